"""Every value of some positions, changed a little: what is said of it stands in misstated.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.misstated import Misstated
from tests.games.souls.test_asked import MOMENTS

CHANGED = (
    "an activation",
    "block, dodge or suffer",
    "at the bonfire",
    "a duel with the Gargoyle",
    "the Gargoyle breathes",
)

PAGE = Misstated(Path(__file__).parent, {name: MOMENTS[name] for name in CHANGED})


@pytest.mark.parametrize("moment", CHANGED)
def test_what_is_said_of_a_position_that_is_not_quite_right(moment: str) -> None:
    PAGE.compare(moment)
