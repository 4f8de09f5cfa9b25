"""What someone at the table of Sneaky Seven sees, as plain typed data.  All is public (C49)."""

from __future__ import annotations

from typing import TypedDict

import numpy as np

from foxden.core.game import NOBODY, SEAT_NAMES, Seat, seats_in
from foxden.core.position import copied

from .components import (
    AMOUNTS,
    BUSINESS_PAYS,
    CARD_PRICE,
    CARD_RESALE,
    CHARACTERS,
    COLOURS,
    DANGER_FACES,
    FIELD_NAMES,
    FIELDS,
    HOUSE_PAYS,
    JOB_CARDS,
    JOB_VEHICLES,
    LOOT_RESALE,
    MANSION_PAYS,
    OFFERS,
    PLACE_KINDS,
    PLACE_NAMES,
    PLACE_WORDS,
    PLACES,
    PLAYER_PAYS,
    TARGETS,
    TUITION,
    VEHICLE_NAMES,
    VEHICLE_PRICES,
)
from .messages import what_stands_at
from .odds import caught_at, caught_by, turns_to
from .plan import lacks
from .reasons import Reason
from .robbery import defender, shields
from .rules import refusal, score, turn, winners
from .table import (
    DONE,
    LOOT_ITEM,
    ROB,
    STUDY,
    Phase,
    Position,
    has_boat,
    has_token,
    knows,
    laid_cards,
    steps_to,
)
from .trade import accept_offer
from .ways import FIRST_MANSION, GOAL_TILE, PARIS, STATION, TILE_NAMES, TILES, TURNS, TWIN


class Thief(TypedDict):
    """One player and what lies in front of them."""

    seat: int
    name: str
    character: str | None
    colour: str | None
    field: str | None
    tile: str | None  # None: not on the map yet
    at: str | None  # what stands there
    is_in_station: bool
    money: int
    fields: list[str]  # in which they may buy: the character's own and the chips
    chips: list[str]
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


class Job(TypedDict):
    """What a place means to one player."""

    word: str
    has_token: bool
    missing_cards: list[str]
    missing_vehicles: list[str]
    turns: float  # expected until a move of theirs ends there
    via: str | None  # the tile in reach of this roll that is best on the way there
    caught: float  # the chance of it when robbing there


class Robbery(TypedDict):
    """A robbery that the danger die decides next."""

    prey: int | None  # who is robbed in person; None: the building here
    owner: int | None  # whose protection is in the way
    shields: int  # faces of the die that show one
    faces: int
    rolls_made: int
    rolls_left: int  # at least one; all must show no shield
    caught: float  # the chance that one of these shows a shield


class Market(TypedDict):
    """Prices, and what robberies pay."""

    card: int
    card_resale: int
    loot_resale: int
    tuition: int
    vehicles: dict[str, int]
    house_pays: int
    mansion_pays: int
    business_pays: int
    player_pays: int


class Offer(TypedDict):
    partner: int
    give: dict[str, int]
    get: dict[str, int]
    give_money: int
    get_money: int
    is_made: bool
    makes_ready: list[str]  # places at which the viewer would lack nothing any more, targets first


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
    robbery: Robbery | None
    reach: dict[str, int]  # tiles in reach after a roll, and how far they are
    back: dict[str, str]  # for each of them the tile before it on a shortest way
    deck: dict[str, int]
    market: Market
    not_now: dict[str, str]  # what the viewer can't do in their turn, and why it is refused
    offers_left: int
    offer: Offer | None
    amounts: list[int]  # of money that can be added to an offer
    places: list[Place]
    jobs_of: int | None  # the viewer, or (for a spectator) whose turn it is
    jobs: list[Job]  # of all twelve places, once that player is on the map
    homes: list[Home]
    players: list[Thief]
    winners: list[int]
    map: list[str]


def view(p: Position, viewer: Seat) -> View:
    worker = viewer if viewer < p.seats else p.player
    return {
        "game": "sneaky-seven",
        "seats": p.seats,
        "viewer": viewer if viewer < p.seats else None,
        "phase": Phase(p.phase).name.lower(),
        "player": _seat(p.player),
        "first": _seat(p.first),
        "to_move": seats_in(turn(p)),
        "turn": p.turn_number,
        "round": max(1, -(-p.turn_number // p.seats)),  # of the latest turn
        "round_limit": p.round_limit,
        "is_timed": p.is_timed == 1,
        "time_is_up": p.time_is_up == 1,
        "rolled": p.rolled,
        "dice": p.die[: p.seats],
        "robbery": _robbery(p),
        "reach": _reach(p),
        "back": _back(p),
        "deck": dict(zip(FIELD_NAMES, p.deck, strict=True)),
        "market": _market(),
        "not_now": _not_now(p, viewer),
        "offers_left": OFFERS - p.offers,
        "offer": _offer(p, worker),
        "amounts": list(AMOUNTS),
        "places": [_place(place) for place in range(PLACES)],
        "jobs_of": _seat(worker),
        "jobs": _jobs(p, worker),
        "homes": [_home(p, home) for home in range(len(p.owner))],
        "players": [_thief(p, seat) for seat in range(p.seats)],
        "winners": seats_in(winners(p)) if p.phase == Phase.OVER else [],
        "map": list(PARIS.rows),
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


def _back(p: Position) -> dict[str, str]:
    reach, by_boat = _reach(p), has_boat(p, p.player) == 1
    return {
        tile.name: next(
            TILE_NAMES[near]
            for near in PARIS.steps(tile, by_boat)
            if reach.get(TILE_NAMES[near]) == reach[tile.name] - 1
        )
        for tile in PARIS.tiles
        if reach.get(tile.name)
    }


def _not_now(p: Position, viewer: Seat) -> dict[str, str]:
    """Robbing the building here, studying whatever they don't know, ending the turn."""
    if viewer != p.player:
        return {}
    lessons = {refusal(p, viewer, STUDY + field) for field in range(FIELDS)}
    unknown = lessons - {Reason.KNOWN_ALREADY} or lessons
    whys = {"rob": refusal(p, viewer, ROB), "study": min(unknown), "done": refusal(p, viewer, DONE)}
    return {act: Reason(why).name.lower().replace("_", "-") for act, why in whys.items() if why}


def _market() -> Market:
    return {
        "card": CARD_PRICE,
        "card_resale": CARD_RESALE,
        "loot_resale": LOOT_RESALE,
        "tuition": TUITION,
        "vehicles": dict(zip(VEHICLE_NAMES, VEHICLE_PRICES, strict=True)),
        "house_pays": HOUSE_PAYS,
        "mansion_pays": MANSION_PAYS,
        "business_pays": BUSINESS_PAYS,
        "player_pays": PLAYER_PAYS,
    }


def _offer(p: Position, seat: Seat) -> Offer | None:
    if p.partner == NOBODY:
        return None
    return {
        "partner": p.partner,
        "give": _things(p.give),
        "get": _things(p.get),
        "give_money": p.give_money,
        "get_money": p.get_money,
        "is_made": p.phase == Phase.ASKED,
        "makes_ready": _made_ready(p, seat),
    }


def _made_ready(p: Position, seat: Seat) -> list[str]:
    after = copied(p)
    accept_offer(after)
    made = (place for place in range(PLACES) if _is_ready(after, seat, place))
    new = [place for place in made if not _is_ready(p, seat, place)]
    return [PLACE_WORDS[place] for place in sorted(new, key=lambda place: not TARGETS[place])]


def _is_ready(p: Position, seat: Seat, place: int) -> bool:
    job = _job(p, seat, place, None)
    return not (job["has_token"] or job["missing_cards"] or job["missing_vehicles"])


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


def _jobs(p: Position, seat: Seat) -> list[Job]:
    if seat == NOBODY or not _is_placed(p, seat):
        return []
    ways = _ways(p) if seat == p.player and p.phase == Phase.MOVING else [None] * PLACES
    return [_job(p, seat, place, via) for place, via in enumerate(ways)]


def _ways(p: Position) -> list[str | None]:
    """For each place the tile in reach from which the fewest turns are left, tunnels counted."""
    tiles = np.array([TILE_NAMES.index(name) for name in _reach(p)])
    turns = TURNS[has_boat(p, p.player)]
    left = np.minimum(turns[:, tiles], turns[:, TWIN[tiles]])
    left[GOAL_TILE[:PLACES, None] == tiles] = 0  # there already
    return [TILE_NAMES[tiles[best]] for best in left.argmin(axis=1)]


def _job(p: Position, seat: Seat, place: int, via: str | None) -> Job:
    lacking = JOB_VEHICLES[place] & ~p.vehicles[seat]
    return {
        "word": PLACE_WORDS[place],
        "has_token": has_token(p, seat, place),
        "missing_cards": [
            name for field, name in enumerate(FIELD_NAMES) if lacks(p, seat, place, field)
        ],
        "missing_vehicles": _bits(VEHICLE_NAMES, lacking),
        "turns": round(turns_to(p, seat, place, p.tile[seat]), 2),
        "via": via,
        "caught": caught_at(p, seat, int(GOAL_TILE[place])),
    }


def _robbery(p: Position) -> Robbery | None:
    if p.phase != Phase.DANGER:
        return None
    owner, made = defender(p), p.danger_rolls
    guards = 0 if owner == NOBODY else laid_cards(p, owner)
    left = 1 + guards if made == 0 else guards
    return {
        "prey": _seat(p.prey),
        "owner": _seat(owner),
        "shields": shields(p),
        "faces": DANGER_FACES,
        "rolls_made": made,
        "rolls_left": left,
        "caught": caught_by(shields(p), left - 1),
    }


def _home(p: Position, home: int) -> Home:
    (x, y), (i, j) = PARIS.homes[home], PARIS.driveway(PARIS.homes[home])
    return {
        "tile": f"{x},{y}",
        "driveway": f"{i},{j}",
        "kind": "house" if home < FIRST_MANSION else "mansion",
        "owner": _seat(p.owner[home]),
    }


def _is_placed(p: Position, seat: Seat) -> bool:
    """The d12 has told where this seat starts."""
    if p.turn_number > 0:
        return True
    return p.character[seat] != NOBODY and not (p.phase == Phase.STARTING and p.player == seat)


def _thief(p: Position, seat: Seat) -> Thief:
    character, own = p.character[seat], slice(seat * FIELDS, (seat + 1) * FIELDS)
    has_character, is_placed = character != NOBODY, _is_placed(p, seat)
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "character": CHARACTERS[character] if has_character else None,
        "colour": COLOURS[character] if has_character else None,
        "field": FIELD_NAMES[character] if has_character else None,
        "tile": TILE_NAMES[p.tile[seat]] if is_placed else None,
        "at": what_stands_at(p.tile[seat]) if is_placed else None,
        "is_in_station": is_placed and p.tile[seat] == STATION,
        "money": p.money[seat],
        "fields": [name for field, name in enumerate(FIELD_NAMES) if knows(p, seat, field)],
        "chips": _bits(FIELD_NAMES, p.chips[seat]),
        "hand": _named(FIELD_NAMES, p.hand[own]),
        "laid": _named(FIELD_NAMES, p.laid[own]),
        "vehicles": _bits(VEHICLE_NAMES, p.vehicles[seat]),
        "loot": _named(PLACE_WORDS, p.loot[seat * PLACES : (seat + 1) * PLACES]),
        "tokens": _bits(PLACE_WORDS, p.tokens[seat]),
        "is_expelled": bool(p.expelled >> seat & 1),
        "safe_houses": p.owner.count(seat),
        "score": score(p, seat),
    }
