"""What the house says to a chair or a watcher, put together and put into words."""

import msgspec

from backroom.kit import Weighing
from backroom.server.messages import SERVER_MESSAGES, MarkInfo, SayingInfo, Weigh, Weighed, Welcome
from backroom.table.facts import News
from backroom.table.sight import Eye
from backroom.table.table import Table
from backroom.table.watching import heard_by

encode = msgspec.json.Encoder().encode


REMEMBERED = 4
"""A step of a game is told in few ways: to those who look on, and to whoever is asked."""


class Scribe:
    """Puts into words what is sent; once, where it is sent to several."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, bytes]] = {}

    def words(self, news: SERVER_MESSAGES | News) -> bytes:
        # What is remembered is alive: no two share an id.
        known = self._known.get(id(news))
        if known is not None:
            return known[1]
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        words = encode(news)
        self._known[id(news)] = news, words
        return words


SCRIBE = Scribe()


def weighed(wish: Weigh, weighing: Weighing) -> Weighed:
    """A weighing as the answer to the message that asked for it."""
    return Weighed(
        id=wish.id,
        sayings=[SayingInfo(word, args) for word, args in weighing.sayings],
        marks=[MarkInfo(on, sign, much) for on, sign, much in weighing.marks],
        final=weighing.final,
    )


def welcome(table: Table, eye: Eye, last: int) -> Welcome:
    """All that this eye may know: the view as it is, and the events it has not had yet."""
    sight = table.sight(eye)
    since = last if last <= sight.heard else 0
    return Welcome(
        seat=eye,
        table=table.info,
        view=sight.view or None,
        events=table.told(eye, since),
        ask=sight.ask,
        question=sight.question,
        may=sight.may,
        talk=heard_by(eye, table, table.talk[-table.manners.talk_sent :]),
    )
