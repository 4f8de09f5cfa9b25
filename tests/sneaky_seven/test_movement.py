"""Sneaky Seven: roads, bridges, the river, the catacombs, and the map itself."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from foxden.games.sneaky_seven.components import VEHICLE_NAMES
from foxden.games.sneaky_seven.map import (
    MANHOLE_MARKS,
    PLACE_MARKS,
    RIVER,
    Paris,
    Spot,
    complaints,
    read_map,
)
from foxden.games.sneaky_seven.odds import turns_to_tile
from foxden.games.sneaky_seven.picture import FILE, GROUND, TOWN, ground, picture, town
from foxden.games.sneaky_seven.ways import (
    GOAL_TILE,
    PARIS,
    TILE_NAMES,
    TILES,
    make_tables,
    sail,
    turns_between,
    walk,
)

from .scene import HOUSE, Scene, door, driveway

BRIDGE = PARIS.spots("=")[0]
ON_BRIDGE, BELOW = f"{BRIDGE[0]},{BRIDGE[1]}", f"{BRIDGE[0]},{BRIDGE[1]} below"
DOCK = "{},{}".format(*PARIS.spots("d")[0])
ONE_A, OTHER_A = ("{},{}".format(*spot) for spot in PARIS.spots("A"))
PLACES = len(PLACE_MARKS)


def naive_steps(start: int, by_boat: bool) -> dict[int, int]:
    """Distances once more, by a search over neighbouring characters of the drawing."""
    foot = set("#=dP" + PLACE_MARKS + MANHOLE_MARKS)
    tile = PARIS.tiles[start]
    on_water = tile.is_below or PARIS.at(tile.x, tile.y) == RIVER
    reached = {(tile.x, tile.y, on_water): 0}
    waiting = deque(reached)
    while waiting:
        x, y, afloat = here = waiting.popleft()
        layers = [True, False] if PARIS.at(x, y) == "d" and by_boat else [afloat]
        for i, j in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            for layer in layers:
                fits = PARIS.at(i, j) in (set("~=d") if layer else foot)
                if fits and (i, j, layer) not in reached:
                    reached[i, j, layer] = reached[here] + 1
                    waiting.append((i, j, layer))
    names = {name: number for number, name in enumerate(TILE_NAMES)}
    found: dict[int, int] = {}
    for (x, y, afloat), steps in reached.items():
        below = " below" if afloat and PARIS.at(x, y) == "=" else ""
        number = names[f"{x},{y}{below}"]
        found[number] = min(steps, found.get(number, steps))
    return found


@pytest.mark.parametrize("by_boat", [False, True])
def test_c11_c12_distances_are_those_of_a_naive_search(by_boat: bool) -> None:
    for start in Random(7).sample(range(TILES), 40):
        if not by_boat and PARIS.is_river(PARIS.tiles[start]):
            continue
        expected = naive_steps(start, by_boat)
        for tile in range(TILES):
            steps = sail(start, tile) if by_boat else walk(start, tile)
            assert min(steps, 255) == expected.get(tile, 255), TILE_NAMES[tile]


def test_c11_as_far_as_rolled_or_less_and_not_farther() -> None:
    scene = Scene().plays("roll").rolls(4)
    start = TILE_NAMES.index(door("orsay"))
    near = {f"go {TILE_NAMES[tile]}" for tile in range(TILES) if walk(start, tile) <= 4}
    assert {words for words in scene.moves if words.startswith("go ")} == near
    far = next(tile for tile in range(TILES) if walk(start, tile) == 5)
    scene.refuses(f"go {TILE_NAMES[far]}", "too-far")


def test_c11_tiles_are_shared_and_tokens_do_not_block() -> None:
    way = PARIS.spots("d")[1]
    scene = Scene(at={"A": door("orsay"), "B": door("tour eiffel"), "C": f"{way[0]},{way[1]}"})
    scene.goes(door("tour eiffel"))
    assert scene.thief("A")["tile"] == scene.thief("B")["tile"]


def test_c12_the_river_needs_a_boat() -> None:
    scene = Scene(at={"A": DOCK}, money={"A": 250}).plays("roll").rolls(6)
    river = next(tile for tile in PARIS.tiles if tile in near_river(DOCK))
    scene.refuses(f"go {river.name}", "needs-boat")
    scene.plays("buy boat", f"go {river.name}")
    assert scene.thief("A")["at"] == "river"


def near_river(dock: str) -> list[object]:
    start = TILE_NAMES.index(dock)
    return [
        tile
        for number, tile in enumerate(PARIS.tiles)
        if PARIS.is_river(tile) and sail(start, number) <= 3
    ]


def test_c12_on_a_bridge_and_under_it_are_two_tiles_and_no_dock() -> None:
    over, below = TILE_NAMES.index(ON_BRIDGE), TILE_NAMES.index(BELOW)
    assert sail(over, below) > 1
    assert walk(over, below) == 255
    nearest = min(sail(over, TILE_NAMES.index(f"{x},{y}")) for x, y in PARIS.spots("d"))
    assert sail(over, below) >= nearest + 1
    scene = Scene(at={"A": BELOW, "B": ON_BRIDGE}, vehicles={"A": "boat"}).goes(BELOW)
    scene.refuses("rob B", "not-here")


def test_c13_staying_is_a_move_and_counts_as_landing() -> None:
    scene = Scene(at={"A": driveway(HOUSE)}).goes(driveway(HOUSE), 1)
    assert "rob" in scene.moves
    scene = Scene(at={"A": ONE_A}).goes(ONE_A, 1)
    assert "take the tunnel" in scene.moves


def test_c14_a_manhole_leads_to_its_twin_once_and_a_robbery_is_still_allowed() -> None:
    scene = Scene(at={"A": ONE_A, "B": OTHER_A}).goes(ONE_A, 1).plays("take the tunnel")
    assert scene.thief("A")["tile"] == OTHER_A
    scene.refuses("take the tunnel", "tunnel-used").refuses(f"go {ONE_A}", "moved-already")
    scene.plays("rob B").safe()
    assert scene.thief("A")["money"] == 600


def test_c14_a_robbery_comes_after_the_move_so_no_tunnel_follows_it() -> None:
    scene = Scene(at={"A": ONE_A, "B": ONE_A}).goes(ONE_A, 1).plays("rob B").safe()
    scene.refuses("take the tunnel", "tunnel-used")


def test_c14_no_tunnel_without_a_manhole_or_before_moving() -> None:
    scene = Scene(at={"A": ONE_A}).refuses("take the tunnel", "move-first")
    Scene().goes(door("orsay")).refuses("take the tunnel", "no-manhole")
    scene.plays("roll").rolls(1).refuses("take the tunnel", "move-first")


def test_c15_tank_car_and_helicopter_change_no_move() -> None:
    plain = Scene().plays("roll").rolls(9)
    loaded = Scene(vehicles={"A": "car helicopter tank"}).plays("roll").rolls(9)
    sailing = Scene(vehicles={"A": "boat"}).plays("roll").rolls(9)
    assert plain.seen["reach"] == loaded.seen["reach"]
    assert set(plain.seen["reach"]) < set(sailing.seen["reach"])
    assert VEHICLE_NAMES == ("boat", "car", "helicopter", "tank")


# The map.


def test_c50_the_map_is_as_promised() -> None:
    paris = read_map()
    assert complaints(paris) == []
    assert len(paris.spots("h")) == 24
    assert len(paris.spots("m")) == 12
    assert all(len(paris.spots(mark)) == 2 for mark in MANHOLE_MARKS)


def test_c50_the_map_follows_the_real_city() -> None:
    spot = dict(enumerate(PARIS.places, 1))
    for north, south in ((7, 6), (4, 12), (2, 12), (6, 10), (3, 1), (6, 1)):
        assert spot[north][1] < spot[south][1]
    for west, east in ((4, 2), (2, 3), (3, 6), (6, 10), (12, 1), (1, 10), (4, 7)):
        assert spot[west][0] < spot[east][0]


def test_c50_distances_between_places_are_16_to_18_on_average() -> None:
    doors = GOAL_TILE[:PLACES].tolist()
    ways = [walk(a, b) for a in doors for b in doors if a < b]
    by_boat = [sail(a, b) for a in doors for b in doors if a < b]
    assert 16 <= sum(ways) / len(ways) <= 18
    assert sum(a < b for a, b in zip(by_boat, ways, strict=True)) >= 10


def redrawn(marks: dict[Spot, str]) -> Paris:
    """The map with some tiles drawn anew."""
    rows = [list(row) for row in PARIS.rows]
    for (x, y), mark in marks.items():
        rows[y][x] = mark
    return Paris("----\n" + "\n".join(map("".join, rows)))


CORNER = (0, 0)  # city, far from everything
BRIDGES = dict.fromkeys(PARIS.spots("="), "#")
ORSAY, POLICE_YARD = PARIS.places[0], (24, 16)
DAMAGES: list[tuple[dict[Spot, str], str]] = [
    ({PARIS.homes[0]: "."}, "The mark h stands 23 times, not 24."),
    ({PARIS.spots("A")[0]: "#"}, "The mark A stands 1 times, not 2."),
    ({PARIS.spots("P")[0]: "#"}, "The mark P stands 0 times, not 1."),
    ({CORNER: "x"}, "Nobody knows the mark 'x' at 0,0."),
    ({CORNER: "#"}, "Nobody can walk to 0,0."),
    ({CORNER: "~"}, "No boat gets to 0,0."),
    ({CORNER: "d"}, "The dock at 0,0 must touch road and river."),
    ({(11, 13): "d"}, "The dock at 11,13 touches a bridge or another dock."),
    ({CORNER: "="}, "The bridge at 0,0 does not lead straight over."),
    (BRIDGES, "There are only 0 bridges."),
    ({CORNER: "*"}, "The building at 0,0 has no entrance."),
    (dict.fromkeys(PARIS.plot(ORSAY), "."), "No building touches the entrance at 16,16."),
    ({ORSAY: "#", POLICE_YARD: "1"}, "at the entrance 24,15 belongs to another one too."),
    ({(21, 0): "#", (21, 1): "B"}, "The manhole at 21,1 is not on the rim."),
    ({(17, 1): "#"}, "The house at 18,1 must touch one tile of plain road."),
    ({(18, 1): ".", CORNER: "h"}, "The house at 0,0 must touch one tile of plain road."),
    ({(18, 1): ".", (22, 17): "h"}, "The house at 22,17 must touch one tile of plain road."),
    ({(18, 1): ".", (36, 2): "h"}, "The house at 36,2 shares its driveway."),
]


@pytest.mark.parametrize(("marks", "complaint"), DAMAGES, ids=[text for _, text in DAMAGES])
def test_c50_a_damaged_map_is_noticed(marks: dict[Spot, str], complaint: str) -> None:
    damaged = redrawn(marks)
    assert complaint in " ".join(complaints(damaged))
    with pytest.raises(ValueError, match=r"map\.txt"):
        make_tables(damaged)


def test_c50_a_row_that_is_too_long_is_noticed() -> None:
    rows = [*PARIS.rows]
    rows[3] += "."
    assert complaints(Paris("\n".join(rows))) == ["Row 3 has 41 tiles, not 40."]


# Expected turns.


def test_turns_to_a_place_are_exact_where_they_can_be_worked_out_by_hand() -> None:
    """On the goal one turn; one step away one turn; n steps: 1 + (misses) on a straight way."""
    goal = TILE_NAMES.index(door("ecole"))
    turns = turns_to_tile(goal, by_boat=False)
    assert turns[goal] == pytest.approx(1, abs=1e-3)
    one = next(tile for tile in range(TILES) if walk(goal, tile) == 1)
    assert turns[one] == pytest.approx(1, abs=1e-3)
    two = next(tile for tile in range(TILES) if walk(goal, tile) == 2)
    assert turns[two] == pytest.approx(1 + 1 / 20, abs=1e-3)


def test_tunnels_shorten_the_expected_turns() -> None:
    there = TILE_NAMES.index(OTHER_A)
    turns = turns_to_tile(there, by_boat=False)
    here = TILE_NAMES.index(ONE_A)
    assert turns[here] == pytest.approx(1, abs=1e-3)
    assert walk(here, there) > 40


def test_the_table_of_turns_agrees_with_the_exact_computation() -> None:
    for place in (0, 10):
        for by_boat in (False, True):
            exact = turns_to_tile(int(GOAL_TILE[place]), by_boat)
            for tile in range(0, TILES, 7):
                assert turns_between(int(by_boat), tile, place) == pytest.approx(
                    exact[tile], abs=2e-3
                )


def test_the_picture_of_the_map_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == picture(PARIS)
    assert GROUND.read_text(encoding="utf-8") == ground(PARIS) + "\n"
    assert TOWN.read_text(encoding="utf-8") == town(PARIS) + "\n"
