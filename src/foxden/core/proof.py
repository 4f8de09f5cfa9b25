"""Which draws of a match a reader can check, and the keys that this takes.

A reader is given the key of a draw only if its outcome was shown to them and if their view alone
says what its odds were: otherwise the key would tell something about what is hidden.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from .fairness import Tree, draw_key, leaves_of
from .game import CHANCE, HIDDEN, PUBLIC, UNSEEN, Game, Move, Seat, legal_moves, seen_by
from .match import Match, seen_as, stream_name


class WhyNot(StrEnum):
    """Why a draw can't be checked."""

    HIDDEN = "hidden"  # the reader has not seen the outcome
    DEPENDS = "depends"  # the odds depend on things that the reader may not know
    NO_CHANCE = "no-chance"  # the table said it, but no die decided it
    BEYOND = "beyond"  # there are more draws than were committed to
    NO_KEY = "no-key"  # the transcript does not hold it


@dataclass(frozen=True)
class Draw:
    """A line of chance as its reader can judge it: the odds of what could happen, and what did."""

    line: int  # which of the lines that the reader sees, from 0
    stream: str
    number: int | None  # None: a hidden draw that was shown, and only the match knows which
    odds: tuple[float, ...] = ()
    place: int = 0  # of the outcome among the odds
    why_not: WhyNot | None = None


@dataclass(frozen=True)
class Key:
    number: int
    key: str
    line: int  # which of the lines that the reader sees, from 0
    odds: tuple[float, ...]
    place: int


@dataclass(frozen=True)
class Proof:
    """Of one stream.  Keys stand in the order of the lines that they belong to."""

    commitment: str
    keys: tuple[Key, ...]
    nodes: tuple[str, ...]


def prove(match: Match, reader: Seat | None) -> dict[str, Proof]:
    """For a reader (None: of the truth) of a match that knows its keys."""
    master = bytes.fromhex(match.master)
    shown: Mapping[str, list[Draw]] = defaultdict(list)
    for draw in draws(match, reader):
        if draw.why_not is None:
            shown[draw.stream].append(draw)
    streams = [stream_name(PUBLIC), *map(stream_name, range(match.seats))]
    return {stream: _proof(master, stream, shown[stream]) for stream in streams}


def _proof(master: bytes, stream: str, shown: list[Draw]) -> Proof:
    tree, keys = Tree(master, stream), []
    for draw in shown:
        assert draw.number is not None
        key = draw_key(master, stream, draw.number).hex()
        keys.append(Key(draw.number, key, draw.line, draw.odds, draw.place))
    nodes = tree.nodes_beside([key.number for key in keys])
    return Proof(tree.root.hex(), tuple(keys), tuple(node.hex() for node in nodes))


def draws(match: Match, reader: Seat | None) -> Iterator[Draw]:
    """All lines of chance, as a reader (None: of the truth) can judge them."""
    game, line = match.game, 0
    drawn: Counter[str] = Counter()
    uncovered = _uncovered(match)
    for event_number, (before, event, _) in enumerate(match.steps()):
        move = event.move if reader is None else seen_as(game, before, event, reader)
        stream = stream_name(event.stream)
        number = drawn[stream]
        drawn[stream] += event.seat == CHANCE
        if move == UNSEEN:
            continue
        if event.seat == CHANCE:
            view = before if reader is None else seen_by(game.rules, before, reader)
            shown = _shown(game, view, move, line, reader, uncovered.get(event_number))
            yield shown or _judged(game, view, move, line, stream, number)
        line += 1


def _uncovered(match: Match) -> Mapping[int, int]:
    fairness = match.game.fairness
    return fairness.uncovered(match.steps()) if fairness and match.known_to is None else {}


def _judged(game: Game, view: Any, move: Move, line: int, stream: str, number: int) -> Draw:
    if move == HIDDEN:
        return Draw(line, stream, number, why_not=WhyNot.HIDDEN)
    if number >= leaves_of(stream):
        return Draw(line, stream, number, why_not=WhyNot.BEYOND)
    if game.fairness and not game.fairness.follows(view):
        return Draw(line, stream, number, why_not=WhyNot.DEPENDS)
    moves = legal_moves(game.rules, view, CHANCE)
    odds = tuple(game.rules.odds(view, outcome) for outcome in moves)
    place = moves.index(move)
    why_not = None if odds[place] > 0 else WhyNot.NO_CHANCE
    return Draw(line, stream, number, odds, place, why_not)


def _shown(
    game: Game, view: Any, move: Move, line: int, reader: Seat | None, number: int | None
) -> Draw | None:
    """The hidden draw that this line shows to a reader who has not seen it before."""
    shown = game.fairness.shown(view, move) if game.fairness else None
    if shown is None or reader in (None, shown.seat):
        return None
    stream = stream_name(shown.seat)
    is_beyond = number is not None and number >= leaves_of(stream)
    why_not = WhyNot.BEYOND if is_beyond else None
    return Draw(line, stream, number, shown.odds, shown.place, why_not)
