"""Commands that are sent again: recognised by person and id, the latest few hundred."""

from __future__ import annotations

from bossrush.table.requests import REMEMBERED, Requests

BRIEF = "00f3a29c01be"


def test_a_command_is_found_by_its_person_and_its_id() -> None:
    known = Requests()
    known.add(0, "r1", 20_000, BRIEF)
    known.add(1, "r1", 3, "ffffffffffff")
    known.add(1, "1 r", 4, "000000000000")
    assert known.find(0, "r1") == (20_000, BRIEF)
    assert known.find(1, "r1") == (3, "ffffffffffff")
    assert known.find(1, "1 r") == (4, "000000000000")
    assert known.find(2, "r1") is None
    assert known.find(0, "r2") is None
    assert known.find(11, " r") is None


def test_an_entry_of_an_older_bossrush_does_not_say_what_was_asked() -> None:
    known = Requests()
    known.add(0, "r1", 7, "")
    assert known.find(0, "r1") == (7, "")


def test_an_id_may_be_any_text() -> None:
    known = Requests()
    for number, request in enumerate(("é", "\ud800", "x" * 64, " ")):
        known.add(0, request, number, BRIEF)
        assert known.find(0, request) == (number, BRIEF)


def test_the_oldest_is_forgotten_first() -> None:
    known = Requests()
    for number in range(REMEMBERED + 1):
        known.add(0, f"r{number}", number, BRIEF)
    assert len(known) == REMEMBERED
    assert known.find(0, "r0") is None
    assert known.find(0, "r1") == (1, BRIEF)
    assert known.find(0, f"r{REMEMBERED}") == (REMEMBERED, BRIEF)
