"""Beutezug: what lies ready, who goes first, and the cards in the box."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import pairwise, product

import pytest

import foxden
from foxden.core.game import CHANCE, legal_moves
from foxden.games.beutezug import rules
from foxden.games.beutezug.components import (
    BONUSES,
    COLOURS,
    DICE_OF_A_COLOUR,
    LOCK_COLOUR,
    LOCK_LEAST,
    LOOT_TOKENS,
    REROLL_ONE,
    VILLAS,
    ZERO_COUNTS,
    ZEROS,
    bonus_of,
    locks_of,
    points_of,
)
from foxden.games.beutezug.odds import bare_chance
from foxden.games.beutezug.table import bonuses
from foxden.games.beutezug.view import view

from .referee import BOX
from .scene import JOHNNY, KATE, VILLA, villas

FIRST = [f"reveals {name}" for name in villas(2)[:3]]


def test_c1_two_to_five_players_with_a_token_each() -> None:
    assert list(rules.SEATS) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(foxden.BadSetup, match="2 to 5 players"):
            foxden.Match("beutezug", seats=seats)
    assert len(foxden.Match("beutezug", seats=4, seed=1).view()["players"]) == 4


def test_c2_c3_three_of_the_2s_lie_face_up_and_every_number_has_its_deck() -> None:
    match = foxden.Match("beutezug", seats=3, seed=1, chance=FIRST)
    rows = match.view()["rows"]
    assert [space["card"]["name"] for space in rows[0]["spaces"]] == villas(2)[:3]
    assert [[space["card"] for space in row["spaces"]] for row in rows[1:]] == [[None] * 3] * 3
    assert [(row["number"], row["deck"]) for row in rows] == [(2, 6), (3, 9), (4, 9), (5, 9)]
    assert match.view()["zeros"]["never_drawn"] == 19


def test_c2_each_card_of_a_deck_is_equally_likely_to_come() -> None:
    p = rules.set_up(2, {})
    moves = legal_moves(rules, p, CHANCE)
    assert [rules.odds(p, move) for move in moves] == [1 / 9] * 9
    rules.play(p, CHANCE, moves[4])
    left = legal_moves(rules, p, CHANCE)
    assert left == [move for move in moves if move != moves[4]]
    assert [rules.odds(p, move) for move in left] == [1 / 8] * 8


def test_c4_a_card_shows_as_many_locks_as_its_number() -> None:
    assert Counter(map(locks_of, range(1, VILLAS + 1))) == {2: 9, 3: 9, 4: 9, 5: 9}
    for card in range(1, VILLAS + 1):
        assert all(LOCK_LEAST[card, : locks_of(card)] > 0)
    assert COLOURS == ("blue", "green", "orange", "pink", "black")


def test_c4_no_card_wants_more_dice_of_a_colour_than_there_are() -> None:
    assert DICE_OF_A_COLOUR == 3
    for card in VILLA.values():
        wanted = Counter(LOCK_COLOUR[card, : locks_of(card)].tolist())
        assert max(wanted.values()) <= DICE_OF_A_COLOUR


def test_c5_every_turn_order_is_equally_likely() -> None:
    p = rules.set_up(3, {})
    for _ in range(3):
        rules.play(p, CHANCE, legal_moves(rules, p, CHANCE)[0])
    first = legal_moves(rules, p, CHANCE)
    assert [rules.odds(p, move) for move in first] == [1 / 3] * 3
    rules.play(p, CHANCE, first[1])
    second = legal_moves(rules, p, CHANCE)
    assert [rules.odds(p, move) for move in second] == [1 / 2] * 2
    rules.play(p, CHANCE, second[1])
    assert p.order[:3] == [1, 2, 0]  # the last one left needs no draw
    assert (p.round_number, rules.turn(p)) == (1, 1 << 1)


@pytest.mark.parametrize("seats", rules.SEATS)
def test_c6_the_last_place_has_the_reroll_token_too(seats: int) -> None:
    match = foxden.Match("beutezug", seats=seats, seed=4)
    players = match.view()["players"]
    holders = [burglar for burglar in players if burglar["has_reroll_token"]]
    assert [burglar["place"] for burglar in holders] == [seats]
    own = 1 if seats == 2 else 0  # turn order token 2 is worth a reroll itself
    assert bonuses(match.position, holders[0]["seat"], REROLL_ONE) == own + 1


# The box.


def test_c41_nine_villas_of_each_number_in_their_ranges() -> None:
    assert {int(number): len(rows) for number, rows in BOX["cards"].items()} == dict.fromkeys(
        (2, 3, 4, 5), 9
    )
    ranges = {2: (2, 5), 3: (4, 7), 4: (6, 10), 5: (9, 14)}
    for number, (low, high) in ranges.items():
        points = [points_of(card) for card in VILLA.values() if locks_of(card) == number]
        assert (min(points), max(points)) == (low, high)
    least = [int(LOCK_LEAST[card, k]) for card in VILLA.values() for k in range(locks_of(card))]
    assert set(least) <= {2, 3, 4, 5, 6}
    assert {1, 3, 5, 6, 13, 14} <= {points_of(card) for card in range(VILLAS + len(ZEROS) + 1)}


def test_c41_the_cards_of_the_examples_are_among_them_and_no_two_are_alike() -> None:
    assert len(VILLA) == VILLAS == 36
    assert JOHNNY in VILLA
    assert KATE in VILLA


def test_c41_bonuses_lie_on_the_low_rows() -> None:
    with_bonus = Counter(locks_of(card) for card in VILLA.values() if bonus_of(card))
    assert with_bonus == {2: 9, 3: 6, 4: 3}
    assert "+1 blue" not in BONUSES
    assert COLOURS[0] == "blue"


def counted_chance(locks: str) -> Fraction:
    """That one roll opens all locks, by counting the throws of each colour."""
    needs: defaultdict[str, list[int]] = defaultdict(list)
    for lock in locks.split(", "):
        colour, least = lock.split()
        needs[colour].append(int(least))
    chance = Fraction(1)
    for least_of in map(sorted, needs.values()):
        throws = [sorted(throw) for throw in product(range(1, 7), repeat=len(least_of))]
        opening = [throw for throw in throws if all(map(int.__ge__, throw, least_of))]
        chance *= Fraction(len(opening), len(throws))
    return chance


def test_c41_the_chance_in_one_roll_is_counted_dice() -> None:
    for name, card in VILLA.items():
        assert bare_chance(card) == pytest.approx(float(counted_chance(name)), abs=1e-12)


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_c41_a_harder_card_never_pays_less(number: int) -> None:
    cards = [name for name, card in VILLA.items() if locks_of(card) == number]
    for easier in cards:
        for harder in cards:
            if counted_chance(harder) < counted_chance(easier):
                assert points_of(VILLA[harder]) >= points_of(VILLA[easier])


def test_c42_nineteen_0_cards() -> None:
    assert dict(zip(ZEROS, ZERO_COUNTS, strict=True)) == {
        "+1 green": 3,
        "+1 orange": 3,
        "+1 pink": 3,
        "+1 black": 3,
        "reroll one": 3,
        "1 point": 4,
    }


def test_c34_loot_tokens_fall_from_6_to_2() -> None:
    assert LOOT_TOKENS == (6, 5, 4, 3, 2)
    assert all(higher > lower for higher, lower in pairwise(LOOT_TOKENS))
    for seats in rules.SEATS:
        assert view(rules.set_up(seats, {}), 0)["loot_tokens"] == [6, 5, 4, 3, 2]
