"""People made of code, many at once: what does this machine hold?"""

from backroom.load.crowd import Figures, Load, LoadTrouble, measure

__all__ = ["Figures", "Load", "LoadTrouble", "measure"]
