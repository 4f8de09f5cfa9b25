"""How long a bot takes tells nothing of what it does in secret."""

from __future__ import annotations

import time
from collections import defaultdict
from pathlib import Path
from random import Random

from foxden.core.game import SPECTATOR
from foxden.core.match import Match
from foxden.games import load
from foxden.table.happenings import Moved, Started
from foxden.table.rows import read_table
from foxden.table.store import Row
from foxden.table.tending import is_noticed

from .load import rows_of
from .server import PATIENCE, Person, running

PACE = 4.0  # seconds, so that a busy machine is done with what needs no waiting
TOLERANCE = 0.01  # of two clocks
TABLES = 4


def test_bots_wait_from_what_all_saw_and_not_in_secret(tmp_path: Path) -> None:
    (tmp_path / "slow.toml").write_text(f"[times]\nbot = {PACE}\n")
    with (
        running(tmp_path, "--settings", str(tmp_path / "slow.toml")) as server,
        Person(server.address) as ada,
    ):
        names = [
            ada.make("sly-dice", ["bot", "bot", "bot"], bot_pace=True)["table"]["id"]
            for _ in range(TABLES)
        ]
        for name in names:
            ada.do(name, "start")
        end, waits = time.monotonic() + PATIENCE, list[tuple[bool, float]]()
        while not {True, False} <= {is_public for is_public, _ in waits}:
            assert time.monotonic() < end
            time.sleep(1)
            waits = [wait for name in names for wait in waits_of(tmp_path, name)]
    for is_public, waited in waits:
        assert (waited >= PACE - TOLERANCE) == is_public


def test_how_often_somebody_acts_in_secret_follows_from_what_all_see() -> None:
    """So that a bot may be as quick as it can: what it does in secret takes no time of its own."""
    game, rng, often = load("sly-dice"), Random(3), defaultdict[tuple[str, int], set[int]](set)
    for seed in range(8):
        match = Match(game, 3, seed=seed)
        secret = [0] * match.seats
        while match.to_move:
            seat = rng.choice(sorted(match.to_move))
            words = rng.choice(match.moves(seat))
            if is_noticed(game, match.seen(seat), seat, words):
                in_front = len(match.view(None)["players"][seat]["front"])
                often[words.split()[0], in_front].add(secret[seat])
                secret[seat] = 0
            else:
                secret[seat] += 1
            match.play(seat, words)
    assert often["push", 1] == {1}
    afresh = {key for key in often if key[0] == "start"}  # C54: before a secret roll or after it
    assert all(len(often[key]) == 1 for key in often.keys() - afresh), dict(often)


def waits_of(folder: Path, name: str) -> list[tuple[bool, float]]:
    """Of each bot's move: whether all saw it, and how long after its last move that all saw."""
    rows = [Row(name, *row) for row in rows_of(folder, name)]
    table = read_table(name, "0" * 64, rows)
    waits, since = [], dict[int, float]()
    for entry in table.entries:
        if isinstance(entry.what, Started):
            since = dict.fromkeys(range(3), entry.at)
        if isinstance(entry.what, Moved):
            is_public = table.sight.is_seen(entry.number, 1 << SPECTATOR)
            waits.append((is_public, entry.at - since[entry.what.seat]))
            if is_public:
                since[entry.what.seat] = entry.at
    return waits
