"""Traps (p. 18): laid face down in a trapped encounter, sprung by coming onto their node."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.sets import has, plus
from bossrush.games.souls.cards.tables import TrapToken
from bossrush.games.souls.cards.terms import HIDDEN_TRAP, KNOWN_TRAP, NO_TRAP, NOTHING
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules import character_movement as movement
from bossrush.games.souls.rules.endurance import suffer
from bossrush.games.souls.rules.equipment import dodge_dice
from bossrush.games.souls.rules.luck import roll_dodge
from bossrush.games.souls.table.fight import TRAP_ROLL
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


def lay_traps(s: Dungeon) -> None:
    """A token on every inner basic node; if too few are left, on those far from the door."""
    tile = s.tiles[s.at]
    board = tile.board()
    left = s.trap_deck.size() - sum(other.traps.count(HIDDEN_TRAP) for other in s.tiles)
    nodes = board.traps[:]
    entries = board.doors[s.door] if s.door >= 0 else []
    if left < len(nodes) and entries:
        nodes.sort(key=lambda node: (-min(board.distance[node][e] for e in entries), node))
    tile.traps = [0] * len(board.ids)
    for node in nodes[:left]:
        tile.traps[node] = HIDDEN_TRAP


def lies_on(s: Dungeon, node: int) -> bool:
    """Whether a trap lies on a node of this tile that nobody has sprung in this encounter."""
    laid = s.tiles[s.at].traps
    return bool(laid) and laid[node] != NO_TRAP and not has(s.fight.sprung, node)


def trap_on(s: Dungeon, node: int) -> TrapToken:
    """The trap on a node whose token has been turned over."""
    return s.tables.traps[s.tiles[s.at].traps[node] - KNOWN_TRAP]


def spring(s: Dungeon, hero: int) -> Flow[None]:
    """Turn a trap over: it must be suffered, or dodged."""
    node = s.party[hero].node
    s.fight.sprung = plus(s.fight.sprung, node)
    if s.tiles[s.at].traps[node] == HIDDEN_TRAP:
        token = yield from s.trap_deck.draw(s, s.seat_of(hero))
        s.tiles[s.at].traps[node] = KNOWN_TRAP + token
    trap = trap_on(s, node)
    if s.journal:
        log.trap_sprung(s, hero, node, s.tiles[s.at].traps[node] - KNOWN_TRAP)
    if trap.damage == 0:
        return
    answer = yield Decision(s, s.seat_of(hero), questions.TRAP, hero)
    if answers.dodges(answer):
        yield from movement.dodge_move(s, hero, answer)
        s.fight.trap = node
        yield from roll_dodge(s, hero, dodge_dice(s, hero), TRAP_ROLL)
        s.fight.trap = NOTHING
        if s.fight.total() >= trap.dodge:
            if s.journal:
                log.trap_dodged(s, hero)
            return
    suffer(s, hero, trap.damage)
