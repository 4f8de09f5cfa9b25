"""Real positions for people who draw boards: ``python -m tests.web.scenes``, then the gallery.

For each game, number of seats and viewer one file of scenes: what the browser would be told after
each decision of a game among sensible players, some of whose moves are random, to see rare choices.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from foxden.core.chance import sow
from foxden.core.game import SPECTATOR, Seat, legal_moves
from foxden.core.match import Match, tell
from foxden.core.position import copied
from foxden.games import names, room

SCENES = Path(__file__).parents[2] / "web" / "gallery" / "scenes"
PEOPLE = ("Rusty", "Mira", "Otto", "Tilda", "Juno", "Bruno")
LOG = 60
MOST_SCENES = 400
RANDOM_MOVES = 0.15


def scenes(game: str, seats: int, viewer: Seat | None, seed: int) -> list[dict[str, Any]]:
    """What this viewer sees after each decision of one game."""
    match, rng = Match(room(game).game, seats, seed), Random(seed)
    dice = [0, 0, 0, 0]
    sow(dice, seed)
    made: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []
    position, shown = copied(match.start), 0
    while True:
        fresh = _lines(match, viewer, position, shown)
        shown = len(match.events)
        told = (told + fresh)[-LOG:]
        made.append(_scene(match, viewer, told, fresh))
        if not match.to_move or len(made) == MOST_SCENES:
            return made
        seat = rng.choice(sorted(match.to_move))
        match.play(seat, _choice(match, seat, rng, dice))


def _choice(match: Match, seat: Seat, rng: Random, dice: list[int]) -> str:
    rules, view = match.game.rules, match.seen(seat)
    legal = legal_moves(rules, view, seat)
    sensible = room(match.game.name).module("players").sensible
    move = int(sensible(view, seat, dice, [0] * rules.MOVES))
    if rng.random() < RANDOM_MOVES or move not in legal:
        move = rng.choice(legal)
    return match.game.notation.write(match.position, seat, move)


def _lines(match: Match, viewer: Seat | None, position: Any, since: int) -> list[dict[str, Any]]:
    """What happened after event ``since``; ``position`` goes along."""
    seat = SPECTATOR if viewer is None else viewer
    lines: list[dict[str, Any]] = []
    for number, event in enumerate(match.events[since:], start=since):
        before = copied(position)
        match.game.rules.play(position, event.seat, event.move)
        lines += [
            {"number": number, "message": message.id, "args": dict(message.args)}
            for message in tell(match.game, before, event, position, seat)
        ]
    return lines


def _scene(match: Match, viewer: Seat | None, told: list[Any], fresh: list[Any]) -> dict[str, Any]:
    return {
        "view": match.view(viewer),
        "moves": [] if viewer not in match.to_move else _moves(match, viewer),
        "told": told,
        "fresh": fresh,
        "phase": "playing" if match.to_move else "over",
    }


def _moves(match: Match, seat: Seat) -> list[dict[str, Any]]:
    notation, view = match.game.notation, match.seen(seat)
    moves = []
    for move in legal_moves(match.game.rules, view, seat):
        offer = notation.offer(view, seat, move)
        words = notation.write(view, seat, move)
        moves.append({"words": words, "kind": offer.id, "parts": dict(offer.args)})
    return moves


def company(seats: int, viewer: Seat | None) -> list[dict[str, Any]]:
    """People and bots around the viewer; the last seat's person is away."""
    return [
        {
            "seat": seat,
            "kind": "person" if seat == viewer or seat == 1 or seat == seats - 1 else "bot",
            "name": PEOPLE[seat],
            "level": None,
            "is_here": seat == viewer or seat != seats - 1,
            "bot_plays": seat == 3,
            "owes": False,
            "deadline": None,
            "bank": None,
        }
        for seat in range(seats)
    ]


def main(seed: int) -> None:
    SCENES.mkdir(parents=True, exist_ok=True)
    for game in names():
        allowed = room(game).game.rules.SEATS
        for seats in allowed:
            for viewer in (0, 1, None):
                made = scenes(game, seats, viewer, seed)
                name = f"{game}-{seats}-{'none' if viewer is None else viewer}.json"
                body = {"seats": company(seats, viewer), "scenes": made}
                (SCENES / name).write_text(json.dumps(body), encoding="utf-8")
                print(f"{name}: {len(made)} scenes")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
