"""`steady` for Escape from Arkalion: rules of thumb, no search.

It weighs every place in reach by what can be attacked there, what it costs to stand there and
what its station offers; mans guns for the turn to come, mends, crafts, brews, and hands on what
others need.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.companions.arkalion.plan import (
    GRAPNEL_STEP,
    Aims,
    Plan,
    best_aim,
    best_plan,
    best_shot,
    shots_from,
    worth_of_gun,
    worth_of_leap,
)
from bossrush.companions.arkalion.prospects import ArkalionProspects
from bossrush.companions.arkalion.threat import dangers, kills, threat_of, threats, worth_of_kill
from bossrush.companions.arkalion.trading import fair, next_piece, spare, to_brew, worth_trading
from bossrush.companions.companion import Companion, Judgement
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.arkalion.cards.terms import (
    MAN_GUN,
    NO_TARGET,
    RAISE_SHIELD,
    REPAIR_CHEST,
    REPAIR_STATION,
    SCROUNGE,
    USE_CHAIN_LIGHTNING,
    USE_GRAPNEL,
    USE_RELENTLESS,
    USE_VOLLEY,
    VOLLEY,
)
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.questions.abilities import BOLT, GRAPNEL_TO, SCROUNGE_FOR, STEP_UP
from bossrush.games.arkalion.questions.actions import (
    ABILITY,
    ACTING,
    ATTACK,
    BREW,
    CRAFT,
    DRINK,
    END,
    FIRE,
    MOVE,
    OPEN,
    TRADE,
)
from bossrush.games.arkalion.questions.attacking import AIM, LAST_HIT, SECOND_AIM, SHOOT
from bossrush.games.arkalion.questions.mortar_and_cannons import FIRE_CANNON, FIRE_MORTAR, FireGun
from bossrush.games.arkalion.questions.setup import CHOOSE_HERO, RETURN_ZONE, START_ZONE
from bossrush.games.arkalion.questions.trading import AGREE, PROPOSE, TRADE_PIECES, WITHDRAW
from bossrush.games.arkalion.table.airship import (
    ARMOURY,
    LABORATORY,
    MORTAR,
    PORT_CANNON,
    STARBOARD_CANNON,
)
from bossrush.games.arkalion.table.board import (
    FIRST_ZONE,
    ROWS,
    ZONE_COLUMNS,
    cell_at,
    side_by_side,
)
from bossrush.games.arkalion.table.escape import Escape

POSTS: Final[tuple[int, ...]] = (
    PORT_CANNON,
    STARBOARD_CANNON,
    MORTAR,
    MORTAR,
    LABORATORY,
    ARMOURY,
)
"""Where heroes begin, in the order of players."""


class SteadyArkalion(Companion):
    """Plays one seat, or all of them, from what everybody can see."""

    key: ClassVar[str] = "steady"

    def answer(self, play: Play, decision: Decision) -> int:
        s = cast(Escape, play.state)
        question = decision.question
        player = decision.actor
        values = decision.values()
        if question is ACTING:
            return act(s, player, values)
        if question is AIM or question is SECOND_AIM:
            return aim(s, player, values)
        if question is FIRE_MORTAR:
            return aim_gun(s, player, FIRE_MORTAR)
        if question is FIRE_CANNON:
            return aim_gun(s, player, FIRE_CANNON)
        if question is TRADE_PIECES:
            return trade(s, player, values)
        if question is AGREE:
            return answers.GO if fair(s, player) else answers.STAY
        if question is CHOOSE_HERO:
            return values[self.stream.below(len(values))]
        if question is START_ZONE:
            return FIRST_ZONE + POSTS[player]
        if question is RETURN_ZONE:
            return post(s, player, values)
        if question is LAST_HIT:
            return answers.STAY
        if question is STEP_UP:
            return step_up(s, player)
        if question is BOLT:
            return bolt(s, values)
        if question is GRAPNEL_TO:
            return grapnel(s, player, values)
        if question is SCROUNGE_FOR:
            return scrounge(s, player, values)
        return values[0]

    def judgement(self) -> Judgement:
        return ArkalionProspects()


# -- actions --------------------------------------------------------------------------------


def act(s: Escape, player: int, values: list[int]) -> int:
    """What is free first, then the best use of an action, then the end of the turn."""
    free = without_action(s, player, values)
    if free >= 0:
        return free
    threat = threats(s)
    killing = kills(s, threat)
    plan = best_plan(s, player, threat, killing)
    potion = to_drink(s, player, values, plan)
    if potion >= 0:
        return potion
    chosen = at_the_station(s, player, values, killing, plan)
    if chosen >= 0:
        return chosen
    if plan.target != NO_TARGET:
        chosen = shoot(s, player, values, plan, threat, killing)
        if chosen >= 0:
            return chosen
    if plan.step >= 0:
        if plan.step >= GRAPNEL_STEP:
            return ABILITY.answer(USE_GRAPNEL)
        return MOVE.answer(plan.step)
    return last_resort(s, player, values)


def without_action(s: Escape, player: int, values: list[int]) -> int:
    """Craft, open, trade, brew: what costs nothing and helps."""
    hurt = s.heroes[player].character().hp - s.heroes[player].hp
    for value in values:
        if CRAFT.fits(value) or OPEN.fits(value):
            return value
        if DRINK.fits(value):
            effect = s.tables.potions[answers.POTION.of(value)].effect
            if effect.heal and hurt >= effect.heal:
                return value
            if effect.heal_full and hurt >= 3:
                return value
        if BREW.fits(value) and to_brew(s, player, answers.POTION.of(value)):
            return value
        if TRADE.fits(value) and worth_trading(s, player, answers.PARTNER.of(value)):
            return value
    return -1


def to_drink(s: Escape, player: int, values: list[int], plan: Plan) -> int:
    """Boosts while there is something to do with them."""
    for value in values:
        if DRINK.fits(value):
            effect = s.tables.potions[answers.POTION.of(value)].effect
            if effect.actions and s.actions <= 2 and plan.shot_worth > 6.0:
                return value
            if effect.reroll and not s.reroll and s.actions >= 3 and plan.shot_worth > 6.0:
                return value
            if effect.ward and s.actions <= 1 and dangers(s)[s.heroes[player].at] >= 2:
                return value
    return -1


def at_the_station(
    s: Escape, player: int, values: list[int], killing: list[float], plan: Plan
) -> int:
    """Fire the gun or mend, where that beats the best shot."""
    at = s.heroes[player].at
    for value in values:
        use = answers.USE.of(value) if ABILITY.fits(value) else -1
        if use in (REPAIR_STATION, REPAIR_CHEST):
            return value
        if FIRE.fits(value):
            worth, _ = best_aim(s, answers.GUN.of(value), killing)
            if worth > 5.0 and worth >= plan.shot_worth * 0.6:
                return value
        if use == MAN_GUN and s.actions >= 2:
            worth, _ = worth_of_gun(s, player, at - FIRST_ZONE, killing)
            if worth > 14.0 and worth > plan.shot_worth * 1.6:
                return value
    return -1


def shoot(
    s: Escape,
    player: int,
    values: list[int],
    plan: Plan,
    threat: list[float],
    killing: list[float],
) -> int:
    """Attack, by the Ability where it grants more than one attack."""
    for value in values:
        if ABILITY.fits(value):
            use = answers.USE.of(value)
            if use in (USE_RELENTLESS, USE_VOLLEY, USE_CHAIN_LIGHTNING):
                if worth_using(s, player, use, plan, threat, killing):
                    return value
    value = ATTACK.answer(plan.target, plan.weapon)
    return value if value in values else -1


def worth_using(
    s: Escape, player: int, use: int, plan: Plan, threat: list[float], killing: list[float]
) -> bool:
    """Whether an Ability that attacks has more than one victim in sight, or time runs out."""
    if s.actions == 1:
        return True
    if use == USE_CHAIN_LIGHTNING:
        return worth_of_leap(s, plan.target, threat) > 0.0
    aims = Aims(s, player, threat, killing, use == USE_VOLLEY)
    shots = shots_from(s, s.heroes[player].at, aims)
    return len(shots.targets) > 1


def last_resort(s: Escape, player: int, values: list[int]) -> int:
    """Nothing better to do: raise the shield, look for tokens, or end the turn."""
    for value in values:
        if value == ABILITY.answer(RAISE_SHIELD) and near_danger(s, player):
            return value
        if value == ABILITY.answer(SCROUNGE):
            for resource in range(len(s.tables.resource_ids)):
                if resource != s.tables.key and spare(s, player, resource):
                    return value
    return END.answer()


def near_danger(s: Escape, player: int) -> bool:
    """Whether anybody the shield wall covers would be hurt."""
    at = s.heroes[player].at
    damage = dangers(s)
    for hero in s.heroes:
        if side_by_side(at, hero.at) and damage[hero.at]:
            return True
    return False


# -- what is asked along the way -------------------------------------------------------------


def aim(s: Escape, player: int, values: list[int]) -> int:
    """The best shot an Ability offers; none if none is worth it."""
    any_card = s.heroes[player].has_ability(VOLLEY)
    threat = threats(s)
    aims = Aims(s, player, threat, kills(s, threat), any_card)
    shots = shots_from(s, s.heroes[player].at, aims)
    place = best_shot(shots, s.aim)
    if place >= 0:
        answer = SHOOT.answer(shots.targets[place], shots.weapons[place])
        if answer in values:
            return answer
    return values[-1]


def aim_gun(s: Escape, player: int, question: FireGun) -> int:
    """Where the gun does most; nowhere if it would do nothing good."""
    _, target = best_aim(s, s.heroes[player].at - FIRST_ZONE, kills(s, threats(s)))
    return question.pick.answer(target) if target >= 0 else question.cancel.answer()


def bolt(s: Escape, values: list[int]) -> int:
    best = values[0]
    most = -1.0
    for cell in values:
        worth = worth_of_kill(s, cell, threat_of(s, cell), False)
        if worth > most:
            best = cell
            most = worth
    return best


def step_up(s: Escape, player: int) -> int:
    """Step onto the freed cell only where it is no worse than here."""
    before = s.heroes[player].at
    damage = dangers(s)
    return answers.GO if damage[s.aim] < damage[before] else answers.STAY


def post(s: Escape, player: int, values: list[int]) -> int:
    """Where a hero who returns is needed most: where most threatens the fewest."""
    threat = threats(s)
    damage = dangers(s)
    best = values[0]
    most = -1000.0
    for place in values:
        coming = 0.0
        for column in ZONE_COLUMNS[place - FIRST_ZONE]:
            for row in range(ROWS):
                coming += threat[cell_at(column, row)]
        for hero in s.heroes:
            if hero.at == place:
                coming -= 25.0
        coming -= 4.0 * damage[place]
        if coming > most:
            best = place
            most = coming
    return best


def grapnel(s: Escape, player: int, values: list[int]) -> int:
    """The zone the plan leads to."""
    threat = threats(s)
    plan = best_plan(s, player, threat, kills(s, threat))
    if plan.step >= GRAPNEL_STEP:
        return GRAPNEL_TO.pick.answer(plan.step - GRAPNEL_STEP)
    return values[-1]


def scrounge(s: Escape, player: int, values: list[int]) -> int:
    """The token that can best be spared."""
    best = values[-1]
    most = 0
    for value in values[:-1]:
        token = SCROUNGE_FOR.picked(value)
        count = spare(s, player, token)
        if token != s.tables.key and count > most:
            best = value
            most = count
    return best


def trade(s: Escape, player: int, values: list[int]) -> int:
    """Piece by piece what helps, then the proposal."""
    piece = next_piece(s, player, s.partner)
    if piece in values:
        return piece
    return PROPOSE.answer() if PROPOSE.answer() in values else WITHDRAW.answer()
