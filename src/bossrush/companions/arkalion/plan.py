"""Where to go and whom to attack from there: every place in reach, weighed against staying."""

from __future__ import annotations

from typing import Final

from bossrush.companions.arkalion.threat import (
    ARMOUR_DOWN,
    cost_of_danger,
    dangers,
    worth_of_armour,
    worth_of_blast,
    worth_of_kill,
)
from bossrush.games.arkalion.cards.terms import (
    BAG_OF_TRICKS,
    BASIC,
    CHAIN_LIGHTNING,
    GRENADIER,
    NO_TARGET,
    QUICK_HANDS,
    RELENTLESS,
    SHIELD,
    SHIELD_WALL,
    THE_ARMOUR,
    TURNS,
    VOLLEY,
    is_enemy,
)
from bossrush.games.arkalion.rules.blasts import AIMS, struck_cells
from bossrush.games.arkalion.rules.ending import green_occupied
from bossrush.games.arkalion.rules.equipment import may_open
from bossrush.games.arkalion.rules.mortar_and_cannons import can_be_fired, has_crew
from bossrush.games.arkalion.rules.moving import moves
from bossrush.games.arkalion.rules.resources import affordable
from bossrush.games.arkalion.rules.targets import hit_chance, targets, weapons
from bossrush.games.arkalion.table.airship import ARMOURY, CHEST_OF, CREW_OF, MORTAR
from bossrush.games.arkalion.table.board import (
    FIRST_ZONE,
    NEIGHBOURS,
    PLACES_COUNT,
    ROWS,
    ZONE_COLUMNS,
    cell_at,
    column_of,
    in_close_combat,
)
from bossrush.games.arkalion.table.escape import Escape

FAR: Final = 99
MORE: Final = 99
"""Stands for an Ability that grants another attack."""
CREWING: Final = 16.0
"""What it is worth to man a gun for the turn to come."""
CREWING_LATE: Final = 18.0
"""The same once the Armour is there."""
FAR_SIDE: Final = 12.0
"""The same for the cannon that cannot reach it."""
SECOND_HAND: Final = 10.0
"""What it is worth beyond that to join another at the mortar."""
FIRST_HAND: Final = 9.0
"""What it is worth to wait there for somebody to join."""
GRAPNEL_STEP: Final = 200
"""As a first step: not a move, but the grapnel."""


class Plan:
    """The best there is to do, as far as one turn reaches."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.place = -1
        self.step = -1
        """The first step on the way; -1 for staying."""
        self.target = NO_TARGET
        """Whom to attack before leaving."""
        self.weapon = BASIC
        self.shot_worth = 0.0


class Shots:
    """What can be attacked from one place: the worth of a try, target by target."""

    def __init__(self) -> None:
        self.targets: list[int] = []
        self.weapons: list[int] = []
        self.tries: list[float] = []
        self.chances: list[float] = []

    def place_of(self, target: int) -> int:
        """Where a target is in the lists; -1 where it is out of reach."""
        for place in range(len(self.targets)):
            if self.targets[place] == target:
                return place
        return -1


class Aims:
    """What a hero can fire, and what hitting an enemy is worth: the same wherever one stands."""

    def __init__(
        self,
        s: Escape,
        player: int,
        threat: list[float],
        killing: list[float],
        any_card: bool = False,
    ) -> None:
        self.threat = threat
        self.killing = killing
        """What a kill from afar is worth, cell by cell."""
        self.weapons = weapons(s, player, any_card)
        self.fired = [s.weapon(player, number) for number in self.weapons]
        self.chances = [hit_chance(s, weapon.accuracy) for weapon in self.fired]
        spared = s.armour_hp == 1 and green_occupied(s, [])
        self.barred = THE_ARMOUR if spared else NO_TARGET
        self.armour = worth_of_armour(s) + (ARMOUR_DOWN if s.armour_hp == 1 else 0.0)

    def worth(self, s: Escape, target: int, place: int) -> float:
        """What hitting a target from a place is worth."""
        if target == THE_ARMOUR:
            return self.armour
        if in_close_combat(place, target):
            return worth_of_kill(s, target, self.threat[target], True)
        return self.killing[target]


def shots_from(s: Escape, place: int, aims: Aims) -> Shots:
    """Every target in reach of a place, each with the weapon that is best for it."""
    shots = Shots()
    for number, weapon in enumerate(aims.fired):
        chance = aims.chances[number]
        for target in targets(s, place, weapon, aims.barred):
            worth = chance * aims.worth(s, target, place)
            _note(shots, target, aims.weapons[number], worth, chance)
    return shots


def _note(shots: Shots, target: int, weapon: int, worth: float, chance: float) -> None:
    place = shots.place_of(target)
    if place >= 0:
        if worth > shots.tries[place]:
            shots.weapons[place] = weapon
            shots.tries[place] = worth
            shots.chances[place] = chance
        return
    shots.targets.append(target)
    shots.weapons.append(weapon)
    shots.tries.append(worth)
    shots.chances.append(chance)


def best_shot(shots: Shots, barred: int) -> int:
    """The place of the best try in the list; -1 for none."""
    best = -1
    for place in range(len(shots.targets)):
        if shots.targets[place] != barred and (best < 0 or shots.tries[place] > shots.tries[best]):
            best = place
    return best


def _worth_of_tries(here: Shots, there: Shots, count: int, armour_hp: int) -> tuple[float, bool]:
    """The best `count` tries among two lists, and whether one of them is fired from here."""
    if count == 0 or not (here.targets or there.targets):
        return 0.0, False
    worths: list[float] = []
    from_here: list[bool] = []
    for side in range(1 if there is here else 2):
        shots = here if side == 0 else there
        for place in range(len(shots.targets)):
            target = shots.targets[place]
            if side == 1 and here.place_of(target) >= 0:
                continue
            chance = shots.chances[place]
            worth = shots.tries[place]
            again = armour_hp if target == THE_ARMOUR else 3
            for _ in range(min(again, count)):
                worths.append(worth)
                from_here.append(side == 0)
                if target != THE_ARMOUR:
                    worth *= 1 - chance
    total = 0.0
    used_here = False
    for _ in range(count):
        best = -1
        for place in range(len(worths)):
            if worths[place] > 0.5 and (best < 0 or worths[place] > worths[best]):
                best = place
        if best < 0:
            break
        total += worths[best]
        used_here = used_here or from_here[best]
        worths[best] = 0.0
    return total, used_here


def reachable(s: Escape, player: int) -> tuple[list[int], list[int]]:
    """For every place: how many moves it takes, and the first of them."""
    start = s.heroes[player].at
    steps = [FAR] * PLACES_COUNT
    first = [-1] * PLACES_COUNT
    steps[start] = 0
    most = s.actions + s.steps
    queue = [start]
    if s.heroes[player].has_ability(BAG_OF_TRICKS) and not s.ability_used and s.actions:
        for zone in range(FIRST_ZONE, PLACES_COUNT):
            if steps[zone] == FAR:
                steps[zone] = 1
                first[zone] = GRAPNEL_STEP + zone
    at = 0
    while at < len(queue):
        place = queue[at]
        at += 1
        if steps[place] >= most:
            continue
        for other in moves(s, place):
            if steps[other] > steps[place] + 1 or (
                steps[other] == steps[place] + 1 and first[other] >= GRAPNEL_STEP
            ):
                steps[other] = steps[place] + 1
                first[other] = other if place == start else first[place]
                queue.append(other)
    return steps, first


def best_plan(s: Escape, player: int, threat: list[float], killing: list[float]) -> Plan:
    """Stay, or go where more can be done with the actions left."""
    hero = s.heroes[player]
    aims = Aims(s, player, threat, killing)
    here = shots_from(s, hero.at, aims)
    wants = wants_piece(s, player)
    damage = dangers(s)
    steps, first = reachable(s, player)
    granted = granting(s, player)
    best = Plan()
    best.worth = -1000.0
    for place in range(PLACES_COUNT):
        if steps[place] == FAR:
            continue
        left = s.actions - max(0, steps[place] - s.steps)
        if left < 0:
            continue
        there = here if place == hero.at else shots_from(s, place, aims)
        worth = worth_of_place(s, player, place, threat, wants, damage[place])
        gun = 0.0
        if place >= FIRST_ZONE and left:
            gun, cost = worth_of_gun(s, player, place - FIRST_ZONE, killing)
            if cost <= left and gun > 0:
                left -= cost
            else:
                gun = 0.0
        more = 0.0
        count = left
        if left and granted and not s.ability_used:
            if granted == CHAIN_LIGHTNING:
                more = worth_of_bolt(s, there, threat)
            else:
                count += 1
        tries, used = _worth_of_tries(here, there, count, s.armour_hp)
        total = worth + gun + tries + more - 0.4 * steps[place]
        if total > best.worth:
            best.worth = total
            best.place = place
            best.step = -1 if place == hero.at else first[place]
            best.target = NO_TARGET
            if used or place == hero.at:
                number = best_shot(here, -1)
                if number >= 0 and here.tries[number] > 0.5:
                    best.target = here.targets[number]
                    best.weapon = here.weapons[number]
                    best.shot_worth = here.tries[number]
    return best


def granting(s: Escape, player: int) -> int:
    """The Ability, if it is one that adds to an attack; 0 for any other."""
    ability = s.heroes[player].character().ability.verb
    if ability in (VOLLEY, CHAIN_LIGHTNING):
        return ability
    return MORE if ability == RELENTLESS else 0


def worth_of_bolt(s: Escape, shots: Shots, threat: list[float]) -> float:
    """What the bolt adds to the best shot of a place: the worst neighbour of its victim."""
    best = 0.0
    for place, target in enumerate(shots.targets):
        best = max(best, shots.chances[place] * worth_of_leap(s, target, threat))
    return best


def worth_of_leap(s: Escape, victim: int, threat: list[float]) -> float:
    """What the bolt could still kill beside its victim's cell; nothing beside the Armour."""
    best = 0.0
    if victim != THE_ARMOUR:
        for near in NEIGHBOURS[victim]:
            if is_enemy(s.grid[near]) and s.grid[near] < GRENADIER:
                best = max(best, threat[near])
    return best


def worth_of_gun(s: Escape, player: int, zone: int, killing: list[float]) -> tuple[float, int]:
    """What this hero could fire in a zone this turn, and in how many actions; 0 for nothing."""
    if not can_be_fired(s, zone):
        return 0.0, 0
    cost = 1
    if not has_crew(s, player, zone):
        if not s.heroes[player].has_ability(QUICK_HANDS):
            return 0.0, 0
        cost = 1 + s.tables.parameters.mechanic_cost
    worth, _ = best_aim(s, zone, killing)
    return worth, cost


def best_aim(s: Escape, zone: int, killing: list[float]) -> tuple[float, int]:
    """The best shot of a gun: its worth, and where it is aimed; -1 for nowhere."""
    best = 0.0
    aim = -1
    for place in AIMS[zone]:
        worth = worth_of_blast(s, struck_cells(zone, place), killing)
        if worth > best:
            best = worth
            aim = place
    return best, aim


def wants_piece(s: Escape, player: int) -> bool:
    """Whether a hero could make the improved weapon now."""
    improved = s.tables.sheets[s.heroes[player].sheet].improved
    return s.gear[improved] < 0 and affordable(s, player, s.tables.equipment[improved].recipe)


def worth_of_place(
    s: Escape, player: int, place: int, threat: list[float], wants: bool, damage: int
) -> float:
    """What a place offers beside targets: stations, safety, and a share of what is coming.

    A hero who `wants` the improved weapon goes where it is made; `damage` is what would be taken
    there if nothing stopped it.
    """
    hero = s.heroes[player]
    sheet = s.tables.sheets[hero.sheet]
    stopped = hero.ward + hero.shield
    if sheet.ability.verb == SHIELD_WALL and not s.ability_used and s.actions > 1:
        stopped += SHIELD
    worth = -cost_of_danger(hero.hp, max(0, damage - stopped))
    if place < FIRST_ZONE:
        return worth - (6.0 if wants else 1.0)
    zone = place - FIRST_ZONE
    if wants and s.airship.intact(ARMOURY):
        away = ARMOURY - zone
        worth += 55.0 if away == 0 else 24.0 - 6.0 * away
    if may_open(s, player, zone):
        worth += 16.0
    if sheet.ability.verb == QUICK_HANDS:
        worth += worth_of_mending(s, zone)
    worth += worth_of_company(s, player, place)
    return worth + worth_of_watch(s, player, zone, threat)


def worth_of_mending(s: Escape, zone: int) -> float:
    """What the Mechanic can repair in a zone."""
    count = 0
    if not s.airship.intact(zone):
        count += 1
    chest = CHEST_OF[zone]
    if chest >= 0 and not s.airship.intact(chest):
        count += 1
    return count * (8.0, 8.0, 12.0, 20.0, 45.0, 45.0)[min(5, s.airship.damaged_count())]


def worth_of_company(s: Escape, player: int, place: int) -> float:
    """Manning a gun for the turn to come."""
    zone = place - FIRST_ZONE
    need = CREW_OF[zone]
    if need == 0 or not s.airship.intact(zone) or s.turn >= TURNS:
        return 0.0
    others = 0
    for number, hero in enumerate(s.heroes):
        if number != player and hero.at == place:
            others += 1
    worth = CREWING if s.armour_at < 0 else CREWING_LATE
    if zone == MORTAR:
        return worth + SECOND_HAND if others == 1 else FIRST_HAND if others == 0 else 0.0
    if s.armour_at >= 0 and (column_of(s.armour_at) < 5) != (zone < MORTAR):
        worth = FAR_SIDE
    return worth if others == 0 else 0.0


def worth_of_watch(s: Escape, player: int, zone: int, threat: list[float]) -> float:
    """A share of what threatens the columns a zone faces, the less the more heroes are there."""
    coming = 0.0
    for column in ZONE_COLUMNS[zone]:
        for cell in range(column * ROWS, cell_at(column, ROWS)):
            coming += min(30.0, threat[cell])
    others = 1.0
    for number, hero in enumerate(s.heroes):
        if number != player and hero.at == FIRST_ZONE + zone:
            others += 1.0
    return 0.12 * coming / others
