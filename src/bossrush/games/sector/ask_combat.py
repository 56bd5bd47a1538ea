"""The questions of combat: how to meet the enemy, what to declare, which die to remove."""

from __future__ import annotations

from typing import Final

from bossrush.engine.draft import CANCEL, CONFIRM, Draft
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector import combatants as c
from bossrush.games.sector import odds, uses, words
from bossrush.games.sector.ask import Ask, AskCrew, AskTrait, AskWord, crew_number
from bossrush.games.sector.helps import ammo_dice_of
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import (
    ACTIONS,
    BEFORE_DAMAGE,
    DRONE,
    FIGHT,
    FLANK,
    FUNCTIONS,
    RELOAD,
    SHOOT,
    TRADE,
    TRAITS,
)

FAR: Final = 0
NEAR: Final = 1
OLD: Final = 0
NEW: Final = 1
STOP: Final = 127
"""No further die is rolled again."""


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
        action = c.action_of(value)
        name = ACTIONS[action]
        ids = state.t.item_ids
        if action == SHOOT:
            said = f"{name}:{ids[c.first_of(value)]}@{c.rate_of(value)}"
            if c.second_of(value) >= 0:
                said += f"+{ids[c.second_of(value)]}@{c.second_rate_of(value)}"
            return said
        if action == RELOAD:
            return f"{name}:{ids[c.first_of(value)]}"
        if action == DRONE:
            return f"{name}:{FUNCTIONS[c.first_of(value)]}"
        if action == TRADE:
            return f"{name}:crew-{c.first_of(value)}"
        return name

    def value(self, state: Mission, option_id: str) -> int:
        name, _, rest = option_id.partition(":")
        action = ACTIONS.index(name)
        ids = state.t.item_ids
        if action == SHOOT:
            first, _, second = rest.partition("+")
            gun, _, rate = first.partition("@")
            if not second:
                return c.shot(ids.index(gun), int(rate))
            gun2, _, rate2 = second.partition("@")
            return c.shot(ids.index(gun), int(rate), ids.index(gun2), int(rate2))
        if action == RELOAD:
            return c.packed(action, ids.index(rest))
        if action == DRONE:
            return c.packed(action, FUNCTIONS.index(rest))
        if action == TRADE:
            return c.packed(action, crew_number(rest))
        if rest:
            raise ValueError(option_id)
        return action

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return words.action(state, value)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        action = c.action_of(value)
        if action in (SHOOT, RELOAD):
            points = [state.t.item_ids[c.first_of(value)]]
            if c.second_of(value) >= 0:
                points.append(state.t.item_ids[c.second_of(value)])
            return points
        if action == FLANK:
            return ["tactical-flank"]
        if action == DRONE:
            return ["tactical-drone"]
        if action == TRADE:
            return [f"crew-{c.first_of(value)}"]
        return ["row"] if action == FIGHT else [f"crew-{actor}"]


class Declare(AskAction):
    """Which action? Given what the others have declared, only what keeps the round legal."""

    def options(self, state: Mission, actor: int) -> list[int]:
        return c.declarable(state, actor)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return words.action_detail(state, actor, value)

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        return odds.of_action(state, actor, value)


class FlankAttack(AskAction):
    """How does the flanker attack?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return c.flank_attacks(state, actor)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if c.action_of(value) == SHOOT:
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


def unresolved(s: Mission) -> list[int]:
    """Whose attack of this round is still to be applied."""
    attack = c.attack_action(s)
    return [
        number
        for number, member in enumerate(s.crew)
        if member.action == attack and not s.resolved >> number & 1
    ]


class RemoveDie(AskTrait):
    """Which chapter die is removed?"""

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-remove", count=state.wounds)


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


class StepIn(Ask):
    """Use something now, or let the moment go by?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return [uses.PASS, *uses.uses(state, actor, state.moment)]

    def prompt(self, state: Mission, actor: int) -> Message:
        if state.endangered >= 0:
            return Message("sector-ask-window-death", crew=words.crew(state, state.endangered))
        if state.moment & BEFORE_DAMAGE:
            crew = words.crew(state, actor)
            return Message("sector-ask-window-loss", crew=crew, loss=state.loss)
        return super().prompt(state, actor)

    def option_id(self, state: Mission, value: int) -> str:
        if value == uses.PASS:
            return "pass"
        source = uses.source_of(value)
        name = "implant" if source == uses.IMPLANT else state.t.item_ids[source - 1]
        variant = uses.variant_of(value)
        return f"use:{name}#{variant}" if variant else f"use:{name}"

    def value(self, state: Mission, option_id: str) -> int:
        if option_id == "pass":
            return uses.PASS
        head, _, rest = option_id.partition(":")
        if head != "use":
            raise ValueError(option_id)
        name, _, variant = rest.partition("#")
        source = uses.IMPLANT if name == "implant" else state.t.item_ids.index(name) + 1
        return uses.encode(source, int(variant or "0"))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if value == uses.PASS:
            return Message("sector-option-pass")
        card = uses.card_of(state, actor, uses.source_of(value))
        return words.use(state, actor, card, uses.variant_of(value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if value == uses.PASS:
            return None
        return Message(uses.card_of(state, actor, uses.source_of(value)).text)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if value == uses.PASS:
            return []
        source = uses.source_of(value)
        return [f"implant-{actor}" if source == uses.IMPLANT else state.t.item_ids[source - 1]]


class TradeDraft(Draft[Mission]):
    """What changes hands? Each card named goes over to the other side."""

    def __init__(self) -> None:
        super().__init__("sector.ask.trade")

    def drafted(self, state: Mission, actor: int) -> list[int]:
        return state.draft

    def items(self, state: Mission, actor: int) -> list[int]:
        found = c.tradable(state, actor)
        if state.trade_one and state.draft:
            return state.draft[:]
        return found

    def complete(self, state: Mission, actor: int) -> bool:
        return c.trade_fits(state, actor)

    def may_cancel(self, state: Mission, actor: int) -> bool:
        return bool(state.draft)

    def item_id(self, state: Mission, item: int) -> str:
        return state.t.item_ids[item]

    def item_of(self, state: Mission, item_id: str) -> int:
        return state.t.item_ids.index(item_id)

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if value == CONFIRM:
            return Message("sector-ask-trade-confirm", count=len(state.draft))
        if value == CANCEL:
            return Message("sector-ask-trade-cancel")
        return super().label(state, actor, value)

    def item_label(self, state: Mission, actor: int, item: int) -> Message:
        return words.trade_label(state, actor, item)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if value < 2:
            return [f"crew-{actor}"]
        return [state.t.item_ids[value - 2]]
