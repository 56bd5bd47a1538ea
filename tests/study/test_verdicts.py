"""What is said about a whole game: was it the dice or the choices, and which of them more?"""

from __future__ import annotations

import pytest

from bossrush.companions.study.course import Figure
from bossrush.study.verdicts import of_game


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
    verdict = of_game(Figure(luck, 0.02), Figure(play, 0.02), 0.0)
    assert verdict.key == f"study-verdict-{said}"


def test_what_does_not_outweigh_its_doubt_is_not_held_against_anybody() -> None:
    verdict = of_game(Figure(-0.06, 0.08), Figure(-0.3, 0.2), 0.0)
    assert verdict.key == "study-verdict-fair-evenly"
