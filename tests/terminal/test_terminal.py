"""The command in a terminal of its own, from the first key to the last line."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path
from select import select
from time import monotonic

import foxden

PATIENCE = 60.0  # seconds; a busy machine may be slow


def read_until(screen: int, sign: bytes) -> bytes:
    """What the terminal shows until the sign appears, or the command ends."""
    shown = b""
    until = monotonic() + PATIENCE
    while sign not in shown and monotonic() < until:
        if not select([screen], [], [], 0.1)[0]:
            continue
        try:
            news = os.read(screen, 65536)
        except OSError:  # Linux: the other end is closed
            break
        if not news:
            break
        shown += news
    return shown


def test_leaving_a_game_in_a_real_terminal(tmp_path: Path) -> None:
    screen, keyboard = pty.openpty()
    command = [sys.executable, "-m", "foxden.cli", "play", "sneaky", "--lang", "en", "--seed", "3"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
    with subprocess.Popen(
        [*command, "--players", "human,human", "--save", str(tmp_path)],
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        env=environment,
        start_new_session=True,
    ) as running:
        os.close(keyboard)
        assert b"Your turn, " in read_until(screen, b"Your turn, ")
        os.write(screen, b"q")
        assert b"Leave the table?" in read_until(screen, b"Leave the table?")
        os.write(screen, b"y")
        last = read_until(screen, b"-sneaky.txt").decode(errors="ignore")
        assert running.wait(PATIENCE) == 0
    os.close(screen)
    (file,) = tmp_path.iterdir()
    assert "You have left the table." in last
    assert f"Saved in {file}" in last
    assert foxden.replay(file.read_text(encoding="utf-8")).result is None
