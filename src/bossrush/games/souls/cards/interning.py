"""From the records of packs to the tables of the rules, all in one."""

from __future__ import annotations

from bossrush.engine.content import Content
from bossrush.engine.dice import Die
from bossrush.engine.sets import set_named
from bossrush.games.souls.cards import dice, rows, terms
from bossrush.games.souls.cards.boards import boss_hall, boss_room
from bossrush.games.souls.cards.records import Behaviour, Boss, DieRecord, Epilogue, Lattice, Room
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.cards.treasure_records import Equipment


def interned(content: Content) -> Tables:
    """The tables of these packs."""
    tables = Tables()
    tables.keep(content)
    _dice(content, tables)
    _equipment(content, tables)
    tables.characters = rows.CHARACTERS.of(content)
    tables.character_ids = [card.id for card in tables.characters]
    _foes(content, tables)
    _behaviours(content, tables)
    tables.encounters = rows.ENCOUNTERS.of(content)
    tables.encounter_ids = [card.id for card in tables.encounters]
    tables.traps = rows.TRAPS.of(content)
    tables.trap_ids = [token.id for token in tables.traps]
    tables.trap_marks = ["none", "hidden", *tables.trap_ids]
    _tiles(content, tables)
    tables.campaigns = rows.CAMPAIGNS.of(content)
    tables.campaign_ids = [card.id for card in tables.campaigns]
    for epilogue in content.records("epilogue", Epilogue):
        tables.epilogues[epilogue.id] = (epilogue.title.key, epilogue.text.key)
    _name_outcomes(content, tables)
    return tables


def _dice(content: Content, tables: Tables) -> None:
    for colour in terms.COLOURS:
        faces = content.get("die", colour, DieRecord).faces
        icon = "dodge" if colour == "green" else "pip"
        tables.dice.append(Die(colour, [f"{icon}{pips}" for pips in faces]))
        tables.pips.append(list(faces))
    tables.tray_ids = [dice.tray_id(number, tables.dice) for number in range(dice.TRAY_DICE)]


def _equipment(content: Content, tables: Tables) -> None:
    tables.items = [rows.finish(item) for item in rows.ITEMS.of(content)]
    tables.item_ids = [item.id for item in tables.items]
    tables.held_ids = [*tables.item_ids, *(f"+{name}" for name in tables.item_ids)]
    tables.legendary = rows.in_deck("legendary", content)
    for number, card in enumerate(content.records("equipment", Equipment)):
        if "common" in card.decks:
            tables.common.extend([number] * card.copies)


def _foes(content: Content, tables: Tables) -> None:
    """The enemies, then the models of the bosses."""
    tables.foes = rows.ENEMIES.of(content)
    tables.bosses = rows.BOSSES.of(content)
    tables.boss_ids = [boss.id for boss in tables.bosses]
    for boss, record in zip(tables.bosses, content.records("boss", Boss), strict=True):
        for member in record.members:
            boss.foes.append(len(tables.foes))
            boss.member_heat.append([])
            tables.foes.append(rows.MEMBERS.row(member, content))
    tables.foe_ids = [foe.id for foe in tables.foes]


def _behaviours(content: Content, tables: Tables) -> None:
    """The behaviour cards, each with its boss: standard, for the heat, or for one of a pair."""
    tables.behaviours = rows.BEHAVIOURS.of(content)
    tables.behaviour_ids = [card.id for card in tables.behaviours]
    for number, card in enumerate(tables.behaviours):
        boss = tables.bosses[card.boss]
        if card.member >= 0:
            boss.member_heat[card.member].append(number)
        elif card.heat_up:
            boss.heat.append(number)
        else:
            boss.standard.append(number)


def _tiles(content: Content, tables: Tables) -> None:
    tables.faces = rows.FACES.of(content)
    tables.face_ids = [face.id for face in tables.faces]
    tables.tile_ids = [f"tile-{face.tile}" for face in tables.faces if face.id.endswith("a")]
    tables.bonfire_doors = set_named(content.get("room", "bonfire_tile", Room).doors, terms.SIDES)
    mini = content.get("room", "mini_boss_tile", Room)
    main = content.get("room", "main_boss_tile", Room)
    small = content.get("lattice", mini.lattice or "", Lattice)
    large = content.get("lattice", main.lattice or "", Lattice)
    tables.mini_room = boss_room(mini, small)
    tables.main_room = boss_hall(mini, small, main, large)


def _name_outcomes(content: Content, tables: Tables) -> None:
    """The names of dice and cards for those who roll real dice and draw real cards."""
    for kind in ("die", "equipment", "encounter", "trap"):
        for record in content.records(kind):
            tables.name_outcome(record.id, record.name)
    for card in content.records("behaviour", Behaviour):
        joined = {
            lang: " & ".join(side.name.words[lang] for side in card.sides)
            for lang in card.sides[0].name.words
        }
        tables.name_outcome_words(card.id, joined)
