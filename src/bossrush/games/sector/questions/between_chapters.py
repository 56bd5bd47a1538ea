"""The questions between chapters: what each seat could do before the next card is turned."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import has
from bossrush.games.sector.questions import answers
from bossrush.games.sector.questions.exchanging_items import (
    HandleItems,
    HandlePicked,
    add_implant,
    add_laying,
    add_pooled,
)
from bossrush.games.sector.questions.kinds import led_by
from bossrush.games.sector.rules.ammo import can_load_gun
from bossrush.games.sector.rules.usable_items import usable_at_any_time
from bossrush.games.sector.table.mission import Mission


class Regroup(HandleItems):
    """What is there to do before the next card? Or is this crewmember ready?"""

    def everything(self, state: Mission, actor: int) -> list[int]:
        values = [answers.DONE.answer()]
        add_activities(state, led_by(state, actor), values)
        return values


def has_activity(s: Mission, seat: int) -> bool:
    """Whether there is anything a seat could do before the next card."""
    crew = led_by(s, seat)
    for number in crew:  # nearly always there is a card to lay down, or one to take
        member = s.crew[number]
        if member.pack:
            return True
        for item in s.pool:
            if member.has_room(item):
                return True
    values: list[int] = []
    add_activities(s, crew, values)
    return len(values) > 0


def add_activities(s: Mission, crew: list[int], into: list[int]) -> None:
    """Reload once; use, take from the pool, hand on, lay down and discard as often as one likes."""
    for item in s.pool:
        add_pooled(s, item, crew, into)
        into.append(answers.DROP.answer(item, crew[0]))
    for number in crew:
        add_implant(s, number, into)
        for item in s.crew[number].pack:
            if not has(s.reloaded, number) and can_load_gun(s, item):
                into.append(answers.LOAD.answer(item, number))
            if usable_at_any_time(s, number, item):
                into.append(answers.USE.answer(item, number))
            into.append(answers.DROP.answer(item, number))
            add_handing(s, item, number, into)
        add_laying(s, number, into)


def add_handing(s: Mission, item: int, crew: int, into: list[int]) -> None:
    """Those to whom a carried card may be handed on."""
    for number, member in enumerate(s.crew):
        if number != crew and member.has_room(item):
            into.append(answers.HAND.answer(item, number))


REGROUP_ACTIVITY: Final = Regroup("sector.ask.regroup")
REGROUP_CARD: Final = HandlePicked("sector.ask.regroup-card", REGROUP_ACTIVITY)
