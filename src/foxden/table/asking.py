"""What a request is asked: who it comes from, and what it may know."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, WebSocket
from litestar.datastructures import State as AppState
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from foxden.core.game import MOST_SEATS

from . import wire
from .gate import address_of
from .hall import Hall
from .holders import COOKIE, COOKIE_SECONDS, Holders
from .limits import Limits

Asking = Request[Any, Any, AppState]
Socket = WebSocket[Any, Any, AppState]
Either = Asking | Socket

LONGEST_WAIT = 30.0
TableId = Annotated[str, Parameter(max_length=40)]
Code = Annotated[str, Parameter(max_length=12)]
Since = Annotated[int, Parameter(ge=0, lt=1 << 31)]
Wait = Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)]
AnySeat = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)]

PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request can't be read.",
        401: "The token was not made here.",
        403: "Not yours to do.",
        404: "No such table.",
        409: "Not now; `stale` carries the state.",
        413: "Too large.",
        422: "Refused, with the reason.",
        429: "Too many.",
        431: "Too long a head.",
        500: "A fault of the server, which was logged.",
        503: "Too busy, or the store fails; nothing has changed.",
    }.items()
}


def client_of(asking: Either) -> str | None:
    """The client that the request's token names."""
    client: str | None = asking.scope["state"]["client"]
    return client


def own_client(asking: Asking) -> str:
    """The same; whoever has no token yet is given one."""
    client = client_of(asking)
    if client is not None:
        return client
    limits_of(asking).new_client(address_of(asking.scope))
    holders: Holders = asking.scope["state"]["holders"]
    token = holders.new_token()
    asking.scope["state"]["new_token"] = token
    return str(holders.client(token))


def hall_of(asking: Either) -> Hall:
    hall: Hall = asking.app.state.hall
    return hall


def limits_of(asking: Either) -> Limits:
    limits: Limits = asking.app.state.limits
    return limits


def answer(asking: Asking, body: bytes) -> Response[Any]:
    """An encoded answer, with a cookie for a browser that is new here."""
    response: Response[Any] = Response(body, media_type=MediaType.JSON, status_code=200)
    if token := asking.scope["state"].get("new_token"):
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=asking.scope["state"]["is_tls"],
        )
    return response
