"""The loops that play whole games in compiled code, written once for all games.

The names declared below are left open: ``fast.py`` binds them to one game's rules and players and
compiles the lot.  Positions live in arrays of records; ``table[0]`` is the game being played.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any

from foxden.core.chance import Rng, below, fraction, sow, word
from foxden.core.game import CHANCE
from foxden.core.rule import rule

Position = Any
Table = Any  # an array of position records
Found = MutableSequence[int]  # room for moves

turn: Callable[[Position], int]
candidates: Callable[[Position, int, Found], int]
refusal: Callable[[Position, int, int], int]
odds: Callable[[Position, int], float]
play: Callable[[Position, int, int], None]
hide: Callable[[Position, int], None]
guess: Callable[[Position, int, Rng], None]
turns: Callable[[Position], int]
score: Callable[[Position, int], int]
winners: Callable[[Position], int]
greedy: Callable[[Position, int, Rng, Found], int]
sensible: Callable[[Position, int, Rng, Found], int]

prospect: Callable[[Position, int, int], float]  # of a seat, when a playout ends
horizon: Callable[[Position], int]  # the turn with which a playout from here ends
doubt: Callable[[], float]  # standard errors by which a move must be better than the sensible one

MARGIN = 0.1
FAR_AWAY = 1 << 30
RANDOM, GREEDY, SENSIBLE, ROLLOUT = 0, 1, 2, 3
NO_MOVE = -1


@rule
def legal(p: Position, seat: int, found: Found) -> int:
    """Write the legal moves of a seat into ``found``; return how many."""
    asked = candidates(p, seat, found)
    count = 0
    for k in range(asked):
        move = found[k]
        if refusal(p, seat, move) == 0:
            found[count] = move
            count += 1
    return count


@rule
def chance_move(p: Position, rng: Rng, found: Found) -> int:
    """Draw an outcome by its odds."""
    asked = candidates(p, CHANCE, found)
    left = fraction(rng)
    drawn = NO_MOVE
    for k in range(asked):
        share = odds(p, found[k])
        if share > 0:
            drawn = found[k]
            left -= share
            if left < 0:
                return drawn
    return drawn


@rule
def random_move(p: Position, seat: int, rng: Rng, found: Found) -> int:
    """Any legal move, each equally likely: try candidates at random before sifting them all."""
    asked = candidates(p, seat, found)
    for _ in range(asked):
        move = found[below(rng, asked)]
        if refusal(p, seat, move) == 0:
            return move
    return found[below(rng, legal(p, seat, found))]


@rule
def next_seat(owing: int, rng: Rng) -> int:
    """CHANCE first; among several seats any, since what they do does not depend on the order."""
    if owing >> CHANCE & 1:
        return CHANCE
    count = 0
    for seat in range(CHANCE):
        count += owing >> seat & 1
    skip = below(rng, count) if count > 1 else 0
    for seat in range(CHANCE):
        if owing >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
    return CHANCE


@rule
def play_randomly(
    start: Table, table: Table, games: int, rng: Rng, found: Found
) -> tuple[int, int]:
    """Whole games of random moves, chance included; returns moves, and decisions of seats alone."""
    moves = 0
    decisions = 0
    for _ in range(games):
        table[0] = start[0]
        p = table[0]
        owing = turn(p)
        while owing:
            seat = next_seat(owing, rng)
            if seat == CHANCE:
                move = chance_move(p, rng, found)
            else:
                move = random_move(p, seat, rng, found)
                decisions += 1
            play(p, seat, move)
            moves += 1
            owing = turn(p)
    return moves, decisions


@rule
def built_in(level: int, p: Position, seat: int, rng: Rng, found: Found) -> int:
    """The move of a level that looks at nothing but its view ``p``."""
    if level == GREEDY:
        return greedy(p, seat, rng, found)
    if level == SENSIBLE:
        return sensible(p, seat, rng, found)
    return random_move(p, seat, rng, found)


@rule
def copy_on(table: Table, copies: int) -> None:
    """Hand one position around the table, for measuring what a copy costs."""
    for k in range(copies):
        table[(k + 1) % len(table)] = table[k % len(table)]


# Whole games between levels.  ``table`` has room for TABLES positions:
GAME, VIEW, WORLD, TRIAL, TRIAL_VIEW = 0, 1, 2, 3, 4
TABLES = 5


@rule
def play_games(
    start: Table,
    table: Table,
    seeds: Any,
    levels: Any,
    playouts: Any,
    first: int,
    found: Any,
    worth: Any,
    rng: Rng,
    scores: Any,
    tallies: Any,
    log: Any,
) -> None:
    """One game for each seed; in game n, player k sits at seat (k + n) % seats.

    ``scores[game, seat]`` and ``tallies[game] = winners, decisions, turns, moves`` are written, and
    into ``log`` the seats and moves of the last game, as far as they fit.
    """
    seats = scores.shape[1]
    for game in range(len(seeds)):
        sow(rng, seeds[game])
        table[GAME] = start[0]
        p = table[GAME]
        moves = 0
        decisions = 0
        owing = turn(p)
        while owing:
            seat = next_seat(owing, rng)
            if seat == CHANCE:
                move = chance_move(p, rng, found[0])
            else:
                player = (seat - first - game) % seats
                table[VIEW] = table[GAME]
                hide(table[VIEW], seat)
                move = decide(
                    levels[player], playouts[player], table, seat, seats, found, worth, rng
                )
                decisions += 1
            if moves < len(log):
                log[moves, 0] = seat
                log[moves, 1] = move
            play(p, seat, move)
            moves += 1
            owing = turn(p)
        for seat in range(seats):
            scores[game, seat] = score(p, seat)
        tallies[game, 0] = winners(p)
        tallies[game, 1] = decisions
        tallies[game, 2] = turns(p)
        tallies[game, 3] = moves


@rule
def decide(
    level: int, playouts: int, table: Table, seat: int, seats: int, found: Any, worth: Any, rng: Rng
) -> int:
    """The move of a level that sits at ``seat`` and sees ``table[VIEW]``."""
    if level == ROLLOUT:
        return rollout(playouts, table, seat, seats, found, worth, rng)
    return built_in(level, table[VIEW], seat, rng, found[0])


@rule
def decide_by_looking(
    level: int, playouts: int, table: Table, seat: int, seats: int, found: Any, worth: Any, rng: Rng
) -> int:
    """The same for games without `rollout` players."""
    return built_in(level, table[VIEW], seat, rng, found[0])


@rule
def rollout(
    playouts: int, table: Table, seat: int, seats: int, found: Any, worth: Any, rng: Rng
) -> int:
    """Flat Monte Carlo: each legal move is tried in the same guessed worlds, sensibly played on."""
    count = set_out(table, seat, found, worth, rng)
    if count > 1:
        weigh(max(1, playouts // count), count, table, seat, seats, found, worth, rng)
    return best_weighed(count, found, worth)


@rule
def set_out(table: Table, seat: int, found: Any, worth: Any, rng: Rng) -> int:
    """Write the legal moves into ``found[1]``, the sensible one first; return how many."""
    usual = sensible(table[VIEW], seat, rng, found[0])
    count = legal(table[VIEW], seat, found[1])
    for k in range(count):
        worth[0, k] = worth[1, k] = 0.0
        if found[1][k] == usual:
            found[1][k] = found[1][0]
            found[1][0] = usual
    return count


@rule
def weigh(
    worlds: int, count: int, table: Table, seat: int, seats: int, found: Any, worth: Any, rng: Rng
) -> None:
    """Add to ``worth[0]`` what each of the first ``count`` moves of ``found[1]`` brings the seat
    beyond the first one, and to ``worth[1]`` the squares of that.

    In each guessed world all moves meet the same luck, so that they can be compared.
    """
    for _ in range(worlds):
        table[WORLD] = table[VIEW]
        guess(table[WORLD], seat, rng)
        luck = word(rng)
        usual = 0.0
        for k in range(count):
            sow(rng, luck)
            table[TRIAL] = table[WORLD]
            play(table[TRIAL], seat, found[1][k])
            play_out(table, rng, found[0])
            gain = prospect(table[TRIAL], seat, seats) - usual
            if k == 0:
                usual = gain
            else:
                worth[0, k] += gain
                worth[1, k] += gain * gain


@rule
def best_weighed(count: int, found: Any, worth: Any) -> int:
    """The move that brings most, doubted by its error; the sensible one where none is better."""
    best = 0
    most = 0.0
    for k in range(1, count):
        sure = worth[0, k] - doubt() * worth[1, k] ** 0.5
        if sure > most:
            best = k
            most = sure
    chosen: int = found[1][best]
    return chosen


@rule
def play_out(table: Table, rng: Rng, found: Found) -> None:
    """Play ``table[TRIAL]`` on with sensible players, to the horizon."""
    p = table[TRIAL]
    last = horizon(p)
    owing = turn(p)
    while owing and turns(p) <= last:
        seat = next_seat(owing, rng)
        if seat == CHANCE:
            move = chance_move(p, rng, found)
        else:
            table[TRIAL_VIEW] = table[TRIAL]
            hide(table[TRIAL_VIEW], seat)
            move = sensible(table[TRIAL_VIEW], seat, rng, found)
        play(p, seat, move)
        owing = turn(p)


@rule
def never(p: Position) -> int:
    """The horizon of a game whose playouts go to the end."""
    return FAR_AWAY


@rule
def no_doubt() -> float:
    """Of a game whose moves are few enough to believe what the playouts say."""
    return 0.0


@rule
def lead(p: Position, seat: int, seats: int) -> float:
    """The share of a win, and a little for the margin, which steers where wins are equal."""
    own = score(p, seat)
    best_other = score(p, 0 if seat > 0 else 1)
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, score(p, other))
    margin = (own - best_other) / (abs(own) + abs(best_other) + 1)
    won = winners(p)
    shared = 0
    for other in range(seats):
        shared += won >> other & 1
    return (won >> seat & 1) / shared + MARGIN * margin
