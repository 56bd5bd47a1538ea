"""What the server counts, in the form that Prometheus reads."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_TIMED: Final = {
    "command": "From a command's arrival to its update being handed to every client.",
    "append": "Writing an entry to the store, until it is on disk.",
    "tell": "Taking an entry in and writing everybody's update.",
    "load": "Reading a table's log and playing it through.",
    "pause": "Looking for garbage: nobody is told anything meanwhile.",
}
_COUNTED: Final = {
    "entries": "Entries written to tables' logs.",
    "messages_in": "Messages received from clients.",
    "cut": "Clients cut off because they did not keep up.",
    "errors": "Requests that failed in a way nobody foresaw.",
    "webhooks_sent": "Webhook calls that were answered.",
    "webhooks_failed": "Webhook calls given up.",
}
_MEASURED: Final = {
    "tables": "Tables in memory.",
    "connections": "Live connections.",
    "forwarded": "Live connections that another worker's table is served through.",
    "loop_lag_seconds": "How late the last regular task ran.",
}


class Histogram:
    """How often something took how long."""

    __slots__ = ("counts", "sum", "total")

    def __init__(self) -> None:
        self.counts = [0] * len(BOUNDS)
        self.sum = 0.0
        self.total = 0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.total += 1
        place = bisect_left(BOUNDS, seconds)
        if place < len(BOUNDS):
            self.counts[place] += 1

    def lines(self, name: str, labels: str) -> Iterator[str]:
        reached = 0
        for bound, count in zip(BOUNDS, self.counts, strict=True):
            reached += count
            yield f'{name}_bucket{{{labels},le="{bound}"}} {reached}'
        yield f'{name}_bucket{{{labels},le="+Inf"}} {self.total}'
        yield f"{name}_sum{{{labels}}} {self.sum:.6f}"
        yield f"{name}_count{{{labels}}} {self.total}"


class Metrics:
    """The figures of one worker."""

    def __init__(self, worker: str = "") -> None:
        self.worker = worker
        self.entries = 0
        self.messages_in = 0
        self.cut = 0
        self.errors = 0
        self.webhooks_sent = 0
        self.webhooks_failed = 0
        self.tables = 0
        self.connections = 0
        self.forwarded = 0
        self.loop_lag_seconds = 0.0
        self.unwritten = -math.inf
        """When an entry last could not be written, if none was since."""
        self._refusals: dict[str, int] = {}
        self._took = {name: Histogram() for name in _TIMED}

    def refused(self, reason: str) -> None:
        self._refusals[reason] = self._refusals.get(reason, 0) + 1

    def took(self, what: str, seconds: float) -> None:
        self._took[what].add(seconds)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        labels = f'worker="{self.worker}"'
        for name, about in _COUNTED.items():
            yield f"# HELP bossrush_{name}_total {about}"
            yield f"# TYPE bossrush_{name}_total counter"
            yield f"bossrush_{name}_total{{{labels}}} {getattr(self, name)}"
        yield "# HELP bossrush_refusals_total Commands refused, by reason."
        yield "# TYPE bossrush_refusals_total counter"
        for reason, count in sorted(self._refusals.items()):
            yield f'bossrush_refusals_total{{{labels},reason="{reason}"}} {count}'
        for name, about in _MEASURED.items():
            yield f"# HELP bossrush_{name} {about}"
            yield f"# TYPE bossrush_{name} gauge"
            yield f"bossrush_{name}{{{labels}}} {getattr(self, name)}"
        for what, histogram in self._took.items():
            name = f"bossrush_{what}_seconds"
            yield f"# HELP {name} {_TIMED[what]}"
            yield f"# TYPE {name} histogram"
            yield from histogram.lines(name, labels)
