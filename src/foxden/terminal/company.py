"""Who sits at the table: people and bots, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxden.core.errors import BadSetup
from foxden.core.game import Rules, Seat
from foxden.core.match import checked_seats
from foxden.core.words import Words
from foxden.players.levels import Level, read_level

HUMAN = "human"
USUAL_SEATS = 3


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
        usual = min(max(USUAL_SEATS, least), most)
        players = [
            HUMAN,
            *["sensible"] * (checked_seats(rules, usual if seats is None else seats) - 1),
        ]
    if seats is not None and seats != len(players):
        raise BadSetup(f"{len(players)} players were named for {seats} seats.")
    return Company(tuple(_read(text) for text in players))


def _read(text: str) -> Level | None:
    return None if text.strip() == HUMAN else read_level(text, others=(HUMAN,))
