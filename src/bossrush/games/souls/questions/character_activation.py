"""The questions of a character's activation."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.souls.cards.terms import PLACES, STRIKE
from bossrush.games.souls.questions.character_attack import (
    target_points,
    use_detail,
    use_id,
    use_label,
    use_of,
    way_id,
    way_of,
    way_points,
)
from bossrush.games.souls.questions.kinds import SoulsQuestion, WordQuestion
from bossrush.games.souls.questions.setup import hands_id, hands_label, hands_of
from bossrush.games.souls.rules.attack_options import (
    action_in,
    line_of,
    slot_of,
    target_of,
    use_cost,
)
from bossrush.games.souls.rules.character_activation import (
    END,
    ESTUS,
    HANDS,
    HEROIC,
    KIND,
    LOW,
    STEP,
    USE,
    activation_options,
)
from bossrush.games.souls.rules.character_movement import AROUND, step_cost
from bossrush.games.souls.rules.heroic_actions import STAND_STILL
from bossrush.games.souls.table import names
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view import odds

# -- the questions ----------------------------------------------------------------------------


class AskAct(SoulsQuestion):
    """What does the character do?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return activation_options(state, actor)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-act", hero=names.hero(state, actor))

    def option_id(self, state: Dungeon, value: int) -> str:
        kind, what = value >> KIND, value & LOW
        if kind == USE:
            return use_id(state, what)
        if kind == STEP:
            return f"move:{way_id(state, what)}"
        if kind == HEROIC:
            if what == 0 and not _charges(state):
                return "heroic"
            return "heroic:stay" if what == STAND_STILL else f"heroic:{way_id(state, what)}"
        if kind == HANDS:
            return f"hands:{hands_id(state, state.fight.hero, what)}"
        return "estus" if kind == ESTUS else "end"

    def value(self, state: Dungeon, option_id: str) -> int:
        if option_id == "end":
            return END << KIND
        if option_id == "estus":
            return ESTUS << KIND
        head, _, rest = option_id.partition(":")
        if head == "move":
            return STEP << KIND | way_of(state, rest)
        if head == "heroic":
            if not rest:
                return HEROIC << KIND
            way = STAND_STILL if rest == "stay" else way_of(state, rest)
            return HEROIC << KIND | way
        if head == "hands":
            return HANDS << KIND | hands_of(state, state.fight.hero, rest)
        return USE << KIND | use_of(state, option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        kind, what = value >> KIND, value & LOW
        if kind == USE:
            return use_label(state, actor, what)
        if kind == STEP:
            walk = "walk" if state.fight.walk else "run"
            if what >= AROUND:
                return Message(f"souls-option-{walk}-round", arc=names.arc(what - AROUND))
            return Message(f"souls-option-{walk}", node=names.node(state, what))
        if kind == HEROIC:
            name = Message(state.party[actor].card().heroic_name)
            if not _charges(state) or what == STAND_STILL:
                return Message("souls-option-heroic", name=name)
            if what >= AROUND:
                return Message("souls-option-heroic-round", name=name, arc=names.arc(what - AROUND))
            return Message("souls-option-heroic-to", name=name, node=names.node(state, what))
        if kind == HANDS:
            return hands_label(state, actor, what)
        return Message("souls-option-estus" if kind == ESTUS else "souls-option-end")

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        kind, what = value >> KIND, value & LOW
        if kind == USE:
            return use_detail(state, actor, what, use_cost(state, actor, what))
        if kind == STEP:
            cost = step_cost(state, actor, what)
            deadly = cost and cost >= state.party[actor].free()
            return Message("souls-detail-deadly" if deadly else "souls-detail-cost", cost=cost)
        if kind == HEROIC and (not _charges(state) or what == STAND_STILL):
            return Message(state.party[actor].card().heroic_text)
        return Message("souls-detail-estus") if kind == ESTUS else None

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        kind, what = value >> KIND, value & LOW
        if kind == USE:
            card = f"hero-{actor}-{PLACES[slot_of(what)]}"
            return [*target_points(state, target_of(what)), card]
        if kind == STEP:
            return way_points(state, actor, what)
        if kind == HEROIC and _charges(state) and what < AROUND:
            return way_points(state, actor, what)
        if kind == ESTUS:
            return [f"hero-{actor}-estus", f"hero-{actor}"]
        return [f"hero-{actor}"]

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        if value >> KIND != USE:
            return []
        return odds.of_use(state, actor, value & LOW)

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        kind, what = value >> KIND, value & LOW
        if kind == USE:
            return action_in(state, actor, slot_of(what), line_of(what)).kind == STRIKE
        return kind == END


def _charges(state: Dungeon) -> bool:
    """Whether the acting character's heroic action is one that moves."""
    return state.party[state.fight.hero].card().heroic == 3


class AskStartGain(WordQuestion):
    """Energy as usual, or one Energy and one Health?"""

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return None


class AskTakeAggro(WordQuestion):
    """Take the Aggro token?"""
