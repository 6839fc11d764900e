"""The last special cards, when the last timer has been turned: who is asked, and one card against another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.greif_zu.party import INNOCENT, both_languages, ended, scene

if TYPE_CHECKING:
    from tests.games.greif_zu.party import Scene


def everybody_passes(table: Scene) -> list[int]:
    """Who is asked for a special card, one after the other, when nobody wants to play one."""
    order = []
    while "ask-end-card" in table.asked.values():
        order.append(table.on_turn)
        table.says(table.on_turn, "pass")
    return order


@pytest.mark.rule("G-50")
@pytest.mark.parametrize("special", ["buy-time", "hideout", "cash-machine", "exchange"])
def test_cards_for_the_end_cannot_be_played_early(special: str) -> None:
    table = scene([INNOCENT, "", ""], specials={0: special})
    assert f"play {special}" not in table.offered()
    refused = table.refuses(0, f"play {special}")
    assert refused.rule == "G-50"
    english, german = both_languages(refused)
    assert english.endswith("can only be played when the last timer has been flipped.")
    assert german.endswith("kannst du erst spielen, wenn die letzte Timer-Karte umgedreht ist.")


@pytest.mark.rule("G-50")
@pytest.mark.parametrize("special", ["hideout", "cash-machine", "exchange"])
def test_they_can_be_played_when_the_round_is_over(special: str) -> None:
    table = ended(INNOCENT, "", "", specials={0: f"{special} gift"})
    assert table.offered() == ["pass", f"play {special}"]


@pytest.mark.rule("G-30", "G-50")
@pytest.mark.parametrize("special", ["double-turn", "gift", "wish", "emergency"])
def test_cards_for_the_start_of_a_turn_cannot_be_played_late(special: str) -> None:
    table = ended(INNOCENT, INNOCENT, "", specials={0: special})
    assert table.offered() == ["pass"]
    refused = table.refuses(0, f"play {special}")
    assert refused.rule == "G-30"
    assert both_languages(refused)[0].endswith("can only be played at the start of a turn; the round is over.")


@pytest.mark.rule("G-50")
def test_hideout_cash_machine_and_exchange_stay_in_front_of_their_player() -> None:
    specials = {0: "hideout exchange", 1: "cash-machine buy-time"}
    table = ended("john-smith dollar-50 badge", INNOCENT, "", specials=specials)
    table.says(0, "play hideout", "hide badge").says(1, "play cash-machine", "deposit dollar-50")
    table.says(0, "play exchange", "exchange dollar-50 yen")
    laid = [{"seat": 0, "specials": ["hideout", "exchange"]}, {"seat": 1, "specials": ["cash-machine"]}]
    assert table.view["raid"]["laid"] == laid
    assert table.view["discard"]["specials"] == []
    table.says(1, "play buy-time")
    assert table.view["raid"]["laid"] == laid
    assert table.view["discard"]["specials"] == ["buy-time"]


@pytest.mark.rule("G-51")
def test_everybody_with_special_cards_is_asked_clockwise_from_the_start_player() -> None:
    specials = {0: "gift", 1: "hideout", 2: "left right", 3: ""}
    table = ended(INNOCENT, INNOCENT, INNOCENT, INNOCENT, specials=specials, coins=(5, 7, 1, 2))
    assert everybody_passes(table) == [2, 0, 1]


@pytest.mark.rule("G-51")
def test_the_start_player_is_asked_first_whoever_turned_the_last_timer() -> None:
    table = scene([INNOCENT] * 3, timers=2, specials={0: "gift", 1: "left", 2: "right"})
    table.turns_timer().turns_timer()
    assert table.on_turn == 0


@pytest.mark.rule("G-51")
def test_after_a_card_has_been_played_everybody_is_asked_again() -> None:
    table = ended(INNOCENT, INNOCENT, INNOCENT, specials={0: "gift", 1: "hideout left", 2: "right"})
    table.says(0, "pass").says(1, "play hideout", "hide dollar-50")
    assert everybody_passes(table) == [2, 0, 1]


@pytest.mark.rule("G-51")
def test_somebody_who_passed_may_think_better_of_it() -> None:
    table = ended("john-smith dollar-50 badge", INNOCENT, "", specials={0: "hideout", 1: "exchange"})
    table.says(0, "pass").says(1, "play exchange", "exchange dollar-50 euro").says(0, "play hideout", "hide badge")
    assert table.hands[0] == "john-smith dollar-50"


@pytest.mark.rule("G-29", "G-51")
def test_being_asked_gives_nothing_away() -> None:
    """Whatever the special cards are, the same seats are asked, and see the same of each other."""

    def what_ben_sees(specials: str) -> object:
        table = ended("john-smith", INNOCENT, "", specials={0: specials, 1: "left right"})
        seen = [table.game.view(1)]
        table.says(0, "pass")
        return [*seen, table.game.view(1), table.game.story(1)]

    assert what_ben_sees("gift swap") == what_ben_sees("hideout buy-time") == what_ben_sees("exchange wish")


@pytest.mark.rule("G-29", "G-51")
def test_only_those_are_not_asked_of_whom_everybody_knows_that_they_can_do_nothing() -> None:
    table = ended("", "", "john-smith", specials={0: "gift", 1: "", 2: "left"}, wallet="")
    assert table.on_turn == 2
    table = ended("", "", "john-smith", specials={0: "gift", 1: "", 2: "left"}, wallet="badge")
    assert table.on_turn == 0


@pytest.mark.rule("G-26")
@pytest.mark.parametrize("action", ["draw", "put dollar-50", "buy", "timer", "draw-at"])
def test_when_the_round_is_over_no_action_is_left(action: str) -> None:
    refused = ended(INNOCENT, "", "", specials={0: "gift"}).refuses(0, action)
    assert refused.rule == "G-26"
    assert both_languages(refused)[0].startswith("The round is over.")


# One end card against another


def test_what_was_drawn_at_the_cash_machine_can_be_exchanged() -> None:
    specials = {0: "cash-machine exchange"}
    table = ended("john-smith dollar-50 euro-50", "", "", specials=specials, wallet="yen-100")
    table.says(0, "play cash-machine", "withdraw", "place 1")
    table.says(0, "play exchange", "exchange yen-100 euro").everybody_passes()
    assert table.view["raid"]["open"][0]["reasons"] == []


def test_what_lies_on_the_exchange_cannot_be_hidden_or_banked() -> None:
    table = ended("yen-100", "", "", specials={0: "exchange hideout"}, wallet="badge")
    table.says(0, "play exchange", "exchange yen-100 euro")
    assert table.offered() == ["pass"]


@pytest.mark.rule("G-51", "G-52")
def test_nobody_loses_a_hideout_because_somebody_else_buys_time() -> None:
    hands = ("john-smith badge", "john-smith badge", "")
    table = ended(*hands, specials={0: "buy-time", 1: "hideout"})
    refused = table.refuses(0, "play buy-time")
    assert refused.rule == "G-51"
    assert both_languages(refused) == (
        "Buying time comes last of all, when nobody lays down a special card any more. Pass until then.",
        "Zeitgewinn kommt zuletzt, wenn niemand mehr eine Sonderkarte auslegt. Passe bis dahin.",
    )
    table.says(0, "pass").says(1, "play hideout", "hide badge").says(0, "pass")
    table.says(0, "play buy-time", "put badge").chance("place 1")
    assert [entry["reasons"] for entry in table.view["raid"]["open"]] == [[], [], ["G-14"]]


@pytest.mark.rule("G-51")
def test_one_may_buy_time_after_ones_own_hideout() -> None:
    table = ended("john-smith badge credit-card blonde", "", "", specials={0: "hideout buy-time"})
    table.says(0, "play hideout", "hide badge", "pass", "play buy-time", "put blonde").chance("place 1")
    assert table.view["raid"]["open"][0]["reasons"] == []


@pytest.mark.rule("G-29", "G-51")
def test_everybody_with_special_cards_is_asked_for_time_together_and_nobody_sees_who_has_answered() -> None:
    def seen(specials: str, answer: str) -> object:
        table = ended(INNOCENT, INNOCENT, INNOCENT, "", specials={0: specials, 1: "left", 2: "gift right"})
        while "ask-end-card" in table.asked.values():
            table.says(table.on_turn, "pass")
        assert table.asked == dict.fromkeys(range(3), "ask-buy-time")
        table.says(0, answer)
        return [[table.game.view(seat), table.heard_by(seat)[-2:]] for seat in (1, 2, 3, None)]

    assert seen("buy-time", "play buy-time") == seen("buy-time", "pass") == seen("hideout", "pass")


@pytest.mark.rule("G-51")
def test_it_is_too_late_for_a_hideout_when_all_have_passed() -> None:
    table = ended("john-smith badge", "", "", specials={0: "hideout"}).says(0, "pass")
    assert table.asked == {0: "ask-buy-time"}
    refused = table.refuses(0, "play hideout")
    assert refused.rule == "G-51"
    assert both_languages(refused)[0] == "It is too late for Hideout: all have passed. Only time can still be bought."


@pytest.mark.rule("G-29", "G-51")
def test_when_all_three_lie_open_nobody_is_asked_for_one() -> None:
    hand = "john-smith dollar-50 euro-50"
    table = ended(hand, hand, hand, specials={0: "hideout left", 1: "exchange right", 2: "cash-machine gift"})
    table.says(0, "play hideout", "hide dollar-50").says(1, "play exchange", "exchange euro-50 yen")
    table.says(2, "play cash-machine", "deposit euro-50")
    assert table.asked == dict.fromkeys(range(3), "ask-buy-time")


@pytest.mark.rule("G-26")
def test_when_the_last_timer_is_turned_nobody_is_on_turn_any_more() -> None:
    table = scene([INNOCENT] * 3, timers=1, specials={1: "hideout gift"})
    assert table.view["active"] == 0
    assert table.turns_timer().view["active"] is None
    assert table.view["waiting"] == [1]
