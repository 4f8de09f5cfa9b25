"""A process for bots: it is handed views, one at a time, and names moves.

    python -m foxden.table.worker          serve what comes in, until the parent is gone
    python -m foxden.table.worker GAME     compile GAME's code into the cache, and end

Messages stand on standard input and output: four bytes of length, big-endian, then msgpack.
Compiling takes much memory, so a worker is told to ``Warm`` a game after another process has
compiled it and when somebody wants it to think, and only loads it.  Until then `rollout` looks like
`sensible`.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, BinaryIO

from msgspec import Struct, msgpack

from foxden.core.chance import sow
from foxden.core.compiled import runs_plain
from foxden.core.errors import FoxdenError
from foxden.core.game import legal_moves
from foxden.core.match import Match
from foxden.core.position import from_fields
from foxden.games import load, names, room
from foxden.players.fast import Bot, Fast
from foxden.players.levels import THINKER
from foxden.players.looking import checked, look

from .ending import end_with_parent

THINKING = 0.3  # seconds
LENGTH_BYTES = 4
NICENESS, COMPILER_NICENESS = 5, 10  # people's moves come first


class Job(Struct, tag="job"):
    """A seat that is to move; ``view`` holds the fields of what it sees."""

    game: str
    level: str
    seat: int
    seats: int
    seed: int
    view: dict[str, Any]


class Warm(Struct, tag="warm"):
    """The code of this game has been compiled and can be loaded."""

    game: str


class Answer(Struct):
    """The words of a move, or a sentence why there is none."""

    words: str = ""
    broken: str = ""


def packed(message: Job | Warm | Answer) -> bytes:
    body = msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def load_rooms() -> None:
    """Before the first job: on a busy machine this takes longer than a job may."""
    for name in names():
        load(name)
        room(name).module("players")


def compile_game(game: str) -> None:
    here = room(game)
    if not runs_plain():  # also where it is kept: another installation's is of no use here
        try_thinking(Fast(here.game.rules, here.module("players")), game)


def try_thinking(fast: Fast, game: str) -> None:
    """Load what `rollout` needs, or compile it, by a move of a new match."""
    match = Match(load(game), seed=0)
    seat = min(match.to_move)
    bot = Bot(fast, THINKER, seed=0, seconds=1e-9, clock=time.monotonic)
    bot.move(match.seen(seat), seat, match.seats)


class Worker:
    def __init__(self) -> None:
        self.thinking: dict[str, Fast] = {}  # the games whose code is loaded
        self.warming: SimpleQueue[str] = SimpleQueue()
        self.jobs: SimpleQueue[Job] = SimpleQueue()

    def serve(self, inbox: BinaryIO, outbox: BinaryIO) -> None:
        self._in_background(self._read, inbox)
        load_rooms()
        self._in_background(self._load)
        answer = Answer()  # the first one says that the worker is up
        while True:
            outbox.write(packed(answer))
            outbox.flush()
            answer = self.answer(self.jobs.get())

    def answer(self, job: Job) -> Answer:
        try:
            return self._decide(job)
        except FoxdenError as error:
            return Answer(broken=str(error))
        except Exception:  # whatever a player does wrong, the next job is served
            traceback.print_exc()
            return Answer(broken=f"The {job.level} player of {job.game} failed.")

    def _decide(self, job: Job) -> Answer:
        game, players = load(job.game), room(job.game).module("players")
        view = from_fields(game.rules.Position, job.view)
        if job.level == THINKER and job.game in self.thinking:
            fast, until = self.thinking[job.game], time.monotonic() + THINKING
            bot = Bot(fast, THINKER, job.seed, seconds=THINKING, clock=time.monotonic)
            move = bot.move(view, job.seat, job.seats)
            time.sleep(max(0, until - time.monotonic()))  # else it would tell who has no choice
        else:
            rng = [0, 0, 0, 0]
            sow(rng, job.seed)
            move = look(game.rules, players, job.level, view, job.seat, rng)
        checked(move, legal_moves(game.rules, view, job.seat), job.level, job.seat)
        return Answer(game.notation.write(view, job.seat, move))

    def _read(self, inbox: BinaryIO) -> None:
        decode = msgpack.Decoder(Job | Warm).decode
        while head := inbox.read(LENGTH_BYTES):
            message = decode(inbox.read(int.from_bytes(head, "big")))
            if isinstance(message, Job):
                self.jobs.put(message)
            else:
                self.warming.put(message.game)

    def _load(self) -> None:
        while True:
            self.warm(self.warming.get())

    def warm(self, game: str) -> None:
        here = room(game)
        fast = Fast(here.game.rules, here.module("players"))
        if not runs_plain():
            try_thinking(fast, game)
            self.thinking[game] = fast
            print(f"{THINKER} players of {game} can think", file=sys.stderr, flush=True)

    def _in_background(self, task: Callable[..., None], *given: Any) -> None:
        """A worker is of no use after the end of such a task: the parent is gone, or it failed."""

        def run() -> None:
            try:
                task(*given)
            except Exception:
                traceback.print_exc()
            finally:
                os._exit(0)

        threading.Thread(target=run, daemon=True).start()


def _step_back(niceness: int) -> None:
    if sys.platform != "win32":
        os.nice(niceness)


def _wait_for_end(inbox: BinaryIO) -> None:
    inbox.read()
    os._exit(0)


def main(arguments: Sequence[str]) -> None:
    for stop in (signal.SIGINT, signal.SIGTERM):  # for the parent, though all may be sent it
        signal.signal(stop, signal.SIG_IGN)
    end_with_parent()  # so does the end of standard input, elsewhere too
    if arguments:
        _step_back(COMPILER_NICENESS)
        threading.Thread(target=_wait_for_end, args=[sys.stdin.buffer], daemon=True).start()
        compile_game(arguments[0])
        os._exit(0)  # not waiting for the one that reads
    _step_back(NICENESS)
    outbox = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything prints goes to the log
    Worker().serve(sys.stdin.buffer, outbox)


if __name__ == "__main__":
    main(sys.argv[1:])
