"""Laboratoire et Potions: they are brewed for resources, and drunk at no cost."""

from __future__ import annotations

from bossrush.games.arkalion.rules.resources import affordable, pay
from bossrush.games.arkalion.table.airship import LABORATORY
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log


def may_brew(s: Escape, player: int, potion: int) -> bool:
    """Whether the laboratory works, a copy is left, and the recipe is in hand."""
    if not s.airship.intact(LABORATORY) or s.copies(potion) == 0:
        return False
    return affordable(s, player, s.tables.potions[potion].recipe)


def brew(s: Escape, player: int, potion: int) -> None:
    """The recipe is paid, and the hero has one copy more."""
    pay(s, player, s.tables.potions[potion].recipe)
    s.heroes[player].potions[potion] += 1
    if s.journal:
        log.brewed(s, player, potion)


def drink(s: Escape, player: int, potion: int) -> None:
    """A potion is spent, and its copy is in the supply again."""
    hero = s.heroes[player]
    effect = s.tables.potions[potion].effect
    hero.potions[potion] -= 1
    before = hero.hp
    whole = hero.character().hp
    if effect.heal_full:
        hero.hp = whole
    hero.hp = min(whole, hero.hp + effect.heal)
    s.actions += effect.actions
    s.reroll = s.reroll or effect.reroll
    s.sight += effect.range
    hero.ward += effect.ward
    s.steps += effect.steps
    if s.journal:
        log.drunk(s, player, potion, hero.hp - before)
