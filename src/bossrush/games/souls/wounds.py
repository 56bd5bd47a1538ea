"""Damage to foes: wounds, heating up, falling."""

from __future__ import annotations

from bossrush.games.souls import tell
from bossrush.games.souls.behaviour_deck import heat_up, last_one_standing
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import (
    FROSTBITE,
    ICE_IN_HIS_VEINS,
    NOTHING,
    STAGGER,
)


def wound(s: Dungeon, number: int, damage: int) -> None:
    """A foe suffers damage: it may fall, and a boss may heat up."""
    fight = s.fight
    foe = fight.foes[number]
    foe.health = max(0, foe.health - damage)
    if s.journal:
        tell.foe_wounded(s, number, damage)
    if foe.health == 0:
        fall(s, number)
    elif fight.boss and not fight.heated:
        card = s.t.foes[foe.kind]
        if card.heat_up and foe.health <= card.heat_up:
            heat_up(s, number)


def fall(s: Dungeon, number: int) -> None:
    """A foe is removed."""
    fight = s.fight
    foe = fight.foes[number]
    if s.journal:
        tell.foe_falls(s, number)
    for hero in s.party:
        if hero.node == foe.node and fight.boss:
            hero.place = NOTHING
    foe.node = NOTHING
    foe.conditions = 0
    if fight.boss and s.standing():
        last_one_standing(s, number)


def inflict(s: Dungeon, number: int, conditions: int) -> None:
    """Condition tokens for a foe that was hit."""
    foe = s.fight.foes[number]
    if s.t.foes[foe.kind].special == ICE_IN_HIS_VEINS:
        conditions &= ~(FROSTBITE | STAGGER)
    conditions &= ~foe.conditions
    if conditions:
        foe.conditions |= conditions
        if s.journal:
            tell.foe_afflicted(s, number, conditions)
