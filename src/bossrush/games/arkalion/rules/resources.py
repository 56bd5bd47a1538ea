"""Les Ressources: what a kill leaves behind, and what is drawn from the bag for it."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.arkalion.rules.pushing import lift_enemy
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import GAP, TILE
from bossrush.games.arkalion.view import log


def slay(s: Escape, player: int, cell: int, melee: bool) -> None:
    """An enemy dies. In close combat the tile stays and its Resistance is due in tokens;
    at range the tile goes, and one token is due if there was one."""
    kind = lift_enemy(s, cell)
    fell = False
    if melee:
        s.due += kind
    elif s.ground[cell] == TILE:
        s.ground[cell] = GAP
        s.due += 1
        fell = True
    if s.journal:
        log.slain(s, player, kind, cell, melee, fell)


def draw_due(s: Escape, player: int) -> Flow[None]:
    """Draw the tokens that are due; an empty bag gives nothing."""
    hero = s.heroes[player]
    drawn: list[int] = []
    while s.due:
        if s.bag.size() == 0:
            s.due = 0
            if s.journal:
                log.bag_empty(s, player)
            break
        token = yield from s.bag.draw(s, s.seat_of(player))
        s.due -= 1
        hero.tokens[token] += 1
        if s.journal:
            drawn.append(token)
    if s.journal and drawn:
        log.tokens_drawn(s, player, drawn)


def affordable(s: Escape, player: int, recipe: list[int]) -> bool:
    tokens = s.heroes[player].tokens
    for resource, count in enumerate(recipe):
        if tokens[resource] < count:
            return False
    return True


def pay(s: Escape, player: int, recipe: list[int]) -> None:
    """Spent tokens go straight back into the bag."""
    tokens = s.heroes[player].tokens
    back: list[int] = []
    for resource, count in enumerate(recipe):
        tokens[resource] -= count
        for _ in range(count):
            back.append(resource)
    s.bag.shuffle_in(back)
