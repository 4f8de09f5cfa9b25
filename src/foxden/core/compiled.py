"""Rules compiled: the same functions, handed to Numba.

``compile_rule`` takes a root function and gives back its compiled twin.  Each rule that it reaches
is rebuilt from its own code object with globals in which the rules it calls are compiled twins too;
the source is never touched, and the plain functions stay as they are.

Numba's cache looks at one file at a time and misses changes in called modules, so what is compiled
for one game lives in a cache folder of its own, named after a digest of all sources that can
matter.  A folder that can't be written, or holds garbage, costs time and nothing else.  With
FOXDEN_PLAIN=1 the twins are the plain functions themselves, run on NumPy records.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

from .linking import linked_compiler
from .rule import is_rule

PLAIN_SWITCH = "FOXDEN_PLAIN"
CACHE_SWITCH = "FOXDEN_CACHE_DIR"
NUMBA_SWITCH = "NUMBA_DISABLE_JIT"  # Numba's own, for debuggers
SWITCHES = (PLAIN_SWITCH, NUMBA_SWITCH)
KEPT_DAYS = 30
WORDS_ONLY = (".ftl", ".md")  # files of a room that no compiled code depends on
GAME_FOLDER = re.compile(r".+-[0-9a-f]{20}")  # what `Fast.cache` names, and nothing else is removed


def runs_plain() -> bool:
    return any(os.environ.get(switch, "") not in ("", "0") for switch in SWITCHES)


def cache_home() -> Path:
    chosen = os.environ.get(CACHE_SWITCH)
    if chosen:
        return Path(chosen)
    try:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:  # nobody's home
        base = Path(os.devnull)  # no folder can be made there
    return base / "foxden" / "compiled"


def digest_of(folders: Iterable[Path]) -> str:
    """A short name for the state of all sources in these folders, and of what compiles them."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(f"{version('numba')} {version('numpy')} {_switches()}".encode())
    for folder in sorted(folders):
        for path in sorted(filter(_can_matter, folder.iterdir())):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _can_matter(path: Path) -> bool:
    return path.is_file() and path.suffix not in WORDS_ONLY and not path.name.startswith(".")


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
    # Rules allocate nothing; without Numba's reference counting they run a third faster.  Only the
    # root is called from Python and cached: the rules it reaches are linked into it.
    switches: dict[str, Any] = {
        "nogil": True,
        "_nrt": False,
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
    }
    switches["pipeline_class"] = linked_compiler()

    def make(function: FunctionType, origin: FunctionType) -> Any:
        return numba.njit(forceinline=origin not in called, **switches)(function)

    made = numba.njit(nogil=True, _nrt=False)(_Workshop(bound, make).rebuilt(root))
    if _prepared(cache):
        _keep(numba, made, cache)
    return made


def _prepared(cache: Path) -> bool:
    """Make the folder, mark it as used, and forget old ones."""
    try:
        cache.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.utime(cache.parent)
    except OSError:
        return False
    _forget_old(cache.parent.parent)
    return True


def _keep(numba: Any, made: Any, cache: Path) -> None:
    """Let Numba keep a dispatcher's code in this folder, and in no other."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache)
    try:
        made.enable_caching()
    except RuntimeError:  # nowhere
        return
    finally:
        numba.config.CACHE_DIR = before
    kept = made._cache
    if cache not in Path(kept.cache_path).parents:  # Numba's second choices don't see our digest
        kept.disable()
    kept.load_overload = _forgiving(kept.load_overload, kept.flush)
    kept.save_overload = _forgiving(kept.save_overload)


def _forgiving(step: Callable[..., Any], amend: Callable[[], None] = lambda: None) -> Any:
    """A step of the cache that gives nothing where it would fail: then the code is made anew."""

    def tried(*given: Any) -> Any:
        try:
            return step(*given)
        except Exception:  # garbage in a file can fail in any way
            with suppress(OSError):
                amend()
            return None

    return tried


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
    """Games' folders of sources that nobody has used for a month."""
    limit = time.time() - KEPT_DAYS * 86400
    with suppress(OSError):  # somebody else may be tidying up too
        for folder in home.iterdir():
            if GAME_FOLDER.fullmatch(folder.name) and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)
