"""What the server says of itself: its description, its pages, its health, its addresses."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest

from foxden.core.errors import BadSetup
from foxden.core.words import LANGUAGES, Words
from foxden.games import names
from foxden.table import addresses, pages
from foxden.table.addresses import in_house, qr_code
from foxden.table.asking import PROBLEMS
from foxden.table.backup import backup
from foxden.table.gate import Gate
from foxden.table.holders import Holders
from foxden.table.limits import Allowance, Limits
from foxden.table.serve import announce, listen, migrate_store
from foxden.table.settings import Settings, read_settings

from .server import PATIENCE, Person, Server, running


@pytest.fixture(scope="module")
def description(server: Any) -> dict[str, Any]:
    with Person(server.address) as person:
        found: dict[str, Any] = person.http.get("/schema").json()
    return found


@pytest.mark.parametrize("game", names())
def test_every_state_is_as_the_description_says(
    game: str, ada: Person, description: dict[str, Any]
) -> None:
    schema = {"$ref": "#/components/schemas/State", "components": description["components"]}
    check = jsonschema.Draft202012Validator(schema)
    state = ada.make(game, ["me", {"kind": "device", "name": "Ben"}])
    check.validate(state)
    state = ada.do(state["table"]["id"], "start")
    for _ in range(15):
        check.validate(state)
        assert state["eyes"][0]["view"]["game"] == game
        eyes = next(eyes for eyes in state["eyes"] if eyes["moves"])
        state = ada.play(state, eyes["seat"], eyes["moves"][-1]["words"])


def test_the_description_names_every_route_and_its_errors(description: dict[str, Any]) -> None:
    paths = description["paths"]
    assert "/api/tables/{table}/play" in paths
    problems = {str(status) for status in PROBLEMS}
    assert {"400", "403", "404", "409", "422", "429", "431", "500", "503"} <= problems
    for path in paths.values():
        for operation in path.values():
            assert {"200", *problems} <= set(operation["responses"])
    schemas = description["components"]["schemas"]
    assert {"SneakyView", "BeutezugView", "SlyDiceView", "SneakySevenView"} <= set(schemas)
    assert schemas["SneakyView"]["properties"]["game"] == {"type": "string", "const": "sneaky"}


def test_games_are_listed(ada: Person) -> None:
    listed = ada.http.get("/api/games").json()
    assert [game["name"] for game in listed] == list(names())
    assert listed[0]["options"][0] == {
        "name": "deck",
        "default": "1223",
        "values": ["1223", "1123", "1233"],
    }


def test_health_looks_at_the_store(ada: Person) -> None:
    health = ada.http.get("/health").json()
    assert health["status"] == "ok"
    assert health["tables"] >= 0


def test_page_routes_get_the_app_and_nothing_outside_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "pages"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Foxden</title>")
    (built / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.key").write_text("secret")
    monkeypatch.setattr(pages, "PAGES", built)
    for path in ("", "/t/abc", "/new/sneaky", "/t/abc.", "/join/KQ7F", "/\0", "/" + "x" * 5000):
        assert b"Foxden" in pages.found(path).content
    script = pages.found("/assets/app-1.js")
    assert "immutable" in script.headers["Cache-Control"]
    for path in ("/../secret.key", "/assets/../../secret.key", "/nothing.js", "/assets/nothing"):
        with pytest.raises(Exception, match="no such page"):
            pages.found(path)


def test_what_can_be_looked_at_can_be_asked_for_without_its_body(ada: Person) -> None:
    for path in ("/health", "/schema"):
        whole, head = ada.http.get(path), ada.http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]
    assert ada.http.head("/api/games").status_code == 405


def test_settings_that_do_not_fit_are_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("port = 1\n[times]\nbot = 0.5\n")
    settings = read_settings(file, {"port": "8401"})
    assert (settings.port, settings.times.bot) == (8401, 0.5)
    for chosen in (
        {"port": "x"},
        {"port": "70000"},
        {"workers": "0"},
        {"database": "mysql://x"},
        {"database": "postgresql://ada@host:port/name"},
        {"host": ""},
        {"processes": "2"},
    ):
        with pytest.raises(BadSetup):
            read_settings(None, chosen)
    for text, said in (
        ("ports = 1", "There is no setting ports."),
        ("[times]\nbots = 1", "There is no setting times.bots."),
        ('port = "x"', "The setting port does not fit: Expected int, got str."),
        ('address = "https://foxden.example/"', "without a path"),
        ('proxy = "*"', "A proxy is given by its address"),
        ("[times]\naway = -1", "The setting times.away does not fit"),
        ("[limits]\ncodes = {burst = 1, refill = 0}", "The setting limits.codes.refill does not"),
    ):
        file.write_text(text)
        with pytest.raises(BadSetup, match=said):
            read_settings(file, {})

    file.write_bytes(b"\x7fELF\xd0")
    with pytest.raises(BadSetup, match="is no TOML file"):
        read_settings(file, {})


def test_a_password_is_not_told() -> None:
    for address in ("//ada:pass@word@host/name", "//ada@host/name?password=word"):
        assert Settings(database=f"postgresql:{address}").database_name == "postgresql://host/name"


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "what? 50%20 #1"
    folder.mkdir()
    migrate_store(Settings(data_dir=str(folder)))
    assert (folder / "tables.sqlite").stat().st_mode & 0o777 == 0o600
    assert backup(folder / "tables.sqlite", tmp_path / "copy?") == 0


def test_a_key_that_is_none_and_a_store_that_is_none_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"short")
    with pytest.raises(BadSetup, match="not the key of a server"):
        migrate_store(Settings(data_dir=str(tmp_path)))
    (tmp_path / "secret.key").unlink()
    (tmp_path / "tables.sqlite").write_text("nothing that a store would hold")
    with pytest.raises(BadSetup, match="the store can't be opened: file is not a database"):
        migrate_store(Settings(data_dir=str(tmp_path)))
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("secret*")] == ["secret.key"]


def test_a_store_of_a_newer_foxden_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path))
    migrate_store(settings)
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadSetup, match="a newer Foxden"):
        migrate_store(settings)


def test_a_port_in_use_is_told_in_a_sentence(server: Server) -> None:
    with pytest.raises(BadSetup, match=r"Address already in use\. Choose another with --port\."):
        listen("127.0.0.1", server.port)


@pytest.mark.parametrize("found", ["192.168.0.7", None])
def test_a_phone_can_read_the_address(
    found: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: found)
    announce(Settings(is_lan=True), 8400)
    own, lan, *drawn = capsys.readouterr().out.splitlines()
    assert own == "Foxden is ready: http://127.0.0.1:8400/"
    if found is None:
        assert (lan, drawn) == ("This machine is in no network that others could join from.", [])
        return
    assert lan == "In this house's network: http://192.168.0.7:8400/"
    assert "\n".join(drawn).strip() == qr_code("http://192.168.0.7:8400/").strip()
    assert len(drawn) > 10


def test_a_link_can_lead_through_the_house(ada: Person, tmp_path: Path) -> None:
    assert ada.http.get("/api/house").json() == {"address": None}
    with running(tmp_path, "--lan") as server:
        told = httpx.get(f"{server.address}/api/house").json()
        assert told == {"address": in_house(server.port)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words_for_what_it_tells(language: str) -> None:
    words = Words(language, "foxden.table")
    for message in ("took-back", "resigned", "back"):
        assert "Ada" in words.say(f"table-{message}", player="Ada", seat=0)
    why = {words.say("table-bot-in", player="Ada", why=why) for why in ("clock", "away")}
    assert len(why) == 2


def test_the_description_is_json_that_programs_can_read(description: dict[str, Any]) -> None:
    assert json.loads(json.dumps(description))["openapi"].startswith("3.")


@pytest.mark.parametrize("named", [(), ("--proxy", "127.0.0.1")])
def test_a_proxys_word_is_taken_only_if_it_is_named(tmp_path: Path, named: tuple[str, ...]) -> None:
    """Guessing codes is slowed down by address: whoever may name one could guess on."""
    with (
        running(tmp_path, *named) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        told = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(20)]
        codes = [http.get("/api/codes/AAAA", headers=one).status_code for one in told]
        assert (429 not in codes) == bool(named)
        wish = {"game": "sneaky", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        made = http.post("/api/tables", json=wish, headers={"X-Forwarded-Proto": "https"})
        assert ("Secure" in made.headers["set-cookie"]) == bool(named)


@pytest.mark.parametrize("address", [None, "http://foxden.example", "https://foxden.example"])
async def test_a_server_that_is_known_by_tls_says_so(address: str | None) -> None:
    sent: list[Any] = []
    said: list[bool] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        said.append(scope["state"]["is_tls"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    gate: Any = Gate(app, Holders(b"0" * 32), Limits(Allowance()), address)
    scope = {"type": "http", "method": "GET", "scheme": "http", "headers": []}
    await gate(scope, None, send)
    has_tls = (address or "").startswith("https:")
    names = [name.decode().lower() for name, _ in sent[0]["headers"]]
    assert said == [has_tls]
    assert ("strict-transport-security" in names) == has_tls
    assert "content-security-policy" in names
