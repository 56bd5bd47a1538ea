"""What `steady` does with items: heal, load, share out, make room; what is worth carrying."""

from __future__ import annotations

from typing import Any

from bossrush.companions.sector import worth
from bossrush.engine.decision import Question
from bossrush.games.sector.cards.terms import DISCARD, PEACE, SLOTS, STARTING_HP
from bossrush.games.sector.cards.verbs import RELOAD_STEP, REPLICATE, SPEND
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.exchanging_items import HandleItems
from bossrush.games.sector.table.mission import Mission


def activity(s: Mission, crew: int, question: Question[Any], values: list[int]) -> int:
    """Heal, load, share out: the most useful thing first; done when nothing is."""
    if not answers.PICK.fits(values[-1]):
        return most_useful(s, values)
    assert isinstance(question, HandleItems)
    chosen = most_useful(s, question.everything(s, crew))
    return chosen if chosen in values else answers.PICK.answer(answers.ITEM.of(chosen))


def most_useful(s: Mission, values: list[int]) -> int:
    best = answers.DONE.answer()
    best_worth = 0.05
    for value in values:
        useful = _useful(s, value)
        if useful > best_worth:
            best = value
            best_worth = useful
    return best if best in values else values[0]


def _useful(s: Mission, value: int) -> float:
    if answers.DONE.fits(value):
        return 0.0
    item = answers.ITEM.of(value)
    crew = answers.TAKER.of(value)
    if answers.USE_IMPLANT.fits(value):
        return worth_wearing(s, crew)
    card = s.tables.items[item]
    if answers.LOAD.fits(value):
        return 2.0 + card.capacity - s.loaded[item]
    if answers.USE.fits(value) or answers.USE_POOLED.fits(value):
        return _worth_using(s, item, crew)
    if answers.GIVE.fits(value):
        wanted = worth.worth(s, item)
        if card.gun and not worth.carries_gun(s, crew):
            wanted += 3.0
        return wanted - 0.3 * s.crew[crew].slots_used() + 0.02 * s.crew[crew].hp
    if answers.LAY.fits(value):
        return _worth_laying(s, item, crew)
    if answers.HAND.fits(value):
        owner = s.holder(item)
        needy = card.gun and not worth.carries_gun(s, crew) and _guns(s, owner) > 1
        return 1.5 if needy else 0.0
    return 0.0


def _guns(s: Mission, crew: int) -> int:
    return sum(s.tables.items[item].gun for item in s.crew[crew].pack)


def _worth_using(s: Mission, item: int, crew: int) -> float:
    """A bandage is for wounds that it fully heals, or for somebody close to death."""
    card = s.tables.items[item]
    heals = worth.healing(s, card.steps)
    if not heals:
        return 0.6 if card.use != DISCARD else worth_spending(s, item)
    if cured(s, card.steps, crew) <= 0.0:
        return 0.0
    low = worth.weakest_hp(s)
    full = s.hp_cap or STARTING_HP
    if card.use != DISCARD:
        return 1.5 if full - low >= heals and low <= 6 else 0.0
    if low <= full - heals - 1 or low <= 4:
        return 1.0 + heals
    return 0.0


def cured(s: Mission, steps: int, user: int) -> float:
    """What a cure gives whom it helps most, less what it costs its user: nobody bleeds for less."""
    paid = sum(step.amount for step in s.tables.lists[steps] if step.verb == SPEND)
    given = max(
        worth.gain(s, patient, worth.healing(s, steps, user, patient))
        for patient in range(len(s.crew))
    )
    return given - worth.loss(s, user, paid) if paid else given


def worth_wearing(s: Mission, crew: int) -> float:
    """A cybernetic that can be used at any time: as soon as nothing of it would be wasted."""
    steps = s.tables.cybernetics[s.crew[crew].cybernetic].steps
    missing = (s.hp_cap or STARTING_HP) - worth.weakest_hp(s)
    heals = max(worth.healing(s, steps, crew, patient) for patient in range(len(s.crew)))
    if heals:
        return 1.0 if missing >= heals else 0.0
    return 0.6


def worth_spending(s: Mission, item: int) -> float:
    """What is used up without curing anybody: fetch the best discard, or load empty guns."""
    for step in s.tables.lists[s.tables.items[item].steps]:
        if step.verb == REPLICATE and s.discard:
            best = max(worth.worth(s, card) for card in s.discard)
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
    """Make room where the pool holds something clearly better that nobody could take else."""
    for pooled in s.pool:
        if any(member.has_room(pooled) for member in s.crew):
            return 0.0
    items = s.tables.items
    room = SLOTS - s.crew[crew].slots_used() + items[item].slots
    better = 0.0
    for pooled in s.pool:
        if items[pooled].slots <= room:
            better = max(better, worth.worth(s, pooled))
    mine = worth.worth(s, item)
    only_gun = items[item].gun and _guns(s, crew) == 1
    return better - mine - 0.8 if not only_gun else 0.0
