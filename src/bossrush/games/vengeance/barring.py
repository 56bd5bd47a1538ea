"""What only a trait or a boss effect forbids: named where it is tried, and where one would aim."""

from __future__ import annotations

from bossrush.engine.errors import IllegalChoice
from bossrush.games.vengeance.actions import guarded, targets
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
    BARS_BONUS,
    BONUS,
    BOSS,
    EVADE,
    FLASHBACK,
    HIT,
    NO_EVADE,
    NO_SHOOT,
    SHOOT,
    SKILL_SLOTS,
)


def barred(p: Player, action: int) -> dict[int, str]:
    """Enemies that nothing but an effect keeps an action from, each with that effect's text."""
    ground = p.ground
    mask = 0
    boss = False
    if action == SHOOT:
        mask = ground.next_door[p.room] & ~p.dead
        boss = bool(ground.near_rooms[p.room] >> ground.boss_room & 1)
    elif action == HIT:
        boss = p.room == ground.boss_room
    elif action == EVADE and p.effect(NO_EVADE):
        mask = ground.within[p.room] & p.active() & ground.in_room[ground.boss_room]
    found: dict[int, str] = {}
    allowed = targets(p, action)
    for minion in range(mask.bit_length()):
        if mask >> minion & 1 and minion not in allowed:
            by_trait = p.card.effect == NO_SHOOT and action == SHOOT
            own = by_trait and ground.of_type[p.card.effect_of] >> minion & 1
            found[minion] = p.card.trait_text if own else p.foe.text
    if boss and BOSS not in allowed and p.boss_alive() and not guarded(p, False):
        found[BOSS] = p.foe.text
    return found


def barred_bonus(s: Vendetta, action: int) -> str:
    """The boss effect that keeps everybody who could still take it from this free action."""
    found = ""
    for seat, p in enumerate(s.players):
        if s.seat_phases[seat] != FLASHBACK or p.acted >> BONUS & 1:
            continue
        if not p.effect(BARS_BONUS) or p.foe.effect_of != action:
            return ""
        found = p.foe.text
    return found


def barred_lesson(s: Vendetta, skill: str) -> str:
    """The trait that leaves no room for one more skill where the rules would."""
    for p in s.players:
        if skill in p.card.skill_ids and p.card.effect == SKILL_SLOTS:
            if p.card.effect_of <= p.owned.bit_count() < p.t.skill_slots:
                return p.card.trait_text
    return ""


def refusal(s: Vendetta, option: str, text: str) -> IllegalChoice:
    """The refusal of something that this effect forbids."""
    return IllegalChoice(f"{option} is forbidden here: {s.t.texts[text]['en']}")
