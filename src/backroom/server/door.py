"""The door: how often one guest may knock, and how many connections one address may hold."""

import ipaddress
import math
from collections import OrderedDict

from backroom.server.settings import Limits
from backroom.table.bucket import Bucket
from backroom.table.refusals import Refusal

REMEMBERED = 10_000
"""How many addresses the door remembers; the longest unseen without a connection is forgotten first."""


class Visitor:
    """All that comes from one address."""

    __slots__ = ("bucket", "sockets")

    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self.sockets = 0


def origin_of(address: str) -> str:
    """The guest behind an address: one household's IPv6 addresses count as one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_near(address: str) -> bool:
    """Whether this is an address of this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return not address


class Door:
    """Knows every address that came lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._visitors: OrderedDict[str, Visitor] = OrderedDict()

    def visitor(self, address: str) -> Visitor:
        guest = origin_of(address)
        visitor = self._visitors.get(guest)
        if visitor is None:
            self._forget()
            limits = self.limits
            visitor = self._visitors[guest] = Visitor(Bucket(limits.address_rate, limits.address_burst))
        self._visitors.move_to_end(guest)
        return visitor

    def knock(self, address: str) -> None:
        """One request; refused if there were too many."""
        self.visitor(address).bucket.take()

    def enter(self, address: str) -> Visitor:
        """One more connection from there; `leave` must follow."""
        visitor = self.visitor(address)
        visitor.bucket.take()
        if visitor.sockets >= self.limits.sockets_per_address:
            raise Refusal("sockets", "error-sockets", most=self.limits.sockets_per_address)
        visitor.sockets += 1
        return visitor

    def from_within(self) -> Visitor:
        """A connection that another process of this house has let in."""
        return Visitor(Bucket(math.inf, 1))

    def leave(self, visitor: Visitor) -> None:
        visitor.sockets -= 1

    def _forget(self) -> None:
        if len(self._visitors) < REMEMBERED:
            return
        for guest, visitor in self._visitors.items():
            if not visitor.sockets:
                del self._visitors[guest]
                return
