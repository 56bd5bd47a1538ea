"""A game: its rules, and the facts and the scene that people need beside them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.chance import Chance, seeded
from bossrush.engine.decision import Flow
from bossrush.engine.errors import OptionError, PositionError
from bossrush.engine.lesson import PRACTICE, Lesson
from bossrush.engine.message import Message
from bossrush.engine.phases import OwnPhases, Phases
from bossrush.engine.play import Origin, Play, begin
from bossrush.engine.rules import Rules
from bossrush.engine.state import State
from bossrush.engine.visit import read_into

S = TypeVar("S", bound=State)

_FIELDS = ("game", "seats", "joined", "options", "state")
"""Of a position; `joined` says how many have sat down since the start."""


class Setting:
    """One option of a game: what it may be, and what it is unless somebody says otherwise.

    Its words are in the game's catalogue: `<game>-setting-<name>` and, for each of its values,
    `<game>-setting-<name>-<value>`; `<game>-setting-<name>-about` may explain it.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        values: tuple[Any, ...] = (),
        low: int | None = None,
        high: int | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        """The choices there are; empty for a whole number from `low` to `high`, or any text."""
        self.low = low
        self.high = high

    def check(self, value: Any) -> Any:
        """The value itself if it is a good one; OptionError with the good ones otherwise."""
        if self.values:
            for good in self.values:
                if good == value and type(good) is type(value):
                    return value
            shown = ", ".join(_shown(good) for good in self.values)
            raise OptionError(f"{self.name} may be {shown}, not {_shown(value)}")
        if self.low is not None or self.high is not None:
            low = self.low if self.low is not None else 0
            fits = isinstance(value, int) and not isinstance(value, bool) and value >= low
            if not fits or (self.high is not None and value > self.high):
                top = f" to {self.high}" if self.high is not None else " or more"
                raise OptionError(f"{self.name} is a whole number from {low}{top}, not {value!r}")
            return value
        if not isinstance(value, type(self.default)):
            raise OptionError(f"{self.name} is a {type(self.default).__name__}, not {value!r}")
        return value

    def label(self, game: str) -> Message:
        """What it is called."""
        return Message(f"{game}-setting-{self.name}")

    def value_label(self, game: str, value: Any) -> Message:
        """What one of its values is called; a number from a range needs no name."""
        return Message(f"{game}-setting-{self.name}-{_shown(value)}")

    def parse(self, text: str) -> Any:
        """The value that a text on a command line or in a form stands for."""
        for good in self.values:
            if text.lower() == _shown(good).lower():
                return good
        if not self.values and text.removeprefix("-").isdecimal():
            return self.check(int(text))
        return self.check(text)


def _shown(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules[S]):
    """A game: subclass it, say its facts, and write its phases as flows."""

    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    cooperative: ClassVar[bool] = True
    realtime: ClassVar[bool] = False
    """Whether it may be played by the clock; `is_realtime` says it of one play."""
    open_table: ClassVar[bool] = False
    """Whether everybody sees the same: no scene and no event is for one seat alone."""
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    """About how long a play takes."""
    terminal_panels = ""
    """`module:Class` of the terminal panels it draws itself with, if it has any."""
    terminal_words = ""
    """`module:function` that reads out what only its own board knows, if anything does."""

    def __init__(self) -> None:
        self.settings: list[Setting] = []
        self.lessons: list[Lesson] = []
        """Plays prepared for learning, the first one first."""
        self.phases: Phases[S] | None = None
        """The phases of the table, unless the game finds their flows itself, by `phase`."""
        self.own_phases: OwnPhases[S] | None = None
        """The phases of seats that go at their own pace, if they ever do."""

    def phase(self, state: S) -> Flow[None]:
        phases = self.phases
        if phases is None:
            raise NotImplementedError
        return phases.flow(state)

    def seat_phase(self, state: S, seat: int) -> Flow[None] | None:
        phases = self.own_phases
        if phases is None:
            raise NotImplementedError
        return phases.flow(state, seat)

    def setup(self, seats: int, options: dict[str, Any]) -> S:
        """The state a play begins with, as plain data: everything rolled comes later."""
        raise NotImplementedError

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Refuse settings that do not go together, or not with so many seats.

        Raise an OptionError that names the good ones. Each is a good one by itself.
        """

    def is_realtime(self, options: dict[str, Any]) -> bool:
        """Whether a play with these options is played by the clock."""
        return self.realtime

    def digest(self, options: dict[str, Any]) -> str:
        """The digest of the content that a play with these options uses."""
        return ""

    def check(self, state: S) -> list[str]:
        """What is wrong with a state: an invariant broken, a position that cannot be."""
        return []

    def texts(self, options: dict[str, Any]) -> Mapping[str, Mapping[str, str]]:
        """What its cards say, by key and language, for the catalogues."""
        return {}

    def report(self, state: S) -> dict[str, str]:
        """How a play stands, as labels that a simulation counts: where it was lost, to what."""
        return {}

    # -- what the engine works out --------------------------------------------------------

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        """All settings with their values, those given checked."""
        names = [setting.name for setting in self.settings]
        for name in given:
            if name not in names:
                known = ", ".join(names) if names else "no options at all"
                raise OptionError(f"{self.key} has no option {name!r}; it has {known}")
        return {
            setting.name: setting.check(given.get(setting.name, setting.default))
            for setting in self.settings
        }

    def read_options(self, given: list[str]) -> dict[str, Any]:
        """All settings, those given written as `name=value` on a command line."""
        settings = {setting.name: setting for setting in self.settings}
        read: dict[str, Any] = {}
        for text in given:
            name, equals, value = text.partition("=")
            if not equals:
                raise OptionError(f"an option is written name=value, not {text!r}")
            if name in read:
                raise OptionError(f"the option {name!r} is given twice")
            read[name] = settings[name].parse(value) if name in settings else value
        return self.options(read)

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        listen: bool = True,
        **options: Any,
    ) -> Play:
        """Begin a play. Without a seed or a chance of its own it gets a secret 128-bit seed."""
        root, origin = self.root(seats, seed, chance, options)
        return begin(self, origin, root, listen).start()

    def stage(
        self,
        position: dict[str, Any],
        seed: int | None = None,
        chance: Chance | None = None,
        listen: bool = True,
    ) -> Play:
        """Begin a play at a position. A field left out takes its value at setup."""
        root, origin = self.staged_root(position, seed, chance)
        return begin(self, origin, root, listen).start()

    def lesson(self, name: str) -> Lesson:
        """The lesson with this id; OptionError with those there are otherwise."""
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        known = ", ".join(lesson.id for lesson in self.lessons) or "none"
        raise OptionError(f"{self.key} has no lesson {name!r}; it has {known}")

    def teach(self, lesson: Lesson, chance: Chance | None = None, listen: bool = True) -> Play:
        """Begin a lesson. Its dice are known to everybody, so the play is marked."""
        position = lesson.position
        if position is None:
            play = self.new(lesson.seats, lesson.seed, chance, listen, **lesson.options)
        else:
            play = self.stage(position, lesson.seed, chance, listen)
        play.mark(PRACTICE)
        return play

    def root(
        self, seats: Any, seed: Any, chance: Chance | None, given: dict[str, Any]
    ) -> tuple[S, Origin]:
        """The state before anything happens, and how that came to be."""
        options = self.options(given)
        if seats is None:
            seats = self.min_seats
        whole = isinstance(seats, int) and not isinstance(seats, bool)
        if not whole or not self.min_seats <= seats <= self.max_seats:
            raise OptionError(
                f"{self.key} is for {self.min_seats} to {self.max_seats} seats, not {seats!r}"
            )
        self.check_options(seats, options)
        if seed is None:
            seed = secrets.randbits(128)
        elif isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 128:
            raise OptionError("a seed is a whole number of at most 128 bits")
        state = self.setup(seats, options)
        state.seats = seats
        if self.phases is not None:
            state.phase_ids = self.phases.ids
        if self.own_phases is not None:
            state.own_phase_ids = self.own_phases.ids
        state.chance = seeded(seed) if chance is None else chance
        origin = Origin()
        origin.options = options
        origin.seats = seats
        if chance is None:
            origin.seed = seed
        origin.physical = state.chance.physical
        return state, origin

    def staged_root(self, position: Any, seed: Any, chance: Chance | None) -> tuple[S, Origin]:
        """The state that a position tells of; PositionError with every fault found."""
        if not isinstance(position, dict):
            raise PositionError([f"a position is a mapping, not {position!r}"])
        problems: list[str] = []
        for name in position:
            if name not in _FIELDS:
                problems.append(f"{name}: no such field; there are {', '.join(_FIELDS)}")
        if position.get("game", self.key) != self.key:
            problems.append(f"game: this is a position of {position['game']!r}, not {self.key!r}")
        data = position.get("state", {})
        given = position.get("options", {})
        joined = position.get("joined", 0)
        if not isinstance(data, dict) or not isinstance(given, dict):
            problems.append("state and options: expected mappings")
        if isinstance(joined, bool) or not isinstance(joined, int) or not 0 <= joined <= 99:
            problems.append(f"joined: expected a whole number from 0 to 99, found {joined!r}")
        if problems:
            raise PositionError(problems)
        try:
            root, origin = self.root(position.get("seats"), seed, chance, given)
        except OptionError as error:
            raise PositionError([str(error)]) from None
        root.seats += joined
        read_into(root, data, "state.", problems)
        if not problems:
            problems.extend(self.check(root))
        if problems:
            raise PositionError(problems)
        origin.position = deepcopy(position)
        return root, origin
