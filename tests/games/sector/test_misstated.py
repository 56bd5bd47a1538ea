"""Every value of some positions, changed a little: what is said of it stands in misstated.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.misstated import Misstated
from tests.games.sector.test_asked import MOMENTS

CHANGED = (
    "a ranged round",
    "sharing out",
    "regrouping",
    "what to do about a card",
    "a combat with Twisted Tech",
    "which implant somebody has",
)

PAGE = Misstated(Path(__file__).parent, {name: MOMENTS[name] for name in CHANGED})


@pytest.mark.parametrize("moment", CHANGED)
def test_what_is_said_of_a_position_that_is_not_quite_right(moment: str) -> None:
    PAGE.compare(moment)
