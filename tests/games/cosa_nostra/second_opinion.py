"""A second opinion on the action phase: written from the rulebook alone, straight through, and told every answer.

It shares nothing with the game but cards.toml and the texts of the answers. `SecondOpinion.action` is a generator that
is sent one answer (seat, words) after the other and, when the last order is done, has paid everybody's income as well.
Whatever it does not expect is an AssertionError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.cosa_nostra.second_table import BOX, BUSINESS, JOB, THOUSAND, Firm, Man, Night, job_of, kind_of

from backroom.kit import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    Answer = tuple[int, list[str]]
    Said = list[Answer]
    Asking = Generator[None, Answer, Any]


class SecondOpinion(Night):
    """An action phase, answer by answer."""

    # Whose turn it is

    def action(self) -> Asking:
        due = self.start
        while any(self.busy(seat) for seat in range(self.seats)):
            yield from self.turn(due)
            due = (due + 1) % self.seats
        self.payday()

    def turn(self, due: int) -> Asking:
        """A turn of the one whose turn it is, and before it those of all schemers."""
        schemers: list[int] = []
        while self.busy(due) or schemers:
            extra = bool(schemers)
            who = schemers[0] if extra else due
            if not self.busy(who):
                schemers.pop(0)
                continue
            seat, words = yield from self.hear()
            if words[0] == "schemer":
                self.plays(seat, "schemer")
                schemers = sorted([*schemers, seat], key=lambda one: (one - self.start) % self.seats)
                continue
            assert seat == who, (seat, words, who)
            schemers = schemers[1:]
            yield from self.act(who, words)
            if not extra:
                return

    def busy(self, seat: int) -> bool:
        return any(
            man.seat == seat and man.fit == "active" and (man.order or man.purchase) for man in self.men.values()
        )

    def might(self, seat: int, response: str) -> bool:
        """Whether such a response may lie face down in front of this seat, by the backs and by what was turned up."""
        for man in self.men.values():
            if man.seat == seat and man.fit == "active" and man.order:
                turn = turn_of(man.order)
                if JOB[response]["counts"][turn - 1] > self.shown[f"{response}.{turn}"]:
                    return True
        return False

    def might_help(self, seat: int) -> bool:
        """Whether a doctor may be in this hand: among the cards that not everybody knows, unless both were seen."""
        docs = next(card["count"] for card in BOX["influence"] if card["id"] == "emergency-doc")
        unknown = self.hand[seat].total() - self.known[seat].total()
        return unknown > 0 and self.spent["emergency-doc"] < docs

    def act(self, who: int, words: list[str]) -> Asking:
        verb, name = words[0], words[1] if len(words) > 1 else ""
        if verb == "skip":
            self.plays(who, "schemer")
            return
        man = self.men[name]
        assert man.seat == who
        assert man.fit == "active"
        if verb == "abort":
            self.drop_order(man)
        elif verb == "buy":
            bought, man.purchase = str(man.purchase), None
            self.buy(who, bought, BUSINESS[kind_of(bought)]["price"] // THOUSAND)
            self.drop_order(man)
        else:
            job, shift = self.turn_up(man)
            assert not job["response"] if "response" in job else True
            if verb == "attack":
                yield from self.attack(who, man, job, shift, int(words[2]))
            elif "needs" in job:
                yield from self.cash_job(who, man, job, shift)
            else:
                yield from self.favour(who, man, job, shift)

    # Hearing answers

    def hear(self) -> Generator[None, Answer, Answer]:
        """The next answer that is not one of the things done at any time."""
        while True:
            seat, words = yield
            if not self.meanwhile(seat, words):
                return seat, words

    def answer(self, seat: int, *verbs: str) -> Generator[None, Answer, list[str]]:
        who, words = yield from self.hear()
        assert who == seat, (who, words, seat, verbs)
        assert words[0] in verbs, (words, verbs)
        return words

    def answers(self, first: int, concerns: Callable[[int], bool], *verbs: str) -> Generator[None, Answer, Said]:
        """What all whom it concerns say, in whatever order they do; told clockwise from the first seat."""
        around = [(first + step) % self.seats for step in range(self.seats)]
        said: dict[int, list[str]] = {}
        # Whoever plays the only card that nobody knew of in the meantime is not waited for any more.
        while any(concerns(seat) for seat in around if seat not in said):
            who, words = yield
            if not self.meanwhile(who, words):
                assert concerns(who), (who, words)
                assert who not in said, (who, words)
                assert words[0] in verbs, (words, verbs)
                said[who] = words
        return [(seat, said[seat]) for seat in around if seat in said]

    def dice(self, many: int) -> Generator[None, Answer, list[int]]:
        words = yield from self.answer(CHANCE, "roll")
        pips = [int(word) for word in words[1:]]
        assert len(pips) == many, (pips, many)
        return pips

    def roll(self, man: Man, number: int) -> Generator[None, Answer, int]:
        pips = yield from self.dice(man.dice)
        return sum(pip >= number for pip in pips)

    def turn_up(self, man: Man) -> tuple[dict[str, Any], int]:
        """The job on a gangster, and how henchman and saboteur shift its number."""
        job = job_of(str(man.order))
        self.shown[str(man.order)] += 1
        shift = ("saboteur" in man.aids) - ("henchman" in man.aids)
        self.drop_order(man)
        return job, shift

    # Cash jobs

    def cash_job(self, who: int, man: Man, job: dict[str, Any], shift: int) -> Asking:
        used = yield from self.lenders(who, job["needs"])
        if used is None:
            return
        for firm in used:
            self.firms[firm].marks[who] -= 1
        number = shifted(job["number"], shift)
        pips = yield from self.dice(man.dice)
        for cop in self.able(who, "cop"):
            if sum(pip >= number for pip in pips) >= 2 or min(pips) >= number:
                break
            words = yield from self.answer(who, "reroll", "keep")
            if words[0] == "keep":
                break
            self.firms[cop].used = True
            pips.remove(min(pips))
            pips += yield from self.dice(1)
        hits = sum(pip >= number for pip in pips)
        if hits:
            yield from self.share_out(who, job["payout"][min(hits, 2) - 1] // THOUSAND)

    def lenders(self, who: int, needs: list[str]) -> Generator[None, Answer, list[str] | None]:
        """The businesses used by markers; None if something is missing."""
        lent: list[str] = []
        doors: list[tuple[int, list[str]]] = []
        for kind in dict.fromkeys(needs):
            alike = [name for name, firm in self.firms.items() if kind_of(name) == kind and not firm.down]
            missing = needs.count(kind) - sum(self.firms[name].seat == who for name in alike)
            marked = [
                name for name in alike if self.firms[name].seat not in (None, who) and self.firms[name].marks[who]
            ]
            if missing > len(marked):
                return None
            doors.append((max(0, missing), marked))
        for missing, marked in doors:
            for still in range(missing, 0, -1):
                if len(marked) == still:
                    lent += marked
                    break
                words = yield from self.answer(who, "use")
                marked.remove(words[1])
                lent.append(words[1])
        return lent

    def share_out(self, who: int, profit: int, *, rob_on: bool = True) -> Asking:
        """Pay a profit, unless it is robbed."""
        robber, gain = (yield from self.robbery(who, profit)) if rob_on else (who, 0)
        if gain:
            self.cash[who] += profit - gain
            yield from self.share_out(robber, gain, rob_on=self.robbable)
        else:
            self.cash[who] += profit

    def robbery(self, who: int, profit: int) -> Generator[None, Answer, tuple[int, int]]:
        others = yield from self.answers(who, lambda seat: seat != who and self.might(seat, "robbery"), "rob", "pass")
        for seat, words in others:
            if words[0] == "pass":
                continue
            man = self.men[words[1]]
            job, shift = self.turn_up(man)
            assert job["id"] == "robbery"
            hits = yield from self.roll(man, shifted(job["number"], shift))
            repelled = yield from self.trap(who, man)
            return seat, 0 if repelled or not hits else profit // 2 if hits == 1 else profit
        return who, 0

    # Attacks

    def attack(self, who: int, man: Man, job: dict[str, Any], shift: int, other: int) -> Asking:
        assert job["attack"]
        assert other != who
        struck = yield from self.aim(who, job, other)
        number = job["number"]
        if not number:
            victim = self.men[struck]
            number = victim.dice + bool(victim.order)
        hits = yield from self.roll(man, shifted(number, shift))
        if (yield from self.trap(other, man)):
            return
        if not hits:
            if "none" in job:
                yield from self.return_fire(who, man, other, self.men[struck])
            return
        effect: Any = job["two"] if hits > 1 else job.get("one")
        if job["id"].startswith("theft"):
            self.cash[who] += self.takes(other, effect)
        elif job["id"] == "property-damage":
            self.takes(other, effect)
        elif effect == "take":
            self.firms[struck] = Firm(who, used=self.firms[struck].used)
        elif effect and struck in self.men:
            yield from self.harm_man(struck, effect, who)
        elif effect:
            yield from self.harm_firm(struck, effect)

    def aim(self, who: int, job: dict[str, Any], other: int) -> Generator[None, Answer, str]:
        target = job["target"]
        if target == "player":
            return ""
        if target == "gangster":
            marks = [name for name, man in self.men.items() if man.seat == other and man.fit == "active"]
        else:
            marks = [
                name
                for name, firm in self.firms.items()
                if firm.seat == other and not firm.down and BUSINESS[kind_of(name)]["kind"] == target
            ]
        assert marks
        if len(marks) == 1:
            return marks[0]
        words = yield from self.answer(who, "hit")
        assert words[1] in marks
        return words[1]

    def return_fire(self, who: int, man: Man, other: int, victim: Man) -> Asking:
        words = yield from self.answer(other, "shoot", "hold")
        if words[0] == "hold":
            return
        hits = yield from self.roll(victim, min(6, man.dice))
        if not (yield from self.trap(who, victim)) and hits > 1:
            yield from self.harm_man(self.name(man), "kill", other)

    def trap(self, attacked: int, attacker: Man) -> Generator[None, Answer, bool]:
        """Whether the attack was repelled."""
        if not self.might(attacked, "trap"):
            return False
        words = yield from self.answer(attacked, "trap", "pass")
        if words[0] == "pass":
            return False
        man = self.men[words[1]]
        job, shift = self.turn_up(man)
        assert job["id"] == "trap"
        hits = yield from self.roll(man, shifted(job["number"], shift))
        if hits > 1:
            yield from self.harm_man(self.name(attacker), "kill", attacked)
        return hits > 0

    # Losses

    def harm_man(self, name: str, effect: str, by: int) -> Asking:
        man = self.men[name]
        effect = yield from self.doctored(man.seat, effect)
        if effect == "kill":
            self.drop_order(man)
            self.spent.update(man.aids)
            man.aids, man.fit = set(), "dead"
            self.trophies[by].append(name)
        elif effect == "deactivate":
            self.drop_order(man)
            man.fit = "down"

    def harm_firm(self, name: str, effect: str) -> Asking:
        firm = self.firms[name]
        if BUSINESS[kind_of(name)]["kind"] == "businessman":
            effect = yield from self.doctored(int(firm.seat or 0), effect)
        if effect in ("kill", "destroy"):
            self.sink(name)
        elif effect == "deactivate":
            firm.down = True
            firm.marks.clear()

    def doctored(self, victim: int, effect: str) -> Generator[None, Answer, str]:
        """What is left of a blow when the doctors have been."""
        while effect in ("kill", "deactivate"):
            for seat, words in (yield from self.answers(victim, self.might_help, "doc", "pass")):
                if words[0] == "doc":
                    self.plays(seat, "emergency-doc")
                    break
            else:
                return effect
            effect = "deactivate" if effect == "kill" else "nothing"
        return effect

    # Jobs that are no attacks

    def favour(self, who: int, man: Man, job: dict[str, Any], shift: int) -> Asking:
        name = job["id"]
        stake = 0
        if name == "horse-racing" and self.cash[who]:
            words = yield from self.answer(who, "bet")
            stake = int(words[1]) // THOUSAND
            assert stake <= min(job["most"] // THOUSAND, self.cash[who])
        hits = yield from self.roll(man, shifted(job["number"], shift))
        if name == "horse-racing":
            self.cash[who] += stake if hits else -stake
        elif hits and name == "birthday-party":
            for other in range(self.seats):
                if other != who:
                    self.cash[who] += self.takes(other, job["two"] if hits > 1 else job["one"])
        elif hits and name == "money-laundering":
            soap = 0
            if self.cash[who]:
                words = yield from self.answer(who, "launder")
                soap = int(words[1]) // THOUSAND
            assert soap <= (job["two"] if hits > 1 else job["one"]) // THOUSAND
            self.cash[who] -= soap
            self.laundered[who] += soap
        elif hits:
            yield from self.bargain(who, job, hits)

    def could_pay(self, who: int, job: dict[str, Any], off: int | str) -> bool:
        """Whether anything there is could be paid: what lies on the market, or in the stack, whatever that be."""
        kinds = {*map(kind_of, self.market)}
        if job["id"] == "connections" and self.stack:
            kinds = {*BUSINESS}
        return any(reduced(BUSINESS[kind]["price"], off) <= self.cash[who] for kind in kinds)

    def bargain(self, who: int, job: dict[str, Any], hits: int) -> Asking:
        """Exceptional Offer and Connections."""
        off = job["two"] if hits > 1 else job["one"]
        words = ["nothing"]
        if self.could_pay(who, job, off):
            words = yield from self.answer(who, "take", "search", "nothing")
        wanted = "" if words[0] == "nothing" else words[1]
        price = BUSINESS[kind_of(wanted) if words[0] == "take" else wanted]["price"] if wanted else 0
        price = reduced(price, off)
        if words[0] == "search":
            wanted = min(name for name in self.stack if kind_of(name) == wanted)
            self.stack.remove(wanted)
        elif wanted:
            self.market.remove(wanted)
        if wanted:
            self.buy(who, wanted, price)
        if job["id"] == "connections" and self.stack:
            words = yield from self.answer(CHANCE, "stack")
            assert sorted(words[1:]) == sorted(self.stack)
            self.stack = words[:0:-1]
        self.fill_market()


def reduced(price: int, off: int | str) -> int:
    """A price in thousands, halved or made smaller."""
    return (price // 2 if off == "half" else max(0, price - int(off))) // THOUSAND


def turn_of(order: str) -> int:
    """The round on the back of an order."""
    name, _, turn = order.partition(".")
    return int(turn) if turn else JOB[name].get("round") or [bool(many) for many in JOB[name]["counts"]].index(True) + 1


def shifted(number: int, shift: int) -> int:
    """A number to roll, changed by henchman (not below 2) and saboteur (not above 6)."""
    if shift < 0 and number <= 2:
        return number
    return min(6, number + shift)
