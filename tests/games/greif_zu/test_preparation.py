"""Before the party: chips, timers, special cards, extra IDs, playing cards and coins."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.greif_zu.party import cards_deal, coins_deal, new_table, specials_deal

import backroom
from backroom.games.greif_zu.box import deck_of
from backroom.games.greif_zu.deck import KINDS, SPECIALS
from backroom.kit import CHANCE

DECK = deck_of("box")


def dealt(seats: int, seed: int = 1, **options: str) -> backroom.Game[Any]:
    return backroom.new_game("greif_zu", seats, options, seed=seed)


@pytest.mark.rule("G-1")
@pytest.mark.parametrize("seats", [1, 8])
def test_the_party_is_for_two_to_seven(seats: int) -> None:
    with pytest.raises(backroom.BadSeat, match="2 to 7 players"):
        backroom.new_game("greif_zu", seats)


@pytest.mark.rule("G-1")
def test_there_are_three_rounds() -> None:
    game, rng = dealt(4), Random(1)
    rounds = []
    while game.result is None:
        rounds.append(game.view(None)["round"])
        for seat, ask in game.asked.items():
            game.play(seat, ask.draw(rng.random))
    assert sorted(set(rounds)) == [1, 2, 3]


@pytest.mark.rule("G-2")
def test_everybody_begins_with_a_chip_of_one() -> None:
    game = dealt(5)
    assert game.view(None)["chips"] == [1] * 5
    assert [game.view(seat)["own"]["chips"] for seat in range(5)] == [[1]] * 5


@pytest.mark.rule("G-2")
def test_the_other_chips_are_in_the_pocket() -> None:
    party = dealt(5).state
    assert Counter(party.left) + Counter({1: 5}) == Counter(DECK.chips)
    assert len(DECK.chips) == 37


@pytest.mark.rule("G-3")
def test_six_timers_lie_face_up() -> None:
    assert dealt(3).view(None)["timers"] == 6


@pytest.mark.rule("G-4")
def test_everybody_gets_two_special_cards_and_sees_only_those() -> None:
    table = new_table(3)
    table.chance(specials_deal({0: "gift left", 1: "wish hideout", 2: "stolen swap"}, 3))
    table.chance(cards_deal(table.party.pool, ()), coins_deal([1, 2, 5]))
    assert table.view["specials"] == [2, 2, 2]
    assert table.own(0)["specials"] == ["left", "gift"]
    assert table.own(1)["specials"] == ["wish", "hideout"]
    assert "Your special cards: To the left and Gift." in table.heard_by(0)
    for seat in (1, 2, None):
        assert not [line for line in table.heard_by(seat) if "Gift" in line]


@pytest.mark.rule("G-4")
def test_of_each_special_card_there_is_only_one_and_the_rest_is_put_aside() -> None:
    party = dealt(6).state
    cards = [*party.spare, *(card for held in party.specials for card in held)]
    assert sorted(cards) == list(range(15))
    assert len(party.spare) == 15 - 2 * 6


@pytest.mark.rule("G-5")
def test_the_extra_ids_are_one_of_each_character() -> None:
    game = dealt(3)
    assert game.view(None)["extras"] == 5
    assert [KINDS[kind] for kind in game.state.extras] == [
        "john-smith",
        "policeman",
        "millionaire",
        "blonde",
        "agent",
    ]


def in_the_game(game: backroom.Game[Any]) -> Counter[int]:
    party = game.state
    return Counter([*party.wallet, *(kind for hand in party.hands for kind in hand)])


def marked(most: int) -> Counter[int]:
    return Counter(kind for kind, mark in DECK.cards if mark <= most)


@pytest.mark.rule("G-6")
@pytest.mark.parametrize("cards", ["all", "balanced"])
def test_two_players_use_the_cards_marked_two(cards: str) -> None:
    assert in_the_game(dealt(2, cards=cards)) == marked(2)
    assert marked(2).total() == 40


@pytest.mark.rule("G-6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_more_players_use_all_cards(seats: int) -> None:
    assert in_the_game(dealt(seats)) == marked(7)
    assert marked(7).total() == 80


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(("seats", "count"), [(3, 48), (4, 56), (5, 64), (6, 72), (7, 80)])
def test_a_balanced_deck_has_the_cards_for_so_many_players(seats: int, count: int) -> None:
    assert in_the_game(dealt(seats, cards="balanced")) == marked(seats)
    assert marked(seats).total() == count


@pytest.mark.rule("G-8")
def test_everybody_gets_five_cards_and_the_rest_is_in_the_wallet() -> None:
    table = new_table(3)
    table.chance(specials_deal({}, 3))
    first = [KINDS.index(name) for name in "agent badge euro-50 euro-50 yen-100 blonde".split()]
    table.chance(cards_deal(table.party.pool, first), coins_deal([1, 2, 5]))
    assert table.view["hands"] == [5, 5, 5]
    assert table.view["wallet"] == 80 - 15
    assert table.own(0)["cards"] == ["agent", "badge", "euro-50", "euro-50", "yen-100"]
    assert table.own(1)["cards"][0] == "john-smith"
    assert table.heard_by(0)[2] == "Your cards: Secret agent, Badge, 50 euros, 50 euros and 100 yen."


@pytest.mark.rule("G-8")
def test_nobody_else_sees_a_hand() -> None:
    game = dealt(3)
    assert game.view(None)["own"] is None
    assert game.view(0)["own"]["cards"] != game.view(1)["own"]["cards"]
    assert game.view(0)["own"]["known"] is None


@pytest.mark.rule("G-9")
def test_everybody_draws_a_coin_and_all_lie_open() -> None:
    table = new_table(4)
    table.chance(specials_deal({}, 4), cards_deal(table.party.pool, ()))
    assert table.asked == {CHANCE: "ask-shuffle"}
    table.chance("coins 5 7 1 2")
    assert table.view["coins"] == [5, 7, 1, 2]
    assert "The coins: Ada (5 ct), Ben (7 ct), Cleo (1 ct) and Dan (2 ct)." in table.log


@pytest.mark.rule("G-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_the_lowest_coins_are_used(seats: int) -> None:
    assert sorted(dealt(seats).view(None)["coins"]) == [1, 2, 5, 7, 10, 20, 50][:seats]


@pytest.mark.rule("G-11")
def test_the_lowest_coin_begins_and_turns_go_clockwise() -> None:
    table = new_table(4)
    table.chance(specials_deal({}, 4), cards_deal(table.party.pool, ()), "coins 5 7 1 2")
    order = []
    for _ in range(4):
        order.append(table.on_turn)
        table.says(table.on_turn, "draw").chance("place 1")
    assert order == [2, 3, 0, 1]
    assert table.view["start"] == 2
    assert "Cleo has the lowest coin and begins." in table.log


def test_dealing_is_fair() -> None:
    """Every special card, every card and every coin comes to everybody."""
    firsts, specials = Counter[int](), Counter[int]()
    for seed in range(300):
        game = dealt(3, seed=seed)
        firsts[game.view(None)["start"]] += 1
        specials.update(game.state.specials[0])
    assert min(firsts.values()) > 70
    assert set(specials) == set(range(len(SPECIALS)))
