"""The question after a roll: keep it, use Luck, or Stand Fast?"""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.souls.questions.enemy_attack import takes
from bossrush.games.souls.questions.kinds import SoulsQuestion
from bossrush.games.souls.rules.enemy_attack import strength
from bossrush.games.souls.rules.luck import ADD_DIE, KEEP, REROLL, changes
from bossrush.games.souls.table.fight import ATTACK_ROLL, BLOCK_ROLL, DODGE_ROLL, RESIST_ROLL
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.odds import rolled_fate, rolled_odds, rolled_power


class AskLuck(SoulsQuestion):
    """Keep the roll, use Luck on a die, or Stand Fast?"""

    def prompt(self, state: Dungeon, actor: int) -> Message:
        """What the roll comes to as it lies there, where it is plain what it has to reach."""
        rolled, kind = state.fight.total(), state.fight.roll
        if kind in (BLOCK_ROLL, RESIST_ROLL):
            power = strength(state)
            return Message("souls-ask-rolled-guard", total=min(rolled, power), power=power)
        if kind == DODGE_ROLL:
            return Message("souls-ask-rolled-dodge", total=rolled, need=state.behaviour().dodge)
        if kind == ATTACK_ROLL:
            return Message("souls-ask-rolled-attack", power=rolled_power(state, actor))
        return Message("souls-ask-rolled")

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return changes(state, actor)

    def option_id(self, state: Dungeon, value: int) -> str:
        if value == KEEP:
            return "keep"
        return "heroic" if value == ADD_DIE else f"die-{value - REROLL}"

    def value(self, state: Dungeon, option_id: str) -> int:
        if option_id == "keep":
            return KEEP
        if option_id == "heroic":
            return ADD_DIE
        head, _, number = option_id.rpartition("-")
        if head != "die" or int(number) > 30:
            raise ValueError(option_id)
        return REROLL + int(number)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == KEEP:
            return Message("souls-option-keep-roll")
        if value == ADD_DIE:
            return Message("souls-option-stand-fast")
        die = state.fight.tray[value - REROLL]
        pips = state.tables.pips[die >> 4][die & 15]
        colour = state.tables.dice[die >> 4].key
        return Message(f"souls-option-reroll-{colour}", pips=pips)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        fate = rolled_fate(state, actor, value)
        return None if fate is None else takes(fate)

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        return rolled_odds(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if REROLL <= value < ADD_DIE:
            return [f"tray-{value - REROLL}", f"hero-{actor}"]
        return [f"hero-{actor}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return value != KEEP
