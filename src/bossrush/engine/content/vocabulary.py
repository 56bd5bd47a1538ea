"""What a game declares so that packs can be written for it.

A game's records are msgspec Structs, one for each kind of record. Besides msgspec's own types and
`Meta` limits, their fields may be:

- `Text`, words in every language of the pack;
- `Annotated[str, Ref("item")]`, the id of another record;
- `Annotated[Plate, Display]`, something only the eye meets, which leaves the rules untouched;
- `Annotated[str, Verbatim]`, a value taken as it is written, such as a version number;
- a `OneOf`, a mapping of which exactly one field is written, such as a step of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import msgspec

from bossrush.engine.content.problem import Problem
from bossrush.engine.message import Message

if TYPE_CHECKING:
    from bossrush.engine.content.content import Content

ID_PATTERN: Final = r"[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*"
"""Ids: words of lower-case letters and digits, joined by dots, hyphens or underscores."""


@final
class Text:
    """Words in several languages, and the key under which the catalogues know them."""

    __slots__ = ("key", "words")

    def __init__(self, key: str, words: Mapping[str, str]) -> None:
        self.key = key
        self.words = words

    @property
    def message(self) -> Message:
        """The text as a message, for everything a player reads."""
        return Message(self.key)

    def say(self, lang: str) -> str:
        """The words in this language, or in the first one they were written in."""
        return self.words[lang] if lang in self.words else next(iter(self.words.values()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {dict(self.words)!r})"


def key_of(text: Text | None) -> str:
    """The key under which the catalogues know a text; empty where there is none."""
    return text.key if text is not None else ""


@final
class Ref:
    """Marks a text field as the id of a record of one of these kinds."""

    __slots__ = ("kinds",)

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds


class Display:
    """Marks a field that only the eye meets: changing it leaves the content's digest alone."""


class Verbatim:
    """Marks a text field whose value is taken as written, so that 1.10 stays 1.10."""


class OneOf(msgspec.Struct, frozen=True):
    """A mapping of which exactly one field is written: `{draw: 1}`, `{damage: {…}}`.

    Declare every field as optional, with None for "not this one".
    """

    def chosen(self) -> tuple[str, Any]:
        """The field that is written, by the name it has in the file, and its value."""
        for field, name in zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True):
            value = getattr(self, field)
            if value is not None:
                return name, value
        raise ValueError(f"{type(self).__name__} says nothing")


Check: TypeAlias = "Callable[[Content], Iterable[Problem]]"
"""A game's own look at content whose every record is already well formed."""


class Vocabulary:
    """What the packs of a game may say: its kinds of records, its checks, its own packs."""

    def __init__(
        self,
        game: str,
        kinds: Mapping[str, type[msgspec.Struct]],
        *,
        checks: Sequence[Check] = (),
        packs: Sequence[Path] = (),
    ) -> None:
        for kind, record in kinds.items():
            if "id" not in record.__struct_fields__:
                raise TypeError(f"records of kind '{kind}' need a field 'id'")
            if "replaces" in record.__struct_encode_fields__:
                raise TypeError(f"kind '{kind}': 'replaces' belongs to packs, not to records")
        self.game = game
        self.kinds = dict(kinds)
        self.checks = tuple(checks)
        self.packs = tuple(packs)
        """The folders of the packs that come with the game, the base pack first."""
