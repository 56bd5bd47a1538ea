"""What is asked, held still: a decision reads the state, and the state goes on."""

from __future__ import annotations

from typing import NamedTuple

from bossrush.engine.decision import Decision
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds


class Offer(NamedTuple):
    """One option, as people meet it."""

    id: str
    label: Message
    detail: Message | None
    ends: Message | None
    odds: tuple[Odds, ...]
    points_at: frozenset[str]
    aside: bool
    kind: str = ""
    """What kind of answer it is: `move`, `attack` …"""
    number: int = 0
    """Which one it is of several that read the same; 0 where none does."""


class Asked(NamedTuple):
    """One decision, as people meet it."""

    seat: int
    actor: int
    key: str
    number: int
    prompt: Message
    waiting: bool
    offers: tuple[Offer, ...]

    def numbers(self) -> dict[str, int]:
        """The number to type for each option."""
        return {offer.id: place for place, offer in enumerate(self.offers, 1)}


def asked(decision: Decision, odds: bool = True) -> Asked:
    """Hold a decision still; without `odds` none are worked out."""
    return Asked(
        decision.seat,
        decision.actor,
        decision.key,
        decision.number,
        decision.prompt,
        decision.waiting,
        tuple(
            Offer(
                option.id,
                option.label,
                option.detail,
                option.ends,
                tuple(option.odds) if odds else (),
                frozenset(option.points_at),
                option.aside,
                option.kind,
            )
            for option in decision.options
        ),
    )
