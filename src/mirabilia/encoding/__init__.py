"""Games as rows of numbers, for programs that learn: see docs/envs.md.

An observation is a row of bytes in named blocks, an action is one number with a mask of those that
are legal. Nothing here needs more than Python; `mirabilia.envs` has the environments.
"""

from mirabilia.encoding.layout import VERSION, Block, Layout
from mirabilia.encoding.observations import Observer, observe
from mirabilia.encoding.things import MOST_WAYS, WAIT, Things, things

__all__ = [
    "MOST_WAYS",
    "VERSION",
    "WAIT",
    "Block",
    "Layout",
    "Observer",
    "Things",
    "observe",
    "things",
]
