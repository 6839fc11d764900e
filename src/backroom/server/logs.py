"""Log lines: for people, or as JSON for programs."""

import logging
from datetime import UTC, datetime

import msgspec

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


def open_log(*, as_json: bool) -> None:
    """Warnings and worse go to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(FOR_PEOPLE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
