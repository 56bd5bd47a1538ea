"""The questions of an attack: where to shift, whom to aim at, whom to grant what; Backstab."""

from __future__ import annotations

from bossrush.engine.answers import Choice
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.engine.sets import members
from bossrush.games.souls.cards.terms import PLACES, STRIKE
from bossrush.games.souls.questions import answers, refusals
from bossrush.games.souls.questions.kinds import HeroQuestion, falls
from bossrush.games.souls.questions.there import kills_there, lies_there
from bossrush.games.souls.rules.attack_options import (
    action_in,
    action_of,
    aim_of,
    aimed,
    given_to_one,
    in_weak_arc,
    is_aimed,
    possible_aims,
    struck,
    use_cost,
)
from bossrush.games.souls.rules.character_attack import backstabs
from bossrush.games.souls.rules.character_movement import AROUND, way_answers, way_of
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view import odds
from bossrush.games.souls.words import names

# -- ways and uses in words and in the scene ------------------------------------------------------


def way_points(state: Dungeon, hero: int, way: int) -> list[str]:
    """What a step is about: a node, or the character that goes around."""
    if way >= AROUND:
        return [f"figure-{hero}"]
    return [state.board().ids[way], f"hero-{hero}"]


def aim_points(state: Dungeon, aim: int) -> list[str]:
    """What an attack is aimed at: a foe and its node, or a node and everybody there."""
    foes = [f"foe-{number}" for number in struck(state, aim)]
    if answers.AT_NODE.fits(aim):
        return [state.board().ids[answers.NODE.of(aim)], *foes]
    foe = state.fight.foes[answers.FOE.of(aim)]
    return [*foes, state.board().ids[foe.node]]


def use_points(state: Dungeon, hero: int, use: int) -> list[str]:
    """Whom an action is about, and its card."""
    card = f"hero-{hero}-{PLACES[answers.SLOT.of(use)]}"
    if is_aimed(use):
        return [*aim_points(state, aim_of(use)), card]
    if answers.GRANT_TO.fits(use):
        heroes = members(answers.HEROES_GIVEN.of(use))
        return [*(f"figure-{number}" for number in heroes), card]
    return [card]


def use_label(state: Dungeon, hero: int, use: int) -> Message:
    """An action in words: its card, and at whom or for whom it is."""
    name = names.card(state, state.party[hero].card_in(answers.SLOT.of(use)))
    if answers.GRANT_TO.fits(use):
        heroes = answers.HEROES_GIVEN.of(use)
        if len(members(heroes)) == len(state.party) > 1:
            return Message("souls-option-use-all", card=name)
        return Message("souls-option-use-for", card=name, heroes=names.heroes(state, heroes))
    if answers.ATTACK_NODE.fits(use):
        foes = names.foes(state, state.foes_on(answers.NODE.of(use)))
        return Message("souls-option-use-on", card=name, foes=foes)
    if answers.ATTACK.fits(use):
        foe = names.foe(state, answers.FOE.of(use))
        return Message("souls-option-attack", card=name, foe=foe)
    return Message("souls-option-use", card=name)


def use_detail(
    state: Dungeon, hero: int, use: int, cost: int, rolls_left: int = odds.ALL_ROLLS
) -> Message:
    """What it costs, what it rolls, about how much it does."""
    action = action_of(state, hero, use)
    what = names.action(action)
    if cost and cost >= state.party[hero].free():
        return Message("souls-detail-deadly", cost=cost)
    if action.effect == STRIKE and is_aimed(use):
        mean = round(odds.blow(state, hero, use, rolls_left).mean * 10) / 10
        text = Message(action.text) if action.text else None
        if in_weak_arc(state, hero, struck(state, aim_of(use))):
            weak = Message("souls-detail-weak")
            text = weak if text is None else Message("souls-detail-both", one=weak, other=text)
        if text is not None:
            return Message("souls-detail-attack-text", cost=cost, action=what, mean=mean, text=text)
        return Message("souls-detail-attack", cost=cost, action=what, mean=mean)
    return Message("souls-detail-use", cost=cost, action=what)


# -- the questions ----------------------------------------------------------------------------


def aimed_now(state: Dungeon, aim: int) -> int:
    """The attack that is being carried out, on this target."""
    return aimed(state.fight.slot, state.fight.line, aim)


class AskAim(Choice[Dungeon]):
    """Who is attacked?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        action = action_in(state, actor, state.fight.slot, state.fight.line)
        return possible_aims(state, actor, action)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        foes = struck(state, value)
        if answers.AT_NODE.fits(value):
            return Message("souls-option-foes", foes=names.foes(state, foes))
        return Message("souls-option-foe", foe=names.foe(state, foes[0]))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        """What a Berserk Charge costs is settled by its target; the rest has been paid for."""
        if not state.fight.charge:
            weak = in_weak_arc(state, actor, struck(state, value))
            return Message("souls-detail-weak") if weak else None
        cost = self.cost(state, actor, value)
        return use_detail(state, actor, aimed_now(state, value), cost, odds.ONE_ROLL)

    def cost(self, state: Dungeon, actor: int, value: int) -> int:
        """The Energy that is still to be paid: that of a Berserk Charge after its shift."""
        return use_cost(state, actor, aimed_now(state, value)) if state.fight.charge else 0

    def ends(self, state: Dungeon, actor: int, value: int) -> Message | None:
        cost = self.cost(state, actor, value)
        return falls(state, actor) if cost and cost >= state.party[actor].free() else None

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        cost = self.cost(state, actor, value)
        beside = [aimed_now(state, aim) for aim in self.options(state, actor)]
        return odds.of_use(state, actor, aimed_now(state, value), cost, beside, odds.ONE_ROLL)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return aim_points(state, value)

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return True

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.aimed_at(state, actor, value)

    def why_unknown(self, state: Dungeon, actor: int, option_id: str) -> Message | None:
        return refusals.nowhere(state, option_id)


class AskShift(Choice[Dungeon]):
    """Shift to which node, or stay?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        steps = way_answers(state, actor, answers.STEP_TO, answers.STEP_ROUND)
        return [answers.STAY.answer(), *steps]

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.STAY.fits(value):
            return Message("souls-option-stay")
        if answers.STEP_ROUND.fits(value):
            return Message("souls-option-arc", arc=names.arc(answers.ARC.of(value)))
        return Message("souls-option-node", node=names.node(state, answers.NODE.of(value)))

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return lies_there(state, answers.NODE.of(value)) if answers.STEP_TO.fits(value) else None

    def ends(self, state: Dungeon, actor: int, value: int) -> Message | None:
        if not answers.STEP_TO.fits(value):
            return None
        return kills_there(state, actor, answers.NODE.of(value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.STAY.fits(value):
            return [f"hero-{actor}"]
        return way_points(state, actor, way_of(value, answers.STEP_TO))

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.shift(state, actor, value)

    def why_unknown(self, state: Dungeon, actor: int, option_id: str) -> Message | None:
        return refusals.nowhere(state, option_id)


class AskGrantTo(HeroQuestion):
    """Who gets what the attack grants?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        action = action_in(state, actor, state.fight.slot, state.fight.line)
        return given_to_one(state, actor, action)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.because("grant-reach" if value < len(state.party) else "no-hero")


class AskBackstab(Choice[Dungeon]):
    """Strike back at once?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [answers.PASS.answer(), *backstabs(state, actor, state.fight.acting)]

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if answers.PASS.fits(value):
            return Message("souls-option-pass")
        return use_label(state, actor, value)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return None if answers.PASS.fits(value) else use_detail(state, actor, value, 0)

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        if answers.PASS.fits(value):
            return []
        beside = backstabs(state, actor, state.fight.acting)
        return odds.of_use(state, actor, value, 0, beside)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if answers.PASS.fits(value):
            return [f"hero-{actor}"]
        return [f"foe-{state.fight.acting}", f"hero-{actor}-{PLACES[answers.SLOT.of(value)]}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return not answers.PASS.fits(value)

    def why_not(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return refusals.backstab(state, actor, value)
