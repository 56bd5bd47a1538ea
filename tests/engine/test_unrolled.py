"""A play with real dice is studied as if Bossrush had rolled them."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.companions.random import RandomCompanion
from bossrush.companions.study.script import THROW
from bossrush.engine.chance import Physical, seeded
from bossrush.engine.game import Game
from bossrush.engine.picking import Tallied
from bossrush.engine.registry import game as find_game
from bossrush.engine.unrolled import unrolled
from tests.companions.study.looking import Looked
from tests.toys.hunt import HuntGame
from tests.toys.vault import VaultGame

GAMES: list[tuple[Game[Any], int]] = [
    (HuntGame(), 2),
    (VaultGame(), 2),
    (find_game("sector"), 2),
    (find_game("souls"), 1),
    (find_game("vengeance"), 1),
    (find_game("arkalion"), 4),
]


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda one: getattr(one, "key", ""))
def test_what_people_rolled_becomes_a_record(game: Game[Any], seats: int) -> None:
    play = game.new(seats=seats, chance=Physical(), listen=False)
    stream = seeded(3)
    rolled = 0
    for _ in range(120):
        if not play.open:
            break
        decision = play.open[0]
        rolled += isinstance(decision.question, Tallied)
        play.answer(decision, decision.values()[stream.below(len(decision.values()))])
    told = unrolled(play)
    assert rolled > 0
    assert told.play.fingerprint() == play.fingerprint()
    assert told.play.length == play.length - rolled
    assert told.frames[-1] == play.length
    seen = Looked(play, RandomCompanion, laps=1)
    assert any(step.kind == THROW for step in seen.script.steps)
    assert seen.plan.playouts > 0


def test_a_play_that_was_not_rolled_by_people_stays_as_it_is() -> None:
    play = HuntGame().new(seats=1, seed=1, listen=False)
    assert unrolled(play).play is play
