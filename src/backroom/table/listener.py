"""Who hears what happens at a table."""

from typing import Protocol

from backroom.table.facts import News
from backroom.table.sight import Eye


class Listener(Protocol):
    """Somebody who hears what happens, on a seat or watching under a name. `post` must never wait."""

    seat: Eye
    name: str

    def post(self, news: News) -> None: ...
