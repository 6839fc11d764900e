"""Builds the page into the package when Backroom is packed or installed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import page


class PageBuildHook(BuildHookInterface[Any]):
    """Needs Node only while building; an installed Backroom carries the finished page."""

    PLUGIN_NAME = "page"

    def dependencies(self) -> list[str]:
        return page.build_requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install reads the page from the checkout, where `make page` builds it.
        if version != "editable":
            page.build()
