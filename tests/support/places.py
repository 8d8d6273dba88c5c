"""Where tests keep their files: in memory if there is room, since many wait for a disk."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
# A whole run needs about an eighth of this.
ROOM: Final = 4 << 30


def keep_files_in_memory(memory: Path = MEMORY, room: int = ROOM) -> None:
    """For this process and those that it starts, unless somebody has chosen a place: TMPDIR."""
    if "TMPDIR" not in os.environ and can_be_used(memory, room):
        os.environ["TMPDIR"] = str(memory)
        tempfile.tempdir = None


def can_be_used(memory: Path, room: int) -> bool:
    """Is there enough of it, and can what is compiled there be run?"""
    if not os.access(memory, os.W_OK | os.X_OK):
        return False
    about = os.statvfs(memory)
    return about.f_bavail * about.f_frsize >= room and not about.f_flag & os.ST_NOEXEC
