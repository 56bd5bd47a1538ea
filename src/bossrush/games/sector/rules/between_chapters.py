"""Between chapters: use, exchange, leave behind and reload once each, until all are ready."""

from __future__ import annotations

from bossrush.engine.decision import Decision, First, Flow
from bossrush.games.sector.questions.between_chapters import (
    REGROUP_ACTIVITY,
    REGROUP_CARD,
    has_activity,
)
from bossrush.games.sector.questions.exchanging_items import DONE, PICK, kind_of
from bossrush.games.sector.rules.exchanging_items import act, picked
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import TURN_CARD


def regroup(s: Mission) -> Flow[None]:
    """One thing somebody does; whoever comes first. When nobody has more to do, go on."""
    busy = [
        Decision(s, seat, REGROUP_ACTIVITY, seat)
        for seat in range(s.seats)
        if not s.ready >> seat & 1 and has_activity(s, seat)
    ]
    if not busy:
        s.phase = TURN_CARD
        return
    race = First(busy)
    value = yield race
    if kind_of(value) == PICK:
        value = yield from picked(s, value, race.seat, race.seat, REGROUP_CARD)
        if value != DONE:
            yield from act(s, value)
    elif value == DONE:
        s.ready |= 1 << race.seat
    else:
        yield from act(s, value)
