"""A game: its rules, and the facts and the scene that people need beside them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.chance import Chance, seeded
from bossrush.engine.content.content import Content
from bossrush.engine.content.load import gather, load
from bossrush.engine.content.vocabulary import Vocabulary
from bossrush.engine.decision import Flow
from bossrush.engine.errors import OptionError, PositionError
from bossrush.engine.lesson import PRACTICE, Lesson
from bossrush.engine.observing import Observer
from bossrush.engine.packs import OPTION, PackSetting, packs_in
from bossrush.engine.phases import OwnPhases, Phases
from bossrush.engine.play import Origin, Play, begin
from bossrush.engine.rules import Rules
from bossrush.engine.setting import Setting as Setting
from bossrush.engine.standing import Standing
from bossrush.engine.state import State
from bossrush.engine.suggest import listed, meant
from bossrush.engine.trial import NoTrialError, Trial
from bossrush.engine.visit import read_into

S = TypeVar("S", bound=State)

_FIELDS = ("game", "seats", "joined", "options", "state")
"""Of a position; `joined` says how many have sat down since the start."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules[S]):
    """A game: subclass it, say its facts, and write its phases as flows."""

    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    cooperative: ClassVar[bool] = True
    realtime: ClassVar[bool] = False
    """Whether it may be played by the clock; `is_realtime` says it of one play."""
    open_table: ClassVar[bool] = False
    """Whether nobody knows anything that others do not: no event is for one seat alone, and
    scenes differ, if at all, in how they are laid out."""
    one_scene: ClassVar[bool] = False
    """Whether an open table is also laid out the same for everybody: one scene then serves all."""
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    """About how long a play takes."""
    table_options: ClassVar[dict[str, Any]] = {}
    """Settings that a table begins with instead of the defaults, where its host says nothing."""
    vocabulary: Vocabulary | None = None
    """What content packs for it may say, if it takes any."""

    def __init__(self) -> None:
        super().__init__()
        self.settings: list[Setting] = []
        self.lessons: list[Lesson] = []
        """Plays prepared for learning, the first one first."""
        self.phases: Phases[S] | None = None
        """The phases of the table, unless the game finds their flows itself, by `phase`."""
        self.own_phases: OwnPhases[S] | None = None
        """The phases of seats that go at their own pace, if they ever do."""

    def __repr__(self) -> str:
        return f"<Game {self.key}: {self.min_seats} to {self.max_seats} seats>"

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

    def check_start(self, state: S) -> list[str]:
        """What is wrong with a state in which a phase begins, besides what `check` finds.

        In the middle of a phase it may be so for a while: somebody has come, and nobody has made
        room yet. Positions begin with a phase.
        """
        return []

    def texts(self, options: dict[str, Any]) -> Mapping[str, Mapping[str, str]]:
        """What its cards say, by key and language, for the catalogues."""
        return {}

    def report(self, state: S) -> dict[str, str]:
        """How a play stands, as labels that a simulation counts: where it was lost, to what."""
        return {}

    def progress(self, state: S) -> int:
        """A number that changes whenever a play has come a step further: a chapter, a turn.

        `standing` is asked whenever it does, and once more at the end.
        """
        return 0

    def standing(self, state: S) -> Standing | None:
        """Where the play is, how well they are and what they have; None while it is set up."""
        return None

    def observer(self, state: S) -> Observer[S] | None:
        """How programs that learn see plays that begin so; None: field by field, if it is open.

        Asked once for many plays with the same options.
        """
        return None

    # -- packs that players bring along ---------------------------------------------------

    def trial(self, kind: str, record_id: str, options: dict[str, Any]) -> Trial:
        """What to begin with to have this card at hand; NoTrialError says why there is nothing."""
        raise NoTrialError(f"{self.key} does not say how a card is put on the table by itself")

    def offer_packs(self, folder: Path) -> list[str]:
        """Let plays mix in the packs in this folder, by the option `packs`; their ids.

        ContentError with every problem there is.
        """
        if self.vocabulary is None:
            raise OptionError(f"{self.key} takes no content packs")
        known = self._pack_setting()
        folders = dict(known.folders) if known is not None else {}
        found = packs_in(folder, self.vocabulary)
        folders.update(found)
        if folders:
            others = [setting for setting in self.settings if setting is not known]
            self.settings = [*others, PackSetting(folders)]
        return list(found)

    def pack_folders(self, options: dict[str, Any]) -> list[Path]:
        """The folders of the players' packs that a play mixes in, to load after its own."""
        offered = self._pack_setting()
        return offered.chosen(options.get(OPTION, "")) if offered is not None else []

    def content(self, folders: list[Path], packs: str) -> Content:
        """What packs of its own say, and after them the players' that a play mixes in."""
        assert self.vocabulary is not None
        own = self.pack_folders({OPTION: packs})
        if own:
            offered = self._pack_setting()
            others = offered.folders.values() if offered is not None else ()
            folders = gather(self.vocabulary, [*folders, *own], others)
        return load(self.vocabulary, folders)

    def _pack_setting(self) -> PackSetting | None:
        for setting in self.settings:
            if isinstance(setting, PackSetting):
                return setting
        return None

    # -- what the engine works out --------------------------------------------------------

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        """All settings with their values, those given checked."""
        names = [setting.name for setting in self.settings]
        for name in given:
            if name == OPTION and name not in names:
                if given[name] == "":  # begun where packs were offered, and none was taken
                    continue
                raise OptionError(
                    f"this play mixes in packs of its players, {given[name]!r}: start with "
                    "--packs and the folder that holds them"
                )
            if name not in names:
                known = ", ".join(names) if names else "no options at all"
                near = meant(name, names)
                raise OptionError(f"{self.key} has no option {name!r}; it has {known}{near}")
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
        alone: bool = False,
    ) -> Play:
        """Begin a play at a position. A field left out takes its value at setup.

        Staged `alone`, the phase that begins there is carried out and nothing after it: then the
        play is over, and `state_now` says what the phase has left.
        """
        root, origin = self.staged_root(position, seed, chance)
        return begin(self, origin, root, listen, alone).start()

    def lesson(self, name: str) -> Lesson:
        """The lesson with this id; OptionError with those there are otherwise."""
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        ids = [lesson.id for lesson in self.lessons]
        near = meant(name, ids)
        raise OptionError(f"{self.key} has no lesson {name!r}; it has {listed(ids)}{near}")

    def teach(self, lesson: Lesson, chance: Chance | None = None, listen: bool = True) -> Play:
        """Begin a lesson. Its dice are known to everybody, so the play is marked."""
        position = lesson.position
        seed = None if lesson.open_chance else lesson.seed
        if position is None:
            play = self.new(lesson.seats, seed, chance, listen, **lesson.options)
        else:
            play = self.stage(position, seed, chance, listen)
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
        if chance is not None and not isinstance(chance, Chance):
            raise TypeError(f"chance is a Chance, such as scripted([…]) makes, not {chance!r}")
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
        if not problems:
            problems.extend(self.check_start(root))
        if problems:
            raise PositionError(problems)
        origin.position = deepcopy(position)
        return root, origin
