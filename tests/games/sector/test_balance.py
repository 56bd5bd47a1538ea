"""How hard it is: what each card costs, and how often a sensible crew get out. For the long run."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import fmean, pstdev
from typing import cast

import pytest

from bossrush.companions.roster import companion
from bossrush.engine.content import load
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.records import PACKS
from bossrush.games.sector.cards.terms import REGROUP
from bossrush.games.sector.game import VOCABULARY
from bossrush.games.sector.table.mission import Mission

pytestmark = pytest.mark.soak

GAMES = 400
FEWEST = 40
"""A card that came up less often says nothing."""
CONTENT = load(VOCABULARY, [PACKS / "core"])


def hit_points(s: Mission) -> int:
    return sum(member.hp for member in s.crew)


def losses(seats: int, games: int) -> tuple[dict[str, list[int]], int]:
    """The HP the crew lost on each card, from turning it to its end; and the games they won."""
    found: dict[str, list[int]] = defaultdict(list)
    won = 0
    for seed in range(games):
        play = GAME.new(seats=seats, seed=seed, listen=False)
        mind = companion("steady", "sector", seed)
        s = cast(Mission, play.state)
        turned = 0
        before = last = hit_points(s)
        done = True
        while play.outcome is None:
            s = cast(Mission, play.state)
            if len(s.turned) != turned:
                if not done:
                    found[s.tables.card_ids[s.turned[turned - 1]]].append(before - last)
                turned = len(s.turned)
                before = last
                done = False
            if not done and s.phase == REGROUP:
                found[s.card().id].append(before - hit_points(s))
                done = True
            last = hit_points(s)
            decision = play.open[0]
            play.answer(decision, mind.answer(play, decision))
        s = cast(Mission, play.state)
        if not done:
            found[s.card().id].append(before - hit_points(s))
        won += play.outcome.won is True
    return found, won


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_card_costs_about_what_it_says(seats: int) -> None:
    found, won = losses(seats, GAMES)
    assert 0.3 <= won / GAMES <= 0.6
    strays = []
    for kind in ("chapter", "boss"):
        for card in CONTENT.records(kind):
            costs = found[card.id]
            if len(costs) < FEWEST:
                continue
            said = card.balance["expected_crew_hp_loss"][str(seats)]
            error = 3 * pstdev(costs) / sqrt(len(costs))
            if abs(fmean(costs) - said) > 1 + error:
                strays.append(f"{card.id}: {fmean(costs):.1f}, said {said}")
    assert strays == []
