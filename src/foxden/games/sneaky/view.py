"""What someone at the table of Sneaky sees, as plain typed data.  Everything is public (C54)."""

from __future__ import annotations

from typing import TypedDict

from foxden.core.game import SEAT_NAMES, Seat, seats_in

from .components import COLOURS, FACES, HANDCUFFS
from .notation import place_name, places
from .odds import bust_chance, fits
from .rules import score_parts, turn, winners
from .table import (
    CENTRE,
    NO_CARD,
    TALLEST,
    Phase,
    Position,
    colour_of,
    is_captured,
    is_open,
    value_of,
)
from .turns import handcuffs_earned


class Bandit(TypedDict):
    colour: str
    value: int


class Place(TypedDict):
    """A card that dice may lie on."""

    name: str
    bandit: Bandit | None
    dice: int
    is_open: bool


class Stack(TypedDict):
    """Bandits in front of a player; the last one is on top."""

    name: str
    bandits: list[Bandit]
    dice: int
    is_open: bool


class Thief(TypedDict):
    """What lies in front of one player."""

    seat: int
    name: str
    stacks: list[Stack]
    secured: list[str]
    handcuffs: int
    score: int
    parts: list[int]


class Loot(TypedDict):
    """What stopping now would bring: the places of full cards, and handcuffs (-1, 0 or 1)."""

    places: list[str]
    handcuffs: int


class View(TypedDict):
    game: str
    seats: int
    phase: str
    player: int | None
    to_move: list[int]
    turn: int
    last_turns: int
    dice: list[str]
    bust_chance: float
    fits: list[str]
    loot: Loot
    centre: list[Place]
    players: list[Thief]
    pile: int
    supply: int
    winners: list[int]


def view(p: Position, viewer: Seat) -> View:
    return {
        "game": "sneaky",
        "seats": p.seats,
        "phase": Phase(p.phase).name.lower(),
        "player": p.player if p.player >= 0 else None,
        "to_move": seats_in(turn(p)),
        "turn": p.turn_number,
        "last_turns": p.last_turns,
        "dice": [name for colour, name in enumerate(COLOURS) for _ in range(p.dice[colour])],
        "bust_chance": bust_chance(p),
        "fits": [name for colour, name in enumerate(COLOURS) if fits(p, colour)],
        "loot": _loot(p),
        "centre": [_place(p, place) for place in range(CENTRE)],
        "players": [_thief(p, seat) for seat in range(p.seats)],
        "pile": p.pile_size,
        "supply": HANDCUFFS - sum(p.handcuffs),
        "winners": seats_in(winners(p)) if p.phase == Phase.OVER else [],
    }


def _loot(p: Position) -> Loot:
    plays = p.phase in (Phase.PLACING, Phase.TOPPING)
    return {
        "places": [place_name(p, place) for place in places(p) if is_captured(p, place)],
        "handcuffs": handcuffs_earned(p) if plays else 0,
    }


def _bandit(card: int) -> Bandit:
    return {"colour": COLOURS[colour_of(card)], "value": value_of(card)}


def _place(p: Position, place: int) -> Place:
    card = p.open_card[place]
    return {
        "name": f"centre {place + 1}",
        "bandit": _bandit(card) if card != NO_CARD else None,
        "dice": p.on_card[place],
        "is_open": is_open(p, place),
    }


def _stack(p: Position, stack: int, name: str) -> Stack:
    under = p.under[stack * TALLEST : stack * TALLEST + p.depth[stack]]
    top = p.open_card[CENTRE + stack]
    return {
        "name": name,
        "bandits": [_bandit(card) for card in [*under, top] if card != NO_CARD],
        "dice": p.on_card[CENTRE + stack],
        "is_open": is_open(p, CENTRE + stack),
    }


def _thief(p: Position, seat: Seat) -> Thief:
    name = SEAT_NAMES[seat]
    stacks = [_stack(p, seat, f"{name}'s stack")]
    if p.seats == 2:
        stacks = [_stack(p, seat * 2 + k, f"{name}'s {k + 2}s") for k in range(2)]
    ones = p.secured[seat * FACES : (seat + 1) * FACES]
    parts = list(score_parts(p, seat))
    return {
        "seat": seat,
        "name": name,
        "stacks": stacks,
        "secured": [COLOURS[colour] for colour in range(FACES) for _ in range(ones[colour])],
        "handcuffs": p.handcuffs[seat],
        "score": sum(parts),
        "parts": parts,
    }
