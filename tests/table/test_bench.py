"""``foxden bench table`` gives every promised figure; how large they are is for people to judge."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foxden.cli import main
from foxden.table.bench import measuring
from foxden.table.bench.report import is_sound, table_lines


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "THINKING", 0.2)
    monkeypatch.setattr(measuring, "STAGGERED", 0.5)
    monkeypatch.setattr(measuring, "STARTS", 1)
    monkeypatch.setattr(measuring, "RUSHING", 4)
    monkeypatch.setattr(measuring, "programs", lambda: None)
    monkeypatch.setenv("FOXDEN_PLAIN", "1")


@pytest.mark.usefixtures("quick")
def test_the_figures_fit_together(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "table", "--tables", "8", "--seconds", "6", "--json"])
    figures = json.loads(capsys.readouterr().out)
    live, rush = figures["live"], figures["full_speed"]["sqlite"]
    for run in (live, rush):
        assert run["asked"] == run["served"] + run["stale"] > 0
        assert (run["missed"], run["failures"], run["complaints"]) == (0, [], [])
        assert run["moves"] >= run["served"]
        assert run["p50_ms"] <= run["p99_ms"] <= run["slowest_ms"]
        assert run["events_per_commit"] > 0
        assert run["cpu_seconds"]["server"] > 0
    assert live["clients"] == 8
    assert rush["moves"] == rush["served"]
    assert len(live["workers_mb"]) == 2
    assert len(figures["start_seconds"]) == 1
    assert is_sound(figures)
    told = "\n".join(table_lines(figures))
    assert f"{live['missed']}   (promised: none)" in told
    live["missed"] = 1
    assert not is_sound(figures)


def test_nothing_is_left_when_it_is_interrupted(tmp_path: Path) -> None:
    """Politely or not: server and workers end with it, and so do their folders."""
    command = [sys.executable, "-m", "foxden.cli", "bench", "table", "--tables", "4"]
    environment = {**os.environ, "TMPDIR": str(tmp_path), "FOXDEN_PLAIN": "1"}
    for end in (signal.SIGINT, signal.SIGTERM):
        bench = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=_can_be_interrupted,
        )
        with bench:
            while bench.poll() is None and not running_in(tmp_path):
                pass
            bench.send_signal(end)
            assert waited(bench) == 130
            assert bench.stdout is not None
            assert bench.stdout.read() == ""
        assert running_in(tmp_path) == []
        assert list(tmp_path.iterdir()) == []


INTERRUPTED_AT_EACH_FORK = """
import os, signal
from foxden.cli import main
os.register_at_fork(after_in_parent=lambda: signal.raise_signal(signal.SIGINT))
main(["bench", "table", "--tables", "4"])
"""


def test_ctrl_c_is_heard_while_a_server_is_being_started(tmp_path: Path) -> None:
    bench = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED_AT_EACH_FORK],
        env={**os.environ, "TMPDIR": str(tmp_path), "FOXDEN_PLAIN": "1"},
        preexec_fn=_can_be_interrupted,
    )
    with bench:
        assert waited(bench) == 130
    assert running_in(tmp_path) == []


def waited(process: subprocess.Popen[Any]) -> int:
    try:
        return process.wait(60)
    finally:
        process.kill()


def _can_be_interrupted() -> None:
    """A job in the background of a shell script is born deaf to SIGINT."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def running_in(folder: Path) -> list[Path]:
    """The processes whose command names this folder."""
    found = []
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if str(folder) in command.read_text():
                found.append(command)
        except OSError:
            continue
    return found


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--tables", "0"), "The number of tables is from 1 to 2,000, not 0."),
        (("--tables", "many"), "not many"),
        (("--seconds", "1"), "The number of seconds is from 5"),
        (("--seconds", "9" * 99), "The number of seconds"),
        (("--database", "mysql://x"), "A database is given as postgresql://"),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), "The database can't be opened"),
        (("sneaky",), "The table is measured by itself"),
        (("--against", "pgx"), "Peers are measured beside games"),
    ],
)
def test_bad_wishes_are_told_in_a_sentence(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["bench", "table", *arguments])
    out, told = capsys.readouterr()
    assert (stop.value.code, out) == (2, "")
    assert said in told
    assert told.count("\n") == 1


def test_options_of_the_table_are_not_for_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "sneaky", "--tables", "3"])
    assert "--tables is an option of foxden bench table." in capsys.readouterr().err
