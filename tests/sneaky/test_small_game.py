"""Sneaky made small enough to walk through every position, and counts of positions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from foxden.core.game import CHANCE, legal_moves
from foxden.core.position import copied, fields_of
from foxden.games.sneaky import rules
from foxden.games.sneaky.components import DICE
from foxden.games.sneaky.table import CENTRE, Phase, Position, bandit_points, value_of

from .scene import Scene

Key = tuple[Any, ...]
FIELDS = tuple(fields_of(Position()))


def key(p: Position) -> Key:
    fields = (getattr(p, field) for field in FIELDS)
    return tuple(tuple(value) if isinstance(value, list) else value for value in fields)


def mover(p: Position) -> int:
    return CHANCE if rules.turn(p) >> CHANCE & 1 else p.player


def shares(p: Position) -> list[tuple[int, Fraction]]:
    """What can happen next, with its chance; a seat picks any legal move with equal chance."""
    moves = legal_moves(rules, p, mover(p)) if rules.turn(p) else []
    if moves and mover(p) == CHANCE:
        return [(move, exact(rules.odds(p, move))) for move in moves]
    return [(move, Fraction(1, len(moves))) for move in moves]


@cache
def exact(odds: float) -> Fraction:
    return Fraction(odds).limit_denominator(10**6)


def played(p: Position, move: int, dice: int = DICE) -> Position:
    """The position after a move; a turn that begins gets so many dice."""
    q = copied(p)
    rules.play(q, mover(p), move)
    if q.turn_number > p.turn_number:
        q.to_roll = dice
    return q


# Every position of small games.


class Walk:
    """All positions that can be reached, in an order in which each comes after what follows it."""

    def __init__(self, start: Position, dice: int) -> None:
        start.to_roll = dice
        self.dice = dice
        self.found: dict[Key, Position] = {}
        self.after: dict[Key, list[tuple[Fraction, Key]]] = {}
        self.start = self._visit(start)

    def _visit(self, start: Position) -> Key:
        """Depth first; a position that is met again while still under way would be a circle."""
        under_way: set[Key] = {key(start)}
        path = [(start, key(start), self._next(start))]
        steps: dict[Key, list[tuple[Fraction, Key]]] = {key(start): []}
        while path:
            p, here, ways = path[-1]
            for share, q in ways:
                there = key(q)
                assert there not in under_way, "the game runs in a circle"
                steps[here].append((share, there))
                if there not in self.after:
                    under_way.add(there)
                    steps[there] = []
                    path.append((q, there, self._next(q)))
                    break
            else:
                path.pop()
                under_way.discard(here)
                self.found[here], self.after[here] = p, steps.pop(here)
        return key(start)

    def _next(self, p: Position) -> Iterator[tuple[Fraction, Position]]:
        return iter([(share, played(p, move, self.dice)) for move, share in shares(p)])

    def best(self, goal: Callable[[Position], int], seat: int) -> Fraction:
        """The goal's mean if this seat plays best for it and the others against it."""
        value: dict[Key, Fraction] = {}
        for here, ways in self.after.items():
            p = self.found[here]
            if not ways:
                value[here] = Fraction(goal(p))
            elif mover(p) == CHANCE:
                value[here] = sum((share * value[there] for share, there in ways), Fraction(0))
            else:
                choose = max if p.player == seat else min
                value[here] = choose(value[there] for _, there in ways)
        return value[self.start]


def bandits_in(p: Position) -> int:
    lying = sum(1 for bandit in [*p.open_card, *p.under] if bandit)
    return lying + sum(p.secured) + p.pile_size


def values_in(p: Position) -> int:
    owned = sum(bandit_points(p, seat) for seat in range(p.seats))
    centre = sum(value_of(bandit) for bandit in p.open_card[:CENTRE])
    return owned + centre + sum(value_of(kind) * count for kind, count in enumerate(p.pile))


def check_choices(p: Position) -> None:
    """Somebody owes a move and has one, nobody else has; chance adds up to 1."""
    found, seat = [0] * rules.MOVES, mover(p)
    candidates = found[: rules.candidates(p, seat, found)]
    assert len(set(candidates)) == len(candidates)
    everything = range(rules.MOVES) if p.phase != Phase.ROLLING or p.to_roll == 1 else candidates
    legal = [move for move in everything if not rules.refusal(p, seat, move)]
    assert legal
    assert set(legal) <= set(candidates)
    for other in {*range(p.seats), CHANCE} - {seat}:
        assert legal_moves(rules, p, other) == []
    if seat == CHANCE:
        assert sum(rules.odds(p, move) for move in legal) == pytest.approx(1)
        assert all(rules.odds(p, move) == 0 for move in set(candidates) - set(legal))


def check_table(p: Position, bandits: int, values: int, dice: int) -> None:
    assert bandits_in(p) == bandits
    assert values_in(p) == values
    assert sum(p.pile) == p.pile_size
    assert min(p.handcuffs) >= 0
    if p.phase in (Phase.ROLLING, Phase.PLACING, Phase.TOPPING):
        assert sum(p.dice) + sum(p.on_card) + p.to_roll == dice
    else:
        assert sum(p.dice) + sum(p.on_card) == 0
    for seat in range(p.seats):
        assert -2 <= rules.score(p, seat) <= values + 5


def endings(walk: Walk) -> set[str]:
    over = [p for p in walk.found.values() if not rules.turn(p)]
    assert all(p.phase == Phase.OVER for p in over)
    return {rules.Ending(rules.reason(p)).name for p in over}


SMALL: dict[str, tuple[int, set[str], Callable[[], Scene]]] = {
    "two players, a card left in the pile, the limit near": (
        3,
        {"LAST_ROUND", "CENTRE_EMPTY", "TURN_LIMIT"},
        lambda: Scene(
            2,
            centre=["red 1", "blue 1", "yellow 1"],
            pile=["grey 2"],
            turn=198,
        ),
    ),
    "three players in the last round": (
        3,
        {"LAST_ROUND", "CENTRE_EMPTY"},
        lambda: Scene(
            3,
            centre=["red 1", "blue 2"],
            stacks={"B's stack": ["red 2"], "C's stack": ["green 2"]},
            pile=[],
            last_turns=3,
            handcuffs=[0, 1, 1],
        ),
    ),
    "one last turn with all seven dice": (
        7,
        {"LAST_ROUND"},
        lambda: Scene(
            2,
            centre=["red 1", "blue 2"],
            stacks={"B's 2s": ["red 2", "blue 2"], "A's 2s": ["green 2"]},
            pile=[],
            last_turns=1,
        ),
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_every_position_of_a_small_game(name: str) -> None:
    dice, ends, scene = SMALL[name]
    start = scene().p
    bandits, values = bandits_in(start), values_in(start)
    walk = Walk(copied(start), dice)
    for p in walk.found.values():
        check_table(p, bandits, values, dice)
        if rules.turn(p):
            check_choices(p)
    assert endings(walk) == ends
    for ways in walk.after.values():
        assert not ways or sum(share for share, _ in ways) == 1


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_c13_c16_the_chance_of_a_lone_1_is_that_of_one_right_die(dice: int) -> None:
    """With nothing else open there is one throw: 1 − (5/6)ⁿ."""
    start = Scene(2, centre=["red 1"], pile=[], last_turns=1).p
    chance = Walk(start, dice).best(lambda p: bandit_points(p, 0), seat=0)
    assert chance == 1 - Fraction(5, 6) ** dice


def test_c13_c18_the_chance_of_a_lone_2_with_two_dice() -> None:
    """Both at once (1/36), or one of two and then the other: 10/36 times 1/6."""
    start = Scene(2, centre=["blue 2"], pile=[], last_turns=1).p
    points = Walk(start, 2).best(lambda p: bandit_points(p, 0), seat=0)
    assert points == 2 * (Fraction(1, 36) + Fraction(10, 36) * Fraction(1, 6))


# Counts.


def counts() -> list[tuple[str, int, int, Fraction]]:
    text = (Path(__file__).parent / "counts.txt").read_text(encoding="utf-8")
    rows = [line.rsplit(maxsplit=3) for line in text.splitlines() if line and line[0] != "#"]
    return [(name, int(depth), int(count), Fraction(left)) for name, depth, count, left in rows]


def starts() -> dict[str, Position]:
    example = Scene(
        centre=["blue 2", "yellow 2", "green 2"],
        stacks={"A's stack": ["green 3"]},
        secured={"A": ["red"]},
        handcuffs=[3, 2, 2],
        player="B",
        turn=2,
    ).rolls("green green blue yellow red grey purple")
    last = Scene(2, centre=["red 1"], pile=[], last_turns=1)
    last.p.to_roll = 1
    beginnings = {f"start {seats}": rules.set_up(seats, {"deck": "1223"}) for seats in (2, 3, 4)}
    return {**beginnings, "throw": Scene().p, "Tim": example.p, "last die": last.p}


def levels(start: Position) -> Iterator[tuple[int, Fraction, Fraction]]:
    """For each depth: how many positions, the chance to get so far, and that of having ended."""
    level, ended = {key(start): (start, Fraction(1))}, Fraction(0)
    while True:
        yield len(level), sum((chance for _, chance in level.values()), Fraction(0)), ended
        reached: dict[Key, Position] = {}
        chances: dict[Key, Fraction] = defaultdict(Fraction)
        for p, chance in level.values():
            ended += chance if not rules.turn(p) else 0
            for move, share in shares(p):
                q = played(p, move)
                there = key(q)
                reached[there] = q
                chances[there] += chance * share
        level = {there: (q, chances[there]) for there, q in reached.items()}


@pytest.mark.parametrize("name", ["start 2", "start 3", "start 4", "throw", "Tim", "last die"])
def test_counts_are_as_written_and_chances_add_up_to_1(name: str) -> None:
    rows = {depth: (count, left) for row, depth, count, left in counts() if row == name}
    for depth, (count, left, ended) in enumerate(islice(levels(starts()[name]), max(rows) + 1)):
        assert left + ended == 1
        if depth in rows:
            assert (count, left) == rows[depth], depth
