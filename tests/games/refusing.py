"""Whatever may be offered at other times is refused with a reason that a player understands."""

from __future__ import annotations

import random
from typing import Any

from bossrush.catalogues import catalogue_for
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.game import Game


def reasons_are_given(
    game: Game[Any], seeds: range, most: int, tries: int = 12, **options: Any
) -> dict[str, set[str]]:
    """Try at every decision what the same question has offered elsewhere; the reasons by question.

    A reason is missing nowhere, and it can be said in both languages.
    """
    words = catalogue_for(game, {})
    known: dict[str, set[str]] = {}
    found: dict[str, set[str]] = {}
    said: set[str] = set()
    for seed in seeds:
        luck = random.Random(seed)
        play = game.new(seats=1 + seed % 3, seed=seed, **options)
        for _ in range(most):
            decisions = [one for one in play.open if not one.waiting]
            if not decisions:
                break
            decision = luck.choice(decisions)
            offered = {option.id for option in decision.options}
            others = sorted(known.setdefault(decision.key, set()) - offered)
            known[decision.key] |= offered
            for option in luck.sample(others, min(tries, len(others))):
                try:
                    decision.read(option)
                except IllegalChoice as refused:
                    assert refused.forbidden, f"{decision.key}: {option} (seed {seed})"
                    found.setdefault(decision.key, set()).add(refused.why.key)
                    if refused.why.key not in said:
                        said.add(refused.why.key)
                        assert all(words.say(refused.why, lang) for lang in ("en", "fr"))
            chosen = luck.choice(sorted(offered))
            play.choose(decision.seat, chosen)
    return found
