"""Who sits at the table: people and bots, and what they are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from foxden.core.errors import BadSetup
from foxden.core.game import Rules, Seat
from foxden.core.words import Words
from foxden.players.fast import LEVELS, PLAYOUTS
from foxden.players.looking import THINKER

HUMAN = "human"
USUAL_SEATS = 3
MOST_PLAYOUTS = 1_000_000


@dataclass(frozen=True)
class Level:
    """A bot: ``sensible``, or ``rollout:200`` for 200 playouts a decision."""

    name: str
    playouts: int = PLAYOUTS


@dataclass(frozen=True)
class Company:
    """The players by seat; a seat without a level is a person's."""

    levels: tuple[Level | None, ...]

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def bots(self) -> dict[Seat, Level]:
        return {seat: level for seat, level in enumerate(self.levels) if level is not None}

    def names(self, words: Words) -> list[str]:
        """People first get the first names, so that a single person is always the same fox."""
        order = [*self.humans, *self.bots]
        return [words.say(f"name-{order.index(seat) + 1}") for seat in range(len(self.levels))]

    def introduced(self, words: Words) -> list[str]:
        """The names with what kind of player it is: ``Otto (sensible)``."""
        return [
            self._introduced(name, level, words)
            for name, level in zip(self.names(words), self.levels, strict=True)
        ]

    def _introduced(self, name: str, level: Level | None, words: Words) -> str:
        if level is not None:
            return words.say("bot", name=name, level=words.say(f"level-{level.name}"))
        return words.say("you", name=name) if len(self.humans) == 1 else name


def gather(rules: Rules, seats: int | None, players: Sequence[str] | None) -> Company:
    """One person and sensible bots, unless told otherwise."""
    if players is None:
        least, most = rules.SEATS[0], rules.SEATS[-1]
        chosen = min(max(USUAL_SEATS, least), most) if seats is None else seats
        players = [HUMAN, *["sensible"] * (chosen - 1)]
    if seats is not None and seats != len(players):
        raise BadSetup(f"{len(players)} players were named for {seats} seats.")
    return Company(tuple(_read(text) for text in players))


def _read(text: str) -> Level | None:
    name, colon, playouts = text.strip().partition(":")
    if name == HUMAN and not colon:
        return None
    if name not in LEVELS or (colon and name != THINKER):
        known = ", ".join((HUMAN, *LEVELS))
        raise BadSetup(f"There is no player {text.strip()!r}; there are: {known}.")
    if not colon:
        return Level(name)
    if not re.fullmatch(r"[0-9]{1,9}", playouts) or not 0 < int(playouts) <= MOST_PLAYOUTS:
        raise BadSetup(f"A number of playouts is from 1 to {MOST_PLAYOUTS:,}, not {playouts!r}.")
    return Level(name, int(playouts))
