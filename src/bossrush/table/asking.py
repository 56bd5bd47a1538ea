"""What is asked at a table, as clients get it: decisions, their options, and the odds of each."""

from __future__ import annotations

from bossrush.engine.decision import ASIDE, CREW, Decision
from bossrush.engine.scene import words
from bossrush.engine.under_way import in_race
from bossrush.table.playing import is_real
from bossrush.table.shown import Asked, Likelihood, Offer
from bossrush.table.table import Table


def decisions(table: Table) -> dict[str, Decision]:
    """Everything that is asked now, by seat, or under `crew`."""
    play = table.play
    if play is None or table.status != "playing":
        return {}
    found = {str(decision.seat): decision for decision in play.waiting}
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
        options=offers(decision) if full else None,
        count=len(decision.values()),
    )


def offers(decision: Decision) -> list[Offer]:
    """Its options as clients get them; read off the question itself, because that is quicker."""
    state, actor = decision.state, decision.actor
    found: list[Offer] = []
    for value in decision.values():
        aside = value >= ASIDE
        question = decision.asides if aside else decision.question
        answer = value - ASIDE if aside else value
        detail = question.detail(state, actor, answer)
        ends = decision.ends(value)
        found.append(
            Offer(
                id=decision.option_id(value),
                label=words(question.label(state, actor, answer)),
                detail=words(detail) if detail is not None else None,
                kind=question.kind(state, answer),
                fields=question.fields(state, answer),
                points_at=question.points_at(state, actor, answer),
                odds=[
                    Likelihood(chance=odds.chance, of=words(odds.of))
                    for odds in decision.odds(value)
                ],
                ends=words(ends) if ends is not None else None,
                reveals=question.reveals(state, actor, answer),
                aside=aside,
            )
        )
    return found
