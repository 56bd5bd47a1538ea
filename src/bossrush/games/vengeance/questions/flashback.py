"""What is asked in Flashback, and for each loot symbol in Resolution."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.games.vengeance.cards.terms import (
    ANTICIPATE,
    BONUS,
    BUY,
    COLLECT,
    EXTRA,
    FIRST_ITEM,
    RECOVER,
    TRAIN,
)
from bossrush.games.vengeance.questions import answers, refusals
from bossrush.games.vengeance.rules.effects import cleaned
from bossrush.games.vengeance.rules.flashback_actions import (
    add_by_dice,
    add_free,
    add_lessons,
    add_others,
    add_ways,
)
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words.names import flashback_name, seat_id, tile_id


class FlashbackAction(Choice[Vendetta]):
    """What Flashback and loot have in common: the five actions."""

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        action = answers.action_in(value)
        if action == BUY:
            item = state.tables.items[answers.ITEM.of(value)]
            return Message("vengeance-flashback-buy-item", item=Message(item.name))
        if action == ANTICIPATE:
            skill = state.tables.skills[answers.SKILL.of(value)]
            return Message("vengeance-flashback-anticipate-skill", skill=Message(skill.name))
        if action == RECOVER:
            if answers.RECOVERY.of(value) == EXTRA:
                return Message("vengeance-flashback-heal-extra")
            return Message("vengeance-flashback-heal-clean", wounds=cleaned(state.players[actor]))
        if action > COLLECT:
            return Message("vengeance-flashback-give-up")
        return flashback_name(action)

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        p = state.players[actor]
        action = answers.action_in(value)
        if action == BUY:
            return [tile_id(p, actor, FIRST_ITEM + answers.ITEM.of(value) - p.card.first_item)]
        if action == ANTICIPATE:
            return [tile_id(p, actor, p.card.skill_code(answers.SKILL.of(value)))]
        if action == RECOVER:
            return [f"p{actor}-life"]
        if action > COLLECT:
            return [seat_id(actor)]
        return [f"p{actor}-training" if action == TRAIN else f"p{actor}-loot"]


class Flashback(FlashbackAction):
    """Use a die or the free action, buy a skill, or be done."""

    def __init__(self) -> None:
        super().__init__("vengeance.flashback", answers.FLASHBACK_ANSWERS, moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        ways: list[int] = []
        add_by_dice(state, p, ways)
        add_free(state, p, ways)
        add_lessons(p, ways)
        ways.append(answers.FLASHBACK_DONE.answer())
        return ways

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        if answers.LEARN.fits(value) or answers.REPLACE.fits(value):
            skill = state.tables.skills[answers.SKILL.of(value)]
            return Message("vengeance-flashback-learn", skill=Message(skill.name), xp=skill.cost)
        return super().label(state, actor, value)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        if answers.FLASHBACK_DONE.fits(value):
            return None
        if answers.LEARN.fits(value):
            return Message("vengeance-flashback-xp", xp=state.players[actor].xp())
        if answers.REPLACE.fits(value):
            name = Message(state.tables.skills[answers.GIVEN_UP.of(value)].name)
            return Message("vengeance-flashback-instead", skill=name)
        source = answers.SOURCE.of(value)
        if source == BONUS:
            return Message("vengeance-flashback-by-bonus")
        face = flashback_name(state.flash[source])
        return Message("vengeance-flashback-by-die", number=source + 1, face=face)

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        if answers.LEARN.fits(value) or answers.REPLACE.fits(value):
            p = state.players[actor]
            return [tile_id(p, actor, p.card.skill_code(answers.SKILL.of(value)))]
        pointed = super().points_at(state, actor, value)
        if not answers.FLASHBACK_DONE.fits(value):
            source = answers.SOURCE.of(value)
            pointed.append("flash-bonus" if source == BONUS else f"flash-{source}")
        return pointed

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        return refusals.flashback(state, actor, value)


class LootSymbol(FlashbackAction):
    """One loot symbol: check a loot slot, or do any other Flashback Action."""

    def __init__(self) -> None:
        super().__init__("vengeance.loot", answers.LOOT_ANSWERS)

    def prompt(self, state: Vendetta, actor: int) -> Message:
        return Message("vengeance-loot-question")

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        ways: list[int] = []
        add_ways(p, 0, COLLECT, ways)
        add_others(p, 0, COLLECT, ways)
        return ways or [answers.FLASHBACK_DONE.answer()]

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        return refusals.loot(state, actor, value)


FLASHBACK: Final = Flashback()
LOOT: Final = LootSymbol()
