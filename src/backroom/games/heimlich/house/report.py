"""Does the house player hide, and at what price? Read by somebody who counts, and played against its predecessor."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from backroom.bots import RandomBot
from backroom.games.heimlich.house.greedy import GreedyAgent
from backroom.games.heimlich.house.player import House
from backroom.games.heimlich.house.sheet import Sheet, read, seat_of, sheet_of
from backroom.games.heimlich.house.temper import FORTHRIGHT, Clues
from backroom.games.heimlich.state import FINISH
from backroom.kit import (
    LONGEST,
    BotMaker,
    Chart,
    Company,
    Experiment,
    Findings,
    Game,
    Line,
    Report,
    Table,
    give_or_take,
)

SEATS = 4
RULES = ("basic", "expert")
PLAYERS: Mapping[str, BotMaker] = {
    "house": House,
    "predecessor": partial(House, temper=FORTHRIGHT),
    "greedy": GreedyAgent,
    "random": RandomBot,
}
WATCHED = ("house", "predecessor")
A_PART = 3
"""Games against simpler players say much sooner who is better."""

READERS = {
    "steps": Clues(1, 0, 0, 0),
    "gains": Clues(0, 1, 0, 0),
    "all four, by feel": Clues(1, 1, 5, 5),
    "all four, trained on the predecessor": Clues(0.35, 0.25, 1.0, 2.0),
    "all four, trained on the house player": Clues(0.15, 0.07, 0.3, 1.0),
}
"""What somebody goes by who counts. Trained ones were fitted to thousands of games of that player."""

DETECTIVE = "all four, trained on the house player"
FIRST_STONE = (7, 14, 21, 28, 35, FINISH)
"""How far the first stone has come when the detective is asked on the way."""

HOW_READ = (
    "Somebody counts for every player and agent how far it was moved, what it found in scorings this player set off, "
    "how often it was moved out of the ruin and into it, and names the agents from that: at the end of a basic game, "
    "before the tips of an expert game. Whoever guesses names 17 of 100 rightly."
)
HOW_SURE = (
    "Figures after ± say how far chance may have carried a share: the truth is within that 19 times of 20. The chart "
    "asks the detective who was trained on the house player again and again, while the first stone goes its way."
)
HOW_WON = (
    "How often one player wins among three others. A shared win counts for everybody who shares it, so among equals it "
    "is a little more than 25 %."
)


class HeimlichReport(Report):
    """Tables of four: of one kind, to be read; and one player among three others, to see who wins."""

    games = 1000

    def experiments(self, games: int) -> list[Experiment]:
        few = max(1, games // A_PART)
        wanted = []
        for rules in RULES:
            options = {"rules": rules}
            wanted += [
                Experiment(f"{rules} {bot} read", SEATS, (bot,) * SEATS, options, games if bot == "house" else few)
                for bot in WATCHED
            ]
            wanted.append(among("house", "predecessor", options, games))
            wanted += [among(bot, other, options, few) for bot in WATCHED for other in ("greedy", "random")]
        return wanted

    def play(self, experiment: Experiment, number: int, game: Game[Any], mind: Random) -> Counter[str]:
        counts = Counter[str]()
        seated = experiment.seated(number)
        bots = {seat: PLAYERS[bot](mind) for seat, bot in enumerate(seated)}
        Company(game, bots).play(LONGEST, lambda: self.watch(game, counts))
        self.count(game, seated, counts)
        return counts

    def watch(self, game: Game[Any], counts: Counter[str]) -> None:
        """An expert game is read when the tips are due; every game on the way there, stretch by stretch."""
        while counts["stretches"] < len(FIRST_STONE) and max(game.state.score) >= FIRST_STONE[counts["stretches"]]:
            stretch = FIRST_STONE[counts["stretches"]]
            counts[f"asked at {stretch}"] += game.seats
            counts[f"right at {stretch}"] += rightly(game, DETECTIVE)
            counts["stretches"] += 1
        if not counts["named"] and game.result is None and game.view(None)["phase"] == "tips":
            read_table(game, counts)

    def count(self, game: Game[Any], seated: tuple[str, ...], counts: Counter[str]) -> None:
        super().count(game, seated, counts)
        if not counts["named"]:
            read_table(game, counts)

    def findings(self, counts: Mapping[str, Counter[str]]) -> Findings:
        read = [read_rightly(rules, counts) for rules in RULES]
        return [HOW_READ, *read, HOW_SURE, on_the_way(counts), HOW_WON, won(counts)]


def among(bot: str, others: str, options: dict[str, str], games: int) -> Experiment:
    name = f"{options['rules']} {bot} among {others}"
    return Experiment(name, SEATS, (bot, *(others,) * (SEATS - 1)), options, games)


def rightly(game: Game[Any], reader: str) -> int:
    """How many agents a reader names rightly just now."""
    return named_by(reader, sheet_of(game.story(None), game.view(None)["agents"], game.seats), game.state.cards)


def named_by(reader: str, sheet: Sheet, cards: Sequence[int]) -> int:
    return sum(named == card for named, card in zip(read(sheet, READERS[reader]), cards, strict=True))


def read_table(game: Game[Any], counts: Counter[str]) -> None:
    """How many agents each reader names rightly, and how plainly everybody favours their own."""
    story, names, cards = game.story(None), game.view(None)["agents"], game.state.cards
    sheet = sheet_of(story, names, game.seats)
    for reader in READERS:
        counts[f"right {reader}"] += named_by(reader, sheet, cards)
    counts["named"] += game.seats
    for seat, card in enumerate(cards):
        counts["most moved"] += max(sheet.steps[seat]) == sheet.steps[seat][card]
    begun = set[int]()
    for number, event in enumerate(story):
        if event["word"] == "log-moved" and (seat := seat_of(event["args"])) not in begun:
            begun.add(seat)
            first = sheet_of(story[number : number + 1], names, game.seats).steps[seat]
            counts["first turns"] += 1
            counts["first moved"] += max(first) == first[cards[seat]]


def read_rightly(rules: str, counts: Mapping[str, Counter[str]]) -> Table:
    shown = {bot: counts[f"{rules} {bot} read"] for bot in WATCHED}
    rows = [(reader, *per_turn(shown, f"right {reader}", "named")) for reader in READERS]
    rows.append(("own agent moved furthest on the first turn", *per_turn(shown, "first moved", "first turns")))
    rows.append(("own agent moved most", *per_turn(shown, "most moved", "named")))
    return Table(f"Agents named rightly, {rules} game", ("by", *WATCHED), rows)


def on_the_way(counts: Mapping[str, Counter[str]]) -> Chart:
    lines = []
    for rules in RULES:
        for bot in WATCHED:
            found = counts[f"{rules} {bot} read"]
            asked = [stone for stone in FIRST_STONE if found[f"asked at {stone}"]]
            points = [(float(at), 100 * found[f"right at {at}"] / found[f"asked at {at}"]) for at in asked]
            lines.append(Line(f"{bot}, {rules} game", points))
    return Chart("Agents named rightly on the way", "points of the first stone", "named rightly, in %", lines)


def per_turn(shown: Mapping[str, Counter[str]], part: str, whole: str) -> tuple[str, ...]:
    return tuple(give_or_take(found[part], found[whole]) for found in shown.values())


def won(counts: Mapping[str, Counter[str]]) -> Table:
    rows = []
    for bot, others in (("house", "predecessor"), *((bot, other) for other in ("greedy", "random") for bot in WATCHED)):
        found = [counts[f"{rules} {bot} among {others}"] for rules in RULES]
        rows.append(
            (f"{bot} among three {others}", *(give_or_take(each[f"won {bot}"], each["games"]) for each in found))
        )
    return Table("Games won", ("", *RULES), rows)
