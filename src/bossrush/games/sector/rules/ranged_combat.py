"""Ranged combat (p. 16): SHOOT and FLANK, step by step, and the enemy's return fire."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.dice import roll
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import (
    AFTER_HIT_DICE,
    AFTER_SHOOT,
    FLANK,
    PICK_ANY,
    SHOOT,
    WHEN_RETURN_FIRE,
    WHEN_SHOOT_ROLLED,
)
from bossrush.games.sector.cards.verbs import HITS, RELOAD_STEP, WOUND
from bossrush.games.sector.rules.ammo import top_up, unload
from bossrush.games.sector.rules.combat_specials import moment
from bossrush.games.sector.rules.hit_dice import roll_hit_dice
from bossrush.games.sector.rules.instructions import perform, run
from bossrush.games.sector.rules.medical_record import lose
from bossrush.games.sector.rules.symbols import (
    dice_of,
    flank_value,
    hit_dice_of_shot,
    hits_on,
    jammed,
    ranged_value,
    wounds_of,
)
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.rules.wounds import inflict, resolve
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import face_of, tray_die
from bossrush.games.sector.words import log_combat


def attack(s: Mission) -> Flow[None]:
    """All dice are rolled first, the flanker's hit die too; then wounds are applied."""
    for number, member in enumerate(s.crew):
        if member.action == SHOOT:
            yield from fire(s, number)
            yield from roll_hit_dice(s, number, hit_dice_of_shot(s))
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
    """Roll one weapon's ammo dice into the tray, as many as its fire rate."""
    item = s.tables.items[gun]
    die = s.tables.ammo_dice[item.ammo]
    s.crew[crew].weapon_slots += item.slots
    for _ in range(rate):
        face = yield from roll(s, die, s.seat_of(crew))
        s.ammo.append(tray_die(crew, face, gun))
    if s.journal:
        log_combat.shot(s, crew, gun, rate)


def apply_shot(s: Mission, crew: int) -> Flow[None]:
    """SHOOT, step 2: hits against the hit chart, special symbols, and the dice are spent.

    A weapon that has jammed does nothing, and keeps its dice.
    """
    member = s.crew[crew]
    guns = [member.first] if member.second < 0 else [member.first, member.second]
    fired: list[int] = []
    for gun in guns:
        if jammed(s, crew, gun):
            if s.journal:
                log_combat.jam(s, crew, gun)
        else:
            fired.append(gun)
    wounds = wounds_of(s, crew, fired)
    yield from _apply_symbols(s, crew, fired)
    for gun in fired:
        rate = member.first_rate if gun == member.first else member.second_rate
        unload(s, gun, rate)
        back = _put_back(s, crew, gun)
        if back:
            top_up(s, gun, back)
    if s.journal:
        log_combat.wounds(s, crew, wounds)
    yield from inflict(s, crew, wounds, PICK_ANY)


def _special_steps(s: Mission, crew: int, gun: int) -> list[Step]:
    """The steps that the special symbols on a weapon's dice call for."""
    item = s.tables.items[gun]
    steps: list[Step] = []
    for die in dice_of(s, crew, gun):
        meaning = item.symbols[face_of(die)]
        if meaning >= 0:
            steps += s.tables.lists[meaning]
    return steps


def _apply_symbols(s: Mission, crew: int, guns: list[int]) -> Flow[None]:
    """Carry out what special symbols do, except hits, wounds and dice put back."""
    for gun in guns:
        for step in _special_steps(s, crew, gun):
            if step.verb not in (HITS, WOUND, RELOAD_STEP):
                following = yield from perform(s, step, crew)
                yield from run(s, following, crew)


def _put_back(s: Mission, crew: int, gun: int) -> int:
    """How many ammo dice special symbols put back on the weapon."""
    count = 0
    for step in _special_steps(s, crew, gun):
        if step.verb == RELOAD_STEP:
            count += step.amount
    return count


def return_fire(s: Mission) -> Flow[None]:
    """SHOOT, step 3: every hit die is applied, even if the row is empty by now."""
    yield from moment(s, WHEN_RETURN_FIRE, -1)
    if s.changes.exposed:
        for number, member in enumerate(s.crew):
            if s.changes.exposes(member.action):
                yield from roll_hit_dice(s, number, 1)
                yield from offer(s, number, AFTER_HIT_DICE)
    value = ranged_value(s)
    for number, member in enumerate(s.crew):
        hits = hits_on(s, number)
        if not hits:
            continue
        if member.action == FLANK:
            yield from lose(s, number, flank_value(s), "sector.flank.damage-cap")
        else:
            yield from lose(s, number, hits * value, "sector.ranged.return-fire-hit")
