"""Processes that end with the one that started them, however it dies."""

from __future__ import annotations

import ctypes
import signal
import sys

END_WITH_PARENT = 1  # PR_SET_PDEATHSIG
_C = ctypes.CDLL(None) if sys.platform == "linux" else None


def end_with_parent(by: int = signal.SIGKILL) -> None:
    """Said by the child; where the system can't, the child has to notice otherwise."""
    if _C is not None:
        _C.prctl(END_WITH_PARENT, by)
