"""Bots move, clocks run, and nobody waits for somebody who has left.

One process tends a table: it holds the table's lease and renews it while it lives.  With SQLite
there is only one process, and it tends them all.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import sqlalchemy as sa

from foxden.core.chance import child_seeds
from foxden.core.errors import FoxdenError
from foxden.core.game import SPECTATOR, UNSEEN, Game, Seat

from . import moves
from .bots import BotPool
from .clocks import TIME_IS_UP, can_be_awaited_in_vain, due_at
from .hall import Hall, Live
from .happenings import Happening
from .logs import why
from .refused import Refused
from .tables import Table
from .times import Times

log = logging.getLogger("foxden.table")

TICK = 0.5
LOOKS_AGAIN = 30.0  # seconds: whoever asks that often for the state waits for something
AT_ONCE = 100  # tables that are taken in one tick
MANY = 1000  # tables in memory
Act = Callable[[Table], Sequence[Happening]]


class Tender:
    def __init__(self, hall: Hall, bots: BotPool, process: str) -> None:
        self.hall = hall
        self.bots = bots
        self.process = process
        self.times = hall.times
        self.is_alone = not hall.store.is_postgres
        self.tended: set[str] = set()
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._renewed = self._swept = 0.0
        self._damaged: dict[str, None] = {}  # tables that can't be read
        self._task: asyncio.Task[None] | None = None
        hall.after_change = self.changed

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        tasks = [*self._thinking.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.is_alone:
            return
        try:
            await self.hall.store.release(self.process)
        except sa.exc.SQLAlchemyError as error:  # others take over when the leases end
            log.warning("The tables can't be handed over: %s", why(error))

    def changed(self, live: Live) -> None:
        live.tell_news()
        self._set_bots_thinking(live)

    def tends(self, live: Live) -> bool:
        return self.is_alone or live.table.id in self.tended

    async def _run(self) -> None:
        is_failing = False
        while True:
            try:
                await self._tick(time.time())
                if is_failing:
                    log.info("Tables are tended again.")
                is_failing = False
            except sa.exc.SQLAlchemyError as error:
                if not is_failing:
                    log.warning("Tables can't be tended just now: %s", why(error))
                is_failing = True
            except Exception:  # whatever it is, the other tables need tending
                log.exception("Tending failed.")
            await asyncio.sleep(TICK)

    async def _tick(self, now: float) -> None:
        for live in self.hall.tables.values():
            live.tell_presence()
        if not self.is_alone and now - self._renewed >= self.times.renewal:
            await self._renew(now)
        await self._take_over(now)
        for live in list(self.hall.tables.values()):
            if self.tends(live):
                await self._tend_safely(live, now)
        if now - self._swept >= self.times.sweep:
            self._swept = now
            await self._close_idle(now)
            self._put_away_unused(now)

    # Which tables.

    async def _renew(self, now: float) -> None:
        """Keep the leases of all tables in memory that need one, and take those that are free."""
        self._renewed = now
        wanted = [name for name, live in self.hall.tables.items() if live.table.phase == "playing"]
        until = now + self.times.lease
        taken = await self.hall.store.tend(wanted, self.process, now, until) if wanted else []
        fresh, self.tended = set(taken) - self.tended, set(taken)
        for name in fresh:
            if live := self.hall.tables.get(name):
                self._set_bots_thinking(live)

    async def _take_over(self, now: float) -> None:
        """Tables that are due and that nobody tends."""
        due = await self.hall.store.due(now, AT_ONCE + len(self.hall.tables))
        known = self.hall.tables | self._damaged
        names = [name for name in due if name not in known][:AT_ONCE]
        if names and not self.is_alone:
            until = now + self.times.lease
            names = await self.hall.store.tend(names, self.process, now, until)
            self.tended.update(names)
        for name in names:
            with self._noting_damage(name):
                await self.hall.live(name)

    async def _close_idle(self, now: float) -> None:
        since = now - self.times.idle

        def making(live: Live) -> Sequence[Happening]:  # somebody may have come meanwhile
            return moves.closed(live.table) if live.table.public_at < since else ()

        for name in await self.hall.store.idle(since, AT_ONCE):
            if name not in self._damaged:
                with self._noting_damage(name):
                    await self.hall.change(name, making)

    @contextmanager
    def _noting_damage(self, name: str) -> Iterator[None]:
        """A log that can't be read is left alone, and the others are tended."""
        try:
            yield
        except sa.exc.SQLAlchemyError:
            raise
        except Refused as refused:  # the next look tries again
            log.warning("Table %s: %s", name, refused.sentence)
        except Exception:
            log.exception("Table %s can't be read any more.", name)
            self._damaged[name] = None

    def _put_away_unused(self, now: float) -> None:
        """Tables that nobody looks at and that have nothing to do soon; of many, earlier."""
        unused = self.times.unused * MANY / max(MANY, len(self.hall.tables))
        for live in list(self.hall.tables.values()):
            due = due_at(live.table)
            is_soon = due is not None and due < now + unused
            if live.watches or live.lock.locked() or is_soon:
                continue
            if live.used_at < now - unused:
                self.hall.put_away(live)

    # Clocks.

    async def _tend_safely(self, live: Live, now: float) -> None:
        """One table's trouble is not another's."""
        try:
            await self._tend(live, now)
        except sa.exc.SQLAlchemyError:
            raise
        except Exception:
            log.exception("Table %s can't be tended.", live.table.id)

    async def _tend(self, live: Live, now: float) -> None:
        self._set_bots_thinking(live)
        if due_act(live, now, self.times) is None:
            return

        def making(again: Live) -> Sequence[Happening]:
            act = due_act(again, now, self.times)
            return act(again.table) if act else ()

        await self.hall.change(live.table.id, making)

    # Bots.

    def _set_bots_thinking(self, live: Live) -> None:
        table = live.table
        if table.phase != "playing" or live.is_gone or not self.tends(live):
            return
        for seat in table.match.to_move:
            level = table.bot_at(seat)
            if level is None or (table.id, seat) in self._thinking:
                continue
            task = asyncio.create_task(self._bot_moves(live, seat, level))
            self._thinking[table.id, seat] = task
            task.add_done_callback(partial(self._thought, live, seat))

    def _thought(self, live: Live, seat: Seat, done: asyncio.Task[None]) -> None:
        self._thinking.pop((live.table.id, seat), None)
        if done.cancelled():
            return
        if error := done.exception():  # a later tick tries again
            log.error("Table %s: the bot at seat %d failed: %s", live.table.id, seat, why(error))
            return
        current = self.hall.tables.get(live.table.id)
        if current is not None:
            self._set_bots_thinking(current)

    async def _bot_moves(self, live: Live, seat: Seat, level: str) -> None:
        table = live.table
        async with live.lock:
            if live.is_gone or table.phase != "playing" or seat not in table.match.to_move:
                return
            number, match, due = table.decided[seat], table.match, table.public_at + self.times.bot
            view = match.seen(seat)
        seed = child_seeds(int(table.secret, 16), 1, number)[0]
        game, seats = table.made.game, match.seats
        try:
            words = await self.bots.choose(table.id, game, level, seat, seats, seed, view)
            if table.made.bot_pace and is_noticed(match.game, view, seat, words):
                await asyncio.sleep(max(0, due - time.time()))
            await self.hall.change(
                table.id, lambda now: moves.bot_moved(now.table, seat, number, words)
            )
        except (Refused, FoxdenError, sa.exc.SQLAlchemyError):
            await asyncio.sleep(self.times.retry)
            raise


def is_noticed(game: Game, view: Any, seat: Seat, words: str) -> bool:
    """Whether anybody else notices this move.

    A bot's pace is counted from what all could see, and others are not kept waiting for what they
    can't: else the time that it takes would tell how often it acted in secret.
    """
    move = game.notation.read(view, seat, words)
    return game.rules.seen(view, seat, move, SPECTATOR) != UNSEEN


def due_act(live: Live, now: float, times: Times) -> Act | None:
    """What the clock does to a table now: one thing at a time."""
    table = live.table
    if table.is_outdated:
        return moves.closed
    if table.phase != "playing":
        return None
    limit = table.time_limit()
    if limit is not None and limit <= now:
        return partial(moves.time_is_up, words=TIME_IS_UP)
    for seat in table.awaited():
        deadline = table.deadline(seat)
        if deadline is not None and now >= max(deadline, live.loaded_at + times.grace):
            return partial(moves.bot_in, seat=seat, why="clock")
        if can_be_awaited_in_vain(table) and _is_away(live, seat, now, times.away):
            return partial(moves.bot_in, seat=seat, why="away")
    return None


def _is_away(live: Live, seat: Seat, now: float, away: float) -> bool:
    """Whether somebody who is here, or looks in again and again, waits for somebody who is not."""
    holder = live.table.places[seat].holder
    if holder is None or holder in live.here:
        return False
    recent = now - min(LOOKS_AGAIN, away)
    others = set(live.table.persons()) - {holder}
    waits = others & live.here or any(live.last_seen(person) > recent for person in others)
    return bool(waits) and now - max(live.last_seen(holder), live.table.public_at) >= away
