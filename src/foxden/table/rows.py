"""Tables to rows of the store, and back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, json

from .clocks import due_at
from .happenings import Entry, read_body, write_body
from .store import Append, Row
from .tables import Table


class RowSummary(Struct):
    """What a table's row keeps so that a list needs no log."""

    players: list[str]
    holders: list[str | None]
    owing: list[int]


def read_entry(row: Row) -> Entry:
    return Entry(row.number, row.at, read_body(row.kind, row.body), row.key)


def read_table(name: str, secret: str, rows: Sequence[Row]) -> Table:
    table = Table(name, secret)
    for row in rows:
        table.read(read_entry(row))
    return table


def append_of(
    table: Table, entries: Sequence[Entry], is_new: bool = False, before: set[str] | None = None
) -> Append:
    now, before = set(table.persons()), before or set()
    return Append(
        table_id=table.id,
        rows=[_event(table, entry) for entry in entries],
        row={**_row(table), **(_new_row(table) if is_new else {})},
        is_new=is_new,
        came=sorted(now - before),
        went=sorted(before - now),
    )


def _event(table: Table, entry: Entry) -> Row:
    body = write_body(entry.what)
    return Row(table.id, entry.number, entry.what.kind, body, entry.at, entry.key)


def _row(table: Table) -> dict[str, object]:
    summary = RowSummary(
        [place.name for place in table.places],
        [place.holder for place in table.places],
        table.awaited(),
    )
    return {
        "code": table.made.code if table.phase == "lobby" else None,
        "phase": table.phase,
        "touched_at": table.public_at,
        "due_at": due_at(table),
        "summary": json.encode(summary).decode(),
    }


def _new_row(table: Table) -> dict[str, object]:
    return {
        "id": table.id,
        "game": table.made.game,
        "maker": table.made.maker,
        "made_at": table.touched_at,
        "secret": table.secret,
    }
