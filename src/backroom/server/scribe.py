"""What the house says to a chair or a watcher, put together and put into words."""

from typing import Any

import msgspec
from msgspec import Struct

from backroom.kit import Weighing
from backroom.server.line import text_head
from backroom.server.messages import SERVER_MESSAGES, MarkInfo, SayingInfo, Weigh, Weighed, Welcome
from backroom.table.facts import Asked, News, Told, Update
from backroom.table.sight import Eye
from backroom.table.table import Table
from backroom.table.watching import heard_by

encode = msgspec.json.Encoder().encode


REMEMBERED = 4
"""A step of a game is told in few ways: to those who look on, and to whoever is asked."""
ASKS_REMEMBERED = 256


class Seen(Struct, tag_field="type", tag="update"):
    """The first half of an update: what is new to see, mostly the same for everybody."""

    view: dict[str, Any]
    rows: dict[str, dict[str, Any]]
    gone: list[str]
    events: list[Told]


class Scribe:
    """Puts into words what is sent; once, where it is sent to several, or was sent before."""

    def __init__(self) -> None:
        self._framed: dict[int, tuple[object, bytes]] = {}
        self._asks: dict[int, tuple[Asked, bytes]] = {}
        self._seen = Seen({}, {}, [], [])
        self._scene = b""

    def frame(self, news: SERVER_MESSAGES | News) -> bytes:
        """The words as they go over the line, for whoever can take them."""
        # What is remembered is alive: no two share an id.
        known = self._framed.get(id(news))
        if known is not None:
            return known[1]
        if len(self._framed) >= REMEMBERED:
            self._framed.clear()
        words = self.words(news)
        frame = text_head(len(words)) + words
        self._framed[id(news)] = news, frame
        return frame

    def words(self, news: SERVER_MESSAGES | News) -> bytes:
        return self._update(news) if type(news) is Update else encode(news)

    def _update(self, news: Update) -> bytes:
        seen = self._seen
        if not (news.view is seen.view and news.rows is seen.rows and news.events is seen.events):
            self._seen = Seen(news.view, news.rows, news.gone, news.events)
            self._scene = encode(self._seen)[:-1]
        elif news.gone != seen.gone:
            return encode(news)
        ask = b"null" if news.ask is None else self._ask(news.ask)
        may = b",".join(map(self._ask, news.may)) if news.may else b""
        question = b"null" if news.question is None else b"%d" % news.question
        return b'%b,"ask":%b,"question":%b,"may":[%b]}' % (self._scene, ask, question, may)

    def _ask(self, ask: Asked) -> bytes:
        """Most questions are asked again and again."""
        known = self._asks.get(id(ask))
        if known is None:
            if len(self._asks) >= ASKS_REMEMBERED:
                self._asks.clear()
            known = self._asks[id(ask)] = ask, encode(ask)
        return known[1]


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
