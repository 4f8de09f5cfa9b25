"""Sneaky Seven: what holds in every game, however it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np
import pytest

from foxden.core import chance
from foxden.core.compiled import compile_rule, runs_plain
from foxden.core.game import CHANCE, legal_moves, seats_in
from foxden.core.position import copied, fields_of
from foxden.games.sneaky_seven import players, rules
from foxden.games.sneaky_seven.table import ACCEPT, OFFER, STUDY, Phase, Position
from foxden.players.fast import RULES, Fast

from . import recount
from .scene import SEVEN

GAMES = 2 if runs_plain() else 1000  # for each number of seats; plain on records is slow


@dataclass(frozen=True)
class Played:
    before: Position
    seat: int
    move: int
    after: Position


def game(seats: int, seed: int, mind: Callable[..., int] | None = None) -> list[Played]:
    """A whole game on the plain body: random, or by one of the room's players."""
    rng, words, room_for_moves = Random(seed), [0] * 4, [0] * rules.MOVES
    chance.sow(words, seed)
    p = rules.set_up(seats, {"rounds": 10 if mind == players.sensible else 5, "minutes": 0})
    steps = []
    while rules.turn(p):
        seat = seats_in(rules.turn(p))[-1]
        moves = legal_moves(SEVEN.rules, p, seat)
        if seat == CHANCE:
            move = rng.choices(moves, [rules.odds(p, move) for move in moves])[0]
        else:
            move = mind(p, seat, words, room_for_moves) if mind else rng.choice(moves)
            assert move in moves
        before, p = p, copied(p)
        rules.play(p, seat, move)
        steps.append(Played(before, seat, move, p))
    return steps


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_c51_money_and_cards_are_conserved_in_thousands_of_games(seats: int) -> None:
    fast = Fast(SEVEN.rules, players)
    desk = fast.desk()
    chance.sow(desk.rng, 51 + seats)
    start = fast.start(seats, {"rounds": 30, "minutes": 0})
    bound = {name: getattr(rules, name) for name in RULES}
    counted = compile_rule(recount.recounted_games, bound, fast.cache / "recount")
    purses, paid = np.zeros(seats, "i8"), np.zeros(recount.KINDS, "i8")
    wrong = counted(start, desk.table, GAMES, desk.rng, desk.found[0], purses, paid)
    assert wrong == recount.GOOD
    assert runs_plain() or (paid > 0).all()  # every kind of payment was recounted


def test_c51_a_coin_that_gets_lost_or_changes_purses_is_noticed() -> None:
    p = game(3, 1)[-1].after
    purses = [*p.money]
    assert recount.complaint(p, purses) == recount.GOOD
    assert recount.complaint(p, [purses[0] + 50, *purses[1:]]) == recount.MONEY_LOST
    assert recount.complaint(p, [purses[0] + 50, purses[1] - 50, purses[2]]) == recount.MONEY_LOST
    p.deck[0] -= 1
    assert recount.complaint(p, purses) == recount.CARD_LOST
    p.money[0] -= 10_000
    assert recount.complaint(p, p.money) == recount.IN_DEBT


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("mind", [None, players.greedy, players.sensible])
def test_games_end_and_only_one_wins(seats: int, mind: Callable[..., int] | None) -> None:
    steps = game(seats, seats, mind)
    last = steps[-1].after
    assert rules.turn(last) == 0
    assert rules.winners(last).bit_count() == 1
    assert rules.score(last, rules.winners(last).bit_length() - 1) == max(
        rules.score(last, seat) for seat in range(seats)
    )


def test_c41_a_trade_moves_things_and_makes_none() -> None:
    traded = 0
    for seed in range(12):
        for step in game(4, seed):
            if step.move == ACCEPT:
                traded += 1
                before, after = fields_of(step.before), fields_of(step.after)
                assert sum(before["money"]) == sum(after["money"])
                assert sum(before["hand"]) == sum(after["hand"])
                assert sum(before["loot"]) == sum(after["loot"])
                for name in ("vehicles", "chips", "tokens", "owner", "laid", "deck"):
                    assert before[name] == after[name]
    assert traded > 10


def test_c25_the_record_has_room_for_all_loot_that_a_longest_game_can_bring() -> None:
    """Six players who rob the café in every round and hand all loot to one of them."""
    longest = max(int(rounds) for rounds in rules.OPTIONS["rounds"].values[1:])
    most = rules.SEATS[-1] * longest
    for name in ("loot", "give", "get"):
        kept = Position.dtype[name].base  # type: ignore[attr-defined]
        assert np.iinfo(kept).max >= most


def test_sensible_players_study_trade_and_buy() -> None:
    kinds = set()
    for seed in range(3):
        for step in game(4, seed, players.sensible):
            kinds.add("lesson" if STUDY <= step.move < OFFER else "")
            kinds.add("trade" if step.move == ACCEPT else "")
        kinds.add("vehicle" if any(step.after.vehicles) else "")
    assert {"lesson", "trade", "vehicle"} <= kinds


def test_an_open_offer_and_a_robbery_leave_no_trace() -> None:
    """What is only of use for a moment is blank at the start of every turn."""
    for step in game(3, 5):
        p = step.after
        if p.phase == Phase.READY and p.turn_number > step.before.turn_number:
            assert (p.prey, p.partner, p.danger_rolls, p.offers, p.rolled) == (-1, -1, 0, 0, 0)
            assert not any([*p.give, *p.get])
            assert (p.give_money, p.get_money, p.back_to) == (0, 0, 0)


def test_tables_of_ways_are_kept_and_found_again() -> None:
    from foxden.core.kept import kept
    from foxden.games.sneaky_seven import ways

    made = ways.make_tables(ways.PARIS)
    found = kept("paris", str(ways.__package__), ways.SOURCES, dict)
    for name, table in made.items():
        assert np.array_equal(found[name], table)
