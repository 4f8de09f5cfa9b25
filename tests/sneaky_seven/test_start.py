"""Sneaky Seven: who begins, who is who, and where; turns go round."""

from __future__ import annotations

import pytest

import foxden
from foxden.core.errors import BadSetup, IllegalMove
from foxden.games.sneaky_seven.components import PLACE_KINDS, PLACE_WORDS, TARGETS
from foxden.games.sneaky_seven.ways import GOAL_TILE, PARIS, STATION

from .scene import SEVEN, Scene, door

START = ["rolls 3", "rolls 5", "rolls 1"]


def started() -> foxden.Match:
    return foxden.Match("sneaky-seven", seats=3, chance=[*START, "rolls 6", "rolls 6", "rolls 12"])


def test_c1_two_to_six_play() -> None:
    for seats in (1, 7):
        with pytest.raises(BadSetup, match="2 to 6"):
            foxden.Match("sneaky-seven", seats=seats)
    for seats in range(2, 7):
        assert foxden.Match("sneaky-seven", seats=seats, seed=1).view()["seats"] == seats


def test_c2_nine_of_the_twelve_places_are_targets() -> None:
    others = {word for word, target in zip(PLACE_WORDS, TARGETS, strict=True) if not target}
    assert len(PLACE_WORDS) == 12
    assert others == {"cafe banane", "ecole", "grand singe"}


def test_c3_kinds_of_places() -> None:
    kinds = dict.fromkeys(PLACE_KINDS, "")
    for number, kind in enumerate(PLACE_KINDS, 1):
        kinds[kind] += f" {number}"
    assert kinds == {
        "museum": " 1 2 3 6",
        "monument": " 4 12",
        "church": " 7 10",
        "business": " 5 8 9 11",
    }


def test_c4_the_highest_die_begins() -> None:
    match = started()
    assert match.to_move == {1}
    assert match.view()["first"] == 1


def test_c4_who_shares_the_highest_rolls_again_and_only_they() -> None:
    dice = ["rolls 6", "rolls 2", "rolls 6", "rolls 4", "rolls 4", "rolls 1", "rolls 2"]
    match = foxden.Match("sneaky-seven", seats=3, chance=dice)
    assert [event.words for event in match.events] == dice
    assert match.view()["first"] == 2


def test_c5_characters_are_chosen_in_turn_order_and_only_once() -> None:
    match = started()
    match.play(1, "choose Lucky")
    assert match.to_move == {2}
    with pytest.raises(IllegalMove, match="taken"):
        match.play(2, "choose Lucky")
    match.play(2, "choose Sam")
    match.play(0, "choose Nera")
    thieves = match.view()["players"]
    assert [(t["character"], t["field"], t["colour"]) for t in thieves] == [
        ("Nera", "software", "red"),
        ("Lucky", "locks", "blue"),
        ("Sam", "security", "yellow"),
    ]


def test_c5_a_twelve_sided_die_tells_the_place_and_two_may_share_it() -> None:
    match = started()
    match.play(1, "choose Lucky")
    match.play(2, "choose Sam")
    match.play(0, "choose Nera")
    tiles = [thief["tile"] for thief in match.view()["players"]]
    assert tiles == [door("tour eiffel"), door("louvre"), door("louvre")]


def test_c6_later_players_start_with_more_money() -> None:
    match = started()
    for seat, name in ((1, "Lucky"), (2, "Sam"), (0, "Nera")):
        match.play(seat, f"choose {name}")
    first = match.view()["players"][1]["money"]
    assert first == 500
    assert [thief["money"] for thief in match.view()["players"]] == [600, 500, 550]


def test_c7_nobody_starts_at_the_police_station() -> None:
    assert STATION not in GOAL_TILE[: len(PLACE_WORDS)]


def test_c8_the_first_player_begins_and_turns_go_round_to_the_left() -> None:
    match = started()
    for seat, name in ((1, "Lucky"), (2, "Sam"), (0, "Nera")):
        match.play(seat, f"choose {name}")
    order = []
    for _ in range(4):
        (seat,) = match.to_move
        order.append(seat)
        match.play(seat, "roll")
        match.play(seat, f"go {match.view()['players'][seat]['tile']}")
        match.play(seat, "done")
    assert order == [1, 2, 0, 1]


def test_c9_a_turn_is_a_roll_and_a_move_or_a_lesson() -> None:
    scene = Scene()
    scene.refuses("done", "roll-first").refuses("go 0,6", "roll-first")
    scene.plays("roll").rolls(3)
    scene.refuses("roll", "rolled-already").refuses("done", "move-first")
    scene.refuses("study locks", "only-instead-of-moving")
    scene.plays(f"go {door('orsay')}").refuses(f"go {door('orsay')}", "moved-already")
    scene.plays("done")
    assert scene.to_move == "B"


def test_c10_the_market_is_open_before_the_roll_before_the_move_and_after_it() -> None:
    scene = Scene(money={"A": 900})
    scene.plays("buy security").plays("roll").rolls(5).plays("buy security", "sell security")
    scene.plays(f"go {door('orsay')}", "buy security", "offer to B", "give security", "make offer")
    scene.plays("decline", "done")
    assert scene.thief("A")["hand"] == {"security": 2}
    assert scene.thief("A")["money"] == 900 - 300 + 50


def test_c10_the_market_is_open_after_a_tunnel_and_after_a_robbery() -> None:
    one, other = ("{},{}".format(*spot) for spot in PARIS.spots("A"))
    scene = Scene(at={"A": one, "B": other}).goes(one, 1).plays("take the tunnel", "buy security")
    scene.plays("rob B").safe().plays("buy security", "protect with security", "offer to B")
    assert scene.thief("A")["money"] == 500 - 200 + 100


def test_c49_everything_is_public() -> None:
    match = foxden.Match("sneaky-seven", seats=3, seed=4)
    while len(match.events) < 80:
        (seat,) = match.to_move
        match.play(seat, match.moves(seat)[len(match.events) % len(match.moves(seat))])
    truth = match.transcript().split("\n\n", 1)[1]
    for viewer in (0, 1, 2, None):
        assert match.transcript(viewer).split("\n\n", 1)[1] == truth
        assert SEVEN.viewing.view(match.seen(viewer), 0) == match.view(0)
