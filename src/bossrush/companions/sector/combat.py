"""What `steady` declares and whom it hits: each action weighed in hit points, risks included."""

from __future__ import annotations

from bossrush.companions.sector import worth
from bossrush.engine.draft import CANCEL, CONFIRM, FIRST_ITEM
from bossrush.games.sector.cards.terms import (
    ADVANCED,
    COVER,
    DRONE,
    FIGHT,
    FLANK,
    RANGED,
    RELOAD,
    SHOOT,
    TRADE,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.combat import FAR, NEAR
from bossrush.games.sector.rules.combat_actions import action_of, can_shoot, guns_of, rates_of
from bossrush.games.sector.rules.symbols import hit_chance
from bossrush.games.sector.table.mission import Mission


def close_in(s: Mission, values: list[int]) -> int:
    """Keep shooting while somebody can do so for less than a fight would cost."""
    if FAR not in values:
        return values[0]
    armed = any(can_shoot(s, crew) for crew in range(len(s.crew)))
    cheap = worth.far_cost(s) <= worth.near_cost(s) + 0.3
    few = s.standing() <= 1 and worth.near_cost(s) < 0.6
    return FAR if armed and cheap and not few else NEAR


def declare(s: Mission, crew: int, values: list[int]) -> int:
    actions = [value for value in values if not answers.CHANGE.fits(value)]
    return max(actions, key=lambda value: _action(s, crew, value))


def _action(s: Mission, crew: int, value: int) -> float:
    """What an action is worth to the crew, in hit points."""
    action = action_of(value)
    if action == SHOOT:
        return attack(s, crew, value) * _die_worth(s) - worth.fire_risk(s, crew)
    if action == FIGHT:
        return _fight(s, crew)
    if action == FLANK:
        helpers = sum(can_shoot(s, other) for other in range(len(s.crew)) if other != crew)
        removed = max(worth.best_shot(s, crew), worth.blow(s, crew)) + 0.8
        if not helpers or s.standing() <= 2:
            return -1.0
        return removed * _die_worth(s) - hit_chance(s) * worth.loss(s, crew, 1)
    if action == DRONE:
        healed = worth.gain(s, crew, 1)
        if answers.FUNCTION.of(value) == ADVANCED:
            healed *= 1.5 if s.crew[crew].hp > 2 else 0.8
        return healed * 0.9 - _exposed(s, crew)
    if action == RELOAD:
        gun = answers.GUN.of(value)
        missing = s.tables.items[gun].capacity - s.loaded[gun]
        return 0.22 * missing - _exposed(s, crew)
    if action == TRADE:
        return _trading(s, crew, answers.PARTNER.of(value)) - _exposed(s, crew)
    return 0.01 - (0.0 if action == COVER else 1.0) - _exposed(s, crew)


def _exposed(s: Mission, crew: int) -> float:
    """What hiding costs where cover does not help."""
    return worth.fire_risk(s, crew) if s.changes.exposed else 0.0


def _die_worth(s: Mission) -> float:
    """What removing one die saves: the cheapest that anybody could do it for, and time."""
    cheapest = min(worth.far_cost(s) if s.mode == RANGED else 9.0, worth.near_cost(s))
    pressing = 0.45 if s.enemy().special else 0.25
    return cheapest * worth.price(worth.weakest_hp(s)) + pressing


def attack(s: Mission, crew: int, value: int) -> float:
    """The dice an attack may be expected to remove; a shot spared is worth a little."""
    if action_of(value) != SHOOT:
        return worth.blow(s, crew)
    wounds = 0.0
    spent = 0
    for gun, rate in zip(guns_of(value), rates_of(value), strict=True):
        wounds += worth.shot(s, gun, rate)
        spent += rate
    return min(wounds, s.standing() + 0.3) - 0.04 * spent


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
        if s.tables.items[item].gun and s.loaded[item] and item != s.crew[partner].first
    ]
    if len(loaded) < 2 and not (loaded and s.crew[partner].action != SHOOT):
        return -1
    for item in loaded:
        if s.crew[crew].has_room(item):
            return item
    return -1


def trade(s: Mission, crew: int, values: list[int]) -> int:
    if s.draft:
        return CONFIRM if CONFIRM in values else CANCEL
    wanted = _spare_gun(s, crew, s.crew[crew].partner)
    if wanted >= 0 and FIRST_ITEM + wanted in values:
        return FIRST_ITEM + wanted
    return CONFIRM if CONFIRM in values else values[0]


def die(s: Mission, values: list[int]) -> int:
    """Which die to remove: the one that blows would match least."""

    def matched(trait: int) -> float:
        symbols = 0
        for member in s.crew:
            symbols += s.tables.crew[member.card].ratings[trait]
        return symbols / (1.0 + s.standing_of(trait))

    return min(values, key=matched)
