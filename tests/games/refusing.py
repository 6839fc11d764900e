"""What every game promises of a refusal."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.kit import Game, IllegalChoice


def refused(game: Game[Any], seat: int, choice: Any) -> IllegalChoice:
    """The reason why this is not allowed; nobody sees any change."""
    everybody = (None, *range(game.seats))
    before = [game.view(who) for who in everybody]
    with pytest.raises(IllegalChoice) as error:
        game.play(seat, choice)
    assert [game.view(who) for who in everybody] == before
    return error.value
