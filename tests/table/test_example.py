"""`examples/bot.py`: a program takes a seat and plays any game to its end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from foxden.games import names

from .server import Person, Server, heard

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("game", names())
def test_a_program_takes_a_seat_and_plays_to_the_end(
    game: str, server: Server, ada: Person
) -> None:
    options = {"rounds": 5} if game == "sneaky-seven" else {}
    state = ada.make(game, ["open", "bot"], options=options)
    table = state["table"]["id"]
    command = [sys.executable, str(BOT), f"{server.address}/t/{table}"]
    with ada.live(table) as socket, subprocess.Popen(command, text=True, stdout=-1) as robin:
        while heard(socket)["table"]["seats"][0]["kind"] == "open":
            pass
        ada.do(table, "start")
        said, _ = robin.communicate(timeout=60)
    assert robin.returncode == 0
    result = ada.see(table)["table"]["result"]
    assert said.strip() == f"over: {result}"
    assert json.loads(json.dumps(result))["winners"]
