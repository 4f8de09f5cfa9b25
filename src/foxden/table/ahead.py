"""What a page will ask for next is told with it: files that wait for others cost round trips."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from foxden.core.words import LANGUAGES

FILES = "files.json"  # the build writes there which file needs which
TABLE = "src/pages/TablePage.svelte"
ROOM = "../src/foxden/games/"
PRELOAD = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/{}">'
MY_TABLES = PRELOAD.format("api/tables")


def links_of_table(pages: Path, game: str, languages: str) -> str:
    """Lines for the head of the page at which a table is played."""
    room = ROOM + game.replace("-", "_")
    words = f"{room}/words.{_spoken(languages)}.ftl"
    files = json.loads((pages / FILES).read_bytes()) if (pages / FILES).is_file() else {}
    names = (TABLE, f"{room}/web/Board.svelte", words, f"{room}/web/art.svg")
    return "".join(dict.fromkeys(line for name in names for line in _links(files, name)))


def _links(files: dict[str, Any], name: str) -> Iterator[str]:
    """A file of the app and all that it imports."""
    if (file := files.get(name)) is None:
        return
    if name.endswith(".svg"):
        yield PRELOAD.format(file["file"])
        return
    yield f'<link rel="modulepreload" crossorigin href="/{file["file"]}">'
    for style in file.get("css", ()):
        yield f'<link rel="stylesheet" crossorigin href="/{style}">'
    for other in file.get("imports", ()):
        yield from _links(files, other)


def _spoken(languages: str) -> str:
    """The first of a browser's languages that we speak, too."""
    for wish in languages.lower().split(","):
        for language in LANGUAGES:
            if wish.strip().startswith(language):
                return language
    return LANGUAGES[0]
