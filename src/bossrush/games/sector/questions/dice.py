"""The questions about dice that were rolled: which is rolled again, which result counts."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.games.sector.questions.kinds import Ask, AskWord
from bossrush.games.sector.rules.ammo import ammo_dice_of
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import TRAITS
from bossrush.games.sector.view import words

OLD: Final = 0
NEW: Final = 1
STOP: Final = 127
"""No further die is rolled again."""


class KeepResult(AskWord):
    """Of two results, which one counts?"""

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(
            f"sector-option-keep-{self.names[value]}", shown=shown_then(state, actor, value)
        )

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return [f"tray-crew-{actor}" if state.again < 0 else f"tray-ammo-{state.again}"]


def shown_then(s: Mission, crew: int, value: int) -> Message:
    """What the die that was rolled again showed before, or shows now."""
    if s.again >= 0:
        die = s.ammo[s.again]
        return words.ammo_die(s, die if value == NEW else die >> 8 << 8 | s.old)
    return words.shown(s.crew[crew].shown if value == NEW else s.old)


class RerollMore(Ask):
    """Which die is rolled again? Ammo dice by their place in the tray, or dice of the row."""

    def options(self, state: Mission, actor: int) -> list[int]:
        if state.chosen_row():
            return [trait for trait in range(3) if state.untouched(trait) >= 0] + [STOP]
        return [*ammo_dice_of(state, actor), STOP]

    def option_id(self, state: Mission, value: int) -> str:
        if value == STOP:
            return "stop"
        return TRAITS[value] if state.chosen_row() else f"die-{value}"

    def value(self, state: Mission, option_id: str) -> int:
        if option_id == "stop":
            return STOP
        if option_id in TRAITS:
            return TRAITS.index(option_id)
        head, _, number = option_id.partition("-")
        if head != "die":
            raise ValueError(option_id)
        return int(number)

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if value == STOP:
            return Message("sector-option-stop")
        if state.chosen_row():
            return Message("sector-option-die", trait=words.trait(value))
        return words.ammo_die(state, state.ammo[value])

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if value == STOP:
            return []
        if state.chosen_row():
            return [f"row-{state.untouched(value)}"]
        return [f"tray-ammo-{value}"]


KEEP_RESULT: Final = KeepResult("keep", ("old", "new"))
REROLL_MORE: Final = RerollMore("reroll")
