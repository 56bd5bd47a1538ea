"""Why: one sentence from what a search has seen, for the table, the terminal and hints."""

from __future__ import annotations

from typing import Final

from bossrush.companions.sharp.weighing import Weighed, Weighing
from bossrush.engine.decision import Decision, Option
from bossrush.engine.message import Listing, Mention, Message

SETTLED: Final = 0.02
"""From here to 0, or to 1, how it ends is as good as settled."""
MOST_NAMED: Final = 3


def reason(weighing: Weighing, decision: Decision) -> Message | None:
    """What speaks for the answer to be given; None where nobody thought about anything."""
    choice = weighing.of(weighing.choice)
    if not choice.playouts:
        return None
    other = _other(weighing)
    if other is None:
        return None
    if weighing.between(choice.value, other.value).clear:
        return Message(
            "companion-why-better",
            choice=_label(decision, choice),
            chance=percent(weighing.chance_of(choice.value)),
            other=_label(decision, other),
            less=percent(weighing.chance_of(other.value)),
        )
    chances = [weighing.chance_of(option.value) for option in weighing.options]
    best, least = max(chances), min(chances)
    if best <= SETTLED:
        return Message("companion-why-lost")
    if least >= 1.0 - SETTLED:
        return Message("companion-why-won")
    return as_good(weighing, decision)


def as_good(weighing: Weighing, decision: Decision) -> Message:
    """That several answers are as good as each other, the most promising ones named."""
    equal = [weighing.of(value) for value in weighing.as_good]
    chance = percent(weighing.leader.chance)
    if len(equal) > MOST_NAMED:
        return Message("companion-why-many", count=len(equal), chance=chance)
    labels: list[Message | Mention | str] = [_label(decision, option) for option in equal]
    return Message("companion-why-equal", options=Listing(labels), chance=chance)


def percent(chance: float) -> int:
    """A chance in whole hundredths; what is not certain is never said to be."""
    if 0.0 < chance < 1.0:
        return max(1, min(99, round(100 * chance)))
    return round(100 * chance)


def _other(weighing: Weighing) -> Weighed | None:
    """What the answer is compared with: the usual one, or the best of the rest."""
    if weighing.choice != weighing.usual:
        return weighing.of(weighing.usual)
    found: Weighed | None = None
    for option in weighing.options:
        if option.value != weighing.choice and option.playouts:
            if found is None or _ahead(weighing, option) > _ahead(weighing, found):
                found = option
    return found


def _ahead(weighing: Weighing, option: Weighed) -> float:
    return weighing.gain(option.value).mean


def _label(decision: Decision, option: Weighed) -> Message:
    return Option(decision, 0, option.value).label
