"""Who may know what: a view follows from what its viewer saw, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from foxden.core.game import (
    CHANCE,
    HIDDEN,
    PUBLIC,
    SPECTATOR,
    UNSEEN,
    Game,
    Message,
    Move,
    Seat,
    legal_moves,
    seats_in,
    seen_by,
)
from foxden.core.match import Event, result_of, tell
from foxden.core.position import copied
from foxden.games import Room

from .playing import (
    GAMES_EACH,
    Step,
    each_table,
    played_out,
    playthrough,
    positions,
    sample,
    viewers,
)
from .rooms import game_of


def seen_steps(here: Room, seats: int, count: int) -> Iterator[tuple[Step, Seat, Move, Any]]:
    """Steps with each viewer, the move as seen, and the view before it."""
    rules = game_of(here).rules
    for step in sample(here, seats, count):
        for viewer in viewers(seats):
            move = rules.seen(step.before, step.seat, step.move, viewer)
            yield step, viewer, move, seen_by(rules, step.before, viewer)


def guessed(game: Game, p: Any, viewer: Seat, seed: int) -> Any:
    """Another world that looks the same to the viewer."""
    world = seen_by(game.rules, p, viewer)
    rng = Random(seed)
    game.rules.guess(world, viewer, [rng.getrandbits(32) for _ in range(4)])
    return world


@each_table
def test_a_view_follows_from_what_was_seen(here: Room, seats: int) -> None:
    """hide(after) == play(hide(before), the move as seen), for every move and every viewer."""
    rules = game_of(here).rules
    for step, viewer, move, view in seen_steps(here, seats, 1500):
        if move != UNSEEN:
            rules.play(view, step.seat, move)
        assert view == seen_by(rules, step.after, viewer)


@each_table
def test_what_is_seen_could_be_expected(here: Room, seats: int) -> None:
    """So a transcript for any reader replays: on the view the move is due, legal and has words."""
    game, rules = game_of(here), game_of(here).rules
    for step, viewer, move, view in seen_steps(here, seats, 900):
        if move == UNSEEN:
            continue
        assert rules.turn(view) >> step.seat & 1
        assert rules.refusal(view, step.seat, move) == 0
        if step.seat == CHANCE:
            assert rules.stream(view) == rules.stream(step.before)
        if move != HIDDEN:
            assert rules.seen(view, step.seat, move, viewer) == move
            words = game.notation.write(view, step.seat, move)
            assert game.notation.read(view, step.seat, words) == move


@each_table
def test_everyone_sees_their_own_moves_and_their_own_chance(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for step, viewer, move, _ in seen_steps(here, seats, 900):
        owner = rules.stream(step.before) if step.seat == CHANCE else step.seat
        if viewer == owner or (step.seat == CHANCE and owner == PUBLIC):
            assert move == step.move
        elif step.seat == CHANCE:
            assert move in (HIDDEN, UNSEEN), "a stream of one seat is for that seat alone"


@each_table
def test_a_spectator_never_sees_more_than_a_seat(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for step in sample(here, seats, 900):
        by_all = [rules.seen(step.before, step.seat, step.move, v) for v in viewers(seats)]
        if UNSEEN in by_all:
            assert by_all[-1] == UNSEEN
        elif HIDDEN in by_all:
            assert by_all[-1] == HIDDEN


@each_table
def test_hiding_twice_hides_no_more(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for p in positions(here, seats, 300):
        to_all = seen_by(rules, p, SPECTATOR)
        for viewer in viewers(seats):
            view = seen_by(rules, p, viewer)
            assert seen_by(rules, view, viewer) == view
            assert seen_by(rules, view, SPECTATOR) == to_all


@each_table
def test_a_seat_has_the_same_choices_on_its_view_as_in_truth(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for p in positions(here, seats, 300):
        for seat in range(seats):
            view = seen_by(rules, p, seat)
            assert legal_moves(rules, view, seat) == legal_moves(rules, p, seat)
            assert rules.turn(view) >> seat & 1 == rules.turn(p) >> seat & 1


@each_table
def test_everyone_knows_whether_the_game_is_over_and_how_it_ended(here: Room, seats: int) -> None:
    game = game_of(here)
    for p in positions(here, seats, 300):
        for viewer in viewers(seats):
            view = seen_by(game.rules, p, viewer)
            assert result_of(game, view, seats) == result_of(game, p, seats)


@each_table
def test_odds_of_open_chance_sum_to_1_on_every_view(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for p in positions(here, seats, 300):
        for viewer in viewers(seats):
            view = seen_by(rules, p, viewer)
            if not rules.turn(view) >> CHANCE & 1 or rules.stream(view) not in (PUBLIC, viewer):
                continue
            found = [0] * rules.MOVES
            moves = found[: rules.candidates(view, CHANCE, found)]
            odds = [rules.odds(view, move) for move in moves]
            assert sum(odds) == pytest.approx(1, abs=1e-12)
            legal = [rules.refusal(view, CHANCE, move) == 0 for move in moves]
            assert [share > 0 for share in odds] == legal


@each_table
def test_a_guess_fits_the_view_and_can_be_played_on(here: Room, seats: int) -> None:
    game, rules = game_of(here), game_of(here).rules
    for number, p in enumerate(positions(here, seats, 60)):
        for viewer in viewers(seats):
            world = guessed(game, p, viewer, number)
            assert seen_by(rules, world, viewer) == seen_by(rules, p, viewer)
            if viewer != SPECTATOR:
                assert legal_moves(rules, world, viewer) == legal_moves(rules, p, viewer)
            if number % 30 == viewer:
                played_out(game, world, Random(number))


@each_table
def test_worlds_that_look_alike_go_on_looking_alike(here: Room, seats: int) -> None:
    """Vary what is hidden: views, choices and messages of the viewer stay the same."""
    game = game_of(here)
    for number, step in enumerate(sample(here, seats, 45)):
        for viewer in viewers(seats):
            worlds = [step.before, *(guessed(game, step.before, viewer, k) for k in range(2))]
            told = [after_each_look(game, world, viewer, number) for world in worlds]
            for look in set(told[0]) & set(told[1]):
                assert told[0][look] == told[1][look]
            for look in set(told[0]) & set(told[2]):
                assert told[0][look] == told[2][look]


Look = tuple[Seat, Move]


def after_each_look(
    game: Game, world: Any, viewer: Seat, seed: int
) -> dict[Look, tuple[Any, Any, list[Message]]]:
    """For each way the next move can look to the viewer: the view after it, and what is told."""
    looks: dict[Look, tuple[Any, Any, list[Message]]] = {}
    rng = Random(seed)
    for seat in seats_in(game.rules.turn(world)):
        moves = legal_moves(game.rules, world, seat)
        for move in rng.sample(moves, min(len(moves), 8)):
            look = game.rules.seen(world, seat, move, viewer)
            after = copied(world)
            game.rules.play(after, seat, move)
            view = seen_by(game.rules, after, viewer)
            plain = game.viewing.view(copied(view), viewer)
            stream = game.rules.stream(world) if seat == CHANCE else PUBLIC
            event = Event(seat, move, "", stream)
            looks[seat, look] = (view, plain, tell(game, world, event, after, viewer))
    return looks


@each_table
def test_the_truth_is_nobodys_view_by_accident(here: Room, seats: int) -> None:
    """``hide`` and ``seen`` do not change what they only look at."""
    rules = game_of(here).rules
    for seed in range(GAMES_EACH):
        for step in playthrough(here, seats, seed)[::5]:
            p = copied(step.before)
            for viewer in viewers(seats):
                rules.seen(p, step.seat, step.move, viewer)
                seen_by(rules, p, viewer)
            assert p == step.before
