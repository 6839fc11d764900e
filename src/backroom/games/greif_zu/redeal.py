"""Another world in which this seat would have seen exactly the same."""

from collections import Counter

from backroom.games.greif_zu.actions import PutAnywhere
from backroom.games.greif_zu.deck import BADGE, POLICEMAN
from backroom.games.greif_zu.law import judge
from backroom.games.greif_zu.setup import FIRST_CHIP
from backroom.games.greif_zu.specials import KeepInspected
from backroom.games.greif_zu.state import Party
from backroom.kit import Game, Random

TRIES = 60


def shuffle(items: list[int], random: Random) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = int(random() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def redeal(game: Game[Party], seat: int | None, random: Random) -> None:
    """Hands, wallet, extra IDs, special cards and chips that this seat has not seen are drawn anew."""
    party = game.state
    if not party.round:
        return
    redeal_specials(party, seat, random)
    redeal_chips(party, seat, random)
    true_hands, true_wallet = [hand[:] for hand in party.hands], party.wallet[:]
    true = (party.extras, party.aside, party.drawn)
    for _ in range(TRIES):
        redeal_cards(game, seat, random)
        if party.verdicts is None:
            break
        party.verdicts = judge(party)
        if not hidden_officer(party):
            break
        party.hands, party.wallet = [hand[:] for hand in true_hands], true_wallet[:]
        party.extras, party.aside, party.drawn = true
        party.verdicts = judge(party)
    redeal_frames(game, seat, random)


def hidden_officer(party: Party) -> bool:
    """An officer on duty has made himself known already, so no hidden hand can be one."""
    return any(
        not party.shown[who] and BADGE in hand and POLICEMAN in hand and (party.verdicts or ())[who] is None
        for who, hand in enumerate(party.hands)
    )


def redeal_specials(party: Party, seat: int | None, random: Random) -> None:
    unseen = [card for who, held in enumerate(party.specials) if who != seat for card in held]
    deck = shuffle([*unseen, *party.spare], random)
    party.specials = tuple(
        held if who == seat else tuple(sorted(deck.pop() for _ in held)) for who, held in enumerate(party.specials)
    )
    party.spare = tuple(deck)


def redeal_chips(party: Party, seat: int | None, random: Random) -> None:
    """Everybody knows the first chip of who has lost none."""
    unseen = [points for who, held in enumerate(party.chips) if who != seat for points in held]
    bag = [*unseen, *party.left]
    sure = [who != seat and known for who, known in enumerate(party.sure_chip)]
    for known in sure:
        if known:
            bag.remove(FIRST_CHIP)
    shuffle(bag, random)
    chips = []
    for who, held in enumerate(party.chips):
        if who == seat:
            chips.append(held)
        elif sure[who]:
            chips.append((FIRST_CHIP, *(bag.pop() for _ in held[1:])))
        else:
            chips.append(tuple(bag.pop() for _ in held))
    party.chips = tuple(chips)
    party.left = tuple(sorted(bag))


def known_of(game: Game[Party], seat: int | None, whose: int) -> list[int]:
    """The cards this seat knows to be in that hand."""
    if seat is None:
        return []
    party = game.state
    known = list(party.facts.get((seat, whose), ()))
    for frame in game.stack:
        held_up = isinstance(frame, KeepInspected) and frame.other == whose and seat == party.active
        if (
            held_up
            and isinstance(frame, KeepInspected)
            and known.count(frame.kind) < party.hands[whose].count(frame.kind)
        ):
            known.append(frame.kind)
    return known


def redeal_cards(game: Game[Party], seat: int | None, random: Random) -> None:
    party = game.state
    sure = {who: known_of(game, seat, who) for who in range(party.seats) if who != seat and not party.shown[who]}
    fixed = {place: kinds[0] for (who, place), kinds in party.places.items() if who == seat}
    pool: Counter[int] = Counter(kind for place, kind in enumerate(party.wallet) if place not in fixed)
    for who, known in sure.items():
        pool.update(party.hands[who])
        pool.subtract(known)
    for who, hidden in enumerate(party.aside):
        if who != seat:
            pool.update(hidden)
    if party.active != seat:
        pool.update(party.drawn)
    party.extras = redeal_extras(party, seat, pool, random)
    deck = shuffle(list(pool.elements()), random)
    for who, known in sure.items():
        party.hands[who] = sorted([*known, *(deck.pop() for _ in range(len(party.hands[who]) - len(known)))])
    party.aside = tuple(
        hidden if who == seat else tuple(deck.pop() for _ in hidden) for who, hidden in enumerate(party.aside)
    )
    if party.active != seat:
        party.drawn = tuple(deck.pop() for _ in party.drawn)
    party.wallet = [fixed[place] if place in fixed else deck.pop() for place in range(len(party.wallet))]


def redeal_extras(party: Party, seat: int | None, pool: Counter[int], random: Random) -> tuple[int, ...]:
    """The extra IDs still there: of those this seat has seen last, any that could be. The pool loses them."""
    count = len(party.extras)
    seen = None if seat is None else party.seen_extras[seat]
    possible = party.deck.extras if seen is None else seen
    pool.update(party.extras)
    for _ in range(TRIES):
        drawn = sorted(shuffle(list(possible), random)[:count])
        if all(pool[kind] >= needed for kind, needed in Counter(drawn).items()):
            break
    else:
        drawn = list(party.extras)
    pool.subtract(drawn)
    return tuple(drawn)


def redeal_frames(game: Game[Party], seat: int | None, random: Random) -> None:
    """Cards that somebody holds up unseen by this seat, in the middle of something."""
    party = game.state
    for depth, frame in enumerate(game.stack):
        if isinstance(frame, KeepInspected) and seat not in (party.active, frame.other):
            hand = party.hands[frame.other]
            game.stack[depth] = KeepInspected(frame.other, hand[int(random() * len(hand))])
        elif isinstance(frame, PutAnywhere) and party.active != seat:
            hand = party.hands[party.active]
            game.stack[depth] = type(frame)(hand[int(random() * len(hand))])
