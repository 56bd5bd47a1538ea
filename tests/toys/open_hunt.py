"""The hunt with an open table, so that programs may learn it; and one that says what it shows."""

from __future__ import annotations

from bossrush.engine.observing import Cells, Observer
from tests.toys.hunt import ACTIONS, BEAST, Hunt, HuntGame


class OpenHunt(HuntGame):
    """Seen field by field: nobody knows anything that others do not."""

    key = "open-hunt"
    open_table = True


class HuntObserver(Observer[Hunt]):
    """What a hunter sees: the beast, its own health, and what the others have declared."""

    def __init__(self) -> None:
        super().__init__(("hunt.declare",))

    def see(self, state: Hunt, seat: int, cells: Cells) -> None:
        cells.number("beast", state.beast)
        cells.number("own HP", state.hp[seat] if seat < state.seats else 0)
        for other in range(4):
            cells.group(f"hunter {other}")
            declared = state.declared[other] if other < state.seats else -1
            cells.one_of("declared", declared, ACTIONS)

    def promise(self, state: Hunt, seat: int) -> float:
        return 1.0 - state.beast / (BEAST * state.seats)


class WatchedHunt(HuntGame):
    """Seen as its observer says."""

    key = "watched-hunt"

    def observer(self, state: Hunt) -> Observer[Hunt]:
        return HuntObserver()


GAME = OpenHunt()
WATCHED = WatchedHunt()
