"""Two worlds for one table: the same to all but one seat, whose hidden things differ.

A table is played on a real server; then its log is copied and what one seat alone knows is changed
in the copy, so that nobody else could have noticed.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from foxden.core.errors import FoxdenError
from foxden.core.game import CHANCE, HIDDEN, SPECTATOR, UNSEEN, Seat, legal_moves
from foxden.core.match import Event, Match, seen_as
from foxden.core.position import copied
from foxden.table import store
from foxden.table.rows import read_table

Row = tuple[str, dict[str, Any]]  # kind and body of an event


@dataclass(frozen=True)
class Kept:
    """A table as the store holds it."""

    id: str
    secret: str
    rows: list[Row]

    def match(self, rows: Sequence[Row]) -> Match:
        log = [
            store.Row(self.id, number, kind, json.dumps(body), 0.0, None)
            for number, (kind, body) in enumerate(rows, 1)
        ]
        return read_table(self.id, self.secret, log).match


def kept(database: Path, table: str) -> Kept:
    with sqlite3.connect(database) as file:
        (secret,) = file.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
        found = file.execute(
            "SELECT kind, body FROM events WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    return Kept(table, secret, [(kind, json.loads(body)) for kind, body in found])


def change(database: Path, table: str, rows: Sequence[Row]) -> None:
    """Write another past; keys and times stay, where the events stay."""
    with sqlite3.connect(database) as file:
        for number, (kind, body) in enumerate(rows, 1):
            file.execute(
                "UPDATE events SET kind = ?, body = ? WHERE table_id = ? AND number = ?",
                (kind, json.dumps(body), table, number),
            )
        file.execute("DELETE FROM events WHERE table_id = ? AND number > ?", (table, len(rows)))


def seen_by_others(match: Match, seat: Seat) -> list[str]:
    others: list[Seat | None] = [other for other in range(match.seats) if other != seat]
    return [match.transcript(viewer) for viewer in [*others, None]]


def other_world(table: Kept, seat: Seat, rng: Random) -> list[Row] | None:
    """Another past that only this seat could tell from the true one."""
    match = table.match(table.rows)
    public, own = seen_by_others(match, seat), match.transcript(seat)
    tried = list(_other_pasts(table, match, seat))
    rng.shuffle(tried)
    for rows in tried:
        try:
            other = table.match(rows)
        except FoxdenError:
            continue
        if other.to_move != match.to_move and seat not in match.to_move | other.to_move:
            continue
        if seen_by_others(other, seat) == public and other.transcript(seat) != own:
            return rows
    return None


def _other_pasts(table: Kept, match: Match, seat: Seat) -> Iterator[list[Row]]:
    """Every past with one hidden outcome changed, or with one unseen move left out."""
    steps = iter(match.steps())
    for number, (kind, body) in enumerate(table.rows):
        if kind not in ("started", "moved"):
            continue
        if kind == "moved":
            before, event, _ = next(steps)
            if event.seat == seat and _looks(match, before, event, seat) == {UNSEEN}:
                yield [*table.rows[:number], *table.rows[number + 1 :]]
        for place, _ in enumerate(body.get("chance", [])):
            before, event, _ = next(steps)
            if event.stream != seat or not _looks(match, before, event, seat) <= {HIDDEN, UNSEEN}:
                continue
            for move in legal_moves(match.game.rules, before, CHANCE):
                if move != event.move:
                    rows = deepcopy(table.rows)
                    words = match.game.notation.write(before, CHANCE, move)
                    rows[number][1]["chance"][place] = words
                    yield rows


def _looks(match: Match, before: Any, event: Event, seat: Seat) -> set[int]:
    others = [other for other in range(match.seats) if other != seat]
    return {seen_as(match.game, before, event, viewer) for viewer in [*others, SPECTATOR]}


def common_moves(
    one: Match, other: Match, seat: Seat, most: int, rng: Random
) -> list[tuple[Seat, str]]:
    """Moves that can be played in both worlds without telling them apart."""
    chosen: list[tuple[Seat, str]] = []
    while len(chosen) < most:
        both = [
            (mover, words)
            for mover in sorted(one.to_move & other.to_move)
            for words in sorted(set(one.moves(mover)) & set(other.moves(mover)))
        ]
        rng.shuffle(both)
        for mover, words in both:
            trial, twin = _played(one, mover, words), _played(other, mover, words)
            if seen_by_others(trial, seat) == seen_by_others(twin, seat):
                one, other = trial, twin
                chosen.append((mover, words))
                break
        else:
            break
    return chosen


def _played(match: Match, seat: Seat, words: str) -> Match:
    twin = copy(match)
    twin.position, twin.events = copied(match.position), list(match.events)
    twin._streams = deepcopy(match._streams)
    twin.play(seat, words)
    return twin
