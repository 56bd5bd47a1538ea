"""A study put into words and figures: from prospects to what `shape` has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.companions.study.course import Course, Figure, Turn
from bossrush.companions.study.plan import MISTAKE, SLIP, SURE, Marks, Plan, marked
from bossrush.companions.study.script import CHOICE, CLOCK, THROW, Step, rarity
from bossrush.engine.decision import CREW
from bossrush.engine.message import Message
from bossrush.engine.scene import Scene, Words, words
from bossrush.study.shape import (
    VERSION,
    Act,
    Ended,
    Moment,
    OptionStudy,
    PlayerStudy,
    Point,
    Progress,
    Rolled,
    Section,
    Stage,
    Study,
    View,
    Weight,
)
from bossrush.study.verdicts import about_options, of_game, of_player

BLUNDER: Final = 0.1
HALF: Final = 0.15
"""A choice that gives this much away counts half."""
MOST_TOLD: Final = 4
"""Sentences about a throw."""
TELLS: Final = 0.06
"""A verdict is told once the ± at the marked moments is under this, or nothing is left to see."""


class Teller:
    """Tells a study as far as it has come. What never changes is put into words once."""

    def __init__(self, plan: Plan, yardstick: str, companions: dict[int, str]) -> None:
        self.plan = plan
        self.course: Course = plan.course
        self.yardstick = yardstick
        self.companions = companions
        self.names: list[str] = []
        """Of the seats, where somebody knows them."""
        self.seats = self.course.script.play.state.seats
        self.owners = [self._owner(turn.step) for turn in self.course.turns]
        self.acts: list[Act] = []
        self.sections: list[Section] = []
        self._in: list[int] = []
        """By step: its section."""
        self._swings: list[list[Figure]] = []
        self._marks: list[Marks] = []
        """By view, as of the last telling."""
        self._divide()

    # -- what happened --------------------------------------------------------------------

    def _owner(self, step: Step) -> int:
        """Whose choice or throw a step is; CREW for nobody's in particular."""
        if self.seats == 1:
            return 0
        if step.kind == CHOICE:
            return step.seat
        holders = _holders(step.scene)
        found = {
            holders[piece]
            for event in step.events[:MOST_TOLD]
            for piece in event.pieces[:1]
            if event.kind in ("roll", "draw") and piece in holders
        }
        return found.pop() if len(found) == 1 else CREW

    def _divide(self) -> None:
        """Cut the game into its own parts, by what each scene says is going on."""
        before: tuple[Words, Words] | None = None
        for number, turn in enumerate(self.course.turns):
            scene: Scene = turn.step.scene
            where = scene.where or [words(Message(f"{scene.game}-title"))]
            here = (where[0], where[min(1, len(where) - 1)])
            if before is None or here[0] != before[0]:
                self.acts.append(Act(title=here[0], first=len(self.sections)))
            if here != before:
                act = len(self.acts) - 1
                self.sections.append(Section(title=here[1], first=number, act=act))
            before = here
            self._in.append(len(self.sections) - 1)

    # -- telling --------------------------------------------------------------------------

    def tell(self) -> Study:
        """Everything that has been seen."""
        course = self.course
        script = course.script
        self._look()
        views = [self._view(view) for view in range(len(course.views))]
        close = {number for marks in self._marks for number in marks.all()}
        moments = [self._moment(number, number in close) for number in range(len(course.turns))]
        outcome = script.play.outcome
        return Study(
            study=VERSION,
            game=script.game.key,
            seats=self.seats,
            options=dict(script.play.origin.options),
            yardstick=self.yardstick,
            companions={str(seat): name for seat, name in self.companions.items()},
            names=self.names,
            ended=None
            if outcome is None
            else Ended(
                won=outcome.won,
                reason=words(outcome.reason),
                scores=list(outcome.scores),
                places=list(outcome.places),
            ),
            progress=self._progress(),
            acts=self.acts,
            sections=self.sections,
            moments=moments,
            views=views,
        )

    def _look(self) -> None:
        course = self.course
        self._swings = [
            [course.swing(turn, view) for turn in course.turns] for view in range(len(course.views))
        ]
        self._marks = [marked(course, view, swung) for view, swung in enumerate(self._swings)]

    def progress(self) -> Progress:
        """How far it has come."""
        self._look()
        return self._progress()

    def _progress(self) -> Progress:
        plan = self.plan
        total = len(self.course.turns)
        doubt = self.doubt
        stage: Stage = "begun"
        part = 0.5 * plan.read / max(1, total)
        if plan.read >= total:
            sharp = not plan.lap()
            stage = "sharp" if sharp else "sharpening" if doubt < 0.2 else "rough"
            part = 1.0 if sharp else 0.5 + 0.49 * min(1.0, plan.aim / max(doubt, plan.aim)) ** 2
        return Progress(
            stage=stage,
            read=plan.read,
            moments=total,
            playouts=plan.playouts,
            doubt=doubt,
            aim=plan.aim,
            part=part,
        )

    @property
    def doubt(self) -> float:
        """The greatest ± at the marked moments."""
        course = self.course
        if self.plan.read < len(course.turns):
            return 1.0
        errors = [
            2.0 * course.chance(prospect, view).error
            for view, marks in enumerate(self._marks)
            for number in marks.all()
            for prospect in (course.turns[number].before, course.turns[number].after)
        ]
        return max(errors, default=0.0)

    # -- views ----------------------------------------------------------------------------

    def _view(self, view: int) -> View:
        course = self.course
        swings = self._swings[view]
        marks = self._marks[view]
        whole = self.plan.read >= len(course.turns)
        seat = None if course.together else course.views[view]
        seen = View(
            seat=seat,
            points=[self._point(turn, swings[n], view) for n, turn in enumerate(course.turns)],
            turning=marks.turning if whole else [],
            best_roll=marks.best if whole and marks.best >= 0 else None,
            worst_roll=marks.worst if whole and marks.worst >= 0 else None,
        )
        if course.start.seen:
            start = course.chance(course.start, view)
            seen.start, seen.start_error = start.value, start.error
        if course.end.seen:
            end = course.chance(course.end, view)
            seen.result, seen.result_error = end.value, end.error
        if whole:
            self._add_up(seen, view, seat)
        return seen

    def _add_up(self, seen: View, view: int, seat: int | None) -> None:
        """Tell luck and play apart, for everybody and for each."""
        course = self.course
        turns = course.turns
        thrown = [turn for turn in turns if turn.step.kind in (THROW, CLOCK)]
        chosen = [turn for turn in turns if turn.step.kind == CHOICE]
        luck = course.changes(thrown, view)
        own = [turn for turn in chosen if seat is None or turn.step.seat == seat]
        others = [turn for turn in chosen if seat is not None and turn.step.seat != seat]
        play = course.changes(own, view)
        rest = course.changes(others, view)
        seen.luck, seen.luck_error = luck.value, luck.error
        seen.play, seen.play_error = play.value, play.error
        seen.others, seen.others_error = rest.value, rest.error
        tells = self.doubt <= TELLS or not self.plan.lap()
        wanted = range(self.seats) if seat is None else [seat]
        seen.players = [self._player(one, view, tells) for one in wanted]
        if self.seats > 1:
            seen.crew = self._player(CREW, view, False)
        if tells:
            losses = [self.error(turn) for turn in own if len(turn.options) > 1]
            seen.verdict = words(of_game(luck, play, seen.result or 0.0, losses))

    def _player(self, seat: int, view: int, tells: bool) -> PlayerStudy:
        course = self.course
        mine = [turn for n, turn in enumerate(course.turns) if self.owners[n] == seat]
        luck = course.changes([turn for turn in mine if turn.step.kind != CHOICE], view)
        play = course.changes([turn for turn in mine if turn.step.kind == CHOICE], view)
        told = PlayerStudy(
            seat=seat,
            luck=luck.value,
            luck_error=luck.error,
            play=play.value,
            play_error=play.error,
        )
        counted = 0.0
        losses: list[float] = []
        for turn in mine:
            if len(turn.options) < 2:
                continue
            told.choices += 1
            lost = self.error(turn)
            counted += 0.5 ** (lost / HALF)
            told.given_away += lost
            losses.append(lost)
            weight = weight_of(lost)
            told.slips += weight == "slip"
            told.mistakes += weight == "mistake"
            told.blunders += weight == "blunder"
        if told.choices:
            told.accuracy = counted / told.choices
        if tells:
            program = self.companions.get(seat) == self.yardstick
            told.verdict = words(of_player(luck, play, losses, program))
        return told

    def error(self, turn: Turn) -> float:
        """What a choice gave away, where that outweighs its doubt."""
        lost = self.course.lost(turn)
        return lost.value if lost.value >= SLIP and lost.value >= SURE * lost.error else 0.0

    def _point(self, turn: Turn, swing: Figure, view: int) -> Point:
        if not (turn.before.seen and turn.after.seen):
            return Point()
        course = self.course
        chance = course.chance(turn.after, view)
        best = None
        if turn.options and course.view_of(turn.step.seat) == view:
            best = chance.value + max(0.0, course.lost(turn).value)
        return Point(
            chance=chance.value,
            error=chance.error,
            swing=swing.value,
            swing_error=swing.error,
            best=best,
        )

    # -- moments --------------------------------------------------------------------------

    def _moment(self, number: int, close: bool) -> Moment:
        turn = self.course.turns[number]
        step = turn.step
        owner = self.owners[number]
        told = Moment(
            number=number,
            kind="choice",
            frame=self.course.script.frames[step.frame],
            section=self._in[number],
            seat=owner if owner >= 0 else None,
            label=Words("study-nothing"),
            marked=close,
        )
        if step.kind == CHOICE:
            self._tell_choice(told, turn)
        else:
            _tell_luck(told, step)
        told.playouts = sum(one.rounds for one in {turn.before, turn.after, *turn.options.values()})
        return told

    def _tell_choice(self, told: Moment, turn: Turn) -> None:
        course = self.course
        asked = turn.step.asked
        assert asked is not None
        ids = dict(zip(asked.values, asked.ids, strict=True))
        labels = dict(zip(asked.values, asked.labels, strict=True))
        told.label = words(labels[turn.step.value])
        told.prompt = words(asked.prompt)
        told.question = asked.key
        told.chosen = ids[turn.step.value]
        told.usual = ids[asked.usual]
        seen = all(prospect.rounds > 1 or prospect.known for prospect in turn.options.values())
        leader = course.leader(turn)
        behind = {value: course.behind(turn, value, leader) for value in turn.options}
        lost = course.lost(turn)
        equal = [value for value, gap in behind.items() if not _clear(gap)]
        if turn.step.value not in equal and not _clear(lost):  # it can still be had
            equal.append(turn.step.value)
        view = course.view_of(turn.step.seat)
        level = course.chance(turn.after, view).value + behind[turn.step.value].value
        for value in asked.values:
            option = OptionStudy(option=ids[value], label=words(labels[value]))
            prospect = turn.options.get(value)
            if prospect is not None and prospect.seen:
                # Apart by what is known of the difference, which fewer rounds tell better.
                option.chance = max(0.0, min(1.0, level - behind[value].value))
                option.error = course.chance(prospect, view).error
                option.behind, option.behind_error = behind[value].value, behind[value].error
                option.playouts = prospect.rounds
                if seen:
                    option.standing = "as-good" if value in equal else "worse"
            told.options.append(option)
        if not seen:
            return
        if len(equal) == 1:
            told.best = ids[leader]
            next(one for one in told.options if one.option == told.best).standing = "best"
        told.lost, told.lost_error = max(0.0, lost.value), lost.error
        told.weight = weight_of(self.error(turn))
        told.why = words(
            about_options(
                [labels[value] for value in equal],
                labels[turn.step.value],
                turn.step.value in equal,
                lost.value,
            )
        )


def _clear(gap: Figure) -> bool:
    """Whether it is a difference beyond doubt."""
    return gap.value > 0.0 and gap.value >= 2.0 * gap.error


def weight_of(lost: float) -> Weight:
    """How heavy an error is."""
    if lost >= BLUNDER:
        return "blunder"
    if lost >= MISTAKE:
        return "mistake"
    return "slip" if lost >= SLIP else ""


def _holders(scene: Scene) -> dict[str, int]:
    """Whose each thing on the table is, by id."""
    found = {sheet.id: sheet.seat for sheet in scene.sheets if sheet.seat is not None}
    found.update((one.id, one.seat) for one in scene.pieces if one.seat is not None)
    return found


def _tell_luck(told: Moment, step: Step) -> None:
    """What came up, as it was told at the table."""
    if step.kind == CLOCK and not step.picks:
        told.kind = "clock"
        told.label = words(Message("study-clock"))
    drew = any(event.kind == "draw" for event in step.events)
    rolled = [event for event in step.events if event.kind == "roll"]
    if step.kind == THROW:
        told.kind = "roll" if rolled and not (drew and not rolled) else "draw"
        told.label = words(Message("study-luck-decided"))
    said = [event.message for event in step.events if event.message is not None]
    first = [event.message for event in rolled if event.message is not None]
    if said:
        told.label = words((first or said)[0])
        told.told = [words(message) for message in said[:MOST_TOLD]]
    for event in rolled:
        faces = event.data.get("faces")
        if isinstance(faces, Sequence) and not isinstance(faces, str):
            die = str(event.data.get("key") or event.data.get("die") or "")
            sides = [str(side) for side in event.data.get("sides", [])]
            told.rolled.append(Rolled(die=die, faces=[str(one) for one in faces], sides=sides))
    if not told.rolled:
        kinds: dict[str, list[str]] = {}
        for pick in step.picks:
            kinds.setdefault(pick.what, []).append(pick.name)
        told.rolled = [Rolled(die=what, faces=names) for what, names in kinds.items()]
    if step.picks:
        told.one_in = rarity(step.picks)
