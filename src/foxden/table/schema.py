"""The OpenAPI description, with the views of all games typed as their rooms declare them."""

from __future__ import annotations

from threading import Lock
from typing import Any

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import json

from foxden.games import names, room

REFERENCE = "#/components/schemas/"


class Description(JsonRenderPlugin):
    """Rendered once: it looks into all rooms, which takes a while when they are not loaded yet."""

    rendered: bytes | None = None
    rendering = Lock()  # whoever asks meanwhile waits: see the end of wire

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.prepared(openapi_schema)

    def prepared(self, openapi_schema: dict[str, Any]) -> bytes:
        with self.rendering:
            if self.rendered is None:
                self.rendered = json.encode(with_views(openapi_schema))
        return self.rendered


def warm_up(app: Litestar) -> None:
    """Load all rooms and describe them, so that nobody has to wait for it; safe in a thread."""
    config = app.openapi_config
    assert config is not None
    for plugin in config.render_plugins:
        if isinstance(plugin, Description):
            plugin.prepared(app.openapi_schema.to_schema())


def with_views(description: dict[str, Any]) -> dict[str, Any]:
    schemas = dict(description["components"]["schemas"])
    views = {}
    for name in names():
        prefix = "".join(part.capitalize() for part in name.split("-"))
        views[name] = {"$ref": f"{REFERENCE}{prefix}View"}
        schemas |= _view_schemas(name, prefix)
    any_view = {
        "oneOf": list(views.values()),
        "discriminator": {
            "propertyName": "game",
            "mapping": {name: view["$ref"] for name, view in views.items()},
        },
    }
    for owner, fields in (("Eyes", ["view"]), ("Frame", ["view"]), ("Replay", ["start"])):
        properties = dict(schemas[owner]["properties"])
        properties |= dict.fromkeys(fields, any_view)
        schemas[owner] = {**schemas[owner], "properties": properties}
    return {**description, "components": {**description["components"], "schemas": schemas}}


def _view_schemas(game: str, prefix: str) -> dict[str, Any]:
    """The room's types, each named after the room: SneakyView, SneakyPlace …"""
    view = room(game).module("view").View
    template = REFERENCE + prefix + "{name}"
    _, found = json.schema_components([view], ref_template=template)
    schemas = {f"{prefix}{name}": schema for name, schema in found.items()}
    whole = schemas[f"{prefix}View"]
    whole["properties"] = {**whole["properties"], "game": {"type": "string", "const": game}}
    return schemas
