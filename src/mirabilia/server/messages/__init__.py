"""All that goes over the wire, in both directions. docs/tables/messages.md is written from here."""

from mirabilia.review.types import *  # noqa: F403
from mirabilia.server.messages.commands import *  # noqa: F403
from mirabilia.server.messages.http import *  # noqa: F403
from mirabilia.server.messages.puzzles import *  # noqa: F403
from mirabilia.server.messages.tables import *  # noqa: F403
from mirabilia.server.messages.updates import *  # noqa: F403
