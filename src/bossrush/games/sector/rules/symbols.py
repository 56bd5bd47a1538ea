"""What dice mean: symbols against a test or the row, hits on the hit chart, jams, hit dice.

Pure functions, and the only place that knows. The rules apply them to what was rolled, the odds and
the companions to all that could be rolled.
"""

from __future__ import annotations

from bossrush.engine.sets import has, members
from bossrush.games.sector.cards.tables import Enemy, Item, Step
from bossrush.games.sector.cards.terms import (
    CORE_AMMO,
    JUDGED_ANY,
    JUDGED_TOTAL,
    is_double,
    symbols_of,
    trait_of,
)
from bossrush.games.sector.cards.verbs import TEST
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import face_of, gun_of, roller_of

# -- crew dice in a test --------------------------------------------------------------------


def counting(shown: int, trait: int) -> int:
    """How many symbols of a trait a crew die shows; none before it has been rolled."""
    return symbols_of(shown) if shown >= 0 and trait_of(shown) == trait else 0


def symbols(s: Mission, crew: int, trait: int) -> int:
    """How many symbols of a trait a crewmember has in the present test."""
    member = s.crew[crew]
    return member.added + counting(member.shown, trait)


def passing(step: Step, counts: list[int]) -> list[bool]:
    """Who passes a test with so many symbols each; what is judged by its total, all or none."""
    if step.judged == JUDGED_TOTAL:
        enough = sum(counts) >= step.need
        return [enough for _ in counts]
    return [count >= step.need for count in counts]


def won(step: Step, counts: list[int]) -> bool:
    """Whether a test as a whole is passed: by the total, by any of them, or by all."""
    if step.judged == JUDGED_TOTAL:
        return sum(counts) >= step.need
    passed = passing(step, counts)
    return any(passed) if step.judged == JUDGED_ANY else all(passed)


def test_passed(s: Mission, crew: int) -> bool:
    """Whether the present test is passed as the dice lie, so far as this crewmember goes."""
    step = s.tables.steps[s.asked]
    if step.verb != TEST or not has(s.rollers, crew):
        return True
    rollers = members(s.rollers) if step.judged == JUDGED_TOTAL else [crew]
    return all(passing(step, [symbols(s, roller, step.trait) for roller in rollers]))


# -- crew dice against the row --------------------------------------------------------------


def matched(s: Mission, shown: int) -> int:
    """How many dice of the row a FIGHT with this result removes: a double up to two."""
    return min(symbols_of(shown), s.standing_of(trait_of(shown)))


def blocks(s: Mission, shown: int) -> bool:
    """Whether this result of a FIGHT blocks: a double, match or no match."""
    return is_double(shown) and not s.changes.no_block


def close_value(s: Mission) -> int:
    """What the enemy's blow costs a fighter who does not block, with what a special changes."""
    return max(0, s.enemy().close + s.changes.close)


# -- ammo dice against the hit chart --------------------------------------------------------


def jammed(s: Mission, crew: int, gun: int) -> bool:
    """Whether a weapon has jammed; a table may let one jam stop both weapons."""
    items = s.tables.items
    for die in s.ammo:
        if roller_of(die) == crew and (s.jam_crew or gun_of(die) == gun):
            if items[gun_of(die)].jams[face_of(die)]:
                return True
    return False


def dice_of(s: Mission, crew: int, gun: int) -> list[int]:
    """The ammo dice that a crewmember has rolled for a weapon."""
    return [die for die in s.ammo if roller_of(die) == crew and gun_of(die) == gun]


def wounds_of(s: Mission, crew: int, guns: list[int]) -> int:
    """The wounds of one SHOOT, as the ammo dice of the weapons that fired lie."""
    hits: list[int] = []
    direct = 0
    for gun in guns:
        item = s.tables.items[gun]
        scored = 0 if hits else s.crew[crew].bonus_hits
        for die in dice_of(s, crew, gun):
            scored += item.hits[face_of(die)]
            direct += item.wounds[face_of(die)]
        hits.append(scored)
    return direct + chart_wounds(s, guns, hits)


def chart_wounds(s: Mission, guns: list[int], hits: list[int]) -> int:
    """What the hits of one or two weapons are worth: those of one ammo type are added up."""
    enemy = s.enemy()
    items = s.tables.items
    lines = [chart_line(enemy, items[gun]) for gun in guns]
    if len(guns) == 2 and lines[0] == lines[1] and items[guns[0]].ammo == items[guns[1]].ammo:
        return on_chart(enemy, lines[0], hits[0] + hits[1])
    wounds = 0
    for place, scored in enumerate(hits):
        wounds += on_chart(enemy, lines[place], scored)
    return wounds


def chart_line(enemy: Enemy, item: Item) -> int:
    """The line of the hit chart a weapon's hits are read on."""
    if item.ammo >= CORE_AMMO and not enemy.printed[item.ammo] and item.chart_as >= 0:
        return item.chart_as
    return item.ammo


def on_chart(enemy: Enemy, line: int, hits: int) -> int:
    """The wounds of so many hits on a line of the hit chart; what falls short is lost."""
    if not enemy.hits[line]:
        return 0  # immune
    return hits // enemy.hits[line] * enemy.wounds[line]


# -- hit dice -------------------------------------------------------------------------------


def hits_on(s: Mission, crew: int) -> int:
    """How many of a crewmember's hit dice show a hit."""
    count = 0
    for die in s.hits:
        if roller_of(die) == crew and s.tables.hit_faces[face_of(die)]:
            count += 1
    return count


def hit_chance(s: Mission) -> float:
    """How likely a hit die shows a hit."""
    return s.tables.hit_faces.count(True) / len(s.tables.hit_faces)


def hit_dice_of_shot(s: Mission) -> int:
    """How many hit dice answer one SHOOT."""
    return 1 + s.changes.hit_dice


def ranged_value(s: Mission) -> int:
    """What a hit of the enemy's fire costs, with what a special changes."""
    return max(0, s.enemy().ranged + s.changes.ranged)


def flank_value(s: Mission) -> int:
    """What a hit costs the crewmember who runs to the flank: never more than 1 HP."""
    return min(1, ranged_value(s))
