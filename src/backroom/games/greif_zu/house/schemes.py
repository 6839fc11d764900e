"""Special cards as somebody weighs them who has hunches."""

from backroom.games.greif_zu.deck import BIRTHDAY, DOUBLE_TURN, EMERGENCY, PRESENTS, less
from backroom.games.greif_zu.house.hunch import ACTED, Hunch, Moment, replaced
from backroom.games.greif_zu.house.mischief import Mischief
from backroom.games.greif_zu.house.reading import DREW, HURRIED, PUT
from backroom.games.greif_zu.house.tricks import SPOILT_BY_PRESENT, Tricks


class Schemes(Tricks):
    """What is measured against the best action has to be measured as that is: by a hunch."""

    def __init__(self, hunch: Hunch, mischief: Mischief, best_action: float) -> None:
        super().__init__(hunch.outlook, mischief, best_action)
        self.hunch = hunch

    def at_last(self, card: int) -> float:
        """What the card changes at the very end is the same by any measure."""
        outlook, hand = self.outlook, self.hand
        return self.hunch.turned(hand) + self.effect(card, outlook.ended, True) - outlook.ended(hand)

    def presents(self) -> float:
        """The best of three cards, and the others for the two who look readiest."""
        here, sight, reading = self.acted(BIRTHDAY, DREW), self.sight, self.hunch.reading
        ready = sorted(sight.others, key=lambda seat: -reading.ready(seat, 0))[: PRESENTS - 1]
        sizes = [size + (seat in ready) for seat, size in enumerate(here.sizes)]
        there = here._replace(last=replaced(here.last, ready, DREW), sizes=tuple(sizes))
        harm = sorted(self.mischief.harm.values(), reverse=True)[: PRESENTS - 1]
        best = self.outlook.best_of(self.hand, self.hunch.measure(there), PRESENTS, sight.odds)
        return best + SPOILT_BY_PRESENT * sum(harm)

    def two_actions(self) -> float:
        """The best that can be done with another action still to come, or two timers at once."""
        hunch, outlook, hand, timers = self.hunch, self.outlook, self.hand, self.sight.timers
        again = hunch.present.turns
        put, drew, hurried = (self.acted(DOUBLE_TURN, deed) for deed in (PUT, DREW, HURRIED))
        found = [worth for worth, _ in outlook.without(hand, hunch.measure(put._replace(turns=again)))]
        found.append(outlook.drawn(hand, hunch.measure(drew._replace(turns=again))))
        found.append(hunch.measure(hurried._replace(timers=max(0, timers - 2)))(hand))
        if timers > 1:
            found.append(hunch.measure(hurried._replace(timers=timers - 1, turns=again))(hand))
        return max(found)

    def acted(self, card: int, deed: int) -> Moment:
        """The moment after this card, itself or by an emergency, and a deed."""
        here = self.hunch.present
        last = replaced(here.last, (self.sight.me,), deed)
        left = less(here.specials, card if card in here.specials else EMERGENCY)
        return here._replace(turns=ACTED, last=last, specials=left)
