"""What is asked in the Roll Phase: the next command."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Choice, OneOf
from bossrush.engine.message import Message
from bossrush.engine.sets import members
from bossrush.games.vengeance.questions import answers, refusals
from bossrush.games.vengeance.rules.hand import roll_options
from bossrush.games.vengeance.rules.reserve import refillable
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words.names import die_id, faces, seat_id, steps, tile_id


class Command(Choice[Vendetta]):
    """Throw, assign, place, refill, or be done."""

    def __init__(self, moment: bool) -> None:
        super().__init__("vengeance.roll", answers.ROLL_ANSWERS, moment, narrows=True)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        return roll_options(state, actor)

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        p = state.players[actor]
        if answers.THROW.fits(value):
            return self._throw(state, shown(p, value))
        if answers.assigns(value):
            skill = Message(state.tables.skills[answers.ASSIGNED.of(value)].name)
            if answers.ASSIGN_FREEING.fits(value):
                number = p.faces[: answers.FREED.of(value) + 1].count(state.tables.wound)
                return Message("vengeance-roll-assign-freeing", skill=skill, number=number)
            return Message("vengeance-roll-assign", skill=skill)
        if answers.REFILL.fits(value):
            return Message("vengeance-roll-refill", count=answers.COUNT.of(value))
        if answers.AUTO.fits(value):
            return Message("vengeance-roll-auto-off" if p.auto else "vengeance-roll-auto-on")
        return Message(f"vengeance-roll-{self.kind(state, value)}")

    def _throw(self, state: Vendetta, thrown: list[int]) -> Message:
        """Which dice are thrown: by what they show, and how many are new."""
        rolled = [face for face in thrown if face != state.tables.unrolled]
        fresh = len(thrown) - len(rolled)
        if not rolled:
            return Message("vengeance-roll-throw-new", count=fresh)
        listed = faces(state, rolled)
        if fresh:
            listed.items.append(Message("vengeance-new-dice", count=fresh))
        return Message("vengeance-roll-throw", count=len(thrown), faces=listed)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        p = state.players[actor]
        if answers.assigns(value):
            group = shown(p, value)
            skill = state.tables.skills[answers.ASSIGNED.of(value)]
            gives = skill.bonus_steps if skill.bonus_face in group else skill.steps
            return Message(
                "vengeance-roll-assign-detail", faces=faces(state, group), steps=steps(gives)
            )
        if answers.REFILL.fits(value):
            return Message("vengeance-roll-refill-detail", reserve=state.reserve(actor))
        if answers.PLACE.fits(value):
            return Message("vengeance-roll-place-detail", free=p.free_slots())
        return None

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        p = state.players[actor]
        if answers.REFILL.fits(value):
            return ["reserve"]
        if answers.PLACE.fits(value):
            return [die_id(p.hand[answers.PLACED.of(value)]), f"p{actor}-life"]
        if answers.THROW.fits(value):
            return dice(p, value)
        if not answers.assigns(value):
            return [seat_id(actor)]
        pointed = [
            tile_id(p, actor, p.card.skill_code(answers.ASSIGNED.of(value))),
            *dice(p, value),
        ]
        if answers.ASSIGN_FREEING.fits(value):
            pointed.append(die_id(p.hand[answers.FREED.of(value)]))
        return pointed

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        return refusals.command(state, actor, value)

    def why_unknown(self, state: Vendetta, actor: int, option_id: str) -> Message | None:
        return refusals.no_die(option_id)


def shown(p: Player, command: int) -> list[int]:
    """What the dice of a command show."""
    return [p.faces[place] for place in members(answers.PLACES.of(command))]


def dice(p: Player, command: int) -> list[str]:
    """The dice of a command as the scene calls them."""
    return [die_id(p.hand[place]) for place in members(answers.PLACES.of(command))]


class RefillNow(OneOf[Vendetta]):
    """The refill that follows by itself: as many dice as there are to take."""

    def __init__(self) -> None:
        super().__init__("vengeance.refill", answers.COUNT, head="refill:")

    def options(self, state: Vendetta, actor: int) -> list[int]:
        return [refillable(state, actor)]

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        return Message("vengeance-roll-refill", count=value)

    def why_not(self, state: Vendetta, actor: int, value: int) -> Message | None:
        return refusals.refill(state, actor, value)


ROLL: Final = Command(False)
COOLING: Final = Command(True)
"""The same while a throw has to wait: then it is asked even where only `done` is left."""
REFILL_NOW: Final = RefillNow()
