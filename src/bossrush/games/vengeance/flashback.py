"""The Flashback Phase: three shared dice and a free action; skills bought with experience."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.games.vengeance import tell
from bossrush.games.vengeance.ask_flashback import FLASHBACK as QUESTION
from bossrush.games.vengeance.ask_flashback import action_of, discard_of, source_of, what_of
from bossrush.games.vengeance.clocks import limit_phase, unlimit
from bossrush.games.vengeance.flashback_terms import EXTRA, GIVE_UP, LEARN
from bossrush.games.vengeance.objectives import claim
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
    ANTICIPATE,
    BUY,
    COLLECT,
    DONE,
    FIRST_TRAIN,
    FLASHBACK,
    HEAL_CLEANS,
    OPEN_ROLL,
    RECOVER,
    SKILLS,
    TRAIN,
)

FLASHBACK_DICE: Final = 3


def start_round(s: Vendetta) -> Flow[None]:
    """A round begins: everybody takes dice, and one roll of the flashback dice serves all."""
    s.round += 1
    s.turn_done = 0
    s.closed = False
    for seat in range(s.seats):
        p = s.players[seat]
        fresh_round(p)
        if not p.out():
            p.hand = s.take(seat, p.hand_cap())
            p.faces = [s.t.unrolled] * len(p.hand)
    sides = yield from roll_many(s, s.t.flashback_die, FLASHBACK_DICE)
    s.flash = [s.t.flash_of[side] for side in sides]
    if s.journal:
        tell.round_started(s)
    s.seat_phases = [DONE if p.out() else FLASHBACK for p in s.players]
    limit_phase(s)
    s.phase = OPEN_ROLL


def fresh_round(p: Player) -> None:
    """What a player may do anew in every round."""
    p.acted = 0
    p.trained = False
    p.throws = 0
    p.stopped = False
    p.turns = 0
    p.timed = 0
    p.moved = False
    p.boss_hurt = False
    p.fresh = 0


def flashback(s: Vendetta, seat: int) -> Flow[None]:
    """One thing at a time: an action by a die or for free, a skill bought, or done."""
    value = yield Decision(s, seat, QUESTION, seat)
    p = s.players[seat]
    action = action_of(value)
    if action == GIVE_UP:
        end_flashback(s, seat)
    elif action == LEARN:
        learn(s, seat, p.skill_code(what_of(value)), p.skill_code(discard_of(value) - 1))
    else:
        p.acted |= 1 << source_of(value)
        perform(s, seat, action, what_of(value))


def end_flashback(s: Vendetta, seat: int) -> None:
    """A seat is done: an incomplete pair of marks gives nothing and is wiped."""
    wipe_half_marks(s.players[seat])
    unlimit(s, seat)
    s.seat_phases[seat] = DONE
    if s.journal:
        tell.flashback_done(s, seat)


def wipe_half_marks(p: Player) -> None:
    for code in range(SKILLS):
        if p.marks[code] and not p.anticipated(code):
            p.marks[code] = 0


def perform(s: Vendetta, seat: int, action: int, what: int) -> None:
    """A Flashback Action, by a die, for free, or for loot gathered in Resolution."""
    p = s.players[seat]
    before = p.marked
    if action == TRAIN:
        train(p)
    elif action == BUY:
        p.uses[what - p.card.first_item] += 1
    elif action == RECOVER:
        if what == EXTRA:
            p.extra += 1
        else:
            cleans = p.card.effect_of if p.card.effect == HEAL_CLEANS else s.t.heal_cleans
            p.wounds -= min(p.wounds, cleans)
    elif action == ANTICIPATE:
        p.marks[p.skill_code(what)] += 1
    elif action == COLLECT:
        p.loot += 1
    if s.journal:
        tell.flashback_action(s, seat, action, what, p.marked - before)
    claim(s, seat)


def train(p: Player) -> None:
    """Mark experience slots, as many as there are left to mark."""
    marks = p.t.train_marks
    if p.card.effect == FIRST_TRAIN and not p.trained:
        marks = p.card.effect_of
    p.trained = True
    p.marked = min(p.t.training.slots, p.marked + marks)


def learn(s: Vendetta, seat: int, code: int, discarded: int) -> None:
    """Buy a skill with experience; a full board gives one up for it, with its marks."""
    p = s.players[seat]
    p.spent += p.card.skills[code].cost
    if discarded >= 0:
        p.owned &= ~(1 << discarded)
        p.marks[discarded] = 0
    p.owned |= 1 << code
    if s.journal:
        tell.learned(s, seat, code, discarded)
