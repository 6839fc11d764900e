"""The commands around the arena: bots play, and somebody counts."""

import json
import shlex
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from backroom.games import find
from backroom.terminal.decks import DECK, options_with_deck
from backroom.terminal.options import options_given, typed_value
from backroom.terminal.players import bot_meant, seats_wanted, usual_bot
from backroom.terminal.progress import progress_bar
from backroom.terminal.reports import bench_report, simulation_report, tournament_report
from backroom.terminal.screen import Screen
from backroom.terminal.trouble import Trouble, Usage, file_trouble
from backroom.terminal.voice import Voice
from backroom.typed import AsJson, Bots, Cluster, Deck, Game, Jobs, Lang, Options, Seats, Seed, number, points

if TYPE_CHECKING:
    from backroom import arena


@contextmanager
def workers(jobs: int | None, cluster: str | None) -> Iterator[Executor | None]:
    """So many hands to play with, here or on other machines; the arena chooses by itself where nobody says."""
    if jobs is not None and cluster is not None:
        raise Usage("usage-cluster")
    if cluster is not None:
        from backroom import arena

        with arena.cluster(cluster) as hands:
            yield hands
    elif jobs is None:
        yield None
    elif jobs == 1:
        with ThreadPoolExecutor(1) as one:
            yield one
    else:
        from backroom import arena

        with arena.pool(jobs) as pool:
            yield pool


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
    cluster: Cluster = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from backroom import arena

    voice, rules = ctx.obj, find(game)
    around = seats_wanted(rules, seats, 0)
    bots = [bot_meant(wish, rules, voice) for wish in bot or [usual_bot(rules)]]
    options = options_with_deck(rules, options_given(option, rules), deck)
    with (
        workers(jobs, cluster) as executor,
        progress_bar(not as_json, voice.say("report-playing", games=games)) as progress,
    ):
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


def tournament(
    ctx: typer.Context,
    game: Game,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="help-contestant")] = None,
    among: Annotated[list[str] | None, typer.Option("--among", metavar="BOT", help="help-among")] = None,
    seats: Seats = None,
    deals: Annotated[int, number("--deals", "K", least=1)] = 100,
    precision: Annotated[float | None, points("--precision")] = None,
    option: Options = None,
    deck: Deck = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    journals: Annotated[Path | None, typer.Option("--journals", metavar="FILE", help="help-journals")] = None,
    page: Annotated[Path | None, typer.Option("--page", metavar="FOLDER", help="help-page")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from backroom import arena

    voice, rules = ctx.obj, find(game)
    around = seats_wanted(rules, seats, 0)
    bots = [bot_meant(wish, rules, voice) for wish in bot or rules.bots]
    hosts = [bot_meant(wish, rules, voice) for wish in among or ()]
    options = options_with_deck(rules, options_given(option, rules), deck)
    stopped = False
    with (
        workers(jobs, cluster) as executor,
        kept_in(journals) as keep,
        progress_bar(not as_json, voice.say("report-tournament", deals=deals)) as progress,
    ):
        try:
            outcome: arena.Tournament | None = arena.tournament(
                rules.name,
                around,
                bots,
                options,
                seed,
                among=hosts,
                deals=deals,
                precision=precision,
                keep=keep,
                executor=executor,
                progress=progress,
            )
        except arena.Stopped as end:
            outcome, stopped = end.tournament, True
        except arena.Blunder as blunder:
            raise Trouble("trouble-blunder", why=str(blunder)[:200]) from blunder
    if outcome is None:
        raise Trouble("trouble-stopped")
    if as_json:
        Screen().raw(json.dumps(outcome.as_json(), indent=2))
    else:
        Screen().show(tournament_report(outcome.as_json(), voice))
    if page is not None:
        written = written_down(outcome, command_of(outcome), page)
        if not as_json:
            Screen().show_whole(voice.say("report-written", path=str(written)))
    if stopped:
        raise Trouble("trouble-unfinished-deals", deals=outcome.deals, wanted=deals)


@contextmanager
def kept_in(path: Path | None) -> "Iterator[Callable[[str], object] | None]":
    """Something that writes games into this file, a line each, as soon as they are complete."""
    if path is None:
        yield None
        return
    try:
        file = path.open("w", buffering=1, encoding="utf-8")
    except OSError as error:
        raise file_trouble(path, error, writing=True) from None
    with file:
        yield lambda line: file.write(f"{line}\n")


def command_of(outcome: "arena.Tournament") -> str:
    """What somebody types to have the same again."""
    words = ["backroom", "tournament", outcome.game, "--seats", str(outcome.seats)]
    for bot in outcome.bots:
        words += ["--bot", bot]
    for host in outcome.among if len(outcome.among) < len(outcome.bots) else ():
        words += ["--among", host]
    usual = find(outcome.game).settle_options(outcome.seats, None)
    for name, value in outcome.options.items():
        if value != usual[name] and name != DECK:
            words += ["--option", f"{name}={typed_value(find(outcome.game), name, value)}"]
    return shlex.join([*words, "--deals", str(outcome.deals), "--seed", str(outcome.seed)])


def written_down(outcome: "arena.Tournament", command: str, folder: Path) -> Path:
    """The page of a tournament, with its charts beside it."""
    from backroom import arena

    title = Voice("en", outcome.game).say("title")
    try:
        return arena.write_report(
            f"tournament-{outcome.game}", f"{title}: tournament", command, arena.findings(outcome), folder
        )
    except OSError as error:
        raise file_trouble(folder, error, writing=True) from None


def tune(
    ctx: typer.Context,
    game: Game,
    into: Annotated[Path, typer.Option("--into", metavar="FILE", help="help-tuned")],
    bot: Annotated[str | None, typer.Option("--bot", metavar="BOT", help="help-tuned-bot")] = None,
    weight: Annotated[list[str] | None, typer.Option("--weight", metavar="NAME", help="help-weight")] = None,
    seats: Seats = None,
    generations: Annotated[int, number("--generations", "K", least=1)] = 20,
    deals: Annotated[int, number("--deals", "K", least=1)] = 20,
    evidence: Annotated[int, number("--evidence", "K", least=1)] = 200,
    option: Options = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    lang: Lang = None,
) -> None:
    from backroom import arena

    voice, rules = ctx.obj, find(game)
    around = seats_wanted(rules, seats, 0)
    options = options_given(option, rules)
    seed = 1 if seed is None else seed
    begun = arena.undertaking(rules.name, around, bot or usual_bot(rules), weight or [], options, seed, deals)
    if into.exists():
        begun = taken_up(into, begun)
    with workers(jobs, cluster) as executor, progress_bar(True, voice.say("report-tuning")) as progress:
        done = arena.tune(
            begun,
            generations,
            evidence,
            keep=lambda so_far: write_down(into, so_far),
            executor=executor,
            progress=progress,
        )
    new = done.evidence["new among old"]["lift"]
    mean, margin = (f"{100 * new[part]:.1f}" for part in ("mean", "margin"))
    Screen().show(voice.say("report-tuned", mean=mean, margin=margin, deals=done.evidence["deals"]))
    Screen().show_whole(voice.say("report-written", path=str(into)))


def taken_up(path: Path, wanted: "arena.Tuned") -> "arena.Tuned":
    """The tuning in a file, if it is the one that is wanted."""
    from backroom import arena

    try:
        found = msgspec.json.decode(path.read_bytes(), type=arena.Tuned)
    except OSError as error:
        raise file_trouble(path, error) from None
    except msgspec.DecodeError:
        raise Usage("usage-tuned", path=str(path)) from None
    if not found.begun_like(wanted):
        raise Usage("usage-tuned", path=str(path))
    return found


def write_down(path: Path, tuned: "arena.Tuned") -> None:
    """What has been found so far, whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(json.dumps(tuned.as_json(), indent=2) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise file_trouble(path, error, writing=True) from None


def report(
    ctx: typer.Context,
    game: Game,
    games: Annotated[int | None, number("--games", "K", least=1)] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="help-into")] = Path("docs/reports"),
    lang: Lang = None,
) -> None:
    from backroom import arena

    voice, rules = ctx.obj, find(game)
    seed = 1 if seed is None else seed
    with workers(jobs, cluster) as executor, progress_bar(True, voice.say("report-measuring")) as progress:
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
