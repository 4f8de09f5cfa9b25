"""Tables that take long to make, kept on disk until what they are made from changes."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np

from .compiled import cache_home

if TYPE_CHECKING:
    from numpy.typing import NDArray

Tables = dict[str, "NDArray[Any]"]


def kept(name: str, package: str, sources: Iterable[str], make: Callable[[], Tables]) -> Tables:
    """The tables that ``make`` gives; made anew when one of the package's sources has changed."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(files(package).joinpath(source).read_bytes())
    path = cache_home() / f"{name}-{digest.hexdigest()[:20]}.npz"
    try:
        with np.load(path) as found:
            return dict(found)
    except (OSError, ValueError, EOFError, BadZipFile):
        pass
    tables = make()
    save: Any = np.savez  # its types take no names of our own
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as draft:
            save(draft, **tables)
        os.replace(draft.name, path)
    except OSError:
        pass  # a disk that takes no files only costs the time to make them again
    return tables
