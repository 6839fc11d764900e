"""A gambling den: a toy game of whatever frames a test puts on its table, for what no game of the house has yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from backroom import kit
from backroom.kit import BY_CHANCE, CHANCE, Ask, Frame, Game, IllegalChoice, Option, Pick, Rules, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from backroom.kit import Choice, Random


class Den(State):
    """What has happened so far, what each seat hides, and who has gone home."""

    __slots__ = ("gone", "happened", "hidden", "seats")

    def __init__(self, seats: int, happened: list[Any], hidden: tuple[int, ...], gone: frozenset[int]) -> None:
        self.seats = seats
        self.happened = happened
        self.hidden = hidden
        self.gone = gone

    def copy(self) -> Self:
        return type(self)(self.seats, self.happened[:], self.hidden, self.gone)


def pick(word: str, *texts: str, rule: str = "D-1") -> Pick:
    """A question whose answers are numbered as they stand here."""
    return Pick(word, rule, ((place, text, "choice-den", {"text": text}) for place, text in enumerate(texts)))


class Nod(Frame[Den]):
    """Somebody is asked for a nod, and nothing more."""

    __slots__ = ("seat", "what")

    def __init__(self, seat: int, what: str = "nod") -> None:
        self.seat = seat
        self.what = what

    def seats(self, den: Den) -> tuple[int, ...]:
        return () if self.seat in den.gone else (self.seat,)

    def ask(self, den: Den, seat: int) -> Ask:
        return pick(f"ask-{self.what}", "yes", "no")

    def go(self, game: Game[Den], seat: int, choice: int | None) -> None:
        game.state.happened.append((self.what, seat, choice))
        game.tell(f"log-{self.what}", seat=f"@seat-{seat}")


class Reaction(Frame[Den]):
    """A deed somebody may answer with a deed of their own: each that is not let go puts the next on the stack."""

    __slots__ = ("chain", "depth")

    def __init__(self, chain: tuple[tuple[int, str], ...], depth: int = 0) -> None:
        self.chain = chain
        self.depth = depth

    def seats(self, den: Den) -> tuple[int, ...]:
        return (self.chain[self.depth][0],)

    def ask(self, den: Den, seat: int) -> Ask:
        return pick("ask-react", f"{self.chain[self.depth][1]}", "pass")

    def go(self, game: Game[Den], seat: int, choice: int) -> None:
        deed = self.chain[self.depth][1]
        if choice == 0:
            deeper = [Reaction(self.chain, self.depth + 1)] if self.depth + 1 < len(self.chain) else []
            game.then(*deeper, Done(deed))
        else:
            game.state.happened.append(("passed", deed))


class Done(Frame[Den]):
    """Asks nobody: the deed is carried out once every reaction to it is over."""

    __slots__ = ("deed",)

    def __init__(self, deed: str) -> None:
        self.deed = deed

    def go(self, game: Game[Den], seat: int, choice: None) -> None:
        assert (seat, choice) == (CHANCE, None)
        game.state.happened.append(("done", self.deed))
        if self.deed == "raid":
            game.finish((), (0,) * game.seats, "raided")


class Bids(Frame[Den]):
    """Everybody still there bids at once, unseen."""

    __slots__ = ()

    together = True

    def seats(self, den: Den) -> tuple[int, ...]:
        return tuple(seat for seat in range(den.seats) if seat not in den.gone)

    def ask(self, den: Den, seat: int) -> Ask:
        return pick("ask-bid", *(f"bid {coins}" for coins in range(10 * seat, 10 * seat + 10)))

    def go(self, game: Game[Den], seat: int, bids: dict[int, int]) -> None:
        game.state.happened.append(("bids", dict(sorted(bids.items()))))


class Whispers(Bids):
    """The same, and nobody can see who has done so already."""

    __slots__ = ()

    unseen = True


class Team(Frame[Den]):
    """Several are asked; whoever speaks first answers for all."""

    __slots__ = ()

    def seats(self, den: Den) -> tuple[int, ...]:
        return tuple(range(den.seats))

    def ask(self, den: Den, seat: int) -> Ask:
        return pick("ask-team", *(f"leader {who}" for who in range(den.seats) if who != seat))

    def go(self, game: Game[Den], seat: int, choice: int) -> None:
        game.state.happened.append(("team", seat, choice))


class Coin(Frame[Den]):
    """Chance is asked."""

    __slots__ = ()

    def seats(self, den: Den) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, den: Den, seat: int) -> Ask:
        return pick("ask-coin", "heads", "tails")

    def go(self, game: Game[Den], seat: int, choice: int) -> None:
        game.state.happened.append(("coin", choice))


class Asked(Frame[Den]):
    """Asks one seat any question a test likes."""

    __slots__ = ("question",)

    def __init__(self, question: Ask) -> None:
        self.question = question

    def seats(self, den: Den) -> tuple[int, ...]:
        return (0,)

    def ask(self, den: Den, seat: int) -> Ask:
        return self.question

    def go(self, game: Game[Den], seat: int, choice: Any) -> None:
        game.state.happened.append(choice)


BESIDES = pick("ask-besides", "whisper", "shout", "raid", "interrupt", "leave", "return", rule="D-2")


class Rulebook(Rules[Den]):
    """The frames a test wants, and what anybody may do at any time."""

    name = "den"
    prefix = "D"
    version = 3
    min_seats = 1
    max_seats = 6
    options = (Option("door", ("open", "shut"), "open"), Option("first", lambda seats: tuple("012345"[:seats]), "0"))
    first: ClassVar[tuple[int, ...]] = (7, 8, 9, 10, 11, 12)

    def __init__(self, *frames: Frame[Den], besides: bool = True) -> None:
        self.frames = frames
        self.besides = besides

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Den, list[Frame[Den]]]:
        return Den(seats, [], self.first[:seats], frozenset()), list(reversed(self.frames))

    def view(self, game: Game[Den], seat: int | None) -> dict[str, Any]:
        den = game.state
        return {"happened": len(den.happened), "hidden": None if seat is None else den.hidden[seat]}

    def redeal(self, game: Game[Den], seat: int | None, random: Random) -> None:
        den = game.state
        den.hidden = tuple(
            hidden if who == seat else 100 + int(random() * 100) for who, hidden in enumerate(den.hidden)
        )

    def may(self, game: Game[Den], seat: int) -> tuple[Ask, ...]:
        return (BESIDES,) if self.besides else ()

    def do(self, game: Game[Den], seat: int, ask: Ask, choice: Choice) -> None:
        den = game.state
        match ask.text(choice):
            case "shout":
                game.tell("log-shout", seat=f"@seat-{seat}")
            case "raid":
                game.finish((seat,), (1,) * game.seats, "raid")
            case "interrupt":
                game.then(Nod(seat, "interrupt"))
            case "leave":
                den.gone |= {seat}
            case "return":
                den.gone -= {seat}

    def misplaced(self, game: Game[Den], seat: int, choice: str) -> IllegalChoice | None:
        return IllegalChoice("D-9", "error-not-offered", choice=choice) if choice == "dance" else None


def open_den(
    *frames: Frame[Den],
    seats: int = 3,
    dealer: Random | None = None,
    besides: bool = True,
    journal: Iterable[tuple[int, str]] = (),
) -> Game[Den]:
    """A game of these frames, in rulebook order; without a dealer, chance is asked of us."""
    rules = Rulebook(*frames, besides=besides)
    if dealer is not None:
        return kit.begin(rules, seats, None, dealer)
    return kit.replay(rules, seats, None, journal)


def replayed(game: Game[Den]) -> Game[Den]:
    """The same game from its journal."""
    return kit.replay(game.rules, game.seats, game.options, game.journal)


def why_not(play: Callable[[], object]) -> IllegalChoice:
    """The reason for which something is refused."""
    try:
        play()
    except IllegalChoice as error:
        return error
    raise AssertionError("it was accepted")
