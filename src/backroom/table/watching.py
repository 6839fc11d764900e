"""Those who watch: whether they are let in, what they hear of the talk, and what they may say themselves."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from backroom.table.facts import Talk
from backroom.table.refusals import Refusal
from backroom.table.seats import clean_talk
from backroom.table.sight import Eye

if TYPE_CHECKING:
    from backroom.table.table import Table

ONLOOKERS_NAMED = 12
"""A crowd is counted, not named one by one."""


def heard_by(eye: Eye, table: "Table", talk: Iterable[Talk]) -> list[Talk]:
    """What of the talk this eye may read: where watchers stay apart, nothing of what the seats say to each other."""
    if eye is not None or table.record.watchers != "apart":
        return list(talk)
    return [line for line in talk if line.kind not in ("say", "why")]


def onlookers(table: "Table") -> list[str]:
    """The names of those who watch, as far as they have given one."""
    names = {listener.name for listener in table.listeners if listener.seat is None and listener.name}
    return sorted(names)[:ONLOOKERS_NAMED]


def let_in(table: "Table") -> None:
    """Whether somebody without a chair may stay."""
    if table.record.watchers == "none":
        raise Refusal("no-watchers", "error-no-watchers")


async def remark(table: "Table", name: str, text: str, said: str) -> None:
    """A watcher says something to everybody, where the table allows it."""
    if table.record.watchers != "talk":
        raise Refusal("watcher", "error-watcher-listens")
    cleaned = clean_talk(text, table.manners.talk_length)
    await table.alone(lambda: _remark(table, name, cleaned, said))


async def _remark(table: "Table", name: str, text: str, said: str) -> None:
    if (None, said) in table.spoken:
        return
    # Half of what a table takes is left to those who play.
    if len(table.talk) >= table.manners.talk_kept // 2:
        raise Refusal("talk", "error-talk-full")
    await table.commit(table.record, talk=[replace(table.line(None, "aside", text, name), id=said)])
