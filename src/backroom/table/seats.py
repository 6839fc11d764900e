"""Chairs and who they belong to: names, and the secret tokens that are kept only as hashes."""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable, Sequence

from backroom.table.record import Seat
from backroom.table.refusals import Refusal

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter or digit that looks like another: a table's id can be read aloud."""
ID_LENGTH = 16

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Characters that show nothing, or turn round what follows; they have no place in names and talk."""


def new_id() -> str:
    """The id of a new table. Knowing it is being invited, so it cannot be guessed."""
    # There are far more such numbers than ids, so that no id is likelier than another.
    number, characters = int.from_bytes(secrets.token_bytes(ID_LENGTH)), []
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ALPHABET))
        characters.append(ALPHABET[place])
    return "".join(characters)


def is_id(text: str) -> bool:
    """Whether this could be the id of a table; not every text can even be looked for."""
    return text.isascii() and text.isalnum()


def new_token() -> str:
    """The secret that a chair belongs to."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """All that is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def chair_of(seats: Iterable[Seat], token: str) -> int:
    """The chair this token opens. It takes the same time for a wrong token as for a right one."""
    given = digest(token)
    found = [seat.seat for seat in seats if hmac.compare_digest(seat.digest or "", given)]
    if not found:
        raise Refusal("token", "error-token")
    return found[0]


def clean(text: str) -> str:
    """Only what can be seen, with single spaces."""
    visible = "".join(
        " " if char.isspace() else char
        for char in text
        if char.isspace() or unicodedata.category(char) not in INVISIBLE
    )
    return " ".join(unicodedata.normalize("NFC", visible).split())


def clean_name(name: str, most: int) -> str:
    """A name fit to be read by everybody."""
    # Length is looked at first, so that nobody can make the house work on a megabyte.
    if len(name) > 4 * most or len(cleaned := clean(name)) > most:
        raise Refusal("name", "error-name-long", most=most)
    if not cleaned:
        raise Refusal("name", "error-name-empty")
    return cleaned


def clean_talk(text: str, most: int) -> str:
    """Something said, fit to be read by everybody."""
    if len(text) > 4 * most or len(cleaned := clean(text)) > most:
        raise Refusal("talk", "error-talk-long", most=most)
    if not cleaned:
        raise Refusal("talk", "error-talk-empty")
    return cleaned


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody at the table has it already."""
    taken = {other.casefold() for other in others}
    numbered, number = name, 1
    while numbered.casefold() in taken:
        number += 1
        numbered = f"{name} {number}"
    return numbered


def bot_seat(seat: int, bot: str, known: Sequence[str], others: Iterable[str]) -> Seat:
    """A chair with a bot on it, who has one of the known names, if one is left that nobody here has."""
    taken = {other.casefold() for other in others}
    left = [name for name in known if name.casefold() not in taken]
    return Seat(seat, "bot", name=secrets.choice(left) if left else apart(f"Bot {seat + 1}", taken), bot=bot)
