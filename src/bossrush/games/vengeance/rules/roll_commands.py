"""What a command of the Roll Phase does: throw, assign, place, refill.

Every command is applied whole as it arrives, or not offered at all. Nothing here puts a die back
before the close, so the Reserve only shrinks.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.engine.sets import members
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.questions.roll import REFILL_NOW
from bossrush.games.vengeance.rules import solo
from bossrush.games.vengeance.rules.clocks import cool_down
from bossrush.games.vengeance.rules.reserve import refill, refillable
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log


def command(s: Vendetta, seat: int, answer: int) -> Flow[None]:
    """Carry out a throw, an assignment, a placement, a refill or the setting for refills."""
    p = s.players[seat]
    s.chance.reveal()  # nothing of the Roll Phase can be undone
    if answers.THROW.fits(answer):
        p.throwing = answers.PLACES.of(answer)
        yield from thrown(s, seat)
        return
    s.note_touch()
    if answers.assigns(answer):
        freed = (
            answers.FREED.of(answer)
            if answers.ASSIGN_FREEING.fits(answer)
            else first_wound(s, seat)
        )
        assign(
            s,
            seat,
            p.card.skill_code(answers.ASSIGNED.of(answer)),
            members(answers.PLACES.of(answer)),
            freed,
        )
    elif answers.PLACE.fits(answer):
        place(s, seat, answers.PLACED.of(answer))
    elif answers.REFILL.fits(answer):
        refill(s, seat, answers.COUNT.of(answer))
        return
    elif answers.AUTO.fits(answer):
        p.auto = not p.auto
        return
    if p.auto and refillable(s, seat):
        count = yield Decision(s, seat, REFILL_NOW, seat)
        refill(s, seat, count)


def thrown(s: Vendetta, seat: int) -> Flow[None]:
    """Throw the chosen dice; faces come by ascending number of the dice."""
    p = s.players[seat]
    places = members(p.throwing)
    sides = yield from roll_many(s, s.tables.combat_die, len(places), seat)
    for at in range(len(places)):
        p.faces[places[at]] = s.tables.face_of[sides[at]]
    if s.journal:
        log.thrown(s, seat, places)
    p.throwing = 0
    p.throws += 1
    s.note_throw()
    solo.after_throw(s)
    cool_down(s, seat)


def first_wound(s: Vendetta, seat: int) -> int:
    """The place of the locked die of the lowest number, which is freed unless another is named."""
    faces = s.players[seat].faces
    return faces.index(s.tables.wound) if s.tables.wound in faces else -1


def assign(s: Vendetta, seat: int, code: int, places: list[int], freed: int) -> None:
    """Lay a complete group on a skill; it frees one locked wound die of the hand."""
    p = s.players[seat]
    skill = p.card.skills[code]
    if freed >= 0:
        p.faces[freed] = s.tables.freed
    group = p.new_group()
    group.skill = code
    hand: list[int] = []
    faces: list[int] = []
    for position in range(len(p.hand)):
        die = p.hand[position]
        face = p.faces[position]
        if position in places:
            group.add(die, face)
        else:
            hand.append(die)
            faces.append(face)
    group.bonus = skill.bonus_face in group.faces
    freed_die = p.hand[freed] if freed >= 0 else -1
    p.hand = hand
    p.faces = faces
    p.groups.append(group)
    if s.journal:
        log.assigned(s, seat, group, freed_die)


def place(s: Vendetta, seat: int, at: int) -> None:
    """Put a wound die on the life bar; every other locked die in hand is freed."""
    p = s.players[seat]
    die = p.hand[at]
    p.lay_on_life(die)
    p.hand = p.hand[:at] + p.hand[at + 1 :]
    p.faces = p.faces[:at] + p.faces[at + 1 :]
    for position in range(len(p.faces)):
        if p.faces[position] == s.tables.wound:
            p.faces[position] = s.tables.freed
    if s.journal:
        log.placed(s, seat, die)
