"""New rounds, and the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.greif_zu.party import GUILTY, INNOCENT, OFFICER, Scene, cards_deal, scene, specials_deal

from backroom.kit import CHANCE


def to_the_next_round(table: Scene) -> Scene:
    """The round ends, penalties are paid, and chips are drawn."""
    table.round_ends()
    for seat in list(table.asked) if "ask-chip" in table.asked.values() else []:
        table.says(seat, table.offered(seat)[0])
    return table.draws_chips()


@pytest.mark.rule("G-82")
def test_for_a_new_round_everything_is_shuffled_anew() -> None:
    table = scene(
        ["dollar-500 euro-500", INNOCENT, GUILTY], timers=3, specials={0: "gift", 1: "hideout"}, coins=(1, 2, 5)
    )
    table.says(0, "play gift", "give 1 euro-500", "buy", "pay dollar-500", "id agent").turns_timer().turns_timer()
    table.says(1, "play hideout", "hide dollar-50").everybody_passes()
    for seat in list(table.asked):
        table.says(seat, table.offered(seat)[0])
    table.draws_chips()
    assert table.log[-1] == "Round 2."
    assert table.asked == {CHANCE: "ask-shuffle"}
    table.chance(specials_deal({2: "gift hideout"}, 3), cards_deal(table.party.pool, ()), "coins 5 2 1")
    view = table.view
    assert view["timers"] == 6
    assert view["extras"] == 5
    assert view["discard"] == {"cards": [], "specials": []}
    assert view["hands"] == [5, 5, 5]
    assert view["specials"] == [2, 2, 2]
    assert view["coins"] == [5, 2, 1]
    assert view["raid"] is None
    assert table.own(2)["specials"] == ["gift", "hideout"]
    party = table.party
    assert Counter([*party.wallet, *(kind for hand in party.hands for kind in hand)]) == Counter(party.pool)
    assert sorted([*party.spare, *(card for held in party.specials for card in held)]) == list(range(15))


@pytest.mark.rule("G-82")
def test_the_lowest_coin_begins_the_new_round() -> None:
    table = to_the_next_round(scene([INNOCENT, "", ""], timers=1, specials={}))
    table.chance(specials_deal({}, 3), cards_deal(table.party.pool, ()), "coins 5 2 1")
    assert table.asked == {2: "ask-turn"}
    assert table.view["timers"] == 6


@pytest.mark.rule("G-82")
def test_chips_are_kept_and_the_last_judgement_is_remembered() -> None:
    table = to_the_next_round(scene([INNOCENT, "", "john-smith"], timers=1, specials={}))
    table.chance(specials_deal({}, 3), cards_deal(table.party.pool, ()), "coins 5 2 1")
    assert table.view["chips"] == [3, 0, 2]
    last = table.view["last"]
    assert (last["round"], last["coins"], last["money"], last["won"]) == (1, [1, 2, 5], [50.01, 0.02, 0.05], [2, 0, 1])
    assert last["raid"]["penalised"] == [1]
    assert [entry["cards"] for entry in last["raid"]["open"]] == [["john-smith", "dollar-50"], [], ["john-smith"]]
    assert [entry["reasons"] for entry in last["raid"]["open"]] == [[], ["G-14"], []]


@pytest.mark.rule("G-82")
def test_what_one_knew_of_the_old_cards_is_worth_nothing_any_more() -> None:
    table = scene(["badge john-smith", INNOCENT, ""], timers=3, specials={0: "gift"})
    table.says(0, "play gift", "give 1 badge", "put-at john-smith", "place 7").turns_timer().turns_timer()
    for seat in list(table.asked):
        table.says(seat, table.offered(seat)[0])
    table.draws_chips()
    table.chance(specials_deal({}, 3), cards_deal(table.party.pool, ()), "coins 5 2 1")
    assert table.own(0)["known"] is None


def last_judgement(chips: list[list[int]]) -> Scene:
    """The third round ends, and all are guilty."""
    return scene(["", "", ""], timers=1, specials={}, last_round=True, chips=chips).round_ends()


@pytest.mark.rule("G-83")
def test_after_three_rounds_the_most_points_win() -> None:
    table = last_judgement([[3, 2, 1], [2, 2, 1], [1, 1]])
    table.says(0, "chip 1").says(1, "chip 1").says(2, "chip 1")
    result = table.game.result
    assert result is not None
    assert result.winners == (0,)
    assert result.scores == (5, 4, 1)
    assert table.log[-4:] == [
        "Ada has 2 chips; points: 5.",
        "Ben has 2 chips; points: 4.",
        "Cleo has one chip; points: 1.",
        "Ada wins with 5 points.",
    ]


@pytest.mark.rule("G-83")
def test_in_the_end_everything_is_revealed() -> None:
    table = last_judgement([[3, 2, 1], [2, 2, 1], []]).says(0, "chip 1").says(1, "chip 1")
    assert table.view["revealed"]["chips"] == [[2, 3], [2, 2], []]
    assert len(table.view["revealed"]["wallet"]) == 80
    assert table.view["revealed"]["specials"] == [[], [], []]
    assert table.view["active"] is None
    assert table.game.view(0)["own"] is None


@pytest.mark.rule("G-83")
def test_chips_of_the_last_round_count() -> None:
    table = scene(["john-smith", "", ""], timers=1, specials={}, last_round=True, chips=[[], [3, 3], []])
    table.round_ends().says(1, "chip 3").chance("place 35", "place 35")
    result = table.game.result
    assert result is not None
    assert result.scores == (6, 3, 0)
    assert result.winners == (0,)


@pytest.mark.rule("G-84")
def test_with_equal_points_the_most_chips_win() -> None:
    table = last_judgement([[3, 2, 1], [2, 2, 1, 1], [1]]).says(0, "chip 1").says(1, "chip 1").says(2, "chip 1")
    result = table.game.result
    assert result is not None
    assert result.scores == (5, 5, 0)
    assert result.winners == (1,)


@pytest.mark.rule("G-83")
def test_a_single_point_can_win() -> None:
    table = last_judgement([[1, 1], [1], []]).says(0, "chip 1").says(1, "chip 1")
    assert table.log[-1] == "Ada wins with 1 point."
    assert table.heard_by(None, "de")[-1] == "Ada gewinnt mit 1 Punkt."


@pytest.mark.rule("G-85")
def test_still_equal_the_win_is_shared() -> None:
    table = last_judgement([[3, 2, 1], [3, 2, 2], [1]]).says(0, "chip 1").says(1, "chip 2").says(2, "chip 1")
    result = table.game.result
    assert result is not None
    assert result.scores == (5, 5, 0)
    assert result.winners == (0, 1)
    assert table.log[-1] == "Ada and Ben share the win with 5 points each."


@pytest.mark.rule("G-85")
def test_when_nobody_has_anything_all_share() -> None:
    table = last_judgement([[1], [1], [1]]).says(0, "chip 1").says(1, "chip 1").says(2, "chip 1")
    result = table.game.result
    assert result is not None
    assert result.winners == (0, 1, 2)


def test_after_the_end_nothing_can_be_done() -> None:
    table = last_judgement([[1], [1], [1]]).says(0, "chip 1").says(1, "chip 1").says(2, "chip 1")
    assert str(table.refuses(0, "draw")) == "The game is over."


# What can be read of a raid


def test_the_raid_says_whose_turn_it_is_and_what_everybody_is_about() -> None:
    specials = {0: "hideout left", 1: "gift"}
    table = scene(["john-smith badge", OFFICER, GUILTY], timers=1, specials=specials).turns_timer()
    assert table.view["doing"] == {"step": "end-card", "by": 0}
    assert table.says(0, "play hideout").view["doing"] == {"step": "hide", "by": 0}
    assert table.says(0, "hide badge").view["doing"] == {"step": "end-card", "by": 1}
    table.says(1, "pass").says(0, "pass")
    assert table.view["doing"] == {"step": "buy-time", "by": None}
    table.says(0, "pass").says(1, "pass")
    assert table.view["doing"] == {"step": "patrol", "by": 1}
    assert table.says(1, "player 2").view["doing"] == {"step": "penalty", "by": None}


def test_the_last_raid_stays_readable_through_the_next_round_as_it_was_before_anything_was_taken() -> None:
    guilty = "john-smith dollar-500 euro-200 yen-50"
    table = scene([INNOCENT, OFFICER, guilty], timers=1, specials={2: "exchange"}).turns_timer()
    table.says(2, "play exchange", "exchange yen-50 euro").says(1, "player 2").says(2, "chip 1").draws_chips()
    table.chance(specials_deal({}, 3), cards_deal(table.party.pool, ()), "coins 1 2 5")
    last = table.view["last"]
    table.turns_timer().turns_timer()
    assert table.view["last"] == last
    assert last["raid"]["patrols"] == [{"seat": 1, "other": 2}]
    searched = next(entry for entry in last["raid"]["open"] if entry["seat"] == 2)
    assert searched["cards"] == ["john-smith", "dollar-500", "euro-200"]
    assert (searched["money"], searched["reasons"]) == (750.05, ["G-15"])
    assert last["raid"]["exchanged"] == [{"seat": 2, "cards": ["euro-50"]}]
    assert last["raid"]["confiscated"] == [{"seat": 1, "cards": ["dollar-500", "euro-200", "euro-50"]}]
    assert (last["money"], last["won"]) == ([50.01, 750.02, 750.05], [1, 2, 0])
