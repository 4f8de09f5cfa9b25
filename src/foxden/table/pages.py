"""The built browser app: its files, and its index for every page route."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import HeaderParameter

from .ahead import MY_TABLES, links_of_table
from .asking import Asking, hall_of
from .hall import Hall

PAGES = Path(__file__).parent / "pages"
HASHED = "assets/"  # their names change with their contents
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Foxden</title>
<p>The browser's pages are not built in this copy of Foxden: run <code>make pages</code>, then
start the server again. Programs can play already; the description is at
<a href="/schema">/schema</a>.</p></html>
"""
HTML = "text/html"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(
    request: Asking,
    accepts: Annotated[str, HeaderParameter(name="accept-encoding")] = "",
    speaks: Annotated[str, HeaderParameter(name="accept-language")] = "",
    path: str = "",
) -> Response[bytes]:
    ahead = _ahead(path.strip("/"), speaks, hall_of(request))
    return found(path, may_squeeze="gzip" in accepts, ahead=ahead)


def _ahead(path: str, speaks: str, hall: Hall) -> str:
    """A table that is not in memory is opened all the same, a little later."""
    if not path:
        return MY_TABLES
    live = hall.tables.get(path.removeprefix("t/"))
    return links_of_table(PAGES, live.table.made.game, speaks) if live else ""


def found(path: str, may_squeeze: bool = False, ahead: str = "") -> Response[bytes]:
    name = path.lstrip("/")
    if name and (file := _built(name)):
        return _file(file.read_bytes(), name, may_squeeze)
    is_file = "." in name.rpartition("/")[2] and not name.startswith("t/")
    if is_file or name.startswith(("api/", HASHED)):
        raise NotFoundException("There is no such page.")
    index = PAGES / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=HTML, status_code=503)
    body = index.read_bytes().replace(b"</head>", ahead.encode() + b"</head>")
    return _file(body, "index.html", may_squeeze)


def _built(name: str) -> Path | None:
    try:
        file = (PAGES / name).resolve()
        return file if file.is_relative_to(PAGES.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _file(body: bytes, name: str, may_squeeze: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding, Accept-Language"}
    if may_squeeze and not kind.startswith("image/png"):
        body = _squeezed(body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=200)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
