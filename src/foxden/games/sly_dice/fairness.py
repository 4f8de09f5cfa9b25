"""Which draws of Sly Dice can be checked: also dice that fell behind a shield, once all see them.

Each rolling has a bag of its own, so that a key does not tell with which roll its die fell (C60).
Where Ones was announced, nothing is told: it would say which die was turned (C50).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from foxden.core.game import CHANCE, PUBLIC, Move, Seat, Shown

from .components import CARD_NAMES, FACES
from .table import FOURS, ONES, PUSH, REROLL, SHOW, Phase, Position, dice_of, is_veiled

TURNED = -1  # a die that no roll has made what it shows
FOURS_CARD = CARD_NAMES.index("fours")


def follows(p: Position) -> bool:
    """In which order hidden dice are shown depends on all of them."""
    return p.phase != Phase.REVEALING or not is_veiled(p, p.claimer)


def bag(p: Position, seat: Seat) -> int | None:
    """C7, C54. One a round, and another from a fresh start on: there is one in a game at most."""
    has_scored = p.scored[seat] >> FOURS_CARD & 1
    is_fresh = has_scored and not (p.powers[seat] | p.new_powers[seat]) & FOURS
    return int(p.round_number) - 1 + (1 if is_fresh else 0)


def shown(p: Position, seat: Seat, move: Move) -> Shown | None:
    """C9, C26, C31."""
    if seat != CHANCE and PUSH <= move < REROLL:
        return Shown(seat, (1 / FACES,) * FACES, move - PUSH)
    if seat != CHANCE or p.phase != Phase.REVEALING or p.announced & ONES:
        return None
    return Shown(p.claimer, (1 / FACES,) * FACES, move - SHOW)


def uncovered(steps: Iterable[tuple[Any, Any, Any]]) -> Mapping[int, int]:
    """Follow each die behind a shield; of two that show the same, the first to fall goes first."""
    found: dict[int, int] = {}
    drawn: Counter[int] = Counter()
    behind: dict[tuple[int, int], list[int]] = defaultdict(list)  # draws, by seat and face
    for number, (before, event, after) in enumerate(steps):
        is_hidden_roll = event.seat == CHANCE and event.stream != PUBLIC
        seen = shown(before, event.seat, event.move)
        for seat in range(before.seats):
            for face in range(FACES):
                dice = behind[seat, face]
                count = dice_of(after.behind[seat], face)
                if count > len(dice):  # it fell, or was turned to this face
                    dice.append(drawn[seat] if is_hidden_roll else TURNED)
                gone, behind[seat, face] = dice[: len(dice) - count], dice[len(dice) - count :]
                if gone and seen and (seen.seat, seen.place) == (seat, face):
                    found[number] = gone[0]
        drawn[event.stream] += is_hidden_roll
    return found
