"""People get a word in: before bots act the terminal waits for those who might want to, as long as they like."""

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from backroom.kit import mentioned, names_seat
from backroom.terminal.meant import Offer, the_one

if TYPE_CHECKING:
    from backroom.terminal.evening import Evening

SLOW, USUAL, FAST = "slow", "usual", "fast"
PACES = (SLOW, USUAL, FAST)
"""Stop at every deed that concerns a person, stop where courtesy asks for it, or never stop."""


class Hush(NamedTuple):
    """Somebody has nothing to say: for the round that was on then, or until named in what is told after that."""

    round: int
    heard: int
    until_named: bool


class Courtesies:
    """When an evening stops for people who are asked nothing."""

    def __init__(self, evening: "Evening", pace: str) -> None:
        self.evening = evening
        self.pace = pace
        self.given = 0
        """The question before which people have had their moment."""
        self.hushed: dict[int, Hush] = {}
        """Who has nothing to say, and since when."""

    def hush(self, seat: int, *, until_named: bool = False) -> bool:
        """Nothing to say until this round is over, or until named; once more takes it back. Whether it holds now."""
        if self.is_hushed(seat):
            del self.hushed[seat]
            return False
        self.hushed[seat] = Hush(self.round, len(self.evening.game.story(seat)), until_named)
        return True

    def is_hushed(self, seat: int) -> bool:
        hush = self.hushed.get(seat)
        if hush is None or not hush.until_named:
            return hush is not None and hush.round == self.round
        return not any(names_seat(event["args"], seat) for event in self.evening.game.story(seat, hush.heard))

    @property
    def round(self) -> int:
        return self.evening.game.rules.round(self.evening.game)

    def passes(self, seat: int) -> bool:
        """Whoever is hushed passes on what one can pass on. Whether that has answered the question."""
        game = self.evening.game
        passing = game.rules.passing(game, seat, game.asked[seat]) if self.is_hushed(seat) else None
        if passing is None:
            return False
        self.evening.play(seat, game.asked[seat].text(passing))
        return True

    def settled(self) -> bool:
        """Give people their moment before a bot acts. False if somebody did something, so that one has to look anew."""
        game = self.evening.game
        if self.pace == FAST or self.given == game.question:
            return True
        moment, seats = game.rules.courtesy(game), self.invited()
        if moment is None or not seats:
            return True
        self.given = game.question
        sentence = self.evening.voice.tell(moment.word, moment.args)
        return self.moment(seats, sentence, look=moment.scene)

    def invited(self) -> list[int]:
        """The people whom courtesy would let act first."""
        game = self.evening.game
        moment = game.rules.courtesy(game)
        return [] if moment is None else [seat for seat in moment.seats if self.awaited(seat)]

    def awaited(self, seat: int) -> bool:
        return seat in self.evening.people and seat not in self.evening.game.asked and not self.is_hushed(seat)

    def after_a_deed(self) -> None:
        """At a slow pace everybody alone at the keyboard sees what was done to them before it goes on."""
        if self.pace != SLOW or len(self.evening.people) != 1 or self.evening.game.result is not None:
            return
        seat = self.evening.people[0]
        if seat in self.evening.game.asked or self.invited():
            return  # there is a stop now anyway
        if any(f"@seat-{seat}" in mentioned(event["args"]) for event in self.evening.untold(seat)):
            self.moment([seat], None)

    def moment(self, seats: list[int], sentence: Text | None, *, look: bool = False) -> bool:
        """Wait until those people go on. False if something has changed."""
        game = self.evening.game
        before = len(game.log)
        if self.evening.hot_seat and not self.evening.open_table:
            self.one_of_several(seats, sentence, look=look)
        else:
            self.alone(seats[0], sentence, look=look)
        return len(game.log) == before

    def alone(self, seat: int, sentence: Text | None, *, look: bool) -> None:
        evening = self.evening
        evening.sit_down(seat)
        if look:
            evening.show_table(seat)
        if sentence is not None:
            evening.screen.show(sentence)
        evening.dialogues[seat].show()
        question = evening.game.question
        prompt = Text(evening.voice.say("term-enter-goes-on") + " ", "dim")
        while evening.game.question == question and evening.game.result is None:
            if not evening.dialogues[seat].hear(prompt):
                return

    def one_of_several(self, seats: list[int], sentence: Text | None, *, look: bool) -> None:
        """Several people with secrets: all see what everybody may see, and who wants to act says so by name."""
        evening = self.evening
        evening.news(None)
        if look:
            evening.show_table(None)
        names = [f"@seat-{seat}" for seat in seats]
        offers = [Offer(str(seat + 1), str(seat), evening.voice.plain(f"@seat-{seat}")) for seat in seats]
        if sentence is not None:
            evening.screen.show(sentence)
        question = evening.game.question
        while evening.game.question == question and evening.game.result is None:
            typed = evening.listen(Text(evening.voice.say("term-who-acts", names=names) + " ", "dim"))
            if not typed:
                return
            wanted = the_one(typed, offers)
            if wanted is None:
                evening.screen.grumble(evening.voice.say("term-hand-whom", names=names))
            else:
                evening.visit(int(wanted.text))
