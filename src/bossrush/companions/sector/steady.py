"""`steady` for Dark Sector: rules of thumb, no search, a few microseconds a decision.

It shares risks by who can bear them, shoots where that is cheap, lets the hurt hide behind the
drone, keeps guns loaded and bandages for when they count, and uses what the cards offer. Here
is which thought answers which question; `combat`, `items` and `using_items` think, `worth` and
`worth_using` put figures on things.
"""

from __future__ import annotations

from typing import ClassVar, cast

from bossrush.companions.companion import Companion, Judgement
from bossrush.companions.sector import combat, items, using_items, worth, worth_using
from bossrush.companions.sector.prospects import SectorProspects
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.sector.cards.verbs import HEAL, TEST
from bossrush.games.sector.questions.between_chapters import REGROUP_ACTIVITY, REGROUP_CARD
from bossrush.games.sector.questions.chapters import (
    CHOOSE_GUN,
    CHOOSE_OPTION,
    GIVE_UP_AMMO,
    GIVE_UP_ITEM,
    LOAD_FIRST,
    NAME_LEADER,
    NAME_ONE,
    NAME_PARTNER,
    REPLICATE_ITEM,
    STARTING_WEAPON,
)
from bossrush.games.sector.questions.combat import (
    CLOSE_IN,
    DECLARE_ACTION,
    FLANK_ATTACK,
    NEAR,
    RANGED_OR_CLOSE,
    REMOVE_DIE,
)
from bossrush.games.sector.questions.dice import KEEP_RESULT, NEW, OLD, REROLL_MORE
from bossrush.games.sector.questions.exchanging_items import SHARE_CARD, SHARE_OUT_POOL, TRADE_ITEMS
from bossrush.games.sector.questions.setup import CREW_CARD, CYBERNETIC_CARD, DRONE_CARD
from bossrush.games.sector.questions.using_items import STEP_IN
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.odds_of_tests import pass_chance


class SteadySector(Companion):
    """Plays one seat, or all of them, from what everybody can see."""

    key: ClassVar[str] = "steady"

    def answer(self, play: Play, decision: Decision) -> int:
        s = cast(Mission, play.state)
        values = decision.values()
        question = decision.question
        crew = decision.actor
        aside = using_items.aside(s, values)
        if aside >= 0:
            return aside
        values = values[: decision.count()]
        if question is DECLARE_ACTION:
            return combat.declare(s, crew, values)
        if question is REMOVE_DIE:
            return combat.die(s, values)
        if question is STEP_IN:
            return using_items.step_in(s, crew, values)
        if question is REGROUP_ACTIVITY or question is SHARE_OUT_POOL:
            return items.activity(s, crew, question, values)
        if question is REGROUP_CARD or question is SHARE_CARD:
            return items.most_useful(s, values)
        if question is CHOOSE_OPTION:
            return _option(s, crew, values)
        if question is NAME_LEADER:
            return worth.strongest(s, values)
        if question is RANGED_OR_CLOSE:
            near = worth.near_cost(s) < worth.far_cost(s)
            return NEAR if near and NEAR in values else values[0]
        if question is CLOSE_IN:
            return combat.close_in(s, values)
        if question is FLANK_ATTACK:
            return max(values, key=lambda value: combat.attack(s, crew, value))
        if question is NAME_ONE or question is NAME_PARTNER:
            return _name(s, values)
        if question is CREW_CARD:
            return self._any(_crew_cards(s, values))
        if question is CYBERNETIC_CARD or question is DRONE_CARD:
            return self._any(values)
        if question is GIVE_UP_ITEM:
            return min(values, key=lambda item: worth.worth(s, item))
        if question is GIVE_UP_AMMO:
            return max(values, key=lambda gun: s.loaded[gun])
        if question is CHOOSE_GUN or question is STARTING_WEAPON or question is LOAD_FIRST:
            return max(values, key=lambda gun: s.tables.items[gun].capacity - s.loaded[gun])
        if question is REPLICATE_ITEM:
            return max(values, key=lambda item: worth.worth(s, item))
        if question is TRADE_ITEMS:
            return combat.trade(s, crew, values)
        if question is KEEP_RESULT:
            return NEW if worth_using.better(s, crew) else OLD
        if question is REROLL_MORE:
            return using_items.reroll(s, crew, values)
        return values[0]

    def judgement(self) -> Judgement:
        return SectorProspects()

    def _any(self, values: list[int]) -> int:
        return values[self.stream.below(len(values))]


def _crew_cards(s: Mission, values: list[int]) -> list[int]:
    """Those who add most to what the crew are good at: two of three traits well covered."""
    best = [0, 0, 0]
    for member in s.crew:
        if member.card >= 0:
            for trait in range(3):
                best[trait] = max(best[trait], s.tables.crew[member.card].ratings[trait])

    def added(card: int) -> int:
        return sum(max(best[trait], s.tables.crew[card].ratings[trait]) for trait in range(3))

    most = max(added(card) for card in values)
    return [card for card in values if added(card) == most]


def _option(s: Mission, crew: int, values: list[int]) -> int:
    step = s.tables.steps[s.asked]
    if crew >= 0 and s.endangered >= 0:
        dying = s.endangered
        return max(
            values, key=lambda value: worth.healing(s, step.options[value].steps, crew, dying)
        )
    return max(values, key=lambda value: worth.outlook(s, step.options[value].steps))


def _name(s: Mission, values: list[int]) -> int:
    """Who is it? The ablest for a test, the weakest for a cure, the strongest for a loss."""
    step = s.tables.steps[s.asked]
    if step.verb == TEST:
        return max(
            values, key=lambda crew: 12 * pass_chance(s, step, [crew]) + 0.5 * s.crew[crew].hp
        )
    if step.verb == HEAL:
        return s.endangered if s.endangered in values else worth.weakest(s, values)
    return worth.strongest(s, values)
