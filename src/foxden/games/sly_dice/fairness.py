"""Which draws of Sly Dice can be checked: also dice that fell behind a shield, once they are shown.

The key of a shown die tells with which of its owner's rolls it fell.  Where Ones was announced,
nothing is told: it would say which die was turned (C50).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from foxden.core.game import CHANCE, PUBLIC, Move, Shown

from .components import FACES
from .table import ONES, SHOW, Phase, Position, dice_of, is_veiled

TURNED = -1  # a die that no roll has made what it shows


def follows(p: Position) -> bool:
    """In which order hidden dice are shown depends on all of them."""
    return p.phase != Phase.REVEALING or not is_veiled(p, p.claimer)


def shown(p: Position, move: Move) -> Shown | None:
    """C26, C31."""
    if p.phase != Phase.REVEALING or p.announced & ONES:
        return None
    return Shown(p.claimer, (1 / FACES,) * FACES, move - SHOW)


def uncovered(steps: Iterable[tuple[Any, Any, Any]]) -> Mapping[int, int]:
    """Follow each die behind a shield; of two that show the same, the first to fall goes first."""
    found: dict[int, int] = {}
    drawn: Counter[int] = Counter()
    behind: dict[tuple[int, int], list[int]] = defaultdict(list)  # draws, by seat and face
    for number, (before, event, after) in enumerate(steps):
        is_hidden_roll = event.seat == CHANCE and event.stream != PUBLIC
        for seat in range(before.seats):
            for face in range(FACES):
                dice = behind[seat, face]
                count = dice_of(after.behind[seat], face)
                if count > len(dice):  # it fell, or was turned to this face
                    dice.append(drawn[seat] if is_hidden_roll else TURNED)
                gone, behind[seat, face] = dice[: len(dice) - count], dice[len(dice) - count :]
                if gone and seat == before.claimer and shown(before, event.move):
                    found[number] = gone[0]
        drawn[event.stream] += is_hidden_roll
    return found
