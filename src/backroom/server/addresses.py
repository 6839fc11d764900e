"""The addresses of the house: how the living room reaches it, which names it answers to, and QR codes of them."""

import io
import ipaddress
import socket
from urllib.parse import urlsplit

import segno

from backroom.server.settings import Settings

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


def lan_address() -> str | None:
    """This machine's address in the living room; None if it has none."""
    # Connecting a datagram socket sends nothing; it only asks which way a packet would leave.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback or found == "0.0.0.0" else found


def own_address(settings: Settings, port: int) -> str:
    """Where a browser on this very machine finds the house."""
    host = settings.listen_on
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def shared_address(settings: Settings, port: int) -> str | None:
    """The address to give to friends; None if only this machine can reach the house."""
    if settings.address:
        return settings.address.rstrip("/")
    if settings.public:
        return f"https://{settings.hosts[0]}"
    if settings.lan:
        found = lan_address()
        return None if found is None else f"http://{found}:{port}"
    return None


def host_of(authority: str) -> str:
    """The name in a Host header or an origin, without its port."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class Names:
    """The names the house answers to. Another name means that somebody's DNS points here to get at a home network."""

    def __init__(self, settings: Settings) -> None:
        self.lan = settings.lan
        if settings.public:
            self.known = frozenset(host_of(host) for host in settings.hosts)
        elif settings.lan:
            own = socket.gethostname().lower().removesuffix(".local")
            given = host_of(urlsplit(settings.address or "").netloc)
            self.known = LOOPBACK_NAMES | {own, f"{own}.local"} | ({given} if given else set())
        else:
            self.known = LOOPBACK_NAMES | {settings.listen_on.lower()}

    def answers_to(self, authority: str) -> bool:
        host = host_of(authority).lower()
        return host in self.known if not self.lan else host in self.known or _is_address(host)


def _is_address(host: str) -> bool:
    """A plain address cannot be rebound to another machine, a name can."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def qr_svg(url: str) -> bytes:
    """The address as a QR code to look at."""
    drawn = io.BytesIO()
    segno.make(url, error="m").save(drawn, kind="svg", scale=4, border=3, light="#ffffff", xmldecl=False)
    return drawn.getvalue()


def qr_terminal(url: str) -> str:
    """The address as a QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
