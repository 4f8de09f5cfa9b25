"""``foxden backup``: a copy of the store, also while the server writes to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from foxden.core.errors import BadSetup


def backup(store: Path, target: Path) -> int:
    """Copy the whole store into a new file; the number of tables in it."""
    if not store.is_file():
        raise BadSetup(f"There is no store at {store}.")
    if target.exists():
        raise BadSetup(f"{target} exists already; a backup goes into a new file.")
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
    try:
        return _copied(store, target)
    except sqlite3.Error as error:
        target.unlink()
        raise BadSetup(f"{store} can't be copied: {error}.") from None


def _copied(store: Path, target: Path) -> int:
    """In one go: whatever is written between two steps would start a copy again, without end."""
    reading = sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True)
    with closing(reading) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy, pages=-1)
        (state,) = copy.execute("PRAGMA integrity_check").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged ({state})")
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)
