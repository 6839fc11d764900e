"""The command line. Thin: it reads what is wanted, and hands it to the rooms of the house."""

import json
import os
import sys
import threading
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

import backroom
from backroom import books, contests
from backroom.games import find, rulebook
from backroom.kit import BackroomError, BadOption, BadSeat, UnknownGame, write_save
from backroom.terminal.courtesy import FAST, PACES, USUAL
from backroom.terminal.decks import options_with_deck
from backroom.terminal.evening import Evening
from backroom.terminal.options import options_given
from backroom.terminal.pages import games_page, rules_page
from backroom.terminal.picture import look_of
from backroom.terminal.players import (
    Player,
    bot_kept,
    bot_player,
    people_named,
    seat_players,
    seats_wanted,
)
from backroom.terminal.progress import progress_bar
from backroom.terminal.reports import load_report
from backroom.terminal.retelling import names_of, retell
from backroom.terminal.saves import Kept, fetch, keep
from backroom.terminal.screen import Left, Paper, Screen, make_streams_forgiving, nobody_reads, typed_here, visible
from backroom.terminal.trouble import Trouble, Usage
from backroom.terminal.usage import SpokenGroup, one_of, usage_trouble, whole_number
from backroom.terminal.voice import Voice, language
from backroom.typed import (
    MANNERS,
    AsJson,
    BotProcesses,
    Bots,
    Database,
    Deck,
    Game,
    Lang,
    Options,
    Processes,
    Seats,
    Seed,
    number,
)

app = typer.Typer(cls=SpokenGroup, add_completion=False, rich_markup_mode=None, help="does-backroom")

TROUBLE, MISTYPED = 1, 2
"""How the program ends when something does not work, and when what was typed makes no sense."""
TRACEBACK = "BACKROOM_TRACEBACK"
STOPPED = 130
"""How Typer says that somebody pressed Ctrl-C."""


@app.callback(invoke_without_command=True)
def house(
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: Lang = None,
) -> None:
    if version:
        Screen().raw(f"backroom {backroom.__version__}")
        raise typer.Exit


@app.command("play", help="does-play", **MANNERS)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")] = None,
    people: Annotated[list[str] | None, typer.Option("--people", metavar="NAME|N", help="help-people")] = None,
    seats: Seats = None,
    bot: Bots = None,
    option: Options = None,
    deck: Deck = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-save")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="help-load")] = None,
    pace: Annotated[
        str | None, typer.Option("--pace", parser=one_of("--pace", PACES), metavar="|".join(PACES), help="help-pace")
    ] = None,
    lang: Lang = None,
) -> None:
    voice: Voice = ctx.obj
    if save is not None and save.exists() and save != load:
        raise Usage("usage-save", path=str(save))
    if load is not None:
        kept = fetch(load)
        if game is not None and find(game).name != kept.save.game:
            raise Usage("usage-other-game", path=str(load), found=kept.save.game)
        if seats is not None or option or deck:
            raise Usage("usage-load", path=str(load))
        started, players = taken_up(kept, people, bot, seed, voice)
    else:
        if game is None:
            raise Usage("usage-missing-game", known=", ".join(backroom.catalogue()))
        rules = find(game)
        persons = people_named(people, voice)
        seats = seats_wanted(rules, seats, len(persons))
        players = seat_players(rules, seats, persons, bot or [], seed, voice)
        options = options_with_deck(rules, options_given(option, rules), deck)
        started = backroom.new_game(rules.name, seats, options, seed)
    if save is not None:
        keep(save, started, players)
    name = started.rules.name
    spoken = Voice(voice.lang, name, [player.name for player in players], look_of(name).styles)
    # Whoever types from a file has nothing to add in between.
    pace = pace or (USUAL if typed_here() else FAST)
    Evening(started, players, Screen(), spoken, kept=save, shelf=load, pace=pace).run()


def taken_up(
    kept: Kept, people: list[str] | None, bots: list[str] | None, seed: int | None, voice: Voice
) -> tuple[backroom.Game[Any], list[Player]]:
    """A game from a file, with the players it was left by, or those named now."""
    save = kept.save
    started = backroom.load_game(write_save(save), seed)
    rules = started.rules
    if people is None and not bots and len(kept.players) == save.seats:
        names = names_of(kept, voice)
        return started, [
            Player(name)
            if kind is None
            else bot_player(rules, seat, bot_kept(kind, rules, voice), [], seed)._replace(name=name)
            for seat, (name, (_, kind)) in enumerate(zip(names, kept.players, strict=True))
        ]
    persons = people_named(people, voice)
    return started, seat_players(rules, seats_wanted(rules, save.seats, len(persons)), persons, bots or [], seed, voice)


@app.command("games", help="does-games", **MANNERS)
def games(ctx: typer.Context, lang: Lang = None) -> None:
    Screen().show(games_page(ctx.obj))


@app.command("rules", help="does-rules", **MANNERS)
def rules(
    ctx: typer.Context,
    game: Game,
    search: Annotated[str, typer.Option("--search", metavar="WORD", help="help-search")] = "",
    lang: Lang = None,
) -> None:
    Screen().show(rules_page(rulebook(find(game).name, ctx.obj.lang), search.strip(), ctx.obj))


@app.command("replay", help="does-replay", **MANNERS)
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-file")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N|NAME", help="help-seat")] = None,
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
    which: Annotated[int, number("--number", least=1)] = 1,
    lang: Lang = None,
) -> None:
    retell(file, fetch(file, which), seat, Screen(), ctx.obj, slowly=step)


app.command("simulate", help="does-simulate", **MANNERS)(contests.simulate)
app.command("tournament", help="does-tournament", **MANNERS)(contests.tournament)
app.command("tune", help="does-tune", **MANNERS)(contests.tune)
app.command("report", help="does-report", **MANNERS)(contests.report)
app.command("bench", help="does-bench", **MANNERS)(contests.bench)
app.command("tables", help="does-tables", **MANNERS)(books.tables)
app.command("export", help="does-export", **MANNERS)(books.export)
app.command("backup", help="does-backup", **MANNERS)(books.backup)
app.command("restore", help="does-restore", **MANNERS)(books.restore)
app.command("thaw", help="does-thaw", **MANNERS)(books.thaw)


@app.command("load", help="does-load", **MANNERS)
def load(
    ctx: typer.Context,
    game: Game,
    tables: Annotated[int, number("--tables", least=1)] = 100,
    people: Annotated[
        int, typer.Option("--people", parser=whole_number("--people", 1, None), metavar="N", help="help-people-each")
    ] = 4,
    seconds: Annotated[int, number("--seconds", least=1)] = 10,
    bot_tables: Annotated[int, number("--bot-tables", least=0)] = 0,
    bot_processes: BotProcesses = 0,
    processes: Processes = 1,
    database: Annotated[str | None, typer.Option("--database", metavar="FILE|URL", help="help-load-database")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from backroom.load import Load, measure

    wanted = Load(find(game).name, tables, people, seconds, bot_tables, bot_processes, processes, database)
    with progress_bar(not as_json, ctx.obj.say("report-measuring")) as progress:
        figures = measure(wanted, progress)
    if as_json:
        Screen().raw(json.dumps(msgspec.to_builtins(figures), indent=2))
    else:
        Screen().show(load_report(msgspec.to_builtins(figures), ctx.obj))


@app.command("serve", help="does-serve", **MANNERS)
def serve(
    ctx: typer.Context,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="help-browser")] = False,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="help-host")] = None,
    port: Annotated[int | None, number("--port", least=0, most=65535)] = None,
    lan: Annotated[bool, typer.Option("--lan", help="help-lan")] = False,
    public: Annotated[bool, typer.Option("--public", help="help-public")] = False,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", metavar="NAME", help="help-allowed-host")
    ] = None,
    address: Annotated[str | None, typer.Option("--address", metavar="URL", help="help-address")] = None,
    database: Database = None,
    processes: Processes = 1,
    bot_processes: BotProcesses = 0,
    player: Annotated[list[str] | None, typer.Option("--player", metavar="[GAME/]NAME=BOT", help="help-player")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="help-log-json")] = False,
    lang: Lang = None,
) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from backroom.opening import announce
    from backroom.server.app import last_resort
    from backroom.server.app import serve as open_house
    from backroom.server.settings import PORT, BadSetting, Settings
    from backroom.table.invited import invited

    settings = Settings(
        host=host,
        port=PORT if port is None else port,
        database=database,
        lan=lan,
        public=public,
        hosts=tuple(allowed_host or ()),
        address=address,
        processes=processes,
        bot_processes=bot_processes,
        players=invited(player or ()),
        log_json=log_json,
    )
    try:
        settings.check()
    except BadSetting as wrong:
        raise Usage(wrong.word, **wrong.args_said) from None
    try:
        open_house(
            settings,
            lambda own, shared: announce(own, shared, ctx.obj, browser=browser),
            lambda: last_resort(settings.goodbye),
        )
    except KeyboardInterrupt:
        pass
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise Trouble("error-database", found=type(error).__name__) from error
    Screen().show(ctx.obj.say("serve-closed"))


def complain(voice: Voice, error: BackroomError) -> int:
    """Say what is wrong, and how the program ends."""
    paper = Paper(stderr=True, highlight=False, markup=False)
    # A file keeps a sentence in one line, where another program can find it.
    paper.print(Text(visible(voice.refusal(error)), "red"), soft_wrap=not paper.is_terminal)
    return MISTYPED if isinstance(error, Usage | UnknownGame | BadOption | BadSeat) else TROUBLE


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 if all went well, 1 if something did not work, 2 if it made no sense."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if argv is None and not os.environ.get(TRACEBACK):
        # What breaks in a thread beside us is told by whoever waits for it.
        threading.excepthook = lambda _: None
    make_streams_forgiving()
    voice = Voice(language(arguments, os.environ))
    command: Any = typer.main.get_command(app)
    try:
        code = int(command.main(arguments, prog_name="backroom", standalone_mode=False, obj=voice) or 0)
        return complain(voice, Trouble("trouble-stopped")) if code == STOPPED else code
    except typer.TyperException as error:
        return complain(voice, usage_trouble(error))
    except BackroomError as error:
        return complain(voice, error)
    except BrokenPipeError:
        nobody_reads(sys.stdout)
        return 0
    except (KeyboardInterrupt, typer.Abort, Left):
        return complain(voice, Trouble("trouble-stopped"))
    except Exception as error:
        if os.environ.get(TRACEBACK):
            traceback.print_exc()
        return complain(voice, Trouble("trouble-unexpected", kind=type(error).__name__, why=str(error)[:200]))
