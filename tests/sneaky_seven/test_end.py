"""Sneaky Seven: nine tokens, the last round, the clock, ties."""

from __future__ import annotations

from pathlib import Path

import pytest

import foxden
from foxden.core.errors import BadSetup, IllegalMove
from foxden.core.match import Match
from foxden.games import room
from foxden.games.sneaky_seven import rules
from foxden.games.sneaky_seven.components import PLACE_WORDS, TARGETS
from foxden.games.sneaky_seven.rounds import begin_turn
from foxden.games.sneaky_seven.table import TIME_IS_UP
from foxden.games.sneaky_seven.terminal import lines
from foxden.terminal.company import gather
from foxden.terminal.table import Table

from .scene import Scene, door

NINE = [word for word, target in zip(PLACE_WORDS, TARGETS, strict=True) if target]


def stays(scene: Scene, turns: int = 1) -> Scene:
    """So many turns in which nothing happens."""
    for _ in range(turns):
        tile = scene.seen["players"][scene.p.player]["tile"]
        scene.plays("roll").rolls(1).plays(f"go {tile}", "done")
    return scene


def test_c45_the_ninth_token_wins_at_once() -> None:
    scene = Scene(at={"A": door("orsay")}, hand={"A": "locks software"})
    scene.has_tokens("A", *(word for word in NINE if word != "orsay"))
    scene.goes(door("orsay")).plays("rob").safe()
    assert scene.result is not None
    assert (scene.result.winners, scene.result.reason) == ((0,), "nine-tokens")
    assert scene.result.scores == (9, 0, 0)
    assert scene.seen["to_move"] == []


def test_c46_a_round_is_over_before_the_first_players_turn() -> None:
    scene = Scene(options={"rounds": 5}).has_tokens("C", "orsay")
    stays(scene, 2)
    assert scene.seen["round"] == 1
    stays(scene, 12)
    assert (scene.seen["round"], scene.result) == (5, None)
    stays(scene)
    assert scene.result is not None
    assert (scene.result.winners, scene.result.reason) == ((2,), "round-limit")
    assert scene.seen["round"] == 5
    told = lines(scene.seen, ["Anna", "Ben", "Cem"], room("sneaky-seven").words("en"))
    assert told[0] == "Round 5 of 5."
    assert not any("turn." in line or "Rolled" in line for line in told[:2])


def test_c46_rounds_are_counted_from_whoever_began() -> None:
    scene = Scene(options={"rounds": 5})
    scene.p.first = 2
    begin_turn(scene.p, 2)
    stays(scene, 14)
    assert (scene.to_move, scene.result) == ("B", None)
    stays(scene)
    assert scene.seen["phase"] == "tie"


def test_c46_the_limit_is_45_rounds_and_60_with_two_players() -> None:
    limits = {seats: Scene(seats).seen["round_limit"] for seats in range(2, 7)}
    assert limits == {2: 60, 3: 45, 4: 45, 5: 45, 6: 45}
    assert Scene(2, options={"rounds": 20}).seen["round_limit"] == 20
    with pytest.raises(BadSetup, match="rounds"):
        foxden.Match("sneaky-seven", options={"rounds": 0})


def test_c47_when_time_is_up_the_turn_is_finished_then_most_tokens_win() -> None:
    scene = (
        Scene(options={"minutes": 60}).has_tokens("B", "orsay", "louvre").has_tokens("A", "orsay")
    )
    scene.plays("roll").rolls(1).table("time is up")
    with pytest.raises(IllegalMove, match="already"):
        scene.table("time is up")
    assert scene.to_move == "A"
    scene.plays(f"go {door('orsay')}", "done")
    assert scene.result is not None
    assert (scene.result.winners, scene.result.reason) == ((1,), "time-is-up")


def test_c47_the_clock_is_for_timed_games_between_dice() -> None:
    with pytest.raises(IllegalMove, match="without a clock"):
        Scene().table("time is up")
    with pytest.raises(IllegalMove, match="dice"):
        Scene(options={"minutes": 60}).plays("roll").table("time is up")
    assert rules.refusal(Scene(options={"minutes": 60}).p, 0, TIME_IS_UP) != 0


def test_c47_time_is_up_can_be_told_live_and_in_a_transcript() -> None:
    match = foxden.Match("sneaky-seven", seats=2, seed=3, options={"minutes": 30})
    match.announce("time is up")
    with pytest.raises(IllegalMove, match="already"):
        match.announce("time is up")
    while match.to_move:
        (seat,) = match.to_move
        moves = match.moves(seat)
        match.play(seat, "done" if "done" in moves else "roll" if "roll" in moves else moves[-1])
    assert match.result is not None
    assert match.result.reason == "time-is-up"
    assert "table: time is up" in match.transcript()
    assert foxden.replay(match.transcript()).transcript() == match.transcript()


def test_c47_the_table_can_announce_no_dice() -> None:
    match = foxden.Match("sneaky-seven", seats=2, seed=3, options={"minutes": 30})
    events = list(match.events)
    for words in ("rolls 6", "shows no shield"):
        with pytest.raises(IllegalMove):
            match.announce(words)
    assert match.events == events


def test_c47_the_clock_of_a_terminal_table_runs_out_once(tmp_path: Path) -> None:
    here, seconds = room("sneaky-seven"), [0.0]
    match = Match(here.game, 2, 3, {"minutes": "15"})
    company = gather(here.game.rules, 2, ["human", "human"])
    table = Table(here, match, company, "en", tmp_path, clock=lambda: seconds[0])
    table.play(min(match.to_move), "choose Sam")
    seconds[0] = 15 * 60 - 1.0
    table.play(min(match.to_move), "choose Nera")
    assert not match.view()["time_is_up"]
    seconds[0] = 15 * 60.0
    table.play(min(match.to_move), "roll")
    table.play(min(match.to_move), match.moves(min(match.to_move))[0])
    assert [event.words for event in match.events].count("time is up") == 1
    assert match.view()["time_is_up"]


def test_c48_who_shares_the_most_tokens_rolls_for_it_and_ties_roll_again() -> None:
    scene = Scene(options={"rounds": 5})
    scene.has_tokens("A", "orsay").has_tokens("C", "louvre")
    stays(scene, 15)
    assert (scene.to_move, scene.seen["phase"]) == ("table", "tie")
    scene.rolls(4, 4)
    assert scene.to_move == "table"
    scene.rolls(2, 5)
    assert scene.result is not None
    assert scene.result.winners == (2,)
    assert scene.result.scores == (1, 0, 1)
