"""What is asked in Flashback, and for each loot symbol in Resolution.

An answer packs into one number: bits 0-1 the source (a die, or the free action), 2-4 the action,
5-10 what it is about (an item, a skill, a way to recover), from 11 on the skill given up plus one.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.vengeance.barring import barred_bonus, barred_lesson
from bossrush.games.vengeance.flashback_terms import CLEAN, EXTRA, GIVE_UP, LEARN, RECOVERIES
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
    ANTICIPATE,
    BARS_BONUS,
    BASICS,
    BONUS,
    BUY,
    COLLECT,
    FIRST_ITEM,
    FLASHBACKS,
    HEAL_CLEANS,
    ITEMS,
    RECOVER,
    SKILL_SLOTS,
    SKILLS,
    TRAIN,
)
from bossrush.games.vengeance.words import flashback_name, seat_id, tile_id

_ACTION: Final = 2
_WHAT: Final = 5
_DISCARD: Final = 11
SOURCES: Final = ("1", "2", "3", "free")


def source_of(value: int) -> int:
    return value & 3


def action_of(value: int) -> int:
    return value >> _ACTION & 7


def what_of(value: int) -> int:
    return value >> _WHAT & 63


def discard_of(value: int) -> int:
    """The skill given up for another, plus one; 0 for none."""
    return value >> _DISCARD


# -- what can be done ---------------------------------------------------------------------


def add_ways(p: Player, source: int, action: int, found: list[int]) -> None:
    """Every way to carry out an action; nothing where it is impossible."""
    base = source | action << _ACTION
    if action == TRAIN:
        if p.marked < p.t.training.slots:
            found.append(base)
    elif action == BUY:
        for item in range(ITEMS):
            if p.blank(item) > 0:
                found.append(base | p.card.first_item + item << _WHAT)
    elif action == RECOVER:
        if p.extra < p.t.life_extra:
            found.append(base | EXTRA << _WHAT)
        if p.wounds:
            found.append(base | CLEAN << _WHAT)
    elif action == ANTICIPATE:
        opened = p.open_skills()
        for code in range(SKILLS):
            if opened >> code & 1 and p.marks[code] < p.card.skills[code].slots:
                found.append(base | p.skill_number(code) << _WHAT)
    elif p.loot < p.t.loot.slots:
        found.append(base)


def can(p: Player, action: int) -> bool:
    """Whether an action is possible now."""
    found: list[int] = []
    add_ways(p, 0, action, found)
    return len(found) > 0


def add_others(p: Player, source: int, action: int, found: list[int]) -> None:
    """Any action but this one and Collect."""
    for other in range(COLLECT):
        if other != action:
            add_ways(p, source, other, found)


def add_by_dice(s: Vendetta, p: Player, found: list[int]) -> None:
    """What the unused dice allow; of two alike the first is used."""
    for die, action in enumerate(s.flash):
        if p.acted >> die & 1:
            continue
        first = True
        for earlier in range(die):
            if s.flash[earlier] == action and not p.acted >> earlier & 1:
                first = False
        if not first:
            continue
        known = len(found)
        add_ways(p, die, action, found)
        if action == COLLECT or len(found) == known:
            add_others(p, die, action, found)


def add_free(s: Vendetta, p: Player, found: list[int]) -> None:
    """What the free action allows."""
    if p.acted >> BONUS & 1:
        return
    barred = p.foe.effect_of if p.effect(BARS_BONUS) else -1
    for action in s.t.bonus:
        if action != barred:
            add_ways(p, BONUS, action, found)


def add_lessons(p: Player, found: list[int]) -> None:
    """Skills that experience can buy; on a full board for one that is given up."""
    xp = p.xp()
    if xp < 1:
        return
    slots = p.card.effect_of if p.card.effect == SKILL_SLOTS else p.t.skill_slots
    full = p.owned.bit_count() >= slots
    for code in range(BASICS, SKILLS):
        if p.owned >> code & 1 or p.card.skills[code].cost > xp:
            continue
        value = LEARN << _ACTION | p.skill_number(code) << _WHAT
        if not full:
            found.append(value)
            continue
        for other in range(BASICS, SKILLS):
            if p.owned >> other & 1:
                found.append(value | p.skill_number(other) + 1 << _DISCARD)


class Actions(Question[Vendetta]):
    """What Flashback and loot have in common: actions with their ids and words."""

    def option_id(self, state: Vendetta, value: int) -> str:
        action = action_of(value)
        if action == GIVE_UP:
            return "done"
        if action == LEARN:
            lesson = f"learn:{state.t.skill_ids[what_of(value)]}"
            given = discard_of(value)
            return f"{lesson}:for:{state.t.skill_ids[given - 1]}" if given else lesson
        text = FLASHBACKS[action]
        if action == BUY:
            text += f":{state.t.item_ids[what_of(value)]}"
        elif action == RECOVER:
            text += f":{RECOVERIES[what_of(value)]}"
        elif action == ANTICIPATE:
            text += f":{state.t.skill_ids[what_of(value)]}"
        return self.prefix(value) + text

    def prefix(self, value: int) -> str:
        """What stands before the action in an option's id."""
        return ""

    def value(self, state: Vendetta, option_id: str) -> int:
        words = option_id.split(":")
        if words == ["done"]:
            return GIVE_UP << _ACTION
        if words[0] == "learn":
            value = LEARN << _ACTION | state.t.skill_ids.index(words[1]) << _WHAT
            if len(words) == 2:
                return value
            if len(words) != 4 or words[2] != "for":
                raise ValueError(option_id)
            return value | state.t.skill_ids.index(words[3]) + 1 << _DISCARD
        source = self.source(words)
        action = FLASHBACKS.index(words[0])
        value = source | action << _ACTION
        if action in (TRAIN, COLLECT):
            if len(words) != 1:
                raise ValueError(option_id)
            return value
        if len(words) != 2:
            raise ValueError(option_id)
        if action == BUY:
            return value | state.t.item_ids.index(words[1]) << _WHAT
        if action == RECOVER:
            return value | RECOVERIES.index(words[1]) << _WHAT
        return value | state.t.skill_ids.index(words[1]) << _WHAT

    def source(self, words: list[str]) -> int:
        """Take what names the source off the words of an id."""
        return 0

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        action = action_of(value)
        p = state.players[actor]
        if action == GIVE_UP:
            return Message("vengeance-flashback-give-up")
        if action == LEARN:
            skill = state.t.skills[what_of(value)]
            return Message("vengeance-flashback-learn", skill=Message(skill.name), xp=skill.cost)
        if action == BUY:
            item = state.t.items[what_of(value)]
            return Message("vengeance-flashback-buy-item", item=Message(item.name))
        if action == ANTICIPATE:
            skill = state.t.skills[what_of(value)]
            return Message("vengeance-flashback-anticipate-skill", skill=Message(skill.name))
        if action == RECOVER:
            if what_of(value) == EXTRA:
                return Message("vengeance-flashback-heal-extra")
            return Message("vengeance-flashback-heal-clean", wounds=self.cleans(state, p))
        return flashback_name(action)

    def cleans(self, s: Vendetta, p: Player) -> int:
        cleans = p.card.effect_of if p.card.effect == HEAL_CLEANS else s.t.heal_cleans
        return min(cleans, p.wounds)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        action = action_of(value)
        if action == GIVE_UP:
            return None
        if action == LEARN:
            given = discard_of(value)
            if given:
                name = Message(state.t.skills[given - 1].name)
                return Message("vengeance-flashback-instead", skill=name)
            return Message("vengeance-flashback-xp", xp=state.players[actor].xp())
        return self.payment(state, value)

    def payment(self, state: Vendetta, value: int) -> Message | None:
        """What pays for an action."""
        return None

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        p = state.players[actor]
        action = action_of(value)
        if action == GIVE_UP:
            return [seat_id(actor)]
        if action == BUY:
            return [tile_id(p, actor, FIRST_ITEM + what_of(value) - p.card.first_item)]
        if action in (LEARN, ANTICIPATE):
            return [tile_id(p, actor, p.skill_code(what_of(value)))]
        if action == RECOVER:
            return [f"p{actor}-life"]
        return [f"p{actor}-training" if action == TRAIN else f"p{actor}-loot"]


class Flashback(Actions):
    """Use a die or the free action, buy a skill, or be done."""

    def __init__(self) -> None:
        super().__init__("vengeance.flashback", moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        found: list[int] = []
        add_by_dice(state, p, found)
        add_free(state, p, found)
        add_lessons(p, found)
        found.append(GIVE_UP << _ACTION)
        return found

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        text = ""
        if action_of(value) == LEARN:
            text = barred_lesson(p, what_of(value)) if not discard_of(value) else ""
        elif source_of(value) == BONUS:
            text = barred_bonus(p, action_of(value))
        return Message(text) if text else None

    def prefix(self, value: int) -> str:
        return f"{SOURCES[source_of(value)]}:"

    def source(self, words: list[str]) -> int:
        return SOURCES.index(words.pop(0))

    def payment(self, state: Vendetta, value: int) -> Message | None:
        source = source_of(value)
        if source == BONUS:
            return Message("vengeance-flashback-by-bonus")
        return Message(
            "vengeance-flashback-by-die",
            number=source + 1,
            face=flashback_name(state.flash[source]),
        )

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        pointed = super().points_at(state, actor, value)
        if action_of(value) < LEARN:
            source = source_of(value)
            pointed.append("flash-bonus" if source == BONUS else f"flash-{source}")
        return pointed


class Collects(Actions):
    """One loot symbol: check a loot slot, or do any other Flashback Action."""

    def __init__(self) -> None:
        super().__init__("vengeance.loot")

    def prompt(self, state: Vendetta, actor: int) -> Message:
        return Message("vengeance-loot-question")

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        found: list[int] = []
        add_ways(p, 0, COLLECT, found)
        add_others(p, 0, COLLECT, found)
        return found or [GIVE_UP << _ACTION]


FLASHBACK: Final = Flashback()
COLLECTS: Final = Collects()
