"""Who gets in: origins, tokens, cookies, sizes and rates."""

from __future__ import annotations

import stat
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from foxden.table.gate import household
from foxden.table.holders import read_key
from foxden.table.limits import Allowance, Buckets, Limits, Rate, TooMany

from .server import Person, Server, heard, running

FEW = """
[limits]
open_tables = 3
connections = 2
requests = {burst = 30, refill = 5}
new_tables = {burst = 5, refill = 0.01}
codes = {burst = 4, refill = 0.01}
"""
SOON = 20.0  # seconds
TABLE = {"game": "sneaky", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    (folder / "few.toml").write_text(FEW)
    with running(folder, "--settings", str(folder / "few.toml")) as server:
        yield server


def test_every_answer_has_the_headers_that_keep_a_page_safe(ada: Person) -> None:
    known = ("/", "/api/games", "/health", "/schema", "/schema/openapi.json")
    for path in (*known, "/api/tables/nothing", "/schema/nothing", "/schema/a/b"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    assert ada.http.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://["},
        {"Origin": ""},
    ],
)
def test_other_sites_cannot_act(server: Server, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json=TABLE, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert "set-cookie" not in answer.headers


def test_the_own_page_can(server: Server) -> None:
    headers = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    assert httpx.post(f"{server.address}/api/tables", json=TABLE, headers=headers).is_success


def test_a_foreign_page_cannot_watch_with_this_browsers_seat(ada: Person, server: Server) -> None:
    table = ada.make("sneaky", ["me", "open"])["table"]["id"]
    url = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
    evil = Origin("https://evil.example")
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=evil):
        pass
    assert refused.value.response.status_code == 403
    with connect(url, origin=Origin(server.address)) as own:
        assert own.recv()


def test_a_browser_is_known_by_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        assert "set-cookie" not in browser.get("/api/games").headers
        made = browser.post("/api/tables", json=TABLE)
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        table = made.json()["table"]["id"]
        assert browser.get(f"/api/tables/{table}").json()["table"]["you"] == [0]
        assert "set-cookie" not in browser.post("/api/tables", json=TABLE).headers
        browser.cookies.set("foxden", made.cookies["foxden"][:-1] + "x", domain="127.0.0.1")
        browser.cookies.delete("foxden", domain="127.0.0.1")
    forged = {"Cookie": f"foxden={made.cookies['foxden'][:-1]}x"}
    seen = httpx.get(f"{server.address}/api/tables/{table}", headers=forged)
    assert seen.json()["table"]["you"] == []


@pytest.mark.parametrize("token", ["x", "a.b", "ä.ö", "." * 50])
def test_a_token_that_was_not_made_here_is_refused(server: Server, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode()}
    answer = httpx.get(f"{server.address}/api/tables", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (401, "bad-token")


def test_the_secret_key_is_for_its_owner_alone(server: Server, ada: Person) -> None:
    kept = server.folder / "kept"
    ada.make("sneaky", ["me", "open"])
    for file in ("secret.key", "tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
        assert stat.S_IMODE((kept / file).stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.stat().st_mode) == 0o700


def test_the_secret_key_is_made_once_and_whole(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(read_key, [path] * 40))
    assert [len(key) for key in keys] == [32]
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]


def test_large_bodies_are_refused(ada: Person) -> None:
    answer = ada.http.post("/api/tables", json={**TABLE, "name": "x" * 20_000})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    assert answer.json()["sentence"] == "A request may have 16,384 bytes."


def test_a_house_has_one_allowance_however_many_addresses() -> None:
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::3") != household("2001:db8:1:3::3")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("a socket") == "a socket"


def test_codes_are_slow_to_guess(strict: Server) -> None:
    with httpx.Client(base_url=strict.address) as guesser:
        answers = [guesser.get(f"/api/codes/AAA{number}") for number in range(2, 9)]
    statuses = [answer.status_code for answer in answers]
    assert statuses == [404] * 4 + [429] * 3
    assert int(answers[-1].headers["retry-after"]) > 10
    assert answers[-1].json()["error"] == "too-many"


def test_whoever_makes_clients_anew_can_make_no_more_tables() -> None:
    limits = Limits(Allowance(new_tables_of_address=Rate(3, 0.001)))
    for client in "abc":
        limits.new_table(client, "here")
    with pytest.raises(TooMany, match="Too many new tables"):
        limits.new_table("d", "here")
    limits.new_table("d", "elsewhere")


def test_however_many_ask_each_takes_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has many addresses must not make the server look at all of them for each."""
    monkeypatch.setattr("foxden.table.limits.MOST_BUCKETS", 10)
    looks = list[float]()

    class Counted(Buckets):
        def _forget(self, now: float) -> None:
            looks.append(now)
            super()._forget(now)

    buckets = Counted(Rate(1, 0.001))
    for who in range(1000):
        buckets.take(str(who), "requests")
    assert len(looks) < 10


def test_one_client_can_have_so_many_open_tables(strict: Server) -> None:
    with Person(strict.address) as ada:
        for _ in range(3):
            ada.make("sneaky", ["me", "open"])
        answer = ada.http.post("/api/tables", json=TABLE)
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
        assert "3 open tables" in answer.json()["sentence"]


def test_a_rematch_is_a_table_too(strict: Server) -> None:
    with Person(strict.address) as ada:
        over = ada.make("beutezug", ["bot", "bot", "me"])["table"]["id"]
        ada.do(over, "start")
        ada.do(over, "resign", seat=2)
        with ada.live(over) as live:
            while heard(live)["table"]["phase"] != "over":
                pass
        for _ in range(3):
            ada.make("sneaky", ["me", "open"])
        answer = ada.ask(over, "rematch")
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many")


def test_one_client_can_have_so_many_connections(strict: Server) -> None:
    with Person(strict.address) as ada:
        table = ada.make("sneaky", ["me", "open"])["table"]["id"]
        with ada.live(table), ada.live(table):
            with pytest.raises(InvalidStatus) as refused, ada.live(table):
                pass
            assert refused.value.response.status_code == 429
            assert b"Too many connections at once" in refused.value.response.body
            for path in ("changes?wait=1", "stream"):
                assert ada.http.get(f"/api/tables/{table}/{path}").status_code == 429
        closed_at = time.monotonic()  # and the server notices soon
        while ada.http.get(f"/api/tables/{table}/changes").status_code == 429:
            assert time.monotonic() < closed_at + SOON
            time.sleep(0.5)


def test_one_client_can_ask_so_often(strict: Server) -> None:
    with Person(strict.address) as ada, Person(strict.address) as ben:
        answers = [ada.http.get("/api/games") for _ in range(60)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[0] == 200
        assert 429 in statuses
        told = answers[statuses.index(429)]
        assert told.json()["sentence"] == "Too many requests; try again in 1 s."
        assert told.headers["retry-after"] == "1"
        assert ben.http.get("/api/games").status_code == 200


def test_a_second_server_in_the_same_folder_is_refused(strict: Server, tmp_path: Path) -> None:
    second = Server(strict.folder)
    second.log = tmp_path / "second.log"
    with pytest.raises(AssertionError, match="A server is running in"):
        second.start()
    assert second.process is not None
    assert second.process.wait() == 2
    assert second.process.stdout is not None
    second.process.stdout.close()
