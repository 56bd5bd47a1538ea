"""An escape as those see it who look at thousands: the turn, the heroes' HP, all they carry."""

from __future__ import annotations

from bossrush.engine.standing import HERO, Standing
from bossrush.games.arkalion.table.escape import Escape


def standing(s: Escape) -> Standing:
    """How the heroes stand in this turn."""
    tables = s.tables
    told = Standing(f"turns-{s.sequence() + 1}", 0, 0)
    for player, hero in enumerate(s.heroes):
        if hero.sheet < 0:
            continue
        who = tables.sheet_ids[hero.sheet]
        seat = s.seat_of(player)
        told.health += max(0, hero.hp)
        told.most += hero.character().hp
        told.add(HERO, who, who, seat)
        for potion, count in enumerate(hero.potions):
            if count:
                told.add("potion", tables.potion_ids[potion], who, seat)
        for card, holder in enumerate(s.gear):
            if holder == player:
                told.add("item", tables.equipment_ids[card], who, seat)
    return told
