"""The greedy bot: one ply deep, by a plain evaluation of its own city.

Each action is tried (`bots.trial`), and a judge (`judge` for turns, `leaders`, `wonders`, `naval`)
weighs what comes out: `prospects` for points as they stand and to be expected (`battles`,
`promises`, `rivals` have the larger parts), `outlays` for what it will cost to build what is still
to come.
"""

from mirabilia.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
