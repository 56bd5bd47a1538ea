"""What is asked in the Roll Phase: the next command."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Question
from bossrush.engine.message import Message
from bossrush.games.vengeance.questions.answers import FREES, PLACES, SEAT, SKILL
from bossrush.games.vengeance.rules.hand import roll_options
from bossrush.games.vengeance.rules.reserve import refillable
from bossrush.games.vengeance.table.dice import DICE
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.terms import ASSIGN, AUTO, COMMANDS, PLACE, REFILL, STOP
from bossrush.games.vengeance.view.words import die_id, faces, seat_id, steps, tile_id


class Command(Question[Vendetta]):
    """Throw, assign, place, refill, or be done."""

    def __init__(self, moment: bool) -> None:
        super().__init__("vengeance.roll", moment)

    def options(self, state: Vendetta, actor: int) -> list[int]:
        return roll_options(state, actor)

    def option_id(self, state: Vendetta, value: int) -> str:
        kind = value & 7
        if kind == REFILL:
            return f"refill:{value >> PLACES}"
        if kind >= STOP:
            return COMMANDS[kind]
        p = state.players[value >> SEAT & 3]
        places = value >> PLACES & 15
        dice = "+".join(DICE[die] for at, die in enumerate(p.hand) if places >> at & 1)
        if kind != ASSIGN:
            return f"{COMMANDS[kind]}:{dice}"
        text = f"assign:{state.tables.skill_ids[value >> SKILL & 63]}:{dice}"
        frees = value >> FREES
        return f"{text}:free:{DICE[p.hand[frees - 1]]}" if frees else text

    def value(self, state: Vendetta, option_id: str) -> int:
        words = option_id.split(":")
        kind = COMMANDS.index(words[0])
        if kind >= STOP:
            if len(words) != 1:
                raise ValueError(option_id)
            return kind
        if kind == REFILL:
            count = int(words[1])
            if len(words) != 2 or str(count) != words[1] or not 0 < count < 5:
                raise ValueError(option_id)
            return REFILL | count << PLACES
        named = words[2] if kind == ASSIGN else words[1]
        dice = [DICE.index(name) for name in named.split("+")]
        seat = _holder(state, dice[0])
        hand = state.players[seat].hand
        value = kind | seat << SEAT
        for die in dice:
            value |= 1 << PLACES + hand.index(die)
        rest = words[3:] if kind == ASSIGN else words[2:]
        if kind == ASSIGN:
            value |= state.tables.skill_ids.index(words[1]) << SKILL
            if len(rest) == 2 and rest[0] == "free":
                value |= hand.index(DICE.index(rest[1])) + 1 << FREES
                rest = []
        if rest or self.option_id(state, value) != option_id:
            raise ValueError(option_id)
        return value

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        kind = value & 7
        if kind == REFILL:
            return Message("vengeance-roll-refill", count=value >> PLACES)
        if kind == AUTO:
            on = state.players[actor].auto
            return Message("vengeance-roll-auto-off" if on else "vengeance-roll-auto-on")
        if kind >= STOP:
            return Message(f"vengeance-roll-{COMMANDS[kind]}")
        p = state.players[actor]
        places = value >> PLACES & 15
        shown = [face for at, face in enumerate(p.faces) if places >> at & 1]
        if kind == ASSIGN:
            skill = state.tables.skills[value >> SKILL & 63]
            return Message("vengeance-roll-assign", skill=Message(skill.name))
        if kind == PLACE:
            return Message("vengeance-roll-place")
        return self._throw(state, shown)

    def _throw(self, state: Vendetta, shown: list[int]) -> Message:
        """Which dice are thrown: by what they show, and how many are new."""
        rolled = [face for face in shown if face != state.tables.unrolled]
        fresh = len(shown) - len(rolled)
        if not rolled:
            return Message("vengeance-roll-throw-new", count=fresh)
        listed = faces(state, rolled)
        if fresh:
            listed.items.append(Message("vengeance-new-dice", count=fresh))
        return Message("vengeance-roll-throw", count=len(shown), faces=listed)

    def detail(self, state: Vendetta, actor: int, value: int) -> Message | None:
        kind = value & 7
        p = state.players[actor]
        if kind == ASSIGN:
            places = value >> PLACES & 15
            shown = [face for at, face in enumerate(p.faces) if places >> at & 1]
            skill = state.tables.skills[value >> SKILL & 63]
            bonus = skill.bonus_face >= 0 and skill.bonus_face in shown
            gives = skill.bonus_steps if bonus else skill.steps
            return Message(
                "vengeance-roll-assign-detail", faces=faces(state, shown), steps=steps(gives)
            )
        if kind == REFILL:
            return Message("vengeance-roll-refill-detail", reserve=state.reserve(actor))
        if kind == PLACE:
            return Message("vengeance-roll-place-detail", free=p.free_slots())
        return None

    def points_at(self, state: Vendetta, actor: int, value: int) -> list[str]:
        kind = value & 7
        p = state.players[actor]
        if kind == REFILL:
            return ["reserve"]
        if kind >= STOP:
            return [seat_id(actor)]
        places = value >> PLACES & 15
        dice = [die_id(die) for at, die in enumerate(p.hand) if places >> at & 1]
        if kind == ASSIGN:
            code = p.card.skill_code(value >> SKILL & 63)
            pointed = [tile_id(p, actor, code), *dice]
            frees = value >> FREES
            return [*pointed, die_id(p.hand[frees - 1])] if frees else pointed
        if kind == PLACE:
            return [*dice, f"p{actor}-life"]
        return dice


def _holder(s: Vendetta, die: int) -> int:
    for seat, p in enumerate(s.players):
        if die in p.hand:
            return seat
    raise ValueError(f"nobody holds {DICE[die]}")


class RefillNow(Question[Vendetta]):
    """The refill that follows by itself: as many dice as there are to take."""

    def __init__(self) -> None:
        super().__init__("vengeance.refill")

    def options(self, state: Vendetta, actor: int) -> list[int]:
        return [refillable(state, actor)]

    def option_id(self, state: Vendetta, value: int) -> str:
        return f"refill:{value}"

    def value(self, state: Vendetta, option_id: str) -> int:
        return int(option_id.removeprefix("refill:"))

    def label(self, state: Vendetta, actor: int, value: int) -> Message:
        return Message("vengeance-roll-refill", count=value)


ROLL: Final = Command(False)
COOLING: Final = Command(True)
"""The same while a throw has to wait: then it is asked even where only `done` is left."""
REFILL_NOW: Final = RefillNow()
