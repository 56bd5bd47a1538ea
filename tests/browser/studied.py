"""A game that was played, and a study of it with made-up figures, handed to a page by a stand-in.

What a study says is worked out and tested elsewhere. Here it only has to look like one, at once and
the same on every machine: the moments are those of the game, the figures a walk from its start to
its end.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
from playwright.async_api import Page, Route

from bossrush.companions.roster import companion, companions
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.engine.scene import words
from bossrush.study.shape import Moment, PlayerStudy, Point, Study, View
from bossrush.study.working import Studying
from bossrush.table.lookback import StudyView

ERROR: Final = 0.011
REPLAY: Final = """async (save) => (await (await fetch("/api/replays", {method: "POST", body: save,
  headers: {"Content-Type": "application/json"}})).json()).id"""


def played(key: str, seats: int = 2, seed: int = 4, **options: Any) -> bytes:
    """A whole game, played by companions, as a file."""
    play: Play = find_game(key).new(seats=seats, seed=seed, **options)
    player = companion(companions(key)[0], key, seed)
    while play.outcome is None:
        decision = play.open[0]
        play.take(decision.seat, decision.values().index(player.answer(play, decision)))
    return play.save()


def begun(save: bytes, read: int = 0) -> Study:
    """The study that has only begun: so many moments have been looked at, roughly."""
    with Studying(save) as work:
        study = work.told()
    chance = random.Random(5)
    for view in study.views:
        view.start, view.start_error = 0.3, 0.045
        level = 0.3
        for point in view.points[:read:6]:
            level = min(0.9, max(0.1, level + chance.uniform(-0.08, 0.1)))
            point.chance, point.error = level, 0.05
    study.progress.read, study.progress.playouts = read, 160
    study.names = [f"Player {seat + 1}" for seat in range(study.seats)]
    return study


def made_up(save: bytes) -> Study:
    """The study that is sharp, with figures that add up."""
    study = begun(save)
    chance = random.Random(9)
    for view in study.views:
        _walk(study, view, chance)
    for moment in study.moments:
        _weigh(study, moment, chance)
    progress = study.progress
    progress.stage, progress.read = "sharpening", progress.moments
    progress.playouts, progress.doubt, progress.part = 3200, 2 * ERROR, 0.72
    return study


def _walk(study: Study, view: View, chance: random.Random) -> None:
    won = study.ended is not None and bool(study.ended.won)
    view.start, view.start_error, view.result = 0.38, ERROR, 1.0 if won else 0.0
    level, count = 0.38, len(study.moments)
    # The largest swing is a choice between several options: it is what a page shows first.
    erred = next(one.number for one in study.moments[count // 2 :] if len(one.options) > 1)
    jumps = {count // 3: 0.14, erred: -0.2, count * 5 // 6: -0.12 if not won else 0.15}
    players = {seat: PlayerStudy(seat=seat) for seat in range(study.seats)}
    points: list[Point] = []
    for number, moment in enumerate(study.moments):
        swing = jumps.get(number, chance.uniform(-0.035, 0.035) + (0.5 - level) / 40)
        left = count - number
        if left <= 8:
            swing = (view.result - level) / left
        after = min(0.97, max(0.03, level + swing)) if left > 1 else view.result
        swing, level = after - level, after
        best = after - swing if moment.kind == "choice" and swing < -0.05 else None
        points.append(Point(chance=after, error=ERROR if left > 1 else 0.0, swing=swing, best=best))
        owner = players.get(moment.seat) if moment.seat is not None else None
        if moment.kind == "choice":
            view.play += swing
        else:
            view.luck += swing
        if owner is not None and moment.kind == "choice":
            owner.play += swing
            owner.choices += 1
            owner.slips += 0.02 <= -swing < 0.05
            owner.mistakes += 0.05 <= -swing < 0.1
            owner.blunders += -swing >= 0.1
        elif owner is not None:
            owner.luck += swing
    view.points = points
    view.turning = sorted(jumps)
    view.verdict = words(Message("study-verdict-unlucky-well"))
    luck = [one for one in study.moments if one.kind != "choice"]
    if luck:
        view.best_roll = max(luck, key=lambda one: points[one.number].swing).number
        view.worst_roll = min(luck, key=lambda one: points[one.number].swing).number
    for seat, player in players.items():
        player.accuracy = 0.94 - 0.05 * seat
        player.verdict = words(Message("study-player-unlucky-well"))
    view.players = list(players.values()) if view.seat is None else [players[view.seat]]


def _weigh(study: Study, moment: Moment, chance: random.Random) -> None:
    if not moment.options:
        moment.one_in = 9.0
        return
    after = study.views[0].points[moment.number].chance or 0.0
    cost = max(0.0, -study.views[0].points[moment.number].swing)
    for option in moment.options:
        chosen = option.option == moment.chosen
        option.chance = after if chosen else min(0.99, max(0.0, after + cost - chance.random() / 9))
        option.error, option.playouts = ERROR, 400
    top = max(option.chance or 0.0 for option in moment.options)
    close = [option for option in moment.options if top - (option.chance or 0.0) < 2 * ERROR]
    for option in moment.options:
        option.behind = top - (option.chance or 0.0)
        option.standing = (
            "worse" if option not in close else "best" if close[1:] == [] else "as-good"
        )
    moment.best = close[0].option if len(close) == 1 else ""
    moment.lost, moment.lost_error = top - after, 0.006
    equal = [option.label for option in close]
    args: dict[str, Any] = {"best": equal[0]}
    moment.why = msgspec.convert({"key": "study-why-best", "args": args}, type(moment.label))


class Desk:
    """Answers a page in a server's place, as long as it asks about studies."""

    def __init__(self, study: Study, running: bool = True) -> None:
        self.study: Study | None = study
        self.running = running
        self.asked: list[tuple[str, Any]] = []
        self.revision = 1

    async def sit(self, page: Page) -> None:
        await page.route("**/api/replays/*/study**", self._answer)

    async def _answer(self, route: Route) -> None:
        request = route.request
        if request.method == "POST":
            self.asked.append((request.url.rpartition("/")[2], request.post_data_json))
            self.running = not request.url.endswith("/stop")
            self.revision += 1
        elif "after=" in request.url:
            return  # nothing more comes: the page waits
        view = StudyView(
            replay=request.url.split("/")[5],
            revision=self.revision,
            running=self.running,
            study=self.study,
        )
        await route.fulfill(body=msgspec.json.encode(view), content_type="application/json")
