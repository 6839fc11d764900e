"""What the system says about a process, where it says anything."""

import os
import sys
from pathlib import Path

SWITCH = 0.0005
"""Seconds for which one thread keeps the interpreter while another waits for it: the one that writes waits for the
event loop several times a commit."""


def most_files() -> int:
    """How many files this process may have open."""
    try:
        import resource
    except ImportError:
        return 1 << 16
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft


def allow_files(wanted: int) -> None:
    """Let this process have so many files open, if the system lets it."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in (soft, hard) and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def family_of(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return [pid]
    return [pid, *(member for child in children for member in family_of(int(child)))]


def cpu_of(pid: int) -> float | None:
    """Seconds of a processor that a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float | None:
    """Megabytes that a process holds."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def take_turns() -> None:
    """Let threads of this process wait for each other no longer than that."""
    sys.setswitchinterval(SWITCH)
