"""Échanger: what two heroes give each other, put together piece by piece."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.arkalion.cards.terms import ACT, POTION_ITEM, TOKEN_ITEM
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.questions.trading import (
    AGREE,
    GIVE,
    KEEP,
    PROPOSE,
    STEPS,
    TAKE,
    TRADE_PIECES,
    WITHDRAW,
)
from bossrush.games.arkalion.table.board import side_by_side
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log


def partners(s: Escape, player: int) -> list[int]:
    """Whose heroes are in the same zone, or on a cell beside this one's, with anything to trade."""
    others: list[int] = []
    at = s.heroes[player].at
    for other in range(len(s.heroes)):
        if other != player and side_by_side(at, s.heroes[other].at):
            if owns_anything(s, other) or owns_anything(s, player):
                others.append(other)
    return others


def owns_anything(s: Escape, player: int) -> bool:
    """Whether a player has a token or a card that could change hands."""
    hero = s.heroes[player]
    if hero.has_tokens() or hero.has_potions():
        return True
    return any(owner == player for owner in s.gear)


def trading(s: Escape) -> Flow[None]:
    """One step of a trade: a piece more or less, the proposal, or nothing after all."""
    player = s.player()
    answer = yield Decision(s, s.seat_of(player), TRADE_PIECES, player)
    kind = STEPS.of(answer)
    if kind is PROPOSE:
        yield from propose(s, player)
        close(s)
    elif kind is WITHDRAW:
        close(s)
    elif kind is GIVE:
        s.given[answers.ITEM.of(answer)] += 1
    elif kind is KEEP:
        s.given[answers.ITEM.of(answer)] -= 1
    elif kind is TAKE:
        s.taken[answers.ITEM.of(answer)] += 1
    else:
        s.taken[answers.ITEM.of(answer)] -= 1


def propose(s: Escape, player: int) -> Flow[None]:
    """The other player agrees, or does not; who leads both heroes need not be asked."""
    if s.seat_of(s.partner) != s.seat_of(player):
        answer = yield Decision(s, s.seat_of(s.partner), AGREE, s.partner)
        if answer != answers.GO:
            if s.journal:
                log.declined(s, player)
            return
    for item in range(len(s.given)):
        hand_over(s, player, s.partner, item, s.given[item])
        hand_over(s, s.partner, player, item, s.taken[item])
    if s.journal:
        log.traded(s, player)


def hand_over(s: Escape, giver: int, taker: int, number: int, count: int) -> None:
    """So many of something change hands."""
    item = s.tables.items[number]
    if item.kind == TOKEN_ITEM:
        s.heroes[giver].tokens[item.number] -= count
        s.heroes[taker].tokens[item.number] += count
    elif item.kind == POTION_ITEM:
        s.heroes[giver].potions[item.number] -= count
        s.heroes[taker].potions[item.number] += count
    elif count:
        s.gear[item.number] = taker


def close(s: Escape) -> None:
    """The table is cleared, and the turn goes on."""
    s.partner = -1
    s.given = [0] * len(s.given)
    s.taken = [0] * len(s.taken)
    s.phase = ACT
