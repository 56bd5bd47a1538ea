"""What may be answered: the ways to answer each question, and the named parts of an answer.

Questions offer them, rules and companions read them: `SLOT.of(answer)`, `MOVE.fits(answer)`.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Answers, Field, Id, Members, Number, Word
from bossrush.engine.sets import has
from bossrush.games.souls.cards import terms
from bossrush.games.souls.table.fight import HERO_NAMES
from bossrush.games.souls.table.state import Dungeon

# -- the parts of answers -----------------------------------------------------------------------


def node_ids(s: Dungeon) -> list[str]:
    """What the nodes of the present board are called."""
    return s.board().ids


def character_ids(s: Dungeon) -> list[str]:
    return s.tables.character_ids


def boss_ids(s: Dungeon) -> list[str]:
    return s.tables.boss_ids


class Model(Field[Dungeon]):
    """A model on the table: a hero, or HEROES + a foe."""

    def text(self, state: Dungeon, part: int) -> str:
        return f"hero-{part}" if terms.is_hero(part) else f"foe-{terms.foe_of(part)}"

    def part(self, state: Dungeon, text: str) -> int:
        name, _, number = text.partition("-")
        if name not in ("hero", "foe"):
            raise ValueError(text)
        return int(number) if name == "hero" else terms.foe_model(int(number))


class Hands(Field[Dungeon]):
    """A set of the hand cards somebody carries, by the places they are in now: `left+backup`."""

    def hero(self, state: Dungeon) -> int:
        """Whose cards they are: who acts, or chooses."""
        return state.fight.hero if state.fight.hero >= 0 else state.chooser

    def places(self, state: Dungeon) -> list[str]:
        """Where the cards are, in the order of `Hero.weapons`."""
        character = state.party[self.hero(state)]
        slots = []
        if character.left >= 0:
            slots.append(terms.IN_LEFT)
        if character.right >= 0:
            slots.append(terms.IN_RIGHT)
        slots.extend(terms.IN_BACKUP + place for place in range(len(character.backup)))
        return [terms.PLACES[slot] for slot in slots]

    def text(self, state: Dungeon, part: int) -> str:
        places = self.places(state)
        return "+".join(name for number, name in enumerate(places) if has(part, number))

    def part(self, state: Dungeon, text: str) -> int:
        places = self.places(state)
        return sum(1 << places.index(name) for name in text.split("+"))


SLOT: Final[Word[Dungeon]] = Word("slot", terms.PLACES)
LINE: Final[Number[Dungeon]] = Number("line", 8)
FOE: Final[Number[Dungeon]] = Number("foe", 64)
NODE: Final[Id[Dungeon]] = Id("node", node_ids, 64)
HEROES_GIVEN: Final[Members[Dungeon]] = Members("heroes", HERO_NAMES)
ARC: Final[Word[Dungeon]] = Word("arc", terms.ARCS)
HANDS_TAKEN: Final = Hands("hands", 8)
MODEL: Final = Model("model", 128)
HERO: Final[Number[Dungeon]] = Number("hero", 4)
STAT: Final[Word[Dungeon]] = Word("stat", terms.STATS)
PLACE: Final[Word[Dungeon]] = Word("place", (*terms.DESTINATIONS, "strip"))
STOCK: Final[Number[Dungeon]] = Number("stock", 512)
DIE: Final[Number[Dungeon]] = Number("die", 32)
TILE: Final[Number[Dungeon]] = Number("tile", 32)
SIDE: Final[Word[Dungeon]] = Word("side", terms.SIDES)
X: Final[Number[Dungeon]] = Number("x", 19, low=-9)
Y: Final[Number[Dungeon]] = Number("y", 19, low=-9)
TURN: Final[Number[Dungeon]] = Number("turn", 4)
CHARACTER: Final = Id("character", character_ids)
BOSS: Final = Id("boss", boss_ids)
DIRECTION: Final[Word[Dungeon]] = Word("direction", terms.DIRECTIONS)

# -- laying tiles -------------------------------------------------------------------------------

TILE_PLACES: Final = Answers()
LAY_AT: Final = TILE_PLACES.kind("lay", X, ",", Y, "@", TURN)
LAY_ALL: Final = TILE_PLACES.kind("auto")
"""Let the table lay this tile and the rest."""

FOG_PLACES: Final = Answers()
FOG_AT: Final = FOG_PLACES.kind("fog", "tile-", TILE, ":", SIDE)

# -- exploration --------------------------------------------------------------------------------

EXPLORATION: Final = Answers()
GO: Final = EXPLORATION.kind("go", "go:tile-", TILE)
"""To a tile that lies face up: it does not matter by which door."""
ENTER: Final = EXPLORATION.kind("enter", "go:tile-", TILE, "@", SIDE)
"""Into an encounter, by its door on a side of the map, as dashes name them."""
HOME: Final = EXPLORATION.kind("home", "bonfire")
FOG_GATE: Final = EXPLORATION.kind("fog")
REST: Final = EXPLORATION.kind("rest")
BUY_TREASURE: Final = EXPLORATION.kind("buy")
CHANGE_EQUIPMENT: Final = EXPLORATION.kind("gear", "gear:hero-", HERO)
LEVEL_UP: Final = EXPLORATION.kind("level", "level:hero-", HERO, ".", STAT)
BUY_LUCK: Final = EXPLORATION.kind("luck", "luck:hero-", HERO)
BUY_SPARK: Final = EXPLORATION.kind("spark")
SELL_CARDS: Final = EXPLORATION.kind("sell")
OPEN_CHEST: Final = EXPLORATION.kind("open")

DASHES: Final = Answers()
FIGHT_ON: Final = DASHES.kind("fight")
DASH_TO: Final = DASHES.kind("dash", SIDE)

# -- Blacksmith Andre ---------------------------------------------------------------------------

CARDS: Final = Answers()
DONE: Final = CARDS.kind("done")
ON_BOARD: Final = CARDS.kind("slot", SLOT)
IN_STOCK: Final = CARDS.kind("stock", "stock-", STOCK)

SHARES: Final = Answers()
STORE: Final = SHARES.kind("keep")
GIVE_EMBER: Final = SHARES.kind("ember", "hero-", HERO)
EQUIP: Final = SHARES.kind("take", "hero-", HERO, ":", PLACE)

CARD_PLACES: Final = Answers()
PUT_BACK: Final = CARD_PLACES.kind("back")
PUT_AT: Final = CARD_PLACES.kind("place", PLACE)

# -- a character's activation -------------------------------------------------------------------

ACTS: Final = Answers()
USE: Final = ACTS.kind("use", SLOT, ".", LINE)
"""An action without a target, or with one that is chosen later."""
ATTACK: Final = ACTS.kind("attack", SLOT, ".", LINE, ">foe-", FOE)
ATTACK_NODE: Final = ACTS.kind("attack", SLOT, ".", LINE, "@", NODE)
GRANT_TO: Final = ACTS.kind("grant", SLOT, ".", LINE, "+", HEROES_GIVEN)
MOVE: Final = ACTS.kind("move", "move:", NODE)
MOVE_ROUND: Final = ACTS.kind("move", "move:around-", ARC)
DRINK_ESTUS: Final = ACTS.kind("estus")
PERSEVERE: Final = ACTS.kind("heroic")
CHARGE: Final = ACTS.kind("heroic", "heroic:stay")
"""Berserk Charge without its move."""
CHARGE_TO: Final = ACTS.kind("heroic", "heroic:", NODE)
CHARGE_ROUND: Final = ACTS.kind("heroic", "heroic:around-", ARC)
TAKE_IN_HANDS: Final = ACTS.kind("hands", "hands:", HANDS_TAKEN)
END: Final = ACTS.kind("end")
PASS: Final = ACTS.kind("pass")
"""Of a Backstab, which is otherwise an attack."""

AIMS: Final = Answers()
AT_FOE: Final = AIMS.kind("foe", "foe-", FOE)
AT_NODE: Final = AIMS.kind("node", NODE)
"""Every foe on a node."""

STEPS: Final = Answers()
STAY: Final = STEPS.kind("stay")
STEP_TO: Final = STEPS.kind("node", NODE)
STEP_ROUND: Final = STEPS.kind("around", "around-", ARC)
"""On the boss's own node, to another of its arcs."""

# -- defending, and rolls -----------------------------------------------------------------------

DEFENCES: Final = Answers()
BLOCK: Final = DEFENCES.kind("block")
RESIST: Final = DEFENCES.kind("resist")
SUFFER: Final = DEFENCES.kind("suffer")
DODGE: Final = DEFENCES.kind("dodge")
"""Dodge without moving."""
DODGE_ROUND: Final = DEFENCES.kind("dodge", "dodge:", ARC)
DODGE_TO: Final = DEFENCES.kind("dodge", "dodge:", NODE)

ROLLS: Final = Answers()
KEEP: Final = ROLLS.kind("keep")
REROLL: Final = ROLLS.kind("reroll", "die-", DIE)
STAND_FAST: Final = ROLLS.kind("heroic")


def dodges(answer: int) -> bool:
    """Whether a defence is a dodge, on the spot or with a move."""
    return DODGE.fits(answer) or DODGE_TO.fits(answer) or DODGE_ROUND.fits(answer)
