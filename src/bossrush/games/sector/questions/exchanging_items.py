"""The questions of exchanging items: what is done with a card, sharing out the pool, TRADE."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Choice
from bossrush.engine.draft import CANCEL, CONFIRM, FIRST_ITEM, Draft
from bossrush.engine.message import Message
from bossrush.games.sector.questions import answers, refusals
from bossrush.games.sector.questions.kinds import led_by
from bossrush.games.sector.rules.combat_actions import tradable, trade_fits
from bossrush.games.sector.rules.usable_items import implant_serves, usable_at_any_time
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names

MOST_LISTED: Final = 64
"""From so many on the cards are listed first, and then what can be done with the chosen one."""


def about_no_card(value: int) -> bool:
    return answers.DONE.fits(value) or answers.USE_IMPLANT.fits(value)


class HandleItem(Choice[Mission]):
    """A question whose answer is something done with an item by a crewmember."""

    def __init__(self, key: str) -> None:
        super().__init__(key, answers.HANDLINGS)

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        return handling(state, actor, value)

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if answers.DONE.fits(value):
            return Message(self.key.replace(".", "-") + "-done")
        crew = names.crew(state, answers.TAKER.of(value))
        if answers.USE_IMPLANT.fits(value):
            card = names.implant(state, answers.TAKER.of(value))
            return Message("sector-option-implant", crew=crew, card=card)
        item = names.item(state, answers.ITEM.of(value))
        if answers.PICK.fits(value):
            return Message("sector-option-item", item=item)
        name = self.kind(state, value)
        if answers.DROP.fits(value) and answers.ITEM.of(value) in state.pool:
            name = "leave"
        return Message(f"sector-option-{name}", item=item, crew=crew)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if answers.DONE.fits(value):
            return None
        if answers.USE_IMPLANT.fits(value):
            implant = state.crew[answers.TAKER.of(value)].cybernetic
            return Message(state.tables.cybernetics[implant].text)
        return names.item_detail(state, answers.ITEM.of(value))

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if answers.DONE.fits(value):
            return ["pool"]
        crew = f"crew-{answers.TAKER.of(value)}"
        if answers.USE_IMPLANT.fits(value):
            return [f"implant-{answers.TAKER.of(value)}", crew]
        item = state.tables.item_ids[answers.ITEM.of(value)]
        return [item] if answers.PICK.fits(value) else [item, crew]


def handling(s: Mission, actor: int, value: int) -> Message:
    """Why this cannot be done with a card now."""
    crew, item = answers.TAKER.of(value), answers.ITEM.of(value)
    if answers.DONE.fits(value) or answers.PICK.fits(value):
        return Message("sector-refused-listed")
    if crew >= len(s.crew):
        return Message("sector-refused-nobody")
    if answers.USE_IMPLANT.fits(value):
        return refusals.use(s, crew, answers.IMPLANT)
    other = somebody_elses(s, actor, value)
    if other >= 0:
        return Message("sector-refused-not-you", crew=names.crew(s, other))
    if answers.GIVE.fits(value) and item not in s.pool:
        return Message("sector-refused-not-in-pool", item=names.item(s, item))
    if answers.USE_POOLED.fits(value):
        if item not in s.pool:
            return Message("sector-refused-not-in-pool", item=names.item(s, item))
        return refusals.use(s, crew, item)
    if answers.GIVE.fits(value) or answers.HAND.fits(value):
        if s.holder(item) < 0 and item not in s.pool:
            return refusals.not_carried(s, crew, item)
        if item in s.crew[crew].pack:
            return refusals.has_it(s, crew, item)
        if answers.HAND.fits(value) and item in s.pool:
            return Message("sector-refused-in-pool", item=names.item(s, item))
        if s.crew[crew].has_room(item):
            return Message("sector-refused-hand")
        return refusals.no_room(s, crew, item)
    if item not in s.crew[crew].pack:
        return refusals.not_carried(s, crew, item)
    if answers.USE.fits(value):
        return refusals.use(s, crew, item)
    if answers.LOAD.fits(value):
        return refusals.load(s, crew, item)
    return Message("sector-refused-in-use", item=names.item(s, item))


def somebody_elses(s: Mission, actor: int, value: int) -> int:
    """Whose business this is, where it is nobody's who answers here; -1 where it is theirs."""
    item = answers.ITEM.of(value)
    whose = s.holder(item) if answers.HAND.fits(value) else answers.TAKER.of(value)
    pooled = answers.GIVE.fits(value) or answers.USE_POOLED.fits(value)
    holds = whose >= 0 and item in s.crew[whose].pack
    there = item in s.pool if pooled else holds
    if not there:
        return -1
    return -1 if whose in led_by(s, actor) else whose


class HandleItems(HandleItem):
    """A question that lists everything that can be done, or only the cards if that is too much."""

    def everything(self, state: Mission, actor: int) -> list[int]:
        raise NotImplementedError

    def options(self, state: Mission, actor: int) -> list[int]:
        everything = self.everything(state, actor)
        return everything if len(everything) <= MOST_LISTED else by_card(everything)


def by_card(values: list[int]) -> list[int]:
    """What is about no card as it is, and each card once."""
    shortened: list[int] = []
    for value in values:
        entry = value if about_no_card(value) else answers.PICK.answer(answers.ITEM.of(value))
        if entry not in shortened:
            shortened.append(entry)
    return shortened


class HandlePicked(HandleItem):
    """What is done with the card that was picked? Or is it another one?"""

    def __init__(self, key: str, of: HandleItems) -> None:
        super().__init__(key)
        self.of = of

    def options(self, state: Mission, actor: int) -> list[int]:
        everything = self.of.everything(state, actor)
        return [
            answers.DONE.answer(),
            *(
                value
                for value in everything
                if not about_no_card(value) and answers.ITEM.of(value) == state.picked
            ),
        ]

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-card", item=names.item(state, state.picked))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if answers.DONE.fits(value):
            return Message("sector-ask-card-done")
        return super().label(state, actor, value)


class ShareOut(HandleItems):
    """Who takes what from the pool? Carried items may be laid down to make room."""

    def everything(self, state: Mission, actor: int) -> list[int]:
        values = [answers.DONE.answer()]
        for item in state.pool:
            add_pooled(state, item, range(len(state.crew)), values)
        if state.pool:
            for crew in range(len(state.crew)):
                add_laying(state, crew, values)
        return values


def add_pooled(s: Mission, item: int, crew: range | list[int], into: list[int]) -> None:
    """What these crewmembers may do with a card of the pool: take it, or use it there."""
    for number in crew:
        if s.crew[number].has_room(item):
            into.append(answers.GIVE.answer(item, number))
        if usable_at_any_time(s, number, item):
            into.append(answers.USE_POOLED.answer(item, number))


def add_laying(s: Mission, crew: int, into: list[int]) -> None:
    """Carried cards that may be laid in the pool."""
    into += [answers.LAY.answer(item, crew) for item in s.crew[crew].pack]


def add_implant(s: Mission, crew: int, into: list[int]) -> None:
    if implant_serves(s, crew):
        into.append(answers.USE_IMPLANT.answer(crew))


class TradeDraft(Draft[Mission]):
    """What changes hands? Each card named goes over to the other side."""

    def drafted(self, state: Mission, actor: int) -> list[int]:
        return state.draft

    def items(self, state: Mission, actor: int) -> list[int]:
        if state.trade_one and state.draft:
            return state.draft[:]
        return tradable(state, actor)

    def complete(self, state: Mission, actor: int) -> bool:
        return trade_fits(state, actor)

    def may_cancel(self, state: Mission, actor: int) -> bool:
        return bool(state.draft)

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        if value == CONFIRM:
            return Message("sector-refused-trade-slots")
        if value == CANCEL:
            return Message("sector-refused-trade-empty")
        if state.trade_one and state.draft:
            return Message("sector-refused-trade-one")
        return Message("sector-refused-trade-item", item=names.item(state, value - FIRST_ITEM))

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
        return names.trade_label(state, actor, item)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if value < FIRST_ITEM:
            return [f"crew-{actor}"]
        return [state.tables.item_ids[value - FIRST_ITEM]]


SHARE_OUT_POOL: Final = ShareOut("sector.ask.share")
SHARE_CARD: Final = HandlePicked("sector.ask.share-card", SHARE_OUT_POOL)
TRADE_ITEMS: Final = TradeDraft("sector.ask.trade")
