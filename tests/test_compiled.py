"""Compiled code: never stale, never in the way.

Each test plays a copy of the tiny game in processes of its own, with a cache folder of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import foxden
from foxden.core import compiled
from foxden.core.compiled import (
    CACHE_SWITCH,
    PLAIN_SWITCH,
    cache_home,
    compile_rule,
    digest_of,
    is_cached,
    runs_plain,
)
from foxden.core.rule import is_rule, rule
from foxden.games import load, room

from .rooms import TINY

ROOT = Path(__file__).parent.parent
PLAY = """
from cup import players, rules
from cup.notation import read
from foxden.core.compiled import compile_rule
from foxden.core.game import CHANCE
from foxden.players.fast import Fast

fast = Fast(rules, players)
play = compile_rule(rules.play, {}, fast.cache / "play")
table = fast.start(2, {"rounds": 1, "target": "none"})
for seat, words in (
    *((CHANCE, words) for words in ("prize 3", "rolls 5", "rolls 2")),
    *((0, "bid 3"), (1, "bid 4")),
    *((CHANCE, words) for words in ("shows 5 for 3", "shows 2 for 4")),
):
    play(table[0], seat, read(None, seat, words))
print(table["hits"][0].tolist(), table["busts"][0].tolist())
"""
each_run_compiles = pytest.mark.skipif(runs_plain(), reason="nothing is compiled in plain mode")


class Workbench:
    """A copy of the tiny game that can be changed, and a cache of compiled code."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.room = folder / "cup"
        self.cache = folder / "cache"
        shutil.copytree(TINY.folder, self.room, ignore=shutil.ignore_patterns("__pycache__"))

    def start(self, **switches: str) -> subprocess.Popen[str]:
        path = os.pathsep.join([str(ROOT / "src"), str(self.folder)])
        env = {
            **os.environ,
            CACHE_SWITCH: str(self.cache),
            "PYTHONPATH": path,
            PLAIN_SWITCH: "",
        }
        return subprocess.Popen(
            [sys.executable, "-W", "error", "-c", PLAY],
            env={**env, **switches},
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def play(self, **switches: str) -> str:
        """What one round says; nothing else may be said."""
        return finished(self.start(**switches))

    def change(self, file: str, old: str, new: str) -> None:
        text = (self.room / file).read_text("utf-8")
        assert old in text
        (self.room / file).write_text(text.replace(old, new), "utf-8")

    def kept(self, ending: str) -> dict[Path, int]:
        return {path: path.stat().st_mtime_ns for path in self.cache.glob(f"**/*.{ending}")}


def finished(process: subprocess.Popen[str]) -> str:
    out, problems = process.communicate()
    assert problems == ""
    assert process.returncode == 0
    return out


@pytest.fixture
def bench(tmp_path: Path) -> Workbench:
    return Workbench(tmp_path)


def test_a_change_of_any_rule_source_is_seen_at_once(bench: Workbench) -> None:
    """In the rules, in a module that they import, in the components."""
    said = [bench.play()]
    for file, old, new in (
        ("rules.py", "p.rerolled = 0", "p.hits[0] += 1"),
        ("cups.py", "p.hits[seat] += p.bid[seat]", "p.hits[seat] += 2 * p.bid[seat]"),
        ("components.toml", "bust = -2", "bust = -9"),
    ):
        bench.change(file, old, new)
        said.append(bench.play())
        assert said[-1] == bench.play(**{PLAIN_SWITCH: "1"})
    assert len(set(said)) == len(said)


def test_a_change_back_finds_the_old_code_again(bench: Workbench) -> None:
    first = bench.play()
    bench.change("components.toml", "bust = -2", "bust = -9")
    assert bench.play() != first
    bench.change("components.toml", "bust = -9", "bust = -2")
    before = bench.kept("nb?")
    assert bench.play() == first
    assert bench.kept("nb?") == before


@each_run_compiles
def test_nothing_is_compiled_again_without_a_change_or_when_words_and_guides_change(
    bench: Workbench,
) -> None:
    first = bench.play()
    before = bench.kept("nb?")
    assert before
    assert bench.play() == first
    assert bench.kept("nb?") == before
    bench.change("words.en.ftl", "Under the Cup", "Below the Cup")
    (bench.room / "guide.en.md").write_text("How to play", "utf-8")
    assert bench.play() == first
    assert bench.kept("nb?") == before


def test_two_processes_may_compile_the_same_at_once(bench: Workbench) -> None:
    processes = [bench.start() for _ in range(2)]
    said = [finished(process) for process in processes]
    assert said[0] == said[1] == bench.play()


@each_run_compiles
def test_garbage_in_the_cache_is_replaced(bench: Workbench) -> None:
    """An empty index, then a number where compiled code should be."""
    first = bench.play()
    for ending, garbage in (("nbi", b""), ("nbc", b"\x80\x05K\x01.")):
        for path in bench.kept(ending):
            path.write_bytes(garbage)
        assert bench.play() == first
    before = bench.kept("nb?")
    assert bench.play() == first
    assert bench.kept("nb?") == before, "what was mended is used again"


@each_run_compiles
def test_a_cache_that_cannot_be_written_costs_only_time(bench: Workbench) -> None:
    first = bench.play()
    (bench.folder / "file").write_text("a file is no folder")
    before = set(ROOT.glob("src/**/*.nb?"))
    for nowhere in (bench.folder / "file", Path(os.devnull) / "below"):
        assert bench.play(**{CACHE_SWITCH: str(nowhere)}) == first
    assert set(ROOT.glob("src/**/*.nb?")) == before, "kept beside the sources it would be stale"


@each_run_compiles
def test_a_blocked_place_inside_the_cache_costs_only_time(bench: Workbench) -> None:
    """Numba would fall back to keeping the code beside the sources, where changes go unseen."""
    first = bench.play()
    bench.change("components.toml", "bust = -2", "bust = -9")
    changed = bench.play()
    for folder in {path.parent for path in bench.kept("nbi")}:
        shutil.rmtree(folder)
        folder.write_text("a file where a folder should be")
    assert bench.play() == changed
    bench.change("components.toml", "bust = -9", "bust = -2")
    assert bench.play() == first


def test_numbas_own_switch_runs_plain_too(bench: Workbench) -> None:
    assert bench.play(NUMBA_DISABLE_JIT="1") == bench.play(**{PLAIN_SWITCH: "1"})
    assert not bench.cache.exists()


def test_somebody_without_a_home_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv(CACHE_SWITCH)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nobody)
    assert not is_cached(cache_home() / "tiny") or runs_plain()


def test_the_cache_stands_where_the_system_wants_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(CACHE_SWITCH)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_home() == tmp_path / "foxden" / "compiled"
    monkeypatch.setenv(CACHE_SWITCH, str(tmp_path / "mine"))
    assert cache_home() == tmp_path / "mine"


def test_only_old_folders_of_games_are_forgotten(tmp_path: Path) -> None:
    """Whatever else lies in a folder that somebody names as the cache is not ours to remove."""
    old, new, other = (tmp_path / name for name in (f"tiny-{'0' * 20}", f"tiny-{'1' * 20}", "mine"))
    long_ago = time.time() - 86400 * (compiled.KEPT_DAYS + 1)
    for folder in (old, new, other):
        folder.mkdir()
        (folder / "file").write_text("")
    for folder in (old, other):
        os.utime(folder, (long_ago, long_ago))
    compiled._forget_old(tmp_path)
    assert not old.exists()
    assert (new / "file").exists()
    assert (other / "file").exists()
    compiled._forget_old(tmp_path / "nowhere")


def test_the_digest_sees_every_file_that_can_matter(tmp_path: Path) -> None:
    digests = {digest_of([tmp_path])}
    for name in ("rules.py", "components.toml", "map.txt", "prices.json", "odds.csv"):
        for text in ("1", "2"):
            (tmp_path / name).write_text(text)
            digests.add(digest_of([tmp_path]))
    assert len(digests) == 11
    (tmp_path / "words.en.ftl").write_text("title = Cup")
    (tmp_path / ".rules.py.swp").write_text("")
    assert digest_of([tmp_path]) in digests


# The twins.


@rule
def doubled(number: int) -> int:
    return number * FACTOR


@rule
def quadrupled(number: int) -> int:
    return doubled(doubled(number))


def unmarked(number: int) -> int:
    return number


FACTOR = 2


def test_a_twin_uses_what_it_is_bound_to_and_leaves_the_rule_alone(tmp_path: Path) -> None:
    @rule
    def tripled(number: int) -> int:
        return number * 3

    assert compile_rule(quadrupled, {}, tmp_path / "a" / "b")(5) == 20
    assert compile_rule(quadrupled, {"FACTOR": 10}, tmp_path / "c" / "d")(5) == 500
    assert compile_rule(quadrupled, {"doubled": tripled}, tmp_path / "e" / "f")(5) == 45
    assert quadrupled(5) == 20


def test_only_rules_are_compiled(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="is not marked @rule"):
        compile_rule(unmarked, {}, tmp_path / "a" / "b")


@each_run_compiles
def test_bounds_checks_find_a_wrong_index(tmp_path: Path) -> None:
    """So the run with checks in test_differential.py means something."""
    wrong = (
        "import numpy as np\n"
        "from pathlib import Path\n"
        "from foxden.core.compiled import compile_rule\n"
        "from tests.test_compiled import reach\n"
        f"compile_rule(reach, {{}}, Path({str(tmp_path)!r}) / 'a' / 'b')(np.zeros(3), 3)\n"
    )
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": path}
    command = [sys.executable, "-c", wrong]
    made = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert made.returncode == 1
    assert "IndexError" in made.stderr


@rule
def reach(row: list[float], place: int) -> float:
    return row[place]


def tables_of(module: ModuleType) -> Iterator[tuple[str, int]]:
    """The arrays that a module's rules look into, alone or in a tuple, with their bytes."""
    for thing in vars(module).values():
        if is_rule(thing) and thing.__module__ == module.__name__:
            for name in thing.__code__.co_names:
                found = thing.__globals__.get(name)
                for part in found if isinstance(found, tuple) else (found,):
                    if isinstance(part, np.ndarray):
                        yield f"{module.__name__}.{name}", part.nbytes


@pytest.mark.parametrize("game", foxden.games())
def test_no_rule_looks_into_a_table_so_large_that_its_code_is_not_kept(game: str) -> None:
    """Numba does not cache code with a constant of more than a megabyte: each start would pay."""
    load(game)
    home = f"foxden.games.{room(game).folder.name}"
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{home}.")]
    tables = {name: size for module in modules for name, size in tables_of(module)}
    assert {name: size for name, size in tables.items() if size > 1_000_000} == {}
