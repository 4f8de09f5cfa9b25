"""How much one client, or one address, may ask for; whoever asks for more is told to wait."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from msgspec import Meta, Struct

from .refused import Refused

MOST_BUCKETS = 20_000
Most = Annotated[int, Meta(ge=0)]


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and then so many a second."""

    burst: Annotated[float, Meta(ge=1)]
    refill: Annotated[float, Meta(gt=0)]


class Allowance(Struct, frozen=True, forbid_unknown_fields=True):
    """By client where there is one; by address for what is free to make anew."""

    requests: Rate = Rate(200, 50)
    requests_of_address: Rate = Rate(4000, 2000)
    new_clients: Rate = Rate(1000, 5)
    new_tables: Rate = Rate(40, 1)
    new_tables_of_address: Rate = Rate(1000, 2)
    codes: Rate = Rate(10, 0.5)
    records: Rate = Rate(100, 2)  # transcripts, replays, proofs
    open_tables: Most = 100
    connections: Most = 50
    connections_of_address: Most = 2000


class TooMany(Refused):
    def __init__(self, sentence: str, wait: float = 1) -> None:
        super().__init__(429, "too-many", sentence)
        self.wait = max(1, round(wait))


class Buckets:
    """A bucket of tokens for each one who asks."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted
        self._most = MOST_BUCKETS

    def take(self, who: str, what: str) -> None:
        now = time.monotonic()
        left, at = self._left.get(who, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - at) * self.rate.refill)
        if left < 1:
            wait = (1 - left) / self.rate.refill
            raise TooMany(f"Too many {what}; try again in {max(1, round(wait))} s.", wait)
        self._left[who] = (left - 1, now)
        if len(self._left) > self._most:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Those who have not asked for so long that their bucket is full again."""
        full = self.rate.burst / self.rate.refill
        self._left = {who: kept for who, kept in self._left.items() if now - kept[1] < full}
        self._most = max(MOST_BUCKETS, 2 * len(self._left))  # else each would look at all others


class Limits:
    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._requests = Buckets(allowance.requests)
        self._addresses = Buckets(allowance.requests_of_address)
        self._clients = Buckets(allowance.new_clients)
        self._tables = Buckets(allowance.new_tables)
        self._tables_of_address = Buckets(allowance.new_tables_of_address)
        self._codes = Buckets(allowance.codes)
        self._records = Buckets(allowance.records)
        self._connected: Counter[str] = Counter()

    @property
    def connections(self) -> int:
        return sum(self._connected.values()) // 2

    def request(self, client: str | None, address: str) -> None:
        self._addresses.take(address, "requests")
        if client is not None:
            self._requests.take(client, "requests")

    def new_client(self, address: str) -> None:
        self._clients.take(address, "new clients")

    def new_table(self, client: str, address: str) -> None:
        self._tables_of_address.take(address, "new tables")
        self._tables.take(client, "new tables")

    def code(self, address: str) -> None:
        """Guessing is slowed down; clients are free to make, so the address counts."""
        self._codes.take(address, "codes")

    def record(self, who: str) -> None:
        self._records.take(who, "records")

    def open_tables(self, count: int) -> None:
        if count >= self.allowance.open_tables:
            raise TooMany(f"You have {count} open tables; finish some of them first.", 60)

    def check_connection(self, client: str | None, address: str) -> tuple[str, str]:
        """Who would be connected; TooMany if there is no room."""
        who = (f"client {client or address}", f"address {address}")
        most = (self.allowance.connections, self.allowance.connections_of_address)
        if any(self._connected[one] >= top for one, top in zip(who, most, strict=True)):
            raise TooMany("Too many connections at once; close some of them.")
        return who

    @contextmanager
    def connection(self, client: str | None, address: str) -> Iterator[None]:
        """While somebody watches a table."""
        who = self.check_connection(client, address)
        self._connected.update(who)
        try:
            yield
        finally:
            self._connected.subtract(who)
            for one in who:
                if not self._connected[one]:
                    del self._connected[one]
