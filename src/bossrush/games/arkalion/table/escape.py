"""An escape in progress: everything on the table, as plain data."""

from __future__ import annotations

from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.fields import (
    beside,
    flag,
    integer,
    integers,
    keyed,
    mask,
    part,
    parts,
    ref,
    refs,
    shown,
    shown_by,
)
from bossrush.engine.sets import has, plus
from bossrush.engine.state import State
from bossrush.engine.visit import Reader, Visitor
from bossrush.games.arkalion.cards.tables import Tables, Weapon
from bossrush.games.arkalion.cards.terms import (
    ACT,
    ACTIONS,
    ARMOUR,
    ARMOUR_HP,
    BASIC,
    BOARD_SHIP,
    CLASH,
    EMPTY,
    ENDS,
    ENEMIES,
    GAP,
    GRENADIER,
    HERO,
    LEGIONNAIRE,
    MOST,
    NO_CELL,
    NO_TARGET,
    POTION_ITEM,
    THE_ARMOUR,
    TILE,
    TOKEN_ITEM,
    TRADING,
    TURNS,
    TURNS_OF_A_DECK,
    is_enemy,
)
from bossrush.games.arkalion.table.airship import NO_AIRSHIP, ZONES, Airship
from bossrush.games.arkalion.table.board import (
    BLOCK,
    CELLS,
    COLUMN_NAMES,
    ENEMY_IDS,
    FIRST_ZONE,
    FRESH_GROUND,
    NOWHERE,
    PLACES,
)
from bossrush.games.arkalion.table.hero import NO_TABLES, Hero, counted, one_by_one

NOBODY: Final[list[int]] = [0] * (GRENADIER + 1)
NO_DECK: Final = Deck()
"""What a state holds until it is set up, or is the copy of another; never changed."""


class Escape(State):
    """The whole table."""

    tables: Tables = beside(NO_TABLES)
    extra: int = beside(0)
    """The preset's number: how many of the last players draw a card more, or one less."""
    heroes: list[Hero] = parts("new_hero")

    # the board
    ground: list[int] = shown_by("visit_ground", [])
    grid: list[int] = beside([])
    """What stands on each cell."""
    placed: list[int] = beside(NOBODY)
    """How many pawns of each type of enemy that is, since a used-up type is replaced."""
    entered: list[int] = keyed(COLUMN_NAMES, high=TURNS)
    """For the green cell of each column: the turn in which the enemy on it came; 0 for none."""
    armour_at: int = ref(PLACES, start=NOWHERE)
    armour_hp: int = integer(0, ARMOUR_HP, start=ARMOUR_HP)
    armour_entered: int = integer(0, TURNS)
    """The turn in which the Armour reached its green cell; 0 for none."""

    airship: Airship = shown_by("airship.visit", NO_AIRSHIP)

    # cards and tokens
    decks: list[Deck] = beside([])
    discards: list[list[int]] = shown_by("visit_decks", [])
    bag: Deck = part(start=NO_DECK)
    gear: list[int] = keyed("tables.equipment_ids", -1, MOST - 1)
    """Who holds each equipment card; -1 for the supply."""
    boxed: int = mask("tables.sheet_ids")
    """Sheets out of the game, as a mask."""

    # the turn
    turn: int = integer(0, TURNS)
    first: int = integer(0, MOST - 1)
    """Who holds the First Hero token."""
    starter: int = integer(0, MOST - 1)
    """Who began this turn: its order of play is fixed."""
    acting: int = integer(0, MOST - 1)
    """Whose turn it is, counted in the order of play."""
    cards_left: int = integer(0, 3)
    """Enemy cards this player still has to draw."""
    actions: int = shown_by("visit_actions", 0)
    ability_used: bool = flag()
    reroll: bool = flag()
    sight: int = integer(0, 99)
    """Range that long sight adds."""
    steps: int = integer(0, 99)
    """Moves that cost no action."""
    manning: int = ref(ZONES)
    """The zone of whose gun the Mechanic counts as the full crew."""

    # while something is being carried out
    aim: int = integer(NO_TARGET, THE_ARMOUR, start=NO_TARGET)
    """What an Ability is about: its first target, the freed cell, the last victim's."""
    power: int = integer(0, 9)
    """The Power of the bolt."""
    due: int = integer(0, 99)
    """Tokens that are still to be drawn."""
    partner: int = integer(-1, MOST - 1, start=-1)
    given: list[int] = shown(counted, "tables.item_ids", start=[])
    """What the player offers in a trade: resources, potions, equipment, in this order."""
    taken: list[int] = shown(counted, "tables.item_ids", start=[])
    """What the player asks for."""
    march: list[int] = refs(PLACES)
    """Where the enemies stand that have yet to act in this Enemies phase."""
    struck: list[int] = integers()
    """The players whose heroes the present attack has yet to reach."""
    roller: int = integer(-1, MOST - 1, start=-1)
    """Who rolled last."""
    rolled: list[int] = integers(1)
    """What the last roll showed, re-rolls last."""
    need: int = integer(0, 6)
    """What it had to reach; 0 for the die of a chest or of the Armour's side."""
    ended: int = ref(ENDS)

    # -- positions and fingerprints ---------------------------------------------------------

    def visit_ground(self, v: Visitor) -> None:
        """Show the gaps between the tiles, and the enemies on them."""
        gaps = [cell for cell in range(CELLS) if self.ground[cell] == GAP]
        back = v.refs("gaps", gaps, PLACES, null=False)
        if back is not gaps:
            self.ground = FRESH_GROUND[:]
            for cell in back:
                if 0 <= cell < CELLS:
                    self.ground[cell] = GAP if self.ground[cell] == TILE else NO_CELL
        enemies = self._enemies()
        placed = v.refs("enemies", enemies, ENEMY_IDS, null=False)
        if placed is not enemies:
            self.grid = [EMPTY] * CELLS
            for number in placed:
                if number >= 0:
                    cell, kind = divmod(number, len(ENEMIES))
                    taken = self.grid[cell] != EMPTY
                    self.grid[cell] = CLASH if taken else LEGIONNAIRE + kind
            self.placed = [self.grid.count(kind) for kind in range(GRENADIER + 1)]

    def visit_decks(self, v: Visitor) -> None:
        """Show each enemy deck after its discard."""
        for number, deck in enumerate(self.decks):
            discard = v.refs(
                f"discard_{number + 1}",
                self.discards[number],
                self.tables.enemy_card_ids,
                null=False,
            )
            self.discards[number] = discard
            self._fill_deck(number)
            v.part(f"deck_{number + 1}", deck)
        self._fill_bag()

    def visit_actions(self, v: Visitor) -> None:
        self.actions = v.integer("actions", self.actions, 0, 99)
        if isinstance(v, Reader) and self.phase == ACT and "actions" not in v.data:
            self.actions = ACTIONS  # a position may leave them out at the start of a hero's turn

    def faults(self) -> list[str]:
        """After a position was read: put every pawn on the board, and say who has no room."""
        wrong: list[str] = []
        grid = self.grid
        for cell in range(CELLS):
            if grid[cell] == CLASH:
                wrong.append(f"enemies: two stand on {PLACES[cell]}")
            if grid[cell] > GRENADIER:
                grid[cell] = EMPTY
            if self.ground[cell] == NO_CELL and (
                grid[cell] != EMPTY or FRESH_GROUND[cell] != NO_CELL
            ):
                wrong.append(f"enemies and gaps: {PLACES[cell]} has no tile, and holds nobody")
        if self.armour_at >= 0:
            if self.armour_at >= FIRST_ZONE or FRESH_GROUND[self.armour_at] == NO_CELL:
                wrong.append(f"armour_at: the Armour cannot be at {PLACES[self.armour_at]}")
            else:
                for cell in BLOCK[self.armour_at]:
                    if grid[cell] != EMPTY:
                        wrong.append(f"enemies: {PLACES[cell]} is under the Armour")
                    grid[cell] = ARMOUR
        for player, hero in enumerate(self.heroes):
            if 0 <= hero.at < FIRST_ZONE:
                if grid[hero.at] != EMPTY or self.ground[hero.at] in (GAP, NO_CELL):
                    wrong.append(f"heroes[{player}].at: {PLACES[hero.at]} is not free")
                else:
                    grid[hero.at] = HERO + player
        return wrong

    def _fill_bag(self) -> None:
        """Unless a position says otherwise, the bag holds what lies nowhere else."""
        left = [resource.tokens for resource in self.tables.resources]
        for hero in self.heroes:
            for resource, count in enumerate(hero.tokens):
                left[resource] -= count
        left[self.tables.key] -= self.airship.open_chests()
        tokens = one_by_one(left)
        if len(tokens) != self.bag.size():
            self.bag.runs = []
            self.bag.shuffle_in(tokens)

    def _fill_deck(self, number: int) -> None:
        """The same for an enemy deck and its discard."""
        used = self.discards[number]
        deck = self.decks[number]
        cards = [card for card in self.tables.decks[number] if card not in used]
        if len(cards) != deck.size():
            deck.runs = []
            deck.shuffle_in(cards)

    def _enemies(self) -> list[int]:
        return [
            cell * len(ENEMIES) + pawn - LEGIONNAIRE
            for cell, pawn in enumerate(self.grid)
            if is_enemy(pawn)
        ]

    def new_hero(self) -> Hero:
        """A hero who carries nothing yet."""
        hero = Hero()
        hero.tables = self.tables
        hero.tokens = [0] * len(self.tables.resource_ids)
        hero.potions = [0] * len(self.tables.potion_ids)
        return hero

    # -- reading ----------------------------------------------------------------------------

    def seat_of(self, actor: int) -> int:
        """Where there are more heroes than people, they are led in turn."""
        return actor % self.seats

    def in_setup(self) -> bool:
        """Whether heroes are still chosen and go aboard."""
        return self.phase <= BOARD_SHIP

    def hero_acts(self) -> bool:
        """Whether a hero is taking actions."""
        return self.phase == ACT or self.phase == TRADING

    def player(self) -> int:
        """Whose turn it is."""
        return (self.starter + self.acting) % len(self.heroes)

    def order(self) -> list[int]:
        """The players in this turn's order of play."""
        count = len(self.heroes)
        return [(self.starter + place) % count for place in range(count)]

    def sequence(self) -> int:
        """Which deck is drawn from: 0 to 3."""
        return (self.turn - 1) // TURNS_OF_A_DECK

    def supply(self, kind: int) -> int:
        """How many pawns of a type of enemy are not on the board."""
        return self.tables.enemies[kind].pawns - self.placed[kind]

    def copies(self, potion: int) -> int:
        """How many copies of a potion are in the supply."""
        left = self.tables.potions[potion].copies
        for hero in self.heroes:
            left -= hero.potions[potion]
        return left

    def unused(self) -> list[int]:
        """The sheets that lie before nobody and are not in the box."""
        free: list[int] = []
        for sheet in range(len(self.tables.sheets)):
            if not self.is_boxed(sheet):
                taken = False
                for hero in self.heroes:
                    if hero.sheet == sheet:
                        taken = True
                if not taken:
                    free.append(sheet)
        return free

    def is_boxed(self, sheet: int) -> bool:
        """Whether a sheet is out of the game."""
        return has(self.boxed, sheet)

    def box(self, sheet: int) -> None:
        """Put a sheet in the box, out of the game."""
        self.boxed = plus(self.boxed, sheet)

    def weapon(self, player: int, number: int) -> Weapon:
        """A weapon of a player's hero by its number."""
        if number == BASIC:
            return self.heroes[player].character().basic
        return self.tables.equipment[number - 1].weapon

    def owned(self, player: int, number: int) -> int:
        """How many of something that can change hands a player has."""
        item = self.tables.items[number]
        if item.kind == TOKEN_ITEM:
            return self.heroes[player].tokens[item.number]
        if item.kind == POTION_ITEM:
            return self.heroes[player].potions[item.number]
        return 1 if self.gear[item.number] == player else 0
