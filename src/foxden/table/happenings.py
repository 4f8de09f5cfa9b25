"""The events of a table's log.  A table's state is a fold over them; nothing else is the truth."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, json

from .wire import Pace, Value


class Happening(Struct, frozen=True, omit_defaults=True):
    kind: ClassVar[str]


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat and who has it: a person's client, a bot's level, or nobody."""

    kind: str  # open, person, bot, device
    name: str = ""
    level: str | None = None
    holder: str | None = None


class Made(Happening, frozen=True):
    kind: ClassVar[str] = "made"
    maker: str
    game: str
    version: int
    options: dict[str, Value]
    pace: Pace
    places: list[Place]
    code: str
    bot_pace: bool = True
    commitments: dict[str, str] = {}  # by stream, to the keys of all draws
    randomness: dict[int, str] = {}  # by seat


class Sat(Happening, frozen=True):
    kind: ClassVar[str] = "sat"
    seat: int
    name: str
    holder: str
    randomness: str | None = None


class Stood(Happening, frozen=True):
    kind: ClassVar[str] = "stood"
    seat: int


class Filled(Happening, frozen=True):
    """The host has filled or emptied a seat."""

    kind: ClassVar[str] = "seat"
    seat: int
    place: Place


class Added(Happening, frozen=True):
    """The host has put a free seat to the table, behind the others."""

    kind: ClassVar[str] = "added"


class Removed(Happening, frozen=True):
    """The host has taken a free seat away; those behind it move up."""

    kind: ClassVar[str] = "removed"
    seat: int


class Started(Happening, frozen=True):
    kind: ClassVar[str] = "started"
    chance: list[str]
    randomness: dict[int, str] = {}


class Moved(Happening, frozen=True):
    """A move, and the chance outcomes that followed it."""

    kind: ClassVar[str] = "moved"
    seat: int
    words: str
    chance: list[str] = []


class TakenBack(Happening, frozen=True):
    kind: ClassVar[str] = "taken-back"
    seat: int
    number: int  # of the move that no longer counts


class Resigned(Happening, frozen=True):
    kind: ClassVar[str] = "resigned"
    seat: int


class BotIn(Happening, frozen=True):
    """A bot sits in, because of the clock or because the person is away."""

    kind: ClassVar[str] = "bot-in"
    seat: int
    why: str


class Back(Happening, frozen=True):
    kind: ClassVar[str] = "back"
    seat: int


class TimeUp(Happening, frozen=True):
    """The table says that the game's own time is up."""

    kind: ClassVar[str] = "time-up"
    words: str
    chance: list[str] = []


class Over(Happening, frozen=True):
    kind: ClassVar[str] = "over"


class Closed(Happening, frozen=True):
    """Nobody came for long; the table can be read but no longer played."""

    kind: ClassVar[str] = "closed"


class Rematch(Happening, frozen=True):
    kind: ClassVar[str] = "rematch"
    table: str


KINDS: dict[str, type[Happening]] = {
    kind.kind: kind
    for kind in (
        *(Made, Sat, Stood, Filled, Added, Removed, Started, Moved, TakenBack),
        *(Resigned, BotIn, Back, TimeUp, Over, Closed, Rematch),
    )
}


class Entry(Struct, frozen=True):
    """One row of a log."""

    number: int
    at: float
    what: Happening
    key: str | None = None


READERS = {kind: json.Decoder(what).decode for kind, what in KINDS.items()}  # see wire


def write_body(what: Happening) -> str:
    return json.encode(what).decode()


def read_body(kind: str, body: str) -> Happening:
    return READERS[kind](body)
