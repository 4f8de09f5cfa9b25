"""Line by line: for pipes and screen readers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import foxden
from foxden.core.transcript import read_transcript
from foxden.terminal import play
from foxden.terminal.ending import ending_lines
from foxden.terminal.plain import play_plainly
from foxden.terminal.table import Table

from ..rooms import load_any
from .tables import OPENING, scripted, seven, sneaky, tiny


def played(table: Table, *answers: str) -> str:
    """What is printed when these lines, and nothing after them, are typed."""
    sink = StringIO()
    play_plainly(table, StringIO("".join(f"{answer}\n" for answer in answers)), sink)
    return sink.getvalue()


def kept(table: Table) -> foxden.Result | None:
    assert table.saved is not None
    return read_transcript(table.saved.read_text(encoding="utf-8"), load_any).result


def test_a_whole_game_by_always_answering_1(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy", "greedy")
    text = played(table, *["1"] * 3000)
    assert "Your turn, Rusty." in text
    assert "The last round has been played." in text
    assert "wins with" in text or "share the win" in text
    assert "Rusty (you): " in text
    assert text.endswith(f"Saved in {table.saved}\n")
    assert kept(table) == table.match.result is not None


def test_bots_alone_just_play(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "random", "greedy", "sensible")
    text = played(table)
    assert "Your turn" not in text
    assert kept(table) == table.match.result is not None


@pytest.mark.parametrize(
    ("language", "won", "best", "last"),
    [
        ("en", "Rusty wins with 1 point.", "1 point (bandits 1)", "−2 points (no handcuffs −2)"),
        (
            "de",
            "Reineke gewinnt mit 1 Punkt.",
            "1 Punkt (Räuber 1)",
            "−2 Punkte (keine Handschellen −2)",
        ),
    ],
)
def test_the_end_names_each_part_before_its_points(
    tmp_path: Path, language: str, won: str, best: str, last: str
) -> None:
    """So nobody takes 20 points of bandits for 20 bandits."""
    parts = ({"bandits": 1, "most-handcuffs": 0}, {"bandits": 0, "no-handcuffs": -2})
    result = foxden.Result((1, -2), parts, (0,), "last-round")
    table = sneaky(tmp_path, "human", "greedy", language=language)
    _, winner, *scores = ending_lines(table, result)
    assert winner == won
    assert [score.partition(": ")[2] for score in scores] == [best, last]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Rusty wins.", "Rusty (you): tokens 3", "Mira (greedy): tokens 0"]),
        ("de", ["Reineke gewinnt.", "Reineke (du): Marken 3", "Mira (gierig): Marken 0"]),
    ],
)
def test_points_of_one_kind_are_called_by_its_name(
    tmp_path: Path, language: str, lines: list[str]
) -> None:
    result = foxden.Result((3, 0), ({"tokens": 3}, {"tokens": 0}), (0,), "round-limit")
    table = seven(tmp_path, "human", "greedy", language=language)
    assert ending_lines(table, result)[1:] == lines


def test_of_very_many_choices_those_with_a_meaning_are_listed(tmp_path: Path) -> None:
    """The others too for who asks; number and words count in any case."""
    text = played(seven(tmp_path, "human", "greedy"), "1", "1", "a", "q")
    found = re.search(r"^a lists (\d+) more, (\d+) to (\d+);", text, re.MULTILINE)
    assert found
    count, first, last = map(int, found.groups())
    short, all_ = text[: found.start()], text[found.end() :]
    assert f"\n{first - 1}. " in short
    assert f"\n{first}. " not in short
    assert (last - first + 1, f"\n{last}. " in all_) == (count, True)
    table = seven(tmp_path, "human", "greedy")
    played(table, "1", "1", str(last), "q")
    assert any(event.words.startswith("go ") for event in table.match.events)


def test_in_german(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "sensible", language="de")
    text = played(table, "?", "0", "q")
    assert "Am Tisch: Reineke (du) und Mira (besonnen)." in text
    assert "Du bist dran, Reineke." in text
    assert "Diese Nummer gibt es nicht" in text
    assert "Du hast den Tisch verlassen." in text


def test_the_end_of_the_input_ends_the_game_politely(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy")
    text = played(table)
    assert "The input has ended, so the game stops here." in text
    assert kept(table) is None


def test_quitting_keeps_the_transcript(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy")
    text = played(table, "1", "Q", "1")
    assert "You have left the table." in text
    assert kept(table) is None
    assert foxden.replay(table.match.transcript()).events == table.match.events


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("0", "There is no choice of that number; they go from 1 to "),
        ("99", "There is no choice of that number; they go from 1 to "),
        ("9" * 5000, "There is no choice of that number; they go from 1 to "),
        ("-1", "These words name no move; give the number of a choice."),
        ("", "These words name no move; give the number of a choice."),
        ("dance", "These words name no move; give the number of a choice."),
        ("²", "These words name no move; give the number of a choice."),
        ("rolls red", "Only the table rolls dice and deals cards."),
        ("stop", "After a roll you must place at least one die first."),
    ],
)
def test_a_wrong_answer_gets_one_sentence_and_is_asked_again(
    tmp_path: Path, answer: str, sentence: str
) -> None:
    table = sneaky(tmp_path, "human", "human")
    events = len(table.match.events)
    lines = played(table, answer).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(sentence))
    assert lines[at - 1] == lines[at + 1]  # the prompt, before and after
    assert lines[at + 1].startswith("Your choice, 1 to ")
    assert len(table.match.events) == events


def test_moves_can_be_given_in_words(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "human")
    seat = table.acting()
    assert seat is not None
    words = table.choices(seat)[-1].words
    events = len(table.match.events)
    played(table, f"  {words} ")
    assert table.match.events[events].words == words


def test_the_rules_and_the_table_can_be_asked_for(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy")
    text = played(table, "t", "?", "q")
    assert text.count("In the centre: ") == 2
    assert table.guide() in text


def test_a_certain_bust_is_announced(tmp_path: Path) -> None:
    throw = ("rolls red", *["rolls green"] * 2, *["rolls blue"] * 3, "rolls purple")
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *throw)
    text = played(table, *["1"] * 6)
    assert "(100 % bust). Careful: this is certain to go wrong!" in text


def test_people_with_secrets_pass_the_device_on(tmp_path: Path) -> None:
    table = tiny(tmp_path, "human", "human")
    text = played(table, "", "bid 1", "", "bid 1")
    first, second = text.index("Pass the device to Rusty."), text.index("Pass the device to Mira.")
    assert first < text.index("Rusty rolls") < second < text.index("Mira rolls")
    assert "Rusty rolls" not in text[second : text.index("Rusty bid 1 with")]
    assert kept(table) == table.match.result is not None


def test_a_pipe_of_ones_through_the_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "foxden.cli", "play", "sneaky", "--plain", "--lang", "en"]
    done = subprocess.run(
        [*command, "--seed", "2", "--players", "human,greedy", "--save", str(tmp_path)],
        input="1\n" * 5000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = tmp_path.iterdir()
    assert done.stdout.splitlines()[-1] == f"Saved in {file}"
    assert foxden.replay(file.read_text(encoding="utf-8")).result is not None


def test_input_that_is_no_text_is_no_disaster(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "foxden.cli", "play", "sneaky", "--plain", "--lang", "en"]
    done = subprocess.run(
        [*command, "--players", "human,human", "--save", str(tmp_path)],
        input=b"\xff\xfe\n\x00\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"These words name no move" in done.stdout


def test_without_a_terminal_play_is_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("1\n1\n1\nq\n"))
    play("sneaky", None, None, 4, {}, "en", False, tmp_path)
    assert "You have left the table." in capsys.readouterr().out
