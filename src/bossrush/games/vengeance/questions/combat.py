"""What is asked in Combat and Resolution: which tile, which target, which answer."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.vengeance.cards.tables import crossed_in, leap, reached_in
from bossrush.games.vengeance.cards.terms import (
    FIRST_ITEM,
    IN_COMBAT,
    ITEMS,
    JUMP,
    MOVE,
    TIMINGS,
    TRIGGERS,
)
from bossrush.games.vengeance.rules.actions import possible, targets
from bossrush.games.vengeance.rules.forbidden import forbidden_targets
from bossrush.games.vengeance.rules.tiles import answers, tile_uses
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.terms import BOSS, BY_BONUS, BY_ITEM, PAYMENTS
from bossrush.games.vengeance.table.tile_in_use import next_action, tile_of
from bossrush.games.vengeance.view.words import (
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

_SOURCE: Final = 6
_SEAT: Final = 10
_TARGET: Final = (1 << _SEAT) - 1


def packed(p: Player, tile: int, source: int) -> int:
    """A use of a tile as an answer: the tile's number among all tiles, what pays, plus one."""
    if tile >= FIRST_ITEM:
        number = len(p.tables.skills) + p.card.first_item + tile - FIRST_ITEM
    else:
        number = p.card.skill_number(tile)
    return (number | source << _SOURCE) + 1


def tile_in(p: Player, value: int) -> int:
    """Which of a player's tiles an answer uses; -1 for a stranger's."""
    number = value - 1 & (1 << _SOURCE) - 1
    if number < len(p.tables.skills):
        return p.card.skill_code(number)
    item = number - len(p.tables.skills) - p.card.first_item
    return FIRST_ITEM + item if 0 <= item < ITEMS else -1


def source_in(value: int) -> int:
    """What pays for a use."""
    return value - 1 >> _SOURCE


def target_in(value: int) -> int:
    return value & _TARGET


class TileQuestion(Question[Vendetta]):
    """What the two questions about tiles have in common."""

    def option_id(self, state: Vendetta, value: int) -> str:
        if value == 0:
            return "go-on"
        number = value - 1 & (1 << _SOURCE) - 1
        skills = len(state.tables.skills)
        tile = (
            state.tables.skill_ids[number]
            if number < skills
            else state.tables.item_ids[number - skills]
        )
        return f"{tile}:{PAYMENTS[source_in(value)]}"

    def value(self, state: Vendetta, option_id: str) -> int:
        if option_id == "go-on":
            return 0
        tile, colon, source = option_id.partition(":")
        if not colon:
            raise ValueError(option_id)
        paid = PAYMENTS.index(source)
        if paid == BY_ITEM:
            number = len(state.tables.skills) + state.tables.item_ids.index(tile)
        else:
            number = state.tables.skill_ids.index(tile)
        return (number | paid << _SOURCE) + 1

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        if value == 0:
            return [seat_id(actor)]
        p = state.players[actor]
        return [tile_id(p, actor, tile_in(p, value))]

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        if value == 0:
            return None
        p = state.players[actor]
        does = p.card.steps(tile_in(p, value), source_in(value) == BY_BONUS)
        if not possible(p, does[0]):
            return Message("vengeance-combat-fails", step=action_name(does[0]))
        source = PAYMENTS[source_in(value)]
        return Message(f"vengeance-combat-by-{source}", steps=steps(does))


class Uses(TileQuestion):
    """Use a skill or an item, or go on."""

    def __init__(self) -> None:
        super().__init__("vengeance.combat", moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        options = [packed(p, use & 31, use >> 5) for use in tile_uses(p)]
        options.append(0)
        return options

    def prompt(self, state: Vendetta, actor: int) -> Message:
        return Message(f"vengeance-combat-at-{TIMINGS[state.players[actor].timing]}")

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        p = state.players[actor]
        if value:
            return tile_name(p, tile_in(p, value))
        if p.timing == IN_COMBAT:
            return Message("vengeance-combat-end")
        return Message(f"vengeance-combat-past-{TIMINGS[p.timing]}")


class Answers(TileQuestion):
    """Play a modifier right after what just happened, or go on without."""

    def __init__(self) -> None:
        super().__init__("vengeance.answer", moment=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        options = [packed(p, tile, BY_ITEM) for tile in answers(p)]
        options.append(0)
        return options

    def prompt(self, state: Vendetta, actor: int) -> Message:
        trigger = TRIGGERS[state.players[actor].trigger]
        return Message("vengeance-answer", trigger=Message(f"vengeance-action-{trigger}"))

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        p = state.players[actor]
        if value == 0:
            return Message("vengeance-answer-none")
        return tile_name(p, tile_in(p, value))


class Steps(Question[Vendetta]):
    """Where, or at whom? The ids are those of the rooms and enemies in the scene."""

    def __init__(self) -> None:
        super().__init__("vengeance.step")

    def options(self, state: Vendetta, actor: int) -> list[int]:
        p = state.players[actor]
        seat = actor << _SEAT
        return [seat | target for target in targets(p, next_action(p))]

    def option_id(self, state: Vendetta, value: int) -> str:
        seat = value >> _SEAT
        p = state.players[seat]
        target = value & _TARGET
        action = next_action(p)
        if action == MOVE:
            return room_id(p, seat, target)
        if action == JUMP:
            crossed = p.ground.room_ids[crossed_in(target)]
            return f"p{seat}-{crossed}-{p.ground.room_ids[reached_in(target)]}"
        return enemy_id(p, seat, target)

    def value(self, state: Vendetta, option_id: str) -> int:
        whose, _, named = option_id.partition("-")
        seat = int(whose.removeprefix("p"))
        if f"p{seat}" != whose or not 0 <= seat < state.seats or not named:
            raise ValueError(option_id)
        p = state.players[seat]
        if not p.frames:
            raise ValueError(option_id)
        action = next_action(p)
        if action == MOVE:
            target = p.ground.room_ids.index(named)
        elif action == JUMP:
            crossed, _, reached = named.partition("-")
            rooms = p.ground.room_ids
            target = leap(rooms.index(crossed), rooms.index(reached))
        elif named == "boss":
            target = BOSS
        else:
            target = p.ground.minion_ids.index(named)
        return seat << _SEAT | target

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        text = (
            forbidden_targets(p, next_action(p)).get(value & _TARGET)
            if value >> _SEAT == actor
            else None
        )
        return Message(text) if text is not None else None

    def prompt(self, state: Vendetta, actor: int) -> Message:
        p = state.players[actor]
        tile = tile_name(p, tile_of(p.frames[-1]))
        return Message("vengeance-step", action=action_name(next_action(p)), tile=tile)

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        p = state.players[actor]
        target = value & _TARGET
        action = next_action(p)
        if action == MOVE:
            return Message("vengeance-step-move", room=room(p, actor, target).name)
        if action == JUMP:
            return Message(
                "vengeance-step-jump",
                room=room(p, actor, reached_in(target)).name,
                over=room(p, actor, crossed_in(target)).name,
            )
        where = p.ground.boss_room if target == BOSS else p.ground.minion_room[target]
        return Message(
            "vengeance-step-target", enemy=enemy_name(p, target), room=room(p, actor, where).name
        )

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        target = value & _TARGET
        if next_action(p) in (MOVE, JUMP) or target == BOSS:
            return None
        if p.is_evaded(target):
            return Message("vengeance-step-evaded")
        return Message("vengeance-step-dotted") if p.is_dotted(target) else None

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        p = state.players[actor]
        target = value & _TARGET
        action = next_action(p)
        if action == MOVE:
            return [room_id(p, actor, target)]
        if action == JUMP:
            return [room_id(p, actor, reached_in(target)), room_id(p, actor, crossed_in(target))]
        return [enemy_id(p, actor, target)]


USES: Final = Uses()
ANSWERS: Final = Answers()
STEPS: Final = Steps()
