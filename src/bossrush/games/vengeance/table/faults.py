"""Reading a position with a wrong card in it: one fault is told in one line."""

from __future__ import annotations

from typing import Final

from bossrush.engine.visit import Reader

ON_CARDS: Final = {
    "hero": ("owned", "marks", "uses", "checked", "groups", "timed"),
    "lair": ("room", "visited", "looted", "dead", "fresh", "evaded", "dots", "aims"),
    "boss": ("damage",),
}
"""The fields whose words are those of a card that the player has."""


def sure_of(v: Reader) -> Reader:
    """The same position without what cannot be told while a card is wrong."""
    here = [fault.removeprefix(v.path) for fault in v.problems if fault.startswith(v.path)]
    wrong = [fault.partition(":")[0] for fault in here]
    unsure = {name for card in wrong for name in ON_CARDS.get(card, ())}
    if "lair" not in wrong and "boss" in wrong:
        unsure.update(ON_CARDS["lair"])  # the Boss also says who waits in the lair
    if not unsure:
        return v
    rest = {name: given for name, given in v.data.items() if name not in unsure}
    calm = Reader(rest, v.path, v.problems)
    calm.known = v.known
    calm.known.extend(unsure)
    return calm
