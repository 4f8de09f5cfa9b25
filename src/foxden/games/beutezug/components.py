"""The components, read from ``components.toml``: constants and tables that the rules can use.

Every loot card is a number: 1 to 36 are the numbered cards in the order of the file, then come the
kinds of 0-cards; 0 is no card.  Tables are indexed by it.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

from foxden.core.rule import rule

_box: dict[str, Any] = tomllib.loads(
    files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
)

COLOURS: tuple[str, ...] = tuple(_box["colours"])
HUES = len(COLOURS)
FACES = 6
ROUNDS: int = _box["rounds"]
LOOT_TOKENS: tuple[int, ...] = tuple(_box["loot_tokens"])
DICE_OF_A_COLOUR: int = _box["dice_of_a_colour"]

# A bonus is a colour (+1 for its dice; blue has none), or:
NO_BONUS, REROLL_ONE, REROLL_ALL = 0, HUES, HUES + 1
BONUSES = ("", *(f"+1 {colour}" for colour in COLOURS[1:]), "reroll one", "reroll all")
TURN_ORDER_BONUS: tuple[int, ...] = tuple(map(BONUSES.index, _box["turn_order_tokens"]))
LAST_PLACE_BONUS: int = BONUSES.index(_box["reroll_token"])

ROWS = len(_box["cards"])
EACH = 9  # cards of a number
VILLAS = ROWS * EACH
NUMBERS = tuple(int(number) for number in _box["cards"])
ZEROS: tuple[str, ...] = tuple(_box["zeros"])
ZERO_KINDS = len(ZEROS)
ZERO_COUNTS: tuple[int, ...] = tuple(_box["zeros"].values())
ZERO_CARDS = sum(ZERO_COUNTS)
LOOT_CARDS = 1 + VILLAS + ZERO_KINDS
MOST_LOCKS = NUMBERS[-1]
MOST_POINTS = max(row[1] for rows in _box["cards"].values() for row in rows)

LOCKS = np.zeros(LOOT_CARDS, np.int64)  # how many
LOCK_COLOUR = np.zeros((LOOT_CARDS, MOST_LOCKS), np.int64)
LOCK_LEAST = np.zeros((LOOT_CARDS, MOST_LOCKS), np.int64)
LOCK_RANK = np.zeros((LOOT_CARDS, MOST_LOCKS), np.int64)  # locks of the colour at least as hard
POINTS = np.zeros(LOOT_CARDS, np.int64)
BONUS = np.zeros(LOOT_CARDS, np.int64)


def _read_locks(text: str) -> list[tuple[int, int]]:
    """Colour and least spots, by colour, the hardest of a colour first."""
    pairs = [lock.split() for lock in text.split(",")]
    return sorted((COLOURS.index(colour), -int(least)) for colour, least in pairs)


def _enter_villa(card: int, text: str, points: int, bonus: str) -> None:
    locks = [(colour, -least) for colour, least in _read_locks(text)]
    LOCKS[card], POINTS[card], BONUS[card] = len(locks), points, BONUSES.index(bonus)
    for k, (colour, least) in enumerate(locks):
        LOCK_COLOUR[card, k], LOCK_LEAST[card, k] = colour, least
        LOCK_RANK[card, k] = sum(hue == colour and spots >= least for hue, spots in locks)


for _row, _rows in enumerate(_box["cards"].values()):
    for _k, _entry in enumerate(_rows):
        _enter_villa(1 + _row * EACH + _k, *_entry)
for _kind, _zero in enumerate(ZEROS, 1):
    if _zero in BONUSES:
        BONUS[VILLAS + _kind] = BONUSES.index(_zero)
    else:
        POINTS[VILLAS + _kind] = int(_zero.split()[0])


@rule
def locks_of(card: int) -> int:
    return int(LOCKS[card])


@rule
def lock_colour(card: int, lock: int) -> int:
    return int(LOCK_COLOUR[card, lock])


@rule
def lock_least(card: int, lock: int) -> int:
    return int(LOCK_LEAST[card, lock])


@rule
def lock_rank(card: int, lock: int) -> int:
    """How many locks of this colour are at least as hard: as many dice must be as high."""
    return int(LOCK_RANK[card, lock])


@rule
def points_of(card: int) -> int:
    return int(POINTS[card])


@rule
def bonus_of(card: int) -> int:
    return int(BONUS[card])
