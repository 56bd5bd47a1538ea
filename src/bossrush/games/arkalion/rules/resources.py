"""Les Ressources: what a kill leaves behind, and what is drawn from the bag for it."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.arkalion.cards.terms import GAP, TILE
from bossrush.games.arkalion.rules.pushing import lift_enemy
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.hero import one_by_one
from bossrush.games.arkalion.words import log


def tokens_for(s: Escape, cell: int, melee: bool) -> int:
    """What killing the enemy on a cell brings: its Resistance in close combat; at range one token
    for the tile, if there still is one."""
    if melee:
        return s.grid[cell]
    return 1 if s.ground[cell] == TILE else 0


def slay(s: Escape, player: int, cell: int, melee: bool) -> None:
    """An enemy dies, and tokens are due. In close combat the tile stays, at range it falls."""
    s.due += tokens_for(s, cell, melee)
    kind = lift_enemy(s, cell)
    fell = not melee and s.ground[cell] == TILE
    if fell:
        s.ground[cell] = GAP
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
    for resource, count in enumerate(recipe):
        tokens[resource] -= count
    s.bag.shuffle_in(one_by_one(recipe))
