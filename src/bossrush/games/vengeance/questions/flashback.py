"""What is asked in Flashback, and for each loot symbol in Resolution."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.vengeance.cards.terms import (
    ANTICIPATE,
    BUY,
    COLLECT,
    FIRST_ITEM,
    FLASHBACKS,
    RECOVER,
    TRAIN,
)
from bossrush.games.vengeance.questions.answers import (
    ACTION,
    DISCARD,
    WHAT,
    action_of,
    discard_of,
    source_of,
    what_of,
)
from bossrush.games.vengeance.rules.effects import cleaned
from bossrush.games.vengeance.rules.flashback_actions import (
    add_by_dice,
    add_free,
    add_lessons,
    add_others,
    add_ways,
)
from bossrush.games.vengeance.rules.forbidden import forbidden_free_action, forbidden_lesson
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.terms import BONUS, EXTRA, GIVE_UP, LEARN, RECOVERIES
from bossrush.games.vengeance.view.words import flashback_name, seat_id, tile_id

SOURCES: Final = ("1", "2", "3", "free")


class Actions(Question[Vendetta]):
    """What Flashback and loot have in common: actions with their ids and words."""

    def option_id(self, state: Vendetta, value: int) -> str:
        action = action_of(value)
        if action == GIVE_UP:
            return "done"
        if action == LEARN:
            lesson = f"learn:{state.tables.skill_ids[what_of(value)]}"
            given = discard_of(value)
            return f"{lesson}:for:{state.tables.skill_ids[given - 1]}" if given else lesson
        text = FLASHBACKS[action]
        if action == BUY:
            text += f":{state.tables.item_ids[what_of(value)]}"
        elif action == RECOVER:
            text += f":{RECOVERIES[what_of(value)]}"
        elif action == ANTICIPATE:
            text += f":{state.tables.skill_ids[what_of(value)]}"
        return self.prefix(value) + text

    def prefix(self, value: int) -> str:
        """What stands before the action in an option's id."""
        return ""

    def value(self, state: Vendetta, option_id: str) -> int:
        words = option_id.split(":")
        if words == ["done"]:
            return GIVE_UP << ACTION
        if words[0] == "learn":
            value = LEARN << ACTION | state.tables.skill_ids.index(words[1]) << WHAT
            if len(words) == 2:
                return value
            if len(words) != 4 or words[2] != "for":
                raise ValueError(option_id)
            return value | state.tables.skill_ids.index(words[3]) + 1 << DISCARD
        source = self.source(words)
        action = FLASHBACKS.index(words[0])
        value = source | action << ACTION
        if action in (TRAIN, COLLECT):
            if len(words) != 1:
                raise ValueError(option_id)
            return value
        if len(words) != 2:
            raise ValueError(option_id)
        if action == BUY:
            return value | state.tables.item_ids.index(words[1]) << WHAT
        if action == RECOVER:
            return value | RECOVERIES.index(words[1]) << WHAT
        return value | state.tables.skill_ids.index(words[1]) << WHAT

    def source(self, words: list[str]) -> int:
        """Take what names the source off the words of an id."""
        return 0

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        action = action_of(value)
        p = state.players[actor]
        if action == GIVE_UP:
            return Message("vengeance-flashback-give-up")
        if action == LEARN:
            skill = state.tables.skills[what_of(value)]
            return Message("vengeance-flashback-learn", skill=Message(skill.name), xp=skill.cost)
        if action == BUY:
            item = state.tables.items[what_of(value)]
            return Message("vengeance-flashback-buy-item", item=Message(item.name))
        if action == ANTICIPATE:
            skill = state.tables.skills[what_of(value)]
            return Message("vengeance-flashback-anticipate-skill", skill=Message(skill.name))
        if action == RECOVER:
            if what_of(value) == EXTRA:
                return Message("vengeance-flashback-heal-extra")
            return Message("vengeance-flashback-heal-clean", wounds=cleaned(p))
        return flashback_name(action)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        action = action_of(value)
        if action == GIVE_UP:
            return None
        if action == LEARN:
            given = discard_of(value)
            if given:
                name = Message(state.tables.skills[given - 1].name)
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
            return [tile_id(p, actor, p.card.skill_code(what_of(value)))]
        if action == RECOVER:
            return [f"p{actor}-life"]
        return [f"p{actor}-training" if action == TRAIN else f"p{actor}-loot"]


class Flashback(Actions):
    """Use a die or the free action, buy a skill, or be done."""

    def __init__(self) -> None:
        super().__init__("vengeance.flashback", moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        ways: list[int] = []
        add_by_dice(state, p, ways)
        add_free(state, p, ways)
        add_lessons(p, ways)
        ways.append(GIVE_UP << ACTION)
        return ways

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        text = ""
        if action_of(value) == LEARN:
            text = forbidden_lesson(p, what_of(value)) if not discard_of(value) else ""
        elif source_of(value) == BONUS:
            text = forbidden_free_action(p, action_of(value))
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
        ways: list[int] = []
        add_ways(p, 0, COLLECT, ways)
        add_others(p, 0, COLLECT, ways)
        return ways or [GIVE_UP << ACTION]


FLASHBACK: Final = Flashback()
COLLECTS: Final = Collects()
