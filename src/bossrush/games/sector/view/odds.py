"""Odds at the moment of choice, worked out exactly and only when somebody asks.

What dice mean is the rules' own (`rules.symbols`); here is how likely it is to come up.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector.cards.tables import Item, Step
from bossrush.games.sector.cards.terms import (
    BASIC,
    CLOSE,
    COVER,
    DRONE,
    FIGHT,
    FLANK,
    HIT_DIE,
    HIT_FACE,
    RANGED,
    RELOAD,
    SELF,
    SHOOT,
    TRADE,
    WHEN_DIE_REMOVED,
    WHEN_ROUND_END,
)
from bossrush.games.sector.cards.verbs import (
    ADD_DIE,
    CHANGE_VALUE,
    DAMAGE,
    FLAG,
    HEAL,
    LOSE_AMMO,
    LOSE_ITEM,
    REROLL,
    REROLL_ROW,
    SAY,
    SET_DIE,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.combat_actions import action_of, declarable, guns_of, rates_of
from bossrush.games.sector.rules.special_conditions import bars_blocks, toll
from bossrush.games.sector.rules.symbols import (
    blocks,
    chart_wounds,
    close_value,
    flank_value,
    hit_chance,
    hit_dice_of_shot,
    matched,
    ranged_value,
)
from bossrush.games.sector.table.mission import Mission

HARMLESS: Final = (ADD_DIE, CHANGE_VALUE, FLAG, HEAL, LOSE_AMMO, LOSE_ITEM, REROLL_ROW, SAY)
"""What a special may do at the end of a round without costing anybody HP."""


def of_action(s: Mission, crew: int, answer: int) -> list[Odds]:
    """How an action may go: the chance to wound, and the chance to come out unhurt.

    Where an attack could kill, the chance to survive comes first, in place of the latter, and is
    told of everything that is safe as well.
    """
    action = action_of(answer)
    if action == SHOOT:
        losses = losses_of_shot(s, guns_of(answer), rates_of(answer))
    elif action == FIGHT:
        losses = losses_of_blow(s, crew)
    elif action == FLANK:
        losses = losses_of_flank(s)
    elif is_deadly(s, crew) and is_safe(s, answer):
        losses = {0: 1.0}
    else:
        return []
    return _with_risk(s, crew, gain_of(s, crew, answer), losses, is_deadly(s, crew))


def of_flank_attack(s: Mission, crew: int, answer: int) -> list[Odds]:
    """How an attack from the flank may go; nobody answers it, but it may still cost something."""
    gain = gain_of(s, crew, answer)
    losses = losses_of_flank_attack(s, crew, answer)
    if max(losses) == 0:
        return [gain] if gain is not None else []
    return _with_risk(s, crew, gain, losses, False)


def is_deadly(s: Mission, crew: int) -> bool:
    """Whether an attack that this crewmember may declare could kill them in this round."""
    hp = s.crew[crew].hp
    if s.mode != RANGED:
        return hp <= max(close_value(s), *losses_of_blow(s, crew))
    if hp <= hit_dice_of_shot(s) * ranged_value(s):
        return True
    if hp > hit_dice_of_shot(s) * ranged_value(s) + _most_own(s, crew):
        return False
    return any(
        hp <= max(losses_of_shot(s, guns_of(answer), rates_of(answer)))
        for answer in declarable(s, crew)
        if action_of(answer) == SHOOT
    )


def _most_own(s: Mission, crew: int) -> int:
    """What a SHOOT could cost beside return fire, rather too much than too little."""
    standing = s.standing()
    most = standing * toll(s, WHEN_DIE_REMOVED, standing) + toll(s, WHEN_ROUND_END, standing)
    for item in s.crew[crew].pack:
        card = s.tables.items[item]
        if card.gun:
            worst = max(_own_cost(s, meaning) for meaning in card.symbols)
            most += worst * max(card.rates)
    return most


def _own_cost(s: Mission, meaning: int) -> int:
    """The HP that a symbol of a weapon costs its shooter."""
    if meaning < 0:
        return 0
    return sum(
        step.amount for step in s.tables.lists[meaning] if step.verb == DAMAGE and step.who == SELF
    )


def is_safe(s: Mission, answer: int) -> bool:
    """Whether a standard action surely costs nothing: nobody is exposed, no table is rolled on."""
    action = action_of(answer)
    if action not in (COVER, RELOAD, TRADE, DRONE) or s.changes.exposes(action):
        return False
    if action == DRONE:
        steps = s.tables.lists[s.tables.drones[s.drone].basic]
        if answers.FUNCTION.of(answer) != BASIC or any(step.verb == DAMAGE for step in steps):
            return False
    return all(
        step.verb in HARMLESS
        for rule in s.enemy().rules[WHEN_ROUND_END]
        for step in s.tables.lists[rule.steps]
    )


def gain_of(s: Mission, crew: int, answer: int) -> Odds | None:
    """The chance that an attack does what it is for; None for what is no attack."""
    if action_of(answer) == SHOOT:
        wound = wounding(s, guns_of(answer), rates_of(answer))
        return Odds(wound, Message("sector-odds-wound"))
    if action_of(answer) == FIGHT:
        return Odds(matching(s, crew), Message("sector-odds-match"))
    return None


def _with_risk(
    s: Mission, crew: int, gain: Odds | None, losses: dict[int, float], deadly: bool
) -> list[Odds]:
    """What an action may gain, and what it may cost; first what matters most."""
    hp = s.crew[crew].hp
    gains = [gain] if gain is not None else []
    if deadly or max(losses) >= hp:
        survived = sum(chance for loss, chance in losses.items() if loss < hp)
        return [Odds(survived, Message("sector-odds-survive")), *gains]
    return [*gains, Odds(losses.get(0, 0.0), Message("sector-odds-unhurt"))]


# -- what an action may cost ------------------------------------------------------------------


def losses_of_blow(s: Mission, crew: int) -> dict[int, float]:
    """The HP that a FIGHT costs, each with its chance, if nobody else removes a die."""
    faces = s.crew_card(crew).shown
    barred = bars_blocks(s)
    losses: dict[int, float] = {}
    for shown in faces:
        removed = _removed(s, matched(s, shown))
        loss = removed * toll(s, WHEN_DIE_REMOVED, removed)
        if removed < s.standing():
            blocked = s.crew[crew].blocking or (blocks(s, shown) and not barred)
            loss += (0 if blocked else close_value(s)) + toll(s, WHEN_ROUND_END, removed)
        losses[loss] = losses.get(loss, 0.0) + 1 / len(faces)
    return losses


def _removed(s: Mission, wounds: int) -> int:
    """How many dice so many wounds remove: no more than stand, or than a special lets go."""
    most = s.standing()
    if s.changes.cap:
        most = min(most, s.changes.cap - s.removed)
    return min(wounds, most)


def losses_of_flank(s: Mission) -> dict[int, float]:
    """The same for running to the flank."""
    value = flank_value(s)
    return {0: 1.0 - hit_chance(s), value: hit_chance(s)} if value else {0: 1.0}


def losses_of_flank_attack(s: Mission, crew: int, answer: int) -> dict[int, float]:
    """The same for an attack from the flank: what a special and the weapons' own symbols cost."""
    losses: dict[int, float] = {}
    if action_of(answer) == FIGHT:
        faces = s.crew_card(crew).shown
        for shown in faces:
            loss = _toll_of_flank(s, matched(s, shown), CLOSE)
            losses[loss] = losses.get(loss, 0.0) + 1 / len(faces)
        return losses
    guns = guns_of(answer)
    for shots, likely in _volleys(s, guns, rates_of(answer)):
        loss = _toll_of_flank(s, _wounds(s, guns, shots), s.mode) + _own_damage(s, shots)
        losses[loss] = losses.get(loss, 0.0) + likely
    return losses


def _toll_of_flank(s: Mission, wounds: int, mode: int) -> int:
    """What the dice cost that go by so many wounds: with any wound one die more."""
    removed = _removed(s, wounds)
    if removed and not s.changes.no_flank_bonus:
        removed = _removed(s, wounds + 1)
    return removed * toll(s, WHEN_DIE_REMOVED, removed, mode)


def _own_damage(s: Mission, shots: list[Shot]) -> int:
    """The HP that the weapons' own symbols cost their shooter."""
    return sum(_own_cost(s, meaning) for place in _fired(s, shots) for meaning in shots[place][3])


def losses_of_shot(s: Mission, guns: list[int], rates: list[int]) -> dict[int, float]:
    """The same for a SHOOT: return fire, what the weapons' own symbols and a special do to it."""
    value = ranged_value(s)
    losses: dict[int, float] = {}
    for shots, likely in _volleys(s, guns, rates):
        hits = _hits(s)
        removed = _removed(s, _wounds(s, guns, shots))
        damage = removed * toll(s, WHEN_DIE_REMOVED, removed)
        if removed < s.standing():
            damage += toll(s, WHEN_ROUND_END, removed)
        damage += _own_damage(s, shots)
        for place in _fired(s, shots):
            for meaning in shots[place][3]:
                for step in s.tables.lists[meaning]:
                    hits = _changed(s, step, hits)
        for count, chance in enumerate(hits):
            loss = damage + count * value
            losses[loss] = losses.get(loss, 0.0) + likely * chance
    return {loss: chance for loss, chance in losses.items() if chance}


def _hits(s: Mission) -> list[float]:
    """The chance of each number of hits of the return fire."""
    hits = [1.0]
    hit = hit_chance(s)
    for _ in range(hit_dice_of_shot(s)):
        longer = [0.0] * (len(hits) + 1)
        for count, chance in enumerate(hits):
            longer[count] += chance * (1.0 - hit)
            longer[count + 1] += chance * hit
        hits = longer
    return hits


def _changed(s: Mission, step: Step, hits: list[float]) -> list[float]:
    """The same after a symbol has turned a hit die, or had some rolled again."""
    if step.die != HIT_DIE or step.verb not in (SET_DIE, REROLL):
        return hits
    changed = [0.0] * len(hits)
    dice = len(hits) - 1
    for count, chance in enumerate(hits):
        if step.verb == SET_DIE:
            up = step.faces[0] == HIT_FACE
            changed[min(dice, count + 1) if up else max(0, count - 1)] += chance
            continue
        again = min(step.amount, count)
        left = [1.0]
        for _ in range(again):
            longer = [0.0] * (len(left) + 1)
            for number, share in enumerate(left):
                longer[number] += share * (1.0 - hit_chance(s))
                longer[number + 1] += share * hit_chance(s)
            left = longer
        for number, share in enumerate(left):
            changed[count - again + number] += chance * share
    return changed


def matching(s: Mission, crew: int) -> float:
    """The chance that a crew die shows a symbol that stands in the row."""
    faces = s.crew_card(crew).shown
    return sum(1 for shown in faces if matched(s, shown)) / len(faces)


# -- SHOOT ----------------------------------------------------------------------------------


Shot = tuple[int, int, bool, tuple[int, ...]]
"""What the dice of a weapon show: hits, wounds past the hit chart, whether it jams, symbols."""


def wounding(s: Mission, guns: list[int], rates: list[int]) -> float:
    """The chance that a SHOOT with these weapons and rates inflicts at least one wound."""
    volleys = _volleys(s, guns, rates)
    return sum(likely for shots, likely in volleys if _wounds(s, guns, shots))


def _volleys(s: Mission, guns: list[int], rates: list[int]) -> list[tuple[list[Shot], float]]:
    """What the dice of all weapons may show together, each with its chance."""
    volleys: list[tuple[list[Shot], float]] = []
    shots = [_shots(s.tables.items[gun], rate) for gun, rate in zip(guns, rates, strict=True)]
    for results in product(*shots):
        likely = 1.0
        for _, share in results:
            likely *= share
        volleys.append(([shot for shot, _ in results], likely))
    return volleys


def _shots(item: Item, rate: int) -> list[tuple[Shot, float]]:
    """Everything that a weapon's dice may show, each with its chance."""
    faces = len(item.hits)
    shots: dict[Shot, float] = {(0, 0, False, ()): 1.0}
    for _ in range(rate):
        longer: dict[Shot, float] = {}
        for (hits, direct, jam, meanings), chance in shots.items():
            for face in range(faces):
                meaning = item.symbols[face]
                shot = (
                    hits + item.hits[face],
                    direct + item.wounds[face],
                    jam or item.jams[face],
                    (*meanings, meaning) if meaning >= 0 else meanings,
                )
                longer[shot] = longer.get(shot, 0.0) + chance / faces
        shots = longer
    return list(shots.items())


def _fired(s: Mission, shots: list[Shot]) -> list[int]:
    """The places of the weapons that fire: one that jams does nothing, and may stop the other."""
    if s.jam_crew and any(shot[2] for shot in shots):
        return []
    return [place for place, shot in enumerate(shots) if not shot[2]]


def _wounds(s: Mission, guns: list[int], shots: list[Shot]) -> int:
    """The wounds of a SHOOT with these results."""
    fired = _fired(s, shots)
    direct = sum(shots[place][1] for place in fired)
    return direct + chart_wounds(
        s, [guns[place] for place in fired], [shots[place][0] for place in fired]
    )
