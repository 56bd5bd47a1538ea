"""The endurance bar: Energy from the left, damage from the right, and death when it is full."""

from __future__ import annotations

from bossrush.games.souls import tell
from bossrush.games.souls.gear import hurt_energy, immune
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import BAR, BLEED


class Fallen(Exception):
    """A character has been killed: the party is defeated, and nothing more is resolved."""

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero


def spend(s: Dungeon, hero: int, energy: int) -> None:
    """Put black cubes on the bar; the last box kills."""
    if energy <= 0:
        return
    one = s.party[hero]
    one.black += energy
    if s.journal:
        tell.spent(s, hero, energy)
    if one.black + one.red >= BAR:
        raise Fallen(hero)


def gain(s: Dungeon, hero: int, energy: int, health: int) -> None:
    """Take cubes off the bar; more than there are has no effect."""
    one = s.party[hero]
    energy = min(energy, one.black)
    health = min(health, one.red)
    if energy <= 0 and health <= 0:
        return
    one.black -= energy
    one.red -= health
    if s.journal:
        tell.gained(s, hero, energy, health)


def suffer(s: Dungeon, hero: int, damage: int) -> None:
    """Put red cubes on the bar, with Bleed's two more; a full bar kills."""
    if damage <= 0:
        return
    one = s.party[hero]
    if one.conditions & BLEED:
        one.conditions &= ~BLEED
        damage += 2
        if s.journal:
            tell.bled(s, hero)
    damage = min(damage, one.free())
    one.red += damage
    if s.journal:
        tell.suffered(s, hero, damage)
    if one.black + one.red >= BAR:
        raise Fallen(hero)


def suffer_attack(s: Dungeon, hero: int, damage: int) -> None:
    """Damage of an attack: an Ember takes one off three or more, a ring gives Energy back."""
    one = s.party[hero]
    if damage >= 3 and one.ember:
        damage -= 1
        if s.journal:
            tell.ember_helped(s, hero)
    if damage <= 0:
        return
    suffer(s, hero, damage)
    back = hurt_energy(s, hero)
    if back:
        gain(s, hero, back, 0)


def afflict(s: Dungeon, hero: int, conditions: int) -> None:
    """Put condition tokens on a character, one of each at most."""
    one = s.party[hero]
    conditions &= ~(immune(s, hero) | one.conditions)
    if conditions:
        one.conditions |= conditions
        if s.journal:
            tell.afflicted(s, hero, conditions)


def clear(s: Dungeon) -> None:
    """Empty every bar and take all conditions off."""
    for one in s.party:
        one.black = 0
        one.red = 0
        one.conditions = 0
