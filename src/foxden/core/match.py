"""The only loop that plays a game: seats, chance, views, result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from .chance import Streams, master_seed, outcome
from .errors import BadSetup, FoxdenError, IllegalMove, UnknownWords
from .fairness import Randomness, checked_randomness, commitments
from .game import (
    CHANCE,
    HIDDEN,
    PUBLIC,
    SEAT_NAMES,
    SPECTATOR,
    UNSEEN,
    Game,
    Message,
    Move,
    Rules,
    Seat,
    Value,
    legal_moves,
    seats_in,
    seen_by,
)
from .position import copied

if TYPE_CHECKING:
    from .proof import Proof


@dataclass(frozen=True)
class Result:
    """How a match ended: how much, who, and why."""

    scores: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]
    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True)
class Event:
    """One move of the record; chance that only one seat saw names it as its stream."""

    seat: Seat
    move: Move
    words: str
    stream: Seat = PUBLIC


class Match:
    """One game being played.  Chance is resolved at once: whenever you look, seats are to move."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        chance: Iterable[str] = (),
        randomness: Randomness = (),
    ) -> None:
        self.game = game
        self.seats = checked_seats(game.rules, seats)
        self.options = checked_options(game, options or {})
        self.position = game.rules.set_up(self.seats, self.options)
        self.start = copied(self.position)
        self.events: list[Event] = []
        self.known_to: Seat | None = None  # whose view the position is; None: it is the truth
        self.is_seeded = True
        self.randomness = checked_randomness(randomness, self.seats)
        self._streams = Streams(master_seed(seed), self.randomness)
        if isinstance(chance, str):
            raise BadSetup(f"A script is a list of outcomes, not one text: {chance!r}.")
        self._scripted = list(chance)
        self.run_chance()

    @property
    def master(self) -> str:
        """The master seed, as 64 hex digits: it tells all chance to come."""
        return self._streams.master.hex()

    @property
    def viewer(self) -> Seat | None:
        """For whom ``view`` shows the most: None, a spectator, unless it was read for a seat."""
        return None if self.known_to in (None, SPECTATOR) else self.known_to

    @property
    def to_move(self) -> frozenset[Seat]:
        return frozenset(seats_in(self.game.rules.turn(self.position)))

    def moves(self, seat: Seat) -> list[str]:
        """The legal moves of a seat, in words."""
        seat = self._checked_seat(seat)
        write, p = self.game.notation.write, self.position
        return [write(p, seat, move) for move in legal_moves(self.game.rules, p, seat)]

    def play(self, seat: Seat, words: str) -> None:
        """Play a move; IllegalMove or UnknownWords say why not, and then nothing has changed."""
        seat = self._checked_seat(seat)
        self.run_chance()
        move = self._read(seat, words)
        check(self.game, self.position, seat, move)
        self._record(seat, move)
        self.run_chance()

    def announce(self, words: str) -> None:
        """The table says what is no chance, like that time is up; refused as a move would be."""
        self.run_chance()
        self.follow(CHANCE, self._read(CHANCE, words))
        self.run_chance()

    def run_chance(self) -> None:
        """Let the table act until a seat is to move: a match read from a record waits for this."""
        if self.known_to is not None:
            raise BadSetup(
                "This match was read from a view; only the whole truth can be played on."
            )
        rules, p = self.game.rules, self.position
        while rules.turn(p) >> CHANCE & 1:
            if self._scripted:  # a scripted outcome uses up its draw, so a replay can go on from it
                self.follow(CHANCE, self._scripted_move(self._scripted[0]))
                del self._scripted[0]
                continue
            unit = self._next_unit()
            moves = legal_moves(rules, p, CHANCE)
            self._record(CHANCE, outcome(unit, moves, [rules.odds(p, move) for move in moves]))

    def seen(self, viewer: Seat | None) -> Any:
        """What a seat (None: a spectator) knows, in the form that rules and bots use."""
        return seen_by(self.game.rules, self.position, self._viewer(viewer))

    def view(self, viewer: Seat | None = None) -> Any:
        """What a seat (None: a spectator) knows, as plain typed data."""
        return self.game.viewing.view(self.seen(viewer), self._viewer(viewer))

    @property
    def result(self) -> Result | None:
        return result_of(self.game, self.position, self.seats)

    def transcript(self, viewer: Seat | str | None = "truth", proofs: bool = False) -> str:
        """The match as text: the whole truth, or as seen by a seat or (None) a spectator.

        With ``proofs`` the dice in it can be checked: `foxden verify`.
        """
        from .transcript import write_transcript

        proof = self.proof(viewer) if proofs else {}
        return write_transcript(self, self._reader(viewer), proof)

    def commitments(self) -> dict[str, str]:
        """What tables publish before the game: by stream the root over the keys of all draws."""
        self._check_seeded()
        return commitments(bytes.fromhex(self.master), self.seats)

    def proof(self, viewer: Seat | str | None = "truth") -> dict[str, Proof]:
        """By stream: the keys of all draws that a viewer may check, and what else that takes."""
        from .proof import prove

        self._check_seeded()
        return prove(self, self._reader(viewer))

    def told(self, viewer: Seat | None = None, since: int = 0) -> list[Message]:
        """What happened from event ``since`` on, as messages for this viewer."""
        seat, messages = self._viewer(viewer), []
        for number, (before, event, after) in enumerate(self.steps()):
            if number < since:
                continue
            messages += tell(self.game, before, event, after, seat)
        return messages

    @classmethod
    def replayed(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, Value],
        seed: str | None,
        known_to: Seat | None,
        randomness: Randomness = (),
    ) -> Match:
        """A match at its very start that waits for ``follow``; even chance has not acted."""
        match = cls.__new__(cls)
        match.game, match.known_to, match.events = game, known_to, []
        match.seats, match.options = (
            checked_seats(game.rules, seats),
            checked_options(game, options),
        )
        match.position = game.rules.set_up(match.seats, match.options)
        if known_to is not None:
            game.rules.hide(match.position, known_to)
        match.start = copied(match.position)
        match.is_seeded = seed is not None  # else chance to come is drawn afresh
        match.randomness = checked_randomness(randomness, match.seats)
        match._streams, match._scripted = Streams(master_seed(seed), match.randomness), []
        return match

    def follow(self, seat: Seat, move: Move) -> None:
        """Take one checked move of a record, chance included, and nothing after it."""
        check(self.game, self.position, seat, move)
        if seat == CHANCE:
            self._next_unit()
        self._record(seat, move)

    def steps(self) -> Iterable[tuple[Any, Event, Any]]:
        before = copied(self.start)
        for event in self.events:
            after = copied(before)
            self.game.rules.play(after, event.seat, event.move)
            yield before, event, after
            before = after

    def _next_unit(self) -> float:
        stream = self.game.rules.stream(self.position)
        return self._streams.unit(stream_name(stream), bag_of(self.game, self.position, stream))

    def _read(self, seat: Seat, words: str) -> Move:
        if not isinstance(words, str):
            raise UnknownWords(f"A move is named in words, not by {words!r}.")
        return self.game.notation.read(self.position, seat, words)

    def _scripted_move(self, line: str) -> Move:
        named, _, words = str(line).rpartition(":")
        owner = stream_name(self.game.rules.stream(self.position))
        if (named.strip() or "public") != owner:
            form = "the words alone" if owner == "public" else f"'{owner}: …'"
            why = f"the {owner} stream is next: write {form}"
            raise BadSetup(f"The script says {line!r}, but {why}.")
        try:
            move = self._read(CHANCE, words)
            check(self.game, self.position, CHANCE, move)
        except FoxdenError as error:
            raise BadSetup(f"The script says {line!r}, but: {error}") from None
        return move

    def _record(self, seat: Seat, move: Move) -> None:
        p = self.position
        stream = self.game.rules.stream(p) if seat == CHANCE else PUBLIC
        words = "?" if move == HIDDEN else self.game.notation.write(p, seat, move)
        self.events.append(Event(seat, move, words, stream))
        self.game.rules.play(p, seat, move)

    def _checked_seat(self, seat: Seat) -> Seat:
        if not isinstance(seat, (int, SupportsIndex)) or not 0 <= index(seat) < self.seats:
            raise BadSetup(
                f"There is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}."
            )
        return index(seat)  # NumPy's whole numbers are seats too

    def _check_seeded(self) -> None:
        if not self.is_seeded or self.known_to is not None:
            raise BadSetup(
                "This match was read from a text that does not hold the keys of its dice."
            )

    def _reader(self, viewer: Seat | str | None) -> Seat | None:
        """The one for whom a transcript is written; None: it tells the truth."""
        if viewer == "truth":
            return None
        if isinstance(viewer, str):
            raise BadSetup(f"A transcript is for a seat's number or None, not {viewer!r}.")
        return self._viewer(viewer)

    def _viewer(self, viewer: Seat | None) -> Seat:
        if viewer is None:
            return SPECTATOR
        viewer = self._checked_seat(viewer)
        if self.known_to not in (None, viewer):
            name = SEAT_NAMES[viewer]
            raise BadSetup(f"This match was read from another view; it can't tell what {name} saw.")
        return viewer


def checked_seats(rules: Rules, seats: int | None) -> int:
    """The number of seats (by default the least), if this many can play."""
    allowed = rules.SEATS
    if seats is None:
        return allowed[0]
    if not isinstance(seats, (int, SupportsIndex)) or index(seats) not in allowed:
        raise BadSetup(f"{rules.NAME} is for {allowed[0]} to {allowed[-1]} players, not {seats!r}.")
    return index(seats)


def checked_options(game: Game, given: Mapping[str, Value]) -> dict[str, Value]:
    """All options of the game, the given ones checked, the others at their defaults."""
    for name in given:
        if name not in game.rules.OPTIONS:
            known = ", ".join(game.rules.OPTIONS) or "none"
            raise BadSetup(f"{game.name} has no option {name!r}; its options: {known}.")
    return {
        name: _checked_value(name, option.values, given.get(name, option.default))
        for name, option in game.rules.OPTIONS.items()
    }


def _checked_value(name: str, values: Sequence[Value], given: Value) -> Value:
    """Options arrive as text from a command line, so 45 and "45" are the same."""
    for value in values:
        if str(value) == str(given):
            return value
    shown = (
        f"{values[0]} to {values[-1]}" if isinstance(values, range) else ", ".join(map(str, values))
    )
    raise BadSetup(f"Option {name} can't be {str(given)!r}; it is one of: {shown}.")


def check(game: Game, p: Any, seat: Seat, move: Move) -> None:
    """Refuse an illegal move with a sentence."""
    if reason := game.rules.refusal(p, seat, move):
        name = game.rules.Reason(reason).name.lower().replace("_", "-")
        raise IllegalMove(game.words.say(f"refusal-{name}"), name)


def result_of(game: Game, p: Any, seats: int) -> Result | None:
    rules = game.rules
    if rules.turn(p):
        return None
    return Result(
        scores=tuple(rules.score(p, seat) for seat in range(seats)),
        parts=tuple(
            dict(zip(rules.PARTS, rules.score_parts(p, seat), strict=True)) for seat in range(seats)
        ),
        winners=tuple(seats_in(rules.winners(p))),
        reason=rules.Ending(rules.reason(p)).name.lower().replace("_", "-"),
    )


def tell(game: Game, before: Any, event: Event, after: Any, viewer: Seat) -> list[Message]:
    """What an event looked like to a viewer."""
    move = seen_as(game, before, event, viewer)
    if move == UNSEEN or (move == HIDDEN and event.seat == CHANCE):
        return []
    hidden_before = seen_by(game.rules, before, viewer)
    hidden_after = seen_by(game.rules, after, viewer)
    return game.notation.tell(hidden_before, hidden_after, event.seat, move)


def seen_as(game: Game, before: Any, event: Event, viewer: Seat) -> Move:
    if event.move == HIDDEN:
        return HIDDEN
    return game.rules.seen(before, event.seat, event.move, viewer)


def bag_of(game: Game, p: Any, stream: Seat) -> int | None:
    """The bag of a stream's next draw, where it has bags."""
    return game.fairness.bag(p, stream) if game.fairness and stream != PUBLIC else None


def stream_name(stream: Seat) -> str:
    return "public" if stream == PUBLIC else SEAT_NAMES[stream]
