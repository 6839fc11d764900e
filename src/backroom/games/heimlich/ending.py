"""The end of the game: cards up, and who has won."""

from backroom.games.heimlich.state import NOBODYS, TIP_WORTH, Town
from backroom.kit import Frame, Game


def rightly_named(town: Town, seat: int) -> list[int]:
    """H-41: the fellow players' agents this seat has named rightly; strays and its own count nothing."""
    if town.tips is None:
        return []
    return [agent for other, agent in enumerate(town.cards) if other != seat and town.tips[seat][agent] == other]


def strays_named(town: Town, seat: int) -> list[int]:
    """H-41: the strays this seat has taken for strays. It brings nothing, and is told all the same."""
    if town.tips is None:
        return []
    return [agent for agent in range(town.agents) if agent not in town.cards and town.tips[seat][agent] == NOBODYS]


def furthest(town: Town) -> list[int]:
    """H-29: the agents whose stones are furthest ahead, strays among them."""
    best = max(town.score)
    return [agent for agent, points in enumerate(town.score) if points == best]


class End(Frame[Town]):
    """H-28 to H-32, H-41 to H-43: a stone has reached the finish; cards and tips are turned up."""

    __slots__ = ()

    def go(self, game: Game[Town], seat: int, choice: None) -> None:
        town = game.state
        if game.told is not None:
            for who, agent in enumerate(town.cards):
                game.tell("log-revealed", seat=f"@seat-{who}", agent=town.label(agent))
        if town.expert:
            self.count_tips(game)
            if town.dossier and not town.shut and game.told is not None:
                game.tell("log-dossiers")
        scores = tuple(town.score[agent] for agent in town.cards)
        best = max(scores) if town.expert else max(town.score)
        winners = tuple(who for who, points in enumerate(scores) if points == best)
        if game.told is not None:
            if winners:
                game.tell("log-won", seats=[f"@seat-{who}" for who in winners], count=len(winners), points=best)
            else:
                strays = [town.label(agent) for agent in furthest(town)]
                game.tell("log-nobody", agents=strays, count=len(strays), points=best)
        game.finish(winners, scores, "expert" if town.expert else "finish" if winners else "stray")

    def count_tips(self, game: Game[Town]) -> None:
        town = game.state
        for who, agent in enumerate(town.cards):
            right = rightly_named(town, who)
            town.score[agent] += TIP_WORTH * len(right)
            if game.told is not None:
                unmasked = [town.label(named) for named in right]
                points = TIP_WORTH * len(right)
                game.tell("log-tips-right", seat=f"@seat-{who}", count=len(right), agents=unmasked, points=points)
                strays = [town.label(stray) for stray in strays_named(town, who)]
                if strays:
                    game.tell("log-strays-right", seat=f"@seat-{who}", count=len(strays), agents=strays)


END = End()
