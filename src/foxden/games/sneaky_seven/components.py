"""The components, read from ``components.toml``: constants that the rules can use."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

_box: dict[str, Any] = tomllib.loads(
    files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
)

FIELD_NAMES: tuple[str, ...] = tuple(_box["fields"])
FIELDS = len(FIELD_NAMES)
CARDS_EACH: int = _box["cards_each"]
TUITION: int = _box["tuition"]
START_MONEY: int = _box["start_money"]
LATER_SEAT_MONEY: int = _box["later_seat_money"]
CARD_PRICE: int = _box["card_price"]
CARD_RESALE: int = _box["card_resale"]
LOOT_RESALE: int = _box["loot_resale"]
HOUSE_PAYS: int = _box["house_pays"]
MANSION_PAYS: int = _box["mansion_pays"]
BUSINESS_PAYS: int = _box["business_pays"]
PLAYER_PAYS: int = _box["player_pays"]
AMOUNTS: tuple[int, ...] = tuple(_box["offer_amounts"])
OFFERS: int = _box["offers_a_turn"]
ROUND_LIMIT: int = _box["round_limit"]
ROUND_LIMIT_FOR_TWO: int = _box["round_limit_for_two"]
FARTHEST: int = _box["tiles_a_turn"]
DANGER_FACES: int = _box["danger_faces"]

# A character is known by the number of its field.
_by_field = {row["field"]: row for row in _box["characters"]}
CHARACTERS: tuple[str, ...] = tuple(_by_field[field]["name"] for field in FIELD_NAMES)
COLOURS: tuple[str, ...] = tuple(_by_field[field]["colour"] for field in FIELD_NAMES)

VEHICLE_NAMES: tuple[str, ...] = tuple(row["name"] for row in _box["vehicles"])
VEHICLES = len(VEHICLE_NAMES)
VEHICLE_PRICES: tuple[int, ...] = tuple(row["price"] for row in _box["vehicles"])
BOAT = VEHICLE_NAMES.index("boat")

PLACE_WORDS: tuple[str, ...] = tuple(row["word"] for row in _box["places"])
PLACE_NAMES: tuple[str, ...] = tuple(row["name"] for row in _box["places"])
PLACE_KINDS: tuple[str, ...] = tuple(row["kind"] for row in _box["places"])
PLACES = len(PLACE_NAMES)
SCHOOL = PLACE_WORDS.index("ecole")
TARGETS: tuple[bool, ...] = tuple(row["target"] for row in _box["places"])
TARGET_COUNT = sum(TARGETS)
IS_BUSINESS: tuple[bool, ...] = tuple(kind == "business" for kind in PLACE_KINDS)


def _shields(kind: str) -> int:
    """Faces of the danger die of this kind of robbery that show a shield."""
    return int(_box["shields"][_box["danger"][kind]])


HOUSE_SHIELDS = _shields("house")
MANSION_SHIELDS = _shields("mansion")
PLAYER_SHIELDS = _shields("player")
PLACE_SHIELDS: tuple[int, ...] = tuple(_shields(kind) for kind in PLACE_KINDS)


def _wanted(names: tuple[str, ...]) -> Any:
    """Which of these things each job needs: a row of 0 and 1 for each place."""
    return np.array([[int(name in row["job"]) for name in names] for row in _box["places"]], "i1")


JOB_CARDS = _wanted(FIELD_NAMES)
JOB_VEHICLES: tuple[int, ...] = tuple(  # as bits, like the vehicles a player owns
    sum(int(bit) << vehicle for vehicle, bit in enumerate(row)) for row in _wanted(VEHICLE_NAMES)
)


def _where(wanted: Any) -> tuple[int, ...]:
    """For each thing the targets that need it, as bits."""
    return tuple(
        sum(1 << place for place in range(PLACES) if TARGETS[place] and row[place])
        for row in wanted.T
    )


CARD_PLACES = _where(JOB_CARDS)
VEHICLE_PLACES = _where(_wanted(VEHICLE_NAMES))
COUNT_OF = np.array([bin(places).count("1") for places in range(1 << PLACES)], "i1")  # bits set
