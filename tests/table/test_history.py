"""The lines that a table keeps ready: within bounds, packed, and as they were told."""

from __future__ import annotations

import pytest

from bossrush.engine.scene import Words
from bossrush.table import history
from bossrush.table.history import AS_TOLD, IN_A_PACK, History
from bossrush.table.lines import Record
from bossrush.table.shown import Happening, Line

MANY = 3 * IN_A_PACK + AS_TOLD


def opened(number: int) -> Record:
    return Record(number, b'{"n":%d,"text":"%s"}' % (number, b"x" * 300))


def secret(number: int) -> Record:
    """A line whose label is one seat's, and of whose two events one is another's."""
    events = [Happening(kind="drawn", data={"cards": ["a", "b"]}), Happening(kind="shuffled")]
    label = Words(key="take", args={"card": Words(key="card-a")})
    line = Line(n=number, time=5, kind="chose", seat=1, option="take:a", label=label, events=events)
    return Record(number, b"", line, 1, ((0,), None))


def told(count: int) -> History:
    made = History()
    for number in range(1, count + 1):
        made.add(secret(number) if number % 5 == 0 else opened(number))
    return made


def test_packed_lines_read_as_they_were_told() -> None:
    lines, earlier = told(MANY).since(0)
    assert not earlier
    assert [line.n for line in lines] == list(range(1, MANY + 1))
    for line in lines:
        fresh = secret(line.n) if line.n % 5 == 0 else opened(line.n)
        for seats in ((), (0,), (1,)):
            assert line.seen_by(seats) == fresh.seen_by(seats)
        assert line.open == fresh.open


@pytest.mark.parametrize("last", [0, 1, IN_A_PACK - 1, IN_A_PACK, IN_A_PACK + 1, MANY - 1, MANY])
def test_whoever_has_seen_some_gets_the_rest(last: int) -> None:
    lines, earlier = told(MANY).since(last)
    assert [line.n for line in lines] == list(range(last + 1, MANY + 1))
    assert not earlier


def test_whoever_has_seen_nothing_gets_the_last_ones() -> None:
    lines, earlier = told(MANY + 20).since(None)
    assert [line.n for line in lines] == list(range(MANY + 21 - 60, MANY + 21))
    assert earlier
    lines, earlier = told(10).since(None)
    assert [line.n for line in lines] == list(range(1, 11))
    assert not earlier


def test_the_oldest_are_let_go_and_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_LINES", 2 * IN_A_PACK)
    lines, earlier = told(MANY).since(3)
    assert lines[-1].n == MANY
    assert IN_A_PACK < len(lines) <= 2 * IN_A_PACK
    assert earlier
    assert told(MANY).since(lines[0].n - 1)[1] is False


def test_long_lines_leave_room_for_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_BYTES", 20 * opened(10).size)
    made = History()
    for number in range(1, 200):
        made.add(opened(number))
        kept = made.since(0)[0]
        assert sum(line.size for line in kept) <= history.MOST_BYTES
    assert len(kept) > 3


def test_packs_take_little_room() -> None:
    made = told(MANY)
    taken = sum(len(pack.body) for pack in made._packs)
    assert len(made._packs) == 3
    assert taken * 5 < sum(pack.size for pack in made._packs)
