"""Why an answer is not offered now, in words for the player who asked for it.

Each function looks at the limits in the order in which the rulebook names them, and tells the first
that stands in the way. They only word what `rules` has decided: none of them allows anything.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.engine.sets import has
from bossrush.games.sector.cards.terms import (
    ADVANCED,
    DRONE,
    FIGHT,
    FLANK,
    PEACE,
    RANGED,
    READY,
    RELOAD,
    SHOOT,
    TRADE,
    WEAPON,
    WEAPON_SLOTS,
)
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.combat_actions import action_of, guns_of, must_attack, rates_of
from bossrush.games.sector.rules.usable_items import ROLLS, card_of, now, use_number, used_before
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names

NOTHING: Final = Message("sector-refused-useless")


def declaration(s: Mission, crew: int, answer: int) -> Message:
    """Why an action cannot be declared."""
    action = action_of(answer)
    if answers.CHANGE.fits(answer):
        return Message("sector-refused-change")
    if action in (SHOOT, RELOAD):
        reason = _gun(s, crew, answer, action)
    elif action == FIGHT:
        reason = Message("sector-refused-fight") if s.mode == RANGED else None
    elif action == FLANK:
        reason = _flank(s, crew)
    elif action == DRONE:
        reason = _drone(s, crew, answers.FUNCTION.of(answer))
    elif action == TRADE:
        reason = _trade(s, crew, answers.PARTNER.of(answer))
    else:
        reason = None
    if reason is None and s.changes.forbids(action):
        reason = special(s)
    if reason is None and must_attack(s, crew):
        mode = "ranged" if s.mode == RANGED else "close"
        reason = Message(f"sector-refused-attack-{mode}", crew=names.crew(s, crew))
    return reason or NOTHING


def special(s: Mission) -> Message:
    """The enemy's special forbids it."""
    text = s.enemy().special
    if not text:
        return Message("sector-refused-enemy", enemy=Message(s.enemy().name))
    return Message("sector-refused-special", special=Message(text))


def _gun(s: Mission, crew: int, answer: int, action: int) -> Message | None:
    """What is wrong with the weapons of a SHOOT or a RELOAD."""
    if action == SHOOT and s.mode != RANGED:
        return Message("sector-refused-shoot")
    guns = guns_of(answer) if action == SHOOT else [answers.GUN.of(answer)]
    for gun in guns:
        if gun not in s.crew[crew].pack:
            return not_carried(s, crew, gun)
        if not s.tables.items[gun].gun:
            return Message("sector-refused-no-gun", item=names.item(s, gun))
    if action == RELOAD:
        return None
    for gun, rate in zip(guns, rates_of(answer), strict=True):
        item = names.item(s, gun)
        if rate not in s.tables.items[gun].rates:
            return Message("sector-refused-rate", item=item, rate=rate)
        if s.loaded[gun] < rate:
            return Message("sector-refused-empty", item=item, loaded=s.loaded[gun], rate=rate)
        if not s.changes.can_fire(s.tables.items[gun].ammo):
            return special(s)
    if answers.SHOOT_TWO.fits(answer):
        return Message("sector-refused-two-guns")
    return None


def _flank(s: Mission, crew: int) -> Message | None:
    if s.mode != RANGED:
        return Message("sector-refused-flank-close")
    if s.flank != READY:
        return Message("sector-refused-flank-spent")
    return _taken(s, crew, FLANK, "flank")


def _drone(s: Mission, crew: int, function: int) -> Message | None:
    if s.drone < 0 or (function == ADVANCED and s.tables.drones[s.drone].advanced < 0):
        return Message("sector-refused-drone-function")
    if s.drone_side != READY:
        return Message("sector-refused-drone-spent")
    if s.drone_blocks and has(s.used_items, crew):
        return Message("sector-refused-drone-items", crew=names.crew(s, crew))
    return _taken(s, crew, DRONE, "drone")


def _taken(s: Mission, crew: int, action: int, name: str) -> Message | None:
    """Only one crewmember takes a tactical action in a round."""
    for number, member in enumerate(s.crew):
        if number != crew and member.action == action:
            return Message(f"sector-refused-{name}-taken", crew=names.crew(s, number))
    return None


def _trade(s: Mission, crew: int, partner: int) -> Message | None:
    if partner == crew or partner >= len(s.crew):
        return Message("sector-refused-trade-whom")
    if not s.crew[crew].pack and not s.crew[partner].pack:
        return Message("sector-refused-trade-nothing", crew=names.crew(s, partner))
    return None


# -- items ----------------------------------------------------------------------------------


def not_carried(s: Mission, crew: int, item: int) -> Message:
    return Message("sector-refused-not-carried", crew=names.crew(s, crew), item=names.item(s, item))


def has_it(s: Mission, crew: int, item: int) -> Message:
    return Message("sector-refused-has", crew=names.crew(s, crew), item=names.item(s, item))


def no_room(s: Mission, crew: int, item: int) -> Message:
    return Message("sector-refused-no-room", crew=names.crew(s, crew), item=names.item(s, item))


def use(s: Mission, crew: int, source: int, moment: int = 0) -> Message:
    """Why something cannot be used now; the moment is any time, unless another one is told."""
    if source == answers.IMPLANT and s.crew[crew].cybernetic < 0:
        return NOTHING
    card = card_of(s, crew, source)
    what = Message(card.name)
    if source != answers.IMPLANT and source not in s.crew[crew].pack and source not in s.pool:
        return not_carried(s, crew, source)
    if card.out_of_combat and s.mode != PEACE:
        return Message("sector-refused-out-of-combat", card=what)
    if (
        source != answers.IMPLANT
        and s.mode != PEACE
        and s.drone_blocks
        and s.crew[crew].action == DRONE
    ):
        return Message("sector-refused-items-drone", crew=names.crew(s, crew))
    if not card.moments & (moment or now(s)):
        return Message("sector-refused-moment", card=what)
    if has(used_before(s, card.use), use_number(crew, source)):
        return Message("sector-refused-used", card=what)
    if source != answers.IMPLANT and moment & ROLLS and has(s.traded, source):
        return Message("sector-refused-traded", card=what)
    if source != answers.IMPLANT and moment & ROLLS and s.tables.items[source].category == WEAPON:
        if s.crew[crew].weapon_slots + s.tables.items[source].slots > WEAPON_SLOTS:
            return Message("sector-refused-weapon-limit", crew=names.crew(s, crew))
    return Message("sector-refused-no-good", card=what)


def load(s: Mission, crew: int, gun: int) -> Message:
    """Why a weapon cannot be reloaded between chapters."""
    card = s.tables.items[gun]
    item = names.item(s, gun)
    if not card.gun:
        return Message("sector-refused-no-gun", item=item)
    if has(s.reloaded, crew):
        return Message("sector-refused-reloaded", crew=names.crew(s, crew))
    if s.loaded[gun] >= card.capacity:
        return Message("sector-refused-full", item=item)
    return Message("sector-refused-supply", ammo=names.ammo(card.ammo))
