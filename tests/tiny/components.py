"""The numbers of the game, read from components.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_NUMBERS = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

FACES: int = _NUMBERS["faces"]
PRIZE_POINTS: int = _NUMBERS["prize"]
BUST_POINTS: int = _NUMBERS["bust"]
