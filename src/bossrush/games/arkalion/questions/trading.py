"""Échanger: what is given and asked for, piece by piece; and whether the other agrees."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Answers, Choice
from bossrush.engine.decision import Names
from bossrush.engine.message import Message
from bossrush.games.arkalion.cards.terms import EQUIPMENT_ITEM, TOKEN_ITEM
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names

STEPS: Final = Answers()
PROPOSE: Final = STEPS.kind("confirm")
WITHDRAW: Final = STEPS.kind("cancel")
GIVE: Final = STEPS.kind("give", "give:", answers.ITEM)
KEEP: Final = STEPS.kind("keep", "keep:", answers.ITEM)
TAKE: Final = STEPS.kind("take", "take:", answers.ITEM)
LEAVE: Final = STEPS.kind("leave", "leave:", answers.ITEM)


class Trade(Choice[Escape]):
    """What is given and what is asked for, one piece at a time; nothing moves before both agree."""

    def options(self, state: Escape, actor: int) -> list[int]:
        offered: list[int] = []
        if any(count for count in state.given) or any(count for count in state.taken):
            offered.append(PROPOSE.answer())
        offered.append(WITHDRAW.answer())
        for item, given in enumerate(state.given):
            if state.owned(actor, item) > given:
                offered.append(GIVE.answer(item))
            if given:
                offered.append(KEEP.answer(item))
        for item, taken in enumerate(state.taken):
            if state.owned(state.partner, item) > taken:
                offered.append(TAKE.answer(item))
            if taken:
                offered.append(LEAVE.answer(item))
        return offered

    def why_not(self, state: Escape, actor: int, value: int) -> Message | None:
        if PROPOSE.fits(value):
            return Message("arkalion-refused-empty-trade")
        item = names.item(state, answers.ITEM.of(value))
        if GIVE.fits(value) or TAKE.fits(value):
            owner = actor if GIVE.fits(value) else state.partner
            return Message(
                "arkalion-refused-not-owned", hero=names.subject(state, owner), item=item
            )
        return Message("arkalion-refused-not-offered", item=item)

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-trade", hero=names.object_(state, state.partner))

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if PROPOSE.fits(value):
            return Message("arkalion-option-propose")
        if WITHDRAW.fits(value):
            return Message("cancel")
        item = names.item(state, answers.ITEM.of(value))
        return Message(f"arkalion-option-{self.kind(state, value)}", item=item)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        if not PROPOSE.fits(value):
            return None
        return Message(
            "arkalion-detail-trade",
            gives=names.items(state, state.given),
            takes=names.items(state, state.taken),
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        if PROPOSE.fits(value) or WITHDRAW.fits(value):
            return [f"hero-{state.partner}"]
        owner = actor if GIVE.fits(value) or KEEP.fits(value) else state.partner
        return [item_piece(state, owner, answers.ITEM.of(value))]


def item_piece(s: Escape, owner: int, number: int) -> str:
    """The scene's id of something a hero carries."""
    kind = s.tables.items[number].kind
    name = s.tables.item_ids[number]
    if kind == EQUIPMENT_ITEM:
        return f"equipment-{name}"
    return f"token-{owner}-{name}" if kind == TOKEN_ITEM else f"potion-{owner}-{name}"


class Agree(Names[Escape]):
    """Does the other player agree to the trade?"""

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-agree", hero=names.object_(state, state.player()))

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        if value != answers.GO:
            return None
        return Message(
            "arkalion-detail-agree",
            gets=names.items(state, state.given),
            gives=names.items(state, state.taken),
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"hero-{state.player()}"]


TRADE_PIECES: Final = Trade("arkalion.ask-trade", STEPS)
AGREE: Final = Agree("arkalion.ask-agree", ("agree", "decline"))
