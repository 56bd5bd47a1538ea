"""Conditions (p. 21): Bleed, Poison, Frostbite, Stagger.

What each of them does to a number is a pure function, which rules, odds and forecasts share.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.cards import terms
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log

BLEED_DAMAGE: Final = 2
POISON_DAMAGE: Final = 1


def with_bleed(conditions: int, damage: int) -> int:
    """Bleed: any damage does two more."""
    return damage + BLEED_DAMAGE if damage > 0 and conditions & terms.BLEED else damage


def after_damage(conditions: int, damage: int) -> int:
    """Bleed goes with the damage that it adds to."""
    return conditions & ~terms.BLEED if damage > 0 else conditions


def poison_damage(conditions: int) -> int:
    """Poison: damage at the end of an activation."""
    return POISON_DAMAGE if conditions & terms.POISON else 0


def after_activation(conditions: int) -> int:
    """Poison, Frostbite and Stagger go at the end of an activation; Bleed stays."""
    return conditions & ~terms.PASSING


def frostbite_cost(conditions: int) -> int:
    """Frostbite: one Energy more for the first node of a walk, for a run and for a dodge."""
    return 1 if conditions & terms.FROSTBITE else 0


def frostbitten_move(conditions: int, nodes: int) -> int:
    """Frostbite: a foe moves one node less."""
    return max(0, nodes - 1) if conditions & terms.FROSTBITE else nodes


def stagger_cost(conditions: int) -> int:
    """Stagger: one Energy more for each attack of a character."""
    return 1 if conditions & terms.STAGGER else 0


def staggered_damage(conditions: int, damage: int) -> int:
    """Stagger: one damage less of each attack of a foe."""
    return max(0, damage - 1) if conditions & terms.STAGGER else damage


def immune(s: Dungeon, hero: int) -> int:
    """The conditions that equipment keeps from a character, as a set."""
    conditions = 0
    for item in s.worn(hero):
        conditions |= item.immune
    return conditions


def afflict(s: Dungeon, hero: int, conditions: int) -> None:
    """Put condition tokens on a character, one of each at most."""
    character = s.party[hero]
    conditions &= ~(immune(s, hero) | character.conditions)
    if conditions:
        character.conditions |= conditions
        if s.journal:
            log.afflicted(s, hero, conditions)


def inflict(s: Dungeon, number: int, conditions: int) -> None:
    """Put condition tokens on a foe that was hit."""
    foe = s.fight.foes[number]
    if foe.card().special == terms.ICE_IN_HIS_VEINS:
        conditions &= ~(terms.FROSTBITE | terms.STAGGER)
    conditions &= ~foe.conditions
    if conditions:
        foe.conditions |= conditions
        if s.journal:
            log.foe_afflicted(s, number, conditions)
