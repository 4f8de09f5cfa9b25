"""The components, read from ``components.toml``: constants that the rules can use."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_box = tomllib.loads(files(__package__).joinpath("components.toml").read_text(encoding="utf-8"))

COLOURS: tuple[str, ...] = tuple(_box["colours"])
FACES = len(COLOURS)
VALUES = 3
DICE: int = _box["dice"]
HANDCUFFS: int = _box["handcuffs"]
HANDCUFFS_EACH: int = _box["handcuffs_each"]
MOST_HANDCUFFS: int = _box["most_handcuffs"]
NO_HANDCUFFS: int = _box["no_handcuffs"]
TURN_LIMIT: int = _box["turn_limit"]
DECKS: dict[str, tuple[int, ...]] = {name: tuple(row) for name, row in _box["decks"].items()}
BANDITS = FACES * len(DECKS["1223"])
