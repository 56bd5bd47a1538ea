"""What items and cybernetics a crewmember can use at a moment; pure, and cheap to ask."""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.crew import Crew
from bossrush.games.sector.helps import helps, variants
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import Use
from bossrush.games.sector.terms import (
    AFTER_ATTACK,
    AFTER_FIGHT,
    AFTER_HIT_DICE,
    AFTER_SHOOT,
    AFTER_TECH,
    DRONE,
    ONCE_CHAPTER,
    ONCE_COMBAT,
    ONCE_ROUND,
    PEACE,
    WEAPON,
    WEAPON_SLOTS,
)

PASS: Final = 0
IMPLANT: Final = 0
"""The source of a use that is the crewmember's cybernetic; items are their number + 1."""
_VARIANTS: Final = 6
ROLLS: Final = AFTER_FIGHT | AFTER_SHOOT | AFTER_HIT_DICE | AFTER_TECH | AFTER_ATTACK
"""Moments of one's own action, at which an item that has just been traded cannot serve."""


def encode(source: int, variant: int) -> int:
    return (source << _VARIANTS | variant) + 1


def source_of(use: int) -> int:
    return (use - 1) >> _VARIANTS


def variant_of(use: int) -> int:
    return (use - 1) & (1 << _VARIANTS) - 1


def bit_of(crew: int, source: int) -> int:
    """The bit that remembers a use: the implants of four crew first, then the items."""
    return 1 << (crew if source == IMPLANT else source + 3)


def card_of(s: Mission, crew: int, source: int) -> Use:
    if source == IMPLANT:
        return s.t.cybernetics[s.crew[crew].cybernetic]
    return s.t.items[source - 1]


def usable(s: Mission, crew: int, source: int, moment: int) -> bool:
    """Whether something can be used now, and would do any good."""
    card = card_of(s, crew, source)
    if not card.moments & moment:
        return False
    if card.out_of_combat and s.mode != PEACE:
        return False
    if _used_up(s, card.use, bit_of(crew, source)):
        return False
    member = s.crew[crew]
    if card.rolled:
        double = member.shown >= 3
        if member.shown < 0 or double != (card.rolled == 2):
            return False
    if source != IMPLANT and not _allowed(s, member, source - 1, moment):
        return False
    return helps(s, crew, card.steps, moment)


def _used_up(s: Mission, use: int, bit: int) -> bool:
    """Whether it has been used in this window, or as often as its card allows."""
    used = s.used_window
    if use == ONCE_ROUND:
        used |= s.used_round
    elif use == ONCE_COMBAT:
        used |= s.used_combat
    elif use == ONCE_CHAPTER:
        used |= s.used_chapter
    return used & bit != 0


def _allowed(s: Mission, member: Crew, item: int, moment: int) -> bool:
    """The limits on items: the drone's user has none, traded ones do not serve an action."""
    if s.mode == PEACE:
        return True
    if s.drone_blocks and member.action == DRONE:
        return False
    if moment & ROLLS and s.traded >> item & 1:
        return False
    card = s.t.items[item]
    if card.category == WEAPON and moment & ROLLS:
        return member.weapon_slots + card.slots <= WEAPON_SLOTS
    return True


def uses(s: Mission, crew: int, moment: int) -> list[int]:
    """Everything a crewmember could use at this moment, each variant by itself."""
    found: list[int] = []
    member = s.crew[crew]
    if member.cybernetic >= 0:
        _add(s, crew, IMPLANT, moment, found)
    for item in member.pack:
        if s.t.items[item].moments & moment:
            _add(s, crew, item + 1, moment, found)
    return found


def _add(s: Mission, crew: int, source: int, moment: int, found: list[int]) -> None:
    if usable(s, crew, source, moment):
        steps = card_of(s, crew, source).steps
        found += [encode(source, variant) for variant in variants(s, crew, steps, moment)]


def has_use(s: Mission, crew: int, moment: int) -> bool:
    """Cheap: asked at every such moment."""
    member = s.crew[crew]
    if member.cybernetic >= 0 and usable(s, crew, IMPLANT, moment):
        return True
    for item in member.pack:
        if s.t.items[item].moments & moment and usable(s, crew, item + 1, moment):
            return True
    return False
