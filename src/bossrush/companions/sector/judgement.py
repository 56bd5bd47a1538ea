"""What a search looks at in Dark Sector: every answer that leads on."""

from __future__ import annotations

from bossrush.companions.companion import Judgement
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.sector.questions.combat import DECLARE_ACTION
from bossrush.games.sector.rules.combat_actions import CHANGE


class SectorJudgement(Judgement):
    """Plays every game out to its end."""

    def candidates(self, play: Play, decision: Decision) -> list[int]:
        """Not to go back on a declaration: a search would come back to where it stood."""
        values = decision.values()
        if decision.question is not DECLARE_ACTION:
            return values
        return [value for value in values if not CHANGE.fits(value)]
