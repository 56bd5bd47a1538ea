"""A player board as a sheet: tracks, skills and items, with what they are good for now."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Die, Sheet, Stat, Track, Words, words
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.rolling import takes_dice
from bossrush.games.vengeance.score import total
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.tables import Item, Skill
from bossrush.games.vengeance.terms import (
    ACTIONS,
    AT_START,
    BASICS,
    FIRST_ITEM,
    IN_COMBAT,
    IN_RESOLUTION,
    NO_TRIGGER,
    TIMINGS,
    TRIGGERS,
)
from bossrush.games.vengeance.words import die_id, hero, seat_id, steps, tile_id

MARKS: Final = ("triangle", "circle", "square", "lozenge")
"""The shape of each seat."""


def face_id(s: Vendetta, face: int) -> str | None:
    """What a die shows; None while it has not been rolled."""
    if face == s.t.unrolled:
        return None
    return s.t.faces[s.t.wound if face == s.t.freed else face]


def seat_sheet(s: Vendetta, seat: int) -> Sheet:
    """Everything on the player board of a seat."""
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
    sheet.text = words(Message(p.card.line))
    sheet.badges = badges(s, seat)
    sheet.tracks = tracks(p, seat)
    sheet.stats = [Stat(f"p{seat}-score", words(Message("vengeance-score")), total(p), "trophy")]
    sheet.cards = [skill_card(s, seat, code) for code in range(len(p.card.skills))]
    sheet.cards += [item_card(p, seat, number) for number in range(len(p.card.items))]
    return sheet


def badges(s: Vendetta, seat: int) -> list[Badge]:
    p = s.players[seat]
    found = [
        Badge(f"p{seat}-trait", words(Message(p.card.trait_text)), "broken-heart", tone="bad"),
        Badge(f"p{seat}-style", words(Message(p.card.style))),
    ]
    if p.xp():
        name = words(Message("vengeance-xp"))
        found.append(Badge(f"p{seat}-xp", name, "upgrade", p.xp(), "good"))
    if p.out():
        found.append(
            Badge(f"p{seat}-out", words(Message("vengeance-out")), "tombstone", tone="off")
        )
    elif p.stopped:
        found.append(Badge(f"p{seat}-stopped", words(Message("vengeance-stopped")), "padlock"))
    return found


def tracks(p: Player, seat: int) -> list[Track]:
    t = p.t
    dice = p.life_dice.bit_count()
    return [
        Track(
            f"p{seat}-life",
            words(Message("vengeance-life")),
            p.free_slots(),
            0,
            t.life_base + t.life_extra,
            "bar",
            "hearts",
            parts={
                "wound": p.wounds,
                "die": dice,
                "free": p.free_slots(),
                "closed": t.life_extra - p.extra,
            },
        ),
        Track(f"p{seat}-ko", words(Message("vengeance-ko")), p.ko, 0, t.ko_slots, icon="knockout"),
        Track(
            f"p{seat}-training",
            words(Message("vengeance-training")),
            p.marked,
            0,
            t.training.slots,
            "bar",
            "weight-lifting-up",
            parts={"spent": p.spent, "marked": p.xp()},
            points=t.training.worth,
        ),
        Track(
            f"p{seat}-loot",
            words(Message("vengeance-loot")),
            p.loot,
            0,
            t.loot.slots,
            "boxes",
            "swap-bag",
            points=t.loot.worth,
        ),
    ]


def skill_card(s: Vendetta, seat: int, code: int) -> Card:
    p = s.players[seat]
    skill = p.card.skills[code]
    name = tile_id(p, seat, code)
    card = Card(
        name,
        words(Message(skill.name)),
        tile_text(skill.text, skill.steps, skill.timing, NO_TRIGGER),
        skill.icon,
        skill_kind(p, code),
    )
    for number, group in enumerate(g for g in p.groups if g.skill == code):
        dice = [die for die in range(group.dice.bit_length()) if group.dice >> die & 1]
        for at, die in enumerate(dice):
            face = s.t.faces[group.faces[at]]
            card.dice.append(Die(die_id(die), "combat", face, at=name, state="counts", seat=seat))
        card.badges.append(
            Badge(f"{name}-group-{number}", words(Message("vengeance-group")), "check-mark")
        )
    if skill.cost and not p.owned >> code & 1:
        cost = words(Message("vengeance-cost"))
        card.badges.append(Badge(f"{name}-cost", cost, "upgrade", skill.cost))
    if p.marks[code]:
        ready = "good" if p.anticipated(code) else ""
        mark = words(Message("vengeance-anticipated"))
        card.badges.append(Badge(f"{name}-marks", mark, "brain-dump", p.marks[code], ready))
    if skill.once:
        card.badges.append(Badge(f"{name}-once", words(Message("vengeance-once")), "one-eyed"))
    return card


def skill_kind(p: Player, code: int) -> str:
    if code < BASICS:
        return "skill basic"
    return "skill owned" if p.owned >> code & 1 else "skill offer"


def item_card(p: Player, seat: int, number: int) -> Card:
    item = p.card.items[number]
    name = tile_id(p, seat, FIRST_ITEM + number)
    uses = words(Message("vengeance-uses"))
    blank = words(Message("vengeance-blank"))
    return Card(
        name,
        words(Message(item.name)),
        tile_text("", item.steps, item.timing, item.answers),
        item.icon,
        "item",
        badges=[
            Badge(f"{name}-uses", uses, "check-mark", p.uses[number]),
            Badge(f"{name}-blank", blank, "plain-square", p.blank(number), "off"),
        ],
    )


def tile_text(text: str, does: list[int], timing: int, answers: int) -> Words:
    """What a tile does, in one line."""
    if text:
        return words(Message(text))
    if answers != NO_TRIGGER:
        trigger = Message(f"vengeance-action-{TRIGGERS[answers]}")
        return words(Message("vengeance-tile-answers", trigger=trigger, steps=steps(does)))
    moment = {IN_COMBAT: "combat", AT_START: "start", IN_RESOLUTION: "resolution"}[timing]
    return words(Message(f"vengeance-tile-{moment}", steps=steps(does)))


# -- for the game's own board -------------------------------------------------------------


def skill_data(s: Vendetta, seat: int) -> list[dict[str, Any]]:
    """Every tile of a player as data: what it asks for, what it gives, how it stands."""
    p = s.players[seat]
    found = [skill_facts(p, seat, code, skill) for code, skill in enumerate(p.card.skills)]
    for number, item in enumerate(p.card.items):
        found.append(item_facts(p, seat, number, item))
    return found


def skill_facts(p: Player, seat: int, code: int, skill: Skill) -> dict[str, Any]:
    owned = bool(p.open_skills() >> code & 1)
    feedable = owned and p.throws > 0 and takes_dice(p, code)
    fits = skill.requires.fits(p.hand_code()) if feedable else []
    return {
        "id": tile_id(p, seat, code),
        "kind": skill_kind(p, code),
        "icon": skill.icon,
        "cost": skill.cost,
        "requires": [entry.split("|") for entry in skill.faces],
        "steps": [ACTIONS[step] for step in skill.steps],
        "bonus": [ACTIONS[step] for step in skill.bonus_steps[len(skill.steps) :]],
        "timing": TIMINGS[skill.timing],
        "once": skill.once,
        "owned": owned,
        "ready": bool(fits),
        "needs": missing(p, skill) if owned else len(skill.faces),
        "groups": [
            {"faces": [p.t.faces[face] for face in group.faces], "bonus": group.bonus}
            for group in p.groups
            if group.skill == code
        ],
        "slots": skill.slots,
        "marks": p.marks[code],
    }


def missing(p: Player, skill: Skill) -> int:
    """How many dice of a group the hand does not have yet."""
    left = [face for face in p.faces if face < p.t.wound or p.t.wound < face < p.t.freed]
    lacking = 0
    for entry in sorted(skill.requires.entries, key=lambda mask: mask.bit_count()):
        for face in left:
            if entry >> face & 1:
                left.remove(face)
                break
        else:
            lacking += 1
    return lacking


def item_facts(p: Player, seat: int, number: int, item: Item) -> dict[str, Any]:
    return {
        "id": tile_id(p, seat, FIRST_ITEM + number),
        "kind": "item",
        "icon": item.icon,
        "steps": [ACTIONS[step] for step in item.steps],
        "timing": TIMINGS[item.timing],
        "answers": TRIGGERS[item.answers] if item.answers != NO_TRIGGER else None,
        "squares": item.squares,
        "uses": p.uses[number],
        "checked": p.checked[number],
    }
