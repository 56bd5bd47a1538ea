"""The final score: seven sources, the best way out, and who wins."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Flow
from bossrush.engine.message import Listing, Message
from bossrush.engine.rules import Outcome, Over
from bossrush.games.vengeance.cards.lair import Objective
from bossrush.games.vengeance.cards.terms import ROUND
from bossrush.games.vengeance.rules import solo
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log

LOOT: Final = 0
TRAINING: Final = 1
BOSS_DAMAGE: Final = 2
BOSS_DEAD: Final = 3
OBJECTIVES: Final = 4
EXIT: Final = 5
LINES: Final = ("loot", "training", "boss-damage", "boss-dead", "objectives", "exit")
"""The lines of a score sheet, in the rulebook's order."""

HELD: Final = 64
"""An enemy in a room weighs more on the way out than all doors of a lair."""


def round_end(s: Vendetta) -> Flow[None]:
    """Everybody has finished Resolution: the next round, or the final score."""
    s.timers = []
    if s.round >= s.tables.rounds or not s.living():
        raise Over(final(s))
    s.phase = ROUND
    yield from ()


def lines(p: Player) -> list[int]:
    """What each source is worth to a player, as LINES names them."""
    if p.boss < 0:
        return [0] * len(LINES)
    return [
        p.tables.loot.worth[p.loot],
        p.tables.training.worth[p.marked],
        p.ground.boss_track[p.damage - 1] if p.damage else 0,
        0 if p.boss_alive() else p.tables.boss_points,
        sum(objective.points for objective in marked(p)),
        -p.tables.exit_points * exit_rooms(p),
    ]


def marked(p: Player) -> list[Objective]:
    """The objectives that a player has marked."""
    return [
        objective for number, objective in enumerate(p.ground.objectives) if p.has_marked(number)
    ]


def total(p: Player) -> int:
    """The whole score; it has no floor."""
    return sum(lines(p))


def occupied(p: Player, room: int) -> bool:
    """Whether a living enemy is in a room; the evaded live as well."""
    if room == p.ground.boss_room and p.boss_alive():
        return True
    return p.ground.in_room[room] & ~p.dead != 0


def exit_rooms(p: Player) -> int:
    """Rooms with an enemy on the best way from the hero's room, itself included, to the entrance.

    Blockers do not bar the way out.
    """
    return _way_out(p, [0] * p.ground.rooms) // HELD


def exit_route(p: Player) -> list[int]:
    """The rooms of the best way out, the hero's first; the shortest of the cheapest."""
    came = [0] * p.ground.rooms
    _way_out(p, came)
    route = [p.ground.entrance]
    while route[-1] != p.room:
        route.append(came[route[-1]])
    return route[::-1]


def _way_out(p: Player, came: list[int]) -> int:
    """What the best way out costs, HELD for each room with an enemy and 1 for each door.

    Notes for each room from which one it is reached.
    """
    ground = p.ground
    held = [HELD if occupied(p, room) else 0 for room in range(ground.rooms)]
    cost = [HELD * HELD] * ground.rooms
    cost[p.room] = held[p.room]
    edge = [p.room]
    while edge:
        reached: list[int] = []
        for room in edge:
            for door in ground.near[room]:
                there = cost[room] + 1 + held[door]
                if there < cost[door]:
                    cost[door] = there
                    came[door] = room
                    reached.append(door)
        edge = reached
    return cost[ground.entrance]


def standing(p: Player) -> tuple[int, int, int]:
    """What ranks a player: alive, the total, free life slots."""
    if p.out():
        return 0, total(p), 0
    return 1, total(p), p.slots() - p.wounds


def places(s: Vendetta) -> list[int]:
    """The rank of each seat; equal ones share it. The dead come after all the living.

    Where nobody lives nobody is first: the best of the dead is second.
    """
    ranks = [standing(p) for p in s.players]
    first = 1 if s.living() else 2
    return [first + sum(other > rank for other in ranks) for rank in ranks]


def winners(s: Vendetta) -> list[int]:
    """The seats that win; nobody where nobody lives."""
    ranked = places(s)
    return [seat for seat in range(s.seats) if ranked[seat] == 1]


def final(s: Vendetta) -> Outcome:
    """Scores, and who won: against each other, or against the target of the solo challenge."""
    scores = tuple(total(p) for p in s.players)
    if s.journal:
        for seat in range(s.seats):
            log.night_over(s, seat, exit_rooms(s.players[seat]))
            log.score_sheet(s, seat, lines(s.players[seat]), scores[seat])
    if s.solo():
        met, reason = solo.challenge(s, scores[0])
        return Outcome(met, reason, scores, (), sheet(s))
    won = winners(s)
    if not won:
        reason = Message("vengeance-over-nobody")
    elif len(won) > 1:
        reason = Message("vengeance-over-shared", points=scores[won[0]])
    else:
        name = Message(s.players[won[0]].card.name)
        reason = Message("vengeance-over-won", hero=name, points=scores[won[0]])
    return Outcome(None, reason, scores, tuple(places(s)), sheet(s))


def sheet(s: Vendetta) -> tuple[tuple[tuple[Message, int], ...], ...]:
    """For each seat the lines of the score sheet, each with what it counts."""
    return tuple(tuple(zip(explained(p), lines(p), strict=True)) for p in s.players)


def explained(p: Player) -> list[Message]:
    """What each line of the score sheet rests on, as LINES names them."""
    tables = p.tables
    boss = Message(p.foe.name)
    names = p.ground.room_names
    held = [room for room in exit_route(p) if occupied(p, room)]
    return [
        Message("vengeance-line-loot", filled=p.loot, slots=tables.loot.slots),
        Message("vengeance-line-training", filled=p.marked, slots=tables.training.slots),
        Message("vengeance-line-boss-damage", boss=boss, damage=p.damage, life=p.foe.life),
        Message("vengeance-line-boss-alive" if p.boss_alive() else "vengeance-line-boss-dead"),
        _places("objectives", [names[objective.room] for objective in marked(p)]),
        _places("exit", [names[room] for room in held]),
    ]


def _places(line: str, rooms: list[str]) -> Message:
    """A line that counts rooms, by their names; or that there are none."""
    if not rooms:
        return Message(f"vengeance-line-{line}-none")
    return Message(f"vengeance-line-{line}", rooms=Listing([Message(room) for room in rooms]))
