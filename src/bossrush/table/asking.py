"""What is asked at a table, as clients get it: decisions, their options, and the odds of each."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Option
from bossrush.engine.scene import words
from bossrush.table.playing import in_race, is_real
from bossrush.table.shown import Asked, Likelihood, Offer
from bossrush.table.table import Table


def decisions(table: Table) -> dict[str, Decision]:
    """Everything that is asked now, by seat, or under `crew`."""
    play = table.play
    if play is None or table.status != "playing":
        return {}
    found = {str(decision.seat): decision for decision in play.line.weave.waits()}
    for decision in play.open:
        found["crew" if decision.seat == CREW else str(decision.seat)] = decision
    return found


def asked(decision: Decision, full: bool = True) -> Asked:
    """A decision as clients get it."""
    return Asked(
        seat=decision.seat,
        number=decision.number,
        key=decision.key,
        prompt=words(decision.prompt),
        actor=decision.actor,
        waiting=decision.waiting,
        race=in_race(decision),
        real=is_real(decision),
        options=[offer(option) for option in decision.options] if full else None,
        count=len(decision.values()),
    )


def offer(option: Option) -> Offer:
    """An option as clients get it."""
    detail = option.detail
    return Offer(
        id=option.id,
        label=words(option.label),
        detail=words(detail) if detail is not None else None,
        points_at=list(option.points_at),
        odds=[Likelihood(chance=odds.chance, of=words(odds.of)) for odds in option.odds],
        reveals=option.reveals,
        aside=option.aside,
    )
