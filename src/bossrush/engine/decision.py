"""What the rules ask, and what may be answered.

A rule yields a `Request` and goes on with the answer, an int that the question itself defines.
A `Decision` asks one seat one `Question`; `First` asks several seats and goes on with the
first answer; `Together` runs a flow for each of several actors, side by side, until all are done.

A question is a stateless object: what it offers is a pure function of the state, so equal states
offer equal options, re-playing needs to build none, and every option has a text id that can be
read back in the state it was asked in.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.errors import NOT_NOW, IllegalChoice
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.engine.state import State
from bossrush.engine.suggest import listed, meant

CREW: Final = -1
"""The seat of a decision that belongs to the whole table: any seat may answer it."""

NOBODY: Final = -1
"""The actor of a decision that concerns no single character."""

MOST_OPTIONS: Final = 128

NO_ASIDE: Final = Message("refused-no-aside")
"""Why what could be done at any time is refused where nothing of the kind can be done."""

UNKNOWN: Final = Message("refused-unknown")
"""Why an id is refused that no answer has."""

S = TypeVar("S", bound=State)
T = TypeVar("T")


@mypyc_attr(acyclic=True)
class Request:
    """Anything a rule may yield."""


Flow: TypeAlias = Generator[Request, int, T]
"""A rule: a coroutine that asks by yielding and returns what the rulebook says it results in."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One thing the rules ask. A game makes one object of each kind, and asks it many times."""

    def __init__(self, key: str, moment: bool = False, narrows: bool = False) -> None:
        self.key = key
        """Its stable text id, such as `shoot.weapon`."""
        self.moment = moment
        """True where the rulebook makes even a single option a moment: it is asked all the same."""
        self.narrows = narrows
        """True where the answers of others, given meanwhile, may leave a single option: then it is
        looked at after each of them, and taken for a seat that need not be asked any more."""
        self.waiting = False

    def options(self, state: S, actor: int) -> list[int]:
        """What may be answered now. Never empty, never more than 128."""
        raise NotImplementedError

    def option_id(self, state: S, value: int) -> str:
        """The stable text id of an answer; the state is there for the content it names."""
        return str(value)

    def value(self, state: S, option_id: str) -> int:
        """The answer with this text id, legal or not; ValueError where there is none."""
        return int(option_id)

    def kind(self, state: S, value: int) -> str:
        """What kind of answer it is, for clients: its name in `engine.answers`, or its word."""
        return ""

    def fields(self, state: S, value: int) -> dict[str, Any]:
        """The parts of an answer by name, for clients: texts, numbers or lists of texts."""
        return {}

    def why_not(self, state: S, actor: int, value: int) -> Message | None:
        """What forbids an answer that would be offered otherwise, such as the text of a card."""
        return None

    def why_unknown(self, state: S, actor: int, option_id: str) -> Message | None:
        """The same where the id names something that is not here now: a die in nobody's hand."""
        return None

    def prompt(self, state: S, actor: int) -> Message:
        """The question in words: at most six of them."""
        return Message(self.key.replace(".", "-"))

    def label(self, state: S, actor: int, value: int) -> Message:
        """An answer in words."""
        return Message(f"{self.key}-{self.option_id(state, value)}".replace(".", "-"))

    def detail(self, state: S, actor: int, value: int) -> Message | None:
        """What an answer costs or does, in one line."""
        return None

    def points_at(self, state: S, actor: int, value: int) -> list[str]:
        """Ids of the scene: first the one to click, then what else this answer is about."""
        return []

    def ends(self, state: S, actor: int, value: int) -> Message | None:
        """What an answer surely ends: a character, the party, the game. It is said on its face,
        and asked about once more."""
        return None

    def odds(self, state: S, actor: int, value: int) -> list[Odds]:
        """What can be known about how it will go; at most two figures."""
        return []

    def reveals(self, state: S, actor: int, value: int) -> bool:
        """True when taking it turns up something hidden, so that undo will not reach past it."""
        return False

    def holds(self, state: S, actor: int) -> bool:
        """Of asides: whether what could be done now keeps a single possible answer from being
        taken without asking. True only for what may matter at this very moment."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Question[S]):
    """A question whose answers are a fixed list of words: value = place in the list."""

    def __init__(
        self, key: str, names: tuple[str, ...], moment: bool = False, narrows: bool = False
    ) -> None:
        super().__init__(key, moment, narrows)
        self.names = names

    def options(self, state: S, actor: int) -> list[int]:
        """All of them, unless a subclass says otherwise."""
        return list(range(len(self.names)))

    def option_id(self, state: S, value: int) -> str:
        return self.names[value]

    def value(self, state: S, option_id: str) -> int:
        return self.names.index(option_id)

    def kind(self, state: S, value: int) -> str:
        return self.names[value]


class Waiting(Question[State]):
    """Held by a seat that is done while others are not: its only option is to resume."""

    def __init__(self) -> None:
        super().__init__("waiting", moment=True)
        self.waiting = True

    def options(self, state: State, actor: int) -> list[int]:
        return [0]

    def option_id(self, state: State, value: int) -> str:
        return "resume"

    def value(self, state: State, option_id: str) -> int:
        if option_id != "resume":
            raise ValueError(option_id)
        return 0

    def kind(self, state: State, value: int) -> str:
        return "resume"


WAITING: Final = Waiting()

ASIDE: Final = 1 << 40
"""Answers from here on are asides: what a seat may do at any time, beside what it is asked."""


class Option:
    """One thing that may be answered, for people and for clients.

    It belongs to the decision that offered it, in the play that asked it; its text id is what
    leads into a copy.
    """

    __slots__ = ("_answer", "_decision", "_number", "_question", "id", "index", "value")

    def __init__(self, decision: Decision, index: int, value: int) -> None:
        self.index = index
        self.value = value
        self.id = decision.option_id(value)
        """Its stable text id, as it was offered: later the value may mean something else."""
        self._decision = decision
        self._number = decision.number
        self._question = decision.asides if value >= ASIDE else decision.question
        self._answer = value - ASIDE if value >= ASIDE else value

    def answers(self, decision: Decision) -> bool:
        """True while what is asked is still what this option was offered for."""
        return self._number == decision.number and self._decision.same(decision)

    @property
    def label(self) -> Message:
        d = self._decision
        return self._question.label(d.state, d.actor, self._answer)

    @property
    def detail(self) -> Message | None:
        d = self._decision
        return self._question.detail(d.state, d.actor, self._answer)

    @property
    def kind(self) -> str:
        """What kind of answer it is: `move`, `attack` …"""
        return self._question.kind(self._decision.state, self._answer)

    @property
    def fields(self) -> dict[str, Any]:
        """What it says, by the names of its parts."""
        return self._question.fields(self._decision.state, self._answer)

    @property
    def points_at(self) -> list[str]:
        """Ids of the scene: first the one to click, then what else this option is about."""
        d = self._decision
        return self._question.points_at(d.state, d.actor, self._answer)

    @property
    def ends(self) -> Message | None:
        """What it surely ends: a character, the party, the game; see `Play.foresee`."""
        return self._decision.ends(self.value)

    @property
    def odds(self) -> list[Odds]:
        return self._decision.odds(self.value)

    @property
    def reveals(self) -> bool:
        """True when taking it turns up something hidden."""
        d = self._decision
        return self._question.reveals(d.state, d.actor, self._answer)

    @property
    def aside(self) -> bool:
        """True for what may be done at any time, beside answering the question."""
        return self.value >= ASIDE

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


@mypyc_attr(free_list_len=1, acyclic=True)
class Decision(Request):
    """One question to one seat (or to the whole crew): what a rule yields, and what fronts show.

    It reads the state it was asked in, so read it before the next choice is made. A rule yields
    it at once: kept in a variable of the rule, it would keep the rule alive.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        question: Question[Any],
        actor: int = NOBODY,
        memory: int = 0,
    ) -> None:
        self.state: State = state
        self.seat = seat
        """Who decides; CREW for the whole table."""
        self.question = question
        self.actor = actor
        """For whom: one seat may lead several characters."""
        self.number = 0
        """Stays the same whatever other seats choose, so a stale answer can be told."""
        self.asides: Question[Any] = NO_ASIDES
        """What the seat may do beside answering; asked of the game when the decision opens."""
        self.memory = memory
        """What the rule that asks remembers beside the state, such as who has passed; it counts
        in a fingerprint, so that equal ones have equal futures."""
        self.strand: object | None = None
        self.looked_at = False
        """Whether the scheduler has seen that it must be asked."""
        self.foreseen: dict[int, Message] | None = None
        """What answers surely end besides what the question says: once somebody has looked."""
        self._values: list[int] | None = None
        self._count = 0

    def values(self) -> list[int]:
        """The legal answers, as the ints that the rule gets."""
        values = self._values
        if values is None:
            values = self.question.options(self.state, self.actor)
            self._count = len(values)
            if self.asides is not NO_ASIDES:
                values = values[:]  # the list may be the question's own
                for aside in self.asides.options(self.state, self.actor):
                    values.append(ASIDE + aside)
            self._values = values
        return values

    def count(self) -> int:
        """How many legal answers there are, asides left out."""
        if self._values is None:
            self.values()
        return self._count

    def forget(self) -> None:
        """Offer anew what the state now allows: others have answered meanwhile."""
        self._values = None
        self.foreseen = None

    def said_to_end(self, value: int) -> Message | None:
        """What an answer surely ends, as the question says."""
        if value >= ASIDE:
            return self.asides.ends(self.state, self.actor, value - ASIDE)
        return self.question.ends(self.state, self.actor, value)

    def ends(self, value: int) -> Message | None:
        """What an answer surely ends, as the question says or as `Play.foresee` has found."""
        said = self.said_to_end(value)
        if said is None and self.foreseen is not None:
            return self.foreseen.get(value)
        return said

    def odds(self, value: int) -> list[Odds]:
        """The figures beside an answer; none where it has been found to end in one way only."""
        if self.foreseen is not None and value in self.foreseen:
            return []
        if value >= ASIDE:
            return self.asides.odds(self.state, self.actor, value - ASIDE)
        return self.question.odds(self.state, self.actor, value)

    @property
    def key(self) -> str:
        """What is asked, by its stable text id."""
        return self.question.key

    @property
    def prompt(self) -> Message:
        return self.question.prompt(self.state, self.actor)

    @property
    def waiting(self) -> bool:
        """True when the seat is merely done, and may resume while others are not."""
        return self.question.waiting

    @property
    def crew(self) -> bool:
        """True when the whole table decides, and any seat may answer."""
        return self.seat == CREW

    @property
    def options(self) -> list[Option]:
        """The legal options, in a stable order."""
        return [Option(self, index, value) for index, value in enumerate(self.values())]

    def like(self, other: Decision) -> bool:
        """True when the same is asked of the same seat for the same actor."""
        return (
            self.seat == other.seat
            and self.actor == other.actor
            and self.question.key == other.question.key
        )

    def same(self, other: Decision) -> bool:
        """True when both are one question of one play: what waits, or has lost a race, is asked
        anew by another object, with the same number."""
        if self is other:
            return True
        return self.state is other.state and self.number == other.number and self.like(other)

    def option_id(self, value: int) -> str:
        if value >= ASIDE:
            return "~" + self.asides.option_id(self.state, value - ASIDE)
        return self.question.option_id(self.state, value)

    def value_of(self, option_id: str) -> int:
        """The answer with this text id, legal or not; ValueError where it makes no sense."""
        if option_id.startswith("~"):
            return ASIDE + self.asides.value(self.state, option_id[1:])
        return self.question.value(self.state, option_id)

    def read(self, option_id: str) -> int:
        """The legal answer with this text id; IllegalChoice where it is not offered.

        An answer has one text id. Whatever else a question could read as the same is refused.
        """
        try:
            value = self.value_of(option_id)
            known = self.option_id(value) == option_id
        except (ValueError, KeyError, IndexError, TypeError, AttributeError):
            if option_id.startswith("~"):
                why: Message | None = NO_ASIDE if self.asides is NO_ASIDES else None
            else:
                why = self.question.why_unknown(self.state, self.actor, option_id)
            raise self._not_offered(option_id, why, UNKNOWN) from None
        if not known:
            raise self._not_offered(option_id, None, UNKNOWN)
        if value in self.values():
            return value
        if value >= ASIDE:
            why = self.asides.why_not(self.state, self.actor, value - ASIDE)
        else:
            why = self.question.why_not(self.state, self.actor, value)
        raise self._not_offered(option_id, why, NOT_NOW)

    def _not_offered(self, given: str, why: Message | None, else_why: Message) -> IllegalChoice:
        offered = [self.option_id(value) for value in self.values()]
        forbidden = f" ({why.key} forbids it)" if why is not None else ""
        near = meant(given, offered) if why is None or else_why is UNKNOWN else ""
        return IllegalChoice(
            f"{self.key} does not offer {given!r}{forbidden}; it offers {listed(offered)}{near}",
            why if why is not None else else_why,
            why is not None,
        )

    def __repr__(self) -> str:
        return f"Decision(#{self.number} {self.key} for seat {self.seat})"


@mypyc_attr(acyclic=True)
class First(Request):
    """Several seats are asked at once; the rule goes on with the first answer.

    value = yield race
    seat = race.seat
    """

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        self.seat = CREW
        """Who answered."""
        self.actor = NOBODY


@mypyc_attr(acyclic=True)
class Together(Request):
    """A flow for each of several actors, side by side, until every one of them is done.

    Actors led by one seat go in turn. A seat that is done may reopen its answers until the last
    seat is done: `withdraw` then takes back what stands in the state, and its flows begin anew.
    Once something has been revealed in it, by anyone, answers stand, unless all stay `free`.
    """

    def __init__(
        self,
        actors: list[int],
        begin: Callable[[int], Generator[Request, int, None]],
        withdraw: Callable[[int], None] | None = None,
        free: bool = False,
    ) -> None:
        self.actors = actors
        self.begin = begin
        self.withdraw = withdraw
        self.free = free
        """Whether those who are done stay free until all are: to do what may be done at any time,
        and to take their answers back whatever has been revealed meanwhile."""


@mypyc_attr(acyclic=True)
class Until(Request):
    """Nobody is asked anything: the rule goes on once a clock no longer runs.

    state.start_timer("hush", 3000)
    yield Until("hush")

    A clock of a seat is named by its id, such as `hush-2`. The game's `expire` returns KEEP for
    such a clock; after LANE or ALL the rule that waits is dropped like any other.
    """

    def __init__(self, timer_id: str, memory: int = 0) -> None:
        self.timer_id = timer_id
        self.memory = memory
        """What the rule that waits remembers beside the state; see `Decision`."""


class NoAsides(Question[State]):
    """The asides of a seat that has none."""

    def __init__(self) -> None:
        super().__init__("none")

    def options(self, state: State, actor: int) -> list[int]:
        return []


NO_ASIDES: Final = NoAsides()
