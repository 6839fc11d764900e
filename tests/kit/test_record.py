"""Journal, copies and saves."""

from random import Random

import msgspec
import pytest
from tests.kit.den import Bids, Coin, Nod, Rulebook, open_den

from backroom import kit
from backroom.kit import CHANCE, BadSave, BadSeat, Entry, Save, read_save, write_save
from backroom.kit.making.options import NumberOption, TextOption


def test_a_save_is_one_readable_line() -> None:
    game = open_den(Coin(), Nod(0), Nod(1))
    game.play(CHANCE, "heads")
    game.play(0, "yes")
    assert game.save() == (
        '{"game":"den","version":3,"seats":3,"options":{"door":"open","first":"0"},'
        '"journal":[[-1,"heads"],[0,"yes"]],"format":"backroom-game"}'
    )
    assert read_save(game.save()).journal == [Entry(CHANCE, "heads"), Entry(0, "yes")]


def test_copies_of_copies_share_the_past_and_nothing_else() -> None:
    game = open_den(Nod(0), Nod(1), Nod(2))
    game.play(0, "yes")
    child = game.copy()
    child.play(1, "no")
    grandchild = child.copy()
    game.play(1, "yes")
    child.play(2, "yes")
    grandchild.play(2, "no")
    assert [entry.choice for entry in game.journal] == ["yes", "yes"]
    assert [entry.choice for entry in child.journal] == ["yes", "no", "yes"]
    assert [entry.choice for entry in grandchild.journal] == ["yes", "no", "no"]


def test_a_long_line_of_copies_is_no_trouble() -> None:
    game = open_den(*(Nod(number % 3) for number in range(2000)))
    for number in range(2000):
        game = game.copy()
        game.play(number % 3, "yes")
    assert len(game.journal) == 2000


def test_a_copy_that_listens_knows_the_past() -> None:
    game = open_den(Nod(0), Nod(1))
    game.play(0, "yes")
    listening = game.copy(listen=True)
    listening.play(1, "yes")
    assert [event.word for event in listening.events] == ["log-nod", "log-nod"]
    assert [event.word for event in game.events] == ["log-nod"]


def test_a_game_can_go_on_without_carrying_its_past() -> None:
    game = open_den(Nod(0), Coin(), Nod(1))
    step = game.onward(Random(1))
    step.play(0, "yes")
    assert [entry.seat for entry in step.journal] == [0, CHANCE]
    assert [event.word for event in step.events] == ["log-nod"]
    further = step.onward(Random(1))
    assert (further.journal, further.events, further.asked.keys()) == ([], [], step.asked.keys())
    further.play(1, "no")
    assert further.journal == [(1, "no")]
    with pytest.raises(BadSave):
        further.save()
    assert game.journal == []


@pytest.mark.parametrize("version", [0, -1, 4, 10**9])
def test_a_journal_of_rules_that_are_not_known_here(version: int) -> None:
    with pytest.raises(BadSave, match="versions up to 3"):
        kit.replay(Rulebook(Nod(0)), 2, None, [], version=version)


def test_a_journal_is_replayed_by_the_rules_it_was_played_by() -> None:
    game = kit.replay(Rulebook(Nod(0)), 2, None, [], version=3)
    assert msgspec.json.decode(game.save())["version"] == game.version == 3


@pytest.mark.parametrize("version", [1, 2])
def test_a_journal_of_older_rules_is_not_played_on(version: int) -> None:
    with pytest.raises(BadSave, match=f"by version {version} of its rules.*version 3"):
        kit.replay(Rulebook(Nod(0)), 2, None, [], version=version)


@pytest.mark.parametrize("entry", [(1, "yes"), (0, "maybe"), (9, "yes"), (CHANCE, "heads"), (0, "")])
def test_an_impossible_answer_is_named(entry: tuple[int, str]) -> None:
    with pytest.raises(BadSave, match="answer 2 ") as refused:
        kit.replay(Rulebook(Nod(1), Nod(0)), 2, None, [(1, "yes"), entry])
    assert refused.value.args_said["choice"] == entry[1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        ("[]", "unreadable"),
        ('{"game":"den"}', "unreadable"),
        ('{"game":"den","version":1,"seats":2,"options":{},"journal":[[0]]}', "unreadable"),
        ('{"game":"den","version":1.5,"seats":2,"options":{},"journal":[]}', "unreadable"),
        ('{"game":"den","version":1,"seats":2,"options":{"a":1},"journal":[]}', "unreadable"),
        ('{"game":"den","version":1,"seats":2,"options":{},"journal":[],"format":"pgn"}', "foreign"),
        ("[" * 50_000, "unreadable"),
        ("\ud800", "unreadable"),
        ("x" * 4_000_001, "huge"),
    ],
)
def test_other_texts_are_no_saves(text: str, why: str) -> None:
    with pytest.raises(BadSave) as refused:
        read_save(text)
    assert refused.value.word == f"error-save-{why}"
    assert len(str(refused.value)) < 400


def test_what_is_written_reads_back() -> None:
    save = Save("den", 3, 2, {"door": "shut"}, [Entry(0, "„ja“ 💼")])
    assert read_save(write_save(save)) == save


def test_options_are_settled_and_checked() -> None:
    rules = Rulebook()
    assert rules.settle_options(2, None) == {"door": "open", "first": "0"}
    assert rules.settle_options(2, {"first": 1, "door": "shut"}) == {"door": "shut", "first": "1"}
    with pytest.raises(kit.BadOption, match="“2” is no value of the option “first”"):
        rules.settle_options(2, {"first": 2})
    with pytest.raises(kit.BadOption, match="Did you mean door"):
        rules.settle_options(2, {"dor": "open"})
    with pytest.raises(BadSeat):
        kit.begin(rules, 7, None, None)


@pytest.mark.parametrize(("given", "settled"), [("12", "12"), (7, "7"), ("007", "7"), ("-3", "-3"), ("-0", "0")])
def test_an_option_may_take_any_number_of_a_range(given: str | int, settled: str) -> None:
    assert NumberOption("diamonds", ("10", "15"), "15", -3, 20).read(str(given), 4) == settled


@pytest.mark.parametrize("given", ["21", "-4", "", "-", "--1", "1.5", "ten", "٣", "9" * 30])
def test_and_no_other(given: str) -> None:
    with pytest.raises(kit.BadOption, match="diamonds"):
        NumberOption("diamonds", ("10", "15"), "15", -3, 20).read(given, 4)


def test_an_option_may_take_a_text_that_the_game_reads() -> None:
    def reads(text: str) -> str:
        if not text.isalpha():
            raise kit.BadOption("error-option-value", option="toast", found=text, known="letters")
        return text.lower()

    toast = TextOption("toast", ("Salute!",), "Salute!", reads)
    assert toast.read("Salute!", 4) == "Salute!"
    assert toast.read("CINCIN", 4) == "cincin"
    with pytest.raises(kit.BadOption, match="toast"):
        toast.read("cin 2", 4)


def test_the_middle_of_anything_can_be_saved() -> None:
    game = open_den(Bids(), Nod(0))
    game.play(2, "bid 25")
    game.play(0, "interrupt")
    again = kit.replay(game.rules, 3, None, read_save(game.save()).journal)
    again.play(0, "yes")
    again.play(0, "bid 3")
    again.play(1, "bid 14")
    assert again.state.happened[-1] == ("bids", {0: 3, 1: 4, 2: 5})
