"""The police come up: officers on duty, open hands, credit cards, penalties and chips."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import GUILTY, INNOCENT, OFFICER, Scene, both_languages, scene

from backroom.kit import CHANCE


def judged(*hands: str, coins: tuple[int, ...] = (), wallet: str | None = None, **more: object) -> Scene:
    """The round has just ended, and nobody has played a special card."""
    options = {"timers": 1, "specials": {}, **more}
    return scene(hands, coins=coins, wallet=wallet, **options).round_ends()  # type: ignore[arg-type]


def verdicts(table: Scene) -> dict[int, list[str]]:
    """Why everybody whose hand lies open is guilty; for no reason at all if innocent."""
    return {entry["seat"]: entry["reasons"] for entry in table.view["raid"]["open"]}


def everybody_pays(table: Scene) -> Scene:
    """Whoever must puts back the lowest chip."""
    for seat in table.asked:
        table.says(seat, table.offered(seat)[0])
    return table


# Officers


@pytest.mark.rule("G-68", "G-61")
def test_an_innocent_policeman_with_a_badge_makes_himself_known() -> None:
    table = judged(INNOCENT, f"{OFFICER} yen-50", GUILTY)
    assert "Ben turns out to be a policeman on duty." in table.log
    assert verdicts(table) == {1: []}
    assert table.asked == {1: "ask-patrol"}


@pytest.mark.rule("G-61")
@pytest.mark.parametrize(
    "hand",
    [
        "policeman",
        "badge",
        "john-smith badge",
        "policeman badge dollar-500",
        "policeman badge blonde",
        "agent policeman badge",
    ],
)
def test_nobody_else_is_on_duty(hand: str) -> None:
    table = judged(hand, INNOCENT, GUILTY)
    assert not [line for line in table.log if "on duty" in line]
    assert len(verdicts(table)) == 3


@pytest.mark.rule("G-60")
def test_a_policeman_with_two_badges_inspects_once() -> None:
    table = judged(INNOCENT, f"{OFFICER} badge", GUILTY).says(1, "player 2")
    assert table.view["raid"]["patrols"] == [{"seat": 1, "other": 2}]
    assert "ask-patrol" not in table.asked.values()


@pytest.mark.rule("G-68")
def test_officers_come_before_all_hands_are_open_and_after_the_last_special_cards() -> None:
    table = scene([INNOCENT, OFFICER, GUILTY], timers=1, specials={2: "hideout"}).turns_timer()
    assert table.asked == {2: "ask-end-card"}
    table.says(2, "pass", "pass")
    assert table.asked == {1: "ask-patrol"}
    assert [entry["seat"] for entry in table.view["raid"]["open"]] == [1]


@pytest.mark.rule("G-68")
def test_a_policeman_can_become_innocent_by_a_last_special_card() -> None:
    table = scene([INNOCENT, f"{OFFICER} dollar-500", GUILTY], timers=1, specials={1: "hideout"}).turns_timer()
    table.says(1, "play hideout", "hide dollar-500").everybody_passes()
    assert table.asked == {1: "ask-patrol"}


@pytest.mark.rule("G-69")
def test_an_officer_inspects_another_player_who_shows_the_hand() -> None:
    table = judged(INNOCENT, OFFICER, GUILTY)
    assert table.offered() == ["player 2", "player 0"]
    table.says(1, "player 0")
    assert table.log[-3] == "Ben inspects Ada."
    assert verdicts(table)[0] == []


@pytest.mark.rule("G-70")
def test_several_officers_inspect_different_players_the_lowest_coin_first() -> None:
    table = judged(OFFICER, GUILTY, OFFICER, "john-smith", coins=(7, 1, 2, 5))
    assert [line for line in table.log if "on duty" in line] == [
        "Cleo turns out to be a policeman on duty.",
        "Ada turns out to be a policeman on duty.",
    ]
    assert table.on_turn == 2
    assert table.offered() == ["player 3", "player 0", "player 1"]
    table.says(2, "player 1")
    assert table.on_turn == 0
    assert table.offered() == ["player 2", "player 3"]


@pytest.mark.rule("G-70")
def test_an_officer_may_inspect_an_officer() -> None:
    table = judged(OFFICER, OFFICER, coins=(1, 2)).says(0, "player 1").says(1, "player 0")
    assert table.view["raid"]["confiscated"] == []


@pytest.mark.rule("G-71")
def test_an_officer_for_whom_nobody_is_left_inspects_nobody() -> None:
    table = judged(OFFICER, OFFICER, OFFICER).says(0, "player 1").says(1, "player 0")
    assert [patrol["other"] for patrol in table.view["raid"]["patrols"]] == [1, 0]
    assert "ask-patrol" not in table.asked.values()


@pytest.mark.rule("G-72")
def test_from_the_guilty_all_notes_and_jewels_are_taken() -> None:
    table = judged(INNOCENT, OFFICER, "badge dollar-50 jewel-200 euro-500").says(1, "player 2")
    assert table.hands[2] == "badge"
    assert table.view["raid"]["confiscated"] == [{"seat": 1, "cards": ["jewel-200", "dollar-50", "euro-500"]}]
    assert "Ben confiscates from Cleo: Jewel 200, 50 dollars and 500 euros." in table.log


@pytest.mark.rule("G-13", "G-72")
def test_who_has_lost_the_money_is_still_told_what_made_them_guilty() -> None:
    hands, chips = [INNOCENT, OFFICER, "john-smith dollar-500 euro-200"], [[1], [1, 2], [1, 3]]
    table = scene(hands, timers=1, specials={}, chips=chips).round_ends().says(1, "player 2")
    assert table.hands[2] == "john-smith"
    assert table.own(2)["reasons"] == verdicts(table)[2] == ["G-15"]
    assert table.own(2)["money"] == 700.05
    assert table.own(1)["money"] == 700.02
    assert table.view["raid"]["open"][1]["cards"] == ["john-smith", "dollar-500", "euro-200"]


@pytest.mark.rule("G-72")
def test_what_is_confiscated_adds_to_the_officers_money_and_makes_nobody_guilty() -> None:
    table = judged(INNOCENT, f"{OFFICER} yen-50", "dollar-500 euro-500").says(1, "player 2").says(2, "chip 1")
    assert verdicts(table)[1] == []
    assert "Ben has 1,050.02 and draws 2 chips." in table.log


@pytest.mark.rule("G-72")
def test_from_the_innocent_nothing_is_taken() -> None:
    table = judged("john-smith dollar-100", OFFICER, GUILTY).says(1, "player 0")
    assert table.hands[0] == "john-smith dollar-100"
    assert table.view["raid"]["confiscated"] == []


@pytest.mark.rule("G-72")
def test_there_may_be_nothing_to_confiscate() -> None:
    table = judged(INNOCENT, OFFICER, "badge").says(1, "player 2")
    assert "Ben finds nothing to confiscate from Cleo." in table.log


@pytest.mark.rule("G-13")
def test_who_was_guilty_for_too_much_money_stays_so_without_it() -> None:
    table = judged("john-smith dollar-500", OFFICER, INNOCENT).says(1, "player 0")
    assert table.hands[0] == "john-smith"
    assert verdicts(table)[0] == ["G-15"]
    assert table.asked == {0: "ask-chip"}


@pytest.mark.rule("G-73")
def test_what_is_confiscated_counts_for_that_officer_alone() -> None:
    table = judged(OFFICER, OFFICER, "dollar-500", "euro-200", coins=(1, 2, 5, 7))
    table.says(0, "player 2").says(1, "player 3")
    everybody_pays(table)
    assert "Ada has 500.01 and draws 3 chips." in table.log
    assert "Ben has 200.02 and draws 2 chips." in table.log


@pytest.mark.rule("G-73")
def test_a_note_on_the_exchange_is_taken_but_not_what_is_hidden_or_banked() -> None:
    specials = {2: "exchange", 0: "hideout cash-machine"}
    table = scene(["dollar-50 euro-50 yen-50", OFFICER, "pound-100 badge"], timers=1, specials=specials)
    table.turns_timer().says(0, "play hideout", "hide dollar-50").says(2, "play exchange", "exchange pound-100 yen")
    table.says(0, "play cash-machine", "deposit euro-50").everybody_passes().says(1, "player 2")
    assert table.view["raid"]["confiscated"] == [{"seat": 1, "cards": ["yen-100"]}]
    table = scene(["dollar-50 euro-50 yen-50", OFFICER, ""], timers=1, specials={0: "hideout cash-machine"})
    table.turns_timer().says(0, "play hideout", "hide dollar-50", "play cash-machine", "deposit euro-50")
    table.everybody_passes().says(1, "player 0")
    assert table.view["raid"]["confiscated"] == [{"seat": 1, "cards": ["yen-50"]}]


# Open hands and credit cards


@pytest.mark.rule("G-74")
def test_then_everybody_shows_their_cards() -> None:
    table = judged(INNOCENT, "blonde dollar-50", "")
    assert table.view["raid"]["open"] == [
        {"seat": 0, "cards": ["john-smith", "dollar-50"], "money": 50.01, "verdict": "innocent", "reasons": []},
        {"seat": 1, "cards": ["blonde", "dollar-50"], "money": 50.02, "verdict": "guilty", "reasons": ["G-64"]},
        {"seat": 2, "cards": [], "money": 0.05, "verdict": "guilty", "reasons": ["G-14"]},
    ]
    assert table.log[-3:] == [
        "Ada shows: John Smith and 50 dollars. Innocent.",
        "Ben shows: Blonde and 50 dollars. Guilty: a blonde without a jewel (G-64).",
        "Cleo shows an empty hand. Guilty: not exactly one ID (G-14).",
    ]


@pytest.mark.rule("G-58")
def test_a_credit_card_draws_until_a_note_comes_up() -> None:
    table = judged("john-smith credit-card dollar-200", "", "", wallet="badge yen-500 agent euro-50")
    assert table.asked == {0: "ask-place-search"}
    table.says(0, "place 3", "place 2", "place 0").chance("place 1")
    assert table.wallet == "agent badge euro-50"
    assert table.view["raid"]["credited"] == [{"seat": 0, "cards": ["yen-500"]}]
    everybody_pays(table)
    assert "Ada has 700.01 and draws 2 chips." in table.log


@pytest.mark.rule("G-58")
def test_the_note_makes_nobody_guilty() -> None:
    table = judged("john-smith credit-card dollar-200 euro-200", "", "", wallet="yen-500").says(0, "place 1")
    assert verdicts(table)[0] == []


@pytest.mark.rule("G-58")
@pytest.mark.parametrize(
    "hand",
    ["john-smith credit-card dollar-500", "blonde credit-card jewel-50", "agent john-smith credit-card", "john-smith"],
)
def test_only_an_innocent_john_smith_uses_a_credit_card(hand: str) -> None:
    table = judged(hand, INNOCENT, GUILTY)
    assert "ask-place-search" not in table.asked.values()


@pytest.mark.rule("G-57")
def test_john_smith_uses_only_one_credit_card() -> None:
    table = judged("john-smith credit-card credit-card", "", "", wallet="yen-500 yen-200").says(0, "place 1")
    assert table.view["raid"]["credited"] == [{"seat": 0, "cards": ["yen-500"]}]
    assert table.asked == {1: "ask-chip", 2: "ask-chip"}


@pytest.mark.rule("G-75")
def test_credit_cards_are_used_in_the_order_of_the_coins() -> None:
    card = "john-smith credit-card"
    table = judged(card, card, "", coins=(2, 1, 5), wallet="yen-500 yen-200")
    table.says(1, "place 1")
    assert table.view["raid"]["credited"] == [{"seat": 1, "cards": ["yen-500"]}]
    table.says(0, "place 1")
    assert table.view["raid"]["credited"][0] == {"seat": 0, "cards": ["yen-200"]}


@pytest.mark.rule("G-75")
def test_the_other_cards_drawn_go_back_and_without_a_note_there_is_nothing() -> None:
    table = judged("john-smith credit-card", "", "", wallet="badge jewel-50")
    table.says(0, "place 1", "place 1", "place 1", "place 2")
    assert table.wallet == "badge jewel-50"
    assert "Ada finds no note in the wallet." in table.log


@pytest.mark.rule("G-75")
def test_credit_cards_come_after_the_inspections() -> None:
    table = judged("john-smith credit-card", OFFICER, GUILTY, wallet="yen-50")
    assert table.asked == {1: "ask-patrol"}
    assert table.says(1, "player 2").asked == {0: "ask-place-search"}


# The guilty lose a chip


@pytest.mark.rule("G-76")
def test_the_guilty_put_a_chip_of_their_choice_back() -> None:
    table = judged(GUILTY, INNOCENT, "", chips=[[1, 2, 3], [1], [1, 1]])
    assert table.asked == {0: "ask-chip", 2: "ask-chip"}
    assert table.offered(0) == ["chip 1", "chip 2", "chip 3"]
    assert table.offered(2) == ["chip 1"]
    table.says(0, "chip 2").says(2, "chip 1")
    assert table.party.chips[0] == (1, 3)
    assert table.party.chips[2] == (1,)
    assert table.party.left.count(2) == 12


@pytest.mark.rule("G-76")
def test_who_has_no_chip_loses_none() -> None:
    table = judged(GUILTY, INNOCENT, "", chips=[[], [1], []])
    assert "ask-chip" not in table.asked.values()
    assert table.view["chips"] == [0, 1, 0]


@pytest.mark.rule("G-77")
def test_nobody_else_sees_which_chip_it_is() -> None:
    def seen_by_others(chip: str) -> object:
        table = judged(GUILTY, INNOCENT, "", chips=[[1, 2, 3], [1], []]).says(0, chip)
        return [[table.game.view(seat), table.game.story(seat)] for seat in (1, 2, None)]

    assert seen_by_others("chip 1") == seen_by_others("chip 3")


@pytest.mark.rule("G-77")
def test_the_guilty_choose_at_once() -> None:
    table = judged(GUILTY, GUILTY, INNOCENT).says(1, "chip 1")
    assert table.view["chips"] == [1, 1, 1]
    table.says(0, "chip 1")
    assert table.view["chips"] == [0, 0, 1]


@pytest.mark.rule("G-76")
def test_a_chip_put_back_can_be_drawn_by_the_innocent() -> None:
    table = judged(GUILTY, INNOCENT, "", chips=[[3], [1], []]).says(0, "chip 3")
    assert len(table.offered(CHANCE)) == len(table.party.left) == 36


# Chips for the innocent


@pytest.mark.rule("G-78")
def test_only_the_innocent_get_chips() -> None:
    table = judged("dollar-500", "john-smith dollar-50", "badge jewel-200")
    everybody_pays(table).draws_chips()
    assert table.view["last"]["won"] == [0, 2, 0]


@pytest.mark.rule("G-78")
def test_money_is_notes_jewels_and_coin() -> None:
    table = judged("john-smith dollar-50 jewel-150", "", "", coins=(5, 1, 2), timers=1)
    everybody_pays(table)
    assert "Ada has 200.05 and draws 2 chips." in table.log
    assert "Ada hat 200,05 und zieht 2 Chips." in table.heard_by(None, "de")


@pytest.mark.rule("G-78")
def test_when_all_are_guilty_nobody_gets_any() -> None:
    table = everybody_pays(judged("", "", ""))
    assert table.view["last"]["won"] == [0, 0, 0]
    assert table.view["chips"] == [0, 0, 0]


JOHNS = ["john-smith", "policeman", "agent blonde", "john-smith", "policeman", "agent policeman", "john-smith"]
NOTES = ["dollar-200", "euro-200", "pound-200", "yen-200", "dollar-100", "euro-100", "pound-100"]


@pytest.mark.rule("G-79")
@pytest.mark.parametrize(
    ("players", "chips"),
    [
        (2, [1, 0]),
        (3, [2, 1, 0]),
        (4, [3, 2, 1, 0]),
        (5, [4, 3, 2, 1, 0]),
        (6, [4, 3, 2, 1, 0, 0]),
        (7, [4, 3, 2, 1, 0, 0, 0]),
    ],
)
def test_chips_by_rank_when_all_are_innocent(players: int, chips: list[int]) -> None:
    """The seats are ranked from the last to the first."""
    money = ["", "dollar-50", "dollar-100", "dollar-100 dollar-50", "euro-200", "euro-200 euro-50", "yen-200 yen-100"]
    hands = [f"{who} {notes}" for who, notes in zip(JOHNS[:players], money, strict=False)]
    table = judged(*hands).draws_chips()
    assert table.view["last"]["won"] == chips[::-1]
    assert table.view["chips"] == [1 + won for won in chips[::-1]]


@pytest.mark.rule("G-79")
@pytest.mark.parametrize(("players", "chips"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_a_lone_innocent_gets_what_the_richest_gets(players: int, chips: int) -> None:
    table = judged("john-smith", *[""] * (players - 1), chips=[[1]] + [[]] * (players - 1)).draws_chips()
    assert table.view["last"]["won"][0] == chips
    assert table.view["chips"] == [1 + chips] + [0] * (players - 1)


@pytest.mark.rule("G-79")
def test_the_guilty_have_no_rank() -> None:
    table = everybody_pays(judged("dollar-500", "john-smith dollar-50", "john-smith")).draws_chips()
    assert table.view["last"]["won"] == [0, 2, 1]


@pytest.mark.rule("G-80")
def test_between_equal_sums_the_coin_decides() -> None:
    table = judged("john-smith dollar-50", "john-smith euro-50", "john-smith jewel-50", coins=(2, 5, 1)).draws_chips()
    assert table.view["last"]["won"] == [1, 2, 0]


@pytest.mark.rule("G-81")
def test_chips_are_drawn_without_looking_and_only_their_owner_sees_them() -> None:
    table = judged("john-smith", "", "", chips=[[1], [], []])
    assert table.asked == {CHANCE: "ask-blind"}
    table.chance("place 36", "place 1")
    assert table.own(0)["chips"] == [1, 1, 3]
    assert table.heard_by(0)[-3:-1] == ["You draw a chip worth 3.", "You draw a chip worth 1."]
    assert not [line for line in table.heard_by(1) if "chip of" in line]
    assert table.view["chips"] == [3, 0, 0]


@pytest.mark.rule("G-81")
def test_one_may_look_at_ones_chips_at_any_time() -> None:
    table = scene([INNOCENT, "", ""], chips=[[1, 2, 3], [1], [1]])
    assert table.own(0)["chips"] == [1, 2, 3]


def test_an_answer_that_is_no_player_is_refused() -> None:
    table = judged(INNOCENT, OFFICER, GUILTY)
    for answer in ("player 1", "player 3", "player x", "pass"):
        refused = table.refuses(1, answer)
        assert refused.rule == "G-69"
        assert both_languages(refused)[0].endswith("is not one of the choices here.")
