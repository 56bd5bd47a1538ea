"""The questions of whoever is attacked or springs a trap: stand, or dodge where to?"""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.souls.cards.terms import ARCS, KNOWN_TRAP
from bossrush.games.souls.questions.kinds import NodeQuestion, SoulsQuestion
from bossrush.games.souls.rules.character_movement import (
    DODGE_ROUND,
    DODGE_TO,
    STAND,
    STAY,
    defences,
    dodge_cost,
    dodge_node,
    further_dodges,
)
from bossrush.games.souls.rules.enemy_attack import is_magic, strength
from bossrush.games.souls.table import names
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view import odds

# -- defending --------------------------------------------------------------------------------


def about(fate: odds.Fate) -> float:
    return round(fate.mean * 10) / 10


def takes(fate: odds.Fate) -> Message:
    """What a character suffers, from the least to the most."""
    if fate.least == fate.most:
        return Message("souls-detail-takes", damage=fate.most)
    return Message("souls-detail-stand", least=fate.least, most=fate.most, mean=about(fate))


class DodgeQuestion(SoulsQuestion):
    """Stand, or dodge: what an attack and a trap have in common."""

    stand = "block"

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return defences(state, actor)

    def standing(self, state: Dungeon) -> str:
        """The word for not dodging."""
        raise NotImplementedError

    def option_id(self, state: Dungeon, value: int) -> str:
        if value == STAND:
            return self.standing(state)
        if value == STAY:
            return "dodge"
        if value >= DODGE_ROUND:
            return f"dodge:{ARCS[value - DODGE_ROUND]}"
        return f"dodge:{state.board().ids[value - DODGE_TO]}"

    def value(self, state: Dungeon, option_id: str) -> int:
        if option_id == self.standing(state):
            return STAND
        head, _, rest = option_id.partition(":")
        if head != "dodge":
            raise ValueError(option_id)
        if not rest:
            return STAY
        if rest in ARCS:
            return DODGE_ROUND + ARCS.index(rest)
        return DODGE_TO + state.board().ids.index(rest)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == STAND:
            return Message(f"souls-option-{self.standing(state)}")
        if value == STAY:
            return Message("souls-option-dodge")
        if value >= DODGE_ROUND:
            return Message("souls-option-dodge-round", arc=names.arc(value - DODGE_ROUND))
        return Message("souls-option-dodge-to", node=names.node(state, value - DODGE_TO))

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        raise NotImplementedError

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        fate = self.fate(state, actor, value)
        if value == STAND:
            return takes(fate)
        cost = dodge_cost(state, actor, dodge_node(value))
        if cost >= state.party[actor].free():
            return Message("souls-detail-deadly", cost=cost)
        if value != STAY and cost == dodge_cost(state, actor, dodge_node(STAY)):
            return None  # it is what the dodge on the spot says already
        if fate.unhurt == 0:
            return Message("souls-detail-dodge-vain", cost=cost, most=fate.most)
        return Message("souls-detail-dodge", cost=cost, most=fate.most, mean=about(fate))

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        return odds.shown(self.fate(state, actor, value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        node = dodge_node(value)
        if node >= 0:
            return [state.board().ids[node], f"hero-{actor}"]
        return [f"hero-{actor}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return True


class AskDefence(DodgeQuestion):
    """Block or resist, or dodge?"""

    def standing(self, state: Dungeon) -> str:
        return "resist" if is_magic(state) else "block"

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        return odds.fate(state, actor, value)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        kind = "magic" if is_magic(state) else "physical"
        return Message(
            f"souls-ask-defence-{kind}",
            foe=names.foe(state, state.fight.acting),
            damage=strength(state),
        )


class AskTrap(DodgeQuestion):
    """Suffer the trap, or dodge it?"""

    def standing(self, state: Dungeon) -> str:
        return "suffer"

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        return odds.trap_fate(state, actor, value)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        node = state.party[actor].node
        trap = state.tables.traps[state.tiles[state.at].traps[node] - KNOWN_TRAP]
        return Message("souls-ask-trap", damage=trap.damage, dodge=trap.dodge)


class AskDodgeOn(NodeQuestion):
    """Dodge one node further?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [0, *(1 + node for node in further_dodges(state, actor))]

    def option_id(self, state: Dungeon, value: int) -> str:
        return "stay" if value == 0 else state.board().ids[value - 1]

    def value(self, state: Dungeon, option_id: str) -> int:
        return 0 if option_id == "stay" else 1 + state.board().ids.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == 0:
            return Message("souls-option-stay")
        return Message("souls-option-node", node=names.node(state, value - 1))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"] if value == 0 else [state.board().ids[value - 1]]
