"""The questions of combat: how to meet the enemy, what to declare, which die to remove."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector.questions.kinds import Ask, AskCrew, AskTrait, AskWord, crew_number
from bossrush.games.sector.rules.combat_actions import (
    action_of,
    declarable,
    first_of,
    flank_attacks,
    packed,
    rate_of,
    second_of,
    second_rate_of,
    shot,
    unresolved,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    ACTIONS,
    DRONE,
    FIGHT,
    FLANK,
    FUNCTIONS,
    RELOAD,
    SHOOT,
    TRADE,
)
from bossrush.games.sector.view import odds, words

FAR: Final = 0
NEAR: Final = 1


class BeginCombat(AskWord):
    """Ranged or close?"""

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        enemy = state.enemy()
        if value == FAR:
            return Message("sector-detail-begin-ranged", value=enemy.ranged)
        return Message("sector-detail-begin-close", value=enemy.close)


class CloseIn(AskWord):
    """Keep shooting, or close in?"""

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return None if value == FAR else Message("sector-detail-close-in")


class AskAction(Ask):
    """A question whose answer is an action and what it is done with."""

    def option_id(self, state: Mission, value: int) -> str:
        action = action_of(value)
        name = ACTIONS[action]
        ids = state.tables.item_ids
        if action == SHOOT:
            said = f"{name}:{ids[first_of(value)]}@{rate_of(value)}"
            if second_of(value) >= 0:
                said += f"+{ids[second_of(value)]}@{second_rate_of(value)}"
            return said
        if action == RELOAD:
            return f"{name}:{ids[first_of(value)]}"
        if action == DRONE:
            return f"{name}:{FUNCTIONS[first_of(value)]}"
        if action == TRADE:
            return f"{name}:crew-{first_of(value)}"
        return name

    def value(self, state: Mission, option_id: str) -> int:
        name, _, rest = option_id.partition(":")
        action = ACTIONS.index(name)
        ids = state.tables.item_ids
        if action == SHOOT:
            first, _, second = rest.partition("+")
            gun, _, rate = first.partition("@")
            if not second:
                return shot(ids.index(gun), int(rate))
            gun2, _, rate2 = second.partition("@")
            return shot(ids.index(gun), int(rate), ids.index(gun2), int(rate2))
        if action == RELOAD:
            return packed(action, ids.index(rest))
        if action == DRONE:
            return packed(action, FUNCTIONS.index(rest))
        if action == TRADE:
            return packed(action, crew_number(rest))
        if rest:
            raise ValueError(option_id)
        return action

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return words.action(state, value)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        action = action_of(value)
        if action in (SHOOT, RELOAD):
            points = [state.tables.item_ids[first_of(value)]]
            if second_of(value) >= 0:
                points.append(state.tables.item_ids[second_of(value)])
            return points
        if action == FLANK:
            return ["tactical-flank"]
        if action == DRONE:
            return ["tactical-drone"]
        if action == TRADE:
            return [f"crew-{first_of(value)}"]
        return ["row"] if action == FIGHT else [f"crew-{actor}"]


class Declare(AskAction):
    """Which action? Given what the others have declared, only what keeps the round legal."""

    def options(self, state: Mission, actor: int) -> list[int]:
        return declarable(state, actor)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return words.action_detail(state, actor, value)

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        return odds.of_action(state, actor, value)


class FlankAttack(AskAction):
    """How does the flanker attack?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return flank_attacks(state, actor)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if action_of(value) == SHOOT:
            return Message("sector-detail-flank-shoot")
        return Message("sector-detail-flank-fight")

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        return odds.of_action(state, actor, value)[:1]


class NextAttack(AskCrew):
    """Whose attack is resolved next?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return unresolved(state)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return None


class RemoveDie(AskTrait):
    """Which chapter die is removed?"""

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-remove", count=state.wounds)


RANGED_OR_CLOSE: Final = BeginCombat("begin", ("ranged", "close"), pause=True)
CLOSE_IN: Final = CloseIn("close-in", ("shoot", "close-in"), pause=True)
DECLARE_ACTION: Final = Declare("declare", pause=True, narrows=True)
FLANK_ATTACK: Final = FlankAttack("flank", pause=True)
NEXT_ATTACK: Final = NextAttack("order")
REMOVE_DIE: Final = RemoveDie("remove")
