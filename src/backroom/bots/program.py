"""A player that is any program: it reads what its chair may know as a line of JSON, and writes what it chooses."""

import json
import os
import random
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

from backroom.kit import Ask, Chair, Choice, IllegalChoice, Saying

SECONDS = 5.0
"""How long a program may think about a decision, unless somebody says otherwise."""
STARTS = 3
"""How often a program is started in one game before it is left alone."""
EXAMPLES = 8
"""Answers drawn for a program to choose from where there are too many to list."""
LONGEST_LINE = 1_000_000
LONGEST_WHY = 200
HANGING_UP = None
"""What tells the thread of a connection that nothing more will be said."""


class NoAnswer(Exception):
    """The program did not answer, or not in a way that makes sense; the text says what happened."""


class Connection:
    """A running program, and threads that hand it lines and wait for its own, so that nobody else has to."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for whoever watches the match
            )
        except (OSError, ValueError) as error:
            raise NoAnswer(f"cannot be started: {error}") from None
        self.questions: SimpleQueue[bytes | None] = SimpleQueue()
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        self.complaints: deque[bytes] = deque(maxlen=1)
        talking = threading.Thread(target=converse, args=(process, self.questions, self.answers), daemon=True)
        self.listening = threading.Thread(target=overhear, args=(process, self.complaints), daemon=True)
        talking.start()
        self.listening.start()
        self.hang_up = weakref.finalize(self, end, process, self.questions, (talking, self.listening))

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """What the program says to this; NoAnswer if it takes too long or has ended."""
        self.questions.put(line)
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty:
            raise NoAnswer(f"no answer within {seconds:g} s") from None
        if not answer:
            raise NoAnswer(f"it has ended{self.last_words()}")
        return answer

    def last_words(self) -> str:
        """The last line it wrote to its standard error, if any."""
        self.listening.join(1.0)
        return "".join(f": {line.decode(errors='replace').strip()[:LONGEST_WHY]}" for line in self.complaints)


def converse(
    process: "subprocess.Popen[bytes]", questions: "SimpleQueue[bytes | None]", answers: "SimpleQueue[bytes]"
) -> None:
    """A line in, a line out, until one side hangs up; no line at all says that the program has."""
    assert process.stdin is not None
    assert process.stdout is not None
    while (line := questions.get()) is not HANGING_UP:
        try:
            process.stdin.write(line)
            process.stdin.flush()
            answers.put(process.stdout.readline(LONGEST_LINE))
        except OSError:
            answers.put(b"")


def overhear(process: "subprocess.Popen[bytes]", complaints: "deque[bytes]") -> None:
    assert process.stderr is not None
    complaints.extend(line for line in process.stderr if line.strip())


def end(
    process: "subprocess.Popen[bytes]",
    questions: "SimpleQueue[bytes | None]",
    threads: tuple[threading.Thread, ...],
) -> None:
    """End the program and whatever it has started, and let go of everything it was talked to by."""
    questions.put(HANGING_UP)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()
    process.wait()
    for thread in threads:
        thread.join()
    for pipe in (process.stdin, process.stdout, process.stderr):
        with suppress(OSError):  # what could not be written any more
            if pipe is not None:
                pipe.close()


class Program:
    """Plays as a program says. What the program does not answer, or not legally, is answered at random and reported.

    A program that ended or thought for too long is started anew for the next question, and told the whole story.
    """

    def __init__(self, command: Sequence[str], seconds: float = SECONDS, rng: random.Random | None = None) -> None:
        self.command = command
        self.seconds = seconds
        self.rng = rng or random.Random()
        self.connection: Connection | None = None
        self.starts = 0
        self.heard = 0
        self.faults: list[str] = []
        """Every decision that the program did not take itself, and why."""
        self.reason: Saying | None = None
        self.wish: str | None = None

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        self.reason, self.wish = None, None
        try:
            return self.answered(chair, ask)
        except NoAnswer as fault:
            self.faults.append(str(fault))
            self.reason = Saying("guest-drew", {})
            return ask.draw(self.rng.random)

    def volunteer(self, chair: Chair) -> Choice | None:
        """What it wanted to do besides, once. What it may not do is reported."""
        wish, self.wish = self.wish, None
        if wish is None:
            return None
        for ask in chair.may:
            try:
                return ask.text(ask.meant(wish))
            except IllegalChoice:
                continue
        self.faults.append(f"may not do besides: {wish[:60]}")
        return None

    def explain(self) -> Saying | None:
        return self.reason

    def close(self) -> None:
        """End the program; it is started again if it is asked once more."""
        if self.connection is not None:
            self.connection.hang_up()
            self.connection = None

    def answered(self, chair: Chair, ask: Ask) -> Choice:
        """The program's own choice, as the rules know it."""
        connection = self.connected()
        story = chair.story(self.heard)
        line = json.dumps(self.message(chair, ask, story), ensure_ascii=False, separators=(",", ":"))
        try:
            answer = connection.exchange(line.encode() + b"\n", self.seconds)
        except NoAnswer:
            connection.hang_up()
            self.connection = None
            raise
        self.heard += len(story)
        return self.read(answer, ask)

    def connected(self) -> Connection:
        if self.connection is None:
            if self.starts == STARTS:
                raise NoAnswer(f"given up after {STARTS} starts")
            self.starts += 1
            self.heard = 0
            self.connection = Connection(self.command)
        return self.connection

    def message(self, chair: Chair, ask: Ask, story: list[dict[str, Any]]) -> dict[str, Any]:
        """All that the program is told: nothing but what its chair may know."""
        said: dict[str, Any] = {
            "seat": chair.seat,
            "view": chair.view,
            "ask": ask.describe(),
            "may": [each.describe() for each in chair.may],
            "story": story,
            "seconds": self.seconds,
            "seed": self.rng.getrandbits(32),
        }
        if ask.listed:
            said["choices"] = [ask.text(choice) for choice in ask]
        else:
            said["examples"] = [ask.text(ask.draw(self.rng.random)) for _ in range(EXAMPLES)]
        return said

    def read(self, line: bytes, ask: Ask) -> Choice:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or not isinstance(answer.get("choice"), str):
            raise NoAnswer(f'no line of the form {{"choice": "…"}}: {line[:60]!r}')
        if isinstance(answer.get("besides"), str):
            self.wish = answer["besides"]
        if isinstance(answer.get("why"), str):
            why = "".join(char if char.isprintable() else " " for char in answer["why"])
            self.reason = Saying("guest-why", {"why": why.strip("@ ")[:LONGEST_WHY]})
        try:
            return ask.meant(answer["choice"])
        except IllegalChoice as error:
            raise NoAnswer(f"not allowed: {answer['choice'][:60]}: {error}") from None
