"""People get a word in on the page: bots wait, and what is done before they act counts."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.page.mobster import Mobster
from tests.page.people import DESK, PHONE, House
from tests.page.plots import Plot, plotted, texts
from tests.page.prepared import lay, played, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.conftest import Size
    from tests.page.people import Person

    from backroom.kit import Game


pytestmark = pytest.mark.browser


@pytest.fixture
def house(patient_house: House) -> House:
    return patient_house


def may_scheme(game: Game[Any]) -> bool:
    courtesy = game.rules.courtesy(game)
    return (
        courtesy is not None
        and 0 in courtesy.seats
        and 0 not in game.asked
        and any(ask.word == "ask-schemer" for ask in game.may(0))
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_person_plays_a_schemer_before_a_bots_turn(house: House, come: Callable[..., Person], size: Size) -> None:
    game = played("cosa_nostra", 4, may_scheme)
    table = lay(house, game, 0)
    ada = Mobster(come(size))
    sit_down(ada.person, 0, table)
    moment = ada.page.locator("section.moment")
    expect(moment).to_be_visible()
    expect(moment.get_by_role("button", name="Go on")).to_be_enabled()
    expect(moment.get_by_role("timer")).to_be_visible()
    ada.person.nothing_sticks_out()
    ada.page.locator("[data-way=schemer]").click()
    expect(ada.decide).to_contain_text("Schemer: you take a turn now.")
    ada.confirm.click()
    expect(ada.person.prompt).to_contain_text("Your turn: carry out or call off")
    ada.person.content()


def in_need_of_a_doctor(game: Game[Any]) -> bool:
    ask = game.asked.get(0)
    return ask is not None and ask.word == "ask-doc" and "doc" in texts(ask)


def test_a_round_is_passed_in_advance(house: House, come: Callable[..., Person]) -> None:
    table = lay(house, plotted(in_need_of_a_doctor, Plot("attack", by={0: ("pass", "abort")}, pips=6)), 0)
    ada = Mobster(come(PHONE))
    sit_down(ada.person, 0, table)
    question = ada.person.question()
    ada.page.locator("[data-hush-scene]").click()
    ada.person.taken(question)
    expect(ada.page.locator("[data-choice]")).to_have_count(0)
    ada.person.content()


def test_the_table_goes_on_when_told_so(house: House, come: Callable[..., Person]) -> None:
    table = lay(house, played("cosa_nostra", 4, may_scheme), 0)
    ada = come()
    sit_down(ada, 0, table)
    moment = ada.page.locator("section.moment")
    moment.get_by_role("button", name="Wait!").click()
    expect(moment).to_contain_text("Ada asks for a moment.")
    question = ada.question()
    moment.get_by_role("button", name="Go on").click()
    ada.page.locator(f'.prompt:not([data-question="{question}"])').wait_for()
    ada.content()


def spoken_against(game: Game[Any]) -> bool:
    courtesy = game.rules.courtesy(game)
    return courtesy is not None and courtesy.word == "courtesy-answer"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_contradicted_player_answers_before_the_godfather_goes_on(
    house: House, come: Callable[..., Person], size: Size
) -> None:
    game = played("mafia_de_cuba", 8, spoken_against)
    accused = game.rules.courtesy(game).seats[0]  # type: ignore[union-attr]
    table = lay(house, game, accused)
    ada = come(size)
    sit_down(ada, accused, table)
    moment = ada.page.locator("section.moment")
    expect(moment).to_contain_text("Ada")
    question = ada.question()
    assert int(question or 0) == game.question
    ada.page.locator("[data-speech=passed]").click()
    ada.page.locator(".decide[data-matter=passed] [data-confirm]").click()
    ada.page.locator(f'.prompt:not([data-question="{question}"])').wait_for()
    with contextlib.closing(sqlite3.connect(house.database)) as written:
        since = "select seat from journal where table_id = ? and number >= ? order by number"
        rows = written.execute(since, [table, len(game.journal)])
        heard = [seat for (seat,) in rows if seat in (accused, *game.asked)]
    assert heard[0] == accused, "she was heard before the Godfather did anything"
    ada.content()
