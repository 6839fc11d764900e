"""A game's RULES.md as data: its title, its chapters, and every rule with its number."""

import re
from collections.abc import Iterator

from msgspec import Struct

TITLE, CHAPTER = "# ", "## "
RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-[1-9][0-9]*)\*\* (?P<ruling>\*\((?:ruling|Entscheidung)\)\* )?(?P<text>\S.*)")
EMPHASIS = re.compile(r"(?<!\*)\*{1,2}(?=\S)(.+?)(?<=\S)\*{1,2}(?!\*)")


class RuleText(Struct, frozen=True):
    """One numbered rule; `ruling` where the printed rules left it open and the house decided."""

    id: str
    text: str
    ruling: bool


class Chapter(Struct, frozen=True):
    """A chapter of the rules, with its rules in order."""

    title: str
    rules: list[RuleText]


class Rulebook(Struct, frozen=True):
    """The rules of a game, chapter by chapter."""

    title: str
    chapters: list[Chapter]

    def __iter__(self) -> Iterator[RuleText]:
        """Every rule, in order."""
        for chapter in self.chapters:
            yield from chapter.rules


def plain(text: str) -> str:
    """The text without its emphasis: a page and a terminal have their own."""
    return EMPHASIS.sub(r"\1", text)


def read_rulebook(text: str) -> Rulebook:
    """The rules in a RULES.md: `# title`, `## chapter`, `- **H-1** rule`, `- **H-2** *(ruling)* rule of the house`.

    A rule may go on in indented lines. ValueError says which line is none of these.
    """
    title, chapters = "", list[Chapter]()
    for number, line in enumerate(_joined(text), 1):
        rule = RULE.fullmatch(line)
        if line.startswith(TITLE) and not title:
            title = line.removeprefix(TITLE).strip()
        elif line.startswith(CHAPTER) and title:
            chapters.append(Chapter(line.removeprefix(CHAPTER).strip(), []))
        elif rule and chapters:
            chapters[-1].rules.append(RuleText(rule["id"], plain(rule["text"]), rule["ruling"] is not None))
        else:
            raise ValueError(f"paragraph {number} of the rules is no title, chapter or rule: {line[:60]!r}")
    return Rulebook(title, chapters)


def _joined(text: str) -> list[str]:
    """The lines that say something, each with its indented continuation."""
    lines: list[str] = []
    for line in filter(str.strip, text.splitlines()):
        if line[0] == " " and lines:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line.rstrip())
    return lines
