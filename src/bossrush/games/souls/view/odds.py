"""Exact odds at the moment of choice: what a defence leaves, an attack does, a roll may come to."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds, Spread, spread
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.cards.terms import BLEED, BLUE, GREEN, HEAVY_BLOWS, KNOWN_TRAP, STRIKE
from bossrush.games.souls.rules.attack_options import (
    NO_TARGET,
    action_in,
    dice_against,
    line_of,
    slot_of,
    struck,
    target_of,
)
from bossrush.games.souls.rules.attack_options import damage_to as dealt
from bossrush.games.souls.rules.character_movement import STAND, dodge_cost, dodge_node
from bossrush.games.souls.rules.enemy_attack import is_magic, strength
from bossrush.games.souls.rules.equipment import (
    attack_conditions,
    attack_magic,
    attack_mod,
    block_dice,
    dodge_dice,
    resist_dice,
)
from bossrush.games.souls.rules.luck import ADD_DIE, KEEP, REROLL
from bossrush.games.souls.table.fight import BLOCK_ROLL, DODGE_ROLL, RESIST_ROLL, TRAP_ROLL
from bossrush.games.souls.table.hero import held_in
from bossrush.games.souls.table.state import Dungeon


def handful(tables: Tables, dice: int) -> Spread:
    """How a handful of dice comes up."""
    rolls = Spread(0, [1])
    for colour in range(3):
        count = dice >> 8 * colour & 255
        if count:
            rolls = rolls.plus(spread(tables.pips[colour]).times(count))
    return rolls


def greens(tables: Tables, count: int) -> Spread:
    return spread(tables.pips[GREEN]).times(count)


def taken(s: Dungeon, hero: int, damage: int) -> int:
    """The red cubes an attack's damage comes to, with Ember and Bleed."""
    character = s.party[hero]
    if damage >= 3 and character.ember:
        damage -= 1
    if damage > 0 and character.conditions & BLEED:
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
    card = s.tables.foes[fight.foes[fight.acting].kind]
    return fight.boss and card.special == HEAVY_BLOWS and not is_magic(s)


def fate(s: Dungeon, hero: int, value: int) -> Fate:
    """What becomes of a character that answers an attack this way, Luck left aside."""
    made = Fate()
    free = s.party[hero].free()
    power = strength(s)
    if value == STAND:
        dice = resist_dice(s, hero) if is_magic(s) else block_dice(s, hero)
        guarded(s, hero, handful(s.tables, dice), free, made)
        return made
    free -= dodge_cost(s, hero, dodge_node(value))
    chance = greens(s.tables, dodge_dice(s, hero)).at_least(s.behaviour().dodge)
    made.add(chance, 0, free)
    made.add(1.0 - chance, taken(s, hero, power), free)
    return made


def guarded(s: Dungeon, hero: int, rolls: Spread, free: int, fate: Fate) -> None:
    """Add what a Block or Resist roll that may come to this leaves of an attack."""
    power = strength(s)
    heavy = strikes_heavily(s)
    for place, ways in enumerate(rolls.ways):
        stopped = rolls.low + place
        red = taken(s, hero, max(0, power - stopped))
        cube = 1 if heavy and stopped >= 3 else 0
        fate.add(ways / rolls.total, red, free - cube)


def trap_fate(s: Dungeon, hero: int, value: int) -> Fate:
    """The same for a trap."""
    fate = Fate()
    character = s.party[hero]
    trap = s.tables.traps[s.tiles[s.at].traps[character.node] - KNOWN_TRAP]
    red = trap.damage + (2 if character.conditions & BLEED else 0)
    free = character.free()
    if value == STAND:
        fate.add(1.0, red, free)
        return fate
    free -= dodge_cost(s, hero, dodge_node(value))
    chance = greens(s.tables, dodge_dice(s, hero)).at_least(trap.dodge)
    fate.add(chance, 0, free)
    fate.add(1.0 - chance, red, free)
    return fate


def shown(fate: Fate) -> list[Odds]:
    """The two figures a player wants: to live, and to be untouched; what is in doubt first."""
    survive = Odds(fate.survives, Message("souls-odds-survive"))
    unhurt = Odds(fate.unhurt, Message("souls-odds-unhurt"))
    return [unhurt, survive] if fate.survives >= 1 else [survive, unhurt]


class Blow:
    """What an attack does to its first target."""

    def __init__(self) -> None:
        self.hurts = 0.0
        self.kills = 0.0
        self.mean = 0.0
        self.most = 0


def blow(s: Dungeon, hero: int, use: int) -> Blow:
    """What an attack does to its target, every repetition going for it; of several the first."""
    made = Blow()
    held = held_in(s.party[hero], slot_of(use))
    action = s.tables.items[held & 255].actions[line_of(use)]
    target = target_of(use)
    if action.kind != STRIKE or target == NO_TARGET:
        return made
    foes = struck(s, target)
    foe = s.fight.foes[foes[0]]
    magic = attack_magic(s, held, action)
    mod = attack_mod(s, hero, held, action)
    rolls = handful(s.tables, dice_against(s, hero, held, action, foes))
    damages = [
        dealt(s, foe, max(0, rolls.low + place + mod), magic) for place in range(len(rolls.ways))
    ]
    made.most = max(damages)
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
        made.mean += chance * lost
        if lost:
            made.hurts += chance
        if lost == foe.health:
            made.kills += chance
    return made


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
    expected = blow(s, hero, use)
    if expected.most == 0:
        return []
    shown_odds = [Odds(expected.hurts, Message("souls-odds-wound"))]
    if expected.kills > 0:
        shown_odds.insert(0, Odds(expected.kills, Message("souls-odds-kill")))
    return shown_odds


def totals(s: Dungeon, value: int) -> Spread:
    """What the dice in the tray may come to by this answer."""
    lies = s.fight.total()
    if value == KEEP:
        return Spread(lies, [1])
    if value == ADD_DIE:
        return Spread(lies, [1]).plus(spread(s.tables.pips[BLUE]))
    die = s.fight.tray[value - REROLL]
    pips = s.tables.pips[die >> 4]
    return Spread(lies - pips[die & 15], [1]).plus(spread(pips))


def rolled_fate(s: Dungeon, hero: int, value: int) -> Fate | None:
    """What becomes of whoever defends with this roll; None for any other roll."""
    fate = Fate()
    free = s.party[hero].free()
    if s.fight.roll in (BLOCK_ROLL, RESIST_ROLL):
        guarded(s, hero, totals(s, value), free, fate)
        return fate
    if s.fight.roll != DODGE_ROLL:
        return None
    chance = totals(s, value).at_least(s.behaviour().dodge)
    fate.add(chance, 0, free)
    fate.add(1.0 - chance, taken(s, hero, strength(s)), free)
    return fate


def rolled_odds(s: Dungeon, hero: int, value: int) -> list[Odds]:
    """The figures beside an answer. A trap asks only where one dodge icon is missing."""
    fate = rolled_fate(s, hero, value)
    if fate is not None:
        return shown(fate)
    if s.fight.roll != TRAP_ROLL:
        return []
    chance = totals(s, value).at_least(s.fight.total() + 1)
    return [Odds(chance, Message("souls-odds-unhurt"))]


def rolled_power(s: Dungeon, hero: int) -> int:
    """How strong the attack in the tray is, its modifiers counted in."""
    fight = s.fight
    held = held_in(s.party[hero], fight.slot)
    action = action_in(s, hero, fight.slot, fight.line)
    return max(0, s.fight.total() + attack_mod(s, hero, held, action))
