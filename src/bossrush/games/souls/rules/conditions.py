"""Conditions (p. 21): Bleed, Poison, Frostbite, Stagger."""

from __future__ import annotations

from bossrush.games.souls.cards.terms import FROSTBITE, ICE_IN_HIS_VEINS, STAGGER
from bossrush.games.souls.rules.equipment import immune
from bossrush.games.souls.table import log
from bossrush.games.souls.table.state import Dungeon


def afflict(s: Dungeon, hero: int, conditions: int) -> None:
    """Put condition tokens on a character, one of each at most."""
    character = s.party[hero]
    conditions &= ~(immune(s, hero) | character.conditions)
    if conditions:
        character.conditions |= conditions
        if s.journal:
            log.afflicted(s, hero, conditions)


def inflict(s: Dungeon, number: int, conditions: int) -> None:
    """Condition tokens for a foe that was hit."""
    foe = s.fight.foes[number]
    if s.tables.foes[foe.kind].special == ICE_IN_HIS_VEINS:
        conditions &= ~(FROSTBITE | STAGGER)
    conditions &= ~foe.conditions
    if conditions:
        foe.conditions |= conditions
        if s.journal:
            log.foe_afflicted(s, number, conditions)
