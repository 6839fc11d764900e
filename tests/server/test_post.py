"""In a full house whoever only looks on gets several of the news in one parcel; everybody else hears at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest

from backroom.server import post as post_office
from backroom.server.line import Mouth
from backroom.server.post import FULL, LONGEST, Post

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Home

SOON = 0.01


class Transport:
    """The way to a guest who reads everything."""

    def __init__(self) -> None:
        self.parcels: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, parcel: bytes) -> None:
        self.parcels.append(parcel)


def guest(post: Post) -> tuple[Mouth, list[bytes]]:
    transport = Transport()
    return Mouth(cast(Any, transport), post), transport.parcels


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Post:
    """The post of a house that is full and stays so, however slow this machine is."""
    monkeypatch.setattr(post_office, "MEMORY", 1e9)
    post = Post()
    post._rate = FULL
    return post


async def test_in_a_quiet_house_everybody_hears_at_once() -> None:
    mouth, parcels = guest(Post())
    mouth.say(b"one", leisurely=True)
    await asyncio.sleep(0)
    assert parcels == [b"one"]


async def test_in_a_full_house_onlookers_get_their_news_together(full: Post) -> None:
    mouth, parcels = guest(full)
    mouth.say(b"one ", leisurely=True)
    await asyncio.sleep(SOON)
    mouth.say(b"two", leisurely=True)
    await asyncio.sleep(SOON)
    assert parcels == []
    await asyncio.sleep(LONGEST)
    assert parcels == [b"one two"]


async def test_whoever_is_asked_hears_at_once_and_first_what_has_waited(full: Post) -> None:
    mouth, parcels = guest(full)
    mouth.say(b"one ", leisurely=True)
    mouth.say(b"two ", leisurely=True)
    mouth.say(b"yours")
    await asyncio.sleep(0)
    assert parcels == [b"one two yours"]
    await asyncio.sleep(LONGEST)
    assert parcels == [b"one two yours"]
    mouth.say(b"and again")
    await asyncio.sleep(0)
    assert parcels[1:] == [b"and again"]


async def test_what_waits_goes_before_a_goodbye(full: Post) -> None:
    mouth, parcels = guest(full)
    mouth.say(b"one", leisurely=True)
    mouth.send_off()
    mouth.closed = True
    await asyncio.sleep(LONGEST + SOON)
    assert parcels == [b"one"]


async def test_a_house_is_full_when_there_is_much_to_tell_and_quiet_again_soon_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    post, clock = Post(), [0.0]
    post._collected = 0.0
    monkeypatch.setattr("backroom.server.post.time.monotonic", lambda: clock[0])
    mouths = [guest(post)[0] for _ in range(100)]

    def tell(seconds: float) -> None:
        for mouth in mouths:
            mouth.say(b"news", leisurely=True)
        clock[0] += seconds
        post._collect_at_leisure()

    assert post.pause == 0.0
    pauses = []
    for _ in range(400):
        tell(100 / FULL)
        pauses.append(post.pause)
    assert pauses == sorted(pauses)
    assert pauses[-1] == pytest.approx(LONGEST, rel=0.01)
    clock[0] += 1.0
    assert post.pause == 0.0
    tell(10.0)
    assert post.pause < SOON


def test_the_players_of_a_full_house_miss_nothing(
    open_home: Callable[..., Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody sees the same board in the end, whoever had to answer and whoever had not."""
    monkeypatch.setattr(Post, "pause", LONGEST / 5)
    home = open_home()
    made = home.set_table("Ada", "Ben", "Cyd")
    table, tokens = made["table"]["id"], made["tokens"]
    guests = [home.guest(table, tokens[seat]) for seat in sorted(tokens)]
    watcher = home.guest(table)
    for turn in range(6):
        asked = next(guest for guest in guests if guest.ask)
        question = asked.question
        assert asked.answer(f"a{turn}", asked.legal())["type"] == "accepted"
        for guest in (*guests, watcher):
            while guest.question == question:
                guest.hear("update")
    assert all(guest.view["turns"] == watcher.view["turns"] for guest in guests)
    assert [event["n"] for event in watcher.events] == list(range(1, len(watcher.events) + 1))
