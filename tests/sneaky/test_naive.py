"""Sneaky: the rules against a naive second telling of the clauses, position by position."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from foxden.core.game import CHANCE, SEAT_NAMES, legal_moves
from foxden.core.match import result_of
from foxden.games.sneaky import rules
from foxden.games.sneaky.table import Position
from foxden.games.sneaky.view import Bandit, view

from .naive import COLOURS, Naive
from .scene import SNEAKY

GAMES = 20  # for each number of players and each deck, so nearly two hundred in all


def pair(bandit: Bandit) -> tuple[str, int]:
    return bandit["colour"], bandit["value"]


def told_by_rules(p: Position) -> dict[str, Any]:
    """A position in the naive one's terms."""
    seen = view(p, 0)
    stacks = [stack for thief in seen["players"] for stack in thief["stacks"]]
    return {
        "player": "" if seen["player"] is None else SEAT_NAMES[seen["player"]],
        "turn": seen["turn"],
        "hand": sorted(seen["dice"]),
        "rolling": p.to_roll,
        "centre": [pair(at["bandit"]) if at["bandit"] else None for at in seen["centre"]],
        "stacks": {stack["name"]: [pair(card) for card in stack["bandits"]] for stack in stacks},
        "dice": {at["name"]: at["dice"] for at in [*seen["centre"], *stacks] if at["dice"]},
        "ones": [sorted(thief["secured"]) for thief in seen["players"]],
        "cuffs": [thief["handcuffs"] for thief in seen["players"]],
        "scores": [thief["score"] for thief in seen["players"]],
        "pile": {kind: count for kind, count in enumerate(p.pile) if count},
        "last": seen["last_turns"],
    }


def told_by_naive(naive: Naive) -> dict[str, Any]:
    return {
        "player": naive.player,
        "turn": naive.turn,
        "hand": sorted(naive.hand),
        "rolling": naive.rolling,
        "centre": naive.centre,
        "stacks": naive.stacks,
        "dice": {place: len(dice) for place, dice in naive.lying.items() if dice},
        "ones": [sorted(naive.ones[name]) for name in naive.names],
        "cuffs": [naive.cuffs[name] for name in naive.names],
        "scores": naive.scores(),
        "pile": Counter(COLOURS.index(colour) * 4 + value for colour, value in naive.pile),
        "last": len(naive.still_to_come or []),
    }


def whim(rng: random.Random, words: list[str], boldness: float) -> str:
    """Mostly place what can be placed, and then stop or roll on."""
    placing = [word for word in words if word.startswith(("place", "top"))]
    if placing and (len(placing) == len(words) or rng.random() < boldness):
        return rng.choice(placing)
    return "roll" if "roll" in words and rng.random() < boldness else "stop"


def compare_choices(p: Position, naive: Naive, seat: int) -> dict[str, int]:
    """The legal moves by their words, or the chances: the same in both tellings."""
    moves = legal_moves(rules, p, seat)
    words = [SNEAKY.notation.write(p, seat, move) for move in moves]
    if seat == CHANCE:
        chances = naive.chances()
        assert set(words) == set(chances)
        for word, move in zip(words, moves, strict=True):
            assert abs(rules.odds(p, move) - chances[word]) < 1e-12
    else:
        assert set(words) == naive.choices()
        assert len(words) == len(set(words))
    return dict(zip(words, moves, strict=True))


def follow(
    p: Position, naive: Naive, seat: int, word: str, move: int, happened: Counter[str]
) -> None:
    """Play a move in both tellings and compare; while dice still roll, only those change."""
    note(happened, naive, word)
    rules.play(p, seat, move)
    naive.hear(word)
    if word.startswith("rolls") and naive.rolling:
        rolled = [naive.hand.count(colour) for colour in COLOURS]
        assert (p.to_roll, p.dice) == (naive.rolling, rolled)
    else:
        assert told_by_rules(p) == told_by_naive(naive), word


def compare_game(
    seats: int, deck: str, rng: random.Random, *, boldness: float, luck: int
) -> Counter[str]:
    """A whole game by whim; with luck the dice are loaded towards the open colours."""
    p, naive = rules.set_up(seats, {"deck": deck}), Naive(seats, deck)
    happened: Counter[str] = Counter()
    while rules.turn(p):
        seat = CHANCE if rules.turn(p) == 1 << CHANCE else p.player
        assert naive.owing() == ("table" if seat == CHANCE else SEAT_NAMES[seat])
        words = compare_choices(p, naive, seat)
        wanted = [f"rolls {card[0]}" for card in naive.open.values()] if naive.rolling else []
        chosen = rng.choice([*words, *wanted * luck])
        word = chosen if seat == CHANCE else whim(rng, list(words), boldness)
        follow(p, naive, seat, word, words[word], happened)
    result = result_of(SNEAKY, p, seats)
    assert result is not None
    assert (result.reason, list(result.winners)) == (naive.ending, naive.winners())
    assert list(result.scores) == naive.scores()
    happened[result.reason] += 1
    return happened


def note(happened: Counter[str], naive: Naive, word: str) -> None:
    """Count the rare things, so that the test can tell that it saw them."""
    if word == "stop":
        full = naive._full()
        stolen = [place for place in full if not place.startswith("centre")]
        happened["thefts"] += len(stolen)
        happened["pure theft"] += bool(stolen) and len(stolen) == len(full)
        happened["uncovered"] += sum(len(naive.stacks[place]) > 1 for place in stolen)
        happened["empty stop"] += not full
    happened["tops of three"] += word.startswith("top") and len(naive.choices()) > 2
    happened["tops"] += word.startswith("top")
    gap_at_last = naive.still_to_come == naive.names and None in naive.centre
    happened["last round with a gap"] += gap_at_last


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c24_c29_c33_c44_the_rules_agree_with_the_naive_telling(seats: int) -> None:
    happened: Counter[str] = Counter()
    for game, deck in product(range(GAMES), ("1223", "1123", "1233")):
        rng = random.Random(f"{seats} {deck} {game}")
        boldness, luck = rng.choice([0.8, 0.9, 0.95]), (0, 3, 6, 9, 9)[game % 5]
        happened += compare_game(seats, deck, rng, boldness=boldness, luck=luck)
    for rare in ("thefts", "pure theft", "uncovered", "empty stop", "tops", "last-round"):
        assert happened[rare] > 10, rare
    for rare in ("centre-empty", "tops of three", "last round with a gap"):
        assert happened[rare] > 0, rare


def test_c49_timid_games_reach_the_limit_in_both_tellings() -> None:
    happened: Counter[str] = Counter()
    for seats in (2, 3, 4):
        rng = random.Random(seats)
        happened += compare_game(seats, "1233", rng, boldness=0.0, luck=0)
    assert happened["turn-limit"] == 3
