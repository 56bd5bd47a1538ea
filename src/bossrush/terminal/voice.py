"""How the terminal speaks: messages, the words of scenes and its own sentences, in one language."""

from __future__ import annotations

import re
from typing import Any

from bossrush.engine.message import Arg, Message
from bossrush.engine.odds import Odds
from bossrush.engine.scene import Badge, Die, Words, message_of
from bossrush.engine.text import Catalogue, UnknownLanguageError, Word

_FIGURE = re.compile(r"\d+")
_STOPPED = re.compile(r"[^A-Z.]\.$")

PACKAGE = "bossrush.terminal"
"""Where the terminal's own sentences are."""


class Voice:
    """Says things in the language of those who sit here."""

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        if lang not in catalogue.languages:
            raise UnknownLanguageError(lang, catalogue.languages)
        self.catalogue = catalogue
        self.lang = lang
        self._known = catalogue.keys(lang)

    def say(self, what: Message | Words) -> str:
        """A message, or the words of a scene, as a sentence."""
        return self.catalogue.say(message_of(what), self.lang)

    def written(self, words: dict[str, Any]) -> str:
        """Words that a game's own board holds as plain data."""
        return self.say(Words(words["key"], words.get("args", {})))

    def parts(self, what: Message | Words) -> tuple[Word, ...]:
        """The same, cut up so that the names of pieces can be lit."""
        return self.catalogue.parts(message_of(what), self.lang)

    def own(self, key: str, **args: Arg) -> str:
        """One of the terminal's own sentences, by its key without `terminal-`."""
        return self.catalogue.say(Message(f"terminal-{key}", **args), self.lang)

    def knows(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key in self._known

    def either(self, key: str, otherwise: str) -> str:
        """The text under a key that a game may or may not have."""
        return self.say(Message(key)) if self.knows(key) else otherwise

    def title(self, game: str) -> str:
        """The name of a game."""
        return self.either(f"{game}-title", game)

    def face(self, face: str) -> str:
        """The name of a die's face."""
        return self.either(f"outcome-{face}".replace(".", "-"), face)

    def part(self, part: str, count: int) -> str:
        """What fills a bar, and how much of it: “3 wounds”."""
        key = f"part-{part}".replace(".", "-")
        if self.knows(key):
            return self.say(Message(key, n=count))
        return self.own("figure", name=part, value=count)

    def die(self, die: Die) -> str:
        """What a die shows, or that it has not been rolled."""
        if die.face is None:
            return self.own("die-unrolled")
        return self.say(die.name) if die.name is not None else self.face(die.face)

    def badge(self, badge: Badge) -> str:
        """A small mark: its name, and its figure where the name does not say it already."""
        said = self.say(badge.name)
        if badge.value is None or str(badge.value) in _FIGURE.findall(said):
            return said
        return self.own("figure", name=said, value=badge.value)

    def odds(self, odds: Odds) -> str:
        """A chance with what it is the chance of. Nearly sure and nearly never are said so."""
        return self.own("odds", how=self.percent(odds.chance), of=odds.of)

    def percent(self, chance: float) -> str:
        """A chance as people say it."""
        if chance <= 0:
            return self.own("odds-never")
        if chance >= 1:
            return self.own("odds-sure")
        if chance < 0.01:
            return self.own("odds-under")
        if chance > 0.99:
            return self.own("odds-over")
        return self.own("odds-percent", n=round(chance * 100))


def ended(said: str) -> str:
    """A text as a sentence, with its full stop."""
    return said if said.endswith((".", "!", "?", "…", "»", "”")) else f"{said}."


def unended(said: str) -> str:
    """A sentence as a part of another: without its full stop, which “K.-O.” keeps."""
    return said[:-1] if _STOPPED.search(said) else said
