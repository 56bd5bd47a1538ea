"""The questions of sharing out, of regrouping between chapters, and of using things at any time."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.games.sector import uses, words
from bossrush.games.sector.ask import Ask, crew_number
from bossrush.games.sector.combatants import spoken_for
from bossrush.games.sector.helps import can_load_gun
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import (
    ANY_TIME,
    OUT_OF_COMBAT,
    PEACE,
)

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

ALONE: Final = [[0], [1], [2], [3]]
CREWS: Final = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
"""Each crewmember alone, and crews by their size: `led_by` is asked at every question."""


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
        item = state.t.item_ids[item_of(value)]
        return f"pick:{item}" if kind == PICK else f"{ACTS[kind]}:{item}:crew-{crew_of(value)}"

    def value(self, state: Mission, option_id: str) -> int:
        if option_id == "done":
            return DONE
        kind, _, rest = option_id.partition(":")
        if kind == "implant":
            return act(IMPLANT, 0, crew_number(rest))
        if kind == "pick":
            return act(PICK, state.t.item_ids.index(rest), 0)
        item, _, crew = rest.partition(":")
        return act(ACTS.index(kind), state.t.item_ids.index(item), crew_number(crew))

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
            return Message(uses.card_of(state, crew_of(value), uses.IMPLANT).text)
        return words.item_detail(state, item_of(value))

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if kind_of(value) == DONE:
            return ["pool"]
        if kind_of(value) == IMPLANT:
            return [f"implant-{crew_of(value)}", f"crew-{crew_of(value)}"]
        if kind_of(value) == PICK:
            return [state.t.item_ids[item_of(value)]]
        return [state.t.item_ids[item_of(value)], f"crew-{crew_of(value)}"]


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
    card = s.t.items[item]
    for number in crew:
        if s.crew[number].has_room(item):
            into.append(act(GIVE, item, number))
        moments = card.moments & now(s)
        if moments and uses.usable(s, number, item + 1, moments):
            into.append(act(USE_POOLED, item, number))


def add_laying(s: Mission, crew: int, into: list[int]) -> None:
    """Carried cards that may be laid in the pool; each once, so that sharing comes to an end."""
    gone = s.laid | s.moved
    for item in s.crew[crew].pack:
        if not gone >> item & 1:
            into.append(act(LAY, item, crew))


def now(s: Mission) -> int:
    """The moments that count as "at any time" just now."""
    return ANY_TIME | OUT_OF_COMBAT if s.mode == PEACE else ANY_TIME


def led_by(s: Mission, actor: int) -> list[int]:
    """The crewmembers who answer together with this one; all of them for a group decision."""
    if actor < 0 or s.seats == 1:
        return CREWS[len(s.crew)]
    return ALONE[actor]


class Regroup(AskActs):
    """What is there to do before the next card? Or is this crewmember ready?"""

    def everything(self, state: Mission, actor: int) -> list[int]:
        found = [DONE]
        add_activities(state, led_by(state, actor), found)
        return found


def has_activity(s: Mission, seat: int) -> bool:
    """Whether there is anything a seat could do before the next card."""
    crew = led_by(s, seat)
    gone = s.laid | s.moved
    for number in crew:  # nearly always there is a card to lay down, or one to take
        member = s.crew[number]
        for item in member.pack:
            if not gone >> item & 1:
                return True
        for item in s.pool:
            if member.has_room(item):
                return True
    found: list[int] = []
    add_activities(s, crew, found)
    return len(found) > 0


def add_activities(s: Mission, crew: list[int], into: list[int]) -> None:
    """Reload once, use, take from the pool, hand on, lay down, discard."""
    for item in s.pool:
        add_pooled(s, item, crew, into)
        if s.loaded[item]:  # discarded now, its dice are there for other weapons
            into.append(act(DROP, item, crew[0]))
    for number in crew:
        add_implant(s, number, into)
        for item in s.crew[number].pack:
            moments = s.t.items[item].moments & now(s)
            if not s.reloaded >> number & 1 and can_load_gun(s, item):
                into.append(act(LOAD, item, number))
            if moments and uses.usable(s, number, item + 1, moments):
                into.append(act(USE, item, number))
            if s.loaded[item]:
                into.append(act(DROP, item, number))
            if not s.moved >> item & 1:
                add_handing(s, item, number, into)
        add_laying(s, number, into)


def add_handing(s: Mission, item: int, crew: int, into: list[int]) -> None:
    """Those to whom a carried card may be handed on."""
    for number, member in enumerate(s.crew):
        if number != crew and member.has_room(item):
            into.append(act(HAND, item, number))


def add_implant(s: Mission, crew: int, into: list[int]) -> None:
    if implant_serves(s, crew):
        into.append(act(IMPLANT, 0, crew))


def implant_serves(s: Mission, crew: int) -> bool:
    """A cybernetic without a moment of its own is used like an item: at any time."""
    moments = s.t.implant_moments & now(s)
    if not moments or s.crew[crew].cybernetic < 0:
        return False
    return uses.usable(s, crew, uses.IMPLANT, moments)


class Aside(AskAct):
    """What may be done at any time, beside what is asked: use things, or discard them."""

    def options(self, state: Mission, actor: int) -> list[int]:
        found: list[int] = []
        for number in led_by(state, actor):
            add_implant(state, number, found)
            for item in state.crew[number].pack:
                moments = state.t.items[item].moments & now(state)
                if moments and uses.usable(state, number, item + 1, moments):
                    found.append(act(USE, item, number))
        for number in led_by(state, actor):
            kept = spoken_for(state, number)
            for item in state.crew[number].pack:
                if not kept >> item & 1:
                    found.append(act(DROP, item, number))
        return found

    def holds(self, state: Mission, actor: int) -> bool:
        """Whether anything could really be used now; to discard things is no reason to wait."""
        for number in led_by(state, actor):
            if uses.has_use(state, number, now(state)):
                return True
        return False
