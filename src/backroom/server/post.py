"""The post: what is said on all lines in one breath goes out together."""

import asyncio
from typing import Protocol


class Sender(Protocol):
    """Somebody with something to send."""

    def send_off(self) -> None: ...


class Post:
    """Comes by once for everybody who has called for it.

    One transaction brings news to many tables, and to send them one right after the other costs far less than to send
    each in between other work: those on the other side are awake by then, and what goes to one of them is one parcel.
    """

    def __init__(self) -> None:
        self._senders: list[Sender] = []

    def call_for(self, sender: Sender) -> None:
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._collect)
        self._senders.append(sender)

    def _collect(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            sender.send_off()
