"""What someone at the table of Beutezug sees, as plain typed data."""

from __future__ import annotations

from typing import TypedDict

from foxden.core.game import NOBODY, SEAT_NAMES, SPECTATOR, Seat, seats_in

from .burglary import is_usable, left_of
from .components import (
    BONUSES,
    COLOURS,
    HUES,
    LAST_PLACE_BONUS,
    LOOT_TOKENS,
    NO_BONUS,
    NUMBERS,
    REROLL_ALL,
    ROUNDS,
    TURN_ORDER_BONUS,
    ZEROS,
    bonus_of,
    lock_colour,
    lock_least,
    locks_of,
    points_of,
)
from .lanes import lanes
from .notation import card_name, space_name
from .odds import chance_now, success_chance
from .rules import score_parts, turn, winners
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
from .winning import space_below

BURGLARIES = (
    *(Phase.REPICKING, Phase.ROLLING, Phase.DECIDING),
    *(Phase.DRAWING, Phase.KEEPING, Phase.REVEALING),
)


class Lock(TypedDict):
    """A colour of die and the least it has to show."""

    colour: str
    least: int


class Loot(TypedDict):
    """A loot card; number 0 has no locks.  The id is its place in the box."""

    id: int
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
    """A die at its lock: the face is 0 while it rolls; ``added`` counts the +1s used."""

    colour: str
    least: int
    face: int
    added: int
    short: int | None


class Burglary(TypedDict):
    """``drops_to``: where the other tokens on the card go if it is won; None: they lose it."""

    seat: int
    space: str | None
    card: Loot
    dice: list[Die]
    chance: float | None  # with the best use of what is left
    drops_to: str | None


class Bonus(TypedDict):
    """All of one kind that a player has, on cards and tokens; those used now are not left."""

    name: str
    sources: int
    left: int
    is_usable: bool  # at this moment


class Burglar(TypedDict):
    """What lies in front of one player; the four colours bring a loot token."""

    seat: int
    name: str
    place: int | None
    has_reroll_token: bool
    token_bonuses: list[str]
    has_burgled: bool  # in this round
    token: str | None
    is_adrift: bool
    cards: list[Loot]
    colours: list[str]
    bonuses: list[Bonus]
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
    winners: list[int]


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
        "winners": seats_in(winners(p)) if p.phase == Phase.OVER else [],
    }


def loot(card: int) -> Loot:
    locks: list[Lock] = [
        {"colour": COLOURS[lock_colour(card, k)], "least": int(lock_least(card, k))}
        for k in range(locks_of(card))
    ]
    bonus = BONUSES[bonus_of(card)]
    number = len(locks)
    return {
        "id": int(card),
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
    dice: list[Die] = [
        {
            "colour": COLOURS[lane.colour],
            "least": lane.least,
            "face": lane.face,
            "added": lane.added,
            "short": lane.short,
        }
        for lane in lanes(p)
    ]
    space = p.token[player(p)]
    return {
        "seat": player(p),
        "space": _space_named(space),
        "card": loot(p.target),
        "dice": dice,
        "chance": chance_now(p) if p.phase == Phase.DECIDING else None,
        "drops_to": _space_named(space_below(p, space)) if space >= 0 else None,
    }


def _space_named(space: int) -> str | None:
    return space_name(space) if 0 <= space < SPACES else None


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
        "token_bonuses": _token_bonuses(p, place),
        "has_burgled": p.phase in BURGLARIES and place > p.place,
        "token": _space_named(p.token[seat]),
        "is_adrift": p.token[seat] == ADRIFT,
        "cards": [loot(card) for card in cards if card != NO_CARD],
        "colours": [COLOURS[colour] for colour in range(1, HUES) if owned >> colour & 1],
        "bonuses": _bonuses(p, seat),
        "loot_token": parts[1],
        "score": sum(parts),
        "parts": parts,
    }


def _token_bonuses(p: Position, place: int) -> list[str]:
    """C6, C20."""
    if place == NOBODY:
        return []
    found = [TURN_ORDER_BONUS[place], LAST_PLACE_BONUS if place == p.seats - 1 else NO_BONUS]
    return [BONUSES[bonus] for bonus in found if bonus != NO_BONUS]


def _bonuses(p: Position, seat: Seat) -> list[Bonus]:
    is_burgling = p.target != NO_CARD and player(p) == seat
    decides = is_burgling and p.phase == Phase.DECIDING
    found: list[Bonus] = []
    for bonus in range(1, REROLL_ALL + 1):
        sources = bonuses(p, seat, bonus)
        if sources:
            left = left_of(p, seat, bonus) if is_burgling else sources
            usable = bool(decides and is_usable(p, seat, bonus))
            found.append(
                {"name": BONUSES[bonus], "sources": sources, "left": left, "is_usable": usable}
            )
    return found
