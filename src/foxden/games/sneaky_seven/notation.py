"""The words of Sneaky Seven: canonical English for moves, and what to tell people.

rolls 14 · shows a shield · shows no shield · time is up             (the table)
choose Lucky · roll · go 12,7 · go 12,13 below · take the tunnel     (below: under a bridge)
rob · rob B · done
buy locks · buy boat · sell locks · sell louvre loot · protect with locks · study locks
offer to B · give locks · give louvre loot · give $50 · get weapons · make offer · drop offer
accept · decline
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from foxden.core.errors import UnknownWords
from foxden.core.game import CHANCE, MOST_SEATS, SEAT_NAMES, Move, Seat

from .components import (
    AMOUNTS,
    CHARACTERS,
    FARTHEST,
    FIELD_NAMES,
    PLACE_WORDS,
    VEHICLE_NAMES,
)
from .messages import offer as offer, tell as tell
from .table import (
    ACCEPT,
    BUY,
    BUY_VEHICLE,
    CHOOSE,
    DECLINE,
    DONE,
    DROP,
    FACE,
    GET,
    GIVE,
    GO,
    MAKE,
    NO_SHIELD,
    OFFER,
    PROTECT,
    ROB,
    ROB_PLAYER,
    ROLL,
    SELL,
    SELL_LOOT,
    SHIELD,
    STUDY,
    TIME_IS_UP,
    TUNNEL,
    Position,
)
from .ways import TILE_NAMES

THINGS = (
    *FIELD_NAMES,
    *(f"{place} loot" for place in PLACE_WORDS),
    *(f"${amount}" for amount in AMOUNTS),
)


def _all_words() -> Iterator[tuple[Move, str]]:
    yield from {
        TIME_IS_UP: "time is up",
        NO_SHIELD: "shows no shield",
        SHIELD: "shows a shield",
        ROLL: "roll",
        TUNNEL: "take the tunnel",
        ROB: "rob",
        DONE: "done",
        MAKE: "make offer",
        DROP: "drop offer",
        ACCEPT: "accept",
        DECLINE: "decline",
    }.items()
    seats = SEAT_NAMES[:MOST_SEATS]
    families: tuple[tuple[Move, str, tuple[str, ...] | str], ...] = (
        (FACE, "rolls {}", tuple(str(face + 1) for face in range(FARTHEST))),
        (CHOOSE, "choose {}", CHARACTERS),
        (GO, "go {}", TILE_NAMES),
        (ROB_PLAYER, "rob {}", seats),
        (BUY, "buy {}", FIELD_NAMES),
        (BUY_VEHICLE, "buy {}", VEHICLE_NAMES),
        (SELL, "sell {}", FIELD_NAMES),
        (SELL_LOOT, "sell {} loot", PLACE_WORDS),
        (PROTECT, "protect with {}", FIELD_NAMES),
        (STUDY, "study {}", FIELD_NAMES),
        (OFFER, "offer to {}", seats),
        (GIVE, "give {}", THINGS),
        (GET, "get {}", THINGS),
    )
    for first, pattern, names in families:
        for number, name in enumerate(names):
            yield first + number, pattern.format(name)


WORDS: dict[Move, str] = dict(_all_words())


@cache
def _moves() -> dict[str, Move]:
    return {words: move for move, words in WORDS.items()}


def write(p: Position, seat: Seat, move: Move) -> str:
    return WORDS[move]


def read(p: Position, seat: Seat, words: str) -> Move:
    move = _moves().get(" ".join(words.split()))
    if move is None:
        examples = "rolls 14, shows a shield, shows no shield"
        if seat != CHANCE:
            examples = "roll, go 12,7, rob, done, buy locks, study locks, offer to B, accept"
        raise UnknownWords(
            f"{words.strip()!r} is no move of Sneaky Seven; moves look like: {examples}."
        )
    return move
