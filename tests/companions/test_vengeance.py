"""The companions of Vengeance: legal, the same for a seed, and far better than chance."""

from __future__ import annotations

from typing import cast

import pytest

from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion
from bossrush.companions.roster import companion, plain_companions
from bossrush.companions.sitting import Sitting
from bossrush.companions.vengeance.planning import best_course
from bossrush.companions.vengeance.worth import position
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.rules.final_score import total
from bossrush.games.vengeance.table.state import Vendetta
from tests.games.vengeance.table import stage

SPRINT = ("basic.sprint", "run run")


def played(name: str, seed: int, seats: int = 1, mode: str = "turns") -> Vendetta:
    """A game with the same companion in every seat, to its end."""
    play = GAME.new(seats=seats, seed=seed, listen=False, mode=mode)
    crew: list[Companion] = [companion(name, "vengeance", seed + seat) for seat in range(seats)]
    assert Sitting(play, crew, mode == "realtime").play_out(20000)
    return cast(Vendetta, play.state)


def test_there_are_two_levels() -> None:
    assert plain_companions("vengeance") == ["random", "steady", "steady-quick"]


@pytest.mark.parametrize("name", ["steady", "steady-quick"])
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "realtime"), (2, "turns"), (4, "realtime"), (3, "quota")]
)
def test_it_plays_every_mode_to_the_end(name: str, seats: int, mode: str) -> None:
    s = played(name, 1, seats, mode)
    assert s.round <= 4
    again = played(name, 1, seats, mode)
    assert [total(p) for p in s.players] == [total(p) for p in again.players]


def test_it_scores_far_better_than_chance() -> None:
    steady = [total(played("steady", seed).players[0]) for seed in range(8)]
    chance = [total(played("random", seed).players[0]) for seed in range(8)]
    assert sum(steady) > sum(chance) + 8 * 8
    assert isinstance(companion("random", "vengeance", 0), RandomCompanion)


def test_a_plan_finds_what_pays() -> None:
    """Two Gunmen, a Strike with its bonus: clear the Cold Room for its objective and loot."""
    table = stage(
        room="r2", groups=[("basic.strike", "knife knife double_knife"), SPRINT], in_round=4
    )
    line = best_course(table.p(), 0, 8, 2)
    assert line.p.aims & 1
    assert position(line.p, 0) > position(table.p(), 0)


def test_it_takes_no_wound_die_that_would_knock_it_out() -> None:
    table = stage("roll", hand="wound run knife gun", wounds=2)
    answer = companion("steady", "vengeance", 1).answer(table.play, table.decision())
    assert not table.decision().option_id(answer).startswith("place")
