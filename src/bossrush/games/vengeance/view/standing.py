"""A vendetta as those see it who look at thousands: the round, life, skills and items."""

from __future__ import annotations

from bossrush.engine.standing import BOSS, HERO, SCENARIO, Standing
from bossrush.games.vengeance.cards.terms import BASICS
from bossrush.games.vengeance.table.state import Vendetta


def standing(s: Vendetta) -> Standing:
    """How all the players stand in this round."""
    told = Standing(f"round-{s.round}", 0, 0)
    for seat, p in enumerate(s.players):
        if p.boss < 0:
            continue
        who = p.card.id
        told.health += max(0, p.slots() - p.wounds)
        told.most += p.tables.life_base + p.tables.life_extra
        told.add(HERO, who, who, seat)
        told.add(BOSS, p.foe.id, who, seat)
        told.add(SCENARIO, p.ground.id, who, seat)
        for code in range(BASICS, len(p.card.skills)):
            if p.owns(code):
                told.add("skill", p.card.skill_ids[code], who, seat)
        for item, item_id in enumerate(p.card.item_ids):
            if p.uses[item] or p.checked[item]:
                told.add("item", item_id, who, seat)
    return told
