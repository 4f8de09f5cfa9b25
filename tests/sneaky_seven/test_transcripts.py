"""Hand-checked games of Sneaky Seven: values by name at the lines that matter."""

from __future__ import annotations

import re
from pathlib import Path

import foxden
from foxden.core.match import Match
from foxden.games.sneaky_seven import rules
from foxden.games.sneaky_seven.components import PLACE_WORDS
from foxden.games.sneaky_seven.view import Thief
from foxden.games.sneaky_seven.ways import STATION, TILE_NAMES

from .scene import door

HERE = Path(__file__).parent / "transcripts"
PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
WHO = ("A:", "B:", "C:", "D:", "table:")


def text_of(players: str) -> str:
    return (HERE / f"{players}-players.txt").read_text(encoding="utf-8")


def upto(players: str, until: str) -> Match:
    """The transcript up to and including the last line that starts with these words."""
    text = text_of(players)
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    moves = [line for line in lines if line.startswith(WHO)]
    last = max(number for number, line in enumerate(moves) if line == until)
    return foxden.replay(text, last + 1)


def thief(match: Match, seat: int) -> Thief:
    found: Thief = match.view()["players"][seat]
    return found


def money(match: Match) -> list[int]:
    return [player["money"] for player in match.view()["players"]]


# Two players: a whole game.


def test_two_players_a_business_a_boat_and_a_trade() -> None:
    match = upto("two", "A: buy boat")
    assert (money(match), thief(match, 0)["vehicles"]) == ([750, 550], ["boat"])
    match = upto("two", "A: accept")
    assert money(match) == [760, 340]
    assert (thief(match, 0)["hand"], thief(match, 1)["hand"]) == ({}, {"software": 1, "locks": 1})
    assert thief(upto("two", "A: go 24,18 below"), 0)["at"] == "river"


def test_two_players_the_safe_house_changes_hands_and_its_guard_does_its_duty() -> None:
    match = upto("two", "B: rob A")
    assert money(match) == [860, 340]
    robbery = match.view()["robbery"]
    assert (robbery["prey"], robbery["shields"], robbery["rolls_left"]) == (0, 1, 1)
    match = upto("two", "A: protect with locks")
    assert (thief(match, 0)["laid"], thief(match, 0)["safe_houses"]) == ({"locks": 1}, 1)
    match = upto("two", "table: shows a shield")
    assert thief(match, 1)["is_in_station"]
    assert thief(match, 0)["laid"] == {}
    assert match.view()["deck"]["locks"] == 9  # B holds one for Orsay
    assert (money(match), match.view()["round"]) == ([660, 440], 5)


def test_two_players_the_end() -> None:
    match = foxden.replay(text_of("two"))
    assert money(match) == [560, 640]
    assert thief(match, 0)["fields"] == ["security", "locks"]
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((0, 1), (1,))
    assert match.result.reason == "round-limit"


# Three players: the first rounds.


def test_three_players_the_start() -> None:
    match = foxden.replay(text_of("three"), 11)
    assert money(match) == [550, 600, 500]
    assert [thief(match, seat)["character"] for seat in range(3)] == ["Sam", "Brock", "Jogo"]
    assert match.view()["first"] == 2
    assert thief(match, 0)["tile"] == thief(match, 2)["tile"] == "19,4"


def test_three_players_the_trade() -> None:
    match = upto("three", "A: accept")
    assert money(match) == [400, 600, 450]
    assert thief(match, 0)["hand"] == thief(match, 2)["hand"] == {"weapons": 1}


def test_three_players_the_job() -> None:
    match = upto("three", "A: sell sacre coeur loot")
    assert (thief(match, 0)["money"], thief(match, 0)["tokens"]) == (500, ["sacre coeur"])
    assert thief(match, 0)["hand"] == {}
    assert match.view()["deck"]["security"] == 10


def test_three_players_the_lesson() -> None:
    match = upto("three", "B: study locks")
    assert (thief(match, 1)["money"], thief(match, 1)["hand"]) == (500, {"locks": 1})
    assert match.to_move == {2}


def test_three_players_the_safe_house_and_its_guard() -> None:
    match = upto("three", "A: done")
    assert money(match) == [600, 500, 450]
    assert (thief(match, 0)["safe_houses"], thief(match, 2)["safe_houses"]) == (1, 0)
    assert thief(match, 2)["laid"] == {}
    assert match.view()["deck"]["weapons"] == 10


def test_three_players_the_tunnel_and_the_police_station() -> None:
    match = upto("three", "table: shows a shield")
    assert thief(match, 1)["tile"] == "21,0"
    assert thief(match, 2)["is_in_station"]
    assert thief(match, 0)["money"] == 600
    assert match.to_move == {0}
    assert match.view()["round"] == 3


# Four players: against the clock.


def test_four_players_money_in_turn_order() -> None:
    match = foxden.replay(text_of("four"), 14)
    assert (match.view()["first"], money(match)) == (2, [600, 650, 500, 550])


def test_four_players_two_experts_and_a_museum() -> None:
    match = upto("four", "B: done")
    assert money(match) == [500, 300, 850, 450]
    assert (thief(match, 1)["tokens"], thief(match, 1)["hand"]) == (
        ["grand palais"],
        {"security": 1},
    )
    assert thief(match, 2)["loot"] == {"grand singe": 1}
    assert match.view()["deck"]["explosives"] == 10


def test_four_players_an_offer_that_is_dropped_is_spent() -> None:
    match = upto("four", "D: drop offer")
    assert match.view()["offers_left"] == 2
    assert upto("four", "C: decline").view()["offers_left"] == 1


def test_four_players_the_clock_and_the_roll_for_the_tie() -> None:
    match = upto("four", "table: time is up")
    assert match.to_move == {3}
    assert match.view()["time_is_up"]
    match = foxden.replay(text_of("four"))
    assert money(match) == [500, 450, 50, 300]
    assert thief(match, 2)["vehicles"] == ["tank"]
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((0, 1, 0, 1), (1,))
    assert match.result.reason == "time-is-up"


def test_the_page_on_notation_names_every_entrance_and_every_option() -> None:
    page = PAGE.read_text(encoding="utf-8").partition("## Sneaky Seven")[2]
    told = re.findall(r"\| (\d+) \| `([a-z ]+)` \| `(\d+,\d+)` ", page)
    places = [(str(n), word, door(word)) for n, word in enumerate(PLACE_WORDS, 1)]
    assert sorted(told) == sorted(places)
    assert f"entrance is `{TILE_NAMES[STATION]}`" in page
    for name, option in rules.OPTIONS.items():
        assert f"`{name}` ({', '.join(map(str, option.values))})" in page
