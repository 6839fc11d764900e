"""The journal is the game: saved, loaded or replayed at any step, it goes on as it would have."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.conformance.tables import Setting, at_every_table, give, moment, play_to_the_end, present, stories, walk

import backroom

APART = 7


@at_every_table
def test_a_game_saved_and_loaded_at_every_step_is_the_same_game(setting: Setting) -> None:
    game = setting.game_with_dealer(1)
    for _ in walk(game, Random(1)):
        saved = game.save()
        loaded = backroom.load_game(saved, seed=1)
        assert present(loaded) == present(game)
        assert loaded.options == game.options
        # The journal is in the save.
        assert loaded.save() == saved


@at_every_table
def test_a_game_saved_and_loaded_has_the_same_future(setting: Setting) -> None:
    """From all kinds of moments: every game is left at other ones, a few steps apart."""
    game = setting.game_without_dealer()
    saves = [game.save()]
    steps = []
    for step in walk(game, Random(2)):
        steps.append(step)
        saves.append(game.save())
    end, told = moment(game), stories(game)
    for number in range(len(saves) - 1, -1, -APART):
        save = msgspec.json.decode(saves[number], type=backroom.kit.Save)
        loaded = backroom.replay(save.game, save.seats, save.options, save.journal, version=save.version)
        give(loaded, steps[number:])
        assert moment(loaded) == end
    assert stories(loaded) == told


@at_every_table
def test_a_replayed_journal_gives_the_same_game(setting: Setting) -> None:
    game = setting.game_with_dealer(3)
    play_to_the_end(game, Random(3))
    again = backroom.replay(game.rules.name, game.seats, game.options, game.journal)
    assert moment(again) == moment(game)
    assert stories(again) == stories(game)


@at_every_table
def test_what_was_heard_live_is_what_the_journal_tells(setting: Setting) -> None:
    game = setting.game_without_dealer(listen=True)
    for number, _ in enumerate(walk(game, Random(4))):
        if number % 10 == 0:
            told_later = game.copy()
            assert stories(told_later) == stories(game)
            assert stories(game.copy(listen=True)) == stories(game)


@at_every_table
def test_a_story_can_be_read_on_from_any_event(setting: Setting) -> None:
    game = setting.game_with_dealer(5)
    play_to_the_end(game, Random(5))
    for observer in (None, 0, setting.seats - 1):
        story = game.story(observer)
        assert [event["n"] for event in story] == list(range(1, len(story) + 1))
        for since in range(0, len(story) + 1, 7):
            assert game.story(observer, since) == story[since:]


@at_every_table
def test_an_imagined_world_has_no_past_to_save(setting: Setting) -> None:
    game = setting.game_with_dealer(6)
    imagined = game.redeal(0, Random(6))
    with pytest.raises(backroom.BadSave):
        imagined.save()
    with pytest.raises(backroom.BadSave):
        imagined.copy().save()
    assert imagined.journal == []
