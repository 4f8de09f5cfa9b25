"""Set-up and phase 1, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

import foxden
from foxden.core.errors import BadSetup, IllegalMove, UnknownWords
from foxden.games.sly_dice.components import CARD_NAMES
from foxden.games.sly_dice.table import MOVES, Phase, Position

from .scene import Scene

FIRST_GAME = {"first_game": "yes"}
DEALS = ["deals sixes", "deals full house", "deals twos"]


def private(seat: str, *values: int) -> list[str]:
    return [f"{seat}: rolls {value}" for value in values]


def public(*values: int) -> list[str]:
    return [f"rolls {value}" for value in values]


def opening(seats: int = 2, *more: str) -> foxden.Match:
    """A starts; common 4 5 6; A rolls 6 5 2, B rolls 1 2 3, and so on."""
    chance = ["A starts", *public(4, 5, 6), *private("A", 6, 5, 2), *private("B", 1, 2, 3)]
    for seat in "CD"[: seats - 2]:
        chance += private(seat, 1, 1, 1)
    return foxden.Match("sly-dice", seats, seed=1, options=FIRST_GAME, chance=[*chance, *more])


def cards_of(match: foxden.Match) -> set[str]:
    return {card["name"] for card in match.view()["cards"]}


def test_c1_two_to_four_play_with_three_dice_each_and_three_common_ones() -> None:
    for seats in (2, 3, 4):
        view = foxden.Match("sly-dice", seats, seed=5).view(None)
        assert len(view["common"]) == 3
        assert [player["hidden"] for player in view["players"]] == [3] * seats
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            foxden.Match("sly-dice", seats)


def test_c2_high_low_and_three_drawn_cards_of_eighteen_lie_out() -> None:
    match = foxden.Match("sly-dice", seed=1, chance=[*DEALS, "A starts"])
    assert cards_of(match) == {"high low", "sixes", "full house", "twos"}
    assert match.view()["pile"] == 14
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 18
    tables = [foxden.Match("sly-dice", seed=seed).position.on_table for seed in range(300)]
    drawn = Counter(
        name for bits in tables for card, name in enumerate(CARD_NAMES) if bits >> card & 1
    )
    assert drawn.pop("high low") == 300
    assert len(drawn) == 17
    assert min(drawn.values()) > 25  # 53 on average


def test_c2_no_card_is_drawn_twice_and_high_low_is_not_in_the_pile() -> None:
    for again in ("deals sixes", "deals high low"):
        with pytest.raises(BadSetup, match="not in the pile"):
            foxden.Match("sly-dice", seed=1, chance=["deals sixes", again])


def test_c3_the_first_game_has_its_own_four_cards() -> None:
    match = foxden.Match("sly-dice", seed=1, options=FIRST_GAME)
    assert cards_of(match) == {"high low", "three of a kind", "full house", "sixes"}


def test_c4_chance_names_the_first_player() -> None:
    starts = Counter(foxden.Match("sly-dice", 4, seed=seed).position.first for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert opening().view()["first"] == 0


@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 9), (4, 8)])
def test_c5_so_many_rounds(seats: int, rounds: int) -> None:
    match = foxden.Match("sly-dice", seats, seed=2)
    seen = set()
    while match.to_move:
        seen.add(match.view()["round"])
        seat = min(match.to_move)
        match.play(seat, match.moves(seat)[-1])
    assert seen == set(range(1, rounds + 1))
    assert match.result is not None
    assert match.result.reason == "rounds-played"


def test_c6_c7_common_dice_are_seen_by_all_and_own_dice_by_their_owner() -> None:
    match = opening()
    assert match.view(None)["common"] == [4, 5, 6]
    assert match.view(0)["players"][0]["hidden_dice"] == [2, 5, 6]
    assert match.view(1)["players"][1]["hidden_dice"] == [1, 2, 3]
    for viewer in (1, None):
        assert match.view(viewer)["players"][0]["hidden_dice"] is None
    assert match.to_move == {0, 1}


def test_c8_a_player_may_keep_the_first_roll() -> None:
    match = opening()
    match.play(0, "done")
    assert match.to_move == {1}
    player = match.view(1)["players"][0]
    assert (player["front"], player["hidden"], player["is_rolling"]) == ([], 3, False)


def test_c9_c10_c11_the_rulebooks_example_two_sixes_pushed() -> None:
    """6-5-2: the 6 goes out, 6 and 3 are rolled, the second 6 goes out, the last die rolls."""
    match = opening(2, *private("A", 6, 3), *private("A", 4))
    match.play(0, "push 6")
    match.play(0, "reroll both")
    own = match.view(0)["players"][0]
    assert (own["front"], own["hidden_dice"]) == ([6], [3, 6])
    match.play(0, "push 6")
    own = match.view(0)["players"][0]
    assert (own["front"], own["hidden_dice"]) == ([6, 6], [4])
    assert match.view(1)["players"][0]["front"] == [6, 6]
    assert match.view(1)["players"][0]["hidden_dice"] is None


def test_c9_only_a_die_behind_the_shield_can_be_pushed() -> None:
    match = opening()
    with pytest.raises(IllegalMove, match="no such die behind"):
        match.play(0, "push 4")
    assert match.moves(0) == ["push 2", "push 5", "push 6", "done"]


def test_c10_one_die_may_be_rolled_and_the_other_kept() -> None:
    match = opening(2, *private("A", 1))
    match.play(0, "push 6")
    assert match.moves(0) == ["reroll 2", "reroll 5", "reroll both"]
    match.play(0, "reroll 2")
    assert match.view(0)["players"][0]["hidden_dice"] == [1, 5]


def test_c10_of_two_equal_dice_one_or_both_can_be_rolled() -> None:
    scene = Scene(hidden={"A": (6, 2, 2)}).rolling().play("A: push 6")
    assert scene.moves("A") == ["reroll 2", "reroll both"]
    scene.play("A: reroll 2", "rolls 5")
    assert scene.view("A")["players"][0]["hidden_dice"] == [2, 5]


def test_c11_c12_after_the_second_push_no_die_goes_out_any_more() -> None:
    scene = Scene(front={"A": (6,)}, hidden={"A": (3, 2)}, powers={"A": ["fours"]}).rolling()
    scene.play("A: push 3", "rolls 1")
    assert scene.refused("A: push 1") == "last_die_stays"
    assert scene.moves("A") == ["done", "start afresh"]


def test_c13_whoever_has_pushed_must_reroll() -> None:
    match = opening()
    match.play(0, "push 6")
    for words in ("done", "push 5"):
        with pytest.raises(IllegalMove, match="first roll one or both"):
            match.play(0, words)
    fresh = opening()
    for words in ("reroll both", "reroll 5"):
        with pytest.raises(IllegalMove, match="Push a die out first"):
            fresh.play(0, words)


def test_c14_what_one_rolls_does_not_depend_on_when_another_acts() -> None:
    def rolled(order: str) -> list[list[int] | None]:
        match = foxden.Match("sly-dice", 3, seed=11, options=FIRST_GAME)
        for name in order:
            seat = "ABC".index(name)
            match.play(seat, match.moves(seat)[-1 if "reroll both" in match.moves(seat) else 0])
        return [match.view(seat)["players"][seat]["hidden_dice"] for seat in range(3)]

    assert rolled("AABBCC") == rolled("ABCABC") == rolled("CBACBA") == rolled("BCCABA")


def test_c15_a_player_with_nothing_left_to_do_is_done_and_then_all_claim() -> None:
    match = opening(2, *private("A", 6, 3), *private("A", 4))
    for words in ("push 6", "reroll both", "push 6"):
        match.play(0, words)
    assert match.to_move == {1}
    with pytest.raises(IllegalMove, match="done rolling"):
        match.play(0, "done")
    with pytest.raises(IllegalMove, match="Not everyone is done"):
        match.play(1, "claim full house")
    match.play(1, "done")
    assert match.view()["phase"] == "claiming"
    assert match.to_move == {0}


def test_bad_input_is_a_sentence_and_changes_nothing() -> None:
    match = opening()
    before = match.transcript()
    for words in ("", "push", "push 7", "reroll", "claim seven 2s", "claim two 2", "rolls 6"):
        with pytest.raises((UnknownWords, IllegalMove)) as caught:
            match.play(0, words)
        assert str(caught.value).endswith(".")
    with pytest.raises(IllegalMove, match="Not everyone"):
        match.play(1, "accuse")
    assert match.transcript() == before


def test_the_position_is_small_and_the_move_space_in_the_hundreds() -> None:
    assert Position.dtype.itemsize <= 512  # type: ignore[attr-defined]
    assert MOVES < 200
    assert opening().position.phase == Phase.ROLLING
