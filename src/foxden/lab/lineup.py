"""Who sits at a table: levels by name, as given on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxden.core.errors import BadSetup
from foxden.core.game import Rules
from foxden.players.fast import LEVELS, PLAYOUTS

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


def read_level(text: str) -> Level:
    name, colon, playouts = text.strip().partition(":")
    if name not in LEVELS or (colon and name != "rollout"):
        raise BadSetup(f"There is no player {text.strip()!r}; there are: {', '.join(LEVELS)}.")
    if not colon:
        return Level(name)
    if not playouts.isascii() or not playouts.isdigit() or not 0 < int(playouts) <= MOST_PLAYOUTS:
        raise BadSetup(f"A number of playouts is from 1 to {MOST_PLAYOUTS:,}, not {playouts!r}.")
    return Level(name, int(playouts))


def line_up(rules: Rules, seats: int | None, players: Sequence[str] | None) -> list[Level]:
    """A level for each seat; one name stands for all seats; by default all are sensible."""
    levels = [read_level(text) for text in players or ["sensible"]]
    if len(levels) == 1:
        levels *= rules.SEATS[0] if seats is None else seats
    if seats is not None and seats != len(levels):
        raise BadSetup(f"{len(levels)} players were named for {seats} seats.")
    if len(levels) not in rules.SEATS:
        least, most = rules.SEATS[0], rules.SEATS[-1]
        raise BadSetup(f"{rules.NAME} is for {least} to {most} players, not {len(levels)}.")
    return levels
