"""The players of the house, and all their thoughts, apart from the rules."""

from collections.abc import Mapping

from backroom.bots import RandomBot
from backroom.games.heimlich.house.greedy import GreedyAgent
from backroom.games.heimlich.house.hooks import HeimlichHooks
from backroom.games.heimlich.house.player import House
from backroom.games.heimlich.house.report import HeimlichReport
from backroom.kit import BotMaker, HooksMaker, Report

BOTS: Mapping[str, BotMaker] = {"house": House, "greedy": GreedyAgent, "random": RandomBot}
REPORT: Report | None = HeimlichReport()
HOOKS: HooksMaker | None = HeimlichHooks
