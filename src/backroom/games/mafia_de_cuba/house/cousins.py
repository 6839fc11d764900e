"""Players to measure the house players by: one who does not reason, and one whose thieves do not lie well."""

from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House, View
from backroom.games.mafia_de_cuba.talk import POCKETS
from backroom.kit import Chair, Choice


class Rash(House):
    """As Godfather it has the pockets of just anybody emptied; else it is the house player."""

    def order(self, minutes: Minutes, view: View, may_ask: bool) -> tuple[int, int]:
        closed = [place for place in range(minutes.deal.people) if place not in minutes.shown]
        return POCKETS, minutes.seat(closed[int(self.random() * len(closed))])


class Babbler(House):
    """As a thief it answers whatever comes to mind, and keeps quiet otherwise; else it is the house player."""

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is not None and ask.word.startswith("ask-answer-") and self.steals(chair):
            return ask.draw(self.random)
        return super().choose(chair)

    def volunteer(self, chair: Chair) -> Choice | None:
        wish = super().volunteer(chair)
        return None if wish is not None and self.steals(chair) else wish

    def steals(self, chair: Chair) -> bool:
        return (chair.view["took"] or "").startswith("diamonds")
