"""The questions of an encounter that are not a character's own activation."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.souls import odds, words
from bossrush.games.souls.ask import (
    Ask,
    AskFoe,
    AskHero,
    AskNode,
    AskWord,
    model_id,
    model_of,
    model_piece,
)
from bossrush.games.souls.entrances import entry_nodes, first_facings
from bossrush.games.souls.fight import ATTACK_ROLL, BLOCK_ROLL, DODGE_ROLL, RESIST_ROLL
from bossrush.games.souls.odds_rolled import rolled_fate, rolled_odds, rolled_power
from bossrush.games.souls.quarry import (
    farther_nodes,
    is_magic,
    nearer_nodes,
    next_foes,
    strength,
)
from bossrush.games.souls.room import (
    DODGE_ROUND,
    DODGE_TO,
    STAND,
    STAY,
    crowded_out,
    defences,
    dodge_cost,
    dodge_node,
    further_dodges,
    node_of,
    push_nodes,
)
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import ARCS, DIRECTIONS, KNOWN_TRAP
from bossrush.games.souls.tray import ADD_DIE, KEEP, REROLL, changes, total


class Entry(AskNode):
    """On which entry node does a character come in?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return entry_nodes(state)


class Leader(AskHero):
    """Who leads the way and takes the Aggro token?"""

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return Message("souls-detail-taunt", taunt=state.party[value].card().taunt)


class Facing(Ask):
    """Which way does the boss look at first?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return first_facings(state, state.chooser)

    def option_id(self, state: Dungeon, value: int) -> str:
        return DIRECTIONS[value]

    def value(self, state: Dungeon, option_id: str) -> int:
        return DIRECTIONS.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-facing", direction=words.direction(value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        foe = state.chooser
        node = state.fight.foes[foe].node
        return [state.board().ids[state.board().step[node][value]], f"foe-{foe}"]


class NextFoe(AskFoe):
    """Which of the equally threatening foes acts next?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return next_foes(state)


class FoeStep(AskNode):
    """Which of the equally good nodes does a foe move to?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        foe = state.fight.foes[state.fight.acting]
        goal = state.fight.origin
        if state.icon().away:
            return farther_nodes(state, foe.node, goal)
        return nearer_nodes(state, foe.node, goal)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-foe-step", foe=words.foe(state, state.fight.acting))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value], f"foe-{state.fight.acting}"]


# -- defending --------------------------------------------------------------------------------


def about(found: odds.Fate) -> float:
    return round(found.mean * 10) / 10


def takes(found: odds.Fate) -> Message:
    """What a character suffers, from the least to the most."""
    if found.least == found.most:
        return Message("souls-detail-takes", damage=found.most)
    return Message("souls-detail-stand", least=found.least, most=found.most, mean=about(found))


class AskDodge(Ask):
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
            return Message("souls-option-dodge-round", arc=words.arc(value - DODGE_ROUND))
        return Message("souls-option-dodge-to", node=words.node(state, value - DODGE_TO))

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        raise NotImplementedError

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        found = self.fate(state, actor, value)
        if value == STAND:
            return takes(found)
        cost = dodge_cost(state, actor, dodge_node(value))
        if cost >= state.party[actor].free():
            return Message("souls-detail-deadly", cost=cost)
        if value != STAY and cost == dodge_cost(state, actor, dodge_node(STAY)):
            return None  # it is what the dodge on the spot says already
        if found.unhurt == 0:
            return Message("souls-detail-dodge-vain", cost=cost, most=found.most)
        return Message("souls-detail-dodge", cost=cost, most=found.most, mean=about(found))

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        return odds.shown(self.fate(state, actor, value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        node = dodge_node(value)
        if node >= 0:
            return [state.board().ids[node], f"hero-{actor}"]
        return [f"hero-{actor}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return True


class Defence(AskDodge):
    """Block or resist, or dodge?"""

    def standing(self, state: Dungeon) -> str:
        return "resist" if is_magic(state) else "block"

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        return odds.fate(state, actor, value)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        kind = "magic" if is_magic(state) else "physical"
        return Message(
            f"souls-ask-defence-{kind}",
            foe=words.foe(state, state.fight.acting),
            damage=strength(state),
        )


class Trap(AskDodge):
    """Suffer the trap, or dodge it?"""

    def standing(self, state: Dungeon) -> str:
        return "suffer"

    def fate(self, state: Dungeon, actor: int, value: int) -> odds.Fate:
        return odds.trap_fate(state, actor, value)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        node = state.party[actor].node
        trap = state.t.traps[state.tiles[state.at].traps[node] - KNOWN_TRAP]
        return Message("souls-ask-trap", damage=trap.damage, dodge=trap.dodge)


class DodgeOn(AskNode):
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
        return Message("souls-option-node", node=words.node(state, value - 1))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"] if value == 0 else [state.board().ids[value - 1]]


class Rolled(Ask):
    """Keep the roll, use Luck on a die, or Stand Fast?"""

    def prompt(self, state: Dungeon, actor: int) -> Message:
        """What the roll comes to as it lies there, where it is plain what it has to reach."""
        rolled, kind = total(state), state.fight.roll
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
        pips = state.t.pips[die >> 4][die & 15]
        colour = state.t.dice[die >> 4].key
        return Message(f"souls-option-reroll-{colour}", pips=pips)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        found = rolled_fate(state, actor, value)
        return None if found is None else takes(found)

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        return rolled_odds(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if REROLL <= value < ADD_DIE:
            return [f"tray-{value - REROLL}", f"hero-{actor}"]
        return [f"hero-{actor}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return value != KEEP


# -- pushes -----------------------------------------------------------------------------------


class PushedTo(AskNode):
    """Where is a character pushed to?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return push_nodes(state, actor)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-pushed-to", hero=words.hero(state, actor))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value], f"hero-{actor}"]


class FoePushedTo(AskNode):
    """Where is a foe pushed to?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return push_nodes(state, state.fight.newcomer)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-foe-pushed-to", foe=words.model(state, state.fight.newcomer))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [state.board().ids[value], model_piece(state.fight.newcomer)]


class PushedOut(Ask):
    """Who must leave a node that is too full?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        fight = state.fight
        node = node_of(state, fight.newcomer)
        return crowded_out(state, node, fight.newcomer, fight.chain)

    def option_id(self, state: Dungeon, value: int) -> str:
        return model_id(value)

    def value(self, state: Dungeon, option_id: str) -> int:
        return model_of(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        return Message("souls-option-model", model=words.model(state, value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [model_piece(value), state.board().ids[node_of(state, value)]]


class StartGain(AskWord):
    """Energy as usual, or one Energy and one Health?"""

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return None


class TakeAggro(AskWord):
    """Take the Aggro token?"""
