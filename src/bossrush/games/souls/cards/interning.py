"""From the records of packs to the tables of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bossrush.engine.content import Content, Text
from bossrush.engine.dice import Die
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.geometry import Board, board
from bossrush.games.souls.cards.item_interning import interned_item
from bossrush.games.souls.cards.sets import read
from bossrush.games.souls.cards.tables import (
    Behaviour,
    BehaviourCard,
    BossCard,
    CampaignCard,
    CharacterCard,
    EncounterCard,
    Face,
    FoeCard,
    Icon,
    SectionCard,
    Tables,
    TrapToken,
)

_WAYS = {"": 0, "toward": 0, "away": 0, "forward": 0, "right": 2, "backward": 4, "left": 6}


def interned(content: Content) -> Tables:
    """The tables of these packs."""
    made = _Interning(content)
    made.dice()
    made.items()
    made.characters()
    made.foes()
    made.encounters()
    made.tiles()
    made.campaigns()
    made.outcomes()
    return made.tables


class _Interning:
    """Tables in the making."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.tables = Tables()
        self.tables.digest = content.digest
        self.tables.texts = {key: dict(words) for key, words in content.texts().items()}

    def dice(self) -> None:
        by_id = {record.id: record for record in self.content.records("die")}
        for colour in terms.COLOURS:
            faces = by_id[colour].faces
            names = "dodge" if colour == "green" else "pip"
            self.tables.dice.append(Die(colour, [f"{names}{pips}" for pips in faces]))
            self.tables.pips.append(list(faces))

    # -- equipment ------------------------------------------------------------------------

    def items(self) -> None:
        tables = self.tables
        for record in self.content.records("equipment"):
            item = interned_item(record)
            number = len(tables.items)
            tables.items.append(item)
            tables.item_ids.append(item.id)
            if "common" in record.decks:
                tables.common.extend([number] * record.copies)
            if "legendary" in record.decks:
                tables.legendary.append(number)
        tables.held_ids = [*tables.item_ids, *(f"+{name}" for name in tables.item_ids)]

    def in_deck(self, deck: str) -> list[int]:
        records = self.content.records("equipment")
        return [number for number, record in enumerate(records) if deck in record.decks]

    def characters(self) -> None:
        tables = self.tables
        for record in self.content.records("character"):
            card = CharacterCard()
            card.id = record.id
            card.name = record.name.key
            card.icon = record.icon
            card.gender = record.gender
            card.taunt = record.taunt
            card.stats = [[*record.stats[stat], terms.TIER_FOUR_VALUE] for stat in terms.STATS]
            card.heroic = terms.HEROICS.index(record.heroic.rule)
            card.heroic_name = record.heroic.name.key
            card.heroic_text = record.heroic.text.key
            card.starting = [tables.item_ids.index(item) for item in record.starting]
            card.treasures = self.in_deck(f"class_{record.id}")
            card.transposed = self.in_deck(f"transposed_{record.id}")
            tables.characters.append(card)
            tables.character_ids.append(card.id)

    # -- enemies and bosses ---------------------------------------------------------------

    def foes(self) -> None:
        for record in self.content.records("enemy"):
            card = self.foe(record)
            card.models = record.models
            card.behaviour.id = record.id
            card.behaviour.name = record.name.key
            card.behaviour.range = range_of(record.range)
            card.behaviour.dodge = record.dodge
            card.behaviour.icons = [icon(op) for op in record.behaviour]
        for record in self.content.records("boss"):
            self.boss(record)
        for record in self.content.records("behaviour"):
            self.behaviour(record)

    def foe(self, record: Any) -> FoeCard:
        tables = self.tables
        card = FoeCard()
        card.id = record.id
        card.name = record.name.key
        card.icon = record.icon
        card.gender = record.gender
        card.health = record.health
        card.threat = record.threat
        card.block = record.block
        card.resist = record.resist
        tables.foes.append(card)
        tables.foe_ids.append(card.id)
        return card

    def boss(self, record: Any) -> None:
        tables = self.tables
        card = BossCard()
        card.id = record.id
        card.name = record.name.key
        card.main = record.tier == "main"
        card.deck_size = record.deck_size
        for level, count in enumerate(record.encounters_before, 1):
            card.levels.extend([level] * count)
        card.treasures = self.in_deck(f"boss_{record.id}")
        for member in record.members:
            foe = self.foe(member)
            foe.boss = True
            foe.heat_up = member.heat_up
            foe.gains = member.gains
            foe.main_spawn = member.spawn == "main"
            foe.special = terms.SPECIALS.index(member.special.rule)
            foe.special_name = member.special.name.key
            foe.special_text = member.special.text.key
            card.members.append(len(tables.foes) - 1)
            card.member_heat.append([])
        tables.bosses.append(card)
        tables.boss_ids.append(card.id)

    def behaviour(self, record: Any) -> None:
        tables = self.tables
        card = BehaviourCard()
        number = len(tables.behaviours)
        card.id = record.id
        card.boss = tables.boss_ids.index(record.boss)
        boss = tables.bosses[card.boss]
        card.heat_up = record.heat_up
        for side in record.sides:
            made = Behaviour()
            made.id = record.id
            made.name = side.name.key
            made.range = range_of(side.range)
            made.dodge = side.dodge
            made.repeat = side.repeat
            made.icons = [icon(op) for op in side.ops]
            made.hit = read(side.hit, terms.ARCS)
            made.weak = read(side.weak, terms.ARCS)
            card.sides.append(made)
        if record.member:
            ids = [tables.foe_ids[foe] for foe in boss.members]
            card.member = ids.index(record.member)
            boss.member_heat[card.member].append(number)
        elif record.heat_up:
            boss.heat.append(number)
        else:
            boss.standard.append(number)
        tables.behaviours.append(card)
        tables.behaviour_ids.append(card.id)

    # -- encounters and tiles -------------------------------------------------------------

    def encounters(self) -> None:
        tables = self.tables
        for record in self.content.records("encounter"):
            card = EncounterCard()
            card.id = record.id
            card.name = record.name.key
            card.level = record.level
            for place, spawned in enumerate((record.spawn1, record.spawn2)):
                card.spawns[place] = [tables.foe_ids.index(enemy) for enemy in spawned]
            for place, terrain in enumerate((record.terrain1, record.terrain2)):
                if terrain is not None:
                    card.terrain[place] = terms.TERRAIN.index(terrain)
            card.trapped = record.trapped
            tables.encounters.append(card)
            tables.encounter_ids.append(card.id)
        for record in self.content.records("trap"):
            token = TrapToken()
            token.id = record.id
            token.name = record.name.key
            token.damage = record.damage
            token.dodge = record.dodge
            token.copies = record.copies
            tables.traps.append(token)
            tables.trap_ids.append(token.id)
        tables.trap_marks = ["none", "hidden", *tables.trap_ids]

    def tiles(self) -> None:
        tables = self.tables
        lattices = {record.id: record for record in self.content.records("lattice")}
        for record in self.content.records("face"):
            face = Face()
            face.id = record.id
            face.tile = record.tile
            face.doors = read(record.doors, terms.SIDES)
            roles = record.roles
            nodes = [(row, col) for row, col in lattices[record.lattice].nodes]
            names = [f"n{number}" for number in range(len(nodes))]
            terrain = [names.index(roles.terrain1), names.index(roles.terrain2)]
            face.board = board(record.id, nodes, names, terrain)
            face.board.spawns = [names.index(roles.spawn1), names.index(roles.spawn2)]
            face.board.traps = [names.index(node) for node in record.trap_nodes]
            doors(face.board, record.entry_nodes, names)
            tables.faces.append(face)
            tables.face_ids.append(face.id)
        tables.tile_ids = [f"tile-{face.tile}" for face in tables.faces if face.id.endswith("a")]
        rooms = {record.id: record for record in self.content.records("room")}
        tables.bonfire_doors = read(rooms["bonfire_tile"].doors, terms.SIDES)
        self.rooms(rooms["mini_boss_tile"], rooms["main_boss_tile"], lattices)

    def rooms(self, mini: Any, main: Any, lattices: Mapping[str, Any]) -> None:
        """The mini boss tile alone, and both boss tiles joined at their open sides."""
        small = [(row, col) for row, col in lattices[mini.lattice].nodes]
        names = [f"n{number}" for number in range(len(small))]
        room = board("mini", small, names, [-1, -1])
        room.spawns = [names.index(mini.spawn)]
        doors(room, mini.entry_nodes, names)
        self.tables.mini_room = room
        large = [(row, col) for row, col in lattices[main.lattice].nodes]
        deep = max(row for row, _ in large)
        joined = [(deep - row, 4 - col) for row, col in large]
        joined += [(row + deep + 1, col) for row, col in small]
        joined.sort()
        hall = board("main", joined, [f"r{row}c{col}" for row, col in joined], [-1, -1])
        row, col = large[int(main.spawn[1:])]
        mini_row, mini_col = small[int(mini.spawn[1:])]
        hall.spawns = [
            hall.node(mini_row + deep + 1, mini_col),
            hall.node(deep - row, 4 - col),
        ]
        for side, entries in mini.entry_nodes.items():
            for name in entries:
                row, col = small[names.index(name)]
                hall.doors[terms.SIDES.index(side)].append(hall.node(row + deep + 1, col))
        self.tables.main_room = hall

    def campaigns(self) -> None:
        tables = self.tables
        for record in self.content.records("campaign"):
            card = CampaignCard()
            card.id = record.id
            card.name = record.name.key
            card.story = record.story.key
            for section in record.sections:
                made = SectionCard()
                made.id = section.id
                made.name = section.name.key
                made.story = section.story.key
                made.levels = sorted(section.levels)
                made.bosses = [tables.boss_ids.index(boss) for boss in section.bosses]
                card.sections.append(made)
            tables.campaigns.append(card)
            tables.campaign_ids.append(card.id)
        for record in self.content.records("epilogue"):
            tables.epilogues[record.id] = (record.title.key, record.text.key)

    # -- for those who roll real dice and draw real cards -----------------------------------

    def outcomes(self) -> None:
        """The names of dice and cards under the keys by which a real table is asked."""
        for kind in ("die", "equipment", "encounter", "trap"):
            for record in self.content.records(kind):
                self.name_outcome(record.id, record.name)
        for record in self.content.records("behaviour"):
            joined = {
                lang: " & ".join(side.name.words[lang] for side in record.sides)
                for lang in record.sides[0].name.words
            }
            self.tables.texts.setdefault(outcome_key(record.id), joined)

    def name_outcome(self, name: str, text: Text) -> None:
        self.tables.texts.setdefault(outcome_key(name), dict(text.words))


def outcome_key(name: str) -> str:
    return f"outcome-{name}".replace(".", "-")


def range_of(value: Any) -> int:
    """A printed range: none for a dash."""
    if value is None:
        return terms.NO_RANGE
    return terms.INFINITE if value == "inf" else int(value)


def icon(record: Any) -> Icon:
    made = Icon()
    made.op = terms.OPS.index(record.op)
    made.nodes = record.n
    made.away = record.dir == "away"
    made.way = 4 if record.deg == 180 else _WAYS[record.dir]
    made.push = record.push
    made.magic = record.type == "magic"
    made.mode = terms.MODES.index(record.mode)
    made.conditions = read(record.conditions, terms.CONDITIONS)
    if made.op == terms.ATTACK:
        made.damage = record.dmg
        made.to = terms.QUARRIES.index(record.target or "nearest")
        made.attack = True
    else:
        made.damage = record.push_damage
        made.to = terms.QUARRIES.index(record.to or "nearest")
        made.attack = record.push_damage > 0
    return made


def doors(room: Board, entries: Mapping[str, list[str]], names: list[str]) -> None:
    for side, nodes in entries.items():
        room.doors[terms.SIDES.index(side)] = [names.index(node) for node in nodes]
