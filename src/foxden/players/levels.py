"""The levels of bots by name, as people write them: ``sensible``, ``rollout:200``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from foxden.core.errors import BadSetup

from .fast import LEVELS, PLAYOUTS

THINKER = "rollout"  # the level that takes a number of playouts
MOST_PLAYOUTS = 1_000_000


@dataclass(frozen=True)
class Level:
    """A bot: ``sensible``, or ``rollout:200`` for 200 playouts a decision."""

    name: str
    playouts: int = PLAYOUTS

    @property
    def label(self) -> str:
        return f"{self.name}:{self.playouts}" if self.playouts != PLAYOUTS else self.name

    @property
    def number(self) -> int:
        return LEVELS[self.name]


def read_level(text: str, others: Sequence[str] = ()) -> Level:
    """The level that the words name; ``others`` may sit there too, and are listed if it is none."""
    name, colon, playouts = text.strip().partition(":")
    if name not in LEVELS or (colon and name != THINKER):
        known = ", ".join((*others, *LEVELS))
        raise BadSetup(f"There is no player {text.strip()!r}; there are: {known}.")
    if not colon:
        return Level(name)
    if not re.fullmatch(r"[0-9]{1,9}", playouts) or not 0 < int(playouts) <= MOST_PLAYOUTS:
        raise BadSetup(f"A number of playouts is from 1 to {MOST_PLAYOUTS:,}, not {playouts!r}.")
    return Level(name, int(playouts))
