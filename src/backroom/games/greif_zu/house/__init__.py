"""Everything the players of the house think with, apart from the rules."""

from collections.abc import Mapping

from backroom.bots import RandomBot
from backroom.games.greif_zu.house.greedy import GreedyGuest
from backroom.games.greif_zu.house.hooks import GuestHooks
from backroom.games.greif_zu.house.player import House
from backroom.games.greif_zu.house.report import Evenings
from backroom.kit import BotMaker, HooksMaker, Report

BOTS: Mapping[str, BotMaker] = {"house": House, "greedy": GreedyGuest, "random": RandomBot}
REPORT: Report = Evenings()
HOOKS: HooksMaker | None = GuestHooks
