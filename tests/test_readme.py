"""The README is true: its commands and its Python run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import foxden

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SMALLER = {"2000": "20"}  # games of a simulation


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[str]:
    lines = [
        line.partition("#")[0].strip() for block in blocks("sh") for line in block.splitlines()
    ]
    return [line for line in lines if line.startswith("foxden ")]


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_of_the_readme_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Result(scores=" in done.stdout


@pytest.mark.parametrize("line", commands())
def test_the_commands_of_the_readme_run(line: str, tmp_path: Path) -> None:
    arguments = [SMALLER.get(word, word) for word in shlex.split(line)[1:]]
    if arguments[0] == "play":  # a person's part is played by a pipe
        arguments = [*dict.fromkeys([*arguments, "--plain"]), "--save", str(tmp_path)]
    if arguments[0] == "bench":
        arguments = ["bench", "--help"]  # tests/test_bench.py measures
    if arguments[0] == "replay":
        match = foxden.Match("sneaky", seed=1)
        (tmp_path / "game.txt").write_text(match.transcript(), encoding="utf-8")
    command = [sys.executable, "-m", "foxden.cli", *arguments]
    done = subprocess.run(
        command, cwd=tmp_path, input="1\nq\n", capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_two_commands_exist() -> None:
    for target in ("play", "test", "check", "bench", "soak"):
        done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_every_link_of_the_readme_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_readme_names_whose_games_these_are() -> None:
    for author in ("Jannik Walter", "Florian Nadler", "Christian Effenberger", "Jerry Haerle"):
        assert author in README
