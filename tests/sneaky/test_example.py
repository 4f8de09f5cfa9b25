"""Sneaky: the rulebook's example, Sarah's turn and the beginning of Tim's, with their dice."""

from __future__ import annotations

import pytest

import foxden

SARAH, TIM = 0, 1
CHANCE = [
    "deals red 1",
    "deals yellow 2",
    "deals green 3",
    "A starts",
    *("rolls green", "rolls green", "rolls yellow", "rolls blue", "rolls grey"),
    *("rolls purple", "rolls purple"),
    *("rolls red", "rolls blue", "rolls blue", "rolls grey"),  # four dice
    *("rolls green", "rolls grey", "rolls purple"),  # three dice
    "deals blue 2",
    "deals green 2",
    *("rolls green", "rolls green", "rolls blue", "rolls yellow", "rolls red"),
    *("rolls grey", "rolls purple"),
    *("rolls green", "rolls grey", "rolls purple", "rolls red"),  # Tim's four dice
]


def play(match: foxden.Match, seat: int, *moves: str) -> None:
    for words in moves:
        match.play(seat, words)


def sarahs_turn(seats: int) -> foxden.Match:
    match = foxden.Match("sneaky", seats=seats, chance=CHANCE)
    play(match, SARAH, *["place green on centre 3"] * 2, "place yellow on centre 2", "roll")
    play(match, SARAH, "place red on centre 1", "roll", "place green on centre 3")
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c11_c14_c18_c19_sarah_throws_seven_then_four_then_three_dice(seats: int) -> None:
    match = foxden.Match("sneaky", seats=seats, chance=CHANCE)
    assert len(match.view()["dice"]) == 7
    play(match, SARAH, *["place green on centre 3"] * 2, "place yellow on centre 2", "roll")
    assert sorted(match.view()["dice"]) == ["blue", "blue", "grey", "red"]
    play(match, SARAH, "place red on centre 1", "roll")
    assert sorted(match.view()["dice"]) == ["green", "grey", "purple"]
    assert [place["dice"] for place in match.view()["centre"]] == [1, 1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c21_the_green_3_is_full(seats: int) -> None:
    match = sarahs_turn(seats)
    assert [place["dice"] for place in match.view()["centre"]] == [1, 1, 3]
    with pytest.raises(foxden.IllegalMove) as refused:
        match.play(SARAH, "place green on centre 3")
    assert refused.value.reason == "no-such-die"
    assert set(match.moves(SARAH)) == {"roll", "stop"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c24_c26_c27_c31_sarah_takes_the_red_1_and_the_green_3_and_a_third_handcuff(
    seats: int,
) -> None:
    match = sarahs_turn(seats)
    match.play(SARAH, "stop")
    sarah = match.view()["players"][SARAH]
    assert sarah["secured"] == ["red"]
    open_bandits = [bandit for stack in sarah["stacks"] for bandit in stack["bandits"]]
    assert open_bandits == [{"colour": "green", "value": 3}]
    assert sarah["handcuffs"] == 3
    assert match.to_move == {TIM}
    assert [place["dice"] for place in match.view()["centre"]] == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c12_c18_c38_c40_tim_robs_sarah_and_keeps_the_yellow_die(seats: int) -> None:
    match = sarahs_turn(seats)
    match.play(SARAH, "stop")
    names = [place["bandit"]["colour"] for place in match.view()["centre"]]
    assert names == ["blue", "yellow", "green"]
    sarahs = "A's 3s" if seats == 2 else "A's stack"
    play(match, TIM, f"place green on {sarahs}", "place blue on centre 1")
    play(match, TIM, "place green on centre 3")
    assert "place yellow on centre 2" in match.moves(TIM)  # it could be placed, Tim keeps it
    assert sorted(match.view()["dice"]) == ["grey", "purple", "red", "yellow"]
    match.play(TIM, "roll")
    assert sorted(match.view()["dice"]) == ["green", "grey", "purple", "red"]
    assert set(match.moves(TIM)) == {f"place green on {sarahs}", "place green on centre 3"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c19_c25_the_example_replays_from_its_transcript(seats: int) -> None:
    match = sarahs_turn(seats)
    match.play(SARAH, "stop")
    again = foxden.replay(match.transcript())
    assert again.view() == match.view()
