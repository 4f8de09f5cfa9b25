"""High Low and the powers of Ones to Fours, clause by clause."""

from __future__ import annotations

import pytest

from foxden.core.game import CHANCE
from foxden.games.sly_dice import fairness
from foxden.games.sly_dice.notation import read
from foxden.games.sly_dice.table import Phase

from .scene import POWER, Scene

FACE_CARDS = ("high low", "ones", "twos", "threes", "fours", "full house")


def rolls(*values: int) -> list[str]:
    return [f"rolls {value}" for value in values]


def high_low(*lines: str) -> Scene:
    """The rulebook's table: common 3, 4, 6, a sum of 13."""
    return Scene(common=(3, 4, 6), hidden={"A": (1, 1, 2)}).play("A: claim high low", *lines)


def test_c43_nobody_accuses_a_high_low_and_the_dice_stay_hidden() -> None:
    scene = high_low()
    assert scene.phase == Phase.CALLING
    assert scene.moves("B") == []
    scene.play("A: lower", *rolls(6, 6, 6))
    assert scene.owing() == "B"
    assert scene.view("B")["players"][0]["hidden_dice"] is None
    assert scene.view("A")["players"][0]["hidden_dice"] == [1, 1, 2]


def test_c44_c45_the_rulebooks_high_low_succeeds() -> None:
    """13, lower: 4+4+3 = 11; lower: 2+3+5 = 10; higher: 5+5+6 = 16."""
    scene = high_low("A: lower", *rolls(4, 4, 3))
    assert (scene.p.target, scene.p.right_calls) == (11, 1)
    scene.play("A: lower", *rolls(2, 3, 5))
    assert (scene.p.target, scene.p.right_calls) == (10, 2)
    scene.play("A: higher", *rolls(5, 5, 6))
    assert (scene.points("A"), scene.tokens("A"), scene.owing()) == (15, ["high low"], "B")


def test_c44_a_call_comes_before_each_roll() -> None:
    scene = high_low()
    assert scene.moves("A") == ["higher", "lower"]
    assert scene.refused("A: claim one 2") == "call_first"
    assert scene.refused("rolls 3") == "not_your_turn"
    view = scene.view("B")["high_low"]
    assert view is not None
    assert (view["target"], view["right_calls"], view["call"]) == (13, 0, None)


@pytest.mark.parametrize(
    ("call", "dice"), [("lower", (6, 6, 1)), ("higher", (6, 6, 1)), ("higher", (1, 1, 1))]
)
def test_c46_an_equal_or_wrong_sum_ends_the_turn(call: str, dice: tuple[int, ...]) -> None:
    scene = high_low(f"A: {call}", *rolls(*dice))
    assert (scene.points("A"), scene.tokens("A"), scene.owing()) == (0, [], "B")


def test_c46_the_first_wrong_call_ends_it_and_it_may_be_claimed_again() -> None:
    scene = high_low("A: lower", *rolls(4, 4, 3), "A: higher", *rolls(1, 1, 1))
    assert scene.owing() == "B"
    later = Scene(claimer="A", round_number=3)
    later.p.scored = scene.p.scored
    assert later.refused("A: claim high low") == ""


@pytest.mark.parametrize("words", ["change hidden 1 to 2", "repeat", "add two dice"])
def test_c47_no_high_low_after_a_power(words: str) -> None:
    scene = Scene(powers={"A": ["ones", "twos", "threes"]}, scored={"A": ["twos"]})
    scene.play(f"A: {words}")
    assert scene.refused("A: claim high low") == "no_high_low"


@pytest.mark.parametrize("power", POWER)
def test_c48_scoring_a_power_card_gives_its_power_from_the_next_round(power: str) -> None:
    face = list(POWER).index(power) + 1
    scene = Scene(on_table=FACE_CARDS, common=(face, 5, 6), hidden={"A": (5, 5, 5)})
    scene.play(f"A: claim one {face}")
    assert (scene.p.powers[0], scene.p.new_powers[0]) == (0, POWER[power])
    scene.play("A: stay silent", "B: claim high low", "B: higher", *rolls(1, 1, 1))
    assert (scene.p.powers[0], scene.p.new_powers[0]) == (POWER[power], 0)


def test_c48_also_by_a_bluff_that_nobody_called_but_not_by_one_that_was() -> None:
    scene = Scene(on_table=FACE_CARDS, hidden={"A": (5, 5, 5)})
    scene.play("A: claim two 1s", "B: pass")
    assert scene.p.new_powers[0] == POWER["ones"]
    caught = Scene(on_table=FACE_CARDS, hidden={"A": (5, 5, 5)})
    caught.play("A: claim two 1s", "B: accuse", "shows 5", "shows 5", "shows 5")
    assert caught.p.new_powers[0] == 0


def test_c48_fives_and_sixes_have_no_power_and_a_power_is_used_once() -> None:
    scene = Scene(hidden={"A": (6, 6, 1)}).play("A: claim three 6s", "B: pass")
    assert scene.p.new_powers[0] == 0
    assert scene.refused("A: repeat") == "silent_or_show"
    used = Scene(powers={"A": ["ones"]}).play("A: change hidden 1 to 6")
    assert used.refused("A: change hidden 1 to 6") == "no_such_power"
    assert Scene().refused("A: add two dice") == "no_such_power"


def test_c49_powers_are_optional_combine_in_any_order_and_are_spent() -> None:
    for order in (("repeat", "add two dice"), ("add two dice", "repeat")):
        scene = Scene(
            powers={"A": ["ones", "twos", "threes"]},
            scored={"A": ["twos"]},
            hidden={"A": (4, 5, 6)},
        )
        assert "claim one 2" not in scene.moves("A")
        assert "claim high low" in scene.moves("A")
        scene.play(*(f"A: {words}" for words in order), "A: change hidden 4 to 2")
        scene.play("A: claim one 2", "B: accuse", "shows 2", "shows 5", "shows 6")
        assert scene.points("A") == 2
        assert scene.p.powers[0] == 0


def test_c49_a_power_is_spent_even_if_the_bluff_is_called() -> None:
    scene = Scene(powers={"A": ["threes"]}, hidden={"A": (1, 1, 1)})
    scene.play("A: add two dice", "A: claim three 6s", "B: accuse")
    scene.play("shows 1", "shows 1", "shows 1")
    assert (scene.points("A"), scene.p.powers[0]) == (0, 0)


def test_c49_a_power_serves_one_claim_and_not_the_next_players() -> None:
    scene = Scene(on_table=["equal sum", "sixes"], powers={"A": ["threes"]}).play("A: add two dice")
    assert scene.view("B")["announced"] == ["threes"]
    scene.play("A: claim two 6s", "B: pass", "A: stay silent")
    assert scene.view("A")["announced"] == []
    assert "equal sum" in scene.claims("B")


def test_c50_a_change_in_front_is_seen_by_all() -> None:
    scene = Scene(front={"A": (6, 3)}, hidden={"A": (5,)}, powers={"A": ["ones"]})
    assert scene.refused("A: change front 5 to 6") == "no_such_front_die"
    assert scene.refused("A: change hidden 6 to 1") == "no_such_hidden_die"
    scene.play("A: change front 3 to 6")
    assert scene.view("B")["players"][0]["front"] == [6, 6]


def test_c50_a_die_may_be_turned_to_the_number_it_shows() -> None:
    scene = Scene(hidden={"A": (1, 1, 5)}, powers={"A": ["ones"]}).play("A: change hidden 5 to 5")
    assert scene.view("A")["players"][0]["hidden_dice"] == [1, 1, 5]
    assert scene.p.powers[0] == 0


def test_c50_behind_the_shield_nobody_learns_which_die_or_what_it_shows() -> None:
    def after(old: int, new: int) -> Scene:
        scene = Scene(hidden={"A": (1, 4, 5)}, powers={"A": ["ones"]})
        return scene.play(f"A: change hidden {old} to {new}")

    for name in ("B", None):
        assert after(1, 6).seen(name) == after(5, 5).seen(name) == after(4, 1).seen(name)
    assert after(1, 6).view("A")["players"][0]["hidden_dice"] == [4, 5, 6]


@pytest.mark.parametrize(("power", "is_told"), [("", True), ("change hidden 4 to 1", False)])
def test_c50_no_key_tells_which_die_was_turned(power: str, is_told: bool) -> None:
    """A key belongs to a die as it fell: fair dice uncover none after Ones."""
    scene = Scene(hidden={"A": (1, 4, 5)}, powers={"A": ["ones"]})
    scene.play(*([f"A: {power}"] if power else []), "A: claim three 6s", "B: accuse")
    shown = fairness.shown(scene.seen("B"), CHANCE, read(scene.p, CHANCE, "shows 1"))
    assert (shown is not None) == is_told


def test_c51_a_repeat_scores_a_card_again_with_a_count_of_its_own() -> None:
    scene = Scene(
        on_table=FACE_CARDS,
        scored={"A": ["twos", "ones", "high low"]},
        powers={"A": ["twos"]},
        common=(2, 2, 5),
        hidden={"A": (2, 1, 1)},
    )
    assert scene.refused("A: claim three 2s") == "already_scored"
    scene.play("A: repeat")
    assert scene.refused("A: claim full house") == "nothing_to_repeat"
    assert scene.refused("A: claim high low") == "no_high_low"
    scene.play("A: claim three 2s", "B: pass")
    assert scene.points("A") == 6
    assert scene.p.new_powers[0] == 0


def test_c52_the_rulebooks_small_straight_by_a_sum() -> None:
    """Common 1, 3, 3 and own 2, 2, 4: a 3 and a 2 become a 5."""
    scene = Scene(
        on_table=["small straight", "high low"],
        common=(1, 3, 3),
        hidden={"A": (2, 2, 4)},
        powers={"A": ["threes"]},
    )
    assert scene.truth("A")["small straight"] == "bluff"
    scene.play("A: add two dice")
    assert scene.truth("A")["small straight"] == "true"
    (offer,) = scene.view("A")["offers"]
    (added,) = [die for die in offer["dice"] if die["where"] == "sum"]
    assert (added["value"], sorted(die["value"] for die in added["parts"])) == (5, [2, 3])
    scene.play("A: claim small straight", "B: accuse", "shows 2", "shows 2", "shows 4")
    assert scene.points("A") == 15


def test_c52_two_dice_must_be_added_the_old_numbers_are_gone() -> None:
    scene = Scene(
        on_table=["sixes", "fives"],
        common=(6, 6, 6),
        hidden={"A": (6, 6, 6)},
        powers={"A": ["threes"]},
    )
    assert scene.truth("A")["six 6s"] == "true"
    scene.play("A: add two dice")
    assert scene.truth("A")["four 6s"] == "true"
    assert scene.truth("A")["five 6s"] == "bluff"


def test_c53_six_dice_combinations_are_out_of_reach_and_totals_unchanged() -> None:
    six_dice = ["large straight", "three pairs", "odds or evens", "equal sum"]
    scene = Scene(
        on_table=[*six_dice, "twenty-six or more", "sixteen or less"],
        common=(6, 6, 4),
        front={"A": (6, 2)},
        hidden={"A": (2,)},
        powers={"A": ["threes"]},
    )
    assert scene.truth("A")["twenty-six or more"] == "true"
    scene.play("A: add two dice")
    for card in six_dice:
        assert scene.refused(f"A: claim {card}") == "cannot_be_true"
    assert scene.truth("A") == {"twenty-six or more": "true"}


@pytest.mark.parametrize(
    ("card", "common", "own"),
    [
        ("large straight", (1, 2, 3), (4, 5, 6)),
        ("three pairs", (1, 1, 2), (2, 3, 3)),
        ("odds or evens", (1, 3, 5), (1, 3, 5)),
        ("equal sum", (2, 2, 2), (1, 2, 3)),
    ],
)
def test_c53_what_six_dice_make_true_five_do_not(
    card: str, common: tuple[int, ...], own: tuple[int, ...]
) -> None:
    table = ["high low", card]
    scene = Scene(on_table=table, common=common, hidden={"A": own}, powers={"A": ["threes"]})
    assert scene.truth("A")[card] == "true"
    scene.play("A: add two dice")
    assert scene.refused(f"A: claim {card}") == "cannot_be_true"


def test_c54_fours_starts_the_rolling_afresh_at_any_point() -> None:
    for before in ((), ("A: push 6",), ("A: push 6", "A: reroll both", "rolls 1", "rolls 2")):
        scene = Scene(hidden={"A": (6, 5, 2)}, powers={"A": ["fours"]}).rolling().play(*before)
        scene.play("A: start afresh", *rolls(3, 3, 4))
        own = scene.view("A")["players"][0]
        assert (own["front"], own["hidden_dice"], own["powers"]) == ([], [3, 3, 4], [])
        scene.play("A: push 3", "A: reroll 4", "rolls 3", "A: push 3", "rolls 1")
        assert scene.owing() == "B"


def test_c54_not_without_the_power_and_not_after_the_end_of_rolling() -> None:
    assert Scene().rolling().refused("A: start afresh") == "no_such_power"
    scene = Scene(powers={"A": ["fours"]}).rolling().play("A: done")
    assert scene.refused("A: start afresh") == "done_rolling"


def test_c54_with_fours_left_the_last_roll_does_not_end_the_rolling() -> None:
    scene = Scene(front={"A": (6,)}, hidden={"A": (6, 2)}, powers={"A": ["fours"]}).rolling()
    scene.play("A: push 6", "rolls 1")
    assert scene.owing() == "AB"


def test_c55_the_final_dice_are_judged() -> None:
    scene = Scene(front={"A": (6, 6)}, hidden={"A": (5,)}, powers={"A": ["ones"]})
    assert scene.truth("A")["full house"] == "true"
    scene.play("A: change hidden 5 to 1")
    assert scene.truth("A")["full house"] == "bluff"
    scene.play("A: claim full house", "B: accuse", "shows 1")
    assert scene.points("A") == 0
