"""The questions of a character's activation: what it does, and what its equipment offers."""

from __future__ import annotations

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.souls.cards.terms import STRIKE
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.questions.character_attack import (
    use_detail,
    use_label,
    use_points,
    way_points,
)
from bossrush.games.souls.questions.kinds import WordQuestion, falls
from bossrush.games.souls.questions.setup import hands_label
from bossrush.games.souls.questions.there import kills_there, lies_there
from bossrush.games.souls.rules.attack_options import action_of, use_cost, uses
from bossrush.games.souls.rules.character_activation import activation_options, survives_end
from bossrush.games.souls.rules.character_movement import step_cost, way_of
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view import odds
from bossrush.games.souls.words import names


def moves(answer: int) -> bool:
    """Whether it is a step of a walk or a run."""
    return answers.MOVE.fits(answer) or answers.MOVE_ROUND.fits(answer)


def uses_card(answer: int) -> bool:
    """Whether it is an action of a hand card."""
    return (
        answers.USE.fits(answer)
        or answers.ATTACK.fits(answer)
        or answers.ATTACK_NODE.fits(answer)
        or answers.GRANT_TO.fits(answer)
    )


class AskAct(Choice[Dungeon]):
    """What does the character do?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return activation_options(state, actor)

    def prompt(self, state: Dungeon, actor: int) -> Message:
        return Message("souls-ask-act", hero=names.hero(state, actor))

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if uses_card(value):
            return use_label(state, actor, value)
        walk = "walk" if state.fight.walk else "run"
        if answers.MOVE_ROUND.fits(value):
            return Message(f"souls-option-{walk}-round", arc=names.arc(answers.ARC.of(value)))
        if answers.MOVE.fits(value):
            node = names.node(state, answers.NODE.of(value))
            return Message(f"souls-option-{walk}", node=node)
        if answers.TAKE_IN_HANDS.fits(value):
            return hands_label(state, actor, answers.HANDS_TAKEN.of(value))
        if answers.DRINK_ESTUS.fits(value):
            return Message("souls-option-estus")
        if answers.END.fits(value):
            return Message("souls-option-end")
        name = Message(state.party[actor].card().heroic_name)
        if answers.CHARGE_ROUND.fits(value):
            arc = names.arc(answers.ARC.of(value))
            return Message("souls-option-heroic-round", name=name, arc=arc)
        if answers.CHARGE_TO.fits(value):
            node = names.node(state, answers.NODE.of(value))
            return Message("souls-option-heroic-to", name=name, node=node)
        return Message("souls-option-heroic", name=name)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if uses_card(value):
            return use_detail(state, actor, value, use_cost(state, actor, value))
        if moves(value):
            cost = step_cost(state, actor, way_of(value, answers.MOVE))
            if cost and cost >= state.party[actor].free():
                return Message("souls-detail-deadly", cost=cost)
            there = lies_there(state, answers.NODE.of(value)) if answers.MOVE.fits(value) else None
            if there is None:
                return Message("souls-detail-cost", cost=cost)
            return Message("souls-detail-cost-there", cost=cost, there=there)
        if answers.CHARGE_TO.fits(value):
            return lies_there(state, answers.NODE.of(value))
        if answers.PERSEVERE.fits(value) or answers.CHARGE.fits(value):
            return Message(state.party[actor].card().heroic_text)
        return Message("souls-detail-estus") if answers.DRINK_ESTUS.fits(value) else None

    def ends(self, state: Dungeon, actor: int, value: int) -> Message | None:
        character = state.party[actor]
        lives = True
        if uses_card(value):
            cost = use_cost(state, actor, value)
            waits = state.fight.charge and action_of(state, actor, value).before
            lives = cost == 0 or cost < character.free() or bool(waits)
        elif answers.MOVE.fits(value):
            node = answers.NODE.of(value)
            return kills_there(state, actor, node, step_cost(state, actor, node))
        elif answers.CHARGE_TO.fits(value):
            return kills_there(state, actor, answers.NODE.of(value))
        elif answers.MOVE_ROUND.fits(value):
            cost = step_cost(state, actor, way_of(value, answers.MOVE))
            lives = cost == 0 or cost < character.free()
        elif answers.END.fits(value):
            lives = survives_end(state, actor)
        return None if lives else falls(state, actor)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if uses_card(value):
            return use_points(state, actor, value)
        if moves(value):
            return way_points(state, actor, way_of(value, answers.MOVE))
        if answers.CHARGE_TO.fits(value):
            return way_points(state, actor, answers.NODE.of(value))
        if answers.DRINK_ESTUS.fits(value):
            return [f"hero-{actor}-estus", f"hero-{actor}"]
        return [f"hero-{actor}"]

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        if not uses_card(value):
            return []
        free = state.party[actor].free()
        beside = [use for use in uses(state, actor) if use_cost(state, actor, use) < free]
        return odds.of_use(state, actor, value, use_cost(state, actor, value), beside)

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        if uses_card(value):
            return action_of(state, actor, value).effect == STRIKE
        return answers.END.fits(value)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.act(state, actor, value)

    def why_unknown(self, state: Dungeon, actor: int, option_id: str) -> Message | None:
        return refusals.nowhere(state, option_id)


class AskStartGain(WordQuestion):
    """Energy as usual, or one Energy and one Health?"""


class AskTakeAggro(WordQuestion):
    """Take the Aggro token?"""
