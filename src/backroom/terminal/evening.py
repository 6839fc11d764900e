"""One game in the terminal, from the first deal to the last card: people take turns at the screen, bots in between."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from backroom.kit import Blunder, Company, Game, Saying, Talker
from backroom.terminal import commands
from backroom.terminal.courtesy import FAST, Courtesies
from backroom.terminal.dialogue import Dialogue
from backroom.terminal.ending import result_table
from backroom.terminal.fields import FormLeft
from backroom.terminal.picture import look_of, picture
from backroom.terminal.players import Player, around
from backroom.terminal.saves import keep
from backroom.terminal.screen import Left, Screen, Stopped
from backroom.terminal.trouble import Trouble
from backroom.terminal.voice import Voice

REMINDER = 12
"""Lines of the story."""


class Evening:
    """Who looks at the screen, what they have already been told, and where the game is kept."""

    def __init__(
        self,
        game: Game[Any],
        players: list[Player],
        screen: Screen,
        voice: Voice,
        kept: Path | None = None,
        shelf: Path | None = None,
        pace: str = FAST,
    ) -> None:
        self.game = game
        self.players = players
        self.screen = screen
        self.voice = voice
        self.kept = kept
        """Where the game is written after every answer, if anywhere."""
        self.shelf = shelf or kept
        """The file that `save` writes to when no other is named."""
        self.open_table = not look_of(game.rules.name).secrets
        """People at one keyboard see one table where nobody has anything to hide."""
        self.people = [seat for seat, player in enumerate(players) if player.mind is None]
        self.bots = Company(game, {seat: player.mind for seat, player in enumerate(players) if player.mind is not None})
        self.said: list[tuple[int, Saying]] = []
        self.heard: dict[int | None, int] = {}
        """How much of what bots have said each seat has read."""
        self.looking: int | None = None
        self.courtesies = Courtesies(self, pace)
        self.dialogues = {seat: Dialogue(self, seat) for seat in self.people}
        # Whoever comes back to a saved game is reminded of its last moments; `log` tells the rest.
        self.told: dict[int | None, int] = {
            seat: max(0, len(game.story(seat)) - REMINDER) for seat in (None, *range(game.seats)) if shelf is not None
        }

    @property
    def hot_seat(self) -> bool:
        return len(self.people) > 1

    def run(self) -> None:
        """Play to the end, or until everybody leaves."""
        self.welcome()
        try:
            while self.game.result is None:
                self.step()
        except commands.Leave as left:
            self.farewell(left.path)
        except (Left, KeyboardInterrupt) as gone:
            self.interrupted(isinstance(gone, KeyboardInterrupt | Stopped))
        else:
            self.ending()

    def welcome(self) -> None:
        say = self.voice.say
        self.screen.show(Rule(Text(say("title"), "bold"), style="yellow"), Text(say("pitch"), "italic"))
        self.screen.show(self.voice.tell("term-around", {"names": around(self.players, self.voice)}))
        for option in self.game.rules.options:
            label, value = f"option-{option.name}", self.game.options[option.name]
            # A value of the player's own may be as long as a whole deck: then its name says enough.
            word = next(filter(self.voice.knows, (f"{label}-{value}", f"{label}-own")), None)
            self.screen.show(Text(f"{say(label)}: {value if word is None else say(word)}"))
        if self.people:
            self.screen.show(Text(say("term-help-hint"), "dim"))
        self.screen.show()
        self.write_down()

    def step(self) -> None:
        """The next answer: bots first, then whoever sits at the screen, then the next person."""
        asked = self.game.asked
        bots = [seat for seat in asked if seat not in self.people]
        if bots:
            if self.courtesies.settled():
                self.bot_answers(bots[0])
                self.courtesies.after_a_deed()
            return
        seat = self.looking if self.looking in asked else next(iter(asked))
        if not self.courtesies.passes(seat):
            self.person_answers(seat)

    def bot_answers(self, seat: int) -> None:
        with self.bots_behave():
            self.bots.answer(seat)
        bot = self.bots.bots[seat]
        saying = bot.explain() if isinstance(bot, Talker) else None
        if saying is not None:
            self.said.append((seat, saying))
        self.speak_up()
        if not self.people:
            self.news(None)

    def speak_up(self) -> None:
        """Bots do what they want to do unasked."""
        with self.bots_behave():
            self.bots.speak_up()
        self.write_down()

    @contextmanager
    def bots_behave(self) -> Iterator[None]:
        """A bot that breaks down ends the evening; the game is kept where it was."""
        try:
            yield
        except Blunder as blunder:
            name = self.players[blunder.seat].name
            raise Trouble("trouble-bot", name=name, why=str(blunder)[:200]) from blunder

    def person_answers(self, seat: int) -> None:
        """One question, until it is answered or no longer asked."""
        self.sit_down(seat)
        self.told[None] = len(self.game.story(None))
        question = self.game.question
        self.show_question(seat)
        while self.game.result is None and self.game.question == question and seat in self.game.asked:
            self.dialogues[seat].hear()
        if self.hot_seat and self.game.result is None and seat not in self.game.asked and not self.open_table:
            # At once, not only when the next one comes: bots may think for a while, and people walk away.
            self.screen.wipe()
            self.looking = None

    def show_question(self, seat: int) -> None:
        self.show_table(seat)
        alike = self.asked_alike(seat)
        if alike:
            names = [f"@seat-{each}" for each in sorted((seat, *alike))]
            self.screen.show(Text(self.voice.say("term-for-all", names=names), "dim"))
        self.dialogues[seat].show()

    def asked_alike(self, seat: int) -> list[int]:
        """The other people at an open table who are asked the very same together with this one: one answer will do."""
        asked = self.game.asked
        if seat not in asked or self.game.answers is None or not (self.hot_seat and self.open_table):
            return []
        same = asked[seat].describe()
        return [each for each in self.people if each != seat and each in asked and asked[each].describe() == same]

    def visit(self, seat: int) -> None:
        """Another person at the screen, unasked: to look, or for something that may be done at any time."""
        host = self.looking
        self.sit_down(seat)
        self.show_table(seat)
        self.screen.show(self.voice.say("term-visit"))
        while self.dialogues[seat].hear():
            pass
        if host is not None:
            self.sit_down(host)
            self.show_question(host)
        else:
            self.screen.wipe()
            self.looking = None

    def play(self, seat: int, text: str) -> None:
        """A person's answer. IllegalChoice if it is none."""
        alike = self.asked_alike(seat)
        self.game.play(seat, text)
        for each in alike:
            self.game.play(each, text)
        self.speak_up()
        self.screen.show()
        if (not self.hot_seat or self.still_at_the_screen(seat)) and not self.news(seat):
            self.screen.show(self.voice.say("term-done"))

    def still_at_the_screen(self, seat: int) -> bool:
        return self.game.result is None and seat in self.game.asked

    def listen(self, prompt: Any, verbs: frozenset[str] = frozenset()) -> str:
        """A line that is no command; commands are carried out, and we listen again. A game's own verbs come first."""
        while True:
            typed = self.screen.read(prompt)
            first, _, rest = typed.partition(" ")
            command = None if first.casefold() in verbs else commands.find(first)
            if command is None:
                return typed
            command(self, rest.strip())

    def listen_in_form(self, prompt: Any) -> str:
        typed = self.listen(prompt)
        if commands.is_back(typed):
            raise FormLeft
        return typed

    def sit_down(self, seat: int) -> None:
        """This person looks at the screen now. Nobody sees what was on it for somebody else."""
        if self.looking != seat and self.hot_seat and self.open_table:
            sentence = self.voice.tell("term-turn", {"seat": f"@seat-{seat}"})
            self.screen.show("", Rule(sentence, style="yellow", align="left"))
        elif self.looking != seat and self.hot_seat:
            if self.looking is not None:
                self.screen.wipe()
            # Whoever types while the curtain is down sees what a spectator sees.
            self.looking = None
            sentence = self.voice.tell("term-curtain", {"seat": f"@seat-{seat}"})
            self.screen.show(Panel(sentence, border_style="red", expand=False))
            self.listen(Text(self.voice.say("term-curtain-lift") + " ", "dim"))
            self.screen.wipe()
        self.looking = seat
        self.news(seat)

    def untold(self, seat: int) -> list[dict[str, Any]]:
        """What has happened since this seat last looked."""
        return self.game.story(seat, self.told.get(seat, 0))

    def news(self, seat: int | None) -> int:
        """Tell what has happened since this seat last looked, and how much that was."""
        if seat is not None and self.hot_seat and self.open_table:
            # What one of them has read, all have.
            self.told[seat] = max(self.told.get(each, 0) for each in self.people)
            self.heard[seat] = max(self.heard.get(each, 0) for each in self.people)
        story = self.game.story(seat, self.told.get(seat, 0))
        self.told[seat] = self.told.get(seat, 0) + len(story)
        for event in story:
            self.screen.show(Padding(self.voice.tell(event["word"], event["args"]), (0, 0, 0, 2)))
        said = self.said[self.heard.get(seat, 0) :]
        self.heard[seat] = len(self.said)
        for speaker, saying in said:
            line = self.voice.tell(saying.word, saying.args)
            line = Text.assemble(f"{self.players[speaker].name}: ", line, style="italic")
            self.screen.show(Padding(line, (0, 0, 0, 2)))
        return len(story) + len(said)

    def show_table(self, seat: int | None) -> None:
        self.screen.show(picture(self.game.view(seat), self.voice))

    def write_down(self) -> None:
        """Keep the game, if it is kept anywhere. A full disk does not stop an evening."""
        if self.kept is not None:
            try:
                keep(self.kept, self.game, self.players)
            except Trouble as trouble:
                self.screen.grumble(self.voice.refusal(trouble))
                self.kept = None

    def interrupted(self, by_hand: bool) -> None:
        """Ctrl-C, or no more input: whoever pressed a key may still say where the game is to be kept."""
        path = self.kept
        if by_hand and self.people:
            try:
                commands.leave(self, "")
            except commands.Leave as left:
                path = left.path
            except (Left, KeyboardInterrupt):
                pass
        self.farewell(path)

    def farewell(self, path: Path | None) -> None:
        """The game is not over, but the evening is. Nobody's secrets stay on the screen."""
        if self.hot_seat:
            self.screen.wipe()
        self.screen.show_whole(self.voice.say("term-left-kept" if path else "term-left", path=str(path)))

    def ending(self) -> None:
        """All secrets are out: what happened last, the table as everybody sees it now, and who has won."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.hot_seat:
            self.screen.wipe()
        self.news(viewer)
        self.show_table(viewer)
        self.screen.show(result_table(self.game, self.voice))
        if self.kept is not None:
            self.screen.show(self.voice.say("term-kept", path=str(self.kept)))
