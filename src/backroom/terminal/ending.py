"""How a game ended: who has won, and what everybody has."""

from typing import Any

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from backroom.kit import Game
from backroom.terminal.voice import Voice


def result_table(game: Game[Any], voice: Voice) -> Table:
    """The players, the best first, winners marked with a word and not by colour alone."""
    result = game.result
    table = Table(box=ROUNDED, border_style="yellow", title=voice.say("term-over"), title_justify="left")
    table.add_column(voice.say("term-player"))
    if voice.knows("score"):
        table.add_column(justify="right")
    table.add_column()
    if result is not None:
        order = sorted(range(game.seats), key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))
        for seat in order:
            won = Text(voice.say("term-won"), "bold yellow") if seat in result.winners else Text()
            score = [voice.say("score", points=result.scores[seat])] if voice.knows("score") else []
            table.add_row(voice.player(seat), *score, won)
        if not result.winners:
            table.caption = voice.say("term-nobody-won")
    return table
