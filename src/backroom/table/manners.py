"""How the house treats its guests: limits, delays, and how long it remembers."""

from msgspec import Struct

from backroom.table.invited import Invited

DAY = 86_400
"""Seconds of a day."""
PATIENCE = 4.0
"""Seconds after which a database that does not answer is given up: to connect, for a command, for a free connection."""


class Manners(Struct, frozen=True):
    """All times in seconds."""

    bot_delay: float = 1.2
    """About how long a bot seems to think, and the scale of the delay for answers given for somebody; 0: none."""
    bot_patience: float = 20.0
    """How long a bot may really think before a random choice is taken instead."""
    courtesy: float = 6.0
    """How long bots wait for people who might want to do something first; 0: they do not."""
    courtesy_renewals: int = 3
    """How often that begins anew before one question, because somebody has done something."""
    scene: float = 30.0
    """How long at most the table looks at something together."""
    wait: float = 30.0
    """How long somebody who says "wait" holds the table."""
    waits: int = 3
    """How often each may say so in a game."""
    retry: float = 2.0
    """How soon a bot's answer that could not be written is tried again."""
    grace: float = 15.0
    """The least time left on a clock after the server was started again."""
    absence: float = 20.0
    """How long somebody must be gone before the others may let a bot play on for them."""
    doze: float = 600.0
    """A table that nobody looks at leaves the memory after this time; its journal stays."""
    linger: float = 5.0
    """So does one that is over, sooner."""
    keep: float = 60 * DAY
    """Tables untouched for this long are marked to be forgotten."""
    keep_open: float = 2 * DAY
    """Tables that never began are marked after this time."""
    spare: float = 7 * DAY
    """For so long the house must have run since, before they are forgotten: its clock may have been wrong."""
    name_length: int = 24
    talk_length: int = 500
    talk_kept: int = 5000
    """How many lines of talk a table takes; nobody shall fill the disk with it."""
    talk_each: int = 1000
    """How many of them may be one seat's."""
    talk_rate: float = 1.0
    talk_burst: int = 20
    """How many lines a second one seat may say, and how many at once."""
    moves_rate: float = 0.1
    moves_burst: int = 6
    """The same for leaving, coming back and voting."""
    silence: float = 60.0
    """How long a question must be open before the table may vote that a bot answers it."""
    chairs_per_guest: int = 0
    """How many chairs of a public table one address may take, besides the one that set it; 0: any number."""
    talk_sent: int = 200
    """How many of the last lines of talk a newcomer hears."""
    freely: int = 1000
    """How many things one seat may do in a game without being asked."""
    tables_per_guest: int = 200
    """How many open or running tables a guest may have within a day."""
    tables_listed: int = 100
    players: tuple[Invited, ...] = ()
    """Who may be seated besides the bots of a game."""
