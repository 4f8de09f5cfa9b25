"""What the table decides without a screen: who acts, who may look, what is told and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import foxden
from foxden.core.errors import FoxdenError

from .tables import OPENING, scripted, sneaky, tiny

THROW = ("rolls red", "rolls red", "rolls green", "rolls grey", "rolls grey", "rolls grey")


def test_without_secrets_no_curtain_falls(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "human")
    assert not table.needs_curtain(0)
    table.holder = 0
    assert not table.needs_curtain(1)


def test_a_curtain_falls_between_two_people_who_know_different_things(tmp_path: Path) -> None:
    table = tiny(tmp_path, "human", "human")
    assert table.holder is None
    assert table.needs_curtain(0)  # bystanders don't know the die either
    table.holder = 0
    assert not table.needs_curtain(0)
    assert table.needs_curtain(1)


def test_a_single_person_never_meets_a_curtain(tmp_path: Path) -> None:
    table = tiny(tmp_path, "greedy", "human")
    assert table.holder == 1
    assert not table.needs_curtain(1)


def test_when_all_may_act_bots_come_first_and_whoever_holds_the_device_stays(
    tmp_path: Path,
) -> None:
    table = tiny(tmp_path, "human", "greedy", "human")
    assert table.match.to_move == {0, 1, 2}
    assert table.acting() == 1
    table.play(1, table.bot_words(1))
    assert table.acting() == 0
    table.holder = 2
    assert table.acting() == 2


def test_the_view_shows_what_the_holder_knows(tmp_path: Path) -> None:
    table = tiny(tmp_path, "human", "human")
    for holder, known in ((None, [False, False]), (0, [True, False]), (1, [False, True])):
        table.holder = holder
        cups = table.view_of(table.match.position)["cups"]
        assert [cup["die"] is not None for cup in cups] == known


def test_news_come_once_and_end_where_a_turn_begins(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *THROW, "rolls purple")
    set_up, first_throw = table.news()
    assert [step.event.words for step in set_up] == list(OPENING)
    assert [step.event.words for step in first_throw] == [*THROW, "rolls purple"]
    assert table.news() == []


def test_the_dice_of_a_throw_are_told_in_one_sentence(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *THROW, "rolls purple")
    told = [table.sentences(table.messages(beat)) for beat in table.news()]
    assert told[0][0] == "Red 1 comes to the centre."
    assert told[0][-1] == "Turn 1: Rusty."
    assert told[1] == ["Rusty rolls 2 × red, green, 3 × grey, purple."]


def test_secrets_of_others_are_not_told(tmp_path: Path) -> None:
    table = tiny(tmp_path, "human", "human")
    table.holder = 1
    (beat,) = table.news()
    sentences = table.sentences(table.messages(beat))
    assert any(sentence.startswith("Mira rolls") for sentence in sentences)
    assert not any(sentence.startswith("Rusty rolls") for sentence in sentences)


def test_a_bust_is_a_bad_moment_and_a_capture_a_good_one(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *THROW, "rolls purple")
    table.news()
    table.play(0, "place red on centre 1")
    table.play(0, "stop")
    assert table.tone(table.messages(table.news()[0])) == "good"
    empty_handed = ("rolls grey",) * 7
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *empty_handed)
    assert table.tone(table.messages(table.news()[1])) == "bad"


def test_choices_carry_words_text_and_risk(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *THROW, "rolls purple")
    table.play(0, "place red on centre 1")
    offered = {choice.words: choice for choice in table.choices(0)}
    assert list(offered) == ["place green on centre 2", "roll", "stop"]
    assert offered["stop"].text == "Stop and take 1 bandit (+1)"
    assert offered["roll"].risk == round(100 * (4 / 6) ** 6)
    assert not offered["roll"].is_certain_to_fail


def test_rolling_with_every_card_full_is_called_certain_to_fail(tmp_path: Path) -> None:
    throw = ("rolls red", *["rolls green"] * 2, *["rolls blue"] * 3, "rolls purple")
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *throw)
    while (words := table.choices(0)[0].words).startswith("place"):
        table.play(0, words)
    roll, stop = table.choices(0)
    assert roll.is_certain_to_fail
    assert not stop.is_certain_to_fail


def test_a_refused_move_is_explained_in_the_readers_language(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "human", language="de")
    seat = table.acting()
    assert seat is not None
    for words, why in (("stop", "Nach einem Wurf musst du"), ("dance", "Diese Worte nennen")):
        with pytest.raises(FoxdenError) as refused:
            table.checked(seat, words)
        assert table.why_not(refused.value).startswith(why)


def test_the_transcript_is_kept_once_under_a_name_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    tables = [sneaky(folder, "greedy", "greedy") for _ in range(2)]
    for table in tables:
        assert table.save() == table.save() == f"Saved in {table.saved}"
    files = sorted(folder.iterdir())
    assert sorted(str(table.saved) for table in tables) == [str(file) for file in files]
    assert files[0].name.endswith(("-sneaky.txt", "-sneaky-2.txt"))
    assert foxden.replay(files[0].read_text(encoding="utf-8")).events == tables[0].match.events


def test_a_folder_that_cannot_be_written_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    sentence = sneaky(tmp_path / "file", "greedy", "greedy").save()
    assert sentence.startswith(f"The game could not be saved in {tmp_path / 'file'}: ")


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    def played(seed: int) -> str:
        table = sneaky(tmp_path, "random", "greedy", "sensible", seed=seed)
        while (seat := table.acting()) is not None:
            table.play(seat, table.bot_words(seat))
        return table.match.transcript()

    assert played(8) == played(8)
    assert played(8) != played(9)


def test_a_room_without_a_guide_shows_its_tagline(tmp_path: Path) -> None:
    assert "Bid on a die" in tiny(tmp_path, "human", "greedy").guide()
    assert sneaky(tmp_path, "human", "greedy").guide().startswith("# Sneaky")
