"""Item cards (p. 12): drawn into the pool, dealt or replicated, carried, laid down, discarded."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector.cards.terms import ALL
from bossrush.games.sector.questions.chapters import LOAD_FIRST
from bossrush.games.sector.rules.ammo import top_up, unload
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log


def draw(s: Mission, count: int) -> Flow[None]:
    """Draw items face up into the pool; the discards are reshuffled when a card is needed."""
    drawn: list[int] = []
    for _ in range(count):
        if s.items.size() == 0:
            if not s.discard:
                break
            s.items.shuffle_in(s.discard)
            s.discard = []
            if s.journal:
                log.reshuffle(s)
        item = yield from s.items.draw(s)
        s.pool.append(item)
        drawn.append(item)
        if s.journal:
            log.draw(s, item)
    yield from load_found(s, drawn)


def load_found(s: Mission, items: list[int]) -> Flow[None]:
    """A weapon that is drawn, dealt or replicated is loaded to its capacity at once."""
    yield from load(s, [item for item in items if s.tables.items[item].gun])


def load(s: Mission, guns: list[int]) -> Flow[None]:
    """Fill weapons from the supply; where it is too small for all, the group says which."""
    waiting = guns[:]
    while waiting:
        first = 0
        if len(waiting) > 1 and _contested(s, waiting):
            s.draft = waiting
            chosen = yield Decision(s, CREW, LOAD_FIRST)
            s.draft = []
            first = waiting.index(chosen)
        top_up(s, waiting.pop(first), ALL)


def _contested(s: Mission, guns: list[int]) -> bool:
    """True when the first of these weapons and another want more dice than there are."""
    ammo = s.tables.items[guns[0]].ammo
    wanted = 0
    rivals = 0
    for gun in guns:
        card = s.tables.items[gun]
        if card.ammo == ammo and s.loaded[gun] < card.capacity:
            wanted += card.capacity - s.loaded[gun]
            rivals += 1
    return rivals > 1 and 0 < s.supply.left[ammo] < wanted


def leave(s: Mission, item: int) -> None:
    """Take a card from wherever it lies open: an inventory, the pool, the discard pile."""
    for member in s.crew:
        if item in member.pack:
            member.pack.remove(item)
            return
    if item in s.pool:
        s.pool.remove(item)
    elif item in s.discard:
        s.discard.remove(item)


def discard(s: Mission, item: int) -> None:
    """Put a card on the discard pile; ammo dice on it return to the supply."""
    leave(s, item)
    if s.loaded[item]:
        unload(s, item, s.loaded[item])
    s.discard.append(item)
    if s.journal:
        log.discard(s, item)


def give(s: Mission, item: int, crew: int) -> None:
    """Put a card into an inventory, with the ammo that lies on it."""
    leave(s, item)
    s.crew[crew].pack.append(item)
    if s.journal:
        log.take(s, crew, item)


def lay_down(s: Mission, item: int) -> None:
    """Lay a carried card into the pool."""
    leave(s, item)
    s.pool.append(item)
    if s.journal:
        log.lay(s, item)


def close_pool(s: Mission) -> None:
    """What nobody took goes on the discard pile."""
    while s.pool:
        discard(s, s.pool[0])
