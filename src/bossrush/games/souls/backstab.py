"""The Assassin's Backstab: a free attack on whoever's attack was just dodged."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.souls import asks, tell
from bossrush.games.souls.attacks import free_attack
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.striking import backstabs
from bossrush.games.souls.terms import BACKSTAB


def backstab(s: Dungeon, hero: int) -> Flow[None]:
    """Offer it after a dodge that succeeded, if the attacker is in range."""
    one = s.party[hero]
    if not one.heroic or one.card().heroic != BACKSTAB:
        return
    foe = s.fight.acting
    if not backstabs(s, hero, foe):
        return
    value = yield Decision(s, s.seat_of(hero), asks.BACKSTAB, hero)
    if value == 0:
        return
    one.heroic = False
    if s.journal:
        tell.heroic(s, hero)
    yield from free_attack(s, hero, value, foe)
