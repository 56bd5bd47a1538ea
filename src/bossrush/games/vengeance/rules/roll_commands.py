"""What a command of the Roll Phase does: throw, assign, place, refill.

Every command is applied whole as it arrives, or not offered at all. Nothing here puts a die back
before the close, so the reserve only shrinks.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.games.vengeance.questions.answers import FREES, PLACES, SKILL
from bossrush.games.vengeance.questions.roll import REFILL_NOW
from bossrush.games.vengeance.rules import solo
from bossrush.games.vengeance.rules.clocks import cool_down
from bossrush.games.vengeance.rules.reserve import refill, refillable
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.terms import ASSIGN, AUTO, PLACE, REFILL, THROW
from bossrush.games.vengeance.view import log


def command(s: Vendetta, seat: int, value: int) -> Flow[None]:
    """Carry out a throw, an assignment, a placement, a refill or the setting for refills."""
    p = s.players[seat]
    kind = value & 7
    s.chance.reveal()
    if kind == THROW:
        p.throwing = value >> PLACES & 15
        yield from thrown(s, seat)
        return
    s.note_touch()
    if kind == ASSIGN:
        assign(
            s, seat, p.card.skill_code(value >> SKILL & 63), value >> PLACES & 15, value >> FREES
        )
    elif kind == PLACE:
        place(s, seat, value >> PLACES & 15)
    elif kind == REFILL:
        refill(s, seat, value >> PLACES)
    elif kind == AUTO:
        p.auto = not p.auto
    if p.auto and (kind in (ASSIGN, PLACE)) and refillable(s, seat):
        count = yield Decision(s, seat, REFILL_NOW, seat)
        refill(s, seat, count)


def thrown(s: Vendetta, seat: int) -> Flow[None]:
    """Throw the chosen dice; faces come by ascending number of the dice."""
    p = s.players[seat]
    sides = yield from roll_many(s, s.tables.combat_die, p.throwing.bit_count(), seat)
    at = 0
    for position in range(len(p.hand)):
        if p.throwing >> position & 1:
            p.faces[position] = s.tables.face_of[sides[at]]
            at += 1
    if s.journal:
        log.thrown(s, seat, p.throwing)
    p.throwing = 0
    p.throws += 1
    s.note_throw()
    solo.after_throw(s)
    cool_down(s, seat)


def assign(s: Vendetta, seat: int, code: int, places: int, frees: int) -> None:
    """Lay a complete group on a skill; it frees one locked wound die of the hand."""
    p = s.players[seat]
    skill = p.card.skills[code]
    wound = s.tables.wound
    freed = -1
    if frees:
        freed = frees - 1
    elif wound in p.faces:
        freed = p.faces.index(wound)
    if freed >= 0:
        p.faces[freed] = s.tables.freed
    group = p.new_group()
    group.skill = code
    hand: list[int] = []
    faces: list[int] = []
    for position in range(len(p.hand)):
        face = p.faces[position]
        if places >> position & 1:
            group.dice |= 1 << p.hand[position]
            group.faces.append(face)
            if face == skill.bonus_face:
                group.bonus = True
        else:
            hand.append(p.hand[position])
            faces.append(face)
    freed_die = p.hand[freed] if freed >= 0 else -1
    p.hand = hand
    p.faces = faces
    p.groups.append(group)
    if s.journal:
        log.assigned(s, seat, group, freed_die)


def place(s: Vendetta, seat: int, places: int) -> None:
    """Put a wound die on the life bar; every other locked die in hand is freed."""
    p = s.players[seat]
    at = places.bit_length() - 1
    die = p.hand[at]
    p.life_dice |= 1 << die
    p.hand = p.hand[:at] + p.hand[at + 1 :]
    p.faces = p.faces[:at] + p.faces[at + 1 :]
    for position in range(len(p.faces)):
        if p.faces[position] == s.tables.wound:
            p.faces[position] = s.tables.freed
    if s.journal:
        log.placed(s, seat, die)
