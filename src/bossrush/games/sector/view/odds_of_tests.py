"""Odds of trait tests: of an option that leads to one, of somebody named for it, of the crew."""

from __future__ import annotations

from itertools import product

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector.cards.tables import ChoiceOption, Step
from bossrush.games.sector.cards.terms import EACH, JUDGED_EACH, OTHERS, YOU
from bossrush.games.sector.cards.verbs import SAY, TEST
from bossrush.games.sector.rules.symbols import counting, passing, won
from bossrush.games.sector.table.mission import Mission


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
