"""What is asked in Combat and Resolution: which tile, which target, which modifier."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.games.vengeance.cards.terms import (
    AT_START,
    BOSS,
    BY_BONUS,
    BY_DICE,
    BY_ITEM,
    FIRST_ITEM,
    IN_COMBAT,
    IN_RESOLUTION,
    PAYMENTS,
    TIMINGS,
    TRIGGERS,
)
from bossrush.games.vengeance.questions import answers, refusals
from bossrush.games.vengeance.rules.actions import possible, targets
from bossrush.games.vengeance.rules.combat import modifiers, stings, tile_uses, uses_at
from bossrush.games.vengeance.rules.resolution import knocks_out, loot_due, wounds_due
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import next_action, tile_of
from bossrush.games.vengeance.words.names import (
    action_name,
    enemy_id,
    enemy_name,
    room,
    room_id,
    seat_id,
    steps,
    tile_id,
    tile_name,
)


def tile_in(p: Player, answer: int) -> int:
    """Which of a player's tiles an answer uses."""
    return p.card.tile_code(answers.TILE.of(answer))


def uses_left(p: Player, tile: int, payment: int) -> int:
    """How many times a tile can be used with what this use is paid with."""
    if payment == BY_ITEM:
        return p.uses[tile - FIRST_ITEM]
    if payment not in (BY_DICE, BY_BONUS):
        return 1
    bonus = payment == BY_BONUS
    return sum(1 for group in p.groups if group.skill == tile and group.bonus == bonus)


def dies_for_sure(p: Player) -> bool:
    """Whether to go on now is the last K.O., and nothing is left that could avert it."""
    if p.timing == AT_START or p.ko + 1 < p.tables.ko_slots:
        return False
    if p.timing == IN_RESOLUTION:
        return knocks_out(p, 0)
    helped = loot_due(p) > 0 or bool(uses_at(p, IN_RESOLUTION))
    return not helped and knocks_out(p, wounds_due(p) + (1 if stings(p) else 0))


class TileQuestion(Choice[Vendetta]):
    """What the two questions about tiles have in common."""

    def __init__(self, key: str) -> None:
        super().__init__(key, answers.TILE_ANSWERS, moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        return [*self.uses(state.players[actor]), answers.GO_ON.answer()]

    def uses(self, p: Player) -> list[int]:
        """The tiles that can be used now."""
        raise NotImplementedError

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        p = state.players[actor]
        return self.without(p) if answers.GO_ON.fits(value) else tile_name(p, tile_in(p, value))

    def without(self, p: Player) -> Message:
        """To go on, in words."""
        raise NotImplementedError

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        if answers.GO_ON.fits(value):
            return [seat_id(actor)]
        p = state.players[actor]
        return [tile_id(p, actor, tile_in(p, value))]

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        if answers.GO_ON.fits(value):
            return self.brings(p)
        payment = answers.PAYMENT.of(value)
        tile = tile_in(p, value)
        does = p.card.steps(tile, payment == BY_BONUS)
        if not possible(p, does[0]):
            return Message("vengeance-combat-fails", step=action_name(does[0]))
        uses = uses_left(p, tile, payment)
        return Message(f"vengeance-combat-by-{PAYMENTS[payment]}", steps=steps(does), uses=uses)

    def brings(self, p: Player) -> Message | None:
        """What going on leads to, where that is known already."""
        return None

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        return refusals.tile(state.players[actor], value)


class UseTile(TileQuestion):
    """Use a skill or an item, or go on."""

    def uses(self, p: Player) -> list[int]:
        return tile_uses(p)

    def prompt(self, state: Vendetta, actor: int) -> Message:
        return Message(f"vengeance-combat-at-{TIMINGS[state.players[actor].timing]}")

    def without(self, p: Player) -> Message:
        if p.timing == IN_COMBAT:
            return Message("vengeance-combat-end")
        return Message(f"vengeance-combat-past-{TIMINGS[p.timing]}")

    def ends(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        if not answers.GO_ON.fits(value) or not dies_for_sure(p):
            return None
        return Message(f"vengeance-ends-{'challenge' if state.solo() else 'hero'}")

    def brings(self, p: Player) -> Message | None:
        """What End Combat and Resolution bring as everybody stands now."""
        if p.timing == AT_START:
            return None
        ending = p.timing == IN_COMBAT
        wounds = wounds_due(p) + (1 if stings(p) else 0) if ending else 0
        loot = loot_due(p) if ending else 0
        if not knocks_out(p, wounds):
            return Message("vengeance-brings", wounds=wounds, loot=loot) if ending else None
        fate = "dead" if p.ko + 1 >= p.tables.ko_slots else "ko"
        return Message(f"vengeance-brings-{fate}", wounds=wounds, loot=loot)


class PlayModifier(TileQuestion):
    """Play a modifier item right after what just happened, or go on without."""

    def uses(self, p: Player) -> list[int]:
        return modifiers(p)

    def prompt(self, state: Vendetta, actor: int) -> Message:
        trigger = TRIGGERS[state.players[actor].trigger]
        return Message("vengeance-answer", trigger=Message(f"vengeance-action-{trigger}"))

    def without(self, p: Player) -> Message:
        return Message("vengeance-answer-none")


class ChooseTarget(Choice[Vendetta]):
    """Where, or at whom? The ids are those of the rooms and enemies in the scene."""

    def __init__(self) -> None:
        super().__init__("vengeance.step", answers.TARGET_ANSWERS)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        action = next_action(p)
        return [answers.target_by(actor, action, target) for target in targets(p, action)]

    def prompt(self, state: Vendetta, actor: int) -> Message:
        p = state.players[actor]
        tile = tile_name(p, tile_of(p.frames[-1]))
        return Message("vengeance-step", action=action_name(next_action(p)), tile=tile)

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        p = state.players[actor]
        if answers.AIM_AT.fits(value):
            enemy = answers.ENEMY.of(value)
            where = p.ground.boss_room if enemy == BOSS else p.ground.minion_room[enemy]
            there = room(p, actor, where).name
            return Message("vengeance-step-target", enemy=enemy_name(p, enemy), room=there)
        reached = room(p, actor, answers.ROOM.of(value)).name
        if answers.JUMP_TO.fits(value):
            over = room(p, actor, answers.CROSSED.of(value)).name
            return Message("vengeance-step-jump", room=reached, over=over)
        return Message("vengeance-step-move", room=reached)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        if not answers.AIM_AT.fits(value) or answers.ENEMY.of(value) == BOSS:
            return None
        minion = answers.ENEMY.of(value)
        if p.is_evaded(minion):
            return Message("vengeance-step-evaded")
        return Message("vengeance-step-dotted") if p.is_dotted(minion) else None

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        p = state.players[actor]
        if answers.AIM_AT.fits(value):
            return [enemy_id(p, actor, answers.ENEMY.of(value))]
        rooms = [room_id(p, actor, answers.ROOM.of(value))]
        if answers.JUMP_TO.fits(value):
            rooms.append(room_id(p, actor, answers.CROSSED.of(value)))
        return rooms

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        return refusals.target(state.players[actor], actor, value)

    def why_unknown(self, state: Vendetta, actor: int, option_id: str) -> Message | None:
        return refusals.no_target(option_id)


TILE: Final = UseTile("vengeance.combat")
MODIFIER: Final = PlayModifier("vengeance.answer")
TARGET: Final = ChooseTarget()
