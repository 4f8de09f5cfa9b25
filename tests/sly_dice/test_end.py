"""The end of a round and of the game, clause by clause."""

from __future__ import annotations

import pytest

from foxden.core.game import NOBODY
from foxden.games.sly_dice import rules
from foxden.games.sly_dice.table import Phase

from .scene import Scene, last_round


def end_of_round(scene: Scene) -> Scene:
    """B, the last to claim, fails at High Low."""
    return scene.play("B: claim high low", "B: higher", "rolls 1", "rolls 1", "rolls 1")


def test_c56_dice_go_back_a_card_comes_and_the_token_passes_left() -> None:
    scene = end_of_round(Scene(front={"A": (6, 6)}, claimer="B"))
    assert scene.phase == Phase.NEW_CARD
    assert (scene.p.front, scene.p.behind) == ([0] * 4, [0] * 4)
    assert scene.refused("deals full house") == "not_in_pile"
    scene.play("deals ones", "rolls 1", "rolls 2", "rolls 3")
    assert "ones" in [card["name"] for card in scene.view()["cards"]]
    assert (scene.p.first, scene.p.round_number, scene.p.claimer) == (1, 3, NOBODY)
    assert scene.view()["phase"] == "rolling"


def test_c56_among_three_the_player_to_the_left_of_the_first_becomes_first() -> None:
    scene = end_of_round(Scene(3, first="C", claimer="B"))
    assert scene.view()["first"] == 0
    assert scene.phase == Phase.NEW_CARD


def test_c56_no_card_after_the_last_round() -> None:
    scene = end_of_round(Scene(claimer="B", round_number=last_round(2)))
    assert scene.owing() == ""
    assert scene.phase == Phase.OVER
    assert scene.refused("A: done") == scene.refused("deals ones") == "game_over"
    assert scene.result is not None


@pytest.mark.parametrize(
    ("bluffs", "false", "total"), [(3, 2, 20), (3, 0, 45), (0, 4, -70), (1, 1, 0), (0, 0, 0)]
)
def test_c57_bonus_cards_grow_and_are_counted_apart(bluffs: int, false: int, total: int) -> None:
    """The rulebook's: 10 + 15 + 20 - 10 - 15 = 20; three are worth 45; four false ones -70."""
    scene = Scene()
    scene.p.bluffs[0], scene.p.false_accusations[0] = bluffs, false
    assert scene.score("A") == total
    scene.p.points[0] = 12
    combinations, won, lost = rules.score_parts(scene.p, 0)
    assert combinations == 12
    assert won + lost == total


def test_c58_the_highest_total_wins() -> None:
    scene = Scene(3)
    scene.p.points[:3] = [30, 41, 40]
    assert rules.winners(scene.p) == 0b010
    scene.p.points[:3] = [-5, -9, -7]
    assert rules.winners(scene.p) == 0b001


def test_c58_ties_go_to_more_bluffing_cards_then_are_shared() -> None:
    scene = Scene(4)
    scene.p.points[:] = [45, 20, 35, 45]
    scene.p.bluffs[:] = [0, 2, 1, 0]
    assert [rules.score(scene.p, seat) for seat in range(4)] == [45, 45, 45, 45]
    assert rules.winners(scene.p) == 0b0010
    scene.p.points[:] = [45, 35, 35, 40]
    scene.p.bluffs[:] = [0, 1, 1, 0]
    assert rules.winners(scene.p) == 0b0110


def test_c58_a_result_names_scores_winners_and_reason() -> None:
    scene = end_of_round(Scene(claimer="B", round_number=last_round(2)))
    scene.p.points[1] = 8
    result = scene.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((0, 8), (1,), "rounds-played")


@pytest.mark.parametrize(
    ("bluffs", "winners", "reason"),
    [((0, 0), (0, 1), "rounds-played"), ((0, 1), (1,), "bluffing-cards")],
    ids=["shared", "more bluffing cards"],
)
def test_c58_the_reason_says_whether_bluffing_cards_decided(
    bluffs: tuple[int, int], winners: tuple[int, ...], reason: str
) -> None:
    scene = end_of_round(Scene(claimer="B", round_number=last_round(2)))
    for seat in range(2):
        scene.p.bluffs[seat] = bluffs[seat]
        scene.p.points[seat] = 30 - rules.bonus(bluffs[seat])
    result = scene.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((30, 30), winners, reason)
