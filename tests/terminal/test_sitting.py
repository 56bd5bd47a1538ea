"""A sitting: who is asked, what is taken back, what companions do, when clocks run out."""

from __future__ import annotations

import pytest

from bossrush.companions.companion import Companion
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.errors import IllegalChoice, OptionError
from bossrush.engine.lesson import PRACTICE
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.registry import game
from bossrush.engine.scene import Scene
from bossrush.terminal.begin import Wanted, sit_down
from bossrush.terminal.clocks import Clocks
from bossrush.terminal.log import NOTE, LogLine
from bossrush.terminal.sitting import Sitting, Undo, scene_of
from tests.terminal.tables import answer_all, table


class Coward(Companion):
    """Always takes the last option."""

    key = "coward"

    def answer(self, play: Play, decision: Decision) -> int:
        assert play.origin.marks == ["reseeded"], "a companion is given a fork, never the play"
        return decision.values()[-1]


def said(sitting: Sitting) -> list[str]:
    return [sitting.voice.say(line.message) for line in sitting.lines()]


def asked(sitting: Sitting) -> Decision:
    decision = sitting.decision
    assert decision is not None
    return decision


def test_seats_are_asked_in_their_order_and_then_the_crew() -> None:
    sitting = table(seats=3)
    order = []
    for option in ("cover", "shoot", "aim"):
        order.append(asked(sitting).seat)
        sitting.choose(option)
    assert order == [0, 1, 2]
    assert asked(sitting).seat == CREW
    assert sitting.who(sitting.scene(), asked(sitting)) == "The whole team"


def test_whose_call_it_is_names_the_player_and_the_character() -> None:
    sitting = table(seats=2)
    assert sitting.who(sitting.scene(), asked(sitting)) == "Player 1, Lt. Varga"
    hunt = table("bare", seats=2)
    assert hunt.who(hunt.scene(), asked(hunt)) == "Player 1"


def test_another_seat_may_answer_first() -> None:
    sitting = table(seats=3)
    assert sitting.turn_to_next()
    assert asked(sitting).seat == 1
    sitting.choose("aim")
    assert asked(sitting).seat == 0


def test_a_seat_that_is_done_may_change_its_mind() -> None:
    sitting = table(seats=2)
    sitting.choose("shoot")
    assert sitting.turn_to_next()
    assert asked(sitting).waiting
    sitting.choose("resume")
    assert asked(sitting).seat == 0
    assert [option.id for option in asked(sitting).options] == ["shoot", "aim", "cover"]


def test_alone_there_is_no_other_seat() -> None:
    assert not table(seats=1).turn_to_next()


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    sitting = table(seats=2)
    before = len(sitting.log), sitting.play.fingerprint()
    with pytest.raises(IllegalChoice):
        sitting.choose("flee")
    assert (len(sitting.log), sitting.play.fingerprint()) == before


def test_undo_is_free_until_dice_are_seen() -> None:
    sitting = table(seats=2)
    assert sitting.undo() is Undo.NOTHING
    sitting.choose("shoot")
    assert sitting.undo() is Undo.BACK
    assert asked(sitting).seat == 0
    answer_all(sitting, "shoot", "shoot")
    assert sitting.undo() is Undo.SEEN
    assert sitting.undo(agreed=True) is Undo.BACK
    assert "undone" in sitting.play.origin.marks
    assert said(sitting)[-1].startswith("The table agrees to undo the last choice")


def test_the_log_tells_choices_and_what_came_of_them() -> None:
    sitting = table(seats=2)
    answer_all(sitting, "cover", "shoot")
    assert said(sitting)[1:] == [
        "Player 1, Lt. Varga chooses “Take cover”.",
        "Player 2, Lt. Okoro chooses “Shoot”.",
        "Lt. Okoro shoots: 1 hit.",
        "They shoot back: Lt. Okoro are hurt.",
    ]


def test_what_only_another_seat_may_know_is_not_read_out() -> None:
    sitting = table(seats=2)
    sitting.companions = {1: Coward()}
    sitting.log.append(LogLine(NOTE, Message("terminal-resumed"), audience=(1,)))
    assert said(sitting)[-1].startswith("The dice are sealed")
    sitting.companions = {}
    assert said(sitting)[-1] == "The game goes on from here."


def test_companions_answer_once_nobody_here_is_asked() -> None:
    sitting = table(seats=2)
    sitting.companions = {1: Coward()}
    assert sitting.consult() is None
    sitting.choose("shoot")
    consultation = sitting.consult()
    assert consultation is not None
    assert consultation.seat == 1
    answer = consultation.answer()
    assert answer.option == "cover"
    assert answer.delay > 0
    sitting.companion_takes(consultation.decision, answer)
    assert "Player 2, Lt. Okoro chooses “Take cover”." in said(sitting)
    assert asked(sitting).seat == CREW


def test_undo_takes_a_companions_answer_back_too() -> None:
    sitting = table(seats=3)
    sitting.companions = {0: Coward()}
    answer_all(sitting, "aim")
    assert asked(sitting).seat == 2
    sitting.choose("cover")
    consultation = sitting.consult()
    assert consultation is not None
    before = sitting.play.choices
    sitting.companion_takes(consultation.decision, consultation.answer())
    assert sitting.undo() is Undo.BACK
    assert sitting.play.choices == before - 1
    assert asked(sitting).seat == 2


def test_companions_alone_decide_for_the_crew() -> None:
    sitting = table(seats=1)
    sitting.companions = {0: Coward()}
    for _ in range(2):
        consultation = sitting.consult()
        assert consultation is not None
        sitting.companion_takes(consultation.decision, consultation.answer())
    assert "The whole team chooses “Hold”." in said(sitting)


def test_a_clock_runs_out_when_its_time_has_come() -> None:
    now = [100.0]
    sitting = table(seats=1)
    sitting.play.state.start_timer("fuse", 4000)
    clocks = Clocks(lambda: now[0])
    clocks.follow(sitting.play)
    now[0] = 103.5
    clocks.follow(sitting.play)
    assert clocks.left() == {"fuse": 0.5}
    assert clocks.due() is None
    now[0] = 104.1
    assert clocks.due() == "fuse"
    sitting.play.state.stop_timer("fuse")
    clocks.follow(sitting.play)
    assert clocks.left() == {}


def test_a_play_is_worth_saving_once_something_has_happened() -> None:
    sitting = table(seats=2)
    assert not sitting.worth_saving()
    sitting.choose("shoot")
    assert sitting.worth_saving()
    sitting.save()
    assert not sitting.worth_saving()
    sitting.undo()
    assert sitting.worth_saving()


def test_a_game_that_draws_nothing_has_an_empty_table() -> None:
    assert scene_of(table("bare").play, 0) == Scene("bare")


# -- lessons --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["sector", "souls", "vengeance", "arkalion"])
def test_a_lesson_is_begun_by_its_name_and_says_what_it_shows(key: str) -> None:
    lesson = game(key).lessons[0]
    sitting = sit_down(Wanted(key, lesson=lesson.id, lang="en"))
    assert sitting.play.state.seats == lesson.seats
    assert PRACTICE in sitting.play.origin.marks
    said = sitting.voice.say(sitting.lines()[-1].message)
    assert said.startswith(sitting.voice.say(lesson.title))
    assert said.endswith(sitting.voice.say(lesson.about))


def test_a_lesson_brings_everything_along() -> None:
    with pytest.raises(OptionError, match="leave --seats, --seed out"):
        sit_down(Wanted("sector", lesson="opening", seats=2, seed=1))
    with pytest.raises(OptionError, match="has no lesson 'closing'"):
        sit_down(Wanted("sector", lesson="closing"))
