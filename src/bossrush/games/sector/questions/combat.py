"""The questions of combat: how to meet the enemy, what to declare, which die to remove."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Choice
from bossrush.engine.decision import Names
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector.cards.terms import DRONE, FIGHT, FLANK, RELOAD, SHOOT, TRADE, UNDECLARED
from bossrush.games.sector.questions import answers, refusals
from bossrush.games.sector.questions.kinds import AskCrew, AskTrait
from bossrush.games.sector.rules.combat_actions import (
    action_of,
    anyone_can_shoot,
    declarable,
    flank_attacks,
    guns_of,
    unresolved,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view import odds
from bossrush.games.sector.words import names

FAR: Final = 0
NEAR: Final = 1


class FarOrNear(Names[Mission]):
    """A question about the way to fight: from afar, or hand to hand."""

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return ["row"]


class BeginCombat(FarOrNear):
    """Ranged or close?"""

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        enemy = state.enemy()
        if value == FAR and not anyone_can_shoot(state):
            return Message("sector-detail-begin-unarmed")
        if value == FAR:
            return Message("sector-detail-begin-ranged", value=enemy.ranged)
        return Message("sector-detail-begin-close", value=enemy.close)


class CloseIn(FarOrNear):
    """Keep shooting, or close in? In the first round nobody has shot yet."""

    def prompt(self, state: Mission, actor: int) -> Message:
        return _at_first(state, super().prompt(state, actor))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        said = super().label(state, actor, value)
        return _at_first(state, said) if value == FAR else said

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return None if value == FAR else Message("sector-detail-close-in")


def _at_first(s: Mission, said: Message) -> Message:
    """The same in the words of a combat's first round."""
    return Message(f"{said.key}-first") if s.round == 1 else said


class AskAction(Choice[Mission]):
    """A question whose answer is an action and what it is done with."""

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if answers.CHANGE.fits(value):
            return Message("sector-option-change", crew=names.crew(state, answers.MEMBER.of(value)))
        return names.action(state, value)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if answers.CHANGE.fits(value):
            return [f"crew-{answers.MEMBER.of(value)}"]
        action = action_of(value)
        if action == SHOOT:
            return [state.tables.item_ids[gun] for gun in guns_of(value)]
        if action == RELOAD:
            return [state.tables.item_ids[answers.GUN.of(value)]]
        if action == FLANK:
            return ["tactical-flank"]
        if action == DRONE:
            return ["tactical-drone"]
        if action == TRADE:
            return [f"crew-{answers.PARTNER.of(value)}"]
        return ["row"] if action == FIGHT else [f"crew-{actor}"]


class Declare(AskAction):
    """Which action? Given what the others have declared, only what keeps the round legal."""

    def options(self, state: Mission, actor: int) -> list[int]:
        actions = declarable(state, actor)
        if state.seats == 1:
            for crew, member in enumerate(state.crew):
                if member.action != UNDECLARED:
                    actions.append(answers.CHANGE.answer(crew))
        return actions

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return refusals.declaration(state, actor, value)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if answers.CHANGE.fits(value):
            return names.declared(state, answers.MEMBER.of(value))
        return names.action_detail(state, value)

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        return odds.of_action(state, actor, value)


class FlankAttack(AskAction):
    """How does the flanker attack?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return flank_attacks(state, actor)

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        if action_of(value) not in (SHOOT, FIGHT):
            return Message("sector-refused-flank-attack", crew=names.crew(state, actor))
        return refusals.declaration(state, actor, value)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if action_of(value) == SHOOT:
            return Message("sector-detail-flank-shoot")
        return Message("sector-detail-flank-fight")

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        return odds.of_flank_attack(state, actor, value)


class NextAttack(AskCrew):
    """Whose attack is resolved next?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return unresolved(state)

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message("sector-refused-resolved")

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return None


class RemoveDie(AskTrait):
    """Which chapter die is removed?"""

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-remove", count=state.wounds)


RANGED_OR_CLOSE: Final = BeginCombat("sector.ask.begin", ("ranged", "close"))
CLOSE_IN: Final = CloseIn("sector.ask.close-in", ("shoot", "close-in"))
DECLARE_ACTION: Final = Declare("sector.ask.declare", answers.DECLARATIONS, moment=True)
FLANK_ATTACK: Final = FlankAttack("sector.ask.flank", answers.DECLARATIONS)
NEXT_ATTACK: Final = NextAttack("sector.ask.order")
REMOVE_DIE: Final = RemoveDie("sector.ask.remove")
