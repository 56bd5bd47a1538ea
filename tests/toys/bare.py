"""The hunt with nothing on the table: a client must get by with questions and the log."""

from __future__ import annotations

from bossrush.engine.scene import Scene
from tests.toys.hunt import Hunt, HuntGame


class BareGame(HuntGame):
    key = "bare"

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        raise NotImplementedError
