"""One declaration, two bodies: the plain position and its record."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

from foxden.core.position import (
    Big,
    Count,
    PlainTable,
    SeatSet,
    Small,
    copied,
    fields_of,
    flat,
    lifted,
    position,
)


@position
class Shelf:
    small: Small
    number: Count
    big: Big
    owing: SeatSet
    dice: Annotated[list[int], ("i1", 4)]
    coins: Annotated[list[int], ("i2", 3)]


def of(bits: int, signed: bool = True) -> st.SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else st.integers(0, 255)


def shelves() -> st.SearchStrategy[Shelf]:
    return st.builds(
        filled,
        small=of(8),
        number=of(16),
        big=of(32),
        owing=of(8, signed=False),
        dice=st.lists(of(8), min_size=4, max_size=4),
        coins=st.lists(of(16), min_size=3, max_size=3),
    )


def filled(**values: Any) -> Shelf:
    shelf = Shelf()
    for name, value in values.items():
        setattr(shelf, name, value)
    return shelf


def test_every_field_starts_at_zero_and_nothing_is_shared() -> None:
    first, second = Shelf(), Shelf()
    numbers = dict.fromkeys(("small", "number", "big", "owing"), 0)
    assert fields_of(first) == {**numbers, "dice": [0] * 4, "coins": [0] * 3}
    first.dice[0] = 5
    assert second.dice == [0] * 4


def test_a_position_has_no_other_fields() -> None:
    shelf: Any = Shelf()
    with pytest.raises(AttributeError):
        shelf.smal = 1


def test_the_record_is_as_small_as_its_fields() -> None:
    dtype = flat(Shelf()).dtype
    assert dtype.names == ("small", "number", "big", "owing", "dice", "coins")
    assert dtype.itemsize == 1 + 2 + 4 + 1 + 4 + 6


@given(shelves())
def test_both_bodies_hold_the_same(shelf: Shelf) -> None:
    row = flat(shelf)
    assert lifted(Shelf, row) == shelf
    assert row[0].owing == shelf.owing
    assert row[0].dice.tolist() == shelf.dice
    assert type(lifted(Shelf, row).small) is int
    assert type(lifted(Shelf, row).dice[0]) is int


@given(shelves())
def test_a_copy_shares_nothing(shelf: Shelf) -> None:
    before = fields_of(shelf)
    twin = copied(shelf)
    assert twin == shelf
    twin.small ^= 1
    twin.dice[2] ^= 1
    twin.coins[0] ^= 1
    assert fields_of(shelf) == before
    assert twin != shelf


def test_a_plain_table_copies_what_is_put_on_it() -> None:
    shelf = Shelf()
    table = PlainTable([Shelf(), Shelf()])
    table[0] = shelf
    shelf.dice[0] = 6
    table[1] = table[0]
    table[0].dice[1] = 3
    assert table[0].dice == [0, 3, 0, 0]
    assert table[1].dice == [0] * 4


def test_a_number_that_does_not_fit_is_an_error_not_another_number() -> None:
    for name, value in (("small", 128), ("owing", -1), ("number", 40_000)):
        shelf = filled(**{name: value})
        with pytest.raises(OverflowError):
            flat(shelf)


def test_fields_are_plain_numbers_even_when_numpy_put_them_there() -> None:
    shelf = filled(small=np.int8(3), dice=[0, np.int64(2), 0, 0])
    assert fields_of(shelf)["small"] == 3
    assert type(fields_of(shelf)["small"]) is int
    assert type(fields_of(shelf)["dice"][1]) is int


TAKEN = [name for name in dir(np.record) if not name.startswith("_")]


@pytest.mark.parametrize("name", TAKEN)
def test_a_field_named_like_an_attribute_of_a_record_is_refused(name: str) -> None:
    with pytest.raises(NameError, match=rf"Shelf\.{name}: np\.record has an attribute"):
        position(type("Shelf", (), {"__annotations__": {name: Small}}))


def test_the_usual_traps_are_among_them() -> None:
    assert {"round", "sum", "min", "max", "all", "any", "copy", "size", "item"} <= set(TAKEN)


@pytest.mark.parametrize(
    "hint", [int, list[int], Annotated[int, "i8"], Annotated[int, "f4"], Annotated[int, 3], str]
)
def test_a_field_must_say_how_big_it_is(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Shelf\.thing: annotate it with one of i1, i2, i4, u1"):
        position(type("Shelf", (), {"__annotations__": {"thing": hint}}))
