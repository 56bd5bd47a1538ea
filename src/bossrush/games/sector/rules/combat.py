"""Combat (p. 14): setting up the row, rounds, declarations, and how it ends."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow, Together
from bossrush.engine.dice import roll
from bossrush.engine.sets import NONE
from bossrush.games.sector.cards.terms import (
    ANSWER,
    ATTACK,
    BOSS,
    CLOSE,
    DECLARE,
    DRONE,
    FLANK_ROUND,
    PEACE,
    RANGED,
    ROUND_START,
    START_CHOICE,
    START_CLOSE,
    STEP,
    WHEN_DECLARE,
    WHEN_DEFEATED,
    WHEN_ROUND_END,
    WHEN_ROUND_START,
    WHEN_SETUP,
    WHEN_WAVE_END,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.combat import (
    CLOSE_IN,
    DECLARE_ACTION,
    NEAR,
    RANGED_OR_CLOSE,
    REMOVE_DIE,
)
from bossrush.games.sector.rules import close_combat, ranged_combat
from bossrush.games.sector.rules.combat_actions import (
    anyone_can_shoot,
    attack_action,
    declare,
    undeclared,
)
from bossrush.games.sector.rules.combat_specials import enter_close, moment
from bossrush.games.sector.rules.medical_record import victory
from bossrush.games.sector.rules.standard_actions import activate_drone, reloads, trades
from bossrush.games.sector.rules.using_items import before_closing
from bossrush.games.sector.table.changes import Changes
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log_combat


def begin_combat(s: Mission) -> Flow[None]:
    """How the crew meet the enemy, and the row that has to go."""
    step = s.tables.steps[s.battle]
    enemy = s.enemy()
    s.round = 0
    s.wave = 0
    s.row = []
    s.used_combat = NONE
    s.changes = Changes()
    s.lasting = Changes()
    s.mode = RANGED
    clear_round(s)
    if s.journal:
        log_combat.combat(s)
    near = step.mode == START_CLOSE
    if step.mode == START_CHOICE:
        answer = yield Decision(s, CREW, RANGED_OR_CLOSE)
        near = answer == NEAR
    if near:
        enter_close(s)
    elif s.journal:
        log_combat.ranged(s)
    yield from lay_row(s, enemy.row + step.traits, enemy.per_crew)
    yield from _remove_dice(s, step.amount)
    yield from moment(s, WHEN_SETUP, -1)
    s.phase = ROUND_START


def lay_row(s: Mission, fixed: list[int], per_crew: int) -> Flow[None]:
    """Printed dice as printed, and for each per-crew symbol one rolled die a crewmember."""
    s.row = fixed[:]
    for _ in range(per_crew * len(s.crew)):
        face = yield from roll(s, s.tables.chapter_die)
        s.row.append(s.tables.chapter_trait[face])
    if s.journal:
        log_combat.row(s)


def _remove_dice(s: Mission, count: int) -> Flow[None]:
    """The card lets the group take dice out of the row beforehand; at least one stays."""
    s.wounds = min(count, len(s.row) - 1)
    while s.wounds > 0:
        trait = s.row[0]
        if len(set(s.row)) > 1:
            trait = yield Decision(s, CREW, REMOVE_DIE)
        s.row.remove(trait)
        s.wounds -= 1
        if s.journal:
            log_combat.taken_out(s, trait)


def clear_round(s: Mission) -> None:
    """A new round, or the flank round: what counted in the last one counts no longer."""
    s.hurt = NONE
    s.removed = 0
    s.changes = s.lasting.copy()
    s.used_round = NONE
    s.used_items = NONE
    s.traded = NONE
    s.resolved = NONE
    s.ammo = []
    s.hits = []
    for member in s.crew:
        member.undeclare()
        member.shown = -1
        member.bonus_hits = 0
        member.blocking = False
        member.weapon_slots = 0


def start_round(s: Mission) -> Flow[None]:
    """A round begins: first the flank round, if somebody is on the flank."""
    limit = s.tables.steps[s.battle].round_limit
    if limit and s.round >= limit:
        end_combat(s)  # the card's own way out: nothing is searched
        return
    if s.flanker >= 0:
        s.phase = FLANK_ROUND
        return
    s.round += 1
    clear_round(s)
    if s.journal:
        log_combat.round(s)
    yield from moment(s, WHEN_ROUND_START, -1)
    if s.standing() == 0:
        yield from row_empty(s)
        return
    ranged = s.mode == RANGED
    before = s.changes.copy()
    yield from moment(s, WHEN_DECLARE, -1)
    if ranged:
        yield from _keep_shooting(s)
        if s.mode != RANGED:  # a close round is declared, under what the special says to that
            s.changes = before
            yield from moment(s, WHEN_ROUND_START, -1, CLOSE)
            if s.standing() == 0:
                yield from row_empty(s)
                return
            yield from moment(s, WHEN_DECLARE, -1)
    s.phase = DECLARE


def _keep_shooting(s: Mission) -> Flow[None]:
    """A ranged round needs somebody who SHOOTs; in any of them the group may also close in."""
    if not anyone_can_shoot(s):
        yield from before_closing(s)
    if not anyone_can_shoot(s):
        if s.journal:
            log_combat.nobody_shoots(s)
        enter_close(s)
    else:
        answer = yield Decision(s, CREW, CLOSE_IN)
        if answer == NEAR:
            enter_close(s)


def declarations(s: Mission) -> Flow[None]:
    """Everybody declares one action, openly, and may change it until the last has come.

    No declaration is made for anybody: the round begins once all of them stand by theirs.
    """
    if s.seats == 1:
        yield from _declare_alone(s)
    else:
        crew = list(range(len(s.crew)))
        yield Together(
            crew, lambda crew: _declare(s, crew), lambda crew: _withdraw(s, crew), free=True
        )
    s.phase = ATTACK


def _declare(s: Mission, crew: int) -> Flow[None]:
    answer = yield Decision(s, s.seat_of(crew), DECLARE_ACTION, crew)
    _declared(s, crew, answer)


def _declare_alone(s: Mission) -> Flow[None]:
    """A lone player declares for one crewmember after the other, and may go back to the first."""
    waiting = undeclared(s)
    while waiting:
        crew = waiting[0]
        answer = yield Decision(s, 0, DECLARE_ACTION, crew)
        if answers.CHANGE.fits(answer):
            _withdraw(s, answers.MEMBER.of(answer))
        else:
            _declared(s, crew, answer)
        waiting = undeclared(s)


def _withdraw(s: Mission, crew: int) -> None:
    if s.crew[crew].action == DRONE:
        s.drone_user = -1
    s.crew[crew].undeclare()


def _declared(s: Mission, crew: int, answer: int) -> None:
    declare(s.crew[crew], answer)
    if answers.ACTIVATE_DRONE.fits(answer):
        s.drone_user = crew
        s.drone_function = answers.FUNCTION.of(answer)
    if s.journal:
        log_combat.declared(s, crew, answer)


def legal_round(s: Mission) -> Flow[bool]:
    """Whether somebody attacks. If not, all declare again: in close combat, if it was ranged."""
    attack = attack_action(s)
    for member in s.crew:
        if member.action == attack:
            return True
    if s.journal:
        log_combat.void(s)
    for member in s.crew:
        member.undeclare()
    s.drone_user = -1
    if s.mode == RANGED:
        enter_close(s)
        yield from moment(s, WHEN_ROUND_START, -1, CLOSE)
        yield from moment(s, WHEN_DECLARE, -1, CLOSE)
    s.phase = DECLARE
    return False


def row_empty(s: Mission) -> Flow[None]:
    """No chapter dice are left: the next wave comes, or the enemy is defeated."""
    enemy = s.enemy()
    if s.wave < len(enemy.waves):
        s.wave += 1
        if s.journal:
            log_combat.wave(s)
        yield from lay_row(s, enemy.waves[s.wave - 1], 0)
        yield from moment(s, WHEN_WAVE_END, -1)
        s.phase = ROUND_START
        return
    if s.journal:
        log_combat.defeated(s)
    yield from moment(s, WHEN_DEFEATED, -1)
    if s.card().act == BOSS:
        raise victory(s)
    s.search = enemy.search
    end_combat(s)
    after = s.tables.steps[s.battle].good
    if after >= 0:
        s.stack = [after, 0]


def end_combat(s: Mission) -> None:
    """Combat is over, and with it the chapter, once what follows has been done."""
    s.mode = PEACE
    s.wave = 0
    s.flanker = -1
    s.drone_user = -1
    clear_round(s)
    s.stack = []
    s.phase = STEP


def attacks(s: Mission) -> Flow[None]:
    """TRADEs first, then all attacks and the FLANK."""
    legal = yield from legal_round(s)
    if not legal:
        return
    yield from trades(s)
    if s.mode == RANGED:
        yield from ranged_combat.attack(s)
    else:
        yield from close_combat.attack(s)
    s.phase = ANSWER


def enemy_answers(s: Mission) -> Flow[None]:
    """The enemy's fire or blows, RELOADs, the drone; then the round is over."""
    if s.mode == RANGED:
        yield from ranged_combat.return_fire(s)
    else:
        yield from close_combat.defend(s)
    yield from reloads(s)
    yield from activate_drone(s)
    if s.standing():  # a special of the round's end is the living enemy's
        yield from moment(s, WHEN_ROUND_END, -1)
    if s.standing() == 0:
        yield from row_empty(s)
    else:
        s.phase = ROUND_START
