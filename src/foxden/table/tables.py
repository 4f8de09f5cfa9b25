"""One table in memory: the fold over its log, and what may be asked of it."""

from __future__ import annotations

from collections.abc import Mapping

from foxden.core.game import Seat
from foxden.core.match import Match, Result
from foxden.games import load

from .clocks import MINUTES, Clock
from .happenings import (
    Added,
    Back,
    BotIn,
    Closed,
    Entry,
    Filled,
    Happening,
    Made,
    Moved,
    Over,
    Place,
    Rematch,
    Removed,
    Resigned,
    Sat,
    Started,
    Stood,
    TakenBack,
    TimeUp,
)
from .play import Act, Playing
from .sight import EVERYONE, WATCHING, Sight, Viewers, viewers_of

SITTING_IN = "sensible"  # the bot that plays for an absent person
OPEN = Place("open")
MOST_EVENTS = 5000  # that people may add to a log besides moves: no table grows for ever


class Table:
    def __init__(self, name: str, secret: str) -> None:
        self.id = name
        self.secret = secret  # the master seed of all chance; never leaves the server
        self.entries: list[Entry] = []
        self.keys: dict[str, Happening] = {}
        self.sight = Sight()
        self.phase = "lobby"
        self.places: list[Place] = []
        self.randomness: dict[Seat, str] = {}  # what players have added to chance
        self.sitting_in: dict[Seat, str] = {}  # seats that a bot plays for a person, and why
        self.playing: Playing | None = None
        self.kept: list[tuple[Entry, Act]] = []  # what the match is made of
        self.dropped: set[int] = set()  # moves that were taken back
        self.bound: set[int] = set()  # moves that the rules do not let anybody take back
        self.decided: list[int] = []  # by seat, the event that last changed its decision
        self.owing: list[Seat] = []  # as far as everyone may know
        self.result: Result | None = None
        self.rematch: str | None = None
        self.started_at = 0.0
        self.public_at = 0.0  # the latest event that everyone may know of
        self.time_was_up = False  # the game's own time, where it was given one
        self.is_outdated = False  # the rules are no longer here, and the log does not end yet

    # What is so.

    @property
    def made(self) -> Made:
        first = self.entries[0].what
        assert isinstance(first, Made)
        return first

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def touched_at(self) -> float:
        return self.entries[-1].at

    @property
    def is_playable(self) -> bool:
        """Whether these are the rules that the table was made for."""
        return self.made.version == load(self.made.game).rules.VERSION

    @property
    def is_full(self) -> bool:
        return self.number >= MOST_EVENTS

    @property
    def match(self) -> Match:
        assert self.playing is not None
        return self.playing.match

    def seats_of(self, client: str | None) -> list[Seat]:
        if client is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.holder == client]

    def viewers(self, client: str | None) -> Viewers:
        return viewers_of(self.seats_of(client))

    def persons(self) -> list[str]:
        """The clients at the table, in order of their seats."""
        holders = [place.holder for place in self.places if place.holder is not None]
        return list(dict.fromkeys(holders))

    def bot_at(self, seat: Seat) -> str | None:
        """The level of the bot that plays this seat now."""
        place = self.places[seat]
        if place.kind == "bot":
            return place.level
        return SITTING_IN if seat in self.sitting_in else None

    def deadline(self, seat: Seat) -> float | None:
        if self.phase != "playing" or self.bot_at(seat) is not None:
            return None
        return self.clock.deadline(seat)

    def time_limit(self) -> float | None:
        """When the game's own time is up, where the game was given one."""
        minutes = int(self.made.options.get(MINUTES, 0))
        return self.started_at + 60 * minutes if minutes and not self.time_was_up else None

    def awaited(self) -> list[Seat]:
        """Seats that owe a move, as all may know, and that a person plays."""
        if self.phase != "playing":
            return []
        return [seat for seat in self.owing if self.bot_at(seat) is None]

    def awaits_bot(self) -> bool:
        is_on = self.phase == "playing"
        return is_on and any(self.bot_at(seat) is not None for seat in self.match.to_move)

    def is_stale(self, seat: Seat, number: int, viewers: Viewers) -> bool:
        """Whether the seat's decision has changed since these viewers knew of so many events."""
        return self.sight.event_at(number, viewers) < self.decided[seat]

    def last_own_move(self, seat: Seat) -> int | None:
        """The number of the move that the seat may take back, by what the seat itself can see."""
        if self.phase != "playing" or seat in self.sitting_in:
            return None
        for entry in reversed(self.entries):
            what = entry.what
            if entry.number in self.dropped or isinstance(what, TakenBack):
                continue
            if isinstance(what, Moved):
                if what.seat == seat:
                    stands = what.chance or entry.number in self.bound
                    return None if stands else entry.number
                if self.sight.is_seen(entry.number, 1 << seat):
                    return None
            elif isinstance(what, Back | BotIn | Resigned):
                if what.seat == seat:
                    return None
            else:
                return None
        return None

    # The fold.

    def read(self, entry: Entry) -> None:
        """Take an entry of the log that others have written."""
        what = entry.what
        if isinstance(what, Started | Moved | TimeUp | TakenBack) and not self.is_playable:
            self.entries.append(entry)
            self.sight.add(EVERYONE)
            self.phase, self.is_outdated = "closed", True
            return
        if isinstance(what, Started):
            self.lay_out(what.randomness)
        if isinstance(what, Started | Moved | TimeUp):
            assert self.playing is not None
            self.playing.read(what)
        self.record(entry)

    def lay_out(self, added: Mapping[Seat, str]) -> Playing:
        """The game is set up, with the last randomness that is added; chance has not acted yet."""
        made, game = self.made, load(self.made.game)
        self.randomness = {**self.randomness, **added}
        match = Match.replayed(
            game, len(self.places), made.options, self.secret, None, self.randomness
        )
        self.playing = Playing(match)
        return self.playing

    def record(self, entry: Entry) -> None:
        """Note an event whose effect on the match has been played already."""
        self.entries.append(entry)
        if entry.key is not None:
            self.keys[entry.key] = entry.what
        self._fold(entry)
        self.sight.add(self._viewers(entry.what))
        if self.sight.is_seen(entry.number, WATCHING):
            self.public_at = entry.at
        if self.playing and isinstance(entry.what, Moved) and self.playing.is_binding():
            self.bound.add(entry.number)
        if self.playing and isinstance(entry.what, Started | Moved | TimeUp | TakenBack):
            for seat in self.playing.changed:
                self.decided[seat] = entry.number
            self._note_owing(entry)

    def _viewers(self, what: Happening) -> Viewers:
        """Who notices this event."""
        if self.playing and isinstance(what, Started | Moved | TimeUp):
            return self.playing.seen_by
        if isinstance(what, TakenBack):
            return self.sight.seen_by[what.number - 1]
        return EVERYONE

    def _note_owing(self, entry: Entry) -> None:
        assert self.playing is not None
        what, mover = entry.what, None
        self.owing = self.playing.owing()
        if isinstance(what, Moved) and self.sight.is_seen(entry.number, WATCHING):
            mover = what.seat
            self.clock.keep(entry.number, mover)
        if isinstance(what, TakenBack):
            self.clock.take_back(what.number)
        self.clock.note(self.owing, mover, entry.at)
        self.result = self.match.result

    def _fold(self, entry: Entry) -> None:
        what = entry.what
        if isinstance(what, Started | Moved | TimeUp):
            self.kept.append((entry, what))
        match what:
            case Made():
                self.places = list(what.places)
                self.randomness = dict(what.randomness)
            case Sat():
                is_device = self.places[what.seat].kind == "device"
                kind = "device" if is_device else "person"
                self.places[what.seat] = Place(kind, what.name, None, what.holder)
                if what.randomness is not None:
                    self.randomness[what.seat] = what.randomness
            case Stood():
                self.places[what.seat] = OPEN
                self.randomness.pop(what.seat, None)
            case Filled():
                self.places[what.seat] = what.place
                self.randomness.pop(what.seat, None)
            case Added():
                self.places.append(OPEN)
            case Removed():
                del self.places[what.seat]
                self.randomness = {
                    seat - (seat > what.seat): added for seat, added in self.randomness.items()
                }
            case Started():
                self.phase, self.started_at = "playing", entry.at
                self.decided = [entry.number] * len(self.places)
                self.clock = Clock(self.made.pace, len(self.places))
            case TakenBack():
                self._drop(what)
            case TimeUp():
                self.time_was_up = True
            case Resigned():
                self.sitting_in[what.seat] = "resigned"
            case BotIn():
                self.sitting_in[what.seat] = what.why
            case Back():
                self.sitting_in.pop(what.seat, None)
                if self.playing:
                    self.clock.restart(what.seat, entry.at)
            case Over():
                self.phase = "over" if self.is_playable else "closed"
                self.is_outdated = False
            case Closed():
                self.phase, self.is_outdated = "closed", False
            case Rematch():
                self.rematch = what.table

    def _drop(self, what: TakenBack) -> None:
        assert self.playing is not None
        self.dropped.add(what.number)
        is_latest = self.kept[-1][0].number == what.number
        self.kept = [(entry, act) for entry, act in self.kept if entry.number != what.number]
        if is_latest and self.playing.steps:
            self.playing.undo(what.seat)
        else:
            self.playing.reread((act for _, act in self.kept), what.seat)
