"""Beutezug: picking, rolling, and what bonuses do."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

import foxden
from foxden.games.beutezug import rules
from foxden.games.beutezug.burglary import suffices
from foxden.games.beutezug.components import (
    REROLL_ALL,
    REROLL_ONE,
    VILLAS,
    lock_colour,
    lock_least,
    locks_of,
)
from foxden.games.beutezug.lattice import pairs_of
from foxden.games.beutezug.table import bonuses

from .scene import JOHNNY, KATE, VILLA, Scene, bearing, villas

TWO = villas(2)
BOTTOM = {"2-1": TWO[0], "2-2": TWO[1], "2-3": TWO[2]}
WITH_JOHNNY = {**BOTTOM, "3-1": JOHNNY}
WITH_KATE = {**BOTTOM, "3-2": KATE}
ON_JOHNNY = {"A": "2-1", "B": "2-2", "C": "3-1"}  # C is last in order and rolls first
ON_KATE = {"A": "2-1", "B": "2-2", "C": "3-2"}


# Picking.


@pytest.mark.parametrize("seats", rules.SEATS)
def test_c7_every_round_has_a_pick_and_a_burglary_for_each_and_there_are_seven(seats: int) -> None:
    match = foxden.Match("beutezug", seats=seats, seed=5)
    picks, rounds = 0, set()
    while match.to_move:
        (seat,) = match.to_move
        picks += match.view()["phase"] == "picking"
        rounds.add(match.view()["round"])
        match.play(seat, match.moves(seat)[-1])
    assert (picks, rounds) == (7 * seats, {1, 2, 3, 4, 5, 6, 7})
    assert match.position.turns_begun == 7 * seats


def test_c8_picks_go_in_turn_order_to_any_face_up_card() -> None:
    scene = Scene(display=WITH_KATE, order="BCA")
    assert scene.player == "B"
    assert scene.choices == {
        f"pick row {row} column {column}" for row, column in [(2, 1), (2, 2), (2, 3), (3, 2)]
    }
    assert scene.refused("pick row 3 column 1") == "no-card-there"
    assert scene.refused("pick row 2 column 1", "A") == "not-your-turn"
    assert scene.refused("stop") == "pick-first"
    assert scene.picks("3-2").player == "C"
    assert scene.picks("2-1").player == "A"


def test_c9_a_card_with_tokens_may_be_picked() -> None:
    scene = Scene(display=WITH_KATE).picks("3-2", "3-2")
    assert "pick row 3 column 2" in scene.choices
    assert scene.picks("3-2").tokens == {"A": "3-2", "B": "3-2", "C": "3-2"}


# Rolling.


def test_c10_who_picked_last_rolls_first() -> None:
    scene = Scene(order="BCA").picks("2-1", "2-2", "2-3")
    turns = []
    for _ in range(3):
        turns.append(scene.player)
        scene.fails()
    assert turns == ["A", "C", "B"]
    assert scene.next_round().p.round_number == 3


def test_c11_the_dice_are_those_of_the_locks_rolled_once() -> None:
    scene = Scene(display=WITH_JOHNNY, tokens=ON_JOHNNY)
    assert scene.choices == {f"rolls blue {face}" for face in range(1, 7)}
    scene.table("rolls blue 2")
    assert scene.choices == {f"rolls green {face}" for face in range(1, 7)}
    scene.table("rolls green 3")
    assert scene.choices == {f"rolls black {face}" for face in range(1, 7)}
    assert scene.table("rolls black 4").phase == "revealing"  # all met: won


def naive_suffices(card: int, dice: list[int], added: dict[int, int]) -> bool:
    """Try every way to lay the dice on the locks."""
    locks = [(lock_colour(card, k), lock_least(card, k)) for k in range(locks_of(card))]
    colours = [colour for colour, _ in locks]
    return any(
        all(
            colours[die] == colour and dice[die] + added.get(colour, 0) >= least
            for die, (colour, least) in zip(order, locks, strict=True)
        )
        for order in permutations(range(len(locks)))
    )


def test_c12_dice_open_locks_exactly_if_some_way_of_laying_them_does() -> None:
    rng = Random(12)
    p = rules.set_up(2, {})
    outcomes = set()
    for card in range(1, VILLAS + 1):
        for _ in range(150):
            p.target = card
            p.dice = [rng.choice([1, 2, 3, 4, 5, 6, 6]) for _ in range(5)]
            added = {colour: rng.choice([0, 0, 1, 2]) for colour in range(1, 5)}
            p.added = [0, *added.values()]
            expected = naive_suffices(card, p.dice, added)
            assert suffices(p) == expected
            outcomes.add((card, expected))
    assert len(outcomes) == 2 * VILLAS


def test_c12_the_best_die_of_a_colour_opens_the_hardest_lock() -> None:
    mixed = [card for card in VILLA.values() if pairs_of(card)]
    assert mixed, "some cards have two different locks of one colour"
    p = rules.set_up(2, {})
    for card in mixed:
        p.target = card
        low, high = pairs_of(card)[0]
        hardest = next(k for k in range(1, 5) if lock_colour(card, k) == lock_colour(card, k - 1))
        p.dice = [6] * 5
        p.dice[hardest - 1], p.dice[hardest] = low, high  # either way round
        assert suffices(p)
        p.dice[hardest - 1], p.dice[hardest] = high, low
        assert suffices(p)
        p.dice[hardest] = low - 1
        assert not suffices(p)


def test_c13_a_roll_that_suffices_wins_at_once_although_bonuses_are_left() -> None:
    scene = Scene(display=WITH_JOHNNY, tokens=ON_JOHNNY, cards={"C": ["+1 black"]})
    scene.rolls("2 3 4")
    assert JOHNNY in scene.cards("C")
    assert scene.phase == "revealing"


def test_c13_it_makes_no_difference_which_bonuses_were_used() -> None:
    for bonus, dice in (("reroll black 3", "4"), ("reroll all", "2 3 4")):
        scene = Scene(display=WITH_JOHNNY, tokens=ON_JOHNNY).rolls("2 3 3").plays(bonus)
        assert JOHNNY in scene.rolls(dice).cards("C")
    scene = Scene(display=WITH_JOHNNY, tokens=ON_JOHNNY, cards={"C": ["+1 black"]}).rolls("1 3 2")
    scene.plays("reroll blue 1").rolls("2").plays("add 1 to black", "reroll all").rolls("2 3 3")
    assert JOHNNY in scene.cards("C")  # the +1 still counts


# Bonuses.


def test_c14_bonuses_come_in_any_choice_and_order_or_not_at_all() -> None:
    cards = {"C": ["+1 black", "+1 green"]}
    scene = Scene(display=WITH_JOHNNY, tokens=ON_JOHNNY, cards=cards).rolls("1 2 2")
    assert scene.choices == {
        *("add 1 to green", "add 1 to black", "reroll all", "stop"),
        *("reroll blue 1", "reroll green 2", "reroll black 2"),
    }
    scene.plays("reroll blue 1").rolls("3")
    assert scene.plays("add 1 to green").choices == {"add 1 to black", "reroll all", "stop"}
    assert scene.plays("stop").phase == "drawing"


def test_c15_every_source_serves_once() -> None:
    cards = {"C": ["+1 black", "reroll one"]}
    scene = Scene(display=WITH_JOHNNY, tokens=ON_JOHNNY, cards=cards).rolls("1 1 1")
    scene.plays("add 1 to black")
    assert scene.refused("add 1 to black") == "bonus-used"
    assert scene.refused("add 1 to green") == "no-such-bonus"
    scene.plays("reroll blue 1").rolls("1").plays("reroll blue 1").rolls("1")  # card and token
    assert scene.refused("reroll blue 1") == "bonus-used"
    scene.plays("reroll all").rolls("1 1 1")
    assert scene.phase == "drawing"  # nothing is left


def test_c15_the_bonuses_are_back_in_the_next_round() -> None:
    scene = Scene(seats=2, cards={"A": ["+1 pink"]}, round_number=2, order="BA")
    assert bonuses(scene.p, 0, 3) == 1
    scene.picks("2-1", "2-2").fails().fails().next_round()
    assert scene.p.round_number == 3
    assert bonuses(scene.p, 0, 3) >= 1
    assert scene.p.added == [0] * 5


def test_c15_c16_what_one_burglar_used_is_there_for_the_next_one_and_in_the_next_round() -> None:
    cards = {"B": ["+1 black"], "C": ["+1 black"]}
    display = {"2-1": "blue 2, black 3", "2-2": "pink 3, black 3", "2-3": "pink 2, black 5"}
    tokens = {"A": "2-1", "B": "2-2", "C": "2-3"}
    scene = Scene(display=display, tokens=tokens, cards=cards).rolls("1 1")
    scene.plays("add 1 to black", "reroll black 1").rolls("1").plays("reroll all").rolls("1 1")
    scene.table("draws 1 point", "draws 1 point").plays("keep 1 point")  # C has failed
    scene.rolls("3 2")  # B, and C's +1 does not help here
    assert scene.choices == {"add 1 to black", "reroll pink 3", "reroll black 2", "stop"}
    scene.plays("stop").table("draws +1 pink", "draws +1 pink").plays("keep +1 pink")
    scene.rolls("1 1").table("draws +1 pink", "draws +1 green").plays("keep +1 green")
    assert scene.next_round().order == "CAB"
    scene.picks("2-1", "2-1", "2-3").rolls("1 1").plays("stop")
    scene.table("draws +1 orange", "draws +1 orange").plays("keep +1 orange").fails()
    assert scene.player == "C"
    assert "add 1 to black" in scene.rolls("1 1").choices


def test_c16_a_plus_counts_for_every_die_of_its_colour_and_adds_up_beyond_6() -> None:
    cards = {"C": ["+1 pink", "+1 pink", "+1 pink"]}
    scene = Scene(display=WITH_KATE, tokens=ON_KATE, cards=cards).rolls("3 2 2")
    scene.plays("add 1 to pink")
    assert scene.phase == "deciding"
    scene.plays("add 1 to pink")  # 2 + 2 on both pink dice
    assert KATE in scene.cards("C")
    high = Scene(display=WITH_KATE, tokens=ON_KATE, cards=cards).rolls("2 6 6")
    high.plays("add 1 to pink")
    assert high.seen("C")["burglary"] is not None
    assert high.phase == "deciding"  # 7 and 7, but blue is still short


def test_c16_a_plus_stays_through_rerolls() -> None:
    cards = {"C": ["+1 pink"]}
    scene = Scene(display=WITH_KATE, tokens=ON_KATE, cards=cards).rolls("1 1 1")
    scene.plays("add 1 to pink", "reroll all").rolls("3 3 3")
    assert KATE in scene.cards("C")


def test_c17_a_plus_of_a_colour_that_is_not_rolled_is_no_use() -> None:
    cards = {"C": ["+1 green"]}
    scene = Scene(display=WITH_KATE, tokens=ON_KATE, cards=cards).rolls("1 1 1")
    assert scene.refused("add 1 to green") == "colour-not-rolled"
    assert scene.refused("add 1 to pink") == "no-such-bonus"


def test_c18_reroll_one_names_any_die_that_lies_there_a_good_one_too() -> None:
    scene = Scene(display=WITH_KATE, tokens=ON_KATE).rolls("5 4 1")
    assert scene.refused("reroll pink 2") == "no-such-die"
    assert scene.refused("reroll green 4") == "no-such-die"
    assert scene.refused("reroll blue 5") == "legal"
    scene.plays("reroll pink 1")
    assert scene.choices == {f"rolls pink {face}" for face in range(1, 7)}
    scene.rolls("2")
    assert scene.p.dice[:3] == [5, 4, 2]


def test_c19_reroll_all_rolls_every_die_again() -> None:
    scene = Scene(display=WITH_KATE, tokens=ON_KATE).rolls("6 6 1").plays("reroll all")
    assert scene.p.dice[:3] == [0, 0, 0]
    scene.rolls("2 2 2")
    assert scene.p.dice[:3] == [2, 2, 2]
    assert scene.refused("reroll all") == "bonus-used"


@pytest.mark.parametrize("seats", rules.SEATS)
def test_c20_what_the_tokens_give_by_place(seats: int) -> None:
    scene = Scene(seats)
    ones = [bonuses(scene.p, seat, REROLL_ONE) for seat in range(seats)]
    alls = [bonuses(scene.p, seat, REROLL_ALL) for seat in range(seats)]
    assert ones == {2: [0, 2], 3: [0, 1, 1], 4: [0, 1, 0, 1], 5: [0, 1, 0, 0, 1]}[seats]
    assert alls == [0, 0, 1, 1, 1][:seats]


def test_c21_a_card_serves_from_the_next_round_on() -> None:
    card = bearing(REROLL_ALL, 2)
    others = [name for name in villas(2) if name != card][:2]
    display = {"2-1": card, "2-2": others[0], "2-3": others[1]}
    scene = Scene(2, display=display).picks("2-2", "2-1").wins()
    assert scene.cards("B") == [card]
    assert scene.player == "A"
    scene.fails().next_round()
    assert scene.p.round_number == 3
    assert bonuses(scene.p, 1, REROLL_ALL) == 1


def test_c22_nothing_usable_left_means_failed() -> None:
    tokens = {"A": "3-1"}
    scene = Scene(2, display=WITH_JOHNNY, tokens=tokens, cards={"A": ["+1 pink"]})
    scene.rolls("2 3 3")  # place 1 has no bonus, and no pink die was rolled
    assert (scene.phase, scene.player) == ("drawing", "A")
