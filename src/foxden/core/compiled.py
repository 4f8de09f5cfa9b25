"""Rules compiled: the same functions, handed to Numba.

``compile_rule`` takes a root function and gives back its compiled twin.  Each rule that it reaches
is rebuilt from its own code object with globals in which the rules it calls are compiled twins too;
the source is never touched, and the plain functions stay as they are.

Numba's cache looks at one file at a time and misses changes in called modules, so what is compiled
for one game lives in a cache folder of its own, named after a digest of all sources that can
matter.  With FOXDEN_PLAIN=1 the twins are the plain functions themselves, run on NumPy records.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

from .rule import is_rule

PLAIN_SWITCH = "FOXDEN_PLAIN"
CACHE_SWITCH = "FOXDEN_CACHE_DIR"
KEPT_DAYS = 30
SOURCES = ("*.py", "*.toml", "map.txt")


def runs_plain() -> bool:
    return os.environ.get(PLAIN_SWITCH, "") not in ("", "0")


def cache_home() -> Path:
    chosen = os.environ.get(CACHE_SWITCH)
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "foxden" / "compiled"


def digest_of(folders: Iterable[Path]) -> str:
    """A short name for the state of all sources in these folders, and of what compiles them."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(f"{version('numba')} {version('numpy')} {_switches()}".encode())
    for folder in sorted(folders):
        for path in sorted(path for pattern in SOURCES for path in folder.glob(pattern)):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _switches() -> str:
    return ",".join(f"{k}={v}" for k, v in sorted(os.environ.items()) if k.startswith("NUMBA_"))


def compile_rule(
    root: Callable[..., Any],
    bound: Mapping[str, Any],
    cache: Path,
    called: Collection[Callable[..., Any]] = (),
) -> Any:
    """The compiled twin of a root; ``bound`` gives the names that drivers leave open.

    All rules that it reaches are inlined, which nearly doubles the speed, except those ``called``:
    big ones with several callers, whose copies would take long to compile.
    """
    if runs_plain():
        return plain_rule(root, bound)
    numba: Any = import_module("numba")  # untyped: it has no types for these switches
    cache.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.utime(cache.parent)
    _forget_old(cache.parent.parent)
    # Rules allocate nothing; without Numba's reference counting they run a third faster.  Only the
    # root is called from Python and cached: the rules it reaches are linked into it.
    switches = {"nogil": True, "_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

    def make(function: FunctionType, origin: FunctionType) -> Any:
        return numba.njit(forceinline=origin not in called, **switches)(function)

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache)
    try:
        return numba.njit(nogil=True, _nrt=False, cache=True)(_Workshop(bound, make).rebuilt(root))
    finally:
        numba.config.CACHE_DIR = before


def plain_rule(root: Callable[..., Any], bound: Mapping[str, Any]) -> Any:
    """The same without compiling."""
    return _Workshop(bound, lambda function, origin: function).twin(root)


class _Workshop:
    """Rebuilds rules around the twins of the rules they call; makes each twin once."""

    def __init__(
        self, bound: Mapping[str, Any], make: Callable[[FunctionType, FunctionType], Any]
    ) -> None:
        self.bound = bound
        self.make = make
        self.twins: dict[FunctionType, Any] = {}

    def twin(self, function: Any) -> Any:
        if function not in self.twins:
            self.twins[function] = self.make(self.rebuilt(function), function)
        return self.twins[function]

    def rebuilt(self, function: Any) -> FunctionType:
        if not is_rule(function):
            raise TypeError(f"{function!r} is not marked @rule")
        names = {**function.__globals__}
        for name in function.__code__.co_names:
            if name in self.bound or name in names:
                thing = self.bound[name] if name in self.bound else names[name]
                names[name] = self.twin(thing) if is_rule(thing) else thing
        twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        return twin


def is_cached(cache: Path) -> bool:
    """Whether something was compiled into this folder before."""
    return runs_plain() or any(cache.glob("**/*.nbi"))


def _forget_old(home: Path) -> None:
    """Folders of sources that nobody has used for a month."""
    limit = time.time() - KEPT_DAYS * 86400
    for folder in home.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)
