"""Step 2 of Resolution: for each loot symbol, loot or any other Flashback Action."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.vengeance.ask_flashback import COLLECTS, action_of, what_of
from bossrush.games.vengeance.combat import go_on
from bossrush.games.vengeance.flashback import perform
from bossrush.games.vengeance.flashback_terms import GIVE_UP
from bossrush.games.vengeance.state import Vendetta


def choose_loot(s: Vendetta, seat: int) -> Flow[None]:
    """One symbol: check a loot slot, or do any other Flashback Action."""
    value = yield Decision(s, seat, COLLECTS, seat)
    s.players[seat].collects -= 1
    if action_of(value) != GIVE_UP:  # nothing at all was possible
        perform(s, seat, action_of(value), what_of(value))
    go_on(s, seat)
