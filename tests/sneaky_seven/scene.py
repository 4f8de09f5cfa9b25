"""A table of Sneaky Seven in the middle of a game, set up thing by thing and played on in words.

Seat A is Sam (security), B Brock (explosives), C Jogo (weapons), D Mini, E Nera, F Lucky, unless a
test says otherwise.  The table's dice are named by the test, so nothing happens by chance.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from foxden.core.errors import IllegalMove
from foxden.core.game import CHANCE, SEAT_NAMES, legal_moves, seats_in
from foxden.core.match import Result, check, result_of
from foxden.core.position import fields_of
from foxden.games import load
from foxden.games.sneaky_seven import rules
from foxden.games.sneaky_seven.components import (
    FIELD_NAMES,
    FIELDS,
    PLACE_WORDS,
    PLACES,
    VEHICLE_NAMES,
)
from foxden.games.sneaky_seven.rounds import begin_turn
from foxden.games.sneaky_seven.view import Thief, View, view
from foxden.games.sneaky_seven.ways import FIRST_HOME, FIRST_MANSION, GOAL_TILE, TILE_NAMES

SEVEN = load("sneaky-seven")
HOUSE, OTHER_HOUSE, MANSION = 0, 5, FIRST_MANSION  # numbers of homes


def door(place: str) -> str:
    """The tile of a place's entrance."""
    return TILE_NAMES[int(GOAL_TILE[PLACE_WORDS.index(place)])]


def driveway(home: int) -> str:
    return TILE_NAMES[int(GOAL_TILE[FIRST_HOME + home])]


class Scene:
    """``at`` holds tiles; ``hand``, ``laid``, ``loot`` and ``vehicles`` lists of words."""

    def __init__(
        self,
        seats: int = 3,
        *,
        at: Mapping[str, str] | None = None,
        money: Mapping[str, int] | None = None,
        hand: Mapping[str, str] | None = None,
        laid: Mapping[str, str] | None = None,
        vehicles: Mapping[str, str] | None = None,
        options: Mapping[str, int | str] | None = None,
    ) -> None:
        chosen = {name: option.default for name, option in rules.OPTIONS.items()}
        p = self.p = rules.set_up(seats, {**chosen, **(options or {})})
        p.first = 0
        for seat in range(seats):
            p.character[seat] = seat
            p.money[seat] = (money or {}).get(SEAT_NAMES[seat], 500)
            p.tile[seat] = int(GOAL_TILE[seat])
            tile = (at or {}).get(SEAT_NAMES[seat])
            if tile is not None:
                p.tile[seat] = TILE_NAMES.index(tile)
            self._cards(p.hand, seat, hand)
            self._cards(p.laid, seat, laid)
            for name in (vehicles or {}).get(SEAT_NAMES[seat], "").split():
                p.vehicles[seat] |= 1 << VEHICLE_NAMES.index(name)
        begin_turn(p, 0)

    def _cards(self, where: list[int], seat: int, cards: Mapping[str, str] | None) -> None:
        for name in (cards or {}).get(SEAT_NAMES[seat], "").split():
            where[seat * FIELDS + FIELD_NAMES.index(name)] += 1
            self.p.deck[FIELD_NAMES.index(name)] -= 1

    # Setting more.

    def owns(self, seat: str, *homes: int) -> Scene:
        for home in homes:
            self.p.owner[home] = SEAT_NAMES.index(seat)
        return self

    def has_tokens(self, seat: str, *places: str) -> Scene:
        for place in places:
            self.p.tokens[SEAT_NAMES.index(seat)] |= 1 << PLACE_WORDS.index(place)
        return self

    def has_loot(self, seat: str, place: str) -> Scene:
        self.p.loot[SEAT_NAMES.index(seat) * PLACES + PLACE_WORDS.index(place)] += 1
        return self

    # Playing on.

    def plays(self, *moves: str) -> Scene:
        """Whoever owes a move makes these, each checked."""
        for words in moves:
            self._play(seats_in(rules.turn(self.p))[0], words)
        return self

    def rolls(self, *faces: int) -> Scene:
        for face in faces:
            self._play(CHANCE, f"rolls {face}")
        return self

    def goes(self, tile: str, roll: int = 20) -> Scene:
        """Roll and move in one breath."""
        return self.plays("roll").rolls(roll).plays(f"go {tile}")

    def safe(self, times: int = 1) -> Scene:
        for _ in range(times):
            self._play(CHANCE, "shows no shield")
        return self

    def shield(self) -> Scene:
        return self.table("shows a shield")

    def table(self, words: str) -> Scene:
        self._play(CHANCE, words)
        return self

    def _play(self, seat: int, words: str) -> None:
        move = SEVEN.notation.read(self.p, seat, words)
        check(SEVEN, self.p, seat, move)
        rules.play(self.p, seat, move)

    def refuses(self, words: str, reason: str, seat: str | None = None) -> Scene:
        """The move is refused with a sentence, and nothing has changed."""
        who = seats_in(rules.turn(self.p))[0] if seat is None else SEAT_NAMES.index(seat)
        before = fields_of(self.p)
        with pytest.raises(IllegalMove) as refused:
            self._play(who, words)
        assert refused.value.reason == reason
        assert str(refused.value).endswith(".")
        assert fields_of(self.p) == before
        return self

    # Looking.

    @property
    def seen(self) -> View:
        return view(self.p, 0)

    def thief(self, seat: str) -> Thief:
        return self.seen["players"][SEAT_NAMES.index(seat)]

    @property
    def moves(self) -> list[str]:
        seat = seats_in(rules.turn(self.p))[0]
        return [
            SEVEN.notation.write(self.p, seat, move)
            for move in legal_moves(SEVEN.rules, self.p, seat)
        ]

    @property
    def to_move(self) -> str:
        seat = seats_in(rules.turn(self.p))[0]
        return "table" if seat == CHANCE else SEAT_NAMES[seat]

    @property
    def result(self) -> Result | None:
        return result_of(SEVEN, self.p, self.p.seats)
