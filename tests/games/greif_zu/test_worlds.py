"""Imagined worlds: each is one that could have come about, and none is ruled out that could."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.conformance.tables import Setting, observers, seen, walk
from tests.games.greif_zu.party import OFFICER, Scene, scene
from tests.games.greif_zu.reenactment import Reenactment

from backroom.games.greif_zu.deck import JEWELS, KINDS, NOTES, VALUE
from backroom.games.greif_zu.law import is_on_duty
from backroom.games.greif_zu.state import Party
from backroom.games.greif_zu.trail import Knowledge
from backroom.kit import Game

WORLDS = 120


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("cards", ["all", "balanced"])
def test_a_whole_game_leads_to_every_imagined_world_in_which_the_seat_sees_and_hears_the_same(
    seats: int, cards: str
) -> None:
    rng = Random(seats)
    game = Setting("greif_zu", seats, {"cards": cards}).game_without_dealer(listen=True)
    for _ in walk(game, rng):
        if game.result is None and game.state.round and rng.random() < 0.15:
            observer = rng.choice(observers(game))
            world = game.redeal(observer, rng)
            twin = Reenactment(game, world).twin
            assert twin.story(observer) == game.story(observer)
            assert seen(twin, observer) == seen(game, observer)
            assert [seen(twin, other) for other in observers(game)] == [seen(world, other) for other in observers(game)]


def test_worlds_imagined_in_imagined_worlds_are_possible_too() -> None:
    rng = Random(7)
    game = Setting("greif_zu", 4, {}).game_without_dealer(listen=True)
    for _ in walk(game, rng):
        if game.result is None and game.state.round and rng.random() < 0.1:
            world = game.redeal(1, rng).redeal(1, rng)
            assert seen(world, 1) == seen(game, 1)
            assert Reenactment(game, world).twin.story(1) == game.story(1)
            deeper = game.redeal(1, rng).redeal(3, rng)
            assert deeper.view(None) == game.view(None)


def worlds(table: Scene, seat: int | None, count: int = WORLDS) -> list[Game[Party]]:
    rng = Random(1)
    return [table.game.redeal(seat, rng) for _ in range(count)]


def where(world: Game[Party], name: str) -> Counter[int | str]:
    """In which hands a card is, and how often in the wallet."""
    kind = KINDS.index(name)
    found: Counter[int | str] = Counter({seat: hand.count(kind) for seat, hand in enumerate(world.state.hands)})
    found["wallet"] = world.state.wallet.count(kind)
    return +found


# Where a card can be


def test_a_card_put_back_stays_in_the_wallet_until_somebody_draws() -> None:
    """There is only one such note, so everybody who knows where it is knows that it is nowhere else."""
    table = scene(["dollar-500", "blonde", "agent"], specials={}).says(0, "put dollar-500").chance("place 20")
    assert all(where(world, "dollar-500") == {"wallet": 1} for world in worlds(table, 0))
    table.says(1, "timer").says(2, "timer")
    assert all(where(world, "dollar-500") == {"wallet": 1} for world in worlds(table, 0))


def test_then_it_may_be_with_whoever_drew() -> None:
    table = scene(["dollar-500", "blonde", "agent"], specials={}, wallet="yen-50 badge jewel-50")
    table.says(0, "put dollar-500").chance("place 1").says(1, "draw").chance("place 3").says(2, "timer")
    found = Counter(next(iter(where(world, "dollar-500"))) for world in worlds(table, 0))
    assert set(found) == {"wallet", 1}
    assert 10 < found[1] < 60


def test_and_then_again_in_the_wallet_or_with_the_next_who_draws() -> None:
    table = scene(["dollar-500", "blonde", ""], specials={}, wallet="yen-50")
    table.says(0, "put dollar-500").chance("place 1").says(1, "draw").chance("place 2")
    table.says(2, "draw").chance("place 1").says(0, "timer").says(1, "put blonde").chance("place 1")
    found = Counter(next(iter(where(world, "dollar-500"))) for world in worlds(table, 0))
    assert set(found) == {"wallet", 1, 2}


def test_a_card_given_away_is_with_its_owner_until_that_player_parts_with_one() -> None:
    table = scene(["dollar-500", "blonde", "agent"], specials={0: "gift"}).says(0, "play gift", "give 1 dollar-500")
    table.says(0, "timer").says(1, "draw").chance("place 1").says(2, "draw").chance("place 1").says(0, "timer")
    assert all(where(world, "dollar-500") == {1: 1} for world in worlds(table, 0))
    table.says(1, "put blonde").chance("place 1")
    found = Counter(next(iter(where(world, "dollar-500"))) for world in worlds(table, 0))
    assert set(found) == {"wallet", 1}
    # Who saw the card neither come nor go thinks it anywhere.
    assert {2, "wallet", 1} >= {next(iter(where(world, "dollar-500"))) for world in worlds(table, None)} > {"wallet"}


def test_a_card_known_to_be_given_away_turns_up_again() -> None:
    """Ben pays with the only 500 dollar note: so he had it all the time, whatever he put back before."""
    table = scene(["dollar-500", "blonde badge", "agent"], specials={0: "gift"})
    table.says(0, "play gift", "give 1 dollar-500", "timer").says(1, "put blonde").chance("place 1")
    table.says(2, "timer").says(0, "timer").says(1, "buy", "pay dollar-500", "id agent")
    for world in worlds(table, 0):
        assert where(world, "dollar-500") == {}
        assert world.view(0) == table.game.view(0)


def test_a_unique_card_put_into_the_wallet_and_then_paid_by_another_was_drawn_by_them() -> None:
    table = scene(["dollar-500", "", "agent"], specials={}).says(0, "put dollar-500").chance("place 20")
    table.says(1, "draw").chance("place 20").says(2, "draw").chance("place 1").says(0, "timer")
    table.says(1, "buy", "pay dollar-500", "id agent")
    for world in worlds(table, 0, 40):
        assert where(world, "dollar-500") == {}
        assert len(world.state.hands[1]) == 1


def test_a_place_of_ones_choice_is_remembered() -> None:
    table = scene(["dollar-500", "blonde", "agent"], specials={}).says(0, "put-at dollar-500", "place 9")
    kind = KINDS.index("dollar-500")
    assert all(world.state.wallet[8] == kind for world in worlds(table, 0))
    table.says(1, "draw").chance("place 30")
    places = Counter(
        world.state.wallet.index(kind) + 1 if kind in world.state.wallet else 0 for world in worlds(table, 0, 400)
    )
    assert set(places) <= {0, 8, 9}
    assert places[9] > places[8] > places[0]


def test_what_comes_from_the_middle_is_with_those_who_got_it() -> None:
    table = scene(["dollar-500", "euro-500", "yen-500", "jewel-200"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-500").says(1, "lay euro-500").says(2, "lay yen-500")
    table.says(3, "lay jewel-200").says(0, "take dollar-500").chance("shuffle 2 1 3")
    assert table.hands[1:] == ["yen-500", "euro-500", "jewel-200"]
    hands = Counter(tuple(KINDS[hand[0]] for hand in world.state.hands[1:]) for world in worlds(table, 0))
    assert len(hands) == 6
    hands = Counter(tuple(KINDS[hand[0]] for hand in world.state.hands[1:]) for world in worlds(table, 1))
    assert set(hands) == {("yen-500", "euro-500", "jewel-200"), ("yen-500", "jewel-200", "euro-500")}


def test_who_has_said_no_has_no_such_card() -> None:
    table = scene(["", "blonde jewel-50 badge", "agent"], specials={0: "wish"}).says(0, "play wish", "wish 1 yen")
    table.says(1, "grant nothing")
    for seat in (0, 2, None):
        for world in worlds(table, seat):
            assert not [kind for kind in world.state.hands[1] if KINDS[kind].startswith("yen")]
    table.says(0, "timer").says(1, "draw").chance("place 1")
    yen = [[kind for kind in world.state.hands[1] if KINDS[kind].startswith("yen")] for world in worlds(table, 0)]
    assert {len(found) for found in yen} == {0, 1}


def test_who_has_laid_nothing_has_neither_note_nor_jewel() -> None:
    table = scene(["dollar-50", "blonde agent badge", "yen-50"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay nothing").says(2, "lay yen-50")
    for world in worlds(table, 2):
        assert max(world.state.hands[1]) < JEWELS


def test_who_granted_a_wish_gave_such_a_card() -> None:
    table = scene(["", "blonde jewel-50 yen-100", "agent"], specials={0: "wish"})
    table.says(0, "play wish", "wish 1 yen").says(1, "grant yen-100")
    hands = {world.state.hands[0] for world in worlds(table, 2)}
    assert len(hands) > 2
    assert all(KINDS[kind].startswith("yen") for (kind,) in hands)


def test_who_drew_at_the_cash_machine_got_a_note() -> None:
    table = scene(["", "blonde", ""], timers=1, specials={0: "cash-machine hideout", 1: "gift"}).turns_timer()
    table.says(0, "play cash-machine", "withdraw", f"place {len(table.party.wallet)}")
    assert table.asked == {1: "ask-end-card"}
    hands = {world.state.hands[0] for world in worlds(table, 1)}
    assert len(hands) > 5
    assert all(kind >= NOTES for (kind,) in hands)


def test_who_wants_to_buy_can_pay() -> None:
    table = scene(["dollar-200 euro-100 badge", "blonde", "agent"], specials={}).says(0, "buy")
    for world in worlds(table, 1):
        assert sum(VALUE[kind] for kind in world.state.hands[0]) >= 300
        assert world.asked[0].draw(Random(1).random)


def test_who_is_about_to_exchange_has_a_note() -> None:
    table = scene(["dollar-200 badge", "blonde", "agent"], timers=1, specials={0: "exchange"}).turns_timer()
    table.says(0, "play exchange")
    for world in worlds(table, 1):
        assert max(world.state.hands[0]) >= NOTES
        assert len(world.asked[0])


def test_a_card_on_its_way_into_the_wallet_is_one_its_owner_holds() -> None:
    table = scene(["dollar-200 badge john-smith", "blonde", "agent"], specials={}).says(0, "put-at badge")
    ends = set()
    for world in worlds(table, 1):
        before = world.state.hands[0]
        world.play(0, "place 1")
        assert world.state.wallet[0] in before
        ends.add(world.state.wallet[0])
    assert len(ends) > 5


def test_an_officer_who_has_not_shown_up_is_none() -> None:
    hands = [OFFICER, "policeman", "badge", "john-smith badge"]
    table = scene(hands, timers=1, specials={}).round_ends()
    assert table.asked == {0: "ask-patrol"}
    for world in worlds(table, 0):
        for seat in (1, 2, 3):
            twin = world.copy()
            twin.play(0, f"player {seat}")
            assert not is_on_duty(twin.state.hands[seat], (twin.state.raid.verdicts or ())[seat])


# The extra IDs


def test_who_has_not_looked_thinks_any_id_was_bought() -> None:
    table = scene(["dollar-500", "", ""], specials={}).says(0, "buy", "pay dollar-500", "id agent")
    bought = Counter(KINDS[world.state.hands[0][0]] for world in worlds(table, 1))
    assert set(bought) == {"john-smith", "policeman", "millionaire", "blonde", "agent"}
    for world in worlds(table, 1):
        assert sorted([*world.state.hands[0], *world.state.extras]) == [0, 1, 2, 3, 4]


def test_who_looks_later_knows_which_ids_were_bought_but_not_by_whom() -> None:
    table = scene(["dollar-500", "euro-500", "yen-500"], specials={}).says(0, "buy", "pay dollar-500", "id agent")
    table.says(1, "buy", "pay euro-500", "id blonde").says(2, "buy", "pay yen-500")
    bought = Counter(tuple(KINDS[hand[0]] for hand in world.state.hands[:2]) for world in worlds(table, 2))
    assert set(bought) == {("agent", "blonde"), ("blonde", "agent")}
    table.says(2, "id policeman")
    assert all(world.state.extras == (0, 2) for world in worlds(table, 2))


def test_an_id_bought_and_put_back_may_be_drawn_by_another() -> None:
    table = scene(["dollar-500", "", ""], specials={}, wallet="yen-50").says(0, "buy", "pay dollar-500", "id agent")
    table.says(1, "timer").says(2, "timer").says(0, "put agent").chance("place 1").says(1, "draw").chance("place 1")
    drawn = {world.state.hands[1] for world in worlds(table, 2)}
    assert {KINDS[hand[0]] for hand in drawn} == {
        "john-smith",
        "policeman",
        "millionaire",
        "blonde",
        "agent",
        "yen-50",
    }


# Special cards and chips


def test_special_cards_that_were_played_are_in_no_hand_any_more() -> None:
    table = scene(["john-smith", "blonde", "agent"]).game
    held = table.state.specials
    rng = Random(3)
    for _ in range(WORLDS):
        world = table.redeal(0, rng).state
        assert world.specials[0] == held[0]
        assert sorted([*world.spare, *(card for cards in world.specials for card in cards)]) == list(range(15))


def test_the_first_chip_is_known_and_later_ones_are_not() -> None:
    table = scene(["john-smith", "", ""], timers=1, specials={}, chips=[[1], [], []]).round_ends()
    table.chance("place 36", "place 35")
    purses = {tuple(sorted(world.state.chips[0])) for world in worlds(table, 1)}
    assert purses == {(1, 1, 1), (1, 1, 2), (1, 1, 3), (1, 2, 2), (1, 2, 3), (1, 3, 3)}
    assert {tuple(sorted(world.state.chips[0])) for world in worlds(table, 0)} == {(1, 3, 3)}


def test_a_lone_first_chip_that_is_lost_is_back_in_the_pocket() -> None:
    table = scene(["john-smith", "", ""], timers=1, specials={}).round_ends().says(1, "chip 1").says(2, "chip 1")
    for world in worlds(table, 0):
        assert world.state.left == table.party.left


def test_what_somebody_put_back_is_with_nobody_who_has_drawn_nothing_since() -> None:
    """Ada has had all chips of 3 in her hands, and put one back: Ben, who drew before, cannot have it."""
    threes = [3] * 8
    table = scene(["dollar-50", "john-smith", ""], timers=1, specials={}, chips=[threes, [1], []])
    table.round_ends().says(0, "chip 3")
    assert all(3 not in world.state.chips[1] for world in worlds(table, 0))
    table.chance("place 29")
    assert {3 in world.state.chips[1] for world in worlds(table, 0)} == {True, False}


def test_knowledge_is_the_same_in_every_world() -> None:
    rng = Random(11)
    game = Setting("greif_zu", 4, {}).game_without_dealer()
    for _ in walk(game, rng):
        if game.result is None and game.state.trail is not None and rng.random() < 0.1:
            for seat in range(4):
                knowledge = Knowledge(game.state.trail, seat)
                world = game.redeal(seat, rng)
                told = Knowledge(world.state.trail, seat)
                assert (told.hands, told.wallet, told.extras) == (knowledge.hands, knowledge.wallet, knowledge.extras)
                for other, kinds in knowledge.hands.items():
                    assert not Counter(kinds) - Counter(world.state.hands[other])
                for place, kind in knowledge.wallet.items():
                    assert world.state.wallet[place] == kind


def test_at_the_very_start_of_the_game_a_world_can_be_imagined() -> None:
    game = Setting("greif_zu", 3, {}).game_without_dealer()
    while game.result is None and game.state.trail is None:
        world = game.redeal(0, Random(1))
        assert seen(world, 0) == seen(game, 0)
        ((seat, ask),) = game.asked.items()
        game.play(seat, ask.draw(Random(2).random))
