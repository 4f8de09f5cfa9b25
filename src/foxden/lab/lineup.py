"""Who sits at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence

from foxden.core.errors import BadSetup
from foxden.core.game import Rules
from foxden.core.match import checked_seats
from foxden.players.levels import Level, read_level


def line_up(rules: Rules, seats: int | None, players: Sequence[str] | None) -> list[Level]:
    """A level for each seat; one name stands for all seats; by default all are sensible."""
    levels = [read_level(text) for text in players or ["sensible"]]
    named = len(levels) if len(levels) > 1 else None
    count = checked_seats(rules, named if seats is None else seats)
    if named is None:
        return levels * count
    if named != count:
        raise BadSetup(f"{named} players were named for {count} seats.")
    return levels
