"""The questions of exchanging items: sharing out the pool, and the TRADE of a round."""

from __future__ import annotations

from typing import Final

from bossrush.engine.draft import CANCEL, CONFIRM, Draft
from bossrush.engine.message import Message
from bossrush.games.sector.questions.kinds import Ask, crew_number
from bossrush.games.sector.rules import combat_actions, usable_items
from bossrush.games.sector.rules.usable_items import implant_serves, now
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view import words

DONE: Final = 0
GIVE: Final = 1
"""From the pool to a crewmember."""
USE_POOLED: Final = 2
"""Straight from the pool."""
LAY: Final = 3
"""From an inventory into the pool."""
USE: Final = 4
HAND: Final = 5
"""From one inventory to another."""
LOAD: Final = 6
DROP: Final = 7
"""From an inventory, or from the pool, onto the discard pile."""
IMPLANT: Final = 8
"""A cybernetic that can be used at any time."""
PICK: Final = 9
"""Only the card, where there is too much to list: what is done with it is asked next."""
ACTS: Final = (
    "done",
    "give",
    "use-pooled",
    "lay",
    "use",
    "hand",
    "reload",
    "drop",
    "implant",
    "pick",
)

MOST_LISTED: Final = 64
"""From so many on the cards are listed first, and then what can be done with the chosen one."""


def act(kind: int, item: int, crew: int) -> int:
    return kind | crew << 4 | item << 8


def kind_of(value: int) -> int:
    return value & 15


def crew_of(value: int) -> int:
    return value >> 4 & 15


def item_of(value: int) -> int:
    return value >> 8


class AskAct(Ask):
    """A question whose answer is something done with an item by a crewmember."""

    def option_id(self, state: Mission, value: int) -> str:
        kind = kind_of(value)
        if kind == DONE:
            return "done"
        if kind == IMPLANT:
            return f"implant:crew-{crew_of(value)}"
        item = state.tables.item_ids[item_of(value)]
        return f"pick:{item}" if kind == PICK else f"{ACTS[kind]}:{item}:crew-{crew_of(value)}"

    def value(self, state: Mission, option_id: str) -> int:
        if option_id == "done":
            return DONE
        kind, _, rest = option_id.partition(":")
        if kind == "implant":
            return act(IMPLANT, 0, crew_number(rest))
        if kind == "pick":
            return act(PICK, state.tables.item_ids.index(rest), 0)
        item, _, crew = rest.partition(":")
        return act(ACTS.index(kind), state.tables.item_ids.index(item), crew_number(crew))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        kind = kind_of(value)
        if kind == DONE:
            return Message(self.key.replace(".", "-") + "-done")
        if kind == IMPLANT:
            crew = crew_of(value)
            card = words.implant(state, crew)
            return Message("sector-option-implant", crew=words.crew(state, crew), card=card)
        if kind == PICK:
            return Message("sector-option-item", item=words.item(state, item_of(value)))
        name = "leave" if kind == DROP and item_of(value) in state.pool else ACTS[kind]
        return Message(
            f"sector-option-{name}",
            item=words.item(state, item_of(value)),
            crew=words.crew(state, crew_of(value)),
        )

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if kind_of(value) == DONE:
            return None
        if kind_of(value) == IMPLANT:
            return Message(usable_items.card_of(state, crew_of(value), usable_items.IMPLANT).text)
        return words.item_detail(state, item_of(value))

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if kind_of(value) == DONE:
            return ["pool"]
        if kind_of(value) == IMPLANT:
            return [f"implant-{crew_of(value)}", f"crew-{crew_of(value)}"]
        if kind_of(value) == PICK:
            return [state.tables.item_ids[item_of(value)]]
        return [state.tables.item_ids[item_of(value)], f"crew-{crew_of(value)}"]


class AskActs(AskAct):
    """A question that lists everything that can be done, or only the cards if that is too much."""

    def everything(self, state: Mission, actor: int) -> list[int]:
        raise NotImplementedError

    def options(self, state: Mission, actor: int) -> list[int]:
        found = self.everything(state, actor)
        return found if len(found) <= MOST_LISTED else by_card(found)


def by_card(found: list[int]) -> list[int]:
    """What is about no card as it is, and each card once."""
    listed: list[int] = []
    for value in found:
        kind = kind_of(value)
        one = value if kind in (DONE, IMPLANT) else act(PICK, item_of(value), 0)
        if one not in listed:
            listed.append(one)
    return listed


class AskCard(AskAct):
    """What is done with the card that was picked? Or is it another one?"""

    def __init__(self, key: str, of: AskActs) -> None:
        super().__init__(key)
        self.of = of

    def options(self, state: Mission, actor: int) -> list[int]:
        return [DONE, *about(self.of.everything(state, actor), state.picked)]

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-card", item=words.item(state, state.picked))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if value == DONE:
            return Message("sector-ask-card-done")
        return super().label(state, actor, value)


def about(found: list[int], item: int) -> list[int]:
    """Of all that can be done, what is about this card."""
    return [
        value for value in found if kind_of(value) not in (DONE, IMPLANT) and item_of(value) == item
    ]


class ShareOut(AskActs):
    """Who takes what from the pool? Carried items may be laid down to make room."""

    def everything(self, state: Mission, actor: int) -> list[int]:
        found = [DONE]
        for item in state.pool:
            add_pooled(state, item, range(len(state.crew)), found)
        if state.pool:
            for crew in range(len(state.crew)):
                add_laying(state, crew, found)
        return found


def add_pooled(s: Mission, item: int, crew: range | list[int], into: list[int]) -> None:
    """What these crewmembers may do with a card of the pool: take it, or use it there."""
    card = s.tables.items[item]
    for number in crew:
        if s.crew[number].has_room(item):
            into.append(act(GIVE, item, number))
        moments = card.moments & now(s)
        if moments and usable_items.usable(s, number, item + 1, moments):
            into.append(act(USE_POOLED, item, number))


def add_laying(s: Mission, crew: int, into: list[int]) -> None:
    """Carried cards that may be laid in the pool; each once, so that sharing comes to an end."""
    gone = s.laid | s.moved
    for item in s.crew[crew].pack:
        if not gone >> item & 1:
            into.append(act(LAY, item, crew))


def add_implant(s: Mission, crew: int, into: list[int]) -> None:
    if implant_serves(s, crew):
        into.append(act(IMPLANT, 0, crew))


class TradeDraft(Draft[Mission]):
    """What changes hands? Each card named goes over to the other side."""

    def __init__(self) -> None:
        super().__init__("sector.ask.trade")

    def drafted(self, state: Mission, actor: int) -> list[int]:
        return state.draft

    def items(self, state: Mission, actor: int) -> list[int]:
        found = combat_actions.tradable(state, actor)
        if state.trade_one and state.draft:
            return state.draft[:]
        return found

    def complete(self, state: Mission, actor: int) -> bool:
        return combat_actions.trade_fits(state, actor)

    def may_cancel(self, state: Mission, actor: int) -> bool:
        return bool(state.draft)

    def item_id(self, state: Mission, item: int) -> str:
        return state.tables.item_ids[item]

    def item_of(self, state: Mission, item_id: str) -> int:
        return state.tables.item_ids.index(item_id)

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if value == CONFIRM:
            return Message("sector-ask-trade-confirm", count=len(state.draft))
        if value == CANCEL:
            return Message("sector-ask-trade-cancel")
        return super().label(state, actor, value)

    def item_label(self, state: Mission, actor: int, item: int) -> Message:
        return words.trade_label(state, actor, item)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if value < 2:
            return [f"crew-{actor}"]
        return [state.tables.item_ids[value - 2]]


TRADE_ITEMS: Final = TradeDraft()
SHARE_OUT_POOL: Final = ShareOut("share")
SHARE_CARD: Final = AskCard("share-card", SHARE_OUT_POOL)
