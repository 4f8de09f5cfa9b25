"""Many games between bots, compiled, on several threads; the same seed gives the same result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foxden.core.chance import child_seeds
from foxden.core.game import Value
from foxden.core.match import Match, checked_options
from foxden.games import Room
from foxden.players.fast import Fast
from foxden.players.levels import Level

from .progress import announce_compiling

if TYPE_CHECKING:
    from numpy.typing import NDArray

LOG_MOVES = 4096  # room for the moves of a game that is saved; grows when it has to
WINNERS, DECISIONS, TURNS, MOVES = 0, 1, 2, 3  # columns of the tallies
MOST_AT_ONCE = 500  # games between two looks at the progress
Watcher = Callable[[int], None]  # is told how many games are done


@dataclass(frozen=True)
class Report:
    """What came out; lists are by player, in the order in which they were named."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    players: list[str]
    games: int
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    win_share: list[float]
    mean_score: list[float]
    sd_score: list[float]
    win_share_by_seat: list[float]
    mean_turns: float


@dataclass
class Outcomes:
    """Of each game: scores by seat, and the tallies of ``play_games``."""

    scores: NDArray[Any]
    tallies: NDArray[Any]


def simulate(
    room: Room,
    levels: Sequence[Level],
    options: Mapping[str, Value],
    games: int,
    seed: int,
    jobs: int = 1,
    save: Path | None = None,
    watch: Watcher = lambda done: None,
) -> Report:
    """Play ``games`` games; in game n, player k sits at seat (k + n) % seats."""
    field = _Field(room, levels, checked_options(room.game, options), seed, save)
    field.warm_up()
    started = time.perf_counter()
    outcomes = field.run(games, jobs, watch)
    return field.report(outcomes, time.perf_counter() - started)


class _Field:
    def __init__(
        self,
        room: Room,
        levels: Sequence[Level],
        options: Mapping[str, Value],
        seed: int,
        save: Path | None,
    ) -> None:
        import numpy as np

        self.room, self.levels, self.options = room, levels, options
        self.seed, self.save = seed, save
        self.fast = Fast(room.game.rules, room.module("players"))
        self.seats = len(levels)
        self.start = self.fast.start(self.seats, options)
        self.numbers = np.array([level.number for level in levels], np.int64)
        self.playouts = np.array([level.playouts for level in levels], np.int64)
        looks_only = all(level.name != "rollout" for level in levels)
        self.root = "play_games" if looks_only else "play_deep_games"
        self.play = getattr(self.fast, self.root)

    def warm_up(self) -> None:
        """Compile, or load from the cache, before the clock starts: no game is played."""
        if not self.fast.is_compiled(self.root):
            announce_compiling(self.room.name)
        self._call(0, 0, LOG_MOVES)

    def run(self, games: int, jobs: int, watch: Watcher) -> Outcomes:
        import numpy as np

        scores = np.zeros((games, self.seats), np.int32)
        tallies = np.zeros((games, 4), np.int64)
        size = 1 if self.save else min(MOST_AT_ONCE, games // (jobs * 50))
        done = 0
        for first, made in _in_threads(self._batch, _batches(games, max(1, size)), jobs):
            last = first + len(made.scores)
            scores[first:last], tallies[first:last] = made.scores, made.tallies
            done += len(made.scores)
            watch(done)
        return Outcomes(scores, tallies)

    def _batch(self, first: int, games: int) -> Outcomes:
        outcomes, log = self._call(first, games, LOG_MOVES if self.save else 0)
        if self.save:
            moves = int(outcomes.tallies[0, MOVES])
            if moves > len(log):
                log = self._call(first, games, moves)[1]
            self._write(self.save, first, log[:moves])
        return outcomes

    def _call(self, first: int, games: int, log_moves: int) -> tuple[Outcomes, NDArray[Any]]:
        import numpy as np

        desk = self.fast.desk()
        outcomes = Outcomes(np.zeros((games, self.seats), np.int32), np.zeros((games, 4), np.int64))
        log = np.zeros((log_moves, 2), np.int32)
        self.play(
            self.start,
            desk.table,
            np.array(child_seeds(self.seed, games, first), np.int64),
            self.numbers,
            self.playouts,
            first,
            desk.found,
            desk.worth,
            desk.rng,
            outcomes.scores,
            outcomes.tallies,
            log,
        )
        return outcomes, log

    def _write(self, folder: Path, number: int, log: NDArray[Any]) -> None:
        match = Match.replayed(self.room.game, self.seats, self.options, None, None)
        for seat, move in log.tolist():
            match.follow(seat, move)
        path = folder / f"{self.room.name}-{number + 1:06}.txt"
        path.write_text(match.transcript(), encoding="utf-8")

    def report(self, outcomes: Outcomes, seconds: float) -> Report:
        import numpy as np

        games, seats = outcomes.scores.shape
        won = outcomes.tallies[:, [WINNERS]] >> np.arange(seats) & 1
        shares = won / won.sum(axis=1, keepdims=True)  # by seat
        seat_of = (np.arange(seats) + np.arange(games)[:, None]) % seats  # of each player
        scores = np.take_along_axis(outcomes.scores, seat_of, axis=1)
        decisions = int(outcomes.tallies[:, DECISIONS].sum())
        return Report(
            game=self.room.name,
            version=self.room.game.rules.VERSION,
            seats=seats,
            options=self.options,
            players=[level.label for level in self.levels],
            games=games,
            seed=self.seed,
            decisions=decisions,
            seconds=seconds,
            decisions_per_second=decisions / seconds,
            win_share=np.take_along_axis(shares, seat_of, axis=1).mean(axis=0).tolist(),
            mean_score=scores.mean(axis=0).tolist(),
            sd_score=scores.std(axis=0, ddof=min(1, games - 1)).tolist(),
            win_share_by_seat=shares.mean(axis=0).tolist(),
            mean_turns=float(outcomes.tallies[:, TURNS].mean()),
        )


def _batches(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _in_threads(
    work: Callable[[int, int], Outcomes], batches: Iterator[tuple[int, int]], jobs: int
) -> Iterator[tuple[int, Outcomes]]:
    """The batches' outcomes as they come, at most ``jobs`` at work."""
    running: dict[Future[Outcomes], int] = {}
    threads = ThreadPoolExecutor(jobs)
    try:
        for first, games in batches:
            running[threads.submit(work, first, games)] = first
            if len(running) >= jobs:
                yield from _finished(running)
        while running:
            yield from _finished(running)
    finally:  # after an error or Ctrl-C nobody waits for what is still at work
        threads.shutdown(wait=False, cancel_futures=True)


def _finished(running: dict[Future[Outcomes], int]) -> Iterator[tuple[int, Outcomes]]:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in done:
        yield running.pop(future), future.result()
