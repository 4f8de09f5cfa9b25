"""The store's tables are made and brought up to date by the server itself."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from foxden.core.errors import BadSetup

SCRIPTS = Path(__file__).parent / "migrations"


def newest() -> str:
    """The version that the migrations lead to: each file begins with its own."""
    return max(file.name[:4] for file in (SCRIPTS / "versions").glob("[0-9]*.py"))


def migrate(engine: sa.Engine) -> None:
    with engine.execution_options(is_writing=True).begin() as connection:
        if engine.dialect.name == "postgresql":  # several processes may start at once
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(8400)"))
        version = _version(connection)
        if version is not None and version > newest():
            raise BadSetup("The store was written by a newer Foxden; use that one.")
        if version != newest():
            _upgrade(connection)


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(
        sa.text("SELECT version_num FROM alembic_version")
    ).scalar()
    return version


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command  # slow to import, and hardly ever needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
