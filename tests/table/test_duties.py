"""What a table owes by itself: which entry, and when it is due."""

from __future__ import annotations

from typing import Any, cast

import pytest

import bossrush
from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.dice import roll
from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.company import Company, Plan, stand_in
from bossrush.table.duty import Duty, next_duty
from bossrush.table.hall import mendings
from bossrush.table.playing import Diverged, Withheld
from bossrush.table.reading import Unreadable
from bossrush.table.table import MOST_ENTRIES
from tests.table.court import NOW, Court
from tests.toys.probe import COIN, THREE, Probe, ProbeGame

GRACE = 120_000
"""Milliseconds after which an absent seat is covered, unless a table says otherwise."""


class Minds:
    """Companions that have made up their minds."""

    def __init__(self, *plans: Plan) -> None:
        self.plans = list(plans)

    def plan(self) -> Plan | None:
        return self.plans[0] if self.plans else None

    def forget(self, seat: int) -> None:
        self.plans = [plan for plan in self.plans if plan.seat != seat]


def owed(
    court: Court, *plans: Plan, away: dict[int, int] | None = None, watched: bool = True
) -> Duty | None:
    minds = cast(Company, Minds(*plans))
    return next_duty(court.table, minds, away or {}, watched)


def entry_of(duty: Duty | None) -> e.AnyEntry:
    assert duty is not None
    return duty.make(NOW + 5)


def asks_and_rolls(state: Probe) -> Flow[None]:
    yield Decision(state, CREW, THREE)
    yield from roll(state, COIN, 0)


def crew(**more: Any) -> Court:
    bossrush.register(ProbeGame(*[asks_and_rolls] * 6))
    return Court("probe", **more)


def plan(seat: int, option: str, due: int = NOW + 900, number: int = 0) -> Plan:
    return Plan(seat, number, option, "random", due)


def test_nothing_is_owed_where_nothing_waits() -> None:
    assert owed(Court()) is None
    assert owed(Court(begin=False), plan(0, "strike")) is None


# -- votes and proposals ------------------------------------------------------------------------


def test_a_vote_that_is_complete_takes_the_choice_back() -> None:
    court = crew()
    court.choose("ann", 0, "1")
    court.do("ann", p.Undo, seat=0)
    assert owed(court) is None, "Bob has not voted"
    court.do("bob", p.Vote, vote=court.table.n, yes=True)
    duty = owed(court)
    undone = entry_of(duty)
    assert isinstance(undone, e.Undone)
    assert duty is not None
    assert (duty.due, undone.seat, undone.time, len(undone.seed)) == (0, 0, NOW + 5, 32)


def test_what_all_have_proposed_is_chosen_once_nobody_differs() -> None:
    court = crew(people=3, consent="all")
    court.choose("ann", 0, "1")
    court.choose("bob", 1, "1")
    assert owed(court) is None, "Cleo has said nothing"
    court.enter(e.Covered(time=NOW, seat=2, companion="random"))
    duty = owed(court)
    chosen = entry_of(duty)
    assert isinstance(chosen, e.Chose)
    assert (chosen.seat, chosen.option, chosen.at, chosen.secret) == (CREW, "1", 0, False)
    court.choose("bob", 1, "2")
    assert owed(court) is None, "now they differ"


def test_proposals_count_only_where_all_decide_and_for_their_own_question() -> None:
    court = crew(people=3, consent="all")
    court.choose("ann", 0, "1")
    court.choose("bob", 1, "1")
    court.enter(e.Covered(time=NOW, seat=2, companion="random"))
    assert owed(court) is not None
    court.table.proposed_at += 1
    assert owed(court) is None
    court.table.proposed_at -= 1
    court.table.proposals = {0: "nonsense", 1: "nonsense"}
    assert owed(court) is None, "it is not offered"
    court.table.proposals = {0: "1", 1: "1"}
    court.do("ann", p.Arrange, consent="captain")
    assert owed(court) is None


# -- clocks, absent people, companions ----------------------------------------------------------


def test_a_clock_is_due_when_it_runs_out() -> None:
    court = Court("grab")
    (clock,) = court.playing.clocks.running
    duty = owed(court)
    expired = entry_of(duty)
    assert isinstance(expired, e.Expired)
    assert duty is not None
    assert (duty.due, expired.timer, expired.time) == (clock.due, clock.timer.id, NOW + 5)
    court.do("ann", p.Pause)
    assert owed(court) is None


def test_an_absent_seat_is_covered_after_its_grace() -> None:
    court = Court(people=3)
    duty = owed(court, away={1: NOW + 70, 2: NOW + 30})
    covered = entry_of(duty)
    assert isinstance(covered, e.Covered)
    assert duty is not None
    assert (duty.due, covered.seat) == (NOW + 30 + GRACE, 2), "who went first is covered first"
    assert covered.companion == stand_in("hunt")
    assert owed(court, away={1: NOW}, watched=False) is None, "nobody is kept waiting"
    court.enter(e.Covered(time=NOW, seat=2, companion="random"))
    again = owed(court, away={1: NOW + 70, 2: NOW + 30})
    assert entry_of(again) == e.Covered(time=NOW + 5, seat=1, companion=stand_in("hunt"))


def test_a_seat_that_nobody_holds_is_covered_after_its_grace() -> None:
    court = Court(people=2)
    court.now = NOW + 400
    court.do("bob", p.Stand, seat=1)
    duty = owed(court)
    assert duty is not None
    assert duty.due == NOW + 400 + GRACE


def test_without_a_grace_nobody_is_covered() -> None:
    assert owed(Court(grace=0), away={1: NOW}) is None


def test_a_companion_carries_out_its_plan() -> None:
    court = Court()
    duty = owed(court, plan(1, "guard"))
    chosen = entry_of(duty)
    assert isinstance(chosen, e.Chose)
    assert duty is not None
    assert (duty.due, duty.companion) == (NOW + 900, 1)
    assert (chosen.seat, chosen.option, chosen.companion) == (1, "guard", "random")
    assert owed(court, plan(7, "guard")) is None, "nobody is asked there"


def test_a_plan_that_is_no_longer_offered_is_forgotten_for_the_next() -> None:
    duty = owed(Court(), plan(0, "dance"), plan(1, "guard"))
    assert duty is not None
    assert duty.companion == 1
    assert owed(Court(), plan(0, "dance")) is None


def test_companions_among_themselves_play_only_for_an_audience() -> None:
    places = [e.Place(companion="random"), e.Place(companion="random")]
    court = Court(people=1, places=places)
    assert owed(court, plan(0, "strike")) is not None
    assert owed(court, plan(0, "strike"), watched=False) is None
    mixed = Court(people=1, places=[e.Place(person=0), e.Place(companion="random")])
    assert owed(mixed, plan(1, "strike"), watched=False) is not None, "Ann will be back"


def test_what_is_due_first_is_done_first() -> None:
    court = Court("grab")
    clock = court.playing.clocks.running[0].due
    early = plan(0, court.playing.play.open[0].options[0].id, due=clock - 1)
    late = plan(0, early.option, due=clock + 1)
    duty = owed(court, early)
    assert duty is not None
    assert duty.companion == 0
    duty = owed(court, late)
    assert duty is not None
    assert duty.companion is None


def test_a_full_log_owes_nothing() -> None:
    court = Court("grab")
    court.table.n = MOST_ENTRIES - 1
    assert owed(court) is not None
    court.table.n = MOST_ENTRIES
    assert owed(court) is None


# -- logs that do not replay --------------------------------------------------------------------


@pytest.mark.parametrize("last", [True, False])
def test_the_last_entry_is_struck_out_before_a_game_is_set_adrift(last: bool) -> None:
    mark = e.Mark("print", {"state": 1})
    found = mendings(Unreadable(9, last, mark, ValueError("the rules failed")))
    adrift = [one.position for one in found if isinstance(one, e.Adrift)]
    assert adrift == [{"state": 1}, None], "from the last known start, or else from the beginning"
    struck = [one for one in found if isinstance(one, e.Struck)]
    assert [one.of for one in struck] == ([9] if last else [])
    assert not last or found[0] is struck[0], "the gentlest first"


def test_what_has_diverged_is_not_struck_out_and_what_is_withheld_is_left_alone() -> None:
    diverged = mendings(Unreadable(9, True, None, Diverged("other cards")))
    assert [type(one) for one in diverged] == [e.Adrift]
    assert mendings(Unreadable(9, True, None, Withheld("no such pack"))) == []
