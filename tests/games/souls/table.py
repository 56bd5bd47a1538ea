"""A table to stage rules tests on: a few words set a position up, a script rolls its dice."""

from __future__ import annotations

from typing import Any

from bossrush.games.souls import GAME
from bossrush.games.souls.cards.tables import BossCard
from bossrush.games.souls.cards.terms import ARCS, CONDITIONS, DIRECTIONS
from bossrush.games.souls.game import SoulsGame
from bossrush.games.souls.table.check_box import copies
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.state import Dungeon
from bossrush.testing import Staged

TABLES = GAME.cards({})

TILES: list[dict[str, Any]] = [
    {"face": "room1a", "x": 0, "y": 1, "level": 1},
    {"face": "room2b", "x": -1, "y": 0, "level": 1},
    {"face": "room6a", "x": 1, "y": 1, "level": 1},
    {"face": "room5a", "x": 1, "y": 0, "level": 2},
]
"""A dungeon of four tiles for the Gargoyle, none of them turned.

The first lies south of the bonfire, the second west of it; the third lies east of the first, and
the fourth, where the fog gate stands on the north wall, north of the third.
"""


def pips(*faces: int) -> list[str]:
    """A script of black, blue and orange dice."""
    return [f"pip{face}" for face in faces]


def icons(*faces: int) -> list[str]:
    """A script of green dice."""
    return [f"dodge{face}" for face in faces]


class Table(Staged[Dungeon]):
    """A play of the core set, and short ways to read it."""

    asks = "souls.ask."

    def hero(self, number: int = 0) -> Hero:
        return self.s.party[number]

    def bar(self, number: int = 0) -> tuple[int, int]:
        """The black and red cubes of a character."""
        return self.hero(number).black, self.hero(number).red

    def node(self, number: int = 0) -> str:
        return self.s.board().ids[self.hero(number).node]

    def foe_node(self, number: int = 0) -> str:
        """Where a foe stands; nothing for one that has fallen."""
        node = self.s.fight.foes[number].node
        return self.s.board().ids[node] if node >= 0 else ""

    def health(self, number: int = 0) -> int:
        return self.s.fight.foes[number].health

    def facing(self, number: int = 0) -> str:
        return DIRECTIONS[self.s.fight.foes[number].facing]

    def conditions(self, number: int = 0) -> set[str]:
        return _conditions(self.hero(number).conditions)

    def foe_conditions(self, number: int = 0) -> set[str]:
        return _conditions(self.s.fight.foes[number].conditions)

    def name(self, held: int) -> list[str]:
        """A card and the upgrades under it; nothing for an empty slot."""
        if held < 0:
            return []
        numbers = [held & 255, (held >> 8 & 255) - 1, (held >> 16 & 255) - 1]
        return [TABLES.item_ids[number] for number in numbers if number >= 0]

    @property
    def inventory(self) -> list[str]:
        return ["+".join(self.name(held)) for held in self.s.inventory]

    def carried(self, number: int = 0) -> dict[str, str]:
        """What is on a board, by slot."""
        one = self.hero(number)
        slots = {"armour": one.armour, "left": one.left, "right": one.right}
        found = {slot: "+".join(self.name(held)) for slot, held in slots.items() if held >= 0}
        if one.backup:
            found["backup"] = " ".join("+".join(self.name(held)) for held in one.backup)
        return found


def _conditions(mask: int) -> set[str]:
    return {name for bit, name in enumerate(CONDITIONS) if mask >> bit & 1}


# -- characters -----------------------------------------------------------------------------


def hero(
    character: str = "knight", node: str | None = None, ready: bool = True, **changes: Any
) -> dict[str, Any]:
    """A character with its starting equipment, but for what is changed.

    One that is not `ready` has used Luck and Heroic Action, so that rolls raise no questions.
    Cards are given by slot, alone or with their upgrades: `left="estoc"`,
    `left=["morning_star", "titanite_shard"]`, `backup=["spear"]`, `right=None`.
    """
    card = TABLES.characters[TABLES.character_ids.index(character)]
    starting = [TABLES.item_ids[item] for item in card.starting]
    made: dict[str, Any] = {
        "character": character,
        "armour": starting[0],
        "left": starting[1],
        "right": starting[2],
        "backup": starting[3:],
        "node": node,
        "luck": ready,
        "heroic": ready,
        **changes,
    }
    for slot in ("armour", "left", "right"):
        made[slot] = _held(made[slot])
    made["backup"] = [name for one in made["backup"] for name in _held(one)]
    return made


def _held(card: str | list[str] | None) -> list[str]:
    """A card in the words of positions: itself, then its upgrades with a plus."""
    if card is None:
        return []
    first, *under = [card] if isinstance(card, str) else card
    return [first, *(f"+{upgrade}" for upgrade in under)]


def bag(*cards: str) -> dict[str, Any]:
    """A deck in no known order."""
    return {"runs": [{"cards": list(cards)}] if cards else []}


def levels(*gone: str) -> list[dict[str, Any]]:
    """The encounter cards of each level, but for those on tiles."""
    found = []
    for level in (1, 2, 3):
        cards = [card.id for card in TABLES.encounters if card.level == level]
        found.append(bag(*(card for card in cards if card not in gone)))
    return found


def tokens(*gone: str) -> dict[str, Any]:
    """The trap tokens that lie on no tile."""
    names = [token.id for token in TABLES.traps for _ in range(token.copies)]
    for token in gone:
        names.remove(token)
    return bag(*names)


def turned(tiles: list[dict[str, Any]]) -> list[str]:
    """The trap tokens that lie face up on tiles."""
    marks = [mark for tile in tiles for mark in tile.get("traps", ())]
    return [mark for mark in marks if mark not in ("none", "hidden")]


# -- positions ------------------------------------------------------------------------------


def dungeon(
    *party: dict[str, Any],
    script: list[str] | None = None,
    mode: str = "standard",
    tiles: list[dict[str, Any]] | None = None,
    cards: tuple[str, ...] = ("hollow_cave", "the_deeps", "ruined_keep", "lost_labyrinth"),
    up: tuple[int, ...] = (),
    treasure: tuple[str, ...] = ("shortsword", "ember", "titanite_shard"),
    inventory: tuple[str | list[str], ...] = (),
    **changes: Any,
) -> Table:
    """The party between encounters, on the bonfire tile; `up` are the tiles it has cleared.

    A tile's card is the one of `cards` at its place once it lies face up, or when its tile says
    `card` itself.
    """
    heroes = list(party) or [hero("knight"), hero("assassin")]
    laid = []
    for number, tile in enumerate(tiles if tiles is not None else TILES):
        made = dict(tile)
        if number in up:
            made |= {"card": made.get("card", cards[number]), "up": True}
        laid.append(made)
    shown = [tile["card"] for tile in laid if "card" in tile]
    boss = TABLES.bosses[TABLES.boss_ids.index(changes.get("boss", "gargoyle"))]
    stock = [name for one in inventory for name in _held(one)]
    taken = {card.removeprefix("+") for card in stock}.union(*(carried(one) for one in heroes))
    state: dict[str, Any] = {
        "phase": "explore",
        "boss": "gargoyle",
        "section": 1 if boss.main and mode == "standard" else 0,
        "tiles": laid,
        "levels": levels(*shown),
        "trap_deck": tokens(*turned(laid)),
        "fog_tile": len(laid) - 1,
        "fog_side": "north",
        "at": -1,
        "party": heroes,
        "treasure": bag(*(card for card in treasure if card not in taken)),
        "inventory": stock,
        **changes,
    }
    return staged(len(heroes), state, script, {"mode": mode})


def fight(
    *party: dict[str, Any],
    foes: list[tuple[str, str]] | None = None,
    card: str = "central_irithyll",
    face: str = "room1a",
    script: list[str] | None = None,
    mode: str = "standard",
    phase: str = "hero_acts",
    turn: int = 0,
    wounded: dict[int, int] | None = None,
    afflicted: dict[int, list[str]] | None = None,
    state: dict[str, Any] | None = None,
    alone: bool = False,
    **changes: Any,
) -> Table:
    """An encounter on a tile that was entered from the bonfire, in a character's activation.

    The card places no terrain unless another is given. In phases of the enemies the first of them
    acts; `turn` is whose activation it is, or was. `foes` are enemies with their nodes; `wounded`
    lowers the Health of some of them, `afflicted` gives some of them conditions. `changes` are
    fields of the fight, `state` those of the table. Staged `alone`, only that phase is played.
    """
    heroes = list(party) or [hero("knight", "n1")]
    number = TABLES.face_ids.index(face)
    side = next(side for side in range(4) if TABLES.faces[number].doors >> side & 1)
    entered = {"face": face, "x": 0, "y": 1, "turn": -side % 4, "card": card}
    entered["level"] = TABLES.encounters[TABLES.encounter_ids.index(card)].level
    fought: dict[str, Any] = {
        "foes": standing(foes or [("sentinel", "n1")], wounded or {}, afflicted or {}),
        "aggro": turn,
        "hero": turn,
        "acting": 0 if phase in FOE_PHASES else -1,
        "opened": True,
        "fresh": True,
        "walk": 1,
        **changes,
    }
    made: dict[str, Any] = {
        "phase": phase,
        "boss": "gargoyle",
        "tiles": [entered],
        "levels": levels(card),
        "trap_deck": tokens(*turned((state or {}).get("tiles", []))),
        "fog_tile": 0,
        "fog_side": "west",
        "at": 0,
        "door": ("north", "east", "south", "west")[side],
        "party": heroes,
        "first": (turn + 1) % len(heroes),
        "fight": fought,
        **(state or {}),
    }
    return staged(len(heroes), made, script, {"mode": mode}, alone=alone)


def trapped(
    one: dict[str, Any] | None = None,
    script: list[str] | None = None,
    known: dict[str, str] | None = None,
    **changes: Any,
) -> Table:
    """A character on n1 of room1a, with traps face down on n4, n5, n6, n8 and n10.

    `known` are tokens that were turned over in an earlier encounter.
    """
    traps = ["none"] * 13
    for node in ("n4", "n5", "n6", "n8", "n10"):
        traps[int(node[1:])] = (known or {}).get(node, "hidden")
    tile = {"face": "room1a", "x": 0, "y": 1, "level": 1, "card": "ash_gardens", "traps": traps}
    state = {"tiles": [tile], **changes.pop("state", {})}
    foes = changes.pop("foes", [("crossbow_hollow", "n12")])
    name = one["character"] if one else ""
    bystander = hero("warrior" if name == "knight" else "knight", "n2")
    party = [one or hero("assassin", "n1", False), bystander]
    return fight(*party, foes=foes, card="ash_gardens", script=script, state=state, **changes)


def duel(
    *party: dict[str, Any],
    boss: str = "gargoyle",
    nodes: tuple[str, ...] = ("n6",),
    facing: tuple[str, ...] = ("n",),
    health: tuple[int, ...] = (),
    afflicted: dict[int, list[str]] | None = None,
    deck: tuple[str, ...] = (),
    script: list[str] | None = None,
    mode: str = "standard",
    phase: str = "hero_acts",
    turn: int = 0,
    state: dict[str, Any] | None = None,
    game: SoulsGame = GAME,
    **changes: Any,
) -> Table:
    """A boss encounter in a character's activation; `deck` are behaviour cards, the top first."""
    heroes = list(party) or [hero("knight", "n6", place="s")]
    card = TABLES.bosses[TABLES.boss_ids.index(boss)]
    kinds = [TABLES.foe_ids[member] for member in card.foes]
    spoken_of = {*deck, *changes.get("discard", ()), changes.get("card"), changes.get("last")}
    if spoken_of.intersection(names_of(card.heat)):
        changes.setdefault("heated", True)
    if changes.get("heated") and not health and len(kinds) == 1:
        health = (TABLES.foes[card.foes[0]].heat_up,)
    foes = standing(list(zip(kinds, nodes, strict=True)), {}, afflicted or {})
    for number, foe in enumerate(foes):
        foe["facing"] = facing[number]
        if health:
            foe["health"] = health[number]
            foe["node"] = foe["node"] if health[number] else None
    fought: dict[str, Any] = {
        "boss": True,
        "hall": card.main,
        "foes": foes,
        "aggro": turn,
        "hero": turn,
        "acting": 0 if phase in FOE_PHASES else -1,
        "opened": True,
        "fresh": True,
        "walk": 1,
        **changes,
    }
    if len(foes) == 1:
        own = TABLES.foes[TABLES.foe_ids.index(kinds[0])]
        fought.setdefault("heated", foes[0]["health"] <= own.heat_up)
        if "weak" in fought and "last" not in fought:
            fought["last"] = card_weak_in(card.standard, fought["weak"])
        elif fought.get("last"):
            last = TABLES.behaviours[TABLES.behaviour_ids.index(fought["last"])]
            arcs = last.side_of(0).weak
            fought.setdefault("weak", [name for n, name in enumerate(ARCS) if arcs >> n & 1])
    else:
        fought.setdefault("heated", any(not foe["health"] for foe in foes))
    if deck:
        fallen = [number for number, foe in enumerate(foes) if not foe["health"]]
        alone = 1 - fallen[0] if len(foes) == 2 and len(fallen) == 1 else -1
        fought["deck"] = whole_deck(deck, card, fought, alone)
    made: dict[str, Any] = {
        "phase": phase,
        "boss": boss,
        "section": 1 if card.main and mode == "standard" else 0,
        "tiles": [tile | {"card": name, "up": True} for tile, name in zip(TILES, UP, strict=True)],
        "levels": levels(*UP),
        "trap_deck": tokens(),
        "fog_tile": 3,
        "fog_side": "north",
        "at": 3,
        "door": "south",
        "party": heroes,
        "first": (turn + 1) % len(heroes),
        "fight": fought,
        **(state or {}),
    }
    return staged(len(heroes), made, script, {"mode": mode}, game)


def whole_deck(
    deck: tuple[str, ...], boss: BossCard, fought: dict[str, Any], alone: int
) -> dict[str, Any]:
    """A behaviour deck in a known order that begins with these cards and has as many as it must."""
    standard, heat = names_of(boss.standard), names_of(boss.heat)
    size = boss.deck_size
    if alone >= 0:
        standard = names_of(boss.member_heat[alone])
        size = len(standard)
    there = [*fought.get("discard", ()), *deck]
    if fought["heated"] and alone < 0:
        size += 1
        if not set(heat) & set(there):
            there.append(heat[0])
    there += [name for name in standard if name not in there][: max(0, size - len(there))]
    lying = there[len(fought.get("discard", ())) :]
    return {"runs": [{"ordered": True, "cards": lying}] if lying else []}


def names_of(behaviours: list[int]) -> list[str]:
    return [TABLES.behaviour_ids[card] for card in behaviours]


def card_weak_in(cards: list[int], arcs: list[str]) -> str:
    """A behaviour card that leaves a boss weak in just these arcs."""
    mask = sum(1 << ARCS.index(arc) for arc in arcs)
    found = next(one for one in cards if TABLES.behaviours[one].side_of(0).weak == mask)
    return TABLES.behaviour_ids[found]


def acting(card: str, *party: dict[str, Any], icon: int = 0, **changes: Any) -> Table:
    """A boss resolves one icon of a behaviour card."""
    boss = card.partition(".")[0]
    fields = {"boss": boss, "phase": "foe_icon", "icon": icon, "card": card, "discard": [card]}
    if boss != "ornstein_and_smough":
        fields["last"] = card
    return duel(*party, **{**fields, **changes})


FOE_PHASES = ("foe_icon", "defend", "foe_end")

UP = ("hollow_cave", "broken_passageway", "forsaken_depths", "lost_labyrinth")
"""Encounters without a gravestone, for tiles that were cleared on the way to a boss."""


def standing(
    foes: list[tuple[str, str]], wounded: dict[int, int], afflicted: dict[int, list[str]]
) -> list[dict[str, Any]]:
    found = []
    for number, (kind, node) in enumerate(foes):
        health = TABLES.foes[TABLES.foe_ids.index(kind)].health - wounded.get(number, 0)
        conditions = afflicted.get(number, [])
        found.append({"kind": kind, "node": node, "health": health, "conditions": conditions})
    return found


def workshop() -> SoulsGame:
    """The game with enough of every card, for anybody: what cards do can be tried on anyone."""
    made = SoulsGame()
    tables = made.cards({})
    for item in tables.items:
        item.needs = [0, 0, 0, 0]
    tables.bosses[-1].treasures = [*tables.bosses[-1].treasures, *range(len(tables.items))] * 4
    return made


WORKSHOP = workshop()
COPIES = copies(TABLES)


def carried(one: dict[str, Any]) -> list[str]:
    """Every card and upgrade on a board."""
    slots = ("armour", "left", "right", "backup")
    return [card.removeprefix("+") for slot in slots for card in one.get(slot, ())]


def needs_workshop(party: list[dict[str, Any]]) -> bool:
    """Whether somebody carries what is not for them, or more carry a card than there are of it."""
    cards = [TABLES.item_ids.index(card) for one in party for card in carried(one)]
    if any(cards.count(card) > COPIES[card] for card in cards):
        return True
    for one in party:
        stats = TABLES.characters[TABLES.character_ids.index(one["character"])].stats
        for card in carried(one):
            for stat, need in enumerate(TABLES.items[TABLES.item_ids.index(card)].needs):
                if need > stats[stat][one["tiers"][stat]]:
                    return True
    return False


def able(one: dict[str, Any]) -> list[int]:
    """The lowest tiers that a character needs for what it carries, as far as there are any."""
    stats = TABLES.characters[TABLES.character_ids.index(one["character"])].stats
    tiers = [0, 0, 0, 0]
    for card in carried(one):
        for stat, need in enumerate(TABLES.items[TABLES.item_ids.index(card)].needs):
            while stats[stat][tiers[stat]] < need and tiers[stat] < 3:
                tiers[stat] += 1
    return tiers


def staged(
    seats: int,
    state: dict[str, Any],
    script: list[str] | None,
    options: dict[str, Any],
    game: SoulsGame = GAME,
    alone: bool = False,
) -> Table:
    """A table at this position; without a script its chance is that of a seed.

    Whoever carries a card has the stats for it, unless a test says which.
    """
    party = [{"seat": seat, "tiers": able(one), **one} for seat, one in enumerate(state["party"])]
    stocked = sorted((one["character"] for one in party), key=TABLES.character_ids.index)
    state = {"stocked": stocked, **state, "party": party}
    position = {"seats": seats, "options": options, "state": state}
    if game is GAME and needs_workshop(party):
        game = WORKSHOP
    if script is None:
        return Table(game.stage(position, seed=1, alone=alone))
    return Table.staged(game, position, script, alone)
