"""What things are worth in Dark Sector, in hit points: the eyes of its steady companion.

Rules of thumb, no search. Losing a point hurts more the fewer are left, because one death loses
the game for all; everything else is weighed against that.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import (
    EACH,
    FAILED,
    GEAR,
    JUDGED_EACH,
    LOWEST_HP,
    ONE,
    OTHERS,
    PASSED,
    START_CLOSE,
    START_RANGED,
    UNTIL_PASS,
    is_double,
)
from bossrush.games.sector.cards.verbs import (
    CHOICE,
    COMBAT,
    DAMAGE,
    DRAW,
    DRAW_BLIND,
    END,
    FLAG,
    HEAL,
    HIT_DICE,
    LOSE_AMMO,
    LOSE_ITEM,
    REPLICATE,
    ROLL,
    SPEND,
    TEST,
)
from bossrush.games.sector.rules.combat_actions import can_fire, loaded_rates
from bossrush.games.sector.rules.symbols import (
    chart_line,
    close_value,
    hit_chance,
    hit_dice_of_shot,
    matched,
    ranged_value,
)
from bossrush.games.sector.rules.usable_items import branches, reaches
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.odds_of_tests import pass_chance, rollers

DEATH: Final = 60.0
ITEM: Final = 1.3
"""A card drawn unseen."""
ANYBODY: Final = -1
PRICES: Final = [60.0, 6.0, 3.6, 2.6, 2.0, 1.6, 1.4, 1.25, 1.15, 1.1, 1.05, 1.0, 1.0]
"""What the last of so many hit points is worth."""


def price(hp: int) -> float:
    """What one point is worth to somebody who has so many."""
    return PRICES[hp] if hp < len(PRICES) else 1.0


def loss(s: Mission, crew: int, amount: int) -> float:
    """What losing so many points costs a crewmember."""
    hp = s.crew[crew].hp
    if amount >= hp:
        return DEATH
    cost = 0.0
    for lost in range(amount):
        cost += price(hp - lost)
    return cost


def gain(s: Mission, crew: int, amount: int) -> float:
    """What regaining so many points is worth to a crewmember."""
    hp = s.crew[crew].hp
    worth = 0.0
    for point in range(1, amount + 1):
        if s.hp_cap and hp + point > s.hp_cap:
            break
        worth += price(hp + point)
    return worth


def weakest(s: Mission, among: list[int]) -> int:
    return min(among, key=lambda crew: s.crew[crew].hp)


def strongest(s: Mission, among: list[int]) -> int:
    return max(among, key=lambda crew: s.crew[crew].hp)


# -- items ----------------------------------------------------------------------------------


def worth(s: Mission, item: int) -> float:
    """What an item is worth to the crew, roughly."""
    card = s.tables.items[item]
    if card.gun:
        return 1.2 + 0.5 * card.capacity
    if card.category == GEAR:
        return 1.2 + 0.5 * healing(s, card.steps)
    return 1.5


def healing(s: Mission, steps: int, user: int = ANYBODY, patient: int = ANYBODY) -> int:
    """How many points these steps could give back, to this patient; at the best of their branches.

    What depends on a roll counts a point less.
    """
    most = 0
    for step in s.tables.lists[steps] if steps >= 0 else ():
        if step.verb == HEAL:
            if patient == ANYBODY or reaches(step.who, user, patient):
                most = max(most, step.amount)
        else:
            unsure = 1 if step.verb == ROLL else 0
            for following in branches(step):
                most = max(most, healing(s, following, user, patient) - unsure)
    return most


# -- shots and blows ------------------------------------------------------------------------


def shot(s: Mission, gun: int, rate: int) -> float:
    """The wounds a weapon may be expected to inflict at this rate, against this enemy."""
    card = s.tables.items[gun]
    faces = len(card.hits)
    jams = 0
    hits = 0
    direct = 0
    for face in range(faces):
        if card.jams[face]:
            jams += 1
        else:
            hits += card.hits[face]
            direct += card.wounds[face]
    works = ((faces - jams) / faces) ** rate
    alive = faces - jams
    if not alive:
        return 0.0
    enemy = s.enemy()
    line = chart_line(enemy, card)
    scored = rate * hits / alive
    wounds = rate * direct / alive
    if enemy.hits[line]:
        needed = enemy.hits[line]
        whole = scored / needed
        if needed > 1:  # what falls short of the chart is wasted
            whole = max(0.0, whole - 0.35)
        wounds += whole * enemy.wounds[line]
    return works * wounds


def best_shot(s: Mission, crew: int) -> float:
    """The most wounds this crewmember could expect from one SHOOT with one weapon."""
    best = 0.0
    for item in s.crew[crew].pack:
        if can_fire(s, item):
            for rate in loaded_rates(s, item):
                best = max(best, shot(s, item, rate))
    return best


def blow(s: Mission, crew: int) -> float:
    """The dice this crewmember may expect to remove in one FIGHT."""
    faces = s.crew_card(crew).shown
    return sum(matched(s, shown) for shown in faces) / len(faces)


def shields(s: Mission, crew: int) -> float:
    """How often this crewmember's die shows a shield."""
    faces = s.crew_card(crew).shown
    return sum(is_double(shown) for shown in faces) / len(faces)


def fire_risk(s: Mission, crew: int) -> float:
    """What the return fire at one SHOOT may be expected to cost."""
    return hit_dice_of_shot(s) * hit_chance(s) * loss(s, crew, ranged_value(s))


def blow_risk(s: Mission, crew: int) -> float:
    """What the enemy's answer to one FIGHT may be expected to cost, if it still stands."""
    return (1.0 - shields(s, crew)) * loss(s, crew, close_value(s))


# -- what a card's text leads to ------------------------------------------------------------


def outlook(s: Mission, steps: int, count: float = 1.0, depth: int = 0) -> float:
    """What a branch of a card may be expected to bring; `count` is how many failed or passed."""
    if steps < 0 or depth > 6:
        return 0.0
    total = 0.0
    for step in s.tables.lists[steps]:
        if step.verb == END:
            return total
        total += _outlook(s, step, count, depth)
        if step.verb == COMBAT:
            return total
    return total


def _outlook(s: Mission, step: Step, count: float, depth: int) -> float:
    verb = step.verb
    if verb == TEST:
        return _test(s, step, depth)
    if verb == CHOICE:
        best = -DEATH
        for option in step.options:
            if option.free:
                best = max(best, outlook(s, option.steps, count, depth + 1))
        return best
    if verb == ROLL:
        branches = [outlook(s, branch, count, depth + 1) for branch in step.table]
        return sum(branches) / len(branches) if branches else 0.0
    if verb == COMBAT:
        return _combat(s, step, depth)
    if verb == HIT_DICE:
        each = step.need or _printed_ranged(s)
        return -_spread(s, step, hit_chance(s) * step.amount * each, count)
    if verb in (DAMAGE, SPEND):
        return -_spread(s, step, float(step.amount), count) - 0.4 * step.need
    if verb == HEAL:
        return _healed(s, step)
    if verb in (DRAW, DRAW_BLIND, REPLICATE):
        return ITEM * step.amount
    if verb == LOSE_ITEM:
        return -1.1 * step.amount * _heads(s, step.who, count)
    if verb == LOSE_AMMO:
        return -0.3 * step.amount * _heads(s, step.who, count)
    if verb == FLAG:
        return 0.6 if step.lasting else 0.0
    return 0.0


def _test(s: Mission, step: Step, depth: int) -> float:
    rolling = rollers(s, step)
    if step.who == ONE:
        chance = max(pass_chance(s, step, [crew]) for crew in range(len(s.crew)))
    else:
        chance = pass_chance(s, step, rolling)
    many = len(rolling) if step.judged == JUDGED_EACH else 1
    good = outlook(s, step.good, chance * many, depth + 1)
    bad = outlook(s, step.bad, max(1.0, (1.0 - chance) * many), depth + 1)
    if step.attempts == UNTIL_PASS:
        failures = (1.0 - chance) / max(chance, 0.15)
        return good + failures * bad
    failed = 1.0 - chance
    if many > 1:
        failed = 1.0 - chance**many
    return (1.0 - failed) * good + failed * bad


def _spread(s: Mission, step: Step, amount: float, count: float) -> float:
    """What a loss costs, by whom it falls on."""
    whole = int(amount + 0.5)
    if step.who == EACH:
        return sum(loss(s, crew, whole) if whole else amount for crew in range(len(s.crew)))
    if step.who in (FAILED, PASSED):
        return count * amount * 1.3
    if step.who == ONE:
        crew = strongest(s, list(range(len(s.crew))))
    elif step.who == LOWEST_HP:
        crew = weakest(s, list(range(len(s.crew))))
    elif step.who == OTHERS:
        return (len(s.crew) - 1) * amount * 1.2
    else:
        crew = s.leader
    hurt = loss(s, crew, max(whole, 1))
    return hurt * amount / max(whole, 1) if hurt < DEATH else hurt * 0.5


def _healed(s: Mission, step: Step) -> float:
    everyone = list(range(len(s.crew)))
    if step.who == EACH:
        return sum(gain(s, crew, step.amount) for crew in everyone)
    if step.who in (ONE, LOWEST_HP):
        return gain(s, weakest(s, everyone), step.amount)
    return gain(s, s.leader, step.amount)


def _heads(s: Mission, who: int, count: float) -> float:
    if who == EACH:
        return float(len(s.crew))
    if who == OTHERS:
        return float(len(s.crew) - 1)
    return count if who in (FAILED, PASSED) else 1.0


def _printed_ranged(s: Mission) -> int:
    enemy = s.tables.cards[s.turned[-1]].enemy
    return enemy.ranged if enemy is not None else 1


def _combat(s: Mission, step: Step, depth: int) -> float:
    """About what a fight costs: the cheaper of the ways in which it may be fought."""
    enemy = s.enemy()
    dice = float(len(enemy.row) + enemy.per_crew * len(s.crew) + len(step.traits) - step.amount)
    dice += 0.8 * sum(len(wave) for wave in enemy.waves)
    worst = price(weakest_hp(s))
    far = dice * far_cost(s) * worst
    near = dice * near_cost(s) * worst
    if step.mode == START_CLOSE:
        cost = near
    elif step.mode == START_RANGED:
        cost = min(far, near + 0.5)
    else:
        cost = min(far, near)
    spoils = ITEM * enemy.search
    return spoils - cost + outlook(s, step.good, 1.0, depth + 1)


def weakest_hp(s: Mission) -> int:
    return min(member.hp for member in s.crew)


def far_cost(s: Mission) -> float:
    """What one die of the row costs when it is shot away."""
    best = max(best_shot(s, crew) for crew in range(len(s.crew)))
    if best <= 0.0:
        return 9.0
    return hit_chance(s) * s.enemy().ranged / best + 0.12


def near_cost(s: Mission) -> float:
    """What one die of the row costs hand to hand."""
    return 0.85 * s.enemy().close + 0.05


def carries_gun(s: Mission, crew: int) -> bool:
    return any(s.tables.items[item].gun for item in s.crew[crew].pack)
