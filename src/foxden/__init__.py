"""Foxden: one home for four sneaky dice games.

import foxden
match = foxden.Match("sneaky", seats=3, seed=7)
match.play(seat, match.moves(seat)[0])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from foxden.core.errors import (
    BadSetup,
    BadTranscript,
    BrokenPlayer,
    FoxdenError,
    IllegalMove,
    UnknownGame,
    UnknownWords,
)
from foxden.core.game import Value
from foxden.core.match import Match as _Match, Result
from foxden.core.transcript import read_transcript as _read_transcript
from foxden.games import load as _load, names as games

__all__ = [
    "BadSetup",
    "BadTranscript",
    "BrokenPlayer",
    "FoxdenError",
    "IllegalMove",
    "Match",
    "Result",
    "UnknownGame",
    "UnknownWords",
    "games",
    "replay",
]


class Match(_Match):
    """One game being played, by name: ``Match("sneaky", seats=3, seed=7)``."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        chance: Iterable[str] = (),
        randomness: Mapping[int, str] | Iterable[tuple[int, str]] = (),
    ) -> None:
        super().__init__(_load(game), seats, seed, options, chance, randomness)


def replay(text: str, until: int | None = None) -> _Match:
    """The match that a transcript tells, every line checked; ``until``: after that many moves."""
    return _read_transcript(text, _load, until)
