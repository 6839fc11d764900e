"""The house players of La Cosa Nostra, and how strong they are."""

from collections.abc import Mapping

from backroom.bots import RandomBot
from backroom.games.cosa_nostra.house.greedy import Greedy
from backroom.games.cosa_nostra.house.hooks import CosaHooks
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.report import CosaNostraReport
from backroom.kit import BotMaker, HooksMaker

BOTS: Mapping[str, BotMaker] = {"house": House, "greedy": Greedy, "random": RandomBot}
REPORT = CosaNostraReport()
HOOKS: HooksMaker | None = CosaHooks
