"""The commands around the books of a house: who plays, what was played, copies, and what stands still."""

import asyncio
import json
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.table import Table as Grid

from backroom.terminal.screen import Screen
from backroom.terminal.trouble import Trouble, file_trouble
from backroom.terminal.voice import Voice
from backroom.typed import AsJson, Database, Lang

if TYPE_CHECKING:
    from backroom.table.lines import Shelved

T = TypeVar("T")

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="help-copy")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="help-table")]


def tables(ctx: typer.Context, database: Database = None, as_json: AsJson = False, lang: Lang = None) -> None:
    from backroom.table import archive

    async def look() -> "list[Shelved]":
        async with archive.opened(_address(database)) as store:
            return await store.every()

    found = _done(look())
    if as_json:
        Screen().raw(json.dumps([_row(shelved) for shelved in found], indent=2))
    else:
        Screen().show(_grid(found, ctx.obj))


def _row(shelved: "Shelved") -> dict[str, Any]:
    info = shelved.record.info()
    return {
        "table": info.id,
        "game": info.game,
        "version": shelved.record.version,
        "status": info.status,
        "visibility": info.visibility,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in info.seats],
        "made": _moment(shelved.made_at),
        "touched": _moment(shelved.touched_at),
        "marked": shelved.doomed,
        "trouble": shelved.record.trouble,
    }


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def _grid(found: "list[Shelved]", voice: Voice) -> Any:
    if not found:
        return voice.say("books-empty")
    grid = Grid(box=None, pad_edge=False)
    for word in ("books-table", "books-game", "books-status", "books-touched", "books-people"):
        grid.add_column(voice.say(word), overflow="fold")
    for shelved in found:
        info = shelved.record.info()
        people = ", ".join(seat.name for seat in info.seats if seat.kind == "person")
        status = voice.say(f"books-{info.status}")
        if shelved.doomed:
            status = f"{status}, {voice.say('books-marked')}"
        game = Voice(voice.lang, info.game).say("title")
        grid.add_row(info.id, game, status, _moment(shelved.touched_at)[:16].replace("T", " "), people)
    return grid


def export(
    ctx: typer.Context,
    table: TableId,
    into: Annotated[Path | None, typer.Option("--into", metavar="FILE", help="help-export-into")] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from backroom.table import archive

    async def tell() -> archive.Story:
        async with archive.opened(_address(database)) as store:
            return await archive.story_of(store, table)

    story = _done(tell())
    file = into or Path(f"{table}.json")
    whole = {} if story.save is None else msgspec.to_builtins(story.save)
    told = {**whole, **story.record, **({} if story.save else {"events": story.events}), "talk": story.talk}
    try:
        # It may hold secrets that only their owners should read aloud.
        file.touch(0o600, exist_ok=False)
        file.write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")
    except FileExistsError:
        raise Trouble("error-file-there", path=str(file)) from None
    except OSError as error:
        raise file_trouble(file, error, writing=True) from None
    Screen().show(ctx.obj.say("books-exported" if story.save else "books-exported-seen", path=str(file)))


def backup(ctx: typer.Context, file: Copy, database: Database = None, lang: Lang = None) -> None:
    from backroom.table import archive

    many = _done(archive.back_up(_address(database), file))
    Screen().show(ctx.obj.say("books-copied", tables=many, path=str(file)))


def restore(ctx: typer.Context, file: Copy, database: Database = None, lang: Lang = None) -> None:
    from backroom.server.lock import alone_with
    from backroom.table import archive

    address = _address(database)
    if "://" not in str(address):
        Path(address).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with alone_with(address):
        many = _done(archive.bring_back(file, address))
    Screen().show(ctx.obj.say("books-brought-back", tables=many, path=str(file)))


def thaw(ctx: typer.Context, table: TableId, database: Database = None, lang: Lang = None) -> None:
    from backroom.server.lock import alone_with
    from backroom.table import archive

    address = _address(database)

    async def warm() -> str:
        async with archive.opened(address) as store:
            return await archive.thaw(store, table)

    with alone_with(address):
        status = _done(warm())
    Screen().show(ctx.obj.say("books-thawed", table=table, status=f"@books-{status}"))


def _address(database: str | None) -> str | Path:
    from backroom.server.settings import Settings

    return Settings(database=database).database_address


def _done(work: Coroutine[Any, Any, T]) -> T:
    from sqlalchemy.exc import SQLAlchemyError

    try:
        return asyncio.run(work)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise Trouble("error-database", found=type(error).__name__) from error
