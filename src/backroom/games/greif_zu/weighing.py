"""What a choice would do, as far as its player can know: innocent or not afterwards, every breach, and the sum."""

from collections.abc import Callable

from backroom.games.greif_zu.actions import BUY, PASS, PLAY, PUT, PUT_AT, TIMER, Deed
from backroom.games.greif_zu.buying import PRICE
from backroom.games.greif_zu.deck import EMERGENCY, SPECIALS, converted, less, money_in, plus, value_of
from backroom.games.greif_zu.lastcards import WITHDRAW
from backroom.games.greif_zu.law import broken, checklist
from backroom.games.greif_zu.offer import NOTHING, SPECIAL_CARDS
from backroom.games.greif_zu.specials import KEEP, KeepInspected
from backroom.games.greif_zu.state import Party
from backroom.kit import NOTHING_TO_SAY, Ask, Choice, Game, Mark, Saying, Weighing

Weigher = Callable[[Game[Party], int, Choice], Weighing]


def weigh(game: Game[Party], seat: int, ask: Ask, choice: Choice) -> Weighing:
    weigher = WEIGHERS.get(ask.word)
    return NOTHING_TO_SAY if weigher is None else weigher(game, seat, choice)


def standing(party: Party, seat: int, hand: tuple[int, ...], *laid: int) -> Weighing:
    """How somebody with this hand would stand if the round ended so; `laid` lies on the exchange besides."""
    points = checklist(tuple(sorted((*hand, *party.raid.exchanged[seat], *laid))), party.coins[seat])
    reasons = [f"@reason-{rule}" for rule in broken(points)]
    money, coin = divmod(next(much for about, much, _ in points if about == "money"), 100)
    marks = [
        Mark(about, "fits" if breaks is None else "breaks", money if about == "money" else much)
        for about, much, breaks in points
    ]
    verdict = {"money": money, "coin": coin, "reasons": reasons} if reasons else {"money": money, "coin": coin}
    return Weighing((Saying("weigh-guilty" if reasons else "weigh-innocent", verdict),), tuple(marks))


def also(weighing: Weighing, word: str, **args: object) -> Weighing:
    return weighing._replace(sayings=(*weighing.sayings, Saying(word, args)))


def as_it_is(game: Game[Party], seat: int, choice: Choice = None) -> Weighing:
    return standing(game.state, seat, game.state.hands[seat])


def with_card(game: Game[Party], seat: int, kind: int) -> Weighing:
    return standing(game.state, seat, plus(game.state.hands[seat], kind))


def without_card(game: Game[Party], seat: int, kind: int) -> Weighing:
    hand = game.state.hands[seat]
    return standing(game.state, seat, hand if kind == NOTHING else less(hand, kind))


def until_another_comes(game: Game[Party], seat: int, kind: int) -> Weighing:
    """A card goes, and one that nobody has seen yet will come for it."""
    return also(without_card(game, seat, kind), "weigh-another")


# A turn


def deed(game: Game[Party], seat: int, choice: Deed) -> Weighing:
    verb, card = choice
    if verb in (PUT, PUT_AT):
        return without_card(game, seat, card)
    if verb == TIMER:
        return timer(game, seat)
    if verb == BUY:
        return also(NOTHING_TO_SAY, "weigh-extras", left=len(game.state.extras))
    if verb == PLAY:
        return special(game.state, card)
    return as_it_is(game, seat) if verb == PASS else NOTHING_TO_SAY


def timer(game: Game[Party], seat: int) -> Weighing:
    """With the last one everybody is judged as they are, apart from what the last special cards can do."""
    left = game.state.timers - 1
    weighing = also(as_it_is(game, seat), "weigh-timers", left=left)
    return weighing._replace(final=left == 0)


def special(party: Party, card: int) -> Weighing:
    """What the card says; an emergency says what the topmost of the discard does."""
    effect = party.played[-1] if card == EMERGENCY else card
    about = Saying(f"about-{SPECIALS[effect]}", {})
    if card == EMERGENCY:
        return Weighing((Saying("weigh-emergency", {"special": SPECIAL_CARDS[effect]}), about))
    return Weighing((about,))


def payment(game: Game[Party], seat: int, places: tuple[int, ...]) -> Weighing:
    money = money_in(game.state.hands[seat])
    paid = value_of([money[place] for place in places])
    return also(NOTHING_TO_SAY, "weigh-paid", over=paid - PRICE, left=value_of(money) - paid)


# Cards that change hands


def inspected(game: Game[Party], seat: int, choice: int) -> Weighing:
    top = game.stack[-1]
    assert isinstance(top, KeepInspected)
    return with_card(game, seat, top.kind) if choice == KEEP else as_it_is(game, seat)


def gift(game: Game[Party], seat: int, choice: tuple[int, int]) -> Weighing:
    return without_card(game, seat, choice[1])


# The end of a round


def machine(game: Game[Party], seat: int, choice: int) -> Weighing:
    return NOTHING_TO_SAY if choice == WITHDRAW else without_card(game, seat, choice)


def exchange(game: Game[Party], seat: int, choice: tuple[int, int]) -> Weighing:
    kind, currency = choice
    return standing(game.state, seat, less(game.state.hands[seat], kind), converted(kind, currency))


def chip(game: Game[Party], seat: int, points: int) -> Weighing:
    return also(NOTHING_TO_SAY, "weigh-chips", points=sum(game.state.chips[seat]) - points)


WEIGHERS: dict[str, Weigher] = {
    "ask-turn": deed,
    "ask-action": deed,
    "ask-last-action": deed,
    "ask-end-card": deed,
    "ask-buy-time": deed,
    "ask-pay": payment,
    "ask-id": with_card,
    "ask-keep": with_card,
    "ask-take": with_card,
    "ask-keep-inspected": inspected,
    "ask-gift": gift,
    "ask-grant": without_card,
    "ask-lay": until_another_comes,
    "ask-pass-left": until_another_comes,
    "ask-pass-right": until_another_comes,
    "ask-swap-card": until_another_comes,
    "ask-hide": without_card,
    "ask-machine": machine,
    "ask-exchange": exchange,
    "ask-chip": chip,
}
