"""Practice: a single fight instead of a whole game, as an option of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bossrush.engine.errors import OptionError
from bossrush.engine.message import Message
from bossrush.engine.setting import Setting
from bossrush.games.souls.tables import Tables


class Practice(Setting):
    """An encounter, on a tile of one's choice if one likes, or a boss; nothing for a whole game."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        super().__init__("scenario", "")
        self.tables = tables

    @property
    def offered(self) -> tuple[Any, ...]:
        """Bosses first: that is what people practise. Tiles are for those who write an id."""
        tables = self.tables()
        levels = [(card.level, card.id) for card in tables.encounters]
        return ("", *tables.boss_ids, *(encounter for _, encounter in sorted(levels)))

    def value_label(self, game: str, value: Any) -> Message:
        if not value:
            return Message(f"{game}-setting-scenario-none")
        tables = self.tables()
        name = Message(f"{game}-{value}-name")
        if value in tables.boss_ids:
            return Message(f"{game}-setting-scenario-boss", name=name)
        level = tables.encounters[tables.encounter_ids.index(value)].level
        return Message(f"{game}-setting-scenario-encounter", name=name, level=level)


def refuse_unknown(scenario: str, tables: Tables) -> None:
    """Say what there is where a scenario names something else."""
    if not scenario:
        return
    name, at, face = scenario.partition("@")
    if at and face not in tables.face_ids:
        known = ", ".join(tables.face_ids)
        raise OptionError(f"scenario: there is no tile face {face!r}; there are {known}")
    if name in tables.boss_ids and not at:
        return
    if name not in tables.encounter_ids:
        raise OptionError(
            f"scenario is an encounter such as the_forgotten or the_forgotten@room6b, "
            f"or a boss such as gargoyle, not {scenario!r}"
        )
