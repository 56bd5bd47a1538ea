"""A reel goes through a play again, as it was."""

from __future__ import annotations

from bossrush.engine.entries import CHOICE, RESEED
from bossrush.engine.reel import Reel
from tests.toys.hunt import HuntGame


def test_a_reel_shows_every_moment_that_led_here() -> None:
    play = HuntGame().new(2, seed=4)
    moments = [play.fingerprint()]
    taken = [(seat, "strike") for _ in range(3) for seat in (0, 1)]
    for seat, option in taken:
        play.choose(seat, option)
        moments.append(play.fingerprint())
    reel = Reel(play)
    assert (reel.at, reel.last, play.length) == (0, len(taken), len(taken))
    for seat, option in taken:
        assert reel.play.fingerprint() == moments[reel.at]
        coming = reel.upcoming()
        assert coming is not None
        assert (coming.kind, coming.seat, coming.option) == (CHOICE, seat, option)
        assert coming.decision is not None
        assert coming.decision.key == "hunt.declare"
        reel.step()
    assert reel.upcoming() is None
    assert reel.play.fingerprint() == play.fingerprint()


def test_it_leaves_out_what_was_taken_back_and_has_what_is_no_choice() -> None:
    play = HuntGame().new(2, seed=4)
    play.choose(0, "strike")
    assert play.undo(0)
    play.choose(0, "strike")
    play.reseed(9)
    reel = Reel(play)
    assert reel.taken_back == 1
    kinds, options = [], []
    while (coming := reel.upcoming()) is not None:
        kinds.append(coming.kind)
        options.append(coming.option)
        reel.step()
    assert kinds == [CHOICE, RESEED]
    assert options == ["strike", ""]


def test_it_tells_what_happened_step_by_step() -> None:
    play = HuntGame().new(2, seed=4)
    told = [play.choose(0, "strike"), play.choose(1, "strike")]
    reel = Reel(play)
    reel.events()
    seen = []
    for _ in told:
        reel.step()
        seen.append(reel.events())
    assert [[event.kind for event in events] for events in seen] == [
        [event.kind for event in events] for events in told
    ]
    assert seen[1], "the round was carried out"
    assert play.fingerprint() == reel.play.fingerprint(), "and the play itself is as it was"
