"""Rebuilds the lists of phases in docs/positions.md: `python -m buildtools.phase_page`.

A list stands between `<!-- phases GAME -->` and `<!-- end -->`. It is made from the code: names and
sentences are those of the flows that phases begin with, and what is rolled or drawn in a phase is
what was, in some hundred plays of companions that come far and of others that come everywhere. The
tests play fewer of them and miss nothing on the page.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bossrush.companions.roster import companion
from bossrush.engine.chance import Chance, Outcomes, seeded
from bossrush.engine.game import Game
from bossrush.engine.phases import OwnPhases, Phases
from bossrush.engine.registry import game, games
from bossrush.testing.walk import OUTSIDE_ONE_IN, STEERING, Case, cases, enter, outside

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"
PLAYS = 300
_MARKED = re.compile(r"<!-- phases (?P<game>\w+) -->\n(?P<rows>.*?)<!-- end -->", re.DOTALL)

Drawn = dict[str, list[str]]
"""What is rolled or drawn in each phase, in the order in which it first came up."""


class Overheard(Chance):
    """A seeded stream that says what was rolled or drawn."""

    def __init__(self, source: Chance, tell: Callable[[str], None]) -> None:
        super().__init__()
        self.source = source
        self.tell = tell

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        self.seen += 1
        self.tell(outcomes.what())
        return self.source.pick(n, outcomes)

    def copy(self) -> Chance:
        twin = Overheard(self.source.copy(), self.tell)
        twin.seen = self.seen
        return twin


class Listener:
    """Plays a game, and notes in which phase something is rolled or drawn."""

    def __init__(self, of: Game[Any]) -> None:
        self.game = of
        self.phase = ""
        self.drawn: Drawn = {}
        assert of.phases is not None
        self._kinds = crew_dice(of)

    def play(self, case: Case, seed: int) -> None:
        """Play once to the end, every other time at random."""
        kept, own = self.game.phases, self.game.own_phases
        assert kept is not None
        self.game.phases = Phases(
            [
                (name, self._noted(name, begin))
                for name, begin in zip(kept.ids, kept.begins, strict=True)
            ]
        )
        if own is not None:
            ways = zip(own.ids, own.begins, strict=True)
            self.game.own_phases = OwnPhases(
                [(name, begin and self._noted(name, begin)) for name, begin in ways]
            )
        try:
            self._play(case, seed)
        finally:
            self.game.phases, self.game.own_phases = kept, own

    def _noted(self, name: str, begin: Callable[..., Any]) -> Callable[..., Any]:
        def flow(*given: Any) -> Any:
            inner = begin(*given)
            answer = None
            while True:
                self.phase = name
                try:
                    asked = inner.send(answer)
                except StopIteration:
                    return
                answer = yield asked

        return flow

    def _heard(self, what: str) -> None:
        found = self.drawn.setdefault(self.phase, [])
        what = self._kinds.get(what, what)
        if what not in found:
            found.append(what)

    def _play(self, case: Case, seed: int) -> None:
        play = case.new(seed, chance=Overheard(seeded(seed), self._heard))
        draw = seeded(seed + STEERING).below
        able = companion("steady", self.game.key, seed) if seed % 2 else None
        for _ in range(case.most):
            if play.outcome is not None:
                return
            asked = play.open
            strays = not asked or (able is None and not draw(OUTSIDE_ONE_IN))
            moves = list(outside(play, case.joins)) if strays else []
            if moves:
                enter(play, moves[draw(len(moves))], case.joins)
            elif able is not None:
                play.enter(asked[0], able.answer(play, asked[0]))
            else:
                values = asked[0].values()
                play.enter(asked[0], values[draw(len(values))])


def crew_dice(of: Game[Any]) -> dict[str, str]:
    """The dice that go by the name of whose they are, under one word."""
    if of.key != "sector":
        return {}
    tables = of.cards({"twisted_tech": True})  # type: ignore[attr-defined]
    named = {card.die.key: "a crew die" for card in tables.crew}
    return named | {die.key: "ammo" for die in tables.ammo_dice}


def listened(key: str, plays: int) -> Drawn:
    """What is rolled or drawn in the phases of a game, as far as some random plays show."""
    listener = Listener(game(key))
    ways = cases(listener.game, settings=settings(listener.game))
    for seed in range(plays):
        listener.play(ways[seed % len(ways)], seed)
    return listener.drawn


def settings(of: Game[Any]) -> dict[str, list[Any]]:
    """Settings to try beyond those with few values: every boss to practise against."""
    return {one.name: list(one.offered)[1:20] for one in of.settings if one.name == "scenario"}


def rows(of: Game[Any], drawn: Drawn) -> list[list[str]]:
    """The list of a game's phases as it stands on the page."""
    assert of.phases is not None
    table = [["phase", "what it is", "rolled or drawn"]]
    begins: list[tuple[str, Callable[..., Any] | None]] = list(
        zip(of.phases.ids, of.phases.begins, strict=True)
    )
    if of.own_phases is not None:
        begins += [
            (f"seat: {name}", begin)
            for name, begin in zip(of.own_phases.ids, of.own_phases.begins, strict=True)
        ]
    for name, begin in begins:
        found = drawn.get(name.removeprefix("seat: "), [])
        table.append([f"`{name}`", told(begin), ", ".join(found)])
    return table


def told(begin: Callable[..., Any] | None) -> str:
    """The first sentence of a flow's description."""
    if begin is None:
        return "The seat waits for the others"
    text = inspect.getdoc(begin)
    if not text:  # a flow around another, as Dark Souls has for those in which somebody may die
        inner = inspect.getclosurevars(begin).nonlocals.get("begin")
        text = inspect.getdoc(inner) if inner else None
    if not text:
        sys.exit(f"{begin.__qualname__} begins a phase and does not say what it is")
    return re.split(r"(?<=[.:;]) |\n\n", " ".join(text.split("\n\n")[0].split()))[0].rstrip(".:;")


def rebuilt(page: str, key: str, table: list[list[str]]) -> str:
    """The page with another list of a game's phases."""
    head, *body = table
    text = "".join(
        f"| {' | '.join(line)} |\n".replace("|  |", "| |") for line in [head, ["---"] * 3, *body]
    )
    [mark] = [one for one in _MARKED.finditer(page) if one["game"] == key]
    return f"{page[: mark.start('rows')]}{text}{page[mark.end('rows') :]}"


def shown(page: str, key: str) -> list[list[str]]:
    """The list of a game's phases that stands on the page."""
    [mark] = [one for one in _MARKED.finditer(page) if one["game"] == key]
    lines = [line.strip("|").split("|") for line in mark["rows"].splitlines()]
    return [[cell.strip() for cell in line] for line in [lines[0], *lines[2:]]]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Rebuild the lists of phases in docs/positions.md."
    )
    parser.add_argument("--plays", type=int, default=PLAYS, help="random plays of each game")
    plays = parser.parse_args().plays
    page = PAGE.read_text("utf-8")
    for one in games():
        page = rebuilt(page, one.key, rows(one, listened(one.key, plays)))
        PAGE.write_text(page, "utf-8")
        print(f"{one.key} is rebuilt")


if __name__ == "__main__":
    main()
