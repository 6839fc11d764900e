"""The page as it is shipped: small, whole, and on good terms with a strict Content-Security-Policy."""

from __future__ import annotations

import gzip
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import page

if TYPE_CHECKING:
    from collections.abc import Iterable

FRAME_AT_MOST = 104_000
"""What everybody loads, before and beside the one board they play on."""
DIALOG_AT_MOST = 4_500
"""What only whoever lays a table needs."""
BOARD_AT_MOST = 40_000
LESSON_AT_MOST = 12_000
"""The pictures of one game, beside the parts of its board."""
BOARDS = sorted(path.parent.name for path in page.PAGE.glob("src/games/*/index.ts"))
DIALOG = "SetTable"
GENERIC = "generic"
"""What draws a game that has no board."""

# Names of languages, not addresses: nobody ever asks these hosts for anything.
NAMESPACES = {"http://www.w3.org/1998/Math/MathML", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"}


@pytest.fixture(scope="module")
def static() -> Path:
    assert page.page_is_built(), "the built page is missing or older than its sources: run `make page`"
    return page.STATIC


class Tags(HTMLParser):
    """Every tag with its attributes, and the text inside scripts and styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in {"script", "style"} and data.strip():
            self.inline.append(data)


def weight(files: Iterable[Path]) -> int:
    """Bytes that travel for the scripts and styles among these."""
    return sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in files if path.suffix in {".js", ".css"})


def test_script_and_style_around_the_boards_stay_small(static: Path) -> None:
    apart = {path for part in (*BOARDS, GENERIC, "learn", DIALOG) for path in static.rglob(f"{part}-*")}
    assert apart
    assert 0 < weight(path for path in static.rglob("*") if path not in apart) <= FRAME_AT_MOST
    assert 0 < weight(static.rglob(f"{DIALOG}-*")) <= DIALOG_AT_MOST


@pytest.mark.parametrize("game", [*BOARDS, GENERIC])
def test_a_board_is_a_light_chunk_of_its_own(static: Path, game: str) -> None:
    assert 0 < weight(static.rglob(f"{game}-*")) <= BOARD_AT_MOST


@pytest.mark.parametrize("game", BOARDS)
def test_the_pictures_of_a_game_come_only_to_those_who_look_at_them(static: Path, game: str) -> None:
    assert 0 < weight(static.rglob(f"learn-{game}-*")) <= LESSON_AT_MOST


def test_nothing_in_the_html_is_inline(static: Path) -> None:
    html = Tags((static / "index.html").read_text(encoding="utf-8"))
    assert html.inline == []
    assert [tag for tag, _ in html.tags if tag == "style"] == []
    assert [names for _, names in html.tags if "style" in names or any(name.startswith("on") for name in names)] == []


def test_the_html_loads_files_of_its_own_only(static: Path) -> None:
    html = Tags((static / "index.html").read_text(encoding="utf-8"))
    loaded = [names[key] or "" for _, names in html.tags for key in ("src", "href") if key in names]
    assert [address for address in loaded if not (static / address.removeprefix("/")).is_file()] == []


def test_script_and_style_name_no_other_host(static: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in static.rglob("*") if path.suffix in {".js", ".css", ".svg"}]
    styles = [path.read_text(encoding="utf-8") for path in static.rglob("*.css")]
    addresses = {address for text in texts for address in re.findall(r"https?://[\w.-]+[\w/.-]*", text)}
    # Svelte's errors point to its manual.
    assert {address for address in addresses - NAMESPACES if not address.startswith("https://svelte.dev/e/")} == set()
    assert [style for style in styles if "@import" in style] == []


def test_the_gallery_is_not_shipped(static: Path) -> None:
    """Nor any word of it: `/gallery` is there only where the page is built for development."""
    scripts = [path for path in static.rglob("*") if path.suffix in {".js", ".css"}]
    assert [path.name for path in scripts if "gallery" in (path.name + path.read_text(encoding="utf-8")).lower()] == []


def test_no_source_maps_are_shipped(static: Path) -> None:
    assert list(static.rglob("*.map")) == []
