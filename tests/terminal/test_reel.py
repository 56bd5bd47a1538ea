"""Watching a save: forward and back are the same frames; verifying it finds what is wrong."""

from __future__ import annotations

import msgspec
import pytest

from bossrush.engine.errors import SaveError
from bossrush.engine.play import Play
from bossrush.engine.registry import game
from bossrush.engine.save import Save, read
from bossrush.terminal.begin import voice_for
from bossrush.terminal.verify import sentence, verify
from tests.terminal.tables import answer_all, finished, reel_of, table


def gallery() -> Play:
    sitting = table(seats=2, options=["dice=9"])
    answer_all(sitting, "shoot", "cover", "on", "cover", "aim", "7", "shoot", "shoot", "hold")
    return sitting.play


@pytest.mark.parametrize("sealed", [False, True])
def test_forward_and_back_show_the_same(sealed: bool) -> None:
    reel = reel_of(gallery(), sealed)
    forward = [reel.frame(number) for number in range(reel.last + 1)]
    back = [reel.frame(number) for number in range(reel.last, -1, -1)]
    assert back == forward[::-1]
    again = reel_of(gallery(), sealed)
    jumped = again.frame(again.last)
    assert jumped.drawn == forward[-1].drawn
    assert [frame.lines for frame in forward] == [
        again.frame(number).lines for number in range(again.last + 1)
    ]


def test_the_last_frame_is_the_play_itself() -> None:
    play = gallery()
    reel = reel_of(play)
    assert reel.frame(reel.last).scene == play.scene(None)
    assert [one.key for one in reel.frame(reel.last).asked] == [one.key for one in play.open]


def test_a_frame_shows_what_is_about_to_be_taken() -> None:
    reel = reel_of(gallery())
    assert [reel.frame(number).taken for number in range(4)] == ["shoot", "cover", "on", "cover"]
    assert reel.frame(reel.last).taken == ""


def test_turns_are_where_the_scene_moves_on() -> None:
    reel = reel_of(gallery())
    assert [reel.frame(number).turn for number in range(reel.last + 1)] == [
        *[0] * 3, *[1] * 3, *[2] * 3, 3,
    ]  # fmt: skip
    assert reel.next_turn(0) == 3
    assert reel.next_turn(7) == 9
    assert reel.next_turn(9) == 9
    assert reel.previous_turn(9) == 6
    assert reel.previous_turn(5) == 3
    assert reel.previous_turn(1) == 0
    assert reel.turn_start(3) == 6
    assert reel.turn_start(9) is None


def test_what_was_taken_back_is_left_out_and_counted() -> None:
    sitting = table(seats=2)
    answer_all(sitting, "shoot")
    sitting.undo()
    answer_all(sitting, "cover", "shoot")
    reel = reel_of(sitting.play)
    assert reel.taken_back == 1
    assert [reel.frame(number).taken for number in range(reel.last)] == ["cover", "shoot"]


def test_a_mind_that_was_changed_is_shown() -> None:
    sitting = table(seats=2)
    answer_all(sitting, "shoot")
    sitting.turn_to_next()
    answer_all(sitting, "resume", "aim")
    reel = reel_of(sitting.play)
    said = [reel.voice.say(line.message) for line in reel.lines(reel.last)]
    assert said == [
        "Player 1, Lt. Varga chooses “Shoot”.",
        "Player 1, Lt. Varga chooses “Change my answer”.",
        "Player 1, Lt. Varga chooses “Aim”.",
    ]


def test_a_reel_passes_fresh_dice() -> None:
    sitting = table(seats=2)
    answer_all(sitting, "shoot", "shoot")
    sitting.undo(agreed=True)
    answer_all(sitting, "shoot", "on")
    for sealed in (False, True):
        reel = reel_of(sitting.play, sealed)
        assert reel.frame(reel.last).scene == sitting.play.scene(None)
        said = [reel.voice.say(line.message) for line in reel.lines(reel.last)]
        assert "The dice are fresh from here." in said


def test_the_end_is_told() -> None:
    reel = reel_of(finished())
    last = reel.frame(reel.last)
    assert last.outcome is not None
    assert reel.voice.say(last.lines[-1].message) == "The beast is dead."


# -- verifying -----------------------------------------------------------------------------


def verdict(play: Play, lang: str = "en", sealed: bool = False) -> str:
    document = read(play.save(sealed=sealed))
    found = game(document.game)
    voice = voice_for(found, {}, lang)
    return sentence(voice, verify(found, document), document.commitment)


def test_a_finished_play_is_found_true_in_one_sentence() -> None:
    play = finished()
    said = verdict(play)
    assert said == (
        f"This save is genuine: all its {play.choices} choices replay exactly, its fingerprint "
        f"matches, and its seed is the one the table committed to "
        f"({play.origin.commitment()[:16]}…)."
    )
    french = verdict(play, "fr")
    assert french.startswith("Cette partie est authentique")
    assert french.count(".") == 1


def test_an_unfinished_play_is_true_so_far() -> None:
    assert "the game is not over." in verdict(gallery())


def test_a_sealed_save_cannot_show_its_seed() -> None:
    assert "holds no seed" in verdict(gallery(), sealed=True)


def test_marks_are_part_of_the_sentence() -> None:
    sitting = table(seats=2)
    answer_all(sitting, "shoot", "shoot")
    sitting.undo(agreed=True)
    answer_all(sitting, "cover")
    said = verdict(sitting.play)
    assert "because the table agreed to undo a choice past a reveal" in said
    assert "it went on with fresh dice." in said


def altered(play: Play, **changes: object) -> Save:
    return msgspec.structs.replace(read(play.save()), **changes)


def test_another_seed_is_found_out() -> None:
    with pytest.raises(SaveError, match="not the one the table committed to"):
        verify(game("bare"), altered(finished(), seed="0" * 31 + "7"))


def test_another_choice_is_found_out() -> None:
    play = gallery()
    entries = read(play.save()).entries
    entries[4] = "1 cover"
    with pytest.raises(SaveError, match=r"differs|cannot be replayed"):
        verify(game("gallery"), altered(play, entries=entries))


def test_a_save_without_its_last_fingerprint_vouches_for_nothing() -> None:
    with pytest.raises(SaveError, match="fingerprint"):
        verify(game("bare"), altered(finished(), fingerprints={}))


def test_a_fingerprint_from_before_an_undo_is_checked_as_well() -> None:
    sitting = table(seats=4)
    while sitting.play.choices < 60:
        assert sitting.decision is not None
        sitting.choose(sitting.decision.options[-1].id)
    sitting.choose("cover")
    sitting.undo()
    document = read(sitting.play.save())
    verify(game("gallery"), document)
    forged = {**document.fingerprints, "50": "0" * len(document.fingerprints["50"])}
    with pytest.raises(SaveError, match="differs"):
        verify(game("gallery"), msgspec.structs.replace(document, fingerprints=forged))
