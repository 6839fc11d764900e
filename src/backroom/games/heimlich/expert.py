"""The expert game's own: tips, and the dossier everyone keeps."""

from functools import cache

from backroom.games.heimlich.state import NOBODYS, Colours, Tip, Town, items
from backroom.kit import Ask, Form, Frame, Game, Item, Match, One, Words

NOTE_LENGTH = 200


def suspects(seats: int, seat: int) -> tuple[Item, ...]:
    """Whom a seat can suspect behind an agent: every fellow player, or nobody."""
    return (*((str(other), f"@seat-{other}") for other in range(seats) if other != seat), ("-", "@nobody"))


def other_agents(agents: int, card: int) -> tuple[int, ...]:
    return tuple(agent for agent in range(agents) if agent != card)


@cache
def tips_form(seats: int, colours: Colours, seat: int, card: int) -> Ask:
    """H-37, H-39: for every agent but one's own the player behind it, each fellow player at most once."""
    agents = items(colours)
    who = tuple(agents[agent] for agent in other_agents(len(agents), card))
    values = suspects(seats, seat)
    return Form("ask-tips", "H-39", "tip", (Match("tips", who, values, frozenset(range(len(values) - 1))),))


def as_tip(town: Town, seat: int, answer: tuple[int, ...]) -> Tip:
    """The seat named for each agent, from the places of an answer."""
    values = suspects(town.seats, seat)
    tip = [seat] * town.agents
    for agent, given in zip(other_agents(town.agents, town.cards[seat]), answer, strict=True):
        named = values[given][0]
        tip[agent] = NOBODYS if named == "-" else int(named)
    return tuple(tip)


class Tips(Frame[Town]):
    """H-37, H-38: everyone writes down at once, unseen, who is behind which agent."""

    __slots__ = ()

    together = True

    def seats(self, town: Town) -> tuple[int, ...]:
        return tuple(range(town.seats))

    def ask(self, town: Town, seat: int) -> Ask:
        return tips_form(town.seats, town.colours, seat, town.cards[seat])

    def go(self, game: Game[Town], seat: int, answers: dict[int, tuple[int, ...]]) -> None:
        town = game.state
        town.tips = tuple(as_tip(town, who, answers[who]) for who in range(town.seats))
        if game.told is not None:
            game.tell("log-tips")


@cache
def note_form(seats: int, colours: Colours, seat: int) -> Ask:
    """H-36: at any time, who one thinks is behind an agent, and a remark."""
    values = (*suspects(seats, seat), ("?", "@unknown"))
    fields = (One("agent", items(colours)), One("suspect", values), Words("remark", NOTE_LENGTH))
    return Form("ask-note", "H-36", "note", fields)


def note(game: Game[Town], seat: int, choice: tuple[int, int, str]) -> None:
    """H-36: the note goes into the seat's own dossier, and nobody else learns of it."""
    town = game.state
    agent, suspect, remark = choice
    named = (*suspects(town.seats, seat), ("?", ""))[suspect][0]
    behind = None if named == "?" else NOBODYS if named == "-" else int(named)
    town.dossier = {**town.dossier, (seat, agent): (behind, remark)}


TIPS = Tips()
