"""The house players as people: voices, and what rules of thumb and plain lies are worth against them, in small."""

from __future__ import annotations

from random import Random

import pytest

import backroom
from backroom.games.mafia_de_cuba.house.appetite import Deal
from backroom.games.mafia_de_cuba.house.cousins import Rash, gaps
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House
from backroom.games.mafia_de_cuba.house.report import Watched
from backroom.games.mafia_de_cuba.house.stories import NOTHING_HEARD, tales
from backroom.games.mafia_de_cuba.house.voices import VOICES, Voice
from backroom.games.mafia_de_cuba.state import LOYAL, NOTHING, PASSED, RECEIVED, TOOK
from backroom.kit import LONGEST, Company
from backroom.words import LANGUAGES, knows


def found_everything(maker: type[House], seats: int, games: int) -> int:
    found = 0
    for seed in range(games):
        game = backroom.new_game("mafia_de_cuba", seats, seed=seed)
        mind = Random(seed)
        Company(game, {seat: maker(mind) for seat in range(seats)}).play(LONGEST)
        found += game.state.outcome[0] == "godfather"
    return found


def test_an_honest_man_may_muddle_one_figure_and_then_sounds_like_a_thief_who_tells_the_box_as_it_was() -> None:
    deal = Deal((15, 3, 1, 0, 1, 0), 7)

    def diamonds(loot: int, box: tuple[int, int, int, int, int, int], way: str) -> set[tuple[int, int]]:
        """What somebody in the middle says came and went, who says that he is loyal."""
        ((_, stories),) = tales(deal, 3, box, loot, NOTHING, NOTHING_HEARD, frozenset((way,)))
        return {(one[RECEIVED.start], one[PASSED.start]) for one, _ in stories if one[TOOK] == LOYAL}

    errors = diamonds(LOYAL, (9, 2, 1, 0, 1, 0), "slip")
    assert errors == {(10, 10), (8, 8), (9, 10), (9, 8), (10, 9), (8, 9)}
    assert diamonds(1, (9, 2, 1, 0, 1, 0), "veil") == {(9, 8)} < errors


class TestVoices:
    def test_every_line_of_every_voice_is_known_in_both_languages(self) -> None:
        words = [word for lines in VOICES.values() for some in lines.values() for word in some]
        assert len(words) == len(set(words))
        assert [word for word in words for lang in LANGUAGES if not knows("mafia_de_cuba", lang, word)] == []

    def test_a_voice_is_kept_and_not_every_answer_has_a_remark(self) -> None:
        voice = Voice(0.3)
        remarks = [voice.on("answers") for _ in range(7)]
        said = [remark.word for remark in remarks if remark is not None]
        assert said == ["voice-smooth-answers", "voice-smooth-answers-again", "voice-smooth-answers"]

    @pytest.mark.parametrize("loot", ["loyal", "diamonds-4", "fbi"])
    def test_it_sounds_the_same_whatever_one_took(self, loot: str) -> None:
        game = backroom.new_game("mafia_de_cuba", 6, {"godfather": "0"}, seed=1)
        game.play(0, "hide 0")
        game.play(1, "bag nothing")
        game.play(1, f"take {loot}")
        for seat in range(2, 6):
            game.play(seat, "take diamonds-1")
        game.play(0, "order took 1")
        bot = House(Random(5))
        bot.choose(game.chair(1))
        remark = bot.explain()
        assert remark is not None
        assert remark.word.startswith(f"voice-{House(Random(5)).voice.name}-")


class TestAgainstRulesOfThumb:
    def test_reasoning_beats_chance(self) -> None:
        assert found_everything(House, 6, 24) >= found_everything(Rash, 6, 24) + 4

    def test_gaps_are_where_diamonds_vanish_between_two_people(self) -> None:
        game = backroom.new_game("mafia_de_cuba", 6, {"godfather": "0"}, seed=1)
        game.play(0, "hide 0")
        game.play(1, "bag nothing")
        for seat, loot in enumerate(("loyal", "diamonds-4", "driver", "fbi", "diamonds-2"), 1):
            game.play(seat, f"take {loot}")
        for seat, diamonds in ((1, 15), (2, 15), (3, 11)):
            game.play(0, f"order passed {seat}")
            game.play(seat, f"answer {diamonds} - - - -")
        minutes = Minutes(game.view(0))
        minutes.follow(game.story(0))
        assert [tuple(gap) for gap in gaps(minutes)] == [(1, 2, 4)]

    def test_nobody_is_accused_unheard(self) -> None:
        for seed in range(6):
            game = backroom.new_game("mafia_de_cuba", 8, seed=seed)
            mind = Random(seed)
            Company(game, {seat: Watched(mind) for seat in range(8)}).play(LONGEST)
            heard = set()
            for event in game.story(None):
                if event["word"].startswith(("log-says-", "log-wont-say")):
                    heard.add(event["args"]["seat"])
                if event["word"] == "log-accuses":
                    assert event["args"]["whom"] in heard
