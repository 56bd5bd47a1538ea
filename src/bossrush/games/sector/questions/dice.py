"""The questions about dice that were rolled: which is rolled again, which result counts."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Choice
from bossrush.engine.decision import Names
from bossrush.engine.message import Message
from bossrush.games.sector.cards.terms import TRAITS
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.ammo import ammo_dice_of
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import turned_to
from bossrush.games.sector.words import names

OLD: Final = 0
NEW: Final = 1


class KeepResult(Names[Mission]):
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
        return names.ammo_die(s, die if value == NEW else turned_to(die, s.old))
    return names.shown(s.crew[crew].shown if value == NEW else s.old)


class RerollMore(Choice[Mission]):
    """Which die is rolled again? Ammo dice by their place in the tray, or dice of the row."""

    def options(self, state: Mission, actor: int) -> list[int]:
        if state.chosen_row():
            traits = [trait for trait in range(len(TRAITS)) if state.untouched(trait) >= 0]
            dice = [answers.REROLL_OF_ROW.answer(trait) for trait in traits]
        else:
            dice = [answers.REROLL_AMMO.answer(place) for place in ammo_dice_of(state, actor)]
        return [*dice, answers.STOP.answer()]

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-refused-reroll")

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if answers.STOP.fits(value):
            return Message("sector-option-stop")
        if answers.REROLL_OF_ROW.fits(value):
            return Message("sector-option-die", trait=names.trait(answers.ROW_TRAIT.of(value)))
        return names.ammo_die(state, state.ammo[answers.DIE.of(value)])

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if answers.STOP.fits(value):
            return []
        if answers.REROLL_OF_ROW.fits(value):
            return [f"row-{state.untouched(answers.ROW_TRAIT.of(value))}"]
        return [f"tray-ammo-{answers.DIE.of(value)}"]


KEEP_RESULT: Final = KeepResult("sector.ask.keep", ("old", "new"))
REROLL_MORE: Final = RerollMore("sector.ask.reroll", answers.REROLLS)
