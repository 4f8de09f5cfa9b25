"""The store's tables are made and brought up to date by the server itself."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    with engine.execution_options(is_writing=True).begin() as connection:
        if engine.dialect.name == "postgresql":  # several processes may start at once
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(8400)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
