"""Cards as the rules know them: immutable tables of ints, made once from the packs.

A card's place in its table is its number everywhere in the rules. Texts stay behind as the keys
of the catalogues, and every list of steps has a number, so that a state can point into a card.
"""

from __future__ import annotations

from bossrush.engine.card_game import CardTables
from bossrush.engine.dice import Die
from bossrush.games.sector.cards.terms import ANY_AMMO, EITHER, NO_TRAIT, PICK_ANY


class ChoiceOption:
    """One answer a card offers the crew."""

    def __init__(self) -> None:
        self.steps = -1
        self.label = ""
        self.hint = ""
        self.item = -1
        """The category of item somebody must carry; -1 for none."""
        self.ammo = -2
        """The type of ammo the crew must hold; -1 for any, -2 for none."""
        self.amount = 0
        self.hp = 0
        """Somebody must have more HP than this."""
        self.flag = -1
        self.crew = -1
        """The crew card that must be among the crew; -1 for none."""
        self.free = True
        """True where nothing at all is required."""


class Step:
    """One verb of a card with its numbers; which of them count depends on the verb."""

    def __init__(self) -> None:
        self.number = -1
        """Its place among all steps, so that a question can be about it."""
        self.verb = 0
        self.who = 0
        self.amount = 0
        self.trait = NO_TRAIT
        self.need = 1
        self.judged = 0
        self.attempts = 1
        self.die = 0
        self.pick = PICK_ANY
        self.category = 2
        self.ammo = ANY_AMMO
        self.choose = False
        """Of two results the roller chooses; of several items the owner does."""
        self.lasting = False
        """Until the mission or the combat ends, not only the chapter or the round."""
        self.mode = 0
        self.round_limit = 0
        self.good = -1
        """The list of steps that follows a pass, or a victory."""
        self.bad = -1
        """The list of steps that follows a failure."""
        self.table: list[int] = []
        """For each face of a rolled die, the list of steps that follows."""
        self.traits: list[int] = []
        self.faces: list[int] = []
        self.options: list[ChoiceOption] = []
        self.text = ""


class Rule:
    """One rule of a combat special: when it applies, and what it does."""

    def __init__(self) -> None:
        self.steps = -1
        self.round_at_least = 0
        self.round_is = 0
        self.mode = 0
        self.row_at_most = -1
        self.row_has = NO_TRAIT
        self.flag = -1
        self.crew_hurt = 0
        """1 where somebody must have lost HP this round, -1 where nobody may have."""
        self.removed_at_least = 0


class Enemy:
    """The lower part of a card: what is fought."""

    def __init__(self) -> None:
        self.name = ""
        self.gender = "m"
        self.row: list[int] = []
        self.per_crew = 0
        self.hits: list[int] = []
        """For each ammo type, how many hits the chart asks for; 0 for an immune enemy."""
        self.wounds: list[int] = []
        self.printed: list[bool] = []
        """For each ammo type, whether the chart has a line of its own for it."""
        self.ranged = 0
        self.close = 0
        self.search = 0
        self.waves: list[list[int]] = []
        self.rules: list[list[Rule]] = []
        """For each named moment of combat, the rules that apply then."""
        self.special = ""
        self.beaten = ""


class Plate:
    """What is drawn on a card."""

    def __init__(self) -> None:
        self.scene = ""
        self.figure = ""
        self.light = ""


class Card:
    """A card of the mission deck."""

    def __init__(self) -> None:
        self.id = ""
        self.act = 0
        """1 to 3; 0 for a start card, 4 for a boss."""
        self.title = ""
        self.story = ""
        self.steps = -1
        self.enemy: Enemy | None = None
        self.plate = Plate()


class Use:
    """Something that can be used: an item's text, or a cybernetic's."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.gender = "m"
        self.text = ""
        self.icon = ""
        self.use = 0
        self.moments = 0
        """When it can be used, as a mask."""
        self.steps = -1
        self.out_of_combat = False
        self.rolled = 0
        """1 where the crew die must show a single, 2 where it must show a double."""


class Item(Use):
    """An item card. Every card exists once."""

    def __init__(self) -> None:
        super().__init__()
        self.category = 0
        self.slots = 1
        self.gun = False
        self.ammo = -1
        self.capacity = 0
        self.rates: list[int] = []
        self.lowest_rate = 99
        self.jams: list[bool] = []
        """For each face of its ammo die, whether it jams this weapon."""
        self.symbols: list[int] = []
        """For each face of its ammo die, the steps this weapon gives it; -1 for none."""
        self.hits: list[int] = []
        """For each face, the hits it scores: its own, and those its symbol adds."""
        self.wounds: list[int] = []
        """For each face, the wounds its symbol inflicts past the hit chart."""
        self.chart_as = -1

    def fires(self, ammo: int) -> bool:
        """Whether it is a gun for this type of ammo, or for any."""
        return self.gun and (ammo == ANY_AMMO or self.ammo == ammo)

    def is_a(self, category: int) -> bool:
        """Whether it is of this category: weapon, gear or either."""
        return category == EITHER or self.category == category


class Cybernetic(Use):
    """A cybernetic card."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ""


class CrewCard:
    """A crew card and its die."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.gender = "m"
        self.portrait = ""
        self.record = ""
        self.ratings: list[int] = []
        self.die = Die("", [])
        self.shown: list[int] = []
        """For each face, what it shows; see `terms.SHOWN`."""


class Drone:
    """A drone card."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.gender = "m"
        self.icon = ""
        self.text = ""
        self.basic = -1
        self.advanced = -1
        """A list that holds one `roll` step; -1 for the medical drone, which has none."""
        self.basic_name = ""
        self.basic_text = ""
        self.advanced_name = ""
        self.advanced_text = ""


class Epilogue:
    """An epilogue card."""

    def __init__(self) -> None:
        self.id = ""
        self.title = ""
        self.text = ""
        self.plate = Plate()


class Tables(CardTables):
    """Everything the packs of a play hold, as the rules know it."""

    def __init__(self) -> None:
        super().__init__()
        self.crew: list[CrewCard] = []
        self.crew_ids: list[str] = []
        self.cybernetics: list[Cybernetic] = []
        self.cybernetic_ids: list[str] = []
        self.cards: list[Card] = []
        self.card_ids: list[str] = []
        self.acts: list[list[int]] = [[], [], [], [], []]
        """The cards of each act, as `Card.act` counts them."""
        self.items: list[Item] = []
        """The item deck's cards first, then the starting weapons."""
        self.item_ids: list[str] = []
        self.deck_items = 0
        """How many of the items belong to the item deck."""
        self.drones: list[Drone] = []
        self.drone_ids: list[str] = []
        self.tech = False
        """Whether Twisted Tech is mixed in."""
        self.lists: list[list[Step]] = []
        self.list_ids: list[str] = []
        """Every list of steps by the text it belongs to: `act1.gate`, `act1.gate/1/option-2`."""
        self.steps: list[Step] = []
        self.step_ids: list[str] = []
        """Every step by its list and its place there, from 1: `act1.gate/1/option-2/1`."""
        self.places: list[list[int]] = []
        """Every place in a text, before each step and behind the last: a list, a place in it."""
        self.place_ids: list[str] = []
        """Each by the step that comes next, `end` behind the last: `act1.gate/1/option-2/end`."""
        self.first_place: list[int] = []
        """For each list of steps, where its places begin among all of them."""
        self.use_ids: list[str] = []
        """What can be used: the implants of four crewmembers, then the items."""
        self.flags: list[str] = []
        self.chapter_die = Die("chapter", ["might", "cunning", "wisdom"])
        self.hit_die = Die("hit", ["hit", "miss"])
        self.tech_die = Die("tech", [])
        self.ammo_dice: list[Die] = []
        self.ammo_counts: list[int] = []
        self.chapter_dice = 0
        self.hit_dice = 0
        self.tech_dice = 0
        self.chapter_trait: list[int] = []
        """For each face of the chapter die, its trait."""
        self.hit_faces: list[bool] = []
        self.face_names: dict[str, str] = {}
        """The text of each die's face, by `die.face`."""
        self.victory = Epilogue()
        self.defeat = Epilogue()
        self.implant_moments = 0
        """All moments at which any cybernetic can be used."""
        self.reactive = 0
        """All moments at which any card of these packs can be used."""
