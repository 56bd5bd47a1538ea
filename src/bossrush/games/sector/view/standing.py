"""A mission as those see it who look at thousands: the act, the crew's HP, all they carry."""

from __future__ import annotations

from typing import Final

from bossrush.engine.standing import BOSS, CARD, HERO, Standing
from bossrush.games.sector.table.mission import Mission

ACTS: Final[tuple[str, ...]] = ("start", "act-1", "act-2", "act-3", "boss")
IN_BOSS_ACT: Final = 4
MOST_HP: Final = 12


def standing(s: Mission) -> Standing:
    """How the crew stand at the card that was turned last."""
    tables = s.tables
    card = s.card()
    told = Standing(ACTS[card.act], 0, MOST_HP * len(s.crew))
    told.add(BOSS if card.act == IN_BOSS_ACT else CARD, card.id)
    for number, member in enumerate(s.crew):
        told.health += max(0, member.hp)
        if member.card < 0:
            continue
        who = tables.crew_ids[member.card]
        seat = s.seat_of(number)
        told.add(HERO, who, who, seat)
        if member.cybernetic >= 0:
            told.add("implant", tables.cybernetic_ids[member.cybernetic], who, seat)
        for item in member.pack:
            told.add("item", tables.item_ids[item], who, seat)
    if s.drone >= 0 and len(tables.drone_ids) > 1:
        told.add("drone", tables.drone_ids[s.drone])
    return told
