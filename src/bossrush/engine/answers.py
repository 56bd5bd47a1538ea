"""Answers whose parts have names, written and read as text in one place.

An answer is an int, so that rules stay quick. What it says has names: a `Field` is a part of it (a
slot, a target, a number of dice), a `Kind` is a way to answer, made of fields and of the words
between them, and `Answers` are all the ways there are to answer a question:

    SLOT: Final = Word("slot", ("left", "right"))
    FOE: Final = Number("foe", 16)

    ACTS: Final = Answers()
    ATTACK: Final = ACTS.kind("attack", SLOT, ">foe-", FOE)
    END: Final = ACTS.kind("end")

    ATTACK.answer(1, 3)         the answer "right>foe-3"
    ATTACK.fits(answer)         whether an answer is of this kind
    FOE.of(answer)              what it says: 3

The declaration also writes the text id of an answer, reads it back, and tells clients what an
option is by its kind and fields. Only text ids leave a play, so how an answer is packed may change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from bossrush.engine.decision import Question
from bossrush.engine.state import State

S = TypeVar("S", bound=State)

KIND_BITS: Final = 4
MOST_KINDS: Final = 1 << KIND_BITS
KIND_MASK: Final = MOST_KINDS - 1
TOTAL_BITS: Final = 40
"""From here on an answer would be an aside."""

Shown: TypeAlias = "str | int | list[str]"
"""A field as clients read it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[S]):
    """A named part of an answer: one of `size` numbers from `low` on."""

    def __init__(self, name: str, size: int, low: int = 0) -> None:
        self.name = name
        self.low = low
        self.size = size
        self.bits = max(1, (size - 1).bit_length())
        self.mask = (1 << self.bits) - 1
        self.shift: i64 = -1
        """Where it lies in an answer; given by the first kind that is made of it."""
        self._low: i64 = low
        self._mask: i64 = self.mask

    def of(self, answer: int) -> int:
        """What an answer says here."""
        packed: i64 = answer
        return (packed >> self.shift & self._mask) + self._low

    def put(self, answer: int, part: int) -> int:
        """An answer that says nothing here yet, with this part."""
        place = part - self.low
        if not 0 <= place < self.size:
            raise ValueError(f"{self.name} cannot be {part}")
        return answer | place << self.shift

    def text(self, state: S, part: int) -> str:
        """A part in the text id of an option."""
        raise NotImplementedError

    def part(self, state: S, text: str) -> int:
        """The part that this text names; ValueError where it names none."""
        raise NotImplementedError

    def shown(self, state: S, part: int) -> Shown:
        """A part as clients read it: the same text, where a field does not say otherwise."""
        return self.text(state, part)

    # What only fields need whose text depends on other parts of the answer.

    def written(self, state: S, answer: int) -> str:
        """This part of a whole answer as text."""
        return self.text(state, self.of(answer))

    def read(self, state: S, text: str, answer: int) -> int:
        """The answer as far as it is read, and what this text adds to it."""
        return self.put(answer, self.part(state, text))

    def told(self, state: S, answer: int) -> Shown:
        """This part of a whole answer as clients read it."""
        return self.shown(state, self.of(answer))


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field[S]):
    """A part that is a number, written in digits."""

    def text(self, state: S, part: int) -> str:
        return str(part)

    def part(self, state: S, text: str) -> int:
        return int(text)

    def shown(self, state: S, part: int) -> Shown:
        return part


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Field[S]):
    """A part that is one of a few fixed words."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name, len(words))
        self.words = list(words)

    def text(self, state: S, part: int) -> str:
        return self.words[part]

    def part(self, state: S, text: str) -> int:
        return self.words.index(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Id(Field[S]):
    """A part that is one of the ids which the state has: cards, nodes, rooms."""

    def __init__(self, name: str, ids: Callable[[S], Sequence[str]], size: int = 256) -> None:
        super().__init__(name, size)
        self._ids = ids
        self._places: dict[str, int] = {}
        """Where ids were found before: whole games are read again, and ids are many."""

    def text(self, state: S, part: int) -> str:
        return self._ids(state)[part]

    def part(self, state: S, text: str) -> int:
        ids = self._ids(state)
        place = self._places.get(text, -1)
        if not 0 <= place < len(ids) or ids[place] != text:
            place = ids.index(text)
            self._places[text] = place
        return place


@mypyc_attr(allow_interpreted_subclasses=True)
class Members(Field[S]):
    """A part that is a set: a mask with a bit for each of a few words, written one by one."""

    def __init__(self, name: str, words: Sequence[str], between: str = "+") -> None:
        super().__init__(name, 1 << len(words))
        self.words = list(words)
        self.between = between

    def names(self, part: int) -> list[str]:
        """The words of a set, in their order."""
        return [word for place, word in enumerate(self.words) if part >> place & 1]

    def text(self, state: S, part: int) -> str:
        return self.between.join(self.names(part))

    def part(self, state: S, text: str) -> int:
        mask = 0
        for word in text.split(self.between):
            mask |= 1 << self.words.index(word)
        return mask

    def shown(self, state: S, part: int) -> Shown:
        return self.names(part)


class Kind:
    """One way to answer: its name, and the fields and words that its text id is made of."""

    def __init__(
        self, name: str, number: int, pattern: Sequence[str | Field[Any]], beside: Sequence[Any]
    ) -> None:
        self.name = name
        self.number = number
        self.pattern: list[str | Field[Any]] = list(pattern) or [name]
        self.words: list[str] = [part for part in self.pattern if isinstance(part, str)]
        self.fields: list[Field[Any]] = [part for part in pattern if isinstance(part, Field)]
        """In the order in which `answer` takes them: as written, then those beside."""
        self.told: list[Field[Any]] = self.fields[:]
        """What clients are told: what is written."""
        self.fields.extend(beside)
        if len(self.fields) > 4:
            raise TypeError(f"an answer '{name}' of more than four fields")
        for field in self.fields:
            _place(name, field, self.fields)
        shifts = [field.shift for field in self.fields] + [0] * 4
        self._shift0: i64 = shifts[0]
        self._shift1: i64 = shifts[1]
        self._shift2: i64 = shifts[2]
        self._shift3: i64 = shifts[3]
        base = number
        for field in self.fields:
            base -= field.low << field.shift
        self._base: i64 = base
        self._number: i64 = number

    def fits(self, answer: int) -> bool:
        """Whether an answer is of this kind."""
        packed: i64 = answer
        return packed & KIND_MASK == self._number

    def answer(self, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> int:
        """The answer of this kind with these parts, in the order of its fields."""
        part: i64 = first
        answer = self._base + (part << self._shift0)
        part = second
        answer += part << self._shift1
        if third:
            part = third
            answer += part << self._shift2
        if fourth:
            part = fourth
            answer += part << self._shift3
        return answer

    def text(self, state: Any, answer: int) -> str:
        """The text id of an answer of this kind."""
        said = ""
        for part in self.pattern:
            said += part if isinstance(part, str) else part.written(state, answer)
        return said

    def may_say(self, text: str) -> bool:
        """Whether a text has all the words between its fields: quick, and rules most kinds out."""
        for word in self.words:
            if word not in text:
                return False
        return True

    def read(self, state: Any, text: str) -> int:
        """The answer with this text id; ValueError where it is none of this kind."""
        answer = self.number
        at = 0
        waiting: Field[Any] | None = None
        for part in self.pattern:
            if isinstance(part, str):
                if waiting is None:
                    if not text.startswith(part, at):
                        raise ValueError(text)
                    at += len(part)
                else:
                    end = text.find(part, at)
                    if end < 0:
                        raise ValueError(text)
                    answer = waiting.read(state, text[at:end], answer)
                    waiting = None
                    at = end + len(part)
            else:
                waiting = part
        if waiting is not None:
            return waiting.read(state, text[at:], answer)
        if at != len(text):
            raise ValueError(text)
        return answer

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


def _place(name: str, field: Field[Any], fields: list[Field[Any]]) -> None:
    """Give a field its place in an answer, beside the others of the kind that have theirs."""
    taken = KIND_MASK
    for other in fields:
        if other is not field and other.shift >= 0:
            taken |= other.mask << other.shift
    if field.shift >= 0:
        if taken & field.mask << field.shift:
            raise TypeError(f"in '{name}' the field '{field.name}' lies where another one does")
        return
    shift = KIND_BITS
    while taken & field.mask << shift:
        shift += 1
    if shift + field.bits > TOTAL_BITS:
        raise TypeError(f"the fields of '{name}' have too many values for one answer")
    field.shift = shift


class Answers:
    """All the ways to answer a question, in the order in which they are declared."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def kind(
        self, name: str, *pattern: str | Field[Any], beside: Sequence[Field[Any]] = ()
    ) -> Kind:
        """Declare one: its name, then the words and fields of its text id, in their order.

        Without a pattern the name is the text id. What is part of the answer and not of its text
        stands `beside` it; a field that reads the text has to put it in.
        """
        if len(self.kinds) == MOST_KINDS:
            raise TypeError(f"more than {MOST_KINDS} kinds of answers")
        made = Kind(name, len(self.kinds), pattern, beside)
        self.kinds.append(made)
        return made

    def of(self, answer: int) -> Kind:
        """The kind of an answer."""
        return self.kinds[answer & KIND_MASK]

    def read(self, state: Any, text: str) -> int:
        """The answer with this text id; ValueError where there is none."""
        for kind in self.kinds:
            if not kind.may_say(text):
                continue
            try:
                answer = kind.read(state, text)
            except (ValueError, IndexError, KeyError):
                continue
            if kind.text(state, answer) == text:
                return answer
        raise ValueError(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question[S]):
    """A question that is answered in one of several ways, each with its own fields."""

    def __init__(
        self, key: str, answers: Answers, moment: bool = False, narrows: bool = False
    ) -> None:
        super().__init__(key, moment, narrows)
        self.answers = answers

    def option_id(self, state: S, value: int) -> str:
        return self.answers.of(value).text(state, value)

    def value(self, state: S, option_id: str) -> int:
        return self.answers.read(state, option_id)

    def kind(self, state: S, value: int) -> str:
        return self.answers.of(value).name

    def fields(self, state: S, value: int) -> dict[str, Any]:
        return {field.name: field.told(state, value) for field in self.answers.of(value).told}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Question[S]):
    """A question whose answer is a single field: one of the crew, a node, a number.

    The answer is the part itself. What stands before it in the text id is `head`.
    """

    def __init__(
        self, key: str, field: Field[S], head: str = "", moment: bool = False, narrows: bool = False
    ) -> None:
        super().__init__(key, moment, narrows)
        self.field = field
        self.head = head

    def option_id(self, state: S, value: int) -> str:
        return self.head + self.field.text(state, value)

    def value(self, state: S, option_id: str) -> int:
        if not option_id.startswith(self.head):
            raise ValueError(option_id)
        return self.field.part(state, option_id[len(self.head) :])

    def kind(self, state: S, value: int) -> str:
        return self.field.name

    def fields(self, state: S, value: int) -> dict[str, Any]:
        return {self.field.name: self.field.shown(state, value)}
