"""La mort: damage, what stops it, and what happens to a hero without HP."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.deck import Deck
from bossrush.games.arkalion.cards.terms import EMPTY, GONE, HEROES_DEAD, SKIPS
from bossrush.games.arkalion.rules.ending import over
from bossrush.games.arkalion.table.board import FIRST_ZONE, NOWHERE, side_by_side
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.hero import one_by_one
from bossrush.games.arkalion.words import log_enemies


def hurt_struck(s: Escape) -> Flow[None]:
    """The damage of one attack: hero by hero, each death completed before the next."""
    while s.struck:
        yield from hurt(s, s.struck.pop(0))


def hurt(s: Escape, player: int) -> Flow[None]:
    """One point of damage, unless a shield wall or stoneskin stops it."""
    hero = s.heroes[player]
    guard = shielding(s, player)
    if guard >= 0:
        s.heroes[guard].shield -= 1
        if s.journal:
            log_enemies.shielded(s, guard, player)
        return
    if hero.ward > 0:
        hero.ward -= 1
        if s.journal:
            log_enemies.warded(s, player)
        return
    hero.hp -= 1
    if s.journal:
        log_enemies.hurt(s, player)
    if hero.hp == 0:
        yield from die(s, player)


def shielding(s: Escape, player: int) -> int:
    """The Knight whose shield wall covers a hero where both now stand; -1 for nobody."""
    at = s.heroes[player].at
    for number, other in enumerate(s.heroes):
        if other.shield > 0 and other.at >= 0 and side_by_side(other.at, at):
            return number
    return -1


def leave_board(s: Escape, player: int) -> None:
    hero = s.heroes[player]
    if hero.at < FIRST_ZONE:
        s.grid[hero.at] = EMPTY
    hero.at = NOWHERE
    hero.hp = 0
    hero.shield = 0
    hero.ward = 0
    s.airship.leave_crews(player)


def die(s: Escape, player: int) -> Flow[None]:
    """The pawn leaves the board, and the player draws a sheet."""
    hero = s.heroes[player]
    leave_board(s, player)
    hero.presence = SKIPS
    if s.journal:
        log_enemies.died(s, player)
    alive = False
    for other in s.heroes:
        if other.at >= 0:
            alive = True
    if not alive:
        raise over(s, HEROES_DEAD)
    own = hero.sheet
    unused = s.unused()
    if not unused:
        give_up(s, player)
        hero.sheet = -1
        hero.presence = GONE
        if s.journal:
            log_enemies.gone(s, player, own)
        return
    drawn = yield from _sheets(s, [own, *unused]).draw(s, s.seat_of(player))
    if drawn == own:
        if s.journal:
            log_enemies.recovered(s, player)
        return
    give_up(s, player)
    hero.sheet = drawn
    if s.journal:
        log_enemies.replaced(s, player, own)


def _sheets(s: Escape, sheets: list[int]) -> Deck:
    """The sheets that are shuffled together."""
    deck = Deck()
    deck.key = "sheets"
    deck.ids = s.tables.sheet_ids
    deck.shuffle_in(sheets)
    return deck


def give_up(s: Escape, player: int) -> None:
    """The sheet goes into the box; tokens, potions and equipment go back to their supplies."""
    hero = s.heroes[player]
    s.box(hero.sheet)
    if hero.has_tokens():
        s.bag.shuffle_in(one_by_one(hero.tokens))
    hero.tokens = [0] * len(hero.tokens)
    hero.potions = [0] * len(hero.potions)
    for card in range(len(s.gear)):
        if s.gear[card] == player:
            s.gear[card] = -1
