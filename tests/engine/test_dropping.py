"""A play that is dropped goes silently, and the check finds one that does not."""

from __future__ import annotations

import pytest

from bossrush.engine.decision import Flow
from bossrush.testing.twins import dropping
from bossrush.testing.walk import Case, Fault
from tests.toys.hunt import Hunt, HuntGame


class Clings(HuntGame):
    """Its rules object to being let go."""

    def phase(self, state: Hunt) -> Flow[None]:
        return clinging(super().phase(state))


def clinging(flow: Flow[None]) -> Flow[None]:
    try:
        yield from flow
    except GeneratorExit:
        raise ValueError("not yet") from None


def test_a_play_that_goes_silently() -> None:
    dropping(Case(HuntGame(), 2), range(3))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_play_that_does_not_is_found() -> None:
    with pytest.raises(Fault, match="not yet"):
        dropping(Case(Clings(), 2), range(1))
