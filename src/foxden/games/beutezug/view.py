"""What someone at the table of Beutezug sees, as plain typed data."""

from __future__ import annotations

from typing import TypedDict

from foxden.core.game import NOBODY, SEAT_NAMES, SPECTATOR, Seat, seats_in

from .burglary import additions_left, rerolls_left, rerolls_of_all_left
from .components import (
    BONUSES,
    COLOURS,
    HUES,
    LOOT_TOKENS,
    NUMBERS,
    REROLL_ALL,
    REROLL_ONE,
    ROUNDS,
    ZEROS,
    bonus_of,
    lock_colour,
    lock_least,
    locks_of,
    points_of,
)
from .notation import card_name, space_name
from .odds import chance_now, success_chance
from .rules import score_parts, turn
from .table import (
    ADRIFT,
    COLUMNS,
    NO_CARD,
    SPACES,
    UNKNOWN,
    Phase,
    Position,
    bonuses,
    colours_owned,
    place_of,
    player,
    space_at,
    under_count,
)


class Lock(TypedDict):
    """A colour of die and the least it has to show."""

    colour: str
    least: int


class Loot(TypedDict):
    """A loot card; number 0 has no locks."""

    name: str
    number: int
    points: int
    bonus: str
    locks: list[Lock]


class Space(TypedDict):
    """Where a card can lie face up; the chance is the viewer's, or else the player's."""

    name: str
    row: int
    column: int
    card: Loot | None
    tokens: list[int]
    chance: float | None


class Row(TypedDict):
    number: int
    deck: int
    spaces: list[Space]


class Die(TypedDict):
    """A die of the burglary: 0 while it rolls; ``added`` counts the +1s used."""

    colour: str
    face: int
    added: int


class Burglary(TypedDict):
    seat: int
    card: Loot
    dice: list[Die]
    chance: float | None  # with the best use of what is left


class Burglar(TypedDict):
    """What lies in front of one player; ``bonuses`` are those left in this round, by name."""

    seat: int
    name: str
    place: int | None
    has_reroll_token: bool
    token: str | None
    is_adrift: bool
    cards: list[Loot]
    colours: list[str]
    bonuses: dict[str, int]
    loot_token: int
    score: int
    parts: list[int]


class Zeros(TypedDict):
    """The 0-deck; None is a card that the viewer has not seen."""

    never_drawn: int
    under: list[str | None]
    drawn: list[str | None]


class View(TypedDict):
    game: str
    seats: int
    phase: str
    round: int
    rounds: int
    player: int | None
    to_move: list[int]
    order: list[int]
    rows: list[Row]
    burglary: Burglary | None
    zeros: Zeros
    loot_tokens: list[int]
    players: list[Burglar]


def view(p: Position, viewer: Seat) -> View:
    taken = sum(token > 0 for token in p.loot_token)
    return {
        "game": "beutezug",
        "seats": p.seats,
        "phase": Phase(p.phase).name.lower(),
        "round": p.round_number,
        "rounds": ROUNDS,
        "player": _acting(p),
        "to_move": seats_in(turn(p)),
        "order": [seat for seat in p.order[: p.seats] if seat != NOBODY],
        "rows": [_row(p, row, viewer) for row in range(len(NUMBERS))],
        "burglary": _burglary(p) if p.target != NO_CARD else None,
        "zeros": _zeros(p),
        "loot_tokens": list(LOOT_TOKENS[taken:]),
        "players": [_burglar(p, seat) for seat in range(p.seats)],
    }


def loot(card: int) -> Loot:
    locks: list[Lock] = [
        {"colour": COLOURS[lock_colour(card, k)], "least": int(lock_least(card, k))}
        for k in range(locks_of(card))
    ]
    bonus = BONUSES[bonus_of(card)]
    number = len(locks)
    return {
        "name": card_name(card),
        "number": number,
        "points": int(points_of(card)),
        "bonus": bonus,
        "locks": locks,
    }


def _acting(p: Position) -> int | None:
    """Whoever picks or burgles."""
    is_nobody = p.phase in (Phase.DISPLAY, Phase.RANKING, Phase.TOSSING, Phase.OVER)
    return None if is_nobody else player(p)


def _row(p: Position, row: int, viewer: Seat) -> Row:
    return {
        "number": NUMBERS[row],
        "deck": p.decks[row].bit_count(),
        "spaces": [_space(p, space_at(row, column), viewer) for column in range(COLUMNS)],
    }


def _space(p: Position, space: int, viewer: Seat) -> Space:
    card = p.display[space]
    asker = _acting(p) if viewer == SPECTATOR else viewer
    chance = None
    if card != NO_CARD and asker is not None:
        chance = float(success_chance(p, asker, card))
    return {
        "name": space_name(space),
        "row": NUMBERS[space // COLUMNS],
        "column": space % COLUMNS + 1,
        "card": loot(card) if card != NO_CARD else None,
        "tokens": [seat for seat in p.order[: p.seats] if seat >= 0 and p.token[seat] == space],
        "chance": chance,
    }


def _burglary(p: Position) -> Burglary:
    dice: list[Die] = []
    for die in range(locks_of(p.target)):
        colour = lock_colour(p.target, die)
        dice.append({"colour": COLOURS[colour], "face": p.dice[die], "added": p.added[colour]})
    chance = chance_now(p) if p.phase == Phase.DECIDING else None
    return {"seat": player(p), "card": loot(p.target), "dice": dice, "chance": chance}


def _zeros(p: Position) -> Zeros:
    return {
        "never_drawn": p.never_drawn,
        "under": [_zero(kind) for kind in p.under[: under_count(p)]],
        "drawn": [_zero(kind) for kind in p.drawn if kind],
    }


def _zero(kind: int) -> str | None:
    return None if kind == UNKNOWN else ZEROS[kind - 1]


def _burglar(p: Position, seat: Seat) -> Burglar:
    place = place_of(p, seat)
    parts = [int(part) for part in score_parts(p, seat)]
    cards = p.won[seat * ROUNDS : (seat + 1) * ROUNDS]
    owned = colours_owned(p, seat)
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "place": place + 1 if place != NOBODY else None,
        "has_reroll_token": place == p.seats - 1,
        "token": space_name(p.token[seat]) if 0 <= p.token[seat] < SPACES else None,
        "is_adrift": p.token[seat] == ADRIFT,
        "cards": [loot(card) for card in cards if card != NO_CARD],
        "colours": [COLOURS[colour] for colour in range(1, HUES) if owned >> colour & 1],
        "bonuses": _bonuses_left(p, seat),
        "loot_token": parts[1],
        "score": sum(parts),
        "parts": parts,
    }


def _bonuses_left(p: Position, seat: Seat) -> dict[str, int]:
    is_burgling = p.target != NO_CARD and player(p) == seat
    if is_burgling:
        left = {colour: additions_left(p, seat, colour) for colour in range(1, HUES)}
        left[REROLL_ONE] = rerolls_left(p, seat)
        left[REROLL_ALL] = rerolls_of_all_left(p, seat)
    else:
        left = {bonus: bonuses(p, seat, bonus) for bonus in range(1, REROLL_ALL + 1)}
    return {BONUSES[bonus]: count for bonus, count in left.items() if count > 0}
