"""A driver that records all it sees: every position, and what the rules say about it.

It is written on the tiny game's rules.  Compiled like the drivers of ``players/drivers.py``, it is
bound to any other game's rules of the same names.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foxden.core.chance import Rng, sow
from foxden.core.game import CHANCE, SPECTATOR
from foxden.core.match import checked_options
from foxden.core.position import flat
from foxden.core.rule import rule
from foxden.games import Room
from foxden.players.drivers import built_in, chance_move, next_seat

from .rooms import fast_of, game_of
from .tiny.rules import (
    candidates,
    guess,
    hide,
    odds,
    play,
    reason,
    refusal,
    score,
    seen,
    stream,
    turn,
    turns,
    winners,
)

SEAT, MOVE, FACTS, GAME, ENDING = 0, 1, 2, 3, 4  # columns of the log
COLUMNS = 5
TRUTH, VIEW = 0, 1  # places at the table
MIX = 1_000_003
MASK = 0xFFFFFFFF


@rule
def record_games(
    start: Any,
    table: Any,
    seeds: Any,
    levels: Any,
    found: Any,
    rng: Rng,
    luck: Rng,
    log: Any,
    truths: Any,
    worlds: Any,
) -> int:
    """Play a game for each seed until the log is full; returns how many moves stand in it.

    After each move ``truths`` gets the position, ``worlds`` a guess from some viewer's view of it.
    """
    seats = len(levels)
    count = 0
    for game in range(len(seeds)):
        sow(rng, seeds[game])
        sow(luck, seeds[game])
        table[TRUTH] = start[0]
        p = table[TRUTH]
        owing = turn(p)
        while owing and count < len(log):
            seat = next_seat(owing, rng)
            if seat == CHANCE:
                move = chance_move(p, rng, found)
            else:
                table[VIEW] = table[TRUTH]
                hide(table[VIEW], seat)
                move = built_in(levels[seat], table[VIEW], seat, rng, found)
            log[count, SEAT] = seat
            log[count, MOVE] = move
            facts(p, seat, move, seats, found, log[count, FACTS:])
            log[count, GAME] = game
            play(p, seat, move)
            truths[count] = table[TRUTH]
            imagine(table, viewer_of(count, seats), luck)
            worlds[count] = table[VIEW]
            owing = turn(p)
            log[count, ENDING] = reason(p) if owing == 0 else 0
            count += 1
    return count


@rule
def viewer_of(count: int, seats: int) -> int:
    """Each viewer in turn."""
    viewer = count % (seats + 1)
    return SPECTATOR if viewer == seats else viewer


@rule
def imagine(table: Any, viewer: int, luck: Rng) -> None:
    """What a viewer could take for the truth."""
    table[VIEW] = table[TRUTH]
    hide(table[VIEW], viewer)
    guess(table[VIEW], viewer, luck)


@rule
def facts(p: Any, seat: int, move: int, seats: int, found: Any, said: Any) -> None:
    """All that the rules say about a position before a move, folded into the number ``said[0]``."""
    said[0] = 0
    fold(said, turn(p))
    fold(said, turns(p))
    fold(said, winners(p))
    for other in range(seats):
        fold(said, score(p, other))
        fold(said, seen(p, seat, move, other))
    fold(said, seen(p, seat, move, SPECTATOR))
    count = candidates(p, seat, found)
    for k in range(count):
        fold(said, found[k])
        fold(said, refusal(p, seat, found[k]))
        if seat == CHANCE:
            fold(said, int(odds(p, found[k]) * 720720.0 + 0.5))
    if seat == CHANCE:
        fold(said, stream(p))


@rule
def fold(said: Any, more: int) -> None:
    said[0] = (said[0] * MIX + more + 7) & MASK


@dataclass(frozen=True)
class Recording:
    """What a run wrote down, one row a move."""

    start: Any
    seats: int
    seeds: Sequence[int]
    log: NDArray[Any]
    truths: NDArray[Any]
    worlds: NDArray[Any]


def recorder_of(here: Room) -> Any:
    """The driver for one game: compiled, or plain on records if FOXDEN_PLAIN says so."""
    rules = game_of(here).rules
    names = {name: getattr(rules, name) for name in ("stream", "seen", "reason")}
    digest = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    return fast_of(here)._compiled(f"record_games-{digest}", record_games, **names)


def recording(here: Room, levels: Sequence[int], seeds: Sequence[int], moves: int) -> Recording:
    """Play games until so many moves have been recorded."""
    rules = game_of(here).rules
    start = rules.set_up(len(levels), checked_options(game_of(here), {}))
    table, truths, worlds = (np.zeros(n, rules.Position.dtype) for n in (2, moves, moves))
    log = np.zeros((moves, COLUMNS), np.int64)
    count = recorder_of(here)(
        flat(start),
        table,
        np.array(seeds, np.int64),
        np.array(levels, np.int64),
        np.zeros(rules.MOVES, np.int64),
        np.zeros(4, np.int64),
        np.zeros(4, np.int64),
        log,
        truths,
        worlds,
    )
    return Recording(start, len(levels), seeds, log[:count], truths[:count], worlds[:count])
