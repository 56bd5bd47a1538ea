"""What is asked and drawn at a staged moment, written out: options, refusals, the scene.

Words are keys and arguments, not sentences, so that a better wording changes no test. The moments
of a game are kept in its `asked.txt` and `drawn.txt`, to be read and compared. With
BOSSRUSH_GOLDEN=write they are written anew, and the difference is to be read before a commit.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from bossrush.engine.decision import Decision
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.message import Arg, Listing, Mention, Message
from bossrush.testing import Staged

AGAIN = "if this is as it should be: BOSSRUSH_GOLDEN=write, and read the difference"
Moments = Mapping[str, Callable[[], Staged[Any]]]
"""By a sentence that says what is going on: a table at which something is asked."""


def told(arg: Arg) -> str:
    """A message, or an argument of one, on one line."""
    if isinstance(arg, Message):
        given = " ".join(f"{name}={told(value)}" for name, value in arg.args.items())
        return f"{arg.key}({given})" if given else arg.key
    if isinstance(arg, Mention):
        return f"@{arg.id}"
    if isinstance(arg, Listing):
        return "[" + ", ".join(told(one) for one in arg.items) + "]"
    return str(arg)


def offered(decision: Decision) -> list[str]:
    """Every option as `id: words > what it points at`, then what it surely ends."""
    lines = [f"? {told(decision.prompt)}"]
    for option in decision.options:
        line = f"{option.id}: {told(option.label)}"
        if option.detail is not None:
            line += f" | {told(option.detail)}"
        if option.points_at:
            line += f" > {' '.join(option.points_at)}"
        if option.ends is not None:
            line += f" ! {told(option.ends)}"
        if option.odds:
            line += " ~ " + ", ".join(f"{one.chance:.3f} {told(one.of)}" for one in option.odds)
        if option.reveals:
            line += " *"
        lines.append(line)
    return lines


def refused(decision: Decision, ids: set[str]) -> list[str]:
    """Options of other moments that are not offered, by the reason that is given."""
    reasons: dict[str, list[str]] = {}
    for name in sorted(ids - {option.id for option in decision.options}):
        try:
            decision.read(name)
        except IllegalChoice as refusal:
            reasons.setdefault(told(refusal.why), []).append(name)
    return [f"x {why}: {' '.join(names)}" for why, names in sorted(reasons.items())]


def drawn(scene: Any) -> list[str]:
    """A scene, a line for each thing in it."""
    lines: list[str] = []
    for member, value in msgspec.to_builtins(scene).items():
        things = value if isinstance(value, list) else [value]
        for thing in things:
            if thing not in (None, "", [], {}):
                lines.append(f"{member}: {plain(thing)}")
    return lines


def plain(thing: Any) -> str:
    """A thing of a scene in few signs: what is empty is left out."""
    if isinstance(thing, dict):
        if set(thing) <= {"key", "args"} and "key" in thing:
            given = plain(thing["args"]) if thing.get("args") else ""
            return f"{thing['key']}{given}"
        parts = [f"{name}={plain(value)}" for name, value in thing.items() if is_something(value)]
        return "(" + " ".join(parts) + ")"
    if isinstance(thing, list):
        return "[" + " ".join(plain(one) for one in thing) + "]"
    return str(thing)


def is_something(value: Any) -> bool:
    return value is not None and value != "" and value != [] and value != {}


def compare(now: list[str], kept: list[str]) -> None:
    """Say where something has changed first; `now` are the lines, `kept` those of the page."""
    for number, (line, before) in enumerate(zip_longest(now, kept)):
        assert line == before, f"line {number}: {AGAIN}"


class Book:
    """What is kept of the moments of one game."""

    def __init__(self, folder: Path, moments: Moments, pictures: tuple[str, ...]) -> None:
        self.folder = folder
        self.moments = moments
        self.pictures = pictures
        """The moments that are kept as they are drawn, too."""
        self._ids: set[str] = set()

    def ids(self) -> set[str]:
        """Every option of every moment."""
        if not self._ids:
            for made in self.moments.values():
                for decision in made().play.open:
                    self._ids |= {option.id for option in decision.options}
        return self._ids

    def asked(self, name: str) -> list[str]:
        """All that is asked at a moment, seat by seat, and what is refused there."""
        lines: list[str] = []
        play = self.moments[name]().play
        for decision in play.open:
            play.foresee(decision)
            who = "the crew" if decision.crew else f"seat {decision.seat}"
            lines += [f"- {who}", *offered(decision), *refused(decision, self.ids())]
        return lines

    def scene(self, name: str) -> list[str]:
        """How a moment is drawn."""
        return drawn(self.moments[name]().play.scene(0))

    def compare_asked(self, name: str) -> None:
        """Compare what is asked at a moment with what is kept of it."""
        self._compare("asked.txt", list(self.moments), self.asked, name)

    def compare_scene(self, name: str) -> None:
        """Compare how a moment is drawn with what is kept of it."""
        self._compare("drawn.txt", list(self.pictures), self.scene, name)

    def _compare(
        self, file: str, names: list[str], now: Callable[[str], list[str]], name: str
    ) -> None:
        path = self.folder / file
        if os.environ.get("BOSSRUSH_GOLDEN") == "write":
            parts = ["\n".join([f"# {key}", *now(key)]) for key in names]
            path.write_text("\n\n".join(parts) + "\n", "utf-8")
        kept = path.read_text("utf-8").strip().split("\n\n")
        known = {part.splitlines()[0].removeprefix("# "): part.splitlines()[1:] for part in kept}
        assert set(known) == set(names), AGAIN
        compare(now(name), known[name])
