"""How strong the house player is and how it plays, and what the luck of the draw is worth."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from backroom.games.greif_zu.deck import COINS, EMERGENCY, SPECIALS, plus
from backroom.games.greif_zu.house.player import Decision, Memory
from backroom.games.greif_zu.house.sight import SPECIAL, seat_in
from backroom.kit import Chart, Event, Experiment, Findings, Game, Line, Report, Table, margin, percent

TABLES = (2, 4, 7)
GUESTS = ("house", "greedy")
RIVALS = ("greedy", "random")
ALONE_AT = 4
A_PART = 2
"""The house player thinks longer than the others: half the games, where it plays alone among its like."""
FIRST_TURNS = 4
"""The turns of a round that are told apart; the last of them stands for all later ones."""

STRENGTH = (
    "One house player among others of one kind at a table of 4, all moving one chair on from game to game. 25 % is an "
    "even share; a shared win counts for everybody who shares it."
)
WAYS = (
    "House players among themselves at a table of 4. An ID is gone when another than those left would have been worth "
    "more to its buyer. An officer who saw every hand would hit whenever anybody else is guilty."
)
LUCK = (
    "Players of one kind among themselves, all from the same deals. A round is won by the richest innocent; a shared "
    "win of a game counts for everybody who shares it, so shares can add up to more than all."
)
WON = {
    "rounds won, by the coin of the round": "round by coin",
    "games won, by the coin of the first round": "game by coin",
    "games won, by the seat": "game by seat",
}
"""What the tables show, and under which name it is counted."""

Counts = Mapping[str, Counter[str]]


def named(bot: str, seats: int) -> str:
    return f"{bot}, {seats} players"


def among(rival: str) -> str:
    return f"house among {rival}"


class Evenings(Report):
    """The house player among others; and players of one kind among themselves, between whom only luck can tell."""

    games = 100

    def experiments(self, games: int) -> list[Experiment]:
        few = max(1, games // A_PART)
        return [
            *(Experiment(among(rival), ALONE_AT, ("house", *(rival,) * (ALONE_AT - 1)), {}, games) for rival in RIVALS),
            *(
                Experiment(named(bot, seats), seats, (bot,) * seats, {}, few if bot == "house" else games)
                for seats in TABLES
                for bot in GUESTS
            ),
        ]

    def watch(self, game: Game[Any], counts: Counter[str]) -> None:
        for seat, ask in game.asked.items():
            if ask.word == "ask-id":
                counts["bought"] += 1
                counts["gone"] += best_is_gone(game, seat)

    def count(self, game: Game[Any], seated: tuple[str, ...], counts: Counter[str]) -> None:
        super().count(game, seated, counts)
        coins = [entry.choice.split()[1:] for entry in game.journal if entry.choice.startswith("coins ")]
        counts["rounds"] += len(coins)
        for number, seat in richest(game):
            counts[f"round by coin {coins[number][seat]}"] += 1
        for seat in game.result.winners if game.result is not None else ():
            counts[f"game by coin {coins[0][seat]}"] += 1
            counts[f"game by seat {seat + 1}"] += 1
        count_specials(game, counts)
        count_judgements(game, counts)

    def findings(self, counts: Counts) -> Findings:
        found: Findings = [STRENGTH, strength(counts), WAYS, ways(counts[named("house", ALONE_AT)])]
        found += [when_played(counts[named("house", ALONE_AT)]), LUCK]
        for seats in TABLES:
            found += [table(title, key, seats, counts) for title, key in WON.items()]
        lines = [
            Line(named(bot, seats), points(counts[named(bot, seats)], seats)) for seats in TABLES for bot in GUESTS
        ]
        across, up = "coin, the lowest first", "rounds won (% of an even share)"
        return [*found, Chart("Rounds won by coin", across, up, lines)]


def best_is_gone(game: Game[Any], seat: int) -> bool:
    """Whether an ID that somebody else has bought would be worth more to this buyer than any that is left."""
    chair, ask = game.chair(seat), game.asked[seat]
    memory = Memory(chair)
    decision = Decision(chair, ask, memory.follow(chair), memory, lambda: 0.0)
    worth = {kind: decision.as_id(plus(decision.hand, kind)) for kind in memory.stock.extras}
    return max(worth.values()) > max(worth[kind] for kind in ask)


def count_specials(game: Game[Any], counts: Counter[str]) -> None:
    """On which turn of its owner each special card for the start of a turn is played."""
    turns = Counter[int]()
    for event in game.events:
        if event.word == "log-round":
            turns.clear()
        elif event.word in ("log-drew", "log-put", "log-buys", "log-kept", "log-timer"):
            turns[seat_in(event.args)] += 1
        elif event.word == "log-special":
            card = SPECIAL[event.args["special"].removeprefix("@special-")]
            counts[f"played {card} {min(turns[seat_in(event.args)] + 1, FIRST_TURNS)}"] += 1


def count_judgements(game: Game[Any], counts: Counter[str]) -> None:
    """Who was guilty, and whom officers found."""
    for raid in raids(game):
        guilty = {seat_in(event.args) for event in raid if event.word == "log-shows-guilty"}
        counts["judged"] += game.seats
        counts["guilty"] += len(guilty)
        for event in raid:
            if event.word == "log-patrol":
                other = seat_in(event.args, "other")
                counts["patrols"] += 1
                counts["patrols hit"] += other in guilty
                counts["patrols could hit"] += bool(guilty)
                guilty.discard(other)


def raids(game: Game[Any]) -> list[list[Event]]:
    """What happened at the end of each round."""
    found: list[list[Event]] = []
    for event in game.events:
        if event.word == "log-round-over":
            found.append([])
        elif found:
            found[-1].append(event)
    return found


def richest(game: Game[Any]) -> Iterator[tuple[int, int]]:
    """The number of each round, from 0, and who drew the most chips in it. Nobody did where nobody was innocent."""
    for number, raid in enumerate(raids(game)):
        prizes = [seat_in(event.args) for event in raid if event.word == "log-prize"]
        if prizes:
            yield number, prizes[0]


def strength(counts: Counts) -> Table:
    rows = []
    for rival in RIVALS:
        counted = counts[among(rival)]
        games, won = counted["games"], counted["won house"]
        rows.append((among(rival), str(games), percent(won, games), f"{margin(won, games):.0f} points"))
    return Table("How often the house player wins", ("", "games", "won", "chance alone strays by"), rows)


def ways(counted: Counter[str]) -> Table:
    shares = {
        "guilty at the end of a round": ("guilty", "judged"),
        "the best ID was gone when one was bought": ("gone", "bought"),
        "an officer's inspection hit somebody guilty": ("patrols hit", "patrols"),
        "an officer who saw every hand would have hit": ("patrols could hit", "patrols"),
    }
    rows = [(title, str(counted[of]), percent(counted[part], counted[of])) for title, (part, of) in shares.items()]
    return Table("How it plays", ("", "of", "share"), rows)


def when_played(counted: Counter[str]) -> Table:
    """The special cards for the start of a turn, by the turn on which they were played."""
    rows = []
    for card in range(EMERGENCY + 1):
        by_turn = [counted[f"played {card} {turn}"] for turn in range(1, FIRST_TURNS + 1)]
        rows.append((SPECIALS[card], str(sum(by_turn)), *(percent(number, sum(by_turn)) for number in by_turn)))
    heads = ("first turn", "second", "third", "later")
    return Table("When it plays its special cards", ("", "played", *heads), rows)


def table(title: str, key: str, seats: int, counts: Counts) -> Table:
    labels = [str(seat + 1) for seat in range(seats)] if key.endswith("seat") else [str(coin) for coin in COINS[:seats]]
    of = "rounds" if key.startswith("round") else "games"
    rows = []
    for bot in GUESTS:
        counted = counts[named(bot, seats)]
        rows.append((bot, str(counted[of]), *(percent(counted[f"{key} {label}"], counted[of]) for label in labels)))
    return Table(f"{seats} players: {title}", ("", of, *labels), rows)


def points(counted: Counter[str], seats: int) -> list[tuple[float, float]]:
    """By the rank of the coin: how many rounds it won, compared with an even share of them."""
    rounds = counted["rounds"] or 1
    return [
        (rank, 100 * seats * counted[f"round by coin {coin}"] / rounds) for rank, coin in enumerate(COINS[:seats], 1)
    ]
