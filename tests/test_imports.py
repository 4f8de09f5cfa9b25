"""Who may import whom, read from the sources.

``core`` knows no game; rooms don't know each other; the edges (the command, the terminal, the
online table, the research adapters) are known by nobody inside.  Chance is drawn in one place, and
clock, files and network are met at the edges.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import foxden

SOURCE = Path(foxden.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
ROOMS = sorted(
    folder.name for folder in (SOURCE / "games").iterdir() if (folder / "rules.py").exists()
)
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
each_room = pytest.mark.parametrize("room", ROOMS)

INSIDE = {"core", "games", "players", "lab"}
EDGES = {"table", "terminal", "research", "cli"}
MAY_IMPORT = {
    "core": {"core"},
    "players": {"core", "players"},
    "games": {"core", "games", "players"},
    "lab": {"core", "games", "players", "lab"},
    "table": {*INSIDE, "foxden", "table"},
    "terminal": {*INSIDE, "foxden", "terminal"},
    "research": {*INSIDE, "foxden", "research"},
    "cli": {*INSIDE, *EDGES, "foxden"},
    "foxden": {"core", "games"},
}


@dataclass(frozen=True)
class Import:
    """``name`` is empty for a plain ``import module``."""

    module: str
    name: str
    line: int


@cache
def imports(path: Path) -> tuple[Import, ...]:
    """All imports of a file, wherever they stand, with relative ones made absolute."""
    package = ["foxden", *path.relative_to(SOURCE).parent.parts]
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, "", node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            found += [Import(module, alias.name, node.lineno) for alias in node.names]
    return tuple(found)


def ours(path: Path) -> list[Path]:
    """The files of ours that a file imports."""
    return [file for one in imports(path) if (file := file_of(one)) is not None]


def file_of(one: Import) -> Path | None:
    if one.module.split(".")[0] != "foxden":
        return None
    for dotted in (f"{one.module}.{one.name}", one.module):
        place = SOURCE.joinpath(*dotted.rstrip(".").split(".")[1:])
        for file in (place / "__init__.py", place.with_suffix(".py")):
            if file.exists():
                return file
    raise AssertionError(f"{one} names nothing of ours")


def part_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return "foxden" if parts == ("__init__",) else parts[0]


def room_of(path: Path) -> str | None:
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


@each_file
def test_imports_point_inwards(path: Path) -> None:
    for imported in ours(path):
        assert part_of(imported) in MAY_IMPORT[part_of(path)], f"{path} imports {imported}"


@each_file
def test_rooms_do_not_know_each_other(path: Path) -> None:
    room = room_of(path)
    if part_of(path) != "games" or room is None:
        return
    for imported in ours(path):
        if part_of(imported) == "games":
            assert room_of(imported) == room, f"{path} imports {imported}"


@each_file
def test_only_the_registry_names_a_room(path: Path) -> None:
    if path == SOURCE / "games" / "__init__.py":
        return
    for imported in ours(path):
        if room_of(imported) is not None:
            assert room_of(imported) == room_of(path), f"{path} imports {imported}"


def test_every_part_of_the_package_is_known_here() -> None:
    assert {part_of(path) for path in FILES} <= set(MAY_IMPORT)


# Rules.

RULES_MAY_IMPORT = {
    "foxden.core.position": None,  # None: anything in it
    "foxden.core.rule": None,
    "foxden.core.game": {"Option", "Value", "Seat", "Move"},  # and constants
    "foxden.core.chance": {"Rng", "below", "fraction"},  # `guess` is handed a generator
    "foxden.core.kept": None,  # tables that take long to make
    "numpy": None,  # tables that compile
    "numpy.typing": None,
}


def rule_files(room: str) -> list[Path]:
    """``rules.py`` and the files into which a room has split its rules."""
    todo, found = [SOURCE / "games" / room / "rules.py"], list[Path]()
    while todo:
        path = todo.pop()
        if path not in found:
            found.append(path)
            todo += [file for file in ours(path) if room_of(file) == room]
    return found


@each_room
def test_rules_import_little(room: str) -> None:
    for path in rule_files(room):
        for one in imports(path):
            if one.module.startswith(f"foxden.games.{room}"):
                continue
            if one.module.split(".")[0] in sys.stdlib_module_names:
                continue
            assert one.module in RULES_MAY_IMPORT, f"{path}:{one.line} imports {one.module}"
            names = RULES_MAY_IMPORT[one.module]
            assert names is None or one.name in names or one.name.isupper(), f"{path}:{one.line}"


@each_room
def test_rules_use_no_words_views_or_players(room: str) -> None:
    nouns = {path.stem for path in rule_files(room)}
    assert not nouns & {"notation", "view", "players", "terminal"}


# Chance, clock, files, network.

DRAWING = {"random", "secrets", "hmac", "uuid", "numpy.random"}
OUTSIDE = {
    *("time", "datetime", "sched", "calendar"),
    *("os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "importlib.resources"),
    *("sqlite3", "dbm", "shelve", "mmap", "subprocess", "multiprocessing"),
    *("socket", "ssl", "select", "selectors", "asyncio", "http", "urllib", "socketserver"),
}
MEETS_THE_OUTSIDE = {
    "core/compiled.py": "keeps compiled code in a cache folder and forgets old code",
    "core/kept.py": "keeps tables that take long to make in the cache folder",
    "core/words.py": "reads the messages that lie beside the code",
    "games/__init__.py": "reads the texts that lie in a room",
    "games/sneaky_seven/picture.py": "a command that draws the map into a file",
    "players/fast.py": "names the cache folder after the sources",
}


@each_file
def test_a_random_number_is_drawn_only_in_chance(path: Path) -> None:
    others_play = SOURCE / "lab" / "peers.py"  # games that are not ours, for comparison
    signs = SOURCE / "table" / "holders.py"  # tokens and ids, no chance of a game
    checks = SOURCE / "core" / "fairness.py"  # hashes what chance.py has drawn
    if path in (SOURCE / "core" / "chance.py", others_play, signs, checks):
        return
    for one in imports(path):
        assert not {one.module, f"{one.module}.{one.name}"} & DRAWING, f"{path}:{one.line}"
    if path.name not in ("compiled.py", "kept.py"):  # they name folders and files by a digest
        assert "hashlib" not in {one.module for one in imports(path)}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert (node.value.id, node.attr) != ("np", "random"), f"{path}:{node.lineno}"


@each_file
def test_clock_files_and_network_are_met_at_the_edges(path: Path) -> None:
    """The lab may look at the clock and write what it was asked to."""
    if part_of(path) in {*EDGES, "lab"} or path.relative_to(SOURCE).as_posix() in MEETS_THE_OUTSIDE:
        return
    for one in imports(path):
        if room_of(path) is not None and one.module == "importlib.resources":
            continue  # data that lies in the room
        first = one.module.split(".")[0]
        assert not {one.module, first} & OUTSIDE, f"{path}:{one.line} imports {one.module}"


@each_file
def test_nothing_inside_prints_or_asks(path: Path) -> None:
    if part_of(path) in {*EDGES, "lab"}:  # the lab shows its progress
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"print", "input", "open"}, f"{path}:{node.lineno}"


def test_the_exceptions_are_all_needed() -> None:
    for name in MEETS_THE_OUTSIDE:
        assert {one.module for one in imports(SOURCE / name)} & OUTSIDE, (
            f"{name} needs no exception"
        )


# The public names.


def test_the_public_names_are_these() -> None:
    assert set(foxden.__all__) == {
        *("games", "Match", "Result", "replay"),
        *("FoxdenError", "IllegalMove", "UnknownWords", "UnknownGame"),
        *("BadSetup", "BadTranscript", "BrokenPlayer"),
    }
    assert all(hasattr(foxden, name) for name in foxden.__all__)


def test_nothing_else_looks_public() -> None:
    """What is not promised is a submodule, a type of the signatures, or has an underscore."""
    extra = {name for name in vars(foxden) if not name.startswith("_")} - set(foxden.__all__)
    modules = {name for name in extra if f"foxden.{name}" in sys.modules}
    assert extra - modules <= {"annotations", "Iterable", "Mapping", "Value"}
