"""Levels that decide by a look at their view, through the plain functions of their room.

They need nothing compiled and are ready at once; `rollout`, which does, looks like `sensible`
until it can think.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from foxden.core.chance import Rng, below
from foxden.core.errors import BrokenPlayer
from foxden.core.game import SEAT_NAMES, Move, Rules, Seat, legal_moves

from .levels import THINKER


def look(rules: Rules, players: ModuleType, level: str, view: Any, seat: Seat, rng: Rng) -> Move:
    """What a level does at a seat that sees ``view``."""
    if level == "random":
        legal = legal_moves(rules, view, seat)
        return legal[below(rng, len(legal))]
    decide = {"greedy": players.greedy, "sensible": players.sensible, THINKER: players.sensible}
    return int(decide[level](view, seat, rng, [0] * rules.MOVES))


def checked(move: Move, legal: Sequence[Move], level: str, seat: Seat) -> Move:
    """The move, if it is legal; BrokenPlayer if not."""
    if move not in legal:
        raise BrokenPlayer(f"The {level} player at seat {SEAT_NAMES[seat]} made no legal move.")
    return move
