"""A table in memory: what each viewer may count, whose decision changes, when time is up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec import structs

from foxden.games import names
from foxden.table import lobby, moves, records, tables, wire
from foxden.table.clocks import due_at
from foxden.table.hall import Live, Watch, numbered
from foxden.table.happenings import (
    BotIn,
    Closed,
    Entry,
    Happening,
    Moved,
    Resigned,
    read_body,
    write_body,
)
from foxden.table.play import Playing, again
from foxden.table.refused import Refused
from foxden.table.rows import append_of
from foxden.table.sight import EVERYONE, WATCHING, Sight, viewers_of
from foxden.table.tables import Table
from foxden.table.telling import Teller
from foxden.table.tending import due_act
from foxden.table.times import Times

ADA, BEN = "ada", "ben"


def note(table: Table, news: Sequence[Happening]) -> None:
    for entry in numbered(table, news, None):
        table.record(entry)


def sitting(game: str, **more: object) -> Table:
    seats = [wire.NewSeat("me"), wire.NewSeat("open")]
    asked = wire.NewTable(game, seats, **more)  # type: ignore[arg-type]
    table = Table("table", "7" * 64)
    table.record(Entry(1, 1000.0, lobby.made(asked, ADA)))
    note(table, lobby.sat(table, BEN, wire.Sit(1, "Ben")))
    note(table, lobby.started(table, ADA, True, wire.Start()))
    return table


def move(table: Table, rng: Random) -> None:
    seat = rng.choice(sorted(table.match.to_move))
    note(table, moves.moved(table, seat, rng.choice(table.match.moves(seat))))


def test_viewers_count_what_they_could_see() -> None:
    sight = Sight()
    for viewers in (EVERYONE, 0b01, 0b10, EVERYONE, 0b01 | WATCHING):
        sight.add(viewers)
    first, second = viewers_of([0]), viewers_of([1])
    assert [sight.count(viewers) for viewers in (first, second, WATCHING, 0b11)] == [4, 3, 3, 5]
    assert [sight.event_at(count, second) for count in range(4)] == [0, 1, 3, 4]
    assert [sight.count_at(event, first) for event in range(6)] == [0, 1, 2, 2, 3, 4]
    sight.add(0b10)
    assert sight.count(second) == 4
    assert viewers_of([]) == WATCHING


def test_what_a_player_has_added_to_chance_moves_up_with_the_seat() -> None:
    seats = [wire.NewSeat(kind) for kind in ("me", "open", "open")]
    table = Table("table", "7" * 64)
    asked = wire.NewTable("sneaky", seats, randomness="a" * 64)
    table.record(Entry(1, 1000.0, lobby.made(asked, ADA)))
    note(table, lobby.sat(table, BEN, wire.Sit(2, "Ben", "b" * 64)))
    note(table, lobby.removed(table, True, wire.SeatOnly(1)))
    assert [place.name for place in table.places] == ["Fox", "Ben"]
    assert table.randomness == {0: "a" * 64, 1: "b" * 64}
    other = Table("table", "7" * 64)
    for entry in table.entries:
        other.read(structs.replace(entry, what=read_body(entry.what.kind, write_body(entry.what))))
    assert (other.places, other.randomness) == (table.places, table.randomness)


@pytest.mark.parametrize("game", names())
def test_a_log_folds_to_the_same_table_wherever_it_is_read(game: str) -> None:
    table, rng = sitting(game), Random(11)
    early = [Teller(table, viewer) for viewer in (0, 1, 8)]
    for _ in range(60):
        if table.phase != "playing":
            break
        for seat in (0, 1):
            if table.last_own_move(seat) is not None and rng.random() < 0.3:
                asked = wire.TakeBack(seat, table.sight.count(1 << seat), "key")
                note(table, moves.taken_back(table, (ADA, BEN)[seat], asked))
        move(table, rng)
        for teller in early:
            teller.since(0, EVERYONE)
    other = Table("table", "7" * 64)
    for entry in table.entries:
        body = read_body(entry.what.kind, write_body(entry.what))
        other.read(structs.replace(entry, what=body))
    assert other.match.position == table.match.position
    assert other.match.transcript() == table.match.transcript()
    assert (other.decided, other.owing, other.result) == (table.decided, table.owing, table.result)
    assert other.sight.seen_by == table.sight.seen_by
    assert other.clock.since == table.clock.since
    for teller in early:
        late = Teller(other, teller.viewer)
        assert late.since(0, EVERYONE) == teller.since(0, EVERYONE)


@pytest.mark.parametrize("game", names())
def test_any_move_that_may_be_taken_back_leaves_what_others_did(game: str) -> None:
    taken = 0
    for seed in range(3):
        table, rng = sitting(game), Random(seed)
        for _ in range(30):
            if table.phase != "playing":
                break
            move(table, rng)
            for seat in (0, 1):
                if table.last_own_move(seat) is None or rng.random() < 0.5:
                    continue
                hers = table.match.transcript(1 - seat)
                asked = wire.TakeBack(seat, table.sight.count(1 << seat), "key")
                note(table, moves.taken_back(table, (ADA, BEN)[seat], asked))
                others = [line for line in hers.splitlines() if line.startswith("BA"[seat])]
                kept = table.match.transcript(1 - seat).splitlines()
                assert [line for line in kept if line.startswith("BA"[seat])] == others
                taken += 1
    assert taken > 3


@pytest.mark.parametrize("game", names())
def test_a_move_taken_back_is_as_if_it_had_never_been(game: str) -> None:
    table, rng, taken = sitting(game), Random(5), 0
    for _ in range(40):
        if table.phase != "playing":
            break
        move(table, rng)
        for seat in (0, 1):
            if table.last_own_move(seat) is None or rng.random() < 0.3:
                continue
            owed = table.match.to_move
            asked = wire.TakeBack(seat, table.sight.count(1 << seat), "key")
            note(table, moves.taken_back(table, (ADA, BEN)[seat], asked))
            assert table.playing is not None
            assert {seat} <= table.playing.changed <= owed | table.match.to_move
            anew = Playing(again(table.match))
            anew.reread((act for _, act in table.kept), seat)
            assert anew.match.position == table.match.position
            assert anew.match.events == table.match.events
            taken += 1
    assert taken > 3


def test_a_move_taken_back_has_not_stopped_the_clock() -> None:
    table = sitting("sneaky", pace=wire.Pace("clock", seconds=10, bank=20))
    (seat,) = table.owing
    deadline = table.deadline(seat)
    assert deadline is not None
    for turn in range(3):
        at = deadline - 20 + turn
        (placed,) = moves.moved(table, seat, table.match.moves(seat)[0])
        table.record(Entry(table.number + 1, at, placed))
        assert (table.deadline(seat) or 0) != deadline  # the next move has its own time
        asked = wire.TakeBack(seat, table.sight.count(1 << seat), "key")
        (back,) = moves.taken_back(table, (ADA, BEN)[seat], asked)
        table.record(Entry(table.number + 1, at + 1, back))
        assert table.deadline(seat) == deadline


def test_only_moves_make_a_long_log_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = sitting("sneaky"), Random(5)
    monkeypatch.setattr(tables, "MOST_EVENTS", table.number + 1)
    move(table, rng)
    seat = next(seat for seat in (0, 1) if table.last_own_move(seat) is not None)
    asked = wire.TakeBack(seat, table.sight.count(1 << seat), "key")
    with pytest.raises(Refused, match="Too much has happened"):
        moves.taken_back(table, (ADA, BEN)[seat], asked)
    note(table, moves.bot_in(table, seat, "clock"))
    with pytest.raises(Refused, match="Too much has happened"):
        moves.back(table, (ADA, BEN)[seat], wire.SeatOnly(seat))
    move(table, rng)
    lobby_table = Table("lobby", "7" * 64)
    seats = [wire.NewSeat("me"), wire.NewSeat("open")]
    lobby_table.record(Entry(1, 1000.0, lobby.made(wire.NewTable("sneaky", seats), ADA)))
    monkeypatch.setattr(tables, "MOST_EVENTS", 1)
    with pytest.raises(Refused, match="Too much has happened"):
        lobby.sat(lobby_table, BEN, wire.Sit(1, "Ben"))


def test_nobody_is_away_sooner_or_later_because_of_what_is_hidden() -> None:
    seats = [wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("open")]
    table, times = Table("table", "7" * 64), Times()
    table.record(Entry(1, 1000.0, lobby.made(wire.NewTable("sly-dice", seats), ADA)))
    for seat, client in ((1, BEN), (2, "cem")):
        note(table, lobby.sat(table, client, wire.Sit(seat, client)))
    note(table, lobby.started(table, ADA, True, wire.Start()))
    push = next(words for words in table.match.moves(2) if words.startswith("push"))
    note(table, moves.moved(table, 2, push))
    public = table.public_at
    secret = next(words for words in table.match.moves(2) if words.startswith("reroll"))
    (hidden,) = moves.moved(table, 2, secret)
    table.record(Entry(table.number + 1, public + 50, hidden))
    live = Live(table, times)
    live.watches.add(Watch(ADA))  # and waits; Ben is gone
    assert due_act(live, public + times.away - 1, times) is None
    act = due_act(live, public + times.away + 1, times)
    assert act is not None
    assert act(table) == (BotIn(1, "away"),)


async def test_lists_and_idle_tables_go_by_what_everyone_could_notice() -> None:
    table = sitting("sly-dice")
    push = next(words for words in table.match.moves(0) if words.startswith("push"))
    note(table, moves.moved(table, 0, push))
    public = append_of(table, table.entries).row["touched_at"]
    (hidden,) = moves.moved(table, 0, "reroll both")
    table.record(Entry(table.number + 1, table.touched_at + 50, hidden))
    assert append_of(table, table.entries).row["touched_at"] == public


def test_take_backs_pass_over_what_the_seat_could_not_notice() -> None:
    table = sitting("sly-dice")
    first = next(words for words in table.match.moves(0) if words.startswith("push"))
    second = next(words for words in table.match.moves(1) if words.startswith("push"))
    note(table, moves.moved(table, 1, second))
    note(table, moves.moved(table, 0, first))
    assert table.last_own_move(0) == table.number
    assert table.last_own_move(1) is None  # the other has moved, and that was seen
    note(table, moves.moved(table, 1, "reroll both"))
    assert table.last_own_move(0) == table.number - 1
    hidden = table.match.view(1)["players"][1]["hidden_dice"]
    note(table, moves.taken_back(table, ADA, wire.TakeBack(0, table.sight.count(1), "key")))
    assert table.match.view(1)["players"][1]["hidden_dice"] == hidden
    assert table.match.view(0)["players"][0]["front"] == []


@pytest.mark.parametrize("why", [lambda seat: BotIn(seat, "away"), Resigned])
def test_what_a_bot_does_for_somebody_is_not_taken_back(why: Callable[[int], Happening]) -> None:
    table = sitting("sneaky")
    (seat,) = table.match.to_move
    note(table, (why(seat),))
    note(table, moves.bot_moved(table, seat, table.number, table.match.moves(seat)[0]))
    assert isinstance(table.entries[-1].what, Moved)
    assert table.last_own_move(seat) is None


@pytest.mark.parametrize(
    ("game", "final"), [("sly-dice", ("change ", "repeat", "add")), ("sneaky-seven", ("protect ",))]
)
def test_what_the_rules_make_final_is_not_taken_back(game: str, final: tuple[str, ...]) -> None:
    table, rng = sitting(game), Random(2)
    while True:
        seat = rng.choice(sorted(table.match.to_move))
        words = table.match.moves(seat)
        chosen = next((w for w in words if w.startswith(final)), rng.choice(words))
        note(table, moves.moved(table, seat, chosen))
        if chosen.startswith(final):
            break
    assert table.last_own_move(seat) is None
    asked = wire.TakeBack(seat, table.sight.count(1 << seat), "key")
    with pytest.raises(Refused, match="final"):
        moves.taken_back(table, (ADA, BEN)[seat], asked)


def test_when_the_time_of_a_game_is_up_the_table_says_so_once() -> None:
    table = sitting("sneaky-seven", options={"minutes": 15})
    live = Live(table, Times())
    limit = table.time_limit()
    assert limit == table.started_at + 15 * 60
    assert due_act(live, limit - 1, Times()) is None
    act = due_act(live, limit, Times())
    assert act is not None
    note(table, act(table))
    assert table.match.view(None)["time_is_up"]
    assert table.time_limit() is None
    assert due_act(live, limit + 1, Times()) is None
    assert "time is up" in table.match.transcript()
    other = Table("table", "7" * 64)
    for entry in table.entries:
        other.read(entry)
    assert other.match.position == table.match.position


def test_a_table_is_due_when_something_is_to_be_done() -> None:
    assert due_at(sitting("sneaky")) is None  # two people, no clock
    slow = sitting("sneaky", pace=wire.Pace("slow", hours=2))
    assert due_at(slow) == slow.touched_at + 7200
    seats = [wire.NewSeat("me"), wire.NewSeat("bot")]
    table = Table("table", "7" * 64)
    table.record(Entry(1, 1000.0, lobby.made(wire.NewTable("sneaky-seven", seats), ADA)))
    assert due_at(table) is None
    note(table, lobby.started(table, ADA, True, wire.Start()))
    assert due_at(table) == (None if 0 in table.match.to_move else table.touched_at)


def outdated(events: int) -> Table:
    """A table of rules that are no longer here, after so many events."""
    table, other = sitting("sneaky"), Table("table", "7" * 64)
    for entry in table.entries[:events]:
        what = entry.what
        if entry.number == 1:
            what = structs.replace(table.made, version=99)
        other.read(structs.replace(entry, what=what))
    return other


def test_a_table_of_other_rules_is_closed_and_says_why() -> None:
    table = outdated(events=3)
    assert (table.phase, table.playing, due_at(table)) == ("closed", None, None)
    for refused in (
        lambda: moves.resigned(table, ADA, wire.SeatOnly(0)),
        lambda: records.check_reader(table, ADA, 0),
    ):
        with pytest.raises(Refused, match="other rules"):
            refused()
    live, times = Live(table, Times()), Times()
    act = due_act(live, 0, times)
    assert act is not None
    note(table, act(table))  # so that nobody tends it for ever
    assert table.entries[-1].what == Closed()
    assert due_act(live, 0, times) is None
    assert moves.closed(table) == ()


def test_a_table_of_other_rules_is_not_started() -> None:
    table = outdated(events=2)
    assert table.phase == "lobby"
    with pytest.raises(Refused, match="other rules"):
        lobby.started(table, ADA, True, wire.Start())
