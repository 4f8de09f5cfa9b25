"""The terminal's picture and sentences: they fit, speak both languages and tell no secret."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import foxden
from foxden.games import room
from foxden.games.sly_dice.components import CARD_NAMES, CARDS, FACES, FIXED_POINTS
from foxden.games.sly_dice.notation import card_id
from foxden.games.sly_dice.terminal import best_of, draw, lines, percent, rank
from foxden.games.sly_dice.view import Chance

from .scene import Scene

NAMES = ["Anna", "Bernd", "Cleo", "Dora"]


def pictured(match: foxden.Match, viewer: int | None, language: str) -> str:
    console = Console(file=StringIO(), width=100, height=30, color_system=None)
    console.print(draw(match.view(viewer), NAMES, room("sly-dice").words(language)))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_picture_fits_into_100_by_30(seats: int, language: str) -> None:
    rng = Random(seats)
    match = foxden.Match("sly-dice", seats, seed=seats)
    while match.to_move:
        seat = rng.choice(sorted(match.to_move))
        for viewer in (seat, None) if rng.random() < 0.2 else ():
            picture = pictured(match, viewer, language).splitlines()
            assert max(map(len, picture)) <= 100
            assert len(picture) <= 30
            assert all(lines(match.view(viewer), NAMES, room("sly-dice").words(language)))
        match.play(seat, rng.choice(match.moves(seat)))


def told(scene: Scene, name: str | None) -> str:
    return "\n".join(lines(scene.view(name), NAMES, room("sly-dice").words("en")))


def test_own_dice_chances_and_truths_are_told_to_their_owner_only() -> None:
    rolling = Scene(hidden={"A": (6, 6, 5)}).rolling()
    assert "your dice behind the shield: 5, 6, 6" in told(rolling, "A")
    assert "Your chances" in told(rolling, "A")
    assert "Full house 99 %" not in told(rolling, "B")
    claiming = Scene(hidden={"A": (6, 6, 5)})
    assert "Full house (true)" in told(claiming, "A")
    for name in ("B", None):
        assert "(true)" not in told(claiming, name)
        assert "5, 6, 6" not in told(claiming, name)


def test_nothing_uncertain_is_called_certain() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.625, 0.999, 1)] == [0, 1, 63, 99, 100]


def test_of_counts_that_are_equally_likely_the_highest_is_shown() -> None:
    scene = Scene(on_table=["sixes"], common=(6, 6, 1), hidden={"A": (1, 1, 1)}).rolling()
    shown = [(chance["words"], percent(chance["chance"])) for chance in best_of(chances(scene))]
    assert ("two 6s", 100) in shown
    assert "one 6" not in [words for words, _ in shown]
    assert [words for words, _ in shown][1:] == ["three 6s", "four 6s"]  # a 1 must go out


def chances(scene: Scene) -> list[Chance]:
    return scene.view("A")["chances"]


def test_claims_are_offered_before_powers() -> None:
    scene = Scene(powers={"A": ["ones", "threes"]})
    kinds = [words.split()[0] for words in sorted(scene.moves("A"), key=rank)]
    assert list(dict.fromkeys(kinds)) == ["claim", "add", "change"]


def heard(match: foxden.Match, viewer: int | None, since: int) -> list[str]:
    words = room("sly-dice").words("en")
    return [words.tell(message, NAMES) for message in match.told(viewer, since)]


def last_push() -> tuple[foxden.Match, int]:
    """B is done; A has pushed a 6 and pushes another: the last die is A's alone to see."""
    dice = [f"rolls {value}" for value in (4, 5, 6)]
    private = [f"A: rolls {value}" for value in (6, 6, 2)] + ["B: rolls 1"] * 3
    options = {"first_game": "yes"}
    match = foxden.Match(
        "sly-dice", seed=1, options=options, chance=["B starts", *dice, *private, "A: rolls 6"]
    )
    for seat, words in ((1, "done"), (0, "push 6"), (0, "reroll 2")):
        match.play(seat, words)
    since = len(match.events)
    match.play(0, "push 6")
    return match, since


def test_the_last_die_is_told_before_the_claims_begin() -> None:
    match, since = last_push()
    own = heard(match, 0, since)
    assert own[0] == "Anna pushes out a 6."
    assert own[1].startswith("You roll a ")
    assert own[2:] == ["Everyone is done rolling.", "Bernd is to claim."]
    for viewer in (1, None):
        others = heard(match, viewer, since)
        assert others == [own[0], *own[2:]]


def test_a_claim_is_told_with_the_dice_by_which_all_judge_it() -> None:
    match, _ = last_push()
    since = len(match.events)
    match.play(1, "claim one 6")
    assert heard(match, 0, since)[1] == "All can see that it is true: nobody may accuse."
    match.play(1, "stay silent")
    since = len(match.events)
    match.play(0, "claim full house")
    for viewer in (0, 1, None):
        told = heard(match, viewer, since)
        assert (
            told[1]
            == "All see 6, 6 in front of the shield and 4, 5, 6 in the middle; 1 die is hidden."
        )


def test_c59_announced_powers_stand_beside_the_claim() -> None:
    scene = Scene(powers={"A": ["threes"]}).play("A: add two dice")
    for name in ("A", "B", None):
        assert "Powers announced: Threes." in told(scene, name)
    scene.play("A: claim one 2")
    claim = "Anna claims one 2, 2 points · Bernd accuses or passes."
    assert f"Powers announced: Threes · {claim}" in told(scene, "B")
    assert claim in told(Scene().play("A: claim one 2"), "B").splitlines()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_guide_lists_every_card_with_its_points_and_condition(language: str) -> None:
    here = room("sly-dice")
    words, guide = here.words(language), " ".join(here.text(f"guide.{language}.md").split())
    for card in range(CARDS):
        name, args = words.say("card", card=card_id(card)), {"card": card_id(card)}
        if card < FACES:
            assert f"**{name}**" in guide
            continue
        points = FIXED_POINTS[CARD_NAMES[card]]
        assert f"- **{name}**, {points}: {words.say('condition', **args)}." in guide
