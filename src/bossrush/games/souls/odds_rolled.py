"""What a roll in the tray comes to: as it lies there, with Luck on one die, with Stand Fast."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds, Spread, spread
from bossrush.games.souls.fight import BLOCK_ROLL, DODGE_ROLL, RESIST_ROLL, TRAP_ROLL
from bossrush.games.souls.gear import attack_mod, held_in
from bossrush.games.souls.odds import Fate, guarded, shown, taken
from bossrush.games.souls.quarry import strength
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.striking import action_in
from bossrush.games.souls.terms import BLUE
from bossrush.games.souls.tray import ADD_DIE, KEEP, REROLL, total


def totals(s: Dungeon, value: int) -> Spread:
    """What the dice in the tray may come to by this answer."""
    lies = total(s)
    if value == KEEP:
        return Spread(lies, [1])
    if value == ADD_DIE:
        return Spread(lies, [1]).plus(spread(s.t.pips[BLUE]))
    die = s.fight.tray[value - REROLL]
    pips = s.t.pips[die >> 4]
    return Spread(lies - pips[die & 15], [1]).plus(spread(pips))


def rolled_fate(s: Dungeon, hero: int, value: int) -> Fate | None:
    """What becomes of whoever defends with this roll; None for any other roll."""
    found = Fate()
    free = s.party[hero].free()
    if s.fight.roll in (BLOCK_ROLL, RESIST_ROLL):
        guarded(s, hero, totals(s, value), free, found)
        return found
    if s.fight.roll != DODGE_ROLL:
        return None
    chance = totals(s, value).at_least(s.behaviour().dodge)
    found.add(chance, 0, free)
    found.add(1.0 - chance, taken(s, hero, strength(s)), free)
    return found


def rolled_odds(s: Dungeon, hero: int, value: int) -> list[Odds]:
    """The figures beside an answer. A trap asks only where one dodge icon is missing."""
    found = rolled_fate(s, hero, value)
    if found is not None:
        return shown(found)
    if s.fight.roll != TRAP_ROLL:
        return []
    chance = totals(s, value).at_least(total(s) + 1)
    return [Odds(chance, Message("souls-odds-unhurt"))]


def rolled_power(s: Dungeon, hero: int) -> int:
    """How strong the attack in the tray is, its modifiers counted in."""
    fight = s.fight
    held = held_in(s.party[hero], fight.slot)
    action = action_in(s, hero, fight.slot, fight.line)
    return max(0, total(s) + attack_mod(s, hero, held, action))
