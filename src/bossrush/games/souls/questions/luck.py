"""The question after a roll: keep it, use Luck, or Stand Fast?"""

from __future__ import annotations

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.souls.cards.dice import colour_of, face_of
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.questions.enemy_attack import takes
from bossrush.games.souls.questions.kinds import falls
from bossrush.games.souls.rules.enemy_attack import strength
from bossrush.games.souls.rules.roll_results import (
    attack_power,
    changes,
    dodge_need,
    may_change,
)
from bossrush.games.souls.table.fight import ATTACK_ROLL, BLOCK_ROLL, RESIST_ROLL
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.odds import is_rolled_hopeless, rolled_fate, rolled_odds


class AskLuck(Choice[Dungeon]):
    """Keep the roll, use Luck on a die, or Stand Fast?"""

    def prompt(self, state: Dungeon, actor: int) -> Message:
        """What the roll comes to as it lies there, where it is plain what it has to reach."""
        rolled, kind = state.fight.total(), state.fight.roll
        if kind in (BLOCK_ROLL, RESIST_ROLL):
            power = strength(state)
            return Message("souls-ask-rolled-guard", total=min(rolled, power), power=power)
        if kind == ATTACK_ROLL:
            return Message("souls-ask-rolled-attack", power=attack_power(state, actor, rolled))
        return Message("souls-ask-rolled-dodge", total=rolled, need=dodge_need(state))

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return changes(state, actor)

    def offers_a_change(self, state: Dungeon, actor: int) -> bool:
        """Whether there is more to be done to the roll than to keep it."""
        return may_change(state, actor)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.KEEP.fits(value):
            return Message("souls-option-keep-roll")
        if answers.STAND_FAST.fits(value):
            return Message("souls-option-stand-fast")
        die = state.fight.tray[answers.DIE.of(value)]
        colour = colour_of(die)
        pips = state.tables.pips[colour][face_of(die)]
        return Message(f"souls-option-reroll-{state.tables.dice[colour].key}", pips=pips)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        fate = rolled_fate(state, actor, value)
        return None if fate is None else takes(fate)

    def ends(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return falls(state, actor) if is_rolled_hopeless(state, actor, value) else None

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        return rolled_odds(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.REROLL.fits(value):
            return [f"tray-{answers.DIE.of(value)}", f"hero-{actor}"]
        return [f"hero-{actor}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return not answers.KEEP.fits(value)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.rolled(state, actor, value)
