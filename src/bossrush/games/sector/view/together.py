"""Both declarations of a lone player at once: what a client may offer as one gesture (p. 25).

Nothing is declared for anybody: the client enters the two answers one after the other, as its
player would. Where an attack could cost one of them their life, each is asked by itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import words as say
from bossrush.games.sector.cards.terms import DECLARE, PEACE, RANGED, ROUND_START, SHOOT
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.combat_actions import (
    action_of,
    add_shots,
    guns_of,
    rates_of,
    undeclared,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.odds import losses_of_blow, losses_of_shot, matching
from bossrush.games.sector.words import names


def together(s: Mission) -> dict[str, Any] | None:
    """The attack of each officer, as an option is written; None where there is no such pair."""
    if s.seats != 1 or s.phase not in (DECLARE, ROUND_START) or len(undeclared(s)) != 2:
        return None
    if s.mode == PEACE:
        return None
    first, second = fullest_attack(s, 0), fullest_attack(s, 1)
    if first is None or second is None:
        return None
    if _may_die(s, 0, first) or _may_die(s, 1, second):
        return None
    shooting = s.mode == RANGED
    made = {
        "options": [answers.DECLARATIONS.of(answer).text(s, answer) for answer in (first, second)],
        "label": _said(Message("sector-together-shoot" if shooting else "sector-together-fight")),
        "points_at": ["crew-0", "crew-1"],
    }
    if shooting:
        made["detail"] = _said(
            Message(
                "sector-together-detail",
                crew=names.crew(s, 0),
                action=names.action(s, first),
                other=names.crew(s, 1),
                second=names.action(s, second),
            )
        )
    else:
        none = (1.0 - matching(s, 0)) * (1.0 - matching(s, 1))
        made["detail"] = _said(names.action_detail(s, first))
        made["odds"] = [{"chance": 1.0 - none, "of": _said(Message("sector-odds-match"))}]
    return made


def _said(message: Message) -> Any:
    return msgspec.to_builtins(say(message))


def fullest_attack(s: Mission, crew: int) -> int | None:
    """FIGHT, or the SHOOT with the most ammo dice; None for somebody who cannot attack."""
    if s.mode != RANGED:
        return answers.FIGHT_ON.answer()
    shots: list[int] = []
    if not s.changes.forbids(SHOOT):
        add_shots(s, crew, shots)
    return max(shots, key=lambda answer: sum(rates_of(answer)), default=None)


def _may_die(s: Mission, crew: int, answer: int) -> bool:
    if action_of(answer) == SHOOT:
        losses = losses_of_shot(s, guns_of(answer), rates_of(answer))
    else:
        losses = losses_of_blow(s, crew)
    return max(losses) >= s.crew[crew].hp
