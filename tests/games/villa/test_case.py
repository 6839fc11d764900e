"""The case: one team, one box, and what the cards say."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from tests.games.villa.scenes import DECK, GUARDS, scene

import backroom
from backroom.games.villa.deck import SYMBOLS, Guard


def guard(name: str) -> Guard:
    return DECK.guards[GUARDS.index(name)]


def symbols(card: Guard) -> list[str]:
    return [SYMBOLS[symbol] for symbol in card.symbols]


@pytest.mark.rule("V-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert len(backroom.new_game("villa", seats, seed=1).view(None)["hands"]) == seats


@pytest.mark.rule("V-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_alone_or_five_are_not_the_right_team(seats: int) -> None:
    with pytest.raises(backroom.BadSeat, match="2 to 4 players"):
        backroom.new_game("villa", seats)


@pytest.mark.rule("V-1")
def test_all_win_together_or_lose_together() -> None:
    hands = ["green", "red", "red", "blue"]
    won = scene(hands, standing=(), piles=["", "", "", ""]).arrest("godfather")
    won.acts("play green", "play red", "play red", "play blue")
    assert won.game.result == ((0, 1, 2, 3), (14, 14, 14, 14), "won")
    lost = scene(hands, piles=["", "", "", ""]).says(0, "give-up")
    assert lost.game.result == ((), (0, 0, 0, 0), "lost")


@pytest.mark.rule("V-2")
def test_one_person_can_run_all_seats() -> None:
    """Nobody sees more than anybody else, so that one person may look at all."""
    game = backroom.new_game("villa", 3, {"decisions": "captain"}, seed=2)
    views = [{**game.view(seat), "you": None} for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("V-3")
def test_54_police_cards() -> None:
    assert sum(kind.copies for kind in DECK.police) == 54
    assert {kind.name: kind.copies for kind in DECK.police if len(kind.symbols) == 1} == dict.fromkeys(SYMBOLS, 12)
    jokers = Counter(len(kind.symbols) for kind in DECK.police for _ in range(kind.copies) if len(kind.symbols) > 1)
    assert jokers == {2: 4, 4: 2}


@pytest.mark.rule("V-3")
def test_20_guards_and_4_godfathers() -> None:
    kinds = Counter((guard.kind, len(guard.symbols)) for guard in DECK.guards)
    assert kinds == {("small-fish", 2): 4, ("heavy", 3): 8, ("big-calibre", 4): 8}
    assert len(DECK.godfathers) == 4


@pytest.mark.rule("V-4")
def test_the_godfather_comes_last() -> None:
    assert scene().free == ["park-1", "park-3", "park-7", "park-9"]
    assert scene(standing=["villa-4"]).free == ["villa-4"]
    assert scene(standing=()).free == ["godfather"]


@pytest.mark.rule("V-5")
def test_narben_juri_takes_four_cards_in_his_order() -> None:
    """The rulebook's example: yellow first, then green, then red, then blue."""
    assert symbols(guard("Narben-Juri")) == ["yellow", "green", "red", "blue"]
    park = scene(["yellow blue", "green", "red", "blue"], posts={"park-9": "Narben-Juri"}).arrest("park-9")
    needed = []
    for card in ("yellow", "green", "red", "blue"):
        needed.append(next(iter(park.game.asked.values())).args["symbol"])
        park.acts(f"play {card}")
    assert needed == ["@symbol-yellow", "@symbol-green", "@symbol-red", "@symbol-blue"]
    assert "Arrested: Narben-Juri." in park.log


@pytest.mark.rule("V-5")
def test_a_card_for_a_later_position_must_wait() -> None:
    park = scene(["green", "yellow"], posts={"park-9": "Narben-Juri"}).arrest("park-9")
    assert park.refuses(0, "play green").rule == "V-27"


@pytest.mark.rule("V-5")
def test_capo_curtillo_takes_a_badge_two_pistols_and_a_car() -> None:
    """The rulebook's example of a godfather."""
    curtillo = DECK.godfathers[0]
    assert (curtillo.name, symbols(curtillo)) == ("Capo Curtillo", ["green", "red", "red", "blue"])
    cellar = scene(["green", "red", "red", "blue"], standing=()).arrest("godfather")
    cellar.acts("play green", "play red", "play red", "play blue")
    assert cellar.log[-1] == "The godfather is behind bars. You have won!"


@pytest.mark.rule("V-6")
def test_backs_with_a_position_and_backs_that_cross_out() -> None:
    """The three backs that the rulebook explains."""
    posts = {"park-1": "Dirty Diana", "park-3": "Beton-Bruno", "park-9": "Narben-Juri"}
    guards = {guard["place"]: guard for guard in scene(posts=posts).view["guards"]}
    backs = {place: (guard["strength"], guard["symbol"], guard["at"]) for place, guard in guards.items()}
    assert backs["park-1"] == (2, "green", None)
    assert backs["park-3"] == (3, "blue", 2)
    assert backs["park-9"] == (4, "yellow", 1)


@pytest.mark.rule("V-61")
def test_every_back_fits_two_guards_of_its_strength() -> None:
    backs = Counter(guard.back for guard in DECK.guards)
    assert set(backs.values()) == {2}
    for one in DECK.guards:
        (twin,) = (other for other in DECK.guards if other.back == one.back and other is not one)
        assert (twin.kind, len(twin.symbols)) == (one.kind, len(one.symbols))
        assert twin.symbols != one.symbols


@pytest.mark.rule("V-61")
def test_who_may_be_behind_a_back_until_one_of_the_two_was_seen() -> None:
    posts = {"park-1": "Dirty Diana", "park-3": "Tante Trixie", "park-9": "Narben-Juri"}
    park = scene(["blue red", "yellow"], posts=posts, seats=2)

    def behind(place: str) -> list[str]:
        return next([front["name"] for front in g["fronts"]] for g in park.view["guards"] if g and g["place"] == place)

    assert behind("park-1") == behind("park-3") == ["Dirty Diana", "Tante Trixie"]
    assert behind("park-9") == ["Narben-Juri", "Kanonen-Klara"], "also if Klara stayed in the box"
    park.arrest("park-1").acts("play blue", "play yellow")
    assert behind("park-3") == ["Tante Trixie"]
    assert [guard["name"] for guard in park.view["arrested"]] == ["Dirty Diana"]


@pytest.mark.rule("V-6")
def test_every_back_tells_the_truth() -> None:
    for card in DECK.guards:
        assert card.back is not None
        assert card.back.strength == len(card.symbols)
        if card.back.at:
            assert card.symbols[card.back.at - 1] == card.back.symbol
        else:
            assert card.back.symbol not in card.symbols


@pytest.mark.rule("V-7")
@pytest.mark.parametrize("needed", ["Socken-Sepp", "Knopf-Kuno"])
def test_a_joker_is_played_as_either_of_its_symbols(needed: str) -> None:
    """Sepp's first symbol is yellow, Kuno's is green."""
    park = scene(["yellow-green", "red"], posts={"park-1": needed}).arrest("park-1")
    park.acts("play yellow-green")
    assert park.view["position"] == 2


@pytest.mark.rule("V-7")
def test_one_joker_serves_one_position_only() -> None:
    park = scene(["joker", "red"], posts={"park-1": "Socken-Sepp"}, seats=2, piles=["blue", "blue"])
    park.arrest("park-1").acts("play joker")
    assert park.view["position"] == 2
    assert park.view["discard"] == {"joker": 1}
    assert park.hands[0] == "blue"
    assert next(iter(park.game.asked.values())).args["symbol"] == "@symbol-green"


@pytest.mark.rule("V-7")
def test_a_joker_without_the_symbol_does_not_fit() -> None:
    park = scene(["red-blue"], posts={"park-1": "Socken-Sepp"}).arrest("park-1")
    assert park.refuses(0, "play red-blue").rule == "V-27"


def test_every_card_says_where_it_is_known_from() -> None:
    box = tomllib.loads((files("backroom.games.villa") / "cards.toml").read_text(encoding="utf-8"))
    entries = [*box["police"], *box["guard"], *box["godfather"]]
    assert {entry["source"] for entry in entries} == {"printed", "reconstructed"}
    printed = {entry["name"] for entry in entries if entry["source"] == "printed" and "name" in entry}
    assert printed == {"Narben-Juri", "Capo Curtillo"}


def test_every_colour_is_equally_frequent_on_the_guards() -> None:
    assert Counter(symbol for guard in DECK.guards for symbol in guard.symbols) == dict.fromkeys(range(4), 16)
