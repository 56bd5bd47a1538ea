"""Using items and cybernetics at the moments their cards name.

Their cards name a moment: after one's own roll, before damage, at any time. At each such moment
of the rules `offer` lets the crewmember step in, again and again, until they pass. Where nobody
has anything that would help, nothing is asked.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.sector import asks, tell
from bossrush.games.sector.inventory import discard
from bossrush.games.sector.state import Mission
from bossrush.games.sector.steps import run
from bossrush.games.sector.terms import (
    DISCARD,
    ONCE_CHAPTER,
    ONCE_COMBAT,
    ONCE_ROUND,
    PEACE,
    WEAPON,
)
from bossrush.games.sector.uses import (
    IMPLANT,
    PASS,
    ROLLS,
    bit_of,
    card_of,
    has_use,
    source_of,
    variant_of,
)


def offer(s: Mission, crew: int, moment: int) -> Flow[None]:
    """Let a crewmember step in at this moment, until they pass or have nothing left to use."""
    if not s.t.reactive & moment:
        return
    outer_window = s.used_window
    outer_moment = s.moment
    s.used_window = 0
    while has_use(s, crew, moment):
        s.moment = moment
        use = yield Decision(s, s.seat_of(crew), asks.WINDOW, crew)
        if use == PASS:
            break
        yield from carry_out(s, crew, use)
    s.used_window = outer_window
    s.moment = outer_moment


def carry_out(s: Mission, crew: int, use: int) -> Flow[None]:
    """Use an item or a cybernetic: pay for it, then do what its card says."""
    source = source_of(use)
    card = card_of(s, crew, source)
    bit = bit_of(crew, source)
    s.used_window |= bit
    if card.use == ONCE_ROUND:
        s.used_round |= bit
    elif card.use == ONCE_COMBAT:
        s.used_combat |= bit
    elif card.use == ONCE_CHAPTER:
        s.used_chapter |= bit
    if s.journal:
        tell.use(s, crew, source)
    if source != IMPLANT:
        item = s.t.items[source - 1]
        if item.category == WEAPON and s.mode != PEACE and card.moments & ROLLS:
            s.crew[crew].weapon_slots += item.slots
        if card.use == DISCARD:
            discard(s, source - 1)
    asked = s.asked  # what is used may ask about steps of its own
    s.chosen = variant_of(use)
    yield from run(s, card.steps, crew)
    s.chosen = -1
    s.asked = asked
