"""Setting up: the mission deck, the mission area, crew and cybernetics."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector import asks, tell
from bossrush.games.sector.crew import Crew
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import Tables
from bossrush.games.sector.terms import (
    AMMO,
    CHOOSE_CYBERNETIC,
    CHOOSE_DRONE,
    TURN_CARD,
)

STARTING_HP: Final = 12
CARDS_OF_AN_ACT: Final = 4
NO_CAP: Final = 0


def new_mission(tables: Tables, seats: int, options: dict[str, Any]) -> Mission:
    """The table before anybody has chosen anything."""
    mission = Mission()
    mission.t = tables
    mission.seats = seats
    for _ in range(max(2, seats)):  # a lone player runs two
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
    build_mission_deck(mission)
    lay_out(mission)
    return mission


def build_mission_deck(mission: Mission) -> None:
    """One start card, four chapters of each act, one boss; nobody knows which."""
    tables = mission.t
    deck = mission.mission
    deck.key = "mission"
    deck.ids = tables.card_ids
    for act, count in ((0, 1), (1, CARDS_OF_AN_ACT), (2, CARDS_OF_AN_ACT), (3, CARDS_OF_AN_ACT)):
        _deal(mission, act, count)
    _deal(mission, 4, 1)


def _deal(mission: Mission, act: int, count: int) -> None:
    cards = [number for number, card in enumerate(mission.t.cards) if card.act == act]
    pool = mission.mission.add_pool(cards)
    mission.mission.deal_unseen(pool, min(count, len(cards)))


def lay_out(mission: Mission) -> None:
    """The item deck, the starting weapons aside, all dice in the supply, the drone."""
    tables = mission.t
    mission.items.key = "items"
    mission.items.ids = tables.item_ids
    mission.items.shuffle_in(list(range(tables.deck_items)))
    mission.weapons.key = "starting-weapons"
    mission.weapons.ids = tables.item_ids
    mission.weapons.shuffle_in(list(range(tables.deck_items, len(tables.items))))
    mission.loaded = [0] * len(tables.items)
    mission.supply.fill(AMMO, tables.ammo_counts)
    if not tables.tech and tables.drones:
        mission.drone = 0


def choose_crew(s: Mission) -> Flow[None]:
    """Each player chooses a crewmember, one after another; no card is chosen twice."""
    for number, member in enumerate(s.crew):
        if member.card < 0:
            member.card = yield Decision(s, s.seat_of(number), asks.CREW_CARD, number)
            if s.journal:
                tell.crew(s, number)
            break
    else:
        s.phase = CHOOSE_CYBERNETIC


def choose_cybernetic(s: Mission) -> Flow[None]:
    """Each crewmember gets one cybernetic, chosen freely from those left."""
    for number, member in enumerate(s.crew):
        if member.cybernetic < 0:
            member.cybernetic = yield Decision(s, s.seat_of(number), asks.CYBERNETIC, number)
            if s.journal:
                tell.cybernetic(s, number)
            break
    else:
        s.phase = CHOOSE_DRONE if s.drone < 0 else TURN_CARD


def choose_drone(s: Mission) -> Flow[None]:
    """With Twisted Tech the group takes one of its drones; the others stay in the box."""
    s.drone = yield Decision(s, CREW, asks.DRONE_CARD)
    if s.journal:
        tell.drone_chosen(s)
    s.phase = TURN_CARD
