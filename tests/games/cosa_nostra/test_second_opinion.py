"""Random play beside a second, independent implementation of the action phase: not a single disagreement."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.second_look import look, summary
from tests.games.cosa_nostra.second_table import BOX

import backroom
from backroom.games.cosa_nostra.cards import BUSINESS_IDS, CARDS, FACE_OF, FACES, GANGSTERS, KINDS
from backroom.games.cosa_nostra.cash import lent, own, supply
from backroom.games.cosa_nostra.state import ACTION
from backroom.games.cosa_nostra.turn import Turn
from backroom.kit import CHANCE

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.games.cosa_nostra.second_opinion import SecondOpinion

    from backroom.games.cosa_nostra.state import Underworld
    from backroom.kit import Game

OPTIONS = [
    {},
    {"robbery": "robbable", "spying": "wild"},
    {"bonus": "yes", "cards": "wild", "rounds": "3"},
    {"families": "lot", "robbery": "robbable", "bonus": "yes"},
]
CHATTY, BOLD = 0.12, 0.8
TIMID = ("abort", "pass", "skip", "nothing", "decline", "withdraw", "hold")
"""Orders called off and chances passed by would leave little to compare."""
RARE = {"schemer", "accept"}
LAID = ("henchman", "saboteur", "machine-pistol", "distraction")


class Beside:
    """A game and the second opinion on it."""

    def __init__(self, game: Game[Underworld], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.other: SecondOpinion | None = None
        self.telling: Generator[None, tuple[int, list[str]], None] | None = None
        self.seen: Counter[str] = Counter()

    def play_on(self) -> None:
        """The next thing that somebody says: mostly an answer, now and then something unasked."""
        game, rng = self.game, self.rng
        if self.telling is None and game.state.phase == ACTION:
            self.other = look(game)
            self.telling = self.other.action()
            next(self.telling)
        seat, ask = next(iter(game.asked.items()))
        if seat != CHANCE and rng.random() < CHATTY:
            talker = rng.randrange(game.seats)
            wishes = game.may(talker)
            if wishes:
                seat, ask = talker, rng.choice([ask for ask in wishes if ask.verbs & RARE] or wishes)
        text = ask.text(ask.draw(rng.random))
        if ask.listed and seat != CHANCE and rng.random() < BOLD:
            bold = [text for text in map(ask.text, ask) if text.split()[0] not in TIMID]
            text = rng.choice(bold) if bold else text
        game.play(seat, text)
        if self.telling is not None:
            self.tell(seat, text)

    def tell(self, seat: int, text: str) -> None:
        """Let the second opinion hear it, and compare whenever the game is between two turns."""
        game, other = self.game, self.other
        assert self.telling is not None
        assert other is not None
        self.seen[text.split()[0]] += 1
        try:
            self.telling.send((seat, text.split()))
        except StopIteration:
            assert game.state.phase != ACTION, "the game thinks that something is left to do"
            self.compare_payday(other)
            self.telling = self.other = None
            return
        assert game.state.phase == ACTION, "the game thinks that all is done"
        if isinstance(game.stack[-1], Turn):
            mine = look(game)
            other.keep_possible_offers(set(mine.offers))
            assert summary(other) == summary(mine)

    def compare_payday(self, other: SecondOpinion) -> None:
        """The income; and in the end all scores, unless somebody is asked for what he owes."""
        if self.game.result is None:
            assert other.cash == self.game.state.cash
        else:
            assert tuple(1000 * score for score in other.count_up()) == self.game.result.scores


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "usual")
def test_random_games_beside_a_second_opinion(seats: int, options: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        beside = Beside(backroom.replay("cosa_nostra", seats, options, []), Random(f"{seats} {seed} {options}"))
        while beside.game.result is None:
            beside.play_on()
        assert beside.telling is None
        seen += beside.seen
    for verb in ("run", "attack", "buy", "roll", "hit", "pass"):
        assert seen[verb], f"nobody ever said {verb}"


def busy_night(rng: Random, seats: int) -> Game[Underworld]:
    """Everybody has men, businesses, deals and cards, and much is planned: where cards meet that seldom do."""
    jobs, firms = list(range(CARDS)), list(BUSINESS_IDS)
    influence = [card["id"] for card in BOX["influence"] for _ in range(card["count"])]
    for cards in (jobs, firms, influence):
        rng.shuffle(cards)
    orders: dict[str, str] = {}
    idle: list[str] = []
    for gangster in GANGSTERS:
        if gangster.family < seats and rng.random() < 0.7:
            if rng.random() < 0.2:
                idle.append(gangster.id)
            else:
                orders[gangster.id] = firms.pop() if rng.random() < 0.15 else FACES[FACE_OF[jobs.pop()]].id
    own = {seat: [firms.pop() for _ in range(rng.randrange(2, 5))] for seat in range(seats)}
    holders = {firm: seat for seat, owned in own.items() for firm in owned}
    marks: dict[str, list[int]] = {}
    for seat in range(seats):
        for firm in rng.choices(sorted(holders), k=5):
            if holders[firm] != seat:
                marks.setdefault(firm, []).append(seat)
    aids: dict[str, str] = {}
    for man in orders:
        laid = {influence.pop() for _ in range(2) if len(influence) > 16 and influence[-1] in LAID}
        aids[man] = " ".join(laid)
    variant: dict[str, Any] = {"robbery": rng.choice(["usual", "robbable"]), "bonus": rng.choice(["no", "yes"])}
    table = night(
        orders,
        idle=" ".join(idle),
        seats=seats,
        start=rng.randrange(seats),
        round=rng.choice([3, 4]),
        cash=[rng.randrange(25) for _ in range(seats)],
        own={seat: " ".join(owned) for seat, owned in own.items()},
        marks=marks,
        cards=[" ".join(influence.pop() for _ in range(rng.randrange(4))) for _ in range(seats)],
        aids=aids,
        **variant,
    )
    return table.game


@pytest.mark.rule("C-47", "C-61")
def test_what_there_is_is_counted_alike_kind_by_kind_and_in_one_pass() -> None:
    borrowed = 0
    for number in range(40):
        world = busy_night(rng := Random(f"supply {number}"), 3 + number % 3).state
        world.down = [int(rng.random() < 0.2) for _ in world.down]
        for seat in range(world.seats):
            by_kind = [(own(world, seat, kind), lent(world, seat, kind)) for kind in range(len(KINDS))]
            assert supply(world, seat) == [mine + len(others) for mine, others in by_kind]
            borrowed += sum(len(others) for _, others in by_kind)
    assert borrowed


def test_busy_nights_beside_a_second_opinion() -> None:
    seen: Counter[str] = Counter()
    for number in range(150):
        seats = 3 + number % 3
        rng = Random(f"night {number}")
        beside = Beside(busy_night(rng, seats), rng)
        while beside.game.state.phase == ACTION:
            beside.play_on()
        assert beside.telling is None
        seen += beside.seen
    for verb in (
        "rob",
        "trap",
        "doc",
        "reroll",
        "use",
        "launder",
        "bet",
        "search",
        "schemer",
        "skip",
        "accept",
        "shoot",
    ):
        assert seen[verb], f"nobody ever said {verb}"
