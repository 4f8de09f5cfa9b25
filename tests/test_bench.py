"""``foxden bench`` prints every promised figure; how large they are is for people to judge."""

from __future__ import annotations

import json

import pytest

from foxden.cli import main
from foxden.core.errors import BadSetup
from foxden.lab import bench, peers
from foxden.lab.report import bench_lines

FIGURES = {
    "plain_moves_per_second",
    "compiled_moves_per_second",
    "compiled_decisions_per_second",
    "compiled_games_per_second",
    "two_threads_ratio",
    "copy_ns",
    "position_bytes",
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "RACES", 1)
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.02)
    monkeypatch.setattr(bench, "COPIES", 1000)


@pytest.mark.usefixtures("quick")
def test_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "sneaky", "--json"])
    figures = json.loads(capsys.readouterr().out)
    sneaky = figures["games"]["sneaky"]
    assert set(sneaky) >= FIGURES
    assert all(sneaky[name] > 0 for name in FIGURES)
    assert sneaky["position_bytes"] <= 256
    assert any("× plain" in line for line in bench_lines(figures))


@pytest.mark.usefixtures("quick")
def test_a_peer_is_measured_beside_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The peer here is a loop of ours, so that the test needs nothing else."""
    counted = peers.Peer("counting", "a loop that counts to 1000", lambda: len(range(1000)))
    monkeypatch.setitem(peers.PEERS, "counting", lambda: [counted])
    from foxden.games import room

    figures = bench.bench([room("sneaky")], ["counting"], lambda sentence: None)
    assert figures["peers"]["counting"]["driven"] == "a loop that counts to 1000"
    speed = figures["games"]["sneaky"]["compiled_moves_per_second"]
    assert figures["ratios"]["sneaky"]["counting"] == pytest.approx(speed / counted.fastest)


def test_a_missing_peer_is_named() -> None:
    with pytest.raises(BadSetup, match="no_such_peer is not installed"):
        peers._imported("no_such_peer")
