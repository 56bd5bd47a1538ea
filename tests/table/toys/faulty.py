"""The hunt with a bug in its rules: whoever guards makes them fail."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import Flow
from tests.toys.hunt import Hunt, HuntGame


class Faulty(HuntGame):
    key = "faulty"

    def phase(self, state: Hunt) -> Flow[None]:
        flow: Flow[None] = failing(super().phase(state), state)
        return flow


def failing(flow: Any, state: Hunt) -> Any:
    """A flow of the hunt that fails as soon as somebody guards."""
    answer = None
    while True:
        request = flow.send(answer)
        answer = yield request
        if 1 in state.declared:
            raise ZeroDivisionError("a bug in the rules")
