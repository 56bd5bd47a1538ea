"""Why something is not offered now that may be offered at other times, in words for a player.

Each function goes through what the rules ask for, one thing after another, and names the first
that is missing. What an effect or a trait forbids is told by its own text: see `rules.effects`.
"""

from __future__ import annotations

import re
from typing import Final

from bossrush.engine.message import Message
from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.terms import (
    ANTICIPATE,
    BONUS,
    BOSS,
    BUY,
    BY_ITEM,
    COLLECT,
    EXTRA,
    FIRST_ITEM,
    JUMP,
    MOVE,
    RECOVER,
    TIMED,
    TRAIN,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.actions import blocked, guarded, targets
from bossrush.games.vengeance.rules.effects import (
    forbidden_free_action,
    forbidden_lesson,
    forbidden_targets,
    skill_slots,
)
from bossrush.games.vengeance.rules.hand import takes_dice, throwable
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import next_action

_DIE: Final = re.compile(r"\bd\d+\b")
_PIECE: Final = re.compile(r"p\d-")


def because(reason: str) -> Message:
    """A reason that needs no more words."""
    return Message(f"vengeance-why-{reason}")


# -- Flashback, and loot ------------------------------------------------------------------


def flashback(s: Vendetta, seat: int, value: int) -> Message:
    """Why a seat cannot do this in Flashback."""
    p = s.players[seat]
    if answers.LEARN.fits(value) or answers.REPLACE.fits(value):
        return lesson(p, value)
    source, action = answers.SOURCE.of(value), answers.action_in(value)
    if p.has_used_source(source):
        return because("source")
    if source == BONUS:
        text = forbidden_free_action(p, action)
        if text:
            return Message(text)
        return impossible(p, value) if action in s.tables.bonus else because("not-free")
    if source >= len(s.flash):
        return because("source")
    shown = s.flash[source]
    if shown in s.flash[:source] and not p.has_used_source(s.flash.index(shown)):
        return because("alike-die")
    if shown not in (action, COLLECT):
        return because("face")
    return impossible(p, value)


def impossible(p: Player, value: int) -> Message:
    """Why a Flashback Action cannot be carried out."""
    action = answers.action_in(value)
    if action == TRAIN:
        return because("trained")
    if action == BUY:
        mine = p.card.first_item <= answers.ITEM.of(value) < p.card.first_item + len(p.uses)
        return because("no-square" if mine else "stranger")
    if action == RECOVER:
        return because("no-extra" if answers.RECOVERY.of(value) == EXTRA else "no-wound")
    if action == ANTICIPATE:
        code = p.card.skill_code(answers.SKILL.of(value))
        if code < 0:
            return because("stranger")
        return because("anticipated" if p.on_board(code) else "not-learned")
    return because("loot-full" if action == COLLECT else "take")


def lesson(p: Player, value: int) -> Message:
    """Why a skill cannot be bought."""
    skill = answers.SKILL.of(value)
    text = forbidden_lesson(p, skill) if answers.LEARN.fits(value) else ""
    if text:
        return Message(text)
    code = p.card.skill_code(skill)
    if code < 0:
        return because("stranger")
    if p.on_board(code):
        return because("learned")
    cost = p.card.skills[code].cost
    if cost > p.xp():
        return Message("vengeance-why-xp", cost=cost, xp=p.xp())
    full = p.owned.bit_count() >= skill_slots(p)
    if answers.LEARN.fits(value):
        return because("board-full" if full else "take")
    given_up = p.card.skill_code(answers.GIVEN_UP.of(value))
    if not full:
        return because("room-left")
    return because("not-learned" if given_up < 0 or not p.owns(given_up) else "take")


def loot(s: Vendetta, seat: int, value: int) -> Message:
    """Why a loot symbol cannot be used so."""
    return (
        because("take")
        if answers.action_in(value) > COLLECT
        else impossible(s.players[seat], value)
    )


# -- the Roll Phase -----------------------------------------------------------------------


def command(s: Vendetta, seat: int, value: int) -> Message:
    """Why a command of the Roll Phase cannot be given."""
    p = s.players[seat]
    if answers.REFILL.fits(value):
        return refill(s, seat, answers.COUNT.of(value))
    if answers.PASS.fits(value):
        return because("no-turns" if not s.in_turns() else "nothing-left")
    if answers.AUTO.fits(value):
        return because("no-clock" if not s.on_clock() else "nothing-left")
    if answers.STOP.fits(value):
        return because("pass")
    if answers.SEAT.of(value) != seat:
        return because("stranger-die")
    if answers.PLACE.fits(value):
        wound = p.faces[answers.PLACED.of(value)] in (s.tables.wound, s.tables.freed)
        return because("life-full" if wound else "no-wound-die")
    places = members(answers.PLACES.of(value))
    if answers.THROW.fits(value):
        return throw(s, p, answers.PLACES.of(value))
    if p.throws == 0:
        return because("throw-first")
    return assign(s, p, value, [p.faces[place] for place in places])


def throw(s: Vendetta, p: Player, places: int) -> Message:
    if s.in_turns() and s.has_thrown():
        return because("thrown")
    if p.cooling:
        return because("cooling")
    return because("locked" if places & ~throwable(s, p) else "whole-hand")


def assign(s: Vendetta, p: Player, value: int, shown: list[int]) -> Message:
    """Why these dice do not go on a skill."""
    code = p.card.skill_code(answers.ASSIGNED.of(value))
    if code < 0:
        return because("stranger")
    if not p.on_board(code):
        return because("not-learned")
    requirement = p.card.skills[code].requirement
    if requirement.count == 0:
        return because("no-dice")
    if not requirement.matches(shown):
        return because("no-group")
    if not takes_dice(p, code):
        return because("once")
    if answers.ASSIGN_FREEING.fits(value) and p.faces[answers.FREED.of(value)] == s.tables.wound:
        return because("one-locked")
    return because("free-locked" if answers.assigns(value) else "nothing-left")


def refill(s: Vendetta, seat: int, count: int) -> Message:
    p = s.players[seat]
    if p.throws == 0:
        return because("throw-first")
    if s.closed:
        return because("closed")
    if p.asking:
        return because("asking")
    if s.in_turns() and s.has_refilled():
        return because("refilled")
    if count > p.hand_cap() - len(p.hand):
        return Message("vengeance-why-hand", cap=p.hand_cap(), held=len(p.hand))
    return Message("vengeance-why-reserve", reserve=s.reserve(seat))


# -- Combat and Resolution ----------------------------------------------------------------


def tile(p: Player, value: int) -> Message:
    """Why a tile cannot be used now."""
    code = p.card.tile_code(answers.TILE.of(value))
    if code < 0:
        return because("stranger")
    payment = answers.PAYMENT.of(value)
    if code >= FIRST_ITEM:
        return item(p, code - FIRST_ITEM)
    if payment == BY_ITEM:
        return because("no-uses")
    if not p.on_board(code):
        return because("not-learned")
    skill = p.card.skills[code]
    if skill.timing != p.timing:
        return because("timing")
    if skill.timed:
        return because("timed" if payment == TIMED else "no-dice")
    return because("no-uses")


def item(p: Player, number: int) -> Message:
    if not p.uses[number]:
        return because("no-squares")
    return because("trigger" if p.card.items[number].answers != -1 else "timing")


def target(p: Player, seat: int, value: int) -> Message:
    """Why a step cannot be aimed so."""
    action = next_action(p)
    if answers.SEAT.of(value) != seat:
        return because("stranger-lair")
    if action in (MOVE, JUMP):
        if blocked(p, action == MOVE):
            return because("blocker")
        if answers.JUMP_TO.fits(value) != (action == JUMP):
            return because("jump" if action == JUMP else "no-jump")
        return because("here" if answers.ROOM.of(value) == p.room else "no-door")
    text = forbidden_targets(p, action).get(answers.ENEMY.of(value))
    if text is not None:
        return Message(text)
    enemy = answers.ENEMY.of(value)
    if enemy == BOSS:
        if not p.boss_alive():
            return because("dead")
        return because("guarded" if guarded(p, False) else "not-in-reach")
    if p.is_dead(enemy):
        return because("dead")
    near = enemy in targets(p, action)
    return because("evaded" if p.is_evaded(enemy) and not near else "not-in-reach")


# -- ids that name nothing here -----------------------------------------------------------


def no_die(option_id: str) -> Message | None:
    """A command about a die that is in nobody's hand."""
    kind, _, rest = option_id.partition(":")
    if kind in ("throw", "assign", "place") and _DIE.search(rest) is not None:
        return because("no-die")
    return None


def no_target(option_id: str) -> Message | None:
    """A room where an enemy is asked for, an enemy where a room is, or one of another lair."""
    return because("not-in-reach") if _PIECE.match(option_id) is not None else None
