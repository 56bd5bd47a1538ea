"""Rate limits: buckets that fill at a steady rate and hold a burst."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

MOST_KNOWN: Final = 20_000


def whence(address: str) -> str:
    """Whom an address stands for: of IPv6 the network, because a household has all of it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found.packed[:8] + bytes(8), 64)))


class Bucket:
    """May be drawn from `rate` times a second, with bursts of `burst`."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = float(burst)
        self._at = now

    def draw(self, now: float, amount: float = 1) -> bool:
        """Draw one, or so many; False when there are not as many."""
        self._fill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def _fill(self, now: float) -> None:
        self._left = min(float(self.burst), self._left + (now - self._at) * self.rate)
        self._at = now


class Buckets:
    """A bucket for each address."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def draw(self, address: str, amount: float = 1) -> bool:
        """Draw for an address; False when it has asked for too much."""
        return self._of(address).draw(self._clock(), amount)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            now = self._clock()
            if len(self._buckets) >= MOST_KNOWN:
                # Those known the longest have had the most time to fill up again.
                for old in list(self._buckets)[: MOST_KNOWN // 4]:
                    del self._buckets[old]
            bucket = Bucket(self._rate, self._burst, now)
            self._buckets[address] = bucket
        return bucket
