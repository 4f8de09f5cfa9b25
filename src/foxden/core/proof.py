"""Which draws of a match a reader can check, and the keys that this takes.

A reader is given the key of a draw only if its outcome was shown to them and if their view alone
says what its odds were: otherwise the key would tell something about what is hidden.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from .fairness import Tree, draw_key, leaf_of, leaves_of, order_leaf
from .game import CHANCE, HIDDEN, PUBLIC, UNSEEN, Game, Move, Seat, Shown, legal_moves, seen_by
from .match import Event, Match, bag_of, seen_as, stream_name


class WhyNot(StrEnum):
    """Why a draw can't be checked."""

    HIDDEN = "hidden"  # the reader has not seen the outcome
    DEPENDS = "depends"  # the odds depend on things that the reader may not know
    NO_CHANCE = "no-chance"  # the table said it, but no die decided it
    BEYOND = "beyond"  # there are more draws than were committed to
    NO_KEY = "no-key"  # the transcript does not hold it


@dataclass(frozen=True)
class Draw:
    """A line as its reader can judge it: the odds of what could happen, and what did."""

    line: int  # which of the lines that the reader sees, from 0
    stream: str
    bag: int | None  # None: the stream has no bags
    number: int | None  # in its bag or stream; None: it was hidden, and only the match knows which
    odds: tuple[float, ...] = ()
    place: int = 0  # of the outcome among the odds
    why_not: WhyNot | None = None


@dataclass(frozen=True)
class Key:
    leaf: int
    key: str


@dataclass(frozen=True)
class DrawKey(Key):
    line: int  # which of the lines that the reader sees, from 0
    odds: tuple[float, ...]
    place: int


@dataclass(frozen=True)
class Proof:
    """Of one stream.  Keys stand in the order of the lines that they belong to."""

    commitment: str
    keys: tuple[DrawKey, ...]
    orders: tuple[Key, ...]  # of bags, for their owner
    nodes: tuple[str, ...]


def prove(match: Match, reader: Seat | None) -> dict[str, Proof]:
    """For a reader (None: of the truth) of a match that knows its keys."""
    master = bytes.fromhex(match.master)
    shown: Mapping[str, list[Draw]] = defaultdict(list)
    for draw in draws(match, reader):
        if draw.why_not is None:
            shown[draw.stream].append(draw)
    proofs = {}
    for stream in (PUBLIC, *range(match.seats)):
        name, is_own = stream_name(stream), reader in (None, stream)
        proofs[name] = _proof(master, name, shown[name], is_own)
    return proofs


def _proof(master: bytes, stream: str, shown: list[Draw], is_own: bool) -> Proof:
    def key_of(leaf: int) -> str:
        return draw_key(master, stream, leaf).hex()

    keys, bags = [], set()
    for draw in shown:
        assert draw.number is not None
        leaf = leaf_of(master, stream, draw.bag, draw.number)
        keys.append(DrawKey(leaf, key_of(leaf), draw.line, draw.odds, draw.place))
        if is_own and draw.bag is not None:
            bags.add(order_leaf(draw.bag))
    orders = [Key(leaf, key_of(leaf)) for leaf in sorted(bags)]
    tree = Tree(master, stream)
    nodes = tree.nodes_beside({key.leaf for key in (*keys, *orders)})
    return Proof(tree.root.hex(), tuple(keys), tuple(orders), tuple(node.hex() for node in nodes))


def draws(match: Match, reader: Seat | None) -> Iterator[Draw]:
    """All lines that show a draw, as a reader (None: of the truth) can judge them."""
    game, line, made = match.game, 0, Made(match.game)
    uncovered = _uncovered(match)
    for number, (before, event, _) in enumerate(match.steps()):
        move = event.move if reader is None else seen_as(game, before, event, reader)
        draw = made.next(before, event, line) if event.seat == CHANCE else None
        if move == UNSEEN:
            continue
        view = before if reader is None else seen_by(game.rules, before, reader)
        shown = game.fairness.shown(view, event.seat, move) if game.fairness else None
        if shown and reader not in (None, shown.seat):
            yield _shown(game, view, shown, line, made.draw(shown.seat, uncovered.get(number)))
        elif draw:
            yield _judged(game, view, move, draw)
        line += 1


def _uncovered(match: Match) -> Mapping[int, int]:
    fairness = match.game.fairness
    return fairness.uncovered(match.steps()) if fairness and match.known_to is None else {}


class Made:
    """The draws that were made so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.counts: Counter[tuple[Seat, int | None]] = Counter()
        self.draws: Mapping[Seat, list[Draw]] = defaultdict(list)

    def next(self, before: Any, event: Event, line: int) -> Draw:
        stream, bag = event.stream, bag_of(self.game, before, event.stream)
        draw = Draw(line, stream_name(stream), bag, self.counts[stream, bag])
        self.counts[stream, bag] += 1
        self.draws[stream].append(draw)
        return draw

    def draw(self, seat: Seat, number: int | None) -> Draw | None:
        return None if number is None else self.draws[seat][number]


def _judged(game: Game, view: Any, move: Move, draw: Draw) -> Draw:
    if move == HIDDEN:
        return replace(draw, why_not=WhyNot.HIDDEN)
    if _is_beyond(draw):
        return replace(draw, why_not=WhyNot.BEYOND)
    if game.fairness and not game.fairness.follows(view):
        return replace(draw, why_not=WhyNot.DEPENDS)
    moves = legal_moves(game.rules, view, CHANCE)
    odds = tuple(game.rules.odds(view, outcome) for outcome in moves)
    place = moves.index(move)
    why_not = None if odds[place] > 0 else WhyNot.NO_CHANCE
    return replace(draw, odds=odds, place=place, why_not=why_not)


def _shown(game: Game, view: Any, shown: Shown, line: int, known: Draw | None) -> Draw:
    """The hidden draw that this line shows to a reader who has not seen it before."""
    bag = bag_of(game, view, shown.seat)
    number = known.number if known else None
    draw = Draw(line, stream_name(shown.seat), bag, number, shown.odds, shown.place)
    return replace(draw, why_not=WhyNot.BEYOND) if _is_beyond(draw) else draw


def _is_beyond(draw: Draw) -> bool:
    """Whether nothing was committed to for this draw, by what everyone can know of it."""
    last = draw.number if draw.bag is None else order_leaf(draw.bag)
    return last is not None and last >= leaves_of(draw.stream)
