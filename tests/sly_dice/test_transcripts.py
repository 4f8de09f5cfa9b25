"""Hand-written games, replayed, with the values at each mark as worked out on paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import foxden
from foxden.core.errors import BadTranscript
from foxden.core.match import Match

FOLDER = Path(__file__).parent / "transcripts"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def at(name: str, mark: str) -> Match:
    """The match as it stands at a mark ``# [mark]``."""
    before, found, _ = TEXTS[name].partition(f"# [{mark}]")
    assert found
    moves = [line for line in before.splitlines() if re.match(r"(table|[A-D]\b).*: ", line)]
    return foxden.replay(TEXTS[name], until=len(moves))


def scores(match: Match) -> list[int]:
    return [player["score"] for player in match.view()["players"]]


def test_two_players_round_1() -> None:
    rolled = at("two-players", "all have rolled")
    own = rolled.view(0)["players"][0]
    assert (own["front"], own["hidden_dice"]) == ([6, 6], [5])
    assert rolled.to_move == {0}
    assert scores(at("two-players", "a false accusation")) == [10, -10]
    shown = at("two-players", "a bluff is shown")
    assert scores(shown) == [10, 8]  # 8 + 10 - 10
    assert [player["bluffs"] for player in shown.view()["players"]] == [0, 1]


def test_two_players_rounds_2_and_3() -> None:
    assert scores(at("two-players", "high low succeeds")) == [10, 23]
    ones = at("two-players", "three ones")
    assert scores(ones) == [13, 23]
    used = at("two-players", "ones used")
    assert used.view(0)["players"][0]["hidden_dice"] == [2, 6, 6]
    assert used.view(0)["players"][0]["powers"] == []
    end = at("two-players", "after three rounds")
    assert scores(end) == [27, 33]  # A: 13 + 24 - 10; B: 23 + 10
    assert end.view()["players"][0]["scored"] == ["ones", "sixes", "full-house"]
    assert end.view()["round"] == 3


def test_three_players() -> None:
    assert scores(at("three-players", "a bluff is called")) == [0, 0, 0]
    assert scores(at("three-players", "three threes are proven")) == [9, 0, 0]
    assert scores(at("three-players", "three fours are proven")) == [9, 12, 0]
    fresh = at("three-players", "a fresh start")
    own = fresh.view(1)["players"][1]
    assert (own["front"], own["hidden_dice"], own["powers"]) == ([], [2, 3, 3], [])
    assert scores(at("three-players", "a sum makes a straight")) == [24, 12, 0]
    assert scores(at("three-players", "four threes are true")) == [14, 24, 0]
    assert scores(at("three-players", "after two rounds")) == [14, 24, 10]


def test_four_players_round_1() -> None:
    rolled = at("four-players", "all four have rolled")
    own = rolled.view(3)["players"][3]
    assert (own["front"], own["hidden_dice"]) == ([6], [4, 6])
    assert [player["front"] for player in rolled.view()["players"]] == [[], [5, 5], [], [6]]
    assert scores(at("four-players", "all even, twice")) == [25, -10, 0, 25]
    end = at("four-players", "one 2 too many")
    assert scores(end) == [25, -6, 18, 25]  # B: 4 - 10; C: 8 + 10
    assert [player["bluffs"] for player in end.view()["players"]] == [0, 0, 1, 0]


def test_four_players_rounds_2_and_3() -> None:
    straight = at("four-players", "a large straight")
    assert scores(straight) == [55, -6, 8, 25]
    assert [player["powers"] for player in straight.view()["players"]] == [
        [],
        ["twos"],
        ["twos"],
        [],
    ]
    assert scores(at("four-players", "an equal sum")) == [55, 9, 8, 15]
    repeated = at("four-players", "twos repeated")
    assert scores(repeated) == [55, 9, 12, 15]
    assert repeated.view()["players"][2]["powers"] == []
    assert repeated.view()["players"][2]["new_powers"] == []
    failed = at("four-players", "an equal sum is wrong")
    assert scores(failed) == [55, 9, 12, 15]
    assert "high-low" not in failed.view()["players"][3]["scored"]
    assert scores(at("four-players", "a repeat that is proven")) == [55, 11, 12, 15]
    end = at("four-players", "after three rounds")
    assert scores(end) == [67, 11, 12, 27]
    assert end.view()["players"][0]["scored"] == [
        "large-straight",
        "sixteen-or-less",
        "odds-or-evens",
    ]


@pytest.mark.parametrize("name", TEXTS)
def test_every_readers_transcript_replays(name: str) -> None:
    match = foxden.replay(TEXTS[name])
    for viewer in (*range(match.seats), None):
        text = match.transcript(viewer)
        again = foxden.replay(text)
        assert again.transcript(viewer) == text
        assert again.view(viewer) == match.view(viewer)


def test_a_spectator_reads_neither_hidden_dice_nor_secret_changes() -> None:
    text = foxden.replay(TEXTS["two-players"]).transcript(None)
    assert "table to" not in text
    assert "reroll" not in text
    assert "change" not in text
    assert "A: ?" in text.splitlines()


def test_a_wrong_line_is_named() -> None:
    wrong = TEXTS["two-players"].replace("table: shows 5", "table: shows 4")
    with pytest.raises(BadTranscript, match="shows 5"):
        foxden.replay(wrong)
    with pytest.raises(BadTranscript):
        foxden.replay(TEXTS["two-players"].replace("A: push 6", "A: push 3", 1))


def test_c59_a_spectators_wrong_line_is_answered_with_all_that_could_be_seen_there() -> None:
    """Whoever owns Ones could change a hidden die, which reads `?`, or claim, which all hear."""
    lines = foxden.replay(TEXTS["two-players"]).transcript(None).splitlines()
    number = lines.index("A: ?")
    lines[number] = "A: accuse"
    with pytest.raises(BadTranscript) as caught:
        foxden.replay("\n".join(lines))
    assert "Expected 'A: ?', 'A: " in str(caught.value)
    assert "'A: claim " in str(caught.value)
    assert "hidden" not in str(caught.value)


def test_calls_of_high_low_are_told_with_their_number() -> None:
    told = foxden.replay(TEXTS["two-players"]).told(None)
    right = [message.args["call"] for message in told if message.id == "right-call"]
    assert right == [1, 2, 3]  # the third wins the card
