"""Preparation: agents, stones, safe, and a card for everyone."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from backroom.games.heimlich.state import AGENTS, CHURCH, FIRST_SAFE, NOBODYS, Colours, Town, items
from backroom.games.heimlich.turn import ROLL
from backroom.kit import BY_CHANCE, Ask, Form, Frame, Game, Pick, Shuffle

RANDOM_START = "random"


def starts(seats: int) -> tuple[str, ...]:
    """H-10: chance names the first player, or the host does."""
    return (RANDOM_START, *(str(seat) for seat in range(seats)))


def open_town(seats: int, options: Mapping[str, str]) -> tuple[Town, list[Frame[Town]]]:
    """H-3 to H-6: agents in the church, stones at the start, the safe in house 7."""
    start = NOBODYS if options["start"] == RANDOM_START else int(options["start"])
    town = Town(
        seats=seats,
        agents=min(len(AGENTS), seats + 2),
        expert=options["rules"] == "expert",
        shut=options["dossiers"] == "shut",
        start=start,
        colours=(),
        cards=(),
        place=[],
        score=[],
        safe=FIRST_SAFE,
        active=start,
        roll=0,
        tips=None,
        dossier={},
        turns=(),
    )
    return town, [BEGIN, DEAL, DRAW]


@cache
def draws(agents: int) -> Ask:
    """So many of the seven, in any company."""
    choices = (
        (colours, f"draw {' '.join(item for item, _ in items(colours))}", "choice-draw", {"agents": labels(colours)})
        for colours in combinations(range(len(AGENTS)), agents)
    )
    return Pick("ask-draw", "H-3", choices)


def labels(colours: Colours) -> list[str]:
    return [label for _, label in items(colours)]


@cache
def deals(colours: Colours) -> Ask:
    return Form("ask-deal", "H-7", "deal", (Shuffle("cards", items(colours)),))


@cache
def first_players(seats: int) -> Ask:
    choices = ((seat, f"start {seat}", "choice-start", {"seat": f"@seat-{seat}"}) for seat in range(seats))
    return Pick("ask-start", "H-10", choices)


class Draw(Frame[Town]):
    """H-3 to H-5: which agents are in the game is drawn; they meet in the church, their stones lie on the start."""

    __slots__ = ()

    def seats(self, town: Town) -> tuple[int, ...]:
        return BY_CHANCE if town.agents < len(AGENTS) else ()

    def ask(self, town: Town, seat: int) -> Ask:
        return draws(town.agents)

    def go(self, game: Game[Town], seat: int, drawn: Colours | None) -> None:
        town = game.state
        town.colours = tuple(range(len(AGENTS))) if drawn is None else drawn
        town.place = [CHURCH] * town.agents
        town.score = [0] * town.agents
        if game.told is not None:
            game.tell("log-agents", agents=labels(town.colours))


class Deal(Frame[Town]):
    """H-7, H-8: the cards are shuffled, everyone draws one unseen, the rest stays face down."""

    __slots__ = ()

    def seats(self, town: Town) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, town: Town, seat: int) -> Ask:
        return deals(town.colours)

    def go(self, game: Game[Town], seat: int, order: tuple[int, ...]) -> None:
        town = game.state
        town.cards = order[: town.seats]
        if game.told is not None:
            for who, agent in enumerate(town.cards):
                game.tell("log-card", to=(who,), agent=town.label(agent))


class Begin(Frame[Town]):
    """H-10: somebody begins."""

    __slots__ = ()

    def seats(self, town: Town) -> tuple[int, ...]:
        return BY_CHANCE if town.start == NOBODYS else ()

    def ask(self, town: Town, seat: int) -> Ask:
        return first_players(town.seats)

    def go(self, game: Game[Town], seat: int, first: int | None) -> None:
        if first is not None:
            game.state.active = first
        if game.told is not None:
            game.tell("log-begin", seat=f"@seat-{game.state.active}")
        game.then(ROLL)


DRAW, DEAL, BEGIN = Draw(), Deal(), Begin()
