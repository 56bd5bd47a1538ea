"""Whole plays, written out: every choice, what is told of it, and seals on all that is shown.

`played.txt` of a game has some plays whose choices are drawn at random. Under each choice stands
what the log tells, as keys and arguments, with the rule it happened by. The last line of a move
seals what is seen then: `drawn` is the scene, for all and for who is asked first, `asked` the
questions with their words, odds and ends, `refused` why what was offered earlier is not any more,
`numbers` what programs that learn observe, `standing` what simulations count, `kept` the position.

Of more plays there is one line each, with a seal on the whole of it: other seeds, and some moves
from each staged moment on.

With BOSSRUSH_GOLDEN=write the pages are written anew, and the difference is to be read before a
commit. A play is printed, or what lies behind the seals of one of its moves, by

    python -m tests.games.played sector "2, seed 5"
    python -m tests.games.played sector "2, seed 5" 17

in two trees, to be compared.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bossrush.engine.chance import seeded
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.observing import OPTION_CELLS, Sight
from bossrush.engine.play import Play
from bossrush.testing.walk import STEERING, Case, enter, legal
from tests.games.offers import AGAIN, Moments, compare, drawn, offered, plain, refused, told

MORE = "more plays, a seal on each"
MOVES = 15
"""How far plays from staged moments go on."""


class Story:
    """A play that is told move by move."""

    def __init__(self, play: Play, seed: int, most: int) -> None:
        self.play = play
        self.game: Game[Any] = play.game  # type: ignore[assignment]
        self.draw = seeded(seed + STEERING).below
        self.most = most
        self.before: dict[str, set[str]] = {}
        """What each question has offered so far."""

    def moments(self) -> Iterator[list[str]]:
        """What has happened, at the beginning and after every move."""
        yield ["begun", *happened(self.play.events)]
        for number in range(1, self.most + 1):
            if self.play.outcome is not None:
                return
            for decision in self.play.open:
                known = self.before.setdefault(decision.key, set())
                known |= {option.id for option in decision.options}
            move = legal(self.play, self.draw, {})
            events = enter(self.play, move, {})
            yield [f"{number} {move}", *happened(events)]

    def told(self) -> list[str]:
        """All of it, with seals on what is seen."""
        lines: list[str] = []
        for moment in self.moments():
            seals = [f"{key} {seal(behind)}" for key, behind in self.seen().items()]
            lines += [*moment, f"= {' '.join(seals)}"]
        return lines

    def seen(self) -> dict[str, list[str]]:
        """All that is shown at a moment, line by line."""
        play = self.play
        first = play.open[0].seat if play.open else CREW
        scenes = [line for seat in (None, first) for line in drawn(play.scene(seat))]
        asked = [line for one in play.open for line in (f"- {one.seat}", *offered(one))]
        no = [line for one in play.open for line in refused(one, self.before.get(one.key, set()))]
        return {
            "drawn": scenes,
            "asked": asked,
            "refused": no,
            "numbers": numbers(self.game, play),
            "standing": standing(self.game, play),
            "kept": [plain(play.position())],
        }


class Plays:
    """The plays of one game, and the page that keeps them."""

    def __init__(
        self,
        folder: Path,
        plays: Sequence[tuple[Case, int]],
        more: Sequence[tuple[Case, int]],
        moments: Moments,
    ) -> None:
        self.page = folder / "played.txt"
        self.plays = {f"{case}, seed {seed}": (case, seed) for case, seed in plays}
        self.others = {f"{case}, seed {seed}": (case, seed) for case, seed in more}
        self.moments = {f"from: {name}": made for name, made in moments.items()}
        self.more = [*self.others, *self.moments]
        self._written = False

    def story(self, name: str) -> Story:
        """A play of this name, at its beginning."""
        if name in self.moments:
            staged = self.moments[name]().play
            game: Game[Any] = staged.game  # type: ignore[assignment]
            return Story(game.stage(staged.position(), 1), 1, MOVES)
        case, seed = self.plays.get(name) or self.others[name]
        return Story(case.new(seed, listen=True), seed, case.most)

    def compare(self, name: str) -> None:
        """Play it again, and compare it with what is kept of it."""
        compare(self.story(name).told(), self.kept()[name])

    def compare_seal(self, name: str) -> None:
        """The same for a play of which only the seal is kept."""
        assert self.sealed(name) in self.kept()[MORE], AGAIN

    def sealed(self, name: str) -> str:
        """A play on one line."""
        lines = self.story(name).told()
        moves = sum(line.startswith("= ") for line in lines) - 1
        return f"{name}: {moves} moves {seal(lines)}"

    def kept(self) -> dict[str, list[str]]:
        """The page, by the names of its parts; written anew first where that is asked for."""
        if os.environ.get("BOSSRUSH_GOLDEN") == "write" and not self._written:
            self._written = True
            parts = ["\n".join([f"# {name}", *self.story(name).told()]) for name in self.plays]
            parts.append("\n".join([f"# {MORE}", *map(self.sealed, self.more)]))
            self.page.write_text("\n\n".join(parts) + "\n", "utf-8")
        parts = self.page.read_text("utf-8").strip().split("\n\n")
        known = {part.splitlines()[0].removeprefix("# "): part.splitlines()[1:] for part in parts}
        assert set(known) == {*self.plays, MORE}, AGAIN
        return known


def happened(events: Sequence[Event]) -> list[str]:
    """What has happened, an event a line."""
    lines: list[str] = []
    for event in events:
        words = [" ", event.kind]
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
        lines.append(" ".join(words))
    return lines


def standing(game: Game[Any], play: Play) -> list[str]:
    """What simulations count."""
    counted = [f"{key}: {value}" for key, value in game.report(play.state).items()]
    counted.append(f"progress: {game.progress(play.state)}")
    now = game.standing(play.state)
    if now is not None:
        counted.append(f"{now.stage} {now.health}/{now.most}")
        counted += [" ".join(str(word) for word in thing) for thing in now.things]
    return counted


def numbers(game: Game[Any], play: Play) -> list[str]:
    """What programs observe: of those who are asked each number that is not 0, and each option."""
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
    """Print a play, or what lies behind the seals of one of its moves."""
    key, name, *move = sys.argv[1:]
    plays: Plays = import_module(f"tests.games.{key}.moments").PAGES.plays
    story = plays.story(name)
    if not move:
        sys.stdout.write("\n".join([*story.told(), ""]))
        return
    for number, _ in enumerate(story.moments()):
        if number == int(move[0]):
            for part, lines in story.seen().items():
                sys.stdout.write("\n".join([f"== {part}", *lines, ""]))


if __name__ == "__main__":
    main()
