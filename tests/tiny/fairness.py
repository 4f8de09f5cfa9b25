"""Which draws of Under the Cup can be checked: a die under a cup when the cup has been lifted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from foxden.core.game import CHANCE, PUBLIC, Move, Seat, Shown

from .components import FACES
from .cups import UNKNOWN, Phase, Position, shown_die


def follows(p: Position) -> bool:
    return p.phase != Phase.SHOWING or p.die[p.shown] != UNKNOWN


def bag(p: Position, seat: Seat) -> int | None:
    return None


def shown(p: Position, seat: Seat, move: Move) -> Shown | None:
    if p.phase != Phase.SHOWING:
        return None
    return Shown(p.shown, (1 / FACES,) * FACES, shown_die(move) - 1)


def uncovered(steps: Iterable[tuple[Any, Any, Any]]) -> Mapping[int, int]:
    """The last roll of each round is the one that lies under the cup."""
    drawn: Counter[int] = Counter()
    found = {}
    for number, (before, event, _) in enumerate(steps):
        if before.phase == Phase.SHOWING:
            found[number] = drawn[before.shown] - 1
        elif event.seat == CHANCE and event.stream != PUBLIC:
            drawn[event.stream] += 1
    return found
