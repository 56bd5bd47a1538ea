"""Ranged combat: SHOOT, step by step, and the enemy's return fire."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.dice import roll
from bossrush.games.sector import tell_combat
from bossrush.games.sector.helps import hits_on
from bossrush.games.sector.inventory import top_up, unload
from bossrush.games.sector.order import resolve
from bossrush.games.sector.record import lose
from bossrush.games.sector.rolls import ranged_value, roll_hit_dice
from bossrush.games.sector.specials import moment
from bossrush.games.sector.state import Mission
from bossrush.games.sector.steps import perform, run
from bossrush.games.sector.tables import Enemy, Item
from bossrush.games.sector.terms import (
    AFTER_HIT_DICE,
    AFTER_SHOOT,
    CORE_AMMO,
    FLANK,
    HITS,
    PICK_ANY,
    RELOAD_STEP,
    SHOOT,
    WHEN_RETURN_FIRE,
    WHEN_SHOOT_ROLLED,
    WOUND,
)
from bossrush.games.sector.windows import offer
from bossrush.games.sector.wounds import inflict


def attack(s: Mission) -> Flow[None]:
    """All dice are rolled first, the flanker's hit die too; then wounds are applied."""
    for number, member in enumerate(s.crew):
        if member.action == SHOOT:
            yield from fire(s, number)
            yield from roll_hit_dice(s, number, 1 + s.changes.hit_dice)
        elif member.action == FLANK:
            s.flanker = number
            yield from roll_hit_dice(s, number, 1)
    yield from moment(s, WHEN_SHOOT_ROLLED, -1)
    for number, member in enumerate(s.crew):
        if member.action == SHOOT:
            yield from offer(s, number, AFTER_SHOOT)
        elif member.action == FLANK:
            yield from offer(s, number, AFTER_HIT_DICE)
    yield from resolve(s, apply_shot)


def fire(s: Mission, crew: int) -> Flow[None]:
    """SHOOT, step 1: the ammo dice of the fire rates that were declared."""
    member = s.crew[crew]
    yield from _roll_ammo(s, crew, member.first, member.first_rate)
    if member.second >= 0:
        yield from _roll_ammo(s, crew, member.second, member.second_rate)


def _roll_ammo(s: Mission, crew: int, gun: int, rate: int) -> Flow[None]:
    item = s.t.items[gun]
    die = s.t.ammo_dice[item.ammo]
    s.crew[crew].weapon_slots += item.slots
    for _ in range(rate):
        face = yield from roll(s, die, s.seat_of(crew))
        s.ammo.append(crew << 16 | gun << 8 | face)
    if s.journal:
        tell_combat.shot(s, crew, gun, rate)


def jammed(s: Mission, crew: int, gun: int) -> bool:
    """Whether a weapon has jammed; a table may let one jam stop both weapons."""
    items = s.t.items
    return any(
        items[die >> 8 & 255].jams[die & 255]
        for die in s.ammo
        if die >> 16 == crew and (s.jam_crew or die >> 8 & 255 == gun)
    )


def apply_shot(s: Mission, crew: int) -> Flow[None]:
    """SHOOT, step 2: hits against the hit chart, special symbols, and the dice are spent."""
    member = s.crew[crew]
    guns = [member.first] if member.second < 0 else [member.first, member.second]
    fired: list[int] = []
    for gun in guns:
        if jammed(s, crew, gun):
            if s.journal:
                tell_combat.jam(s, crew, gun)
        else:
            fired.append(gun)
    wounds = wounds_of(s, crew, fired)
    yield from _symbols(s, crew, fired)
    for gun in fired:
        rate = member.first_rate if gun == member.first else member.second_rate
        unload(s, gun, rate)
        back = _put_back(s, crew, gun)
        if back:
            top_up(s, gun, back)
    if s.journal:
        tell_combat.wounds(s, crew, wounds)
    removed = yield from inflict(s, crew, wounds, PICK_ANY)
    if removed and s.in_flank and not s.changes.no_flank_bonus:
        yield from inflict(s, crew, 1, PICK_ANY)


def wounds_of(s: Mission, crew: int, guns: list[int]) -> int:
    """The wounds of one SHOOT: hits of one ammo type are added up over its weapons."""
    enemy = s.enemy()
    wounds = 0
    counted = -1
    for place, gun in enumerate(guns):
        item = s.t.items[gun]
        hits = s.crew[crew].bonus_hits if place == 0 else 0
        for die in s.ammo:
            if die >> 16 == crew and die >> 8 & 255 == gun:
                hits += item.hits[die & 255]
                wounds += item.wounds[die & 255]
        line = chart_line(enemy, item)
        if place == 0 and len(guns) == 2:
            other = s.t.items[guns[1]]
            if other.ammo == item.ammo and chart_line(enemy, other) == line:
                counted = hits  # pooled with the second weapon's
                continue
        if counted >= 0:
            hits += counted
        if enemy.hits[line]:
            wounds += hits // enemy.hits[line] * enemy.wounds[line]
    return wounds


def chart_line(enemy: Enemy, item: Item) -> int:
    """The line of the hit chart a weapon's hits are read on."""
    if item.ammo >= CORE_AMMO and not enemy.printed[item.ammo] and item.chart_as >= 0:
        return item.chart_as
    return item.ammo


def _symbols(s: Mission, crew: int, guns: list[int]) -> Flow[None]:
    """What the special symbols do besides hits, wounds and dice put back."""
    for gun in guns:
        item = s.t.items[gun]
        for die in s.ammo[:]:
            if die >> 16 != crew or die >> 8 & 255 != gun:
                continue
            steps = item.symbols[die & 255]
            if steps < 0:
                continue
            for step in s.t.lists[steps]:
                if step.verb not in (HITS, WOUND, RELOAD_STEP):
                    following = yield from perform(s, step, crew)
                    yield from run(s, following, crew)


def _put_back(s: Mission, crew: int, gun: int) -> int:
    """Ammo dice that special symbols put back on the weapon."""
    item = s.t.items[gun]
    count = 0
    for die in s.ammo:
        if die >> 16 == crew and die >> 8 & 255 == gun:
            steps = item.symbols[die & 255]
            if steps >= 0:
                for step in s.t.lists[steps]:
                    if step.verb == RELOAD_STEP:
                        count += step.amount
    return count


def return_fire(s: Mission) -> Flow[None]:
    """SHOOT, step 3: every hit die is applied, even if the row is empty by now."""
    yield from moment(s, WHEN_RETURN_FIRE, -1)
    also = s.changes.exposed
    if also:
        for number, member in enumerate(s.crew):
            if also >> member.action & 1:
                yield from roll_hit_dice(s, number, 1)
                yield from offer(s, number, AFTER_HIT_DICE)
    value = ranged_value(s)
    for number, member in enumerate(s.crew):
        hits = hits_on(s, number)
        if not hits:
            continue
        if member.action == FLANK:
            yield from lose(s, number, min(1, value), "sector.flank.damage-cap")
        else:
            yield from lose(s, number, hits * value, "sector.ranged.return-fire-hit")
