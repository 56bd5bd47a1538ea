"""What is asked at a staged moment, written out: every option, its words, and what it is about.

Words are keys and arguments, not sentences, so that a better wording changes no test. The moments
of a game are kept in its `asked.txt`, to be read and compared; BOSSRUSH_GOLDEN=write writes it
anew, and the difference is to be read before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bossrush.engine.decision import Decision
from bossrush.engine.message import Arg, Listing, Mention, Message
from bossrush.testing import Staged

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


def everything(table: Staged[Any]) -> list[str]:
    """All that is asked at a table, seat by seat."""
    lines: list[str] = []
    for decision in table.play.open:
        who = "the crew" if decision.crew else f"seat {decision.seat}"
        lines += [f"- {who}", *offered(decision)]
    return lines


def compare(file: Path, moments: Moments, name: str) -> None:
    """Compare what is asked at a moment with what is kept of it."""
    if os.environ.get("BOSSRUSH_GOLDEN") == "write":
        kept = {key: everything(made()) for key, made in moments.items()}
        parts = ["\n".join([f"# {key}", *lines]) for key, lines in kept.items()]
        file.write_text("\n\n".join(parts) + "\n", "utf-8")
    parts = file.read_text("utf-8").strip().split("\n\n")
    known = {part.splitlines()[0].removeprefix("# "): part.splitlines()[1:] for part in parts}
    assert set(known) == set(moments), "BOSSRUSH_GOLDEN=write keeps what is new"
    assert everything(moments[name]()) == known[name]
