"""Every value of some positions, changed a little: what is said of it stands in misstated.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.arkalion.test_asked import MOMENTS
from tests.games.misstated import Misstated

CHANGED = (
    "who somebody is",
    "a turn with enemies near and far",
    "the laboratory",
    "the mortar",
)

PAGE = Misstated(Path(__file__).parent, {name: MOMENTS[name] for name in CHANGED})


@pytest.mark.parametrize("moment", CHANGED)
def test_what_is_said_of_a_position_that_is_not_quite_right(moment: str) -> None:
    PAGE.compare(moment)
