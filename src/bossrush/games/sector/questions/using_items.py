"""The questions of using items and cybernetics: at a moment, or at any time."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.answers import Choice
from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.engine.sets import has
from bossrush.games.sector.cards.terms import BEFORE_DAMAGE
from bossrush.games.sector.questions import answers, refusals
from bossrush.games.sector.questions.chapters import CHOOSE_OPTION, NAME_LEADER, NAME_ONE
from bossrush.games.sector.questions.combat import (
    CLOSE_IN,
    DECLARE_ACTION,
    FLANK_ATTACK,
    RANGED_OR_CLOSE,
)
from bossrush.games.sector.questions.exchanging_items import HandleItem, add_implant
from bossrush.games.sector.questions.kinds import led_by
from bossrush.games.sector.rules.combat_actions import spoken_for
from bossrush.games.sector.rules.usable_items import (
    card_of,
    has_use,
    holds_cure,
    now,
    usable_at_any_time,
    uses,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names


class StepIn(Choice[Mission]):
    """Use something now, or let the moment go by?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return [answers.PASS.answer(), *uses(state, actor, state.moment)]

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return refusals.use(state, actor, answers.SOURCE.of(value), state.moment)

    def prompt(self, state: Mission, actor: int) -> Message:
        if state.endangered >= 0:
            return Message("sector-ask-window-death", crew=names.crew(state, state.endangered))
        if state.moment & BEFORE_DAMAGE:
            crew = names.crew(state, actor)
            return Message("sector-ask-window-loss", crew=crew, loss=state.loss)
        return super().prompt(state, actor)

    def ends(self, state: Mission, actor: int, value: int) -> Message | None:
        patient = state.endangered
        if patient < 0 or not answers.PASS.fits(value):
            return None
        for other in range(actor + 1, len(state.crew)):
            if holds_cure(state, other, patient):
                return None
        return Message("sector-ends-mission", crew=names.crew(state, patient))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if answers.PASS.fits(value):
            return Message("sector-option-pass")
        return names.use(
            state, card_of(state, actor, answers.SOURCE.of(value)), answers.VARIANT.of(value)
        )

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if answers.PASS.fits(value):
            return None
        return Message(card_of(state, actor, answers.SOURCE.of(value)).text)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if answers.PASS.fits(value):
            return []
        source = answers.SOURCE.of(value)
        return [f"implant-{actor}" if source == answers.IMPLANT else state.tables.item_ids[source]]


class AtAnyTime(HandleItem):
    """What may be done at any time, beside what is asked: use things, or discard them."""

    def options(self, state: Mission, actor: int) -> list[int]:
        values: list[int] = []
        for number in led_by(state, actor):
            add_implant(state, number, values)
            for item in state.crew[number].pack:
                if usable_at_any_time(state, number, item):
                    values.append(answers.USE.answer(item, number))
        for number in led_by(state, actor):
            kept = spoken_for(state, number)
            for item in state.crew[number].pack:
                if not has(kept, item):
                    values.append(answers.DROP.answer(item, number))
        return values

    def holds(self, state: Mission, actor: int) -> bool:
        """Whether anything could really be used now; to discard things is no reason to wait."""
        for number in led_by(state, actor):
            if has_use(state, number, now(state)):
                return True
        return False


STEP_IN: Final = StepIn("sector.ask.window", answers.USES)
AT_ANY_TIME: Final = AtAnyTime("sector.ask.aside")

PAUSES: Final[list[Question[Any]]] = [
    DECLARE_ACTION,
    CLOSE_IN,
    CHOOSE_OPTION,
    NAME_ONE,
    NAME_LEADER,
    RANGED_OR_CLOSE,
    FLANK_ATTACK,
]
"""Where time stands still, so that things can be used beside answering."""


def pauses(question: Question[Any]) -> bool:
    """Whether this is one of them."""
    for pause in PAUSES:  # asked at every question, and quicker than to compare them
        if pause is question:
            return True
    return False
