"""Exact odds at the moment of choice: what a defence leaves, what an attack does."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds, Spread, spread
from bossrush.games.souls.gear import (
    attack_conditions,
    attack_magic,
    attack_mod,
    block_dice,
    dodge_dice,
    held_in,
    resist_dice,
)
from bossrush.games.souls.quarry import is_magic, strength
from bossrush.games.souls.room import STAND, dodge_cost, dodge_node
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.striking import (
    NO_TARGET,
    dice_against,
    line_of,
    slot_of,
    struck,
    target_of,
)
from bossrush.games.souls.striking import damage_to as dealt
from bossrush.games.souls.tables import Tables
from bossrush.games.souls.terms import BLEED, GREEN, HEAVY_BLOWS, KNOWN_TRAP, STRIKE


def handful(t: Tables, dice: int) -> Spread:
    """How a handful of dice comes up."""
    found = Spread(0, [1])
    for colour in range(3):
        count = dice >> 8 * colour & 255
        if count:
            found = found.plus(spread(t.pips[colour]).times(count))
    return found


def greens(t: Tables, count: int) -> Spread:
    return spread(t.pips[GREEN]).times(count)


def taken(s: Dungeon, hero: int, damage: int) -> int:
    """The red cubes an attack's damage comes to, with Ember and Bleed."""
    one = s.party[hero]
    if damage >= 3 and one.ember:
        damage -= 1
    if damage > 0 and one.conditions & BLEED:
        damage += 2
    return damage


class Fate:
    """What becomes of a character: how likely it lives, and is not hurt; what it suffers."""

    def __init__(self) -> None:
        self.survives = 0.0
        self.unhurt = 0.0
        self.mean = 0.0
        self.least = 99
        self.most = 0

    def add(self, chance: float, red: int, free: int) -> None:
        if chance <= 0:
            return
        if red < free:
            self.survives += chance
            if red == 0:
                self.unhurt += chance
        self.mean += chance * red
        self.least = min(self.least, red)
        self.most = max(self.most, red)


def strikes_heavily(s: Dungeon) -> bool:
    """Whether a strong Block against this attack costs a cube: the Winged Knight's Heavy Blows."""
    fight = s.fight
    card = s.t.foes[fight.foes[fight.acting].kind]
    return fight.boss and card.special == HEAVY_BLOWS and not is_magic(s)


def fate(s: Dungeon, hero: int, value: int) -> Fate:
    """What becomes of a character that answers an attack this way, Luck left aside."""
    found = Fate()
    free = s.party[hero].free()
    power = strength(s)
    if value == STAND:
        dice = resist_dice(s, hero) if is_magic(s) else block_dice(s, hero)
        guarded(s, hero, handful(s.t, dice), free, found)
        return found
    free -= dodge_cost(s, hero, dodge_node(value))
    chance = greens(s.t, dodge_dice(s, hero)).at_least(s.behaviour().dodge)
    found.add(chance, 0, free)
    found.add(1.0 - chance, taken(s, hero, power), free)
    return found


def guarded(s: Dungeon, hero: int, rolls: Spread, free: int, found: Fate) -> None:
    """Add what a Block or Resist roll that may come to this leaves of an attack."""
    power = strength(s)
    heavy = strikes_heavily(s)
    for place, ways in enumerate(rolls.ways):
        stopped = rolls.low + place
        red = taken(s, hero, max(0, power - stopped))
        cube = 1 if heavy and stopped >= 3 else 0
        found.add(ways / rolls.total, red, free - cube)


def trap_fate(s: Dungeon, hero: int, value: int) -> Fate:
    """The same for a trap."""
    found = Fate()
    one = s.party[hero]
    trap = s.t.traps[s.tiles[s.at].traps[one.node] - KNOWN_TRAP]
    red = trap.damage + (2 if one.conditions & BLEED else 0)
    free = one.free()
    if value == STAND:
        found.add(1.0, red, free)
        return found
    free -= dodge_cost(s, hero, dodge_node(value))
    chance = greens(s.t, dodge_dice(s, hero)).at_least(trap.dodge)
    found.add(chance, 0, free)
    found.add(1.0 - chance, red, free)
    return found


def shown(found: Fate) -> list[Odds]:
    """The two figures a player wants: to live, and to be untouched; what is in doubt first."""
    survive = Odds(found.survives, Message("souls-odds-survive"))
    unhurt = Odds(found.unhurt, Message("souls-odds-unhurt"))
    return [unhurt, survive] if found.survives >= 1 else [survive, unhurt]


class Blow:
    """What an attack does to its first target."""

    def __init__(self) -> None:
        self.hurts = 0.0
        self.kills = 0.0
        self.mean = 0.0
        self.most = 0


def blow(s: Dungeon, hero: int, use: int) -> Blow:
    """What an attack does to its target, every repetition going for it; of several the first."""
    found = Blow()
    held = held_in(s.party[hero], slot_of(use))
    action = s.t.items[held & 255].actions[line_of(use)]
    target = target_of(use)
    if action.kind != STRIKE or target == NO_TARGET:
        return found
    foes = struck(s, target)
    foe = s.fight.foes[foes[0]]
    magic = attack_magic(s, held, action)
    mod = attack_mod(s, hero, held, action)
    rolls = handful(s.t, dice_against(s, hero, held, action, foes))
    damages = [
        dealt(s, foe, max(0, rolls.low + place + mod), magic) for place in range(len(rolls.ways))
    ]
    found.most = max(damages)
    bleeds = attack_conditions(s, held, action) & BLEED
    # how likely each Health is, times two, and one more where the target bleeds
    left = {foe.health << 1 | foe.conditions & BLEED: 1.0}
    for _ in range(action.repeat):
        after: dict[int, float] = {}
        for key, chance in left.items():
            for place, ways in enumerate(rolls.ways):
                now = _after(key, damages[place], bleeds)
                after[now] = after.get(now, 0.0) + chance * ways / rolls.total
        left = after
    for key, chance in left.items():
        lost = foe.health - (key >> 1)
        found.mean += chance * lost
        if lost:
            found.hurts += chance
        if lost == foe.health:
            found.kills += chance
    return found


def _after(key: int, damage: int, bleeds: int) -> int:
    """Health and Bleed of a target after one roll; who has fallen feels nothing more."""
    health = key >> 1
    if health == 0:
        return 0
    bleeding = key & 1
    if damage and bleeding:
        damage += 2
        bleeding = 0
    health = max(0, health - damage)
    return health << 1 | (bleeding | bleeds if health else 0)


def of_use(s: Dungeon, hero: int, use: int) -> list[Odds]:
    """The figures of an attack: to kill where it can, and to wound at all."""
    found = blow(s, hero, use)
    if found.most == 0:
        return []
    shown_odds = [Odds(found.hurts, Message("souls-odds-wound"))]
    if found.kills > 0:
        shown_odds.insert(0, Odds(found.kills, Message("souls-odds-kill")))
    return shown_odds
