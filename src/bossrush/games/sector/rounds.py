"""The order inside a round: trades, attacks, the enemy's answer, reloads, the drone, its end."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.sector import close, ranged
from bossrush.games.sector.combat import legal_round, row_empty
from bossrush.games.sector.drone import activate
from bossrush.games.sector.specials import moment
from bossrush.games.sector.standard import reloads, trades
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import ANSWER, RANGED, ROUND_START, WHEN_ROUND_END


def attacks(s: Mission) -> Flow[None]:
    """TRADEs first, then all attacks and the FLANK."""
    if not legal_round(s):
        return
    yield from trades(s)
    if s.mode == RANGED:
        yield from ranged.attack(s)
    else:
        yield from close.attack(s)
    s.phase = ANSWER


def answers(s: Mission) -> Flow[None]:
    """The enemy's fire or blows, RELOADs, the drone; then the round is over."""
    if s.mode == RANGED:
        yield from ranged.return_fire(s)
    else:
        yield from close.defend(s)
    yield from reloads(s)
    yield from activate(s)
    if s.standing():  # a special of the round's end is the living enemy's
        yield from moment(s, WHEN_ROUND_END, -1)
    if s.standing() == 0:
        yield from row_empty(s)
    else:
        s.phase = ROUND_START
