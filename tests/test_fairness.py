"""Fair dice: what is shown can be checked, and what is changed is found."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

import foxden
from foxden import cli
from foxden.core import fairness
from foxden.core.chance import master_seed, outcome
from foxden.core.errors import BadSetup, BadTranscript
from foxden.core.fairness import Tree, commitments, draw_key, leaves_of, root_from, salt_of, unit_of
from foxden.core.game import CHANCE, legal_moves
from foxden.core.match import Match
from foxden.core.proof import WhyNot, draws
from foxden.core.transcript import read_record, read_transcript
from foxden.core.verify import DoesNotFit, Verdict, verify
from foxden.games import Room, load
from foxden.lab.verifying import told

from . import fairness_vectors
from .fair import ADDED, READERS, SLY_DICE, Viewer, checked, is_found, played, text_of
from .rooms import ROOMS, TINY, game_of, load_any

each_room = pytest.mark.parametrize("here", ROOMS, ids=lambda here: here.name)
each_reader = pytest.mark.parametrize("reader", READERS, ids=str)

MASTER = master_seed(7)


# The bytes, written out once more.


@given(st.binary(min_size=32, max_size=32), st.sampled_from(["public", "A", "F"]), st.integers(0))
def test_a_key_is_a_hash_of_master_stream_and_number(
    master: bytes, stream: str, number: int
) -> None:
    written = hmac.new(master, stream.encode() + b" " + str(number).encode(), hashlib.sha256)
    assert draw_key(master, stream, number) == written.digest()


def test_the_salt_is_a_hash_of_all_randomness_by_seat() -> None:
    together = b"\x02" + b"\x00" + bytes.fromhex(ADDED[0]) + b"\x01" + bytes.fromhex(ADDED[1])
    assert salt_of(ADDED) == hashlib.sha256(together).digest()
    assert salt_of(dict(reversed(ADDED.items()))) == salt_of(ADDED)
    assert salt_of({}) == hashlib.sha256(b"\x02").digest()
    assert salt_of({0: ADDED[0]}) != salt_of({1: ADDED[0]})


def test_a_number_has_the_first_53_bits_of_a_hash_of_key_and_salt() -> None:
    key, salt = draw_key(MASTER, "B", 3), salt_of(ADDED)
    digest = hmac.new(key, salt + b"B 3", hashlib.sha256).hexdigest()
    assert unit_of(key, salt, "B", 3) == int(bin(int(digest, 16) | 1 << 256)[3:56], 2) / 2**53


@pytest.mark.parametrize("stream", ["public", "A"])
def test_a_commitment_is_the_root_of_a_tree_of_all_keys(stream: str) -> None:
    def root(first: int, count: int) -> bytes:
        if count == 1:
            return hashlib.sha256(b"\x00" + draw_key(MASTER, stream, first)).digest()
        half = count // 2
        below = root(first, half) + root(first + half, half)
        return hashlib.sha256(b"\x01" + below).digest()

    assert leaves_of(stream) == (8192 if stream == "public" else 1024)
    assert commitments(MASTER, 2)[stream] == root(0, leaves_of(stream)).hex()


@settings(max_examples=25, deadline=None)
@given(st.sets(st.integers(0, 1023), max_size=12))
def test_any_keys_and_the_nodes_beside_them_lead_to_the_root(shown: set[int]) -> None:
    tree = tree_of_a()
    keys = {number: draw_key(MASTER, "A", number) for number in shown}
    nodes = list(tree.nodes_beside(shown))
    assert root_from("A", keys, nodes) == tree.root
    assert root_from("A", keys, [*nodes, tree.root]) is None
    assert root_from("A", keys, nodes[:-1]) != tree.root
    secret = set(range(1024)) - shown
    assert not {draw_key(MASTER, "A", number) for number in secret} & set(nodes)


@cache
def tree_of_a() -> Tree:
    return Tree(MASTER, "A")


def test_the_examples_for_other_programs_are_up_to_date() -> None:
    kept = fairness_vectors.FILE.read_text("utf-8")
    assert kept == fairness_vectors.text()
    for its in json.loads(kept)["match"]["readers"].values():
        assert verify("\n".join(its["transcript"]), load).misfit is None
        for stream in its["streams"].values():
            for key in stream["keys"]:
                assert outcome(key["unit"], range(len(key["odds"])), key["odds"]) == key["place"]
    shown = json.loads(kept)["match"]["readers"]["a spectator"]["streams"]
    assert shown["A"]["keys"] + shown["B"]["keys"], "hidden dice that were shown"


# A match that is played.


def test_randomness_changes_the_dice_and_nothing_else_does() -> None:
    plain, salted = (Match(load("sneaky"), 2, 7, None, (), added) for added in ({}, {0: ADDED[0]}))
    again = Match(load("sneaky"), 2, 7, None, (), [(0, ADDED[0])])
    assert plain.commitments() == salted.commitments() == commitments(MASTER, 2)
    assert [event.words for event in plain.events] != [event.words for event in salted.events]
    assert salted.events == again.events


@pytest.mark.parametrize(
    "added", [{2: "ab" * 32}, {0: "AB" * 32}, {0: "ab" * 31}, {0: "ab " * 32}, {-1: "ab" * 32}]
)
def test_randomness_of_another_kind_is_refused(added: dict[int, str]) -> None:
    with pytest.raises(BadSetup):
        Match(load("sneaky"), 2, 7, None, (), added)


@each_room
@each_reader
def test_all_shown_dice_fit(here: Room, reader: Viewer) -> None:
    verdict = checked(text_of(here, reader))
    assert verdict.misfit is None
    assert verdict.uncommitted == 0
    assert verdict.checked > 0
    assert WhyNot.NO_KEY not in verdict.not_checked
    if reader == "truth" or here.name in ("sneaky", "sneaky-seven"):
        lines = [event for event in played(here).events if event.seat == CHANCE]
        assert verdict.checked == len(lines)


@each_room
def test_proofs_don_t_change_what_a_transcript_replays_to(here: Room) -> None:
    match = played(here)
    for reader in READERS:
        read = read_transcript(text_of(here, reader), load_any)
        assert read.transcript() == match.transcript(reader)
        assert read.randomness == ADDED


def test_a_truth_with_its_seed_is_checked_without_any_key() -> None:
    verdict = checked(played(TINY).transcript())
    assert verdict.misfit is None
    assert verdict.checked == verdict.uncommitted > 0


def test_dice_that_a_person_wrote_down_can_t_be_checked() -> None:
    by_hand = re.sub("(seed|randomness).*\n", "", played(TINY).transcript())
    verdict = checked(by_hand)
    assert (verdict.checked, verdict.misfit) == (0, None)
    assert set(verdict.not_checked) == {WhyNot.NO_KEY}
    read = read_transcript(by_hand, load_any)
    for refused in (read.commitments, read.proof):
        with pytest.raises(BadSetup, match="does not hold the keys"):
            refused()


def test_scripted_dice_are_not_what_the_keys_give() -> None:
    fits = [
        checked(Match(game_of(TINY), 2, 7, None, [f"prize {face}"]).transcript(None, proofs=True))
        for face in range(1, 7)
    ]
    assert [verdict.misfit for verdict in fits].count(None) == 1


def test_the_clock_is_no_chance() -> None:
    match = Match(load("sneaky-seven"), 2, 7, {"minutes": 45})
    for _ in range(30):
        match.play(min(match.to_move), match.moves(min(match.to_move))[0])
    match.announce("time is up")
    verdict = checked(match.transcript(None, proofs=True))
    assert verdict.misfit is None
    assert verdict.not_checked == {WhyNot.NO_CHANCE: 1}


# Changes.


def hex_lines(text: str) -> list[int]:
    return [n for n, line in enumerate(text.splitlines()) if re.fullmatch(".*[0-9a-f]{64}", line)]


@pytest.mark.parametrize("here", [TINY, SLY_DICE], ids=lambda here: here.name)
@each_reader
def test_a_changed_digit_anywhere_is_found(here: Room, reader: Viewer) -> None:
    text, rng = text_of(here, reader), Random(1)
    lines = hex_lines(text)
    for number in {*lines[:6], *rng.sample(lines, 8), lines[-1]}:
        changed = text.splitlines()
        title, _, digits = changed[number].partition(": ")
        k = rng.randrange(64)
        digit = "0" if digits[k] != "0" else "f"
        changed[number] = f"{title}: {digits[:k]}{digit}{digits[k + 1 :]}"
        assert is_found("\n".join(changed)), title


@pytest.mark.parametrize("reader", [None, 0])
def test_a_key_or_node_left_out_or_moved_is_found(reader: Viewer) -> None:
    lines = text_of(TINY, reader).splitlines()
    for number in hex_lines(text_of(TINY, reader)):
        if lines[number].startswith(("key", "node")):
            without = [*lines[:number], *lines[number + 1 :]]
            assert is_found("\n".join(without)), lines[number]
        if lines[number].startswith("node public") and lines[number + 1].startswith("node public"):
            swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
            assert is_found("\n".join(swapped)), lines[number]


@each_room
@each_reader
def test_a_changed_outcome_is_found(here: Room, reader: Viewer) -> None:
    """Other outcomes that would be legal, at lines all over the game."""
    text = text_of(here, reader)
    record = read_record(text, load_any)
    match, steps = record.match, list(record.match.steps())
    checkable = [draw for draw in draws(match, match.known_to) if draw.why_not is None]
    for draw in Random(2).sample(checkable, 4):
        before, event, _ = steps[draw.line]
        others = [
            move for move in legal_moves(match.game.rules, before, CHANCE) if move != event.move
        ]
        for move in others[:2]:
            lines = text.splitlines()
            number = record.lines[draw.line] - 1
            who = lines[number].partition(":")[0]
            lines[number] = f"{who}: {match.game.notation.write(before, CHANCE, move)}"
            assert is_found("\n".join(lines)), lines[number]


def test_the_first_line_that_does_not_fit_is_named() -> None:
    text = played(TINY).transcript(None, proofs=True)
    lines = text.splitlines()
    prize = next(n for n, line in enumerate(lines, 1) if line.startswith("table: prize"))
    shown = text.splitlines()[prize - 1]
    other = f"table: prize {int(shown[-1]) % 6 + 1}"
    misfit = checked(text.replace(shown, other, 1)).misfit
    assert misfit is not None
    assert (misfit.line, misfit.what) == (prize, "outcome")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (r"key public 0: .*", "key public: 00", "'key public'"),
        (r"key public 0: ", "key public 8192: ", "No key 8192"),
        (r"key public 0: ", "key D 0: ", "'D' has no chance of its own"),
        (r"key public [1-9]: ", "key public 0: ", "stands here twice"),
        (r"key public 0: .", "key public 0: X", "is something else"),
        (r"node public: .", "node public: ", "is something else"),
        (r"node public: ", "node public 4: ", "'node public 4'"),
        (r"commitment public: .", "commitment public: G", "is something else"),
        (r"commitment public", "commitment Z", "'Z' has no chance of its own"),
        (r"commitment public", "commitment", "'' has no chance of its own"),
        (r"randomness A: ", "randomness public: ", "'public' has no chance of its own"),
        (r"randomness A: ", "randomness B: ", "twice"),
        (r"(node public: .*)", r"\1\nA: bid 1", "'A: bid 1' is none"),
    ],
)
def test_malformed_lines_get_the_usual_error(old: str, new: str, complaint: str) -> None:
    changed = re.sub(old, new, text_of(TINY, None), count=1)
    with pytest.raises(BadTranscript, match=re.escape(complaint)):
        read_transcript(changed, load_any)


def test_a_game_that_draws_more_often_goes_on_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "DEPTH", 4)
    match = Match(load("sneaky"), 2, 7)
    rng = Random(1)
    while len(match.events) < 60:
        seat = min(match.to_move)
        match.play(seat, rng.choice(match.moves(seat)))
    verdict = checked(match.transcript(None, proofs=True))
    drawn = sum(event.seat == CHANCE for event in match.events)
    assert (verdict.checked, verdict.not_checked) == (16, {WhyNot.BEYOND: drawn - 16})
    assert verdict.misfit is None


# The command.


@pytest.fixture
def sneaky_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    match = foxden.Match("sneaky", 2, 7, randomness={0: "ab" * 32})
    path.write_text(match.transcript(None, proofs=True), "utf-8")
    return path


def test_verify_says_what_was_checked(
    sneaky_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["verify", str(sneaky_file), "--lang", "en"])
    assert re.fullmatch(r"\d+ draws checked: all fit their keys\.\n", capsys.readouterr().out)
    cli.main(["verify", str(sneaky_file), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["fits"]
    assert found["checked"] == 11
    assert found["not_checked"] == {}


def test_verify_ends_with_1_for_what_does_not_fit(
    sneaky_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sneaky_file.read_text("utf-8")
    sneaky_file.write_text(text.replace("randomness A: ab", "randomness A: ba"), "utf-8")
    with pytest.raises(SystemExit) as stop:
        cli.main(["verify", str(sneaky_file), "--lang", "en"])
    assert stop.value.code == 1
    assert re.match(r"Line \d+ does not fit: the key of this draw", capsys.readouterr().out)


def test_verify_ends_with_2_for_what_is_no_game(sneaky_file: Path) -> None:
    sneaky_file.write_text("game: sneaky\n", "utf-8")
    with pytest.raises(SystemExit) as stop:
        cli.main(["verify", str(sneaky_file)])
    assert stop.value.code == 2


def test_every_verdict_has_words_in_both_languages() -> None:
    for language in ("en", "de"):
        for what in ("outcome", "commitment", "seed", "unused"):
            assert "17" in told(Verdict(3, 0, {}, DoesNotFit(17, what, "public")), language)
        said = told(Verdict(3, 2, dict.fromkeys(WhyNot, 1), None), language)
        assert said.count("\n") == 1 + len(WhyNot)
