"""The police come up: officers on duty, open hands, credit cards, and chips for the innocent."""

from collections.abc import Iterable
from functools import cache

from backroom.games.greif_zu.deck import JEWELS, less, money_in
from backroom.games.greif_zu.law import is_on_duty, judge, uses_credit, wealth
from backroom.games.greif_zu.offer import PLAYERS, blind, cards, player_label
from backroom.games.greif_zu.state import ALONE, OTHERS, Judged, Party, with_item, without_item
from backroom.games.greif_zu.trail import AWAY, BAG, EVERYBODY, Move, Show
from backroom.games.greif_zu.wallet import SEARCH
from backroom.kit import BY_CHANCE, NOBODY, Ask, Frame, Game, Label, Menu

CHIPS_BY_RANK = {2: (1,), 3: (2, 1), 4: (3, 2, 1), 5: (4, 3, 2, 1), 6: (4, 3, 2, 1), 7: (4, 3, 2, 1)}
"""G-79: by the number of players, the richest first."""


def by_coin(party: Party, seats: list[int]) -> list[int]:
    return sorted(seats, key=party.coins.__getitem__)


class Judgement(Frame[Party]):
    """G-68, G-70: officers on duty show that they are, and inspect, the lowest coin first."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        verdicts = judge(party)
        party.raid = party.raid._replace(verdicts=verdicts)
        officers = [who for who, hand in enumerate(party.hands) if is_on_duty(hand, verdicts[who])]
        for who in by_coin(party, officers):
            if game.told is not None:
                game.tell("log-on-duty", seat=PLAYERS[who])
            show(game, (who,))
        game.then(*(Patrol(who) for who in by_coin(party, officers)), OPEN_HANDS)


def show(game: Game[Party], seats: Iterable[int]) -> None:
    """Hands are laid open for everybody, each once."""
    party = game.state
    raid = party.raid
    newly = [(seat, party.hands[seat]) for seat in seats if raid.opened(seat) is None]
    party.raid = raid._replace(shown=(*raid.shown, *newly))
    for seat, hand in newly:
        party.note(Show(seat, hand))
        if game.told is not None:
            verdict = (raid.verdicts or ())[seat]
            who, shown, count = PLAYERS[seat], cards(hand), len(hand)
            if verdict:
                reasons = [f"@reason-{rule}" for rule in verdict]
                game.tell("log-shows-guilty", seat=who, cards=shown, count=count, reasons=reasons)
            else:
                game.tell("log-shows", seat=who, cards=shown, count=count)


class Patrol(Frame[Party]):
    """G-69 to G-73: an officer inspects another player, who loses notes and jewels if guilty."""

    __slots__ = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer = officer

    def possible(self, party: Party) -> tuple[int, ...]:
        inspected = [other for _, other in party.raid.patrols]
        return tuple(seat for seat in OTHERS[party.seats][self.officer] if seat not in inspected)

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[self.officer] if self.possible(party) else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        return Menu("ask-patrol", "G-69", self.possible(party), player_label)

    def go(self, game: Game[Party], seat: int, other: int | None) -> None:
        if other is None:
            return
        party = game.state
        if game.told is not None:
            game.tell("log-patrol", seat=PLAYERS[seat], other=PLAYERS[other])
        party.raid = party.raid._replace(patrols=(*party.raid.patrols, (seat, other)))
        show(game, (other,))
        if (party.raid.verdicts or ())[other]:
            confiscate(game, seat, other)


def confiscate(game: Game[Party], officer: int, other: int) -> None:
    """G-72: all notes and jewels, also a note laid on the exchange."""
    party = game.state
    raid = party.raid
    money = [*money_in(party.hands[other])]
    party.hands[other] = tuple(kind for kind in party.hands[other] if kind < JEWELS)
    for kind in money:
        party.note(Move(other, AWAY, kind, EVERYBODY))
    money += raid.exchanged[other]
    party.raid = raid._replace(confiscated=with_item(raid.confiscated, officer, *money))
    if game.told is not None:
        taken, count = cards(money), len(money)
        game.tell("log-confiscated", seat=PLAYERS[officer], other=PLAYERS[other], cards=taken, count=count)


class OpenHands(Frame[Party]):
    """G-74, G-75: all hands are laid open; then credit cards are used, the lowest coin first."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        show(game, range(party.seats))
        verdicts = party.raid.verdicts or ()
        users = [who for who, hand in enumerate(party.hands) if uses_credit(hand, verdicts[who])]
        game.then(*(Credit(who) for who in by_coin(party, users)), PENALTY, PRIZES)


class Credit(Frame[Party]):
    """G-58, G-75: John Smith draws until he has drawn a note."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        game.state.active = self.seat
        game.then(SEARCH[True])


def chip_label(points: int) -> Label:
    return f"chip {points}", "choice-chip", {"points": points}


@cache
def one_of_the_chips(points: frozenset[int]) -> Ask:
    return Menu("ask-chip", "G-76", tuple(sorted(points)), chip_label)


class Penalty(Frame[Party]):
    """G-76, G-77: every guilty player puts back a chip of their own choice, unseen."""

    __slots__ = ()

    together = True

    def seats(self, party: Party) -> tuple[int, ...]:
        verdicts = party.raid.verdicts or ()
        return tuple(seat for seat, verdict in enumerate(verdicts) if verdict and party.chips[seat])

    def ask(self, party: Party, seat: int) -> Ask:
        return one_of_the_chips(frozenset(party.chips[seat]))

    def go(self, game: Game[Party], seat: int, answers: dict[int, int] | None) -> None:
        party = game.state
        party.raid = party.raid._replace(penalised=tuple(sorted(answers or ())))
        for who, points in sorted((answers or {}).items()):
            party.chips = without_item(party.chips, who, points)
            party.left = tuple(sorted((*party.left, points)))
            party.purses = (party.purses, Move(who, BAG, points, 1 << who))
            if game.told is not None:
                game.tell("log-penalty", but=(who,), seat=PLAYERS[who])
                game.tell("log-penalty-you", to=(who,), points=points)


class Prizes(Frame[Party]):
    """G-78 to G-80: the richest innocents draw chips, as many as their rank and the number of players say."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        verdicts = party.raid.verdicts or ()
        money = [wealth(party, who) for who in range(party.seats)]
        innocent = sorted((who for who in range(party.seats) if not verdicts[who]), key=lambda who: -money[who])
        prizes = dict(zip(innocent, CHIPS_BY_RANK[party.seats], strict=False))
        won = tuple(prizes.get(who, 0) for who in range(party.seats))
        party.last = Judged(party.round, party.coins, party.raid, tuple(money), won)
        party.news = True
        if game.told is not None:
            for who, count in prizes.items():
                game.tell("log-prize", seat=PLAYERS[who], count=count, money=money[who] / 100)
        game.then(*(DrawChip(who) for who, count in prizes.items() for _ in range(count)))


class DrawChip(Frame[Party]):
    """G-81: without looking."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return blind(len(party.left), "G-81")

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        party = game.state
        points = party.left[place]
        party.left = less(party.left, points)
        party.chips = with_item(party.chips, self.seat, points)
        party.purses = (party.purses, Move(BAG, self.seat, points, 1 << self.seat))
        if game.told is not None:
            game.tell("log-chip-you", to=(self.seat,), points=points)


class Count(Frame[Party]):
    """G-83 to G-85: after three rounds the points are counted; equal points: more chips; still equal: shared."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        points = [sum(chips) for chips in party.chips]
        merit = [(points[who], len(party.chips[who])) for who in range(party.seats)]
        winners = tuple(who for who in range(party.seats) if merit[who] == max(merit))
        if game.told is not None:
            for who in range(party.seats):
                game.tell("log-points", seat=PLAYERS[who], points=points[who], count=len(party.chips[who]))
            names = [PLAYERS[who] for who in winners]
            game.tell("log-won", seats=names, count=len(winners), points=max(points))
        game.finish(winners, tuple(points), "points")


JUDGEMENT, OPEN_HANDS, PENALTY, PRIZES, COUNT = Judgement(), OpenHands(), Penalty(), Prizes(), Count()
