"""What lies on a node, told wherever somebody may come onto it: by a step, a dodge or a push."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import HIDDEN_TRAP, NOTHING
from bossrush.games.souls.questions.kinds import falls
from bossrush.games.souls.rules.character_movement import dodge_cost
from bossrush.games.souls.rules.conditions import with_bleed
from bossrush.games.souls.rules.equipment import dodge_dice, may_dodge
from bossrush.games.souls.rules.traps import lies_on, trap_on
from bossrush.games.souls.table.state import BOSS_ROOM, Dungeon


def lies_there(state: Dungeon, node: int) -> Message | None:
    """What coming onto a node brings about: souls, a trap, a barrel in pieces."""
    souls = _souls(state, node)
    danger = Message("souls-there-barrel") if state.intact_barrel(node) else _trap(state, node)
    return and_also(souls, danger)


def and_also(one: Message | None, other: Message | None) -> Message | None:
    """Both of what is to be told, or the one that there is."""
    if one is None or other is None:
        return one or other
    return Message("souls-there-both", one=one, other=other)


def kills_there(state: Dungeon, hero: int, node: int, cost: int = 0) -> Message | None:
    """What it ends to come onto a node at this cost, where that surely kills a character.

    By the cost alone, or by a trap that is known and that nobody could dodge and live.
    """
    character = state.party[hero]
    free = character.free() - cost
    if cost and free <= 0:
        return falls(state, hero)
    if state.fight.boss or not lies_on(state, node):
        return None
    if state.tiles[state.at].traps[node] == HIDDEN_TRAP:
        return None
    trap = trap_on(state, node)
    dodged = may_dodge(state, hero) and trap.dodge <= dodge_dice(state, hero)
    if dodged and dodge_cost(state, hero, NOTHING) < free:
        return None
    suffered = with_bleed(character.conditions, trap.damage)
    return falls(state, hero) if suffered >= free else None


def _trap(state: Dungeon, node: int) -> Message | None:
    """A trap that may still be sprung; one that is known to be blank does nothing."""
    if state.fight.boss or not lies_on(state, node):
        return None
    if state.tiles[state.at].traps[node] == HIDDEN_TRAP:
        return Message("souls-there-trap")
    damage = trap_on(state, node).damage
    return Message("souls-there-known-trap", damage=damage) if damage else None


def _souls(state: Dungeon, node: int) -> Message | None:
    here = BOSS_ROOM if state.fight.boss else state.at
    if not state.lost_souls or state.lost_node != node or state.lost_at != here:
        return None
    return Message("souls-there-souls", souls=state.lost_souls)
