"""Named moments of every game as pictures, at four sizes, for people to look at.

    python -m tests.browser.moments                 all of them, into build/moments
    python -m tests.browser.moments souls-act home  some of them

The pictures are kept out of git: they are looked at, and thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser
from playwright.async_api import Error as PlaywrightError

from bossrush.companions.roster import companion
from bossrush.engine.play import Play
from bossrush.engine.registry import games
from tests.browser.opened import opened
from tests.browser.person import BEGIN, IMPORT, SIT_HERE, SIZES, Person

OUT: Final = Path(__file__).parents[2] / "build" / "moments"

Then = Callable[[Person], Awaitable[None]]
MOST: Final = 4000
"""Choices after which a question that has not been asked never will be."""

FORKS: Final = 5
"""With so many different dice it must come alike."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a picture is taken: an address, or a game played until something is asked."""

    game: str = ""
    asked: str = ""
    """The end of the key of the question; empty: the first one."""
    nth: int = 1
    seats: int = 1
    seed: int = 4
    least: int = 0
    """So many options at least."""
    until: str = ""
    """A kind of event: the picture is taken while it is told, at the speed of everyday."""
    about: str = ""
    """What that event is about: the beginning of its first piece."""
    path: str = ""
    then: Then | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)

    save_as: Callable[[Moment], tuple[str, str]] | None = None
    """Where a companion does not come there by itself."""

    def save(self) -> tuple[str, str]:
        """The game at this moment, as a file, and the option that leads on to it, if one does."""
        if self.save_as is not None:
            return self.save_as(self)
        (game,) = [one for one in games() if one.key == self.game]
        play = game.new(seats=self.seats, seed=self.seed, **self.options)
        player = companion("steady", self.game, self.seed)
        met = 0
        for _ in range(MOST):
            decision = play.open[0]
            place = decision.values().index(player.answer(play, decision))
            if self._here(play, place):
                met += 1
                if met == self.nth:
                    option = decision.options[place].id if self.until else ""
                    return play.save().decode(), option
            play.take(decision.seat, place)
            if play.outcome is not None:
                break
        raise LookupError(
            f"{self.game}: {self.asked or self.until} came less than {self.nth} times"
        )

    def _here(self, play: Play, place: int) -> bool:
        decision = play.open[0]
        if not self.until:
            return decision.key.endswith(self.asked) and len(decision.options) >= self.least
        return all(self.comes(play.fork(seed), place) for seed in range(FORKS))

    def comes(self, play: Play, place: int) -> bool:
        """Whether it happens with these dice: a game that is gone on with has fresh ones."""
        play.listen()
        return any(
            event.kind == self.until and (not self.about or event.pieces[0].startswith(self.about))
            for event in play.take(play.open[0].seat, place)
        )


async def aim_far(ada: Person) -> None:
    """Point at a node that is more than one step away."""
    far = ada.page.locator("#board .spot:has(.price.far) button").first
    await (far.tap() if await ada.page.evaluate("'ontouchstart' in window") else far.hover())


async def open_group(ada: Person) -> None:
    await ada.page.locator("[data-option^='group:']").first.click()


async def ask_for_a_hint(ada: Person) -> None:
    await ada.page.keyboard.press("h")
    await ada.page.locator(".strip .sharp").wait_for(state="attached")
    enough = ada.page.get_by_role("button", name=re.compile("^(Enough|Assez)"))
    await enough.wait_for(state="detached")


async def ask_what_it_cost(ada: Person) -> None:
    """Choose the last option, and look at what it gave away; on a busy machine the next one's."""
    compare = ada.page.get_by_role("button", name=re.compile("^(See|Voir) "))
    for _ in range(6):
        await ada.options.last.click()
        with contextlib.suppress(PlaywrightError):
            await compare.wait_for(timeout=15_000)
            await compare.click()
            return
    raise LookupError("no choice was weighed in time")


async def lift_a_card(ada: Person) -> None:
    """A phone has no room for the stations: the cards are a group of the dock there."""
    held = ada.page.locator(".bag .held, [data-option^='gear:'], [data-option='group:gear']")
    await held.first.click()


async def look_at_a_lair(ada: Person) -> None:
    await ada.page.locator("button.lair, button.rival").first.click()


async def touch_a_room(ada: Person) -> None:
    room = ada.page.locator("#board .map .spot").nth(6)
    touch = await ada.page.evaluate("'ontouchstart' in window")
    await (room.tap(force=True) if touch else room.hover(force=True))


async def aim_a_tile(ada: Person) -> None:
    await ada.options.first.hover(force=True)  # words on it that explain themselves lie above


async def on_television(ada: Person) -> None:
    await ada.go(f"/table/{ada.code}/tv")
    await ada.page.locator("#board").wait_for()


async def guided(ada: Person) -> None:
    """The guide beside the board."""
    await ada.page.locator("section.guide").wait_for()


async def among_my_tables(ada: Person) -> None:
    """One's own tables, with how far each has come."""
    await ada.go()
    await ada.page.locator(".card.two").wait_for()


async def make_a_gesture(ada: Person) -> None:
    if not await ada.page.locator("#chat").count():
        await ada.page.locator(".tick button").click()
    await ada.page.get_by_role("button", name=re.compile("^(Gestures|Gestes)$")).click()
    await ada.page.locator(".gestures button").nth(1).click()
    await ada.page.locator(".gesture").wait_for()


async def lose_with_hints(ada: Person) -> None:
    """Choose badly until a choice has surely given something away, and play to the end."""
    gave = ada.page.locator(".strip.cost")
    compare = ada.page.get_by_role("button", name=re.compile("^(See|Voir) "))
    for _ in range(12):
        await ada.options.last.click(force=True)
        with contextlib.suppress(PlaywrightError):
            await compare.wait_for(timeout=8_000)
        if await gave.count():
            break
        await ada.over()
    await ada.play_on(MOST)


async def play_to_the_end(ada: Person) -> None:
    await ada.play_on(MOST)


def last_blow(moment: Moment) -> tuple[str, str]:
    """A boss with one health left, and a blow that takes it with nearly all dice."""
    (game,) = [one for one in games() if one.key == moment.game]
    player = companion("steady", moment.game, moment.seed)
    play = game.new(seats=moment.seats, seed=moment.seed, **moment.options)
    for _ in range(MOST):
        decision = play.open[0]
        if decision.key.endswith("ask.act"):
            there = play.position()
            fight = there["state"]["fight"]
            fight["heated"] = True
            for foe in fight["foes"]:
                foe["health"] = 1
            weak = game.stage(there, moment.seed)
            now = weak.open[0]
            for place, option in enumerate(now.options if now.key == decision.key else ()):
                forks = [weak.fork(seed) for seed in range(FORKS)]
                if sum(moment.comes(fork, place) for fork in forks) >= FORKS - 1:
                    return weak.save().decode(), option.id
        play.take(decision.seat, decision.values().index(player.answer(play, decision)))
        if play.outcome is not None:
            break
    raise LookupError(f"{moment.game}: no blow is sure")


def trading(moment: Moment) -> tuple[str, str]:
    """Two heroes trade: a companion never begins to."""
    (game,) = [one for one in games() if one.key == moment.game]
    player = companion("steady", moment.game, moment.seed)
    play = game.new(seats=moment.seats, seed=moment.seed, **moment.options)
    for _ in range(MOST):
        decision = play.open[0]
        for option in decision.options:
            if "trade" in option.id:
                play.choose(decision.seat, option.id)
                return play.save().decode(), ""
        play.take(decision.seat, decision.values().index(player.answer(play, decision)))
        if play.outcome is not None:
            break
    raise LookupError(f"{moment.game}: nobody could trade")


MOMENTS: Final[dict[str, Moment]] = {
    "home": Moment(path="/"),
    "host": Moment(path="/host/souls"),
    "rules": Moment(path="/rules/souls"),
    "sector-first": Moment("sector"),
    "sector-chapter": Moment("sector", "ask.option", 2, seats=2),
    "sector-ranged": Moment("sector", "ask.begin", 1, seats=2),
    "sector-declare": Moment("sector", "ask.declare", 1, seats=2),
    "sector-window": Moment("sector", "ask.window", 1, seats=2),
    "sector-between": Moment("sector", "ask.regroup", 1, seats=2),
    "sector-hint": Moment("sector", "ask.declare", 3, seats=2, then=ask_for_a_hint),
    "sector-cost": Moment(
        "sector", "ask.declare", 3, seats=2, then=ask_what_it_cost, settings={"hints": "after"}
    ),
    "souls-hint": Moment("souls", "ask.defence", seats=2, then=ask_for_a_hint),
    "souls-hint-many": Moment("souls", "ask.act", seats=2, least=10, then=ask_for_a_hint),
    "arkalion-hint": Moment("arkalion", "ask-act", 6, least=8, then=ask_for_a_hint),
    "souls-first": Moment("souls"),
    "souls-explore": Moment("souls", "explore"),
    "souls-explore-later": Moment("souls", "explore", 12, seats=2),
    "souls-act": Moment("souls", "ask.act", 3, seats=2, least=8),
    "souls-aim": Moment("souls", "ask.act", 3, seats=2, least=8, then=aim_far),
    "souls-many": Moment("souls", "ask.act", seats=2, least=10),
    "souls-strike": Moment("souls", "ask.act", seats=2, least=10, then=open_group),
    "souls-bonfire": Moment("souls", "ask.explore", seats=2, least=12),
    "souls-bonfire-lift": Moment("souls", "ask.explore", seats=2, least=12, then=lift_a_card),
    "souls-act-one": Moment("souls", "ask.act", options={"scenario": "gargoyle"}),
    "souls-boss": Moment("souls", "ask.act", 4, seats=2, options={"scenario": "gargoyle"}),
    "souls-defend": Moment("souls", "ask.defence", seats=2),
    "souls-rolled": Moment("souls", "ask.rolled", seats=2),
    "souls-hands": Moment("souls", "start-hands", seed=0),
    "souls-blow": Moment("souls", until="hp", about="foe", seats=2),
    "souls-blocked": Moment("souls", until="block", seats=2),
    "souls-party-falls": Moment("souls", until="fall", about="hero", seats=2),
    "souls-boss-dies": Moment(
        "souls",
        until="fall",
        about="foe",
        options={"scenario": "gargoyle"},
        seats=2,
        save_as=last_blow,
    ),
    "sector-hurt": Moment("sector", until="hp", seats=2),
    "sector-beaten": Moment("sector", until="defeated", seats=2),
    "souls-end": Moment("souls", "ask.act", seats=2, then=play_to_the_end),
    "sector-end": Moment("sector", "ask.leader", seats=2, then=play_to_the_end),
    "sector-turn": Moment(
        "sector",
        "ask.declare",
        9,
        seats=2,
        then=lose_with_hints,
        settings={"hints": "after"},
    ),
    "vengeance-end": Moment("vengeance", "combat", 2, seats=2, then=play_to_the_end),
    "vengeance-end-alone": Moment("vengeance", "combat", 2, then=play_to_the_end),
    "arkalion-end": Moment("arkalion", "ask-act", 6, then=play_to_the_end),
    "souls-tv": Moment("souls", "ask.act", 3, seats=2, least=8, then=on_television),
    "sector-tv": Moment("sector", "ask.declare", 3, seats=2, then=on_television),
    "arkalion-tv": Moment("arkalion", "ask-act", 6, least=8, then=on_television),
    "vengeance-tv": Moment("vengeance", "combat", 2, seats=3, then=on_television),
    "souls-guide": Moment("souls", "ask.act", then=guided, settings={"guided": {"souls": False}}),
    "sector-guide": Moment(
        "sector", "ask.declare", then=guided, settings={"guided": {"sector": False}}
    ),
    "arkalion-trade": Moment("arkalion", seats=2, save_as=trading),
    "home-tables": Moment("souls", "ask.act", 3, seats=2, then=among_my_tables),
    "souls-gesture": Moment("souls", "ask.act", seats=2, then=make_a_gesture),
    "vengeance-first": Moment("vengeance"),
    "arkalion-first": Moment("arkalion"),
    "arkalion-act": Moment("arkalion", "ask-act", 6, least=8),
    "arkalion-cannon": Moment("arkalion", "ask-cannon"),
    "vengeance-flashback": Moment("vengeance", "flashback", 4),
    "vengeance-roll": Moment("vengeance", "roll", 3),
    "vengeance-combat": Moment("vengeance", "combat", 2),
    "vengeance-step": Moment("vengeance", "step", 1),
    "vengeance-rivals": Moment("vengeance", "roll", 3, seats=3),
    "vengeance-lair": Moment("vengeance", "combat", 2, seats=3, then=look_at_a_lair),
    "vengeance-room": Moment("vengeance", "combat", 2, then=touch_a_room),
    "vengeance-tile": Moment("vengeance", "combat", 2, then=aim_a_tile),
    "vengeance-danger": Moment("vengeance", "combat", 6, seats=2, seed=9),
}


async def sit_down(ada: Person, save: str) -> None:
    """Go on with a saved game, in all of its seats."""
    await ada.go()
    code = await ada.page.evaluate(IMPORT, save)
    await ada.go(f"/table/{code}")
    free = ada.page.get_by_role("button", name=SIT_HERE)
    begin = ada.page.get_by_role("button", name=BEGIN)
    await begin.wait_for()
    while await begin.is_disabled():
        await free.first.click()
        await ada.page.wait_for_timeout(100)
    await begin.click()
    await ada.asked()


async def open_its_group(ada: Person, option: str) -> None:
    """Options that are about one thing stand behind it."""
    wanted = ada.page.locator(f"[data-option='{option}']")
    groups = ada.page.locator("[data-option^='group:']")
    for place in range(await groups.count()):
        if await wanted.count():
            return
        await groups.nth(place).click()
        await ada.page.wait_for_timeout(100)
        if not await wanted.count():
            await ada.page.keyboard.press("Escape")


async def take_in_its_time(ada: Person, option: str, moment: Moment) -> None:
    """Choose, and look when what happens is on the screen."""
    await open_its_group(ada, option)
    await ada.page.locator(f"[data-option='{option}']").first.click()
    shown = ".floats .float" if moment.until in ("hp", "block") else "#board .moment"
    await ada.page.locator(shown).first.wait_for(timeout=20_000)


async def pictured(
    browser: Browser, url: str, name: str, size: str, lang: str, saved: tuple[str, str]
) -> Path:
    """One moment at one size; `saved` is the game at it, and the option that leads on."""
    moment = MOMENTS[name]
    settings = {"guided": {one.key: True for one in games()}, **moment.settings}
    if moment.until:
        settings |= {"speed": 1, "motion": "full"}
    ada = await Person.at(browser, url, "Ada", size=SIZES[size], lang=lang, **settings)
    try:
        if moment.path:
            await ada.go(moment.path)
            await ada.page.wait_for_load_state("networkidle")
        else:
            save, option = saved
            await sit_down(ada, save)
            if option:
                await take_in_its_time(ada, option, moment)
        if moment.then is not None:
            await moment.then(ada)
        await ada.page.wait_for_timeout(120 if moment.until == "hp" else 700)
        file = OUT / f"{name}-{size}{'' if lang == 'en' else '-' + lang}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        await ada.page.screenshot(path=file)
        return file
    finally:
        await ada.context.close()


async def main(names: list[str], sizes: list[str], lang: str) -> None:
    async with opened() as (browser, url):
        for name in names:
            try:
                saved = ("", "") if MOMENTS[name].path else MOMENTS[name].save()
            except LookupError as error:
                sys.stdout.write(f"{name}: {error}\n")
                continue
            for size in sizes:
                try:
                    made = str(await pictured(browser, url, name, size, lang, saved))
                except (PlaywrightError, LookupError) as error:
                    made = f"{name} {size}: {error}"
                sys.stdout.write(f"{made}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="Pictures of named moments.")
    reader.add_argument("names", nargs="*")
    reader.add_argument("--size", action="append", choices=list(SIZES))
    reader.add_argument("--lang", default="en", choices=["en", "fr"])
    asked = reader.parse_args()
    asyncio.run(main(asked.names or list(MOMENTS), asked.size or list(SIZES), asked.lang))
