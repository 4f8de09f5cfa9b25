"""The game on a table: the match, what each act did to it, and whose decision it changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from foxden.core.game import CHANCE, SPECTATOR, UNSEEN, Game, Seat, legal_moves, seats_in, seen_by
from foxden.core.match import Event, Match, seen_as
from foxden.core.position import copied

from .happenings import Moved, Started, TimeUp
from .sight import EVERYONE, Viewers

Act = Started | Moved | TimeUp


@dataclass(frozen=True, slots=True)
class Step:
    """One event of the match, with the positions before and after it."""

    before: Any
    event: Event
    after: Any


class Playing:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[Step] = []  # of the latest act
        self.changed: frozenset[Seat] = frozenset()  # whose decision the latest act changed
        self.seen_by: Viewers = EVERYONE  # who could notice it

    @property
    def game(self) -> Game:
        return self.match.game

    # Acts, played now.

    def start(self) -> list[str]:
        """What chance did before the first move."""
        self._take(lambda: self.match.run_chance(), None)
        return [step.event.words for step in self.steps]

    def move(self, seat: Seat, words: str) -> Moved:
        """IllegalMove or UnknownWords say why not, and then nothing has changed."""
        self._take(lambda: self.match.play(seat, words), seat)
        first, *chance = (step.event.words for step in self.steps)
        return Moved(seat, first, chance)

    def say(self, words: str) -> TimeUp:
        """The table itself says something, like that time is up."""

        def speak() -> None:
            self.match.follow(CHANCE, self._read(CHANCE, words))
            self.match.run_chance()

        self._take(speak, None)
        first, *chance = (step.event.words for step in self.steps)
        return TimeUp(first, chance)

    # Acts, read from the log.

    def read(self, act: Act) -> None:
        def follow() -> None:
            for seat, words in lines_of(act):
                self.match.follow(seat, self._read(seat, words))

        self._take(follow, act.seat if isinstance(act, Moved) else None)

    # Another past, because a seat took something back.

    def undo(self, seat: Seat) -> None:
        """The match before the latest act, in which chance had no part."""
        before, owing = self.match.position, self.match.to_move
        self.match.position = copied(self.steps[0].before)
        del self.match.events[-len(self.steps) :]
        self._forget_act(before, owing, seat)

    def reread(self, acts: Iterable[Act], seat: Seat) -> None:
        """The match anew after these acts."""
        before, owing = self.match.position, self.match.to_move
        self.match = again(self.match)
        for act in acts:
            for mover, words in lines_of(act):
                self.match.follow(mover, self._read(mover, words))
        self._forget_act(before, owing, seat)

    def _forget_act(self, before: Any, owing: frozenset[Seat], seat: Seat) -> None:
        self.steps = []
        self.changed = self._changed(before, owing, seat)

    def _read(self, seat: Seat, words: str) -> int:
        return self.game.notation.read(self.match.position, seat, words)

    def _take(self, act: Any, seat: Seat | None) -> None:
        match = self.match
        before, owing, count = copied(match.position), match.to_move, len(match.events)
        act()
        self.steps = _steps(self.game, before, match.events[count:])
        self.seen_by = self._viewers()
        self.changed = self._changed(before, owing, seat)

    def is_binding(self) -> bool:
        """Whether the latest act is a move that may not be taken back."""
        return self.steps[0].event.move in self.game.rules.BINDING

    def _viewers(self) -> Viewers:
        """Who noticed something of the latest act."""
        everyone = [*range(self.match.seats), SPECTATOR]
        noticed = 0
        for step in self.steps:
            for viewer in everyone:
                if seen_as(self.game, step.before, step.event, viewer) != UNSEEN:
                    noticed |= 1 << viewer
        return noticed if self.steps else EVERYONE

    def _changed(self, before: Any, owing: frozenset[Seat], mover: Seat | None) -> frozenset[Seat]:
        """Seats that now owe another decision than before; the mover's always is another."""
        rules, now = self.game.rules, self.match.to_move
        same = {
            seat
            for seat in (owing & now) - {mover}
            if legal_moves(rules, before, seat) == legal_moves(rules, self.match.position, seat)
        }
        return (owing | now) - same - {CHANCE}

    # What all may know.

    def owing(self) -> list[Seat]:
        """Who owes a move, as far as everyone may know."""
        rules = self.game.rules
        view = seen_by(rules, self.match.position, SPECTATOR)
        return [seat for seat in seats_in(rules.turn(view)) if seat != CHANCE]


def lines_of(act: Act) -> list[tuple[Seat, str]]:
    chance = [(CHANCE, words) for words in act.chance]
    if isinstance(act, Started):
        return chance
    return [(act.seat if isinstance(act, Moved) else CHANCE, act.words), *chance]


def again(match: Match) -> Match:
    """The same match at its very start."""
    return Match.replayed(
        match.game, match.seats, match.options, match.master, None, match.randomness
    )


def _steps(game: Game, before: Any, events: Sequence[Event]) -> list[Step]:
    steps = []
    for event in events:
        after = copied(before)
        game.rules.play(after, event.seat, event.move)
        steps.append(Step(before, event, after))
        before = after
    return steps
