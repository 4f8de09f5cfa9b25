"""How balanced Sneaky Seven is, with sensible players: figures and plots for docs/balance.

    python benchmarks/balance_sneaky_seven.py [games] [seed]

Games are played in compiled code, then replayed to see who did what.  Writes the plots
docs/balance/sneaky-seven-*.svg and prints the tables of docs/balance/sneaky-seven.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import altair as alt
import numpy as np
import vl_convert

from foxden.core.chance import child_seeds
from foxden.core.game import seats_in
from foxden.games.sneaky_seven import players, rules, table
from foxden.games.sneaky_seven.components import (
    CHARACTERS,
    PLACE_NAMES,
    PLACES,
    TARGETS,
    VEHICLE_NAMES,
)
from foxden.games.sneaky_seven.reasons import Ending
from foxden.players.fast import LEVELS, Fast

GAMES, SEED = 3000, 5
OPTIONS = {name: option.default for name, option in rules.OPTIONS.items()}
PLOTS = Path(__file__).parent.parent / "docs" / "balance"
LONGEST = 20_000  # moves
FAST = Fast(rules, players)
DATA: Any = alt.Data  # untyped
HEADS = ("who", "wins as a multiple of a fair share", "±", "games")


@dataclass
class Tally:
    """What was seen in all games at one number of seats."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    full_boards: int = 0
    traded: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    in_games: Counter[str] = field(default_factory=Counter)
    sat: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)


def play_game(seed: int, levels: list[str], first: int = 0) -> list[tuple[int, int]]:
    """One game in compiled code; its seats and moves."""
    seats, desk = len(levels), FAST.desk()
    scores, tallies = np.zeros((1, seats), np.int64), np.zeros((1, 4), np.int64)
    log = np.zeros((LONGEST, 2), np.int64)
    numbers = np.array([LEVELS[level] for level in levels])
    none = np.zeros(seats, np.int64)
    start = FAST.start(seats, OPTIONS)
    args = (desk.found, desk.worth, desk.rng, scores, tallies, log)
    FAST.play_games(start, desk.table, np.array([seed]), numbers, none, first, *args)
    return [(int(seat), int(move)) for seat, move in log[: tallies[0, 3]]]


def watch(tally: Tally, seats: int, moves: list[tuple[int, int]]) -> None:
    """Replay a game and note what happened."""
    p = rules.set_up(seats, OPTIONS)
    starts = [0] * seats
    happened: Counter[str] = Counter()
    for seat, move in moves:
        if p.phase == table.Phase.STARTING:
            starts[p.player] = move - table.FACE
        loot = list(p.loot)
        happened.update(_named(p, move))
        rules.play(p, seat, move)
        if move == table.NO_SHIELD:
            robbed = [
                n % PLACES for n, (a, b) in enumerate(zip(loot, p.loot, strict=True)) if b > a
            ]
            happened.update(PLACE_NAMES[place] for place in robbed)
    tally.games += 1
    tally.seen += happened
    tally.in_games.update(happened.keys())
    full = rules.reason(p) == Ending.NINE_TOKENS
    tally.full_boards += full
    tally.rounds.append(p.rounds + full)
    _note_winner(tally, p, starts)


def _note_winner(tally: Tally, p: Any, starts: list[int]) -> None:
    (winner,) = seats_in(rules.winners(p))
    for seat in range(p.seats):
        names = (
            f"character {CHARACTERS[p.character[seat]]}",
            f"start {PLACE_NAMES[starts[seat]]}",
            f"seat {(seat - p.first) % p.seats + 1}",
        )
        tally.sat.update(names)
        if seat == winner:
            tally.won.update(names)


def _named(p: Any, move: int) -> list[str]:
    """What a move is called in the tables."""
    families = {
        table.TUNNEL: "tunnel taken",
        table.ROB: "robbery tried",
        table.ROB_PLAYER: "player robbed",
        table.DONE: "",
        table.BUY: "card bought",
        table.BUY_VEHICLE: "vehicle",
        table.SELL: "",
        table.STUDY: "lesson",
        table.OFFER: "",
        table.MAKE: "offer made",
        table.DROP: "",
        table.ACCEPT: "offer accepted",
        table.DECLINE: "offer declined",
    }
    if move == table.SHIELD:
        return ["caught"]
    first = max((first for first in families if first <= move), default=-1)
    name = families.get(first, "")
    return [VEHICLE_NAMES[move - first]] if name == "vehicle" else [name] if name else []


def measured(seats: int, games: int, seed: int) -> Tally:
    tally = Tally()
    for game_seed in child_seeds(seed, games):
        watch(tally, seats, play_game(game_seed, ["sensible"] * seats))
    return tally


def shares(tally: Tally, what: str, seats: int) -> list[dict[str, Any]]:
    """Wins as a multiple of a fair share, with the half-width of a 95 % interval."""
    rows = []
    for name in sorted(name for name in tally.sat if name.startswith(what + " ")):
        count, wins = tally.sat[name], tally.won[name]
        rate = wins / count
        spread = 1.96 * sqrt(rate * (1 - rate) / count) * seats
        label = name.removeprefix(what + " ")
        rows.append({"who": label, "share": rate * seats, "spread": spread, "games": count})
    return rows


def print_table(rows: list[dict[str, Any]]) -> None:
    print("| " + " | ".join(HEADS) + " |\n|" + " --- |" * len(HEADS))
    for row in rows:
        print(f"| {row['who']} | {row['share']:.2f} | {row['spread']:.2f} | {row['games']} |")
    print()


def print_lengths(tallies: dict[int, Tally]) -> None:
    heads = ("players", "rounds, mean", "10 %", "50 %", "90 %", "nine tokens", "trades a game")
    more = ("games with a trade", "lessons", "caught")
    print("| " + " | ".join((*heads, *more)) + " |\n|" + " --- |" * (len(heads) + len(more)))
    for seats, tally in tallies.items():
        low, middle, high = np.percentile(tally.rounds, [10, 50, 90])
        cells = [str(seats), f"{np.mean(tally.rounds):.1f}", f"{low:.0f}", f"{middle:.0f}"]
        cells += [f"{high:.0f}", f"{tally.full_boards / tally.games:.1%}"]
        cells += [f"{tally.seen['offer accepted'] / tally.games:.1f}"]
        cells += [f"{tally.in_games['offer accepted'] / tally.games:.1%}"]
        cells += [f"{tally.seen[name] / tally.games:.1f}" for name in ("lesson", "caught")]
        print("| " + " | ".join(cells) + " |")
    print()


def print_things(tally: Tally) -> None:
    print("| what | a game | in how many games |\n| --- | --- | --- |")
    targets = [name for name, target in zip(PLACE_NAMES, TARGETS, strict=True) if target]
    others = [name for name in PLACE_NAMES if name not in targets]
    for name in (*targets, *others, *VEHICLE_NAMES, "tunnel taken", "player robbed", "card bought"):
        seen, share = tally.seen[name] / tally.games, tally.in_games[name] / tally.games
        print(f"| {name} | {seen:.2f} | {share:.1%} |")
    print()


def save(chart: Any, name: str) -> None:
    svg = vl_convert.vegalite_to_svg(chart.to_json())
    (PLOTS / f"sneaky-seven-{name}.svg").write_text(svg, encoding="utf-8")


def plot_shares(rows: list[dict[str, Any]], title: str, name: str) -> None:
    for row in rows:
        row["low"], row["high"] = row["share"] - row["spread"], row["share"] + row["spread"]
    base = alt.Chart(DATA(values=rows)).encode(y=alt.Y("who:N", title=None, sort="-x"))
    scale = alt.Scale(domain=[0.6, 1.4])
    bars = base.mark_rule(strokeWidth=3, color="#57476b").encode(
        x=alt.X("low:Q", title="wins, as a multiple of a fair share", scale=scale), x2="high:Q"
    )
    points = base.mark_circle(size=90, color="#ef7d32").encode(x=alt.X("share:Q", scale=scale))
    fair = alt.Chart(DATA(values=[{"one": 1}])).mark_rule(strokeDash=[4, 4]).encode(x="one:Q")
    save((fair + bars + points).properties(title=title, width=420), name)


def plot_lengths(tallies: dict[int, Tally]) -> None:
    values = [
        {"players": seats, "rounds": rounds}
        for seats, tally in tallies.items()
        for rounds in tally.rounds
    ]
    chart = (
        alt.Chart(DATA(values=values))
        .transform_aggregate(games="count()", groupby=["players", "rounds"])
        .mark_bar(color="#3a8fc6")
        .encode(
            x=alt.X("rounds:Q", title="rounds"),
            y=alt.Y("games:Q", title="games"),
            row=alt.Row("players:N", title="players"),
        )
        .properties(width=420, height=70)
        .resolve_scale(y="independent")
    )
    save(chart, "rounds")


def against_greedy(games: int, seed: int) -> None:
    print("| table | sensible wins | fair share | ± |\n| --- | --- | --- | --- |")
    for seats in (2, 4):
        levels = ["sensible"] + ["greedy"] * (seats - 1)
        wins = 0
        for number, game_seed in enumerate(child_seeds(seed + seats, games)):
            p = rules.set_up(seats, OPTIONS)
            for seat, move in play_game(game_seed, levels, number):
                rules.play(p, seat, move)
            wins += rules.winners(p) >> number % seats & 1
        rate = wins / games
        spread = 1.96 * sqrt(rate * (1 - rate) / games)
        print(f"| 1 and {seats - 1} greedy | {rate:.3f} | {1 / seats:.3f} | {spread:.3f} |")
    print()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else SEED
    counts = {2: games // 4, 3: games // 4, 4: games, 5: games // 8, 6: games // 8}
    tallies = {seats: measured(seats, count, seed) for seats, count in counts.items()}
    print_lengths(tallies)
    print_things(tallies[4])
    titles = {"character": "characters", "start": "start places", "seat": "turn order"}
    for what, title in titles.items():
        rows = shares(tallies[4], what, 4)
        print_table(rows)
        plot_shares(rows, f"Four sensible players: {title}", what)
    plot_lengths(tallies)
    against_greedy(max(200, games // 3), seed)


if __name__ == "__main__":
    main()
