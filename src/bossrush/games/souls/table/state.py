"""A party in its dungeon: everything on the table, as plain data."""

from __future__ import annotations

from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.sets import has, only, plus
from bossrush.engine.state import State
from bossrush.engine.visit import Visitor
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.geometry import Board
from bossrush.games.souls.cards.tables import NO_TABLES, Behaviour, BossCard, Icon, Item, Tables
from bossrush.games.souls.table.fight import Fight, Foe
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.owned_cards import card_of, visit_cards
from bossrush.games.souls.table.tile import Tile

NO_TILE: Final = -2
"""Where dropped souls lie when none do."""
VICTORY: Final = 1
DEFEAT: Final = 2
BOSS_ROOM: Final = -3
"""Of dropped souls: they lie on a node of the boss room."""


class Dungeon(State):
    """The whole table."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = NO_TABLES

        # options
        self.campaign = terms.STANDARD
        self.practice = False
        """A single encounter or boss: it ends with the fight."""
        self.laid = False
        """Whether tiles are laid without asking."""

        # the party
        self.party: list[Hero] = []
        self.sparks = 0
        self.souls = 0
        self.inventory: list[int] = []
        self.treasure = Deck()
        self.stocked = 0
        """The characters whose class treasure has joined the treasure deck, as a mask."""
        self.transposed = 0
        """The characters whose transposed treasure has."""
        self.drawn: list[int] = []
        """Treasure that has been turned over and not given out yet."""
        self.owed = 0
        """Treasure cards still to be drawn."""
        self.first = terms.NOTHING
        """Whose activation is next; nobody's before the first of the game."""
        self.chooser = 0
        """Who chooses a character, changes equipment or places a model now."""
        self.chosen = terms.NOTHING
        """The card that is being moved: a place on the board, or 8 + a place in the inventory."""

        # the dungeon
        self.section = 0
        """Which half of the game, or which section of the campaign."""
        self.boss = terms.NOTHING
        self.stage = 0
        """How many bosses of this section have been beaten in a row."""
        self.tiles: list[Tile] = []
        self.tile_deck = Deck()
        self.dealt = terms.NOTHING
        """The face that is being laid."""
        self.levels: list[Deck] = []
        """The encounter cards of each level that nobody has turned."""
        self.trap_deck = Deck()
        self.fog_tile = terms.NOTHING
        self.fog_side = terms.NO_SIDE
        self.at = terms.BONFIRE
        """The tile the party is on."""
        self.door = terms.NO_SIDE
        """By which side of the face it came in."""
        self.came_from = terms.BONFIRE
        self.lost_souls = 0
        self.lost_at = NO_TILE
        self.lost_node = terms.NOTHING
        self.seen: list[int] = []
        """Every behaviour card the party has seen."""

        self.ended = 0
        """VICTORY or DEFEAT once the game is over."""

        self.fight = Fight()

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        tables = self.tables
        v.part("fight", self.fight)
        for hero in self.party:
            hero.nodes = self.fight.node_ids()
        self.party = v.parts("party", self.party, self._hero)
        self.sparks = v.integer("sparks", self.sparks)
        self.souls = v.integer("souls", self.souls)
        self.inventory = visit_cards(v, "inventory", self.inventory, tables)
        v.part("treasure", self.treasure)
        self.stocked = v.mask("stocked", self.stocked, tables.character_ids)
        self.transposed = v.mask("transposed", self.transposed, tables.character_ids)
        self.drawn = visit_cards(v, "drawn", self.drawn, tables)
        self.owed = v.integer("owed", self.owed)
        self.first = v.integer("first", self.first, -1, 3)
        self.chooser = v.integer("chooser", self.chooser, 0, 3)
        self.chosen = v.integer("chosen", self.chosen, -1)
        self.section = v.integer("section", self.section)
        self.boss = v.ref("boss", self.boss, tables.boss_ids)
        self.stage = v.integer("stage", self.stage)
        self.tiles = v.parts("tiles", self.tiles, self._tile)
        v.part("tile_deck", self.tile_deck)
        self.dealt = v.ref("dealt", self.dealt, tables.face_ids)
        self.levels = v.parts("levels", self.levels, self._level)
        v.part("trap_deck", self.trap_deck)
        self.fog_tile = v.integer("fog_tile", self.fog_tile, -1)
        self.fog_side = v.ref("fog_side", self.fog_side, terms.SIDES)
        self.at = v.integer("at", self.at, -1)
        self.door = v.ref("door", self.door, terms.SIDES)
        self.came_from = v.integer("came_from", self.came_from, -1)
        self.lost_souls = v.integer("lost_souls", self.lost_souls)
        self.lost_at = v.integer("lost_at", self.lost_at, BOSS_ROOM)
        in_hall = self.lost_at == BOSS_ROOM and self.boss >= 0 and tables.bosses[self.boss].main
        nodes = tables.main_room.ids if in_hall else tables.mini_room.ids
        self.lost_node = v.ref("lost_node", self.lost_node, nodes)
        self.ended = v.integer("ended", self.ended, 0, 2)
        self.seen = v.refs("seen", self.seen, tables.behaviour_ids, null=False)

    def _hero(self) -> Hero:
        hero = Hero()
        hero.tables = self.tables
        hero.nodes = self.fight.node_ids()
        return hero

    def _tile(self) -> Tile:
        tile = Tile()
        tile.tables = self.tables
        return tile

    def _level(self) -> Deck:
        deck = Deck()
        deck.key = "encounters"
        deck.ids = self.tables.encounter_ids
        return deck

    # -- reading --------------------------------------------------------------------------

    def seat_of(self, actor: int) -> int:
        """Who leads a character: seats keep their numbers when somebody leaves a campaign."""
        return self.party[actor].seat

    def board(self) -> Board:
        """The nodes the present encounter is fought on."""
        if self.fight.boss:
            return self.tables.main_room if self.fight.hall else self.tables.mini_room
        return self.tiles[self.at].board()

    def boss_card(self) -> BossCard:
        return self.tables.bosses[self.boss]

    def item(self, held: int) -> Item:
        return self.tables.items[card_of(held)]

    def worn(self, hero: int) -> list[Item]:
        """The cards that protect a character: its armour, and what it has in its hands."""
        character = self.party[hero]
        items: list[Item] = []
        if character.armour >= 0:
            items.append(self.item(character.armour))
        if character.left >= 0:
            items.append(self.item(character.left))
        if character.right >= 0:
            items.append(self.item(character.right))
        return items

    def behaviour(self) -> Behaviour:
        """What the foe that acts now is doing."""
        fight = self.fight
        foe = fight.foes[fight.acting]
        if not fight.boss:
            return self.tables.foes[foe.kind].behaviour
        return self.tables.behaviours[fight.card].side_of(fight.acting)

    def icon(self) -> Icon:
        """The behaviour icon that is being resolved."""
        return self.behaviour().icons[self.fight.icon]

    def terrain_at(self, place: int) -> int:
        """What stands on terrain node 0 or 1 of the present tile."""
        if self.fight.boss:
            return terms.NO_TERRAIN
        return self.tiles[self.at].encounter().terrain[place]

    def blocked(self) -> int:
        """Which of the two terrain nodes nobody may enter freely, as a set."""
        if self.fight.boss:
            return 0
        terrain = self.tiles[self.at].encounter().terrain
        blocked = 0
        for place in range(2):
            if terrain[place] != terms.NO_TERRAIN and not (
                terrain[place] == terms.BARREL and has(self.fight.broken, place)
            ):
                blocked = plus(blocked, place)
        return blocked

    def is_blocked(self, node: int) -> bool:
        """Whether a gravestone, a chest or an intact barrel stands there."""
        return self.terrain_on(node) != terms.NO_TERRAIN

    def intact_barrel(self, node: int) -> bool:
        """Whether a barrel stands there that nobody has broken."""
        return self.terrain_on(node) == terms.BARREL

    def terrain_on(self, node: int) -> int:
        """What stands on a node; a broken barrel is none."""
        if self.fight.boss:
            return terms.NO_TERRAIN
        tile = self.tiles[self.at]
        place = tile.board().terrain_place[node]
        if place < 0:
            return terms.NO_TERRAIN
        stands = tile.encounter().terrain[place]
        if stands == terms.BARREL and has(self.fight.broken, place):
            return terms.NO_TERRAIN
        return stands

    def free_nodes(self, node: int) -> list[int]:
        """The nodes next to this one that a model can be moved to."""
        near = self.board().near[node]
        if self.fight.boss or not self.blocked():
            return near
        return [other for other in near if self.terrain_on(other) == terms.NO_TERRAIN]

    def boss_on(self, node: int) -> int:
        """The boss that stands on a node; -1 for none."""
        if self.fight.boss:
            foes = self.fight.foes
            for number in range(len(foes)):
                if foes[number].node == node and node >= 0:
                    return number
        return terms.NOTHING

    def foes_on(self, node: int) -> list[int]:
        foes = self.fight.foes
        return [number for number in range(len(foes)) if foes[number].node == node]

    def heroes_on(self, node: int) -> list[int]:
        return [number for number in range(len(self.party)) if self.party[number].node == node]

    def crowd(self, node: int) -> int:
        """How many models stand on a node."""
        count = 0
        for hero in self.party:
            if hero.node == node:
                count += 1
        for foe in self.fight.foes:
            if foe.node == node:
                count += 1
        return count

    def standing(self) -> bool:
        """Whether any foe is left."""
        for foe in self.fight.foes:
            if foe.node >= 0:
                return True
        return False

    def arc_of(self, hero: int, boss: int) -> int:
        """The arcs of a boss a character is in, as a set; two while it stands on a line."""
        character = self.party[hero]
        foe = self.fight.foes[boss]
        if character.node != foe.node:
            return self.board().arcs[foe.facing][foe.node][character.node]
        if character.place < 0:
            return terms.EVERY_ARC
        turn = (character.place - foe.facing) % 8
        arcs = only(turn // 2)
        return arcs if turn % 2 == 0 else plus(arcs, (turn // 2 + 1) % 4)

    def max_sparks(self) -> int:
        """The sparks a party of this size begins with, and never has more of."""
        return 6 - len(self.party)


def new_fight(s: Dungeon) -> Fight:
    fight = Fight()
    fight.tables = s.tables
    return fight


def add_foe(s: Dungeon, kind: int, node: int) -> None:
    foe = Foe()
    foe.tables = s.tables
    foe.kind = kind
    foe.node = node
    foe.health = s.tables.foes[kind].health
    s.fight.foes.append(foe)
