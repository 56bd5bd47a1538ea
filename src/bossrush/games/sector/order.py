"""The order in which simultaneous attacks are resolved: the group's, where it matters."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector import asks
from bossrush.games.sector.ask_combat import unresolved
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import WHEN_DIE_REMOVED


def resolve(s: Mission, apply: Callable[[Mission, int], Flow[None]]) -> Flow[None]:
    """Resolve every attack, one at a time.

    Whatever the order, the same dice leave the row, unless the enemy caps how many may leave
    or answers each: only then is the group asked.
    """
    enemy = s.enemy()
    matters = s.changes.cap != 0 or len(enemy.rules[WHEN_DIE_REMOVED]) > 0
    waiting = unresolved(s)
    while waiting:
        crew = waiting[0]
        if matters and len(waiting) > 1:
            crew = yield Decision(s, CREW, asks.ORDER)
        s.resolved |= 1 << crew
        yield from apply(s, crew)
        waiting.remove(crew)
