"""What an operator can choose, by the command or in a file."""

from __future__ import annotations

import re
from ipaddress import ip_network
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


class Settings(Struct, frozen=True, forbid_unknown_fields=True, rename={"is_lan": "lan"}):
    host: Annotated[str, Meta(min_length=1)] = LOOPBACK
    port: Annotated[int, Meta(ge=0, le=65_535)] = PORT
    is_lan: bool = False
    database: str | None = None
    data_dir: str | None = None
    address: str | None = None  # by which the world knows this server
    proxy: str | None = None  # whose word is taken on where a request came from
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
        if self.database is None:
            return self.store
        return re.sub(r"//.*@", "//", self.database).partition("?")[0]


def read_settings(file: Path | None, chosen: dict[str, Any]) -> Settings:
    """From a TOML file, if there is one; what the command says counts more."""
    try:
        written = toml.decode(file.read_bytes()) if file else {}
        settings = convert({**written, **chosen}, Settings, strict=False)
    except MsgspecError as error:
        raise BadSetup(_told(str(error))) from None
    except UnicodeDecodeError:
        raise BadSetup(f"{file} is no TOML file.") from None
    if settings.address and not re.fullmatch(r"https?://[^/?#@\s]+", settings.address):
        raise BadSetup("An address is given as https://foxden.example, without a path.")
    for proxy in filter(None, (settings.proxy or "").split(",")):
        _check_proxy(proxy)
    if settings.processes > 1 and not settings.database:
        raise BadSetup("Several processes need a PostgreSQL store: --database postgresql://…")
    check_database(settings.database)
    return settings


def _told(error: str) -> str:
    """What msgspec says of a value, as a sentence."""
    what, _, place = error.partition(" - at `$.")
    place = place.rstrip("`")
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        return f"There is no setting {place + '.' if place else ''}{unknown[1]}."
    what = what.replace("`", "")
    return f"The setting {place} does not fit: {what}." if place else f"The settings: {what}."


def _check_proxy(address: str) -> None:
    try:
        ip_network(address.strip())
    except ValueError:
        raise BadSetup(
            f"A proxy is given by its address or network, like 127.0.0.1, not {address!r}."
        ) from None


def check_database(address: str | None) -> None:
    if address is None:
        return
    from sqlalchemy import make_url  # slow to import
    from sqlalchemy.exc import ArgumentError

    try:
        is_right = make_url(address).drivername == "postgresql"
    except (ArgumentError, ValueError):
        is_right = False
    if not is_right:
        raise BadSetup("A database is given as postgresql://user@host/name.")
