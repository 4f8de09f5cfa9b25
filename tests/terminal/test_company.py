"""Who sits at the table, and what they are called."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxden.core.errors import BadSetup, UnknownGame
from foxden.core.words import Words
from foxden.games import room
from foxden.players.levels import Level
from foxden.terminal.company import gather
from foxden.terminal.table import set_table

RULES = room("sneaky").game.rules


def test_without_wishes_one_person_meets_two_sensible_bots() -> None:
    company = gather(RULES, None, None)
    assert company.humans == (0,)
    assert company.bots == {1: Level("sensible"), 2: Level("sensible")}
    assert len(gather(RULES, 4, None).levels) == 4


def test_a_rollout_player_may_name_its_playouts() -> None:
    assert gather(RULES, 2, ["human", "rollout:200"]).bots == {1: Level("rollout", 200)}


@pytest.mark.parametrize(
    ("seats", "players", "why"),
    [
        (3, ["human", "greedy"], "2 players were named for 3 seats."),
        (None, ["human", "wise"], "There is no player 'wise'; there are: human, random,"),
        (None, ["human", "greedy:9"], "There is no player 'greedy:9'"),
        (None, ["human:2", "greedy"], "There is no player 'human:2'"),
        (None, ["human", "rollout:0"], "A number of playouts is from 1 to 1,000,000, not '0'."),
        (None, ["human", "rollout:" + "9" * 5000], "A number of playouts is from 1"),
    ],
)
def test_players_that_do_not_fit_are_refused(
    seats: int | None, players: list[str], why: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        gather(RULES, seats, players)
    assert str(refused.value).startswith(why)


def test_a_table_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame):
        set_table("chess", None, None, None, {}, "en", tmp_path)
    with pytest.raises(BadSetup, match="2 to 4 players, not 5"):
        set_table("sneaky", 5, None, None, {}, "en", tmp_path)
    with pytest.raises(BadSetup, match="no language 'fr'"):
        set_table("sneaky", 2, None, None, {}, "fr", tmp_path)


def test_a_single_person_is_always_the_same_fox() -> None:
    words = Words("en", "foxden.terminal")
    company = gather(RULES, None, ["greedy", "human", "random"])
    assert company.names(words) == ["Mira", "Rusty", "Otto"]
    assert company.introduced(words) == ["Mira (greedy)", "Rusty (you)", "Otto (random)"]


def test_of_several_people_nobody_is_you() -> None:
    words = Words("de", "foxden.terminal")
    company = gather(RULES, None, ["human", "sensible", "human"])
    assert company.introduced(words) == ["Reineke", "Otto (besonnen)", "Mira"]
