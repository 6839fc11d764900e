"""What can go wrong around a game, in sentences: a file, a number, a word on the command line."""

import errno
from os import strerror
from pathlib import Path

from backroom.kit import BackroomError

FILE_TROUBLE = {
    errno.ENOENT: "trouble-missing",
    errno.ENOTDIR: "trouble-missing",
    errno.EISDIR: "trouble-folder",
    errno.EACCES: "trouble-forbidden",
    errno.EPERM: "trouble-forbidden",
    errno.EROFS: "trouble-forbidden",
    errno.ENOSPC: "trouble-full",
}


class Trouble(BackroomError):
    """Something outside the game does not work: a file, a port, a bot. Not the fault of what was typed."""


class Usage(BackroomError):
    """Something on the command line makes no sense."""


def file_trouble(path: Path, error: OSError, *, writing: bool = False) -> Trouble:
    """What is wrong with a file. One that is to be written need not be there, but its folder must."""
    if writing and error.errno in (errno.ENOENT, errno.ENOTDIR):
        return Trouble("trouble-no-folder", folder=str(path.parent), name=path.name)
    why = strerror(error.errno) if error.errno else str(error)
    return Trouble(FILE_TROUBLE.get(error.errno or 0, "trouble-file"), path=str(path), why=why)
