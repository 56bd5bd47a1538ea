"""When `steady` uses something: at any time, at its card's own moment, or before it is too late."""

from __future__ import annotations

from bossrush.companions.sector import packing, timing, worth
from bossrush.engine.decision import ASIDE
from bossrush.games.sector.cards.tables import Use
from bossrush.games.sector.questions.dice import STOP
from bossrush.games.sector.questions.exchanging_items import IMPLANT, USE, crew_of, item_of, kind_of
from bossrush.games.sector.rules import usable_items
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import ANY_TIME, BEFORE_DAMAGE, DISCARD, RANGED


def aside(s: Mission, values: list[int]) -> int:
    """What is worth doing at once: a cure for somebody close to death, empty guns loaded."""
    if values[-1] < ASIDE:
        return -1
    low = worth.weakest_hp(s)
    for value in values:
        if value < ASIDE:
            continue
        kind = kind_of(value - ASIDE)
        crew = crew_of(value - ASIDE)
        if kind == IMPLANT and packing.worth_wearing(s, crew) > 0.0:
            return value
        if kind != USE:
            continue
        item = item_of(value - ASIDE)
        if worth.healing(s, s.tables.items[item]):
            needed = low <= 4 and s.crew[crew].hp == low
            if needed and packing.cured(s, s.tables.items[item].steps, crew) > 0.0:
                return value
        elif s.mode == RANGED and packing.worth_spending(s, item) > 0.0:
            return value
    return -1


def step_in(s: Mission, crew: int, values: list[int]) -> int:
    """What helps most just now; what is spent by it, only when enough is at stake."""
    best = usable_items.PASS
    most = 0.0
    for value in values:
        if value != usable_items.PASS:
            card = usable_items.card_of(s, crew, usable_items.source_of(value))
            if s.moment & ANY_TIME:
                gain = _in_time(s, crew, card)
            elif card.use == DISCARD and not _at_stake(s, crew):
                gain = 0.0
            else:
                gain = timing.pays(s, crew, card, usable_items.variant_of(value))
            if gain > most:
                best = value
                most = gain
    return best


def _in_time(s: Mission, crew: int, card: Use) -> float:
    """A cure for somebody who is dying; ammo when nobody can SHOOT any more."""
    if s.endangered >= 0:
        return float(timing.cures(s, card.steps, crew, s.endangered))
    return 1.0 if s.mode == RANGED and timing.loads(s, card.steps) else 0.0


def _at_stake(s: Mission, crew: int) -> bool:
    member = s.crew[crew]
    if s.moment == BEFORE_DAMAGE:
        return s.loss >= 2 or s.loss >= member.hp or member.hp <= 4
    return member.hp <= 6 or s.card().act >= 2


def reroll(s: Mission, crew: int, values: list[int]) -> int:
    """Roll jams and blanks again, and dice of the row that one's own does not match."""
    if s.chosen_row():
        shown = s.crew[crew].shown
        if timing.unmatched(s, shown) <= 0:
            return STOP
        return next((value for value in values if value not in (STOP, shown % 3)), STOP)
    for value in values:
        if value == STOP:
            continue
        die = s.ammo[value]
        card = s.tables.items[die >> 8 & 255]
        face = die & 255
        if card.jams[face] or (not card.hits[face] and not card.wounds[face]):
            return value
    return STOP if STOP in values else values[0]
