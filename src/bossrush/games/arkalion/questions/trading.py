"""Échanger: what is given and asked for, piece by piece; and whether the other agrees."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Names, Question
from bossrush.engine.message import Message
from bossrush.games.arkalion.questions.attacking import GO
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.view import words

PROPOSE: Final = 0
WITHDRAW: Final = 1
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
        if any(state.given) or any(state.taken):
            found.append(PROPOSE)
        found.append(WITHDRAW)
        for item in range(len(state.given)):
            if state.owned(actor, item) > state.given[item]:
                found.append(GIVE << SHIFT | item)
            if state.given[item]:
                found.append(KEEP << SHIFT | item)
        for item in range(len(state.taken)):
            if state.owned(state.partner, item) > state.taken[item]:
                found.append(TAKE << SHIFT | item)
            if state.taken[item]:
                found.append(LEAVE << SHIFT | item)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        if value == PROPOSE:
            return "confirm"
        if value == WITHDRAW:
            return "cancel"
        return f"{STEPS[value >> SHIFT]}:{state.item_ids()[value & (1 << SHIFT) - 1]}"

    def value(self, state: Escape, option_id: str) -> int:
        if option_id == "confirm":
            return PROPOSE
        if option_id == "cancel":
            return WITHDRAW
        step, _, item = option_id.partition(":")
        if not step:
            raise ValueError(option_id)
        return STEPS.index(step) << SHIFT | state.item_ids().index(item)

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-trade", hero=words.object_(state, state.partner))

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == PROPOSE:
            return Message("arkalion-option-propose")
        if value == WITHDRAW:
            return Message("cancel")
        item = words.item(state, value & (1 << SHIFT) - 1)
        return Message(f"arkalion-option-{STEPS[value >> SHIFT]}", item=item)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        if value != PROPOSE:
            return None
        return Message(
            "arkalion-detail-trade",
            gives=words.items(state, state.given),
            takes=words.items(state, state.taken),
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        if value <= WITHDRAW:
            return [f"hero-{state.partner}"]
        step = value >> SHIFT
        owner = actor if step in (GIVE, KEEP) else state.partner
        return [item_piece(state, owner, value & (1 << SHIFT) - 1)]


def item_piece(s: Escape, owner: int, item: int) -> str:
    """The scene's id of something a hero carries."""
    resources = len(s.tables.resource_ids)
    potions = len(s.tables.potion_ids)
    if item < resources:
        return f"token-{owner}-{s.tables.resource_ids[item]}"
    if item < resources + potions:
        return f"potion-{owner}-{s.tables.potion_ids[item - resources]}"
    return f"equipment-{s.tables.equipment_ids[item - resources - potions]}"


class Agree(Names[Escape]):
    """Does the other player agree to the trade?"""

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-agree", hero=words.object_(state, state.player()))

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        if value != GO:
            return None
        return Message(
            "arkalion-detail-agree",
            gets=words.items(state, state.given),
            gives=words.items(state, state.taken),
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"hero-{state.player()}"]


TRADE_PIECES: Final = Trade("arkalion.ask-trade")
AGREE: Final = Agree("arkalion.ask-agree", ("agree", "decline"))
