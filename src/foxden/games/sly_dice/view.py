"""What someone at the table of Sly Dice sees, as plain typed data.

Of other players it holds what all know (C59).  Dice behind the own shield, what the own dice make
true and the own chances stand only in the view of their owner.
"""

from __future__ import annotations

from typing import TypedDict

from foxden.core.game import NOBODY, SEAT_NAMES, Seat, legal_moves, seats_in

from . import rules
from .components import (
    BONUS_STEP,
    CARD_NAMES,
    CARD_OF,
    CARDS,
    CLAIMS,
    COUNT_OF,
    FACE_OF,
    FIRST_BONUS,
    FIXED_POINTS,
    HIGH_LOW_CLAIM,
    POINTS_OF,
    ROUNDS,
)
from .notation import card_id, claim_name, faces_in, truth_of
from .odds import best_chances, blind_prior, high_low_chance
from .table import (
    CLAIM,
    HIGHER,
    LOWER,
    NO_CLAIM,
    NOTHING,
    POWERS,
    THREES,
    Phase,
    Position,
    hidden_dice,
    is_veiled,
)
from .witness import Die, dice_for


class Card(TypedDict):
    """A combination card that lies on the table; ``points`` is 0 where they vary."""

    card: str
    name: str
    points: int
    has_power: bool
    tokens: list[int]


class Named(TypedDict):
    """A claim by its card; ``face`` is the number that Ones to Sixes count."""

    card: str
    count: int
    face: int
    words: str
    points: int


class Claim(Named):
    """``looks``: the share of all rolls of the hidden dice that make it true, as all can see."""

    looks: float


class ShownDie(TypedDict):
    where: str
    value: int
    parts: list[ShownDie]


class Offer(Claim):
    """A claim that its owner could make now; ``truth`` is proven, true, bluff or dare."""

    truth: str
    dice: list[ShownDie]


class Chance(Named):
    """How likely a claim becomes true, rolling for it alone from here."""

    chance: float


class Player(TypedDict):
    seat: int
    name: str
    front: list[int]
    hidden: int
    hidden_dice: list[int] | None
    is_rolling: bool
    scored: list[str]
    powers: list[str]
    new_powers: list[str]
    bluffs: int
    false_accusations: int
    next_bluff: int
    next_false_accusation: int
    score: int
    parts: list[int]


class HighLow(TypedDict):
    target: int
    call: str | None
    right_calls: int
    thrown: list[int]
    chance: float


class View(TypedDict):
    game: str
    seats: int
    viewer: int | None
    phase: str
    round: int
    rounds: int
    first: int | None
    to_move: list[int]
    must_reroll: bool
    common: list[int]
    cards: list[Card]
    pile: int
    claimer: int | None
    announced: list[str]
    claim: Claim | None
    asked: int | None
    accuser: int | None
    high_low: HighLow | None
    players: list[Player]
    winners: list[int]
    offers: list[Offer]
    chances: list[Chance]


def view(p: Position, viewer: Seat) -> View:
    is_seat = viewer < p.seats
    return {
        "game": rules.NAME,
        "seats": p.seats,
        "viewer": viewer if is_seat else None,
        "phase": Phase(p.phase).name.lower(),
        "round": p.round_number,
        "rounds": ROUNDS[p.seats],
        "first": _seat(p.first),
        "to_move": seats_in(rules.turn(p)),
        "must_reroll": is_seat and bool(p.choosing >> viewer & 1),
        "common": faces_in(p.common),
        "cards": [_card(p, card) for card in range(CARDS) if p.on_table >> card & 1],
        "pile": CARDS - p.on_table.bit_count(),
        "claimer": _seat(p.claimer),
        "announced": _powers(p.announced),
        "claim": _claim(p, p.claim) if p.claim != NO_CLAIM else None,
        "asked": _seat(p.asked),
        "accuser": _seat(p.accuser),
        "high_low": _high_low(p),
        "players": [_player(p, seat) for seat in range(p.seats)],
        "winners": seats_in(rules.winners(p)) if p.phase == Phase.OVER else [],
        "offers": _offers(p) if p.phase == Phase.CLAIMING and viewer == p.claimer else [],
        "chances": _chances(p, viewer) if p.phase == Phase.ROLLING and is_seat else [],
    }


def _seat(seat: Seat) -> int | None:
    return seat if seat != NOBODY else None


def _powers(powers: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(POWERS) if powers >> card & 1]


def _card(p: Position, card: int) -> Card:
    return {
        "card": card_id(card),
        "name": CARD_NAMES[card],
        "points": FIXED_POINTS.get(CARD_NAMES[card], 0),
        "has_power": card < POWERS,
        "tokens": [seat for seat in range(p.seats) if p.scored[seat] >> card & 1],
    }


def _named(claim: int) -> Named:
    return {
        "card": card_id(CARD_OF[claim]),
        "count": COUNT_OF[claim],
        "face": FACE_OF[claim],
        "words": claim_name(claim),
        "points": POINTS_OF[claim],
    }


def _claim(p: Position, claim: int) -> Claim:
    looks = blind_prior(claim, p.front[p.claimer], p.common, bool(p.announced & THREES))
    return {**_named(claim), "looks": 0.0 if claim == HIGH_LOW_CLAIM else looks}


def _player(p: Position, seat: Seat) -> Player:
    parts = list(rules.score_parts(p, seat))
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "front": faces_in(p.front[seat]),
        "hidden": hidden_dice(p, seat),
        "hidden_dice": None if is_veiled(p, seat) else faces_in(p.behind[seat]),
        "is_rolling": bool(p.rolling >> seat & 1),
        "scored": [card_id(card) for card in range(CARDS) if p.scored[seat] >> card & 1],
        "powers": _powers(p.powers[seat]),
        "new_powers": _powers(p.new_powers[seat]),
        "bluffs": p.bluffs[seat],
        "false_accusations": p.false_accusations[seat],
        "next_bluff": FIRST_BONUS + BONUS_STEP * p.bluffs[seat],
        "next_false_accusation": FIRST_BONUS + BONUS_STEP * p.false_accusations[seat],
        "score": sum(parts),
        "parts": parts,
    }


def _high_low(p: Position) -> HighLow | None:
    if p.phase not in (Phase.CALLING, Phase.THROWING):
        return None
    calls = {HIGHER - HIGHER: "higher", LOWER - HIGHER: "lower"}
    return {
        "target": p.target,
        "call": calls[p.call] if p.phase == Phase.THROWING else None,
        "right_calls": p.right_calls,
        "thrown": faces_in(p.thrown),
        "chance": high_low_chance(p.target, p.right_calls),
    }


def _offers(p: Position) -> list[Offer]:
    """The claims that the claimer could make now, and what they are worth in truth."""
    legal = legal_moves(rules, p, p.claimer)
    return [_offer(p, move - CLAIM) for move in legal if CLAIM <= move < NOTHING]


def _offer(p: Position, claim: int) -> Offer:
    truth = "dare" if claim == HIGH_LOW_CLAIM else truth_of(p, claim)
    dice = _own_and_common(p, p.claimer) if truth in ("proven", "true") else []
    used = dice_for(claim, dice, bool(p.announced & THREES)) if dice else []
    return {**_claim(p, claim), "truth": truth, "dice": [_shown(die) for die in used]}


def _own_and_common(p: Position, seat: Seat) -> list[Die]:
    places = (("common", p.common), ("front", p.front[seat]), ("hidden", p.behind[seat]))
    return [Die(where, value) for where, heap in places for value in faces_in(heap)]


def _shown(die: Die) -> ShownDie:
    parts = [_shown(part) for part in die.parts]
    return {"where": die.where, "value": die.value, "parts": parts}


def _chances(p: Position, seat: Seat) -> list[Chance]:
    """For claims of cards on the table that the seat has not scored."""
    chances = best_chances(p, seat)
    open_cards = p.on_table & ~p.scored[seat]
    return [
        {**_named(claim), "chance": chances[claim]}
        for claim in range(CLAIMS)
        if open_cards >> CARD_OF[claim] & 1 and chances[claim] > 0
    ]
