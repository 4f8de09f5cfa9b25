"""What someone at the table of Sneaky Seven sees, as plain typed data.  All is public (C49)."""

from __future__ import annotations

from typing import TypedDict

from foxden.core.game import NOBODY, SEAT_NAMES, Seat, seats_in

from .components import (
    AMOUNTS,
    CHARACTERS,
    COLOURS,
    FIELD_NAMES,
    FIELDS,
    JOB_CARDS,
    JOB_VEHICLES,
    PLACE_KINDS,
    PLACE_NAMES,
    PLACE_WORDS,
    PLACES,
    TARGETS,
    VEHICLE_NAMES,
)
from .messages import what_stands_at
from .odds import turns_to
from .robbery import refused_job
from .rules import score, turn
from .table import LOOT_ITEM, Phase, Position, knows, steps_to
from .ways import FIRST_MANSION, PARIS, STATION, TILE_NAMES, TILES


class Thief(TypedDict):
    """One player and what lies in front of them."""

    seat: int
    name: str
    character: str | None
    colour: str | None
    field: str | None
    tile: str
    at: str  # what stands there
    is_in_station: bool
    money: int
    fields: list[str]  # in which they may buy
    hand: dict[str, int]
    laid: dict[str, int]
    vehicles: list[str]
    loot: dict[str, int]
    tokens: list[str]
    is_expelled: bool
    safe_houses: int
    score: int


class Home(TypedDict):
    """A house or mansion."""

    tile: str  # of the building
    driveway: str
    kind: str
    owner: int | None


class Place(TypedDict):
    """One of the twelve places, as the job card and the map show it."""

    number: int
    word: str
    name: str
    kind: str
    is_target: bool
    tile: str
    cards: list[str]
    vehicles: list[str]


class Chance(TypedDict):
    """What a job means to the player whose turn it is."""

    word: str
    is_ready: bool
    turns: float


class Offer(TypedDict):
    partner: int
    give: dict[str, int]
    get: dict[str, int]
    give_money: int
    get_money: int
    is_made: bool


class View(TypedDict):
    game: str
    seats: int
    viewer: int | None
    phase: str
    player: int | None
    first: int | None
    to_move: list[int]
    turn: int
    round: int
    round_limit: int
    is_timed: bool
    time_is_up: bool
    rolled: int
    dice: list[int]
    danger_rolls: int
    prey: int | None
    reach: dict[str, int]  # tiles in reach after a roll, and how far they are
    deck: dict[str, int]
    offers_made: int
    offer: Offer | None
    amounts: list[int]
    places: list[Place]
    chances: list[Chance]
    homes: list[Home]
    players: list[Thief]
    map: list[str]


def view(p: Position, viewer: Seat) -> View:
    return {
        "game": "sneaky-seven",
        "seats": p.seats,
        "viewer": viewer if viewer < p.seats else None,
        "phase": Phase(p.phase).name.lower(),
        "player": _seat(p.player),
        "first": _seat(p.first),
        "to_move": seats_in(turn(p)),
        "turn": p.turn_number,
        "round": p.rounds + 1,
        "round_limit": p.round_limit,
        "is_timed": p.is_timed == 1,
        "time_is_up": p.time_is_up == 1,
        "rolled": p.rolled,
        "dice": p.die[: p.seats],
        "danger_rolls": p.danger_rolls,
        "prey": _seat(p.prey),
        "reach": _reach(p),
        "deck": dict(zip(FIELD_NAMES, p.deck, strict=True)),
        "offers_made": p.offers,
        "offer": _offer(p),
        "amounts": list(AMOUNTS),
        "places": [_place(place) for place in range(PLACES)],
        "chances": _chances(p),
        "homes": [_home(p, home) for home in range(len(p.owner))],
        "players": [_thief(p, seat) for seat in range(p.seats)],
        "map": PARIS.rows,
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _bits(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _reach(p: Position) -> dict[str, int]:
    if p.phase != Phase.MOVING:
        return {}
    steps = {TILE_NAMES[tile]: steps_to(p, p.player, tile) for tile in range(TILES)}
    return {tile: far for tile, far in steps.items() if far <= p.rolled}


def _offer(p: Position) -> Offer | None:
    if p.partner == NOBODY:
        return None
    return {
        "partner": p.partner,
        "give": _things(p.give),
        "get": _things(p.get),
        "give_money": p.give_money,
        "get_money": p.get_money,
        "is_made": p.phase == Phase.ASKED,
    }


def _things(things: list[int]) -> dict[str, int]:
    loot = {f"{word} loot": n for word, n in _named(PLACE_WORDS, things[LOOT_ITEM:]).items()}
    return {**_named(FIELD_NAMES, things[:LOOT_ITEM]), **loot}


def _place(place: int) -> Place:
    x, y = PARIS.places[place]
    return {
        "number": place + 1,
        "word": PLACE_WORDS[place],
        "name": PLACE_NAMES[place],
        "kind": PLACE_KINDS[place],
        "is_target": TARGETS[place],
        "tile": f"{x},{y}",
        "cards": [name for name, n in zip(FIELD_NAMES, JOB_CARDS[place], strict=True) if n],
        "vehicles": _bits(VEHICLE_NAMES, JOB_VEHICLES[place]),
    }


def _chances(p: Position) -> list[Chance]:
    if p.turn_number == 0 or p.player == NOBODY:
        return []
    seat, tile = p.player, p.tile[p.player]
    return [
        {
            "word": PLACE_WORDS[place],
            "is_ready": refused_job(p, seat, place) == 0,
            "turns": round(turns_to(p, seat, place, tile), 2),
        }
        for place in range(PLACES)
    ]


def _home(p: Position, home: int) -> Home:
    (x, y), (i, j) = PARIS.homes[home], PARIS.driveway(PARIS.homes[home])
    return {
        "tile": f"{x},{y}",
        "driveway": f"{i},{j}",
        "kind": "house" if home < FIRST_MANSION else "mansion",
        "owner": _seat(p.owner[home]),
    }


def _thief(p: Position, seat: Seat) -> Thief:
    character, own = p.character[seat], slice(seat * FIELDS, (seat + 1) * FIELDS)
    has_character = character != NOBODY
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "character": CHARACTERS[character] if has_character else None,
        "colour": COLOURS[character] if has_character else None,
        "field": FIELD_NAMES[character] if has_character else None,
        "tile": TILE_NAMES[p.tile[seat]],
        "at": what_stands_at(p.tile[seat]),
        "is_in_station": p.turn_number > 0 and p.tile[seat] == STATION,
        "money": p.money[seat],
        "fields": [name for field, name in enumerate(FIELD_NAMES) if knows(p, seat, field)],
        "hand": _named(FIELD_NAMES, p.hand[own]),
        "laid": _named(FIELD_NAMES, p.laid[own]),
        "vehicles": _bits(VEHICLE_NAMES, p.vehicles[seat]),
        "loot": _named(PLACE_WORDS, p.loot[seat * PLACES : (seat + 1) * PLACES]),
        "tokens": _bits(PLACE_WORDS, p.tokens[seat]),
        "is_expelled": bool(p.expelled >> seat & 1),
        "safe_houses": p.owner.count(seat),
        "score": score(p, seat),
    }
