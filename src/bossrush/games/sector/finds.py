"""Finding items: drawn into the pool, dealt or replicated, and loaded at once."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector import asks, tell
from bossrush.games.sector.inventory import top_up
from bossrush.games.sector.state import Mission


def draw(s: Mission, count: int) -> Flow[None]:
    """Draw items face up into the pool; the discards are reshuffled when a card is needed."""
    found: list[int] = []
    for _ in range(count):
        if s.items.size() == 0:
            if not s.discard:
                break
            s.items.shuffle_in(s.discard)
            s.discard = []
            if s.journal:
                tell.reshuffle(s)
        item = yield from s.items.draw(s)
        s.pool.append(item)
        found.append(item)
        if s.journal:
            tell.draw(s, item)
    yield from load_found(s, found)


def load_found(s: Mission, items: list[int]) -> Flow[None]:
    """A weapon that is drawn, dealt or replicated is loaded to its capacity at once."""
    yield from load(s, [item for item in items if s.t.items[item].gun])


def load(s: Mission, guns: list[int]) -> Flow[None]:
    """Fill weapons from the supply; where it is too small for all, the group says which."""
    waiting = guns[:]
    while waiting:
        first = 0
        if len(waiting) > 1 and _contested(s, waiting):
            s.draft = waiting
            chosen = yield Decision(s, CREW, asks.LOAD_FIRST)
            s.draft = []
            first = waiting.index(chosen)
        top_up(s, waiting.pop(first), 99)


def _contested(s: Mission, guns: list[int]) -> bool:
    """True when the first of these weapons and another want more dice than there are."""
    ammo = s.t.items[guns[0]].ammo
    wanted = 0
    rivals = 0
    for gun in guns:
        card = s.t.items[gun]
        if card.ammo == ammo and s.loaded[gun] < card.capacity:
            wanted += card.capacity - s.loaded[gun]
            rivals += 1
    return rivals > 1 and 0 < s.supply.left[ammo] < wanted
