"""What has happened, for those who listen: one function for each thing the rules tell.

Call them only `if s.journal`. Every function ends in one event: its kind for the animation, its
sentence for the log, the pieces it happened to, and the rule that made it so.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.dice import Die
from bossrush.engine.message import Arg, Listing, Message
from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.terms import (
    ACTIONS,
    ANTICIPATE,
    BOSS,
    BUY,
    EXTRA,
    FIRST_ITEM,
    FLASHBACKS,
    PAYMENTS,
    RECOVER,
    TRAIN,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.table.dice import Group
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import names


def _say(
    s: Vendetta,
    seat: int,
    kind: str,
    key: str,
    rule: str,
    pieces: tuple[str, ...] = (),
    data: dict[str, Any] | None = None,
    **args: Arg,
) -> None:
    message = Message(f"vengeance-told-{key}", hero=names.hero(s, seat), **args)
    here = (names.seat_id(seat), *pieces)
    s.say(kind, message, here, f"vengeance.{rule}", **(data or {}), seat=seat)


def _story(s: Vendetta, seat: int, text: str) -> None:
    """A line that a card brings along for this moment, where it has one."""
    if text:
        s.say("story", Message(text), (names.seat_id(seat),), seat=seat)


def _rolled(die: Die, faces: list[str], **more: Any) -> dict[str, Any]:
    """The data of a roll: which die, what it can show and what it shows."""
    return {"die": die.key, "key": die.key, "sides": list(die.faces), "faces": faces, **more}


# -- setup --------------------------------------------------------------------------------


def board_dealt(s: Vendetta, seat: int) -> None:
    name = Message(s.tables.board_names[s.players[seat].board])
    _say(s, seat, "draw", "board", "setup.boards", board=name)


def hero_chosen(s: Vendetta, seat: int) -> None:
    p = s.players[seat]
    trait = Message(p.card.trait_name)
    _say(s, seat, "choose", "hero", "setup.choose_hero", trait=trait)


def side_chosen(s: Vendetta, seat: int) -> None:
    lair = Message(s.players[seat].ground.name)
    _say(s, seat, "choose", "side", "setup.choose_side_before_boss", lair=lair)
    _story(s, seat, s.players[seat].ground.arriving)


def boss_revealed(s: Vendetta, seat: int) -> None:
    p = s.players[seat]
    boss, effect = Message(p.foe.name), Message(p.foe.text)
    rule = "setup.mark_boss_life"
    piece = (f"p{seat}-boss",)
    _say(s, seat, "draw", "boss", rule, piece, boss=boss, life=p.foe.life, effect=effect)
    _story(s, seat, p.foe.met)


# -- flashback ----------------------------------------------------------------------------


def round_started(s: Vendetta) -> None:
    faces = Listing([names.flashback_name(action) for action in s.flash])
    said = Message("vengeance-told-round", round=s.round, rounds=s.tables.rounds, faces=faces)
    data = _rolled(s.tables.flashback_die, [FLASHBACKS[action] for action in s.flash])
    pieces = tuple(f"flash-{die}" for die in range(len(s.flash)))
    s.say("roll", said, pieces, "vengeance.flashback.roll_three", **data, round=s.round)


def flashback_action(s: Vendetta, seat: int, answer: int, gained: int) -> None:
    p = s.players[seat]
    action = answers.action_in(answer)
    rule = f"flashback.{FLASHBACKS[action]}"
    if action == TRAIN:
        piece = (f"p{seat}-training",)
        _say(s, seat, "hp", "train", rule, piece, {"amount": gained}, count=gained)
    elif action == BUY:
        item = FIRST_ITEM + answers.ITEM.of(answer) - p.card.first_item
        piece = (names.tile_id(p, seat, item),)
        _say(s, seat, "use", "buy", rule, piece, item=names.tile(p, seat, item))
    elif action == RECOVER:
        piece = (f"p{seat}-life",)
        if answers.RECOVERY.of(answer) == EXTRA:
            _say(s, seat, "hp", "extra", "flashback.recover_extra_slot", piece, slots=p.slots())
        else:
            _say(s, seat, "hp", "clean", "flashback.recover_clean", piece, wounds=p.wounds)
    elif action == ANTICIPATE:
        code = p.card.skill_code(answers.SKILL.of(answer))
        skill = names.tile(p, seat, code)
        left = p.card.skills[code].slots - p.marks[code]
        _say(s, seat, "use", "anticipate", rule, (skill.id,), skill=skill, left=left)
    else:
        _say(s, seat, "hp", "collect", rule, (f"p{seat}-loot",), {"amount": 1}, loot=p.loot)


def learned(s: Vendetta, seat: int, code: int, given_up: int) -> None:
    p = s.players[seat]
    skill = names.tile(p, seat, code)
    cost = p.card.skills[code].cost
    if given_up >= 0:
        old = names.tile(p, seat, given_up)
        rule = "flashback.replace_skill"
        _say(s, seat, "trade", "swap", rule, (skill.id, old.id), skill=skill, old=old, xp=cost)
    else:
        _say(s, seat, "use", "learn", "flashback.buy_skill", (skill.id,), skill=skill, xp=cost)


def flashback_done(s: Vendetta, seat: int) -> None:
    _say(s, seat, "say", "flashback-done", "flashback.end")


# -- roll ---------------------------------------------------------------------------------


def roll_opened(s: Vendetta) -> None:
    dice = s.in_reserve()
    said = Message("vengeance-told-roll", reserve=dice)
    s.say("say", said, ("reserve",), "vengeance.digital.roll_open", reserve=dice)


def thrown(s: Vendetta, seat: int, places: list[int]) -> None:
    p = s.players[seat]
    shown = [p.faces[place] for place in places]
    pieces = tuple(names.die_id(p.hand[place]) for place in places)
    data = _rolled(s.tables.combat_die, [s.tables.faces[face] for face in shown], dice=list(pieces))
    wounds = shown.count(s.tables.wound)
    rule = "roll.wound_locked" if wounds else "roll.subset"
    said = names.faces(s, shown)
    _say(s, seat, "roll", "throw", rule, pieces, data, faces=said, wounds=wounds)


def assigned(s: Vendetta, seat: int, group: Group, freed: int) -> None:
    p = s.players[seat]
    skill = names.tile(p, seat, group.skill)
    dice = members(group.dice)
    data: dict[str, Any] = {"dice": [names.die_id(die) for die in dice]}
    if freed >= 0:
        data["freed"] = names.die_id(freed)
    shown = names.faces(s, group.faces)
    pieces = (skill.id, *(names.die_id(die) for die in dice))
    rule = "roll.assign_whole_group"
    _say(s, seat, "use", "assign", rule, pieces, data, skill=skill, faces=shown)


def placed(s: Vendetta, seat: int, die: int) -> None:
    pieces = (f"p{seat}-life", names.die_id(die))
    free = s.players[seat].free_slots()
    data = {"dice": [names.die_id(die)]}
    _say(s, seat, "hp", "place", "roll.wound_to_life", pieces, data, free=free)


def refilled(s: Vendetta, seat: int, dice: list[int]) -> None:
    left = s.reserve(seat)
    data = {"dice": [names.die_id(die) for die in dice], "reserve": left}
    pieces = ("reserve", *(names.die_id(die) for die in dice))
    _say(s, seat, "draw", "refill", "roll.refill", pieces, data, count=len(dice), reserve=left)


def stopped(s: Vendetta, seat: int) -> None:
    _say(s, seat, "say", "stop", "digital.done_flag")


def passed(s: Vendetta, seat: int) -> None:
    _say(s, seat, "say", "pass", "digital.turn_based_fallback")


def refills_closed(s: Vendetta) -> None:
    said = Message("vengeance-told-closed")
    s.say("say", said, ("reserve",), "vengeance.solo.timer_expiry")


def roll_closed(s: Vendetta) -> None:
    dice = s.in_reserve()
    said = Message("vengeance-told-roll-closed", reserve=dice)
    s.say("say", said, ("reserve",), "vengeance.digital.roll_close", reserve=dice)


# -- combat -------------------------------------------------------------------------------


def used(s: Vendetta, seat: int, tile: int, payment: int) -> None:
    p = s.players[seat]
    piece = names.tile(p, seat, tile)
    rule = "combat.item_use" if tile >= FIRST_ITEM else "combat.spend_use"
    data = {"source": PAYMENTS[payment]}
    _say(s, seat, "use", f"use-{PAYMENTS[payment]}", rule, (piece.id,), data, tile=piece)


def tile_ended(s: Vendetta, seat: int, tile: int, action: int) -> None:
    piece = names.tile(s.players[seat], seat, tile)
    rule = "combat.unresolvable_ends_tile"
    name = names.action_name(action)
    _say(s, seat, "say", "tile-ended", rule, (piece.id,), tile=piece, action=name)


def moved(s: Vendetta, seat: int, left: int, crossed: int, new: bool) -> None:
    p = s.players[seat]
    rooms = [left, p.room] if crossed < 0 else [left, crossed, p.room]
    path = [names.room_id(p, seat, room) for room in rooms]
    data = {"from": path[0], "to": path[-1], "path": path, "visited": new}
    pieces = (names.hero_id(seat), *path)
    to = names.room(p, seat, p.room)
    if crossed < 0:
        _say(s, seat, "move", "move", "action.move", pieces, data, room=to)
    else:
        over = names.room(p, seat, crossed)
        _say(s, seat, "move", "jump", "action.jump", pieces, data, room=to, over=over)


def dotted(s: Vendetta, seat: int, minion: int, action: int) -> None:
    enemy = names.enemy(s.players[seat], seat, minion)
    data = {"action": ACTIONS[action]}
    _say(s, seat, "hp", "dot", "action.hit_tough", (enemy.id,), data, enemy=enemy)


def fell(s: Vendetta, seat: int, minion: int, action: int) -> None:
    enemy = names.enemy(s.players[seat], seat, minion)
    data = {"action": ACTIONS[action], "dead": True}
    rule = f"action.{ACTIONS[action]}"
    _say(s, seat, "hp", f"fell-{ACTIONS[action]}", rule, (enemy.id,), data, enemy=enemy)


def boss_hurt(s: Vendetta, seat: int, action: int) -> None:
    p = s.players[seat]
    pieces = (f"p{seat}-boss", f"p{seat}-boss-life")
    left = p.foe.life - p.damage
    data = {"action": ACTIONS[action], "dead": left == 0}
    boss = names.enemy(p, seat, BOSS)
    if left:
        rule = "action.hit_boss_track"
        _say(s, seat, "hp", "boss-hurt", rule, pieces, data, boss=boss, left=left)
        if p.damage == 1:
            _story(s, seat, p.foe.wounded)
    else:
        _say(s, seat, "hp", "boss-dead", "action.boss_dies", pieces, data, boss=boss)
        _story(s, seat, p.foe.dead)


def evaded(s: Vendetta, seat: int, minion: int) -> None:
    enemy = names.enemy(s.players[seat], seat, minion)
    _say(s, seat, "use", "evade", "action.evade", (enemy.id,), enemy=enemy)


def wounded(s: Vendetta, seat: int, count: int) -> None:
    piece = (f"p{seat}-life",)
    _say(s, seat, "hp", "wound", "action.wound", piece, {"amount": -count}, count=count)


def healed(s: Vendetta, seat: int) -> None:
    piece = (f"p{seat}-life",)
    wounds = s.players[seat].wounds
    _say(s, seat, "hp", "heal", "action.heal", piece, {"amount": 1}, wounds=wounds)


def objective_marked(s: Vendetta, seat: int, number: int) -> None:
    p = s.players[seat]
    objective = p.ground.objectives[number]
    room = names.room(p, seat, objective.room)
    pieces = (names.objective_id(p, seat, number), room.id)
    data = {"points": objective.points}
    rule = "objective.presence"
    _say(s, seat, "use", "objective", rule, pieces, data, room=room, points=objective.points)


def combat_ended(s: Vendetta, seat: int) -> None:
    _say(s, seat, "say", "combat-ended", "combat.end")


def recovered(s: Vendetta, seat: int, minions: list[int]) -> None:
    """Minions with a dot of damage that still stand when Combat ends."""
    _enemies(s, seat, "recovered", "combat.tough_recovers", minions)


def returned(s: Vendetta, seat: int, minions: list[int]) -> None:
    """Minions that had been evaded."""
    _enemies(s, seat, "returned", "resolution.wipe_evasion", minions)


def _enemies(s: Vendetta, seat: int, key: str, rule: str, minions: list[int]) -> None:
    p = s.players[seat]
    enemies = [names.enemy(p, seat, minion) for minion in minions]
    pieces = tuple(enemy.id for enemy in enemies)
    count = len(enemies)
    _say(s, seat, "say", key, rule, pieces, {}, enemies=Listing([*enemies]), count=count)


def anticipation_wiped(s: Vendetta, seat: int, skills: list[int]) -> None:
    p = s.players[seat]
    tiles = [names.tile(p, seat, code) for code in skills]
    pieces = tuple(tile.id for tile in tiles)
    rule = "resolution.wipe_anticipation"
    _say(s, seat, "say", "wiped", rule, pieces, {}, skills=Listing([*tiles]))


# -- resolution ---------------------------------------------------------------------------


def step(s: Vendetta, seat: int, number: int) -> None:
    """A step of Resolution begins; only the log's data says so, the sentence tells what it did."""
    rule = "vengeance.resolution.order"
    s.say("step", None, (names.seat_id(seat),), rule, step=number, seat=seat)


def looted(s: Vendetta, seat: int, room: int) -> None:
    p = s.players[seat]
    piece = names.room(p, seat, room)
    count = p.ground.loot[room]
    data = {"amount": count}
    rule = "resolution.loot_condition"
    _say(s, seat, "draw", "loot", rule, (piece.id,), data, room=piece, count=count)


def enemies_wound(s: Vendetta, seat: int, due: int, taken: int) -> None:
    piece = (f"p{seat}-life",)
    data = {"amount": -taken, "due": due}
    _say(s, seat, "hp", "enemies", "resolution.wounds", piece, data, due=due, taken=taken)


def knocked_out(s: Vendetta, seat: int) -> None:
    p = s.players[seat]
    piece = (f"p{seat}-ko",)
    if p.out():
        _say(s, seat, "hp", "dead", "resolution.second_ko", piece, {"ko": p.ko})
    else:
        cap = p.hand_cap()
        _say(s, seat, "hp", "ko", "resolution.ko", piece, {"ko": p.ko}, dice=cap)


def resolution_done(s: Vendetta, seat: int) -> None:
    _say(s, seat, "say", "resolution-done", "flow.round_barrier")


SCORED: Final = ("loot", "training", "damage", "boss", "objectives", "exit")
"""What the sentence of a score calls its lines."""


def score_sheet(s: Vendetta, seat: int, lines: list[int], total: int) -> None:
    points = dict(zip(SCORED, lines, strict=True))
    data = {"lines": lines, "total": total}
    _say(s, seat, "over", "score", "score.winner", (), data, total=total, **points)


def night_over(s: Vendetta, seat: int, exit_rooms: int) -> None:
    """How the night ends for a hero: leaving the lair, and what becomes of the name on the list."""
    p = s.players[seat]
    if p.out():
        how = "dead"
    else:
        _story(s, seat, p.ground.leaving)
        if p.boss_alive():
            how = "scarred" if p.damage else "unhurt"
        else:
            how = "followed" if exit_rooms else "free"
    boss, hero = names.enemy(p, seat, BOSS), names.hero(s, seat)
    message = Message(f"vengeance-epilogue-{how}", hero=hero, boss=boss)
    s.say("story", message, (names.seat_id(seat),), seat=seat, how=how)
