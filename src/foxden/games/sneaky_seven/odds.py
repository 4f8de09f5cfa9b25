"""Exact chances for someone who looks at a view of Sneaky Seven."""

from __future__ import annotations

import numpy as np

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import DANGER_FACES, PLACE_SHIELDS, PLAYER_SHIELDS
from .robbery import home_shields
from .table import Position, has_boat, home_at, laid_cards, place_at
from .ways import PARIS, TWIN, make_turns, neighbours, turns_between


@rule
def caught_by(shields: int, protections: int) -> float:
    """1 - (1 - s/6) ** (1 + protections): that one of the danger rolls shows a shield."""
    safe = 1.0
    for _ in range(1 + protections):
        safe *= 1 - shields / DANGER_FACES
    return 1 - safe


@rule
def caught_at(p: Position, seat: int, tile: int) -> float:
    """That a seat is caught which robs the building at a tile; 0 if there is none."""
    if place_at(tile) != NOBODY:
        return caught_by(PLACE_SHIELDS[place_at(tile)], 0)
    home = home_at(tile)
    if home == NOBODY:
        return 0.0
    owner = p.owner[home]
    return caught_by(home_shields(home), 0 if owner == NOBODY else laid_cards(p, owner))


@rule
def caught_with(p: Position, prey: int) -> float:
    """That someone is caught who robs this player."""
    return caught_by(PLAYER_SHIELDS, laid_cards(p, prey))


@rule
def turns_to(p: Position, seat: int, place: int, tile: int) -> float:
    """Expected turns until a seat that starts a turn on ``tile`` ends a move at a place, with
    tunnels, and with the boat if it has one."""
    return turns_between(has_boat(p, seat), tile, place)


def turns_to_tile(goal: int, by_boat: bool) -> list[float]:
    """The same from every tile to any one tile, exactly (the rules carry a table for places)."""
    near = neighbours(PARIS, by_boat)
    return [float(turns) for turns in make_turns(near, TWIN, np.array([goal]))[0]]
