"""Odds at the moment of choice, worked out exactly and only when somebody asks.

What dice mean is the rules' own (`rules.symbols`); here is how likely it is to come up.
"""

from __future__ import annotations

from itertools import product

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector.cards.tables import ChoiceOption, Item, Step
from bossrush.games.sector.cards.verbs import SAY, TEST
from bossrush.games.sector.rules.combat_actions import action_of, guns_of, rates_of
from bossrush.games.sector.rules.symbols import (
    chart_wounds,
    counting,
    hit_chance,
    hit_dice_of_shot,
    matched,
    passing,
    won,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import EACH, FIGHT, FLANK, JUDGED_EACH, OTHERS, SHOOT, YOU


def of_action(s: Mission, crew: int, answer: int) -> list[Odds]:
    """How an action may go: the chance to wound, and the chance to come out unhurt."""
    action = action_of(answer)
    if action == SHOOT:
        unhurt = (1.0 - hit_chance(s)) ** hit_dice_of_shot(s)
        return [
            Odds(wounding(s, guns_of(answer), rates_of(answer)), Message("sector-odds-wound")),
            Odds(unhurt, Message("sector-odds-unhurt")),
        ]
    if action == FIGHT:
        return [Odds(matching(s, crew), Message("sector-odds-match"))]
    if action == FLANK:
        return [Odds(1.0 - hit_chance(s), Message("sector-odds-unhurt"))]
    return []


def matching(s: Mission, crew: int) -> float:
    """The chance that a crew die shows a symbol that stands in the row."""
    faces = s.crew_card(crew).shown
    return sum(1 for shown in faces if matched(s, shown)) / len(faces)


# -- SHOOT ----------------------------------------------------------------------------------


def wounding(s: Mission, guns: list[int], rates: list[int]) -> float:
    """The chance that a SHOOT with these weapons and rates inflicts at least one wound."""
    shots = [_shots(s.tables.items[gun], rate) for gun, rate in zip(guns, rates, strict=True)]
    chance = 0.0
    for results in product(*shots):
        if _wounds(s, guns, [shot for shot, _ in results]):
            likely = 1.0
            for _, share in results:
                likely *= share
            chance += likely
    return chance


Shot = tuple[int, int, bool]
"""What the dice of a weapon show: hits, wounds past the hit chart, and whether it jams."""


def _shots(item: Item, rate: int) -> list[tuple[Shot, float]]:
    """Everything that a weapon's dice may show, each with its chance."""
    faces = len(item.hits)
    shots: dict[Shot, float] = {(0, 0, False): 1.0}
    for _ in range(rate):
        longer: dict[Shot, float] = {}
        for (hits, direct, jam), chance in shots.items():
            for face in range(faces):
                shot = (hits + item.hits[face], direct + item.wounds[face], jam or item.jams[face])
                longer[shot] = longer.get(shot, 0.0) + chance / faces
        shots = longer
    return list(shots.items())


def _wounds(s: Mission, guns: list[int], shots: list[Shot]) -> int:
    """The wounds of a SHOOT with these results; a weapon that jams does nothing."""
    if s.jam_crew and any(jam for _, _, jam in shots):
        return 0
    fired = [place for place, (_, _, jam) in enumerate(shots) if not jam]
    direct = sum(shots[place][1] for place in fired)
    return direct + chart_wounds(
        s, [guns[place] for place in fired], [shots[place][0] for place in fired]
    )


# -- tests ----------------------------------------------------------------------------------


def of_option(s: Mission, option: ChoiceOption) -> list[Odds]:
    """Where an option begins with a test whose rollers are known, the chance to pass it."""
    for step in s.tables.lists[option.steps]:
        if step.verb == TEST and step.who in (YOU, EACH, OTHERS):
            return [Odds(pass_chance(s, step, rollers(s, step)), Message("sector-odds-pass"))]
        if step.verb != SAY:
            break
    return []


def rollers(s: Mission, step: Step) -> list[int]:
    """Who takes a test of the leader, of everyone or of the others."""
    everyone = list(range(len(s.crew)))
    if step.who == EACH:
        return everyone
    return [n for n in everyone if n != s.leader] if step.who == OTHERS else [s.leader]


def test_of(s: Mission, step: Step, crew: int) -> Odds:
    """The chance of one crewmember to pass a test, as the die goes."""
    return Odds(pass_chance(s, step, [crew]), Message("sector-odds-pass"))


def pass_chance(s: Mission, step: Step, crew: list[int]) -> float:
    """The chance that a test is passed in one attempt, nothing being used on it.

    Where several are judged one by one it is the average chance of each.
    """
    passes = 0.0
    ways = 0
    dice = [_counts(s, number, step.trait) for number in crew]
    for results in product(*(die.items() for die in dice)):
        many = 1
        for _, faces in results:
            many *= faces
        counts = [count for count, _ in results]
        if step.judged == JUDGED_EACH:
            share = sum(passing(step, counts)) / len(counts)
        else:
            share = 1.0 if won(step, counts) else 0.0
        passes += many * share
        ways += many
    return passes / ways


def _counts(s: Mission, crew: int, trait: int) -> dict[int, int]:
    """How many faces of a crew die show so many symbols of a trait."""
    faces: dict[int, int] = {}
    for shown in s.crew_card(crew).shown:
        count = counting(shown, trait)
        faces[count] = faces.get(count, 0) + 1
    return faces
