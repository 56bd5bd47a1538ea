"""What lies beside the board: sheets and equipment, dice, bag and decks, the clock, the pages."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Die, Page, Pile, Track, Words
from bossrush.engine.scene import words as say
from bossrush.games.arkalion.cards.tables import CharacterSheet
from bossrush.games.arkalion.cards.terms import ENEMIES, ESCAPE, TURNS
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.view.sheets import equipment_card, figures
from bossrush.games.arkalion.words import names


def cards(s: Escape) -> list[Card]:
    """The sheets nobody has, and the equipment in the supply."""
    shown = [sheet_card(s.tables.sheets[number]) for number in s.unused()]
    for number, holder in enumerate(s.gear):
        if holder < 0:
            shown.append(equipment_card(s, number, "armoury"))
    return shown


def sheet_card(sheet: CharacterSheet) -> Card:
    """A hero nobody leads: what can be done with it, and its figures."""
    name = say(Message(sheet.name))
    text = say(Message(sheet.ability.text))
    made = Card(f"sheet-{sheet.id}", name, text, sheet.icon, "sheet")
    made.badges = [
        Badge(f"sheet-{sheet.id}-{name}", say(Message(f"arkalion-scene-{name}")), icon, value)
        for name, value, icon in [("hp", sheet.hp, "hearts"), *figures(sheet.basic)]
    ]
    return made


def tray(s: Escape) -> list[Die]:
    """The last roll; a die that was rolled again is void."""
    last = len(s.rolled) - 1
    chest = s.need == 0 and s.roller >= 0
    faces = s.tables.d4.faces if chest else s.tables.d6.faces
    return [
        Die(
            f"die-{place}",
            "d4" if chest else "d6",
            str(face),
            faces,
            state="void" if place < last or face < s.need else "counts",
            seat=s.seat_of(s.roller) if s.roller >= 0 else None,
        )
        for place, face in enumerate(s.rolled)
    ]


def _bag(s: Escape) -> dict[str, int]:
    counts = dict.fromkeys(s.tables.resource_ids, 0)
    for run in s.bag.runs:
        for token in run.cards:
            counts[s.tables.resource_ids[token]] += 1
    return {resource: count for resource, count in counts.items() if count}


def piles(s: Escape) -> list[Pile]:
    piles = [
        Pile("bag", say(Message("arkalion-scene-bag")), s.bag.size(), "swap-bag", None, _bag(s))
    ]
    for number, deck in enumerate(s.decks):
        name = say(Message("arkalion-scene-deck", deck=number + 1))
        piles.append(Pile(f"deck-{number + 1}", name, deck.size(), "card-draw"))
        discard = s.discards[number]
        name = say(Message("arkalion-scene-discard", deck=number + 1))
        top = None
        if discard:
            card = s.tables.enemy_card_ids[discard[-1]]
            top = Card(f"card-{card}", say(Message(f"outcome-{card}")), kind="enemy")
        piles.append(Pile(f"discard-{number + 1}", name, len(discard), "card-discard", top))
    for number, potion in enumerate(s.tables.potions):
        name = say(Message(potion.name))
        piles.append(Pile(f"supply-{potion.id}", name, s.copies(number), potion.icon))
    for kind, enemy in enumerate(ENEMIES, 1):
        name = say(names.enemy(s, kind))
        piles.append(Pile(f"supply-{enemy}", name, s.supply(kind), s.tables.enemies[kind].icon))
    return piles


def tracks(s: Escape) -> list[Track]:
    turns = say(Message("arkalion-scene-turns"))
    lost = say(Message("arkalion-scene-stations"))
    limit = s.tables.parameters.stations_lost
    return [
        Track("turns", turns, s.turn, 1, TURNS, "ticks"),
        Track(
            "stations", lost, s.airship.damaged_count(), 0, limit, icon="cracked-shield", tone="bad"
        ),
    ]


def pages(s: Escape, coming: list[Words]) -> list[Page]:
    if s.ended >= 0:
        title = say(Message(s.tables.epilogues[s.ended].title))
        body = [say(Message(s.tables.epilogues[s.ended].text))]
        light = "behind" if s.ended == ESCAPE else "above"
        plate = {"scene": "dock", "figure": "battle-mech", "light": light}
        return [Page("epilogue", title, "epilogue", body, "arkalion.goal.defend", plate)]
    if not coming:
        return []
    title = say(Message("arkalion-scene-forecast"))
    return [Page("forecast", title, "rule", coming, "arkalion.ruling.enemy_order")]
