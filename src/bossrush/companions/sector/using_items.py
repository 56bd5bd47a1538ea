"""When `steady` uses something: at any time, at its card's own moment, or before it is too late."""

from __future__ import annotations

from bossrush.companions.sector import items, worth, worth_using
from bossrush.engine.decision import ASIDE
from bossrush.games.sector.cards.tables import Use
from bossrush.games.sector.cards.terms import ANY_TIME, BEFORE_DAMAGE, DISCARD, RANGED, trait_of
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.usable_items import card_of, loads
from bossrush.games.sector.table.mission import Mission


def aside(s: Mission, values: list[int]) -> int:
    """What is worth doing at once: a cure for somebody close to death, empty guns loaded."""
    if values[-1] < ASIDE:
        return -1
    low = worth.weakest_hp(s)
    for value in values:
        if value < ASIDE:
            continue
        act = value - ASIDE
        crew = answers.TAKER.of(act)
        if answers.USE_IMPLANT.fits(act) and items.worth_wearing(s, crew) > 0.0:
            return value
        if not answers.USE.fits(act):
            continue
        item = answers.ITEM.of(act)
        if worth.healing(s, s.tables.items[item].steps):
            needed = low <= 4 and s.crew[crew].hp == low
            if needed and items.cured(s, s.tables.items[item].steps, crew) > 0.0:
                return value
        elif s.mode == RANGED and items.worth_spending(s, item) > 0.0:
            return value
    return -1


def step_in(s: Mission, crew: int, values: list[int]) -> int:
    """What helps most just now; what is spent by it, only when enough is at stake."""
    best = answers.PASS.answer()
    most = 0.0
    for value in values:
        if not answers.PASS.fits(value):
            card = card_of(s, crew, answers.SOURCE.of(value))
            if s.moment & ANY_TIME:
                gain = _in_time(s, crew, card)
            elif card.use == DISCARD and not _at_stake(s, crew):
                gain = 0.0
            else:
                gain = worth_using.pays(s, crew, card, answers.VARIANT.of(value))
            if gain > most:
                best = value
                most = gain
    return best


def _in_time(s: Mission, crew: int, card: Use) -> float:
    """A cure for somebody who is dying; ammo when nobody can SHOOT any more."""
    if s.endangered >= 0:
        return float(worth.healing(s, card.steps, crew, s.endangered))
    return 1.0 if s.mode == RANGED and loads(s, card.steps) else 0.0


def _at_stake(s: Mission, crew: int) -> bool:
    member = s.crew[crew]
    if s.moment == BEFORE_DAMAGE:
        return s.loss >= 2 or s.loss >= member.hp or member.hp <= 4
    return member.hp <= 6 or s.card().act >= 2


def reroll(s: Mission, crew: int, values: list[int]) -> int:
    """Roll jams and blanks again, and dice of the row that one's own does not match."""
    for value in values:
        if answers.REROLL_OF_ROW.fits(value):
            shown = s.crew[crew].shown
            if worth_using.unmatched(s, shown) > 0 and answers.ROW_TRAIT.of(value) != trait_of(
                shown
            ):
                return value
        elif (
            answers.REROLL_AMMO.fits(value)
            and worth_using.wasted(s, s.ammo[answers.DIE.of(value)]) > 0.0
        ):
            return value
    return answers.STOP.answer()
