"""`steady` for Dark Sector: rules of thumb, no search, a few microseconds a decision.

It shares risks by who can bear them, shoots where that is cheap, lets the hurt hide behind the
drone, keeps guns loaded and bandages for when they count, and uses whatever the cards offer.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from bossrush.companions.companion import Companion
from bossrush.companions.sector import timing, worth
from bossrush.engine.chance import seeded
from bossrush.engine.decision import ASIDE, Decision, Question
from bossrush.engine.draft import CANCEL, CONFIRM, FIRST_ITEM
from bossrush.engine.play import Play
from bossrush.games.sector import asks, uses
from bossrush.games.sector.ask_combat import FAR, NEAR, NEW, OLD, STOP
from bossrush.games.sector.ask_items import (
    DONE,
    GIVE,
    HAND,
    IMPLANT,
    LAY,
    LOAD,
    PICK,
    USE,
    USE_POOLED,
    AskActs,
    act,
    crew_of,
    item_of,
    kind_of,
)
from bossrush.games.sector.combatants import (
    action_of,
    can_shoot,
    first_of,
    rate_of,
    second_of,
    second_rate_of,
)
from bossrush.games.sector.odds import passing
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import Use
from bossrush.games.sector.terms import (
    ADVANCED,
    ANY_TIME,
    BEFORE_DAMAGE,
    COVER,
    DISCARD,
    DRONE,
    FIGHT,
    FLANK,
    HEAL,
    PEACE,
    RANGED,
    RELOAD,
    RELOAD_STEP,
    REPLICATE,
    SHOOT,
    TEST,
    TRADE,
)


class SteadySector(Companion):
    """Plays one seat, or all of them, from what everybody can see."""

    key: ClassVar[str] = "steady"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.stream = seeded(seed)
        """For who it will be and what it will wear; everything else is settled by the table."""

    def answer(self, play: Play, decision: Decision) -> int:
        s = cast(Mission, play.state)
        values = decision.values()
        question = decision.question
        crew = decision.actor
        aside = _aside(s, values)
        if aside >= 0:
            return aside
        values = values[: decision.count()]
        if question is asks.DECLARE:
            return _declare(s, crew, values)
        if question is asks.REMOVE:
            return _die(s, values)
        if question is asks.WINDOW:
            return _step_in(s, crew, values)
        if question is asks.REGROUP or question is asks.SHARE:
            return _activity(s, crew, question, values)
        if question is asks.REGROUP_CARD or question is asks.SHARE_CARD:
            return _most_useful(s, values)
        if question is asks.OPTION:
            return _option(s, crew, values)
        if question is asks.LEADER:
            return worth.strongest(s, values)
        if question is asks.BEGIN:
            near = worth.near_cost(s) < worth.far_cost(s)
            return NEAR if near and NEAR in values else values[0]
        if question is asks.CLOSE_IN:
            return _close_in(s, values)
        if question is asks.FLANKING:
            return max(values, key=lambda value: _attack(s, crew, value))
        if question is asks.ONE or question is asks.PARTNER:
            return _name(s, values)
        if question is asks.CREW_CARD:
            return self._any(_crew_cards(s, values))
        if question is asks.CYBERNETIC or question is asks.DRONE_CARD:
            return self._any(values)
        if question is asks.LOST_ITEM:
            return min(values, key=lambda item: worth.worth(s, item))
        if question is asks.LOST_AMMO:
            return max(values, key=lambda gun: s.loaded[gun])
        if question is asks.GUN or question is asks.WEAPON or question is asks.LOAD_FIRST:
            return max(values, key=lambda gun: s.t.items[gun].capacity - s.loaded[gun])
        if question is asks.REPLICATED:
            return max(values, key=lambda item: worth.worth(s, item))
        if question is asks.TRADING:
            return _trade(s, crew, values)
        if question is asks.KEEP:
            return NEW if timing.better(s, crew) else OLD
        if question is asks.REROLL:
            return _reroll(s, crew, values)
        return values[0]

    def _any(self, values: list[int]) -> int:
        return values[self.stream.below(len(values))]


# -- before and between chapters --------------------------------------------------------------


def _crew_cards(s: Mission, values: list[int]) -> list[int]:
    """Whoever adds most to what the crew are good at: two of three traits well covered."""
    best = [0, 0, 0]
    for member in s.crew:
        if member.card >= 0:
            for trait in range(3):
                best[trait] = max(best[trait], s.t.crew[member.card].ratings[trait])

    def added(card: int) -> int:
        return sum(max(best[trait], s.t.crew[card].ratings[trait]) for trait in range(3))

    most = max(added(card) for card in values)
    return [card for card in values if added(card) == most]


def _activity(s: Mission, crew: int, question: Question[Any], values: list[int]) -> int:
    """Heal, load, share out: the most useful thing first; done when nothing is."""
    if kind_of(values[-1]) != PICK:
        return _most_useful(s, values)
    assert isinstance(question, AskActs)
    chosen = _most_useful(s, question.everything(s, crew))
    return chosen if chosen in values else act(PICK, item_of(chosen), 0)


def _most_useful(s: Mission, values: list[int]) -> int:
    best = DONE
    best_worth = 0.05
    for value in values:
        useful = _useful(s, value)
        if useful > best_worth:
            best = value
            best_worth = useful
    return best if best in values else values[0]


def _useful(s: Mission, value: int) -> float:
    kind = kind_of(value)
    if kind == DONE:
        return 0.0
    item = item_of(value)
    crew = crew_of(value)
    if kind == IMPLANT:
        return _worth_wearing(s, crew)
    card = s.t.items[item]
    if kind == LOAD:
        return 2.0 + card.capacity - s.loaded[item]
    if kind in (USE, USE_POOLED):
        return _worth_using(s, item)
    if kind == GIVE:
        wanted = worth.worth(s, item)
        if card.gun and not worth.carries_gun(s, crew):
            wanted += 3.0
        return wanted - 0.3 * s.crew[crew].slots_used() + 0.02 * s.crew[crew].hp
    if kind == LAY:
        return _worth_laying(s, item, crew)
    if kind == HAND:
        owner = next(n for n, member in enumerate(s.crew) if item in member.pack)
        needy = card.gun and not worth.carries_gun(s, crew) and _guns(s, owner) > 1
        return 1.5 if needy else 0.0
    return 0.0


def _guns(s: Mission, crew: int) -> int:
    return sum(s.t.items[item].gun for item in s.crew[crew].pack)


def _worth_using(s: Mission, item: int) -> float:
    """A bandage is for wounds that it fully heals, or for somebody close to death."""
    card = s.t.items[item]
    heals = worth.healing(s, card)
    if not heals:
        return 0.6 if card.use != DISCARD else _worth_spending(s, item)
    low = worth.weakest_hp(s)
    full = s.hp_cap or 12
    if card.use != DISCARD:
        return 1.5 if full - low >= heals and low <= 6 else 0.0
    if low <= full - heals - 1 or low <= 4:
        return 1.0 + heals
    return 0.0


def _worth_wearing(s: Mission, crew: int) -> float:
    """A cybernetic that can be used at any time: as soon as nothing of it would be wasted."""
    steps = s.t.cybernetics[s.crew[crew].cybernetic].steps
    missing = (s.hp_cap or 12) - worth.weakest_hp(s)
    heals = max(timing.cures(s, steps, crew, patient) for patient in range(len(s.crew)))
    if heals:
        return 1.0 if missing >= heals else 0.0
    return 0.6


def _worth_spending(s: Mission, item: int) -> float:
    """What is used up without curing anybody: fetch the best discard, or load empty guns."""
    for step in s.t.lists[s.t.items[item].steps]:
        if step.verb == REPLICATE and s.discard:
            best = max(worth.worth(s, found) for found in s.discard)
            return best - worth.worth(s, item) - 0.2
        if step.verb == RELOAD_STEP and s.mode != PEACE:
            return 1.0 if _empty_guns(s) >= 2 else 0.0
    return 0.0


def _empty_guns(s: Mission) -> int:
    """How many guns the crew carry that cannot fire."""
    return sum(
        s.t.items[item].gun and s.loaded[item] < s.t.items[item].lowest_rate
        for member in s.crew
        for item in member.pack
    )


def _worth_laying(s: Mission, item: int, crew: int) -> float:
    """Make room where the pool holds something clearly better that nobody can take."""
    for found in s.pool:
        if any(member.has_room(found) for member in s.crew):
            return 0.0
    if not s.pool:
        return 0.0
    better = max(worth.worth(s, found) for found in s.pool)
    mine = worth.worth(s, item)
    only_gun = s.t.items[item].gun and _guns(s, crew) == 1
    return better - mine - 0.8 if not only_gun else 0.0


# -- the text of cards ------------------------------------------------------------------------


def _option(s: Mission, crew: int, values: list[int]) -> int:
    step = s.t.steps[s.asked]
    if crew >= 0 and s.endangered >= 0:
        dying = s.endangered
        return max(values, key=lambda one: timing.cures(s, step.options[one].steps, crew, dying))
    return max(values, key=lambda value: worth.outlook(s, step.options[value].steps))


def _name(s: Mission, values: list[int]) -> int:
    """Who is it? The ablest for a test, the weakest for a cure, the strongest for a loss."""
    step = s.t.steps[s.asked]
    if step.verb == TEST:
        return max(values, key=lambda crew: 12 * passing(s, step, [crew]) + 0.5 * s.crew[crew].hp)
    if step.verb == HEAL:
        return s.endangered if s.endangered in values else worth.weakest(s, values)
    return worth.strongest(s, values)


# -- combat -----------------------------------------------------------------------------------


def _close_in(s: Mission, values: list[int]) -> int:
    """Keep shooting while somebody can do so for less than a fight would cost."""
    if FAR not in values:
        return values[0]
    armed = any(can_shoot(s, crew) for crew in range(len(s.crew)))
    cheap = worth.far_cost(s) <= worth.near_cost(s) + 0.3
    few = s.standing() <= 1 and worth.near_cost(s) < 0.6
    return FAR if armed and cheap and not few else NEAR


def _declare(s: Mission, crew: int, values: list[int]) -> int:
    return max(values, key=lambda value: _action(s, crew, value))


def _action(s: Mission, crew: int, value: int) -> float:
    """What an action is worth to the crew, in hit points."""
    action = action_of(value)
    if action == SHOOT:
        return _attack(s, crew, value) * _die_worth(s) - worth.fire_risk(s, crew)
    if action == FIGHT:
        return _fight(s, crew)
    if action == FLANK:
        helpers = sum(can_shoot(s, other) for other in range(len(s.crew)) if other != crew)
        attack = max(worth.best_shot(s, crew), worth.blow(s, crew)) + 0.8
        if not helpers or s.standing() <= 2:
            return -1.0
        return attack * _die_worth(s) - worth.HIT * worth.loss(s, crew, 1)
    if action == DRONE:
        healed = worth.gain(s, crew, 1)
        if first_of(value) == ADVANCED:
            healed *= 1.5 if s.crew[crew].hp > 2 else 0.8
        return healed * 0.9 - _exposed(s, crew)
    if action == RELOAD:
        gun = first_of(value)
        missing = s.t.items[gun].capacity - s.loaded[gun]
        return 0.22 * missing - _exposed(s, crew)
    if action == TRADE:
        return _trading(s, crew, first_of(value)) - _exposed(s, crew)
    return 0.01 - (0.0 if action == COVER else 1.0) - _exposed(s, crew)


def _exposed(s: Mission, crew: int) -> float:
    """What hiding costs where cover does not help."""
    return worth.fire_risk(s, crew) if s.changes.exposed else 0.0


def _die_worth(s: Mission) -> float:
    """What removing one die saves: the cheapest that anybody could do it for, and time."""
    cheapest = min(worth.far_cost(s) if s.mode == RANGED else 9.0, worth.near_cost(s))
    pressing = 0.45 if s.enemy().special else 0.25
    return cheapest * worth.price(worth.weakest_hp(s)) + pressing


def _attack(s: Mission, crew: int, value: int) -> float:
    """The dice an attack may be expected to remove; a shot spared is worth a little."""
    if action_of(value) != SHOOT:
        return worth.blow(s, crew)
    rate = rate_of(value)
    wounds = worth.shot(s, first_of(value), rate)
    if second_of(value) >= 0:
        rate += second_rate_of(value)
        wounds += worth.shot(s, second_of(value), second_rate_of(value))
    return min(wounds, s.standing() + 0.3) - 0.04 * rate


def _fight(s: Mission, crew: int) -> float:
    """The blow itself, less the answer to it, unless the row will be empty by then."""
    mine = worth.blow(s, crew)
    together = mine
    for other, member in enumerate(s.crew):
        if other != crew and member.action == FIGHT:
            together += worth.blow(s, other)
    left = s.standing() - together
    standing = 1.0 if left > 0.7 else 0.45
    return mine * (_die_worth(s) + 0.6) - standing * worth.blow_risk(s, crew)


def _trading(s: Mission, crew: int, partner: int) -> float:
    """A loaded gun to somebody who has none, or a cure to somebody who needs it."""
    armed = can_shoot(s, crew)
    if s.mode == RANGED and not armed and _spare_gun(s, crew, partner) >= 0:
        return 0.5
    return -0.5


def _spare_gun(s: Mission, crew: int, partner: int) -> int:
    loaded = [
        item
        for item in s.crew[partner].pack
        if s.t.items[item].gun and s.loaded[item] and item != s.crew[partner].first
    ]
    if len(loaded) < 2 and not (loaded and s.crew[partner].action != SHOOT):
        return -1
    for item in loaded:
        if s.crew[crew].has_room(item):
            return item
    return -1


def _trade(s: Mission, crew: int, values: list[int]) -> int:
    if s.draft:
        return CONFIRM if CONFIRM in values else CANCEL
    wanted = _spare_gun(s, crew, s.crew[crew].partner)
    if wanted >= 0 and FIRST_ITEM + wanted in values:
        return FIRST_ITEM + wanted
    return CONFIRM if CONFIRM in values else values[0]


def _die(s: Mission, values: list[int]) -> int:
    """Which die to remove: the one that blows would match least."""

    def matched(trait: int) -> float:
        symbols = 0
        for member in s.crew:
            symbols += s.t.crew[member.card].ratings[trait]
        return symbols / (1.0 + s.standing_of(trait))

    return min(values, key=matched)


# -- using things -----------------------------------------------------------------------------


def _aside(s: Mission, values: list[int]) -> int:
    """What is worth doing at once: a cure for somebody close to death, empty guns loaded."""
    if values[-1] < ASIDE:
        return -1
    low = worth.weakest_hp(s)
    for value in values:
        if value < ASIDE:
            continue
        kind = kind_of(value - ASIDE)
        crew = crew_of(value - ASIDE)
        if kind == IMPLANT and _worth_wearing(s, crew) > 0.0:
            return value
        if kind != USE:
            continue
        item = item_of(value - ASIDE)
        if worth.healing(s, s.t.items[item]):
            if low <= 4 and s.crew[crew].hp == low:
                return value
        elif s.mode == RANGED and _worth_spending(s, item) > 0.0:
            return value
    return -1


def _step_in(s: Mission, crew: int, values: list[int]) -> int:
    """What helps most just now; what is spent by it, only when enough is at stake."""
    best = uses.PASS
    most = 0.0
    for value in values:
        if value != uses.PASS:
            card = uses.card_of(s, crew, uses.source_of(value))
            if s.moment & ANY_TIME:
                gain = _in_time(s, crew, card)
            elif card.use == DISCARD and not _at_stake(s, crew):
                gain = 0.0
            else:
                gain = timing.pays(s, crew, card, uses.variant_of(value))
            if gain > most:
                best = value
                most = gain
    return best


def _in_time(s: Mission, crew: int, card: Use) -> float:
    """A cure for somebody who is dying; ammo when nobody can SHOOT any more."""
    if s.endangered >= 0:
        return float(timing.cures(s, card.steps, crew, s.endangered))
    return 1.0 if s.mode == RANGED and timing.loads(s, card.steps) else 0.0


def _at_stake(s: Mission, crew: int) -> bool:
    member = s.crew[crew]
    if s.moment == BEFORE_DAMAGE:
        return s.loss >= 2 or s.loss >= member.hp or member.hp <= 4
    return member.hp <= 6 or s.card().act >= 2


def _reroll(s: Mission, crew: int, values: list[int]) -> int:
    """Roll jams and blanks again, and whatever stands in the way of a hit."""
    if s.chosen_row():
        return values[0]
    for value in values:
        if value == STOP:
            continue
        die = s.ammo[value]
        card = s.t.items[die >> 8 & 255]
        face = die & 255
        if card.jams[face] or (not card.hits[face] and not card.wounds[face]):
            return value
    return STOP if STOP in values else values[0]
