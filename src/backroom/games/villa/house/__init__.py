"""The house player of Die Villa des Paten, its cousins, and how well they do."""

from collections.abc import Mapping

from backroom.bots import RandomBot
from backroom.games.villa.house.first_fit import FirstFit
from backroom.games.villa.house.player import House
from backroom.games.villa.house.report import VillaReport
from backroom.kit import BotMaker, Report

BOTS: Mapping[str, BotMaker] = {"house": House, "first": FirstFit, "random": RandomBot}
REPORT: Report | None = VillaReport()
