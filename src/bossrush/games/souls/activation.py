"""A character's activation: its start, what it does, and its end."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import asks, tell, tell_dungeon
from bossrush.games.souls.acts import END, ESTUS, HANDS, KIND, LOW, STAND_STILL, STEP, USE
from bossrush.games.souls.attacks import use_card
from bossrush.games.souls.endurance import gain, spend, suffer
from bossrush.games.souls.gear import (
    end_health,
    has_start_choice,
    start_energy,
    take_in_hands,
    takes_aggro,
    walk_nodes,
)
from bossrush.games.souls.moving import settle_arc, step
from bossrush.games.souls.room import step_cost
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.striking import slot_of, use_cost
from bossrush.games.souls.terms import (
    FOES_BEGIN,
    HERO_ACTS,
    HERO_ENDS,
    PASSING,
    PERSEVERANCE,
    POISON,
    WON,
)

# What a character does is packed: kind << 20 | what.


def hero_begins(s: Dungeon) -> Flow[None]:
    """The start of an activation: Energy, Aggro; the first one of the game is chosen freely."""
    fight = s.fight
    if s.first < 0:
        s.first = yield Decision(s, CREW, asks.FIRST_HERO)
    hero = s.first
    fight.hero = hero
    s.first = (hero + 1) % len(s.party)
    one = s.party[hero]
    if s.journal:
        tell.hero_begins(s, hero)
    energy = start_energy(s, hero)
    fight.aggro = hero
    if has_start_choice(s, hero) and (one.black or one.red):
        both = yield Decision(s, s.seat_of(hero), asks.START_GAIN, hero)
        if both:
            gain(s, hero, 1, 1)
        else:
            gain(s, hero, energy, 0)
    else:
        gain(s, hero, energy, 0)
    fight.fresh = True
    fight.walk = walk_nodes(s, hero)
    fight.stride = 0
    fight.used = 0
    fight.magic = False
    fight.bonus = 0
    fight.charge = False
    boss = s.boss_on(one.node)
    if boss >= 0:
        yield from settle_arc(s, hero, boss)
    s.phase = HERO_ACTS


def hero_acts(s: Dungeon) -> Flow[None]:
    """One thing a character does in its activation."""
    fight = s.fight
    hero = fight.hero
    one = s.party[hero]
    value = yield Decision(s, s.seat_of(hero), asks.ACT, hero)
    kind = value >> KIND
    what = value & LOW
    if kind == END:
        s.phase = HERO_ENDS
        return
    if kind == HANDS:
        take_in_hands(one, what)
        if s.journal:
            tell.hands(s, hero)
        return
    fight.fresh = False
    if kind == STEP:
        cost = step_cost(s, hero, what)
        if fight.walk:
            fight.walk -= 1
        fight.stride = 1
        spend(s, hero, cost)
        yield from step(s, hero, what)
    elif kind == USE:
        cost = use_cost(s, hero, what)
        fight.used |= 1 << slot_of(what)
        if fight.stride == 1:
            fight.stride = 2
        yield from use_card(s, hero, what, cost)
    elif kind == ESTUS:
        one.estus = False
        if s.journal:
            tell.estus(s, hero)
        gain(s, hero, one.black, one.red)
    else:
        yield from heroic_act(s, hero, what)
    if not s.standing():
        s.phase = WON


def heroic_act(s: Dungeon, hero: int, what: int) -> Flow[None]:
    """Perseverance for everyone, or a Berserk Charge."""
    one = s.party[hero]
    one.heroic = False
    if s.journal:
        tell.heroic(s, hero)
    if one.card().heroic == PERSEVERANCE:
        for number in range(len(s.party)):
            gain(s, number, 2, 0)
        return
    s.fight.charge = True
    if what != STAND_STILL:
        yield from step(s, hero, what)


def hero_ends(s: Dungeon) -> Flow[None]:
    """The end of an activation: gains, Poison, passing conditions, and who takes the Aggro."""
    fight = s.fight
    hero = fight.hero
    one = s.party[hero]
    gain(s, hero, 0, end_health(s, hero))
    if one.conditions & POISON:
        if s.journal:
            tell.poisoned(s, hero)
        suffer(s, hero, 1)
    one.conditions &= ~PASSING
    fight.magic = False
    fight.bonus = 0
    fight.charge = False
    for number in range(len(s.party)):
        if number != hero and fight.aggro != number and takes_aggro(s, number):
            take = yield Decision(s, s.seat_of(number), asks.TAKE_AGGRO, number)
            if take:
                s.party[number].took_aggro = True
                fight.aggro = number
                if s.journal:
                    tell_dungeon.aggro(s, number)
    s.phase = FOES_BEGIN
