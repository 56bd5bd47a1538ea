"""Compound choices as drafts: add, remove, confirm, cancel; applied only on confirm.

A trade of any number of items would be thousands of options. A draft asks for it in small steps,
and keeps what is drafted in the state, so that everybody sees it grow. A `Draft` is of single
things, each in or out; a `CountedDraft` of numbers of things ("three leaves for two roots").
"""

from __future__ import annotations

from typing import Final, TypeVar

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

    def label(self, state: S, actor: int, value: int) -> Message:
        if value == CONFIRM:
            return Message("confirm")
        if value == CANCEL:
            return Message("cancel")
        return self.item_label(state, actor, value - FIRST_ITEM)


PLACE: Final = 1 << 10
"""How many of one thing a counted draft can hold, and one more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CountedDraft(Draft[S]):
    """A compound choice of numbers: how many of each thing, things being ints from zero on.

    `drafted` is the list in the state that holds how many of each thing are drafted.
    """

    def things(self, state: S, actor: int) -> list[int]:
        """The things whose number may be changed now."""
        raise NotImplementedError

    def amounts(self, state: S, actor: int, thing: int) -> list[int]:
        """What the number of a thing may be set to now; one more or one less, if not told."""
        now = self.drafted(state, actor)[thing]
        found: list[int] = []
        if now < self.most(state, actor, thing):
            found.append(now + 1)
        if now:
            found.append(now - 1)
        return found

    def most(self, state: S, actor: int, thing: int) -> int:
        """How many of a thing may be drafted."""
        raise NotImplementedError

    def thing_id(self, state: S, thing: int) -> str:
        return str(thing)

    def thing_of(self, state: S, thing_id: str) -> int:
        return int(thing_id)

    def amount_label(self, state: S, actor: int, thing: int, amount: int) -> Message:
        """Setting a number in words; `now` says what it is at present."""
        now = self.drafted(state, actor)[thing]
        key = f"{self.key}-{self.thing_id(state, thing)}".replace(".", "-")
        return Message(key, amount=amount, now=now)

    def items(self, state: S, actor: int) -> list[int]:
        found: list[int] = []
        for thing in self.things(state, actor):
            for amount in self.amounts(state, actor, thing):
                found.append(thing * PLACE + amount)
        return found

    def change(self, state: S, actor: int, item: int) -> None:
        self.drafted(state, actor)[item // PLACE] = item % PLACE

    def empty(self, state: S, actor: int) -> None:
        drafted = self.drafted(state, actor)
        for thing in range(len(drafted)):
            drafted[thing] = 0

    def item_id(self, state: S, item: int) -> str:
        return f"{self.thing_id(state, item // PLACE)}={item % PLACE}"

    def item_of(self, state: S, item_id: str) -> int:
        thing, _, amount = item_id.rpartition("=")
        count = int(amount)
        if not 0 <= count < PLACE:
            raise ValueError(item_id)
        return self.thing_of(state, thing) * PLACE + count

    def item_label(self, state: S, actor: int, item: int) -> Message:
        return self.amount_label(state, actor, item // PLACE, item % PLACE)


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
