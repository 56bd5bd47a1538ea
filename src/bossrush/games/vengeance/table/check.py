"""What must hold in every state: dice conserved, numbers within their tracks, cards in place."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import only
from bossrush.games.vengeance.cards.terms import (
    ANSWER,
    AT_START,
    BASICS,
    BOSSES,
    CHOOSE_HERO,
    CHOOSE_SIDE,
    CLOSE_ROLL,
    DEAL,
    DONE,
    FIGHT,
    FIRST_ITEM,
    FLASHBACK,
    ITEMS,
    LOOT,
    MICRO_TURN,
    OPEN_ROLL,
    ROLL,
    ROUND,
    ROUND_END,
    SKILL_SLOTS,
    SKILLS,
    START,
    STEP,
    TILES,
    WINDOW,
)
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import step_of, steps_of, tile_of

OWN_PHASES: Final[dict[int, tuple[int, ...]]] = {
    BOSSES: (CHOOSE_HERO, CHOOSE_SIDE),
    OPEN_ROLL: (FLASHBACK,),
    CLOSE_ROLL: (ROLL,),
    ROUND_END: (START, FIGHT, STEP, ANSWER, LOOT, TILES),
}
"""Where a seat can be while the table waits for it to reach the barrier, besides DONE."""
HELD: Final = (OPEN_ROLL, MICRO_TURN, CLOSE_ROLL)
"""The phases in which dice are held."""


def position_problems(s: Vendetta) -> list[str]:
    """What is wrong with a state, each with the field it is about."""
    if len(s.players) != s.seats:
        return [f"players: expected {s.seats}, one for each seat"]
    problems = dice_problems(s)
    for seat, p in enumerate(s.players):
        problems += [f"players[{seat}].{problem}" for problem in player_problems(s, p)]
    for name in ("hero", "board", "boss"):
        taken = [getattr(p, name) for p in s.players if getattr(p, name) >= 0]
        if len(set(taken)) < len(taken):
            problems.append(f"players: two of them have the same {name}")
    for name, deck in (("boards", s.boards), ("bosses", s.bosses)):
        cards = [card for run in deck.runs for card in run.cards]
        if len(set(cards)) < len(cards):
            problems.append(f"{name}: a card is in it twice")
    if len(s.flash) not in (0, s.tables.flashback_dice):
        problems.append(f"flash: expected {s.tables.flashback_dice} dice, or none")
    return problems or phase_problems(s)


def unfinished(s: Vendetta) -> list[str]:
    """What is still being carried out, though a phase begins."""
    if s.phase in HELD:
        return []
    return [
        f"players[{seat}].hand: dice are held from Flashback to the end of the Roll Phase"
        for seat, p in enumerate(s.players)
        if p.hand
    ]


def dice_problems(s: Vendetta) -> list[str]:
    """Every die is in exactly one place, and none is lost."""
    total = s.dice_total()
    met = 0
    count = 0
    places = s.pools[:]
    for p in s.players:
        places += [only(die) for die in p.hand]
        places += [group.dice for group in p.groups]
        places.append(p.life_dice)
    for mask in places:
        if met & mask:
            return ["dice: one of them is in two places"]
        met |= mask
        count += mask.bit_count()
    if count != total:
        return [f"dice: there are {count} in all places together, and there must be {total}"]
    return []


def player_problems(s: Vendetta, p: Player) -> list[str]:
    if (p.hero < 0 and p.lair >= 0) or p.lair < 0 <= p.boss:
        return ["hero, lair and boss: they are chosen in this order"]
    if p.lair >= 0 and (p.board < 0 or p.lair not in s.tables.sides[p.board]):
        return ["lair: it is not on the board that was dealt"]
    problems = board_problems(p)
    if p.hand != sorted(p.hand) or len(p.hand) != len(p.faces) or len(p.hand) > s.tables.hand:
        problems.append("hand and faces: a face for each die, dice in order, at most a hand")
    if len(p.hand) > p.hand_cap():
        problems.append(f"hand: after {p.ko} K.O. at most {p.hand_cap()} dice are held")
    if p.hero < 0:
        return problems
    for code, skill in enumerate(p.card.skills):
        groups = sum(1 for group in p.groups if group.skill == code)
        if skill.once and groups + (1 if p.anticipated(code) else 0) > 1:
            problems.append(f"groups, marks: {skill.id} is used once a round")
    for group in p.groups:
        if not p.on_board(group.skill) or not p.card.skills[group.skill].requirement.matches(
            group.faces
        ):
            problems.append("groups: the dice do not make a group of a skill on the board")
        elif group.dice.bit_count() != len(group.faces):
            problems.append("groups: expected a face for each die")
        elif group.bonus != (p.card.skills[group.skill].bonus_face in group.faces):
            problems.append("groups: the bonus does not go with the faces")
    return problems or lair_problems(p)


def board_problems(p: Player) -> list[str]:
    problems = []
    if (p.boss_hit or p.boss_hurt) and p.damage == 0:
        problems.append("boss_hit, boss_hurt: the Boss has lost no life")
    if p.spent > p.marked:
        problems.append("spent: more than is marked")
    if p.free_slots() < 0:
        problems.append("wounds: more wounds and dice than the life bar has slots")
    slots = p.card.effect_of if p.card.effect == SKILL_SLOTS else p.tables.skill_slots
    if any(p.owns(code) for code in range(BASICS)) or p.owned.bit_count() > slots:
        problems.append(f"owned: at most {slots} skills of the hero's own")
    if len(p.marks) != SKILLS or len(p.uses) != ITEMS or len(p.checked) != ITEMS:
        problems.append(f"marks, uses, checked: expected {SKILLS}, {ITEMS} and {ITEMS} numbers")
    elif p.hero >= 0:
        for code, skill in enumerate(p.card.skills):
            if p.marks[code] > skill.slots or (p.marks[code] and not p.on_board(code)):
                problems.append("marks: more than a skill has slots, or on one that is not owned")
                break
        if min(p.blank(item) for item in range(ITEMS)) < 0:
            problems.append("uses and checked: more than an item has squares")
    return problems


def lair_problems(p: Player) -> list[str]:
    if p.lair < 0:
        return []
    problems = []
    if not p.has_visited(p.room):
        problems.append("visited: the hero's room is always visited")
    if p.looted & ~p.visited:
        problems.append("looted: only a room that was visited")
    if p.fresh & ~p.dead:
        problems.append("fresh: who fell this round is dead")
    if p.dots & p.dead:
        problems.append("dots: the dead have none")
    for framed in p.frames:
        tile = tile_of(framed)
        if tile >= FIRST_ITEM + ITEMS or step_of(framed) > len(steps_of(p, framed)):
            problems.append("frames: there is no such tile or step")
            break
    return problems


def phase_problems(s: Vendetta) -> list[str]:
    """Phases that the rest of the state does not allow."""
    ready = all(p.boss >= 0 for p in s.players)
    if s.phase > BOSSES and not ready:
        return ["phase: every player needs a hero, a lair and a boss first"]
    if s.phase > ROUND and s.round == 0:
        return ["round: the first one is 1"]
    if s.closed and not s.solo():
        return ["closed: refills close in solo only"]
    own = OWN_PHASES.get(s.phase, ())
    for seat, phase in enumerate(s.seat_phases):
        if phase != DONE and phase not in own:
            here = [s.own_phase_ids[phase] for phase in own]
            expected = f"expected {', '.join([*here, 'done'])}" if own else "expected none"
            return [f"seat_phases[{seat}]: {expected}, since the table goes on with this phase"]
    for seat, p in enumerate(s.players):
        if p.asking and (s.phase != CLOSE_ROLL or s.timer(WINDOW) is None):
            return [f"players[{seat}].asking: dice are asked for in the fair window only"]
        if p.damage and s.phase <= BOSSES:
            return [f"players[{seat}].damage: nobody has met a Boss yet"]
    if s.phase <= BOSSES:
        for name, deck, cards in (
            ("boards", s.boards, [p.board for p in s.players]),
            ("bosses", s.bosses, [p.boss for p in s.players]),
        ):
            missing = cards.count(-1)
            if deck.size() < missing:
                return [f"{name}: {missing} have yet to be drawn, and {deck.size()} are left"]
    choosing = any(phase != DONE for phase in s.seat_phases)
    if s.phase == BOSSES and not choosing and any(p.lair < 0 for p in s.players):
        return ["phase: bosses come when every player has a hero and a lair"]
    if s.phase == MICRO_TURN and (not s.in_turns() or s.players[s.turn].out()):
        return ["turn: micro-turns are for the living in turn-based play"]
    for seat, phase in enumerate(s.seat_phases):
        p = s.players[seat]
        if phase != DONE and p.out():
            return [f"seat_phases[{seat}]: the dead sit out"]
        if phase > CHOOSE_SIDE and phase != DONE and not ready:
            return [f"seat_phases[{seat}]: there is no hero, lair or boss yet"]
        if phase == CHOOSE_SIDE and (p.hero < 0 or p.board < 0):
            return [f"seat_phases[{seat}]: a hero comes before a side"]
        if phase == FLASHBACK and not s.flash:
            return ["flash: in Flashback its dice have been rolled"]
        begun = phase in (START, FIGHT, STEP, ANSWER, LOOT, TILES) and p.timing != AT_START
        if p.life_dice and (begun or phase == FLASHBACK):
            return [f"players[{seat}].life_dice: once Combat has begun they are wounds"]
        if phase == LOOT and p.collects == 0:
            return [f"seat_phases[{seat}]: there is nothing to collect"]
        if phase == ROLL and p.throws == 0 and not p.hand:
            return [f"seat_phases[{seat}]: there are no dice to throw"]
    if s.seat_phases and s.phase == DEAL:
        return ["phase: boards are dealt before anybody chooses"]
    return []
