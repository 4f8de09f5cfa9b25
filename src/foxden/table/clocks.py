"""The clock of a table, a fold over its events.

A clock starts when all can see that a seat owes a move, and starts anew with each move of the seat
that all can see: a clock that noticed secret moves would tell of them.  A move that is taken back
has not stopped it, else nobody's time would ever be up.
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
        self._before: dict[int, tuple[int, float | None, float]] = {}  # by move, its seat's clock

    def note(self, owing: Collection[int], mover: int | None, at: float) -> None:
        """After an event: who owes a move now, and who has made one."""
        for seat, since in enumerate(self.since):
            if since is not None and seat == mover:
                self.bank[seat] -= min(self.bank[seat], max(0, at - since - self.pace.seconds))
            if seat not in owing:
                self.since[seat] = None
            elif since is None or seat == mover:
                self.since[seat] = at

    def keep(self, number: int, seat: int) -> None:
        """Before this move of the seat is noted."""
        self._before[number] = (seat, self.since[seat], self.bank[seat])

    def take_back(self, number: int) -> None:
        """Before it is noted that this move was taken back."""
        if number in self._before:
            seat, since, bank = self._before[number]
            self.since[seat], self.bank[seat] = since, bank

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
