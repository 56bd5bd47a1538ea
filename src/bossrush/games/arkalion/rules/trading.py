"""Échanger: what two heroes give each other, put together piece by piece."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow, Question
from bossrush.engine.message import Message
from bossrush.games.arkalion.questions.asks import AGREE, GO
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ACT
from bossrush.games.arkalion.view import log, words

CONFIRM: Final = 0
CANCEL: Final = 1
GIVE: Final = 1
TAKE: Final = 2
KEEP: Final = 3
LEAVE: Final = 4
STEPS: Final[tuple[str, ...]] = ("", "give", "take", "keep", "leave")
SHIFT: Final = 6


class Trade(Question[Escape]):
    """What is given and what is asked for, one piece at a time; nothing moves before both agree."""

    def options(self, state: Escape, actor: int) -> list[int]:
        found: list[int] = []
        if any_in(state.given) or any_in(state.taken):
            found.append(CONFIRM)
        found.append(CANCEL)
        for item in range(len(state.given)):
            if owned(state, actor, item) > state.given[item]:
                found.append(GIVE << SHIFT | item)
            if state.given[item]:
                found.append(KEEP << SHIFT | item)
        for item in range(len(state.taken)):
            if owned(state, state.partner, item) > state.taken[item]:
                found.append(TAKE << SHIFT | item)
            if state.taken[item]:
                found.append(LEAVE << SHIFT | item)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        if value == CONFIRM:
            return "confirm"
        if value == CANCEL:
            return "cancel"
        return f"{STEPS[value >> SHIFT]}:{words.item_ids(state)[value & (1 << SHIFT) - 1]}"

    def value(self, state: Escape, option_id: str) -> int:
        if option_id == "confirm":
            return CONFIRM
        if option_id == "cancel":
            return CANCEL
        step, _, item = option_id.partition(":")
        if not step:
            raise ValueError(option_id)
        return STEPS.index(step) << SHIFT | words.item_ids(state).index(item)

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-trade", hero=words.object_(state, state.partner))

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == CONFIRM:
            return Message("arkalion-option-propose")
        if value == CANCEL:
            return Message("cancel")
        item = words.item(state, value & (1 << SHIFT) - 1)
        return Message(f"arkalion-option-{STEPS[value >> SHIFT]}", item=item)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        if value != CONFIRM:
            return None
        return Message(
            "arkalion-detail-trade",
            gives=words.items(state, state.given),
            takes=words.items(state, state.taken),
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        if value <= CANCEL:
            return [f"hero-{state.partner}"]
        step = value >> SHIFT
        owner = actor if step in (GIVE, KEEP) else state.partner
        return [item_piece(state, owner, value & (1 << SHIFT) - 1)]


def item_piece(s: Escape, owner: int, item: int) -> str:
    """The scene's id of something a hero carries."""
    resources = len(s.t.resource_ids)
    potions = len(s.t.potion_ids)
    if item < resources:
        return f"token-{owner}-{s.t.resource_ids[item]}"
    if item < resources + potions:
        return f"potion-{owner}-{s.t.potion_ids[item - resources]}"
    return f"equipment-{s.t.equipment_ids[item - resources - potions]}"


TRADE: Final = Trade("arkalion.ask-trade")


def any_in(counts: list[int]) -> bool:
    for count in counts:
        if count:
            return True
    return False


def owned(s: Escape, player: int, item: int) -> int:
    """How many of something a player has."""
    hero = s.heroes[player]
    if item < len(hero.tokens):
        return hero.tokens[item]
    item -= len(hero.tokens)
    if item < len(hero.potions):
        return hero.potions[item]
    return 1 if s.gear[item - len(hero.potions)] == player else 0


def trading(s: Escape) -> Flow[None]:
    """One step of a trade: a piece more or less, the proposal, or nothing after all."""
    player = s.player()
    value = yield Decision(s, s.seat_of(player), TRADE, player)
    item = value & (1 << SHIFT) - 1
    step = value >> SHIFT
    if step == GIVE:
        s.given[item] += 1
    elif step == KEEP:
        s.given[item] -= 1
    elif step == TAKE:
        s.taken[item] += 1
    elif step == LEAVE:
        s.taken[item] -= 1
    elif value == CONFIRM:
        yield from propose(s, player)
        close(s)
    else:
        close(s)


def propose(s: Escape, player: int) -> Flow[None]:
    """The other player agrees, or does not; who leads both heroes need not be asked."""
    if s.seat_of(s.partner) != s.seat_of(player):
        answer = yield Decision(s, s.seat_of(s.partner), AGREE, s.partner)
        if answer != GO:
            if s.journal:
                log.declined(s, player)
            return
    for item in range(len(s.given)):
        hand_over(s, player, s.partner, item, s.given[item])
        hand_over(s, s.partner, player, item, s.taken[item])
    if s.journal:
        log.traded(s, player)


def hand_over(s: Escape, giver: int, taker: int, item: int, count: int) -> None:
    if count == 0:
        return
    tokens = len(s.t.resource_ids)
    potions = len(s.t.potion_ids)
    if item < tokens:
        s.heroes[giver].tokens[item] -= count
        s.heroes[taker].tokens[item] += count
    elif item < tokens + potions:
        s.heroes[giver].potions[item - tokens] -= count
        s.heroes[taker].potions[item - tokens] += count
    else:
        s.gear[item - tokens - potions] = taker


def close(s: Escape) -> None:
    """The table is cleared, and the turn goes on."""
    s.partner = -1
    s.given = [0] * len(s.given)
    s.taken = [0] * len(s.taken)
    s.phase = ACT
