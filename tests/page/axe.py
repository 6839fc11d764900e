"""What axe, the field's own checker, finds wrong with a page for people who see, hear or move differently."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError

import page as page_tools

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = page_tools.PAGE / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SETTLED = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity
)"""
"""What is still fading in has no contrast of its own yet."""
LONG_ENOUGH = 5_000
"""Milliseconds after which everything that is in sight has faded in; what is out of sight may never do so."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""All that can differ between daylight and night."""
LOOK = "async (rules) => (await axe.run({ resultTypes: ['violations'], ...rules })).violations"
IN_DAYLIGHT = "matchMedia('(prefers-color-scheme: light)').matches"


def _settle(page: Page) -> None:
    with contextlib.suppress(TimeoutError):
        page.wait_for_function(SETTLED, polling=50, timeout=LONG_ENOUGH)


def grave_findings(page: Page) -> list[str]:
    """Everything serious, as one line each: what, and where; its colours by daylight and by night."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    _settle(page)
    found: list[dict[str, Any]] = page.evaluate(LOOK, {})
    before, after = ("light", "dark") if page.evaluate(IN_DAYLIGHT) else ("dark", "light")
    page.emulate_media(color_scheme=after)  # type: ignore[arg-type]
    _settle(page)
    found += page.evaluate(LOOK, {"runOnly": COLOURS})
    page.emulate_media(color_scheme=before)  # type: ignore[arg-type]
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]
