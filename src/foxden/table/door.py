"""The door: whoever begins with too much, or never comes to the point, is shown out."""

from __future__ import annotations

import asyncio
import resource

from msgspec import json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 65_536  # bytes of a request before its body
MOST_SECONDS = 30.0  # until a request has come in whole


class Door(HttpToolsProtocol):
    """Reads requests of one connection."""

    head = 0  # bytes of it so far
    is_in_head = True
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.is_in_head and self.head > MOST_HEAD and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        self.head, self.is_in_head = 0, True
        self._start_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(MOST_SECONDS, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self) -> None:
        sentence = f"A request may begin with {MOST_HEAD:,} bytes."
        body = json.encode({"error": "too-large", "sentence": sentence})
        lines = (
            "HTTP/1.1 431 Request Header Fields Too Large",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode() + body)
        self.transport.close()


def open_wide() -> None:
    """As many connections as this machine grants a process."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
