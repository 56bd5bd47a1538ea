"""A game whose cards come from packs: tables made of them once, their digest and their texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.content.content import Content
from bossrush.engine.content.vocabulary import Text
from bossrush.engine.game import Game
from bossrush.engine.packs import OPTION
from bossrush.engine.state import State
from bossrush.engine.trial import NoTrialError, Trial


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTables:
    """The cards of a play as its rules know them; a game adds its own tables."""

    def __init__(self) -> None:
        self.digest = ""
        """Of all that the rules can read: equal digests play alike."""
        self.texts: dict[str, dict[str, str]] = {}
        """What the cards say: by key, then by language."""

    def keep(self, content: Content) -> None:
        """Take over the digest and the texts of the packs."""
        self.digest = content.digest
        self.texts = {key: dict(words) for key, words in content.texts().items()}

    def name_outcome(self, name: str, text: Text | None) -> None:
        """What a real table calls a face or a card when it is asked what came up."""
        if text is not None:
            self.name_outcome_words(name, text.words)

    def name_outcome_words(self, name: str, words: Mapping[str, str]) -> None:
        """The same, with the words themselves."""
        self.texts.setdefault(outcome_key(name), dict(words))


def outcome_key(name: str) -> str:
    """The key of what a face or a card is called at a real table."""
    return f"outcome-{name}".replace(".", "-")


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=CardTables)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game[S], Generic[S, C]):
    """A game with packs of its own: subclass it and say which, and what becomes of them."""

    def __init__(self) -> None:
        super().__init__()
        self.nowhere: dict[str, str] = {}
        """Kinds of cards that cannot be put on the table by themselves, and why."""
        self._tables: dict[str, C] = {}
        self._instead: dict[Path, Path] = {}

    def tune(self, own: Path, other: Path) -> None:
        """Play with another folder in the place of one of its own packs: somebody tunes it."""
        self._instead[own] = other

    def own_packs(self, options: dict[str, Any]) -> list[Path]:
        """The folders of the packs that a play with these options is made of, without players'."""
        raise NotImplementedError

    def tables_of(self, content: Content) -> C:
        """The tables that the rules read, made of these packs."""
        raise NotImplementedError

    def cards(self, options: dict[str, Any]) -> C:
        """The cards of a play with these options, players' packs mixed in."""
        instead = self._instead
        folders = [instead.get(folder, folder) for folder in self.own_packs(options)]
        packs: str = options.get(OPTION, "")
        brought = self.pack_folders(options) if packs else []
        key = "\n".join([str(folder) for folder in (*folders, *brought)])
        made = self._tables.get(key)
        if made is None:
            made = self._tables[key] = self.tables_of(self.content(folders, packs))
        return made

    def trial(self, kind: str, record_id: str, options: dict[str, Any]) -> Trial:
        if kind in self.nowhere:
            raise NoTrialError(f"'{record_id}' {self.nowhere[kind]}")
        return self.try_out(self.cards(self.options(options)), kind, record_id)

    def try_out(self, tables: C, kind: str, record_id: str) -> Trial:
        """What to begin with to have a card of these tables at hand."""
        raise NoTrialError(f"{self.key} does not say how a card is put on the table by itself")

    def digest(self, options: dict[str, Any]) -> str:
        return self.cards(options).digest

    def texts(self, options: dict[str, Any]) -> Mapping[str, Mapping[str, str]]:
        return self.cards(options).texts
