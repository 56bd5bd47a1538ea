"""The questions between chapters: what each seat could do before the next card is turned."""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.questions.exchanging_items import (
    DONE,
    DROP,
    HAND,
    LOAD,
    USE,
    AskActs,
    AskCard,
    act,
    add_implant,
    add_laying,
    add_pooled,
)
from bossrush.games.sector.questions.kinds import led_by
from bossrush.games.sector.rules import usable_items
from bossrush.games.sector.rules.ammo import can_load_gun
from bossrush.games.sector.rules.usable_items import now
from bossrush.games.sector.table.mission import Mission


class Regroup(AskActs):
    """What is there to do before the next card? Or is this crewmember ready?"""

    def everything(self, state: Mission, actor: int) -> list[int]:
        found = [DONE]
        add_activities(state, led_by(state, actor), found)
        return found


def has_activity(s: Mission, seat: int) -> bool:
    """Whether there is anything a seat could do before the next card."""
    crew = led_by(s, seat)
    gone = s.laid | s.moved
    for number in crew:  # nearly always there is a card to lay down, or one to take
        member = s.crew[number]
        for item in member.pack:
            if not gone >> item & 1:
                return True
        for item in s.pool:
            if member.has_room(item):
                return True
    found: list[int] = []
    add_activities(s, crew, found)
    return len(found) > 0


def add_activities(s: Mission, crew: list[int], into: list[int]) -> None:
    """Reload once, use, take from the pool, hand on, lay down, discard."""
    for item in s.pool:
        add_pooled(s, item, crew, into)
        if s.loaded[item]:  # discarded now, its dice are there for other weapons
            into.append(act(DROP, item, crew[0]))
    for number in crew:
        add_implant(s, number, into)
        for item in s.crew[number].pack:
            moments = s.tables.items[item].moments & now(s)
            if not s.reloaded >> number & 1 and can_load_gun(s, item):
                into.append(act(LOAD, item, number))
            if moments and usable_items.usable(s, number, item + 1, moments):
                into.append(act(USE, item, number))
            if s.loaded[item]:
                into.append(act(DROP, item, number))
            if not s.moved >> item & 1:
                add_handing(s, item, number, into)
        add_laying(s, number, into)


def add_handing(s: Mission, item: int, crew: int, into: list[int]) -> None:
    """Those to whom a carried card may be handed on."""
    for number, member in enumerate(s.crew):
        if number != crew and member.has_room(item):
            into.append(act(HAND, item, number))


REGROUP_ACTIVITY: Final = Regroup("regroup")
REGROUP_CARD: Final = AskCard("regroup-card", REGROUP_ACTIVITY)
