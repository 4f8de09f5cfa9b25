"""How good is our card table?  Sensible players play Beutezug, and the targets are checked.

    python benchmarks/balance_beutezug.py [--games 10000] [--seed 1] [--plots docs/balance]

Games run compiled; their logs are played again, compiled too, and everything is counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foxden.core.chance import child_seeds
from foxden.core.compiled import compile_rule
from foxden.core.game import seats_in
from foxden.core.rule import rule
from foxden.games.beutezug import players, rules
from foxden.games.beutezug.components import (
    BONUSES,
    MOST_LOCKS,
    ROUNDS,
    VILLAS,
    bonus_of,
    locks_of,
    points_of,
)
from foxden.games.beutezug.notation import card_name
from foxden.games.beutezug.odds import bare_chance
from foxden.games.beutezug.rules import play
from foxden.games.beutezug.table import ADD, MOST_PLAYERS, NO_CARD, PICK, SPACES, Phase
from foxden.players.fast import LEVELS, Fast

LONGEST = 2000  # moves of a game
CARDS = range(1, VILLAS + 1)
SHOWN = 3  # players at the table of the plots
LEAST_PICKED, MOST_PICKED = 0.05, 0.7


@rule
def play_again(
    table: Any, log: Any, moves: int, face_up: Any, picked: Any, rows: Any, order: Any
) -> None:
    """Plays a log on ``table[0]``; counts what each who picked could see, and what they took."""
    p = table[0]
    for k in range(moves):
        move = log[k, 1]
        if p.phase == Phase.PICKING and PICK <= move < ADD:
            card = p.display[move - PICK]
            picked[card] += 1
            rows[p.round_number, locks_of(card)] += 1
            for space in range(SPACES):
                face_up[p.display[space]] += 1
            if p.round_number == 1:
                for place in range(p.seats):
                    order[place] = p.order[place]
        play(p, log[k, 0], move)


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
    face_up: NDArray[Any] = field(default_factory=lambda: np.zeros(VILLAS + 1, np.int64))
    picked: NDArray[Any] = field(default_factory=lambda: np.zeros(VILLAS + 1, np.int64))
    rows_picked: NDArray[Any] = field(
        default_factory=lambda: np.zeros((ROUNDS + 1, MOST_LOCKS + 1), np.int64)
    )

    def pick_rate(self, card: int) -> float:
        return float(self.picked[card] / max(1, self.face_up[card]))

    def share(self, place: int) -> float:
        """Wins from a place of the first turn order, as a multiple of the fair share."""
        return self.won_by_place[place] * self.seats / self.games


class Games:
    """Compiled games between levels, one after another, each with its log."""

    def __init__(self) -> None:
        self.fast = Fast(rules, players)
        self.desk = self.fast.desk()
        self.again = compile_rule(play_again, {}, self.fast.cache / "play_again")

    def play(
        self, levels: Sequence[str], seeds: Sequence[int]
    ) -> Iterator[tuple[list[int], int, NDArray[Any]]]:
        """Scores, winners and log of each game; in game n, player k sits at seat (k + n)."""
        seats, desk = len(levels), self.desk
        start = self.fast.start(seats, {})
        chosen = np.array([LEVELS[level] for level in levels])
        scores, tallies = np.zeros((1, seats), np.int32), np.zeros((1, 4), np.int64)
        log = np.zeros((LONGEST, 2), np.int32)
        places: tuple[Any, ...] = (desk.found, desk.worth, desk.rng, scores, tallies, log)
        for game, seed in enumerate(seeds):
            once, none = np.array([seed]), np.ones(seats, np.int64)
            self.fast.play_games(start, desk.table, once, chosen, none, game, *places)
            yield scores[0].tolist(), int(tallies[0, 0]), log[: tallies[0, 3]]


def count_games(games: Games, seats: int, count: int, seed: int) -> Counts:
    counts = Counts(seats)
    for scores, won, log in games.play(["sensible"] * seats, child_seeds(seed, count)):
        count_game(counts, games, scores, seats_in(won)[0], log)
    return counts


def count_game(
    counts: Counts, games: Games, scores: list[int], winner: int, log: NDArray[Any]
) -> None:
    table, order = games.fast.start(counts.seats, {}), np.zeros(MOST_PLAYERS, np.int64)
    seen = (counts.face_up, counts.picked, counts.rows_picked)
    games.again(table, log, len(log), *seen, order)
    counts.games += 1
    counts.points += scores
    counts.winner_points.append(scores[winner])
    counts.won_by_place[order.tolist().index(winner)] += 1
    counts.games_with_loot_token += bool(table[0]["loot_token"].any())
    cards = table[0]["won"][: counts.seats * ROUNDS]
    counts.burglaries += len(cards)
    counts.failed += int(np.count_nonzero((cards == NO_CARD) | (cards > VILLAS)))


# Reports, as rows of Markdown.


def report_targets(all_counts: Sequence[Counts]) -> None:
    print("\n| | " + " | ".join(f"{counts.seats} players" for counts in all_counts) + " |")
    print("| --- |" + " --- |" * len(all_counts))
    rows = {
        "failed burglaries": [f"{c.failed / c.burglaries:.1%}" for c in all_counts],
        "points of the winner": [f"{np.mean(c.winner_points):.1f}" for c in all_counts],
        "points of all": [f"{np.mean(c.points):.1f}" for c in all_counts],
        "picked when face up, least": [f"{min(map(c.pick_rate, CARDS)):.1%}" for c in all_counts],
        "picked when face up, most": [f"{max(map(c.pick_rate, CARDS)):.1%}" for c in all_counts],
        "wins by first place, × fair": [
            " ".join(f"{c.share(place):.2f}" for place in range(c.seats)) for c in all_counts
        ],
        "games with a loot token": [f"{c.games_with_loot_token / c.games:.0%}" for c in all_counts],
    }
    for name, cells in rows.items():
        print(f"| {name} | " + " | ".join(cells) + " |")


def report_cards(all_counts: Sequence[Counts]) -> None:
    seats = " | ".join(f"{counts.seats} players" for counts in all_counts)
    print(f"\n| locks | points | bonus | one roll | {seats} |")
    print("| --- | --- | --- | --- |" + " --- |" * len(all_counts))
    for card in CARDS:
        rates = " | ".join(f"{counts.pick_rate(card):.0%}" for counts in all_counts)
        bonus = BONUSES[bonus_of(card)]
        chance = f"{bare_chance(card):.1%}"
        print(f"| {card_name(card)} | {points_of(card)} | {bonus} | {chance} | {rates} |")


def report_duels(games: Games, count: int, seed: int) -> None:
    """One sensible player among greedy ones, and the other way round."""
    print("\n| players | one sensible wins | one greedy wins | fair |")
    print("| --- | --- | --- | --- |")
    for seats in (2, 3, 5):
        cells = []
        for one, others in (("sensible", "greedy"), ("greedy", "sensible")):
            levels = [one, *[others] * (seats - 1)]
            played = games.play(levels, child_seeds(seed, count))
            won = sum(winners >> game % seats & 1 for game, (_, winners, _) in enumerate(played))
            cells.append(f"{won / count:.3f}")
        print(f"| {seats} | {cells[0]} | {cells[1]} | {1 / seats:.3f} |")


# Plots.


def draw_plots(counts: Counts, folder: Path) -> None:
    alt: Any = import_module("altair")  # untyped in parts

    rows = [
        {
            "card": card_name(card),
            "number": str(locks_of(card)),
            "points": points_of(card),
            "one roll": bare_chance(card),
            "picked": counts.pick_rate(card),
        }
        for card in CARDS
    ]
    names = [str(row["card"]) for row in rows]
    number = alt.Color("number:N", title="number")
    cards = alt.Data(values=rows)
    picks = (
        alt.Chart(cards)
        .mark_bar()
        .encode(
            x=alt.X("picked:Q", title="picked when face up", axis=alt.Axis(format="%")),
            y=alt.Y("card:N", sort=names, title=None, axis=alt.Axis(labelLimit=400)),
            color=number,
        )
    )
    limits = alt.Data(values=[{"at": LEAST_PICKED}, {"at": MOST_PICKED}])
    rules_at = alt.Chart(limits).mark_rule(strokeDash=[4, 4]).encode(x="at:Q")
    (picks + rules_at).save(str(folder / "beutezug-picks.svg"))
    alt.Chart(cards).mark_point(filled=True, size=70).encode(
        x=alt.X("one roll:Q", title="chance in one roll without bonuses").scale(type="log"),
        y=alt.Y("points:Q"),
        color=number,
    ).save(str(folder / "beutezug-cards.svg"))
    picked = [
        {"round": turn, "number": str(locks), "picks": int(count)}
        for (turn, locks), count in np.ndenumerate(counts.rows_picked)
        if count
    ]
    alt.Chart(alt.Data(values=picked)).mark_bar().encode(
        x=alt.X("round:O"),
        y=alt.Y("picks:Q", stack="normalize", title="picks"),
        color=number,
    ).save(str(folder / "beutezug-rounds.svg"))


def main() -> None:
    asked = argparse.ArgumentParser(description="Check the card table of Beutezug.")
    asked.add_argument("--games", type=int, default=10000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plots", type=Path, default=None)
    given = asked.parse_args()
    games = Games()
    all_counts = [count_games(games, seats, given.games, given.seed) for seats in rules.SEATS]
    report_targets(all_counts)
    report_cards(all_counts)
    report_duels(games, given.games, given.seed)
    if given.plots is not None:
        draw_plots(all_counts[SHOWN - rules.SEATS[0]], given.plots)


if __name__ == "__main__":
    main()
