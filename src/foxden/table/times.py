"""How long things take."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

DAY = 24 * 3600.0
Seconds = Annotated[float, Meta(ge=0)]


class Times(Struct, frozen=True, forbid_unknown_fields=True):
    """In seconds."""

    bot: Seconds = 0.8  # that a bot seems to think
    retry: Seconds = 2.0  # until a bot that failed tries again
    grace: Seconds = 10.0  # for a clock, after its table came into memory
    away: Seconds = 90.0  # until nobody has to wait for somebody who is gone
    host: Seconds = 60.0  # until the next person is host for one who is gone
    lease: Seconds = 6.0  # for which a process tends a table
    renewal: Seconds = 2.0  # of that
    unused: Seconds = 300.0  # until a table leaves the memory
    idle: Seconds = 30 * DAY  # until it is closed
    sweep: Seconds = 60.0  # between looks for such tables
