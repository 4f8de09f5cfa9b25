"""How long things take."""

from __future__ import annotations

from msgspec import Struct

DAY = 24 * 3600.0


class Times(Struct, frozen=True, forbid_unknown_fields=True):
    """In seconds."""

    bot: float = 0.8  # that a bot seems to think
    retry: float = 2.0  # until a bot that failed tries again
    grace: float = 10.0  # for a clock, after its table came into memory
    away: float = 90.0  # until nobody has to wait for somebody who is gone
    host: float = 60.0  # until the next person is host for one who is gone
    lease: float = 6.0  # for which a process tends a table
    renewal: float = 2.0  # of that
    unused: float = 300.0  # until a table leaves the memory
    idle: float = 30 * DAY  # until it is closed
    sweep: float = 60.0  # between looks for such tables
