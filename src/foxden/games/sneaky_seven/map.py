"""Paris as ``map.txt`` draws it, read and checked.

A *tile* is where a token can stand.  A bridge is two tiles, one above the other: the road on top,
and the river that a boat passes below.  A dock is one tile that belongs to road and river.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

PLACE_MARKS = "123456789abc"
MANHOLE_MARKS = "ABCDE"
POLICE, BRIDGE, RIVER, DOCK, HOUSE, MANSION, BUILDING = "P=~dhm*"
ON_FOOT = frozenset("#" + BRIDGE + DOCK + POLICE + PLACE_MARKS + MANHOLE_MARKS)
ON_WATER = frozenset(RIVER + BRIDGE + DOCK)
KNOWN = ON_FOOT | ON_WATER | frozenset(HOUSE + MANSION + BUILDING + '".')
HOUSES, MANSIONS = 24, 12  # C50
FEWEST_BRIDGES = 3

Spot = tuple[int, int]  # column and row, from 0


@dataclass(frozen=True, order=True)
class Tile:
    """Where a token can stand."""

    y: int
    x: int
    is_below: bool = False  # under a bridge

    @property
    def spot(self) -> Spot:
        return self.x, self.y

    @property
    def name(self) -> str:
        return f"{self.x},{self.y}" + (" below" if self.is_below else "")


class Paris:
    """The rows of a map; everything else follows from them."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        cut = next((n for n, line in enumerate(lines) if line.startswith("----")), -1)
        self.rows = [line.rstrip() for line in lines[cut + 1 :] if line.strip()]

    def at(self, x: int, y: int) -> str:
        inside = 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y])
        return self.rows[y][x] if inside else " "

    def spots(self, marks: Set[str] | str) -> list[Spot]:
        """Where these marks stand, row by row."""
        return [(x, y) for y, row in enumerate(self.rows) for x, c in enumerate(row) if c in marks]

    def beside(self, spot: Spot, marks: Set[str] | str) -> list[Spot]:
        x, y = spot
        around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        return [(i, j) for i, j in around if self.at(i, j) != " " and self.at(i, j) in marks]

    @cached_property
    def tiles(self) -> list[Tile]:
        """All tiles; their order is their number."""
        standing = [Tile(y, x) for x, y in self.spots(ON_FOOT | ON_WATER)]
        return sorted(standing + [Tile(y, x, True) for x, y in self.spots(BRIDGE)])

    @cached_property
    def numbers(self) -> dict[Tile, int]:
        return {tile: number for number, tile in enumerate(self.tiles)}

    def number(self, spot: Spot) -> int:
        return self.numbers[Tile(spot[1], spot[0])]

    def is_river(self, tile: Tile) -> bool:
        """Only a boat comes here."""
        return tile.is_below or self.at(*tile.spot) == RIVER

    def steps(self, tile: Tile, by_boat: bool) -> list[int]:
        """C11, C12. The tiles one step away."""
        mark, near = self.at(*tile.spot), []
        if not self.is_river(tile):
            near += [self.number(spot) for spot in self.beside(tile.spot, ON_FOOT)]
        if by_boat and (self.is_river(tile) or mark == DOCK):
            for x, y in self.beside(tile.spot, ON_WATER):
                near.append(self.numbers[Tile(y, x, self.at(x, y) == BRIDGE)])
        return near

    @cached_property
    def places(self) -> list[Spot]:
        return [self.spots(mark)[0] for mark in PLACE_MARKS]

    @cached_property
    def homes(self) -> list[Spot]:
        """Houses first, then mansions; their order is their number."""
        return self.spots(HOUSE) + self.spots(MANSION)

    def driveway(self, home: Spot) -> Spot:
        return self.beside(home, ON_FOOT)[0]

    def plot(self, entrance: Spot) -> set[Spot]:
        """The building that touches an entrance."""
        return flood(self, self.beside(entrance, BUILDING), BUILDING)


def flood(paris: Paris, start: list[Spot], marks: Set[str] | str) -> set[Spot]:
    """Everything joined to the start by these marks."""
    reached: set[Spot] = set()
    waiting = list(start)
    while waiting:
        spot = waiting.pop()
        if spot not in reached:
            reached.add(spot)
            waiting += paris.beside(spot, marks)
    return reached


def read_map() -> Paris:
    return Paris(files(__package__).joinpath("map.txt").read_text(encoding="utf-8"))


def complaints(paris: Paris) -> list[str]:
    """C50. What is wrong with a map, in sentences; an empty list if nothing is."""
    first = [*_wrong_marks(paris), *_wrong_counts(paris)]
    if first:  # the rest needs everything to be there
        return first
    checks = (_wrong_buildings, _wrong_manholes, _wrong_driveways, _wrong_water, _wrong_roads)
    return [line for check in checks for line in check(paris)]


def _wrong_marks(paris: Paris) -> Iterator[str]:
    width = len(paris.rows[0]) if paris.rows else 0
    for y, row in enumerate(paris.rows):
        if len(row) != width:
            yield f"Row {y} has {len(row)} tiles, not {width}."
        for x, mark in enumerate(row):
            if mark not in KNOWN:
                yield f"Nobody knows the mark {mark!r} at {x},{y}."


def _wrong_counts(paris: Paris) -> Iterator[str]:
    wanted = dict.fromkeys(PLACE_MARKS + POLICE, 1) | dict.fromkeys(MANHOLE_MARKS, 2)
    wanted |= {HOUSE: HOUSES, MANSION: MANSIONS}
    for mark, count in wanted.items():
        found = len(paris.spots(mark))
        if found != count:
            yield f"The mark {mark} stands {found} times, not {count}."


def _wrong_buildings(paris: Paris) -> Iterator[str]:
    owned: set[Spot] = set()
    for x, y in [*paris.places, *paris.spots(POLICE)]:
        plot = paris.plot((x, y))
        if not plot:
            yield f"No building touches the entrance at {x},{y}."
        if plot & owned:
            yield f"The building at the entrance {x},{y} belongs to another one too."
        owned |= plot
    for x, y in set(paris.spots(BUILDING)) - owned:
        yield f"The building at {x},{y} has no entrance."


def _wrong_manholes(paris: Paris) -> Iterator[str]:
    right, bottom = len(paris.rows[0]) - 1, len(paris.rows) - 1
    for x, y in paris.spots(MANHOLE_MARKS):
        if x not in (0, right) and y not in (0, bottom):
            yield f"The manhole at {x},{y} is not on the rim."


def _wrong_driveways(paris: Paris) -> Iterator[str]:
    used: set[Spot] = set()
    for x, y in paris.homes:
        ways = paris.beside((x, y), ON_FOOT)
        if len(ways) != 1 or paris.at(*ways[0]) != "#":
            yield f"The house at {x},{y} must touch one tile of plain road."
        elif ways[0] in used:
            yield f"The house at {x},{y} shares its driveway."
        used.update(ways)


def _wrong_water(paris: Paris) -> Iterator[str]:
    for spot in paris.spots(DOCK):
        name = f"{spot[0]},{spot[1]}"
        if not paris.beside(spot, "#") or not paris.beside(spot, RIVER):
            yield f"The dock at {name} must touch road and river."
        if paris.beside(spot, BRIDGE + DOCK):
            yield f"The dock at {name} touches a bridge or another dock."
    sailed = flood(paris, paris.spots(DOCK), ON_WATER)
    for x, y in set(paris.spots(RIVER + BRIDGE)) - sailed:
        yield f"No boat gets to {x},{y}."


def _wrong_roads(paris: Paris) -> Iterator[str]:
    walked = flood(paris, paris.places[:1], ON_FOOT)
    for x, y in set(paris.spots(ON_FOOT)) - walked:
        yield f"Nobody can walk to {x},{y}."
    bridges = 0
    left = set(paris.spots(BRIDGE))
    while left:
        left -= flood(paris, [left.pop()], BRIDGE)
        bridges += 1
    if bridges < FEWEST_BRIDGES:
        yield f"There are only {bridges} bridges."
    for x, y in paris.spots(BRIDGE):
        across = paris.at(x - 1, y) in ON_FOOT and paris.at(x + 1, y) in ON_FOOT
        along = paris.at(x, y - 1) in ON_FOOT and paris.at(x, y + 1) in ON_FOOT
        if across == along:
            yield f"The bridge at {x},{y} does not lead straight over."
