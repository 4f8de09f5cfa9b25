"""Progress on a terminal; silence in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; the function it gives is told how many are done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def announce_compiling(game: str) -> None:
    """Said on standard error even in a pipe: the wait is long enough to wonder."""
    sentence = f"Compiling {game} for this machine, up to half a minute, only this once …"
    print(sentence, file=sys.stderr, flush=True)


def note(sentence: str) -> None:
    """A line for whoever waits at a terminal."""
    if sys.stderr.isatty():
        print(f"{sentence} …", file=sys.stderr)
