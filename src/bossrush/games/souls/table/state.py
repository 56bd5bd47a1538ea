"""A party in its dungeon: everything on the table, as plain data."""

from __future__ import annotations

from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.fields import beside, integer, mask, part, parts, ref, shown, shown_by
from bossrush.engine.sets import has, only, plus
from bossrush.engine.state import State
from bossrush.engine.visit import Reader, Visitor
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.geometry import Board
from bossrush.games.souls.cards.tables import NO_TABLES, Behaviour, BossCard, Icon, Item, Tables
from bossrush.games.souls.table.behaviours import fill_deck
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

    tables: Tables = beside(NO_TABLES)

    # options
    campaign: int = beside(terms.STANDARD)
    practice: bool = beside(False)
    """A single encounter or boss: it ends with the fight."""
    laid: bool = beside(False)
    """Whether tiles are laid without asking."""
    fight: Fight = part(Fight)

    # the party
    party: list[Hero] = shown_by("visit_party", [])
    sparks: int = integer()
    souls: int = integer()
    inventory: list[int] = shown(visit_cards, "tables", start=[])
    treasure: Deck = part(Deck)
    stocked: int = mask("tables.character_ids")
    """The characters whose class treasure has joined the treasure deck, as a mask."""
    transposed: int = mask("tables.character_ids")
    """The characters whose transposed treasure has."""
    drawn: list[int] = shown(visit_cards, "tables", start=[])
    """Treasure that has been turned over and not given out yet."""
    owed: int = integer()
    """Treasure cards still to be drawn."""
    first: int = integer(-1, 3, start=terms.NOTHING)
    """Whose activation is next; nobody's before the first of the game."""
    chooser: int = integer(0, 3)
    """Who chooses a character, changes equipment or places a model now."""
    chosen: int = integer(-1, start=terms.NOTHING)
    """The card that is being moved: a place on the board, or 8 + a place in the inventory."""

    # the dungeon
    section: int = integer()
    """Which half of the game, or which section of the campaign."""
    boss: int = ref("tables.boss_ids")
    stage: int = integer()
    """How many bosses of this section have been beaten in a row."""
    tiles: list[Tile] = parts("_tile")
    tile_deck: Deck = part(Deck)
    dealt: int = ref("tables.face_ids")
    """The face that is being laid."""
    levels: list[Deck] = parts("_level")
    """The encounter cards of each level that nobody has turned."""
    trap_deck: Deck = part(Deck)
    fog_tile: int = integer(-1, start=terms.NOTHING)
    fog_side: int = ref(terms.SIDES, start=terms.NO_SIDE)
    at: int = integer(-1, start=terms.BONFIRE)
    """The tile the party is on."""
    door: int = ref(terms.SIDES, start=terms.NO_SIDE)
    """By which side of the face it came in."""
    came_from: int = integer(-1, start=terms.BONFIRE)
    lost_souls: int = integer()
    lost_at: int = integer(BOSS_ROOM, start=NO_TILE)
    lost_node: int = ref("lost_nodes")
    ended: int = integer(0, 2)
    """VICTORY or DEFEAT once the game is over."""
    seen: list[int] = shown_by("visit_seen", [])
    """Every behaviour card the party has seen."""

    def visit_party(self, v: Visitor) -> None:
        for hero in self.party:
            hero.nodes = self.fight.nodes
        self.party = v.parts("party", self.party, self._hero)

    def visit_seen(self, v: Visitor) -> None:
        """A boss's deck holds what lies nowhere else, where a position does not say what does."""
        self.seen = v.refs("seen", self.seen, self.tables.behaviour_ids, null=False)
        given = v.data.get("fight") if isinstance(v, Reader) else None
        fight = self.fight
        if isinstance(given, dict) and "deck" not in given and fight.boss and self.boss >= 0:
            if len(fight.foes) == len(self.boss_card().foes):
                fill_deck(fight, self.boss_card())

    @property
    def lost_nodes(self) -> list[str]:
        """What the nodes are called where dropped souls lie."""
        in_hall = self.lost_at == BOSS_ROOM and self.boss >= 0 and self.boss_card().main
        return self.tables.main_room.ids if in_hall else self.tables.mini_room.ids

    def _hero(self) -> Hero:
        hero = Hero()
        hero.tables = self.tables
        hero.nodes = self.fight.nodes
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
