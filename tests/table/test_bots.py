"""Bots in processes of their own: what they choose, how tables share them, how they end."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from foxden.core.errors import BrokenPlayer
from foxden.core.match import Match
from foxden.core.position import fields_of
from foxden.games import load, names
from foxden.players.fast import LEVELS
from foxden.table.bots import BotPool, Turns, WorkerProcess
from foxden.table.worker import THINKING, Job, Warm, Worker, packed

from .server import is_alive

each_game = pytest.mark.parametrize("game", names())
LONGEST = 60.0  # seconds that these tests wait for something on a busy machine
looks_into_proc = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
PARENT = """
import asyncio
from foxden.table.bots import BotPool

async def main():
    pool = BotPool(2)
    await pool.start()
    while not all(worker.is_running for worker in pool._workers):
        await asyncio.sleep(0.01)
    print("up", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    monkeypatch.setenv("FOXDEN_PLAIN", "1")  # nothing is compiled
    pool = BotPool(1)
    await pool.start()
    yield pool
    await pool.stop()


async def choose(pool: BotPool, match: Match, level: str, seed: int = 0, table: str = "t") -> str:
    seat = min(match.to_move)
    game, view = match.game.name, match.seen(seat)
    return await pool.choose(table, game, level, seat, match.seats, seed, view)


def job(match: Match, level: str, seed: int = 0) -> Job:
    seat = min(match.to_move)
    view = fields_of(match.seen(seat))
    return Job(match.game.name, level, seat, match.seats, seed, view)


async def eventually(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(LONGEST):
        while not holds():
            await asyncio.sleep(0.01)


def pid_of(pool: BotPool) -> int:
    process = pool._workers[0].process
    assert process is not None
    return process.pid


# What they choose.


@each_game
async def test_each_level_plays_on(pool: BotPool, game: str) -> None:
    match = Match(load(game), seed=5)
    levels = list(LEVELS)
    for number in range(40):
        if match.to_move:
            words = await choose(pool, match, levels[number % len(levels)], seed=number)
            match.play(min(match.to_move), words)


async def test_a_seed_fixes_what_a_bot_does(pool: BotPool) -> None:
    match = Match(load("sneaky"), 3, seed=5)
    chosen = [await choose(pool, match, "random", seed) for seed in (*range(8), *range(8))]
    assert chosen[:8] == chosen[8:]
    assert len(set(chosen)) > 1


async def test_a_player_that_fails_is_answered_by_any_legal_move(
    pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match(load("sneaky"), 3, seed=5)
    words = await choose(pool, match, "no such level")
    assert words in match.moves(min(match.to_move))
    assert "no such level" in caplog.text


async def test_a_view_that_is_none_breaks_its_own_job_only(pool: BotPool) -> None:
    match, other = Match(load("sneaky"), 3, seed=5), Match(load("sly-dice"), 3, seed=5)
    with pytest.raises(BrokenPlayer, match="sensible player of sneaky failed"):
        await pool.choose("t", "sneaky", "sensible", 0, 3, 0, other.seen(0))
    assert await choose(pool, match, "sensible") in match.moves(min(match.to_move))


def test_rollout_looks_like_sensible_until_its_code_is_there() -> None:
    match = Match(load("sneaky"), 2, seed=5)
    worker = Worker()
    for seed in range(5):
        assert worker.answer(job(match, "rollout", seed)) == worker.answer(
            job(match, "sensible", seed)
        )


@pytest.mark.skipif(os.environ.get("FOXDEN_PLAIN", "") == "1", reason="nothing is compiled")
def test_rollout_thinks_as_soon_as_its_code_is_there() -> None:
    worker = Worker()
    worker.warm("sneaky")
    free, forced = Match(load("sneaky"), 2, seed=5), Match(load("sneaky"), 2, seed=5)
    while len(forced.moves(min(forced.to_move))) > 1:
        forced.play(min(forced.to_move), forced.moves(min(forced.to_move))[0])
    for match in (free, forced):  # who has no choice takes as long: it is nobody's business
        started = time.monotonic()
        assert worker.answer(job(match, "rollout")).words in match.moves(min(match.to_move))
        assert time.monotonic() - started >= THINKING


# How tables share them.


async def test_tables_take_turns() -> None:
    turns, match = Turns(), Match(load("sneaky"), 2, seed=5)
    for table in ("slow", "slow", "slow", "other", "third", "other"):
        turns.put(table, job(match, "sensible"))
    served = []
    for _ in range(6):
        table, _, _ = await turns.take()
        served.append(table)
        turns.done(table)
    assert served == ["slow", "other", "third", "slow", "other", "slow"]


async def test_a_table_has_one_job_in_hand_at_a_time() -> None:
    turns, match = Turns(), Match(load("sneaky"), 2, seed=5)
    turns.put("slow", job(match, "sensible"))
    turns.put("slow", job(match, "sensible"))
    await turns.take()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(turns.take(), 0.01)
    turns.done("slow")
    assert (await turns.take())[0] == "slow"


async def test_a_table_that_has_gone_keeps_nobody(pool: BotPool) -> None:
    match = Match(load("sneaky"), 2, seed=5)
    jobs = [asyncio.create_task(choose(pool, match, "sensible")) for _ in range(5)]
    await asyncio.sleep(0)
    for task in jobs:
        task.cancel()
    assert await choose(pool, match, "sensible", table="other")


# How they fail and end.


async def test_a_worker_that_is_killed_is_replaced_and_its_job_done(pool: BotPool) -> None:
    match = Match(load("sneaky"), 2, seed=5)
    await choose(pool, match, "sensible")
    first = pid_of(pool)
    os.kill(first, signal.SIGSTOP)
    asked = asyncio.create_task(choose(pool, match, "sensible"))
    await asyncio.sleep(0.05)
    os.kill(first, signal.SIGKILL)
    assert await asked in match.moves(min(match.to_move))
    assert pid_of(pool) != first


async def test_a_stop_that_is_meant_for_the_parent_ends_no_worker(pool: BotPool) -> None:
    match = Match(load("sneaky"), 2, seed=5)
    await choose(pool, match, "sensible")
    first = pid_of(pool)
    for stop in (signal.SIGINT, signal.SIGTERM):
        os.kill(first, stop)
    assert await choose(pool, match, "sensible")
    assert pid_of(pool) == first


async def test_a_worker_that_is_killed_while_idle_is_replaced(pool: BotPool) -> None:
    match = Match(load("sneaky"), 2, seed=5)
    await choose(pool, match, "sensible")
    os.kill(pid_of(pool), signal.SIGKILL)
    assert await choose(pool, match, "sensible")


async def test_a_job_has_a_time_limit(pool: BotPool) -> None:
    match = Match(load("sneaky"), 2, seed=5)
    pool.time_limit = 5
    await choose(pool, match, "sensible")
    os.kill(pid_of(pool), signal.SIGSTOP)
    assert await choose(pool, match, "sensible")


async def test_where_no_worker_is_ever_in_time_any_legal_move_is_made(pool: BotPool) -> None:
    match = Match(load("sneaky"), 2, seed=5)
    await choose(pool, match, "sensible")
    pool.time_limit = 0
    words = {await choose(pool, match, "sensible", seed) for seed in range(3)}
    assert words <= set(match.moves(min(match.to_move)))


async def test_stop_ends_all_processes_and_cancels_what_waits(pool: BotPool) -> None:
    match = Match(load("sneaky"), 2, seed=5)
    await choose(pool, match, "sensible")
    os.kill(pid_of(pool), signal.SIGSTOP)
    waiting = [asyncio.create_task(choose(pool, match, "sensible")) for _ in range(3)]
    await asyncio.sleep(0.05)
    await pool.stop()
    assert not is_alive(pid_of(pool))
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(error, asyncio.CancelledError) for error in done)


def test_a_worker_ends_when_its_input_does() -> None:
    """Also while it is busy: half a message is all it has."""
    command = [sys.executable, "-m", "foxden.table.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        worker.stdin.write(packed(job(Match(load("sneaky"), 2, seed=5), "sensible")))
        worker.stdin.close()
        assert worker.wait(LONGEST) == 0


@looks_into_proc
async def test_all_end_with_a_parent_that_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FOXDEN_PLAIN", raising=False)
    monkeypatch.setenv("FOXDEN_CACHE_DIR", str(tmp_path))  # empty, so that one process compiles
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, stdout=subprocess.PIPE
    )
    assert parent.stdout
    assert await parent.stdout.readline() == b"up\n"
    listed = Path(f"/proc/{parent.pid}/task/{parent.pid}/children")
    await eventually(lambda: len(listed.read_text("ascii").split()) == 3)
    children = [int(pid) for pid in listed.read_text("ascii").split()]
    parent.kill()
    await parent.wait()
    await eventually(lambda: not any(map(is_alive, children)))


async def test_a_worker_loads_a_game_when_somebody_wants_it_to_think(pool: BotPool) -> None:
    pool._compiled = set(names())
    match, (worker,) = Match(load("sneaky"), 2, seed=5), pool._workers
    for level in ("greedy", "sensible"):
        await choose(pool, match, level)
        assert worker._warmed == set()
    await choose(pool, match, "rollout")
    assert worker._warmed == {"sneaky"}


@looks_into_proc
async def test_a_worker_whose_players_look_takes_less_than_250_mb() -> None:
    worker = WorkerProcess()
    await worker.start()
    for game in names():
        for level in ("greedy", "sensible", "rollout"):  # which has not been told to think
            match = Match(load(game), 2, seed=5)
            assert (await worker.ask(job(match, level), LONGEST)).words
    peak = peak_of(worker)
    await worker.stop()
    assert peak < 250_000


@pytest.mark.soak
@looks_into_proc
async def test_a_worker_that_thinks_in_all_games_takes_less_than_300_mb(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    worker = WorkerProcess()
    for game in names():
        compiler = WorkerProcess(game)
        await compiler.start()
        await compiler.end_well()
        await compiler.stop()
    await worker.start()
    for game in names():
        worker.warm(game)
    await eventually(lambda: caplog.text.count("can think") == len(names()))
    peak = peak_of(worker)
    await worker.stop()
    assert peak < 300_000


def peak_of(worker: WorkerProcess) -> int:
    """Kilobytes of memory, of 1,000 bytes."""
    assert worker.process
    status = Path(f"/proc/{worker.process.pid}/status").read_text("ascii")
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) * 1024 // 1000


def test_messages_tell_their_own_length() -> None:
    message = packed(Warm("sneaky"))
    assert int.from_bytes(message[:4], "big") == len(message) - 4
