"""What lists of tables show of one."""

from __future__ import annotations

from bossrush.table.store import Listing
from bossrush.table.table import Table


def listing_of(table: Table) -> Listing:
    """What lists of tables show of one."""
    turns: list[int] = []
    if table.play is not None and table.status == "playing":
        turns = sorted({decision.seat for decision in table.play.open})
    names = [
        seat.name or (table.people[seat.person].name if seat.person is not None else seat.player)
        for seat in table.seats
    ]
    assert table.opened is not None
    return Listing(
        id=table.id,
        code=table.code,
        game=table.setup.game,
        status=table.status,
        seats=names,
        turns=turns,
        touched=table.touched,
        created=table.opened.time,
    )
