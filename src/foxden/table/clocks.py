"""The clock of a table, a fold over its events.

A clock starts when all can see that a seat owes a move, and starts anew with each move of the seat
that all can see: a clock that noticed secret moves would tell of them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from .wire import Pace

if TYPE_CHECKING:
    from .tables import Table

HOUR = 3600.0
MINUTES = "minutes"  # the option of a game that has a time limit of its own
TIME_IS_UP = "time is up"


class Clock:
    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.bank = [float(pace.bank)] * seats
        self.since: list[float | None] = [None] * seats  # when a seat's clock was started

    def note(self, owing: Collection[int], mover: int | None, at: float) -> None:
        """After an event: who owes a move now, and who has made one."""
        for seat, since in enumerate(self.since):
            if since is not None and seat == mover:
                self.bank[seat] -= min(self.bank[seat], max(0, at - since - self.pace.seconds))
            if seat not in owing:
                self.since[seat] = None
            elif since is None or seat == mover:
                self.since[seat] = at

    def restart(self, seat: int, at: float) -> None:
        """The person is back."""
        if self.since[seat] is not None:
            self.since[seat] = at

    def deadline(self, seat: int) -> float | None:
        since = self.since[seat]
        if since is None or self.pace.kind == "none":
            return None
        if self.pace.kind == "slow":
            return since + self.pace.hours * HOUR
        return since + self.pace.seconds + self.bank[seat]


def due_at(table: Table) -> float | None:
    """When the table next needs somebody who tends it, even if nobody looks at it."""
    if table.phase != "playing":
        return None
    if table.awaits_bot():
        return table.touched_at
    dues = [table.deadline(seat) for seat in table.awaited()]
    dues.append(table.time_limit())
    return min((due for due in dues if due is not None), default=None)


def can_be_awaited_in_vain(table: Table) -> bool:
    """Several people play, at a pace at which they wait for each other."""
    return table.made.pace.kind != "slow" and len(table.persons()) > 1
