"""A match as text: a header, then one line a move, chance included.

    game: sneaky
    version: 1
    seats: 3
    options: deck=1223
    seen by: everyone                 (or: a spectator, A, B, …)
    seed: 64 hex digits               (only in the truth, and only if there was one)

    table: deals red 1                chance that all see
    table to B: rolls 5               chance that only B sees
    A: place red on centre 1          a move of seat A
    A: ?                              a move that the reader may not know

Blank lines and what follows a # are passed over, so a person can write one by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from .errors import BadSetup, BadTranscript, FoxdenError, UnknownGame
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
)
from .match import Event, Match, checked_options, checked_seats, seen_as

HEADER = ("game", "version", "seats", "options", "seen by", "seed")
TRUTH = "everyone"
SPECTATORS = "a spectator"
SHOWN_CHOICES = 6


@dataclass
class Header:
    """What stands above the moves, each with the number of its line."""

    fields: dict[str, tuple[int, str]] = field(default_factory=dict)
    end: int = 1

    def text(self, name: str) -> str:
        if name not in self.fields:
            raise BadTranscript(self.end, f"a line '{name}: …'", f"the header has no {name}.")
        return self.fields[name][1]

    def line(self, name: str) -> int:
        return self.fields[name][0]

    def number(self, name: str) -> int:
        text = self.text(name)
        if not text.isascii() or not text.isdigit():
            raise BadTranscript(self.line(name), "a whole number", f"{text!r} is no {name}.")
        return int(text)


def write_transcript(match: Match, viewer: Seat | None) -> str:
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
    lines = [f"{name}: {text}" for name, text in header.items() if text]
    return "\n".join([*lines, "", *_lines(match, known_to)]) + "\n"


def reader_name(viewer: Seat | None) -> str:
    if viewer is None:
        return TRUTH
    return SPECTATORS if viewer == SPECTATOR else SEAT_NAMES[viewer]


def event_line(event: Event, words: str) -> str:
    if event.seat != CHANCE:
        return f"{SEAT_NAMES[event.seat]}: {words}"
    if event.stream == PUBLIC:
        return f"table: {words}"
    return f"table to {SEAT_NAMES[event.stream]}: {words}"


def _lines(match: Match, viewer: Seat | None) -> Iterator[str]:
    if viewer is None or viewer == match.known_to:
        yield from (event_line(event, event.words) for event in match.events)
        return
    for before, event, _ in match.steps():
        move = seen_as(match.game, before, event, viewer)
        if move == UNSEEN:
            continue
        words = "?" if move == HIDDEN else match.game.notation.write(before, event.seat, move)
        yield event_line(event, words)


def read_transcript(text: str, load: Callable[[str], Game], until: int | None = None) -> Match:
    """The match that a transcript tells, every line checked; ``until``: after that many moves."""
    header, lines = _split(text)
    match = _begin(header, load)
    for number, line in lines[:until]:
        seat, move = _read_line(match, number, line)
        try:
            match.follow(seat, move)
        except FoxdenError as error:
            raise BadTranscript(number, _expected(match), f"{line!r}: {error}") from None
    if until is not None and until > len(lines):
        raise BadTranscript(len(text.splitlines()), f"at most {len(lines)} moves", "it ends here.")
    return match


def _split(text: str) -> tuple[Header, list[tuple[int, str]]]:
    header = Header()
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line:
            continue
        if not lines and name in HEADER and colon:
            if name in header.fields:
                raise BadTranscript(number, "each line of the header once", f"{name!r} again.")
            header.fields[name] = (number, value)
            header.end = number + 1
        else:
            lines.append((number, line))
    return header, lines


def _begin(header: Header, load: Callable[[str], Game]) -> Match:
    try:
        game = load(header.text("game"))
    except UnknownGame as error:
        raise BadTranscript(header.line("game"), "the name of a game", str(error)) from None
    version = header.number("version")
    if version != game.rules.VERSION:
        why = f"these rules of {game.name} are version {game.rules.VERSION}, not {version}."
        raise BadTranscript(header.line("version"), f"version {game.rules.VERSION}", why)
    seats = header.number("seats")
    options = _read_options(header)
    known_to = _read_reader(header, seats)
    seed = header.text("seed") if "seed" in header.fields else None
    with _blaming(header, "seats"):
        checked_seats(game, seats)
    with _blaming(header, "options"):
        checked_options(game, options)
    with _blaming(header, "seed"):
        return Match.replayed(game, seats, options, seed, known_to)


@contextmanager
def _blaming(header: Header, name: str) -> Iterator[None]:
    try:
        yield
    except BadSetup as error:
        raise BadTranscript(header.line(name), f"{name} that fit the game", str(error)) from None


def _read_options(header: Header) -> dict[str, str]:
    options: dict[str, str] = {}
    text = header.fields.get("options", (0, ""))[1]
    for part in filter(None, text.split(",")):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            line = header.line("options")
            raise BadTranscript(line, "options as name=value", f"{part.strip()!r} has no value.")
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


def _read_line(match: Match, number: int, line: str) -> tuple[Seat, Move]:
    who, colon, words = (part.strip() for part in line.partition(":"))
    seat = _read_who(match, who) if colon else None
    if seat is None:
        raise BadTranscript(number, _expected(match), f"{line!r} does not say who moves.")
    if words == "?" and match.known_to is not None:
        return seat, HIDDEN
    try:
        return seat, match.game.notation.read(match.position, seat, words)
    except FoxdenError as error:
        raise BadTranscript(number, _expected(match), f"{line!r}: {error}") from None


def _read_who(match: Match, who: str) -> Seat | None:
    if who in tuple(SEAT_NAMES[: match.seats]):
        return SEAT_NAMES.index(who)
    if who == "table" or (who.startswith("table to ") and who[9:] in tuple(SEAT_NAMES)):
        rules, p = match.game.rules, match.position
        chance_is_next = rules.turn(p) >> CHANCE & 1
        owner = who[9:] or "public"
        if chance_is_next and rules.stream(p) != _stream_of(owner):
            return None
        return CHANCE
    return None


def _stream_of(owner: str) -> Seat:
    return PUBLIC if owner == "public" else SEAT_NAMES.index(owner)


def _expected(match: Match) -> str:
    """What could stand here instead, in words."""
    rules, p = match.game.rules, match.position
    owing = seats_in(rules.turn(p))
    if not owing:
        return "nothing more: the game is over"
    seat = CHANCE if CHANCE in owing else owing[0]
    moves = legal_moves(rules, p, seat)
    stream = rules.stream(p) if seat == CHANCE else PUBLIC
    shown = [
        event_line(Event(seat, move, "", stream), match.game.notation.write(p, seat, move))
        for move in moves[:SHOWN_CHOICES]
    ]
    more = " …" if len(moves) > SHOWN_CHOICES else ""
    return " or ".join(repr(line) for line in shown) + more
