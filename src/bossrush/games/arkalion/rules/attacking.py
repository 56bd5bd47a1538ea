"""Attaquer un ennemi: the roll, and what a hit does."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll
from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.cards.terms import THE_ARMOUR
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.questions.attacking import LAST_HIT
from bossrush.games.arkalion.rules.armour import hit_armour
from bossrush.games.arkalion.rules.ending import green_occupied
from bossrush.games.arkalion.rules.resources import draw_due, slay
from bossrush.games.arkalion.table.board import in_close_combat
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log

MISS: Final = 0
AT_RANGE: Final = 1
IN_CLOSE_COMBAT: Final = 2
ON_ARMOUR: Final = 3


def attack(s: Escape, player: int, answer: int) -> Flow[int]:
    """One attack, with the weapon and at the target that an answer names: what came of it."""
    weapon = s.weapon(player, answers.WEAPON.of(answer))
    target = answers.TARGET.of(answer)
    hit = yield from roll_to_hit(s, player, weapon, target)
    if not hit:
        return MISS
    if target == THE_ARMOUR:
        hit_armour(s, player)
        return ON_ARMOUR
    melee = in_close_combat(s.heroes[player].at, target)
    slay(s, player, target, melee)
    yield from draw_due(s, player)
    return IN_CLOSE_COMBAT if melee else AT_RANGE


def roll_to_hit(s: Escape, player: int, weapon: Weapon, target: int) -> Flow[bool]:
    """Reach the weapon's Accuracy; under hawk eye a miss is rolled again, once."""
    seat = s.seat_of(player)
    s.roller = player
    s.need = weapon.accuracy
    s.rolled = []
    face = yield from roll(s, s.tables.d6, seat)
    s.rolled = [face + 1]
    if face + 1 < weapon.accuracy and s.reroll:
        face = yield from roll(s, s.tables.d6, seat)
        s.rolled.append(face + 1)
    hit = face + 1 >= weapon.accuracy
    if s.journal:
        log.rolled(s, player, weapon, target, hit)
    return hit


def agreed_to_attack(s: Escape, player: int, answer: int) -> Flow[bool]:
    """Whether the player means what an attack would lead to."""
    return (yield from agreed_to_hit(s, player, answers.TARGET.of(answer) == THE_ARMOUR, []))


def agreed_to_hit(s: Escape, player: int, at_armour: bool, killed: list[int]) -> Flow[bool]:
    """Bringing the Armour down while enemies hold green loses: only with open eyes."""
    if not at_armour or s.armour_hp != 1 or not green_occupied(s, killed):
        return True
    answer = yield Decision(s, s.seat_of(player), LAST_HIT, player)
    return answer == answers.GO
