"""Exact odds at the moment of choice: what a defence leaves, an attack does, a roll may come to."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds, Spread, certain, spread
from bossrush.games.souls.cards.dice import colour_of, count_of, face_of
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.cards.terms import BLEED, BLUE, GREEN, STAND_FAST, STRIKE
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.attack_options import (
    action_of,
    aim_of,
    damage_to,
    dice_against,
    is_aimed,
    struck,
)
from bossrush.games.souls.rules.character_movement import dodge_cost, dodge_node
from bossrush.games.souls.rules.conditions import after_damage, with_bleed
from bossrush.games.souls.rules.endurance import cubes_of, toll
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
from bossrush.games.souls.rules.roll_results import (
    attack_power,
    changes,
    dodge_need,
    health_after,
    is_magic_attack,
    may_stand_fast,
)
from bossrush.games.souls.rules.traps import trap_on
from bossrush.games.souls.table.fight import ATTACK_ROLL, BLOCK_ROLL, DODGE_ROLL, RESIST_ROLL
from bossrush.games.souls.table.state import Dungeon

# -- dice ---------------------------------------------------------------------------------------


_handfuls: Final[dict[tuple[str, int], Spread]] = {}
"""By the digest of the packs, which may bring other dice."""


def handful(tables: Tables, dice: int) -> Spread:
    """How a handful of dice comes up, worked out once."""
    known = _handfuls.get((tables.digest, dice))
    if known is None:
        known = _handfuls[tables.digest, dice] = _handful(tables, dice)
    return known


def _handful(tables: Tables, dice: int) -> Spread:
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

    def add(self, chance: float, red: int, lives: bool) -> None:
        """One thing that may come of it: so many red cubes, and whether that is survived."""
        if chance <= 0:
            return
        if lives:
            self.survives += chance
            if red == 0:
                self.unhurt += chance
        self.mean += chance * red
        self.least = min(self.least, red)
        self.most = max(self.most, red)

    def mix(self, chance: float, other: Fate) -> None:
        """It comes to this, as likely as that."""
        self.survives += chance * other.survives
        self.unhurt += chance * other.unhurt
        self.mean += chance * other.mean
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    def is_better_than(self, other: Fate) -> bool:
        """To live comes first, then to be untouched, then to suffer little."""
        mine, its = (self.survives, self.unhurt), (other.survives, other.unhurt)
        return mine > its or (mine == its and self.mean < other.mean)


def fate(s: Dungeon, hero: int, answer: int) -> Fate:
    """What becomes of a character that answers an attack this way, Luck left aside."""
    if not answers.dodges(answer):
        return guarded(s, hero, handful(s.tables, defence_dice(s, hero, is_magic(s))))
    free = s.party[hero].free() - dodge_cost(s, hero, dodge_node(answer))
    dice = greens(s.tables, dodge_dice(s, hero))
    return dodged(dice.at_least(s.behaviour().dodge), cubes_of(s.party[hero], strength(s)), free)


def is_hopeless(s: Dungeon, hero: int, answer: int) -> bool:
    """Whether this way of answering an attack kills, whatever may still be done to the roll.

    Luck shows no face that the first roll could not show; Stand Fast adds a die.
    """
    if certain(fate(s, hero, answer).survives) > 0:
        return False
    dice = defence_dice(s, hero, is_magic(s))
    if answers.dodges(answer) or is_magic(s) or dice == 0:
        return True
    if not s.party[hero].is_ready_for(STAND_FAST):
        return True
    rolls = handful(s.tables, dice).plus(spread(s.tables.pips[BLUE]))
    return certain(guarded(s, hero, rolls).survives) == 0.0


def guarded(s: Dungeon, hero: int, rolls: Spread) -> Fate:
    """What a Block or Resist roll that may come to this leaves of an attack."""
    made = Fate()
    power = strength(s)
    magic = is_magic(s)
    attacker = s.fight.foes[s.fight.acting].card()
    for place, ways in enumerate(rolls.ways):
        stopped = rolls.low + place
        energy = heavy_blows(attacker, magic, stopped)
        lives, red, _gained = toll(s, hero, unstopped(power, stopped), energy)
        made.add(ways / rolls.total, red, lives)
    return made


def dodged(chance: float, red: int, free: int) -> Fate:
    """What a dodge comes to: nothing is suffered, or everything."""
    made = Fate()
    made.add(chance, 0, free > 0)
    made.add(1.0 - chance, red, free > red)
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


def shown(fate: Fate, beside: list[Fate]) -> list[Odds]:
    """The two figures a player wants: to live, and to be untouched.

    `beside` are the fates of all answers to the question, which are measured alike: the first
    figure is what decides, to live wherever that is in doubt.
    """
    survive = Odds(fate.survives, Message("souls-odds-survive"))
    unhurt = Odds(fate.unhurt, Message("souls-odds-unhurt"))
    if all(certain(other.survives) == 1.0 for other in beside):
        return [unhurt, survive]
    return [survive, unhurt]


# -- attacking ----------------------------------------------------------------------------------


ALL_ROLLS: Final = 0
"""Every repetition of an attack goes for the same target."""
ONE_ROLL: Final = 1
"""The target of the next one is chosen later."""


class Blow:
    """What an attack does to its first target."""

    def __init__(self) -> None:
        self.hurts = 0.0
        self.kills = 0.0
        self.mean = 0.0
        self.most = 0

    def add(self, chance: float, lost: int, health: int) -> None:
        """One thing that may come of it: so much of its Health lost."""
        self.mean += chance * lost
        if lost:
            self.hurts += chance
            self.most = max(self.most, lost)
        if lost == health:
            self.kills += chance


def strikes(s: Dungeon, hero: int, use: int) -> bool:
    """Whether it is an attack with dice whose target is known."""
    return is_aimed(use) and action_of(s, hero, use).effect == STRIKE


def blow(s: Dungeon, hero: int, use: int, rolls_left: int = ALL_ROLLS) -> Blow:
    """What so many rolls of an attack do to its target; of several the first."""
    made = Blow()
    if not strikes(s, hero, use):
        return made
    action = action_of(s, hero, use)
    held = s.party[hero].card_in(answers.SLOT.of(use))
    foes = struck(s, aim_of(use))
    foe = s.fight.foes[foes[0]]
    magic = attack_magic(s, held, action)
    mod = attack_mod(s, hero, held, action)
    rolls = handful(s.tables, dice_against(s, hero, held, action, foes))
    damages = [
        damage_to(foe, max(0, rolls.low + place + mod), magic) for place in range(len(rolls.ways))
    ]
    bleeds = attack_conditions(s, held, action) & BLEED
    # how likely each Health is, and whether the target bleeds
    left = {(foe.health, foe.conditions & BLEED): 1.0}
    for _ in range(rolls_left or action.repeat):
        after: dict[tuple[int, int], float] = {}
        for (health, bleeding), chance in left.items():
            for place, ways in enumerate(rolls.ways):
                now = _after(health, bleeding, damages[place], bleeds)
                after[now] = after.get(now, 0.0) + chance * ways / rolls.total
        left = after
    for (health, _bleeding), chance in left.items():
        made.add(chance, foe.health - health, foe.health)
    return made


def _after(health: int, bleeding: int, damage: int, bleeds: int) -> tuple[int, int]:
    """Health and Bleed of a target after one roll; who has fallen feels nothing more."""
    if health == 0:
        return 0, 0
    left = max(0, health - with_bleed(bleeding, damage))
    return left, (after_damage(bleeding, damage) | bleeds if left else 0)


def of_use(
    s: Dungeon, hero: int, use: int, cost: int, beside: list[int], rolls_left: int = ALL_ROLLS
) -> list[Odds]:
    """The figures of an attack: to kill, where any of those `beside` it can, and to wound at all.

    A cost that fills the bar kills before anything is rolled.
    """
    if not strikes(s, hero, use):
        return []
    deadly = cost > 0 and cost >= s.party[hero].free()
    expected = Blow() if deadly else blow(s, hero, use, rolls_left)
    kills = expected.kills > 0
    for other in beside:
        if kills:
            break
        kills = other != use and blow(s, hero, other, rolls_left).kills > 0
    return blow_odds(expected, kills)


def blow_odds(expected: Blow, kills: bool) -> list[Odds]:
    """To kill, where any answer to the question can, and to wound."""
    odds = [Odds(expected.hurts, Message("souls-odds-wound"))]
    if kills:
        odds.insert(0, Odds(expected.kills, Message("souls-odds-kill")))
    return odds


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
    """What becomes of the character that defends with this roll; None for its own attack."""
    roll = s.fight.roll
    if roll in (BLOCK_ROLL, RESIST_ROLL):
        if s.party[hero].luck and may_stand_fast(s, hero) and not answers.KEEP.fits(answer):
            return both_done(s, hero, answer)
        return guarded(s, hero, totals(s, answer))
    if roll == ATTACK_ROLL:
        return None
    character = s.party[hero]
    chance = totals(s, answer).at_least(dodge_need(s))
    if roll == DODGE_ROLL:
        red = cubes_of(character, strength(s))
    else:
        red = with_bleed(character.conditions, trap_on(s, s.fight.trap).damage)
    return dodged(chance, red, character.free())


def both_done(s: Dungeon, hero: int, answer: int) -> Fate:
    """The same where Luck and Stand Fast are ready: after one the other is used if it helps."""
    made = Fate()
    first = totals(s, answer)
    for place, ways in enumerate(first.ways):
        if ways:
            total = first.low + place
            best = guarded(s, hero, Spread(total, [1]))
            for rolls in _then(s, answer, total):
                other = guarded(s, hero, rolls)
                if other.is_better_than(best):
                    best = other
            made.mix(ways / first.total, best)
    return made


def _then(s: Dungeon, answer: int, total: int) -> list[Spread]:
    """What the dice may come to when the other is used as well, after this one made so many."""
    another = spread(s.tables.pips[BLUE])
    if answers.REROLL.fits(answer):
        return [Spread(total, [1]).plus(another)]
    lies = s.fight.total()
    found = [Spread(lies, [1]).plus(another)]  # the die that was added may be rolled again too
    for die in s.fight.tray:
        pips = s.tables.pips[colour_of(die)]
        found.append(Spread(total - pips[face_of(die)], [1]).plus(spread(pips)))
    return found


def is_rolled_hopeless(s: Dungeon, hero: int, answer: int) -> bool:
    """Whether the character falls by this roll, whatever may still be done to it afterwards."""
    fate = rolled_fate(s, hero, answer)
    return fate is not None and certain(fate.survives) == 0.0


def rolled_blow(s: Dungeon, hero: int, answer: int) -> Blow:
    """What the attack in the tray does to its first target by this answer."""
    made = Blow()
    number = s.fight.struck[0]
    magic = is_magic_attack(s, hero)
    health = s.fight.foes[number].health
    rolls = totals(s, answer)
    for place, ways in enumerate(rolls.ways):
        left = health_after(s, number, attack_power(s, hero, rolls.low + place), magic)
        made.add(ways / rolls.total, health - left, health)
    return made


def rolled_odds(s: Dungeon, hero: int, answer: int) -> list[Odds]:
    """The figures beside an answer, the same for all answers to one roll."""
    options = changes(s, hero)
    fates = [rolled_fate(s, hero, option) for option in options]
    fate = rolled_fate(s, hero, answer)
    if fate is not None:
        return shown(fate, [other for other in fates if other is not None])
    blows = [rolled_blow(s, hero, option) for option in options]
    return blow_odds(rolled_blow(s, hero, answer), any(other.kills > 0 for other in blows))
