"""Beutezug: moves that are not possible get a sentence, and nothing changes."""

from __future__ import annotations

import pytest

import foxden
from foxden.core.game import CHANCE
from foxden.core.match import Match, check
from foxden.core.position import fields_of
from foxden.games.beutezug import notation

from .scene import BEUTEZUG, KATE, villas

FIRST = sorted(villas(2), key=lambda name: "blue" in name)[:3]  # the first one without blue
START = [
    *(f"reveals {name}" for name in FIRST),
    *("A takes turn order 1", "B takes turn order 2"),
]


def refused(match: foxden.Match, seat: int, words: str) -> str:
    """The sentence; and the match is as it was."""
    before = fields_of(match.position), len(match.events)
    with pytest.raises((foxden.IllegalMove, foxden.UnknownWords)) as caught:
        match.play(seat, words)
    assert (fields_of(match.position), len(match.events)) == before
    return str(caught.value)


def burgling() -> foxden.Match:
    """C, with reroll all and reroll one, has rolled two ones, and will do so once more."""
    dice = [lock.split()[0] for lock in FIRST[0].split(", ")]
    match = foxden.Match(
        "beutezug", seats=3, seed=3, chance=[*START, *(f"rolls {colour} 1" for colour in dice * 2)]
    )
    for seat in range(3):
        match.play(seat, "pick row 2 column 1")
    return match


def test_a_card_that_is_not_face_up() -> None:
    match = foxden.Match("beutezug", seats=3, seed=3, chance=START)
    sentence = "There is no face-up card at that place."
    assert refused(match, 0, "pick row 5 column 3") == sentence


def test_words_that_mean_nothing() -> None:
    match = foxden.Match("beutezug", seats=3, seed=3, chance=START)
    for words in ("", "pick", "pick row 1 column 1", "pick row 2 column 4", KATE, "rolls pink 7"):
        assert "is no move of Beutezug; moves look like: pick row 2 column 1" in refused(
            match, 0, words
        )


def test_someone_elses_turn_and_the_tables_business() -> None:
    match = foxden.Match("beutezug", seats=3, seed=3, chance=START)
    assert refused(match, 1, "pick row 2 column 1") == "It is somebody else’s turn."
    assert refused(match, 0, "rolls blue 6").startswith("Only the table rolls dice")
    assert refused(match, 0, "draws 1 point").startswith("Only the table rolls dice")


def test_a_bonus_before_the_roll() -> None:
    match = foxden.Match("beutezug", seats=3, seed=3, chance=START)
    for words in ("reroll all", "add 1 to pink", "stop", "keep 1 point"):
        assert refused(match, 0, words) == "First pick a face-up card."


def test_a_bonus_used_twice_and_one_that_is_not_owned() -> None:
    match = burgling()
    colour = match.view()["burglary"]["dice"][0]["colour"]
    assert refused(match, 2, f"add 1 to {colour}") == "You don’t have that bonus."
    match.play(2, "reroll all")
    sentence = "You have used that bonus in this round already."
    assert refused(match, 2, "reroll all") == sentence


def test_a_die_that_was_not_rolled() -> None:
    match = burgling()
    assert refused(match, 2, "reroll blue 1") == "You have no such die on the table."
    colour = match.view()["burglary"]["dice"][0]["colour"]
    assert refused(match, 2, f"reroll {colour} 6") == "You have no such die on the table."
    assert refused(match, 2, "pick row 2 column 1").startswith("You have picked already")


def test_a_scripted_card_that_is_not_in_the_deck() -> None:
    first = START[0]
    with pytest.raises(foxden.BadSetup, match="not in the deck"):
        foxden.Match("beutezug", seats=3, chance=[first, first])


def begun(chance: list[str]) -> str:
    """A transcript of three players that stops after these lines of the table."""
    header = ["game: beutezug", "version: 1", "seats: 3"]
    return "\n".join([*header, *(f"table: {words}" for words in chance)])


def misread(match: Match, words: str) -> str:
    """Why this can't be what the table does next."""
    with pytest.raises((foxden.IllegalMove, foxden.UnknownWords)) as caught:
        check(BEUTEZUG, match.position, CHANCE, notation.read(match.position, CHANCE, words))
    return str(caught.value)


def test_a_die_of_a_colour_that_is_not_next() -> None:
    match = foxden.replay(begun(START))
    assert misread(match, "rolls pink 3") == "It is somebody else’s turn."  # A is to pick
    for seat in (0, 1, 2):
        match.follow(seat, notation.read(match.position, seat, "pick row 2 column 1"))
    first, second = (lock.split()[0] for lock in FIRST[0].split(", "))
    sentence = f"The next die is {first}: dice stand in the order of the card's locks."
    assert misread(match, f"rolls {second} 3") == sentence
    assert "is no move of Beutezug" in misread(match, f"rolls {first} 7")
    assert misread(match, "A takes turn order 3") == "That is not what the table decides now."


def test_a_turn_order_token_that_is_not_next() -> None:
    match = foxden.replay(begun(START[:3]))
    for words in ("A takes turn order 2", "B takes turn order 3"):
        assert misread(match, words).startswith("Turn order 1 is next")
    assert misread(match, "E takes turn order 1") == "Nobody sits there."


def test_a_card_that_does_not_exist() -> None:
    match = foxden.replay(begun([]))
    for words in ("reveals black 3, orange 2", "reveals blue 6, blue 6"):
        assert "is no card; a card is named by its locks" in misread(match, words)
