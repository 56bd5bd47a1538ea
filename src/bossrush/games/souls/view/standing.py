"""A dungeon as those see it who look at thousands: how far, the sparks left, what is carried."""

from __future__ import annotations

from bossrush.engine.standing import BOSS, CARD, HERO, Standing
from bossrush.games.souls.cards.terms import STANDARD
from bossrush.games.souls.table.owned_cards import card_of
from bossrush.games.souls.table.state import VICTORY, Dungeon


def progress(s: Dungeon) -> int:
    """Changes as a fight begins or ends, with each spark, each boss and each section."""
    won = 0
    for tile in s.tiles:
        if tile.up:
            won += 1
    fighting = 1 if s.fight.foes else 0
    return (((s.section * 8 + s.stage) * 32 + won) * 16 + s.sparks) * 2 + fighting


def standing(s: Dungeon) -> Standing:
    """How the party stands: bars are cleared after a fight, so its health is its sparks."""
    tables = s.tables
    told = Standing(_stage(s), max(0, s.sparks), s.max_sparks())
    if s.fight.boss:
        told.add(BOSS, tables.boss_ids[s.boss])
    elif s.fight.foes and s.at >= 0 and s.tiles[s.at].card >= 0:
        told.add(CARD, tables.encounter_ids[s.tiles[s.at].card])
    for hero in s.party:
        if hero.character < 0:
            continue
        who = tables.character_ids[hero.character]
        told.add(HERO, who, who, hero.seat)
        carried = hero.weapons()
        if hero.armour >= 0:
            carried.append(hero.armour)
        for held in carried:
            told.add("item", tables.item_ids[card_of(held)], who, hero.seat)
    return told


def _stage(s: Dungeon) -> str:
    if s.practice:
        return "practice"
    if s.campaign != STANDARD:
        return f"section-{s.section + 1}"
    at_boss = s.fight.boss or s.ended == VICTORY
    if s.section:
        return "main-boss" if at_boss else "second-half"
    return "mini-boss" if at_boss else "first-half"
