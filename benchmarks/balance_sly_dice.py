"""Sly Dice in figures: what each card is worth among sensible players, and who beats whom.

Games are played compiled; their moves are then followed on the plain body, which knows the truth of
every claim.  Run it with: python benchmarks/balance_sly_dice.py  (tables go to the screen, plots to
docs/balance/).  ``--cards`` or ``--matrix`` runs one half alone.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from foxden.core.chance import child_seeds
from foxden.core.game import CHANCE, seats_in
from foxden.games.sly_dice import players, rules
from foxden.games.sly_dice.components import CARD_NAMES, CARD_OF, CARDS, HIGH_LOW_CLAIM, POINTS_OF
from foxden.games.sly_dice.table import (
    ACCUSE,
    ADD,
    AFRESH,
    CHANGE_FRONT,
    CLAIM,
    NOTHING,
    REPEAT,
    SHOW_BLUFF,
    Phase,
    claim_is_true,
)
from foxden.players.fast import LEVELS, PLAYOUTS, Fast

alt: Any = import_module("altair")  # its own types are partial

DOCS = Path(__file__).parents[1] / "docs" / "balance"
GAMES = 4000
MATRIX_GAMES = 2000
SEED = 11
LONGEST = 4000
OPTIONS = {"first_game": "no"}


@dataclass
class Tally:
    """Counts by card, over many games of one number of players."""

    seats: int
    games: int = 0
    claims: int = 0
    on_table: Counter[int] = field(default_factory=Counter)  # chances to claim it
    claimed: Counter[int] = field(default_factory=Counter)
    bluffed: Counter[int] = field(default_factory=Counter)
    accused: Counter[int] = field(default_factory=Counter)
    caught: Counter[int] = field(default_factory=Counter)
    scored: Counter[int] = field(default_factory=Counter)
    earned: Counter[int] = field(default_factory=Counter)
    powers: Counter[str] = field(default_factory=Counter)
    totals: list[int] = field(default_factory=list)


# Playing.


def played(fast: Fast, levels: list[str], games: int, deep: bool = False) -> Iterator[Any]:
    """Scores, winners and moves of each game; in game n, player k sits at seat (k + n) % seats."""
    seats = len(levels)
    desk, start = fast.desk(), fast.start(seats, OPTIONS)
    play = fast.play_deep_games if deep else fast.play_games
    numbers = np.array([LEVELS[level] for level in levels], np.int64)
    for game, seed in enumerate(child_seeds(SEED, games)):
        scores = np.zeros((1, seats), np.int32)
        tallies = np.zeros((1, 4), np.int64)
        log = np.zeros((LONGEST, 2), np.int32)
        play(
            start,
            desk.table,
            np.array([seed], np.int64),
            numbers,
            np.full(seats, PLAYOUTS, np.int64),
            game,
            desk.found,
            desk.worth,
            desk.rng,
            scores,
            tallies,
            log,
        )
        yield scores[0], seats_in(int(tallies[0, 0])), log[: int(tallies[0, 3])]


# Cards.


def counted(fast: Fast, seats: int) -> Tally:
    tally = Tally(seats)
    for scores, _, log in played(fast, ["sensible"] * seats, GAMES):
        tally.games += 1
        tally.totals += [int(score) for score in scores]
        follow(tally, log)
    return tally


def follow(tally: Tally, log: Any) -> None:
    p = rules.set_up(tally.seats, OPTIONS)
    for seat, move in log.tolist():
        before = list(p.points)
        claimer, claim = p.claimer, p.claim
        if p.phase == Phase.CLAIMING and CLAIM <= move < NOTHING:
            claim = move - CLAIM
            note_claim(tally, p, claim)
        elif seat != CHANCE:
            note_move(tally, p, move)
        rules.play(p, seat, move)
        if claimer >= 0 and p.points[claimer] > before[claimer]:
            tally.scored[CARD_OF[claim]] += 1
            tally.earned[CARD_OF[claim]] += p.points[claimer] - before[claimer]


def note_claim(tally: Tally, p: Any, claim: int) -> None:
    tally.claims += 1
    for card in range(CARDS):
        if p.on_table >> card & 1 and not p.scored[p.claimer] >> card & 1:
            tally.on_table[card] += 1
    tally.claimed[CARD_OF[claim]] += 1
    if claim != HIGH_LOW_CLAIM:
        p.claim = claim
        tally.bluffed[CARD_OF[claim]] += not claim_is_true(p)


def note_move(tally: Tally, p: Any, move: int) -> None:
    if move == ACCUSE:
        tally.accused[CARD_OF[p.claim]] += 1
        tally.caught[CARD_OF[p.claim]] += not claim_is_true(p)
    elif move == SHOW_BLUFF:
        tally.earned[CARD_OF[p.claim]] += rules.bonus(p.bluffs[p.claimer] + 1) - rules.bonus(
            p.bluffs[p.claimer]
        )
        tally.powers["bluffs shown"] += 1
    elif move in (REPEAT, ADD, AFRESH):
        tally.powers[{REPEAT: "twos", ADD: "threes", AFRESH: "fours"}[move]] += 1
    elif CHANGE_FRONT <= move < REPEAT:
        tally.powers["ones"] += 1


HEADS = ("card", "points", "claimed", "bluffs", "accused", "caught", "scored", "a claim earns")


def rows(tally: Tally) -> list[dict[str, Any]]:
    """One row a card: shares, and mean points with the bluffing cards it brought."""
    found = []
    for card in range(CARDS):
        claims = tally.claimed[card]
        points = {POINTS_OF[claim] for claim, its in enumerate(CARD_OF) if its == card}
        values = (
            CARD_NAMES[card],
            str(max(points)) if len(points) == 1 else "each",
            claims / max(1, tally.on_table[card]),
            tally.bluffed[card] / max(1, claims),
            tally.accused[card] / max(1, claims),
            tally.caught[card] / max(1, tally.accused[card]),
            tally.scored[card] / max(1, claims),
            tally.earned[card] / max(1, claims),
        )
        found.append(dict(zip(HEADS, values, strict=True)))
    return found


def print_cards(tally: Tally) -> None:
    mean = sum(tally.totals) / len(tally.totals)
    bluffs = sum(tally.bluffed.values()) / tally.claims
    print(f"\n{tally.seats} players, {tally.games:,} games, mean score {mean:.0f}, ", end="")
    print(f"{bluffs:.0%} of claims are bluffs")
    print("powers a game and player: ", end="")
    print(
        ", ".join(
            f"{name} {count / len(tally.totals):.2f}"
            for name, count in sorted(tally.powers.items())
        )
    )
    print("| " + " | ".join(HEADS) + " |\n|" + " --- |" * len(HEADS))
    for row in rows(tally):
        shares = [f"{row[head]:.0%}" for head in HEADS[2:7]]
        print(f"| {row['card']} | {row['points']} | {' | '.join(shares)} | {row[HEADS[7]]:.1f} |")


def plot_cards(tallies: list[Tally]) -> None:
    values = [{**row, "players": tally.seats} for tally in tallies for row in rows(tally)]
    titles = {"claimed": "claimed when it could be", "a claim earns": "points a claim earns"}
    for name, head in (("claimed", "claimed"), ("earned", "a claim earns")):
        chart = (
            alt.Chart(alt.Data(values=values))
            .mark_bar()
            .encode(
                y=alt.Y("card:N", sort=list(CARD_NAMES), title=None),
                x=alt.X(f"{head}:Q", title=titles[head]),
                yOffset="players:O",
                color=alt.Color("players:O", scale=alt.Scale(scheme="oranges")),
            )
            .properties(width=420, height=alt.Step(9))
        )
        chart.save(DOCS / f"sly-dice-{name}.svg")


# Who beats whom.


def print_matrix(fast: Fast) -> None:
    """Share of wins of the row against the column, two players, shared wins halved."""
    shares = {}
    for better, worse in combinations(reversed(LEVELS), 2):
        won = 0.0
        for game, (_, winners, _) in enumerate(
            played(fast, [better, worse], MATRIX_GAMES, "rollout" in (better, worse))
        ):
            won += (game % 2 in winners) / len(winners)
        shares[better, worse] = won / MATRIX_GAMES
        print(f"{better} beats {worse}: {won / MATRIX_GAMES:.3f}", flush=True)
    print(f"\n{MATRIX_GAMES:,} games a pair, rollout with {PLAYOUTS} playouts")
    print("| | " + " | ".join(LEVELS) + " |\n|" + " --- |" * (len(LEVELS) + 1))
    for row in LEVELS:
        cells = []
        for column in LEVELS:
            share = shares.get((row, column), 1 - shares.get((column, row), 0.5))
            cells.append("–" if row == column else f"{share:.3f}")
        print(f"| **{row}** | " + " | ".join(cells) + " |")


def main() -> None:
    fast = Fast(rules, players)
    if "--matrix" not in sys.argv:
        tallies = [counted(fast, seats) for seats in rules.SEATS]
        for tally in tallies:
            print_cards(tally)
        plot_cards(tallies)
    if "--cards" not in sys.argv:
        print_matrix(fast)


if __name__ == "__main__":
    main()
