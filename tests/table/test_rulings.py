"""The judge: which entry each command becomes, and why it is refused otherwise."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import bossrush
from bossrush.engine.chance import Physical
from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.dice import roll
from bossrush.engine.entries import EVERYBODY
from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.choosing import MARK_EVERY
from bossrush.table.judge import HOST_AWAY, MOST_PEOPLE, MOST_TALK
from bossrush.table.playing import Diverged, begin
from bossrush.table.table import MOST_ENTRIES
from tests.table.court import NOW, Court
from tests.toys.hunt import HuntGame
from tests.toys.probe import COIN, THREE, Probe, ProbeGame


def asks_the_crew(state: Probe) -> Flow[None]:
    value = yield Decision(state, CREW, THREE)
    state.notes.append(value)


def asks_and_rolls(state: Probe) -> Flow[None]:
    yield from asks_the_crew(state)
    yield from roll(state, COIN, 0)


def crew(rounds: int = 6, **more: Any) -> Court:
    """A table whose game asks the whole crew, again and again."""
    bossrush.register(ProbeGame(*[asks_the_crew] * rounds))
    return Court("probe", **more)


# -- real dice ----------------------------------------------------------------------------------


def real_dice() -> Court:
    """Ann and Bob have declared; what Ann's die shows is asked. Cleo has no seat."""
    court = Court(people=3, seats=2, chance="physical")
    court.choose("ann", 0, "strike")
    court.choose("bob", 1, "strike")
    assert court.playing.play.open[0].key == "physical-roll"
    return court


def test_whoever_holds_a_seat_may_read_real_dice_for_any_other() -> None:
    entry = real_dice().choose("bob", 0, "crit")
    assert isinstance(entry, e.Chose)
    assert (entry.seat, entry.option, entry.by) == (0, "crit", 1)


def test_nobody_without_a_seat_enters_real_dice() -> None:
    court = real_dice()
    number = court.playing.play.open[0].number
    asked: dict[str, Any] = {"seat": 0, "option": "crit", "at": number}
    assert court.refused("cleo", p.Choose, **asked) == "not-your-seat"
    assert court.refused("stranger", p.Choose, **asked) == "not-come"


def test_what_is_no_die_is_answered_by_its_own_seat_alone() -> None:
    court = Court(people=3, seats=2, chance="physical")
    asked: dict[str, Any] = {"option": "strike", "at": 0}
    assert court.refused("ann", p.Choose, seat=1, **asked) == "not-your-seat"
    assert court.refused("cleo", p.Choose, seat=0, **asked) == "not-your-seat"
    assert isinstance(court.playing.play.state.chance, Physical)


# -- choosing -----------------------------------------------------------------------------------


def test_a_choice_says_to_which_decision_it_belongs() -> None:
    court = Court()
    assert court.refused("ann", p.Choose, seat=0, option="strike") == "at-missing"
    assert court.refused("ann", p.Choose, seat=0, option="strike", at=7) == "stale"
    assert court.refused("ann", p.Choose, seat=0, option="dance", at=0) == "not-offered"
    assert court.refused("ann", p.Choose, seat=5, option="strike", at=0) == "no-seat"
    assert court.refused("ann", p.Choose, seat=2, option="strike", at=0) == "no-seat"
    entry = court.choose("ann", 0, "guard")
    assert isinstance(entry, e.Chose)
    assert (entry.by, entry.seat, entry.option, entry.at, entry.time) == (0, 0, "guard", 0, NOW)
    assert (entry.request, entry.secret, entry.mark) == ("r6", False, None)


def test_a_choice_of_somebody_who_knows_more_is_secret() -> None:
    court = Court()
    court.secret = {0}
    entry = court.choose("ann", 0, "guard")
    assert isinstance(entry, e.Chose)
    assert entry.secret
    open_to_all = court.choose("bob", 1, "guard")
    assert isinstance(open_to_all, e.Chose)
    assert not open_to_all.secret
    everybody = crew()
    everybody.secret = {CREW}
    chosen = everybody.choose("ann", 0, "1")
    assert isinstance(chosen, e.Chose)
    assert not chosen.secret


def test_every_twentieth_choice_is_marked_with_where_the_game_is() -> None:
    court = crew(2 * MARK_EVERY + 2)
    marked = []
    for number in range(1, 2 * MARK_EVERY + 1):
        before = court.playing.play.fingerprint()
        entry = court.choose("ann", 0, "1")
        assert isinstance(entry, e.Chose)
        if entry.mark is not None:
            marked.append(number)
            assert entry.mark.fingerprint == before
    assert marked == [MARK_EVERY, 2 * MARK_EVERY]
    assert court.read_again().n == court.table.n


def test_a_log_whose_mark_is_another_diverges() -> None:
    court = crew(MARK_EVERY + 2)
    for _ in range(MARK_EVERY):
        court.choose("ann", 0, "1")
    assert court.read_again().status == "playing"
    first = court.entries[2]
    assert isinstance(first, e.Chose)
    first.option = "2"
    with pytest.raises(Diverged):
        court.read_again()


def test_under_other_rules_or_with_other_cards_a_table_diverges() -> None:
    court = Court(begin=False)
    opened = court.table.opened
    assert opened is not None
    setup = opened.setup
    assert begin(opened, setup, 2).state.seats == 2
    changes: list[dict[str, Any]] = [{"rules": setup.rules + 1}, {"content": "other cards"}]
    for changed in changes:
        other = msgspec.structs.replace(setup, **changed)
        with pytest.raises(Diverged):
            begin(opened, other, 2)


# -- the crew's word ----------------------------------------------------------------------------


def test_where_all_must_agree_a_word_is_a_proposal_until_they_do() -> None:
    court = crew(consent="all")
    entry = court.choose("ann", 0, "1")
    assert isinstance(entry, e.Proposed)
    assert (entry.seat, entry.option, entry.at) == (0, "1", 0)
    assert court.table.proposals == {0: "1"}
    assert isinstance(court.choose("bob", 1, "2"), e.Proposed)
    assert court.table.proposals == {0: "1", 1: "2"}
    settled = court.choose("bob", 1, "1")
    assert isinstance(settled, e.Chose)
    assert settled.seat == CREW
    assert court.table.proposals == {}


def test_a_proposal_does_not_outlive_its_decision() -> None:
    court = crew(consent="all")
    court.choose("ann", 0, "1")
    court.choose("bob", 1, "1")
    assert court.playing.play.open[0].number == 1
    assert isinstance(court.choose("bob", 1, "1"), e.Proposed), "Ann's word was on another question"
    assert court.table.proposals == {1: "1"}


def test_a_proposal_stays_while_its_decision_is_asked() -> None:
    court = crew(consent="all")
    court.choose("ann", 0, "1")
    court.table._settle()
    assert court.table.proposals == {0: "1"}


def test_a_proposal_can_be_withdrawn() -> None:
    court = crew(consent="all")
    assert court.refused("ann", p.Withdraw, seat=0) == "nothing-proposed"
    court.choose("ann", 0, "1")
    assert court.refused("bob", p.Withdraw, seat=0) == "not-your-seat"
    assert court.refused("bob", p.Withdraw, seat=1) == "nothing-proposed"
    entry = court.do("ann", p.Withdraw, seat=0)
    assert isinstance(entry, e.Proposed)
    assert (entry.option, entry.at) == ("", 0)
    assert court.table.proposals == {}


def test_the_captains_word_settles_it_and_no_other() -> None:
    court = crew(consent="captain")
    assert isinstance(court.choose("bob", 1, "1"), e.Proposed)
    assert isinstance(court.choose("ann", 0, "2"), e.Chose)
    court.do("ann", p.SetCaptain, seat=1)
    assert isinstance(court.choose("ann", 0, "1"), e.Proposed)
    assert isinstance(court.choose("bob", 1, "1"), e.Chose)
    court.enter(e.Covered(time=NOW, seat=1, companion="random"))
    assert isinstance(court.choose("ann", 0, "1"), e.Chose), "a companion is no captain"


# -- taking back --------------------------------------------------------------------------------


def test_nothing_can_be_taken_back_before_anything_is_chosen() -> None:
    court = Court()
    assert court.refused("ann", p.Undo, seat=0) == "undo-nothing"
    court.choose("ann", 0, "strike")
    assert court.refused("bob", p.Undo, seat=0) == "not-your-seat"
    assert court.refused("bob", p.Undo, seat=1) == "undo-nothing"
    entry = court.do("ann", p.Undo, seat=0)
    assert isinstance(entry, e.Undone)
    assert entry.seed == ""
    assert court.playing.play.length == 0


def revealed(people: int) -> Court:
    """Something has been seen since the crew's only choice."""
    bossrush.register(ProbeGame(asks_and_rolls, asks_the_crew))
    court = Court("probe", people=people)
    court.choose("ann", 0, "1")
    return court


def test_past_what_was_seen_the_others_are_asked_and_alone_nobody() -> None:
    alone = revealed(1).do("ann", p.Undo, seat=0)
    assert isinstance(alone, e.Undone)
    assert len(alone.seed) == 32
    court = revealed(2)
    asked = court.do("ann", p.Undo, seat=0)
    assert isinstance(asked, e.UndoAsked)
    assert court.refused("bob", p.Undo, seat=1) == "vote-open"


def test_a_vote_is_given_once_by_those_who_play() -> None:
    court = revealed(2)
    assert court.refused("bob", p.Vote, vote=3, yes=True) == "vote-gone"
    court.do("ann", p.Undo, seat=0)
    number = court.table.n
    assert court.refused("bob", p.Vote, vote=number + 1, yes=True) == "vote-gone"
    court.do("cleo", p.Come, name="Cleo")
    assert court.refused("cleo", p.Vote, vote=number, yes=True) == "no-seat-held"
    assert court.refused("stranger", p.Vote, vote=number, yes=True) == "not-come"
    assert court.refused("ann", p.Vote, vote=number, yes=True) == "voted"
    entry = court.do("bob", p.Vote, vote=number, yes=True)
    assert isinstance(entry, e.Voted)
    assert entry.yes
    ballot = court.table.ballot
    assert ballot is not None
    assert ballot.yes == [0, 1]


def test_one_no_ends_a_vote_even_of_who_asked() -> None:
    court = revealed(2)
    court.do("ann", p.Undo, seat=0)
    number = court.table.n
    court.do("ann", p.Vote, vote=number, yes=False)
    assert court.table.ballot is None
    assert court.refused("bob", p.Vote, vote=number, yes=True) == "vote-gone"


def test_what_bars_taking_back_is_gone_with_it_and_fresh_chance_bars_everybody() -> None:
    court = revealed(1)
    playing = court.playing
    assert playing.undoable(0) is not None
    court.do("ann", p.Undo, seat=0)
    assert [one.bars for one in playing.standing] == [EVERYBODY]
    assert playing.undoable(0) is None
    court.choose("ann", 0, "2")
    assert playing.undoable(0) is not None


def test_after_a_free_undo_earlier_choices_can_be_taken_back_too() -> None:
    court = Court(people=2)
    court.choose("ann", 0, "strike")
    court.choose("bob", 1, "guard")
    before = court.playing.standing[:]
    view = court.playing.undoable(1)
    assert view is not None
    assert view.of == before[-1].n
    freely = Court(people=3)
    freely.choose("ann", 0, "strike")
    freely.choose("bob", 1, "guard")
    freely.do("bob", p.Undo, seat=1)
    assert freely.playing.undoable(1) is None
    left = freely.playing.undoable(0)
    assert left is not None
    assert (left.of, left.free) == (3, True)


def test_the_crews_choice_bars_what_seats_chose_before_until_it_is_taken_back() -> None:
    def asks_seat_then_crew(state: Probe) -> Flow[None]:
        value = yield Decision(state, 0, THREE)
        state.notes.append(value)
        yield from asks_the_crew(state)
        value = yield Decision(state, 1, THREE)
        state.notes.append(value)
        yield Decision(state, 0, THREE)

    bossrush.register(ProbeGame(asks_seat_then_crew))
    court = Court("probe")
    court.choose("ann", 0, "1")
    court.choose("bob", 1, "2")
    court.choose("bob", 1, "0")
    assert court.playing.undoable(0) is None
    assert court.playing.undoable(1) is not None
    court.do("bob", p.Undo, seat=1)
    crews = court.playing.undoable(0)
    assert crews is not None
    assert crews.of == 4
    court.do("ann", p.Undo, seat=0)
    own = court.playing.undoable(0)
    assert own is not None
    assert own.of == 3, "no bar is left of what was taken back"


# -- people and seats ---------------------------------------------------------------------------


def test_who_comes_is_somebody_new_once() -> None:
    court = Court(begin=False)
    assert court.refused("", p.Come, name="Cleo") == "no-token"
    came = court.do("cleo", p.Come, name="  Cleo ")
    assert isinstance(came, e.Came)
    assert (came.by, came.person.name, came.person.key) == (2, "Cleo", "cleo")
    named = court.do("cleo", p.Come, name="Clea")
    assert isinstance(named, e.Named)
    assert court.table.people[2].name == "Clea"
    court.do("ann", p.Kick, person=2)
    assert court.refused("cleo", p.Come, name="Cleo") == "kicked"


def test_a_table_has_room_for_so_many() -> None:
    court = Court(begin=False)
    for number in range(2, MOST_PEOPLE):
        court.enter(e.Came(time=NOW, by=number, person=e.Person(f"k{number}", "K")))
    assert court.refused("cleo", p.Come, name="Cleo") == "crowded"
    assert isinstance(court.ruling("bob", p.Come, name="Bo"), e.Named)
    court.do("ann", p.Kick, person=5)
    assert isinstance(court.ruling("cleo", p.Come, name="Cleo"), e.Came)


def test_a_seat_is_taken_where_it_is_free() -> None:
    places = [e.Place(person=0), e.Place(), e.Place(companion="random")]
    court = Court(people=2, begin=False, places=places)
    assert court.refused("bob", p.Sit, seat=0) == "seat-held"
    assert court.refused("bob", p.Sit, seat=2) == "seat-companion"
    assert court.refused("bob", p.Sit, seat=3) == "no-seat"
    assert court.refused("stranger", p.Sit, seat=1) == "not-come"
    assert isinstance(court.ruling("ann", p.Sit, seat=2), e.Sat), "the host may"
    sat = court.do("bob", p.Sit, seat=1, name=" B ")
    assert isinstance(sat, e.Sat)
    assert sat.name == "B"
    assert court.table.seats[1].person == 1
    assert court.refused("ann", p.Stand, seat=1) == "not-your-seat"
    court.do("bob", p.Stand, seat=1)
    assert court.table.seats[1].free


def test_the_host_alone_seats_companions() -> None:
    places = [e.Place(person=0), e.Place()]
    court = Court(begin=False, places=places)
    assert court.refused("bob", p.SetCompanion, seat=1, companion="random") == "not-host"
    assert court.refused("ann", p.SetCompanion, seat=0, companion="random") == "seat-held"
    assert court.refused("ann", p.SetCompanion, seat=1, companion="nobody") == "no-companion"
    court.do("ann", p.SetCompanion, seat=1, companion="random")
    assert court.table.seats[1].companion == "random"
    court.do("ann", p.SetCompanion, seat=1, companion="")
    assert court.table.seats[1].free


def test_the_host_sends_others_away_but_not_themselves_nor_whose_table_it_is() -> None:
    court = Court(people=3, begin=False)
    assert court.refused("bob", p.Kick, person=2) == "not-host"
    assert court.refused("ann", p.Kick, person=0) == "kick-self"
    assert court.refused("ann", p.Kick, person=3) == "no-person"
    court.away = {0: NOW - HOST_AWAY}
    court.do("bob", p.HandOver, person=1)
    assert court.table.host == 1
    assert court.refused("bob", p.Kick, person=0) == "kick-founder"
    court.do("bob", p.Kick, person=2)
    assert court.table.kicked == {2}
    assert court.refused("bob", p.Kick, person=2) == "no-person"


def test_a_host_who_is_away_can_be_replaced_after_a_minute() -> None:
    court = Court(people=3, seats=2)
    assert court.refused("bob", p.HandOver, person=1) == "not-host"
    court.away = {0: NOW - HOST_AWAY + 1}
    assert court.refused("bob", p.HandOver, person=1) == "not-host"
    court.away = {0: NOW - HOST_AWAY}
    assert court.refused("bob", p.HandOver, person=2) == "not-host", "only oneself"
    assert court.refused("cleo", p.HandOver, person=2) == "not-host", "who plays, once it has begun"
    court.do("bob", p.HandOver, person=1)
    assert court.table.host == 1
    court.away = {}
    court.do("ann", p.HandOver, person=0)
    assert court.table.host == 0, "it was only lent"
    court.do("ann", p.HandOver, person=2)
    assert court.table.host == 2
    assert court.refused("ann", p.HandOver, person=0) == "not-host", "she gave it away"


def test_while_people_gather_any_of_them_may_replace_the_host() -> None:
    court = Court(people=3, seats=2, begin=False)
    court.away = {0: NOW - HOST_AWAY}
    court.do("cleo", p.HandOver, person=2)
    assert court.table.host == 2


# -- the table ----------------------------------------------------------------------------------


def test_the_table_is_arranged_by_its_host_before_the_game() -> None:
    court = Court(people=2, begin=False, places=[e.Place(person=0), e.Place(person=1), e.Place()])
    assert court.refused("bob", p.Arrange, seats=2) == "not-host"
    assert court.refused("ann", p.Arrange, seats=1) == "seat-held"
    assert court.refused("ann", p.Arrange, seats=5) == "seats"
    assert court.refused("ann", p.Arrange, seats=0) == "seats"
    assert court.refused("ann", p.Arrange, options={"nonsense": 1}) == "option"
    court.do("ann", p.Arrange, seats=2, chance="physical", consent="all", grace=0)
    setup = court.table.setup
    assert (len(court.table.seats), setup.chance, setup.consent) == (2, "physical", "all")
    assert (setup.grace, setup.watch, setup.hints) == (0, True, True)
    court.do("ann", p.Arrange, watch=False, hints=False)
    setup = court.table.setup
    assert (setup.watch, setup.hints, setup.consent, setup.chance) == (
        *(False, False),
        *("all", "physical"),
    )
    court.do("ann", p.Begin)
    late: list[dict[str, Any]] = [{"seats": 2}, {"chance": "seeded"}, {"options": {}}]
    for fields in late:
        assert court.refused("ann", p.Arrange, **fields) == "begun"
    court.do("ann", p.Arrange, consent="captain")
    assert court.table.setup.consent == "captain"


def test_a_game_begins_when_every_seat_is_taken_or_filled() -> None:
    court = Court(begin=False, places=[e.Place(person=0), e.Place()])
    assert court.refused("bob", p.Begin) == "not-host"
    assert court.refused("ann", p.Begin) == "seat-free"
    assert court.refused("ann", p.Begin, fill="nobody") == "no-companion"
    court.do("ann", p.Begin, fill="random")
    assert court.table.status == "playing"
    assert court.table.seats[1].companion == "random"
    assert court.refused("ann", p.Begin) == "begun"


def test_a_paused_game_takes_no_choices_until_it_goes_on() -> None:
    court = Court(begin=False)
    assert court.refused("ann", p.Pause) == "not-begun"
    court.do("ann", p.Begin)
    assert court.refused("bob", p.Pause) == "not-host"
    assert court.refused("ann", p.Resume) == "not-paused"
    court.do("ann", p.Pause)
    assert court.refused("ann", p.Choose, seat=0, option="strike", at=0) == "paused"
    assert court.refused("bob", p.Resume) == "not-host"
    court.now += 500
    court.do("ann", p.Resume)
    assert court.table.paused is None
    court.choose("ann", 0, "strike")


def test_what_may_not_be_said_to_a_stuck_or_finished_game() -> None:
    court = Court()
    court.table.status = "stuck"
    assert court.refused("ann", p.Choose, seat=0, option="strike", at=0) == "stuck"
    court.table.status = "over"
    assert court.refused("ann", p.Choose, seat=0, option="strike", at=0) == "over"
    assert court.refused("ann", p.Sit, seat=0) == "over"


def test_a_log_is_full_at_last_and_for_talk_before() -> None:
    court = Court()
    court.table.n = MOST_TALK
    assert court.refused("ann", p.Say, text="hello") == "log-full"
    assert court.refused("ann", p.EmoteCommand, emote="cheer") == "log-full"
    assert court.refused("ann", p.Wish) == "log-full"
    assert court.refused("cleo", p.Come, name="Cleo") == "log-full"
    assert isinstance(court.ruling("ann", p.Choose, seat=0, option="strike", at=0), e.Chose)
    court.table.n = MOST_TALK - 1
    assert isinstance(court.ruling("ann", p.Say, text=" hello "), e.Said)
    court.table.n = MOST_ENTRIES
    assert court.refused("ann", p.Choose, seat=0, option="strike", at=0) == "log-full"


def test_only_those_who_came_may_talk() -> None:
    court = Court()
    assert court.refused("stranger", p.Say, text="x") == "not-come"
    assert court.refused("stranger", p.EmoteCommand, emote="cheer") == "not-come"
    assert court.refused("stranger", p.Wish) == "not-come"
    said = court.do("bob", p.Say, text=" hello ")
    assert isinstance(said, e.Said)
    assert (said.text, said.by) == ("hello", 1)


def test_the_same_command_reads_the_same_in_brief_whatever_its_id() -> None:
    court = Court()
    first = court.ruling("ann", p.Say, text="x")
    again = court.ruling("ann", p.Say, text="x")
    other = court.ruling("ann", p.Say, text="y")
    assert first.request != again.request
    assert first.asked == again.asked != other.asked
    assert len(first.asked) == 12


def test_hunt_is_what_these_tests_take_it_for() -> None:
    assert (HuntGame.min_seats, HuntGame.max_seats) == (1, 4)
