"""The house players of Mafia de Cuba: everything they think with, and how strong they are."""

from collections.abc import Mapping

from backroom.bots import RandomBot
from backroom.games.mafia_de_cuba.house.player import House
from backroom.games.mafia_de_cuba.house.report import FamilyReport
from backroom.kit import BotMaker

BOTS: Mapping[str, BotMaker] = {"house": House, "random": RandomBot}
REPORT = FamilyReport()
