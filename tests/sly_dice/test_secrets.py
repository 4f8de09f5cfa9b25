"""Who knows what (C59, C60): worlds that differ only behind one shield look alike to all others.

``Worlds`` plays two matches side by side.  Everything public is the same in both; one seat's hidden
dice, its rerolls and its secret change of a die are drawn for each world on its own.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from foxden.core.chance import sow
from foxden.core.errors import FoxdenError
from foxden.core.game import CHANCE, HIDDEN, PUBLIC, SPECTATOR, UNSEEN, legal_moves, seats_in
from foxden.core.match import Match, check
from foxden.core.position import copied
from foxden.games import load, room
from foxden.games.sly_dice import rules
from foxden.games.sly_dice.chart import FULL, HEAPS, SIZE_OF
from foxden.games.sly_dice.notation import faces_in, offer, read, write
from foxden.games.sly_dice.table import (
    ACCUSE,
    CHANGE_HIDDEN,
    REROLL,
    REROLL_BOTH,
    SHOW_BLUFF,
    Phase,
    dice_are_out,
    hidden_dice,
)

from .scene import Scene

GAME = load("sly-dice")
GAMES = 8
WORDS = [*(write(rules.set_up(2, {"first_game": "no"}), 0, m) for m in range(rules.MOVES)), "peek"]


def sown(seed: int) -> list[int]:
    rng = [0] * 4
    sow(rng, seed)
    return rng


def answer(match: Match, seat: int, words: str) -> str:
    """What a player hears who says these words, and what the choice is called if it is one."""
    try:
        move = read(match.position, seat, words)
        check(GAME, match.position, seat, move)
    except FoxdenError as error:
        return f"{type(error).__name__}: {error}"
    return str(offer(match.seen(seat), seat, move))


class Worlds:
    """Two matches in which ``owner`` holds other dice behind the shield."""

    def __init__(self, seats: int, owner: int, seed: int) -> None:
        self.seats, self.owner, self.rng = seats, owner, Random(seed)
        self.pair = [
            Match.replayed(GAME, seats, {"first_game": "no"}, None, None) for _ in range(2)
        ]
        self.looks = 0

    def play_out(self) -> None:
        while self.settled():
            self.check()
            seat, moves = self.chosen()
            for match, move in zip(self.pair, moves, strict=True):
                match.follow(seat, move)

    def settled(self) -> bool:
        """Let the owner's own dice and rerolls happen, in each world on its own."""
        for match in self.pair:
            while moves := self.private_moves(match):
                seat, move = self.rng.choice(moves)
                match.follow(seat, move)
        return bool(rules.turn(self.pair[0].position))

    def private_moves(self, match: Match) -> list[tuple[int, int]]:
        p = match.position
        if rules.stream(p) == self.owner:
            return [(CHANCE, move) for move in legal_moves(rules, p, CHANCE)]
        if rules.stream(p) != PUBLIC or not rules.turn(p) >> self.owner & 1:
            return []
        moves = legal_moves(rules, p, self.owner)
        return [(self.owner, move) for move in moves if REROLL <= move <= REROLL_BOTH]

    def chosen(self) -> tuple[int, list[int]]:
        """Who moves, and the move in each world, which looks the same to the others."""
        p = self.pair[0].position
        owing = seats_in(rules.turn(p))
        seat = CHANCE if CHANCE in owing else self.rng.choice(owing)
        options = [legal_moves(rules, match.position, seat) for match in self.pair]
        secret = [[move for move in moves if self.is_secret(seat, move)] for moves in options]
        if all(secret) and self.rng.random() < 0.5:
            return seat, [self.rng.choice(moves) for moves in secret]
        shared = [move for move in options[0] if move in options[1] and self.keeps_apart(move)]
        return seat, [self.rng.choice(shared)] * 2

    def is_secret(self, seat: int, move: int) -> bool:
        return seat == self.owner and CHANGE_HIDDEN <= move < CHANGE_HIDDEN + 36

    def keeps_apart(self, move: int) -> bool:
        """Nothing that would show the owner's dice."""
        p = self.pair[0].position
        if self.is_secret(self.owner, move) and p.claimer == self.owner:
            return False
        return p.claimer != self.owner or move not in (ACCUSE, SHOW_BLUFF)

    def check(self) -> None:
        first, second = (match.position for match in self.pair)
        for viewer in (*range(self.seats), SPECTATOR):
            if viewer == self.owner:
                continue
            self.looks += 1
            who = None if viewer == SPECTATOR else viewer
            assert self.pair[0].seen(who) == self.pair[1].seen(who)
            if self.looks % 20 == 0:
                assert self.pair[0].view(who) == self.pair[1].view(who)
            if viewer != SPECTATOR:
                assert legal_moves(rules, first, viewer) == legal_moves(rules, second, viewer)
                assert rules.turn(first) == rules.turn(second)
                words = self.rng.choice(WORDS)
                assert answer(self.pair[0], viewer, words) == answer(self.pair[1], viewer, words)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c59_c60_two_worlds_look_alike_to_all_but_the_owner(seats: int) -> None:
    looks = 0
    differed = 0
    for seed in range(GAMES):
        worlds = Worlds(seats, seed % seats, seed)
        worlds.play_out()
        looks += worlds.looks
        truths = [match.transcript() for match in worlds.pair]
        differed += truths[0] != truths[1]
        for viewer in (*range(seats), None):
            if viewer != worlds.owner:
                told = [match.transcript(viewer) for match in worlds.pair]
                assert told[0] == told[1]
                heard = [match.told(viewer) for match in worlds.pair]
                assert heard[0] == heard[1]
    assert differed == GAMES
    assert looks > 1500


def varied(p: Any, owner: int, rng: Random) -> Any:
    """The same table with other secrets behind one shield."""
    world = copied(p)
    hidden = hidden_dice(p, owner)
    world.behind[owner] = rng.choice([heap for heap in HEAPS if SIZE_OF[heap] == hidden])
    if p.phase == Phase.ROLLING and p.rolling >> owner & 1 and rng.random() < 0.5:
        rolling = rng.randint(0, hidden)
        world.to_roll[owner] = rolling
        world.behind[owner] = rng.choice([h for h in HEAPS if SIZE_OF[h] == hidden - rolling])
    return world


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c60_thousands_of_positions_hide_what_is_behind_a_shield(seats: int) -> None:
    rng = Random(seats)
    looked = 0
    while looked < 3000:
        match = Match(GAME, seats, rng.getrandbits(30))
        while match.to_move:
            seat = rng.choice(sorted(match.to_move))
            match.play(seat, rng.choice(match.moves(seat)))
            p = match.position
            if not dice_are_out(p):
                continue
            owner = rng.randrange(seats)
            world = varied(p, owner, rng)
            for viewer in (*range(seats), SPECTATOR):
                if viewer != owner:
                    looked += 1
                    mine, other = copied(p), copied(world)
                    rules.hide(mine, viewer)
                    rules.hide(other, viewer)
                    assert mine == other
                if viewer not in (owner, SPECTATOR):
                    own = legal_moves(rules, p, viewer)
                    assert own == legal_moves(rules, world, viewer)
                    others = [rules.turn(q) & ~(1 << owner | 1 << CHANCE) for q in (p, world)]
                    assert others[0] == others[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_c60_refusals_of_others_depend_on_nothing_hidden(seats: int) -> None:
    """Not in an error message either: the reasons are the same in both worlds."""
    rng = Random(seats)
    asked = 0
    while asked < 400:
        match = Match(GAME, seats, rng.getrandbits(30))
        while match.to_move:
            seat = rng.choice(sorted(match.to_move))
            match.play(seat, rng.choice(match.moves(seat)))
            if not dice_are_out(match.position) or rng.random() < 0.8:
                continue
            asked += 1
            owner = rng.randrange(seats)
            world = varied(match.position, owner, rng)
            for other in range(seats):
                if other != owner:
                    for move in range(rules.MOVES):
                        reason = rules.refusal(match.position, other, move)
                        assert reason == rules.refusal(world, other, move)


def test_c60_no_sentence_of_refusal_names_a_die() -> None:
    """A reason has one sentence for all positions, without a number in it."""
    for language in ("en", "de"):
        words = room("sly-dice").words(language)
        for reason in list(rules.Reason)[1:]:
            said = words.say(f"refusal-{reason.name.lower().replace('_', '-')}")
            assert not any(letter.isdigit() for letter in said)


def test_c59_pushes_ends_of_rolling_fresh_starts_and_claims_are_seen() -> None:
    scene = Scene(hidden={"A": (6, 5, 2)}, powers={"A": ["fours"]}).rolling()
    for words in ("push 6", "done", "start afresh", "claim one 2", "add two dice", "repeat"):
        move = read(scene.p, 0, words)
        assert rules.seen(scene.p, 0, move, 1) == move
        assert rules.seen(scene.p, 0, move, SPECTATOR) == move


def test_c60_rolls_and_rerolls_behind_a_shield_are_not_even_noticed() -> None:
    scene = Scene(hidden={"A": (6, 5, 2)}).rolling().play("A: push 6")
    for words in ("reroll both", "reroll 5"):
        move = read(scene.p, 0, words)
        assert rules.seen(scene.p, 0, move, 0) == move
        assert rules.seen(scene.p, 0, move, 1) == UNSEEN
        assert rules.seen(scene.p, 0, move, SPECTATOR) == UNSEEN
    before = scene.seen("B")
    scene.play("A: reroll both")
    assert scene.owing() == "B-"
    assert scene.seen("B") == before
    assert rules.seen(scene.p, CHANCE, read(scene.p, CHANCE, "rolls 3"), 1) == UNSEEN
    scene.play("rolls 3", "rolls 3")
    assert scene.seen("B") == before


def test_c60_how_many_dice_still_roll_does_not_show_when_the_phase_ends() -> None:
    scene = Scene(front={"A": (6,)}, hidden={"A": (5, 2)}).rolling().play("B: done")
    scene.play("A: push 5")
    assert scene.phase == Phase.CLAIMING
    assert rules.turn(scene.p) == 1 << CHANCE
    assert rules.turn(scene.seen("B")) == 1 << 0
    scene.play("rolls 4")
    assert rules.turn(scene.p) == 1 << 0


def test_c60_a_change_behind_the_shield_is_seen_only_as_such() -> None:
    scene = Scene(hidden={"A": (6, 5, 2)}, powers={"A": ["ones"]})
    move = read(scene.p, 0, "change hidden 5 to 6")
    assert rules.seen(scene.p, 0, move, 0) == move
    assert rules.seen(scene.p, 0, move, 1) == HIDDEN
    assert rules.refusal(scene.seen("B"), 0, HIDDEN) == 0
    assert rules.refusal(scene.p, 0, HIDDEN) != 0
    without = Scene(hidden={"A": (6, 5, 2)})
    assert rules.refusal(without.seen("B"), 0, HIDDEN) != 0


def test_c60_a_view_offers_claims_and_chances_to_their_owner_only() -> None:
    scene = Scene(hidden={"A": (6, 5, 2)})
    assert scene.view("A")["offers"]
    assert scene.view("B")["offers"] == scene.view(None)["offers"] == []
    rolling = Scene(hidden={"A": (6, 5, 2), "B": (1, 1, 1)}).rolling()
    assert rolling.view("A")["chances"] != rolling.view("B")["chances"]
    assert rolling.view(None)["chances"] == []
    assert rolling.view("B")["must_reroll"] is False


def test_c60_dice_not_shown_are_gone_after_the_round() -> None:
    scene = Scene(claimer="B").play("B: claim high low", "B: higher", *["rolls 1"] * 3)
    assert scene.p.behind == [0] * 4
    assert all(player["hidden"] == 0 for player in scene.view("A")["players"])


def test_c60_a_bluff_about_to_be_shown_is_false_in_every_guess() -> None:
    scene = Scene(front={"A": (6, 6)}, hidden={"A": (3,)})
    scene.play("A: claim full house", "B: pass", "A: show bluff")
    shown = [write(scene.p, CHANCE, move) for move in legal_moves(rules, scene.seen("B"), CHANCE)]
    assert shown == ["shows 1", "shows 2", "shows 3", "shows 6"]
    for seed in range(50):
        world = scene.seen("B")
        rules.guess(world, 1, sown(seed))
        assert faces_in(world.behind[0])[0] in (1, 2, 3, 6)


def test_every_full_heap_can_be_guessed() -> None:
    found = set()
    for seed in range(2000):
        world = Scene().seen("B")
        rules.guess(world, 1, sown(seed))
        found.add(world.behind[0])
    assert found == set(FULL)


def test_a_guess_believes_half_of_the_claims() -> None:
    scene = Scene(front={"A": (6, 6)}, hidden={"A": (3,)}).play("A: claim full house")
    believed = 0
    for seed in range(2000):
        world = scene.seen("B")
        rules.guess(world, 1, sown(seed))
        believed += faces_in(world.behind[0])[0] in (4, 5)
    assert 900 < believed < 1100  # of 2000, by chance ±45
