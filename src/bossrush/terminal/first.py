"""Where the cursor starts: on an option that somebody who presses Enter too soon will not regret.

Never on one that ends a character or gives something away, where there is another one.
"""

from __future__ import annotations

from typing import Final

from bossrush.terminal.asked import Asked, Offer

LAST: Final = frozenset({"drop", "lay", "end", "go-on"})
"""Kinds of options that discard something or end what could still be done."""

GAINS: Final = frozenset({("souls.ask.lay-tile", "lay")})
"""Where an option of such a kind is what the question is about."""

LATER: Final = {
    "sector.ask.share": {"done": 2},
    "souls.ask.act": {"move": 1, "grant": 2, "heroic": 3, "estus": 3, "hands": 3},
    "souls.ask.backstab": {"pass": 1},
    "souls.ask.card-place": {"back": 1},
    "souls.ask.trap": {"suffer": 1},
    "vengeance.flashback": {"done": 1},
    "vengeance.roll": {"refill": 1, "throw": 1, "place": 2, "pass": 3, "done": 3},
    "arkalion.ask-trade": {"cancel": 3, "keep": 2, "leave": 2, "give": 1, "take": 1},
}
"""What one thinks about first in a question: kinds not named come before those with a number."""

IN_VAIN: Final = frozenset({"vengeance-combat-fails", "sector-detail-begin-unarmed"})
"""What is said of options that cannot bring what they are for."""


def first(asked: Asked | None) -> int:
    """The place of the option that is marked before anybody has chosen."""
    if asked is None or not asked.offers:
        return 0
    return min(range(len(asked.offers)), key=lambda place: (*_regret(asked, place), place))


def _regret(asked: Asked, place: int) -> tuple[bool, bool, bool, bool, int]:
    offer = asked.offers[place]
    return (
        offer.ends is not None,
        offer.aside,
        in_vain(offer),
        gives_up(asked, offer),
        LATER.get(asked.key, {}).get(offer.kind, 0),
    )


def gives_up(asked: Asked, offer: Offer) -> bool:
    """Whether it discards something, or ends what could still be done."""
    return offer.kind in LAST and (asked.key, offer.kind) not in GAINS


def in_vain(offer: Offer) -> bool:
    """Whether it cannot bring what it is for."""
    if offer.detail is not None and offer.detail.key in IN_VAIN:
        return True
    if offer.detail is not None and offer.detail.args.get("kills") == 0:
        return True
    return bool(offer.odds) and offer.odds[0].chance <= 0
