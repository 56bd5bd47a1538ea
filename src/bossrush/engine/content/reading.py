"""The reading of one file: where it stands, and everything it has met so far."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from yaml.nodes import MappingNode, Node

from bossrush.engine.content.document import entries, place_of, said_of
from bossrush.engine.content.problem import Place, Problem, Reference
from bossrush.engine.content.vocabulary import Text

_NOT_IN_KEYS: Final = re.compile(r"[^A-Za-z0-9_-]")

FAILED: Final = object()
"""What reading returns in place of a value that could not be made; a problem tells why."""


class Reading:
    """Collects problems, references and texts while the values of a file are made."""

    def __init__(self, file: str, languages: Sequence[str]) -> None:
        self.file = file
        self.languages = tuple(languages)
        self.problems: list[Problem] = []
        self.references: list[Reference] = []
        self.texts: list[tuple[Text, Place]] = []
        self._subject = ""
        self._prefix = ""
        self._trail: list[str | int] = []

    def begin(self, subject: str, prefix: str) -> None:
        """Go on to a record: problems name it, and the keys of its texts begin with this."""
        self._subject, self._prefix, self._trail = subject, prefix, []

    def enter(self, step: str | int) -> None:
        """Go into a field, or into an entry of a list (counted from one)."""
        self._trail.append(step)

    def leave(self) -> None:
        """Come back from the last field or entry entered."""
        self._trail.pop()

    def fields(self, node: MappingNode) -> Iterator[tuple[str, Node, Node]]:
        """The fields of a mapping; twins are problems and are left out."""
        return entries(node, self.file, self.problems)

    def place(self, node: Node) -> Place:
        return place_of(self.file, node)

    def complain(self, node: Node, message: str) -> object:
        """Note a problem with this value, and return FAILED."""
        said = f"{self._subject}: {message}" if self._subject else message
        self.problems.append(Problem.at(self.place(node), said))
        return FAILED

    def expect(self, node: Node, expected: str, hint: str = "") -> object:
        """Note that something else was expected here, and return FAILED."""
        return self.complain(node, f"{self.here} must be {expected}; found {said_of(node)}.{hint}")

    def refer(self, node: Node, kinds: tuple[str, ...], record_id: str) -> None:
        """Note that this value names a record."""
        self.references.append(Reference(kinds, record_id, self.place(node), self._subject))

    def keep(self, node: Node, words: dict[str, str]) -> Text:
        """Keep a text under the key that its place in the record gives it."""
        key = "-".join([self._prefix, *map(str, self._trail)])
        text = Text(_NOT_IN_KEYS.sub("-", key), words)
        self.texts.append((text, self.place(node)))
        return text

    @property
    def here(self) -> str:
        """The field being read, in words."""
        if not self._trail:
            return "this"
        last = self._trail[-1]
        if isinstance(last, str):
            return f"'{last}'"
        field = next((step for step in reversed(self._trail) if isinstance(step, str)), "this list")
        return f"entry {last} of '{field}'"
