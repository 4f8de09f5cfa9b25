"""Sneaky: what holds in every position that a game can reach."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings, strategies as st

from foxden.core.game import CHANCE, legal_moves
from foxden.core.position import copied, fields_of
from foxden.games.sneaky import rules
from foxden.games.sneaky.components import DICE, FACES, HANDCUFFS
from foxden.games.sneaky.table import (
    CENTRE,
    KINDS,
    PLACE,
    ROLL,
    STACKS,
    STARTS,
    STOP,
    TALLEST,
    TOP,
    Phase,
    Position,
    owner_of,
    placed_colour,
    placed_place,
    placing,
)

FEW = settings(max_examples=settings().max_examples * 3 // 5)
tables = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 4),
        "deck": st.sampled_from(["1223", "1123", "1233"]),
        "seed": st.integers(0, 2**32),
        "moves": st.integers(0, 1500),
    }
)
Table = dict[str, int | str]


def moves_of(table: Table) -> Iterator[tuple[Position, int, int]]:
    """A game by whim: each position with who moves there, and what."""
    rng = random.Random(int(table["seed"]))
    p = rules.set_up(int(table["seats"]), {"deck": table["deck"]})
    for _ in range(int(table["moves"])):
        if not rules.turn(p):
            return
        seat = CHANCE if rules.turn(p) >> CHANCE & 1 else p.player
        move = whim(rng, p, legal_moves(rules, p, seat))
        yield p, seat, move
        rules.play(p, seat, move)


def whim(rng: random.Random, p: Position, moves: list[int]) -> int:
    """Mostly place what can be placed; the odds of chance don't matter here."""
    placing_moves = [move for move in moves if PLACE <= move < ROLL]
    if placing_moves and rng.random() < 0.9:
        return rng.choice(placing_moves)
    return rng.choice(moves)


def position_of(table: Table) -> Position:
    p = rules.set_up(int(table["seats"]), {"deck": table["deck"]})
    for _, seat, move in moves_of(table):
        rules.play(p, seat, move)
    return p


# Conservation.


def bandits_by_kind(p: Position) -> list[int]:
    """All bandits of the table: pile, centre, stacks and face down."""
    count = p.pile[:]
    for bandit in [*p.open_card, *p.under]:
        count[bandit] += 1 if bandit else 0
    for at, ones in enumerate(p.secured):
        count[(at % FACES) << 2 | 1] += ones
    return count


@FEW
@given(tables)
def test_c3_no_bandit_is_lost_or_made(table: Table) -> None:
    whole = rules.set_up(2, {"deck": table["deck"]}).pile
    for p, _, _ in moves_of(table):
        assert bandits_by_kind(p) == whole
        assert sum(p.pile) == p.pile_size


@FEW
@given(tables)
def test_c2_the_dice_of_a_turn_are_seven(table: Table) -> None:
    for p, _, _ in moves_of(table):
        if p.phase in (Phase.ROLLING, Phase.PLACING, Phase.TOPPING):
            assert sum(p.dice) + sum(p.on_card) + p.to_roll == DICE
        else:
            assert sum(p.dice) + sum(p.on_card) + p.to_roll == 0
        assert min([*p.dice, *p.on_card, p.to_roll]) >= 0


@FEW
@given(tables)
def test_c5_c34_handcuffs_are_never_below_0_nor_more_than_20(table: Table) -> None:
    for p, _, _ in moves_of(table):
        assert min(p.handcuffs) >= 0
        assert sum(p.handcuffs) <= HANDCUFFS


@FEW
@given(tables)
def test_c31_c32_c33_a_turn_changes_the_handcuffs_of_its_player_by_one_at_most(
    table: Table,
) -> None:
    before = None
    for p, _, _ in moves_of(table):
        if before is not None and p.handcuffs != before.handcuffs:
            changes = [p.handcuffs[seat] - before.handcuffs[seat] for seat in range(p.seats)]
            assert changes[before.player] in (-1, 1)
            assert sum(map(abs, changes)) == 1
        before = copied(p)


@FEW
@given(tables)
def test_c26_c27_1s_never_lie_on_a_stack_and_stacks_have_no_holes(table: Table) -> None:
    for p, _, _ in moves_of(table):
        for stack in range(STACKS):
            level = p.under[stack * TALLEST : (stack + 1) * TALLEST]
            top = p.open_card[CENTRE + stack]
            assert all(level[: p.depth[stack]])
            assert not any(level[p.depth[stack] :])
            assert top or not p.depth[stack]
            values = {bandit & 3 for bandit in [*level[: p.depth[stack]], top] if bandit}
            assert values <= ({2 + stack % 2} if p.seats == 2 else {2, 3})


# Symmetry: who sits where does not matter.


def rotated(p: Position, by: int) -> Position:
    """The same table with everyone moved ``by`` seats to the left."""
    q, seats = copied(p), p.seats
    each = 2 if seats == 2 else 1
    if p.player >= 0:
        q.player = (p.player + by) % seats
    for stack in range(seats * each):
        there = (stack + by * each) % (seats * each)
        q.open_card[CENTRE + there] = p.open_card[CENTRE + stack]
        q.on_card[CENTRE + there] = p.on_card[CENTRE + stack]
        q.depth[there] = p.depth[stack]
        levels = p.under[stack * TALLEST : (stack + 1) * TALLEST]
        q.under[there * TALLEST : (there + 1) * TALLEST] = levels
    for seat in range(seats):
        there = (seat + by) % seats
        q.handcuffs[there] = p.handcuffs[seat]
        q.secured[there * FACES : (there + 1) * FACES] = p.secured[seat * FACES :][:FACES]
    q.topmost = [place_rotated(p, place, by) if place >= 0 else place for place in p.topmost]
    return q


def place_rotated(p: Position, place: int, by: int) -> int:
    each = 2 if p.seats == 2 else 1
    if place < CENTRE:
        return place
    return CENTRE + (place - CENTRE + by * each) % (p.seats * each)


def move_rotated(p: Position, move: int, by: int) -> int:
    if STARTS <= move < STARTS + p.seats:
        return STARTS + (move - STARTS + by) % p.seats
    if PLACE <= move < ROLL:
        return placing(placed_colour(move), place_rotated(p, placed_place(move), by))
    return TOP + place_rotated(p, move - TOP, by) if move >= TOP else move


@FEW
@given(tables, st.integers(1, 3))
def test_c39_a_game_with_everyone_one_seat_further_is_the_same_game(table: Table, by: int) -> None:
    assume(by < int(table["seats"]))
    q = rotated(rules.set_up(int(table["seats"]), {"deck": table["deck"]}), by)
    for p, seat, move in moves_of(table):
        assert fields_of(q) == fields_of(rotated(p, by))
        there = seat if seat == CHANCE else (seat + by) % p.seats
        allowed = {move_rotated(p, legal, by) for legal in legal_moves(rules, p, seat)}
        assert set(legal_moves(rules, q, there)) == allowed
        rules.play(q, there, move_rotated(p, move, by))
    p = position_of(table)
    scores = [rules.score(p, seat) for seat in range(p.seats)]
    assert [rules.score(q, (seat + by) % p.seats) for seat in range(p.seats)] == scores


# Commuting.


@FEW
@given(tables)
def test_c14_c15_the_order_in_which_two_dice_are_placed_does_not_matter(table: Table) -> None:
    for p, seat, _ in moves_of(table):
        if p.phase != Phase.PLACING:
            continue
        dice = [move for move in legal_moves(rules, p, seat) if PLACE <= move < ROLL]
        for first in dice:
            for second in dice:
                assert_commutes(p, seat, first, second)


def assert_commutes(p: Position, seat: int, first: int, second: int) -> None:
    one_way, other_way = copied(p), copied(p)
    rules.play(one_way, seat, first)
    rules.play(other_way, seat, second)
    possible = rules.refusal(one_way, seat, second) == 0
    assert (rules.refusal(other_way, seat, first) == 0) == possible
    if possible:
        rules.play(one_way, seat, second)
        rules.play(other_way, seat, first)
        assert fields_of(one_way) == fields_of(other_way)


# Placing.


@FEW
@given(tables)
def test_c12_c21_c42_dice_lie_only_where_they_may(table: Table) -> None:
    for p, _, _ in moves_of(table):
        for place, dice in enumerate(p.on_card):
            assert dice <= p.open_card[place] & 3
            if dice:
                assert owner_of(p, place) != p.player


@FEW
@given(tables)
def test_c13_c17_stop_is_possible_exactly_when_a_die_of_this_throw_lies(table: Table) -> None:
    for p, seat, _ in moves_of(table):
        if p.phase == Phase.PLACING:
            moves = legal_moves(rules, p, seat)
            assert (STOP in moves) == (p.placed > 0)
            assert (ROLL in moves) == (p.placed > 0 and sum(p.dice) > 0)


@pytest.mark.parametrize("deck", ["1223", "1123", "1233"])
def test_c4_a_pile_knows_only_kinds_of_its_deck(deck: str) -> None:
    pile = rules.set_up(2, {"deck": deck}).pile
    assert len(pile) == KINDS
    assert [kind for kind, count in enumerate(pile) if count and not kind & 3] == []
