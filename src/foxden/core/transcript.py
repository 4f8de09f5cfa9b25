"""A match as text: a header, then one line a move, chance included.

    game: sneaky
    version: 1
    seats: 3
    options: deck=1223
    seen by: everyone                 (or: a spectator, A, B, …)
    seed: 64 hex digits               (only in the truth, and only if there was one)
    randomness A: 64 hex digits       (what a seat has added to chance, if it has)

    table: deals red 1                chance that all see
    table to B: rolls 5               chance that only B sees
    A: place red on centre 1          a move of seat A
    A: ?                              a move that the reader may not know

Blank lines and what follows a # are passed over, so a person can write one by hand.  Lines that
prove the dice may be there too: ``keys.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from .errors import BadSetup, BadTranscript, FoxdenError, UnknownGame, UnknownWords
from .fairness import HEX_256
from .game import (
    CHANCE,
    HIDDEN,
    PUBLIC,
    SEAT_NAMES,
    SPECTATOR,
    UNSEEN,
    Game,
    Move,
    Seat,
    legal_moves,
    seats_in,
    seen_by,
)
from .keys import KINDS, Evidence, read_keys, read_named, write_keys
from .match import Event, Match, check, checked_options, checked_seats, seen_as
from .proof import Proof

Lines = list[tuple[int, str]]  # each with its number, counted from 1

HEADER = ("game", "version", "seats", "options", "seen by", "seed")
NAMED = ("randomness", "commitment")  # lines of the header too, each with a name
TRUTH = "everyone"
SPECTATORS = "a spectator"
SHOWN_CHOICES = 6
LONGEST_LINE = 400
FITTING = {
    "seats": "a number of seats that fits the game",
    "options": "options of the game",
}
LINE_END = re.compile(r"\r\n|\r|\n")  # what an editor counts as a line


@dataclass
class Header:
    """What stands above the moves, each with the number of its line."""

    fields: dict[str, tuple[int, str]] = field(default_factory=dict)
    end: int = 1

    def text(self, name: str) -> str:
        if name not in self.fields:
            raise BadTranscript(self.end, f"a line '{name}: …'", f"The header has no {name}.")
        return self.fields[name][1]

    def line(self, name: str) -> int:
        return self.fields[name][0]

    def number(self, name: str) -> int:
        text = self.text(name)
        if not text.isascii() or not text.isdigit():
            raise BadTranscript(self.line(name), "a whole number", f"{name!r} can't be {text!r}.")
        return int(text)


@dataclass(frozen=True)
class Record:
    """All that a transcript holds."""

    match: Match
    lines: list[int]  # the number of each move's line, counted from 1
    evidence: Evidence


def write_transcript(match: Match, viewer: Seat | None, proof: Mapping[str, Proof]) -> str:
    """The match for a viewer; None: the whole truth (as far as the match itself knows it)."""
    known_to = match.known_to if viewer is None else viewer
    header = {
        "game": match.game.name,
        "version": str(match.game.rules.VERSION),
        "seats": str(match.seats),
        "options": ", ".join(f"{name}={value}" for name, value in match.options.items()),
        "seen by": reader_name(known_to),
    }
    if known_to is None and match.is_seeded:
        header["seed"] = match.master
    header |= {f"randomness {SEAT_NAMES[seat]}": text for seat, text in match.randomness.items()}
    header |= {f"commitment {stream}": its.commitment for stream, its in proof.items()}
    lines = [f"{name}: {text}" for name, text in header.items() if text]
    return "\n".join([*lines, "", *_lines(match, known_to), *write_keys(proof)]) + "\n"


def reader_name(viewer: Seat | None) -> str:
    if viewer is None:
        return TRUTH
    return SPECTATORS if viewer == SPECTATOR else SEAT_NAMES[viewer]


def event_line(event: Event, words: str) -> str:
    who = _table_to(event.stream) if event.seat == CHANCE else SEAT_NAMES[event.seat]
    return f"{who}: {words}"


def _table_to(stream: Seat) -> str:
    return "table" if stream == PUBLIC else f"table to {SEAT_NAMES[stream]}"


def _lines(match: Match, viewer: Seat | None) -> Iterator[str]:
    if viewer is None or viewer == match.known_to:
        yield from (event_line(event, event.words) for event in match.events)
        return
    for before, event, _ in match.steps():
        move = seen_as(match.game, before, event, viewer)
        if move == UNSEEN:
            continue
        if move == HIDDEN:
            yield event_line(event, "?")
            continue
        view = seen_by(match.game.rules, before, viewer)  # so that words tell no more than it does
        yield event_line(event, match.game.notation.write(view, event.seat, move))


def read_transcript(text: str, load: Callable[[str], Game], until: int | None = None) -> Match:
    """The match that a transcript tells, every line checked; ``until``: after that many moves."""
    return read_record(text, load, until).match


def read_record(text: str, load: Callable[[str], Game], until: int | None = None) -> Record:
    """The same, with what proves its dice."""
    if not isinstance(text, str):
        raise BadTranscript(1, "a text", f"This is {type(text).__name__}.")
    header, lines, proving = _split(text)
    match = _begin(header, load)
    streams = ("public", *SEAT_NAMES[: match.seats])
    evidence = read_keys(proving, match.seats, read_named(header.fields, "commitment", streams))
    if until is not None and not (isinstance(until, int) and 0 <= until <= len(lines)):
        last = lines[-1][0] if lines else header.end
        why = f"The transcript ends here, after {len(lines)} moves; there is no move {until!r}."
        raise BadTranscript(last, f"a number from 0 to {len(lines)}", why)
    for number, line in lines[:until]:
        try:
            match.follow(*_read_line(match, line))
        except FoxdenError as error:
            raise BadTranscript(number, _expected(match), f"{line!r}: {error}") from None
    return Record(match, [number for number, _ in lines[:until]], evidence)


def _split(text: str) -> tuple[Header, Lines, Lines]:
    """The header, the moves, and what proves the dice."""
    header = Header()
    lines: Lines = []
    proving: Lines = []
    for number, raw in enumerate(LINE_END.split(text.removeprefix("\ufeff")), 1):
        line = " ".join(raw.partition("#")[0].split())
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line:
            continue
        if len(line) > LONGEST_LINE:
            why = f"The line has {len(line)} characters."
            raise BadTranscript(number, f"at most {LONGEST_LINE}", why)
        kind = name.partition(" ")[0]
        if colon and kind in KINDS:
            proving.append((number, line))
        elif proving:
            expected = "keys and nodes, which stand at the end"
            raise BadTranscript(number, expected, f"{line!r} is none.")
        elif not lines and colon and (name in HEADER or kind in NAMED):
            if name in header.fields:
                raise BadTranscript(number, "it once", f"The header has {name!r} twice.")
            header.fields[name] = (number, value)
            header.end = number + 1
        else:
            lines.append((number, line))
    return header, lines, proving


def _begin(header: Header, load: Callable[[str], Game]) -> Match:
    try:
        game = load(header.text("game"))
    except UnknownGame as error:
        raise BadTranscript(header.line("game"), "the name of a game", str(error)) from None
    version = header.number("version")
    if version != game.rules.VERSION:
        why = f"These rules of {game.name} are version {game.rules.VERSION}, not {version}."
        raise BadTranscript(header.line("version"), f"version {game.rules.VERSION}", why)
    seats = header.number("seats")
    options = _read_options(header)
    known_to = _read_reader(header, seats)
    seed = _read_seed(header, known_to)
    with _blaming(header, "seats"):
        checked_seats(game.rules, seats)
    with _blaming(header, "options"):
        checked_options(game, options)
    randomness = read_named(header.fields, "randomness", SEAT_NAMES[:seats])
    added = {SEAT_NAMES.index(name): text for name, (_, text) in randomness.items()}
    return Match.replayed(game, seats, options, seed, known_to, added)


@contextmanager
def _blaming(header: Header, name: str) -> Iterator[None]:
    try:
        yield
    except BadSetup as error:
        raise BadTranscript(header.line(name), FITTING[name], str(error)) from None


def _read_options(header: Header) -> dict[str, str]:
    options: dict[str, str] = {}
    text = header.fields.get("options", (0, ""))[1]
    for part in filter(None, text.split(",")):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            line = header.line("options")
            raise BadTranscript(line, "options as name=value", f"{part.strip()!r} has no value.")
        if name in options:
            line = header.line("options")
            raise BadTranscript(line, "each option once", f"{name!r} has two values.")
        options[name] = value
    return options


def _read_reader(header: Header, seats: int) -> Seat | None:
    reader = header.fields.get("seen by", (0, TRUTH))[1]
    if reader == TRUTH:
        return None
    if reader == SPECTATORS:
        return SPECTATOR
    if len(reader) == 1 and reader in SEAT_NAMES[:seats]:
        return SEAT_NAMES.index(reader)
    expected = f"{TRUTH}, {SPECTATORS} or a seat"
    raise BadTranscript(header.line("seen by"), expected, f"{reader!r} is no reader.")


def _read_seed(header: Header, known_to: Seat | None) -> str | None:
    """A seed tells all chance to come, so it stands only in the truth."""
    if "seed" not in header.fields:
        return None
    if known_to is not None:
        why = f"The seed is not for {reader_name(known_to)} to know."
        raise BadTranscript(header.line("seed"), f"no seed, or 'seen by: {TRUTH}'", why)
    seed = header.text("seed")
    if not HEX_256.fullmatch(seed):
        raise BadTranscript(
            header.line("seed"), "64 hex digits (0-9, a-f)", f"{seed!r} is no seed."
        )
    return seed


def _read_line(match: Match, line: str) -> tuple[Seat, Move]:
    who, colon, words = (part.strip() for part in line.partition(":"))
    if not colon:
        raise UnknownWords("This does not say who moves.")
    seat = _read_who(match, who)
    if match.game.rules.turn(match.position) >> CHANCE & 1 and seat != CHANCE:
        raise BadSetup("The table moves first.")
    if words == "?":
        if match.known_to is None:
            raise BadSetup(f"A transcript for {TRUTH} has no '?'.")
        if match.to_move and seat not in match.to_move:
            raise BadSetup("It is somebody else's turn.")
        move = HIDDEN
    else:
        move = match.game.notation.read(match.position, seat, words)
    check(match.game, match.position, seat, move)
    _check_reader(match, seat, move)
    return seat, move


def _read_who(match: Match, who: str) -> Seat:
    if who in tuple(SEAT_NAMES[: match.seats]):
        return SEAT_NAMES.index(who)
    if who != "table" and who not in (f"table to {name}" for name in SEAT_NAMES):
        place = "at this table" if match.events else "at this table, nor a line of the header"
        raise UnknownWords(f"{who!r} is not {place}.")
    rules, p = match.game.rules, match.position
    stream = rules.stream(p)
    if rules.turn(p) >> CHANCE & 1 and who != _table_to(stream):
        to = "all see" if stream == PUBLIC else f"{SEAT_NAMES[stream]} alone sees"
        raise BadSetup(f"What {to} is next.")
    return CHANCE


def _check_reader(match: Match, seat: Seat, move: Move) -> None:
    """A record for one reader holds what that reader saw, no less and no more."""
    if match.known_to is None:
        return
    rules, p, reader = match.game.rules, match.position, reader_name(match.known_to)
    if move == HIDDEN:
        if match.known_to == seat or (
            seat == CHANCE and rules.stream(p) in (match.known_to, PUBLIC)
        ):
            raise BadSetup(f"This is for {reader} to know.")
        return
    look = rules.seen(p, seat, move, match.known_to)
    if look == UNSEEN:
        raise BadSetup(f"That this happened is not for {reader} to know.")
    if look != move:
        raise BadSetup(f"This is not for {reader} to know; write '?'.")


def _expected(match: Match) -> str:
    """What could stand here instead, in words."""
    rules, p = match.game.rules, match.position
    owing = seats_in(rules.turn(p))
    if not owing:
        return "nothing more: the game is over"
    acting = [CHANCE] if CHANCE in owing else owing
    choices = [line for seat in acting for line in _choices(match, seat)]
    named = [repr(line) for line in choices]
    if len(named) > SHOWN_CHOICES + 1:
        shown, more = named[:SHOWN_CHOICES], len(named) - SHOWN_CHOICES
        return f"{', '.join(shown)} or one of {more} more"
    return " or ".join(filter(None, [", ".join(named[:-1]), *named[-1:]]))


def _choices(match: Match, seat: Seat) -> list[str]:
    """All lines that could stand here for one seat, as the reader of the transcript sees them."""
    rules, p, reader = match.game.rules, match.position, match.known_to
    stream = rules.stream(p) if seat == CHANCE else PUBLIC
    owner = stream if seat == CHANCE else seat
    event = Event(seat, HIDDEN, "?", stream)
    moves = legal_moves(rules, p, seat)
    words = []
    if reader is not None:
        moves = [move for move in moves if rules.seen(p, seat, move, reader) == move]
        if owner not in (reader, PUBLIC) and not rules.refusal(p, seat, HIDDEN):
            words.append("?")
    words += [match.game.notation.write(p, seat, move) for move in moves]
    return [event_line(event, line) for line in words]
