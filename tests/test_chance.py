"""Chance: one seed, independent streams, outcomes by their odds, both bodies alike."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

from foxden.core import chance
from foxden.core.chance import (
    MASTER_BYTES,
    UNIT,
    WORD,
    Streams,
    below,
    child_seeds,
    fraction,
    master_seed,
    outcome,
    sow,
    word,
)
from foxden.core.compiled import cache_home, compile_rule, digest_of
from foxden.core.rule import rule

SEEDS = st.integers(0, 2**63 - 1)
UNITS = st.integers(0, 2**53 - 1).map(lambda bits: bits * UNIT)


# Seeds.


@given(st.integers())
def test_any_whole_number_is_a_seed_of_256_bits(seed: int) -> None:
    assert len(master_seed(seed)) == MASTER_BYTES
    assert master_seed(seed) == master_seed(seed)
    assert master_seed(seed) != master_seed(seed + 1)


@given(st.binary(min_size=MASTER_BYTES, max_size=MASTER_BYTES))
def test_a_master_seed_as_text_is_itself(master: bytes) -> None:
    assert master_seed(master.hex()) == master
    assert master_seed(master.hex().upper()) == master


def test_numbers_of_numpy_are_numbers() -> None:
    seed: Any = np.int64(7)
    assert master_seed(seed) == master_seed(7)


def test_simulated_games_have_seeds_of_their_own_whatever_the_batch() -> None:
    whole = child_seeds(7, 100)
    assert len(set(whole)) == 100
    assert child_seeds(7, 30) + child_seeds(7, 70, 30) == whole
    assert not set(whole) & set(child_seeds(8, 100))
    assert all(0 <= seed < 2**63 for seed in whole)


# Streams.


def test_a_stream_gives_numbers_from_0_to_1_with_53_bits() -> None:
    streams = Streams(master_seed(1))
    units = [streams.unit("public") for _ in range(2000)]
    assert all(0 <= unit < 1 for unit in units)
    assert all((unit / UNIT).is_integer() for unit in units)
    assert len(set(units)) == len(units)
    assert 0.48 < sum(units) / len(units) < 0.52


@given(st.lists(st.sampled_from(["public", "A", "B", "C"]), max_size=40))
def test_what_one_stream_gives_never_depends_on_when_others_are_asked(order: list[str]) -> None:
    streams = Streams(master_seed(5))
    given_out: dict[str, list[float]] = {name: [] for name in ("public", "A", "B", "C")}
    for name in order:
        given_out[name].append(streams.unit(name))
    for name, units in given_out.items():
        alone = Streams(master_seed(5))
        assert [alone.unit(name) for _ in units] == units


def test_streams_and_seeds_differ() -> None:
    firsts = [
        Streams(master_seed(seed)).unit(name) for seed in range(20) for name in ("public", "A", "B")
    ]
    assert len(set(firsts)) == len(firsts)


# Outcomes.


@given(st.lists(st.integers(1, 50), min_size=1, max_size=12), UNITS)
def test_an_outcome_takes_its_share_in_order(weights: list[int], unit: float) -> None:
    """Checked against exact fractions; a number on the very edge may fall to either side."""
    total = sum(weights)
    odds = [weight / total for weight in weights]
    drawn = outcome(unit, range(len(weights)), odds)
    start = Fraction(sum(weights[:drawn]), total)
    end = start + Fraction(weights[drawn], total)
    edge = Fraction(1, 2**48)
    assert start - edge <= Fraction(unit) <= end + edge


@given(st.integers(1, 40))
def test_outcomes_of_equal_odds_are_equally_likely(count: int) -> None:
    tried = count * 50
    drawn = [outcome((k + 0.5) / tried, range(count), [1 / count] * count) for k in range(tried)]
    assert [drawn.count(move) for move in range(count)] == [50] * count


def test_the_greatest_number_still_has_an_outcome() -> None:
    """Odds that sum to a little less than 1 leave no gap."""
    assert outcome(1 - UNIT, [3, 5, 8], [1 / 3 - 1e-16] * 3) == 8


def test_what_is_certain_always_happens() -> None:
    assert {outcome(unit, [4], [1.0]) for unit in (0.0, 0.5, 1 - UNIT)} == {4}


# The fast generator.


def reference(seed: int, count: int) -> list[int]:
    """sfc32, written down again from its published definition, with masks everywhere."""
    a, b, c, d = seed & WORD, seed >> 32 & WORD, 0x9E3779B9, 1
    made = []
    for _ in range(chance.WARM_UP + count):
        t = (a + b + d) & WORD
        d = (d + 1) & WORD
        a = b ^ b >> 9
        b = (c + (c << 3)) & WORD
        c = ((c << 21 | c >> 11) & WORD) + t & WORD
        made.append(t)
    return made[chance.WARM_UP :]


@given(SEEDS)
def test_the_generator_is_sfc32(seed: int) -> None:
    rng = [0] * 4
    sow(rng, seed)
    assert [word(rng) for _ in range(50)] == reference(seed, 50)


@rule
def fill(seed: int, rng: Any, words: Any, numbers: Any, shares: Any) -> None:
    """Draw of every kind, by turns."""
    sow(rng, seed)
    for k in range(len(words)):
        words[k] = word(rng)
        numbers[k] = below(rng, k + 1)
        shares[k] = fraction(rng)


def test_both_bodies_draw_the_same() -> None:
    folder = Path(chance.__file__).parent
    cache = cache_home() / f"chance-{digest_of([folder, Path(__file__).parent])}" / "fill"
    compiled = compile_rule(fill, {}, cache)
    for seed in (0, 1, 2**31, 2**32 + 5, 2**63 - 1, *child_seeds(3, 20)):
        rng = np.zeros(4, np.int64)
        words, numbers = np.zeros(500, np.int64), np.zeros(500, np.int64)
        shares = np.zeros(500)
        compiled(seed, rng, words, numbers, shares)
        plain: tuple[list[int], list[int], list[int], list[float]]
        plain = ([0] * 4, [0] * 500, [0] * 500, [0.0] * 500)
        fill(seed, *plain)
        assert (rng.tolist(), words.tolist(), numbers.tolist(), shares.tolist()) == plain


class Fed:
    """In place of the four words of a generator: gives out chosen words, one for each draw."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def __getitem__(self, place: int) -> int:
        return self.words[0] if place == 0 else 0

    def __setitem__(self, place: int, value: int) -> None:
        if place == 0:
            del self.words[0]


@pytest.mark.parametrize("bound", [*range(1, 30), 100, 255, 1000, 4096, 65537])
def test_below_is_unbiased(bound: int) -> None:
    """Counted exactly: of the 2**32 words, each number gets as many as any other.

    Words in a row give the same number; only the first of a row can be rejected.
    """
    counts = set()
    for number in range(bound):
        first, end = -(-(number << 32) // bound), -(-((number + 1) << 32) // bound)
        assert below(Fed(end - 1), bound) == number
        assert below(Fed(first + 1), bound) == number
        fed = Fed(first, first + 1)
        assert below(fed, bound) == number
        was_rejected = not fed.words
        counts.add(end - first - was_rejected)
    assert len(counts) == 1


def test_a_fraction_is_never_1() -> None:
    assert fraction(Fed(WORD)) < 1
    assert fraction(Fed(0)) == 0


@given(SEEDS)
def test_a_fresh_generator_fills_all_32_bits(seed: int) -> None:
    """Close seeds do not start alike."""
    rng, other = [0] * 4, [0] * 4
    sow(rng, seed)
    sow(other, seed ^ 1)
    differing = word(rng) ^ word(other)
    assert 4 <= bin(differing).count("1") <= 28
