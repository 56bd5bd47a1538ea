"""The HTTP API of looking back: studies, playing on from a moment, and the day's game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from bossrush.engine.game import Game
from bossrush.engine.lesson import PRACTICE
from bossrush.engine.play import Play
from bossrush.engine.puzzle import Puzzle
from bossrush.engine.scene import words
from bossrush.study.shape import OptionStudy
from bossrush.table import answers as a
from bossrush.table import entry as e
from bossrush.table.company import known_companion
from bossrush.table.days import seed_of, today
from bossrush.table.files import canonical, exported, restored, unwrapped
from bossrush.table.identity import clean_name
from bossrush.table.judge import set_up, set_up_for
from bossrush.table.lookback import (
    Branch,
    DayHistory,
    DayTry,
    DayView,
    PuzzleView,
    StudyView,
    StudyWish,
)
from bossrush.table.operations import Ask
from bossrush.table.refusal import Refusal
from bossrush.table.texts import known_game

if TYPE_CHECKING:
    from bossrush.table.api import Api


class Retrospect:
    """The handlers; `routes` says which operations they belong to."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self.house = api.house

    # -- studies --------------------------------------------------------------------------

    async def study_table(self, ask: Ask) -> StudyView:
        """Study the game of a table that is over."""
        table = await self._api.seen(ask, member=True)
        if table.status != "over":
            raise Refusal("not-over")
        data = canonical(await exported(table))
        name = hashlib.sha256(data).hexdigest()[:24]
        await self.house.store.keep(name, data, ask.key, self.house.settings.limits.replays)
        names = [
            table.people[seat.person].name if seat.person is not None else seat.name
            for seat in table.seats
        ]
        companions = {seat.number: seat.companion for seat in table.seats if seat.companion}
        return await self.house.studies.wish(name, data, ask.body, names, companions)

    async def wish_study(self, ask: Ask) -> StudyView:
        """Study a replay, or go on with that."""
        name = ask.path("replay")
        wish: StudyWish = ask.body
        save, _moment = unwrapped(await self._api.kept(name))
        return await self.house.studies.wish(name, save, wish)

    async def study(self, ask: Ask) -> StudyView:
        """A study as far as it has come."""
        name = ask.path("replay")
        if not await self.house.store.keeps(name):
            raise Refusal("no-replay")
        return await self.house.studies.view(name, ask.query.get("after"))

    async def stop_study(self, ask: Ask) -> StudyView:
        """Enough: work on it no longer."""
        name = ask.path("replay")
        if not await self.house.store.keeps(name):
            raise Refusal("no-replay")
        return await self.house.studies.stop(name)

    # -- playing on -----------------------------------------------------------------------

    async def branch(self, ask: Ask) -> a.Opened:
        """Play on from a moment of a replay."""
        wish: Branch = ask.body
        save, _moment = unwrapped(await self._api.kept(ask.path("replay")))
        play = await restored(save, listen=False)
        if wish.companion and not known_companion(play.game.key, wish.companion):
            raise Refusal("no-companion", name=wish.companion)
        there = _at(play, wish.frame)
        if there.outcome is not None:
            raise Refusal("import-over")
        chooser = there.open[0].seat if there.open else 0
        if wish.frame < play.length:
            chooser = play.seat_of(wish.frame)
        if wish.dice == "same" and there.origin.seed < 0:
            raise Refusal("no-same-dice")
        there.mark(PRACTICE)
        mine = max(0, chooser)
        places = [
            e.Place(0) if seat == mine or not wish.companion else e.Place(None, wish.companion)
            for seat in range(there.state.seats)
        ]
        people = [e.Person(ask.key, clean_name(wish.name))]
        keeper = await self.house.hall.create(
            set_up_for(there),
            people,
            places,
            begin="",
            save=there.save().decode(),
            same_dice=wish.dice == "same",
        )
        return self._api.opened(keeper)

    # -- puzzles --------------------------------------------------------------------------

    async def puzzle(self, ask: Ask) -> PuzzleView:
        """The answer to a puzzle, with its numbers."""
        game = known_game(ask.path("game"))
        name = ask.path("puzzle")
        for lesson in game.lessons:
            if isinstance(lesson, Puzzle) and lesson.id == name:
                return puzzle_view(game, lesson)
        raise Refusal("no-puzzle")

    # -- the day's game -------------------------------------------------------------------

    async def day(self, ask: Ask) -> DayView:
        """The day's games, and how they went."""
        return await self.house.days.view(ask.key)

    async def day_history(self, ask: Ask) -> DayHistory:
        """My tries at the day's games."""
        return await self.house.days.history(ask.key)

    async def try_day(self, ask: Ask) -> a.Opened:
        """Try one of the day's games, once."""
        wish: DayTry = ask.body
        name = clean_name(wish.name)
        game = known_game(wish.game)
        if wish.companion and not known_companion(game.key, wish.companion):
            raise Refusal("no-companion", name=wish.companion)
        day = today().isoformat()
        known = await self.house.store.days_of(ask.key, 100)
        if any((one.date, one.game, one.seats) == (day, game.key, wish.seats) for one in known):
            raise Refusal("day-tried")
        setup = set_up(game.key, dict(game.table_options), wish.seats, day=day)
        places = [
            e.Place(0) if seat == 0 or not wish.companion else e.Place(None, wish.companion)
            for seat in range(wish.seats)
        ]
        keeper = await self.house.hall.create(
            setup,
            [e.Person(ask.key, name)],
            places,
            begin="",
            seed=seed_of(self.house.secret, day, game.key, wish.seats),
        )
        if not await self.house.days.begin(keeper.table):  # twice at the same moment
            await self.house.hall.delete(keeper)
            raise Refusal("day-tried")
        return self._api.opened(keeper)


def puzzle_view(game: Game[Any], puzzle: Puzzle) -> PuzzleView:
    """A puzzle with its answer, in the words of its options."""
    play = game.teach(puzzle, listen=False)
    decision = next(asked for asked in play.open if asked.seat == puzzle.seat)
    labels = {option.id: option.label for option in decision.options}
    weights = {weight.option: weight for weight in puzzle.weights}
    best = weights[puzzle.answer].chance
    options = [
        OptionStudy(
            option=name,
            label=words(label),
            chance=weights[name].chance,
            error=weights[name].error,
            behind=best - weights[name].chance,
            playouts=weights[name].playouts,
            standing="best" if name == puzzle.answer else "worse",
        )
        for name, label in labels.items()
        if name in weights  # what is done beside the question is no answer to it
    ]
    return PuzzleView(
        id=puzzle.id,
        game=game.key,
        idea=words(puzzle.idea),
        seat=puzzle.seat,
        answer=puzzle.answer,
        usual=puzzle.usual,
        options=options,
        playouts=sum(weight.playouts for weight in puzzle.weights),
    )


def _at(play: Play, frame: int) -> Play:
    """A play as it stood after so many entries."""
    if frame > play.length:
        raise Refusal("no-frame", last=play.length)
    return play.before(frame)
