"""Ways through Paris as tables: made from ``map.txt`` when first needed, then kept on disk.

``STEPS[by_boat, a, b]`` is how many tiles lie between two tiles, ``TURNS[by_boat, goal, a]`` the
expected number of turns until someone who starts a turn on tile a ends a move on the goal.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np

from foxden.core.compiled import cache_home

from .components import FARTHEST
from .map import MANHOLE_MARKS, MANSION, POLICE, Paris, complaints, read_map

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOWHERE = -1
UNREACHED = 255  # steps to a tile that can't be reached
NEVER = 99.0  # turns to it
EXACT_ENOUGH = 1e-4
STREETS = 4  # neighbours of a tile at most, on road or river; a dock may have both


def make_steps(near: NDArray[Any]) -> NDArray[Any]:
    """All distances at once: widen the set of tiles reached from each tile, step by step."""
    count = len(near)
    reached = np.packbits(np.eye(count, dtype=bool), axis=1)
    steps = np.full((count, count), UNREACHED, "u1")
    for step in range(UNREACHED):
        fresh = np.unpackbits(reached, axis=1, count=count).astype(bool) & (steps == UNREACHED)
        if not fresh.any():
            break
        steps[fresh] = step
        wider = reached.copy()
        for k in range(near.shape[1]):
            wider |= reached[near[:, k]]
        reached = wider
    return steps


def make_turns(near: NDArray[Any], twin: NDArray[Any], goals: NDArray[Any]) -> NDArray[Any]:
    """C11, C14. Best play by a d20: V(a) = 1 + mean over rolls of the best tile in reach."""
    steps = make_steps(near)
    turns = np.where(steps[goals] == UNREACHED, NEVER, 1 + steps[goals] / 10)
    while True:
        left = turns.copy()
        left[np.arange(len(goals)), goals] = 0  # arrived
        best = np.minimum(left, left[:, twin])
        total = np.zeros_like(best)
        for _ in range(FARTHEST):
            best = np.min([best, *(best[:, near[:, k]] for k in range(near.shape[1]))], axis=0)
            total += best
        better = np.minimum(NEVER, 1 + total / FARTHEST)
        if np.abs(better - turns).max() < EXACT_ENOUGH:
            return better.astype("f4")
        turns = better


def neighbours(paris: Paris, by_boat: bool) -> NDArray[Any]:
    """A row for each tile; a tile with fewer neighbours is its own."""
    near = np.repeat(np.arange(len(paris.tiles))[:, None], STREETS, axis=1)
    for number, tile in enumerate(paris.tiles):
        found = paris.steps(tile, by_boat)
        near[number, : len(found)] = found
    return near


def twins(paris: Paris) -> NDArray[Any]:
    """C14. For each manhole the other one of its letter, for any other tile itself."""
    twin = np.arange(len(paris.tiles), dtype="i2")
    for mark in MANHOLE_MARKS:
        one, other = (paris.number(spot) for spot in paris.spots(mark))
        twin[one], twin[other] = other, one
    return twin


def make_tables(paris: Paris) -> dict[str, NDArray[Any]]:
    wrong = complaints(paris)
    if wrong:
        raise ValueError("map.txt: " + " ".join(wrong))
    goals = [*paris.places, *(paris.driveway(home) for home in paris.homes)]
    numbers = np.array([paris.number(spot) for spot in goals], "i2")
    near = [neighbours(paris, by_boat) for by_boat in (False, True)]
    return {
        "steps": np.array([make_steps(table) for table in near]),
        "turns": np.array([make_turns(table, twins(paris), numbers) for table in near]),
        "twin": twins(paris),
        "goal": numbers,
        "river": np.array([paris.is_river(tile) for tile in paris.tiles], "u1"),
    }


def _kept() -> Path:
    """Where the tables of these sources are kept."""
    room = files(__package__)
    digest = hashlib.sha256()
    for name in ("map.txt", "map.py", "ways.py", "components.toml"):
        digest.update(room.joinpath(name).read_bytes())
    return cache_home() / f"paris-{digest.hexdigest()[:20]}.npz"


def load_tables() -> dict[str, NDArray[Any]]:
    path = _kept()
    try:
        with np.load(path) as kept:
            return dict(kept)
    except (OSError, ValueError, EOFError, BadZipFile):
        pass
    tables = make_tables(PARIS)
    save: Any = np.savez  # its types take no names of our own
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as draft:
            save(draft, **tables)
        os.replace(draft.name, path)
    except OSError:
        pass  # a disk that takes no files only costs the time to make them again
    return tables


PARIS = read_map()
_tables = load_tables()
TILES = len(PARIS.tiles)
HOMES = len(PARIS.homes)
STEPS = _tables["steps"]
TURNS = _tables["turns"]
TWIN = _tables["twin"]
GOAL_TILE = _tables["goal"]  # of the places, then of the houses and mansions
IS_RIVER = _tables["river"]
STATION = PARIS.number(PARIS.spots(POLICE)[0])
FIRST_MANSION = HOMES - len(PARIS.spots(MANSION))
FIRST_HOME = len(PARIS.places)  # among the goals
GOALS = FIRST_HOME + HOMES
GOAL_AT = np.full(TILES, NOWHERE, "i2")
GOAL_AT[GOAL_TILE] = np.arange(GOALS)
TILE_NAMES = tuple(tile.name for tile in PARIS.tiles)
