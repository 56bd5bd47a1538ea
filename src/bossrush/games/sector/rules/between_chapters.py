"""Between chapters (p. 11): use, exchange, leave behind and reload once each, until ready."""

from __future__ import annotations

from bossrush.engine.decision import Decision, First, Flow
from bossrush.engine.sets import NONE, has, plus
from bossrush.games.sector.cards.terms import TURN_CARD
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.between_chapters import (
    REGROUP_ACTIVITY,
    REGROUP_CARD,
    has_activity,
)
from bossrush.games.sector.rules.exchanging_items import handle, handle_picked
from bossrush.games.sector.table.mission import Mission


def regroup(s: Mission) -> Flow[None]:
    """Carry out what the first seat to answer does. Go on when nobody has more to do."""
    busy = [
        Decision(s, seat, REGROUP_ACTIVITY, seat)
        for seat in range(s.seats)
        if not has(s.ready, seat) and has_activity(s, seat)
    ]
    if not busy:
        s.phase = TURN_CARD
        return
    race = First(busy)
    value = yield race
    pool = s.pool[:]
    if answers.PICK.fits(value):
        value = yield from handle_picked(s, value, race.seat, race.seat, REGROUP_CARD)
        if not answers.DONE.fits(value):
            yield from handle(s, value)
    elif answers.DONE.fits(value):
        s.ready = plus(s.ready, race.seat)
    else:
        yield from handle(s, value)
    if any(item not in pool for item in s.pool):
        s.ready = NONE  # there is something new in the pool, for everybody
