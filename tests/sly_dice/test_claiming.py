"""Phase 2, clause by clause: claiming, accusing, scoring."""

from __future__ import annotations

import pytest

from foxden.games.sly_dice.refusals import Reason, refusal
from foxden.games.sly_dice.table import SHOW_BLUFF, Phase

from .scene import Scene


def with_full_house(seats: int = 2) -> Scene:
    """The rulebook's table: common 4, 5, 6, two sixes in front, a 5 behind A's shield."""
    return Scene(seats, front={"A": (6, 6)}, hidden={"A": (5,)})


def with_a_bluff(seats: int = 2) -> Scene:
    return Scene(seats, front={"A": (6, 6)}, hidden={"A": (3,)})


def test_c16_the_first_player_claims_first_then_clockwise_each_once() -> None:
    scene = Scene(3, first="C")
    order = []
    while scene.phase == Phase.CLAIMING:
        claimer = scene.owing()
        order.append(claimer)
        others = ["ABC"[("ABC".index(claimer) + k) % 3] for k in (1, 2)]
        scene.play(f"{claimer}: claim one 2", *(f"{other}: pass" for other in others))
        assert scene.refused(f"{others[0]}: stay silent") == "not_your_turn"
        scene.play(f"{claimer}: stay silent")
    assert order == ["C", "A", "B"]
    assert scene.phase == Phase.NEW_CARD


def test_c16_after_the_rolling_the_first_player_claims_whoever_was_done_last() -> None:
    scene = Scene(3, first="C").rolling().play("C: done", "B: done", "A: done")
    assert scene.owing() == "C"


def test_c16_a_claim_that_fails_is_the_claim_of_the_round_too() -> None:
    scene = with_a_bluff().play("A: claim full house", "B: accuse", "shows 3")
    assert scene.owing() == "B"
    assert scene.refused("A: claim one 2") == "not_your_turn"


def test_c17_only_cards_on_the_table_can_be_claimed() -> None:
    assert Scene().refused("A: claim three of a kind") == "not_on_table"
    assert Scene(on_table=["three of a kind", "high low"]).refused("A: claim three of a kind") == ""


def test_c18_each_card_scores_once_for_each_player() -> None:
    scene = Scene(scored={"A": ["full house", "sixes"]}, front={"A": (6, 6)}, hidden={"A": (5,)})
    assert scene.refused("A: claim full house") == "already_scored"
    assert scene.refused("A: claim two 6s") == "already_scored"
    assert Scene(scored={"B": ["full house"]}, hidden={"A": (6, 6, 5)}).refused(
        "A: claim full house"
    ) == ("")


def test_c18_a_claim_that_was_caught_leaves_the_card_open() -> None:
    scene = with_a_bluff().play("A: claim full house", "B: accuse", "shows 3")
    assert scene.tokens("A") == []


@pytest.mark.parametrize(("count", "points"), [("two", 4), ("three", 6), ("four", 8)])
def test_c19_a_count_pays_what_was_claimed_not_what_is_there(count: str, points: int) -> None:
    scene = Scene(common=(2, 2, 5), hidden={"A": (2, 2, 1)})
    assert scene.truth("A")[f"{count} 2s"] in ("true", "proven")
    scene.play(f"A: claim {count} 2s")
    if scene.phase == Phase.ACCUSING:
        scene.play("B: pass")
    assert scene.points("A") == points


def test_c19_a_count_above_what_is_there_is_a_bluff() -> None:
    scene = Scene(common=(2, 2, 5), hidden={"A": (2, 2, 1)})
    assert scene.truth("A")["five 2s"] == "bluff"


def test_c20_the_rulebooks_full_house_uses_common_front_and_hidden_dice() -> None:
    scene = with_full_house()
    assert scene.truth("A")["full house"] == "true"
    (offer,) = [offer for offer in scene.view("A")["offers"] if offer["card"] == "full-house"]
    used = sorted((die["value"], die["where"]) for die in offer["dice"])
    assert used == [(5, "common"), (5, "hidden"), (6, "common"), (6, "front"), (6, "front")]
    assert offer["points"] == 10


def test_c21_five_2s_make_a_claim_of_four_true() -> None:
    scene = Scene(common=(2, 2, 5), front={"A": (2,)}, hidden={"A": (2, 2)})
    scene.play("A: claim four 2s", "B: accuse", "shows 2", "shows 2")
    assert scene.points("A") == 8
    assert scene.p.false_accusations == [0, 1, 0, 0]


def test_c22_what_hidden_dice_cannot_make_true_is_not_allowed() -> None:
    scene = Scene(common=(1, 1, 3), front={"A": (1, 3)}, hidden={"A": (6,)})
    assert scene.refused("A: claim two 6s") == "cannot_be_true"
    assert scene.refused("A: claim one 6") == ""
    assert scene.refused("A: claim full house") == ""


def test_c22_only_what_all_see_decides() -> None:
    offered = [
        Scene(common=(1, 1, 3), front={"A": (1, 3)}, hidden={"A": (value,)}).claims("A")
        for value in range(1, 7)
    ]
    assert all(claims == offered[0] for claims in offered)


def test_c23_claim_nothing_only_if_nothing_is_possible() -> None:
    assert Scene().refused("A: claim nothing") == "something_to_claim"
    scene = Scene(
        on_table=["high low", "large straight", "five of a kind", "twenty-six or more"],
        scored={"A": ["high low"]},
        common=(1, 1, 2),
        front={"A": (2,)},
        hidden={"A": (6, 6)},
    )
    assert scene.moves("A") == ["claim nothing"]
    scene.play("A: claim nothing")
    assert (scene.points("A"), scene.tokens("A"), scene.owing()) == (0, ["high low"], "B")


def test_c23_powers_may_lead_to_nothing_and_are_lost() -> None:
    scene = Scene(
        on_table=["high low", "large straight", "three pairs", "equal sum"],
        powers={"A": ["threes"]},
    )
    scene.play("A: add two dice")
    assert scene.moves("A") == ["claim nothing"]
    scene.play("A: claim nothing")
    assert scene.p.powers[0] == 0


def test_c24_a_proven_claim_cannot_be_accused() -> None:
    scene = Scene(common=(6, 6, 5), front={"A": (6, 5)}, hidden={"A": (1,)})
    assert scene.truth("A")["full house"] == "proven"
    scene.play("A: claim full house")
    assert scene.phase == Phase.CONFESSING
    assert scene.points("A") == 10
    assert scene.moves("A") == ["stay silent"]
    assert scene.moves("B") == []


def test_c24_proven_by_the_hidden_die_too_if_every_value_would_do() -> None:
    scene = Scene(on_table=["equal sum", "sixteen or less"], common=(1, 1, 1), front={"A": (1, 2)})
    assert "sixteen or less" in scene.claims("A")
    assert scene.truth("A")["sixteen or less"] == "proven"  # 6 + 6 at most


def test_c25_from_the_claimers_left_each_accuses_or_passes() -> None:
    scene = Scene(4, first="C", front={"C": (6, 6)}, hidden={"C": (3,)})
    scene.play("C: claim full house")
    for name in "DAB":
        assert scene.owing() == name
        assert scene.moves(name) == ["accuse", "pass"]
        scene.play(f"{name}: pass")
    assert scene.owing() == "C"


def test_c26_the_first_accusation_ends_it_and_shows_the_dice() -> None:
    scene = with_full_house(3).play("A: claim full house", "B: accuse")
    assert scene.owing() == "-"
    assert scene.refused("C: accuse") == "table_moves_first"
    assert scene.refused("shows 3") == "wrong_outcome"
    scene.play("shows 5")
    assert scene.view(None)["players"][0]["front"] == [5, 6, 6]


def test_c27_accused_and_true() -> None:
    scene = with_full_house().play("A: claim full house", "B: accuse", "shows 5")
    assert (scene.points("A"), scene.tokens("A")) == (10, ["full house"])
    assert (scene.score("B"), scene.p.false_accusations[1]) == (-10, 1)
    assert scene.owing() == "B"  # no confession: all have seen the dice


def test_c28_accused_and_false() -> None:
    scene = with_a_bluff().play("A: claim full house", "B: accuse", "shows 3")
    assert (scene.score("A"), scene.tokens("A"), scene.score("B")) == (0, [], 0)
    assert scene.p.bluffs[0] == scene.p.false_accusations[1] == 0


@pytest.mark.parametrize("scene", [with_full_house(), with_a_bluff()], ids=["true", "false"])
def test_c29_not_accused_scores_true_or_not(scene: Scene) -> None:
    scene.play("A: claim full house", "B: pass")
    assert (scene.points("A"), scene.tokens("A")) == (10, ["full house"])


@pytest.mark.parametrize("make", [with_full_house, with_a_bluff], ids=["true", "false"])
def test_c30_the_claimer_always_owes_one_more_move(make: object) -> None:
    scene = with_full_house(3) if make is with_full_house else with_a_bluff(3)
    scene.play("A: claim full house", "B: pass", "C: pass")
    assert scene.owing() == "A"
    for name in ("B", "C", None):
        assert scene.seen(name) == with_full_house(3).play(
            "A: claim full house", "B: pass", "C: pass"
        ).seen(name)


def test_c30_also_after_a_proven_claim_and_before_the_next_claim() -> None:
    scene = Scene(common=(6, 6, 5), front={"A": (6, 5)}, hidden={"A": (1,)})
    scene.play("A: claim full house")
    assert scene.owing() == "A"
    assert scene.refused("B: claim one 6") == "not_your_turn"
    assert scene.refused("A: show bluff") == "was_true"
    scene.play("A: stay silent")
    assert scene.owing() == "B"


def test_c31_a_bluff_is_shown_and_earns_a_card() -> None:
    scene = with_a_bluff().play("A: claim full house", "B: pass")
    assert scene.moves("A") == ["stay silent", "show bluff"]
    scene.play("A: show bluff", "shows 3")
    assert scene.p.bluffs[0] == 1
    assert scene.score("A") == 20
    assert scene.view(None)["players"][0]["front"] == [3, 6, 6]


def test_c31_a_true_claim_is_no_bluff_to_show() -> None:
    scene = with_full_house().play("A: claim full house", "B: pass")
    assert scene.moves("A") == ["stay silent"]
    assert scene.refused("A: show bluff") == "was_true"


def test_c31_no_bluff_can_be_shown_where_all_see_that_it_was_true() -> None:
    """A reader of somebody else's record knows this too, and of no other claim."""
    proven = Scene(common=(6, 6, 5), front={"A": (6, 5)}, hidden={"A": (1,)})
    proven.play("A: claim full house")
    doubtful = with_full_house().play("A: claim full house", "B: pass")
    for scene, reason in ((proven, Reason.WAS_TRUE), (doubtful, Reason.LEGAL)):
        assert refusal(scene.seen("B"), 0, SHOW_BLUFF) == reason


def test_c32_silence_shows_nothing() -> None:
    scene = with_a_bluff().play("A: claim full house", "B: pass", "A: stay silent")
    assert scene.owing() == "B"
    assert scene.view("B")["players"][0]["hidden_dice"] is None
    assert scene.view(None)["players"][0]["front"] == [6, 6]
    assert scene.p.bluffs[0] == 0


def test_c33_bonus_cards_have_no_end() -> None:
    scene = with_full_house()
    scene.p.false_accusations[1] = 9
    scene.play("A: claim full house", "B: accuse", "shows 5")
    assert scene.p.false_accusations[1] == 10
    bluff = with_a_bluff()
    bluff.p.bluffs[0] = 9
    bluff.play("A: claim full house", "B: pass", "A: show bluff", "shows 3")
    assert bluff.p.bluffs[0] == 10


def test_c26_several_hidden_dice_are_shown_from_the_lowest() -> None:
    scene = Scene(hidden={"A": (5, 2, 5)}).play("A: claim one 2", "B: accuse")
    assert scene.refused("shows 5") == "wrong_outcome"
    scene.play("shows 2", "shows 5", "shows 5")
    assert scene.points("A") == 2


def test_wrong_moves_at_a_table_of_claims_are_named() -> None:
    scene = with_full_house()
    assert scene.refused("A: push 5") == "claim_first"
    assert scene.refused("A: accuse") == "claim_first"
    assert scene.refused("A: rolls 5") == "not_for_players"
    scene.play("A: claim full house")
    assert scene.refused("A: pass") == "not_your_turn"
    assert scene.refused("B: stay silent") == "accuse_or_pass"
    scene.play("B: pass")
    assert scene.refused("A: claim one 2") == "silent_or_show"
    assert scene.refused("B: pass") == "not_your_turn"
