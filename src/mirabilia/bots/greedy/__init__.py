"""The greedy bot: one ply deep, with a plain evaluation of its own city.

Each action is tried (`bots.trial`), and a judge (`judge` for turns, `leaders`, `wonders`, `naval`)
weighs the result: `prospects` has the points so far and those to expect (with `battles`,
`promises` and `rivals`), `outlays` what future builds will cost.
"""

from mirabilia.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
