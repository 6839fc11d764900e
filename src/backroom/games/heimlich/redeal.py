"""Another world in which this seat would have seen exactly the same."""

from backroom.games.heimlich.expert import as_tip, tips_form
from backroom.games.heimlich.state import Town
from backroom.kit import Game, Random


def redeal(game: Game[Town], seat: int | None, random: Random) -> None:
    """Cards, tips and dossiers of the others are drawn anew. Moves bind nobody to an agent, so any deal is possible."""
    town = game.state
    if not town.cards:
        return
    own = None if seat is None else town.cards[seat]
    deck = [agent for agent in range(town.agents) if agent != own]
    drawn = [
        own if who == seat and own is not None else deck.pop(int(random() * len(deck))) for who in range(town.seats)
    ]
    town.cards = tuple(drawn)
    if town.tips is not None:
        kept = town.tips
        town.tips = tuple(
            kept[who]
            if who == seat
            else as_tip(town, who, tips_form(town.seats, town.colours, who, town.cards[who]).draw(random))
            for who in range(town.seats)
        )
    town.dossier = {key: entry for key, entry in town.dossier.items() if key[0] == seat}
