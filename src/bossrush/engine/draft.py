"""Compound choices as drafts: add, remove, confirm, cancel; applied only on confirm.

A trade of any number of items would be thousands of options. A draft asks for it in small steps,
and keeps what is drafted in the state, so that everybody sees it grow.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.decision import Decision, Flow, Question
from bossrush.engine.message import Message
from bossrush.engine.state import State

S = TypeVar("S", bound=State)

CONFIRM: Final = 0
CANCEL: Final = 1
FIRST_ITEM: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Question[S]):
    """A compound choice of items, ints from zero on; a game keeps the drafted ones in its state."""

    def drafted(self, state: S, actor: int) -> list[int]:
        """The list in the state that holds what has been drafted so far."""
        raise NotImplementedError

    def items(self, state: S, actor: int) -> list[int]:
        """What may be put in, or taken out again, now."""
        raise NotImplementedError

    def complete(self, state: S, actor: int) -> bool:
        """Whether what is drafted could be confirmed as it is."""
        return True

    def may_cancel(self, state: S, actor: int) -> bool:
        return True

    def change(self, state: S, actor: int, item: int) -> None:
        """Put an item in, or take it out again."""
        drafted = self.drafted(state, actor)
        if item in drafted:
            drafted.remove(item)
        else:
            drafted.append(item)

    def empty(self, state: S, actor: int) -> None:
        """Forget what has been drafted."""
        self.drafted(state, actor).clear()

    def item_id(self, state: S, item: int) -> str:
        return str(item)

    def item_of(self, state: S, item_id: str) -> int:
        return int(item_id)

    def item_label(self, state: S, actor: int, item: int) -> Message:
        return Message(f"{self.key}-{self.item_id(state, item)}".replace(".", "-"))

    def options(self, state: S, actor: int) -> list[int]:
        options: list[int] = []
        if self.complete(state, actor):
            options.append(CONFIRM)
        if self.may_cancel(state, actor):
            options.append(CANCEL)
        for item in self.items(state, actor):
            options.append(FIRST_ITEM + item)
        return options

    def option_id(self, state: S, value: int) -> str:
        if value == CONFIRM:
            return "confirm"
        if value == CANCEL:
            return "cancel"
        return self.item_id(state, value - FIRST_ITEM)

    def value(self, state: S, option_id: str) -> int:
        if option_id == "confirm":
            return CONFIRM
        if option_id == "cancel":
            return CANCEL
        return FIRST_ITEM + self.item_of(state, option_id)

    def kind(self, state: S, value: int) -> str:
        return "item" if value >= FIRST_ITEM else self.option_id(state, value)

    def fields(self, state: S, value: int) -> dict[str, Any]:
        return {"item": self.option_id(state, value)} if value >= FIRST_ITEM else {}

    def label(self, state: S, actor: int, value: int) -> Message:
        if value == CONFIRM:
            return Message("confirm")
        if value == CANCEL:
            return Message("cancel")
        return self.item_label(state, actor, value - FIRST_ITEM)


def draft(state: S, question: Draft[S], actor: int) -> Flow[bool]:
    """Let an actor put a compound choice together; True when it was confirmed.

    What was drafted stays in the state for the rule to apply; cancelling empties it.
    """
    while True:
        value = yield Decision(state, state.seat_of(actor), question, actor)
        if value == CONFIRM:
            return True
        if value == CANCEL:
            question.empty(state, actor)
            return False
        question.change(state, actor, value - FIRST_ITEM)
