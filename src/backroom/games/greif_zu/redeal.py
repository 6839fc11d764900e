"""Another world in which this seat would have seen exactly the same."""

from collections.abc import Callable

from backroom.games.greif_zu.buying import Pay, can_pay
from backroom.games.greif_zu.deck import Hand, notes_in
from backroom.games.greif_zu.lastcards import CashMachine, Exchange
from backroom.games.greif_zu.law import breaches, is_on_duty, judge
from backroom.games.greif_zu.retelling import Contradiction, Retelling
from backroom.games.greif_zu.specials import KeepInspected
from backroom.games.greif_zu.state import Party
from backroom.games.greif_zu.trail import BAG, DRAWN, EXTRAS, UNDER_HIDEOUT, WALLET, Glimpse, Trail, entries
from backroom.games.greif_zu.wallet import Put
from backroom.kit import Frame, Game, Random

FREELY, CLOSER = 10, 5
"""How often a story is told anew with nothing of the truth, and then with more and more of it."""


def redeal(game: Game[Party], seat: int | None, random: Random) -> None:
    """Hands, wallet, extra IDs, special cards and chips that this seat has not seen are drawn anew."""
    party = game.state
    redeal_specials(party, seat, random)
    redeal_chips(party, seat, random)
    if party.trail is not None:
        redeal_cards(game, seat, random)
        redeal_frames(game, seat, random)


def redeal_specials(party: Party, seat: int | None, random: Random) -> None:
    """Any special card that has not been played can lie before anybody."""
    unseen = [card for who, held in enumerate(party.specials) if who != seat for card in held]
    deck = [*unseen, *party.spare]
    deck.sort(key=lambda _: random())
    party.specials = tuple(
        held if who == seat else tuple(sorted([deck.pop() for _ in held])) for who, held in enumerate(party.specials)
    )
    party.spare = tuple(deck)


def tell_again(trail: Trail, seat: int | None, random: Random, fits: Callable[[Retelling], bool]) -> Retelling | None:
    """A telling that fits; None where only the truth would do."""
    story = entries(trail)
    for attempt in range(FREELY + CLOSER):
        truth = max(0, attempt - FREELY + 1) / CLOSER
        try:
            retelling = Retelling(story, seat, random, truth)
        except Contradiction:
            continue
        if fits(retelling):
            return retelling
    return None


def redeal_chips(party: Party, seat: int | None, random: Random) -> None:
    """Nothing is to be told before any chip has been won or lost."""
    if isinstance(party.purses, tuple) and party.purses[0] is None:
        return
    retelling = tell_again(party.purses, seat, random, lambda _: True)
    if retelling is not None:
        party.chips = tuple(
            held if who == seat else tuple(retelling.contents(who)) for who, held in enumerate(party.chips)
        )
        party.left = tuple(sorted(retelling.contents(BAG)))
        party.purses = retelling


def redeal_cards(game: Game[Party], seat: int | None, random: Random) -> None:
    party = game.state
    top = game.stack[-1]

    def fits(told: Retelling) -> bool:
        if party.raid.verdicts is not None:
            return no_hidden_officer(party, told)
        return can_go_on(top, party, tuple(told.contents(party.active)))

    retelling = tell_again(party.trail, seat, random, fits)
    if retelling is None:
        return
    party.hands = [tuple(sorted(retelling.contents(who))) for who in range(party.seats)]
    party.wallet = retelling.contents(WALLET)
    party.extras = tuple(sorted(retelling.contents(EXTRAS)))
    party.drawn = tuple(retelling.contents(DRAWN))
    hidden = tuple(retelling.contents(UNDER_HIDEOUT))
    party.trail = retelling
    raid = party.raid._replace(hidden=tuple(hidden if held else () for held in party.raid.hidden))
    party.raid = raid
    if raid.verdicts is not None:
        party.raid = raid._replace(verdicts=judge(party))


def can_go_on(top: Frame[Party], party: Party, hand: Hand) -> bool:
    """What everybody knows of a hand while its owner is in the middle of something."""
    if isinstance(top, Pay):
        return can_pay(hand)
    if isinstance(top, Exchange) or (isinstance(top, CashMachine) and not party.wallet):
        return bool(notes_in(hand))
    return True


def no_hidden_officer(party: Party, told: Retelling) -> bool:
    """G-68: an officer on duty has made himself known already, so no hidden hand can be one."""
    raid = party.raid
    for who in range(party.seats):
        if raid.opened(who) is None:
            hand = told.contents(who)
            if is_on_duty(hand, breaches((*hand, *raid.exchanged[who]), party.coins[who])):
                return False
    return True


def redeal_frames(game: Game[Party], seat: int | None, random: Random) -> None:
    """Cards that somebody holds up unseen by this seat, in the middle of something."""
    party = game.state
    top = game.stack[-1]
    if isinstance(top, KeepInspected):
        glimpse = entries(party.trail)[-1]
        assert isinstance(glimpse, Glimpse)
        game.stack[-1] = KeepInspected(top.other, glimpse.kind)
    elif isinstance(top, Put) and party.active != seat:
        hand = party.hands[party.active]
        game.stack[-1] = Put(hand[int(random() * len(hand))], top.anywhere)
