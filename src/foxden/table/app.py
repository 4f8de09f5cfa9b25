"""The application: routes, the description of them, and how errors are told."""

from __future__ import annotations

import logging
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Response, Router
from litestar.datastructures import State as AppState
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from msgspec import Raw

from .asking import Asking
from .hall import Hall
from .limits import Limits, TooMany
from .live import changes, live_states, stream
from .logs import why
from .pages import page
from .refused import Refused, Stale, no_store
from .routes import Tables, by_code, games, health, house, new_client
from .schema import Description

log = logging.getLogger("foxden.table")

MOST_BYTES = 16_384
BODY = "data"  # what Litestar calls it
NO_BODY = "The request needs a body: a JSON object."
CODES = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}
SENTENCES = {
    404: "There is no such page.",
    405: "That can't be done here.",
    413: f"A request may have {MOST_BYTES:,} bytes.",
}


def build(hall: Hall, limits: Limits, *, is_lan: bool = False, **more: Any) -> Litestar:
    return Litestar(
        [games, new_client, by_code, Tables, changes, stream, live_states, house, health, page],
        state=AppState({"hall": hall, "limits": limits, "is_lan": is_lan}),
        exception_handlers={
            Refused: refused,
            HTTPException: http_problem,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            sa.exc.SQLAlchemyError: store_failed,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Foxden",
            version="1",
            render_plugins=[Description(path=["/", "/openapi.json"])],
            openapi_router=Router(
                "/schema", route_handlers=[], after_request=only_pages, include_in_schema=False
            ),
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        **more,
    )


def only_pages(response: Response[Any]) -> Response[Any]:
    """What is not there is told as everywhere: Litestar has an answer of its own."""
    if response.status_code == 404:
        raise NotFoundException
    return response


def refused(_: Asking, error: Refused) -> Response[Any]:
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooMany) else {}
    more: dict[str, Any] = {} if error.reason is None else {"reason": error.reason}
    if isinstance(error, Stale) and error.state is not None:
        more["state"] = Raw(error.state)
    return problem(error.status, error.code, error.sentence, headers, **more)


def http_problem(_: Asking, error: HTTPException) -> Response[Any]:
    sentence = SENTENCES.get(error.status_code, error.detail)
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        sentence = _of_field(extra[0], sentence)
    code = CODES.get(error.status_code, "error")
    return problem(error.status_code, code, sentence, error.headers)


def _of_field(problem: dict[str, Any], otherwise: str) -> str:
    field, message = problem.get("key", BODY), problem.get("message", otherwise)
    if field != BODY:
        return f"{field}: {message}"
    return NO_BODY if message == repr(BODY) else f"The request does not fit: {message}"


def unreadable(_: Asking, error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """Only bodies get so far that are nested thousands of times, or are no text at all."""
    why = "nested too deeply" if isinstance(error, RecursionError) else "not all of it is UTF-8"
    return problem(400, CODES[400], f"The request can't be read: {why}.")


def store_failed(request: Asking, error: sa.exc.SQLAlchemyError) -> Response[Any]:
    log.error("%s %r: the store failed: %s", request.method, request.url.path, why(error))
    failed = no_store()
    return problem(failed.status, failed.code, failed.sentence, {"Retry-After": "1"})


def broken(request: Asking, error: Exception) -> Response[Any]:
    log.error("%s %r failed.", request.method, request.url.path, exc_info=error)
    return problem(500, "server", "Something went wrong in the server; it was logged.")


def problem(
    status: int, code: str, sentence: str, headers: dict[str, str] | None = None, **more: Any
) -> Response[Any]:
    body = {"error": code, "sentence": sentence, **more}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)
