"""A match for reading: its transcript, and every move with the view after it.

Moves that were taken back stand in neither.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import json

from foxden.core.game import CHANCE, HIDDEN, SEAT_NAMES, SPECTATOR, UNSEEN, Seat, seen_by
from foxden.core.match import Event, Match, seen_as, tell
from foxden.core.position import copied

from . import wire
from .happenings import Moved
from .play import lines_of
from .refused import conflict, not_yours, other_rules
from .tables import Table


def check_reader(table: Table, client: str | None, seat: Seat | None) -> None:
    """A spectator's record is for all; a seat's for its holder."""
    if table.playing is None:
        if not table.is_playable:
            raise other_rules()
        raise conflict("not-playing", "There is no game on this table to read.")
    if seat is not None and seat not in table.seats_of(client):
        raise not_yours(seat)


def match_for(table: Table, client: str | None, seat: Seat | None) -> Match:
    """The match as it stands, to be read while the table goes on."""
    check_reader(table, client, seat)
    return read_only(table.match)


def read_only(match: Match) -> Match:
    """A match that others can read while the table plays on."""
    twin = copy(match)
    twin.events = list(match.events)
    return twin


class Promise:
    """What is needed to prove the dice of a table to a client, taken while nothing moves."""

    def __init__(self, table: Table, client: str | None) -> None:
        self.commitments = table.made.commitments
        self.randomness = {SEAT_NAMES[seat]: text for seat, text in table.randomness.items()}
        self.viewers: list[Seat | None] = [*table.seats_of(client)] or [None]
        self.match = None if table.playing is None else read_only(table.match)

    def fairness(self) -> wire.Fairness:
        match = self.match
        proofs = [self._proofs(match, viewer) for viewer in self.viewers] if match else []
        return wire.Fairness(self.commitments, self.randomness, proofs)

    def _proofs(self, match: Match, viewer: Seat | None) -> wire.Proofs:
        streams = {
            stream: wire.Proof(
                proof.commitment,
                [
                    wire.DrawKey(key.leaf, key.key, key.line, list(key.odds), key.place)
                    for key in proof.keys
                ],
                [wire.Key(key.leaf, key.key) for key in proof.orders],
                list(proof.nodes),
            )
            for stream, proof in match.proof(viewer).items()
        }
        return wire.Proofs(viewer, streams)


class Past:
    """What is needed to tell a match from its start, taken while nothing moves."""

    def __init__(self, table: Table, seat: Seat | None) -> None:
        self.game = table.match.game
        self.viewer = SPECTATOR if seat is None else seat
        self.start = copied(table.match.start)
        viewers = table.viewers(None) if seat is None else 1 << seat
        self.acts = [
            (table.sight.count_at(entry.number, viewers), act) for entry, act in table.kept
        ]

    def replay(self) -> bytes:
        frames, p = [], copied(self.start)
        for number, act in self.acts:
            told: list[wire.Line] = []
            shown: list[tuple[Seat, str]] = []
            for seat, words in lines_of(act):
                p = self._step(p, seat, words, number, told, shown)
            if shown:
                first, words = shown[0]
                mover = act.seat if isinstance(act, Moved) else None
                frames.append(
                    wire.Frame(
                        number, mover if first != CHANCE else None, words, told, self._view(p)
                    )
                )
        return json.encode(wire.Replay(self._view(self.start), frames))

    def _step(
        self,
        before: Any,
        seat: Seat,
        words: str,
        number: int,
        told: list[wire.Line],
        shown: list[tuple[Seat, str]],
    ) -> Any:
        game, after = self.game, copied(before)
        move = game.notation.read(before, seat, words)
        game.rules.play(after, seat, move)
        event = Event(seat, move, words)
        look = seen_as(game, before, event, self.viewer)
        if look == UNSEEN:
            return after
        view = seen_by(game.rules, before, self.viewer)
        shown.append((seat, "?" if look == HIDDEN else game.notation.write(view, seat, look)))
        for message in tell(game, before, event, after, self.viewer):
            told.append(wire.Line(number, message.id, dict(message.args)))
        return after

    def _view(self, p: Any) -> dict[str, Any]:
        seen = seen_by(self.game.rules, p, self.viewer)
        view: dict[str, Any] = self.game.viewing.view(seen, self.viewer)
        return view
