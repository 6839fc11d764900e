"""What came of many games, and how fast it went, as tables."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.terminal.players import bot_called
from backroom.terminal.screen import visible
from backroom.terminal.voice import Voice


def simulation_report(figures: Mapping[str, Any], bots: Sequence[str], voice: Voice) -> RenderableType:
    """Wins by bot and by seat, with their shares, and the sums below."""
    finished = figures["finished"]
    wins = Table(box=ROUNDED, border_style="dim")
    wins.add_column(voice.say("report-who"))
    wins.add_column(voice.say("report-seats"), justify="right")
    wins.add_column(voice.say("report-wins"), justify="right")
    wins.add_column(voice.say("report-share"), justify="right")
    for bot, won in sorted(figures["wins_by_bot"].items(), key=lambda entry: -entry[1]):
        wins.add_row(bot_called(bot, voice), str(bots.count(bot)), str(won), share(won, finished))
    wins.add_section()
    for seat, won in enumerate(figures["wins_by_seat"]):
        wins.add_row(voice.say("report-seat", number=seat + 1), "", str(won), share(won, finished))
    wins.add_section()
    wins.add_row(voice.say("nobody"), "", str(figures["nobody"]), share(figures["nobody"], finished))
    sums = Table.grid(padding=(0, 2))
    sums.add_column(style="dim")
    sums.add_column(justify="right")
    sums.add_row(voice.say("report-games"), f"{finished} / {figures['games']}")
    sums.add_row(voice.say("report-decisions"), f"{figures['mean_decisions']:.1f}")
    sums.add_row(voice.say("report-speed"), f"{figures['decisions_per_second']:.0f}")
    shared = sum(figures["wins_by_seat"]) + figures["nobody"] > finished
    return Group(wins, sums, *([Text(voice.say("report-shared"), "dim")] if shared else []), *faults(figures, voice))


def faults(figures: Mapping[str, Any], voice: Voice) -> list[Text]:
    """What players from outside did not decide themselves."""
    return [
        Text(voice.say("report-faults", bot=bot, number=number, why=visible(figures["complaints"][bot])), "yellow")
        for bot, number in figures["faults"].items()
    ]


def tournament_report(figures: Mapping[str, Any], voice: Voice) -> RenderableType:
    """Who wins how often among whom, ratings, seats, and the time a decision takes."""
    bots = figures["bots"]
    called = {bot: bot_called(bot, voice) for bot in bots}
    among = Table(box=ROUNDED, border_style="dim", title=voice.say("report-among"), title_justify="left")
    among.add_column("")
    for bot in figures["among"]:
        among.add_column(called[bot], justify="right")
    for bot in bots:
        met = [meeting for meeting in figures["meetings"] if meeting["bot"] == bot]
        among.add_row(called[bot], *(sure(meeting["share"]) for meeting in met))
    each = Table(box=ROUNDED, border_style="dim")
    for word in ("report-bot", "report-rating", "report-uncertainty", "report-mean-ms", "report-longest-ms"):
        each.add_column(voice.say(word), justify="left" if word == "report-bot" else "right")
    pace = {entry["bot"]: entry for entry in figures["pace"]}
    for rating in figures["ratings"]:
        own = pace[rating["bot"]]
        marks = ("–", "–") if figures["together"] else (f"{rating['mu']:.2f}", f"{rating['sigma']:.2f}")
        each.add_row(called[rating["bot"]], *marks, f"{own['mean_ms']:.2f}", f"{own['longest_ms']:.1f}")
    seats = Table(box=ROUNDED, border_style="dim", title=voice.say("report-by-seat"), title_justify="left")
    seats.add_column("")
    for seat in range(figures["seats"]):
        seats.add_column(voice.say("report-seat", number=seat + 1), justify="right")
    for bot, shares in figures["by_seat"].items():
        seats.add_row(called[bot], *(sure(estimate) for estimate in shares))
    sums = Text(voice.say("report-deals", deals=figures["deals"], games=figures["games"]), "dim")
    # A team has no ratings and no better seats.
    ranking = [] if figures["together"] else [seats]
    return Group(among, each, *ranking, sums, *faults(figures, voice))


def sure(estimate: Mapping[str, float]) -> str:
    """A share, and how sure it is."""
    return f"{100 * estimate['mean']:.1f} ± {100 * estimate['margin']:.1f} %"


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def bench_report(figures: Mapping[str, Any], voice: Voice) -> RenderableType:
    """A row a game and a row a peer measured in the same run."""
    table = Table(box=ROUNDED, border_style="dim")
    table.add_column("")
    for word in ("report-seats", "report-speed", "report-copy", "report-view", "report-redeal"):
        table.add_column(voice.say(word), justify="right")
    for name, game in figures["games"].items():
        small = [f"{game[key]:.2f}" for key in ("copy_us", "view_us", "redeal_us")]
        table.add_row(name, str(game["seats"]), f"{game['decisions_per_second']:.0f}", *small)
    table.add_section()
    for name, peer in figures["peers"].items():
        table.add_row(name, "", f"{peer['decisions_per_second']:.0f}", "", "", "")
    ratios = [
        voice.say("report-ratio", game=name, peer=peer, ratio=f"{ratio:.2f}")
        for name, game in figures["games"].items()
        for peer, ratio in game["ratio"].items()
    ]
    return Group(table, *(ratios or [voice.say("report-no-peers")]))


def load_report(figures: Mapping[str, Any], voice: Voice) -> RenderableType:
    """What a house held, line by line."""
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="dim")
    lines.add_column(justify="right")
    lines.add_row(voice.say("load-tables"), f"{figures['tables']} × {figures['people']}")
    if figures["bot_tables"]:
        lines.add_row(voice.say("load-bot-tables"), str(figures["bot_tables"]))
    lines.add_row(voice.say("load-speed"), f"{figures['answers_per_second']:.0f}")
    for part in ("p50", "p90", "p99", "max"):
        lines.add_row(voice.say("load-within", share=part), f"{figures[f'{part}_ms']:.1f} ms")
    if figures["house_memory_mb"] is not None:
        lines.add_row(voice.say("load-memory"), f"{figures['house_memory_mb']:.0f} MB")
        lines.add_row(voice.say("load-busy"), share(figures["house_cpu_seconds"], figures["seconds"]))
    lines.add_row(voice.say("load-refused"), str(sum(figures["refused"].values())))
    lines.add_row(voice.say("load-lost"), str(figures["connections_lost"]))
    return lines
