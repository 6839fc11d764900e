"""What the house player does at the table, and what the greedy one does."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.games.greif_zu.party import Scene, scene

from backroom import new_game
from backroom.bots import RandomBot
from backroom.games.greif_zu.house.greedy import GreedyGuest
from backroom.games.greif_zu.house.player import House
from backroom.games.greif_zu.state import INNOCENT
from backroom.kit import BotMaker, Game

SHABBY = "euro-50 yen-50"
TIDY = "john-smith dollar-200 dollar-100", "blonde jewel-100 yen-100 pound-50", "john-smith pound-200 pound-100"
PLAYERS: dict[str, BotMaker] = {"house": House, "greedy": GreedyGuest, "random": RandomBot}


def on_turn(hand: str, *others: str, specials: str = "", timers: int = 3) -> Scene:
    """Seat 0 is on turn with this hand; those who are not mentioned have hardly anything."""
    hands = (hand, *others, *(SHABBY,) * (3 - len(others)))
    return scene(hands, specials={0: specials}, timers=timers)


def at_the_end(hand: str, *others: str, specials: str = "") -> Scene:
    """The last timer has been turned."""
    return on_turn(hand, *others, specials=specials, timers=1).says(0, "timer")


def answer(table: Scene, player: type[House | GreedyGuest] = House, seat: int = 0) -> str:
    """What a player on this seat answers now."""
    return table.game.asked[seat].text(player(Random(1)).choose(table.game.chair(seat)))


def does(table: Scene, answers: str, seat: int = 0) -> Scene:
    """The house player answers just this."""
    assert answer(table, seat=seat) == answers
    return table.says(seat, answers)


def play_out(seats: int, players: Sequence[str], seed: int, options: dict[str, str] | None = None) -> Game[Any]:
    game = new_game("greif_zu", seats=seats, seed=seed, options=options)
    bots = [PLAYERS[player](Random(f"{seed} {seat}")) for seat, player in enumerate(players)]
    while game.result is None:
        for seat in game.asked:
            game.play(seat, bots[seat].choose(game.chair(seat)))
    return game


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("cards", ["all", "balanced"])
def test_only_does_what_is_legal(seats: int, cards: str) -> None:
    players = [("house", "greedy", "random")[seat % 3] for seat in range(seats)]
    assert play_out(seats, players, seats, {"cards": cards}).result is not None


@pytest.mark.parametrize("player", ["house", "greedy"])
def test_plays_the_same_again_by_the_same_chance(player: str) -> None:
    first, second = (play_out(3, [player] * 3, seed=11).journal for _ in range(2))
    assert first == second


def test_takes_a_chair_over_in_the_middle_of_a_game() -> None:
    game = new_game("greif_zu", seats=4, seed=3)
    for _ in range(60):
        for seat in game.asked:
            choice = House(Random(seat)).choose(game.chair(seat))
            assert choice in game.asked[seat]
            game.play(seat, choice)
        if game.result is not None:
            break


# The end of the round


def test_turns_the_last_timer_when_innocent_and_rich() -> None:
    assert answer(on_turn("john-smith euro-200 euro-200 euro-50", timers=1)) == "timer"


def test_hurries_when_innocent_and_as_rich_as_can_be() -> None:
    assert answer(on_turn("john-smith euro-200 euro-200 euro-50", timers=2)) == "timer"


@pytest.mark.parametrize("timers", [1, 2, 3])
@pytest.mark.parametrize(
    "hand", ["euro-200 yen-100", "john-smith badge euro-50", "euro-50", "blonde agent policeman dollar-100 badge"]
)
def test_does_not_end_the_round_when_guilty(hand: str, timers: int) -> None:
    assert answer(on_turn(hand, timers=timers)) != "timer"


@pytest.mark.parametrize(
    ("hand", "special"),
    [("john-smith euro-200 euro-200 badge", "hideout"), ("john-smith euro-200 yen-200 pound-50", "exchange")],
)
def test_ends_the_round_with_a_guilty_hand_and_a_card_that_makes_up_for_it(hand: str, special: str) -> None:
    """A bluff: it looks unready, and its rivals have been caught before they see why."""
    drawing = "euro-50 yen-50 badge"
    table = scene([hand, drawing, drawing, drawing], specials={0: special}, timers=5, coins=(7, 1, 2, 5))
    for seat in (1, 2, 3):
        table.says(seat, "draw").chance("place 1")
    table.party.timers = 1
    assert answer(table) == "timer"
    table.says(0, "timer")
    assert answer(table) == f"play {special}"


def test_ends_the_round_while_all_the_others_are_still_drawing() -> None:
    """It is not rich, but the only one who could be innocent now; with everybody tidied up it would be the poorest."""
    poor = "john-smith euro-100 euro-50"
    table = scene([poor, SHABBY, SHABBY, SHABBY], specials={}, timers=5, coins=(7, 1, 2, 5))
    for seat in (1, 2, 3):
        table.says(seat, "draw").chance("place 1")
    table.party.timers = 2
    assert answer(table) == "timer"


def test_puts_back_the_one_card_too_many() -> None:
    assert answer(on_turn("blonde jewel-100 euro-200 yen-100 badge", timers=1)) == "put-at badge"


def test_keeps_the_badge_as_a_policeman() -> None:
    assert answer(on_turn("policeman millionaire badge euro-200 euro-200", timers=1)) == "put-at millionaire"


def test_keeps_the_credit_card_as_john_smith() -> None:
    assert answer(on_turn("john-smith blonde credit-card euro-200 euro-100", timers=1)) == "put-at blonde"


def test_buys_an_id_when_nothing_else_helps() -> None:
    table = on_turn("euro-200 euro-100 euro-200 euro-50", timers=1)
    does(does(table, "buy"), "pay euro-100,euro-200")
    assert answer(table) in ("id john-smith", "id policeman")


def test_does_not_buy_an_id_that_is_most_likely_gone() -> None:
    """Only the blonde would do, with three currencies and a jewel; of five IDs one is left, and it may be any."""
    hand = "euro-200 yen-50 pound-50 jewel-50 dollar-200"
    shabby = (hand, SHABBY, SHABBY, SHABBY)
    assert answer(scene(shabby, specials={}, timers=1)) == "buy"
    table = scene(shabby, specials={}, timers=1)
    table.party.extras = table.party.extras[:1]
    assert answer(table) != "timer"


def test_draws_while_there_is_time_to_become_somebody() -> None:
    assert answer(on_turn("euro-100 euro-50", timers=6)) == "draw"


def test_hides_the_one_card_that_makes_it_guilty() -> None:
    table = at_the_end("john-smith badge euro-200", specials="hideout gift")
    does(does(table, "play hideout"), "hide badge")


def test_changes_money_to_have_two_currencies() -> None:
    table = at_the_end("john-smith euro-200 yen-100 pound-50", specials="exchange")
    does(table, "play exchange")
    assert answer(table).split()[-1] in ("euro", "yen", "pound")


def test_uses_two_last_cards_where_one_is_not_enough() -> None:
    table = at_the_end("john-smith badge euro-200 yen-100 pound-50", specials="exchange hideout")
    while table.asked.get(0, "ask-chip") != "ask-chip":
        table.says(0, answer(table))
    assert table.party.raid.verdicts is not None
    assert table.party.raid.verdicts[0] == INNOCENT


def test_leaves_well_alone() -> None:
    table = at_the_end("john-smith euro-200 euro-200 euro-50", specials="hideout exchange")
    assert answer(table) == "pass"


def test_puts_money_on_the_machine_that_would_be_too_much() -> None:
    table = at_the_end("john-smith euro-200 euro-200 euro-100", specials="cash-machine")
    does(does(table, "play cash-machine"), "deposit euro-100")


def test_buys_time_to_put_back_what_is_too_much() -> None:
    table = at_the_end("policeman john-smith euro-200 euro-200", specials="buy-time")
    does(does(table, "pass"), "play buy-time")
    assert answer(table) in ("put policeman", "put john-smith")


# Special cards, and cards that change hands


def test_gives_away_what_makes_it_guilty() -> None:
    table = on_turn("john-smith badge euro-200 euro-200", specials="gift", timers=1)
    does(table, "play gift")
    assert answer(table).endswith("badge")


def test_does_two_things_at_once_when_two_are_needed() -> None:
    table = on_turn("john-smith blonde badge euro-200 euro-200", specials="double-turn", timers=1)
    assert answer(table) == "play double-turn"


@pytest.mark.parametrize("special", ["wish", "left", "right", "swap"])
def test_keeps_a_special_card_for_a_better_moment_until_there_is_hardly_one_left(special: str) -> None:
    """The hand is in order, and the card would make it a little better: not enough with the whole round ahead."""
    hand = "john-smith euro-200 euro-100 yen-50"
    assert answer(on_turn(hand, specials=special, timers=6)) == "draw"
    assert answer(on_turn(hand, specials=special, timers=1)) == f"play {special}"


@pytest.mark.parametrize("special", ["gift", "swap"])
def test_slips_a_rival_a_card_when_nobody_can_act_any_more(special: str) -> None:
    """A badge too many makes nobody guilty who has a turn left to put it back."""
    hands = ("policeman badge badge euro-100 euro-100", *TIDY)
    early = scene(hands, specials={0: special}, timers=6)
    assert answer(early) != f"play {special}"
    table = scene(hands, specials={0: special}, timers=1)
    does(table, f"play {special}")
    while table.asked == {0: f"ask-{special}"} or "ask-swap-card" in table.asked.values():
        for seat in table.asked:
            table.says(seat, answer(table, seat=seat))
    assert answer(table) == "timer"


def test_spares_a_rival_who_can_still_save_himself() -> None:
    """Special cards that lie face down are hideouts and bought time, more often than not."""
    hands = ("policeman badge badge euro-100 euro-100", *TIDY)
    table = scene(hands, specials={0: "gift", 1: "hideout exchange", 2: "left", 3: "right buy-time"}, timers=1)
    does(table, "play gift")
    assert answer(table) == "give 2 badge"


# Tricks that somebody may play on the house


def test_a_card_slipped_in_time_is_put_back_at_once() -> None:
    hands = ("john-smith euro-200 euro-200 euro-50", "badge euro-50", SHABBY, SHABBY)
    table = scene(hands, specials={1: "gift"}, timers=2, coins=(5, 7, 1, 2))
    table.party.active = 1
    table.says(1, "play gift", "give 0 badge", "draw").chance("place 1")
    while table.asked != {0: "ask-turn"}:
        for seat in table.asked:
            table.says(seat, "draw").chance("place 1")
    assert answer(table) == "put-at badge"


def test_a_card_slipped_at_the_last_moment_goes_into_the_hideout_kept_for_it() -> None:
    hands = ("badge euro-50", "john-smith euro-200 euro-200 euro-50", SHABBY, SHABBY)
    table = scene(hands, specials={0: "gift", 1: "hideout"}, timers=1)
    table.says(0, "play gift", "give 1 badge", "timer")
    does(does(table, "play hideout", seat=1), "hide badge", seat=1)


def test_swaps_away_what_makes_it_guilty_when_there_is_hardly_time_left() -> None:
    table = on_turn("john-smith badge blonde euro-200 euro-100", specials="swap", timers=1)
    assert answer(table) == "play swap"


def test_grants_the_note_it_can_spare() -> None:
    hands = ("john-smith euro-200 euro-200 yen-50 pound-200", SHABBY, SHABBY, SHABBY)
    table = scene(hands, specials={1: "wish"}, coins=(2, 1, 5, 7), timers=3)
    table.says(1, "play wish", "wish 0 200")
    assert answer(table) == "grant pound-200"


def test_passes_on_what_it_cannot_use() -> None:
    hands = ("john-smith euro-200 euro-200 badge", SHABBY, SHABBY, SHABBY)
    table = scene(hands, specials={1: "left"}, coins=(2, 1, 5, 7), timers=3)
    table.says(1, "play left")
    assert answer(table) == "pass badge"


def test_an_officer_inspects_the_guilty_looking() -> None:
    """One holds a dozen cards, the others one or two."""
    many = "euro-100 yen-100 pound-100 dollar-100 dollar-200 yen-200 john-smith blonde agent badge credit-card"
    table = at_the_end("policeman badge euro-200", many, "john-smith", "blonde jewel-50")
    assert table.asked == {0: "ask-patrol"}
    assert answer(table) == "player 1"


def test_an_officer_inspects_the_one_it_knows_to_be_guilty() -> None:
    """Ben has been given a badge, and cannot have got rid of it."""
    hands = ("policeman badge badge euro-200", "john-smith euro-200 euro-100", SHABBY, SHABBY)
    table = scene(hands, specials={0: "gift"}, timers=1)
    table.says(0, "play gift", "give 1 badge", "timer")
    assert answer(table) == "player 1"


def test_the_guilty_give_up_their_lowest_chip() -> None:
    hands = ("euro-200 badge", "john-smith", "john-smith", "blonde jewel-50")
    table = scene(hands, specials={}, timers=1, chips=((1, 2, 3), (1,), (1,), (1,))).says(0, "timer")
    assert table.asked == {0: "ask-chip"}
    assert answer(table) == "chip 1"


# The greedy player


def test_the_greedy_stay_as_they_are_when_innocent() -> None:
    assert answer(on_turn("john-smith euro-50", timers=6), GreedyGuest) == "timer"


def test_the_greedy_draw_when_nothing_makes_them_innocent() -> None:
    assert answer(on_turn("euro-50 badge", timers=6), GreedyGuest) == "draw"


def test_the_greedy_put_back_what_leaves_them_the_most() -> None:
    assert answer(on_turn("john-smith euro-200 euro-100 yen-200 pound-50"), GreedyGuest) == "put yen-200"
    assert answer(on_turn("john-smith euro-200 euro-100 yen-200"), GreedyGuest) == "put euro-100"


# Strength


def test_the_house_beats_those_who_do_anything() -> None:
    games = [play_out(4, ["house", "random", "random", "random"], seed).result for seed in range(6)]
    assert sum(0 in result.winners for result in games if result) >= 5


def test_the_house_beats_the_greedy_most_often() -> None:
    games = [play_out(4, ["house", "greedy", "greedy", "greedy"], seed).result for seed in range(12)]
    assert sum(0 in result.winners for result in games if result) >= 5
