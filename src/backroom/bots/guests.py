"""Whoever is asked to play: a bot of the house by name, with a temper of one's own, or a player from outside."""

import random
import re
import runpy
import shlex
from functools import cache, partial
from pathlib import Path
from typing import Any

from backroom.bots.advised import USUAL, AdvisedBot, HouseHooks, Rehearsal
from backroom.bots.search import SearchBot
from backroom.bots.temper import tempered
from backroom.kit import BadOption, Bot, BotMaker, Rules, suggested

COMMAND = re.compile(r"exec(?:@([0-9.]+))?:(.*)", re.DOTALL)
MODEL = re.compile(r"model:([^@\s]+)@(https?://\S+)")
IN_A_FILE = re.compile(r"(.+\.py):([A-Za-z_]\w*)(?::(.*=.*))?")
WITH_WEIGHTS = re.compile(r"([^:]+):(.*=.*)")


def bot_maker(rules: Rules[Any], wish: str) -> BotMaker:
    """What makes the bot somebody wishes for.

    `house` is a bot of the game, `search` and `blind` look ahead in any game, `house:shyness=3` has another temper,
    `mine.py:Clever` a class in a file, `exec:./player --fast` a program, `exec@0.5:./player` one that gets half a
    second a decision, and `model:NAME@https://…/v1` a language model.
    """
    known = {**searchers(rules), **rules.bots}
    if wish in known:
        return known[wish]
    if command := COMMAND.fullmatch(wish):
        return _program(wish, *command.groups())
    if asked := MODEL.fullmatch(wish):
        return _model(*asked.groups())
    if wish.startswith("model:"):
        raise BadOption("error-model", found=wish[:60])
    if inside := IN_A_FILE.fullmatch(wish):
        file, name, weights = inside.groups()
        found: BotMaker = _found_in(file, name)
        return tempered(found, weights) if weights else found
    if (changed := WITH_WEIGHTS.fullmatch(wish)) and changed[1] in known:
        return tempered(known[changed[1]], changed[2])
    raise BadOption("error-bot", found=wish[:40], **suggested(wish, known))


def searchers(rules: Rules[Any]) -> dict[str, BotMaker]:
    """Players who look ahead in any game: one with the house's advice, and one who knows nothing but the rules."""

    def advised(rng: random.Random | None = None, temper: Rehearsal = USUAL) -> Bot:
        rng = rng or random.Random()
        hooks = HouseHooks(rules.bots, rng) if rules.hooks is None else rules.hooks(rng)
        return AdvisedBot(hooks, rng, temper)

    return {"search": advised, "blind": SearchBot}


def from_outside(wish: str) -> bool:
    """Whether a wish runs or asks what is not the house's own: never heed one that somebody else has written."""
    return bool(COMMAND.fullmatch(wish) or IN_A_FILE.fullmatch(wish) or MODEL.fullmatch(wish))


def asks_elsewhere(wish: str) -> bool:
    """Whether such a bot only waits for what another process or machine decides, and keeps its own time for that."""
    return bool(COMMAND.fullmatch(wish) or MODEL.fullmatch(wish))


# Whoever plays with the house's own bots waits for no network and no processes.


def _model(model: str, address: str) -> BotMaker:
    from backroom.bots.model import SECONDS, ModelBot

    return partial(ModelBot, model, address, SECONDS)


def _program(wish: str, seconds: str | None, command: str) -> BotMaker:
    from backroom.bots.program import SECONDS, Program

    try:
        words, patience = shlex.split(command), SECONDS if seconds is None else float(seconds)
    except ValueError:
        words, patience = [], 0.0
    if not words or patience <= 0:
        raise BadOption("error-program", found=wish[:60])
    return partial(Program, words, patience)


@cache
def _found_in(file: str, name: str) -> Any:
    """A class in a file of Python; the file is run once."""
    path = Path(file)
    if not path.is_file():
        raise BadOption("error-bot-file", path=file)
    try:
        known = runpy.run_path(str(path))
    except Exception as error:
        raise BadOption("error-bot-broken", path=file, why=f"{type(error).__name__}: {error}"[:200]) from error
    if not callable(known.get(name)):
        makers = [each for each, value in known.items() if isinstance(value, type) and hasattr(value, "choose")]
        raise BadOption("error-bot-class", path=file, found=name, known=", ".join(makers) or "–")
    return known[name]
