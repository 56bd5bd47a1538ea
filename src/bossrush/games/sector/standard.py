"""Standard combat actions: TRADE and RELOAD. TAKE COVER needs no rule, the drone has its own."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.draft import draft
from bossrush.games.sector import asks, tell
from bossrush.games.sector.combatants import tradable
from bossrush.games.sector.finds import load
from bossrush.games.sector.in_time import after_trade
from bossrush.games.sector.inventory import leave
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import RELOAD, TRADE


def trades(s: Mission) -> Flow[None]:
    """Every TRADE, first of all actions, so that what was received can be used."""
    for number, member in enumerate(s.crew):
        if member.action == TRADE:
            yield from _trade(s, number)


def _trade(s: Mission, trader: int) -> Flow[None]:
    """Items pass between the trader and one partner, as one swap; no item moves twice a round."""
    s.draft = []
    if not tradable(s, trader):
        return
    confirmed = yield from draft(s, asks.TRADING, trader)
    while not confirmed:
        confirmed = yield from draft(s, asks.TRADING, trader)
    moved = s.draft
    s.draft = []
    member = s.crew[trader]
    partner = s.crew[member.partner]
    for item in moved:
        receiver = partner if item in member.pack else member
        leave(s, item)
        receiver.pack.append(item)
        s.traded |= 1 << item
    if s.journal:
        tell.trade(s, trader, moved)
    yield from after_trade(s, trader, moved)
    yield from after_trade(s, member.partner, moved)


def reloads(s: Mission) -> Flow[None]:
    """Every RELOAD, after the shots: dice spent in this round are there to be taken up."""
    guns = [
        member.first for member in s.crew if member.action == RELOAD and member.first in member.pack
    ]
    yield from load(s, guns)
