"""The airship: its zones and stations, what is damaged or open, and who mans the guns."""

from __future__ import annotations

from typing import Final

from bossrush.engine.fields import mask, sets
from bossrush.engine.sets import below, has, members, minus, plus, set_of
from bossrush.engine.visit import Part
from bossrush.games.arkalion.cards.terms import names_of

LABORATORY: Final[int] = 0
PORT_CANNON: Final[int] = 1
MORTAR: Final[int] = 2
STARBOARD_CANNON: Final[int] = 3
ARMOURY: Final[int] = 4
ZONES: Final[tuple[str, ...]] = names_of(
    {
        LABORATORY: "laboratory",
        PORT_CANNON: "port_cannon",
        MORTAR: "mortar",
        STARBOARD_CANNON: "starboard_cannon",
        ARMOURY: "armoury",
    }
)
"""The five zones in the order of their chain; each one's main station has its number."""
CHEST_ZONES: Final[tuple[int, ...]] = (LABORATORY, PORT_CANNON, STARBOARD_CANNON, ARMOURY)
"""The zones with a chest; the mortar's has none."""
STATIONS: Final[tuple[str, ...]] = (*ZONES, *(f"chest-{ZONES[zone]}" for zone in CHEST_ZONES))
"""The main stations, then the chests."""
ZONE_OF: Final[tuple[int, ...]] = (*range(len(ZONES)), *CHEST_ZONES)
"""The zone of each station."""
CHEST_OF: Final[tuple[int, ...]] = tuple(
    len(ZONES) + CHEST_ZONES.index(zone) if zone in CHEST_ZONES else -1
    for zone in range(len(ZONES))
)
"""The chest of each zone, as a station; -1 for none."""
CREW_OF: Final[tuple[int, ...]] = (0, 1, 2, 1, 0)
"""How many heroes each zone's gun needs; 0 where there is none."""


UNMANNED: Final[list[int]] = [0] * len(ZONES)
"""Until a gun is manned: never changed, and every airship that changes its crews has its own."""


class Airship(Part):
    """The state of the airship, station by station."""

    damaged: int = mask(STATIONS)
    """Stations, as a mask."""
    opened: int = mask(STATIONS)
    """Chests with a Key on them, as a mask of stations."""
    crews: list[int] = sets(ZONES, start=UNMANNED)
    """For each zone's gun, who made up its crew when the last Heroes phase ended, as a mask."""
    fired: int = mask(ZONES)
    """Guns that have fired this turn, as a mask of zones."""

    # -- stations ---------------------------------------------------------------------------

    def intact(self, station: int) -> bool:
        return not has(self.damaged, station)

    def damage(self, station: int) -> None:
        self.damaged = plus(self.damaged, station)

    def repair(self, station: int) -> None:
        self.damaged = minus(self.damaged, station)

    def damaged_count(self) -> int:
        """How many stations are damaged."""
        return self.damaged.bit_count()

    def next_to_break(self, zone: int) -> int:
        """The station of a zone that the next shell breaks: the main one first; -1 for none."""
        if self.intact(zone):
            return zone
        chest = CHEST_OF[zone]
        return chest if chest >= 0 and self.intact(chest) else -1

    def is_open(self, chest: int) -> bool:
        """Whether a Key lies on a chest."""
        return has(self.opened, chest)

    def open(self, chest: int) -> None:
        self.opened = plus(self.opened, chest)

    def open_chests(self) -> int:
        """How many Keys lie on chests."""
        return len([chest for chest in members(self.opened) if chest >= len(ZONES)])

    # -- guns -------------------------------------------------------------------------------

    def in_crew(self, player: int, zone: int) -> bool:
        """Whether a player's hero was in a gun's crew when the last Heroes phase ended."""
        return has(self.crews[zone], player)

    def set_crew(self, zone: int, players: list[int]) -> None:
        self.crews[zone] = set_of(players)

    def crews_of(self, players: int) -> bool:
        """Whether there is a crew for each zone, and nobody in any but so many players."""
        return len(self.crews) == len(ZONES) and max(self.crews) <= below(players)

    def leave_crews(self, player: int) -> None:
        """A hero who dies is no longer anybody's crew."""
        for zone in range(len(ZONES)):
            self.crews[zone] = minus(self.crews[zone], player)

    def has_fired(self, zone: int) -> bool:
        return has(self.fired, zone)

    def fire(self, zone: int) -> None:
        """A gun fires: it will not again this turn."""
        self.fired = plus(self.fired, zone)


NO_AIRSHIP: Final = Airship()
"""What a state holds until it is set up, or is the copy of another; never changed."""
