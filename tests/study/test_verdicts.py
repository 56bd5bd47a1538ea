"""What is said about a whole game: was it the dice or the choices, and which of them more?"""

from __future__ import annotations

import pytest

from bossrush.companions.study.course import Figure
from bossrush.study.verdicts import of_game, of_player


@pytest.mark.parametrize(
    ("luck", "play", "said"),
    [
        (0.01, 0.02, "fair-evenly"),
        (0.01, -0.3, "fair-badly"),
        (-0.3, 0.01, "unlucky-evenly"),
        (-0.3, 0.2, "unlucky-well"),
        (-0.3, -0.2, "unlucky-badly"),
        (-0.06, -0.4, "unlucky-worse"),
        (0.2, -0.4, "lucky-badly"),
    ],
)
def test_luck_and_play_are_named_and_what_cost_far_more(
    luck: float, play: float, said: str
) -> None:
    verdict = of_game(Figure(luck, 0.02), Figure(play, 0.02), 0.0, [0.04])
    assert verdict.key == f"study-verdict-{said}"


def test_what_does_not_outweigh_its_doubt_is_not_held_against_anybody() -> None:
    verdict = of_game(Figure(-0.06, 0.08), Figure(-0.3, 0.2), 0.0, [])
    assert verdict.key == "study-verdict-fair-evenly"


def test_who_plays_like_the_yardstick_still_hears_of_what_both_missed() -> None:
    """Play above the yardstick's, and four blunders of 36 points and less: that is not all well."""
    luck, play = Figure(-0.57, 0.02), Figure(0.08, 0.02)
    verdict = of_game(luck, play, 0.0, [0.36, 0.28, 0.18, 0.11, 0.04])
    assert verdict.key == "study-verdict-yet"
    assert verdict.args["verdict"] == of_game(luck, play, 0.0, [])
    assert (verdict.args["count"], verdict.args["points"]) == (4, 36)


def test_a_player_hears_of_one_dear_choice_or_of_how_many() -> None:
    luck, play = Figure(0.0, 0.02), Figure(-0.06, 0.02)
    one = of_player(luck, play, [0.36, 0.04], False)
    assert (one.key, one.args) == ("study-player-one-choice", {"points": 36})
    some = of_player(luck, play, [0.28, 0.36, 0.11], False)
    assert (some.key, some.args) == ("study-player-some-choices", {"count": 3, "points": 36})
    assert of_player(luck, Figure(-0.9, 0.02), [0.36], False).key == "study-player-fair-badly"
