"""The questions of a character that is attacked or springs a trap: stand, or dodge where to?"""

from __future__ import annotations

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds, certain
from bossrush.games.souls.cards.terms import NOTHING
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.questions.kinds import falls
from bossrush.games.souls.questions.there import and_also, kills_there, lies_there
from bossrush.games.souls.rules.character_movement import (
    dodge_cost,
    dodge_node,
    dodge_options,
    further_dodges,
)
from bossrush.games.souls.rules.enemy_attack import is_magic, strength
from bossrush.games.souls.rules.traps import trap_on
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view import odds
from bossrush.games.souls.words import names


def about(fate: odds.Fate) -> float:
    """What a character suffers on average, in tenths."""
    return round(fate.mean * 10) / 10


def takes(fate: odds.Fate) -> Message:
    """What a character suffers, from the least to the most."""
    if fate.least == fate.most:
        return Message("souls-detail-takes", damage=fate.most)
    return Message("souls-detail-stand", least=fate.least, most=fate.most, mean=about(fate))


class DodgeQuestion(Choice[Dungeon]):
    """Stand, or dodge: what an attack and a trap have in common."""

    def __init__(self, key: str) -> None:
        super().__init__(key, answers.DEFENCES)

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [self.stand(state), *dodge_options(state, actor)]

    def stand(self, state: Dungeon) -> int:
        """The answer of a character that does not dodge."""
        raise NotImplementedError

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        raise NotImplementedError

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.DODGE_ROUND.fits(value):
            return Message("souls-option-dodge-round", arc=names.arc(answers.ARC.of(value)))
        if answers.DODGE_TO.fits(value):
            return Message("souls-option-dodge-to", node=names.node(state, dodge_node(value)))
        return Message(f"souls-option-{self.option_id(state, value)}")

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if not answers.dodges(value):
            return takes(self.fate(state, actor, value))
        node = dodge_node(value)
        there = lies_there(state, node) if node >= 0 else None
        return and_also(there, self.price(state, actor, value))

    def price(self, state: Dungeon, actor: int, value: int) -> Message | None:
        """What a dodge costs, and what is suffered if it fails."""
        fate = self.fate(state, actor, value)
        cost = dodge_cost(state, actor, dodge_node(value))
        if cost >= state.party[actor].free():
            return Message("souls-detail-deadly", cost=cost)
        if not answers.DODGE.fits(value) and cost == dodge_cost(state, actor, NOTHING):
            return None  # it is what the dodge on the spot says already
        if fate.unhurt == 0:
            return Message("souls-detail-dodge-vain", cost=cost, most=fate.most)
        return Message("souls-detail-dodge", cost=cost, most=fate.most, mean=about(fate))

    def ends(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return falls(state, actor) if self.is_hopeless(state, actor, value) else None

    def is_hopeless(self, state: Dungeon, actor: int, value: int) -> bool:
        """Whether an answer surely kills."""
        return certain(self.fate(state, actor, value).survives) == 0.0

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        beside = [self.fate(state, actor, other) for other in self.options(state, actor)]
        return odds.shown(self.fate(state, actor, value), beside)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        node = dodge_node(value)
        if node >= 0:
            return [state.board().ids[node], f"hero-{actor}"]
        return [f"hero-{actor}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return True

    def why_unknown(self, state: Dungeon, actor: int, option_id: str) -> Message | None:
        return refusals.nowhere(state, option_id)


class AskDefence(DodgeQuestion):
    """Block or resist, or dodge?"""

    def stand(self, state: Dungeon) -> int:
        return answers.RESIST.answer() if is_magic(state) else answers.BLOCK.answer()

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        return odds.fate(state, actor, value)

    def is_hopeless(self, state: Dungeon, actor: int, value: int) -> bool:
        return odds.is_hopeless(state, actor, value)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        kind = "magic" if is_magic(state) else "physical"
        return Message(
            f"souls-ask-defence-{kind}",
            foe=names.foe(state, state.fight.acting),
            damage=strength(state),
        )

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.defence(state, actor, value, self.stand(state))


class AskTrap(DodgeQuestion):
    """Suffer the trap, or dodge it?"""

    def stand(self, state: Dungeon) -> int:
        return answers.SUFFER.answer()

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        return odds.trap_fate(state, actor, value)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        trap = trap_on(state, state.party[actor].node)
        return Message("souls-ask-trap", damage=trap.damage, dodge=trap.dodge)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.trap(state, actor, value, self.stand(state))


class AskDodgeOn(Choice[Dungeon]):
    """Dodge one node further?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        nodes = further_dodges(state, actor)
        return [answers.STAY.answer(), *(answers.STEP_TO.answer(node) for node in nodes)]

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.STAY.fits(value):
            return Message("souls-option-stay")
        return Message("souls-option-node", node=names.node(state, answers.NODE.of(value)))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if answers.STAY.fits(value):
            return None
        node = answers.NODE.of(value)
        cost = Message("souls-detail-cost", cost=1) if state.intact_barrel(node) else None
        return and_also(lies_there(state, node), cost)

    def ends(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if answers.STAY.fits(value):
            return None
        node = answers.NODE.of(value)
        return kills_there(state, actor, node, 1 if state.intact_barrel(node) else 0)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.STAY.fits(value):
            return [f"hero-{actor}"]
        return [state.board().ids[answers.NODE.of(value)]]

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.dodge_on(state, actor, value)

    def why_unknown(self, state: Dungeon, actor: int, option_id: str) -> Message | None:
        return refusals.nowhere(state, option_id)
