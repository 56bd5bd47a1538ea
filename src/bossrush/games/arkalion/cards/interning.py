"""From the records of packs to the tables of the rules."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.content import Content, key_of
from bossrush.games.arkalion.cards import records
from bossrush.games.arkalion.cards.tables import (
    EnemyCard,
    Equipment,
    Potion,
    Sheet,
    Tables,
    Weapon,
    Zone,
)
from bossrush.games.arkalion.table.airship import ZONES
from bossrush.games.arkalion.table.board import LETTERS
from bossrush.games.arkalion.table.terms import ABILITIES, ENDS, ENEMIES, MOST

_LANGUAGES: Final = ("en", "fr")


def interned(content: Content) -> Tables:
    """The tables of these packs."""
    tables = Tables()
    tables.digest = content.digest
    tables.texts = {key: dict(words) for key, words in content.texts().items()}
    _resources(tables, content)
    _equipment(tables, content)
    _sheets(tables, content)
    _potions(tables, content)
    _enemies(tables, content)
    _ship(tables, content)
    _real_table(tables, content)
    return tables


def _resources(tables: Tables, content: Content) -> None:
    for record in content.records("resource", records.Resource):
        tables.resource_ids.append(record.id)
        tables.resource_names.append(record.name.key)
        tables.resource_icons.append(record.icon)
        tables.tokens.append(record.tokens)
    tables.key = tables.resource_ids.index("key")
    tables.powder = tables.resource_ids.index("gunpowder")


def _recipe(tables: Tables, recipe: dict[str, int]) -> list[int]:
    return [recipe.get(resource, 0) for resource in tables.resource_ids]


def _weapon(record: records.Weapon) -> Weapon:
    weapon = Weapon()
    weapon.name = record.name.key
    weapon.icon = record.icon
    weapon.power = record.power
    weapon.range = record.range
    weapon.accuracy = record.accuracy
    return weapon


def _equipment(tables: Tables, content: Content) -> None:
    for record in content.records("equipment", records.Equipment):
        card = Equipment()
        card.id = record.id
        card.weapon = _weapon(record.weapon)
        card.recipe = _recipe(tables, record.recipe)
        card.text = record.text.key
        tables.equipment.append(card)
        tables.equipment_ids.append(card.id)


def _sheets(tables: Tables, content: Content) -> None:
    for number, record in enumerate(content.records("hero", records.Hero)):
        sheet = Sheet()
        sheet.id = record.id
        sheet.hp = record.hp
        sheet.basic = _weapon(record.basic)
        sheet.improved = tables.equipment_ids.index(record.improved)
        tables.equipment[sheet.improved].sheet = number
        sheet.ability = ABILITIES.index(record.ability.verb)
        sheet.ability_name = record.ability.name.key
        sheet.ability_text = record.ability.text.key
        sheet.ability_icon = record.ability.icon
        sheet.name = record.name.key
        sheet.subject = record.subject.key
        sheet.object = record.object.key
        sheet.to = record.to.key
        sheet.gender = record.gender
        sheet.story = record.story.key
        sheet.icon = record.icon
        sheet.mark = record.mark
        tables.sheets.append(sheet)
        tables.sheet_ids.append(sheet.id)


def _potions(tables: Tables, content: Content) -> None:
    for record in content.records("potion", records.Potion):
        potion = Potion()
        potion.id = record.id
        potion.copies = record.copies
        potion.recipe = _recipe(tables, record.recipe)
        potion.heal = record.effect.heal
        potion.heal_full = record.effect.heal_full
        potion.actions = record.effect.actions
        potion.reroll = record.effect.reroll
        potion.range = record.effect.range
        potion.ward = record.effect.ward
        potion.steps = record.effect.steps
        potion.name = record.name.key
        potion.text = record.text.key
        potion.icon = record.icon
        tables.potions.append(potion)
        tables.potion_ids.append(potion.id)


def _enemies(tables: Tables, content: Content) -> None:
    for number, name in enumerate(ENEMIES, 1):
        record = content.get("enemy", name, records.Enemy)
        tables.pawns[number] = record.pawns
        tables.reach[number] = record.range
        tables.speed[number] = record.speed
        tables.enemy_names[number] = record.name.key
        tables.enemy_texts[number] = record.text.key
        tables.enemy_icons[number] = record.icon
    for one in content.records("enemy_card", records.EnemyCard):
        card = EnemyCard()
        card.id = one.id
        card.deck = one.deck - 1
        for entry in one.entries:
            card.types.append(ENEMIES.index(entry.type) + 1)
            card.columns.append(LETTERS.index(entry.column))
        tables.enemy_cards.append(card)
        tables.enemy_card_ids.append(card.id)


def _ship(tables: Tables, content: Content) -> None:
    for name in ZONES:
        record = content.get("zone", name, records.Zone)
        zone = Zone()
        zone.id = record.id
        zone.name = record.name.key
        zone.at = record.at.key
        zone.station = record.station.key
        zone.chest = key_of(record.chest)
        zone.text = record.text.key
        zone.icon = record.icon
        tables.zones.append(zone)
    for preset in content.records("preset", records.Preset):
        extra: dict[Any, int] = dict(preset.extra)
        tables.extra[preset.id] = [extra.get(str(count), 0) for count in range(MOST + 1)]
    for numbers in content.records("parameters", records.Parameters):
        tables.gun_powder = numbers.gun_powder
        tables.mechanic_cost = numbers.mechanic_cost
        tables.stations_lost = numbers.stations_lost
    for name in ENDS:
        epilogue = content.get("epilogue", name, records.Epilogue)
        tables.end_titles.append(epilogue.title.key)
        tables.end_texts.append(epilogue.text.key)


def _real_table(tables: Tables, content: Content) -> None:
    """The names of sheets, tokens and cards under the keys by which a real table is asked."""
    for hero in content.records("hero", records.Hero):
        tables.texts[f"outcome-{hero.id}"] = dict(hero.name.words)
    for resource in content.records("resource", records.Resource):
        tables.texts[f"outcome-{resource.id}"] = dict(resource.name.words)
    names = {one.id: one.name for one in content.records("enemy", records.Enemy)}
    for card in content.records("enemy_card", records.EnemyCard):
        number = card.id.removeprefix(f"d{card.deck}_")
        said: dict[str, str] = {}
        for language in _LANGUAGES:
            listed = ", ".join(
                f"{names[one.type].say(language)} {one.column}" for one in card.entries
            )
            said[language] = f"{card.deck}-{number}: {listed}"
        tables.texts[f"outcome-{card.id}"] = said
