"""The words of Sneaky: canonical English for moves, and what to tell people.

deals red 2 · A starts · rolls green                  (the table)
place red on centre 2 · place green on A's stack      (three or four players)
place green on A's 3s                                 (two players)
roll · stop · top centre 2 · top B's stack
"""

from __future__ import annotations

from foxden.core.errors import UnknownWords
from foxden.core.game import CHANCE, SEAT_NAMES, Message, Move, Seat

from .components import COLOURS, FACES
from .odds import SLIGHT, bust_chance
from .table import (
    CENTRE,
    DEAL,
    FACE,
    PLACE,
    PLACES,
    ROLL,
    SEATS,
    STARTS,
    STOP,
    TOP,
    Phase,
    Position,
    card,
    colour_of,
    is_captured,
    owner_of,
    placed_colour,
    placed_place,
    placing,
    value_of,
)


def write(p: Position, seat: Seat, move: Move) -> str:
    if move >= TOP:
        return f"top {place_name(p, move - TOP)}"
    if move >= PLACE and move < ROLL:
        colour, place = placed_colour(move), placed_place(move)
        return f"place {COLOURS[colour]} on {place_name(p, place)}"
    if move in (ROLL, STOP):
        return "roll" if move == ROLL else "stop"
    if move >= DEAL:
        return f"deals {card_name(move - DEAL)}"
    return (
        f"rolls {COLOURS[move - FACE]}" if move >= FACE else f"{SEAT_NAMES[move - STARTS]} starts"
    )


def read(p: Position, seat: Seat, words: str) -> Move:
    move = _all_words(p).get(" ".join(words.split()))
    if move is None:
        examples = "deals red 2, A starts, rolls green"
        if seat != CHANCE:
            stack = place_name(p, CENTRE)
            examples = f"place red on centre 1, place red on {stack}, roll, stop, top centre 1"
        raise UnknownWords(f"{words.strip()!r} is no move of Sneaky; moves look like: {examples}.")
    return move


def _all_words(p: Position) -> dict[str, Move]:
    moves = [
        *(STARTS + seat for seat in range(SEATS[-1])),
        *(FACE + colour for colour in range(FACES)),
        *(DEAL + card(colour, value) for colour in range(FACES) for value in (1, 2, 3)),
        *(placing(colour, place) for colour in range(FACES) for place in places(p)),
        ROLL,
        STOP,
        *(TOP + place for place in places(p)),
    ]
    return {write(p, CHANCE, move): move for move in moves}


def places(p: Position) -> range:
    """The places that exist at this table."""
    return range(PLACES if p.seats == 2 else CENTRE + p.seats)


def place_name(p: Position, place: int) -> str:
    if place < CENTRE:
        return f"centre {place + 1}"
    owner = SEAT_NAMES[owner_of(p, place)]
    return f"{owner}'s {(place - CENTRE) % 2 + 2}s" if p.seats == 2 else f"{owner}'s stack"


def card_name(bandit: int) -> str:
    return f"{COLOURS[colour_of(bandit)]} {value_of(bandit)}"


# Messages.


def offer(p: Position, seat: Seat, move: Move) -> Message:
    if move == STOP:
        loot = [place for place in places(p) if is_captured(p, place)]
        points = sum(value_of(p.open_card[place]) for place in loot)
        return Message("offer-stop", {"captures": len(loot), "points": points})
    if move == ROLL:
        return Message("offer-roll", {"dice": sum(p.dice), **_risk(bust_chance(p))})
    if move >= TOP:
        return Message("offer-top", _card_at(p, move - TOP))
    place = placed_place(move)
    return Message("offer-place", {**_card_at(p, place), "dice": p.on_card[place]})


def _risk(chance: float) -> dict[str, object]:
    """In per cent; a slight one would round to none at all."""
    return {"risk": round(100 * chance), "degree": "slight" if 0 < chance < SLIGHT else "some"}


def tell(before: Position, after: Position, seat: Seat, move: Move) -> list[Message]:
    told = [_told(before, after, seat, move)]
    if before.phase in (Phase.ROLLING, Phase.PLACING, Phase.TOPPING):
        turn_is_over = after.player != before.player or after.phase in (Phase.REFILLING, Phase.OVER)
        if turn_is_over:
            loot = _told_end_of_turn(before, after, move)
            told = [*loot, *told] if move >= TOP else [*told, *loot]
    if after.last_turns == after.seats and before.last_turns == 0:
        told.append(Message("last-round"))
    if after.turn_number > before.turn_number:
        told.append(Message("turn", {"seat": after.player, "number": after.turn_number}))
    return told


def _told(before: Position, after: Position, seat: Seat, move: Move) -> Message:
    if move >= TOP:
        return Message("chose-top", {"seat": seat, **_card_at(before, move - TOP)})
    if move in (ROLL, STOP):
        return Message("rolled-on" if move == ROLL else "stopped", {"seat": seat})
    if move >= PLACE:
        place = placed_place(move)
        dice = before.on_card[place] + 1
        return Message("placed", {"seat": seat, **_card_at(before, place), "dice": dice})
    if move >= DEAL:
        return Message("dealt", _card(move - DEAL))
    if move >= FACE:
        return Message("rolled", {"seat": before.player, "colour": COLOURS[move - FACE]})
    return Message("starts", {"seat": move - STARTS})


def _told_end_of_turn(before: Position, after: Position, move: Move) -> list[Message]:
    player = before.player
    if move < PLACE:
        told = [Message("bust", {"seat": player})]
    else:
        loot = [place for place in places(before) if is_captured(before, place)]
        told = [Message("captured", {"seat": player, **_card_at(before, place)}) for place in loot]
        told = told or [Message("captured-nothing", {"seat": player})]
    gained = after.handcuffs[player] - before.handcuffs[player]
    if gained:
        message = "gained-handcuff" if gained > 0 else "lost-handcuff"
        told.append(Message(message, {"seat": player, "handcuffs": after.handcuffs[player]}))
    return told


def _card(bandit: int) -> dict[str, object]:
    return {"colour": COLOURS[colour_of(bandit)], "value": value_of(bandit)}


def _card_at(p: Position, place: int) -> dict[str, object]:
    """A card and where it lies: ``centre`` from 1 (0: on a stack) or the seat of its owner."""
    where = {
        "place": "centre" if place < CENTRE else "stack",
        "centre": place + 1 if place < CENTRE else 0,
        "owner_seat": max(owner_of(p, place), 0),
    }
    return {**_card(p.open_card[place]), **where}
