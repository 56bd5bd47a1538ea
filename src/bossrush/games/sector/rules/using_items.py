"""Using items and cybernetics (p. 8 and 13): at their card's own moment, or before it is too late.

Cards name a moment: after one's own roll, before damage, at any time. At each such moment of the
rules `offer` lets the crewmember step in, again and again, until they pass. What may be used at any
time is used beside what is asked. Where the rules run on without asking, nobody must lose by it: a
cure can still be used before a deadly loss, ammo be found before ranged combat ends for want of it,
a traded item be used in its round.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.sector.questions.using_items import STEP_IN
from bossrush.games.sector.rules.instructions import run
from bossrush.games.sector.rules.items import discard
from bossrush.games.sector.rules.usable_items import (
    IMPLANT,
    PASS,
    ROLLS,
    bit_of,
    branches,
    card_of,
    has_use,
    now,
    source_of,
    usable,
    variant_of,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    ANY_TIME,
    DISCARD,
    HEAL,
    ONCE_CHAPTER,
    ONCE_COMBAT,
    ONCE_ROUND,
    OTHERS,
    PARTNER,
    PEACE,
    RELOAD_STEP,
    SELF,
    WEAPON,
)
from bossrush.games.sector.view import log


def before_death(s: Mission, crew: int) -> Flow[None]:
    """Somebody is about to die: whoever holds a cure for them may use it first."""
    moment = now(s)
    if not s.tables.reactive & moment:
        return
    for holder in range(len(s.crew)):
        if any(_cures(s, steps, holder, crew) for steps in _usable(s, holder)):
            yield from offer(s, holder, moment)


def before_closing(s: Mission) -> Flow[None]:
    """Nobody can SHOOT: whoever holds ammo for an empty weapon may load it first."""
    for holder in range(len(s.crew)):
        if any(_loads(s, steps) for steps in _usable(s, holder)):
            yield from offer(s, holder, ANY_TIME)


def after_trade(s: Mission, crew: int, received: list[int]) -> Flow[None]:
    """What a TRADE has brought may be used at once, unless that would take an action."""
    if any(item in s.crew[crew].pack and _usable_item(s, crew, item) for item in received):
        yield from offer(s, crew, ANY_TIME)


def _usable(s: Mission, crew: int) -> list[int]:
    """What a crewmember could use at any time, and so now: the steps of each such card."""
    member = s.crew[crew]
    found = [s.tables.items[item].steps for item in member.pack if _usable_item(s, crew, item)]
    moments = s.tables.implant_moments & now(s)
    if moments and member.cybernetic >= 0 and usable(s, crew, IMPLANT, moments):
        found.append(s.tables.cybernetics[member.cybernetic].steps)
    return found


def _usable_item(s: Mission, crew: int, item: int) -> bool:
    moments = s.tables.items[item].moments & now(s)
    return moments != 0 and usable(s, crew, item + 1, moments)


def _cures(s: Mission, steps: int, holder: int, crew: int) -> bool:
    for step in s.tables.lists[steps]:
        if step.verb == HEAL:
            if step.who == SELF:
                return holder == crew
            return holder != crew or step.who not in (PARTNER, OTHERS)
        if any(_cures(s, following, holder, crew) for following in branches(step)):
            return True
    return False


def _loads(s: Mission, steps: int) -> bool:
    return any(step.verb == RELOAD_STEP for step in s.tables.lists[steps])


def offer(s: Mission, crew: int, moment: int) -> Flow[None]:
    """Let a crewmember step in at this moment, until they pass or have nothing left to use."""
    if not s.tables.reactive & moment:
        return
    outer_window = s.used_window
    outer_moment = s.moment
    s.used_window = 0
    while has_use(s, crew, moment):
        s.moment = moment
        use = yield Decision(s, s.seat_of(crew), STEP_IN, crew)
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
        log.use(s, crew, source)
    if source != IMPLANT:
        item = s.tables.items[source - 1]
        if item.category == WEAPON and s.mode != PEACE and card.moments & ROLLS:
            s.crew[crew].weapon_slots += item.slots
        if card.use == DISCARD:
            discard(s, source - 1)
    asked = s.asked  # what is used may ask about steps of its own
    s.chosen = variant_of(use)
    yield from run(s, card.steps, crew)
    s.chosen = -1
    s.asked = asked
