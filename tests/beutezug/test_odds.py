"""Beutezug: exact chances, against a search that knows nothing but dice and locks."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import pytest

from foxden.games.beutezug import rules
from foxden.games.beutezug.components import (
    FACES,
    MOST_LOCKS,
    ROUNDS,
    lock_colour,
    lock_least,
    locks_of,
)
from foxden.games.beutezug.lattice import EMPTY, OPEN, SET_NUMBER, SUCCESS, WITH, mark, pairs_of
from foxden.games.beutezug.odds import bare_chance, chance_now, success_chance
from foxden.games.beutezug.table import Phase, Position

from .scene import CARD, VILLA

Locks = tuple[tuple[int, int], ...]
SMALL = [card for card in VILLA.values() if locks_of(card) <= 3]
PAIRED = [card for card in VILLA.values() if pairs_of(card) and locks_of(card) == 4]


def locks_with(card: int, added: dict[int, int]) -> Locks:
    locks = [(lock_colour(card, k), lock_least(card, k)) for k in range(locks_of(card))]
    return tuple((colour, least - added.get(colour, 0)) for colour, least in locks)


@cache
def ways_to_lay(locks: Locks) -> list[tuple[int, ...]]:
    """Which die goes to which lock: every way that keeps to the colours."""
    colours = [colour for colour, _ in locks]
    ways = permutations(range(len(locks)))
    return [way for way in ways if [colours[die] for die in way] == colours]


@cache
def opens(locks: Locks, dice: tuple[int, ...]) -> bool:
    return any(
        all(dice[die] >= least for die, (_, least) in zip(way, locks, strict=True))
        for way in ways_to_lay(locks)
    )


@cache
def searched(locks: Locks, dice: tuple[int, ...], ones: int, alls: int) -> float:
    """The best chance from a roll: try every die, and all, every time."""
    if opens(locks, dice):
        return 1.0
    tries = [0.0]
    if ones:
        for die in range(len(dice)):
            after = [(*dice[:die], face, *dice[die + 1 :]) for face in range(1, FACES + 1)]
            tries.append(sum(searched(locks, roll, ones - 1, alls) for roll in after) / FACES)
    if alls:
        tries.append(searched_roll(locks, ones, alls - 1))
    return max(tries)


@cache
def searched_roll(locks: Locks, ones: int, alls: int) -> float:
    rolls = list(product(range(1, FACES + 1), repeat=len(locks)))
    return sum(searched(locks, roll, ones, alls) for roll in rolls) / len(rolls)


def holding(ones: int, added: dict[int, int], place: int) -> Position:
    """Seat 0 at a place of three players, with rerolls and +1s on 0-cards."""
    p = rules.set_up(3, {})
    p.order[:3] = [(seat - place) % 3 for seat in range(3)]
    names = ["reroll one"] * ones
    colours = {1: "+1 green", 2: "+1 orange", 3: "+1 pink", 4: "+1 black"}
    for colour, count in added.items():
        names += [colours[colour]] * count
    for number, name in enumerate(names):
        p.won[number] = CARD[name]
    p.round_number = ROUNDS
    return p


@pytest.mark.parametrize("card", SMALL)
def test_bare_chances_are_counted_dice(card: int) -> None:
    assert bare_chance(card) == pytest.approx(searched_roll(locks_with(card, {}), 0, 0), abs=1e-12)


@pytest.mark.parametrize("card", SMALL)
def test_c16_c18_c19_the_chance_is_that_of_the_best_order_of_bonuses(card: int) -> None:
    for ones, added in ((0, {}), (1, {1: 1, 4: 1}), (0, {3: 2}), (1, {2: 1})):
        for place, (token_ones, alls) in enumerate(((0, 0), (1, 0), (1, 1))):
            p = holding(ones, added, place)
            expected = searched_roll(locks_with(card, added), ones + token_ones, alls)
            assert success_chance(p, 0, card) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("card", PAIRED[:2])
def test_c12_two_unequal_locks_of_a_colour_are_reckoned_exactly(card: int) -> None:
    p = holding(0, {2: 1}, 2)
    expected = searched_roll(locks_with(card, {2: 1}), 1, 1)
    assert success_chance(p, 0, card) == pytest.approx(expected, abs=1e-12)


def test_c16_the_hardest_cards_are_reckoned_exactly_too() -> None:
    card = next(card for card in VILLA.values() if pairs_of(card) and locks_of(card) == MOST_LOCKS)
    added = {1: 1, 4: 1}
    p = holding(0, added, 1)  # with one reroll
    expected = searched_roll(locks_with(card, added), 1, 0)
    assert success_chance(p, 0, card) == pytest.approx(expected, abs=1e-12)


def test_the_chance_from_a_roll_on_the_table() -> None:
    for card in SMALL[::3]:
        p = holding(0, {3: 1}, 2)
        p.target, p.phase, p.place = card, Phase.DECIDING, 2
        locks = locks_with(card, {3: 1})
        for roll in list(product((1, 3, 4, 6), repeat=locks_of(card))):
            p.dice[: len(roll)] = roll
            assert chance_now(p) == pytest.approx(searched(locks, roll, 1, 1), abs=1e-12)


def test_three_fours_as_worked_out_by_hand() -> None:
    node = EMPTY
    for _ in range(3):
        node = int(WITH[node, mark(4, OPEN)])
    chances = SUCCESS[:2, :2, SET_NUMBER[node]]
    assert chances.tolist() == [[0.125, 0.234375], [0.3125, 0.4921875]]
