"""What the server says of itself: its description, its pages, its health, its addresses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from foxden.core.errors import BadSetup
from foxden.core.words import LANGUAGES, Words
from foxden.games import names
from foxden.table import pages
from foxden.table.addresses import qr_code
from foxden.table.settings import read_settings

from .server import Person


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
    assert {"200", "400", "403", "404", "409", "422", "429"} <= set(
        paths["/api/tables/{table}/play"]["post"]["responses"]
    )
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
    for path in ("", "/t/abc", "/new/sneaky", "/join/KQ7F"):
        assert b"Foxden" in pages.found(path).content
    script = pages.found("/assets/app-1.js")
    assert "immutable" in script.headers["Cache-Control"]
    for path in ("/../secret.key", "/assets/../../secret.key", "/nothing.js", "/assets/nothing"):
        with pytest.raises(Exception, match="no such page"):
            pages.found(path)


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
        {"processes": "2"},
    ):
        with pytest.raises(BadSetup):
            read_settings(None, chosen)
    file.write_text("ports = 1")
    with pytest.raises(BadSetup, match="ports"):
        read_settings(file, {})


def test_a_phone_can_read_the_address() -> None:
    drawn = qr_code("http://192.168.0.7:8400/")
    assert len(drawn.splitlines()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words_for_what_it_tells(language: str) -> None:
    words = Words(language, "foxden.table")
    for message in ("took-back", "resigned", "back"):
        assert "Ada" in words.say(f"table-{message}", player="Ada", seat=0)
    why = {words.say("table-bot-in", player="Ada", why=why) for why in ("clock", "away")}
    assert len(why) == 2


def test_the_description_is_json_that_programs_can_read(description: dict[str, Any]) -> None:
    assert json.loads(json.dumps(description))["openapi"].startswith("3.")
