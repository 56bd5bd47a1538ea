"""Enemy activations (p. 24): who acts next, its icons one after another, and its end."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.sets import minus
from bossrush.games.souls.cards import terms
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.aggro import next_foes, targets
from bossrush.games.souls.rules.boss_activation import boss_leap, boss_move, boss_shift, boss_turn
from bossrush.games.souls.rules.boss_encounters import flip, resolved, settle_arc
from bossrush.games.souls.rules.conditions import (
    after_activation,
    after_damage,
    poison_damage,
    with_bleed,
)
from bossrush.games.souls.rules.endurance import wound
from bossrush.games.souls.rules.enemy_attack import defend, next_to_defend
from bossrush.games.souls.rules.enemy_movement import enemy_move
from bossrush.games.souls.rules.equipment import ignores_push
from bossrush.games.souls.rules.push import push
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.fight import PUSH_ARC, PUSH_AWAY
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


def foes_begin(s: Dungeon) -> Flow[None]:
    """All enemies activate, the highest threat first."""
    fight = s.fight
    for foe in fight.foes:
        foe.acted = False
    fight.card = terms.NOTHING
    if s.journal:
        log.foes_begin(s)
    s.phase = phases.FOE_NEXT
    yield from ()


def foe_next(s: Dungeon) -> Flow[None]:
    """The next enemy acts; among equals the players choose."""
    fight = s.fight
    ready = next_foes(s)
    if not ready:
        yield from foes_end(s)
        return
    foe = ready[0]
    if len(ready) > 1:
        foe = yield Decision(s, CREW, questions.NEXT_FOE)
    fight.acting = foe
    fight.icon = 0
    fight.round = 0
    if fight.boss:
        if fight.card < 0:
            yield from flip(s)
        fight.last = fight.card
        fight.weak[foe] = s.behaviour().weak
    if s.journal:
        log.foe_acts(s, foe)
    s.phase = phases.FOE_ICON


def foes_end(s: Dungeon) -> Flow[None]:
    """Every enemy has acted: a guard ends, the party may dash, then a character activates."""
    fight = s.fight
    fight.acting = terms.NOTHING
    end_guard(s)
    if s.campaign != terms.STANDARD and not fight.boss and not fight.opened and not s.practice:
        s.phase = phases.DASH
    else:
        s.phase = phases.HERO_BEGINS
    fight.opened = True
    yield from ()


def foe_icon(s: Dungeon) -> Flow[None]:
    """Resolve the next behaviour icon."""
    fight = s.fight
    foe = fight.acting
    behaviour = s.behaviour()
    icon = behaviour.icons[fight.icon]
    if icon.op == terms.ATTACK:
        if icon.mode == terms.AREA or behaviour.hit:
            for hero in s.heroes_on(fight.foes[foe].node):
                yield from settle_arc(s, hero, foe)
        fight.targets = targets(s, foe, behaviour, icon)
        if fight.targets:
            s.phase = phases.DEFEND
            return
        if s.journal:
            log.missed(s, foe)
    elif icon.op == terms.MOVE:
        if fight.boss:
            yield from boss_move(s, foe, icon)
        else:
            yield from enemy_move(s, foe, icon)
    elif icon.op == terms.SHIFT:
        yield from boss_shift(s, foe, icon)
    elif icon.op == terms.LEAP:
        yield from boss_leap(s, foe, icon)
    else:
        boss_turn(s, foe, icon.way)
    next_icon(s)


def next_icon(s: Dungeon) -> None:
    """Go on to the next icon, to the next repetition, or to the end."""
    fight = s.fight
    fight.targets = 0
    fight.prey = terms.NOTHING
    fight.steps = 0
    if fight.foes[fight.acting].node < 0:  # stabbed in the back on its way
        s.phase = phases.FOE_END if s.standing() else phases.WON
        return
    behaviour = s.behaviour()
    fight.icon += 1
    if fight.icon < len(behaviour.icons):
        s.phase = phases.FOE_ICON
        return
    fight.icon = 0
    fight.round += 1
    s.phase = phases.FOE_ICON if fight.round < behaviour.repeat else phases.FOE_END


def defend_phase(s: Dungeon) -> Flow[None]:
    """One of the targets defends; a hit by an attack with a push icon moves it."""
    fight = s.fight
    if not fight.targets:
        next_icon(s)
        return
    icon = s.icon()
    hero, answer = yield from next_to_defend(s, fight.targets)
    fight.targets = minus(fight.targets, hero)
    was_hit = yield from defend(s, hero, answer)
    foe = fight.foes[fight.acting]
    if was_hit and icon.push and not ignores_push(s, hero):
        if fight.boss and s.party[hero].node == foe.node:
            yield from settle_arc(s, hero, fight.acting)
            fight.pushing = PUSH_ARC
        else:
            fight.pushing = PUSH_AWAY
        fight.away_from = foe.node
        yield from push(s, hero)
    if not s.standing():
        s.phase = phases.WON
    elif foe.node < 0 or not fight.targets:
        next_icon(s)


def foe_end(s: Dungeon) -> Flow[None]:
    """The end of a foe's activation: Poison, and the passing conditions go."""
    fight = s.fight
    number = fight.acting
    foe = fight.foes[number]
    foe.acted = True
    if foe.node >= 0:
        poison = poison_damage(foe.conditions)
        if poison:
            if s.journal:
                log.foe_poisoned(s, number)
            damage = with_bleed(foe.conditions, poison)
            foe.conditions = after_damage(foe.conditions, poison)
            wound(s, number, damage)
        foe.conditions = after_activation(foe.conditions)
    if fight.boss:
        resolved(s)
    s.phase = phases.FOE_NEXT if s.standing() else phases.WON
    yield from ()


def end_guard(s: Dungeon) -> None:
    """A guard over the party ends with the enemy activation."""
    fight = s.fight
    if fight.guard_block or fight.guard_resist:
        fight.guard_block = 0
        fight.guard_resist = 0
        if s.journal:
            log.guard_ends(s)
