"""The camera of tools/screenshots.py: the house in which pictures are taken, the screens, and how one sits down."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from PIL import Image

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images"

SERVE = """
import sys
from backroom.server.app import serve
from backroom.server.settings import Settings
serve(Settings(database=sys.argv[1], port=0, bot_delay=0.05), lambda own, shared: print(own, flush=True))
"""


LAY = """async ([game, options, bots = 3]) => {
  const seats = [{ kind: "person", name: "Ada" }, ...Array(bots).fill({ kind: "bot", bot: "house" })];
  const wish = { game, seats, options, visibility: "invited", clock: 0 };
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return `/t/${table.id}`;
}"""

SCREENS = {"": (1280, 800, 1.5), "-phone": (360, 740, 2.0)}
"""How the picture's name ends, and the size of the screen."""


class House(NamedTuple):
    """The house in which all pictures are taken."""

    address: str
    database: Path

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0


def keep(page: Page, name: str) -> None:
    Image.open(BytesIO(page.screenshot())).save(IMAGES / f"{name}.webp", quality=90)


def sit_down(browser: Browser, house: House, screen: tuple[int, int, float]) -> Page:
    width, height, scale = screen
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en", color_scheme="dark"
    )
    page = context.new_page()
    page.goto(house.address)
    return page
