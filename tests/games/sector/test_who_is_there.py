"""Cards that look at who is in the crew: an officer's own way is offered only with them aboard."""

from __future__ import annotations

from bossrush.games.sector import GAME
from bossrush.games.sector.cards.tables import ChoiceOption

OPTIONS = GAME.options({"twisted_tech": True})


def of_officers() -> list[ChoiceOption]:
    """Every option of the box that asks for an officer."""
    steps = GAME.cards(OPTIONS).steps
    return [option for step in steps for option in step.options if option.crew >= 0]


def test_ten_options_and_more_look_at_who_is_there_and_every_officer_has_one() -> None:
    asked_for = [option.crew for option in of_officers()]
    assert len(asked_for) >= 10
    assert set(asked_for) == set(range(len(GAME.cards(OPTIONS).crew_ids)))
