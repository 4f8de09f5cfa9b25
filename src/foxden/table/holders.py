"""Who holds a seat: a client, known by a signed token (a browser's cookie, a program's bearer).

All that must be hard to guess is made here: tokens, ids of tables, codes to type.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

from foxden.core.errors import BadSetup

COOKIE = "foxden"
COOKIE_SECONDS = 365 * 24 * 3600
KEY_BYTES = 32
SIGNED_BYTES = 16
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0 and O, no 1 and I
CODE_LENGTH = 4
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


def read_key(path: Path) -> bytes:
    """The server's secret; made at the first start, for its owner's eyes only.

    It appears whole or not at all, whenever a server is killed and however many start at once.
    """
    if not path.exists():
        with NamedTemporaryFile(dir=path.parent) as made:  # only its owner can read it
            made.write(secrets.token_bytes(KEY_BYTES))
            made.flush()
            os.fsync(made.fileno())
            with suppress(FileExistsError):
                os.link(made.name, path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise BadSetup(f"{path} is not the key of a server; put the right one there.")
    return key


class Holders:
    """Signs tokens and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_token(self) -> str:
        return self.token(secrets.token_hex(SIGNED_BYTES))

    def token(self, client: str) -> str:
        return f"{client}.{self._signature(client)}"

    def client(self, token: str) -> str | None:
        """Whose token this is; None if it was not made here."""
        client, _, signature = token.partition(".")
        if not signature.isascii() or not client.isascii():
            return None
        return client if hmac.compare_digest(signature, self._signature(client)) else None

    def _signature(self, client: str) -> str:
        return hmac.digest(self._key, f"client {client}".encode(), "sha256")[:SIGNED_BYTES].hex()


def new_table_id() -> str:
    return secrets.token_urlsafe(16)


def is_table_id(text: str) -> bool:
    return TABLE_ID.fullmatch(text) is not None


def new_secret() -> str:
    """The master seed of a table's chance."""
    return secrets.token_hex(KEY_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str | None:
    """A code as somebody has typed it; None if no table can have it."""
    code = typed.strip().upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


def own_key(client: str, key: str) -> str:
    """A key as it is stored: the client's own, so that nobody learns anything by trying keys."""
    return sha256(f"{client} {key}".encode()).hexdigest()
