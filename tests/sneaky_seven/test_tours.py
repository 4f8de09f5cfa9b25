"""Sneaky Seven: the table of the rest of the race, held to equations it was not made with."""

from __future__ import annotations

from random import Random

import pytest

from foxden.games.sneaky_seven.components import PLACE_SHIELDS, PLACE_WORDS, PLACES, TARGETS
from foxden.games.sneaky_seven.ways import GOAL_TILE, STATION, tour, turns_between

TILES = [*GOAL_TILE[:PLACES].tolist(), STATION]
TARGET_PLACES = [place for place in range(PLACES) if TARGETS[place]]
ORSAY, LOUVRE, TRIOMPHE = (PLACE_WORDS.index(word) for word in ("orsay", "louvre", "triomphe"))


def bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def way(here: int, place: int, by_boat: int = 0) -> float:
    return turns_between(by_boat, TILES[here], place)


def test_one_target_takes_the_way_there_and_once_more_the_way_back() -> None:
    """Caught half the time: on average one attempt fails, and the next starts at the station."""
    for place in TARGET_PLACES:
        assert PLACE_SHIELDS[place] == 3
        back = way(PLACES, place)
        assert tour(0, bits([place]), PLACES) == pytest.approx(2 * back, abs=0.01)
        assert tour(0, bits([place]), ORSAY) == pytest.approx(way(ORSAY, place) + back, abs=0.01)


def test_nothing_missing_takes_no_turns() -> None:
    assert all(tour(boat, 0, here) == 0 for boat in (0, 1) for here in range(PLACES + 1))


@pytest.mark.parametrize("targets", [[ORSAY, LOUVRE, TRIOMPHE], TARGET_PLACES[2:6]])
def test_a_few_targets_by_repeated_improvement(targets: list[int]) -> None:
    """Value iteration over (missing, here), without the shortcut for the station."""
    sets = [
        [place for k, place in enumerate(targets) if n >> k & 1] for n in range(1 << len(targets))
    ]
    worth = {(bits(missing), here): 0.0 for missing in sets for here in range(PLACES + 1)}
    for _ in range(80):
        for missing in sets[1:]:
            for here in range(PLACES + 1):
                worth[bits(missing), here] = min(
                    way(here, place)
                    + worth[bits(missing) ^ 1 << place, place] / 2
                    + worth[bits(missing), PLACES] / 2
                    for place in missing
                )
    for here in range(PLACES + 1):
        assert tour(0, bits(targets), here) == pytest.approx(worth[bits(targets), here], abs=0.02)


def test_more_targets_take_longer_and_a_boat_never_slows() -> None:
    rng = Random(3)
    for _ in range(200):
        missing = rng.sample(TARGET_PLACES, rng.randint(2, 9))
        here = rng.randrange(PLACES + 1)
        assert tour(0, bits(missing), here) > tour(0, bits(missing[1:]), here)
        assert tour(1, bits(missing), here) <= tour(0, bits(missing), here)
