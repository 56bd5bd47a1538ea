"""Standard combat actions (p. 24): RELOAD, ACTIVATE DRONE, TRADE and TAKE COVER.

A crewmember who takes one of them is in cover: no attack reaches them, unless a special exposes
them. TAKE COVER is nothing more than that, so it has no rule here: `combat_actions` offers it, and
`ranged_combat.return_fire` and `close_combat.defend` ask who is exposed. The drone is the medical
drone, or one of Twisted Tech.
"""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.draft import draft
from bossrush.engine.sets import plus
from bossrush.games.sector.cards.terms import ADVANCED, RELOAD, SPENT, TRADE
from bossrush.games.sector.questions.exchanging_items import TRADE_ITEMS
from bossrush.games.sector.rules.combat_actions import tradable
from bossrush.games.sector.rules.instructions import run
from bossrush.games.sector.rules.items import leave, load
from bossrush.games.sector.rules.using_items import after_trade
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log, log_combat


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
    confirmed = yield from draft(s, TRADE_ITEMS, trader)
    while not confirmed:
        confirmed = yield from draft(s, TRADE_ITEMS, trader)
    moved = s.draft
    s.draft = []
    member = s.crew[trader]
    partner = s.crew[member.partner]
    for item in moved:
        receiver = partner if item in member.pack else member
        leave(s, item)
        receiver.pack.append(item)
        s.traded = plus(s.traded, item)
    if s.journal:
        log.trade(s, trader, moved)
    yield from after_trade(s, trader, moved)
    yield from after_trade(s, member.partner, moved)


def reloads(s: Mission) -> Flow[None]:
    """Every RELOAD, after the shots: dice spent in this round are there to be taken up."""
    guns = [
        member.first for member in s.crew if member.action == RELOAD and member.first in member.pack
    ]
    yield from load(s, guns)


def activate_drone(s: Mission) -> Flow[None]:
    """The drone does what was declared; then its card recharges for the rest of the chapter."""
    user = s.drone_user
    if user < 0:
        return
    card = s.tables.drones[s.drone]
    if s.journal:
        log_combat.drone(s, user)
    if not s.changes.drone_fails:
        steps = card.advanced if s.drone_function == ADVANCED else card.basic
        yield from run(s, steps, user)
    elif s.journal:
        log_combat.drone_fails(s)
    s.drone_user = -1
    s.drone_side = SPENT
