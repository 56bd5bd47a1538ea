"""Names, as messages and as pieces of the scene."""

from __future__ import annotations

from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.vengeance.cards.terms import ACTIONS, BOSS, FIRST_ITEM, FLASHBACKS, MINIONS
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta

# -- ids of the scene ---------------------------------------------------------------------


def seat_id(seat: int) -> str:
    return f"p{seat}"


def hero_id(seat: int) -> str:
    return f"p{seat}-hero"


def room_id(p: Player, seat: int, room: int) -> str:
    return f"p{seat}-{p.ground.room_ids[room]}"


def enemy_id(p: Player, seat: int, target: int) -> str:
    """The piece of a minion, or of the Boss."""
    if target == BOSS:
        return f"p{seat}-boss"
    return f"p{seat}-{p.ground.minion_ids[target]}"


def die_id(die: int) -> str:
    return f"die-{die}"


def tile_id(p: Player, seat: int, tile: int) -> str:
    """The card of a skill or an item."""
    return f"p{seat}-{p.card.tile_id(tile).replace('.', '-')}"


def objective_id(p: Player, seat: int, number: int) -> str:
    return f"p{seat}-{p.ground.objective_ids[number]}"


# -- names --------------------------------------------------------------------------------


def hero(s: Vendetta, seat: int) -> Mention:
    """The hero of a seat, or the seat itself before there is one."""
    p = s.players[seat]
    if p.hero < 0:
        return Mention(seat_id(seat), Message("vengeance-seat", number=seat + 1))
    return Mention(seat_id(seat), Message(p.card.name))


def room(p: Player, seat: int, number: int) -> Mention:
    return Mention(room_id(p, seat, number), Message(p.ground.room_names[number]))


def enemy(p: Player, seat: int, target: int) -> Mention:
    return Mention(enemy_id(p, seat, target), enemy_name(p, target))


def enemy_name(p: Player, target: int) -> Message:
    if target == BOSS:
        return Message(p.foe.name)
    return minion_name(p.ground.minion_type[target])


def minion_name(kind: int) -> Message:
    return Message(f"vengeance-{MINIONS[kind]}")


def tile(p: Player, seat: int, number: int) -> Mention:
    return Mention(tile_id(p, seat, number), tile_name(p, number))


def tile_name(p: Player, number: int) -> Message:
    if number >= FIRST_ITEM:
        return Message(p.card.items[number - FIRST_ITEM].name)
    return Message(p.card.skills[number].name)


def action_name(action: int) -> Message:
    return Message(f"vengeance-action-{ACTIONS[action]}")


def flashback_name(action: int) -> Message:
    return Message(f"vengeance-flashback-{FLASHBACKS[action]}")


def steps(actions: list[int]) -> Listing:
    return Listing([action_name(action) for action in actions])


def faces(s: Vendetta, shown: list[int]) -> Listing:
    """Faces of dice in words."""
    names: list[Message | Mention | str] = [face_name(s, face) for face in shown]
    return Listing(names)


def face_name(s: Vendetta, face: int) -> Message:
    """What a die shows, in words; one that is freed still shows a wound."""
    if face == s.tables.unrolled:
        return Message("vengeance-unrolled")
    return Message(s.tables.face_names[s.tables.wound if face == s.tables.freed else face])
