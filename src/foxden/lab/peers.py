"""Named peers to measure against: OpenSpiel and pgx, from the extra ``foxden[peers]``."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from foxden.core.errors import BadSetup

BATCH = 1024  # environments of pgx that step together
STEPS = 100  # of each, in one call


@dataclass
class Peer:
    """A contestant: ``play`` plays some, and says how many moves."""

    name: str
    driven: str
    play: Callable[[], int]
    speeds: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        moves, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            moves += self.play()
        self.speeds.append(moves / (time.process_time() - started))

    @property
    def fastest(self) -> float:
        return max(self.speeds)


def open_spiel() -> list[Peer]:
    """Pig: OpenSpiel's own loop in C++, and the loop a Python user writes."""
    pyspiel = _imported("pyspiel")
    pig = pyspiel.load_game("pig")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(pig.num_players())]
    numbers = iter(range(1, 1 << 60))

    def in_cpp() -> int:
        state = pig.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(numbers))
        return int(state.move_number())

    return [
        Peer("open_spiel pig, C++", "pyspiel.evaluate_bots with two uniform random bots", in_cpp),
        Peer(
            "open_spiel pig, Python",
            "a Python loop over legal_actions, chance_outcomes and apply_action",
            _python_loop(pig),
        ),
    ]


def _python_loop(pig: Any) -> Callable[[], int]:
    import numpy as np

    rng = np.random.default_rng(7)

    def play() -> int:
        state = pig.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.integers(len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[rng.integers(len(actions))])
            moves += 1
        return moves

    return play


def pgx() -> list[Peer]:
    """Tic-tac-toe, stepped in a batch inside one compiled loop; finished games start again."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    envs, jax = _imported("pgx"), _imported("jax")
    env = envs.make("tic_tac_toe")
    step = jax.vmap(_imported("pgx.experimental").auto_reset(env.step, env.init))

    def one_step(carry: Any, _: Any) -> Any:
        key, state = carry
        key, choosing, resetting = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choosing, logits, axis=-1)
        return (key, step(state, action, jax.random.split(resetting, BATCH))), None

    run = jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, length=STEPS)[0])
    key = jax.random.PRNGKey(7)
    carry = run((key, jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))))
    held = [jax.block_until_ready(carry)]

    def play() -> int:
        held[0] = jax.block_until_ready(run(held[0]))
        return BATCH * STEPS

    return [
        Peer(
            "pgx tic_tac_toe",
            f"jit of a scan of {STEPS} vmapped steps, batch {BATCH}, auto reset, one CPU core",
            play,
        )
    ]


def _imported(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise BadSetup(f"{name} is not installed; install foxden[peers] for the peers.") from None


PEERS: dict[str, Callable[[], list[Peer]]] = {"open_spiel": open_spiel, "pgx": pgx}
