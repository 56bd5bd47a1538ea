"""The Combat Phase: tiles in the order one likes, their steps in the order printed."""

from __future__ import annotations

from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.terms import (
    BY_ANTICIPATION,
    BY_BONUS,
    BY_DICE,
    BY_ITEM,
    FIRST_ITEM,
    HEAL,
    IN_RESOLUTION,
    ITEMS,
    NO_TRIGGER,
    STINGS,
    TIMED,
    WHOLE_TILE,
    WOUND,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.actions import act, possible, wound
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import after, frame, has_ended, next_action, tile_of
from bossrush.games.vengeance.words import log

# -- which tiles can be used --------------------------------------------------------------


def tile_uses(p: Player) -> list[int]:
    """The tiles that may be used at this moment, each with what it is paid with."""
    return uses_at(p, p.timing)


def uses_at(p: Player, timing: int) -> list[int]:
    """The same for another moment, as everything stands now."""
    uses: list[int] = []
    card = p.card
    for code, skill in enumerate(card.skills):
        if skill.timing != timing or not p.on_board(code):
            continue
        if skill.timed:
            if not p.has_used_timed(code):
                uses.append(answers.USE.answer(card.skill_number(code), TIMED))
            continue
        plain = bonus = False
        for group in p.groups:
            if group.skill == code:
                if group.bonus:
                    bonus = True
                else:
                    plain = True
        if plain:
            uses.append(answers.USE.answer(card.skill_number(code), BY_DICE))
        if bonus:
            uses.append(answers.USE.answer(card.skill_number(code), BY_BONUS))
        if p.marks[code] and p.anticipated(code):
            uses.append(answers.USE.answer(card.skill_number(code), BY_ANTICIPATION))
    for number in range(ITEMS):
        item = card.items[number]
        if p.uses[number] and item.timing == timing and item.answers == NO_TRIGGER:
            uses.append(answers.USE.answer(card.first_item_tile + number, BY_ITEM))
    return uses


def modifiers(p: Player) -> list[int]:
    """The modifier items that may be played right after what just happened."""
    uses: list[int] = []
    if p.trigger == NO_TRIGGER or p.timing == IN_RESOLUTION:
        return uses
    for number in range(ITEMS):
        if p.uses[number] and p.card.items[number].answers == p.trigger:
            uses.append(answers.USE.answer(p.card.first_item_tile + number, BY_ITEM))
    return uses


# -- what using one does ------------------------------------------------------------------


def life_dice_wound(s: Vendetta, seat: int) -> None:
    """Check every life slot under a wound die and give the dice back."""
    p = s.players[seat]
    count = p.life_dice.bit_count()
    if count:
        s.give_back(seat, p.life_dice)
        p.life_dice = 0
        p.wounds += count
        if s.journal:
            log.wounded(s, seat, count)


def use(s: Vendetta, seat: int, answer: int) -> None:
    """Begin a tile: its use is spent whatever comes of it."""
    p = s.players[seat]
    tile = p.card.tile_code(answers.TILE.of(answer))
    payment = answers.PAYMENT.of(answer)
    if payment == BY_ITEM:
        p.uses[tile - FIRST_ITEM] -= 1
        p.checked[tile - FIRST_ITEM] += 1
    elif payment == BY_ANTICIPATION:
        p.marks[tile] = 0
    elif payment in (BY_DICE, BY_BONUS):
        spend_group(s, seat, tile, payment == BY_BONUS)
    else:
        p.use_timed(tile)
    p.trigger = NO_TRIGGER
    p.fought = p.fought or p.timing != IN_RESOLUTION
    p.frames.append(frame(tile, payment == BY_BONUS))
    if s.journal:
        log.used(s, seat, tile, payment)


def spend_group(s: Vendetta, seat: int, code: int, bonus: bool) -> None:
    """The dice of a use go back to the reserve."""
    p = s.players[seat]
    for at in range(len(p.groups)):
        group = p.groups[at]
        if group.skill == code and group.bonus == bonus:
            s.give_back(seat, group.dice)
            p.groups = p.groups[:at] + p.groups[at + 1 :]
            return


def next_step(s: Vendetta, seat: int) -> bool:
    """The tile in use goes on; True where the player has to choose a target."""
    p = s.players[seat]
    if has_ended(p):
        p.frames.pop()
        p.trigger = WHOLE_TILE
        return False
    action = next_action(p)
    if not possible(p, action):
        framed = p.frames.pop()
        if s.journal:
            log.tile_ended(s, seat, tile_of(framed), action)
        return False
    if action in (WOUND, HEAL):
        resolve(s, seat, action, 0)
        return False
    return True


def resolve(s: Vendetta, seat: int, action: int, target: int) -> None:
    """A step is carried out; a modifier may answer it."""
    p = s.players[seat]
    p.frames[-1] = after(p.frames[-1])
    if act(s, seat, action, target):
        p.trigger = action
    else:
        p.frames.pop()


def end_combat(s: Vendetta, seat: int) -> None:
    """Dots on the living are erased; a Boss next door may sting."""
    p = s.players[seat]
    if s.journal:
        log.combat_ended(s, seat)
        if p.dots:
            log.recovered(s, seat, members(p.dots))
    p.dots = 0
    if stings(p):
        wound(s, seat)


def stings(p: Player) -> bool:
    """Whether the Boss wounds from next door when Combat ends."""
    return p.boss_alive() and p.near_boss() and p.effect(STINGS) and p.free_slots() > 0
