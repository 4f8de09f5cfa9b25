"""What six dice are worth, once more: written from clauses.md alone, with lists and brute force.

Vectorised over all 6^6 rolls by nothing but loops over faces, pairs and permutations; nothing here
is shared with the rules.
"""

from __future__ import annotations

from itertools import combinations, permutations, product

Dice = tuple[int, ...]


def all_rolls() -> list[Dice]:
    return list(product(range(1, 7), repeat=6))


def makes(card: str, count: int, own: Dice, common: Dice, adds: bool) -> bool:
    """Whether a claim is true; ``adds``: Threes was announced."""
    six = own + common
    if card == "sixteen or less":
        return sum(six) <= 16
    if card == "twenty-six or more":
        return sum(six) >= 26
    if card == "equal sum":
        return not adds and sum(own) == sum(common)
    if not adds:
        return fits(card, count, sorted(six))
    if card in ("large straight", "three pairs", "odds or evens"):
        return False
    for first, second in combinations(range(6), 2):
        rest = [six[k] for k in range(6) if k not in (first, second)]
        if fits(card, count, sorted([*rest, six[first] + six[second]])):
            return True
    return False


FACES = ["ones", "twos", "threes", "fours", "fives", "sixes"]


def fits(card: str, count: int, numbers: list[int]) -> bool:
    if card in FACES:
        return len([n for n in numbers if n == FACES.index(card) + 1]) >= count
    if card.endswith("of a kind"):
        wanted = {"three": 3, "four": 4, "five": 5}[card.split()[0]]
        return any(len(set(some)) == 1 for some in combinations(numbers, wanted))
    if card == "full house":
        for three in combinations(range(len(numbers)), 3):
            if len({numbers[k] for k in three}) == 1:
                others = [numbers[k] for k in range(len(numbers)) if k not in three]
                if any(a == b for a, b in combinations(others, 2)):
                    return True
        return False
    if card == "three pairs":
        return any(a == b and c == d and e == f for a, b, c, d, e, f in permutations(numbers))
    if card == "large straight":
        return numbers == [1, 2, 3, 4, 5, 6]
    if card == "small straight":
        runs = [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6]]
        return any(list(some) in runs for some in combinations(dict.fromkeys(numbers), 5))
    assert card == "odds or evens"
    return {n % 2 for n in numbers} in ({0}, {1})
