"""What goes over the wire: requests, and the one message that tells everything live."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

from foxden.core.game import MOST_SEATS

LONGEST_NAME = 24
LONGEST_WORDS = 200
LONGEST_KEY = 64
MOST_SECONDS = 3600
MOST_HOURS = 24 * 14

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=1 << 31)]
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]
Once = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]
Level = Annotated[str, Meta(max_length=24)]
Randomness = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Value = str | int


class Ask(Struct, forbid_unknown_fields=True):
    """A request's body."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """``seconds`` a move and a ``bank`` of them (clock), or ``hours`` a move (slow)."""

    kind: Literal["none", "clock", "slow"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 0
    bank: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 0
    hours: Annotated[int, Meta(ge=0, le=MOST_HOURS)] = 0


class NewSeat(Ask):
    kind: Literal["me", "open", "bot", "device"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Ask):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)] | int],
        Meta(max_length=20),
    ] = {}
    pace: Pace = Pace()
    name: Name = ""
    randomness: Randomness | None = None
    bot_pace: bool = True


class Sit(Ask):
    seat: SeatNumber
    name: Name = ""
    randomness: Randomness | None = None


class Start(Ask):
    """``randomness`` is for the first seat of the one who starts."""

    randomness: Randomness | None = None


class SeatOnly(Ask):
    seat: SeatNumber


class Fill(Ask):
    """The host fills or empties a seat."""

    seat: SeatNumber
    kind: Literal["open", "bot", "device"]
    level: Level | None = None
    name: Name | None = None


class Nothing(Ask):
    pass


class Play(Ask):
    seat: SeatNumber
    number: Number
    move: Words
    key: Once


class TakeBack(Ask):
    seat: SeatNumber
    number: Number
    key: Once


# Answers.


class Token(Struct):
    token: str


class Found(Struct):
    table: str


class Option(Struct):
    name: str
    default: Value
    values: list[Value]


class Game(Struct):
    name: str
    version: int
    least: int
    most: int
    levels: list[str]
    options: list[Option]


class SeatAt(Struct):
    seat: int
    kind: Literal["open", "person", "bot", "device"]
    name: str
    level: str | None
    is_here: bool
    bot_plays: bool
    owes: bool
    deadline: float | None
    bank: float | None


class Result(Struct):
    scores: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    reason: str


class Move(Struct):
    words: str
    kind: str
    parts: dict[str, str | float | bool]


class Line(Struct):
    number: int
    message: str
    args: dict[str, str | float]


class Eyes(Struct):
    """What one seat of this client (None: a spectator) sees; ``view`` is the room's own.

    ``has_secrets``: the seat knows more than a bystander, so a shared device needs a curtain.
    """

    seat: int | None
    view: dict[str, Any]
    moves: list[Move]
    can_take_back: bool
    has_secrets: bool  # not for others at the same device; false for the only seat of a client
    told: list[Line]


class Table(Struct):
    id: str
    code: str | None
    game: str
    version: int
    options: dict[str, Value]
    pace: Pace
    phase: Literal["lobby", "playing", "over", "closed"]
    seats: list[SeatAt]
    host: bool
    you: list[int]
    watchers: int
    result: Result | None
    rematch: str | None
    bot_pace: bool
    created: float
    now: float


class State(Struct):
    number: int
    since: int
    table: Table
    eyes: list[Eyes]
    type: Literal["state"] = "state"


class Summary(Struct):
    """A table of this client; ``waits`` if one of its seats owes a move."""

    id: str
    code: str | None
    game: str
    phase: Literal["lobby", "playing", "over", "closed"]
    players: list[str]
    you: list[int]
    waits: bool
    created: float
    touched: float


class Frame(Struct):
    number: int
    seat: int | None
    words: str
    told: list[Line]
    view: dict[str, Any]


class Replay(Struct):
    start: dict[str, Any]
    frames: list[Frame]


class Key(Struct):
    """Of one leaf of a stream's hash tree."""

    leaf: int
    key: str


class DrawKey(Key):
    """With the randomness it gives the outcome of a draw, number ``place`` of those that had these
    ``odds``; told in ``line`` of the viewer's transcript, from 0."""

    line: int
    odds: list[float]
    place: int


class Proof(Struct):
    """Keys that this viewer may know, and the hashes that lead from them to the commitment."""

    commitment: str
    keys: list[DrawKey]
    orders: list[Key]  # in which the leaves of the viewer's own bags were used
    nodes: list[str]


class Proofs(Struct):
    seat: int | None
    streams: dict[str, Proof]


class Fairness(Struct):
    """Commitments were made with the table, before anybody could add randomness."""

    commitments: dict[str, str]
    randomness: dict[str, str]  # by the letter of the seat that added it
    proofs: list[Proofs]  # for each seat of this client, or for a spectator


class House(Struct):
    address: str | None  # by which phones in the house find this server, if they can


class Health(Struct):
    status: Literal["ok"]
    version: str
    tables: int
    connections: int


class Problem(Struct, omit_defaults=True):
    """Every error: a code for programs, a sentence for people."""

    error: str
    sentence: str
    reason: str | None = None
    state: State | None = None


# msgspec looks into a type when it is first needed.  Two threads that do so at once may end the
# whole process, and the description of all this is made in a thread: so it is done beforehand.
for _one in [one for one in vars().values() if isinstance(one, type) and issubclass(one, Struct)]:
    json.Decoder(_one)
