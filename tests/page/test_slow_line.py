"""Somebody whose line is slow: what has not come yet costs them no touch, and no second thought."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.guest import Guest
from tests.page.people import PHONE
from tests.page.prepared import lay, sit_down
from tests.page.test_greif_zu_raid import before_the_raid
from tests.page.touching import lay_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute
    from tests.page.people import House, Person

pytestmark = pytest.mark.browser


class Line:
    """Brings everything but messages of one kind, which stay on their way until they are let through."""

    def __init__(self, person: Person, kept: str) -> None:
        self.kept = kept
        self.waiting: list[str] = []
        self.route: WebSocketRoute | None = None
        person.page.route_web_socket("**/ws", self.call)

    def call(self, route: WebSocketRoute) -> None:
        self.route = route
        house = route.connect_to_server()
        house.on_message(self.bring)

    def bring(self, message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        if json.loads(text)["type"] == self.kept:
            self.waiting.append(text)
        elif self.route is not None:
            self.route.send(text)

    def let_through(self) -> None:
        self.kept = ""
        for text in self.waiting:
            if self.route is not None:
                self.route.send(text)


def test_the_next_question_is_answered_before_the_last_answer_was_confirmed(come: Callable[..., Person]) -> None:
    """Between the question and that word a board is drawn: on a slow phone that was long enough to lose a touch."""
    ada = come(PHONE)
    line = Line(ada, "accepted")
    ada.at_the_door()
    ada.visit(lay_table(ada.page, "heimlich", ["Ada"], 2, rules="basic"))
    for _ in range(3):
        assert ada.wait_for_turn()
        ada.answer()
    assert line.waiting
    ada.content()


def test_what_cannot_be_undone_is_asked_once_more_however_quickly_it_was_pressed(
    house: House, come: Callable[..., Person]
) -> None:
    person = come(PHONE)
    line = Line(person, "weighed")
    sit_down(person, 0, lay(house, before_the_raid().game, 0))
    ada = Guest(person)
    assert person.wait_for_turn()
    ada.faces("turn")
    ada.page.locator("[data-timer]").click()
    ada.confirm.click()
    # Nobody knows yet that this is the last timer: it is neither flipped nor forgotten that it was pressed.
    expect(ada.confirm).to_have_attribute("aria-busy", "true")
    line.let_through()
    expect(ada.confirm).to_have_text("End the round")
    ada.confirm.click()
    expect(ada.decide).to_contain_text("Play none")
    person.content()
