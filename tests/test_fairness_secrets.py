"""Fair dice keep secrets: a proof tells its reader nothing that the game has not shown."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from foxden.core.fairness import BAG, ORDER, draw_key, leaf_of, leaves_of
from foxden.core.game import (
    CHANCE,
    HIDDEN,
    SEAT_NAMES,
    SPECTATOR,
    UNSEEN,
    Game,
    Seat,
    legal_moves,
    seen_by,
)
from foxden.core.match import Match, bag_of, seen_as, stream_name
from foxden.core.proof import Draw, WhyNot, draws
from foxden.games import Room
from foxden.games.sly_dice.components import OWN_DICE
from foxden.games.sly_dice.table import ONES

from .fair import BEUTEZUG, SLY_DICE, checked, is_found, played
from .playing import GAMES_EACH, each_table, playthrough, sample, viewers
from .rooms import ROOMS, game_of

each_room = pytest.mark.parametrize("here", ROOMS, ids=lambda here: here.name)


@each_table
def test_where_the_odds_follow_from_a_view_they_are_the_true_ones(here: Room, seats: int) -> None:
    """Else a key would tell its reader about things that are hidden."""
    game, rules = game_of(here), game_of(here).rules
    for step in sample(here, seats, 300):
        if step.seat != CHANCE:
            continue
        for viewer in viewers(seats):
            view = seen_by(rules, step.before, viewer)
            if rules.seen(step.before, CHANCE, step.move, viewer) in (HIDDEN, UNSEEN):
                continue
            if game.fairness and not game.fairness.follows(view):
                continue
            moves = legal_moves(rules, view, CHANCE)
            assert moves == legal_moves(rules, step.before, CHANCE)
            assert [rules.odds(view, move) for move in moves] == [
                rules.odds(step.before, move) for move in moves
            ]


@each_room
def test_keys_of_what_was_never_shown_are_in_nobody_else_s_proof(here: Room) -> None:
    match = played(here)
    master = bytes.fromhex(match.master)
    made = Counter(stream_name(event.stream) for event in match.events if event.seat == CHANCE)
    for viewer in viewers(match.seats):
        text = match.transcript(None if viewer == SPECTATOR else viewer, proofs=True)
        assert match.master not in text
        given = Counter(stream for stream in re.findall(r"^key (\w+)", text, re.MULTILINE))
        held = set(re.findall(r"^key \w+ \d+: (\w+)", text, re.MULTILINE))
        for stream in ("public", *SEAT_NAMES[: match.seats]):
            keys = {draw_key(master, stream, leaf).hex() for leaf in range(leaves_of(stream))}
            assert len(keys & held) == given[stream]
            assert sum(text.count(key) for key in held & keys) == given[stream]
            if stream in ("public", SEAT_NAMES[viewer : viewer + 1]):
                assert given[stream] <= made[stream] + own_bags(match, stream)
            else:
                assert given[stream] == shown_to_all(match, SEAT_NAMES.index(stream))


def own_bags(match: Match, stream: str) -> int:
    bags = {draw.bag for draw in draws(match, None) if draw.stream == stream}
    return len(bags - {None})


def shown_to_all(match: Match, seat: Seat) -> int:
    """How many hidden dice of a seat were shown as they fell."""
    shows = [before for before, event, _ in match.steps() if "shows" in event.words]
    if match.game.name == "tiny":
        return sum(before.shown == seat for before in shows)
    if match.game.name == "sly-dice":
        pushed = sum(event.seat == seat and "push" in event.words for event in match.events)
        shown = [before.claimer == seat and not before.announced & ONES for before in shows]
        return pushed + sum(map(bool, shown))
    return 0


@each_table
def test_what_can_be_checked_follows_from_what_the_reader_saw(here: Room, seats: int) -> None:
    """Two worlds with the same keys, in which hidden draws differ: the proofs are the same."""
    game, truth = game_of(here), played(here, seats, seats, 250)
    for viewer in viewers(seats):
        one, other = two_worlds(game, truth, viewer, Random(viewer))
        reader = None if viewer == SPECTATOR else viewer
        assert one.transcript(reader) == other.transcript(reader)
        assert can_be_checked(one, viewer) == can_be_checked(other, viewer)


def can_be_checked(match: Match, viewer: Seat) -> list[Draw]:
    """As the viewer knows it: which of a bag another's draw was stays secret."""
    checked = [draw for draw in draws(match, viewer) if draw.why_not is None]
    own = stream_name(viewer) if viewer < match.seats else ""
    return [
        draw if draw.bag is None or draw.stream == own else replace(draw, number=None)
        for draw in checked
    ]


def test_a_key_does_not_tell_with_which_roll_its_die_fell() -> None:
    """Each place in a bag is used by first rolls and by later ones."""
    first, later = set[int](), set[int]()
    for seed in range(40):
        match = played(SLY_DICE, 2, seed, 60)
        for draw in draws(match, SPECTATOR):
            if draw.bag is None:
                continue
            assert draw.number is not None
            leaf = leaf_of(bytes.fromhex(match.master), draw.stream, draw.bag, draw.number)
            (first if draw.number < OWN_DICE else later).add(leaf - draw.bag * BAG)
    assert first == later == set(range(ORDER))


def test_the_order_of_a_bag_is_for_its_owner_alone() -> None:
    match = played(SLY_DICE)
    for reader in (None, 0, 1):
        orders = [stream for stream, proof in match.proof(reader).items() if proof.orders]
        assert orders == ([] if reader is None else [SEAT_NAMES[reader]])


def test_a_draw_out_of_order_is_found_by_its_owner() -> None:
    """Two keys of a bag change places: the dice would be others', and the owner's check fails."""
    text = played(SLY_DICE).transcript(0, proofs=True)
    keys = re.findall(r"^key A ([0-6]): (\w+)$", text, re.MULTILINE)
    (one, other), *_ = combinations(keys, 2)
    swapped = text.replace(f"key A {one[0]}: {one[1]}", "HERE")
    swapped = swapped.replace(f"key A {other[0]}: {other[1]}", f"key A {other[0]}: {one[1]}")
    assert is_found(swapped.replace("HERE", f"key A {one[0]}: {other[1]}"))
    without = re.sub(r"^key A 7: \w+\n", "", text, flags=re.MULTILINE)
    assert without != text
    assert is_found(without)


def two_worlds(game: Game, truth: Match, viewer: Seat, rng: Random) -> tuple[Match, Match]:
    """The match again, and with other hidden outcomes, as long as both look the same."""
    one, other = (
        Match.replayed(game, truth.seats, truth.options, truth.master, None) for _ in range(2)
    )
    for event in truth.events:
        look = seen_as(game, one.position, event, viewer)
        move = event.move
        if event.seat == CHANCE and look in (HIDDEN, UNSEEN):
            if game.rules.stream(other.position) != event.stream:
                break
            move = rng.choice(legal_moves(game.rules, other.position, CHANCE))
        owes = game.rules.turn(other.position) >> event.seat & 1
        if not owes or game.rules.refusal(other.position, event.seat, move):
            break
        one.follow(event.seat, event.move)
        other.follow(event.seat, move)
    return one, other


def test_dice_behind_a_shield_are_checked_by_everyone_once_shown() -> None:
    proof = played(SLY_DICE).proof(None)
    assert proof["A"].keys
    assert proof["B"].keys
    for stream in "AB":
        for key in proof[stream].keys:
            assert key.odds == (1 / 6,) * 6


def test_a_die_that_ones_may_have_turned_is_not_uncovered() -> None:
    turned = 0
    for seed in range(8):
        match = played(SLY_DICE, 2, seed, 1000)
        assert match.game.fairness is not None
        uncovered = match.game.fairness.uncovered(match.steps())
        for number, (before, event, _) in enumerate(match.steps()):
            if "shows" in event.words:
                is_turned = bool(before.announced & ONES)
                assert (number in uncovered) != is_turned
                turned += is_turned
    assert turned > 0


def test_a_zero_card_is_checked_only_by_who_knows_where_the_others_are() -> None:
    match = played(BEUTEZUG, 3, 4, 1000)
    steps = list(match.steps())
    for seat in range(3):
        own = [draw for draw in draws(match, seat) if draw.stream == stream_name(seat)]
        for draw in own:
            before = steps[draw.line][0]
            knows_next = before.never_drawn == 0 and before.under_by[0] == seat + 1
            knows_all = all(by in (0, seat + 1) for by in before.under_by)
            assert (draw.why_not is None) == (knows_next or knows_all)
        assert own
    verdict = checked(match.transcript(0, proofs=True))
    assert verdict.misfit is None
    assert verdict.not_checked[WhyNot.DEPENDS] > 0


@each_table
def test_games_draw_far_less_often_than_is_committed_to(here: Room, seats: int) -> None:
    game, rules = game_of(here), game_of(here).rules
    for seed in range(GAMES_EACH):
        made = Counter(
            (rules.stream(step.before), bag_of(game, step.before, rules.stream(step.before)))
            for step in playthrough(here, seats, seed)
            if step.seat == CHANCE
        )
        for (stream, bag), count in made.items():
            last = count if bag is None else (bag + 1) * BAG
            assert last * 4 <= leaves_of(stream_name(stream))
            assert bag is None or count <= ORDER
