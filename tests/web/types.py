"""The browser's types, from the server's description: ``python -m tests.web.types``."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from foxden.table.app import build
from foxden.table.hall import Hall
from foxden.table.limits import Allowance, Limits
from foxden.table.schema import with_views
from foxden.table.store import Store
from foxden.table.times import Times

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "web" / "src" / "schema.ts"


def description() -> str:
    app = build(Hall(Store("sqlite://"), Times()), Limits(Allowance()))
    return json.dumps(with_views(app.openapi_schema.to_schema()))


def types() -> str:
    """TypeScript, as openapi-typescript writes it."""
    program = ROOT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    with tempfile.TemporaryDirectory() as folder:
        schema, made = Path(folder) / "schema.json", Path(folder) / "schema.ts"
        schema.write_text(description(), encoding="utf-8")
        node = str(ROOT / ".venv" / "bin" / "node")
        command = [
            node,
            str(program),
            str(schema),
            "-o",
            str(made),
            "--default-non-nullable",
            "false",
        ]
        subprocess.run(command, check=True, capture_output=True)
        return made.read_text(encoding="utf-8")


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
