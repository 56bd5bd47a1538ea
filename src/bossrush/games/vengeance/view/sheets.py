"""A player board as a sheet: tracks, skills and items, with what they are good for now."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Die, Sheet, Stat, Track, words
from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.lair import reached_in
from bossrush.games.vengeance.cards.requirement import hand_code
from bossrush.games.vengeance.cards.tables import Item, Skill
from bossrush.games.vengeance.cards.terms import (
    BASICS,
    CLOSE_ROLL,
    FIRST_ITEM,
    HEAL,
    JUMP,
    MICRO_TURN,
    MOVE,
    WOUND,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.actions import possible, targets
from bossrush.games.vengeance.rules.combat import tile_uses
from bossrush.games.vengeance.rules.hand import takes_dice
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.view.printed import (
    item_print,
    item_words,
    said,
    skill_print,
    skill_words,
)
from bossrush.games.vengeance.words.names import die_id, enemy_id, hero, room_id, seat_id, tile_id

MARKS: Final = ("triangle", "circle", "square", "lozenge")
"""The shape of each seat."""


def face_id(s: Vendetta, face: int) -> str | None:
    """What a die shows; None while it has not been rolled."""
    if face == s.tables.unrolled:
        return None
    return s.tables.faces[s.tables.wound if face == s.tables.freed else face]


def seat_sheet(s: Vendetta, seat: int, score: int) -> Sheet:
    """Everything on the player board of a seat, with what it is worth so far."""
    p = s.players[seat]
    sheet = Sheet(
        seat_id(seat),
        words(Message("vengeance-named", name=hero(s, seat).name)),
        seat,
        p.card.icon,
        MARKS[seat % len(MARKS)],
    )
    if p.hero < 0:
        return sheet
    sheet.text = said(p.card.line)
    sheet.badges = badges(s, seat)
    sheet.tracks = tracks(p, seat)
    sheet.stats = [Stat(f"p{seat}-score", said("vengeance-score"), score, "trophy")]
    laid = {group.skill for group in p.groups}
    sheet.cards = [skill_card(s, seat, code, laid) for code in range(len(p.card.skills))]
    sheet.cards += [item_card(p, seat, number) for number in range(len(p.card.items))]
    return sheet


def badges(s: Vendetta, seat: int) -> list[Badge]:
    p = s.players[seat]
    shown = [
        Badge(f"p{seat}-trait", said(p.card.trait_text), "broken-heart", tone="bad"),
        Badge(f"p{seat}-style", said(p.card.style)),
    ]
    if p.xp():
        name = said("vengeance-xp")
        shown.append(Badge(f"p{seat}-xp", name, "upgrade", p.xp(), "good"))
    if p.out():
        shown.append(Badge(f"p{seat}-out", said("vengeance-out"), "tombstone", tone="off"))
    elif p.stopped and s.phase in (MICRO_TURN, CLOSE_ROLL):
        shown.append(Badge(f"p{seat}-stopped", said("vengeance-stopped"), "padlock"))
    return shown


def tracks(p: Player, seat: int) -> list[Track]:
    tables = p.tables
    dice = p.life_dice.bit_count()
    return [
        Track(
            f"p{seat}-life",
            said("vengeance-life"),
            p.free_slots(),
            0,
            tables.life_base + tables.life_extra,
            "bar",
            "hearts",
            parts={
                "wound": p.wounds,
                "die": dice,
                "free": p.free_slots(),
                "closed": tables.life_extra - p.extra,
            },
        ),
        Track(f"p{seat}-ko", said("vengeance-ko"), p.ko, 0, tables.ko_slots, icon="knockout"),
        Track(
            f"p{seat}-training",
            said("vengeance-training"),
            p.marked,
            0,
            tables.training.slots,
            "bar",
            "weight-lifting-up",
            parts={"spent": p.spent, "marked": p.xp()},
            points=tables.training.worth,
        ),
        Track(
            f"p{seat}-loot",
            said("vengeance-loot"),
            p.loot,
            0,
            tables.loot.slots,
            "boxes",
            "swap-bag",
            points=tables.loot.worth,
        ),
    ]


def skill_card(s: Vendetta, seat: int, code: int, laid: set[int]) -> Card:
    """A skill as it lies there; `laid` are the skills with dice on them."""
    p = s.players[seat]
    skill = p.card.skills[code]
    plain = printed_card(p, seat, code, skill)
    if not p.marks[code] and code not in laid:
        return plain
    card = Card(plain.id, plain.name, plain.text, plain.icon, plain.kind, badges=plain.badges[:])
    for number, group in enumerate(g for g in p.groups if g.skill == code):
        for at, die in enumerate(members(group.dice)):
            face = s.tables.faces[group.faces[at]]
            laid_die = Die(die_id(die), "combat", face, at=card.id, state="counts", seat=seat)
            card.dice.append(laid_die)
        name = f"{card.id}-group-{number}"
        card.badges.append(Badge(name, said("vengeance-group"), "check-mark"))
    if p.marks[code]:
        ready = "good" if p.anticipated(code) else ""
        mark = said("vengeance-anticipated")
        card.badges.append(Badge(f"{card.id}-marks", mark, "brain-dump", p.marks[code], ready))
    return card


def printed_card(p: Player, seat: int, code: int, skill: Skill) -> Card:
    """A skill with nothing on it, made once for each seat, bought or not."""
    owned = p.owns(code)
    card = skill.cards.get(2 * seat + owned)
    if card is None:
        name = tile_id(p, seat, code)
        kind = skill_kind(p, code)
        card = Card(name, said(skill.name), skill_words(skill), skill.icon, kind)
        if skill.cost and not owned:
            card.badges.append(Badge(f"{name}-cost", said("vengeance-cost"), "upgrade", skill.cost))
        if skill.once:
            card.badges.append(Badge(f"{name}-once", said("vengeance-once"), "one-eyed"))
        skill.cards[2 * seat + owned] = card
    return card


def skill_kind(p: Player, code: int) -> str:
    if code < BASICS:
        return "skill basic"
    return "skill owned" if p.owns(code) else "skill offer"


def item_card(p: Player, seat: int, number: int) -> Card:
    item = p.card.items[number]
    name = tile_id(p, seat, FIRST_ITEM + number)
    uses = said("vengeance-uses")
    blank = said("vengeance-blank")
    return Card(
        name,
        said(item.name),
        item_words(item),
        item.icon,
        "item",
        badges=[
            Badge(f"{name}-uses", uses, "check-mark", p.uses[number]),
            Badge(f"{name}-blank", blank, "plain-square", p.blank(number), "off"),
        ],
    )


# -- for the game's own board -------------------------------------------------------------


def skill_data(s: Vendetta, seat: int, using: bool) -> list[dict[str, Any]]:
    """The tiles in front of a player as data: what each asks for and gives, how it stands.

    `using`: a tile is chosen now, and each says what its first step could reach.
    """
    p = s.players[seat]
    tiles = [
        skill_facts(p, seat, code, skill)
        for code, skill in enumerate(p.card.skills)
        if p.on_board(code)
    ]
    for number, item in enumerate(p.card.items):
        tiles.append(item_facts(p, seat, number, item))
    if using:
        usable = {p.card.tile_code(answers.TILE.of(use)) for use in tile_uses(p)}
        for facts, code in zip(tiles, tile_codes(p), strict=True):
            if code in usable:
                facts["reach"] = reach(p, seat, p.card.steps(code, False)[0])
    return tiles


def tile_codes(p: Player) -> list[int]:
    """The tiles in front of a player, skills before items."""
    skills = [code for code in range(len(p.card.skills)) if p.on_board(code)]
    return [*skills, *(FIRST_ITEM + number for number in range(len(p.card.items)))]


def reach(p: Player, seat: int, action: int) -> list[str]:
    """What an action could be aimed at from where the hero stands, as pieces of the scene."""
    if action in (WOUND, HEAL):
        return [f"p{seat}-life"] if possible(p, action) else []
    aimed = targets(p, action)
    if action == MOVE:
        return [room_id(p, seat, room) for room in aimed]
    if action == JUMP:
        return [room_id(p, seat, reached_in(leap)) for leap in aimed]
    return [enemy_id(p, seat, enemy) for enemy in aimed]


def offer_data(p: Player, seat: int) -> list[dict[str, Any]]:
    """The skills a player may still learn, as they are printed: what is looked at in Flashback."""
    return [
        {**skill_print(p.tables, skill), "id": tile_id(p, seat, code), "cost": skill.cost}
        for code, skill in enumerate(p.card.skills)
        if not p.on_board(code)
    ]


def skill_facts(p: Player, seat: int, code: int, skill: Skill) -> dict[str, Any]:
    facts = skill_print(p.tables, skill).copy()
    feedable = p.throws > 0 and takes_dice(p, code)
    facts["id"] = tile_id(p, seat, code)
    facts["kind"] = skill_kind(p, code)
    facts["ready"] = feedable and bool(skill.requirement.fits(hand_code(p.faces)))
    facts["needs"] = skill.requirement.lacking(open_faces(p))
    facts["marks"] = p.marks[code]
    facts["groups"] = [
        {"faces": [p.tables.faces[face] for face in group.faces], "bonus": group.bonus}
        for group in p.groups
        if group.skill == code
    ]
    return facts


def open_faces(p: Player) -> list[int]:
    """What the dice in hand show that may go into a group."""
    return [face for face in p.faces if face != p.tables.wound and face < p.tables.freed]


def item_facts(p: Player, seat: int, number: int, item: Item) -> dict[str, Any]:
    facts = item_print(item).copy()
    facts["id"] = tile_id(p, seat, FIRST_ITEM + number)
    facts["uses"] = p.uses[number]
    facts["checked"] = p.checked[number]
    return facts
