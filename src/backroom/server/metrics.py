"""What the house counts, for whoever keeps an eye on it, in the form that Prometheus reads."""

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from backroom.server.system import cpu_of, memory_of
from backroom.table.house import House

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: how long an answer may take to count in each of the histogram's steps."""
MEDIA_TYPE = "text/plain; version=0.0.4"


class Metrics:
    """Counts what happens on the connections; the house itself is looked at when somebody wants to know."""

    def __init__(self) -> None:
        self.connections = 0
        self.refused: Counter[str] = Counter()
        self._steps = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def confirmed(self, seconds: float) -> None:
        """An answer counts, and it took so long."""
        self._steps[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def page(self, house: House) -> str:
        """All of it as text."""
        return "\n".join([*self._lines(house), ""])

    def _lines(self, house: House) -> Iterator[str]:
        tables = Counter(str(table.record.status) for table in list(house.tables.values()))
        pen = house.store.pen
        yield from _figure("connections", "gauge", "Open WebSockets.", self.connections)
        yield from _figure("tables", "gauge", "Tables in memory, by status.", tables, "status")
        yield from self._answers()
        yield from _figure("refused_total", "counter", "Wishes that were refused, by code.", self.refused, "code")
        yield from _figure("store_pages_total", "counter", "Things written down.", pen.pages)
        yield from _figure("store_refused_total", "counter", "Things that could not be written.", pen.refused)
        yield from _figure("store_transactions_total", "counter", "Commits; each writes many things.", pen.transactions)
        yield from _figure("store_seconds_total", "counter", "Seconds spent on them.", round(pen.seconds, 6))
        memory, cpu = memory_of(os.getpid()), cpu_of(os.getpid())
        if memory is not None and cpu is not None:
            yield from _figure("memory_bytes", "gauge", "Memory of this process.", int(memory * 2**20))
            yield from _figure("cpu_seconds_total", "counter", "Processor time of this process.", cpu)

    def _answers(self) -> Iterator[str]:
        name = "backroom_answer_seconds"
        yield f"# HELP {name} Time from an answer to its confirmation."
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._steps, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {round(self._seconds, 6)}"
        yield f"{name}_count {total}"


def _figure(name: str, kind: str, about: str, value: float | Mapping[str, int], label: str = "") -> Iterable[str]:
    full = f"backroom_{name}"
    yield f"# HELP {full} {about}"
    yield f"# TYPE {full} {kind}"
    if isinstance(value, Mapping):
        yield from (f'{full}{{{label}="{key}"}} {count}' for key, count in sorted(value.items()))
    else:
        yield f"{full} {value}"
