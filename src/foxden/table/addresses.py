"""How phones in the house find this machine."""

from __future__ import annotations

import io
import socket

import segno

ELSEWHERE = ("192.0.2.1", 9)  # reserved for examples; nothing is sent there


def in_house(port: int) -> str | None:
    lan = lan_address()
    return f"http://{lan}:{port}" if lan else None


def lan_address() -> str | None:
    """The address by which this machine would leave the house."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def qr_code(text: str) -> str:
    """For a phone's camera, drawn in a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="m").terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue()
