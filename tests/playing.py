"""Random play on the plain body, step by step, for suites that look at every position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, TypeVar

import pytest

from foxden.core.game import CHANCE, SPECTATOR, Game, Move, Seat, Value, legal_moves, seats_in
from foxden.core.match import Match, checked_options
from foxden.core.position import copied
from foxden.games import Room

from .rooms import ROOMS, game_of

T = TypeVar("T")


def _table(here: Room, seats: int) -> Any:
    """The fewest and the most players are tested always, the numbers between in the long tests."""
    numbers = game_of(here).rules.SEATS
    marks = () if seats in (numbers[0], numbers[-1]) else pytest.mark.soak
    return pytest.param(here, seats, id=f"{here.name}-{seats}", marks=marks)


each_table = pytest.mark.parametrize(
    ("here", "seats"),
    [_table(here, seats) for here in ROOMS for seats in game_of(here).rules.SEATS],
)
GAMES_EACH = 3
LONGEST = 20_000  # moves after which a game is taken to have no end


@dataclass(frozen=True)
class Step:
    """One move: the truth before and after it."""

    before: Any
    seat: Seat
    move: Move
    after: Any


def viewers(seats: int) -> list[Seat]:
    return [*range(seats), SPECTATOR]


def thinned(things: Sequence[T], count: int) -> list[T]:
    """At most ``count`` of them, evenly spread, the last one included."""
    if len(things) <= count:
        return list(things)
    return [things[(k + 1) * len(things) // count - 1] for k in range(count)]


def drawn(game: Game, p: Any, rng: Random) -> Move:
    """An outcome of chance, by its odds."""
    moves = legal_moves(game.rules, p, CHANCE)
    return rng.choices(moves, [game.rules.odds(p, move) for move in moves])[0]


def random_step(game: Game, p: Any, rng: Random) -> tuple[Seat, Move]:
    owing = seats_in(game.rules.turn(p))
    if CHANCE in owing:
        return CHANCE, drawn(game, p, rng)
    seat = rng.choice(owing)
    return seat, rng.choice(legal_moves(game.rules, p, seat))


def played_out(game: Game, p: Any, rng: Random) -> list[Step]:
    """Random play from here to the end."""
    steps: list[Step] = []
    while game.rules.turn(p):
        assert len(steps) < LONGEST, "a game must end"
        seat, move = random_step(game, p, rng)
        after = copied(p)
        game.rules.play(after, seat, move)
        steps.append(Step(p, seat, move, after))
        p = after
    return steps


@cache
def playthrough(
    here: Room, seats: int, seed: int, options: tuple[tuple[str, Value], ...] = ()
) -> list[Step]:
    """One random game; the same arguments give the same game."""
    game = game_of(here)
    start = game.rules.set_up(seats, checked_options(game, dict(options)))
    return played_out(game, start, Random(seed))


def sample(here: Room, seats: int, count: int) -> list[Step]:
    """Steps from all over several games."""
    games = [playthrough(here, seats, seed) for seed in range(GAMES_EACH)]
    return [step for steps in games for step in thinned(steps, count // GAMES_EACH)]


def positions(here: Room, seats: int, count: int) -> list[Any]:
    """Positions from all over several games, their ends included."""
    ends = [playthrough(here, seats, seed)[-1].after for seed in range(GAMES_EACH)]
    return [step.before for step in sample(here, seats, count)] + ends


def random_match(
    game: Game, seats: int, seed: int, options: Mapping[str, Value] | None = None
) -> Match:
    """A whole match of random moves."""
    match = Match(game, seats, seed, options)
    rng = Random(seed)
    while match.to_move:
        seat = rng.choice(sorted(match.to_move))
        match.play(seat, rng.choice(match.moves(seat)))
    return match
