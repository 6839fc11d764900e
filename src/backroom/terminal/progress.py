"""A bar that says how far we are, where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import Progress

from backroom.terminal.screen import Paper


@contextmanager
def progress_bar(shown: bool, sentence: str) -> Iterator[Callable[[int, int], None] | None]:
    """Something that can be told how far we are."""
    paper = Paper(stderr=True)
    if not (shown and paper.is_terminal):
        yield None
        return
    with Progress(console=paper, transient=True) as bar:
        task = bar.add_task(sentence, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
