"""What an operator can choose, by the command or in a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, MsgspecError, Struct, convert, toml
from platformdirs import user_data_path

from foxden.core.errors import BadSetup

from .limits import Allowance
from .times import Times

LOOPBACK = "127.0.0.1"
PORT = 8400
STORE = "tables.sqlite"
Count = Annotated[int, Meta(ge=1, le=256)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    host: str = LOOPBACK
    port: Annotated[int, Meta(ge=0, le=65_535)] = PORT
    is_lan: bool = False
    database: str | None = None
    data_dir: str | None = None
    address: str | None = None  # by which the world knows this server
    workers: Count = 2
    processes: Count = 1
    log: Literal["plain", "json"] = "plain"
    times: Times = Times()
    limits: Allowance = Allowance()

    @property
    def folder(self) -> Path:
        if self.data_dir:
            return Path(self.data_dir)
        return user_data_path("foxden", appauthor=False) / "table"

    @property
    def store(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.folder.absolute() / STORE}"

    @property
    def database_name(self) -> str:
        """The same, for people: a password in it is nobody's business."""
        return re.sub(r"//[^@/]*@", "//", self.store)


def read_settings(file: Path | None, chosen: dict[str, Any]) -> Settings:
    """From a TOML file, if there is one; what the command says counts more."""
    try:
        written = toml.decode(file.read_bytes()) if file else {}
        settings = convert({**written, **chosen}, Settings, strict=False)
    except MsgspecError as error:
        raise BadSetup(f"The settings don't fit: {error}.") from None
    if settings.processes > 1 and not settings.database:
        raise BadSetup("Several processes need a PostgreSQL store: --database postgresql://…")
    if settings.database and not settings.database.startswith("postgresql://"):
        raise BadSetup("A database is given as postgresql://user@host/name.")
    return settings
