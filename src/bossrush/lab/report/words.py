"""What a report says, in one language: its sentences, the names of things, and figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bossrush.catalogues import sentences_of
from bossrush.engine.game import Game
from bossrush.engine.message import Arg, Message
from bossrush.engine.text import Catalogue, TextError

PACKAGE = "bossrush.lab"
NARROW = "\u202f"
"""The space inside French figures, and before the per cent sign; it does not break."""
MINUS = "\u2212"


def catalogue(game: Game[Any], options: list[dict[str, Any]]) -> Catalogue:
    """Every word a report may need: the lab's own, the game's, and those of its cards."""
    words = sentences_of(game, PACKAGE)
    texts: dict[str, Mapping[str, str]] = {}
    for given in options:
        texts.update(game.texts(game.options(dict(given))))
    words.register(texts)
    return words


class Words:
    """Says what a report has to say."""

    def __init__(self, game: str, words: Catalogue, lang: str) -> None:
        self.game = game
        self.lang = lang
        self._words = words
        self._known = words.keys(lang)

    def say(self, key: str, **args: Arg) -> str:
        """One of the lab's own sentences, by its key without `lab-`."""
        return self._words.say(Message(f"lab-{key}", **args), self.lang)

    def title(self) -> str:
        """The name of the game."""
        return self._either((f"{self.game}-title",), self.game)

    def thing(self, name: str) -> str:
        """The name of a card, a hero, an item, a boss."""
        key = f"{self.game}-{name}".replace(".", "-")
        return self._either((f"{key}-name", f"{key}-title", key), _spoken(name))

    def stage(self, name: str) -> str:
        return self._either((f"{self.game}-stage-{name}",), _spoken(name))

    def kind(self, name: str) -> str:
        """Things of a kind, in the plural."""
        return self._either((f"{self.game}-kind-{name}", f"lab-kind-{name}"), _spoken(name))

    def reason(self, key: str) -> str:
        """Why a game ended, where that can be said without more."""
        return self._either((f"{key}-short", key), _spoken(key.removeprefix(f"{self.game}-")))

    def setting(self, name: str, value: Any) -> str:
        """A setting and its value."""
        label = self._either((f"{self.game}-setting-{name}",), _spoken(name))
        shown = self._either((f"{self.game}-setting-{name}-{value}".lower(),), str(value))
        return f"{label}{NARROW + ':' if self.lang == 'fr' else ':'} {shown}"

    def _either(self, keys: tuple[str, ...], otherwise: str) -> str:
        for key in keys:
            if key in self._known:
                try:
                    return self._words.say(Message(key), self.lang).rstrip(".")
                except TextError:  # it speaks of something that only the play knows
                    continue
        return otherwise

    # -- figures ----------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """A figure as it is written in this language."""
        text = f"{abs(value):,.{digits}f}"
        if self.lang == "fr":
            text = text.replace(",", NARROW).replace(".", ",")
        return f"{MINUS}{text}" if value < 0 and float(f"{value:.{digits}f}") != 0 else text

    def percent(self, share: float, digits: int = 1) -> str:
        sign = f"{NARROW}%" if self.lang == "fr" else "%"
        return self.number(100 * share, digits) + sign

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference, its sign always there."""
        return self.number(value, digits) if value < 0 else f"+{self.number(value, digits)}"


def _spoken(name: str) -> str:
    """An id as one would say it, where nobody has given it a name."""
    words = name.rpartition(".")[2].replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]
