"""Short matches whose dice are checked."""

from __future__ import annotations

from functools import cache
from random import Random

from foxden.core.errors import BadTranscript
from foxden.core.game import Seat
from foxden.core.match import Match
from foxden.core.verify import Verdict, verify
from foxden.games import Room

from .rooms import ROOMS, game_of, load_any

Viewer = Seat | str | None
ADDED = {0: "ab" * 32, 1: "01" * 32}
READERS: list[Viewer] = ["truth", None, 0, 1]
BEUTEZUG, SLY_DICE = (
    next(here for here in ROOMS if here.name == name) for name in ("beutezug", "sly-dice")
)


@cache
def played(here: Room, seats: int = 2, seed: int = 4, events: int = 90) -> Match:
    """Random moves, but everyone doubts every claim, so that hidden dice are shown."""
    match, rng = Match(game_of(here), seats, seed, None, (), ADDED), Random(seed)
    while match.to_move and len(match.events) < events:
        seat = rng.choice(sorted(match.to_move))
        moves = match.moves(seat)
        match.play(seat, "accuse" if "accuse" in moves else rng.choice(moves))
    return match


@cache
def text_of(here: Room, reader: Viewer) -> str:
    return played(here).transcript(reader, proofs=True)


def checked(text: str) -> Verdict:
    return verify(text, load_any)


def is_found(text: str) -> bool:
    """Whether a change makes the text no game at all, or one whose dice don't fit."""
    try:
        return checked(text).misfit is not None
    except BadTranscript:
        return True
