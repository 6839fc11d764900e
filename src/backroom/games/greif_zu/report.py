"""What the luck of the draw is worth: how often who wins, by the coin of a round and by the seat."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from backroom.games.greif_zu.deck import COINS
from backroom.games.greif_zu.state import Party
from backroom.kit import Game, Rules, begin


def report(
    rules: Rules[Party],
    seats: int,
    games: int,
    bot: str,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """So many games in which everybody plays alike, and the shares of wins in them.

    A round is won by who draws the most chips, a game by who has the most points; shared wins count for everybody.
    """
    rounds_by_coin, games_by_first_coin, games_by_seat = Counter[int](), Counter[int](), Counter[int]()
    rounds = 0
    for number in range(games):
        dealer, mind = Random(f"{seed} dice {number}"), Random(f"{seed} bots {number}")
        game = begin(rules, seats, rules.settle_options(seats, None), dealer.random)
        coins = play(game, bot, mind, rounds_by_coin)
        rounds += len(coins)
        for seat in game.result.winners if game.result is not None else ():
            games_by_seat[seat] += 1
            games_by_first_coin[coins[0][seat]] += 1
        if progress is not None:
            progress(number + 1, games)
    return {
        "seats": seats,
        "games": games,
        "bot": bot,
        "rounds_by_coin": {coin: share(rounds_by_coin[coin], rounds) for coin in COINS[:seats]},
        "games_by_first_coin": {coin: share(games_by_first_coin[coin], games) for coin in COINS[:seats]},
        "games_by_seat": {seat: share(games_by_seat[seat], games) for seat in range(seats)},
    }


def play(game: Game[Party], bot: str, mind: Random, won: Counter[int]) -> list[tuple[int, ...]]:
    """One game to its end; counts the coins that win its rounds, and gives back the coins of each round."""
    bots = [game.rules.bots[bot](mind) for _ in range(game.seats)]
    coins: list[tuple[int, ...]] = []
    seen: object = game.state.last
    while game.result is None:
        if len(coins) < game.state.round:
            coins.append(game.state.coins)
        for seat in game.asked:
            game.play(seat, bots[seat].choose(game.chair(seat)))
        last = game.state.last
        if last is not seen:
            seen = last
            most = max(outcome.chips for outcome in last)
            for seat, outcome in enumerate(last):
                won[coins[-1][seat]] += bool(most) and outcome.chips == most
    return coins


def share(wins: int, games: int) -> float:
    return round(wins / games, 3) if games else 0.0
