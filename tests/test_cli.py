"""The command ``foxden``: what it prints, and one clear sentence for bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

import pytest

import foxden
from foxden.cli import main
from foxden.games import names, room

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str) -> str:
        main(arguments)
        return capsys.readouterr().out

    return run


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Run:
    """What a command says on standard error when it fails with exit code 2."""

    def complaint(*arguments: str) -> str:
        with pytest.raises(SystemExit) as stop:
            main(arguments)
        out, err = capsys.readouterr()
        assert stop.value.code == 2
        assert out == ""
        assert err.startswith("foxden: ")
        assert err.endswith(".\n")
        assert err.count("\n") == 1, "one sentence, one line"
        assert "Traceback" not in err
        return err

    return complaint


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    match = foxden.Match("sneaky", seats=3, seed=7)
    while match.to_move:
        seat = min(match.to_move)
        match.play(seat, match.moves(seat)[-1])
    path = tmp_path / "game.txt"
    path.write_text(match.transcript(), encoding="utf-8")
    return path


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    listed = json.loads(run("games", "--json"))
    assert [row["name"] for row in listed] == list(names())
    for row in listed:
        rules = room(row["name"]).game.rules
        assert row["title"] == room(row["name"]).title
        assert row["version"] == rules.VERSION
        assert (row["least_seats"], row["most_seats"]) == (rules.SEATS[0], rules.SEATS[-1])
        defaults = {name: option.default for name, option in rules.OPTIONS.items()}
        assert {name: its["default"] for name, its in row["options"].items()} == defaults


def test_games_speaks_german_too(run: Run) -> None:
    listed = run("games", "--lang", "de")
    assert "Sneaky, 2–4 Spieler." in listed
    assert room("sneaky").words("de").say("option-deck") in listed


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"foxden {version('foxden')}\n"


def test_games_for_people_names_each_game_and_option(run: Run) -> None:
    listed = run("games")
    assert "Sneaky, 2–4 players." in listed
    assert "--option deck=1223" in listed


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", names())
def test_rules_prints_the_guide(run: Run, name: str, language: str) -> None:
    assert run("rules", name, "--lang", language) == room(name).text(f"guide.{language}.md")


@pytest.mark.parametrize("name", names())
def test_rules_can_print_every_clause(run: Run, name: str) -> None:
    assert "**C1**" in run("rules", name, "--clauses")


def test_replay_shows_position_scores_and_reason(run: Run, transcript: Path) -> None:
    match = foxden.replay(transcript.read_text(encoding="utf-8"))
    assert match.result is not None
    shown = json.loads(run("replay", str(transcript), "--json"))
    assert shown["scores"] == list(match.result.scores)
    assert shown["winners"] == list(match.result.winners)
    assert shown["reason"] == match.result.reason
    assert shown["to_move"] == []
    assert shown["view"] == json.loads(json.dumps(match.view(None)))
    told = run("replay", str(transcript))
    assert f"Scores: A {match.result.scores[0]}" in told
    assert "Won by" in told


def test_replay_at_a_move_stops_there(run: Run, transcript: Path) -> None:
    shown = json.loads(run("replay", str(transcript), "--json", "--at", "11"))
    assert shown["moves"] == 11
    assert shown["winners"] is None
    assert shown["to_move"] == [shown["view"]["player"]]
    assert json.loads(run("replay", str(transcript), "--json", "--at", "5"))["to_move"] == ["table"]


def test_replay_may_stop_in_the_middle(run: Run, transcript: Path) -> None:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    transcript.write_text("\n".join(lines[:40]), encoding="utf-8")
    assert "To move:" in run("replay", str(transcript), "--lang", "en")
    assert "Am Zug:" in run("replay", str(transcript), "--lang", "de")
    told = run("replay", str(transcript), "--lang", "de", "--at", "1")
    assert "1 Zug, jede Zeile geprüft." in told
    assert "Am Zug: der Tisch" in told


def test_replay_names_the_wrong_line(complaint: Run, transcript: Path) -> None:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    wrong = lines.index(next(line for line in lines if "place" in line))
    lines[wrong] = "A: place pink on centre 1"
    transcript.write_text("\n".join(lines), encoding="utf-8")
    sentence = complaint("replay", str(transcript))
    assert f"Line {wrong + 1}:" in sentence
    assert "place pink" in sentence
    assert "Expected" in sentence


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("rules", "chess"), "There is no game 'chess'"),
        (("play", "chess"), "There is no game 'chess'"),
        (("simulate", "chess", "--games", "1"), "There is no game 'chess'"),
        (("bench", "chess"), "There is no game 'chess'"),
        (("bench", "sneaky", "--against", "stockfish"), "no peer 'stockfish'"),
        (("simulate", "sneaky"), "--games"),
        (("simulate", "sneaky", "--games", "0"), "from 1 to"),
        (("simulate", "sneaky", "--games", "-1"), "--games"),
        (("simulate", "sneaky", "--games", "1e3"), "'1e3' is no whole number"),
        (("simulate", "sneaky", "--games", "٣"), "is no whole number"),
        (("simulate", "sneaky", "--games", "99999999999"), "from 1 to"),
        (("simulate", "sneaky", "--games", "1", "--seats", "9"), "2 to 4 players, not 9"),
        (("simulate", "sneaky", "--games", "1", "--players", "greedy,wise"), "no player 'wise'"),
        (("simulate", "sneaky", "--games", "1", "--players", "greedy:9"), "no player 'greedy:9'"),
        (("simulate", "sneaky", "--games", "1", "--players", "rollout:0"), "number of playouts"),
        (
            ("simulate", "sneaky", "--games", "1", "--seats", "3", "--players", "greedy,greedy"),
            "2 players were named for 3 seats",
        ),
        (
            ("simulate", "sneaky", "--games", "1", "--players", f"rollout:{'9' * 5000}"),
            "number of playouts",
        ),
        (("simulate", "sneaky", "--games", "1", "--seats", "9" * 18), "2 to 4 players, not 999"),
        (("play", "sneaky", "--seats", "9" * 18), "2 to 4 players, not 999"),
        (("simulate", "sneaky", "--games", "1", "--players", ""), "no player ''"),
        (("simulate", "sneaky", "--games", "1", "--seed", "-5"), "'-5' is no whole number"),
        (("simulate", "sneaky", "--games", "1", "--jobs", "0"), "jobs"),
        (
            ("simulate", "sneaky", "--games", "1", *("--option", "deck=1223") * 2),
            "Option 'deck' is given twice",
        ),
        (("simulate", "sneaky", "--games", "1", "--seed", "9" * 19), "only digits, at most 18"),
        (("simulate", "sneaky", "--games", "1", "--save", __file__), "test_cli.py is no folder."),
        (("play", "sneaky", "--save", __file__), "test_cli.py is no folder."),
        (("simulate", "sneaky", "--games", "1", "--option", "deck"), "NAME=VALUE"),
        (("simulate", "sneaky", "--games", "1", "--option", "deck=9"), "Option deck can't be '9'"),
        (("simulate", "sneaky", "--games", "1", "--option", "hat=red"), "no option 'hat'"),
        (("simulate", "sneaky", "--games", "1", "--tempo", "fast"), "--tempo"),
        (("play", "sneaky", "--seats", "7", "--plain"), "2 to 4 players, not 7"),
        (("play", "sneaky", "--lang", "fr"), "fr"),
        (("replay", "no-such-file.txt"), "no-such-file.txt"),
        (("replay", "no\nsuch\nfile"), "no such file"),
        (("replay", "/dev/zero"), "too long for a transcript"),
        (("replay", "."), "."),
    ],
)
def test_bad_input_gets_one_sentence(
    complaint: Run, arguments: Sequence[str], expected: str
) -> None:
    assert expected in complaint(*arguments)


@pytest.mark.parametrize("text", ["", "hello", "game: sneaky", "game: chess\nversion: 1\nseats: 2"])
def test_replay_of_no_transcript_is_refused(complaint: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(text, encoding="utf-8")
    assert complaint("replay", str(path)).startswith(("foxden: Line 1:", "foxden: Line 2:"))


def test_replay_of_a_picture_is_refused(complaint: Run, tmp_path: Path) -> None:
    path = tmp_path / "fox.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert "is not a text file" in complaint("replay", str(path))


def test_replay_past_the_end_is_refused(complaint: Run, transcript: Path) -> None:
    assert "there is no move 999999" in complaint("replay", str(transcript), "--at", "999999")


def _foxden(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "foxden.cli", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, timeout=120)


def test_help_loads_nothing_heavy() -> None:
    script = "import sys, foxden.cli\ntry: foxden.cli.main(['--help'])\nexcept SystemExit: pass\n"
    script += "heavy = {'numba', 'numpy', 'textual', 'rich', 'litestar'} & set(sys.modules)\n"
    script += "sys.exit(f'loaded {heavy}' if heavy else 0)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "play" in done.stdout


@pytest.mark.parametrize("command", ["games", "play", "rules", "replay", "simulate", "bench"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert "usage: foxden" in capsys.readouterr().out


def test_replay_reads_standard_input(transcript: Path) -> None:
    done = _foxden("replay", "-", "--json", given=transcript.read_text(encoding="utf-8"))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "sneaky"


def test_a_reader_that_leaves_early_is_no_mistake() -> None:
    script = "import os, sys; r, w = os.pipe(); os.close(r); os.dup2(w, 1)\n"
    script += "from foxden.cli import main; main(['rules', 'sneaky'])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "foxden.cli", "rules", "sneaky", "--lang", "de"]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "W?rfel" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="closes streams as a shell does")
@pytest.mark.parametrize(("closed", "code"), [(">&-", 0), ("2>&-", 0), (">/dev/full", 2)])
def test_nowhere_to_speak_is_no_traceback(closed: str, code: int) -> None:
    command = f"{sys.executable} -m foxden.cli rules sneaky {closed}"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == (1 if code else 0)


@pytest.mark.skipif(os.name != "posix", reason="closes streams as a shell does")
@pytest.mark.parametrize(
    ("arguments", "code", "expected"),
    [
        ("play sneaky --plain --lang en --seed 3", 0, "The input has ended"),
        ("play sneaky --lang en --seed 3", 0, "The input has ended"),
        ("replay -", 2, "The header has no game"),
    ],
)
def test_nothing_to_hear_is_no_traceback(
    tmp_path: Path, arguments: str, code: int, expected: str
) -> None:
    command = f"{sys.executable} -m foxden.cli {arguments} <&-"
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, shell=True, env=env, capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    assert expected in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_a_simulation_without_a_traceback() -> None:
    script = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    script += "from foxden.cli import main; main('simulate sneaky --games 3000000'.split())"
    command = [sys.executable, "-c", script]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(2)  # it runs for minutes: wherever it is, it can be stopped
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
