"""What a choice would do, said before it is made; and a moment for everybody after a raid."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import INNOCENT, NAMES, Scene, cards_deal, scene, specials_deal

from backroom.games.greif_zu import RULES
from backroom.kit import IllegalChoice
from backroom.words import say


def told(table: Scene, choice: str, seat: int = 0, lang: str = "en") -> list[str]:
    """What somebody hears before they do this."""
    sayings = table.game.weigh(seat, choice).sayings
    return [say(lang, "greif_zu", word, args, NAMES) for word, args in sayings]


def marked(table: Scene, choice: str, seat: int = 0) -> dict[str, tuple[str, object]]:
    return {on: (sign, much) for on, sign, much in table.game.weigh(seat, choice).marks}


def test_putting_a_card_back_innocent_or_not_and_with_how_much() -> None:
    table = scene(["john-smith badge dollar-200 euro-50", "", ""], coins=(5, 1, 2)).turns_timer().turns_timer()
    assert told(table, "put badge") == ["Innocent then, with 250 and 5 ct."]
    assert told(table, "put badge", lang="de") == ["Dann unschuldig, mit 250 und 5 ct."]
    assert told(table, "put-at euro-50") == [
        "Guilty then, with 200 and 5 ct: a badge that is not a policeman's (G-62)."
    ]


def test_every_breach_is_named_and_marked_on_the_checklist() -> None:
    table = scene(["john-smith badge dollar-500 yen-50", "", ""])
    assert told(table, "put yen-50") == [
        "Guilty then, with 500 and 1 ct: a badge that is not a policeman's (G-62) and more than 500 (G-15)."
    ]
    assert marked(table, "put yen-50") == {
        "ids": ("fits", 1),
        "credits": ("fits", 0),
        "badges": ("breaks", 1),
        "money": ("breaks", 500),
        "jewels": ("fits", 0),
        "currencies": ("fits", 1),
    }


def test_of_a_draw_there_is_nothing_to_say() -> None:
    table = scene([INNOCENT, "", ""])
    assert told(table, "draw") == told(table, "draw-at") == []


@pytest.mark.rule("G-26")
def test_the_last_timer_is_confirmed_apart() -> None:
    table = scene([INNOCENT, "", ""], timers=2)
    assert told(table, "timer") == ["Innocent then, with 50 and 1 ct.", "One timer is left then."]
    assert not table.game.weigh(0, "timer").final
    table.turns_timer()
    assert told(table, "timer", 1)[-1] == "That is the last timer: the round is over at once."
    assert table.game.weigh(1, "timer").final


@pytest.mark.rule("G-48")
def test_an_emergency_says_what_it_would_copy() -> None:
    table = scene([INNOCENT, "blonde", ""], specials={0: "emergency"}, played="gift stolen")
    assert told(table, "play emergency") == [
        "It does what is on top of the discard: Stolen.",
        "You draw a card from another hand, unseen, and keep it.",
    ]


def test_a_special_card_says_what_it_does() -> None:
    table = scene([INNOCENT, "blonde", ""], specials={0: "gift"})
    assert told(table, "play gift") == ["You give one of your cards to another player, who must accept it."]


def test_a_special_card_that_cannot_be_played_says_why_not() -> None:
    table = scene([INNOCENT, "blonde", ""], specials={0: "hideout emergency"})
    with pytest.raises(IllegalChoice) as early:
        table.game.weigh(0, "play hideout")
    assert early.value.rule == "G-50"
    with pytest.raises(IllegalChoice) as useless:
        table.game.weigh(0, "play emergency")
    assert useless.value.rule == "G-49"


@pytest.mark.rule("G-24")
def test_paying_too_much_gets_no_change() -> None:
    table = scene(["euro-200 euro-100 jewel-150", "", ""]).says(0, "buy")
    assert told(table, "pay euro-200,jewel-150") == ["50 more than needed, and no change. You keep 100."]
    assert told(table, "pay euro-200,euro-100") == ["Just enough. You keep 150."]
    with pytest.raises(IllegalChoice):
        table.game.weigh(0, "pay euro-200")


@pytest.mark.rule("G-23")
def test_an_id_with_what_is_left() -> None:
    table = scene(["euro-200 euro-100 badge jewel-50", "", ""])
    assert told(table, "buy") == ["5 extra IDs are left."]
    table.says(0, "buy", "pay euro-200,euro-100")
    assert told(table, "id policeman") == ["Innocent then, with 50 and 1 ct."]
    assert told(table, "id blonde") == ["Guilty then, with 50 and 1 ct: a badge that is not a policeman's (G-62)."]


def test_who_gives_a_card_away_for_another_is_told_so() -> None:
    table = scene(["john-smith euro-50", "blonde", ""], specials={0: "swap"}).says(0, "play swap", "player 1")
    assert told(table, "pass euro-50") == ["Innocent then, with 0 and 1 ct.", "You get another card for it."]


@pytest.mark.rule("G-56")
def test_exchanging_a_note() -> None:
    table = scene(["john-smith euro-50 yen-50 pound-50", "", ""], timers=1, specials={0: "exchange"}).turns_timer()
    guilty = ["Guilty then, with 150 and 1 ct: more than two currencies (G-16)."]
    assert told(table, "pass") == guilty
    table.says(0, "play exchange")
    assert told(table, "exchange euro-50 yen") == ["Innocent then, with 150 and 1 ct."]
    assert told(table, "exchange euro-50 dollar") == [
        "Guilty then, with 150 and 1 ct: more than two currencies (G-16)."
    ]


@pytest.mark.rule("G-53", "G-54")
def test_hiding_a_card_or_laying_it_on_the_machine() -> None:
    specials = {0: "hideout cash-machine"}
    table = scene(["john-smith euro-500 badge", "", ""], timers=1, specials=specials).turns_timer()
    table.says(0, "play hideout")
    assert told(table, "hide badge") == ["Guilty then, with 500 and 1 ct: more than 500 (G-15)."]
    table.says(0, "hide badge", "play cash-machine")
    assert told(table, "deposit euro-500") == ["Innocent then, with 0 and 1 ct."]
    assert told(table, "withdraw") == []


@pytest.mark.rule("G-76")
def test_the_points_that_are_left_when_a_chip_is_put_back() -> None:
    table = scene(["", INNOCENT, INNOCENT], timers=1, specials={}, chips=((1, 3), (1,), (1,))).turns_timer()
    assert told(table, "chip 1") == ["3 points are left to you."]
    assert told(table, "chip 3") == ["One point is left to you."]


# After a raid


def next_round() -> Scene:
    table = scene([INNOCENT, "", "john-smith"], timers=1, specials={}).turns_timer().says(1, "chip 1").draws_chips()
    return table.chance(specials_deal({}, 3), cards_deal(table.party.pool, ()), "coins 1 2 5")


def test_everybody_looks_at_the_raid_before_the_next_round_begins() -> None:
    table = next_round()
    courtesy = RULES.courtesy(table.game)
    assert courtesy is not None
    assert (courtesy.seats, courtesy.scene) == ((0, 1, 2), True)
    assert say("en", "greif_zu", courtesy.word, courtesy.args) == "How round 1 ended"
    table.turns_timer()
    assert RULES.courtesy(table.game) is None


def test_there_is_nothing_to_look_at_before_the_first_round() -> None:
    assert RULES.courtesy(scene([INNOCENT, "", ""]).game) is None


def test_who_keeps_the_special_cards_can_pass_in_advance() -> None:
    table = scene([INNOCENT, "", ""], timers=1, specials={0: "hideout gift"})
    assert RULES.passing(table.game, 0, table.game.asked[0]) is None
    table.turns_timer()
    ask = table.game.asked[0]
    assert ask.text(RULES.passing(table.game, 0, ask)) == "pass"
