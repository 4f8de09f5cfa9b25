"""Log lines for an operator: plain, or one JSON object each."""

from __future__ import annotations

import logging
import sys
from typing import Any

from msgspec import json

PLAIN = "%(asctime)s %(levelname)s %(message)s"
NO_NEWS = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
    "ASGI callable returned without completing handshake",  # a WebSocket was refused
)


def why(error: BaseException) -> str:
    """In one line, and without the statement and its values: some of them are secret."""
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.encode(line).decode()


def is_own_doing(record: logging.LogRecord) -> bool:
    """Anybody can send what is no request at all, as often as they like; that is no news."""
    return not record.getMessage().startswith(NO_NEWS)


def set_up_logs(style: str) -> None:
    out = logging.StreamHandler(sys.stderr)
    out.addFilter(is_own_doing)
    out.setFormatter(JsonLines() if style == "json" else logging.Formatter(PLAIN))
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(logging.WARNING)
    logging.getLogger("foxden").setLevel(logging.INFO)
