"""What the next enemy activation will cost, and how well somebody can bear it."""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls.taste import TASTE
from bossrush.games.souls.cards.tables import Behaviour, FoeCard
from bossrush.games.souls.cards.terms import NOTHING, STAND_FAST
from bossrush.games.souls.rules.character_movement import dodge_cost
from bossrush.games.souls.rules.endurance import cubes_of
from bossrush.games.souls.rules.enemy_attack import defence_dice, heavy_blows, unstopped
from bossrush.games.souls.rules.equipment import dodge_dice, may_dodge
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.intents import Intent, foreseen, next_behaviour
from bossrush.games.souls.view.odds import greens, handful

MOST: Final = 16

NOTHING_LOST: Final[list[float]] = [1.0] + [0.0] * (MOST - 1)
"""How likely each number of boxes is for somebody whom nobody strikes."""

_handfuls: Final[dict[tuple[str, int], list[float]]] = {}
_greens: Final[dict[tuple[str, int, int], float]] = {}
"""By the digest of the packs, which may bring other dice."""


def rolls(s: Dungeon, dice: int) -> list[float]:
    """How likely a handful is to come to each total, worked out once."""
    known = _handfuls.get((s.tables.digest, dice))
    if known is None:
        rolled = handful(s.tables, dice)
        known = [0.0] * rolled.low + [ways / rolled.total for ways in rolled.ways]
        _handfuls[s.tables.digest, dice] = known
    return known


def dodged(s: Dungeon, count: int, need: int) -> float:
    """How likely so many green dice show what a dodge needs, worked out once."""
    known = _greens.get((s.tables.digest, count, need))
    if known is None:
        known = _greens[s.tables.digest, count, need] = greens(s.tables, count).at_least(need)
    return known


class Blow:
    """One attack on one character."""

    def __init__(self, attacker: FoeCard, strength: int, magic: bool, dodge: int) -> None:
        self.attacker = attacker
        self.strength = strength
        self.magic = magic
        self.dodge = dodge


def spread_of(s: Dungeon, hero: int, blow: Blow) -> list[float]:
    """How likely a blow is to fill each number of boxes, whichever defence is better."""
    character = s.party[hero]
    stand = [0.0] * MOST
    for stopped, chance in enumerate(rolls(s, defence_dice(s, hero, blow.magic))):
        boxes = cubes_of(character, unstopped(blow.strength, stopped))
        boxes += heavy_blows(blow.attacker, blow.magic, stopped)
        stand[min(boxes, MOST - 1)] += chance
    if not may_dodge(s, hero):
        return stand
    chance = dodged(s, dodge_dice(s, hero), blow.dodge)
    cost = dodge_cost(s, hero, NOTHING)
    away = [0.0] * MOST
    away[min(MOST - 1, cost)] += chance
    away[min(MOST - 1, cost + cubes_of(character, blow.strength))] += 1.0 - chance
    return away if mean_of(away) - 0.4 * cost < mean_of(stand) else stand


def mean_of(spread: list[float]) -> float:
    mean = 0.0
    for boxes, chance in enumerate(spread):
        mean += boxes * chance
    return mean


def together(first: list[float], second: list[float]) -> list[float]:
    """The boxes two blows fill one after another."""
    both = [0.0] * MOST
    for one, chance in enumerate(first):
        if chance > 0.0:
            for two, other in enumerate(second):
                if other > 0.0:
                    both[min(MOST - 1, one + two)] += chance * other
    return both


def at_least(spread: list[float], boxes: int) -> float:
    likely = 0.0
    for number in range(max(0, boxes), MOST):
        likely += spread[number]
    return likely


def order_of(s: Dungeon) -> list[int]:
    """The foes that stand, in the order they act."""
    numbers = [number for number, foe in enumerate(s.fight.foes) if foe.node >= 0]
    numbers.sort(key=lambda number: -s.fight.foes[number].card().threat)
    return numbers


def behaviours(s: Dungeon, number: int) -> list[Behaviour]:
    """What a foe may do next: one thing where it is known, else everything possible."""
    known, _card = next_behaviour(s, number)
    if known is not None:
        return [known]
    possible = []
    for card in s.fight.deck.may_be_next():
        possible.append(s.tables.behaviours[card].side_of(number))
    return possible


class Known:
    """What stays the same while a character thinks about where to stand: worked out once."""

    def __init__(self, s: Dungeon) -> None:
        self.order = order_of(s)
        """The foes that stand, in the order they act."""
        self.possible = [behaviours(s, number) for number in self.order]
        """What each of them may do."""
        self.spreads: dict[int, list[float]] = {}
        """What blows do to characters, by both."""

    def spread(self, s: Dungeon, hero: int, blow: Blow) -> list[float]:
        key = ((blow.attacker.special + 1) * 64 + blow.strength) * 64 + blow.dodge
        key = (key * 2 + (1 if blow.magic else 0)) * 8 + hero
        known = self.spreads.get(key)
        if known is None:
            known = self.spreads[key] = spread_of(s, hero, blow)
        return known


class Share:
    """What one foe's activation may do: for each character it may reach, how many boxes it fills.

    It is the same whether other foes stand or not.
    """

    def __init__(self, foe: int) -> None:
        self.foe = foe
        self.heroes: list[int] = []
        self.boxes: list[list[float]] = []


class Forecast:
    """What an enemy activation may do to the party."""

    def __init__(self, heroes: int, shares: list[Share], left_out: int) -> None:
        self.shares = shares
        self.boxes: list[list[float]] = [NOTHING_LOST] * heroes
        """For each character how likely it is to lose each number of boxes."""
        for share in shares:
            if share.foe != left_out:
                for place, hero in enumerate(share.heroes):
                    before = self.boxes[hero]
                    after = share.boxes[place]
                    self.boxes[hero] = after if before is NOTHING_LOST else together(before, after)
        self.means = [mean_of(spread) for spread in self.boxes]

    def without(self, foe: int) -> Forecast:
        """The same if one foe no longer stood."""
        return Forecast(len(self.boxes), self.shares, foe)


def forecast(s: Dungeon, known: Known) -> Forecast:
    """The next enemy activation from where everybody stands; `s` is a copy to think with."""
    shares: list[Share] = []
    for place, number in enumerate(known.order):
        possible = known.possible[place]
        if not possible:
            continue
        if len(possible) == 1:
            share = _certain(s, number, possible[0], known)
        else:
            share = _mixed(s, number, possible, known)
        if share.heroes:
            shares.append(share)
    return Forecast(len(s.party), shares, -1)


def _certain(s: Dungeon, number: int, behaviour: Behaviour, known: Known) -> Share:
    """The share of a foe of whom it is known what it will do."""
    share = Share(number)
    seen = foreseen(s, number, behaviour, -1)
    for hero in seen.hits:
        share.heroes.append(hero)
        share.boxes.append(_suffered(s, hero, seen, behaviour, known))
    return share


def _mixed(s: Dungeon, number: int, possible: list[Behaviour], known: Known) -> Share:
    """The share of a foe that may do any of several things, each as likely as the others."""
    part = 1.0 / len(possible)
    mixed: list[list[float]] = [[0.0] * MOST for _ in s.party]
    touched = [0.0] * len(s.party)
    for behaviour in possible:
        seen = foreseen(s, number, behaviour, -1)
        for hero in seen.hits:
            for boxes, chance in enumerate(_suffered(s, hero, seen, behaviour, known)):
                mixed[hero][boxes] += part * chance
            touched[hero] += part
    share = Share(number)
    for hero in range(len(s.party)):
        if touched[hero] > 0.0:
            mixed[hero][0] += 1.0 - touched[hero]
            share.heroes.append(hero)
            share.boxes.append(mixed[hero])
    return share


def _suffered(
    s: Dungeon, hero: int, seen: Intent, behaviour: Behaviour, known: Known
) -> list[float]:
    """What all the blows of one activation do to a character."""
    total: list[float] = []
    attacker = s.fight.foes[seen.foe].card()
    for target, damage, magic in seen.blows:
        if target == hero:
            blow = known.spread(s, hero, Blow(attacker, damage, magic, behaviour.dodge))
            total = together(total, blow) if total else blow
    return total


def cost_of(s: Dungeon, made: Forecast) -> float:
    """What a forecast costs: damage, and the risk that somebody falls."""
    cost = 0.0
    for hero, spread in enumerate(made.boxes):
        mean = made.means[hero]
        if mean <= 0.0:
            continue
        character = s.party[hero]
        free = character.free()
        if character.luck:
            free += 1
        if character.is_ready_for(STAND_FAST):
            free += 1
        scarce = 1.0 + TASTE.scarce * max(0, 6 - character.free()) / 6
        cost += mean * scarce + TASTE.death * at_least(spread, free)
    return cost
