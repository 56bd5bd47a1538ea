"""The tile in use: which skill or item, which of its steps comes next, whether with its bonus.

A player's `frames` hold one number for each tile in use, the interrupting one last: a modifier item
is laid on the tile it answers.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.vengeance.cards.tables import Hero
from bossrush.games.vengeance.cards.terms import FIRST_ITEM
from bossrush.games.vengeance.table.player import Player

_TILE: Final = 31
_STEP: Final = 5
_STEPS: Final = 15
_BONUS: Final = 1 << 9


def frame(tile: int, bonus: bool) -> int:
    """A tile that begins to be used."""
    return tile | (_BONUS if bonus else 0)


def frame_ids(hero: Hero) -> list[str]:
    """What positions call each tile in use: the tile, the step that comes next, its bonus."""
    named: list[str] = []
    for framed in range(2 * _BONUS):
        tile = tile_of(framed)
        number = tile - FIRST_ITEM
        known = number < len(hero.items) if number >= 0 else tile < len(hero.skills)
        name = hero.tile_id(tile) if known else f"no-tile-{tile}"
        named.append(f"{name}@{step_of(framed) + 1}{'+bonus' if framed & _BONUS else ''}")
    return named


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
    return p.card.steps(framed & _TILE, framed & _BONUS != 0)


def next_action(p: Player) -> int:
    """The step that the tile in use has come to."""
    framed = p.frames[-1]
    return steps_of(p, framed)[framed >> _STEP & _STEPS]


def has_ended(p: Player) -> bool:
    """Whether the tile in use has no step left."""
    framed = p.frames[-1]
    return step_of(framed) >= len(steps_of(p, framed))
