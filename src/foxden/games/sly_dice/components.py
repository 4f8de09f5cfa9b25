"""The components, read from ``components.toml``: constants that the rules can use."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_box = tomllib.loads(files(__package__).joinpath("components.toml").read_text(encoding="utf-8"))

FACES: int = _box["faces"]
OWN_DICE: int = _box["own_dice"]
COMMON_DICE: int = _box["common_dice"]
ALL_DICE = OWN_DICE + COMMON_DICE
ROUNDS: tuple[int, ...] = tuple(_box["rounds"].get(str(seats), 0) for seats in range(5))
FIRST_BONUS: int = _box["first_bonus"]
BONUS_STEP: int = _box["bonus_step"]

# The cards, by number: Ones to Sixes, then those with fixed points.
CARD_NAMES: tuple[str, ...] = (*_box["face_cards"], *_box["fixed"])
CARDS = len(CARD_NAMES)
FIXED_POINTS: dict[str, int] = dict(_box["fixed"])
FIRST_GAME: tuple[int, ...] = tuple(CARD_NAMES.index(name) for name in _box["first_game"])
(THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND) = range(FACES, FACES + 3)
(FULL_HOUSE, THREE_PAIRS, LARGE_STRAIGHT, SMALL_STRAIGHT) = range(FACES + 3, FACES + 7)
(LOW_TOTAL, HIGH_TOTAL, ODDS_OR_EVENS, EQUAL_SUM, HIGH_LOW) = range(FACES + 7, FACES + 12)
ALL_CARDS = (1 << CARDS) - 1

# Claims, by number: a face and a count, then one for each card with fixed points.
FACE_CLAIMS = FACES * ALL_DICE
CLAIMS = FACE_CLAIMS + CARDS - FACES
CARD_OF: tuple[int, ...] = tuple(
    claim // ALL_DICE if claim < FACE_CLAIMS else claim - FACE_CLAIMS + FACES
    for claim in range(CLAIMS)
)
COUNT_OF: tuple[int, ...] = tuple(  # 0 for cards with fixed points
    claim % ALL_DICE + 1 if claim < FACE_CLAIMS else 0 for claim in range(CLAIMS)
)
FACE_OF: tuple[int, ...] = tuple(  # the number that is counted, likewise
    card + 1 if card < FACES else 0 for card in CARD_OF
)
POINTS_OF: tuple[int, ...] = tuple(
    COUNT_OF[claim] * FACE_OF[claim] if card < FACES else FIXED_POINTS[CARD_NAMES[card]]
    for claim, card in enumerate(CARD_OF)
)
HIGH_LOW_CLAIM = CLAIMS - 1


def claim_of(card: int, count: int = 0) -> int:
    """The claim of a card, with a count if it is one of Ones to Sixes."""
    return card * ALL_DICE + count - 1 if card < FACES else FACE_CLAIMS + card - FACES
