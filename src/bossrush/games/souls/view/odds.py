"""Exact odds at the moment of choice: what a defence leaves, an attack does, a roll may come to."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds, Spread, spread
from bossrush.games.souls.cards.dice import colour_of, count_of, face_of
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.cards.terms import BLEED, BLUE, GREEN, STRIKE
from bossrush.games.souls.rules.attack_options import (
    action_in,
    action_of,
    aim_of,
    damage_to,
    dice_against,
    is_aimed,
    struck,
)
from bossrush.games.souls.rules.character_movement import dodge_cost, dodge_node
from bossrush.games.souls.rules.conditions import after_damage, with_bleed
from bossrush.games.souls.rules.endurance import cubes_of
from bossrush.games.souls.rules.enemy_attack import (
    defence_dice,
    heavy_blows,
    is_magic,
    strength,
    unstopped,
)
from bossrush.games.souls.rules.equipment import (
    attack_conditions,
    attack_magic,
    attack_mod,
    dodge_dice,
)
from bossrush.games.souls.rules.traps import trap_on
from bossrush.games.souls.table import answers
from bossrush.games.souls.table.fight import BLOCK_ROLL, DODGE_ROLL, RESIST_ROLL, TRAP_ROLL
from bossrush.games.souls.table.state import Dungeon

# -- dice ---------------------------------------------------------------------------------------


def handful(tables: Tables, dice: int) -> Spread:
    """How a handful of dice comes up."""
    rolls = Spread(0, [1])
    for colour in range(GREEN):
        count = count_of(dice, colour)
        if count:
            rolls = rolls.plus(spread(tables.pips[colour]).times(count))
    return rolls


def greens(tables: Tables, count: int) -> Spread:
    """How many dodge icons so many green dice show."""
    return spread(tables.pips[GREEN]).times(count)


# -- defending ----------------------------------------------------------------------------------


class Fate:
    """What becomes of a character: how likely it lives, and is not hurt; what it suffers."""

    def __init__(self) -> None:
        self.survives = 0.0
        self.unhurt = 0.0
        self.mean = 0.0
        self.least = 99
        self.most = 0

    def add(self, chance: float, red: int, free: int) -> None:
        """One thing that may come of it: so many red cubes, with so many boxes free for them."""
        if chance <= 0:
            return
        if red < free:
            self.survives += chance
            if red == 0:
                self.unhurt += chance
        self.mean += chance * red
        self.least = min(self.least, red)
        self.most = max(self.most, red)


def fate(s: Dungeon, hero: int, answer: int) -> Fate:
    """What becomes of a character that answers an attack this way, Luck left aside."""
    free = s.party[hero].free()
    if not answers.dodges(answer):
        return guarded(s, hero, handful(s.tables, defence_dice(s, hero, is_magic(s))))
    free -= dodge_cost(s, hero, dodge_node(answer))
    dice = greens(s.tables, dodge_dice(s, hero))
    return dodged(dice.at_least(s.behaviour().dodge), cubes_of(s.party[hero], strength(s)), free)


def guarded(s: Dungeon, hero: int, rolls: Spread) -> Fate:
    """What a Block or Resist roll that may come to this leaves of an attack."""
    made = Fate()
    character = s.party[hero]
    power = strength(s)
    magic = is_magic(s)
    attacker = s.fight.foes[s.fight.acting].card()
    for place, ways in enumerate(rolls.ways):
        stopped = rolls.low + place
        red = cubes_of(character, unstopped(power, stopped))
        free = character.free() - heavy_blows(attacker, magic, stopped)
        made.add(ways / rolls.total, red, free)
    return made


def dodged(chance: float, red: int, free: int) -> Fate:
    """What a dodge comes to: nothing is suffered, or everything."""
    made = Fate()
    made.add(chance, 0, free)
    made.add(1.0 - chance, red, free)
    return made


def trap_fate(s: Dungeon, hero: int, answer: int) -> Fate:
    """The same for a trap."""
    character = s.party[hero]
    trap = trap_on(s, character.node)
    red = with_bleed(character.conditions, trap.damage)
    free = character.free()
    if not answers.dodges(answer):
        return dodged(0.0, red, free)
    free -= dodge_cost(s, hero, dodge_node(answer))
    return dodged(greens(s.tables, dodge_dice(s, hero)).at_least(trap.dodge), red, free)


def shown(fate: Fate) -> list[Odds]:
    """The two figures a player wants: to live, and to be untouched; what is in doubt first."""
    survive = Odds(fate.survives, Message("souls-odds-survive"))
    unhurt = Odds(fate.unhurt, Message("souls-odds-unhurt"))
    return [unhurt, survive] if fate.survives >= 1 else [survive, unhurt]


# -- attacking ----------------------------------------------------------------------------------


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
    action = action_of(s, hero, use)
    if action.effect != STRIKE or not is_aimed(use):
        return made
    held = s.party[hero].card_in(answers.SLOT.of(use))
    foes = struck(s, aim_of(use))
    foe = s.fight.foes[foes[0]]
    magic = attack_magic(s, held, action)
    mod = attack_mod(s, hero, held, action)
    rolls = handful(s.tables, dice_against(s, hero, held, action, foes))
    damages = [
        damage_to(foe, max(0, rolls.low + place + mod), magic) for place in range(len(rolls.ways))
    ]
    made.most = max(damages)
    bleeds = attack_conditions(s, held, action) & BLEED
    # how likely each Health is, and whether the target bleeds
    left = {(foe.health, foe.conditions & BLEED): 1.0}
    for _ in range(action.repeat):
        after: dict[tuple[int, int], float] = {}
        for (health, bleeding), chance in left.items():
            for place, ways in enumerate(rolls.ways):
                now = _after(health, bleeding, damages[place], bleeds)
                after[now] = after.get(now, 0.0) + chance * ways / rolls.total
        left = after
    for (health, _bleeding), chance in left.items():
        lost = foe.health - health
        made.mean += chance * lost
        if lost:
            made.hurts += chance
        if lost == foe.health:
            made.kills += chance
    return made


def _after(health: int, bleeding: int, damage: int, bleeds: int) -> tuple[int, int]:
    """Health and Bleed of a target after one roll; who has fallen feels nothing more."""
    if health == 0:
        return 0, 0
    left = max(0, health - with_bleed(bleeding, damage))
    return left, (after_damage(bleeding, damage) | bleeds if left else 0)


def of_use(s: Dungeon, hero: int, use: int) -> list[Odds]:
    """The figures of an attack: to kill where it can, and to wound at all."""
    expected = blow(s, hero, use)
    if expected.most == 0:
        return []
    shown_odds = [Odds(expected.hurts, Message("souls-odds-wound"))]
    if expected.kills > 0:
        shown_odds.insert(0, Odds(expected.kills, Message("souls-odds-kill")))
    return shown_odds


# -- a roll that lies in the tray ---------------------------------------------------------------


def totals(s: Dungeon, answer: int) -> Spread:
    """What the dice in the tray may come to by this answer."""
    lies = s.fight.total()
    if answers.KEEP.fits(answer):
        return Spread(lies, [1])
    if answers.STAND_FAST.fits(answer):
        return Spread(lies, [1]).plus(spread(s.tables.pips[BLUE]))
    die = s.fight.tray[answers.DIE.of(answer)]
    pips = s.tables.pips[colour_of(die)]
    return Spread(lies - pips[face_of(die)], [1]).plus(spread(pips))


def rolled_fate(s: Dungeon, hero: int, answer: int) -> Fate | None:
    """What becomes of the character that defends with this roll; None for any other roll."""
    if s.fight.roll in (BLOCK_ROLL, RESIST_ROLL):
        return guarded(s, hero, totals(s, answer))
    if s.fight.roll != DODGE_ROLL:
        return None
    character = s.party[hero]
    chance = totals(s, answer).at_least(s.behaviour().dodge)
    return dodged(chance, cubes_of(character, strength(s)), character.free())


def rolled_odds(s: Dungeon, hero: int, answer: int) -> list[Odds]:
    """The figures beside an answer. A trap asks only where one dodge icon is missing."""
    fate = rolled_fate(s, hero, answer)
    if fate is not None:
        return shown(fate)
    if s.fight.roll != TRAP_ROLL:
        return []
    chance = totals(s, answer).at_least(s.fight.total() + 1)
    return [Odds(chance, Message("souls-odds-unhurt"))]


def rolled_power(s: Dungeon, hero: int) -> int:
    """How strong the attack in the tray is, its modifiers counted in."""
    fight = s.fight
    held = s.party[hero].card_in(fight.slot)
    action = action_in(s, hero, fight.slot, fight.line)
    return max(0, fight.total() + attack_mod(s, hero, held, action))
