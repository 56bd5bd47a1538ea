"""Mortier et Canons: who mans the airship's guns, who may fire them, and what a shot does."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.arkalion.questions.mortar_and_cannons import FIRE_CANNON, FIRE_MORTAR
from bossrush.games.arkalion.rules.armour import hit_armour
from bossrush.games.arkalion.rules.attacking import agreed_to_hit
from bossrush.games.arkalion.rules.blasts import blast, struck_cells
from bossrush.games.arkalion.rules.resources import affordable, draw_due, pay, slay
from bossrush.games.arkalion.table.airship import CREW_OF, MORTAR, ZONES
from bossrush.games.arkalion.table.board import FIRST_ZONE
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log


def record_crews(s: Escape) -> None:
    """Who mans the guns as the Heroes phase ends: they may fire in the turn that follows."""
    for zone in range(len(ZONES)):
        crew = [player for player, hero in enumerate(s.heroes) if hero.at == FIRST_ZONE + zone]
        s.airship.set_crew(zone, crew if 0 < CREW_OF[zone] <= len(crew) else [])


def fire(s: Escape, player: int, zone: int) -> Flow[None]:
    """Fire a gun: choose where, kill everything there, then hit the Armour."""
    question = FIRE_MORTAR if zone == MORTAR else FIRE_CANNON
    answer = yield Decision(s, s.seat_of(player), question, player)
    if question.cancelled(answer):
        return
    cells = struck_cells(zone, question.picked(answer))
    struck = blast(s, cells)
    agreed = yield from agreed_to_hit(s, player, struck.armour, struck.killed)
    if not agreed:
        return
    s.actions -= 1
    s.airship.fire(zone)
    if s.tables.parameters.gun_powder:
        pay(s, player, powder(s))
    if s.journal:
        log.fired(s, player, zone, cells)
    for cell in struck.killed:
        slay(s, player, cell, False)
    yield from draw_due(s, player)
    if struck.armour:
        hit_armour(s, player)


def powder(s: Escape) -> list[int]:
    """What a shot costs in tokens."""
    cost = [0] * len(s.tables.resource_ids)
    cost[s.tables.powder] = s.tables.parameters.gun_powder
    return cost


def has_crew(s: Escape, player: int, zone: int) -> bool:
    """Whether a hero mans a gun: by having stayed there, or as a Mechanic who stands in."""
    return s.airship.in_crew(player, zone) or s.manning == zone


def can_be_fired(s: Escape, zone: int) -> bool:
    """Whether a zone has a gun that works and has not fired this turn."""
    return CREW_OF[zone] > 0 and not s.airship.has_fired(zone) and s.airship.intact(zone)


def may_fire(s: Escape, player: int, zone: int) -> bool:
    """Whether this hero, in this zone, may fire its gun now."""
    if not can_be_fired(s, zone) or not has_crew(s, player, zone):
        return False
    return s.tables.parameters.gun_powder == 0 or affordable(s, player, powder(s))


def may_man(s: Escape, player: int, zone: int) -> bool:
    """Whether a Mechanic may stand in for a crew: the gun can fire, and he is none of its own."""
    return can_be_fired(s, zone) and not has_crew(s, player, zone)
