"""Sneaky: the words of docs/notation.md, and what its example says."""

from __future__ import annotations

import pytest

import foxden
from foxden.core.game import CHANCE
from foxden.core.position import copied
from foxden.games import room
from foxden.games.sneaky import notation, rules
from foxden.games.sneaky.table import ROLL
from tests.test_notation_page import examples_of

from .scene import Scene, name


def test_c30_c35_the_example_of_the_page_says_what_its_comments_say() -> None:
    [text] = examples_of("sneaky")
    match = foxden.replay(text)
    seen = match.view()
    stacks = {
        stack["name"]: [name(bandit) for bandit in stack["bandits"]]
        for thief in seen["players"]
        for stack in thief["stacks"]
    }
    assert stacks == {
        "A's 2s": ["yellow 2", "blue 2"],
        "A's 3s": ["green 3"],
        "B's 2s": [],
        "B's 3s": [],
    }
    assert [thief["handcuffs"] for thief in seen["players"]] == [3, 1]
    assert seen["players"][0]["secured"] == ["red"]
    assert [place["bandit"] and name(place["bandit"]) for place in seen["centre"]] == [
        "grey 1",
        "grey 3",
        None,
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_read_as_it_is_written(seats: int) -> None:
    p = Scene(seats).p
    names = [notation.write(p, CHANCE, move) for move in range(rules.MOVES)]
    for place in notation.places(p):
        assert f"top {notation.place_name(p, place)}" in names
    for words, move in notation._all_words(p).items():
        assert notation.read(p, CHANCE, f"  {words.replace(' ', '  ')} ") == move
        assert notation.write(p, CHANCE, move) == words


@pytest.mark.parametrize(
    "words", ["", "place red", "place red on centre 4", "rolls pink", "deals red 4"]
)
def test_unknown_words_are_answered_with_examples(words: str) -> None:
    with pytest.raises(foxden.UnknownWords, match="moves look like"):
        notation.read(Scene(3).p, 0, words)


def test_c23_an_offer_to_roll_tells_the_risk_even_a_slight_one() -> None:
    scene = Scene(stacks={"B's stack": ["blue 2"], "C's stack": ["grey 3"]})
    scene.rolls("yellow red red red purple purple purple").plays("place yellow on centre 2")
    assert offered(scene) == "Roll on with 6 dice (under 1 % bust)"  # five colours still fit
    scene.plays("roll").rolls("red purple purple purple purple purple")
    scene.plays("place red on centre 1")
    assert offered(scene) == "Roll on with 5 dice (under 1 % bust)"
    alone = Scene().rolls("red red red red red red red").plays("place red on centre 1")
    assert offered(alone) == f"Roll on with 6 dice ({round(100 * (4 / 6) ** 6)} % bust)"


def offered(scene: Scene) -> str:
    message = notation.offer(scene.p, scene.p.player, ROLL)
    return room("sneaky").words("en").tell(message, "ABC")


def told(scene: Scene, words: str, language: str = "en") -> list[str]:
    """What a move of the player, or of the table, is told as."""
    before = copied(scene.p)
    seat = CHANCE if rules.turn(before) >> CHANCE & 1 else before.player
    move = notation.read(before, seat, words)
    rules.play(scene.p, seat, move)
    speech = room("sneaky").words(language)
    return [speech.tell(message, "ABC") for message in notation.tell(before, scene.p, seat, move)]


def test_c28_c31_captures_are_told_before_what_lies_on_top() -> None:
    scene = Scene().rolls("yellow yellow green green green red red")
    scene.plays(*["place yellow on centre 2"] * 2, *["place green on centre 3"] * 3)
    assert told(scene, "stop") == ["A stops."]
    assert told(scene, "top centre 2") == [
        "A captures yellow 2 from the centre.",
        "A captures green 3 from the centre.",
        "A takes a handcuff and has 3.",
        "A puts yellow 2 on top.",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A gives a handcuff back and has none left."),
        ("de", "A gibt eine Handschelle ab und hat keine mehr."),
    ],
)
def test_c34_the_last_handcuff_leaves_none(language: str, sentence: str) -> None:
    scene = Scene(handcuffs=[1, 2, 2]).rolls("purple " * 6)
    assert sentence in told(scene, "rolls purple", language)


def test_stacks_are_named_by_the_number_of_players() -> None:
    for seats, words in (
        (2, "place red on B's stack"),
        (3, "place red on B's 2s"),
        (3, "top D's stack"),
    ):
        with pytest.raises(foxden.UnknownWords):
            notation.read(Scene(seats).p, 0, words)


def test_a_wrong_line_is_named_with_what_could_stand_there() -> None:
    [text] = examples_of("sneaky")
    wrong = text.replace("B: place green on centre 3", "B: place green on centre 2", 1)
    number = wrong.splitlines().index("B: place green on centre 2") + 1
    with pytest.raises(foxden.BadTranscript, match="its own colour") as refused:
        foxden.replay(wrong)
    assert refused.value.line == number
    assert "B: place green on centre 3" in refused.value.expected
