"""A hook of schemathesis: requests that fit are about tables that there are, and nobody waits long.

Loaded by ``test_described.py`` into the process that makes the requests; the ids of the tables
are in the environment.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import httpx
import schemathesis

TABLES = "FOXDEN_VISITED_TABLES"
LONGEST_WAIT = 0.05
MOSTLY = 0.8


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    if case.meta is None or case.meta.generation.mode != schemathesis.GenerationMode.POSITIVE:
        return
    rng = Random(repr((case.path_parameters, case.query, case.body)))
    if case.path_parameters and "table" in case.path_parameters and rng.random() < MOSTLY:
        case.path_parameters["table"] = rng.choice(os.environ[TABLES].split())
    if case.query and "wait" in case.query:
        case.query["wait"] = LONGEST_WAIT
    if isinstance(case.body, dict) and "move" in case.body and rng.random() < MOSTLY:
        _choose(case, kwargs, rng)


def _choose(case: Any, kwargs: dict[str, Any], rng: Random) -> None:
    """A legal move, if there is one, so that games go on."""
    table = case.path_parameters["table"]
    headers = kwargs.get("headers") or {}
    answer = httpx.get(f"{case.operation.base_url}/api/tables/{table}", headers=dict(headers))
    if answer.status_code != 200:
        return
    state = answer.json()
    for eyes in state["eyes"]:
        if eyes["moves"]:
            move = rng.choice(eyes["moves"])["words"]
            case.body.update(seat=eyes["seat"], number=state["number"], move=move)
