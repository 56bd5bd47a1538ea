"""The questions of using items and cybernetics: at a moment, or at any time."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message
from bossrush.games.sector.questions.exchanging_items import DROP, USE, AskAct, act, add_implant
from bossrush.games.sector.questions.kinds import Ask, led_by
from bossrush.games.sector.rules import usable_items
from bossrush.games.sector.rules.combat_actions import spoken_for
from bossrush.games.sector.rules.usable_items import now
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import BEFORE_DAMAGE
from bossrush.games.sector.view import words


class StepIn(Ask):
    """Use something now, or let the moment go by?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return [usable_items.PASS, *usable_items.uses(state, actor, state.moment)]

    def prompt(self, state: Mission, actor: int) -> Message:
        if state.endangered >= 0:
            return Message("sector-ask-window-death", crew=words.crew(state, state.endangered))
        if state.moment & BEFORE_DAMAGE:
            crew = words.crew(state, actor)
            return Message("sector-ask-window-loss", crew=crew, loss=state.loss)
        return super().prompt(state, actor)

    def option_id(self, state: Mission, value: int) -> str:
        if value == usable_items.PASS:
            return "pass"
        source = usable_items.source_of(value)
        name = "implant" if source == usable_items.IMPLANT else state.tables.item_ids[source - 1]
        variant = usable_items.variant_of(value)
        return f"use:{name}#{variant}" if variant else f"use:{name}"

    def value(self, state: Mission, option_id: str) -> int:
        if option_id == "pass":
            return usable_items.PASS
        head, _, rest = option_id.partition(":")
        if head != "use":
            raise ValueError(option_id)
        name, _, variant = rest.partition("#")
        source = (
            usable_items.IMPLANT if name == "implant" else state.tables.item_ids.index(name) + 1
        )
        return usable_items.encode(source, int(variant or "0"))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        if value == usable_items.PASS:
            return Message("sector-option-pass")
        card = usable_items.card_of(state, actor, usable_items.source_of(value))
        return words.use(state, actor, card, usable_items.variant_of(value))

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        if value == usable_items.PASS:
            return None
        return Message(usable_items.card_of(state, actor, usable_items.source_of(value)).text)

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        if value == usable_items.PASS:
            return []
        source = usable_items.source_of(value)
        return [
            f"implant-{actor}"
            if source == usable_items.IMPLANT
            else state.tables.item_ids[source - 1]
        ]


class Aside(AskAct):
    """What may be done at any time, beside what is asked: use things, or discard them."""

    def options(self, state: Mission, actor: int) -> list[int]:
        found: list[int] = []
        for number in led_by(state, actor):
            add_implant(state, number, found)
            for item in state.crew[number].pack:
                moments = state.tables.items[item].moments & now(state)
                if moments and usable_items.usable(state, number, item + 1, moments):
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
            if usable_items.has_use(state, number, now(state)):
                return True
        return False


STEP_IN: Final = StepIn("window")
AT_ANY_TIME: Final = Aside("aside")
