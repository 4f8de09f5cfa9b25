"""The dice of a burglary laid at the locks, for people to look at: a lane is a lock and its die."""

from __future__ import annotations

from typing import NamedTuple

from .components import HUES, lock_colour, lock_least, locks_of
from .table import Position


class Lane(NamedTuple):
    colour: int
    least: int
    face: int  # 0 while it rolls
    added: int

    @property
    def short(self) -> int | None:
        """The spots that are missing."""
        return max(0, self.least - self.face - self.added) if self.face else None


def lanes(p: Position) -> list[Lane]:
    """C12. In the order of the card's locks; of a colour the best die lies at the hardest lock."""
    faces: list[list[int]] = [[] for _ in range(HUES)]
    for die in range(locks_of(p.target)):
        faces[lock_colour(p.target, die)].append(p.dice[die])
    for several in faces:
        several.sort()
    laid = []
    for lock in range(locks_of(p.target)):  # the hardest of a colour comes first
        colour = lock_colour(p.target, lock)
        face = faces[colour].pop()
        laid.append(Lane(colour, lock_least(p.target, lock), face, p.added[colour]))
    return laid


def locks_that_hold(p: Position) -> int:
    return sum(lane.short != 0 for lane in lanes(p))
