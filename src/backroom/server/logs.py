"""Log lines: for people, or as JSON for programs."""

import logging
from datetime import UTC, datetime

import msgspec

MOST, WHILE = 20, 60.0
"""Lines of one kind, and seconds."""
KIND, KINDS = 60, 500
"""By how many characters a kind is told, and how many are told apart."""
FOR_PEOPLE = "%(asctime)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line; the traceback of an error stands in it too."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Sparing(logging.Filter):
    """So many lines of one kind in a while, and of the rest how many there were: no guest shall fill the disk."""

    def __init__(self, most: int = MOST, seconds: float = WHILE) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self._kinds: dict[tuple[str, str], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, str(record.msg)[:KIND]
        begun, count = self._kinds.get(kind, (-self.seconds, 0.0))
        if record.created - begun >= self.seconds or record.created < begun:
            if count > self.most:
                record.msg, record.args = (
                    f"{record.getMessage()} (and {int(count - self.most)} more like the last ones)",
                    (),
                )
            if len(self._kinds) >= KINDS:
                self._kinds.clear()
            self._kinds[kind] = [record.created, 1.0]
            return True
        self._kinds[kind][1] += 1
        return count < self.most


def open_log(*, as_json: bool) -> None:
    """Warnings and worse go to standard error from now on."""
    handler = logging.StreamHandler()
    handler.addFilter(Sparing())
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(FOR_PEOPLE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
