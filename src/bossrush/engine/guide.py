"""Guides: a first game that teaches by doing.

A guide is data: steps that wait for their moment, each tied to something on the table or to the
question at hand. It never blocks, and can be left at any time. It is the file `guide.json` of the
game's package; whatever it says of the rules names the entries of the ledger that say so too.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final, Literal, NamedTuple

import msgspec

from bossrush.engine.errors import BossrushError
from bossrush.engine.ledger import RuleId, beside_rules

FILE: Final = "guide.json"


class GuideError(BossrushError):
    """A guide cannot be read; the message says where and why."""


class Wording(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Words in both languages."""

    en: str
    fr: str

    def say(self, lang: str) -> str:
        """The words in one language."""
        return self.fr if lang == "fr" else self.en


class GuideSentence(Wording, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a guide says, and the rules that it states."""

    rules: tuple[RuleId, ...] = ()
    on: Literal["browser", "terminal", ""] = ""
    """Where it is said, if it speaks of what one sees or does there alone."""


class GuideWhen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The moment that a step waits for: all that is given must hold."""

    asked: tuple[str, ...] = ()
    """The question at hand is one of these; a trailing `*` stands for anything."""
    event: tuple[str, ...] = ()
    """Something of one of these kinds has just happened."""
    scene: str = ""
    """The scene holds this id; a trailing `*` stands for anything."""
    after: tuple[str, ...] = ()
    """These steps were shown before."""


class GuideStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that a guide explains."""

    id: str
    title: Wording
    says: tuple[GuideSentence, ...]
    when: GuideWhen | None = None
    """When it is shown; None for at once."""
    points: tuple[str, ...] = ()
    """Ids of the scene that are lit while it is shown."""

    def text(self, lang: str, on: str) -> str:
        """What it says in one language, in the browser or in the terminal."""
        return " ".join(one.say(lang) for one in self.says if one.on in ("", on))

    def rules(self) -> list[str]:
        """The rules that it states, in the order in which it does."""
        return [rule for one in self.says for rule in one.rules]


class Moment(NamedTuple):
    """What somebody at the table has before them."""

    asked: str
    """The key of the question at hand; empty for none."""
    events: Collection[str]
    """The kinds of what has just happened."""
    ids: Collection[str]
    """Everything that the scene holds."""


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """The guide of a game: the first step whose moment has come is shown, each once."""

    game: str
    steps: tuple[GuideStep, ...]

    def now(self, done: Collection[str], moment: Moment) -> GuideStep | None:
        """The step to show; `done` are those that were shown."""
        waiting = (step for step in self.steps if step.id not in done)
        return next((step for step in waiting if has_come(step, done, moment)), None)


def has_come(step: GuideStep, done: Collection[str], moment: Moment) -> bool:
    """Whether the moment of a step has come."""
    when = step.when
    if when is None:
        return True
    if any(one not in done for one in when.after):
        return False
    if when.asked and not any(_matches(one, moment.asked) for one in when.asked):
        return False
    if when.event and not any(one in moment.events for one in when.event):
        return False
    return not when.scene or any(_matches(when.scene, one) for one in moment.ids)


@cache
def guide_of(game: str) -> Guide | None:
    """The guide of a game, read once; None where it has none."""
    path = beside_rules(game, FILE)
    if path is None:
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Guide)
    except msgspec.DecodeError as error:
        raise GuideError(f"{path}: {error}") from None


def _matches(pattern: str, text: str) -> bool:
    return text.startswith(pattern[:-1]) if pattern.endswith("*") else pattern == text
