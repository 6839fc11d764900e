"""People made of code, many at once: what does this machine hold?"""

from backroom.load.measure import Figures, Load, measure

__all__ = ["Figures", "Load", "measure"]
