"""What a program sees of Bossrush that begins with `import bossrush`."""

from __future__ import annotations

import pickle

import pytest

import bossrush
from bossrush._build import __version__


def test_it_tells_its_version() -> None:
    assert bossrush.__version__ == __version__


def test_it_lists_its_games() -> None:
    keys = [game.key for game in bossrush.games()]
    assert {"arkalion", "sector", "souls", "vengeance"} <= set(keys)
    assert keys == sorted(keys)
    assert repr(bossrush.game("sector")) == "<Game sector: 1 to 4 seats>"


def test_every_public_name_is_there() -> None:
    assert len(bossrush.__all__) >= 17
    for name in bossrush.__all__:
        assert getattr(bossrush, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        bossrush.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_a_play_says_where_it_stands() -> None:
    play = bossrush.game("sector").new(seats=2, seed=7)
    assert repr(play).startswith("<Play of sector: 2 seats, 0 choices, asks Decision(#0 ")
    while play.outcome is None:
        decision = play.open[0]
        play.choose(max(decision.seat, 0), decision.options[0])
    assert repr(play).endswith(f" choices, {play.outcome!r}>")


def test_a_message_is_put_into_words() -> None:
    play = bossrush.game("sector").new(seats=2, seed=7)
    decision = play.open[0]
    english = bossrush.text(play, decision.prompt)
    assert english != bossrush.text(play, decision.prompt, "fr")
    assert bossrush.text(play, decision.options[0].label) == "Lt. Abbot"


def test_a_pickled_play_goes_on_with_the_same_dice() -> None:
    play = bossrush.game("sector").new(seats=2, seed=7)
    for _ in range(6):
        decision = play.open[0]
        play.choose(max(decision.seat, 0), decision.options[0])
    twin = pickle.loads(pickle.dumps(play))
    assert twin.fingerprint() == play.fingerprint()
    for _ in range(30):
        for one in (play, twin):
            decision = one.open[0]
            one.choose(max(decision.seat, 0), decision.options[-1])
    assert twin.fingerprint() == play.fingerprint()
