"""Examples of fair dice for other programs that check them; this writes the file anew:

python -m tests.fairness_vectors
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from foxden.core.fairness import (
    Tree,
    commitments,
    draw_key,
    order_leaf,
    order_of,
    salt_of,
    unit_of,
)
from foxden.core.match import Match
from foxden.core.proof import Proof
from foxden.games import load

FILE = Path(__file__).with_name("fairness-vectors.json")
MASTER = "00112233445566778899aabbccddeeff" * 2
RANDOMNESS = {0: "0123456789abcdef" * 4, 1: "f0e1d2c3b4a59687" * 4}
READERS: dict[str, int | str | None] = {"everyone": "truth", "a spectator": None, "seat A": 0}
EVENTS = 60


def vectors() -> dict[str, Any]:
    master = bytes.fromhex(MASTER)
    return {
        "about": "docs/fair-dice.md; written by tests/fairness_vectors.py",
        "master": MASTER,
        "keys": {
            f"{stream} {number}": draw_key(master, stream, number).hex()
            for stream in ("public", "A")
            for number in (0, 1, 1023)
        },
        "orders": {
            f"A {leaf}": order_of(draw_key(master, "A", leaf)) for leaf in map(order_leaf, range(3))
        },
        "commitments": commitments(master, 2),
        "first leaves of A": [leaf.hex() for leaf in Tree(master, "A").levels[0][:2]],
        "their node": Tree(master, "A").levels[1][0].hex(),
        "salts": [
            {"randomness": {str(seat): text for seat, text in added.items()}, "salt": salt}
            for added in ({}, {1: RANDOMNESS[1]}, RANDOMNESS)
            for salt in (salt_of(added).hex(),)
        ],
        "match": of_match(played()),
    }


def played() -> Match:
    """Sly Dice far enough that hidden dice have been shown."""
    match, rng = Match(load("sly-dice"), 2, MASTER, None, (), RANDOMNESS), Random(3)
    while len(match.events) < EVENTS:
        seat = rng.choice(sorted(match.to_move))
        moves = match.moves(seat)
        match.play(seat, "accuse" if "accuse" in moves else rng.choice(moves))
    return match


def of_match(match: Match) -> dict[str, Any]:
    salt = salt_of(match.randomness)
    return {
        "salt": salt.hex(),
        "readers": {
            name: {
                "streams": {
                    stream: of_stream(stream, proof, salt)
                    for stream, proof in match.proof(viewer).items()
                },
                "transcript": match.transcript(viewer, proofs=True).splitlines(),
            }
            for name, viewer in READERS.items()
        },
    }


def of_stream(stream: str, proof: Proof, salt: bytes) -> dict[str, Any]:
    return {
        "commitment": proof.commitment,
        "keys": [
            {
                "leaf": key.leaf,
                "key": key.key,
                "line": key.line,
                "unit": unit_of(bytes.fromhex(key.key), salt, stream, key.leaf),
                "odds": list(key.odds),
                "place": key.place,
            }
            for key in proof.keys
        ],
        "orders": [{"leaf": key.leaf, "key": key.key} for key in proof.orders],
        "nodes": list(proof.nodes),
    }


def text() -> str:
    return json.dumps(vectors(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
