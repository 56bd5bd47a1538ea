"""Tiles: what can be used at a moment, and the tile in use.

A tile in use is a frame: bits 0-4 say which skill or item, 5-8 which step comes next, 9 whether
the bonus steps belong to it. A modifier item lays a frame on the one it interrupts.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.terms import FIRST_ITEM, IN_RESOLUTION, ITEMS, NO_TRIGGER

BY_DICE: Final = 0
BY_BONUS: Final = 1
BY_MIND: Final = 2
BY_ITEM: Final = 3
TIMED: Final = 4
SOURCES: Final = ("dice", "bonus", "mind", "item", "timed")
"""What a use is paid with: a group, a group with the bonus, an anticipation, a square, nothing."""

_TILE: Final = 31
_STEP: Final = 5
_STEPS: Final = 15
_BONUS: Final = 1 << 9


def frame(tile: int, bonus: bool) -> int:
    """A tile that begins to be used."""
    return tile | (_BONUS if bonus else 0)


def tile_of(framed: int) -> int:
    return framed & _TILE


def step_of(framed: int) -> int:
    """The place of the step that comes next."""
    return framed >> _STEP & _STEPS


def after(framed: int) -> int:
    """The same tile, one step further."""
    return framed + (1 << _STEP)


def steps_of(p: Player, framed: int) -> list[int]:
    """The steps of a tile in use, those of its bonus included."""
    tile = framed & _TILE
    if tile >= FIRST_ITEM:
        return p.card.items[tile - FIRST_ITEM].steps
    skill = p.card.skills[tile]
    return skill.bonus_steps if framed & _BONUS else skill.steps


def next_action(p: Player) -> int:
    """The step that the tile in use has come to."""
    framed = p.frames[-1]
    return steps_of(p, framed)[framed >> _STEP & _STEPS]


def tile_uses(p: Player) -> list[int]:
    """What may be used at this moment: a tile, and from bit 5 on what it is paid with."""
    found: list[int] = []
    timing = p.timing
    for code, skill in enumerate(p.card.skills):
        if skill.timing != timing or not p.open_skills() >> code & 1:
            continue
        if skill.timed:
            if not p.timed >> code & 1:
                found.append(code | TIMED << 5)
            continue
        plain = bonus = False
        for group in p.groups:
            if group.skill == code:
                if group.bonus:
                    bonus = True
                else:
                    plain = True
        if plain:
            found.append(code | BY_DICE << 5)
        if bonus:
            found.append(code | BY_BONUS << 5)
        if p.marks[code] and p.anticipated(code):
            found.append(code | BY_MIND << 5)
    for number in range(ITEMS):
        item = p.card.items[number]
        if p.uses[number] and item.timing == timing and item.answers == NO_TRIGGER:
            found.append(FIRST_ITEM + number | BY_ITEM << 5)
    return found


def answers(p: Player) -> list[int]:
    """The modifier items that may be played right after what just happened."""
    found: list[int] = []
    if p.trigger == NO_TRIGGER or p.timing == IN_RESOLUTION:
        return found
    for number in range(ITEMS):
        if p.uses[number] and p.card.items[number].answers == p.trigger:
            found.append(FIRST_ITEM + number)
    return found
