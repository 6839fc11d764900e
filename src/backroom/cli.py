"""The command line. Thin: it reads what is wanted, and hands it to the rooms of the house."""

import json
import os
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

import backroom
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
    bot_meant,
    bot_player,
    people_named,
    seat_players,
    seats_wanted,
    usual_bot,
)
from backroom.terminal.progress import progress_bar
from backroom.terminal.reports import bench_report, load_report, simulation_report
from backroom.terminal.retelling import names_of, retell
from backroom.terminal.saves import Kept, fetch, keep
from backroom.terminal.screen import Left, Paper, Screen, make_streams_forgiving, nobody_reads, typed_here, visible
from backroom.terminal.trouble import Trouble, Usage, file_trouble
from backroom.terminal.usage import (
    HELP,
    SpokenCommand,
    SpokenGroup,
    one_of,
    usage_trouble,
    whole_number,
)
from backroom.terminal.voice import Voice, language
from backroom.words import LANGUAGES

app = typer.Typer(cls=SpokenGroup, add_completion=False, rich_markup_mode=None, help="does-backroom")

MANNERS: dict[str, Any] = {
    "cls": SpokenCommand,
    "context_settings": {"help_option_names": list(HELP), "allow_extra_args": True},
}

TROUBLE, MISTYPED = 1, 2
"""How the program ends when something does not work, and when what was typed makes no sense."""
TRACEBACK = "BACKROOM_TRACEBACK"
STOPPED = 130
"""How Typer says that somebody pressed Ctrl-C."""


def number(name: str, metavar: str = "N", least: int | None = None, most: int | None = None) -> Any:
    """An option that takes a whole number."""
    word = f"help{name.replace('--', '-')}"
    return typer.Option(name, parser=whole_number(name, least, most), metavar=metavar, help=word)


Game = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Lang = Annotated[
    str | None, typer.Option("--lang", parser=one_of("--lang", LANGUAGES), metavar="de|en", help="help-lang")
]
Seats = Annotated[int | None, number("--seats")]
Seed = Annotated[int | None, number("--seed")]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="help-bot")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="help-deck")]
Jobs = Annotated[int | None, number("--jobs", least=1, most=1024)]
Processes = Annotated[int, number("--processes", least=1, most=64)]
BotProcesses = Annotated[int, number("--bot-processes", least=0, most=64)]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]


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
            else bot_player(rules, seat, bot_meant(kind, rules, voice), [], seed)._replace(name=name)
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
    lang: Lang = None,
) -> None:
    retell(file, fetch(file), seat, Screen(), ctx.obj, slowly=step)


@contextmanager
def workers(jobs: int | None) -> Iterator[Executor | None]:
    """So many hands to play with; the arena chooses by itself where nobody says how many."""
    if jobs is None:
        yield None
    elif jobs == 1:
        with ThreadPoolExecutor(1) as one:
            yield one
    else:
        from backroom import arena

        with arena.pool(jobs) as pool:
            yield pool


@app.command("simulate", help="does-simulate", **MANNERS)
def simulate(
    ctx: typer.Context,
    game: Game,
    seats: Seats = None,
    games: Annotated[int, number("--games", "K", least=1)] = 1000,
    bot: Bots = None,
    option: Options = None,
    deck: Deck = None,
    seed: Seed = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from backroom import arena

    voice, rules = ctx.obj, find(game)
    around = seats_wanted(rules, seats, 0)
    bots = [bot_meant(wish, rules, voice) for wish in bot or [usual_bot(rules)]]
    options = options_with_deck(rules, options_given(option, rules), deck)
    with workers(jobs) as executor, progress_bar(not as_json, voice.say("report-playing", games=games)) as progress:
        try:
            outcome = arena.simulate(
                rules.name, around, games, bots, options, seed, executor=executor, progress=progress
            )
        except arena.Interrupted as stopped:
            outcome = stopped.simulation
        except arena.Blunder as blunder:
            raise Trouble("trouble-blunder", why=str(blunder)[:200]) from blunder
    if as_json:
        Screen().raw(json.dumps(outcome.as_json(), indent=2))
    else:
        Screen().show(simulation_report(outcome.as_json(), arena.filled_up(bots, around), voice))
    if outcome.finished < games:
        raise Trouble("trouble-unfinished", finished=outcome.finished, games=games)


@app.command("report", help="does-report", **MANNERS)
def report(
    ctx: typer.Context,
    game: Game,
    games: Annotated[int | None, number("--games", "K", least=1)] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="help-into")] = Path("docs/reports"),
    lang: Lang = None,
) -> None:
    from backroom import arena

    voice, rules = ctx.obj, find(game)
    seed = 1 if seed is None else seed
    with workers(jobs) as executor, progress_bar(True, voice.say("report-measuring")) as progress:
        try:
            findings = arena.report(rules.name, games, seed, executor=executor, progress=progress)
        except arena.Blunder as blunder:
            raise Trouble("trouble-blunder", why=str(blunder)[:200]) from blunder
    wish = "" if games is None else f" --games {games}"
    title = Voice("en", rules.name).say("title")
    try:
        page = arena.write_report(
            rules.name, title, f"backroom report {rules.name}{wish} --seed {seed}", findings, into
        )
    except OSError as error:
        raise file_trouble(into, error, writing=True) from None
    Screen().show_whole(voice.say("report-written", path=str(page)))


@app.command("bench", help="does-bench", **MANNERS)
def bench(
    ctx: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="help-bench-game")] = None,
    seats: Seats = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from backroom import arena

    with progress_bar(not as_json, ctx.obj.say("report-measuring")) as progress:
        figures = arena.bench(game or None, seats, progress=progress).as_json()
    if as_json:
        Screen().raw(json.dumps(figures, indent=2))
    else:
        Screen().show(bench_report(figures, ctx.obj))


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
    database: Annotated[str | None, typer.Option("--database", metavar="FILE|URL", help="help-database")] = None,
    processes: Processes = 1,
    bot_processes: BotProcesses = 0,
    log_json: Annotated[bool, typer.Option("--log-json", help="help-log-json")] = False,
    lang: Lang = None,
) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from backroom.opening import announce
    from backroom.server.app import last_resort
    from backroom.server.app import serve as open_house
    from backroom.server.settings import PORT, BadSetting, Settings

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
        log_json=log_json,
    )
    try:
        settings.check()
    except BadSetting as wrong:
        raise Usage(wrong.word, **wrong.args_said) from None
    try:
        open_house(settings, lambda own, shared: announce(own, shared, ctx.obj, browser=browser), last_resort)
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
