"""A dungeon as numbers, for programs that learn: all that lies open on the table."""

from __future__ import annotations

from typing import Final

from bossrush.engine.observing import Cells, Observer
from bossrush.games.souls.cards import terms
from bossrush.games.souls.table.fight import ROLLS, Fight, Foe
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.owned_cards import card_of, upgrades_of
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.table.tile import Tile

MOST_FOES: Final = 8
MOST_TILES: Final = 10
MOST_NODES: Final = 28
SPARE: Final = 8
"""How many cards of the inventory are seen."""
BACKUP: Final = 3
_HEROES: Final = [f"hero {number}" for number in range(terms.HEROES)]
_FOES: Final = [f"foe {number}" for number in range(MOST_FOES)]
_TILES: Final = [f"tile {number}" for number in range(MOST_TILES)]
_NODES: Final = [f"node {number}" for number in range(MOST_NODES)]
_SPARE: Final = [f"spare card {number + 1}, its number from 1" for number in range(SPARE)]
_DRAWN: Final = [f"drawn card {number + 1}, its number from 1" for number in range(SPARE)]
_SLOTS: Final = ("armour", "left", "right", "backup", "backup 2", "backup 3")
_CARD: Final = ("its number from 1", "its first upgrade, from 1", "its second upgrade, from 1")
_NO_CARD: Final[list[int]] = []
_NOBODY: Final = Hero()
_NO_FOE: Final = Foe()
_NO_LAID: Final = Tile()

QUESTIONS: Final = (
    "souls.ask.boss",
    "souls.ask.character",
    "souls.ask.leader",
    "souls.ask.start-hands",
    "souls.ask.start-gain",
    "souls.ask.first-hero",
    "souls.ask.explore",
    "souls.ask.fog",
    "souls.ask.lay-tile",
    "souls.ask.entry",
    "souls.ask.trap",
    "souls.ask.act",
    "souls.ask.aim",
    "souls.ask.card",
    "souls.ask.card-place",
    "souls.ask.arc",
    "souls.ask.backstab",
    "souls.ask.dash",
    "souls.ask.defence",
    "souls.ask.dodge-on",
    "souls.ask.facing",
    "souls.ask.foe-pushed-to",
    "souls.ask.foe-step",
    "souls.ask.grant-to",
    "souls.ask.next-foe",
    "souls.ask.pushed-out",
    "souls.ask.pushed-to",
    "souls.ask.rolled",
    "souls.ask.sale",
    "souls.ask.share",
    "souls.ask.shift",
    "souls.ask.take-aggro",
)
"""All that is asked, by key."""


class DungeonObserver(Observer[Dungeon]):
    """What lies on the table: the same for every seat."""

    def see(self, state: Dungeon, seat: int, cells: Cells) -> None:
        _see_party(state, cells)
        _see_dungeon(state, cells)
        _see_fight(state, state.fight, cells)
        for number in range(terms.HEROES):
            cells.group(_HEROES[number])
            _see_hero(state.party[number] if number < len(state.party) else _NOBODY, cells)
        foes = state.fight.foes
        for number in range(MOST_FOES):
            cells.group(_FOES[number])
            _see_foe(foes[number] if number < len(foes) else _NO_FOE, number < len(foes), cells)

    def promise(self, state: Dungeon, seat: int) -> float:
        """Most for the encounters won and the bosses beaten, some for the sparks left."""
        if state.boss < 0 or not state.tiles:
            return 0.0
        won = 0
        for tile in state.tiles:
            if tile.up:
                won += 1
        way = 0.5 * min(state.section, 1) + 0.5 * won / len(state.tiles)
        return 0.7 * way + 0.3 * min(1.0, max(0, state.sparks) / max(1, state.max_sparks()))


def _see_party(s: Dungeon, cells: Cells) -> None:
    cells.number("sparks", s.sparks)
    cells.number("souls", s.souls)
    cells.number("souls, by the hundred", s.souls // 100)
    cells.number("treasure to draw", s.owed)
    cells.number("treasure deck", s.treasure.size())
    cells.one_of("next", s.first, _HEROES)
    cells.one_of("chooser", s.chooser, _HEROES)
    cells.number("card being moved, from 1", s.chosen + 1)
    cells.number("section", s.section)
    cells.number("boss, its number from 1", s.boss + 1)
    cells.number("bosses beaten in a row", s.stage)
    cells.number("souls lost", s.lost_souls)
    cells.number("tile of the lost souls, from -3", s.lost_at + 3)
    for place in range(SPARE):
        held = s.inventory[place] if place < len(s.inventory) else terms.NOTHING
        cells.number(_SPARE[place], card_of(held) + 1 if held >= 0 else 0)
    for place in range(SPARE):
        held = s.drawn[place] if place < len(s.drawn) else terms.NOTHING
        cells.number(_DRAWN[place], card_of(held) + 1 if held >= 0 else 0)


def _see_dungeon(s: Dungeon, cells: Cells) -> None:
    cells.number("face being laid, from 1", s.dealt + 1)
    cells.number("tile of the fog gate, from 1", s.fog_tile + 1)
    cells.one_of("side of the fog gate", s.fog_side, terms.SIDES)
    cells.number("tile of the party, from 1", s.at + 1)
    cells.one_of("came in by", s.door, terms.SIDES)
    cells.number("came from tile, from 1", s.came_from + 1)
    for number in range(MOST_TILES):
        cells.group(_TILES[number])
        laid = number < len(s.tiles)
        tile = s.tiles[number] if laid else _NO_LAID
        cells.number("face, from 1", tile.face + 1 if laid else 0)
        cells.signed("x", tile.x)
        cells.signed("y", tile.y)
        cells.number("turned", tile.turn)
        cells.number("level", tile.level)
        cells.number("encounter, from 1", tile.card + 1)
        cells.flag("won", tile.up)
        cells.flag("chest opened", tile.opened)


def _see_fight(s: Dungeon, fight: Fight, cells: Cells) -> None:
    cells.group("fight")
    cells.flag("boss", fight.boss)
    cells.flag("large room", fight.hall)
    cells.one_of("aggro", fight.aggro, _HEROES)
    cells.flag("foes have acted", fight.opened)
    cells.some_of("broken barrel", fight.broken, ("terrain 1", "terrain 2"))
    on_tile = not fight.boss and s.at >= 0 and s.tiles[s.at].card >= 0
    for place in range(2):
        terrain = s.tiles[s.at].encounter().terrain[place] if on_tile else -1
        cells.one_of("terrain 1" if place == 0 else "terrain 2", terrain, terms.TERRAIN)
    cells.counts("trap (1 hidden, from 2 on seen)", s.tiles[s.at].traps if on_tile else [], _NODES)
    cells.some_of("trap sprung", fight.sprung, _NODES)
    cells.number("block dice added", fight.guard_block)
    cells.number("resist dice added", fight.guard_resist)
    cells.one_of("foe that acts", fight.acting, _FOES)
    cells.number("its icon", fight.icon)
    cells.number("its round", fight.round)
    cells.one_of("its prey", fight.prey, _HEROES)
    cells.number("its steps left", fight.steps)
    cells.some_of("to defend", fight.targets, _HEROES)
    cells.number("push", fight.pushing)
    about = max(fight.away_from, fight.goal, fight.crowded)  # one at most
    cells.one_of("push from", about, _NODES)
    cells.number("who has come, from 1", max(fight.came, fight.pushed) + 1)
    cells.some_of("arc to choose", fight.arcs, terms.ARCS)
    cells.number("behaviour card, from 1", fight.card + 1)
    cells.number("last behaviour card, from 1", fight.last + 1)
    cells.number("behaviour deck", fight.deck.size())
    cells.some_of("weak arc", fight.weak[0], terms.ARCS)
    cells.some_of("weak arc of the second boss", fight.weak[1], terms.ARCS)
    cells.flag("heated up", fight.heated)
    _see_activation(fight, cells)


def _see_activation(fight: Fight, cells: Cells) -> None:
    cells.one_of("hero that acts", fight.hero, _HEROES)
    cells.flag("nothing done yet", fight.fresh)
    cells.number("walk left", fight.walk)
    cells.number("stride", fight.stride)
    cells.some_of("card used", fight.used, _SLOTS)
    cells.flag("magic weapon", fight.magic)
    cells.number("weapon bonus", fight.bonus)
    cells.flag("charge", fight.charge)
    cells.flag("whole nodes", fight.whole_nodes)
    cells.one_of("card in use", fight.slot, _SLOTS)
    cells.number("its action", fight.line)
    cells.one_of("aim", fight.aim, _FOES)
    cells.number("shift left", fight.shift)
    cells.number("foes struck", len(fight.struck))
    cells.one_of("trap dodged", fight.trap, _NODES)
    cells.number("dice in the tray", len(fight.tray))
    cells.number("sum of the tray", fight.total() if fight.tray else 0)
    cells.one_of("roller", fight.roller, _HEROES)
    cells.one_of("rolled for", fight.roll, ROLLS)


def _see_hero(hero: Hero, cells: Cells) -> None:
    cells.number("character, its number from 1", hero.character + 1)
    cells.counts("tier", hero.tiers, terms.STATS)
    _see_card(0, hero.armour, cells)
    _see_card(1, hero.left, cells)
    _see_card(2, hero.right, cells)
    for place in range(BACKUP):
        held = hero.backup[place] if place < len(hero.backup) else terms.NOTHING
        _see_card(3 + place, held, cells)
    there = hero.character >= 0
    cells.flag("Estus", there and hero.estus)
    cells.flag("heroic action", there and hero.heroic)
    cells.flag("luck", there and hero.luck)
    cells.flag("ember", hero.ember)
    cells.number("stamina spent", hero.black)
    cells.number("damage", hero.red)
    cells.number("free boxes", terms.BAR - hero.black - hero.red if there else 0)
    cells.some_of("condition", hero.conditions, terms.CONDITIONS)
    cells.one_of("on", hero.node, _NODES)
    cells.one_of("stands", hero.place, terms.DIRECTIONS)
    cells.flag("took aggro", hero.took_aggro)


def _see_card(slot: int, held: int, cells: Cells) -> None:
    if held < 0:
        numbers = _NO_CARD
    else:
        numbers = [card_of(held) + 1]
        for upgrade in upgrades_of(held):
            numbers.append(upgrade + 1)
    cells.counts(_SLOTS[slot], numbers, _CARD)


def _see_foe(foe: Foe, there: bool, cells: Cells) -> None:
    cells.number("kind, from 1", foe.kind + 1 if there else 0)
    cells.one_of("on", foe.node, _NODES)
    cells.number("health", foe.health)
    cells.some_of("condition", foe.conditions, terms.CONDITIONS)
    cells.one_of("faces", foe.facing, terms.DIRECTIONS)
    cells.flag("has acted", foe.acted)
