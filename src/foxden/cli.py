"""The command ``foxden``.  Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from foxden import games as game_names
from foxden.core.errors import BadSetup, FoxdenError

MOST_GAMES = 10_000_000
MOST_JOBS = 256
MOST_BYTES = 10_000_000  # of a transcript
MOST_DIGITS = 18  # of a number
EPILOG = "Each command explains itself: foxden COMMAND --help."


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; bad input ends with one sentence and exit code 2."""
    _open_ears_and_mouth()
    try:
        given = _parser().parse_args(arguments)
        given.run(given)
        sys.stdout.flush()
    except FoxdenError as error:
        _fail(str(error))
    except OSError as error:
        _leave_quietly_if_reader_gone(error)
        _fail(f"{error.filename or 'The system'}: {error.strerror or error}.")
    except KeyboardInterrupt:
        os._exit(130)  # threads of compiled play can't be asked to stop


def _open_ears_and_mouth() -> None:
    """Have somewhere to speak, in any alphabet: what a terminal can't show becomes ``?``."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for mouth in (sys.stdout, sys.stderr):
        if isinstance(mouth, TextIOWrapper):
            mouth.reconfigure(errors="replace")


def _fail(sentence: str) -> NoReturn:
    print(f"foxden: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)


def _leave_quietly_if_reader_gone(error: OSError) -> None:
    """``foxden games | head -1`` is no mistake."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadSetup(f"{message[:1].upper()}{message[1:]}. See {self.prog} --help.")


class _Version(argparse.Action):
    def __init__(self, **given: Any) -> None:
        super().__init__(nargs=0, **given)

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from importlib.metadata import version

        print(f"foxden {version('foxden')}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="foxden",
        description="Four sneaky dice games: play them, simulate them, check them.",
        epilog=EPILOG,
    )
    parser.add_argument("--version", action=_Version, help="print the version and leave")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for add in (
        *(_add_games, _add_play, _add_serve, _add_backup, _add_rules),
        *(_add_replay, _add_verify, _add_simulate, _add_bench),
    ):
        add(commands)
    return parser


def _command(commands: Any, name: str, run: Any, summary: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=summary, description=summary)
    parser.set_defaults(run=run)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_names())}")


def _add_table(parser: argparse.ArgumentParser, who: str, usual: str) -> None:
    seats = f"how many play (default: as many as named, else {usual})"
    parser.add_argument("--seats", type=_whole, metavar="N", help=seats)
    parser.add_argument("--players", type=_names, metavar="A,B,…", help=who)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; see foxden games",
    )
    parser.add_argument("--seed", type=_whole, metavar="S", help="a number that fixes all chance")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "de"), help="the language (default: yours)")


def _language(given: argparse.Namespace) -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return given.lang or ("de" if spoken.lower().startswith("de") else "en")


# games


def _add_games(commands: Any) -> None:
    parser = _command(commands, "games", _games, "List the games and their options.")
    _add_language(parser)
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def _games(given: argparse.Namespace) -> None:
    from foxden.lab.catalogue import catalogue, catalogue_lines

    _show(given, catalogue, lambda: "\n".join(catalogue_lines(_language(given))))


# play


def _add_play(commands: Any) -> None:
    parser = _command(commands, "play", _play, "Play a game in this terminal.")
    _add_game(parser)
    who = "who sits there, in order: human, random, greedy, sensible, rollout, rollout:PLAYOUTS"
    _add_table(parser, f"{who} (default: you and sensible bots)", "3")
    _add_language(parser)
    plain = "line by line, for pipes and screen readers"
    parser.add_argument("--plain", action="store_true", help=plain)
    parser.add_argument("--save", type=Path, metavar="DIR", help="where the transcript goes")


def _play(given: argparse.Namespace) -> None:
    from foxden.terminal import play

    if given.save:
        _make_folder(given.save)
    play(
        given.game,
        given.seats,
        given.players,
        given.seed,
        _options(given.option),
        _language(given),
        given.plain,
        given.save,
    )


# serve, backup


def _add_serve(commands: Any) -> None:
    from foxden.table.commands import add_serve, serve_table

    add_serve(_command(commands, "serve", serve_table, "Play in browsers, and with programs."))


def _add_backup(commands: Any) -> None:
    from foxden.table.commands import add_backup, back_up

    summary = "Copy the store of the online table, also while the server runs."
    add_backup(_command(commands, "backup", back_up, summary))


# rules


def _add_rules(commands: Any) -> None:
    parser = _command(commands, "rules", _rules, "Explain a game in two minutes.")
    _add_game(parser)
    _add_language(parser)
    parser.add_argument("--clauses", action="store_true", help="every rule, numbered, instead")


def _rules(given: argparse.Namespace) -> None:
    from foxden.games import room

    language = _language(given)
    text = room(given.game).text("clauses.md" if given.clauses else f"guide.{language}.md")
    if not sys.stdout.isatty():
        print(text, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))


# replay


def _add_replay(commands: Any) -> None:
    summary = "Check a transcript line by line and show where it leads."
    parser = _command(commands, "replay", _replay, summary)
    _add_transcript(parser)
    parser.add_argument("--at", type=_whole, metavar="N", help="stop after N moves")


def _add_transcript(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a transcript; - reads standard input")
    _add_language(parser)
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def _replay(given: argparse.Namespace) -> None:
    from foxden.lab.replaying import replayed, told

    shown = replayed(_read(given.file), given.at)
    _show(given, shown.as_json, lambda: told(shown, _language(given)))


# verify


def _add_verify(commands: Any) -> None:
    parser = _command(commands, "verify", _verify, "Check the dice of a transcript, offline.")
    parser.epilog = "Exit code 0: all that can be checked fits. 1: a line does not. 2: bad input."
    _add_transcript(parser)


def _verify(given: argparse.Namespace) -> None:
    from foxden.core.verify import verify
    from foxden.games import load
    from foxden.lab.verifying import as_json, told

    verdict = verify(_read(given.file), load)
    _show(given, lambda: as_json(verdict), lambda: told(verdict, _language(given)))
    if verdict.misfit is not None:
        sys.exit(1)


def _read(name: str) -> str:
    with sys.stdin.buffer if name == "-" else Path(name).open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise BadSetup(f"{name} is too long for a transcript: more than {MOST_BYTES:,} bytes.")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise BadSetup(f"{name} is not a text file.") from None


# simulate


def _add_simulate(commands: Any) -> None:
    summary = "Let bots play many games and report who wins."
    parser = _command(commands, "simulate", _simulate, summary)
    _add_game(parser)
    parser.add_argument("--games", type=_whole, required=True, metavar="N", help="how many games")
    who = "bots, in order, or one name for all: random, greedy, sensible, rollout, rollout:PLAYOUTS"
    _add_table(parser, f"{who} (default: sensible)", "the fewest")
    parser.add_argument("--jobs", type=_whole, metavar="J", help="threads (default: all cores)")
    parser.add_argument(
        "--save", type=Path, metavar="DIR", help="write each game's transcript there"
    )
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def _simulate(given: argparse.Namespace) -> None:
    from foxden.games import room
    from foxden.lab.lineup import line_up

    here = room(given.game)
    levels = line_up(here.game.rules, given.seats, given.players)
    games = _within("games", given.games, MOST_GAMES)
    cores = os.cpu_count() or 1
    jobs = _within("jobs", cores if given.jobs is None else given.jobs, MOST_JOBS)
    seed = _any_seed() if given.seed is None else given.seed
    if given.save:
        _make_folder(given.save)
    from foxden.lab.progress import progress
    from foxden.lab.simulate import simulate

    options = _options(given.option)
    with progress(games, given.game) as watch:
        report = simulate(here, levels, options, games, seed, jobs, given.save, watch)
    from foxden.lab.report import report_lines

    _show(given, lambda: asdict(report), lambda: "\n".join(report_lines(report)))


def _any_seed() -> int:
    return int.from_bytes(os.urandom(4), "big")


# bench


def _add_bench(commands: Any) -> None:
    from foxden.table.commands import add_bench

    summary = "Measure how fast the games, or the online table, run on this machine."
    parser = _command(commands, "bench", _bench, summary)
    what = "which games (default: all); table: the online table under load"
    parser.add_argument("games", nargs="*", metavar="GAME", help=what)
    parser.add_argument(
        "--against",
        type=_names,
        default=[],
        metavar="PEER,…",
        help="peers measured in the same run: open_spiel, pgx (needs foxden[peers])",
    )
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_bench(parser)


def _bench(given: argparse.Namespace) -> None:
    from foxden.table.commands import is_of_table, measure_table

    if is_of_table(given):
        measure_table(given, partial(_show, given))
        return
    from foxden.games import room
    from foxden.lab.bench import bench
    from foxden.lab.peers import PEERS
    from foxden.lab.progress import note
    from foxden.lab.report import bench_lines

    for name in given.against:
        if name not in PEERS:
            raise BadSetup(f"There is no peer {name!r}; there are: {', '.join(PEERS)}.")
    rooms = [room(name) for name in given.games or game_names()]
    figures = bench(rooms, given.against, note)
    _show(given, lambda: figures, lambda: "\n".join(bench_lines(figures)))


# Reading arguments.


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        can_be = f"only digits, at most {MOST_DIGITS}"
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number ({can_be})")
    return int(text)


def _within(what: str, number: int, most: int) -> int:
    if not 1 <= number <= most:
        raise BadSetup(f"The number of {what} is from 1 to {most:,}, not {number:,}.")
    return number


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _options(given: Sequence[str]) -> dict[str, str]:
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"An option is given as NAME=VALUE, not {text!r}.")
        if name.strip() in options:
            raise BadSetup(f"Option {name.strip()!r} is given twice.")
        options[name.strip()] = value.strip()
    return options


def _make_folder(folder: Path) -> None:
    """Before the games begin, so that nothing is lost because it could not be written."""
    if folder.exists() and not folder.is_dir():
        raise BadSetup(f"{folder} is no folder.")
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadSetup(f"{folder}: nothing can be written there.")


def _show(given: argparse.Namespace, figures: Callable[[], Any], told: Callable[[], str]) -> None:
    print(json.dumps(figures(), indent=2, ensure_ascii=False) if given.json else told())


if __name__ == "__main__":
    main()
