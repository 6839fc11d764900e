"""The house players of Mafia de Cuba: whoever sits there takes, lies, asks and shoots by the same temper."""

import random
from collections.abc import Mapping
from typing import Any

from backroom.games.mafia_de_cuba.accusation import BANG, HOLD
from backroom.games.mafia_de_cuba.house.appetite import Deal, Deed, deeds, drawn
from backroom.games.mafia_de_cuba.house.godfather import Godfather
from backroom.games.mafia_de_cuba.house.listener import Listener, listening_godfather, listening_suspect, own_hands
from backroom.games.mafia_de_cuba.house.minutes import Minutes, box_of
from backroom.games.mafia_de_cuba.house.suspects import Says, SaysOf, Suspect
from backroom.games.mafia_de_cuba.house.temper import HIDES, HOUSE, MIXTURE, Judgement, Mixture
from backroom.games.mafia_de_cuba.house.voices import Voice
from backroom.games.mafia_de_cuba.state import MOST_HIDDEN, RECEIVED, UNSAID, loot_named
from backroom.games.mafia_de_cuba.talk import ANSWER_PROMPTS, POCKETS, answers, in_the_game
from backroom.kit import Chair, Choice, Saying

View = dict[str, Any]

TAKING = ("ask-bag", "ask-take", "ask-take-last", "ask-take-empty")
ORDERING = ("ask-order", "ask-accuse")


class House:
    """The house player. It knows what its chair shows; put in somebody's place it reads the whole story first."""

    def __init__(
        self, rng: random.Random | None = None, judgement: Judgement = HOUSE, mixture: Mixture = MIXTURE
    ) -> None:
        self.random = (rng or random.Random()).random
        self.judgement = judgement
        self.mixture = mixture
        """How people talk, as far as one knows: so one talks oneself, and so one reckons with the others."""
        self.heard = 0
        self.voice = Voice(self.random())
        self.remark: Saying | None = None
        self.begin()

    @property
    def talks(self) -> Mixture:
        """How it talks itself."""
        return self.mixture

    def begin(self) -> None:
        """A new game: nothing heard, nothing thought."""
        self.page: list[Mapping[str, Any]] = []
        """What has happened in this game and is not in the minutes yet."""
        self.box_is_back = False
        self.minutes: Minutes | None = None
        self.listener: Listener | None = None
        self.suspect: Suspect | None = None
        self.meant: Deed | None = None
        """What the first player means to take when he fills the bag."""

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        self.remark = None
        if ask.word == "ask-look-on":
            return HOLD
        if ask.word == "ask-hide":
            return drawn(self.random, range(MOST_HIDDEN + 1), HIDES)
        if ask.word == "ask-name":
            return ask.draw(self.random)
        if ask.word in TAKING:
            return self.help_oneself(chair.view, ask.word)
        self.listen(chair)
        if ask.word in ANSWER_PROMPTS:
            return self.tell(chair, ANSWER_PROMPTS.index(ask.word))
        view = chair.view
        minutes = self.keep_minutes(view)
        if ask.word in ORDERING:
            order, whom = self.order(minutes, view, view["questions_left"])
            self.remark = self.voice.on("accuses" if order == POCKETS else "asks")
            return order, whom
        return self.shoot(minutes, view)

    def explain(self) -> Saying | None:
        """A remark on what it has just said or ordered, in its own voice."""
        return self.remark

    def volunteer(self, chair: Chair) -> Choice | None:
        """Speak up, if somebody tells another story about the box."""
        news = self.listen(chair)
        if not self.box_is_back or not (news or (self.suspect is not None and self.suspect.wishes)):
            return None
        if self.suspect is None:
            view = chair.view
            if view["godfather"] == chair.seat or view["outcome"] is not None:
                return None
            suspect = self.as_suspect(self.keep_minutes(view), view)
        else:
            suspect = self.suspect
            suspect.minutes.follow(self.taken_down())
        wish = suspect.speaks_up()
        return in_words(wish, suspect.minutes) if wish is not None and chair.may else None

    # Listening

    def listen(self, chair: Chair) -> bool:
        """Hear what has happened; whether anything has."""
        news = chair.story(self.heard)
        self.heard += len(news)
        for event in news:
            if event["word"] == "log-round":
                self.begin()
            self.box_is_back = self.box_is_back or event["word"] == "log-box-back"
            self.page.append(event)
        return bool(news)

    def taken_down(self) -> list[Mapping[str, Any]]:
        page, self.page = self.page, []
        return page

    def keep_minutes(self, view: View) -> Minutes:
        if self.minutes is None:
            self.minutes = Minutes(view)
            if not self.box_is_back:
                # An imagined world has no past to be heard of.
                self.minutes.read_table(view)
        self.minutes.follow(self.taken_down())
        return self.minutes

    # Acting

    def help_oneself(self, view: View, word: str) -> int:
        """Something for the bag, or for the own pocket; the first player thinks of both at once."""
        place = [row["who"] for row in view["table"]].index(view["you"]) - 1
        choices = deeds(Deal(box_of(view["tokens"]), view["seats"] - 1), place, box_of(view["received"]))
        if word == "ask-bag":
            self.meant = drawn(self.random, choices, [take.chance for take in choices])
            return self.meant.bag
        if view["bagged"] is not None:
            if self.meant is not None:
                return self.meant.loot
            bagged = loot_named(view["bagged"])
            # Whoever sat here before may have bagged what nobody here would.
            choices = tuple(take for take in choices if take.bag == bagged) or choices
        return drawn(self.random, choices, [take.chance for take in choices]).loot

    def tell(self, chair: Chair, topic: int) -> Choice:
        """As a suspect who is asked. Whoever has begun to speak need not look at the table again."""
        suspect = self.suspect
        if suspect is None:
            view = chair.view
            suspect = self.as_suspect(self.keep_minutes(view), view)
        else:
            suspect.minutes.follow(self.taken_down())
        said = suspect.answer(topic)
        self.remark = self.voice.on("refuses" if all(figure == UNSAID for figure in said) else "answers")
        return answers(topic, suspect.minutes.deal.full).choice(said)

    def as_suspect(self, minutes: Minutes, view: View) -> Suspect:
        if self.suspect is None:
            self.suspect = Suspect(minutes, own_hands(minutes, view), self.talks, self.random)
        return self.suspect

    def order(self, minutes: Minutes, view: View, left: int) -> tuple[int, int]:
        """As Godfather: a question, or the order to empty one's pockets."""
        if self.listener is None:
            self.listener = listening_godfather(minutes, view, self.mixture)
        return Godfather(self.listener, self.judgement, self.random).order(view["jokers"], left)

    def shoot(self, minutes: Minutes, view: View) -> int:
        """As killer: only if the accused is likely an agent."""
        if self.listener is None:
            self.listener = listening_suspect(minutes, view, self.mixture)
        odds = self.listener.now().odds(minutes.place(view["accused"]))
        return BANG if odds.get("agent", 0.0) >= self.judgement.trigger else HOLD


def in_words(wish: Says | SaysOf, minutes: Minutes) -> str:
    """What a suspect wants to say, as the table understands it."""
    if isinstance(wish, SaysOf):
        return f"suspect {minutes.seat(wish.place)} {wish.role}"
    full = minutes.deal.full
    figures = [
        "-" if count == UNSAID else str(count) for thing, count in enumerate(wish.figures) if in_the_game(thing, full)
    ]
    return " ".join(["received" if wish.box == RECEIVED else "passed", *figures])
