"""Mortier et Canons: where the gun is aimed."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.arkalion.questions.abilities import CANCEL
from bossrush.games.arkalion.rules.blasts import AIMS, blast, struck_cells
from bossrush.games.arkalion.table.airship import MORTAR
from bossrush.games.arkalion.table.board import FIRST_ZONE, PLACES
from bossrush.games.arkalion.table.escape import Escape


class FireGun(Question[Escape]):
    """Where is the gun aimed?"""

    def zone(self, state: Escape, actor: int) -> int:
        return state.heroes[actor].at - FIRST_ZONE

    def options(self, state: Escape, actor: int) -> list[int]:
        return [*AIMS[self.zone(state, actor)], CANCEL]

    def value(self, state: Escape, option_id: str) -> int:
        if option_id == "cancel":
            return CANCEL
        return PLACES.index(option_id.partition("-")[0])

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == CANCEL:
            return Message("cancel")
        return Message("arkalion-option-fire-at", where=self.option_id(state, value))

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        """How many enemies it kills, and whether it hits the Armour."""
        if value == CANCEL:
            return None
        struck = blast(state, struck_cells(self.zone(state, actor), value))
        return Message(
            "arkalion-detail-blast",
            kills=len(struck.killed),
            tokens=struck.tiles,
            armour="yes" if struck.armour else "no",
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        if value == CANCEL:
            return []
        zone = self.zone(state, actor)
        cells = struck_cells(zone, value)
        first = PLACES[value if zone == MORTAR else value + 1]
        return [first, *(PLACES[cell] for cell in cells if PLACES[cell] != first)]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        if value == CANCEL:
            return False
        return blast(state, struck_cells(self.zone(state, actor), value)).tiles > 0


class FireMortar(FireGun):
    """Any cell may be the centre of the blast."""

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else PLACES[value]


class FireCannon(FireGun):
    """Three cells of one column on the cannon's own side."""

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else f"{PLACES[value]}-{PLACES[value + 2]}"


FIRE_MORTAR: Final = FireMortar("arkalion.ask-mortar")
FIRE_CANNON: Final = FireCannon("arkalion.ask-cannon")
