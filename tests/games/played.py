"""Whole plays, written out: every choice, what is told of it, and a seal on all that is shown.

`played.txt` of a game has some plays whose choices are drawn at random. Under each choice stands
what the log tells, as keys and arguments, with the rule it happened by. The last line of a move
seals what is seen then: `drawn` is the scene, for all and for who is asked first, `asked` the
questions with their words, odds and ends, `numbers` what programs that learn observe, `standing`
what simulations count.

With BOSSRUSH_GOLDEN=write the pages are written anew, and the difference is to be read before a
commit. What lies behind a seal is printed by

    python -m tests.games.played sector 2 17        # after move 17 of its second play

in two trees, to be compared.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from bossrush.engine.decision import CREW, Decision
from bossrush.engine.event import Event
from bossrush.engine.observing import OPTION_CELLS, Sight
from bossrush.testing.walk import Case, Walk
from tests.games.offers import AGAIN, compare, drawn, offered, plain, told


class Plays:
    """The plays of one game, and the page that keeps them."""

    def __init__(self, folder: Path, plays: list[tuple[Case, int]]) -> None:
        self.page = folder / "played.txt"
        self._written = False
        self.plays = {f"{case}, seed {seed}": (case, seed) for case, seed in plays}

    def compare(self, name: str) -> None:
        """Play it again, and compare it with what is kept of it."""
        if os.environ.get("BOSSRUSH_GOLDEN") == "write" and not self._written:
            self._written = True
            parts = ["\n".join([f"# {key}", *self.told(key)]) for key in self.plays]
            self.page.write_text("\n\n".join(parts) + "\n", "utf-8")
        kept = self.page.read_text("utf-8").strip().split("\n\n")
        known = {part.splitlines()[0].removeprefix("# "): part.splitlines()[1:] for part in kept}
        assert set(known) == set(self.plays), AGAIN
        compare(self.told(name), known[name])

    def told(self, name: str) -> list[str]:
        """A play, from its beginning to its end."""
        lines: list[str] = []
        for number, walk in enumerate(self.walk(name)):
            lines.append(f"{number} {walk.trail[-1]}" if walk.trail else "begun")
            lines += [f"  {line_of(event)}" for event in walk.events]
            seals = [f"{key} {seal(lines)}" for key, lines in seen(walk).items()]
            lines.append(f"= {' '.join(seals)}")
        return lines

    def walk(self, name: str) -> Iterator[Walk]:
        """A play move by move."""
        case, seed = self.plays[name]
        return Walk(case, seed, listen=True).moments()


def line_of(event: Event) -> str:
    """What happened, on one line."""
    words = [event.kind]
    if event.message is not None:
        words.append(told(event.message))
    if event.data:
        words.append(plain(event.data))
    if event.pieces:
        words.append(f"> {' '.join(event.pieces)}")
    if event.rule:
        words.append(f"[{event.rule}]")
    if event.audience is not None:
        words.append(f"for {event.audience}")
    return " ".join(words)


def seen(walk: Walk) -> dict[str, list[str]]:
    """All that is shown at a moment, line by line."""
    play, game = walk.play, walk.case.game
    asked_first = play.open[0].seat if play.open else CREW
    scenes = [line for seat in (None, asked_first) for line in drawn(play.scene(seat))]
    asked = [line for one in play.open for line in (f"- {one.seat}", *offered(one))]
    counted = [f"{key}: {value}" for key, value in game.report(play.state).items()]
    counted.append(f"progress: {game.progress(play.state)}")
    standing = game.standing(play.state)
    if standing is not None:
        counted.append(f"{standing.stage} {standing.health}/{standing.most}")
        counted += [" ".join(str(word) for word in thing) for thing in standing.things]
    return {"drawn": scenes, "asked": asked, "numbers": numbers(walk), "standing": counted}


def numbers(walk: Walk) -> list[str]:
    """What programs observe: of those who are asked each number that is not 0, and each option."""
    play, game = walk.play, walk.case.game
    observer = game.observer(play.state)
    if observer is None:
        return []
    sight = Sight(observer, play.state, game.max_seats)
    lines: list[str] = []
    for seat in range(play.state.seats):
        asked: Decision | None = next((one for one in play.open if one.seat in (seat, CREW)), None)
        if asked is None and play.outcome is None:
            continue
        row = sight.look(play.state, seat, asked)
        lines += [f"{seat} {sight.names[at]}: {number}" for at, number in enumerate(row) if number]
        lines.append(f"{seat} promised {observer.promise(play.state, seat):.6f}")
        if asked is not None:
            values = asked.values()
            said = sight.options(asked, values)
            wide = OPTION_CELLS * 2
            lines += [
                f"{asked.option_id(value)}: {said[at * wide : (at + 1) * wide].hex()}"
                for at, value in enumerate(values)
            ]
    return lines


def seal(lines: list[str]) -> str:
    """A few signs that change with the lines."""
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


def main() -> None:
    """Print what lies behind the seals of one move."""
    key, which, move = sys.argv[1:]
    plays: Plays = import_module(f"tests.games.{key}.test_played").PLAYS
    name = list(plays.plays)[int(which) - 1]
    for number, walk in enumerate(plays.walk(name)):
        if number == int(move):
            for part, lines in seen(walk).items():
                sys.stdout.write("\n".join([f"== {part}", *lines, ""]))
            return


if __name__ == "__main__":
    main()
