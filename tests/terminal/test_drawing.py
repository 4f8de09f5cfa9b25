"""Sneaky's table as a picture and in sentences, and the messages of both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from foxden.core.words import LANGUAGES, Words
from foxden.games import room
from foxden.games.sneaky.components import COLOURS
from foxden.games.sneaky.terminal import PRINTS, draw, lines, painted, told
from foxden.games.sneaky.view import View
from foxden.terminal.hand import keyed
from foxden.terminal.picture import picture
from foxden.terminal.table import Choice, Table

from .tables import OPENING, scripted, sneaky

NAMES = ["Rusty", "Mira", "Otto", "Tilda"]


def printed(thing: RenderableType, width: int = 80) -> list[str]:
    """What is left of it without any colour."""
    console = Console(width=width, height=24, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return captured.get().splitlines()


def words(language: str = "en") -> Words:
    return room("sneaky").words(language)


def late_view(table: Table) -> View:
    """After some forty turns of bots, when a lot lies on the table."""
    for _ in range(250):
        seat = table.acting()
        if seat is None:
            break
        table.play(seat, table.bot_words(seat))
    view: View = table.match.view(None)
    return view


def test_every_colour_has_a_symbol_of_its_own() -> None:
    assert set(PRINTS) == set(COLOURS)
    assert len({ink.symbol for ink in PRINTS.values()}) == len(COLOURS)


def test_cards_and_dice_can_be_told_apart_without_colour(tmp_path: Path) -> None:
    throw = [f"rolls {colour}" for colour in (*COLOURS, "red")]
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *throw)
    table.play(0, "place red on centre 1")
    table.play(0, "place green on centre 2")
    picture_of = printed(draw(table.match.view(0), NAMES, words()))
    heads = next(line for line in picture_of if "1 ♥" in line)
    assert heads.split() == ["1", "♥", "red", "2", "♣", "green", "3", "●", "blue", "Turn", "1"]
    slots = next(line for line in picture_of if "✓" in line)
    assert slots.split() == ["21", "left", "[♥]", "✓", "[♣][", "]", "[", "][", "][", "]"]
    dice = next(line for line in picture_of if "★" in line)
    assert dice.split()[:5] == ["★", "♥", "●", "☁", "♦"]


def test_the_odds_of_a_bust_are_shown(tmp_path: Path) -> None:
    throw = [f"rolls {colour}" for colour in (*COLOURS, "red")]
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *throw)
    table.play(0, "place red on centre 1")
    shown = "\n".join(printed(draw(table.match.view(0), NAMES, words())))
    assert "Rolling these 6 dice again:" in shown
    assert f"{round(100 * (4 / 6) ** 6)} % bust" in shown


def test_a_certain_bust_is_shown_as_such(tmp_path: Path) -> None:
    throw = ("rolls red", *["rolls green"] * 2, *["rolls blue"] * 3, "rolls purple")
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *throw)
    while (move := table.choices(0)[0].words).startswith("place"):
        table.play(0, move)
    assert "⚠ certain bust" in "\n".join(printed(draw(table.match.view(0), NAMES, words())))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picture_fits_eighty_columns_and_its_height_never_changes(
    tmp_path: Path, language: str, seats: int
) -> None:
    table = sneaky(tmp_path, *["sensible"] * seats, language=language)
    heights = set()
    while (seat := table.acting()) is not None:
        table.play(seat, table.bot_words(seat))
        if len(table.match.events) % 3:
            continue
        shown = printed(draw(table.match.view(None), table.introduced, table.words))
        assert max(map(len, shown)) <= 80
        heights.add(len(shown))
    assert heights == {14}


def test_the_table_in_sentences(tmp_path: Path) -> None:
    throw = [f"rolls {colour}" for colour in (*COLOURS, "red")]
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *throw)
    table.play(0, "place green on centre 2")
    assert lines(table.match.view(0), NAMES, words()) == [
        "In the centre: red 1, green 2 with 1 of 2 dice, blue 3. 21 bandits are left in the pile.",
        "Rusty: 5 points, 2 handcuffs.",
        "Mira: 5 points, 2 handcuffs.",
        "Dice in hand: yellow, 2 × red, blue, grey, purple.",
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_sentences_name_stacks_and_what_is_secured(tmp_path: Path, seats: int) -> None:
    view = late_view(sneaky(tmp_path, *["sensible"] * seats))
    own = {line.partition(":")[0]: line for line in lines(view, NAMES, words("de"))}
    for thief in view["players"]:
        line = own[NAMES[thief["seat"]]]
        assert line.startswith(f"{NAMES[thief['seat']]}: {thief['score']} Punkt")
        assert line.count("Stapel") == sum(bool(stack["bandits"]) for stack in thief["stacks"])
        assert ("gesichert" in line) == bool(thief["secured"])


def test_sentences_hold_no_symbols(tmp_path: Path) -> None:
    view = late_view(sneaky(tmp_path, *["sensible"] * 4))
    spoken = " ".join(lines(view, NAMES, words()))
    assert not set(spoken) & {ink.symbol for ink in PRINTS.values()}


def test_colour_names_are_printed_in_their_colour() -> None:
    sentence = "Otto legt einen roten Würfel auf Rot 3 in der Mitte (1 von 3)."
    text = painted(sentence, words("de"))
    assert text.plain == sentence
    inked = [sentence[span.start : span.end] for span in text.spans]
    assert inked == ["roten", "Rot 3"]
    assert {span.style for span in text.spans} == {PRINTS["red"].chip}


def test_a_throw_of_nothing_else_is_one_sentence(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *["rolls red"] * 7)
    messages = table.match.told(None)
    assert told(messages, NAMES, words())[-1] == "Rusty rolls 7 × red."


def test_keys_never_change_their_meaning_in_a_turn() -> None:
    def keys(*moves: str) -> dict[str, str]:
        offered = keyed([Choice(move, move, None) for move in moves])
        return {key: choice.words for key, choice in offered.items()}

    assert keys("place a", "roll", "stop") == {"1": "place a", "r": "roll", "s": "stop"}
    assert keys("roll", "stop") == {"r": "roll", "s": "stop"}
    assert keys("quit", "pass", "play") == {"1": "quit", "2": "pass", "3": "play"}
    many = keys(*(f"bid {number}" for number in range(30)), "accuse")
    assert many["a"] == "accuse"
    assert len(many) == 31
    assert not set(many) & set("qt")


def test_the_readme_picture_is_a_table_without_fonts_from_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    picture(path)
    svg = path.read_text(encoding="utf-8")
    assert "SNEAKY" in svg
    assert "Rusty" in svg
    assert "@font-face" not in svg
    assert "url(http" not in svg


def messages_of(package: str, language: str) -> dict[str, set[str]]:
    """The ids of a file, each with its arguments."""
    text = files(package).joinpath(f"words.{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^([a-z][a-z0-9-]*) =", text)
    return {
        name: set(re.findall(r"\$(\w+)", body))
        for name, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_both_languages_say_the_same() -> None:
    english, german = (messages_of("foxden.terminal", language) for language in LANGUAGES)
    assert english == german


def test_every_message_of_the_terminal_is_used() -> None:
    folder = Path(str(files("foxden.terminal")))
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    for name in messages_of("foxden.terminal", "en"):
        stem = re.sub(r"^(name|level)-.*", r"\1-", name)
        assert f'"{stem}' in code or f"'{stem}'" in code, name
