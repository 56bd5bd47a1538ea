"""What an editor looks for in the packs of this game, once every record is well formed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bossrush.engine.content import Check, Content, Problem
from bossrush.engine.content.problem import listed
from bossrush.games.souls.cards import records
from bossrush.games.souls.cards.boards import LAST_COLUMN
from bossrush.games.souls.cards.geometry import FAR, board
from bossrush.games.souls.cards.terms import COLOURS, STATS
from bossrush.games.souls.cards.treasure_records import Equipment

MOST_CARDS: Final = 255
"""A card's number is written in eight bits beside those of its upgrades."""
NEEDED: Final = {"character": 4, "enemy": 1, "encounter": 12, "face": 12, "trap": 1}
"""How many records of a kind a game for four needs."""
ROOMS: Final = ("bonfire_tile", "mini_boss_tile", "main_boss_tile")
BOSS_ROOMS: Final = ("mini_boss_tile", "main_boss_tile")
ENTERED: Final = "mini_boss_tile"
"""By which the party comes to every boss."""
FEWEST_DOORS: Final = 2
FEWEST_NODES: Final = 5
LAST_ROW: Final = 5
MOST_ENCOUNTERS: Final = 5
MOST_PIPS: Final = 4
DODGE_DIE: Final = "green"
OWNED: Final = ("starting", "class", "transposed")
"""Decks that belong to a character, `class_knight`."""
ICONS: Final = {
    "move": {"n", "dir", "to", "push", "push_damage"},
    "shift": {"n", "dir", "push"},
    "leap": {"to", "push", "push_damage"},
    "turn": {"deg", "dir"},
    "attack": {"type", "dmg", "mode", "target", "push", "conditions"},
}
"""What each behaviour icon may say."""
WAYS: Final = {
    "move": ("toward", "away"),
    "shift": ("forward", "backward", "left", "right"),
    "leap": ("",),
    "turn": ("left", "right", ""),
    "attack": ("",),
}


def box(content: Content) -> Iterator[Problem]:
    """What a game for four needs and these packs do not have."""
    missing = [
        f"{count} of kind {kind} (there are {len(content.records(kind))})"
        for kind, count in NEEDED.items()
        if len(content.records(kind)) < count
    ]
    dice = {record.id for record in content.records("die")}
    missing += [f"the die {colour}" for colour in COLOURS if colour not in dice]
    rooms = {record.id for record in content.records("room")}
    missing += [f"the room {room}" for room in ROOMS if room not in rooms]
    tiers = {record.tier for record in content.records("boss", records.Boss)}
    missing += [f"a {tier} boss" for tier in ("mini", "main") if tier not in tiers]
    manifest = str(content.packs[-1].folder / "pack.yaml")
    if missing and content.whole:
        advice = "A pack that adds cards to the game's own says 'requires: [core]' in its manifest"
        yield Problem(manifest, 1, 1, f"a game needs {listed(missing)}. {advice}.")
    cards = len(content.records("equipment", Equipment))
    if cards > MOST_CARDS:
        said = f"there are {cards} equipment cards; the game can hold {MOST_CARDS}"
        yield Problem(manifest, 1, 1, said)


def enemies(content: Content) -> Iterator[Problem]:
    """Enemies move and attack; everything else is for bosses."""
    for record in content.records("enemy", records.Enemy):
        if record.range is None and any(op.op == "attack" for op in record.behaviour):
            said = "it attacks and has no range, so it reaches nobody: 'range: 0' is its own node."
            yield content.problem(record.id, said, "behaviour")
        if not record.behaviour:
            said = "it does nothing: an enemy moves, attacks, or does both."
            yield content.problem(record.id, said, "behaviour")
        for place, op in enumerate(record.behaviour):
            where = (record.id, "behaviour", place)
            if op.op not in ("move", "attack"):
                yield _at(content, where, f"only a boss can {op.op}; an enemy moves and attacks.")
            elif op.mode == "area":
                yield _at(content, where, "only a boss attacks an area: it has arcs.")
            yield from _icon(content, where, op)


def behaviours(content: Content) -> Iterator[Problem]:
    """Behaviour cards suit their boss, and their arcs suit their icons."""
    bosses = {record.id: record for record in content.records("boss", records.Boss)}
    cards = content.records("behaviour", records.Behaviour)
    for record in cards:
        members = [member.id for member in bosses[record.boss].members]
        wanted = 1 if record.member else len(members)
        if record.member and record.member not in members:
            said = f"'{record.boss}' is {' and '.join(members)}; who is '{record.member}'?"
            yield content.problem(record.id, said, "member")
        elif len(record.sides) != wanted:
            said = f"this card needs {wanted} side{'s' * (wanted > 1)}, one for each who acts."
            yield content.problem(record.id, said, "sides")
        for number, side in enumerate(record.sides):
            yield from _side(content, (record.id, "sides", number), side)
    for boss in bosses.values():
        standard = [card for card in cards if card.boss == boss.id and not card.heat_up]
        if len(standard) < boss.deck_size and content.whole:
            said = f"its deck holds {boss.deck_size} cards, and there are {len(standard)} for it."
            yield content.problem(boss.id, said, "deck_size")


def _side(
    content: Content, where: tuple[str | int, ...], side: records.BehaviourSide
) -> Iterator[Problem]:
    attacks = [op for op in side.ops if op.op == "attack"]
    if not side.ops:
        yield _at(content, where, "nothing happens on this side: write an icon under 'ops'.")
    if len(attacks) > 1:
        yield _at(content, where, "a behaviour card has one attack icon at most.")
    if any(op.mode == "area" for op in attacks) and not side.hit:
        yield _at(content, where, "an attack on an area says which arcs it hits: 'hit: [front]'.")
    if attacks and side.range is None:
        yield _at(content, where, "an attack needs a range; a dash is for movement alone.")
    for place, op in enumerate(side.ops):
        yield from _icon(content, (*where, "ops", place), op)


def _icon(content: Content, where: tuple[str | int, ...], op: records.Op) -> Iterator[Problem]:
    defaults = type(op)(op=op.op)
    for name in op.__struct_fields__:
        if name != "op" and name not in ICONS[op.op]:
            if getattr(op, name) != getattr(defaults, name):
                yield _at(content, where, f"'{name}' means nothing to {op.op}.")
    if op.dir not in WAYS[op.op]:
        ways = " or ".join(repr(way) for way in WAYS[op.op] if way)
        yield _at(content, where, f"{op.op} goes {ways}, not '{op.dir}'.")
    if op.op in ("move", "leap") and op.to is None:
        yield _at(content, where, "say to whom: 'to: nearest' or 'to: aggro'.")
    if op.op == "attack" and op.mode != "area" and op.target is None:
        yield _at(content, where, "say at whom: 'target: nearest' or 'target: aggro'.")
    if op.push_damage and not op.push:
        yield _at(content, where, "a number in the push icon needs the icon: 'push: true'.")
    if op.op == "turn" and (op.deg == 90) != bool(op.dir):
        yield _at(content, where, "a turn is 'deg: 90' with left or right, or 'deg: 180'.")


def lattices(content: Content) -> Iterator[Problem]:
    """Nodes lie within the tile, each at a place of its own, and every one can be walked to."""
    for record in content.records("lattice", records.Lattice):
        places = [(row, col) for row, col in record.nodes]
        if len(places) < FEWEST_NODES or len(set(places)) < len(places):
            said = f"a tile has at least {FEWEST_NODES} nodes, each at a place of its own."
            yield content.problem(record.id, said, "nodes")
        elif any(row > LAST_ROW or col > LAST_COLUMN for row, col in places):
            said = f"rows go from 0 to {LAST_ROW}, columns from 0 to {LAST_COLUMN}."
            yield content.problem(record.id, said, "nodes")
        elif any(FAR in row for row in board(record.id, places, [], [-1, -1]).distance):
            said = "not every node can be walked to: the next one is two away, or one aslant."
            yield content.problem(record.id, said, "nodes")


def _nodes(content: Content) -> dict[str, set[str]]:
    """The ids of the nodes of each lattice."""
    shapes = content.records("lattice", records.Lattice)
    return {shape.id: {f"n{number}" for number in range(len(shape.nodes))} for shape in shapes}


def rooms(content: Content) -> Iterator[Problem]:
    """The rooms of bosses have nodes, a spawn node, and the party's way in."""
    known = _nodes(content)
    for record in content.records("room", records.Room):
        if record.id == ROOMS[0] and not record.doors:
            yield content.problem(record.id, "the party leaves the bonfire by a door.", "doors")
        if record.id not in BOSS_ROOMS:
            continue
        if record.lattice is None or record.spawn is None:
            said = "a boss is fought here: the room needs a 'lattice' and a 'spawn' node."
            yield content.problem(record.id, said)
            continue
        nodes = known[record.lattice]
        entries = [node for side in record.entry_nodes.values() for node in side]
        for node in sorted({record.spawn, *entries} - nodes):
            yield content.problem(record.id, f"this room has no node '{node}'.")
        if record.id == ENTERED and not entries:
            said = "the party needs a way in: 'entry_nodes: {south: [n10]}'."
            yield content.problem(record.id, said, "entry_nodes")


def tiles(content: Content) -> Iterator[Problem]:
    """Faces name nodes that exist, none twice, and an entry for each door."""
    known = _nodes(content)
    for record in content.records("face", records.Face):
        nodes = known[record.lattice]
        roles = record.roles
        special = [roles.spawn1, roles.spawn2, roles.terrain1, roles.terrain2]
        if len(set(special)) < 4:
            yield content.problem(record.id, "spawn and terrain need four nodes.", "roles")
        if len(set(record.doors)) < FEWEST_DOORS:
            said = f"a tile has doors on {FEWEST_DOORS} sides at least, or the way ends there."
            yield content.problem(record.id, said, "doors")
        if set(record.entry_nodes) != set(record.doors):
            said = "every door has its entry nodes, and nothing else has."
            yield content.problem(record.id, said, "entry_nodes")
        entries = [node for side in record.entry_nodes.values() for node in side]
        for node in sorted({*special, *entries, *record.trap_nodes} - nodes):
            yield content.problem(record.id, f"this tile has no node '{node}'.")
        for node in sorted({*entries, *record.trap_nodes} & set(special)):
            said = f"'{node}' is no basic node, so nobody enters and no trap lies there."
            yield content.problem(record.id, said)


def equipment(content: Content) -> Iterator[Problem]:
    """Cards lie in decks that exist, and upgrades and armour say nothing they cannot do."""
    characters = {record.id for record in content.records("character", records.Character)}
    bosses = {record.id for record in content.records("boss", records.Boss)}
    known = {"common", "legendary", *(f"boss_{boss}" for boss in bosses)}
    known |= {f"{deck}_{character}" for deck in OWNED for character in characters}
    for record in content.records("equipment", Equipment):
        if not record.decks:
            said = "it lies in no deck, so nobody ever finds it: 'decks: [common]'."
            yield content.problem(record.id, said, "decks")
        for place, deck in enumerate(record.decks):
            if deck not in known and content.whole:
                yield content.problem(record.id, f"there is no deck '{deck}'.", "decks", place)
        if record.actions and record.slot not in ("one_hand", "two_hand"):
            said = "only what is held in a hand has actions."
            yield content.problem(record.id, said, "actions")
        if record.effect is not None and record.text is None:
            yield content.problem(record.id, "an effect is said in words as well: 'text: …'.")
        for place, action in enumerate(record.actions):
            needs_range = action.dice or action.conditions or action.push
            if needs_range and record.range is None and action.range is None:
                said = "an attack needs a range, its own or the card's."
                yield content.problem(record.id, said, "actions", place)
    cards = {record.id: record for record in content.records("equipment", Equipment)}
    for character in content.records("character", records.Character):
        lacking = [stat for stat in STATS if stat not in character.stats]
        if lacking:
            said = f"a character has all four stats; it lacks {listed(lacking)}."
            yield content.problem(character.id, said, "stats")
            continue
        slots = [cards[name].slot for name in character.starting]
        if not slots or slots[0] != "armour" or slots.count("armour") > 1:
            said = "starting equipment begins with the armour, and has one."
            yield content.problem(character.id, said, "starting")
        for place, name in enumerate(character.starting):
            for stat, need in cards[name].req.items():
                if character.stats[stat][0] < need:
                    said = f"'{name}' asks for more {stat} than this character begins with."
                    yield content.problem(character.id, said, "starting", place)


def campaigns(content: Content) -> Iterator[Problem]:
    """Every section of a campaign has encounters, as many as tiles can be laid for, and a boss."""
    for record in content.records("campaign", records.Campaign):
        if not record.sections:
            yield content.problem(record.id, "a campaign has a section at least.", "sections")
        for place, section in enumerate(record.sections):
            where = (record.id, "sections", place)
            if not 1 <= len(section.levels) <= MOST_ENCOUNTERS:
                said = f"a section has 1 to {MOST_ENCOUNTERS} encounters: 'levels: [1, 1, 2]'."
                yield _at(content, (*where, "levels"), said)
            if not section.bosses:
                yield _at(content, (*where, "bosses"), "a section leads to a boss at least.")
    for boss in content.records("boss", records.Boss):
        if not 1 <= sum(boss.encounters_before) <= MOST_ENCOUNTERS:
            said = f"1 to {MOST_ENCOUNTERS} encounters lead to a boss, over all three levels."
            yield content.problem(boss.id, said, "encounters_before")


def dice(content: Content) -> Iterator[Problem]:
    """Faces show what players can call them: up to four pips, and a dodge or none on green."""
    for record in content.records("die", records.DieRecord):
        most = 1 if record.id == DODGE_DIE else MOST_PIPS
        if max(record.faces) > most:
            said = f"a face of this die shows 0 to {most}."
            yield content.problem(record.id, said, "faces")


def _at(content: Content, where: tuple[str | int, ...], said: str) -> Problem:
    return content.problem(str(where[0]), said, *where[1:])


PROOFS: Final[list[Check]] = [
    box,
    enemies,
    behaviours,
    lattices,
    rooms,
    tiles,
    equipment,
    campaigns,
    dice,
]
"""Each tells what could not be played, at its line."""
