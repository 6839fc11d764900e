"""What axe, the field's own checker, finds wrong with a page for people who see, hear or move differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import page as page_tools

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = page_tools.PAGE / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SETTLED = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished)
)"""
"""What is still fading in has no contrast of its own yet."""
LOOK = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"


def grave_findings(page: Page) -> list[str]:
    """Everything serious, as one line each: what, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(SETTLED)
    found: list[dict[str, Any]] = page.evaluate(LOOK)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]
