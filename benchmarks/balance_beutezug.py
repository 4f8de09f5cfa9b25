"""How good is our card table?  Sensible players play Beutezug, and the targets are checked.

    python benchmarks/balance_beutezug.py [--games 2000] [--seed 1] [--plots docs/balance]

Games run compiled; their logs are replayed on the plain rules, where everything is counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from foxden.core.chance import child_seeds
from foxden.core.game import CHANCE, seats_in
from foxden.games import room
from foxden.games.beutezug import players, rules
from foxden.games.beutezug.components import BONUSES, VILLAS, bonus_of, locks_of, points_of
from foxden.games.beutezug.notation import card_name
from foxden.games.beutezug.odds import bare_chance
from foxden.games.beutezug.table import ADD, NO_CARD, PICK, ROUNDS, Phase, Position
from foxden.players.fast import LEVELS, Fast

ROOM = room("beutezug")
LONGEST = 2000  # moves of a game


@dataclass
class Counts:
    """What was counted in games of one number of players."""

    seats: int
    games: int = 0
    burglaries: int = 0
    failed: int = 0
    winner_points: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    won_by_place: Counter[int] = field(default_factory=Counter)
    games_with_loot_token: int = 0
    face_up: Counter[int] = field(default_factory=Counter)
    picked: Counter[int] = field(default_factory=Counter)
    tried: Counter[int] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    rows_picked: Counter[tuple[int, int]] = field(default_factory=Counter)


class Games:
    """Compiled games between levels, one after another, each with its log."""

    def __init__(self) -> None:
        self.fast = Fast(rules, players)
        self.desk = self.fast.desk()

    def play(
        self, levels: Sequence[str], seeds: Sequence[int], first: int = 0
    ) -> Iterator[tuple[Any, Any, Any]]:
        """Scores, winners and log of each game; in game n, player k sits at seat (k + n)."""
        seats, desk = len(levels), self.desk
        start = self.fast.start(seats, {})
        chosen = np.array([LEVELS[level] for level in levels])
        scores, tallies = np.zeros((1, seats), np.int64), np.zeros((1, 4), np.int64)
        log = np.zeros((LONGEST, 2), np.int64)
        for game, seed in enumerate(seeds):
            self.fast.play_games(
                start,
                desk.table,
                np.array([seed]),
                chosen,
                np.ones(seats, np.int64),
                first + game,
                desk.found,
                desk.worth,
                desk.rng,
                scores,
                tallies,
                log,
            )
            yield scores[0], int(tallies[0, 0]), log[: tallies[0, 3]]


def count_games(games: Games, seats: int, count: int, seed: int) -> Counts:
    counts = Counts(seats)
    for scores, won, log in games.play(["sensible"] * seats, child_seeds(seed, count)):
        count_game(counts, scores.tolist(), won, log.tolist())
    return counts


def count_game(counts: Counts, scores: list[int], won: int, log: list[list[int]]) -> None:
    p = rules.set_up(counts.seats, {})
    first_order: list[int] = []
    for seat, move in log:
        if p.round_number == 1 and not first_order:
            first_order = list(p.order)
        if seat != CHANCE and PICK <= move < ADD and p.phase == Phase.PICKING:
            count_pick(counts, p, p.display[move - PICK])
        target = p.target
        rules.play(p, seat, move)
        if target != NO_CARD and p.target != target and move < PICK:
            pass
    winner = seats_in(won)[0]
    counts.games += 1
    counts.points += scores
    counts.winner_points.append(scores[winner])
    counts.won_by_place[first_order.index(winner)] += 1
    counts.games_with_loot_token += any(token > 0 for token in p.loot_token)
    cards = p.won[: counts.seats * ROUNDS]
    counts.burglaries += len(cards)
    counts.failed += sum(card == NO_CARD or card > VILLAS for card in cards)
    counts.taken.update(card for card in cards if 0 < card <= VILLAS)


def count_pick(counts: Counts, p: Position, chosen: int) -> None:
    counts.picked[chosen] += 1
    counts.rows_picked[p.round_number, locks_of(chosen)] += 1
    counts.face_up.update(card for card in p.display if card != NO_CARD)


def report(counts: Counts) -> None:
    n = counts.games
    print(f"\n{counts.seats} players, {n} games")
    print(f"  failed {counts.failed / counts.burglaries:.1%}")
    print(f"  winner {np.mean(counts.winner_points):.1f}, all {np.mean(counts.points):.1f} points")
    share = [counts.won_by_place[k] * counts.seats / n for k in range(counts.seats)]
    print("  wins by first place in turn order, × fair:", " ".join(f"{s:.3f}" for s in share))
    print(f"  games with a loot token {counts.games_with_loot_token / n:.1%}")
    rates = pick_rates(counts)
    print(f"  picked when face up: {min(rates.values()):.1%} to {max(rates.values()):.1%}")


def pick_rates(counts: Counts) -> dict[int, float]:
    return {
        card: counts.picked[card] / max(1, counts.face_up[card]) for card in range(1, VILLAS + 1)
    }


def report_cards(all_counts: Sequence[Counts]) -> None:
    seats = "  ".join(f"{counts.seats} pl." for counts in all_counts)
    print(f"\n{'card':48} points  bonus        bare   picked when face up: {seats}")
    rates = [pick_rates(counts) for counts in all_counts]
    for card in range(1, VILLAS + 1):
        shown = "  ".join(f"{rate[card]:6.1%}" for rate in rates)
        taken = all_counts[1].taken[card] / all_counts[1].games
        print(
            f"{card:2} {card_name(card):46} {points_of(card):5}  {BONUSES[bonus_of(card)]:11}"
            f" {bare_chance(card):6.1%}   {shown}   {taken:.2f}"
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plots", type=Path, default=None)
    given = asked.parse_args()
    games = Games()
    all_counts = [count_games(games, seats, given.games, given.seed) for seats in rules.SEATS]
    for counts in all_counts:
        report(counts)
    report_cards(all_counts)


if __name__ == "__main__":
    main()
