"""How the records of packs become the rows of the tables that the rules read."""

from __future__ import annotations

from typing import Final

from bossrush.engine.content import Content
from bossrush.engine.content.rows import (
    Rows,
    Source,
    each,
    equals,
    field,
    looked_up,
    made,
    mask,
    opened,
    present,
    ref,
    refs,
    word,
)
from bossrush.games.souls.cards import records, terms, treasure_records
from bossrush.games.souls.cards.boards import face_board
from bossrush.games.souls.cards.dice import handful
from bossrush.games.souls.cards.tables import (
    Action,
    Behaviour,
    BehaviourCard,
    BossCard,
    CampaignCard,
    CharacterCard,
    EncounterCard,
    Face,
    FoeCard,
    Icon,
    Item,
    SectionCard,
    TrapToken,
)

# -- what becomes what ----------------------------------------------------------------------------


def dice(path: str = "") -> Source:
    """Dice by colour as a handful."""
    return Source(path, lambda written, content: handful(written))


def includes(name: str, path: str) -> Source:
    """Whether a word is among those written."""
    return Source(path, lambda written, content: name in written)


def printed_range() -> Source:
    """A range as cards print it: a number, or `inf`; the row's own where nothing is written."""
    return Source("range", lambda reach, content: terms.INFINITE if reach == "inf" else reach)


def in_deck(deck: str, content: Content) -> list[int]:
    """The numbers of the equipment cards that lie in a deck."""
    cards = content.records("equipment", treasure_records.Equipment)
    return [number for number, card in enumerate(cards) if deck in card.decks]


# -- equipment ------------------------------------------------------------------------------------


def effect_of(action: treasure_records.Action) -> int:
    """What a line of actions does."""
    if action.dice:
        return terms.STRIKE
    if action.conditions or action.push:
        return terms.AFFLICT
    if action.boost is not None:
        return terms.BOOST
    if action.guard is not None:
        return terms.GUARD
    return terms.SHIFTING if action.shift else terms.GRANT


ACTIONS: Final = Rows(
    "action",
    treasure_records.Action,
    Action,
    effect=made(effect_of, "dice", "conditions", "push", "boost", "guard", "shift"),
    dice=dice(),
    before=field("shift_before"),
    after=field("shift_after"),
    conditions=mask(terms.CONDITIONS),
    from_backup=field("usable_from_backup"),
    grants=present("grant"),
    who=word(terms.WHO, "grant.who"),
    stamina=field("grant.stamina"),
    health=field("grant.health"),
    reach=field("grant.range"),
    boost_magic=field("boost.magic"),
    boost_mod=field("boost.mod"),
    guard_block=dice("guard.block"),
    guard_resist=dice("guard.resist"),
)

ITEMS: Final = Rows(
    "equipment",
    treasure_records.Equipment,
    Item,
    slot=word(terms.KINDS_OF_SLOT),
    category=word(terms.CATEGORIES),
    hand=made(lambda card: card.slot in ("one_hand", "two_hand"), "slot"),
    needs=made(lambda card: [card.req.get(stat, 0) for stat in terms.STATS], "req"),
    upgrades=field("upgrade_slots"),
    block=dice(),
    resist=dice(),
    actions=each(ACTIONS),
    starting=made(lambda card: card.decks[0].startswith("starting"), "decks"),
    own_dice=dice("effect.own_attacks_add.dice"),
    own_mod=field("effect.own_attacks_add.mod"),
    weapon_dice=dice("effect.weapon_attacks_add.dice"),
    weapon_mod=field("effect.weapon_attacks_add.mod"),
    weapon_magic=field("effect.weapon_attacks_add.magic"),
    weapon_conditions=mask(terms.CONDITIONS, "effect.weapon_attacks_add.conditions"),
    discount=field("effect.costliest_discount"),
    start_choice=present("effect.start_choice"),
    hurt_stamina=field("effect.on_damage.stamina"),
    end_health=field("effect.end_of_activation.health"),
    end_per_enemy=field("effect.per_enemy_on_node"),
    beat_stamina=field("effect.beat_gain.stamina"),
    immune=mask(terms.CONDITIONS, "effect.immune"),
    ignores_push=field("effect.ignore_push"),
    beside_two_handed=field("effect.with_two_handed"),
    no_dodge=includes("dodge", "effect.forbid"),
    no_run=includes("run", "effect.forbid"),
    takes_aggro=field("effect.take_aggro"),
    effect=opened(),
    elsewhere=["copies", "note", "origin"],
)


def finish(item: Item) -> Item:
    """What an action takes from its card: its range, and whether no other attack costs more."""
    costs = [action.cost for action in item.actions if action.effect == terms.STRIKE]
    for action in item.actions:
        if action.range == terms.NO_RANGE:
            action.range = item.range
        if action.reach == terms.NO_RANGE:
            action.reach = max(0, action.range)
        action.costliest = action.effect == terms.STRIKE and action.cost == max(costs)
    return item


# -- characters -----------------------------------------------------------------------------------

CHARACTERS: Final = Rows(
    "character",
    records.Character,
    CharacterCard,
    stats=made(
        lambda board: [[*board.stats[stat], terms.TIER_FOUR_VALUE] for stat in terms.STATS], "stats"
    ),
    heroic=word(terms.HEROICS, "heroic.rule"),
    heroic_name=field("heroic.name"),
    heroic_text=field("heroic.text"),
    starting=refs("equipment"),
    treasures=looked_up(lambda board, content: in_deck(f"class_{board.id}", content)),
    transposed=looked_up(lambda board, content: in_deck(f"transposed_{board.id}", content)),
    elsewhere=["origin"],
)

# -- enemies and bosses ---------------------------------------------------------------------------

WAYS: Final = {"forward": 0, "right": 2, "backward": 4, "left": 6}
"""Directions of shifts and turns, in eighths of a turn from the facing."""

ICONS: Final = Rows(
    "icon",
    records.Op,
    Icon,
    op=word(terms.OPS),
    nodes=field("n"),
    away=equals("away", "dir"),
    way=made(lambda op: 4 if op.deg == 180 else WAYS.get(op.dir, 0), "deg", "dir"),
    to=made(lambda op: terms.QUARRIES.index(op.target or op.to or "nearest"), "target", "to"),
    damage=made(lambda op: op.dmg or op.push_damage, "dmg", "push_damage"),
    magic=equals("magic", "type"),
    mode=word(terms.MODES),
    conditions=mask(terms.CONDITIONS),
    attack=made(lambda op: op.op == "attack" or op.push_damage > 0, "op", "push_damage"),
)

OWN_BEHAVIOURS: Final = Rows(
    "enemy",
    records.Enemy,
    Behaviour,
    range=printed_range(),
    icons=each(ICONS, "behaviour"),
    elsewhere=[
        "models", "health", "threat", "block", "resist", "gender", "icon", "origin",
    ],
)  # fmt: skip
"""What an enemy does is printed on its own card."""

ENEMIES: Final = Rows(
    "enemy",
    records.Enemy,
    FoeCard,
    behaviour=looked_up(OWN_BEHAVIOURS.row, "dodge", "range"),
    elsewhere=["origin"],
)

MEMBERS: Final = Rows(
    "member",
    records.Member,
    FoeCard,
    boss=made(lambda member: True),
    main_spawn=equals("main", "spawn"),
    special=word(terms.SPECIALS, "special.rule"),
    special_name=field("special.name"),
    special_text=field("special.text"),
    elsewhere=["note"],
)


def levels(boss: records.Boss) -> list[int]:
    """The level of each encounter before a boss, the lowest first."""
    counts = enumerate(boss.encounters_before, 1)
    return [level for level, count in counts for _ in range(count)]


BOSSES: Final = Rows(
    "boss",
    records.Boss,
    BossCard,
    main=equals("main", "tier"),
    levels=made(levels, "encounters_before"),
    treasures=looked_up(lambda boss, content: in_deck(f"boss_{boss.id}", content)),
    elsewhere=["members", "origin"],
)

SIDES: Final = Rows(
    "side",
    records.BehaviourSide,
    Behaviour,
    range=printed_range(),
    icons=each(ICONS, "ops"),
    hit=mask(terms.ARCS),
    weak=mask(terms.ARCS),
    elsewhere=["note"],
)


def member_of(card: records.Behaviour, content: Content) -> int:
    """Whose card it is, where only one of a pair is left."""
    ids = [member.id for member in content.get("boss", card.boss, records.Boss).members]
    return ids.index(card.member) if card.member else terms.NOTHING


BEHAVIOURS: Final = Rows(
    "behaviour",
    records.Behaviour,
    BehaviourCard,
    boss=ref("boss"),
    sides=each(SIDES),
    member=looked_up(member_of),
    elsewhere=["origin"],
)

# -- encounters, tiles, campaigns -----------------------------------------------------------------


def spawns(card: records.Encounter, content: Content) -> list[list[int]]:
    """The enemies of both spawn nodes: among the foes enemies come first."""
    return [
        [content.index("enemy", enemy) for enemy in spawned]
        for spawned in (card.spawn1, card.spawn2)
    ]


def terrain(card: records.Encounter) -> list[int]:
    """What stands on both terrain nodes."""
    return [
        terms.NO_TERRAIN if name is None else terms.TERRAIN.index(name)
        for name in (card.terrain1, card.terrain2)
    ]


ENCOUNTERS: Final = Rows(
    "encounter",
    records.Encounter,
    EncounterCard,
    spawns=looked_up(spawns, "spawn1", "spawn2"),
    terrain=made(terrain, "terrain1", "terrain2"),
    elsewhere=["note", "origin"],
)

TRAPS: Final = Rows("trap", records.Trap, TrapToken, elsewhere=["origin"])

FACES: Final = Rows(
    "face",
    records.Face,
    Face,
    doors=mask(terms.SIDES),
    board=looked_up(
        lambda face, content: face_board(
            face, content.get("lattice", face.lattice, records.Lattice)
        ),
        "lattice",
        "roles",
        "entry_nodes",
        "trap_nodes",
    ),
    elsewhere=["side", "origin"],
)

SECTIONS: Final = Rows(
    "section",
    records.Section,
    SectionCard,
    levels=made(lambda section: sorted(section.levels), "levels"),
    bosses=refs("boss"),
    elsewhere=["note"],
)

CAMPAIGNS: Final = Rows(
    "campaign", records.Campaign, CampaignCard, sections=each(SECTIONS), elsewhere=["origin"]
)
