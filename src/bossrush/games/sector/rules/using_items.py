"""Using items and cybernetics (p. 8 and 13): at their card's own moment, or before it is too late.

Cards name a moment: after one's own roll, before damage, at any time. At each such moment of the
rules `offer` lets the crewmember step in, again and again, until they pass. What may be used at any
time is used beside what is asked. Where the rules run on without asking, nobody must lose by it: a
cure can still be used before a deadly loss, ammo be found before ranged combat ends for want of it,
a traded item be used in its round.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.sets import NONE, plus
from bossrush.games.sector.cards.terms import (
    ANY_TIME,
    DISCARD,
    ONCE_CHAPTER,
    ONCE_COMBAT,
    ONCE_ROUND,
    PEACE,
    WEAPON,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.using_items import STEP_IN
from bossrush.games.sector.rules.instructions import run
from bossrush.games.sector.rules.items import discard
from bossrush.games.sector.rules.usable_items import (
    ROLLS,
    card_of,
    has_use,
    holds_cure,
    loads,
    now,
    usable_at_any_time,
    usable_now,
    use_number,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log


def offer(s: Mission, crew: int, moment: int) -> Flow[None]:
    """Let a crewmember step in at this moment, until they pass or have nothing left to use."""
    if not s.tables.reactive & moment:
        return
    outer_window = s.used_window
    outer_moment = s.moment
    s.used_window = NONE
    while has_use(s, crew, moment):
        s.moment = moment
        use = yield Decision(s, s.seat_of(crew), STEP_IN, crew)
        if answers.PASS.fits(use):
            break
        yield from carry_out(s, crew, answers.SOURCE.of(use), answers.VARIANT.of(use))
    s.used_window = outer_window
    s.moment = outer_moment


def carry_out(s: Mission, crew: int, source: int, variant: int = 0) -> Flow[None]:
    """Use an item or a cybernetic: pay for it, then do what its card says."""
    card = card_of(s, crew, source)
    number = use_number(crew, source)
    s.used_window = plus(s.used_window, number)
    if card.use == ONCE_ROUND:
        s.used_round = plus(s.used_round, number)
    elif card.use == ONCE_COMBAT:
        s.used_combat = plus(s.used_combat, number)
    elif card.use == ONCE_CHAPTER:
        s.used_chapter = plus(s.used_chapter, number)
    if s.journal:
        log.use(s, crew, card, f"implant-{crew}" if source == answers.IMPLANT else card.id)
    if source != answers.IMPLANT:
        item = s.tables.items[source]
        s.used_items = plus(s.used_items, crew)
        if item.category == WEAPON and s.mode != PEACE and card.moments & ROLLS:
            s.crew[crew].weapon_slots += item.slots
        if card.use == DISCARD:
            discard(s, source)
    asked = s.asked  # what is used may ask about steps of its own
    s.chosen = variant
    yield from run(s, card.steps, crew)
    s.chosen = -1
    s.asked = asked


# -- before it is too late ------------------------------------------------------------------


def before_death(s: Mission, crew: int) -> Flow[None]:
    """A crewmember is about to die: those who hold a cure for them may use it first."""
    moment = now(s)
    if not s.tables.reactive & moment:
        return
    for holder in range(len(s.crew)):
        if holds_cure(s, holder, crew):
            yield from offer(s, holder, moment)


def before_closing(s: Mission) -> Flow[None]:
    """Nobody can SHOOT: those who hold ammo for an empty weapon may load it first."""
    for holder in range(len(s.crew)):
        if any(loads(s, steps) for steps in usable_now(s, holder)):
            yield from offer(s, holder, ANY_TIME)


def after_trade(s: Mission, crew: int, received: list[int]) -> Flow[None]:
    """What a TRADE has brought may be used at once, unless that would take an action."""
    if any(item in s.crew[crew].pack and usable_at_any_time(s, crew, item) for item in received):
        yield from offer(s, crew, ANY_TIME)
