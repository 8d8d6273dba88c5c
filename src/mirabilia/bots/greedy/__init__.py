"""The greedy bot: one ply deep, by a plain evaluation of its own city.

`sight` makes a table of the view, `trial` tries an action on it, and `judge` weighs what comes out:
the points as they stand, `prospects` for points to be expected, `outlays` for what it will cost to
build what is still to come.
"""

from mirabilia.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
