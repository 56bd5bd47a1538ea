"""A character's activation: where to stand, whom to strike, when to drink.

Every place within reach and every use of a card from there is weighed by the enemy activation it
leads to: whom it may fell will strike nobody any more.
"""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls.danger import Forecast, Known, at_least, cost_of, forecast
from bossrush.companions.souls.ground import longing, stands, take_stand, trap_fear
from bossrush.companions.souls.taste import TASTE
from bossrush.companions.souls.worth import (
    at_foe,
    best_use,
    energy_price,
    facing_in,
    progress,
    use_worth,
)
from bossrush.games.souls.cards.terms import BERSERK_CHARGE, PERSEVERANCE, STRIKE
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.attack_options import (
    action_of,
    aim_of,
    is_aimed,
    struck,
    use_cost,
    uses,
)
from bossrush.games.souls.rules.character_movement import AROUND
from bossrush.games.souls.table.fight import STRUCK, UNMOVED
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.odds import blow

CONSIDERED: Final = 4
"""How many uses of cards it compares in every place."""

NO_BOUND: Final = 1e9
CLOSE: Final = 4.0
"""Acts that promise less than the best by more than this are not worth a second thought."""
ROUNDING: Final = 1e-6
"""By so much sums that should be equal may differ."""


class Outlook:
    """The enemy activation after one's own, seen from one place."""

    def __init__(self, s: Dungeon, known: Known) -> None:
        self.everybody = forecast(s, known)
        self.others: dict[int, Forecast] = {}
        """The same without one of the foes."""

    def without(self, number: int) -> Forecast:
        known = self.others.get(number)
        if known is None:
            known = self.others[number] = self.everybody.without(number)
        return known


class Deed:
    """One use of a card: its Energy, what it is good for by itself, whom it may fell."""

    def __init__(self, use: int, energy: int) -> None:
        self.use = use
        self.energy = energy
        self.worth = 0.0
        self.fells: list[tuple[int, float]] = []
        """Foes, and how likely it fells each."""


NO_DEEDS: Final[list[Deed]] = []


def deeds(s: Dungeon, hero: int) -> list[Deed]:
    """The most promising uses of cards from here, the best first."""
    promising = []
    for use in uses(s, hero):
        deed = deed_of(s, hero, use)
        if deed.worth > 0.0:
            promising.append(deed)
    promising.sort(key=lambda deed: -deed.worth + energy_price(s, hero, deed.energy))
    return promising[:CONSIDERED]


def deed_of(s: Dungeon, hero: int, use: int) -> Deed:
    deed = Deed(use, use_cost(s, hero, use))
    action = action_of(s, hero, use)
    if action.effect != STRIKE or not is_aimed(use):
        deed.worth = use_worth(s, hero, use) + energy_price(s, hero, deed.energy)
        return deed
    for number in struck(s, aim_of(use)):
        expected = blow(s, hero, at_foe(use, number))
        deed.worth += progress(s, number, expected)
        if expected.kills > 0.0:
            deed.fells.append((number, expected.kills))
    if action.grants:
        deed.worth += 0.4
    return deed


def outcome(s: Dungeon, hero: int, view: Outlook, done: list[Deed], care: float) -> float:
    """What the end of an activation is worth that has seen these deeds."""
    character = s.party[hero]
    energy = 0
    for deed in done:
        energy += deed.energy
    black = character.black
    price = energy_price(s, hero, energy)
    character.black += energy
    now = cost_of(s, view.everybody)
    worth = -care * now - price
    share = 1.0
    for deed in done:
        worth += share * deed.worth
        for number, chance in deed.fells:
            worth += share * care * chance * (now - cost_of(s, view.without(number)))
        share = TASTE.second
    character.black = black
    return worth


def promise(s: Dungeon, hero: int, here: list[Deed], after: list[Deed]) -> float:
    """The most that a place could be worth, whatever the foes do next.

    The fear they cause only lowers it: felling them takes away no more fear than there is. Where
    two deeds are together likelier than certain to fell somebody, nothing is promised to be less.
    """
    best = 0.0
    for number, deed in enumerate(here):
        sure = _fells(deed)
        if sure > 1.0:
            return NO_BOUND
        best = max(best, deed.worth - energy_price(s, hero, deed.energy))
        for other in here[number + 1 :]:
            if answers.SLOT.of(other.use) != answers.SLOT.of(deed.use):
                if sure + TASTE.second * _fells(other) > 1.0:
                    return NO_BOUND
                price = energy_price(s, hero, deed.energy + other.energy)
                best = max(best, deed.worth + TASTE.second * other.worth - price)
                break
    for deed in after:
        if _fells(deed) > 1.0:
            return NO_BOUND
        best = max(best, deed.worth - energy_price(s, hero, deed.energy))
    return best


def _fells(deed: Deed) -> float:
    """How many foes a deed may be expected to fell."""
    total = 0.0
    for _number, chance in deed.fells:
        total += chance
    return total


class Plan:
    """The best that can be made of the rest of an activation."""

    def __init__(self, least: float) -> None:
        self.worth = -1e9
        self.act = answers.END.answer()
        self.least = least
        """What falls behind the best by more than this need not be looked at."""
        self.noted: dict[int, float] = {}
        """The acts that were weighed, each with the most it leads to."""

    def weigh(self, worth: float, act: int) -> None:
        if worth > self.worth:
            self.worth = worth
            self.act = act
        if self.least > 0.0 and worth > self.noted.get(act, -1e9):
            self.noted[act] = worth


def step_to(way: int) -> int:
    """A step that way; below 0 for the end of the activation instead."""
    if way < 0:
        return answers.END.answer()
    if way >= AROUND:
        return answers.MOVE_ROUND.answer(way - AROUND)
    return answers.MOVE.answer(way)


def plan(s: Dungeon, hero: int, values: list[int], care: float) -> int:
    """The next thing to do; `s` is a copy to think with."""
    made = Plan(0.0)
    look_around(s, hero, care, made)
    return made.act if made.act in values else answers.END.answer()


def promising(s: Dungeon, hero: int, most: int) -> list[int]:
    """The acts that promise most, the best first; `s` is a copy to think with."""
    made = Plan(CLOSE)
    look_around(s, hero, 1.0, made)
    acts = sorted(made.noted, key=lambda act: -made.noted[act])
    return acts[:most]


def look_around(s: Dungeon, hero: int, care: float, made: Plan) -> None:
    """Weigh every place in reach and every deed there; `s` is a copy to think with."""
    character = s.party[hero]
    s.fight.aggro = hero
    known = Known(s)
    home, place, black = character.node, character.place, character.black
    first = deeds(s, hero)
    for stand in stands(s, hero):
        step = stand.first
        take_stand(s, hero, stand, home)
        price = energy_price(s, hero, stand.energy) + trap_fear(s, stand.node)
        price += longing(s, stand.node if stand.node < AROUND else home)
        character.black = black + stand.energy
        here = first if step < 0 else deeds(s, hero)
        after = first if step >= 0 and s.fight.stride == UNMOVED else NO_DEEDS
        if promise(s, hero, here, after) - price < made.worth - made.least - ROUNDING:
            character.node, character.place, character.black = home, place, black
            continue
        view = Outlook(s, known)
        walk = step_to(step)
        made.weigh(outcome(s, hero, view, [], care) - price, walk)
        # Go there and strike from there.
        for number, deed in enumerate(here):
            act = deed.use if step < 0 else walk
            made.weigh(outcome(s, hero, view, [deed], care) - price, act)
            for other in here[number + 1 :]:
                if answers.SLOT.of(other.use) != answers.SLOT.of(deed.use):
                    made.weigh(outcome(s, hero, view, [deed, other], care) - price, act)
                    break
        # Strike from here, and then go there.
        for deed in after:
            made.weigh(outcome(s, hero, view, [deed], care) - price, deed.use)
        character.node, character.place, character.black = home, place, black


def drinks(s: Dungeon, hero: int) -> bool:
    """Whether it is time for the flask."""
    character = s.party[hero]
    if not character.estus or character.black + character.red < 4:
        return False
    aggro = s.fight.aggro
    s.fight.aggro = hero
    risk = at_least(forecast(s, Known(s)).boxes[hero], character.free())
    s.fight.aggro = aggro
    return risk > TASTE.flask or character.free() <= 2


def heroic(s: Dungeon, hero: int, values: list[int]) -> int:
    """The heroic action worth taking now; -1 for none."""
    character = s.party[hero]
    if not character.heroic:
        return -1
    kind = character.card().heroic
    if kind == PERSEVERANCE:
        gained = sum(min(2, other.black) for other in s.party)
        short = any(other.free() <= 3 and other.black for other in s.party)
        return (
            answers.PERSEVERE.answer()
            if gained >= 2 * len(s.party) - 1 or (short and gained > 1)
            else -1
        )
    if kind != BERSERK_CHARGE or s.fight.stride == STRUCK:
        return -1
    home, place, used = character.node, character.place, s.fight.used
    best, chosen = 3.0, -1
    for value in values:
        if answers.CHARGE.fits(value):
            node = home
        elif answers.CHARGE_TO.fits(value):
            node = answers.NODE.of(value)
        else:
            continue
        character.node = node
        character.place = place if node == home else facing_in(s, node, home)
        s.fight.charge = True
        for use in uses(s, hero):
            if answers.ATTACK_NODE.fits(use) and answers.NODE.of(use) == node:
                worth = use_worth(s, hero, use) - trap_fear(s, node)
                if worth > best:
                    best, chosen = worth, value
        s.fight.charge = False
        character.node, character.place = home, place
    s.fight.used = used
    plain, _use = best_use(s, hero)
    return chosen if best > plain + 1.5 else -1


def act(s: Dungeon, hero: int, values: list[int], care: float) -> int:
    """What a character does next; `s` is a copy to think with."""
    if s.fight.charge:
        _worth, use = best_use(s, hero)
        if use >= 0 and use in values:
            return use
    if answers.DRINK_ESTUS.answer() in values and drinks(s, hero):
        return answers.DRINK_ESTUS.answer()
    chosen = heroic(s, hero, values)
    if chosen >= 0 and chosen in values:
        return chosen
    return plan(s, hero, values, care)
