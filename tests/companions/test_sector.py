"""`steady` in Dark Sector: it plays whole games, uses what the cards offer, and plays well."""

from __future__ import annotations

from collections import Counter

import pytest

from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion, companions
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.sector import GAME
from bossrush.games.sector.terms import ACTIONS


class Noting(Companion):
    """Answers as `steady` does, and notes what it used."""

    def __init__(self) -> None:
        self.steady = companion("steady", "sector", 0)
        self.actions: Counter[str] = Counter()
        self.items: Counter[str] = Counter()

    def answer(self, play: Play, decision: Decision) -> int:
        value = self.steady.answer(play, decision)
        assert value in decision.values()
        name = decision.option_id(value).removeprefix("~")
        verb, _, rest = name.partition(":")
        if decision.key == "sector.ask.declare" and not name.startswith("use"):
            self.actions[verb] += 1
        if verb == "shoot":
            for gun in rest.split("+"):
                self.items[gun.partition("@")[0]] += 1
        elif verb in ("use", "use-pooled"):
            self.items[rest.partition(":")[0].partition("#")[0]] += 1
        return value


def played(seats: int, seeds: range, tech: bool) -> tuple[Noting, int]:
    """So many games with the same companion in every seat, and how many were won."""
    noting = Noting()
    won = 0
    for seed in seeds:
        play = GAME.new(seats=seats, seed=seed, listen=False, twisted_tech=tech)
        while play.outcome is None:
            decision = play.open[0]
            play.answer(decision, noting.answer(play, decision))
        won += play.outcome.won is True
    return noting, won


def test_it_is_on_the_roster() -> None:
    assert companions("sector") == ["random", "steady"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_wins_some_and_loses_some(seats: int) -> None:
    _, won = played(seats, range(24), tech=False)
    assert 3 <= won <= 21  # of a rate near one half; both bounds are missed less than once in 10^4


@pytest.mark.soak
def test_it_uses_every_action_and_every_item() -> None:
    noting, _ = played(3, range(300), tech=True)
    assert set(noting.actions) == set(ACTIONS)
    ids = GAME.tables(True).item_ids
    assert [item for item in ids if not noting.items[item]] == []


def test_the_same_table_gives_the_same_answers() -> None:
    plays = [GAME.new(seats=2, seed=11, listen=False) for _ in range(2)]
    minds = [companion("steady", "sector", seed) for seed in (1, 2)]
    while plays[0].outcome is None:
        for play, mind in zip(plays, minds, strict=True):
            play.answer(play.open[0], mind.answer(play, play.open[0]))
        assert plays[0].fingerprint() == plays[1].fingerprint()
