"""The dice in hand: which may be thrown, assigned or placed right now."""

from __future__ import annotations

from bossrush.engine.sets import set_of
from bossrush.games.vengeance.cards.requirement import hand_code
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.reserve import refillable
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta


def roll_options(s: Vendetta, seat: int) -> list[int]:
    """Every command the seat may give; only `done` where nothing else will ever be possible."""
    p = s.players[seat]
    in_turns = s.in_turns()
    commands: list[int] = []
    rollable = throwable(s, p)
    if rollable and not p.cooling and not (in_turns and s.has_thrown()):
        throws = answers.THROWS[seat][rollable]
        if p.throws == 0:
            commands.append(throws[0])
        else:
            commands.extend(throws)
    add_assignments(s, p, seat, commands)
    if p.free_slots() > 0:
        for place, face in enumerate(p.faces):
            if face == s.tables.wound or face == s.tables.freed:
                commands.append(answers.PLACE.answer(place, seat))
    if not (in_turns and s.has_refilled()):
        for count in range(refillable(s, seat), 0, -1):
            commands.append(answers.REFILL.answer(count))
    if not commands and not rollable:
        return (
            [answers.PASS.answer()]
            if in_turns and s.has_done_anything()
            else [answers.STOP.answer()]
        )
    if in_turns:
        commands.append(answers.PASS.answer())
    if s.on_clock():
        commands.append(answers.AUTO.answer())
    commands.append(answers.STOP.answer())
    return commands


def throwable(s: Vendetta, p: Player) -> int:
    """The places in hand that are not locked, as a set."""
    return set_of([place for place, face in enumerate(p.faces) if face != s.tables.wound])


def add_assignments(s: Vendetta, p: Player, seat: int, commands: list[int]) -> None:
    """Every complete group on every skill open to dice; of several locked dice one may be named."""
    if p.throws == 0 or len(p.hand) < 2:
        return
    hand = hand_code(p.faces)
    wounds = p.faces.count(s.tables.wound)
    code = -1
    for skill in p.card.skills:
        code += 1
        if not p.on_board(code):
            continue
        groups = skill.requirement.fits(hand)
        if not groups or not takes_dice(p, code):
            continue
        number = p.card.skill_number(code)
        for places in groups:
            commands.append(answers.ASSIGN.answer(number, places, seat))
            if wounds > 1:
                for place, face in enumerate(p.faces):
                    if face == s.tables.wound:
                        commands.append(answers.ASSIGN_FREEING.answer(number, places, place, seat))


def takes_dice(p: Player, code: int) -> bool:
    """Whether a skill is open to a dice group: one with the one-use symbol takes one a round."""
    skill = p.card.skills[code]
    if skill.requirement.count == 0:
        return False
    if not skill.once:
        return True
    if p.anticipated(code):
        return False
    for group in p.groups:
        if group.skill == code:
            return False
    return True


def stuck(s: Vendetta, seat: int) -> bool:
    """Whether nothing is left to throw, assign, place or refill: that can never change."""
    p = s.players[seat]
    if p.asking or throwable(s, p) or refillable(s, seat):
        return False
    if p.free_slots() > 0 and p.faces:
        return False
    groups: list[int] = []
    add_assignments(s, p, 0, groups)
    return not groups
