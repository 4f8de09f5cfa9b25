"""How balanced Sneaky Seven is, with sensible players: figures and plots for docs/balance.

    python benchmarks/balance_sneaky_seven.py [games] [seed]

Games are played in compiled code; what happened is read from their moves and last positions.
Writes the plots docs/balance/sneaky-seven-*.svg and prints the tables of the page beside them.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    TARGET_COUNT,
    TARGETS,
    VEHICLE_NAMES,
)
from foxden.players.fast import LEVELS, Fast

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Moves = NDArray[np.int32]

GAMES, SEED = 3000, 5
OPTIONS = {name: option.default for name, option in rules.OPTIONS.items()}
PLOTS = Path(__file__).parent.parent / "docs" / "balance"
LONGEST = 20_000  # moves
FAST = Fast(rules, players)
DESK = FAST.desk()
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


@dataclass(frozen=True)
class Played:
    """A finished game: its moves by seat, its last position, who won."""

    seats: Moves
    moves: Moves
    last: Any
    winner: int


def play_game(seed: int, levels: list[str], first: int = 0) -> Played:
    """One game in compiled code; player k sits at seat k + first."""
    seats = len(levels)
    scores, tallies = np.zeros((1, seats), np.int32), np.zeros((1, 4), np.int64)
    log = np.zeros((LONGEST, 2), np.int32)
    numbers = np.array([LEVELS[level] for level in levels])
    none = np.zeros(seats, np.int64)
    start = FAST.start(seats, OPTIONS)
    args = (DESK.found, DESK.worth, DESK.rng, scores, tallies, log)
    FAST.play_games(start, DESK.table, np.array([seed]), numbers, none, first, *args)
    (winner,) = seats_in(int(tallies[0, 0]))
    told = log[: tallies[0, 3]]
    return Played(told[:, 0], told[:, 1], DESK.table[0], winner)


FAMILIES = {  # of moves, as the tables call them: the first, and the first after them
    "tunnel taken": (table.TUNNEL, table.ROB),
    "player robbed": (table.ROB_PLAYER, table.DONE),
    "card bought": (table.BUY, table.BUY_VEHICLE),
    "lesson": (table.STUDY, table.OFFER),
    "offer accepted": (table.ACCEPT, table.DECLINE),
    "offer declined": (table.DECLINE, table.MOVES),
    "caught": (table.SHIELD, table.CHOOSE),
    **{
        name: (table.BUY_VEHICLE + number, table.BUY_VEHICLE + number + 1)
        for number, name in enumerate(VEHICLE_NAMES)
    },
}


def watch(tally: Tally, game: Played) -> None:
    """Note what happened."""
    happened: Counter[str] = Counter()
    for name, (first, after) in FAMILIES.items():
        happened[name] = int(((game.moves >= first) & (game.moves < after)).sum())
    for place, name in enumerate(PLACE_NAMES):  # every loot card was sold or is still there
        sold = int((game.moves == table.SELL_LOOT + place).sum())
        happened[name] = sold + int(game.last.loot[place::PLACES].sum())
    tally.games += 1
    tally.seen += happened
    tally.in_games.update(name for name, count in happened.items() if count)
    full = rules.score(game.last, game.winner) == TARGET_COUNT
    tally.full_boards += full
    tally.rounds.append(int(game.last.rounds) + full)
    _note_winner(tally, game)


def _note_winner(tally: Tally, game: Played) -> None:
    last, chose = (
        game.last,
        np.flatnonzero((game.moves >= table.CHOOSE) & (game.moves < table.ROLL)),
    )
    starts = {int(game.seats[k]): int(game.moves[k + 1]) - table.FACE for k in chose}
    for seat, place in starts.items():
        names = (
            f"character {CHARACTERS[last.character[seat]]}",
            f"start {PLACE_NAMES[place]}",
            f"seat {(seat - int(last.first)) % len(starts) + 1}",
        )
        tally.sat.update(names)
        if seat == game.winner:
            tally.won.update(names)


def measured(seats: int, games: int, seed: int) -> Tally:
    tally = Tally()
    for game_seed in child_seeds(seed, games):
        watch(tally, play_game(game_seed, ["sensible"] * seats))
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


def print_levels(games: int, seed: int) -> None:
    """One player of a level among players of another; seats go round."""
    print("| one | among | wins | fair share | ± |\n| --- | --- | --- | --- | --- |")
    for one, others in (("greedy", "random"), ("sensible", "random"), ("sensible", "greedy")):
        for seats in (2, 4):
            levels = [one] + [others] * (seats - 1)
            wins = 0
            for number, game_seed in enumerate(child_seeds(seed + seats, games)):
                wins += play_game(game_seed, levels, number).winner == number % seats
            rate = wins / games
            spread = 1.96 * sqrt(rate * (1 - rate) / games)
            print(f"| {one} | {seats - 1} {others} | {rate:.3f} | {1 / seats:.3f} | {spread:.3f} |")
    print()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else SEED
    counts = {2: games // 3, 3: games // 3, 4: games, 5: games // 3, 6: games // 3}
    tallies = {seats: measured(seats, count, seed) for seats, count in counts.items()}
    print_lengths(tallies)
    print_things(tallies[4])
    titles = {"character": "characters", "start": "start places", "seat": "turn order"}
    for what, title in titles.items():
        rows = shares(tallies[4], what, 4)
        print_table(rows)
        plot_shares(rows, f"Four sensible players: {title}", what)
    plot_lengths(tallies)
    print_levels(max(200, games * 2 // 3), seed)


if __name__ == "__main__":
    main()
