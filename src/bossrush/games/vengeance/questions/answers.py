"""How the questions are answered: the parts of each answer by name, and its text id.

Rules, questions, log and companions take an answer apart with the fields and kinds declared here.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Answers, Field, Id, Number, Word
from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.lair import Lair, crossed_in, leap, reached_in
from bossrush.games.vengeance.cards.requirement import HAND
from bossrush.games.vengeance.cards.terms import (
    BOSS,
    EVADE,
    FLASHBACKS,
    HIT,
    JUMP,
    KILL,
    MOST_SEATS,
    MOVE,
    PAYMENTS,
    RECOVERIES,
    SHOOT,
    SIDES,
    SOURCES,
)
from bossrush.games.vengeance.table.dice import DICE
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import next_action

MOST_CARDS: Final = 256
MOST_ROOMS: Final = 16
MOST_ENEMIES: Final = 64


SEAT: Final[Field[Vendetta]] = Number("seat", MOST_SEATS)

# -- setup --------------------------------------------------------------------------------

HERO: Final[Field[Vendetta]] = Id("hero", lambda s: s.tables.hero_ids, MOST_CARDS)
SIDE: Final[Field[Vendetta]] = Word("side", SIDES)

# -- flashback, and loot in Resolution ----------------------------------------------------

SOURCE: Final[Field[Vendetta]] = Word("source", SOURCES)
SKILL: Final[Field[Vendetta]] = Id("skill", lambda s: s.tables.skill_ids, MOST_CARDS)
ITEM: Final[Field[Vendetta]] = Id("item", lambda s: s.tables.item_ids, MOST_CARDS)
RECOVERY: Final[Field[Vendetta]] = Word("recovery", RECOVERIES)
GIVEN_UP: Final[Field[Vendetta]] = Id("given_up", lambda s: s.tables.skill_ids, MOST_CARDS)

_ABOUT: Final[dict[str, Field[Vendetta]]] = {"buy": ITEM, "heal": RECOVERY, "anticipate": SKILL}


def _flashback_actions(*source: str | Field[Vendetta]) -> Answers:
    """The Flashback Actions, each the kind of its number, with what it is about; then `done`."""
    answers = Answers()
    for name in FLASHBACKS:
        about: list[str | Field[Vendetta]] = [":", _ABOUT[name]] if name in _ABOUT else []
        answers.kind(name, *source, name, *about)
    answers.kind("done")
    return answers


FLASHBACK_ANSWERS: Final = _flashback_actions(SOURCE, ":")
FLASHBACK_DONE: Final = FLASHBACK_ANSWERS.kinds[-1]
LEARN: Final = FLASHBACK_ANSWERS.kind("learn", "learn:", SKILL)
REPLACE: Final = FLASHBACK_ANSWERS.kind("learn", "learn:", SKILL, ":for:", GIVEN_UP)

LOOT_ANSWERS: Final = _flashback_actions()
"""The same kinds without a source in their text: for rules they are answers by the first die."""


def action_in(answer: int) -> int:
    """Which Flashback Action an answer is; above COLLECT it is none."""
    return FLASHBACK_ANSWERS.of(answer).number


# -- the Roll Phase -----------------------------------------------------------------------


class Dice(Field[Vendetta]):
    """Places in the hand of the answer's seat, a set; in text the dice that lie there."""

    def names(self, state: Vendetta, answer: int) -> list[str]:
        hand = state.players[SEAT.of(answer)].hand
        return [DICE[hand[place]] for place in members(self.of(answer))]

    def written(self, state: Vendetta, answer: int) -> str:
        return "+".join(self.names(state, answer))

    def told(self, state: Vendetta, answer: int) -> list[str]:
        return self.names(state, answer)

    def read(self, state: Vendetta, text: str, answer: int) -> int:
        dice = [DICE.index(name) for name in text.split("+")]
        seat = state.holder(dice[0])
        hand = state.players[seat].hand
        return SEAT.put(self.put(answer, sum(1 << hand.index(die) for die in dice)), seat)


class Die(Field[Vendetta]):
    """A place in the hand of the answer's seat; in text the die that lies there."""

    def written(self, state: Vendetta, answer: int) -> str:
        return DICE[state.players[SEAT.of(answer)].hand[self.of(answer)]]

    def told(self, state: Vendetta, answer: int) -> str:
        return self.written(state, answer)

    def read(self, state: Vendetta, text: str, answer: int) -> int:
        die = DICE.index(text)
        seat = state.holder(die)
        return SEAT.put(self.put(answer, state.players[seat].hand.index(die)), seat)


ASSIGNED: Final[Field[Vendetta]] = Id("skill", lambda s: s.tables.skill_ids, MOST_CARDS)
PLACES: Final[Field[Vendetta]] = Dice("dice", 1 << HAND)
PLACED: Final[Field[Vendetta]] = Die("die", HAND)
FREED: Final[Field[Vendetta]] = Die("freed", HAND)
COUNT: Final[Field[Vendetta]] = Number("count", HAND, low=1)

ROLL_ANSWERS: Final = Answers()
THROW: Final = ROLL_ANSWERS.kind("throw", "throw:", PLACES, beside=[SEAT])
ASSIGN: Final = ROLL_ANSWERS.kind("assign", "assign:", ASSIGNED, ":", PLACES, beside=[SEAT])
ASSIGN_FREEING: Final = ROLL_ANSWERS.kind(
    "assign", "assign:", ASSIGNED, ":", PLACES, ":free:", FREED, beside=[SEAT]
)
PLACE: Final = ROLL_ANSWERS.kind("place", "place:", PLACED, beside=[SEAT])
REFILL: Final = ROLL_ANSWERS.kind("refill", "refill:", COUNT)
STOP: Final = ROLL_ANSWERS.kind("done")
PASS: Final = ROLL_ANSWERS.kind("pass")
AUTO: Final = ROLL_ANSWERS.kind("auto")


def assigns(answer: int) -> bool:
    """Whether a command lays a group on a skill."""
    return ASSIGN.fits(answer) or ASSIGN_FREEING.fits(answer)


def _throws(seat: int, rollable: int) -> list[int]:
    """Every throw of some of the places in this set, the largest set first."""
    parts = [part for part in range(rollable, 0, -1) if part & rollable == part]
    return [THROW.answer(part, seat) for part in parts]


THROWS: Final = [[_throws(seat, mask) for mask in range(1 << HAND)] for seat in range(MOST_SEATS)]
"""By seat and by the places that are not locked: every throw there is, all of them first."""

# -- tiles in Combat and Resolution -------------------------------------------------------

TILE: Final[Field[Vendetta]] = Id("tile", lambda s: s.tables.tile_ids, MOST_CARDS)
PAYMENT: Final[Field[Vendetta]] = Word("payment", PAYMENTS)

TILE_ANSWERS: Final = Answers()
USE: Final = TILE_ANSWERS.kind("use", TILE, ":", PAYMENT)
GO_ON: Final = TILE_ANSWERS.kind("go-on")

# -- the target of a step -----------------------------------------------------------------


class Room(Field[Vendetta]):
    """A room of the lair of the answer's seat, where a step of these actions is asked for."""

    def __init__(self, name: str, size: int, actions: tuple[int, ...]) -> None:
        super().__init__(name, size)
        self.actions = actions

    def name_in(self, ground: Lair, part: int) -> str:
        return ground.room_ids[part]

    def find_in(self, ground: Lair, text: str) -> int:
        return ground.room_ids.index(text)

    def written(self, state: Vendetta, answer: int) -> str:
        return self.name_in(state.players[SEAT.of(answer)].ground, self.of(answer))

    def told(self, state: Vendetta, answer: int) -> str:
        return self.written(state, answer)

    def read(self, state: Vendetta, text: str, answer: int) -> int:
        p = state.players[SEAT.of(answer)]
        if next_action(p) not in self.actions:
            raise ValueError(text)  # a room may be called like an enemy
        return self.put(answer, self.find_in(p.ground, text))


class Enemy(Room):
    """A minion of that lair, or its Boss."""

    def name_in(self, ground: Lair, part: int) -> str:
        return "boss" if part == BOSS else ground.minion_ids[part]

    def find_in(self, ground: Lair, text: str) -> int:
        return BOSS if text == "boss" else ground.minion_ids.index(text)


CROSSED: Final[Field[Vendetta]] = Room("crossed", MOST_ROOMS, (JUMP,))
ROOM: Final[Field[Vendetta]] = Room("room", MOST_ROOMS, (MOVE, JUMP))
ENEMY: Final[Field[Vendetta]] = Enemy("enemy", MOST_ENEMIES, (HIT, SHOOT, EVADE, KILL))

TARGET_ANSWERS: Final = Answers()
JUMP_TO: Final = TARGET_ANSWERS.kind("jump", "p", SEAT, "-", CROSSED, "-", ROOM)
MOVE_TO: Final = TARGET_ANSWERS.kind("move", "p", SEAT, "-", ROOM)
AIM_AT: Final = TARGET_ANSWERS.kind("aim", "p", SEAT, "-", ENEMY)


def target_in(answer: int) -> int:
    """What a step is aimed at, as `actions.targets` names it."""
    if JUMP_TO.fits(answer):
        return leap(CROSSED.of(answer), ROOM.of(answer))
    return ROOM.of(answer) if MOVE_TO.fits(answer) else ENEMY.of(answer)


def target_by(seat: int, action: int, target: int) -> int:
    """The answer that aims a step at this."""
    if action == JUMP:
        return JUMP_TO.answer(seat, crossed_in(target), reached_in(target))
    return (MOVE_TO if action == MOVE else AIM_AT).answer(seat, target)
