"""The end of the game: cards up, and who has won."""

from backroom.games.heimlich.state import AGENTS, TIP_WORTH, Town
from backroom.kit import Frame, Game


def rightly_named(town: Town, seat: int) -> list[int]:
    """H-41: the fellow players' agents this seat has named rightly; strays and its own count nothing."""
    if town.tips is None:
        return []
    return [agent for other, agent in enumerate(town.cards) if other != seat and town.tips[seat][agent] == other]


class End(Frame[Town]):
    """H-28 to H-32, H-41 to H-43: a stone has reached the finish; cards and tips are turned up."""

    __slots__ = ()

    def go(self, game: Game[Town], seat: int, choice: None) -> None:
        town = game.state
        if game.told is not None:
            for who, agent in enumerate(town.cards):
                game.tell("log-revealed", seat=f"@seat-{who}", agent=f"@agent-{AGENTS[agent]}")
        if town.expert:
            self.count_tips(game)
        scores = tuple(town.score[agent] for agent in town.cards)
        best = max(scores) if town.expert else max(town.score)
        winners = tuple(who for who, points in enumerate(scores) if points == best)
        if game.told is not None:
            if winners:
                game.tell("log-won", seats=[f"@seat-{who}" for who in winners], count=len(winners), points=best)
            else:
                game.tell("log-nobody", agent=f"@agent-{AGENTS[town.score.index(best)]}", points=best)
        game.finish(winners, scores, "expert" if town.expert else "finish" if winners else "stray")

    def count_tips(self, game: Game[Town]) -> None:
        town = game.state
        for who, agent in enumerate(town.cards):
            right = rightly_named(town, who)
            town.score[agent] += TIP_WORTH * len(right)
            if game.told is not None:
                game.tell("log-tips-right", seat=f"@seat-{who}", count=len(right), points=TIP_WORTH * len(right))


END = End()
