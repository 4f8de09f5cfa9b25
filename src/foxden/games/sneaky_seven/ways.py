"""Ways through Paris as tables: made from ``map.txt`` when first needed, then kept on disk.

``WALK`` and ``SAIL`` hold the steps between any two tiles, without and with a boat; they are
folded, since the way back is as long.  ``TURNS`` holds the expected number of turns, in
thousandths, until someone who starts a turn on a tile ends a move at a place.  ``TOURS`` holds the
expected turns until all of a set of targets are robbed, see ``tours.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from foxden.core.kept import kept
from foxden.core.rule import rule

from .components import DANGER_FACES, FARTHEST, PLACE_SHIELDS, PLACES, TARGETS
from .map import MANHOLE_MARKS, MANSION, POLICE, Paris, complaints, read_map
from .tours import HUNDRED, make_tours

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOWHERE = -1
UNREACHED = 255  # steps to a tile that can't be reached
NEVER = 60.0  # turns to it
THOUSAND = 1000
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


def folded(table: NDArray[Any]) -> NDArray[Any]:
    """The lower half of a symmetric table: row by row, each up to its diagonal."""
    return table[np.tril_indices(len(table))]


def make_tables(paris: Paris) -> dict[str, NDArray[Any]]:
    wrong = complaints(paris)
    if wrong:
        raise ValueError("map.txt: " + " ".join(wrong))
    near = [neighbours(paris, by_boat) for by_boat in (False, True)]
    places = np.array([paris.number(spot) for spot in paris.places])
    turns = np.array([make_turns(table, twins(paris), places) for table in near])
    return {
        "walk": folded(make_steps(near[0])),
        "sail": folded(make_steps(near[1])),
        "turns": np.rint(turns * THOUSAND).astype("u2"),
        "tours": np.array([_tours(paris, table) for table in turns]),
    }


def _tours(paris: Paris, turns: NDArray[Any]) -> NDArray[Any]:
    heres = [paris.number(spot) for spot in (*paris.places, *paris.spots(POLICE))]
    targets = [place for place in range(PLACES) if TARGETS[place]]
    safe = [1 - shields / DANGER_FACES for shields in PLACE_SHIELDS]
    tours: NDArray[Any] = np.rint(make_tours(turns[:, heres], targets, safe) * HUNDRED)
    return tours.astype("u2")


SOURCES = ("map.txt", "map.py", "ways.py", "tours.py", "components.toml")
PARIS = read_map()
_tables = kept("paris", __package__, SOURCES, lambda: make_tables(PARIS))
TILES = len(PARIS.tiles)
HOMES = len(PARIS.homes)
FIRST_HOME = len(PARIS.places)  # among the goals: the places, then the houses and mansions
GOALS = FIRST_HOME + HOMES
FIRST_MANSION = HOMES - len(PARIS.spots(MANSION))
STATION = PARIS.number(PARIS.spots(POLICE)[0])
TILE_NAMES = tuple(tile.name for tile in PARIS.tiles)
TWIN = twins(PARIS)
GOAL_TILE = np.array(
    [PARIS.number(spot) for spot in (*PARIS.places, *map(PARIS.driveway, PARIS.homes))], "i2"
)
GOAL_AT = np.full(TILES, NOWHERE, "i2")
GOAL_AT[GOAL_TILE] = np.arange(GOALS)
IS_RIVER = np.array([PARIS.is_river(tile) for tile in PARIS.tiles], "u1")
ROWS = len(PARIS.rows)
ROW = np.array([tile.y for tile in PARIS.tiles], "i2")
FIRST_IN_ROW = np.searchsorted(ROW, np.arange(ROWS + 1)).astype("i2")
WALK = _tables["walk"]
SAIL = _tables["sail"]
TURNS = _tables["turns"]
TOURS = _tables["tours"]


@rule
def fold(a: int, b: int) -> int:
    """Where a pair stands in a folded table."""
    return (a * (a + 1) >> 1) + b if a > b else (b * (b + 1) >> 1) + a


@rule
def walk(start: int, tile: int) -> int:
    """C11. Steps on roads and bridges."""
    return int(WALK[fold(start, tile)])


@rule
def sail(start: int, tile: int) -> int:
    """C12. Steps for someone with a boat."""
    return int(SAIL[fold(start, tile)])


@rule
def turns_between(by_boat: int, start: int, place: int) -> float:
    """Expected turns until someone who starts a turn on a tile ends a move at a place."""
    return int(TURNS[by_boat, place, start]) / THOUSAND


@rule
def tour(by_boat: int, missing: int, here: int) -> float:
    """Expected turns to rob all missing targets (as bits), from a place or (PLACES) the station."""
    return int(TOURS[by_boat, missing, here]) / HUNDRED
