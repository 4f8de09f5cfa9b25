"""A game's drivers, compiled: the one door from Python into compiled play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from foxden.core import chance
from foxden.core.compiled import cache_home, compile_rule, digest_of, is_cached, plain_rule
from foxden.core.game import Move, Rules, Seat, Value, legal_moves
from foxden.core.position import flat
from foxden.core.rule import is_rule

from . import drivers

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEVELS = {
    "random": drivers.RANDOM,
    "greedy": drivers.GREEDY,
    "sensible": drivers.SENSIBLE,
    "rollout": drivers.ROLLOUT,
}
LINE = 128  # bytes that a core may fetch at once
WORLDS = 4  # guessed at a time, between two looks at the clock
PLAYOUTS = 128  # a decision of `rollout`, unless told otherwise
RULES = (
    "turn",
    "candidates",
    "refusal",
    "odds",
    "play",
    "hide",
    "guess",
    "turns",
    "score",
    "winners",
)


class Fast:
    """Compiled play of one game."""

    def __init__(self, rules: Rules, players: ModuleType) -> None:
        self.rules = rules
        self.players = players

    @cached_property
    def cache(self) -> Path:
        """Where compiled code is kept: the digest covers all sources that can change it."""
        sources = {Path(str(module.__file__)).parent for module in (chance, drivers, self.players)}
        sources.add(Path(str(getattr(self.rules, "__file__", __file__))).parent)
        return cache_home() / f"{self.rules.NAME}-{digest_of(sources)}"

    def is_compiled(self, root: str) -> bool:
        return is_cached(self.cache / root)

    @cached_property
    def play_randomly(self) -> Any:
        return compile_rule(drivers.play_randomly, self._bound, self.cache / "play_randomly")

    @cached_property
    def play_games(self) -> Any:
        """Games between levels that only look; half the code to compile."""
        return self._compiled("play_games", drivers.play_games, decide=drivers.decide_by_looking)

    @cached_property
    def play_deep_games(self) -> Any:
        """Games between any levels."""
        return self._compiled("play_deep_games", drivers.play_games)

    @cached_property
    def decide(self) -> Any:
        return self._compiled("decide", drivers.decide)

    @cached_property
    def weigh(self) -> Any:
        return self._compiled("weigh", drivers.weigh)

    @cached_property
    def copy_on(self) -> Any:
        return self._compiled("copy_on", drivers.copy_on)

    @cached_property
    def play_randomly_plain(self) -> Any:
        """The same text, not compiled; takes a PlainTable."""
        return plain_rule(drivers.play_randomly, self._bound)

    @cached_property
    def _bound(self) -> dict[str, Any]:
        bound = {name: getattr(self.rules, name) for name in RULES}
        bound |= {name: getattr(self.players, name) for name in ("greedy", "sensible")}
        bound["prospect"] = getattr(self.players, "prospect", drivers.lead)
        bound["horizon"] = getattr(self.players, "horizon", drivers.never)
        bound["doubt"] = getattr(self.players, "doubt", drivers.no_doubt)
        return bound

    def doubt(self) -> float:
        return float(self._bound["doubt"]())

    def _compiled(self, root: str, function: Any, **chosen: Any) -> Any:
        bound = {**self._bound, **chosen}
        called = {thing for thing in (*bound.values(), *vars(drivers).values()) if is_rule(thing)}
        return compile_rule(function, bound, self.cache / root, called)

    def start(self, seats: int, options: Mapping[str, Value]) -> NDArray[Any]:
        return flat(self.rules.set_up(seats, options))

    def desk(self) -> Desk:
        return Desk(self.rules)


class Desk:
    """The memory that one thread of compiled play needs."""

    def __init__(self, rules: Rules) -> None:
        self.table = _apart(drivers.TABLES, rules.Position.dtype)
        self.found = _apart((2, rules.MOVES), "int64")
        self.worth = _apart((2, rules.MOVES), "float64")
        self.rng = _apart(4, "int64")


def _apart(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Zeros in lines of memory of their own: threads that share one wait for each other."""
    import numpy as np

    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.zeros(size + 2 * LINE, np.uint8)
    first = -memory.ctypes.data % LINE
    return memory[first : first + size].view(dtype).reshape(shape)


class Bot:
    """A level as a player at a table: sees a view, names a move.

    `rollout` thinks for a number of playouts or, given ``seconds`` and a clock, for a time.
    """

    def __init__(
        self,
        fast: Fast,
        level: str,
        seed: int,
        playouts: int = PLAYOUTS,
        seconds: float | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.fast = fast
        self.level = LEVELS[level]
        self.playouts = playouts
        self.seconds = seconds
        self.clock = clock
        self.desk = fast.desk()
        chance.sow(self.desk.rng, seed)

    def move(self, view: Any, seat: Seat, seats: int) -> Move:
        desk = self.desk
        desk.table[drivers.VIEW] = flat(view)[0]
        if self.level == drivers.ROLLOUT and self.seconds and self.clock:
            return self._think(view, seat, seats, self.clock() + self.seconds, self.clock)
        return int(
            self.fast.decide(
                self.level, self.playouts, desk.table, seat, seats, desk.found, desk.worth, desk.rng
            )
        )

    def _think(
        self, view: Any, seat: Seat, seats: int, until: float, clock: Callable[[], float]
    ) -> Move:
        """As the driver ``rollout`` does, with a look at the clock between worlds."""
        desk, fast = self.desk, self.fast
        moves = self._sensible_first(view, seat)
        desk.found[1, : len(moves)] = moves
        desk.worth[:] = 0
        while len(moves) > 1:
            fast.weigh(
                WORLDS, len(moves), desk.table, seat, seats, desk.found, desk.worth, desk.rng
            )
            if clock() >= until:
                break
        sure = desk.worth[0] - fast.doubt() * desk.worth[1] ** 0.5
        return moves[int(sure[: len(moves)].argmax())]

    def _sensible_first(self, view: Any, seat: Seat) -> list[Move]:
        rules, players = self.fast.rules, self.fast.players
        luck = list(map(int, self.desk.rng))  # a copy
        usual = int(players.sensible(view, seat, luck, [0] * rules.MOVES))
        return [usual, *(move for move in legal_moves(rules, view, seat) if move != usual)]
