"""Sneaky: counting up (C50–C53)."""

from __future__ import annotations

from functools import partial

import pytest

from foxden.games.sneaky import rules

from .scene import Scene

BUST = "purple " * 7


def final(scene: Scene) -> Scene:
    """The last turn of the last round, in which nothing fits: C has a handcuff less."""
    return scene.rolls(BUST)


table = partial(Scene, 3, centre=["red 3"], pile=[], player="C", last_turns=1)


def test_c50_every_bandit_counts_its_value() -> None:
    scene = final(
        table(
            stacks={"A's stack": ["blue 3", "blue 2", "grey 2"], "C's stack": ["grey 3"]},
            secured={"A": ["red", "blue"], "B": ["grey"]},
            handcuffs=[1, 2, 3],
        )
    )
    assert [thief["parts"][0] for thief in scene.view["players"]] == [3 + 2 + 2 + 1 + 1, 1, 3]


def test_c50_two_players_count_both_stacks() -> None:
    scene = Scene(
        2,
        centre=["red 3"],
        pile=[],
        last_turns=1,
        stacks={
            "A's 2s": ["blue 2", "grey 2"],
            "A's 3s": ["blue 3"],
            "B's 3s": ["grey 3", "green 3"],
        },
        secured={"B": ["red"]},
    ).rolls(BUST)
    assert [thief["parts"][0] for thief in scene.view["players"]] == [7, 7]


@pytest.mark.parametrize(
    ("handcuffs", "bonus"),
    [
        ([3, 2, 2], [5, 0, 0]),
        ([3, 3, 2], [5, 5, 0]),
        ([2, 2, 3], [5, 5, 5]),
        ([0, 1, 1], [0, 5, 0]),
        ([0, 0, 2], [0, 0, 5]),
        ([0, 0, 1], [0, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_c51_all_who_have_the_most_handcuffs_get_5(handcuffs: list[int], bonus: list[int]) -> None:
    scene = final(table(handcuffs=handcuffs))  # C gives one back first
    assert [thief["parts"][1] for thief in scene.view["players"]] == bonus


def test_c52_no_handcuffs_cost_2() -> None:
    scene = final(table(handcuffs=[0, 2, 1], secured={"A": ["blue"]}))
    assert [thief["parts"][2] for thief in scene.view["players"]] == [-2, 0, -2]
    assert scene.scores == [1 - 2, 5, -2]


def test_c52_when_nobody_has_any_all_lose_2_and_nobody_gets_5() -> None:
    assert final(table(handcuffs=[0, 0, 0])).scores == [-2, -2, -2]


def test_c53_the_highest_score_wins() -> None:
    stacks = {"A's stack": ["blue 3", "blue 2"], "B's stack": ["grey 3"]}
    result = final(table(stacks=stacks, handcuffs=[1, 2, 1])).result
    assert result is not None
    assert result.scores == (5, 8, -2)
    assert result.winners == (1,)
    assert dict(result.parts[1]) == {"bandits": 3, "most-handcuffs": 5, "no-handcuffs": 0}


def test_c53_ties_share_the_win() -> None:
    """The tie is broken by nothing: not by handcuffs, not by bandits."""
    stacks = {"A's stack": ["blue 3", "blue 2", "grey 2"], "B's stack": ["grey 2"]}
    result = final(table(stacks=stacks, handcuffs=[1, 2, 2])).result
    assert result is not None
    assert result.scores == (7, 7, 0)
    assert result.winners == (0, 1)


def test_c53_all_may_win_even_with_less_than_nothing() -> None:
    result = final(table(handcuffs=[0, 0, 1])).result
    assert result is not None
    assert result.scores == (-2, -2, -2)
    assert result.winners == (0, 1, 2)


@pytest.mark.parametrize("deck", ["1223", "1123", "1233"])
def test_c50_c4_the_whole_deck_is_worth_its_values(deck: str) -> None:
    """Somebody who owns every bandit of the deck, with each deck."""
    values = [int(digit) for digit in deck]
    colours = ["yellow", "red", "green", "blue", "grey", "purple"]
    high = [f"{colour} {value}" for colour in colours for value in values if value > 1]
    ones = [colour for colour in colours for value in values if value == 1]
    scene = Scene(
        4,
        centre=[],
        stacks={"D's stack": high},
        secured={"D": ones},
        pile=[],
        last_turns=1,
        deck=deck,
    )
    assert rules.score_parts(scene.p, 3)[0] == 6 * sum(values)
    assert len(scene.stack("D's stack")) == len(high)
