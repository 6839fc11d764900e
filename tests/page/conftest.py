"""The house and its guests, for every scene on the page."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, TypeAlias

import pytest
from tests.page.people import DESK, LISTEN, House, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

Size: TypeAlias = tuple[int, int]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for the scenes of a module."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.kill()


@pytest.fixture(scope="module")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house in which bots wait for people for as long as a scene takes."""
    house = House(tmp_path_factory.mktemp("patient"), courtesy=600.0)
    house.open()
    yield house
    house.kill()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Brings somebody with a device of their own to the house."""
    with ExitStack() as stack:

        def came(
            size: tuple[int, int] = DESK, language: str = "en", look: str = "dark", *, still: bool = True
        ) -> Person:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale=language,
                color_scheme="light" if look == "light" else "dark",
                reduced_motion="reduce" if still else "no-preference",
            )
            stack.callback(context.close)
            context.add_init_script(LISTEN)
            return Person(context.new_page(), house)

        yield came
