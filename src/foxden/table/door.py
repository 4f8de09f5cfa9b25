"""The door: whoever says too much, never comes to the point or never listens is shown out."""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress

from msgspec import json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from .gate import HEADERS

MOST_HEAD = 65_536  # bytes of a request before its body
MOST_SECONDS = 30.0  # until a request has come in whole, and until what is sent has been taken


class Sending(asyncio.Protocol):
    """Of one connection: nobody is waited for who does not read, not even to say goodbye."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # it is said at once that something is unread

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(MOST_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()

    def shutdown(self) -> None:
        if self._unread is not None:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Watching(Sending, WebSocketsSansIOProtocol):
    """Of a WebSocket."""

    def send_receive_event_to_app(self) -> None:
        with suppress(InvalidState):  # no text at all, and goodbye in the same breath
            super().send_receive_event_to_app()

    def shutdown(self) -> None:
        WebSocketsSansIOProtocol.shutdown(self)
        Sending.shutdown(self)


class Door(Sending, HttpToolsProtocol):
    """Reads requests of one connection."""

    head = 0  # bytes of it so far
    is_in_head = True
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        HttpToolsProtocol.shutdown(self)
        Sending.shutdown(self)

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.is_in_head and self.head > MOST_HEAD and not self.transport.is_closing():
            sentence = f"A request may begin with {MOST_HEAD:,} bytes."
            self._refuse("431 Request Header Fields Too Large", "too-large", sentence)

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
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse("400 Bad Request", "bad-request", "This is no request that can be read.")

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(MOST_SECONDS, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: str, code: str, sentence: str) -> None:
        body = json.encode({"error": code, "sentence": sentence})
        headers = HEADERS | {
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Cache-Control": "no-store",
            "Connection": "close",
        }
        lines = (f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items()))
        self.transport.write("\r\n".join((*lines, "", "")).encode() + body)
        self.transport.close()


def open_wide() -> None:
    """As many connections as this machine grants a process."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
