"""How fast the games run, beside named peers, measured in one run on one core.

Every figure is that of the fastest of several rounds, since other programs can only slow one down;
in each round all contestants have their turn.  A second is one of the core's that this process
had for itself; only the races of one thread against two go by the clock on the wall.  Chance moves
are counted on both sides.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from foxden.core import chance
from foxden.core.position import PlainTable
from foxden.games import Room
from foxden.players.fast import Fast

from .peers import PEERS, Peer
from .progress import announce_compiling

ROUNDS = 10
ROUND_SECONDS = 0.3
RACES = 15  # of one thread against two
RACE_ROUNDS = 16  # of as many games as a twentieth of a round takes: waking a thread takes nothing
COPIES = 2_000_000
COPY_PLACES = 64
BENCH_SEATS = 3
SEED = 7
Watcher = Callable[[str], None]  # is told what is being measured


@dataclass(frozen=True)
class Speed:
    """Of one game."""

    game: str
    seats: int
    plain_moves_per_second: float
    compiled_moves_per_second: float
    compiled_decisions_per_second: float
    compiled_games_per_second: float
    compiled_to_plain: float
    two_threads_ratio: float
    copy_ns: float
    position_bytes: int


def bench(rooms: Sequence[Room], against: Sequence[str], watch: Watcher) -> dict[str, Any]:
    """Measure the games and, if named, their peers, side by side."""
    tracks = [_Track(room) for room in rooms]
    for track in tracks:
        if not track.fast.is_compiled("play_randomly"):
            announce_compiling(track.room.name)
        track.warm_up()
        watch(f"{track.room.name}: one thread and two")
        track.race()
    with _one_core():
        peers = [peer for name in against for peer in PEERS[name]()]
        for number in range(ROUNDS):
            watch(f"round {number + 1} of {ROUNDS}")
            for track in tracks:
                track.run(ROUND_SECONDS)
            for peer in peers:
                peer.run(ROUND_SECONDS)
    speeds = [track.speed() for track in tracks]
    return {
        "games": {speed.game: asdict(speed) for speed in speeds},
        "peers": {
            peer.name: {"moves_per_second": peer.fastest, "driven": peer.driven} for peer in peers
        },
        "ratios": _ratios(speeds, peers),
    }


def _ratios(speeds: Sequence[Speed], peers: Sequence[Peer]) -> dict[str, dict[str, float]]:
    return {
        speed.game: {peer.name: speed.compiled_moves_per_second / peer.fastest for peer in peers}
        for speed in speeds
    }


class _Track:
    """One game being measured."""

    def __init__(self, room: Room) -> None:
        self.room = room
        rules = room.game.rules
        self.fast = Fast(rules, room.module("players"))
        self.seats = BENCH_SEATS if BENCH_SEATS in rules.SEATS else rules.SEATS[0]
        options = {name: option.default for name, option in rules.OPTIONS.items()}
        self.plain_start = PlainTable([rules.set_up(self.seats, options)])
        self.start = self.fast.start(self.seats, options)
        self.games_at_once = 1
        self.plain: list[float] = []
        self.moves: list[float] = []
        self.decisions: list[float] = []
        self.games: list[float] = []
        self.copies: list[float] = []
        self.ratios: list[float] = []  # of two threads to one

    def warm_up(self) -> None:
        self._play(1, self.fast.desk())
        self._copy(1)
        seconds = 0.0
        while seconds < ROUND_SECONDS / 20:
            self.games_at_once *= 2
            seconds = _timed(lambda: self._play(self.games_at_once, self.fast.desk()))[0]

    def run(self, seconds: float) -> None:
        moves, spent = 0, 0.0
        rng, found = [0] * 4, [0] * self.room.game.rules.MOVES
        chance.sow(rng, SEED)
        table = PlainTable(self.plain_start)
        while spent < seconds:
            took, (made, _) = _timed(
                lambda: self.fast.play_randomly_plain(self.plain_start, table, 1, rng, found)
            )
            moves, spent = moves + made, spent + took
        self.plain.append(moves / spent)
        games, moves, decisions, spent = self._for(seconds)
        self.moves.append(moves / spent)
        self.decisions.append(decisions / spent)
        self.games.append(games / spent)
        self.copies.append(_timed(lambda: self._copy(COPIES))[0] / COPIES * 1e9)

    def race(self) -> None:
        """One thread, two, one, and so on, each thread with the same work.

        A machine that others use too is now faster, now slower: two threads are held against one
        right before and right after, and the median counts.
        """
        alone = self._threads(1)
        for _ in range(RACES):
            before, together, alone = alone, self._threads(2), self._threads(1)
            self.ratios.append((before + alone) / together)

    def _threads(self, threads: int) -> float:
        games = self.games_at_once * RACE_ROUNDS
        desks = [self.fast.desk() for _ in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            started = time.perf_counter()
            list(pool.map(lambda desk: self._play(games, desk), desks))
            return time.perf_counter() - started

    def _for(self, seconds: float) -> tuple[int, int, int, float]:
        desk = self.fast.desk()
        chance.sow(desk.rng, SEED)
        games = moves = decisions = 0
        spent = 0.0
        while spent < seconds:
            took, made = _timed(
                lambda: self.fast.play_randomly(
                    self.start, desk.table, self.games_at_once, desk.rng, desk.found[0]
                )
            )
            spent += took
            games, moves, decisions = (
                games + self.games_at_once,
                moves + made[0],
                decisions + made[1],
            )
        return games, moves, decisions, spent

    def _play(self, games: int, desk: Any) -> Any:
        chance.sow(desk.rng, SEED)
        return self.fast.play_randomly(self.start, desk.table, games, desk.rng, desk.found[0])

    def _copy(self, copies: int) -> None:
        self.fast.copy_on(self.start.repeat(COPY_PLACES), copies)

    def speed(self) -> Speed:
        plain, compiled = max(self.plain), max(self.moves)
        return Speed(
            game=self.room.name,
            seats=self.seats,
            plain_moves_per_second=plain,
            compiled_moves_per_second=compiled,
            compiled_decisions_per_second=max(self.decisions),
            compiled_games_per_second=max(self.games),
            compiled_to_plain=compiled / plain,
            two_threads_ratio=median(self.ratios),
            copy_ns=min(self.copies),
            position_bytes=int(self.start.dtype.itemsize),
        )


def _timed(work: Callable[[], Any]) -> tuple[float, Any]:
    started = time.process_time()
    made = work()
    return time.process_time() - started, made


@contextmanager
def _one_core() -> Iterator[None]:
    """Keep this process on one core for the while, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
