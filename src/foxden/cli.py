"""The command ``foxden``.  Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from foxden import games as game_names
from foxden.core.errors import BadSetup, FoxdenError

MOST_GAMES = 10_000_000
MOST_JOBS = 256
TRANSCRIPTS = "foxden/transcripts"  # below the user's folder for such things
EPILOG = "Each command explains itself: foxden COMMAND --help."


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; bad input ends with one sentence and exit code 2."""
    try:
        given = _parser().parse_args(arguments)
        given.run(given)
        sys.stdout.flush()
    except FoxdenError as error:
        _fail(str(error))
    except OSError as error:
        _leave_quietly_if_reader_gone(error)
        _fail(f"{error.filename or 'The system'}: {error.strerror}.")
    except KeyboardInterrupt:
        sys.exit(130)


def _fail(sentence: str) -> NoReturn:
    print(f"foxden: {sentence}", file=sys.stderr)
    sys.exit(2)


def _leave_quietly_if_reader_gone(error: OSError) -> None:
    """``foxden games | head -1`` is no mistake."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadSetup(f"{message[:1].upper()}{message[1:]}. See {self.prog} --help.")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="foxden",
        description="Four sneaky dice games: play them, simulate them, check them.",
        epilog=EPILOG,
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for add in (
        *(_add_games, _add_play, _add_serve, _add_backup, _add_rules),
        *(_add_replay, _add_simulate, _add_bench),
    ):
        add(commands)
    return parser


def _command(commands: Any, name: str, run: Any, summary: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=summary, description=summary)
    parser.set_defaults(run=run)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_names())}")


def _add_table(parser: argparse.ArgumentParser, who: str) -> None:
    parser.add_argument("--seats", type=_whole, metavar="N", help="how many play")
    parser.add_argument("--players", type=_names, metavar="A,B,…", help=who)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; see foxden games",
    )
    parser.add_argument("--seed", type=_whole, metavar="S", help="a number that fixes all chance")


# games


def _add_games(commands: Any) -> None:
    parser = _command(commands, "games", _games, "List the games and their options.")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def _games(given: argparse.Namespace) -> None:
    from foxden.games import names, room

    listed: list[dict[str, Any]] = []
    for name in names():
        rules = room(name).game.rules
        options = {
            option: {"default": its.default, "values": _shown(its.values)}
            for option, its in rules.OPTIONS.items()
        }
        listed.append(
            {
                "name": name,
                "title": room(name).title,
                "tagline": room(name).words().say("tagline"),
                "version": rules.VERSION,
                "least_seats": rules.SEATS[0],
                "most_seats": rules.SEATS[-1],
                "options": options,
            }
        )
    if given.json:
        _print_json(listed)
        return
    for row in listed:
        seats = f"{row['least_seats']}–{row['most_seats']} players"
        print(f"{row['name']:<14}{row['title']}, {seats}. {row['tagline']}")
        for option, its in row["options"].items():
            told = room(row["name"]).words().say(f"option-{option}")
            values = ", ".join(str(value) for value in its["values"])
            print(f"{'':<16}--option {option}={its['default']}  {told}: {values}")


def _shown(values: Any) -> Any:
    if isinstance(values, range):
        return {"from": values[0], "to": values[-1]}
    return list(values)


# play


def _add_play(commands: Any) -> None:
    parser = _command(commands, "play", _play, "Play a game in this terminal.")
    _add_game(parser)
    _add_table(parser, "who sits there, in order: human, random, greedy, sensible, rollout")
    parser.add_argument("--lang", choices=("en", "de"), help="the language (default: yours)")
    parser.add_argument("--plain", action="store_true", help="line by line, for pipes and readers")
    parser.add_argument("--save", type=Path, metavar="DIR", help="where the transcript goes")


def _play(given: argparse.Namespace) -> None:
    from foxden.terminal import play

    play(
        given.game,
        given.seats,
        given.players,
        given.seed,
        _options(given.option),
        given.lang or _own_language(),
        given.plain,
        given.save or _transcripts(),
    )


def _own_language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return "de" if spoken.lower().startswith("de") else "en"


def _transcripts() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / TRANSCRIPTS


# serve, backup


def _add_serve(commands: Any) -> None:
    parser = _command(commands, "serve", _serve, "Play over the network: in browsers or programs.")
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    parser.add_argument("--port", type=_whole, metavar="N", help="default: 8400; 0: any free one")
    parser.add_argument("--lan", action="store_true", help="let the house's network join")
    parser.add_argument("--database", metavar="URL", help="postgresql://…, instead of a file")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where everything is kept")
    parser.add_argument("--address", metavar="URL", help="how the world knows it, behind a proxy")
    parser.add_argument("--workers", type=_whole, metavar="N", help="for bots (default: 2)")
    parser.add_argument("--processes", type=_whole, metavar="N", help="servers, with PostgreSQL")
    parser.add_argument(
        "--close-after", type=_whole, metavar="DAYS", help="until idle tables close"
    )
    parser.add_argument("--log", choices=("plain", "json"), help="how log lines look")


def _serve(given: argparse.Namespace) -> None:
    from foxden.table.serve import Settings, serve

    chosen = {
        "host": given.host,
        "port": given.port,
        "is_lan": given.lan,
        "database": given.database,
        "data_dir": str(given.data_dir.absolute()) if given.data_dir else None,
        "address": given.address.rstrip("/") if given.address else None,
        "workers": given.workers,
        "processes": given.processes,
        "close_after": given.close_after,
        "log": given.log,
    }
    for name, most in (("port", 65_535), ("workers", MOST_JOBS), ("processes", MOST_JOBS)):
        if chosen[name] not in (None, 0) or name != "port":
            _within(name, 1 if chosen[name] is None else chosen[name], most)
    serve(Settings(**{name: value for name, value in chosen.items() if value is not None}))


def _add_backup(commands: Any) -> None:
    summary = "Copy the store of the online table, also while the server runs."
    parser = _command(commands, "backup", _backup, summary)
    parser.add_argument("file", type=Path, metavar="FILE", help="the new file")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where everything is kept")


def _backup(given: argparse.Namespace) -> None:
    from foxden.table.backup import backup
    from foxden.table.serve import STORE, Settings

    folder = Settings(data_dir=str(given.data_dir) if given.data_dir else None).folder
    tables = backup(folder / STORE, given.file)
    print(f"{given.file}: {tables} tables.")


# rules


def _add_rules(commands: Any) -> None:
    parser = _command(commands, "rules", _rules, "Explain a game in two minutes.")
    _add_game(parser)
    parser.add_argument("--lang", choices=("en", "de"), help="the language (default: yours)")
    parser.add_argument("--clauses", action="store_true", help="every rule, numbered, instead")


def _rules(given: argparse.Namespace) -> None:
    from foxden.games import room

    language = given.lang or _own_language()
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
    parser.add_argument("file", metavar="FILE", help="a transcript; - reads standard input")
    parser.add_argument("--at", type=_whole, metavar="N", help="stop after N moves")
    parser.add_argument("--lang", choices=("en", "de"), help="the language (default: yours)")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def _replay(given: argparse.Namespace) -> None:
    from foxden.lab.replaying import replayed, told

    text = _read(given.file)
    shown = replayed(text, given.at)
    if given.json:
        _print_json(shown.as_json())
    else:
        print(told(shown, given.lang or _own_language()))


def _read(name: str) -> str:
    raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
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
    _add_table(parser, "bots, in order: random, greedy, sensible, rollout, rollout:PLAYOUTS")
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
        given.save.mkdir(parents=True, exist_ok=True)
    from foxden.lab.progress import progress
    from foxden.lab.simulate import simulate

    options = _options(given.option)
    with progress(games, given.game) as watch:
        report = simulate(here, levels, options, games, seed, jobs, given.save, watch)
    if given.json:
        _print_json(asdict(report))
        return
    from foxden.lab.report import report_lines

    print("\n".join(report_lines(report)))


def _any_seed() -> int:
    return int.from_bytes(os.urandom(4), "big")


# bench


def _add_bench(commands: Any) -> None:
    parser = _command(commands, "bench", _bench, "Measure how fast the games run on this machine.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which ones (default: all)")
    parser.add_argument(
        "--against",
        type=_names,
        default=[],
        metavar="PEER,…",
        help="peers measured in the same run: open_spiel, pgx (needs foxden[peers])",
    )
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def _bench(given: argparse.Namespace) -> None:
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
    if given.json:
        _print_json(figures)
    else:
        print("\n".join(bench_lines(figures)))


# Reading arguments.


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
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
        options[name.strip()] = value.strip()
    return options


def _print_json(figures: Any) -> None:
    print(json.dumps(figures, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
