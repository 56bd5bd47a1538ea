"""From the records of packs to the tables of the rules, by declaration."""

from __future__ import annotations

from typing import Final

from bossrush.engine.content import Content
from bossrush.engine.content.rows import Rows, Source, each, made, part, ref, word
from bossrush.games.arkalion.cards import records
from bossrush.games.arkalion.cards.tables import (
    Ability,
    CardEntry,
    CharacterSheet,
    Effect,
    Enemy,
    EnemyCard,
    Epilogue,
    Equipment,
    Item,
    Parameters,
    Potion,
    Resource,
    Tables,
    Weapon,
    Zone,
)
from bossrush.games.arkalion.cards.terms import (
    ABILITIES,
    DECKS,
    ENDS,
    ENEMIES,
    EQUIPMENT_ITEM,
    MOST,
    POTION_ITEM,
    TOKEN_ITEM,
)
from bossrush.games.arkalion.table.airship import ZONES
from bossrush.games.arkalion.table.board import LETTERS

_LANGUAGES: Final = ("en", "fr")


def _recipe(written: dict[str, int], content: Content) -> list[int]:
    """How many of each resource."""
    resources = content.records("resource", records.Resource)
    return [written.get(resource.id, 0) for resource in resources]


_RESOURCES: Final = Rows("resource", records.Resource, Resource)
_WEAPON: Final = Rows("weapon", records.Weapon, Weapon)
_ABILITY: Final = Rows("ability", records.Ability, Ability, verb=word(ABILITIES))
_SHEETS: Final = Rows(
    "hero",
    records.Hero,
    CharacterSheet,
    basic=part(_WEAPON),
    improved=ref("equipment"),
    ability=part(_ABILITY),
)
_EQUIPMENT: Final = Rows(
    "equipment",
    records.Equipment,
    Equipment,
    weapon=part(_WEAPON),
    recipe=Source("", _recipe),
    elsewhere=["text"],
)
_EFFECT: Final = Rows("effect", records.Effect, Effect)
_POTIONS: Final = Rows(
    "potion",
    records.Potion,
    Potion,
    recipe=Source("", _recipe),
    effect=part(_EFFECT),
    elsewhere=["family"],
)
_ENEMY: Final = Rows("enemy", records.Enemy, Enemy, elsewhere=["id", "text", "resistance"])
_ENTRY: Final = Rows(
    "entry", records.EnemyEntry, CardEntry, type=word(("", *ENEMIES)), column=word(LETTERS)
)
_ENEMY_CARDS: Final = Rows(
    "enemy_card",
    records.EnemyCard,
    EnemyCard,
    deck=made(lambda card: card.deck - 1, "deck"),
    entries=each(_ENTRY),
)
_ZONE: Final = Rows("zone", records.Zone, Zone, elsewhere=["id"])
_PARAMETERS: Final = Rows("parameters", records.Parameters, Parameters, elsewhere=["id"])
_EPILOGUE: Final = Rows("epilogue", records.Epilogue, Epilogue, elsewhere=["id", "won"])


def interned(content: Content) -> Tables:
    """The tables of these packs."""
    tables = Tables()
    tables.keep(content)
    tables.resources = _RESOURCES.of(content)
    tables.resource_ids = [resource.id for resource in tables.resources]
    tables.key = content.index("resource", "key")
    tables.powder = content.index("resource", "gunpowder")
    tables.equipment = _EQUIPMENT.of(content)
    tables.equipment_ids = [card.id for card in tables.equipment]
    tables.weapon_ids = ["basic", *tables.equipment_ids]
    tables.sheets = _SHEETS.of(content)
    tables.sheet_ids = [sheet.id for sheet in tables.sheets]
    for number, sheet in enumerate(tables.sheets):
        tables.equipment[sheet.improved].sheet = number
    tables.potions = _POTIONS.of(content)
    tables.potion_ids = [potion.id for potion in tables.potions]
    _items(tables)
    tables.enemies.append(Enemy())  # nobody has the number 0
    for name in ENEMIES:
        tables.enemies.append(_ENEMY.row(content.get("enemy", name, records.Enemy), content))
    tables.enemy_cards = _ENEMY_CARDS.of(content)
    tables.enemy_card_ids = [card.id for card in tables.enemy_cards]
    tables.decks = [[] for _ in range(DECKS)]
    for number, card in enumerate(tables.enemy_cards):
        tables.decks[card.deck].append(number)
    for name in ZONES:
        tables.zones.append(_ZONE.row(content.get("zone", name, records.Zone), content))
    for preset in content.records("preset", records.Preset):
        tables.extra[preset.id] = [preset.extra_for(heroes) for heroes in range(MOST + 1)]
    tables.parameters = _PARAMETERS.of(content)[-1]
    for name in ENDS:
        record = content.get("epilogue", name, records.Epilogue)
        tables.epilogues.append(_EPILOGUE.row(record, content))
    _name_outcomes(tables, content)
    return tables


def _items(tables: Tables) -> None:
    for number, resource in enumerate(tables.resources):
        tables.items.append(Item(TOKEN_ITEM, number, resource.name))
    for number, potion in enumerate(tables.potions):
        tables.items.append(Item(POTION_ITEM, number, potion.name))
    for number, card in enumerate(tables.equipment):
        tables.items.append(Item(EQUIPMENT_ITEM, number, card.weapon.name))
    tables.item_ids = [*tables.resource_ids, *tables.potion_ids, *tables.equipment_ids]


def _name_outcomes(tables: Tables, content: Content) -> None:
    """What a real table calls sheets, tokens and enemy cards when it is asked what came up."""
    for hero in content.records("hero", records.Hero):
        tables.name_outcome(hero.id, hero.name)
    for resource in content.records("resource", records.Resource):
        tables.name_outcome(resource.id, resource.name)
    names = {enemy.id: enemy.name for enemy in content.records("enemy", records.Enemy)}
    for card in content.records("enemy_card", records.EnemyCard):
        number = card.id.removeprefix(f"d{card.deck}_")
        said: dict[str, str] = {}
        for language in _LANGUAGES:
            listed = ", ".join(
                f"{names[entry.type].say(language)} {entry.column}" for entry in card.entries
            )
            said[language] = f"{card.deck}-{number}: {listed}"
        tables.name_outcome_words(card.id, said)
