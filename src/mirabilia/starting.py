"""An interrupt while the command is still being imported ends it in one line, without a traceback.

That takes a moment, which is before the command can watch out for itself. In any other program
nothing is changed.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Final

# What a shell says of a command that was interrupted.
INTERRUPTED: Final = 130
_LINE: Final = b"mirabilia: interrupted\n"


def is_command() -> bool:
    """Whether this program is `mirabilia`, or `python -m mirabilia`."""
    begun_as = sys.argv[0] if sys.argv else ""
    # A process for some of the games looks like the command that has started it.
    if "--multiprocessing-fork" in sys.orig_argv:
        return False
    if begun_as == "-m":
        return "mirabilia" in sys.orig_argv[1:3]
    return Path(begun_as).stem == "mirabilia"


def watch() -> None:
    """Watch out for interrupts in place of Python, if the command is being imported."""
    if (
        is_command()
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ):
        signal.signal(signal.SIGINT, end)


def end(number: int, frame: FrameType | None) -> None:
    os.write(2, _LINE)
    os._exit(INTERRUPTED)


def hand_over() -> None:
    """From here on an interrupt is an exception again."""
    if signal.getsignal(signal.SIGINT) is end:
        signal.signal(signal.SIGINT, signal.default_int_handler)
