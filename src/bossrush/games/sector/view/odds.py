"""Odds at the moment of choice, worked out exactly and only when somebody asks."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector.cards.tables import ChoiceOption, Item, Step
from bossrush.games.sector.rules.combat_actions import (
    action_of,
    first_of,
    rate_of,
    second_of,
    second_rate_of,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    CORE_AMMO,
    EACH,
    FIGHT,
    FLANK,
    JUDGED_ALL,
    JUDGED_ANY,
    JUDGED_TOTAL,
    OTHERS,
    SAY,
    SHOOT,
    TEST,
    YOU,
)


def of_action(s: Mission, crew: int, value: int) -> list[Odds]:
    """How an action may go: the chance to wound, and the chance to come out unhurt."""
    action = action_of(value)
    if action == SHOOT:
        guns = [(s.tables.items[first_of(value)], rate_of(value))]
        if second_of(value) >= 0:
            guns.append(
                (
                    s.tables.items[second_of(value)],
                    second_rate_of(value),
                )
            )
        unhurt = miss(s) ** (1 + s.changes.hit_dice)
        return [
            Odds(wounding(s, guns), Message("sector-odds-wound")),
            Odds(unhurt, Message("sector-odds-unhurt")),
        ]
    if action == FIGHT:
        return [Odds(matching(s, crew), Message("sector-odds-match"))]
    if action == FLANK:
        return [Odds(miss(s), Message("sector-odds-unhurt"))]
    return []


def miss(s: Mission) -> float:
    faces = s.tables.hit_faces
    return faces.count(False) / len(faces)


def matching(s: Mission, crew: int) -> float:
    """The chance that a crew die shows a symbol that stands in the row."""
    card = s.crew_card(crew)
    good = sum(1 for trait in card.trait if s.standing_of(trait))
    return good / len(card.trait)


def wounding(s: Mission, guns: list[tuple[Item, int]]) -> float:
    """The chance that a SHOOT with these weapons and rates inflicts at least one wound."""
    results = [_results(s, item, rate) for item, rate in guns]
    first, line = results[0], _line(s, guns[0][0])
    if len(guns) == 1:
        return sum(chance for (hits, direct), chance in first if _wounds(s, line, hits, direct))
    second, line2 = results[1], _line(s, guns[1][0])
    pooled = line == line2 and guns[0][0].ammo == guns[1][0].ammo
    found = 0.0
    for (hits, direct), chance in first:
        for (hits2, direct2), chance2 in second:
            if pooled:
                wounds = _wounds(s, line, hits + hits2, direct + direct2)
            else:
                wounds = _wounds(s, line, hits, direct) + _wounds(s, line2, hits2, direct2)
            if wounds:
                found += chance * chance2
    return found


def _results(s: Mission, item: Item, rate: int) -> list[tuple[tuple[int, int], float]]:
    """The hits and the direct wounds a weapon may roll, each with its chance; a jam is 0, 0."""
    faces = len(item.hits)
    rolls: dict[tuple[int, int, bool], float] = {(0, 0, False): 1.0}
    for _ in range(rate):
        longer: dict[tuple[int, int, bool], float] = {}
        for (hits, direct, jam), chance in rolls.items():
            for face in range(faces):
                key = (hits + item.hits[face], direct + item.wounds[face], jam or item.jams[face])
                longer[key] = longer.get(key, 0.0) + chance / faces
        rolls = longer
    found: dict[tuple[int, int], float] = {}
    for (hits, direct, jam), chance in rolls.items():
        result = (0, 0) if jam else (hits, direct)
        found[result] = found.get(result, 0.0) + chance
    return list(found.items())


def _line(s: Mission, item: Item) -> int:
    if item.ammo >= CORE_AMMO and not s.enemy().printed[item.ammo] and item.chart_as >= 0:
        return item.chart_as
    return item.ammo


def _wounds(s: Mission, line: int, hits: int, direct: int) -> int:
    enemy = s.enemy()
    if not enemy.hits[line]:
        return direct
    return direct + hits // enemy.hits[line] * enemy.wounds[line]


# -- tests ----------------------------------------------------------------------------------


def of_option(s: Mission, option: ChoiceOption) -> list[Odds]:
    """Where an option begins with a test whose rollers are known, the chance to pass it."""
    for step in s.tables.lists[option.steps]:
        if step.verb == TEST and step.who in (YOU, EACH, OTHERS):
            return [Odds(passing(s, step, _rollers(s, step)), Message("sector-odds-pass"))]
        if step.verb != SAY:
            break
    return []


def _rollers(s: Mission, step: Step) -> list[int]:
    if step.who == YOU:
        return [s.leader]
    everyone = list(range(len(s.crew)))
    return everyone if step.who == EACH else [n for n in everyone if n != s.leader]


def test_of(s: Mission, step: Step, crew: int) -> Odds:
    """The chance of one crewmember to pass a test, as the die goes."""
    return Odds(passing(s, step, [crew]), Message("sector-odds-pass"))


def passing(s: Mission, step: Step, crew: list[int]) -> float:
    """The chance that a test is passed in one attempt, nothing being used on it."""
    if step.judged == JUDGED_TOTAL:
        return _total(s, step, crew)
    chances = [_alone(s, step, number) for number in crew]
    if step.judged == JUDGED_ANY:
        none = 1.0
        for chance in chances:
            none *= 1.0 - chance
        return 1.0 - none
    every = 1.0
    for chance in chances:
        every *= chance
    if step.judged == JUDGED_ALL or len(crew) == 1:
        return every
    return sum(chances) / len(chances)


def _alone(s: Mission, step: Step, crew: int) -> float:
    card = s.crew_card(crew)
    good = 0
    for trait, count in zip(card.trait, card.count, strict=True):
        if trait == step.trait and count >= step.need:
            good += 1
    return good / len(card.trait)


def _total(s: Mission, step: Step, crew: list[int]) -> float:
    sums: dict[int, float] = {0: 1.0}
    for number in crew:
        card = s.crew_card(number)
        longer: dict[int, float] = {}
        for total, chance in sums.items():
            for trait, count in zip(card.trait, card.count, strict=True):
                key = total + (count if trait == step.trait else 0)
                longer[key] = longer.get(key, 0.0) + chance / len(card.trait)
        sums = longer
    return sum(chance for total, chance in sums.items() if total >= step.need)
