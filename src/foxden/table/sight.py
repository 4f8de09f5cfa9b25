"""Who has noticed which event.

Some moves are nobody else's to notice, not even that they were made; a number that counts them
would tell.  So every viewer counts only the events that it could see.  Viewers are a set, as bits:
the seats that a client holds, or the spectator's.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from foxden.core.game import SPECTATOR

Viewers = int
EVERYONE: Viewers = (1 << (SPECTATOR + 1)) - 1
WATCHING: Viewers = 1 << SPECTATOR


def viewers_of(seats: Iterable[int]) -> Viewers:
    """A client that holds these seats; without any it is a spectator."""
    return sum(1 << seat for seat in seats) or WATCHING


class Sight:
    def __init__(self) -> None:
        self.seen_by: list[Viewers] = []  # of event 1, 2, …
        self._noticed: dict[Viewers, list[int]] = {}  # by viewers, the events they could see

    def add(self, viewers: Viewers) -> None:
        self.seen_by.append(viewers)
        for some, noticed in self._noticed.items():
            if some & viewers:
                noticed.append(len(self.seen_by))

    def is_seen(self, event: int, viewers: Viewers) -> bool:
        return bool(self.seen_by[event - 1] & viewers)

    def count(self, viewers: Viewers) -> int:
        """How many events these viewers know of."""
        return len(self._events(viewers))

    def count_at(self, event: int, viewers: Viewers) -> int:
        """How many of them up to this event."""
        return bisect_right(self._events(viewers), event)

    def event_at(self, count: int, viewers: Viewers) -> int:
        """The event after which these viewers knew of so many; 0 before the first."""
        return self._events(viewers)[count - 1] if count else 0

    def _events(self, viewers: Viewers) -> list[int]:
        if viewers not in self._noticed:
            self._noticed[viewers] = [
                number for number, some in enumerate(self.seen_by, 1) if some & viewers
            ]
        return self._noticed[viewers]
