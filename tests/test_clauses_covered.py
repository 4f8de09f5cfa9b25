"""Every clause of every game has a test that is named after it, and no name is made up.

A clause is a line ``- **C12** …`` in a room's clauses.md.  A test is named after it if its name
holds the number, as in ``test_c12_…`` or ``test_c12_c13_…``.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import foxden
from foxden.games import room

TESTS = Path(__file__).parent
GAMES = foxden.games()


def clauses_in(text: str) -> list[int]:
    """The numbers of all clauses, in the order in which they stand."""
    return [int(number) for number in re.findall(r"^- \*\*C(\d+)\*\* \S", text, re.MULTILINE)]


def clauses_tested(folder: Path) -> set[int]:
    """The numbers in the names of all test functions below a folder."""
    numbers: set[int] = set()
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if node.name.startswith("test_"):
                    numbers |= {int(found) for found in re.findall(r"_c(\d+)(?=_|$)", node.name)}
    return numbers


def clauses_cited(text: str) -> set[int]:
    """The numbers that a source file names, with all those within ``C3–C5``."""
    numbers: set[int] = set()
    for first, last in re.findall(r"\bC(\d+)(?:–C(\d+))?\b", text):
        numbers |= set(range(int(first), int(last or first) + 1))
    return numbers


def written(tests: Path, names: list[str]) -> Path:
    lines = [f"def {name}() -> None:\n    assert True\n" for name in names]
    tests.mkdir(exist_ok=True)
    (tests / "test_made_up.py").write_text("\n".join(lines), encoding="utf-8")
    return tests


@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_numbered_from_one_without_gaps(game: str) -> None:
    numbers = clauses_in(room(game).text("clauses.md"))
    assert numbers, f"{game} has no clauses"
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_named_after_it(game: str) -> None:
    clauses = set(clauses_in(room(game).text("clauses.md")))
    tested = clauses_tested(TESTS / room(game).folder.name)
    assert sorted(clauses - tested) == [], f"clauses of {game} without a test"
    assert sorted(tested - clauses) == [], f"tests of {game} name clauses that don't exist"


@pytest.mark.parametrize("game", GAMES)
def test_the_code_cites_only_clauses_that_exist(game: str) -> None:
    clauses = set(clauses_in(room(game).text("clauses.md")))
    for file in sorted(room(game).folder.glob("*.py")):
        cited = clauses_cited(file.read_text(encoding="utf-8"))
        assert sorted(cited - clauses) == [], f"{file.name} of {game}"


# The checker, checked on made-up examples.


def test_a_clause_without_a_test_is_noticed(tmp_path: Path) -> None:
    text = "# Clauses\n\n- **C1** One.\n- **C2** Two.\n- **C3** Three, as in **C2**.\n"
    names = ["test_c1_one", "test_c3", "check_c2_is_no_test", "test_abc2_is_none_either"]
    assert clauses_in(text) == [1, 2, 3]
    assert set(clauses_in(text)) - clauses_tested(written(tmp_path, names)) == {2}


def test_a_test_of_a_clause_that_does_not_exist_is_noticed(tmp_path: Path) -> None:
    names = ["test_c1_one", "test_c12_c13_both", "test_there_is_c14"]
    assert clauses_tested(written(tmp_path, names)) == {1, 12, 13, 14}


def test_tests_in_classes_and_folders_count(tmp_path: Path) -> None:
    text = "class TestDice:\n    async def test_c7_rolls(self) -> None: ...\n"
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_dice.py").write_text(text, encoding="utf-8")
    (tmp_path / "scene.py").write_text("def test_c8_is_never_run(): ...\n", encoding="utf-8")
    assert clauses_tested(tmp_path) == {7}


def test_cited_ranges_are_read_whole() -> None:
    assert clauses_cited('"""C3–C5, C8. Nothing."""  # C10') == {3, 4, 5, 8, 10}
    assert clauses_cited("DISC3 and ABC4 are no clauses") == set()
