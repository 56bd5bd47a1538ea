"""The Combat Phase: tiles in the order one likes, their steps in the order printed.

`go_on` carries a seat through everything that needs no choice, from the start of Combat to the
end of Resolution, and leaves it where the next choice is.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.vengeance import tell
from bossrush.games.vengeance.actions import act, possible, wound
from bossrush.games.vengeance.ask_combat import (
    ANSWERS,
    STEPS,
    USES,
    source_in,
    target_in,
    tile_in,
)
from bossrush.games.vengeance.clocks import unlimit
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.resolution import (
    begin_resolution,
    end_of_tiles,
    enemy_wounds,
    finish,
)
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
    ANSWER,
    AT_START,
    DONE,
    FIGHT,
    FIRST_ITEM,
    HEAL,
    IN_COMBAT,
    IN_RESOLUTION,
    LOOT,
    NO_TRIGGER,
    START,
    STEP,
    STINGS,
    TILE,
    TILES,
    WOUND,
)
from bossrush.games.vengeance.tiles import (
    BY_BONUS,
    BY_DICE,
    BY_ITEM,
    BY_MIND,
    after,
    answers,
    frame,
    next_action,
    step_of,
    steps_of,
    tile_of,
    tile_uses,
)


def choose_tile(s: Vendetta, seat: int) -> Flow[None]:
    """Use a tile, or go on: past the opening window, or to the end of Combat."""
    value = yield Decision(s, seat, USES, seat)
    if value == 0:
        leave_window(s, seat)
    else:
        use(s, seat, tile_in(s.players[seat], value), source_in(value))
    go_on(s, seat)


def choose_target(s: Vendetta, seat: int) -> Flow[None]:
    """Resolve the next step of the tile in use."""
    value = yield Decision(s, seat, STEPS, seat)
    p = s.players[seat]
    resolve(s, seat, next_action(p), target_in(value))
    go_on(s, seat)


def choose_answer(s: Vendetta, seat: int) -> Flow[None]:
    """Play a modifier item right after what it modifies, or go on without."""
    value = yield Decision(s, seat, ANSWERS, seat)
    if value == 0:
        s.players[seat].trigger = NO_TRIGGER
    else:
        use(s, seat, tile_in(s.players[seat], value), BY_ITEM)
    go_on(s, seat)


def use(s: Vendetta, seat: int, tile: int, source: int) -> None:
    """Begin a tile: its use is spent whatever comes of it."""
    p = s.players[seat]
    if source == BY_ITEM:
        p.uses[tile - FIRST_ITEM] -= 1
        p.checked[tile - FIRST_ITEM] += 1
    elif source == BY_MIND:
        p.marks[tile] = 0
    elif source in (BY_DICE, BY_BONUS):
        spend_group(s, seat, tile, source == BY_BONUS)
    else:
        p.timed |= 1 << tile
    p.trigger = NO_TRIGGER
    p.frames.append(frame(tile, source == BY_BONUS))
    if s.journal:
        tell.used(s, seat, tile, source)


def spend_group(s: Vendetta, seat: int, code: int, bonus: bool) -> None:
    """The dice of a use go back to the reserve."""
    p = s.players[seat]
    for at in range(len(p.groups)):
        group = p.groups[at]
        if group.skill == code and group.bonus == bonus:
            s.give_back(seat, group.dice)
            p.groups = p.groups[:at] + p.groups[at + 1 :]
            return


def resolve(s: Vendetta, seat: int, action: int, target: int) -> None:
    """A step is carried out; a modifier may answer it."""
    p = s.players[seat]
    p.frames[-1] = after(p.frames[-1])
    if act(s, seat, action, target):
        p.trigger = action
    else:
        p.frames.pop()


def go_on(s: Vendetta, seat: int) -> None:
    """Everything that needs no choice, up to the next one."""
    p = s.players[seat]
    while True:
        if p.trigger != NO_TRIGGER:
            if answers(p):
                s.seat_phases[seat] = ANSWER
                return
            p.trigger = NO_TRIGGER
        elif p.frames:
            if next_step(s, seat):
                return
        elif p.timing == IN_RESOLUTION:
            if after_combat(s, seat):
                return
        elif tile_uses(p):
            s.seat_phases[seat] = START if p.timing == AT_START else FIGHT
            return
        else:
            leave_window(s, seat)


def next_step(s: Vendetta, seat: int) -> bool:
    """The tile in use goes on; True where the player has to choose a target."""
    p = s.players[seat]
    framed = p.frames[-1]
    steps = steps_of(p, framed)
    at = step_of(framed)
    if at >= len(steps):
        p.frames.pop()
        p.trigger = TILE
        return False
    action = steps[at]
    if not possible(p, action):
        p.frames.pop()
        if s.journal:
            tell.tile_ended(s, seat, tile_of(framed), action)
        return False
    if action in (WOUND, HEAL):
        resolve(s, seat, action, 0)
        return False
    s.seat_phases[seat] = STEP
    return True


def leave_window(s: Vendetta, seat: int) -> None:
    """Past the start of Combat come the dice of the life bar; past Combat comes Resolution."""
    p = s.players[seat]
    if p.timing == AT_START:
        life_dice_wound(s, seat)
        p.timing = IN_COMBAT
    elif p.timing == IN_COMBAT:
        end_combat(s, seat)
    else:
        end_of_tiles(s, seat)
        finish(s, seat)
        unlimit(s, seat)


def life_dice_wound(s: Vendetta, seat: int) -> None:
    """Check every life slot under a wound die and give the dice back."""
    p = s.players[seat]
    count = p.life_dice.bit_count()
    if count:
        s.give_back(seat, p.life_dice)
        p.life_dice = 0
        p.wounds += count
        if s.journal:
            tell.wounded(s, seat, count)


def end_combat(s: Vendetta, seat: int) -> None:
    """Dots on the living are erased, and the player's own Resolution begins."""
    p = s.players[seat]
    p.dots = 0
    if s.journal:
        tell.combat_ended(s, seat)
    if near_boss(p) and p.effect(STINGS) and p.free_slots() > 0:
        wound(s, seat)
    p.timing = IN_RESOLUTION
    begin_resolution(s, seat)
    s.seat_phases[seat] = LOOT


def near_boss(p: Player) -> bool:
    return p.boss_alive() and bool(p.ground.near_rooms[p.room] >> p.ground.boss_room & 1)


def after_combat(s: Vendetta, seat: int) -> bool:
    """Resolution step by step; True where the player has a choice, or is done."""
    p = s.players[seat]
    if s.seat_phases[seat] == DONE:
        return True
    if p.collects:
        s.seat_phases[seat] = LOOT
        return True
    if s.seat_phases[seat] == LOOT:
        enemy_wounds(s, seat)
        s.seat_phases[seat] = TILES
    if tile_uses(p):
        s.seat_phases[seat] = TILES
        return True
    leave_window(s, seat)
    return True
