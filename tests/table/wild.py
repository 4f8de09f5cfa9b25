"""Bytes that no well-meaning client sends: requests and frames, broken in many ways."""

from __future__ import annotations

import base64
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
ACTS = (
    *("sit", "stand", "seat", "add", "remove", "start"),
    *("play", "takeback", "resign", "back", "rematch"),
)
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 8, 1 << 31, 1 << 63, 1 << 64, -(1 << 70), 0.5, 1e308, "", "me"),
    *("\x00", "a\x00b", "\ud800", "\U0001f98a" * 9, "x" * 500, "\u202e", "roll", "'; DROP TABLE--"),
    *([], [[]], {}, {"": None}, ["x"] * 99, {"a": {"b": {"c": 1}}}),
)
FIELDS = ("seat", "number", "move", "key", "name", "kind", "level", "randomness", "game", "seats")
BODIES = (
    *(b"", b"{", b"null", b"NaN", b"[1,", b"\xff\xfe", b"\x00", b"{}{}", b'{"seat":}', b"1e999999"),
    *(b"[" * 16_000, b'{"a":' * 3_000, b'"' + b"\\u0000" * 900 + b'"', b'{"name":"\\ud800"}'),
    *(b"9" * 16_000, b'{"seat":' + b"1" * 9_000 + b"}", b"\xef\xbb\xbf{}", b"<x/>", b"a=b&seat=0"),
    *(b'{"seat":0,"seat":1}', b'{"game":"sneaky","seats":' + b"[" * 8_000, b"x" * 17_000),
)
HEADERS = (
    *(b"X: y", b"X: " + b"y" * 9_000, b"Cookie: foxden=\xff\x00", b": :", b"Upgrade: h2c"),
    *(b"A: b", b"Authorization: Bearer x", b"Transfer-Encoding: chunked", b"Expect: 1"),
    *(b"Origin: null", b"Origin: http://[", b"Accept-Encoding: gzip, x", b"Sec-Fetch-Site: none"),
)
KINDS = (
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/x",
    "",
    "ä",
)


def odd_body(rng: Random) -> bytes:
    """JSON with fields that some request has, and values that none expects."""
    if rng.random() < 0.3:
        return rng.choice(BODIES)
    chosen = {field: rng.choice(ODD) for field in rng.sample(FIELDS, rng.randint(0, 5))}
    text = json.dumps(chosen).encode()
    if rng.random() < 0.3:
        place = rng.randrange(len(text))
        text = text[:place] + rng.randbytes(rng.randint(1, 3)) + text[place + rng.randint(0, 2) :]
    return text


def odd_path(rng: Random, table: str) -> bytes:
    name = rng.choice((table, table, "nothing", "%00", "%ff", "..%2f..", "x" * 300, "%ED%A0%80"))
    if rng.random() < 0.1:  # a page
        return f"/{name}".encode()
    act = rng.choice((*ACTS, "live", "stream", "changes", "replay", "transcript", "fairness"))
    query = rng.choice(("", "?since=-1", "?since=x", "?wait=nan", "?seat=99", "?since=%00&since=1"))
    return f"/api/tables/{name}/{act}{query}".encode()


@contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=20) as plain:
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield plain


def odd_request(rng: Random, table: str) -> bytes:
    """As it goes over the wire: sometimes with lengths that lie, or no request at all."""
    method = rng.choice((b"POST", b"POST", b"POST", b"GET", b"PUT", b"OPTIONS", b"BREW", b"get"))
    body, path = odd_body(rng), odd_path(rng, table)
    length = rng.choice((len(body), len(body), len(body), 0, len(body) + 9, -1, 10**30))
    lines = [
        method + b" " + path + b" HTTP/1.1",
        b"Host: 127.0.0.1",
        b"Content-Type: " + rng.choice(KINDS).encode(),
        b"Content-Length: %d" % length,
        *rng.choices(HEADERS, k=3),
    ]
    text = b"\r\n".join((*lines, b"", body))
    if rng.random() < 0.2:
        text = text[: rng.randrange(len(text))]
    return rng.randbytes(rng.randint(1, 400)) if rng.random() < 0.1 else text


def send(port: int, text: bytes) -> bytes:
    """Send this, and nothing more; the answer, if there is one."""
    with connected(port) as plain, suppress(OSError):
        plain.sendall(text)
        plain.shutdown(socket.SHUT_WR)
        answer = b""
        while got := plain.recv(65_536):
            answer += got
        return answer
    return b""


# Frames of a WebSocket.


def handshake(rng: Random, path: str) -> bytes:
    key = base64.b64encode(rng.randbytes(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def frame(kind: int, data: bytes, is_last: bool = True, mask: bytes | None = b"\1\2\3\4") -> bytes:
    size = len(data)
    short = size if size < 126 else 126 if size < 65_536 else 127
    head = struct.pack("!BB", kind | 128 * is_last, short | 128 * (mask is not None))
    if short == 126:
        head += struct.pack("!H", size)
    if short == 127:
        head += struct.pack("!Q", size)
    if mask is None:
        return head + data
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def odd_frames(rng: Random) -> bytes:
    """What a client might send that has lost its mind."""
    data = rng.choice(
        (b"", b"{}", b"\xff\xfe", b"\xed\xa0\x80", rng.randbytes(rng.randint(0, 300)))
    )
    lie = (
        struct.pack("!BBQ", 129, 255, rng.choice((1 << 40, 1 << 63, (1 << 64) - 1))) + b"\1\2\3\4x"
    )
    return rng.choice(
        (
            frame(rng.randrange(16), data),
            frame(rng.randrange(256) & 127, data, is_last=rng.random() < 0.5),
            frame(TEXT, data, mask=None),
            frame(TEXT, b"x", is_last=False) + frame(PING, b"") + frame(0, data),
            frame(PING, b"x" * 200),
            frame(CLOSE, struct.pack("!H", rng.choice((0, 999, 1000, 1005, 1006, 4999, 65_535)))),
            frame(CLOSE, b"\x03"),
            frame(TEXT, b'{"type":"play","seat":0,"move":"roll"}'),
            frame(BINARY, rng.randbytes(3_000)),
            frame(TEXT, b"x" * rng.choice((4_095, 4_097, 70_000))),
            frame(TEXT, b"a", is_last=False) * rng.randint(1, 400),
            frame(TEXT, b"") * rng.randint(1, 400),
            lie,
            frame(TEXT, b"half")[: rng.randint(1, 9)],
            rng.randbytes(rng.randint(1, 100)),
        )
    )
