"""Every request passes here first: who asks, from which page, how often; and back, with headers."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from .holders import COOKIE, Holders
from .limits import Limits, TooMany
from .refused import Refused

LIVE = "/api/"
SAFE = {"GET", "HEAD", "OPTIONS"}
HOUSE_BITS = 64  # of an IPv6 address: the rest is the house's own
OWN_SITE = {"same-origin", "none"}
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
TLS_HEADERS = {  # of which browsers complain where there is none
    "Strict-Transport-Security": "max-age=31536000",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Gate:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, holders: Holders, limits: Limits, origin: str | None) -> None:
        self.app = app
        self.holders = holders
        self.limits = limits
        self.origin = origin  # by which the world knows this server, behind a proxy
        self.is_tls = (origin or "").startswith("https:")
        self.headers = HEADERS | (TLS_HEADERS if self.is_tls else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked, send = Headers.from_scope(scope), self._dressed(send)
        if scope.get("method") == "HEAD" and not scope["path"].startswith(LIVE):
            scope = cast(Scope, {**scope, "method": "GET"})  # whoever serves leaves the body out
        try:
            self._check_origin(scope, asked)
            self._admit(scope, asked)
        except Refused as refused:
            await refuse(scope, send, refused)
            return
        await self.app(scope, receive, send)

    def _check_origin(self, scope: Scope, asked: Headers) -> None:
        """A page of another site must not act with this browser's seat."""
        if scope.get("method") in SAFE:  # a WebSocket has none
            return
        site, origin = asked.get("sec-fetch-site"), asked.get("origin")
        is_own = origin in (None, self.origin) or _is_of(origin, asked.get("host", ""))
        if not is_own or (site is not None and site not in OWN_SITE):
            raise Refused(403, "foreign-origin", "This request came from another site's page.")

    def _admit(self, scope: Scope, asked: Headers) -> None:
        client, address = self._client(asked), address_of(scope)
        is_tls = self.is_tls or scope["scheme"] == "https"
        scope.setdefault("state", {}).update(client=client, holders=self.holders, is_tls=is_tls)
        self.limits.request(client, address)

    def _client(self, asked: Headers) -> str | None:
        scheme, _, bearer = asked.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return self.holders.client(_cookie(asked.get("cookie", "")))
        client = self.holders.client(bearer.strip())
        if client is None:
            raise Refused(401, "bad-token", "This token was not made here.")
        return client

    def _dressed(self, send: Send) -> Send:
        """Security headers on every answer; what is live is not to be kept by anyone."""

        async def dressed(message: Message) -> None:
            if str(message["type"]).endswith("http.response.start"):
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return dressed


def address_of(scope: Scope) -> str:
    """Where limits are counted."""
    client = scope.get("client")
    return household(client[0]) if client else "unknown"


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """With IPv6 one house has a whole network of addresses; they count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    own = found.ipv4_mapped
    return str(own) if own else str(ip_network((found, HOUSE_BITS), strict=False))


def _is_of(origin: str | None, host: str) -> bool:
    try:
        return bool(host) and urlsplit(origin or "").netloc == host
    except ValueError:  # it is no address at all
        return False


def _cookie(header: str) -> str:
    for pair in header.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return ""


async def refuse(scope: Scope, send: Send, refused: Refused) -> None:
    """A plain answer, also to somebody who has asked for a WebSocket."""
    prefix = "websocket." if scope["type"] == ScopeType.WEBSOCKET else ""
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if isinstance(refused, TooMany):
        headers.append((b"retry-after", str(refused.wait).encode()))
    body: Any = {"error": refused.code, "sentence": refused.sentence}
    kind = f"{prefix}http.response"
    start: Any = {"type": f"{kind}.start", "status": refused.status, "headers": headers}
    told: Any = {"type": f"{kind}.body", "body": json.encode(body), "more_body": False}
    await send(start)
    await send(told)
