"""How this house is run: where it listens, who may knock, and where it keeps its journals."""

import contextlib
import os
import sys
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from backroom.kit import BackroomError
from backroom.table.invited import Invited
from backroom.table.manners import PATIENCE, Manners

PORT = 8808
DATABASE = "backroom.sqlite3"
METRICS_VARIABLE = "BACKROOM_METRICS_TOKEN"
"""The environment variable with the token for /metrics."""


class BadSetting(BackroomError):
    """The house cannot be opened like this."""


class Limits(Struct, frozen=True):
    """How much one guest may ask of the house. Rates are messages or requests a second; bursts come on top at once."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    socket_rate: float = 20.0
    socket_burst: int = 60
    address_rate: float = 200.0
    address_burst: int = 2000
    sockets_per_address: int = 300
    connections: int = 4000
    """All of them, also those on which nothing has been asked yet; fewer where the system allows fewer files."""
    request_seconds: float = 15.0
    """How long a request may take to arrive, with its body."""
    hello_seconds: float = 10.0
    send_seconds: float = 30.0
    close_seconds: float = 5.0
    """How long a connection may take to say goodbye before it is cut."""
    queue: int = 512
    """News waiting for a slow listener; one that falls further behind is cut off and may come back."""
    queue_bytes: int = 1024 * 1024
    """The same in bytes."""


PUBLIC_LIMITS = Limits(
    socket_rate=10.0,
    socket_burst=40,
    address_rate=40.0,
    address_burst=200,
    sockets_per_address=40,
    queue_bytes=256 * 1024,
)
PUBLIC_TABLES = 30
PUBLIC_CHAIRS = 2


class Settings(Struct, frozen=True, kw_only=True):
    """All there is to set. `hosts`: the names under which strangers reach a public house."""

    host: str | None = None
    port: int = PORT
    database: str | Path | None = None
    lan: bool = False
    public: bool = False
    hosts: tuple[str, ...] = ()
    address: str | None = None
    """The address to share, where it is not what the house finds out by itself."""
    log_json: bool = False
    processes: int = 1
    """Processes behind one port, on one database; more than one need PostgreSQL."""
    bot_processes: int = 0
    """Processes in which bots think; 0: in threads of the house itself."""
    bot_delay: float = 1.2
    patience: float = PATIENCE
    """Seconds after which a database that does not answer is given up."""
    goodbye: float = 18.0
    """Seconds after which a process that was told to stop is no more, whatever hangs in it."""
    players: tuple[Invited, ...] = ()
    """Players from outside who may be seated here; never in a public house, where anybody could start any number."""
    limits: Limits | None = None
    manners: Manners | None = None
    static: Path | None = None
    environ: dict[str, str] = field(default_factory=lambda: dict(os.environ))

    def check(self) -> None:
        """BadSetting says what does not go together."""
        if self.lan and self.public:
            raise BadSetting("error-lan-public")
        if self.public and not self.hosts:
            raise BadSetting("error-public-hosts")
        if self.public and self.players:
            raise BadSetting("error-public-players")
        if not 0 <= self.port <= 65535:
            raise BadSetting("error-port", found=str(self.port))

    @property
    def listen_on(self) -> str:
        """Loopback, unless the living room is to reach the house: strangers come through a proxy on this machine."""
        return self.host or ("0.0.0.0" if self.lan else "127.0.0.1")

    @property
    def house_limits(self) -> Limits:
        return self.limits or (PUBLIC_LIMITS if self.public else Limits())

    @property
    def house_manners(self) -> Manners:
        if self.manners is not None:
            return self.manners
        usual = Manners(bot_delay=self.bot_delay, players=self.players)
        return replace(usual, tables_per_guest=PUBLIC_TABLES, chairs_per_guest=PUBLIC_CHAIRS) if self.public else usual

    @property
    def database_address(self) -> str | Path:
        """The database that was asked for, or a file among this person's own data."""
        return self.database or data_folder(self.environ) / DATABASE


def data_folder(environ: dict[str, str], platform: str = sys.platform) -> Path:
    """Where a person's data belongs on this system; BACKROOM_DATA says otherwise."""
    if given := environ.get("BACKROOM_DATA"):
        return Path(given)
    home = Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Backroom"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Backroom"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "backroom"


def prepare_folder(database: str | Path) -> None:
    """See that the folder of a database file is there, for its owner only; a new file is, too: it holds all secrets."""
    if "://" not in str(database):
        file = Path(database)
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadSetting("error-folder", found=str(file.parent), why=error.strerror or "") from error
        with contextlib.suppress(OSError):  # the store says what is wrong with a file that cannot be made
            file.touch(mode=0o600)
