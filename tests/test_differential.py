"""One source, two bodies: games played by compiled code, played again on the plain body.

Every position is compared, every guess from a view, and all that the rules say about a position.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from foxden.core.chance import child_seeds, sow
from foxden.core.compiled import PLAIN_SWITCH, plain_rule, runs_plain
from foxden.core.position import copied, flat
from foxden.games import Room

from . import recorder
from .recorder import ENDING, GAME, Recording, recording
from .rooms import ROOMS, TINY, game_of
from .sitting import runs, sat

each_room = pytest.mark.parametrize("here", ROOMS, ids=lambda here: here.name)
EACH_RUN = [(here, run) for here in ROOMS for run in runs(here)]
RUN_NAMES = [f"{here.name} {seats} {levels}" for here, (seats, levels) in EACH_RUN]
CHECKED = [
    here if here.name in ("tiny", "sneaky") else pytest.param(here, marks=pytest.mark.soak)
    for here in ROOMS
]
POSITIONS = 1_500 if runs_plain() else 50_000  # a game; plain on records is slow
SOAK_GAMES = 5_000
PLAIN_MOVES = 150  # for each number of seats and line-up
CHECKED_MOVES = 60_000


@each_room
def test_both_bodies_agree_on_every_position(here: Room) -> None:
    compared, wanted = 0, POSITIONS // 5 if here is TINY else POSITIONS
    each = -(-wanted // len(runs(here)))
    for seats, levels in runs(here):
        seeds = child_seeds(seats, each)
        compared += compare(here, recording(here, levels, seeds, each))
    assert compared >= wanted


@pytest.mark.soak
@pytest.mark.parametrize(("here", "run"), EACH_RUN, ids=RUN_NAMES)
def test_both_bodies_agree_on_thousands_of_whole_games(
    here: Room, run: tuple[int, tuple[int, ...]]
) -> None:
    seats, levels = run
    each = -(-SOAK_GAMES // len(runs(here)))
    for batch in range(0, each, 50):
        seeds = child_seeds(1000 + seats, min(50, each - batch), batch)
        made = recording(here, levels, seeds, 50 * 20_000)
        assert made.log[-1, GAME] == len(seeds) - 1
        assert made.log[-1, ENDING] != 0
        compare(here, made)


@each_room
def test_the_plain_body_on_records_plays_the_same_games(here: Room) -> None:
    assert sat(here, PLAIN_MOVES, **{PLAIN_SWITCH: "1"}) == sat(here, PLAIN_MOVES)


@pytest.mark.parametrize("here", CHECKED, ids=lambda here: here.name)
def test_no_index_is_out_of_bounds(here: Room) -> None:
    """Compiled, a wrong index is silent; with Numba's checks on it is an error."""
    checked = sat(here, CHECKED_MOVES, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="1")
    assert checked == sat(here, CHECKED_MOVES)


def compare(here: Room, made: Recording) -> int:
    """Play a recording again on plain positions; returns how many were compared."""
    rules = game_of(here).rules
    facts, viewer_of = plain(here, "facts"), plain(here, "viewer_of")
    found, luck, told, game = [0] * rules.MOVES, [0] * 4, [0], -1
    p = made.start
    for k, (seat, move, said, number, ending) in enumerate(made.log.tolist()):
        if number != game:
            game, p = number, copied(made.start)
            sow(luck, made.seeds[game])
        assert rules.turn(p) >> seat & 1
        assert rules.refusal(p, seat, move) == 0
        facts(p, seat, move, made.seats, found, told)
        assert told == [said]
        rules.play(p, seat, move)
        assert flat(p).tobytes() == made.truths[k].tobytes(), f"after move {k} of game {game}"
        assert ending == (0 if rules.turn(p) else rules.reason(p))
        world = copied(p)
        viewer = viewer_of(k, made.seats)
        rules.hide(world, viewer)
        rules.guess(world, viewer, luck)
        assert flat(world).tobytes() == made.worlds[k].tobytes(), f"a guess after move {k}"
    return len(made.log)


@cache
def plain(here: Room, name: str) -> Any:
    """A rule of the recorder, bound to the game and not compiled."""
    rules = game_of(here).rules
    return plain_rule(getattr(recorder, name), {n: getattr(rules, n) for n in OPEN})


OPEN = (
    *("turn", "candidates", "refusal", "odds", "stream", "seen"),
    *("turns", "score", "winners", "reason"),
)
