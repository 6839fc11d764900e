"""A game's own report: its experiments played, and what they show written down with tables and charts."""

import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from backroom.arena.hands import scattered
from backroom.arena.match import begun, located
from backroom.arena.simulation import Progress
from backroom.games import find
from backroom.kit import BackroomError, BadOption, Blunder, Chart, Experiment, Findings, Report, Table

BATCH = 4
"""Games played in one go: few enough that no core waits long for the last one."""


class Piece(NamedTuple):
    """Some games of one experiment."""

    experiment: Experiment
    numbers: range


class NoReport(BackroomError):
    """Nothing is measured about this game."""


class NoChart(BackroomError):
    """What draws the charts is not installed."""


def report(
    game: str,
    games: int | None = None,
    seed: int = 1,
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Findings:
    """Play all that a game's report wants to know. With the same seed and number of games it finds the same again."""
    own = _report_of(game)
    if games is not None and games < 1:
        raise BadOption("error-games", found=games)
    rules = find(game)
    experiments = [
        experiment._replace(options=rules.settle_options(experiment.seats, experiment.options))
        for experiment in own.experiments(own.games if games is None else games)
    ]
    pieces = [
        Piece(experiment, range(first, min(first + BATCH, experiment.games)))
        for experiment in experiments
        for first in range(0, experiment.games, BATCH)
    ]
    counts = {experiment.name: Counter[str]() for experiment in experiments}
    played, total = 0, sum(experiment.games for experiment in experiments)
    with closing(scattered(partial(play_piece, game, seed), pieces, executor)) as results:
        for piece, counted in results:
            counts[piece.experiment.name].update(counted)
            played += len(piece.numbers)
            if progress is not None:
                progress(played, total)
    return own.findings(counts)


def _report_of(game: str) -> Report:
    own = find(game).report
    if own is None:
        raise NoReport("error-no-report", found=game)
    return own


def play_piece(game: str, seed: int, piece: Piece) -> Counter[str]:
    """These games, one after the other, and the sum of what was counted."""
    experiment, own, counts = piece.experiment, _report_of(game), Counter[str]()
    for number in piece.numbers:
        table, mind = begun(find(game), experiment.seats, experiment.options, seed, number)
        try:
            counts.update(own.play(experiment, number, table, mind))
        except Blunder as blunder:
            raise located(blunder, experiment.seated(number), seed, number) from blunder.__cause__
    return counts


def write_report(game: str, title: str, command: str, findings: Findings, folder: Path) -> Path:
    """A page in the folder, and its charts beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = [f"# {title}", f"Written by `{command}`."]
    pages += _pages(game, findings, folder)
    page = folder / f"{game}.md"
    page.write_text("\n\n".join(pages) + "\n", encoding="utf-8")
    return page


def _pages(game: str, findings: Findings, folder: Path) -> Iterator[str]:
    for part in findings:
        if isinstance(part, Table):
            yield _table(part)
        elif isinstance(part, Chart):
            file = folder / f"{game}-{_slug(part.title)}.svg"
            draw(part, file)
            yield f"![{part.title}]({file.name})"
        else:
            yield part


def _table(table: Table) -> str:
    rows = [table.head, tuple("---:" if place else "---" for place in range(len(table.head))), *table.rows]
    return "\n".join([f"**{table.title}**", "", *(f"| {' | '.join(row)} |" for row in rows)])


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-")


def draw(chart: Chart, file: Path) -> None:
    """The chart as a picture that looks the same whenever it is drawn. No line is told by its colour alone."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError as error:
        raise NoChart("error-no-chart") from error
    styles: Any = ("o-", "s--", "^-.", "D:", "v-", "P--", "X-.")
    with mpl.rc_context({"svg.hashsalt": chart.title, "font.size": 11, "axes.spines.top": False}):
        figure = Figure(figsize=(7, 4.2), layout="constrained")
        axes = figure.subplots()
        for number, line in enumerate(chart.lines):
            axes.plot(*zip(*line.points, strict=True), styles[number % len(styles)], label=line.name)
        axes.set(title=chart.title, xlabel=chart.across, ylabel=chart.up)
        axes.set_xticks(sorted({across for line in chart.lines for across, _ in line.points}))
        axes.set_ylim(bottom=0)
        axes.grid(alpha=0.3)
        axes.legend()
        figure.savefig(file, metadata={"Date": None})
