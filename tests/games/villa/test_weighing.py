"""Before the team decides: who would act where, who of them holds what fits, and what would be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.villa.scenes import NAMES, Scene, scene

from backroom.words import say

if TYPE_CHECKING:
    from backroom.kit import Weighing

JURI = {"park-1": "Narben-Juri"}  # yellow green red blue, or Kanonen-Klara: yellow red blue red
SEPP = {"park-1": "Socken-Sepp"}  # yellow green, blue crossed out


def weighed(table: Scene, seat: int, text: str) -> Weighing:
    return table.game.weigh(seat, text)


def told(table: Scene, seat: int, text: str, lang: str = "en") -> list[str]:
    """The weighing in words."""
    return [say(lang, "villa", word, args, NAMES) for word, args in weighed(table, seat, text).sayings]


def signs(table: Scene, seat: int, text: str) -> dict[str, str]:
    """How each position stands, and with whom."""
    marks = weighed(table, seat, text).marks
    return {on: f"{sign} {much}" for on, sign, much in marks if on.startswith("position-") and sign != "needs"}


# A plan


def test_a_plan_says_who_acts_where_and_who_holds_what_fits() -> None:
    park = scene(["yellow red", "green red", "red blue", "yellow yellow"], posts=JURI, piles=("", "", "", ""))
    assert told(park, 0, "arrest park-1 0") == [
        "Behind it may be: Narben-Juri / Kanonen-Klara.",
        "Position 1 (yellow handcuffs): Ada has what fits.",
        "Position 2 (green badge / red pistol): Ben has what fits.",
        "Position 3 (red pistol / blue car): Cleo has what fits.",
        "Position 4 (blue car / red pistol): Dan has only a pair.",
    ]
    assert signs(park, 0, "arrest park-1 0") == {
        "position-1": "fits @seat-0",
        "position-2": "fits @seat-1",
        "position-3": "fits @seat-2",
        "position-4": "pair @seat-3",
    }
    assert ("position-1", "needs", "@symbol-yellow") in weighed(park, 0, "arrest park-1 0").marks


def test_what_depends_on_who_it_is_remains_to_be_seen() -> None:
    park = scene(["yellow", "green", "red", "blue"], posts=JURI, piles=("red",) * 4)
    assert signs(park, 0, "arrest park-1 0")["position-2"] == "unsure @seat-1"
    assert signs(park, 0, "arrest park-1 1")["position-1"] == "lacks @seat-1"


def test_once_the_other_was_seen_nothing_is_left_to_guess() -> None:
    posts = JURI | {"park-3": "Kanonen-Klara"}
    park = scene(["yellow yellow", "red green", "blue red", "red blue"], posts=posts, piles=("red",) * 4)
    park.arrest("park-3", 0).acts("play yellow", "play red", "play blue", "play red").says(0, "bonus 0 hand")
    assert told(park, 0, "arrest park-1 0")[0] == "Position 1 (yellow handcuffs): Ada has what fits."
    assert signs(park, 0, "arrest park-1 0")["position-2"] == "fits @seat-1"


def test_one_card_is_not_counted_twice_and_one_still_to_be_drawn_is_unknown() -> None:
    """Two players take turns, so that Ada acts at positions 1 and 3, Ben at 2 and 4."""
    bare = scene(["green", "red blue"], seats=2, standing=(), piles=("", ""))
    assert signs(bare, 0, "arrest godfather 0")["position-3"] == "empty @seat-0"
    drawing = scene(["green", "red blue"], seats=2, standing=(), piles=("red", ""))
    assert signs(drawing, 0, "arrest godfather 0")["position-3"] == "unsure @seat-0"
    assert signs(drawing, 0, "arrest godfather 0")["position-4"] == "fits @seat-1"


def test_a_card_known_to_lie_beneath_is_counted_on() -> None:
    cellar = scene(["green", "red"], seats=2, standing=(), piles=("", ""))
    cellar.game.state.under[0] = [2]
    cellar.game.state.under[1] = [3]
    assert set(signs(cellar, 0, "arrest godfather 0").values()) == {"fits @seat-0", "fits @seat-1"}


def test_a_leader_without_a_card_loses_at_once() -> None:
    park = scene(["yellow", "green", ""], piles=["red", "red", ""], seats=3, posts=SEPP)
    assert told(park, 0, "arrest park-1 2") == ["Cleo has no card: that loses the game at once."]
    assert weighed(park, 0, "arrest park-1 2").final
    assert not weighed(park, 0, "arrest park-1 0").final


def test_whoever_is_asked_to_agree_weighs_the_plan_itself() -> None:
    park = scene(["yellow", "green", "red"], seats=3, posts=SEPP, decisions="all")
    alone = weighed(park, 0, "arrest park-1 0")
    park.says(0, "arrest park-1 0")
    assert weighed(park, 1, "agree") == alone
    assert weighed(park, 1, "object").sayings == ()


def test_an_expert_mark_is_weighed_too() -> None:
    def second(rules: str) -> str:
        park = scene(["blue", "yellow green"], seats=2, posts={"park-1": "Dirty Diana"}, rules=rules, piles=("", ""))
        return signs(park.arrest("park-1"), 0, "play blue")["position-2"]

    assert second("standard") == "fits @seat-1"
    assert second("expert") == "lacks @seat-1"


# A card


def test_a_card_says_whether_open_cards_will_do_for_the_rest() -> None:
    park = scene(["yellow yellow", "green", "red", "blue"], posts=JURI, piles=("",) * 4).arrest("park-1")
    assert told(park, 0, "play yellow") == ["Open cards will do for the rest of the arrest."]
    assert told(park, 0, "pass yellow") == [
        "This leaves the game and never comes back: yellow handcuffs.",
        "Position 1 (yellow handcuffs): Ben has nothing face up that fits.",
        "Position 2 (green badge): Cleo has nothing face up that fits.",
        "Position 3 (red pistol): Dan has nothing face up that fits.",
        "Position 4 (blue car): Ada has nothing face up that fits.",
    ]


def test_the_last_card_of_an_arrest_says_what_comes_back() -> None:
    park = scene(["yellow red", "green"], seats=2, posts=SEPP, piles=("", "")).arrest("park-1").acts("play yellow")
    assert told(park, 1, "play green") == [
        "Ben then has no card left.",
        "That arrests Socken-Sepp. No bonus card: none of these lies in the discard (blue car).",
    ]
    again = scene(["yellow red", "blue blue"], seats=2, posts=SEPP, piles=("", "")).arrest("park-1").acts("play yellow")
    assert told(again, 1, "pair blue blue", "de")[-1] == (
        "Damit ist Socken-Sepp festgenommen. Bonuskarte: blauer Polizeiwagen."
    )


def test_the_last_card_of_all() -> None:
    cellar = scene(["green", "red", "red", "blue"], standing=()).arrest("godfather")
    cellar.acts("play green", "play red", "play red")
    assert told(cellar, 3, "play blue")[-1] == "That arrests the godfather, and you have won."


# Swapping, the bonus card, giving up


def test_a_swap_says_what_everybody_gives_and_gets() -> None:
    table = scene(["yellow red red red", "green blue blue blue"], seats=2, swap="yes")
    assert told(table, 0, "hands 0a 1 1b 0") == [
        "Ada gives yellow handcuffs and gets blue car.",
        "Ben gives blue car and gets yellow handcuffs.",
    ]
    assert weighed(table, 0, "hands 0a 1 1b 0").marks == (
        ("card-0a", "moves", "@seat-1"),
        ("card-1b", "moves", "@seat-0"),
    )
    assert told(table, 0, "hands") == ["Nobody swaps, and the operation begins."]


def test_a_bonus_card_says_where_it_will_be() -> None:
    hands, piles = ["yellow red", "green red red red"], ("red", "red red")
    park = scene(hands, seats=2, posts=SEPP, piles=piles, discard="blue").arrest("park-1")
    park.acts("play yellow", "play green")
    assert told(park, 0, "bonus 0 hand") == ["Ada then has 3 of 4 open cards."]
    assert told(park, 0, "bonus 1 pile") == ["Ben draws it after one other card."]


def test_giving_up_is_final() -> None:
    park = scene(seats=3, decisions="all")
    assert weighed(park, 1, "give-up").final
    assert told(park, 1, "give-up") == ["The game is lost then: 13 guards and the godfather escape."]
    park.says(1, "give-up")
    assert weighed(park, 0, "agree").final


# People get a word in


def test_before_somebody_proposes_a_plan_everybody_else_may() -> None:
    park = scene(seats=3, decisions="all")
    courtesy = park.game.rules.courtesy(park.game)
    assert courtesy is not None
    assert (courtesy.seats, courtesy.word, courtesy.scene) == ((1, 2), "courtesy-plan", False)
    swap = scene(seats=3, decisions="all", swap="yes").game
    assert swap.rules.courtesy(swap) == ((1, 2), "courtesy-swap", {"seat": "@seat-0"}, False)


def test_nobody_waits_where_a_captain_decides_or_somebody_has_the_word() -> None:
    captain = scene(seats=3).game
    assert captain.rules.courtesy(captain) is None
    park = scene(seats=3, decisions="all").says(0, "arrest park-1 0")
    assert park.game.rules.courtesy(park.game) is None
    park.says(1, "object").says(2, "agree")
    assert park.game.rules.courtesy(park.game) is None


def test_a_round_lasts_from_one_arrest_to_the_next() -> None:
    park = scene(["yellow", "green"], seats=2, posts=SEPP).arrest("park-1")
    assert park.game.rules.round(park.game) == 0
    park.acts("play yellow", "play green")
    assert park.game.rules.round(park.game) == 1
