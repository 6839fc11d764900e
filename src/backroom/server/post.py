"""The post: what is said on all lines in one breath goes out together."""

import asyncio
import time
from typing import Protocol

LONGEST = 0.5
"""Seconds that news may wait, in a full house, for whoever only looks on."""
FULL = 10_000
"""Such news a second in a full house. With fewer, they wait for less: hundreds of people who think make hundreds."""
AT_ONCE = 0.005
"""What would wait no longer than this need not wait."""
MEMORY = 0.5
"""Seconds after which a house that was full may be quiet."""


class Sender(Protocol):
    """Somebody with something to send. They may be asked for it once more when all of it has gone."""

    def send_off(self) -> None: ...


class Post:
    """Comes by once for everybody who has called for it.

    One transaction brings news to many tables, and to send them one right after the other costs far less than to send
    each in between other work: those on the other side are awake by then, and what goes to one of them is one parcel.
    Each parcel costs, though. So in a full house those who have nothing to answer get theirs a few times a second, with
    all that has happened since, unless something else is to be sent to them; in a quiet one at once like everybody.
    """

    def __init__(self) -> None:
        self._senders: list[Sender] = []
        self._leisurely: list[Sender] = []
        self._rate = 0.0
        self._collected = time.monotonic()

    def call_for(self, sender: Sender) -> None:
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._collect)
        self._senders.append(sender)

    def _collect(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            sender.send_off()

    def call_at_leisure_for(self, sender: Sender) -> None:
        """What has been said can wait for a moment. To be called for each of the news, since they are counted."""
        if not self._leisurely:
            pause, loop = self.pause, asyncio.get_running_loop()
            if pause > AT_ONCE:
                loop.call_later(pause, self._collect_at_leisure)
            else:
                loop.call_soon(self._collect_at_leisure)
        self._leisurely.append(sender)

    @property
    def pause(self) -> float:
        """How long news wait for whoever only looks on, in seconds."""
        since = (time.monotonic() - self._collected) / MEMORY
        return LONGEST * min(1.0, self._rate / FULL) * max(0.0, 1.0 - since)

    def _collect_at_leisure(self) -> None:
        senders, self._leisurely = self._leisurely, []
        for sender in dict.fromkeys(senders):
            sender.send_off()
        now = time.monotonic()
        passed, self._collected = now - self._collected, now
        if passed > 0:
            self._rate += (len(senders) / passed - self._rate) * min(1.0, passed / MEMORY)
