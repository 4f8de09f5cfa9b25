"""The list of a client's tables, from their rows alone."""

from __future__ import annotations

from typing import Any

from msgspec import json

from . import wire
from .rows import RowSummary
from .store import Store

MOST = 50


async def summaries(store: Store, client: str) -> list[wire.Summary]:
    """Those that wait for the client first, then the latest."""
    listed = [_summary(row, client) for row in await store.of_client(client, MOST)]
    return sorted(listed, key=lambda one: (not one.waits, -one.touched))


def _summary(row: Any, client: str) -> wire.Summary:
    kept = json.decode(row.summary, type=RowSummary)
    mine = [seat for seat, holder in enumerate(kept.holders) if holder == client]
    return wire.Summary(
        id=row.id,
        code=row.code,
        game=row.game,
        phase=row.phase,
        players=kept.players,
        you=mine,
        waits=row.phase == "playing" and bool(set(mine) & set(kept.owing)),
        created=row.made_at,
        touched=row.touched_at,
    )
