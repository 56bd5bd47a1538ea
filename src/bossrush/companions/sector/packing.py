"""What `steady` does with items: heal, load, share out, make room; what is worth carrying."""

from __future__ import annotations

from typing import Any

from bossrush.companions.sector import timing, worth
from bossrush.engine.decision import Question
from bossrush.games.sector.questions.exchanging_items import (
    DONE,
    GIVE,
    HAND,
    IMPLANT,
    LAY,
    LOAD,
    PICK,
    USE,
    USE_POOLED,
    AskActs,
    act,
    crew_of,
    item_of,
    kind_of,
)
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import DISCARD, PEACE, RELOAD_STEP, REPLICATE, SPEND


def activity(s: Mission, crew: int, question: Question[Any], values: list[int]) -> int:
    """Heal, load, share out: the most useful thing first; done when nothing is."""
    if kind_of(values[-1]) != PICK:
        return most_useful(s, values)
    assert isinstance(question, AskActs)
    chosen = most_useful(s, question.everything(s, crew))
    return chosen if chosen in values else act(PICK, item_of(chosen), 0)


def most_useful(s: Mission, values: list[int]) -> int:
    best = DONE
    best_worth = 0.05
    for value in values:
        useful = _useful(s, value)
        if useful > best_worth:
            best = value
            best_worth = useful
    return best if best in values else values[0]


def _useful(s: Mission, value: int) -> float:
    kind = kind_of(value)
    if kind == DONE:
        return 0.0
    item = item_of(value)
    crew = crew_of(value)
    if kind == IMPLANT:
        return worth_wearing(s, crew)
    card = s.tables.items[item]
    if kind == LOAD:
        return 2.0 + card.capacity - s.loaded[item]
    if kind in (USE, USE_POOLED):
        return _worth_using(s, item, crew)
    if kind == GIVE:
        wanted = worth.worth(s, item)
        if card.gun and not worth.carries_gun(s, crew):
            wanted += 3.0
        return wanted - 0.3 * s.crew[crew].slots_used() + 0.02 * s.crew[crew].hp
    if kind == LAY:
        return _worth_laying(s, item, crew)
    if kind == HAND:
        owner = next(n for n, member in enumerate(s.crew) if item in member.pack)
        needy = card.gun and not worth.carries_gun(s, crew) and _guns(s, owner) > 1
        return 1.5 if needy else 0.0
    return 0.0


def _guns(s: Mission, crew: int) -> int:
    return sum(s.tables.items[item].gun for item in s.crew[crew].pack)


def _worth_using(s: Mission, item: int, crew: int) -> float:
    """A bandage is for wounds that it fully heals, or for somebody close to death."""
    card = s.tables.items[item]
    heals = worth.healing(s, card)
    if not heals:
        return 0.6 if card.use != DISCARD else worth_spending(s, item)
    if cured(s, card.steps, crew) <= 0.0:
        return 0.0
    low = worth.weakest_hp(s)
    full = s.hp_cap or 12
    if card.use != DISCARD:
        return 1.5 if full - low >= heals and low <= 6 else 0.0
    if low <= full - heals - 1 or low <= 4:
        return 1.0 + heals
    return 0.0


def cured(s: Mission, steps: int, user: int) -> float:
    """What a cure gives whom it helps most, less what it costs its user: nobody bleeds for less."""
    paid = sum(step.amount for step in s.tables.lists[steps] if step.verb == SPEND)
    given = max(
        worth.gain(s, patient, timing.cures(s, steps, user, patient))
        for patient in range(len(s.crew))
    )
    return given - worth.loss(s, user, paid) if paid else given


def worth_wearing(s: Mission, crew: int) -> float:
    """A cybernetic that can be used at any time: as soon as nothing of it would be wasted."""
    steps = s.tables.cybernetics[s.crew[crew].cybernetic].steps
    missing = (s.hp_cap or 12) - worth.weakest_hp(s)
    heals = max(timing.cures(s, steps, crew, patient) for patient in range(len(s.crew)))
    if heals:
        return 1.0 if missing >= heals else 0.0
    return 0.6


def worth_spending(s: Mission, item: int) -> float:
    """What is used up without curing anybody: fetch the best discard, or load empty guns."""
    for step in s.tables.lists[s.tables.items[item].steps]:
        if step.verb == REPLICATE and s.discard:
            best = max(worth.worth(s, found) for found in s.discard)
            return best - worth.worth(s, item) - 0.2
        if step.verb == RELOAD_STEP and s.mode != PEACE:
            return 1.0 if _empty_guns(s) >= 2 else 0.0
    return 0.0


def _empty_guns(s: Mission) -> int:
    """How many guns the crew carry that cannot fire."""
    return sum(
        s.tables.items[item].gun and s.loaded[item] < s.tables.items[item].lowest_rate
        for member in s.crew
        for item in member.pack
    )


def _worth_laying(s: Mission, item: int, crew: int) -> float:
    """Make room where the pool holds something clearly better that nobody can take."""
    for found in s.pool:
        if any(member.has_room(found) for member in s.crew):
            return 0.0
    if not s.pool:
        return 0.0
    better = max(worth.worth(s, found) for found in s.pool)
    mine = worth.worth(s, item)
    only_gun = s.tables.items[item].gun and _guns(s, crew) == 1
    return better - mine - 0.8 if not only_gun else 0.0
