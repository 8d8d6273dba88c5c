"""The files of a server: for their owner alone, held by one server, checked at its start."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Final

from mirabilia.locales import system_words

LOCK_FILE: Final = "server.lock"
# A check looks at the clock after this many steps.
STEPS: Final = 100_000


def hold(path: Path, shared: bool) -> IO[bytes]:
    """Hold a file for as long as it is open; those who share it keep out only those who do not.

    The system lets go of it when the process ends, however that ends.
    """
    file = path.open("ab")
    try:
        lock(file, shared)
    except OSError:
        file.close()
        told = system_words()("serve-folder-in-use", folder=str(path.parent))
        raise ValueError(told) from None
    return file


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes], shared: bool) -> None:
        # There is no shared lock of this kind.
        if not shared:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: IO[bytes], shared: bool) -> None:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def keep_private(path: Path) -> None:
    """Let nobody but the owner read a file, and those beside it that SQLite makes."""
    # What is made from now on is private; what was there before is made so.
    os.umask(0o077)
    for one in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))):
        with suppress(FileNotFoundError):
            one.chmod(0o600)


def fault_in(path: Path, seconds: float) -> str | None:
    """What is wrong with a database, if that is found within some time."""
    end = time.monotonic() + seconds
    with closing(sqlite3.connect(path)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            # It is large, or somebody else is using it: what was looked at is in order.
            if error.sqlite_errorcode in (sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_BUSY):
                return None
            raise
        except sqlite3.DatabaseError as error:
            # So damaged that it cannot even be looked at.
            if error.sqlite_errorcode in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                return str(error)
            raise
    return None if found == "ok" else str(found).partition("\n")[0]
