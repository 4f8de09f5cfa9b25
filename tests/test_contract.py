"""What every game promises about its rules, checked on random games at every number of seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from foxden.core.game import CHANCE, HIDDEN, MOST_SEATS, UNSEEN, Game, Move, Seat, seats_in
from foxden.core.match import checked_options
from foxden.core.position import copied, fields_of, flat, lifted
from foxden.games import Room

from .playing import (
    GAMES_EACH,
    each_table,
    played_out,
    playthrough,
    positions,
    random_step,
    sample,
)
from .rooms import ROOMS, game_of

each_room = pytest.mark.parametrize("here", ROOMS, ids=lambda here: here.name)

MOST_BYTES = {"sneaky": 256}  # of a position; others: 512


def candidates(game: Game, p: Any, seat: Seat) -> list[Move]:
    found = [-9] * game.rules.MOVES
    return found[: game.rules.candidates(p, seat, found)]


def scanned(game: Game, p: Any, seat: Seat) -> list[Move]:
    """Legal moves by asking about the whole move space."""
    return [m for m in range(game.rules.MOVES) if not game.rules.refusal(p, seat, m)]


@each_room
def test_what_a_game_says_about_itself_fits(here: Room) -> None:
    rules = game_of(here).rules
    assert here.name == rules.NAME
    assert rules.VERSION >= 1
    assert rules.SEATS[-1] <= MOST_SEATS
    assert rules.SEATS.step == 1
    assert rules.Reason.LEGAL == 0
    assert len(rules.Reason) == len(rules.Reason.__members__), "two names for one reason"
    assert 0 not in list(rules.Ending)


@each_room
def test_options_can_stand_in_a_header_and_defaults_are_allowed(here: Room) -> None:
    for name, option in game_of(here).rules.OPTIONS.items():
        assert option.default in option.values
        for text in (name, *map(str, option.values)):
            assert text == text.strip()
            assert not set(text) & set(",=#:\n"), f"{text!r} would break the header"


@each_room
def test_every_value_of_every_option_can_be_played(here: Room) -> None:
    game = game_of(here)
    for name, option in game.rules.OPTIONS.items():
        for value in {option.values[0], option.values[-1], *list(option.values)[:4]}:
            steps = playthrough(here, game.rules.SEATS[0], 1, ((name, value),))
            assert game.rules.turn(steps[-1].after) == 0


@each_room
def test_a_position_is_small(here: Room) -> None:
    assert game_of(here).rules.Position.dtype.itemsize <= MOST_BYTES.get(here.name, 512)


@each_table
def test_setting_up_draws_nothing_and_shares_nothing(here: Room, seats: int) -> None:
    game = game_of(here)
    options = checked_options(game, {})
    first, second = game.rules.set_up(seats, options), game.rules.set_up(seats, options)
    assert first == second
    for step in played_out(game, copied(second), Random(3)):
        game.rules.play(second, step.seat, step.move)
    assert first == game.rules.set_up(seats, options)


@each_table
def test_somebody_who_sits_here_owes_a_move_until_the_end(here: Room, seats: int) -> None:
    game = game_of(here)
    at_the_table = {*range(seats), CHANCE}
    for seed in range(GAMES_EACH):
        steps = playthrough(here, seats, seed)
        for step in steps:
            owing = set(seats_in(game.rules.turn(step.before)))
            assert owing
            assert owing <= at_the_table
            assert game.rules.turn(step.before) < 1 << (CHANCE + 1)
        assert game.rules.turn(steps[-1].after) == 0


@each_table
def test_candidates_are_distinct_and_hold_every_legal_move(here: Room, seats: int) -> None:
    game = game_of(here)
    for p in positions(here, seats, 90):
        for seat in (*range(seats), CHANCE):
            if not game.rules.turn(p) >> seat & 1:
                continue
            asked = candidates(game, p, seat)
            legal = scanned(game, p, seat)
            assert len(asked) == len(set(asked))
            assert all(0 <= move < game.rules.MOVES for move in asked)
            assert set(legal) <= set(asked)
            can_move = seat == CHANCE or not game.rules.turn(p) >> CHANCE & 1
            assert legal or not can_move


@each_table
def test_whoever_owes_nothing_may_do_nothing(here: Room, seats: int) -> None:
    game = game_of(here)
    for p in positions(here, seats, 90):
        for seat in (*range(seats), CHANCE):
            if not game.rules.turn(p) >> seat & 1:
                assert scanned(game, p, seat) == []


@each_table
def test_moves_outside_the_move_space_are_refused(here: Room, seats: int) -> None:
    game = game_of(here)
    outside = (UNSEEN, -3, -1000, game.rules.MOVES, game.rules.MOVES + 1, 10**6)
    for p in positions(here, seats, 60):
        for seat in (*range(seats), CHANCE):
            for move in outside:
                assert game.rules.refusal(p, seat, move) != 0


@each_table
def test_every_refusal_has_a_name(here: Room, seats: int) -> None:
    game = game_of(here)
    for p in positions(here, seats, 30):
        for seat in (*range(seats), CHANCE):
            for move in range(HIDDEN, game.rules.MOVES + 1):
                game.rules.Reason(game.rules.refusal(p, seat, move))


@each_table
def test_odds_are_above_0_just_for_what_can_happen_and_sum_to_1(here: Room, seats: int) -> None:
    game = game_of(here)
    for p in positions(here, seats, 600):
        if not game.rules.turn(p) >> CHANCE & 1:
            continue
        moves = candidates(game, p, CHANCE)
        odds = [game.rules.odds(p, move) for move in moves]
        can_happen = [game.rules.refusal(p, CHANCE, move) == 0 for move in moves]
        assert [share > 0 for share in odds] == can_happen
        assert min(odds) >= 0
        assert sum(odds) == pytest.approx(1, abs=1e-12)


@each_table
def test_asking_changes_nothing(here: Room, seats: int) -> None:
    game, rules = game_of(here), game_of(here).rules
    for p in positions(here, seats, 30):
        before = copied(p)
        for seat in range(seats):
            candidates(game, p, seat), scanned(game, p, seat)
            rules.score(p, seat), rules.score_parts(p, seat)
            rules.seen(p, seat, 0, 0)
        rules.turn(p), rules.stream(p), rules.winners(p), rules.turns(p)
        assert p == before


@each_table
def test_words_name_each_legal_move_alone_and_lead_back_to_it(here: Room, seats: int) -> None:
    game = game_of(here)
    write, read = game.notation.write, game.notation.read
    for p in positions(here, seats, 120):
        for seat in seats_in(game.rules.turn(p)):
            moves = scanned(game, p, seat)
            words = [write(p, seat, move) for move in moves]
            assert len(set(words)) == len(words)
            assert [read(p, seat, text) for text in words] == moves
            assert [read(p, seat, f"  {'   '.join(text.split())} ") for text in words] == moves
            for text in words:
                assert text == " ".join(text.split())
                assert not set(text) & set(":#?\n"), f"{text!r} would break a transcript"


@each_table
def test_a_score_is_the_sum_of_its_parts_and_somebody_leads(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for p in positions(here, seats, 200):
        for seat in range(seats):
            parts = rules.score_parts(p, seat)
            assert len(parts) == len(rules.PARTS)
            assert rules.score(p, seat) == sum(parts)
        assert 0 < rules.winners(p) < 1 << seats


@each_table
def test_a_game_ends_with_a_reason_and_stays_over(here: Room, seats: int) -> None:
    game = game_of(here)
    for seed in range(GAMES_EACH):
        end = playthrough(here, seats, seed)[-1].after
        game.rules.Ending(game.rules.reason(end))
        for seat in (*range(seats), CHANCE):
            assert scanned(game, end, seat) == []


@each_table
def test_turns_count_upwards(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for seed in range(GAMES_EACH):
        counts = [rules.turns(step.after) for step in playthrough(here, seats, seed)]
        assert counts == sorted(counts)
        assert counts[-1] >= 1


@each_table
def test_every_position_fits_its_record(here: Room, seats: int) -> None:
    rules = game_of(here).rules
    for p in positions(here, seats, 200):
        assert lifted(rules.Position, flat(p)) == p
        assert fields_of(lifted(rules.Position, flat(p))) == fields_of(p)


@each_table
def test_playing_one_game_never_disturbs_another(here: Room, seats: int) -> None:
    game = game_of(here)
    start = game.rules.set_up(seats, checked_options(game, {}))
    alone = [played_out(game, copied(start), Random(seed)) for seed in (1, 2)]
    tables = [(copied(start), Random(1), alone[0]), (copied(start), Random(2), alone[1])]
    for k in range(max(map(len, alone))):
        for p, rng, steps in tables:
            if k < len(steps):
                game.rules.play(p, *random_step(game, p, rng))
                assert p == steps[k].after


@each_table
def test_chance_decides_among_what_it_was_sampled_from(here: Room, seats: int) -> None:
    """The steps that all these tests look at are legal themselves."""
    rules = game_of(here).rules
    for step in sample(here, seats, 300):
        assert rules.refusal(step.before, step.seat, step.move) == 0
