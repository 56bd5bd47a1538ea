"""Combat holds no luck, so it is searched: which tiles, in which order, at whom.

A beam of positions goes forward a tile at a time; orders that lead to the same position are one.
"""

from __future__ import annotations

from typing import Final

from bossrush.companions.vengeance.worth import position
from bossrush.games.vengeance.cards.lair import reached_in
from bossrush.games.vengeance.cards.terms import (
    AT_START,
    BOSS,
    BRUTE,
    EVADE,
    GUNMAN,
    HENCHMAN,
    HIT,
    IN_COMBAT,
    JUMP,
    KILL,
    MOVE,
    NO_TRIGGER,
    SHOOT,
    TOUGH,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.actions import targets
from bossrush.games.vengeance.rules.combat import modifiers, next_step, resolve, tile_uses, use
from bossrush.games.vengeance.rules.own_pace import leave_window
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import next_action

WITHOUT: Final = answers.GO_ON.answer()
"""In a plan: no tile, no modifier; anything else is the use of a tile, or a target."""
MOST_TILES: Final = 12


class Course:
    """A course of Combat: a position that can be reached, and the choices that lead there."""

    def __init__(self, p: Player, plan: list[int]) -> None:
        self.p = p
        self.plan = plan
        self.worth = 0.0


def scratch(p: Player) -> Vendetta:
    """A table for one, to think on."""
    s = Vendetta()
    s.tables = p.tables
    s.seats = 1
    s.pools = [0]
    s.players = [p]
    s.seat_phases = [0]
    return s


def best_plan(p: Player, left: int, width: int, breadth: int) -> list[int]:
    """The choices of the best Combat found, from here to its end."""
    return best_course(p, left, width, breadth).plan


def best_course(p: Player, left: int, width: int, breadth: int) -> Course:
    """The best way to end this Combat; `width` lines are kept, `breadth` targets tried a step."""
    s = scratch(p)
    first = Course(p.copy(), [])
    lines: list[Course] = []
    if first.p.frames or first.p.trigger != NO_TRIGGER:
        carry_on(s, first.p, [], lines, breadth)
    else:
        lines.append(first)
    for line in lines:
        line.worth = position(line.p, left)
    best: Course | None = None
    known: set[tuple[int, ...]] = set()
    for _ in range(MOST_TILES):
        reached: list[Course] = []
        for line in lines:
            finished = ended(s, line)
            same = finished.p is line.p
            finished.worth = line.worth if same else position(finished.p, left)
            if best is None or finished.worth > best.worth:
                best = finished
            expand(s, line, reached, breadth)
        fresh: list[Course] = []
        for line in reached:
            mark = _mark(line.p)
            if mark not in known:
                known.add(mark)
                line.worth = position(line.p, left)
                fresh.append(line)
        if not fresh:
            break
        fresh.sort(key=_worth, reverse=True)
        lines = fresh[:width]
    assert best is not None
    return best


def _worth(line: Course) -> float:
    return line.worth


def _mark(p: Player) -> tuple[int, ...]:
    laid = 0
    for group in p.groups:
        laid += (2 if group.bonus else 1) << 2 * group.skill
    here = (p.room, p.wounds, p.damage, p.timing, p.timed)
    return (*here, p.dead, p.evaded, p.dots, p.visited, laid, *p.marks, *p.uses)


def ended(s: Vendetta, line: Course) -> Course:
    """What is left of this Combat is not used."""
    p = line.p
    if p.timing == IN_COMBAT and not p.dots:
        return Course(p, [*line.plan, WITHOUT])
    twin = p.copy()
    plan = [*line.plan, WITHOUT]
    if twin.timing == AT_START:
        s.players[0] = twin
        leave_window(s, 0)
        if tile_uses(twin):
            plan.append(WITHOUT)
    twin.dots = 0
    return Course(twin, plan)


def expand(s: Vendetta, line: Course, reached: list[Course], breadth: int) -> None:
    """Every tile that could be used next, with every way to resolve it."""
    p = line.p
    for tile_use in tile_uses(p):
        twin = p.copy()
        s.players[0] = twin
        use(s, 0, tile_use)
        carry_on(s, twin, [*line.plan, tile_use], reached, breadth)
    if p.timing == AT_START:
        twin = p.copy()
        s.players[0] = twin
        leave_window(s, 0)
        asked = len(tile_uses(p)) > 0
        reached.append(Course(twin, [*line.plan, WITHOUT] if asked else line.plan))


def carry_on(s: Vendetta, p: Player, plan: list[int], reached: list[Course], breadth: int) -> None:
    """Resolve the tile in use to its end, branching where there is a choice."""
    while True:
        if p.trigger != NO_TRIGGER:
            items = modifiers(p)
            for item_use in items:
                twin = p.copy()
                s.players[0] = twin
                use(s, 0, item_use)
                carry_on(s, twin, [*plan, item_use], reached, 1)
            if items:
                plan = [*plan, WITHOUT]
            p.trigger = NO_TRIGGER
            continue
        if not p.frames:
            reached.append(Course(p, plan))
            return
        s.players[0] = p
        if not next_step(s, 0):
            continue
        action = next_action(p)
        aimed = targets(p, action)
        if len(aimed) == 1:
            resolve(s, 0, action, aimed[0])
            continue
        for target in chosen(p, action, aimed, breadth):
            twin = p.copy()
            s.players[0] = twin
            resolve(s, 0, action, target)
            carry_on(s, twin, [*plan, target], reached, breadth)
        return


def chosen(p: Player, action: int, aimed: list[int], breadth: int) -> list[int]:
    """The targets worth trying: every room, and of enemies the best few, equal ones once."""
    if action == MOVE:
        return aimed
    if action == JUMP:
        rooms: list[int] = []
        jumps: list[int] = []
        for target in aimed:
            if reached_in(target) not in rooms and reached_in(target) != p.room:
                rooms.append(reached_in(target))
                jumps.append(target)
        return jumps or aimed[:1]
    kinds: list[int] = []
    ranked: list[tuple[float, int]] = []
    for target in aimed:
        if target == BOSS:
            ranked.append((9.0, target))
            continue
        kind = p.ground.minion_room[target] * 32 + p.ground.minion_type[target] * 4
        kind += (p.is_evaded(target)) + 2 * (p.is_dotted(target))
        if kind not in kinds:
            kinds.append(kind)
            ranked.append((_prey(p, action, target), target))
    ranked.sort(reverse=True)
    return [target for _rank, target in ranked[:breadth]]


def _prey(p: Player, action: int, minion: int) -> float:
    """How much one would like a minion out of the way."""
    ground = p.ground
    kind = ground.minion_type[minion]
    room = ground.minion_room[minion]
    rank = 0.0
    if kind == BRUTE:
        rank = 2.0 if room == ground.boss_room else 0.3
    elif kind == GUNMAN:
        rank = 1.0
    elif kind == HENCHMAN:
        rank = 0.9 if room == p.room else 0.3
    elif kind == TOUGH and action in (HIT, SHOOT):
        rank = 1.5 if p.is_dotted(minion) else 0.1
    if ground.loot[room] and not p.has_looted(room):
        rank += 0.5 if p.has_visited(room) else 0.2
    standing = (ground.in_room[room] & p.active()).bit_count()
    rank += 0.5 / standing if standing else 0.0
    if action == KILL and kind == TOUGH:
        rank += 0.6
    if action != EVADE and p.is_evaded(minion):
        rank -= 0.5
    for number, aim in enumerate(ground.objectives):
        if not p.has_marked(number) and aim.type == kind and action != EVADE:
            rank += 0.6
    return rank
