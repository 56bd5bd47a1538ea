"""Setting up (p. 6): the mission deck, the mission area, crew and cybernetics."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.terms import (
    AMMO,
    CHOOSE_CYBERNETIC,
    CHOOSE_DRONE,
    STARTING_HP,
    TURN_CARD,
    crew_size,
)
from bossrush.games.sector.questions.setup import CREW_CARD, CYBERNETIC_CARD, DRONE_CARD
from bossrush.games.sector.table.crew import Crew
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log

NO_CAP: Final = 0


def new_mission(tables: Tables, seats: int, options: dict[str, Any]) -> Mission:
    """The table before anybody has chosen anything."""
    mission = Mission()
    mission.tables = tables
    mission.seats = seats
    for _ in range(crew_size(seats)):
        member = Crew()
        member.tables = tables
        member.hp = STARTING_HP
        member.record = [STARTING_HP]
        mission.crew.append(member)
    cap = options["hp_cap"]
    mission.hp_cap = NO_CAP if cap is None else cap
    mission.trade_one = options["trade_limit"] == "one"
    mission.jam_crew = options["jam_scope"] == "crewmember"
    mission.drone_blocks = options["drone_blocks_items"]
    mission.loaded = [0] * len(tables.items)
    mission.supply.fill(AMMO, tables.ammo_counts)
    mission.lay_out()
    if not tables.tech and tables.drones:
        mission.drone = 0
    return mission


def choose_crew(s: Mission) -> Flow[None]:
    """Each player chooses a crewmember, one after another; no card is chosen twice."""
    for number, member in enumerate(s.crew):
        if member.card < 0:
            member.card = yield Decision(s, s.seat_of(number), CREW_CARD, number)
            if s.journal:
                log.crew(s, number)
            break
    else:
        s.phase = CHOOSE_CYBERNETIC


def choose_cybernetic(s: Mission) -> Flow[None]:
    """Each crewmember gets one cybernetic, chosen freely from those left."""
    for number, member in enumerate(s.crew):
        if member.cybernetic < 0:
            member.cybernetic = yield Decision(s, s.seat_of(number), CYBERNETIC_CARD, number)
            if s.journal:
                log.cybernetic(s, number)
            break
    else:
        s.phase = CHOOSE_DRONE if s.drone < 0 else TURN_CARD


def choose_drone(s: Mission) -> Flow[None]:
    """With Twisted Tech the group takes one of its drones; the others stay in the box."""
    s.drone = yield Decision(s, CREW, DRONE_CARD)
    if s.journal:
        log.drone_chosen(s)
    s.phase = TURN_CARD
