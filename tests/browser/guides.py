"""Every step of the guided openings as a picture, for people who compare it with what it says.

    python -m tests.browser.guides                  all of them, into build/guides
    python -m tests.browser.guides souls --size phone --lang fr

A step is shown alone, at the first moment of a lesson at which it comes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.async_api import Browser, Route
from playwright.async_api import Error as PlaywrightError

import bossrush
from bossrush.companions.roster import companion
from bossrush.engine import scene
from bossrush.engine.guide import GuideStep, Moment, guide_of, has_come
from bossrush.engine.play import Play
from bossrush.engine.puzzle import Puzzle
from bossrush.engine.registry import games
from tests.browser.moments import open_its_group, sit_down
from tests.browser.opened import opened
from tests.browser.person import SIZES, Person

OUT: Final = Path(__file__).parents[2] / "build" / "guides"
MOST: Final = 500
FORKS: Final = 5
"""A game that is gone on with has fresh dice: with so many different ones it must come alike."""


class Shown(NamedTuple):
    """A game at the moment of a step, or one choice before it."""

    save: str
    option: str


def plays(game: str) -> Iterator[Play]:
    """Its lessons, and a game as the menu begins it."""
    known = bossrush.game(game)
    for lesson in known.lessons:
        if not isinstance(lesson, Puzzle):
            yield known.teach(lesson, listen=True)
    yield known.new(known.max_seats, seed=2)


def seen(play: Play, events: Any) -> Moment:
    """What whoever is asked has before them."""
    key = play.open[0].question.key if play.open else ""
    return Moment(key, {event.kind for event in events}, frozenset(scene.ids(play.scene(0))))


def first(game: str, step: GuideStep) -> Shown:
    """Where a step comes first, once all the others were shown."""
    done = {one.id for one in guide_of(game).steps} - {step.id}  # type: ignore[union-attr]
    needs_event = step.when is not None and bool(step.when.event)
    for play in plays(game):
        mind = companion("steady", game, 1)
        for _ in range(MOST):
            if not play.open or play.outcome is not None:
                break
            decision = play.open[0]
            if not needs_event and has_come(step, done, seen(play, ())):
                return Shown(play.save().decode(), "")
            option = decision.option_id(mind.answer(play, decision))
            seat = max(0, decision.seat)
            if needs_event and all(
                _comes(play.fork(seed), step, done, seat, option) for seed in range(FORKS)
            ):
                return Shown(play.save().decode(), option)
            play.choose(seat, option)
    raise LookupError(f"{game}: {step.id} never comes")


def _comes(play: Play, step: GuideStep, done: set[str], seat: int, option: str) -> bool:
    play.listen()
    events = play.choose(seat, option)
    return bool(play.open) and has_come(step, done, seen(play, events))


async def pictured(
    browser: Browser, url: str, game: str, step: GuideStep, shown: Shown, size: str, lang: str
) -> Path:
    """The table while a step is shown."""
    settings: dict[str, Any] = {"guided": {one.key: one.key != game for one in games()}}
    ada = await Person.at(browser, url, "Ada", size=SIZES[size], lang=lang, **settings)

    async def alone(route: Route) -> None:
        only = msgspec.to_builtins(step)
        only.get("when", {}).pop("after", None)
        await route.fulfill(
            content_type="application/json", body=json.dumps({"game": game, "steps": [only]})
        )

    try:
        await ada.page.route(f"**/api/games/{game}/guide", alone)
        await sit_down(ada, shown.save)
        if shown.option:
            await open_its_group(ada, shown.option)
            await ada.page.locator(f"[data-option='{shown.option}']").first.click()
        await ada.page.locator("section.guide").first.wait_for(timeout=20_000)
        await ada.page.wait_for_timeout(700)
        file = OUT / f"{game}-{step.id}-{size}-{lang}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        await ada.page.screenshot(path=file)
        return file
    finally:
        await ada.context.close()


async def main(wanted: list[str], names: list[str], sizes: list[str], langs: list[str]) -> None:
    async with opened() as (browser, url):
        for game in wanted:
            guide = guide_of(game)
            assert guide is not None
            for step in guide.steps:
                if names and step.id not in names:
                    continue
                shown = first(game, step)
                for lang in langs:
                    for size in sizes:
                        try:
                            made = str(await pictured(browser, url, game, step, shown, size, lang))
                        except PlaywrightError as error:
                            made = f"{game} {step.id} {size} {lang}: {error}"
                        sys.stdout.write(f"{made}\n")
                        sys.stdout.flush()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="Pictures of the guided openings.")
    reader.add_argument("games", nargs="*")
    reader.add_argument("--step", action="append", default=[])
    reader.add_argument("--size", action="append", choices=list(SIZES))
    reader.add_argument("--lang", action="append", choices=["en", "fr"])
    asked = reader.parse_args()
    asyncio.run(
        main(
            asked.games or [one.key for one in games()],
            asked.step,
            asked.size or ["desktop", "phone"],
            asked.lang or ["en", "fr"],
        )
    )
