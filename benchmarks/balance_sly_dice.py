"""Sly Dice in figures: what each card is worth among sensible players.

Games are played compiled; their moves are then followed on the plain body, which knows the truth of
every claim.  Run it with: python benchmarks/balance_sly_dice.py  (tables go to the screen, plots to
docs/balance/).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from foxden.core.chance import child_seeds
from foxden.core.game import CHANCE
from foxden.games.sly_dice import players, rules
from foxden.games.sly_dice.components import (
    CARD_NAMES,
    CARD_OF,
    CARDS,
    CLAIMS,
    COMMON_DICE,
    FACES,
    HIGH_LOW_CLAIM,
    OWN_DICE,
    POINTS_OF,
    claim_of,
)
from foxden.games.sly_dice.odds import best_chances
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
    one_die,
)
from foxden.players.fast import LEVELS, Fast

alt: Any = import_module("altair")  # its own types are partial

DOCS = Path(__file__).parents[1] / "docs" / "balance"
GAMES = 2000
SEED = 11
LONGEST = 4000
OPTIONS = {"first_game": "no"}


@dataclass
class Tally:
    """Counts by card, over many games of one number of players."""

    seats: int
    games: int = 0
    claims: int = 0
    lay_out: Counter[int] = field(default_factory=Counter)  # players who saw it by the end
    tokens: Counter[int] = field(default_factory=Counter)  # and those who scored it
    could: Counter[int] = field(default_factory=Counter)  # turns in which it could be claimed
    claimed: Counter[int] = field(default_factory=Counter)
    bluffed: Counter[int] = field(default_factory=Counter)
    accused: Counter[int] = field(default_factory=Counter)
    caught: Counter[int] = field(default_factory=Counter)
    scored: Counter[int] = field(default_factory=Counter)
    earned: Counter[int] = field(default_factory=Counter)
    powers: Counter[str] = field(default_factory=Counter)
    totals: list[int] = field(default_factory=list)


# Playing.


def played(fast: Fast, seats: int) -> Iterator[Any]:
    """Scores and moves of each game."""
    desk, start = fast.desk(), fast.start(seats, OPTIONS)
    for game, seed in enumerate(child_seeds(SEED, GAMES)):
        scores = np.zeros((1, seats), np.int32)
        tallies = np.zeros((1, 4), np.int64)
        log = np.zeros((LONGEST, 2), np.int32)
        fast.play_games(
            start,
            desk.table,
            np.array([seed], np.int64),
            np.full(seats, LEVELS["sensible"], np.int64),
            np.ones(seats, np.int64),
            game,
            desk.found,
            desk.worth,
            desk.rng,
            scores,
            tallies,
            log,
        )
        yield scores[0], log[: int(tallies[0, 3])]


# Cards.


def counted(fast: Fast, seats: int) -> Tally:
    tally = Tally(seats)
    for scores, log in played(fast, seats):
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
    for card in range(CARDS):
        if p.on_table >> card & 1:
            tally.lay_out[card] += tally.seats
            tally.tokens[card] += sum(p.scored[seat] >> card & 1 for seat in range(tally.seats))


def note_claim(tally: Tally, p: Any, claim: int) -> None:
    tally.claims += 1
    possible = {k for k in range(CLAIMS) if not rules.refusal(p, p.claimer, CLAIM + k)}
    for card in {CARD_OF[k] for k in possible}:
        tally.could[card] += 1
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


HEADS = (
    "card",
    "points",
    "chance",
    "claimed",
    "bluffs",
    "accused",
    "caught",
    "scored",
    "token",
    "earns",
)


@cache
def chance_of(card: int) -> float:
    """Of making a card when rolling for it alone from the start, over all common dice."""
    total = 0.0
    for dice in product(range(FACES), repeat=COMMON_DICE):
        p = rules.set_up(2, OPTIONS)
        p.common = sum(one_die(face) for face in dice)
        p.rolling, p.to_roll[0] = 1, OWN_DICE
        total += best_chances(p, 0)[claim_of(card)] / FACES**COMMON_DICE
    return total


def rows(tally: Tally) -> list[dict[str, Any]]:
    """One row a card: shares, and mean points with the bluffing cards it brought."""
    found = []
    for card in range(CARDS):
        claims = tally.claimed[card]
        points = {POINTS_OF[claim] for claim, its in enumerate(CARD_OF) if its == card}
        values = (
            CARD_NAMES[card],
            str(max(points)) if len(points) == 1 else "each",
            "" if card < FACES else f"{chance_of(card):.0%}",
            claims / max(1, tally.could[card]),
            tally.bluffed[card] / max(1, claims),
            tally.accused[card] / max(1, claims),
            tally.caught[card] / max(1, tally.accused[card]),
            tally.scored[card] / max(1, claims),
            tally.tokens[card] / max(1, tally.lay_out[card]),
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
        shares = " | ".join(f"{row[head]:.0%}" for head in HEADS[3:9])
        first = " | ".join(row[head] for head in HEADS[:3])
        print(f"| {first} | {shares} | {row['earns']:.1f} |")


def plot_cards(tallies: list[Tally]) -> None:
    values = [{**row, "players": tally.seats} for tally in tallies for row in rows(tally)]
    titles = {"claimed": "claimed when it could be", "earns": "points that a claim earns"}
    for name, head in (("claimed", "claimed"), ("earned", "earns")):
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


def main() -> None:
    fast = Fast(rules, players)
    tallies = [counted(fast, seats) for seats in rules.SEATS]
    for tally in tallies:
        print_cards(tally)
    plot_cards(tallies)


if __name__ == "__main__":
    main()
