"""``@rule`` marks a function that runs plain and, from the same text, compiled.

The mark changes nothing: called from Python, a rule is an ordinary function.  ``compiled.py`` finds
the marked functions that a root reaches and hands them to Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeGuard, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule: ints, floats, attributes, indexing, ``if`` and ``for`` only."""
    function.__dict__["is_rule"] = True
    return function


def is_rule(thing: object) -> TypeGuard[FunctionType]:
    return isinstance(thing, FunctionType) and thing.__dict__.get("is_rule", False)
