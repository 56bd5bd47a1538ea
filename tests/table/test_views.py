"""What clients are sent when what they may see has changed."""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush.table import entry as e
from bossrush.table.lines import Record
from bossrush.table.shown import You
from bossrush.table.views import Group, Views
from tests.table.court import NOW, Court

WATCHING = Group((), None, True)
BOB = Group((1,), 1, False)
BOB_FOR_BOTH = Group((0, 1), 1, False)


def asked(message: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(message).get("asked", {})
    return found


def test_who_takes_another_seat_is_told_its_options_though_others_know_them() -> None:
    court = Court("hunt", people=2)
    views = Views(court.table)
    you = You(person=1, seats=[1], host=False, eye=1)
    assert asked(views.welcome(WATCHING, you, NOW, [], False))["0"]["options"]
    assert not asked(views.welcome(BOB, you, NOW, [], False))["0"].get("options")
    entry = e.Said(time=NOW, by=1, text="I take it from here.")
    court.enter(entry)
    views.refresh(entry)
    line = Record(court.table.n, b"{}")
    assert "0" not in asked(views.update(WATCHING, line, None))
    both = You(person=1, seats=[0, 1], host=False, eye=1)
    assert asked(views.update(BOB_FOR_BOTH, line, both))["0"]["options"]
