"""`simulate` and `bench`: figures for people, and figures for programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from backroom import arena, load

if TYPE_CHECKING:
    from collections.abc import Callable

FIGURES = {"games", "finished", "wins_by_bot", "wins_by_seat", "nobody", "mean_decisions", "decisions_per_second"}
MANY = ("simulate", "heimlich", "--seats", "3", "--games", "60", "--bot", "random", "--seed", "7")


def timeless(said: Any) -> dict[str, Any]:
    assert said.code == 0
    assert said.err == ""
    return {name: value for name, value in json.loads(said.out).items() if name != "decisions_per_second"}


def test_a_simulation_for_programs(run: Callable[..., Any]) -> None:
    said = run(*MANY, "--json")
    figures = json.loads(said.out)
    assert figures.keys() >= FIGURES
    assert figures["games"] == figures["finished"] == 60
    assert len(figures["wins_by_seat"]) == 3
    assert sum(figures["wins_by_seat"]) == figures["wins_by_bot"]["random"]
    assert figures["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_outcome_on_any_number_of_processes(run: Callable[..., Any]) -> None:
    usual = timeless(run(*MANY, "--json"))
    assert usual == timeless(run(*MANY, "--json"))
    assert usual == timeless(run(*MANY, "--json", "--jobs", "1"))
    assert usual == timeless(run(*MANY, "--json", "--jobs", "2"))


def test_bots_of_several_kinds_are_counted_apart(run: Callable[..., Any]) -> None:
    bots = ("--bot", "greedy", "--bot", "random", "--bot", "random")
    figures = timeless(run("simulate", "heimlich", "--seats", "3", "--games", "10", *bots, "--json"))
    assert set(figures["wins_by_bot"]) == {"greedy", "random"}


def test_an_option_is_passed_on(run: Callable[..., Any]) -> None:
    assert timeless(run(*MANY, "--json")) != timeless(run(*MANY, "--option", "rules=expert", "--json"))


@pytest.mark.parametrize(("lang", "word"), [("de", "Entscheidungen je Sekunde"), ("en", "decisions a second")])
def test_a_simulation_for_people(run: Callable[..., Any], lang: str, word: str) -> None:
    said = run(*MANY, "--lang", lang)
    assert said.code == 0
    assert word in said.out
    assert "60 / 60" in said.out


def test_more_bots_than_seats(run: Callable[..., Any]) -> None:
    said = run("simulate", "heimlich", "--seats", "2", *["--bot", "random"] * 3)
    assert said.code == 2
    assert said.err


def test_a_stopped_simulation_shows_what_it_has(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise arena.Interrupted(arena.Simulation(60, 20, {"random": 15}, [5, 5, 5], 5, 40.0, 1000.0))

    monkeypatch.setattr(arena, "simulate", stopped)
    said = run(*MANY)
    assert said.code == 1
    assert "20 / 60" in said.out
    assert said.err == "Only 20 of 60 games were played to the end.\n"


def test_a_bot_that_breaks_down_is_named(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object, **__: object) -> None:
        raise arena.Blunder("game 3 of seed 7: random on seat 1: lost my glasses", 1)

    monkeypatch.setattr(arena, "simulate", stumble)
    said = run(*MANY)
    assert said.code == 1
    assert "game 3 of seed 7: random on seat 1: lost my glasses" in said.err


def test_the_bench_for_programs_and_people(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    quick = arena.bench

    def bench(games: Any = None, seats: Any = None, **_: Any) -> Any:
        return quick(games, seats, rounds=1, seconds=0.01, with_peers=False)

    monkeypatch.setattr(arena, "bench", bench)
    figures = json.loads(run("bench", "heimlich", "--seats", "5", "--json").out)
    assert figures["games"]["heimlich"].keys() >= {"decisions_per_second", "copy_us", "view_us", "redeal_us"}
    said = run("bench")
    assert said.code == 0
    assert "heimlich" in said.out
    assert "copy µs" in said.out


def test_the_load_for_programs_and_people(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[load.Load] = []

    def measured(wish: load.Load, progress: object) -> load.Figures:
        wanted.append(wish)
        times = {"p50_ms": 1.0, "p90_ms": 2.0, "p99_ms": 3.0, "max_ms": 4.0}
        return load.Figures(
            game=wish.game,
            tables=wish.tables,
            people=wish.people,
            bot_tables=wish.bot_tables,
            seconds=wish.seconds,
            answers=1234,
            answers_per_second=617.0,
            **times,
            refused={},
            connections_lost=0,
            house_memory_mb=80.0,
            house_cpu_seconds=1.0,
            crowd_cpu_seconds=0.5,
        )

    monkeypatch.setattr(load, "measure", measured)
    wish = ("load", "heimlich", "--tables", "7", "--people", "3", "--seconds", "2", "--bot-tables", "5")
    figures = json.loads(run(*wish, "--json").out)
    assert (figures["tables"], figures["people"], figures["bot_tables"], figures["p99_ms"]) == (7, 3, 5, 3.0)
    assert (wanted[0].game, wanted[0].seconds) == ("heimlich", 2)
    for lang, words in (("en", "answers a second"), ("de", "Antworten je Sekunde")):
        said = run(*wish, "--lang", lang).out
        assert words in said
        assert "617" in said
        assert "50.0 %" in said
