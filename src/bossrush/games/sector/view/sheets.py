"""The crew's sheets in the scene: record, inventory, implant, die."""

from __future__ import annotations

from functools import lru_cache

from bossrush.engine.dice import Die as AmmoDie
from bossrush.engine.message import Message
from bossrush.engine.scene import KEPT, Badge, Card, Die, Sheet, Stat, Track
from bossrush.engine.scene import words as say
from bossrush.games.sector.cards import terms
from bossrush.games.sector.cards.tables import CrewCard, Cybernetic, Item
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names

_MARKS = ("triangle", "circle", "square", "lozenge")
_TRAIT_ICONS = ("fist", "eye-target", "brain")
_LOW = 3
"""From here down a crewmember's HP are shown in the colour of danger."""


def sheet(s: Mission, number: int) -> Sheet:
    """Everything that belongs to one crewmember."""
    member = s.crew[number]
    made = Sheet(
        f"crew-{number}",
        say(Message("sector-option-crew", crew=names.crew(s, number))),
        s.seat_of(number),
        mark=_MARKS[number],
        tracks=[_record(s, number)],
        cards=[item_card(s, item, f"crew-{number}") for item in member.pack],
        slots=terms.SLOTS,
        badges=_badges(s, number),
    )
    if member.card >= 0:
        card = s.tables.crew[member.card]
        made.icon = card.portrait
        made.text = say(Message(card.record)) if card.record else None
        made.stats = _stats(card, number)
        made.dice = [crew_die(s, number, f"die-crew-{number}", f"crew-{number}")]
    if member.cybernetic >= 0:
        made.cards.append(_implant(s.tables.cybernetics[member.cybernetic], number))
    return made


@lru_cache(maxsize=KEPT)
def _stats(card: CrewCard, number: int) -> list[Stat]:
    return [
        Stat(f"{name}-{number}", say(names.trait(trait)), card.ratings[trait], icon)
        for trait, (name, icon) in enumerate(zip(terms.TRAITS, _TRAIT_ICONS, strict=True))
    ]


@lru_cache(maxsize=KEPT)
def _implant(implant: Cybernetic, number: int) -> Card:
    name, text = say(Message(implant.name)), say(Message(implant.text))
    at = f"crew-{number}"
    return Card(f"implant-{number}", name, text, implant.icon, "cybernetic", at, size=0)


def _record(s: Mission, number: int) -> Track:
    """The medical record is the rulebook's own line chart."""
    member = s.crew[number]
    return Track(
        f"hp-{number}",
        say(Message("sector-scene-hp")),
        member.hp,
        0,
        s.hp_cap or max(member.record),
        "chart",
        points=member.record[:],
        tone="bad" if member.hp <= _LOW else "",
    )


def _badges(s: Mission, number: int) -> list[Badge]:
    member = s.crew[number]
    badges: list[Badge] = []
    if s.leader == number:
        name = say(Message("sector-scene-leader"))
        badges.append(Badge(f"leader-{number}", name, "rank-3", tone="now"))
    if member.guard:
        badges.append(
            Badge(f"guard-{number}", say(Message("sector-scene-guarded")), "round-shield")
        )
    if member.blocking:
        badges.append(
            Badge(f"block-{number}", say(Message("sector-scene-blocking")), "round-shield")
        )
    return badges


def crew_die(s: Mission, number: int, die_id: str, at: str) -> Die:
    """A crew die and what it shows."""
    member = s.crew[number]
    card = s.tables.crew[member.card]
    if member.shown < 0:
        return Die(die_id, "crew", None, card.die.faces, None, at, "", s.seat_of(number))
    face = terms.SHOWN[member.shown]
    name = say(names.shown(member.shown))
    return Die(die_id, "crew", face, card.die.faces, name, at, "", s.seat_of(number))


def item_card(s: Mission, item: int, at: str) -> Card:
    """An item card with the ammo dice on it."""
    card = s.tables.items[item]
    if not card.gun:
        return _gear(card, at)
    return _gun(card, s.tables.ammo_dice[card.ammo], s.loaded[item], at)


@lru_cache(maxsize=KEPT)
def _gear(card: Item, at: str) -> Card:
    return _item(card, at, [], [])


@lru_cache(maxsize=KEPT)
def _gun(card: Item, ammo: AmmoDie, loaded: int, at: str) -> Card:
    name = say(Message("sector-scene-ammo", loaded=loaded, capacity=card.capacity))
    badge = Badge(f"{card.id}-ammo", name, value=loaded, tone="" if loaded else "off")
    dice = [
        Die(f"{card.id}-ammo-{place}", ammo.key, None, ammo.faces, at=card.id)
        for place in range(loaded)
    ]
    return _item(card, at, [badge], dice)


def _item(card: Item, at: str, badges: list[Badge], dice: list[Die]) -> Card:
    return Card(
        card.id,
        say(Message(card.name)),
        say(Message(card.text)),
        card.icon,
        "weapon" if card.category == terms.WEAPON else "gear",
        at,
        card.slots,
        badges=badges,
        dice=dice,
    )
