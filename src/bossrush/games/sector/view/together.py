"""Both declarations of a lone player at once: what a client may offer as one gesture (p. 25).

Nothing is declared for anybody: the client enters the two answers one after the other, as its
player would. Where an attack could cost one of them their life, the chance to live stands on it, as
on the attack alone; where it surely would, each is asked by itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.engine.scene import words as say
from bossrush.games.sector.cards.terms import (
    COVER,
    DECLARE,
    FIGHT,
    PEACE,
    RANGED,
    RELOAD,
    ROUND_START,
    SHOOT,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.combat_actions import (
    action_of,
    add_shots,
    declarable,
    guns_of,
    rates_of,
    undeclared,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.odds import losses_of_blow, losses_of_shot, matching
from bossrush.games.sector.words import names


def together(s: Mission) -> dict[str, Any] | None:
    """The action of each officer, as an option is written; None where there is no such pair."""
    if s.seats != 1 or s.phase not in (DECLARE, ROUND_START) or len(undeclared(s)) != 2:
        return None
    if s.mode == PEACE:
        return None
    first, second = plain_action(s, 0), plain_action(s, 1)
    attackers = [crew for crew, answer in ((0, first), (1, second)) if is_attack(answer)]
    if first is None or second is None or not attackers:
        return None
    risks = [odds for odds in (_risk(s, 0, first), _risk(s, 1, second)) if odds is not None]
    if any(risk.chance == 0.0 for risk in risks):
        return None
    kinds = [answers.DECLARATIONS.of(answer) for answer in (first, second)]
    made: dict[str, Any] = {
        "options": [kinds[0].text(s, first), kinds[1].text(s, second)],
        "kind": kinds[attackers[0]].name,
        "label": _said(_label(s, attackers)),
        "points_at": ["crew-0", "crew-1"],
    }
    if s.mode == RANGED:
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
        made["detail"] = _said(names.action_detail(s, first))
        if not risks:
            none = (1.0 - matching(s, 0)) * (1.0 - matching(s, 1))
            risks = [Odds(1.0 - none, Message("sector-odds-match"))]
    if risks:
        made["odds"] = [{"chance": risk.chance, "of": _said(risk.of)} for risk in risks]
    return made


def _label(s: Mission, attackers: list[int]) -> Message:
    if s.mode != RANGED:
        return Message("sector-together-fight")
    if len(attackers) == 1:
        return Message("sector-together-one", crew=names.crew(s, attackers[0]))
    return Message("sector-together-shoot")


def _said(message: Message) -> Any:
    return msgspec.to_builtins(say(message))


def is_attack(answer: int | None) -> bool:
    return answer is not None and action_of(answer) in (SHOOT, FIGHT)


def plain_action(s: Mission, crew: int) -> int | None:
    """What an officer would do without a second thought, if there is any such thing.

    An attack; else a RELOAD of the only weapon that needs it; else cover.
    """
    attack = fullest_attack(s, crew)
    if attack is not None:
        return attack
    offered = declarable(s, crew)
    reloads = [answer for answer in offered if action_of(answer) == RELOAD and _fills(s, answer)]
    if len(reloads) == 1:
        return reloads[0]
    return next((answer for answer in offered if action_of(answer) == COVER), None)


def _fills(s: Mission, answer: int) -> bool:
    gun = answers.GUN.of(answer)
    return s.loaded[gun] < s.tables.items[gun].capacity


def fullest_attack(s: Mission, crew: int) -> int | None:
    """FIGHT, or the SHOOT with the most ammo dice; None for somebody who cannot attack."""
    if s.mode != RANGED:
        return answers.FIGHT_ON.answer()
    shots: list[int] = []
    if not s.changes.forbids(SHOOT):
        add_shots(s, crew, shots)
    return max(shots, key=lambda answer: sum(rates_of(answer)), default=None)


def _risk(s: Mission, crew: int, answer: int) -> Odds | None:
    """The chance to live through an attack that could kill."""
    if not is_attack(answer):
        return None
    if action_of(answer) == SHOOT:
        losses = losses_of_shot(s, guns_of(answer), rates_of(answer))
    else:
        losses = losses_of_blow(s, crew)
    hp = s.crew[crew].hp
    if max(losses) < hp:
        return None
    survived = sum(chance for loss, chance in losses.items() if loss < hp)
    return Odds(survived, Message("sector-odds-survive-who", crew=names.crew(s, crew)))
