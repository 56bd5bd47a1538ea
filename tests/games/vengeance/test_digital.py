"""A race at a digital table: one order, one reserve, clocks as entries of the log."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bossrush import load
from bossrush.companions.sitting import Sitting
from bossrush.companions.vengeance import COMPANIONS
from bossrush.engine.chance import Physical
from bossrush.engine.errors import IllegalChoice, StaleChoice
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.cards.terms import CLOSE_ROLL, MICRO_TURN
from bossrush.games.vengeance.table.check import dice_problems
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, deal, stage

SPRINT = ("basic.sprint", "run run")
RACE: dict[str, Any] = {"mode": "realtime", "cooldown": 0, "idle": 0, "countdown": 0}


def race(hand: str = "run", other: str = "run", **fields: Any) -> Table:
    """Two seats in the middle of a real-time Roll Phase."""
    options = {**RACE, **fields.pop("options", {})}
    return stage("roll", seats=2, hand=hand, others=[{"hand": other}], options=options, **fields)


@rule("vengeance.flow.roll_realtime", "vengeance.digital.roll_log_order")
def test_commands_resolve_as_they_arrive() -> None:
    table = race(reserve=4)
    table.choose("refill:3", seat=1).choose("refill:1", seat=0)
    assert [len(p.hand) for p in table.s.players] == [2, 4]
    assert table.reserve == 0
    other = race(reserve=4)
    other.choose("refill:3", seat=0).choose("refill:1", seat=1)
    assert [len(p.hand) for p in other.s.players] == [4, 2]
    assert other.reserve == 0


@rule("vengeance.digital.server_authority")
def test_nobody_can_name_a_face() -> None:
    table = race("run knife", dice=["gun"])
    assert table.refused("throw:d0=wound")
    assert table.refused("throw:run")
    table.choose("throw:d0")
    assert table.faces() == ["gun", "knife"]


@rule("vengeance.digital.reserve_atomic")
def test_the_second_of_two_refills_is_refused() -> None:
    table = race(reserve=3)
    table.choose("refill:3")
    assert table.refused("refill:3", seat=1)
    assert table.reserve == 0


@rule("vengeance.digital.reserve_batch_fair")
def test_a_fair_window_deals_in_turns() -> None:
    table = race(reserve=3, options={"fair": True})
    table.choose("refill:3").choose("refill:3", seat=1)
    assert [len(p.hand) for p in table.s.players] == [1, 1]
    assert [timer.id for timer in table.play.timers] == ["window"]
    table.play.expire("window")
    assert [len(p.hand) for p in table.s.players] == [3, 2]
    assert table.reserve == 0
    dealt = [event.data["dice"] for event in table.told("draw")]
    assert [len(dice) for dice in dealt] == [1, 1, 1]
    second = race(reserve=3, options={"fair": True}, in_round=2)
    second.choose("refill:3").choose("refill:3", seat=1)
    second.play.expire("window")
    assert [len(p.hand) for p in second.s.players] == [2, 3]


@rule("vengeance.digital.reserve_batch_fair", "vengeance.digital.done_flag")
@pytest.mark.parametrize("hand", ["", "wound wound wound"])
def test_who_waits_for_dice_of_the_fair_window_is_not_done(hand: str) -> None:
    """With nothing else to do than wait, the phase must not close before the dice come."""
    full = "run run run run"
    table = race(hand, full, reserve=3, options={"fair": True}, wounds=3)
    table.choose("refill:1")
    assert table.phase() == "roll"
    table.choose("done", seat=1)
    assert table.s.phase == CLOSE_ROLL
    table.play.expire("window")
    assert (table.asked, len(table.p().hand)) == ("roll", len(hand.split()) + 1)


@rule("vengeance.digital.reserve_batch_fair")
def test_who_gets_nothing_from_the_fair_window_is_done_then() -> None:
    """Seat 1 holds fewest dice and takes the only one: seat 0, wholly locked, can do nothing."""
    locked = "wound wound wound"
    table = race(locked, "", reserve=1, options={"fair": True}, wounds=3)
    table.choose("refill:1").choose("refill:1", seat=1)
    assert table.phase() == "roll"
    table.play.expire("window")
    assert (table.phase(), table.phase(1)) == ("done", "roll")
    assert table.p().stopped


@rule("vengeance.digital.done_flag")
def test_all_who_are_left_with_nothing_to_do_are_done() -> None:
    """A third takes the last die of the reserve: two others could only have waited for it."""
    empty = {"hand": ""}
    table = stage("roll", seats=3, hand="", others=[empty, empty], options=RACE, reserve=1)
    table.choose("refill:1", seat=2)
    assert [table.phase(seat) for seat in range(3)] == ["done", "done", "roll"]
    assert [p.stopped for p in table.s.players] == [True, True, False]


@rule("vengeance.digital.idle_guard")
def test_who_comes_back_is_guarded_again() -> None:
    """Done withdrawn, and then silence: the phase must not hang on a seat that has gone."""
    table = race("run wound", "run wound", options={"idle": 45}, state={"timers": IDLE})
    table.choose("done").choose("resume")
    assert [timer.id for timer in table.play.timers] == ["idle-1", "idle-0"]
    table.play.expire("idle-0")
    assert table.phase() == "done"


@rule("vengeance.digital.roll_cooldown")
def test_throws_are_apart_and_assignments_are_not() -> None:
    table = race("run run knife gun", dice=["gun", "gun"], options={"cooldown": 600})
    table.choose("throw:d3")
    assert [(timer.id, timer.milliseconds) for timer in table.play.timers] == [("cooldown-0", 600)]
    assert table.refused("throw:d3")
    table.choose("assign:basic.sprint:d0+d1")
    table.play.expire("cooldown-0")
    table.choose("throw:d3")
    assert not stage("roll", hand="run knife", options={"mode": "quota"}).play.timers


@rule("vengeance.digital.auto_refill")
def test_a_refill_may_follow_by_itself() -> None:
    table = race("knife knife knife run", reserve=2)
    table.choose("auto", "assign:basic.strike:d0+d1+d2")
    assert len(table.p().hand) == 3
    assert table.reserve == 0
    told = [event.rule for event in table.play.events][-2:]
    assert told == ["vengeance.roll.assign_whole_group", "vengeance.roll.refill"]
    empty = race("knife knife knife run", reserve=0)
    empty.choose("auto", "assign:basic.strike:d0+d1+d2")
    assert len(empty.p().hand) == 1
    assert all(event.rule != "vengeance.roll.refill" for event in empty.play.events)


@rule("vengeance.digital.idle_guard")
def test_silent_seats_are_done_and_nothing_is_done_for_them() -> None:
    table = race("run wound", "run wound", options={"idle": 45}, state={"timers": IDLE})
    table.play.expire("idle-0")
    assert table.asked == "waiting"
    table.choose("resume")
    assert table.asked == "roll"
    again = race("run wound", "run wound", options={"idle": 45}, state={"timers": IDLE})
    again.play.expire("idle-0")
    again.play.expire("idle-1")
    assert again.s.phase != CLOSE_ROLL
    assert again.p().wounds == 0
    assert again.p().life_dice == 0
    capped = race(options={"cap": 180}, state={"timers": [timer("cap", 180000)]})
    capped.play.expire("cap")
    assert capped.s.phase != CLOSE_ROLL


def timer(key: str, milliseconds: int, seat: int = -1) -> dict[str, object]:
    return {"key": key, "milliseconds": milliseconds, "seat": seat}


IDLE = [timer("idle", 45000, 0), timer("idle", 45000, 1)]


@rule("vengeance.digital.combat_undo")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_use_of_combat_can_be_undone(seats: int) -> None:
    """Two henchmen stand there, and the wrong one is hit: nothing rolls before Combat is ended."""
    fields: dict[str, Any] = {"groups": [("basic.strike", "knife knife knife")], "room": "r1"}
    table = stage(["fight", "done"][:seats], seats=seats, **fields)
    before = table.play.fingerprint()
    table.choose("basic.strike:dice", "p0-r1-henchman-1")
    assert (table.offered(), table.dead()) == (["go-on"], ["r1-henchman-1"])
    table.play.undo(0)
    table.play.undo(0)
    assert table.play.fingerprint() == before
    table.choose("basic.strike:dice", "p0-r1-blocker-1", "go-on")
    assert table.dead() == ["r1-blocker-1"]
    assert table.s.round == 2


@rule("vengeance.digital.idempotent_commands")
def test_a_repeated_or_late_command_changes_nothing() -> None:
    table = race(reserve=6)
    number = table.decision().number
    table.play.choose(0, "refill:3", at=number)
    with pytest.raises(StaleChoice):
        table.play.choose(0, "refill:3", at=number)
    assert len(table.p().hand) == 4
    assert table.reserve == 3
    late = race("run knife", "run knife", marks={"basic.sprint": 1})
    late.choose("done").choose("done", seat=1)
    seen = late.s.chance.seen
    with pytest.raises(IllegalChoice):
        late.play.choose(0, "throw:d0")
    assert late.s.chance.seen == seen


def turns(hand: str = "run run knife gun", **fields: Any) -> Table:
    """Two seats in turn-based play, seat 0 to take its micro-turn."""
    return stage(
        own=[],
        seats=2,
        hand=hand,
        others=[{"hand": "run run knife gun"}],
        state={"phase": "micro-turn", "seat_phases": [], **fields.pop("state", {})},
        **fields,
    )


@rule("vengeance.digital.turn_based_fallback")
def test_a_micro_turn_holds_one_throw_and_one_refill() -> None:
    table = turns(dice=["knife", "knife", "gun"])
    assert table.s.phase == MICRO_TURN
    assert 1 not in table.play.pending
    table.choose("throw:d2")
    assert table.refused("throw:d2")
    table.choose("assign:basic.sprint:d0+d1", "refill:2")
    assert table.refused("refill:1")
    assert table.refused("throw:d8")
    table.choose("pass")
    assert 0 not in table.play.pending
    assert table.asked_of(1) == "roll"
    table.choose("throw:d6", "pass", seat=1)
    assert "throw:d2" in table.offered()


@rule("vengeance.digital.turn_based_end")
def test_an_empty_pass_is_done_and_phases_always_end() -> None:
    table = turns()
    table.choose("pass")
    assert table.p().stopped
    table.choose("done", seat=1)
    assert table.s.phase != MICRO_TURN
    longest = 0
    for seed in range(40):
        pick = random.Random(seed)
        play = GAME.new(seats=2, seed=seed, listen=False)
        while play.outcome is None:
            decision = play.open[0]
            play.answer(decision, pick.choice(decision.values()))
            longest = max(longest, *(p.turns for p in Table(play).s.players))
    assert 0 < longest < 200


@rule("vengeance.digital.async_quota")
def test_quota_play_splits_the_dice() -> None:
    for seats, share in ((2, 12), (3, 11), (4, 11)):
        table = deal(seats, mode="quota")
        assert [pool.bit_count() for pool in table.s.pools] == [share] * seats
    three = deal(3, mode="quota")
    for seat, hero in enumerate(("hero.anvil", "hero.vesper", "hero.odile")):
        three.choose(hero, "a", seat=seat)
    assert [three.s.reserve(seat) + 4 for seat in range(3)] == [11, 11, 11]
    assert not three.play.timers


@rule("vengeance.digital.bot_realtime")
@pytest.mark.parametrize(
    ("kind", "low", "high"), [("steady", 1200, 2000), ("steady-quick", 800, 1300)]
)
def test_companions_take_the_time_of_a_person(kind: str, low: int, high: int) -> None:
    maker = next(one for one in COMPANIONS if one.key == kind)
    table = race("run run knife gun")
    gaps = [maker(3).delay(table.play, table.decision(), 0) for _ in range(20)]
    one, other = maker(3), maker(3)
    drawn = [one.delay(table.play, table.decision(), 0) for _ in range(20)]
    assert all(low <= gap <= high for gap in [*gaps, *drawn])
    assert drawn == [other.delay(table.play, table.decision(), 0) for _ in range(20)]
    assert len(set(drawn)) > 5


@rule("vengeance.digital.bot_policy", "vengeance.digital.virtual_clock")
def test_companions_end_every_game_and_equal_seeds_give_equal_logs() -> None:
    logs = []
    for _ in range(2):
        play = GAME.new(seats=4, seed=5, listen=False, mode="realtime")
        sitting = Sitting(play, [COMPANIONS[0](seat) for seat in range(4)], True)
        assert sitting.play_out(20000)
        logs.append((play.fingerprint(), list(play.line.log), sitting.now))
    assert logs[0] == logs[1]
    for seed in range(25):
        play = GAME.new(seats=2, seed=seed, listen=False)
        crew = [COMPANIONS[0](seed), COMPANIONS[0](seed + 1)]
        assert Sitting(play, crew, False).play_out(5000)


@rule("vengeance.digital.solo_timer_model")
def test_the_solo_deadline_has_a_grace_and_closes_refills() -> None:
    table = stage(
        "roll",
        hand="run run",
        dice=["run"],
        options={"mode": "realtime", "time": "hard", "cooldown": 0},
        state={"timers": [timer("solo", 25150)]},
    )
    table.choose("refill:1")
    table.play.expire("solo")
    assert table.refused("refill:1")
    assert table.s.closed
    assert any(event.rule == "vengeance.solo.timer_expiry" for event in table.play.events)


@rule("vengeance.digital.solo_untimed")
@pytest.mark.parametrize(("level", "throws"), [("easy", 13), ("medium", 9), ("hard", 7)])
def test_without_a_clock_throws_are_counted(level: str, throws: int) -> None:
    table = stage(
        "roll", hand="run knife", dice=["gun"] * 3, throws=throws - 1, options={"time": level}
    )
    table.choose("throw:d0")
    assert table.p().throws == throws
    assert "refill:1" in table.offered()
    table.choose("throw:d0")
    assert table.refused("refill:1")
    assert "throw:d0" in table.offered()


@rule("vengeance.digital.reconnect")
def test_who_comes_back_finds_everything_as_it_was() -> None:
    table = race("run run wound gun", groups=[SPRINT], life_dice=1)
    shown = table.play.scene(0)
    table.choose("refill:3", seat=1)
    again = load(table.play.save())
    assert again.scene(0).sheets[0] == shown.sheets[0]
    assert again.fingerprint() == table.play.fingerprint()


@rule("vengeance.digital.seeded_replay")
def test_a_game_is_its_seed_and_its_log() -> None:
    play = GAME.new(seats=3, seed=11, mode="realtime")
    Sitting(play, [COMPANIONS[0](seat) for seat in range(3)], True).play_out(20000)
    assert play.outcome is not None
    again = load(play.save())
    assert again.fingerprint() == play.fingerprint()
    assert again.outcome is not None
    assert again.outcome.scores == play.outcome.scores


@rule("vengeance.digital.public_information")
def test_everything_is_public_but_the_undealt() -> None:
    table = race("run knife wound gun")
    mine, theirs = table.play.scene(0), table.play.scene(1)
    assert {sheet.id for sheet in mine.sheets} == {"p0", "p1"} == {s.id for s in theirs.sheets}
    assert sorted(die.id for die in mine.dice) == sorted(die.id for die in theirs.dice)
    assert "boss.doc" not in str(theirs)
    assert "chance" not in str(theirs)


@rule(
    "vengeance.digital.conservation",
    "vengeance.digital.roll_die_states",
    "vengeance.digital.reserve_monotone",
)
@pytest.mark.parametrize("seed", range(6))
def test_dice_are_conserved_whoever_comes_first(seed: int) -> None:
    """Random legal commands of interleaved seats, every die followed through the Roll Phase."""
    pick = random.Random(seed)
    play = GAME.new(seats=4, seed=seed, listen=False, mode="realtime", cooldown=0, countdown=0)
    before: dict[int, str] = {}
    lowest = 46
    moved = 0
    while play.outcome is None:
        s = Table(play).s
        assert dice_problems(s) == []
        if s.phase == CLOSE_ROLL and s.seat_phases:
            now = whereabouts(s)
            for die, at in now.items():
                if before.get(die, at) != at:
                    moved += 1
                    assert (before[die], at) in MOVES
            assert s.reserve(0) <= lowest
            before, lowest = now, s.reserve(0)
        else:
            before, lowest = {}, 46
        decision = pick.choice(play.open)
        play.answer(decision, pick.choice(decision.values()))
    assert moved > 20


MOVES = {
    ("reserve", "unrolled"),
    *((start, end) for start in ("unrolled", "free", "freed") for end in ("free", "wound")),
    ("wound", "freed"),
    ("free", "group"),
    ("wound", "life"),
    ("freed", "life"),
}
"""The only changes a die may go through in the Roll Phase."""


def whereabouts(s: Vendetta) -> dict[int, str]:
    """Where each die is, and the state of those in hand."""
    found = {die: "reserve" for die in range(46) if s.pools[0] >> die & 1}
    for p in s.players:
        for die, face in zip(p.hand, p.faces, strict=True):
            name = s.tables.hand_ids[face]
            found[die] = name if name in ("wound", "freed", "unrolled") else "free"
        for group in p.groups:
            found.update({die: "group" for die in range(46) if group.dice >> die & 1})
        found.update({die: "life" for die in range(46) if p.life_dice >> die & 1})
    return found


@rule("vengeance.digital.roll_commands")
def test_each_command_is_taken_whole_or_not_at_all() -> None:
    table = race("run run wound gun", wounds=2)
    for broken in (
        "throw:d2",  # locked
        "throw:d4",  # the other seat's die
        "throw:d0+d40",  # a die of the reserve
        "assign:basic.sprint:d0+d3",  # does not fit
        "assign:basic.sprint:d0+d1:free:d3",  # not a wound die
        "assign:anvil.neck-lock:d0+d1",  # not owned
        "place:d0",  # not a wound
        "refill:1",  # the hand is full
        "refill:0",
        "resume",  # not done
        "pass",  # there are no turns
    ):
        assert table.refused(broken), broken


@rule("vengeance.digital.roll_commands")
def test_equal_dice_are_named_freely() -> None:
    for pair in ("d0+d1", "d0+d2", "d1+d2"):
        table = race("run run run gun").choose(f"assign:basic.sprint:{pair}")
        assert [f"d{die}" for die in table.p().hand] == sorted(
            {"d0", "d1", "d2", "d3"} - set(pair.split("+"))
        )


@rule("vengeance.digital.roll_commands")
def test_the_locked_die_to_free_may_be_left_out() -> None:
    """Then the one of the lowest number is freed; named, the options do not read the same."""
    table = race("run run wound wound")
    plain = "assign:basic.sprint:d0+d1"
    assert {plain, f"{plain}:free:d2", f"{plain}:free:d3"} <= set(table.offered())
    labels = [repr(one.label) for one in table.decision().options if one.kind == "assign"]
    assert len(set(labels)) == len(labels) == 3
    assert table.choose(plain).faces() == ["freed", "wound"]
    named = race("run run wound wound").choose(f"{plain}:free:d3")
    assert named.faces() == ["wound", "freed"]


@rule("vengeance.digital.roll_open")
def test_the_phase_opens_after_a_countdown() -> None:
    table = stage(
        "flashback",
        seats=2,
        flash=["train", "buy", "heal"],
        hand="unrolled unrolled unrolled unrolled",
        throws=0,
        others=[{"hand": "unrolled unrolled unrolled unrolled", "throws": 0}],
        options={"mode": "realtime"},
    )
    table.choose("done").choose("done", seat=1)
    assert table.play.pending == {}
    assert [t.id for t in table.play.timers] == ["countdown"]
    with pytest.raises(IllegalChoice):
        table.play.choose(0, "throw:d0+d1+d2+d3")
    table.play.expire("countdown")
    for seat in (0, 1):
        assert table.offered(seat)[0].startswith("throw")


@rule("vengeance.digital.other_phase_guard")
def test_a_host_limit_ends_a_silent_phase() -> None:
    slow: dict[str, Any] = {"limit": 180}
    table = stage(
        "flashback",
        seats=2,
        flash=["train", "buy", "heal"],
        marked=4,
        options=slow,
        state={"timers": [timer("limit", 180000, 0), timer("limit", 180000, 1)]},
    )
    table.play.expire("limit-0")
    assert table.phase() == "done"
    assert table.p().xp() == 4
    assert table.asked_of(1) == "flashback"
    fight = stage(
        seats=2,
        groups=[("basic.charge", "run knife knife run"), SPRINT],
        others=[{"groups": [SPRINT]}],
        options=slow,
        state={"timers": [timer("limit", 180000, 0), timer("limit", 180000, 1)]},
    )
    fight.choose("basic.charge:dice")
    fight.play.expire("limit-0")
    assert fight.phase() == "done"
    assert fight.dead() == ["r1-henchman-1"]
    assert fight.room() == "r1"
    assert fight.asked_of(1) == "combat"


@rule("vengeance.digital.order_free_phases")
def test_the_order_of_arrival_changes_nothing_in_combat() -> None:
    lists = [
        ["basic.sprint:dice", "basic.strike:dice", "p0-r1-henchman-1"],
        ["basic.sprint:dice", "p1-r1", "basic.strike:dice", "p1-r1-gunman-1"],
        ["basic.sprint:dice", "p2-r1", "basic.strike:dice", "p2-r1-henchman-1"],
    ]
    kit: dict[str, Any] = {"groups": [SPRINT, ("basic.strike", "knife knife knife"), SPRINT]}
    found = set()
    for seed in range(50):
        pick = random.Random(seed)
        table = stage(seats=3, others=[kit, kit], **kit)
        left = [list(one) for one in lists]
        while any(left):
            seat = pick.choice([at for at in range(3) if left[at]])
            table.choose(left[seat].pop(0), seat=seat)
        found.add(table.play.fingerprint())
    assert len(found) == 1


def test_a_limit_for_micro_turns_passes_them() -> None:
    table = turns(options={"turn_limit": 30}, state={"timers": [timer("turn", 30000)]})
    table.choose("assign:basic.sprint:d0+d1")
    table.play.expire("turn")
    assert table.asked_of(1) == "roll"
    assert not table.p().stopped
    assert [clock.id for clock in table.play.timers] == ["turn"]


@rule("vengeance.digital.roll_close")
def test_a_throw_that_the_clock_breaks_off_is_not_made_in_the_next_round() -> None:
    seeded = race("run run", options={"cap": 180}, state={"timers": [timer("cap", 180000)]})
    table = Table(GAME.stage(seeded.play.position(), chance=Physical()))
    table.choose("throw:d0+d1")
    assert table.asked == "physical-roll"
    table.play.expire("cap")
    assert table.s.phase != CLOSE_ROLL
    assert table.p().throwing == 0


@rule("vengeance.digital.done_flag")
def test_a_seat_that_can_do_nothing_is_passed_over_in_turns() -> None:
    """Seat 1, wholly locked, has nothing to throw, to place or to refill: nobody asks it."""
    locked = {"hand": "wound wound wound", "wounds": 3}
    table = stage(
        own=[],
        seats=3,
        hand="run knife",
        others=[locked, {"hand": "run"}],
        reserve=0,
        state={"phase": "micro-turn", "seat_phases": []},
    )
    table.choose("pass")
    assert table.play.open[0].seat == 2
    assert [p.stopped for p in table.s.players] == [True, True, False]
    done = [event for event in table.told("say") if event.rule == "vengeance.digital.done_flag"]
    assert len(done) == 2, "seat 0 has passed without doing anything; of seat 1 it is told"
