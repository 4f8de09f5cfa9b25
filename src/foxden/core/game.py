"""The promise every game makes.  Nothing in this file knows a rule.

A game is made of modules with the names below: ``Rules`` (``rules.py``), ``Notation``
(``notation.py``) and ``Viewing`` (``view.py``); ``Game`` holds the three together.  ``p`` is always
a position; the functions of ``Rules`` run plain and compiled from the same text.

Views.  ``hide`` turns a position into what a viewer knows.  A view is a position too, with unknown
things blanked, and the rules run on it: for every move and every viewer

    hide(after the move)  ==  play(hide(before), the move as seen)

so a view follows from what was seen and from nothing else.  The contract tests check this equation
for every game; it is why no view can leak.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from .chance import Rng
from .position import copied

Seat = int
Move = int  # 0 <= move < MOVES; notation.py gives it words
P = TypeVar("P")
Value = str | int  # of an option

MOST_SEATS = 6
CHANCE: Seat = 7  # the table itself: it rolls, shuffles and deals
SPECTATOR: Seat = 8  # a viewer without a seat
PUBLIC: Seat = 9  # the stream of chance that everyone sees
NOBODY: Seat = -1
HIDDEN: Move = -1  # a move was made; which one is not this viewer's to know
UNSEEN: Move = -2  # this viewer may not even know that a move was made
SEAT_NAMES = "ABCDEF"


@dataclass(frozen=True)
class Option:
    """Something about a game that can be chosen before it starts."""

    default: Value
    values: Sequence[Value]


@dataclass(frozen=True)
class Message:
    """Something to tell a person: a message of the room's .ftl files, and its arguments.

    Arguments that are seats are given as ``Seat`` numbers under a name that ends in ``seat``; who
    sits there is for the edge to say.
    """

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Rules(Protocol):
    """``rules.py`` of a room."""

    @property
    def NAME(self) -> str: ...

    @property
    def VERSION(self) -> int:
        """Bumped whenever a stored transcript would replay differently."""

    @property
    def SEATS(self) -> range:
        """How many may play."""

    @property
    def OPTIONS(self) -> Mapping[str, Option]: ...

    @property
    def MOVES(self) -> int:
        """Size of the move space, chance included."""

    @property
    def BINDING(self) -> range:
        """Moves that the rules do not let anybody take back, not even a slip of the finger."""

    @property
    def PARTS(self) -> Sequence[str]:
        """What a score is made of."""

    @property
    def Position(self) -> type[Any]: ...

    @property
    def Reason(self) -> Any:
        """IntEnum: why a move is refused; LEGAL is 0."""

    @property
    def Ending(self) -> Any:
        """IntEnum: why the game is over."""

    def set_up(self, seats: int, options: Mapping[str, Value]) -> Any:
        """The position before anything random has happened."""

    def turn(self, p: Any) -> int:
        """The set of seats that owe a move, as bits.  0: over.  CHANCE, when in it, acts first."""

    def candidates(self, p: Any, seat: Seat, found: Any) -> int:
        """Write into ``found`` moves among which all legal ones are; return how many.

        It saves asking ``refusal`` about the whole move space, and decides nothing.
        """

    def refusal(self, p: Any, seat: Seat, move: Move) -> int:
        """0: legal; else a ``Reason``.  The only statement of legality."""

    def odds(self, p: Any, move: Move) -> float:
        """Of a CHANCE candidate: 0 if it is refused; all of them sum to 1."""

    def stream(self, p: Any) -> int:
        """Whose chance is next: PUBLIC, or the seat that alone will see it."""

    def play(self, p: Any, seat: Seat, move: Move) -> None:
        """In place; trusts the caller.  On a view, the move may be HIDDEN."""

    def hide(self, p: Any, viewer: Seat) -> None:
        """Blank all that this seat (or SPECTATOR) may not know."""

    def seen(self, p: Any, seat: Seat, move: Move, viewer: Seat) -> Move:
        """The move, asked before it is played, as this viewer sees it; or HIDDEN, or UNSEEN."""

    def guess(self, p: Any, viewer: Seat, rng: Rng) -> None:
        """Fill what was hidden from the viewer, at random, consistent with the view."""

    def turns(self, p: Any) -> int:
        """How many turns (or rounds, where all act at once) have begun."""

    def score_parts(self, p: Any, seat: Seat) -> Sequence[int]:
        """The score so far, split as in PARTS."""

    def score(self, p: Any, seat: Seat) -> int:
        """The score so far."""

    def winners(self, p: Any) -> int:
        """The set of seats that would win if the game ended now, as bits."""

    def reason(self, p: Any) -> int:
        """Why the game is over, an ``Ending``; asked only then."""


class Notation(Protocol):
    """``notation.py`` of a room: canonical English words for moves, and messages to people."""

    def write(self, p: Any, seat: Seat, move: Move) -> str:
        """The words of a move, asked before it is played."""

    def read(self, p: Any, seat: Seat, words: str) -> Move:
        """The move that the words name; UnknownWords if none."""

    def tell(self, before: Any, after: Any, seat: Seat, move: Move) -> list[Message]:
        """What a move did, for people who see these two views."""

    def offer(self, p: Any, seat: Seat, move: Move) -> Message:
        """A legal move as a choice to press."""


class Viewing(Protocol):
    """``view.py`` of a room."""

    def view(self, p: Any, viewer: Seat) -> Any:
        """A position that has been hidden from the viewer, as plain typed data."""


class Fairness(Protocol):
    """``fairness.py`` of a room in which chance can be secret; where all is open, there is none."""

    def follows(self, p: Any) -> bool:
        """Whether the odds of what the table does next follow from this view alone.

        If not, its key would tell the viewer something about what is hidden, and stays secret.
        """

    def bag(self, p: Any, seat: Seat) -> int | None:
        """The bag in which the seat's hidden draws lie now, if they lie in bags, as all can know.

        For draws that are shown without telling which of several they were: at most seven a bag.
        """

    def shown(self, p: Any, seat: Seat, move: Move) -> Shown | None:
        """The hidden draw that this move, of chance or a seat, shows to all, if it may be checked.

        ``p`` is the view of somebody who had not seen it.
        """

    def uncovered(self, steps: Iterable[tuple[Any, Any, Any]]) -> Mapping[int, int]:
        """For each step of ``Match.steps`` that shows a hidden draw: which of its seat's it was."""


@dataclass(frozen=True)
class Shown:
    """A hidden draw of a seat: the odds of all its outcomes, and the place of the one it was."""

    seat: Seat
    odds: tuple[float, ...]
    place: int


class Speaking(Protocol):
    """Messages in the reader's language."""

    def say(self, message: str, /, **args: Any) -> str: ...


@dataclass(frozen=True)
class Game:
    """One game as the core needs it."""

    rules: Rules
    notation: Notation
    viewing: Viewing
    words: Speaking  # English, for error sentences
    fairness: Fairness | None = None

    @property
    def name(self) -> str:
        return self.rules.NAME


def seats_in(owing: int) -> list[Seat]:
    return [seat for seat in range(CHANCE + 1) if owing >> seat & 1]


def legal_moves(rules: Rules, p: Any, seat: Seat) -> list[Move]:
    found = [0] * rules.MOVES
    count = rules.candidates(p, seat, found)
    return sorted(move for move in found[:count] if not rules.refusal(p, seat, move))


def seen_by(rules: Rules, p: P, viewer: Seat) -> P:
    """What the viewer knows, as a position of its own."""
    view = copied(p)
    rules.hide(view, viewer)
    return view
