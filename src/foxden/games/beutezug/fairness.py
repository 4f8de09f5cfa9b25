"""Which draws of Beutezug can be checked without giving away a 0-card that others hide.

What a 0-card could be depends on where the others are.  Whoever knows the key of a draw and its
outcome, but not these, would learn about them.  For the same reason no kept 0-card is uncovered to
others: the odds of the second card tell about the first, which may lie under the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from foxden.core.game import Move, Seat, Shown

from .table import Phase, Position, next_zero_is_known


def follows(p: Position) -> bool:
    """C24, C40. The viewer knows where all 0-cards are that were ever drawn."""
    is_known = next_zero_is_known(p) or sum(p.zeros[1:]) == p.never_drawn
    return p.phase != Phase.DRAWING or is_known


def bag(p: Position, seat: Seat) -> int | None:
    return None


def shown(p: Position, seat: Seat, move: Move) -> Shown | None:
    return None


def uncovered(steps: Iterable[tuple[Any, Any, Any]]) -> Mapping[int, int]:
    return {}
