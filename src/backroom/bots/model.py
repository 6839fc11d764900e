"""A player that asks a language model, at any endpoint of the common chat-completion form."""

import json
import os
import random
import urllib.request
from contextlib import suppress
from functools import cache
from importlib.resources import files

from backroom.bots.program import EXAMPLES, NoAnswer
from backroom.kit import Ask, Chair, Choice, IllegalChoice, Saying
from backroom.words import say

SECONDS = 60.0
KEY = "BACKROOM_MODEL_KEY"
"""Where the key for the endpoint stands, if it wants one."""
MOST_REPLY = 200_000
TRIES = 2
MANNERS = """\
You sit on seat {seat} of a game of {title} and want to win. These are its rules:

{rules}

You are told what your seat has seen, what it knows, and what it is asked. Think as long as you like, then write the
text of your answer alone on the last line, exactly as it is offered."""


class ModelBot:
    """Plays as a language model says, by what its chair may know alone. What is no legal answer is asked for once more,
    and then drawn at random, reported, and said at the table."""

    def __init__(self, model: str, address: str, seconds: float = SECONDS, rng: random.Random | None = None) -> None:
        self.model = model
        self.address = address if address.endswith("/chat/completions") else f"{address.rstrip('/')}/chat/completions"
        self.seconds = seconds
        self.rng = rng or random.Random()
        self.faults: list[str] = []
        self.reason: Saying | None = None

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        self.reason = None
        try:
            return self.answered(self.prompt(chair, ask), ask)
        except NoAnswer as fault:
            self.faults.append(str(fault))
            self.reason = Saying("guest-drew", {})
            return ask.draw(self.rng.random)

    def explain(self) -> Saying | None:
        return self.reason

    def answered(self, messages: list[dict[str, str]], ask: Ask) -> Choice:
        """The model's own choice; one refusal is told to it, a second one ends the matter."""
        why = ""
        for _ in range(TRIES):
            reply = self.reply(messages)
            lines = [line.strip(" \t`\"'*") for line in reply.splitlines() if line.strip(" \t`\"'*")]
            for line in reversed(lines):
                with suppress(IllegalChoice):
                    return ask.meant(line)
            try:
                ask.meant(lines[-1] if lines else "")
            except IllegalChoice as error:
                why = str(error)
            refused = f"That is no answer: {why} Write one of those offered alone on the last line."
            messages = [*messages, {"role": "assistant", "content": reply}, {"role": "user", "content": refused}]
        raise NoAnswer(f"no legal answer: {why}")

    def reply(self, messages: list[dict[str, str]]) -> str:
        headers = {"Content-Type": "application/json"}
        if os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {os.environ[KEY]}"
        body = json.dumps({"model": self.model, "messages": messages}).encode()
        wanted = urllib.request.Request(self.address, body, headers)
        try:
            with urllib.request.urlopen(wanted, timeout=self.seconds) as answer:
                said = json.loads(answer.read(MOST_REPLY))
            content = said["choices"][0]["message"]["content"]
        except (OSError, ValueError, LookupError, TypeError) as error:
            raise NoAnswer(f"{type(error).__name__}: {error}"[:200]) from None
        if not isinstance(content, str):
            raise NoAnswer("the model said nothing")
        return content

    def prompt(self, chair: Chair, ask: Ask) -> list[dict[str, str]]:
        """Everything the model is told: the rules, and what this chair may know, in words."""
        view = chair.view
        game = view["game"]
        told = [say("en", game, event["word"], event["args"]) for event in chair.story()]
        system = MANNERS.format(seat=chair.seat + 1, title=say("en", game, "title"), rules=rules_of(game))
        parts = [
            "What has happened:\n" + "\n".join(told),
            "What you know:\n" + json.dumps(view, ensure_ascii=False),
            "You are asked: " + say("en", game, ask.word, ask.args),
            self.answers(ask, game),
        ]
        return [{"role": "system", "content": system}, {"role": "user", "content": "\n\n".join(parts)}]

    def answers(self, ask: Ask, game: str) -> str:
        """What may be answered, each with what it means; a form where there are too many."""
        described = ask.describe()
        if not ask.listed:
            drawn = sorted({ask.text(ask.draw(self.rng.random)) for _ in range(EXAMPLES)})
            form = json.dumps(described, ensure_ascii=False)
            return f"Fill in this form as one line:\n{form}\nSuch as:\n" + "\n".join(drawn)
        meant = {
            choice["text"]: say("en", game, choice["word"], choice["args"]) for choice in described.get("choices", ())
        }
        texts = [ask.text(choice) for choice in ask]
        return "Answer one of:\n" + "\n".join(f"{text}    ({meant[text]})" if text in meant else text for text in texts)


@cache
def rules_of(game: str) -> str:
    """The rules of a game in our own words; one from elsewhere may have none."""
    with suppress(FileNotFoundError):
        return (files("backroom") / "games" / game / "RULES.md").read_text(encoding="utf-8")
    return ""
