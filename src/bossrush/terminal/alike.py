"""Options that read the same: those that are the same become one, the others are numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Final

from bossrush.engine.scene import Die, Scene
from bossrush.terminal.asked import Asked, Offer
from bossrush.terminal.voice import Voice

GIVEN_UP: Final = frozenset({"drop"})
"""Kinds of options that throw something away: they stand below whatever one is looking for."""


def told_apart(asked: Asked, scene: Scene, voice: Voice) -> Asked:
    """The same question without an option twice, and with a number where two read the same.

    What would be thrown away comes last.
    """
    dice = {die.id: _face(die) for die in [*scene.dice, *scene.tray, *_on_cards(scene)]}
    kept: dict[tuple[Hashable, Hashable], Offer] = {}
    for offer in asked.offers:
        about = Counter(dice.get(thing, thing) for thing in offer.points_at)
        kept.setdefault((_said(offer, voice), frozenset(about.items())), offer)
    readings: Counter[Hashable] = Counter(said for said, _ in kept)
    seen: Counter[Hashable] = Counter()
    offers = []
    for (said, _), offer in kept.items():
        seen[said] += 1
        offers.append(offer._replace(number=seen[said]) if readings[said] > 1 else offer)
    offers.sort(key=lambda offer: offer.kind in GIVEN_UP)
    return asked._replace(offers=tuple(offers))


def _said(offer: Offer, voice: Voice) -> Hashable:
    """Everything that somebody can read of an option."""
    told = [voice.say(one) if one is not None else "" for one in (offer.label, offer.detail)]
    odds = tuple((one.chance, one.of.key) for one in offer.odds)
    return offer.kind, *told, odds, offer.ends is not None


def _face(die: Die) -> Hashable:
    """Two dice that show the same are the same, thrown or kept."""
    return die.kind, die.face, die.at, die.state


def _on_cards(scene: Scene) -> list[Die]:
    cards = [*scene.cards, *(card for sheet in scene.sheets for card in sheet.cards)]
    return [die for card in cards for die in card.dice]
