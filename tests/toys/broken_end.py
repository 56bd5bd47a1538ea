"""The hunt, broken in how it ends: one fault each."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from tests.toys.broken_asking import Choice, ask
from tests.toys.hunt import Hunt, HuntGame, hunt_round

WON = Message("hunt-won")


class Endless(HuntGame):
    """A play that never ends."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from hunt_round(state)
        state.beast = 6 * state.seats
        state.hp = [12] * state.seats


class Ends(HuntGame):
    """It ends after one question, for two seats."""

    outcome = Outcome(True, WON)

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        raise Over(self.outcome)


class Unscored(Ends):
    """Neither winner nor loser nor scores."""

    outcome = Outcome(None, WON)


class Misscored(Ends):
    """A score too many."""

    outcome = Outcome(None, WON, (0, 0, 0))


class PlacedTogether(Ends):
    """All have won together, and one before the other."""

    outcome = Outcome(True, WON, (1, 2), places=(2, 1))


class OnePlace(Ends):
    """A place for one, and two who sat."""

    outcome = Outcome(None, WON, (2, 1), places=(1,))


class NobodySecond(Ends):
    """A first and a third."""

    outcome = Outcome(None, WON, (2, 1), places=(1, 3))


class Miscounted(Ends):
    """A score sheet that adds up to another score."""

    outcome = Outcome(None, WON, (1, 2), breakdown=(((WON, 1),), ((WON, 1),)))
