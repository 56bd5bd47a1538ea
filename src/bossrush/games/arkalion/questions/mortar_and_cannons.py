"""Mortier et Canons: where the gun is aimed."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Field
from bossrush.engine.message import Message
from bossrush.games.arkalion.cards.terms import BOARDED, ENDS
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.rules.blasts import AIMS, STRIP, Blast, blast, struck_cells
from bossrush.games.arkalion.rules.ending import green_occupied
from bossrush.games.arkalion.table.airship import MORTAR
from bossrush.games.arkalion.table.board import CELLS, FIRST_ZONE, PLACES
from bossrush.games.arkalion.table.escape import Escape


class Strip(Field[Escape]):
    """The cells of a column that a cannon strikes, by the lowest of them."""

    def __init__(self) -> None:
        super().__init__("strip", CELLS)

    def text(self, state: Escape, part: int) -> str:
        return f"{PLACES[part]}-{PLACES[part + STRIP - 1]}"

    def part(self, state: Escape, text: str) -> int:
        return PLACES.index(text.partition("-")[0])


class FireGun(answers.Cancellable):
    """Where is the gun aimed?"""

    def zone(self, state: Escape, actor: int) -> int:
        return state.heroes[actor].at - FIRST_ZONE

    def blast(self, state: Escape, actor: int, value: int) -> Blast:
        """What the shot would do."""
        return blast(state, struck_cells(self.zone(state, actor), self.picked(value)))

    def picks(self, state: Escape, actor: int) -> list[int]:
        return AIMS[self.zone(state, actor)]

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message("arkalion-refused-aim")

    def pick_label(self, state: Escape, part: int) -> Message:
        return Message("arkalion-option-fire-at", where=self.field.text(state, part))

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        """How many enemies it kills, and whether it hits the Armour."""
        if self.cancelled(value):
            return None
        struck = self.blast(state, actor, value)
        return Message(
            "arkalion-detail-blast",
            kills=len(struck.killed),
            tokens=struck.tokens,
            armour="yes" if struck.armour else "no",
        )

    def ends(self, state: Escape, actor: int, value: int) -> Message | None:
        """A gun never misses: the Armour falls, and the last test is made on the spot."""
        if self.cancelled(value) or state.armour_hp != 1:
            return None
        struck = self.blast(state, actor, value)
        if not struck.armour or not green_occupied(state, struck.killed):
            return None
        return Message("arkalion-ends-game", end=ENDS[BOARDED])

    def pick_points(self, state: Escape, actor: int, part: int) -> list[str]:
        zone = self.zone(state, actor)
        middle = PLACES[part if zone == MORTAR else part + 1]
        cells = [PLACES[cell] for cell in struck_cells(zone, part)]
        return [middle, *(cell for cell in cells if cell != middle)]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return not self.cancelled(value) and self.blast(state, actor, value).tokens > 0


FIRE_MORTAR: Final = FireGun("arkalion.ask-mortar", answers.PLACE)
FIRE_CANNON: Final = FireGun("arkalion.ask-cannon", Strip())
