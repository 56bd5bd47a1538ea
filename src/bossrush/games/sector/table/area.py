"""The mission area: the crew, and all that lies on the table with any card."""

from __future__ import annotations

from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.fields import beside, one_of, part, parts, ref, refs, shown_by
from bossrush.engine.sets import below
from bossrush.engine.state import State
from bossrush.engine.supply import Supply
from bossrush.engine.visit import Part, Reader, Visitor
from bossrush.games.sector.cards.tables import Card, CrewCard, Enemy, Tables
from bossrush.games.sector.cards.terms import CARDS_OF_AN_ACT, FUNCTIONS, READY, SIDES
from bossrush.games.sector.table.crew import CREW_IDS, NO_TABLES, Crew

NO_DECK: Final = Deck()
"""What stands for each deck until `lay_out`, or a copy, brings the real one."""


class Area(State):
    """What a mission is played with. `Progress` and `Mission` add what is going on with it."""

    tables: Tables = beside(NO_TABLES)
    crew: list[Crew] = parts("_member")

    # options
    hp_cap: int = beside(12)
    """The highest HP healing can reach; 0 for no cap."""
    trade_one: bool = beside(False)
    jam_crew: bool = beside(False)
    drone_blocks: bool = beside(True)

    turned: list[int] = refs("tables.card_ids")
    """The cards turned so far, the present one last."""
    leader: int = ref(CREW_IDS)
    discard: list[int] = refs("tables.item_ids")
    pool: list[int] = refs("tables.item_ids")
    draft: list[int] = refs("tables.item_ids")
    """What is being put together: the items of a TRADE, the dealt starting weapons."""
    loaded: list[int] = shown_by("visit_loaded", [])
    """The ammo dice on each item card."""
    mission: Deck = part(start=NO_DECK)
    items: Deck = part(start=NO_DECK)
    weapons: Deck = part(start=NO_DECK)
    """The starting weapons nobody has been dealt."""
    supply: Supply = part(Supply)
    flank: int = one_of(SIDES, start=READY)
    flanker: int = ref(CREW_IDS)
    """Whose die lies on the FLANK card."""
    drone: int = ref("tables.drone_ids")
    """The drone card in play; -1 until one is chosen."""
    drone_side: int = one_of(SIDES, start=READY)
    drone_user: int = ref(CREW_IDS)
    drone_function: int = one_of(FUNCTIONS)

    def visit_loaded(self, v: Visitor) -> None:
        """Show the ammo on the guns; then decks and supply are what is left, unless they say so."""
        v.part("loaded", Loads(self.loaded, self.tables))
        if isinstance(v, Reader):
            self.lay_out()

    def _member(self) -> Crew:
        member = Crew()
        member.tables = self.tables
        return member

    # -- laying it out --------------------------------------------------------------------

    def lay_out(self) -> None:
        """Fill the decks and the supply with all that lies nowhere else."""
        tables = self.tables
        taken = [*self.discard, *self.pool, *self.draft]
        for member in self.crew:
            taken += member.pack
        self.items = _bag("items", tables, range(tables.deck_items), taken)
        self.weapons = _bag(
            "starting-weapons", tables, range(tables.deck_items, len(tables.items)), taken
        )
        self.mission = self._mission_deck()
        for ammo, count in enumerate(tables.ammo_counts):
            self.supply.left[ammo] = count
        for item, loaded in enumerate(self.loaded):
            if loaded:
                self.supply.left[tables.items[item].ammo] -= loaded

    def _mission_deck(self) -> Deck:
        """What is still to come, act by act; nobody knows which cards were dealt."""
        deck = Deck()
        deck.key = "mission"
        deck.ids = self.tables.card_ids
        now = self.tables.cards[self.turned[-1]].act if self.turned else 0
        for act in range(now, len(CARDS_OF_AN_ACT)):
            cards = self.tables.acts[act]
            seen = [card for card in self.turned if card in cards]
            unseen = [card for card in cards if card not in seen]
            pool = deck.add_pool(unseen)
            count = min(CARDS_OF_AN_ACT[act] - len(seen), len(unseen))
            if count > 0:
                deck.deal_unseen(pool, count)
        return deck

    # -- reading --------------------------------------------------------------------------

    def seat_of(self, actor: int) -> int:
        """A lone player leads both crewmembers."""
        return 0 if self.seats == 1 else actor

    def card(self) -> Card:
        """The card being played."""
        return self.tables.cards[self.turned[-1]]

    def enemy(self) -> Enemy:
        enemy = self.tables.cards[self.turned[-1]].enemy
        assert enemy is not None, "combat on a card without an enemy"
        return enemy

    def crew_card(self, crew: int) -> CrewCard:
        return self.tables.crew[self.crew[crew].card]

    def holder(self, item: int) -> int:
        """Who carries an item; -1 when nobody does."""
        for number, member in enumerate(self.crew):
            if item in member.pack:
                return number
        return -1

    def everyone(self) -> int:
        """The set of the whole crew."""
        return below(len(self.crew))


def _bag(key: str, tables: Tables, cards: range, taken: list[int]) -> Deck:
    deck = Deck()
    deck.key = key
    deck.ids = tables.item_ids
    deck.shuffle_in([card for card in cards if card not in taken])
    return deck


class Loads(Part):
    """The ammo dice on the guns, as positions list them: by the gun's own id."""

    def __init__(self, loaded: list[int], tables: Tables) -> None:
        self.loaded = loaded
        self.tables = tables

    def visit(self, v: Visitor) -> None:
        for number, item in enumerate(self.tables.items):
            if item.gun:
                loaded = self.loaded[number]
                self.loaded[number] = v.integer(item.id, loaded, 0, item.capacity)
