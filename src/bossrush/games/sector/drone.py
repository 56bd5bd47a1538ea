"""ACTIVATE DRONE: what it does for its user as the round closes."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.sector import tell_combat
from bossrush.games.sector.state import Mission
from bossrush.games.sector.steps import run
from bossrush.games.sector.terms import ADVANCED, SPENT


def activate(s: Mission) -> Flow[None]:
    """The function that was declared; then the card recharges for the rest of the chapter."""
    user = s.drone_user
    if user < 0:
        return
    card = s.t.drones[s.drone]
    if s.journal:
        tell_combat.drone(s, user)
    if not s.changes.drone_fails:
        steps = card.advanced if s.drone_function == ADVANCED else card.basic
        yield from run(s, steps, user)
    elif s.journal:
        tell_combat.drone_fails(s)
    s.drone_user = -1
    s.drone_side = SPENT
