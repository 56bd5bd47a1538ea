"""The endurance bar (p. 20): Energy and damage, death when it is full; the Health of foes."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.cards.terms import NOTHING
from bossrush.games.souls.rules.boss_encounters import heat_up, last_one_standing
from bossrush.games.souls.rules.conditions import after_damage, with_bleed
from bossrush.games.souls.rules.equipment import hurt_energy
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log

EMBER_FROM: Final = 3
"""The damage from which on an Ember helps."""


class Fallen(Exception):
    """A character has been killed: the party is defeated, and nothing more is resolved."""

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero


def spend(s: Dungeon, hero: int, energy: int) -> None:
    """Put black cubes on the bar; the last box kills."""
    if energy <= 0:
        return
    character = s.party[hero]
    character.black += energy
    if s.journal:
        log.spent(s, hero, energy)
        if character.free() <= 0:
            log.exhausted(s, hero)
    if character.free() <= 0:
        raise Fallen(hero)


def gain(s: Dungeon, hero: int, energy: int, health: int) -> None:
    """Take cubes off the bar; more than there are has no effect."""
    character = s.party[hero]
    energy = min(energy, character.black)
    health = min(health, character.red)
    if energy <= 0 and health <= 0:
        return
    character.black -= energy
    character.red -= health
    if s.journal:
        log.gained(s, hero, energy, health)


def with_ember(ember: bool, damage: int) -> int:
    """An Ember takes one off an attack of three or more."""
    return damage - 1 if ember and damage >= EMBER_FROM else damage


def cubes_of(character: Hero, damage: int) -> int:
    """The red cubes that the damage of an attack comes to, with Ember and Bleed."""
    return with_bleed(character.conditions, with_ember(character.ember, damage))


def toll(s: Dungeon, hero: int, damage: int, energy: int = 0) -> tuple[bool, int, int]:
    """What the damage of an attack comes to, and Energy that is paid after it.

    Whether the character lives, its red cubes, and the Energy that it has more or less in the end.
    """
    character = s.party[hero]
    red = cubes_of(character, damage)
    free = character.free() - red
    if free <= 0:
        return False, red, 0
    back = min(hurt_energy(s, hero), character.black) if red else 0
    return free + back - energy > 0, red, back - energy


def suffer(s: Dungeon, hero: int, damage: int) -> None:
    """Put red cubes on the bar, with Bleed's two more; a full bar kills."""
    if damage <= 0:
        return
    character = s.party[hero]
    cubes = with_bleed(character.conditions, damage)
    character.conditions = after_damage(character.conditions, damage)
    if cubes > damage and s.journal:
        log.bled(s, hero)
    if s.journal:
        log.suffered(s, hero, cubes)
    character.red += min(cubes, character.free())
    if character.free() <= 0:
        raise Fallen(hero)


def suffer_attack(s: Dungeon, hero: int, damage: int) -> None:
    """Damage of an attack: an Ember lessens it, a ring gives Energy back."""
    suffered = with_ember(s.party[hero].ember, damage)
    if suffered < damage and s.journal:
        log.ember_helped(s, hero)
    if suffered <= 0:
        return
    suffer(s, hero, suffered)
    back = hurt_energy(s, hero)
    if back:
        gain(s, hero, back, 0)


def clear(s: Dungeon) -> None:
    """Empty every bar and take all conditions off."""
    for character in s.party:
        character.black = 0
        character.red = 0
        character.conditions = 0


def wound(s: Dungeon, number: int, damage: int) -> None:
    """A foe suffers damage: it may fall, and a boss may heat up."""
    fight = s.fight
    foe = fight.foes[number]
    foe.health = max(0, foe.health - damage)
    if s.journal:
        log.foe_wounded(s, number, damage)
    if foe.health == 0:
        fall(s, number)
    elif fight.boss and not fight.heated:
        card = foe.card()
        if card.heat_up and foe.health <= card.heat_up:
            heat_up(s, number)


def fall(s: Dungeon, number: int) -> None:
    """A foe is removed."""
    fight = s.fight
    foe = fight.foes[number]
    if s.journal:
        log.foe_falls(s, number)
    for character in s.party:
        if character.node == foe.node and fight.boss:
            character.place = NOTHING
    foe.node = NOTHING
    foe.conditions = 0
    if fight.boss and s.standing():
        last_one_standing(s, number)
