"""What each client sees of a table, and what of it an entry has changed.

The table, the scene and what is asked are cut into members (a scene's `sheets`, `tray` and so
on), each written once as JSON. After an entry only the members whose JSON differs are sent:
cheaper than comparing trees, and a client needs no more than to put them in place.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

import msgspec

from bossrush.engine.decision import CREW, Decision
from bossrush.engine.rules import Outcome
from bossrush.engine.scene import words
from bossrush.table import entry as e
from bossrush.table.asking import asked, decisions
from bossrush.table.lines import Record
from bossrush.table.playing import Playing, committed, has_one_scene, is_open, is_real
from bossrush.table.protocol import Update, Welcome
from bossrush.table.shown import (
    ClockView,
    OutcomeView,
    PersonView,
    Rematch,
    Reveal,
    ScoreLine,
    SeatView,
    TableView,
    UndoView,
    VoteView,
    You,
)
from bossrush.table.table import Table

_encoder = msgspec.json.Encoder()
_GONE: Final = msgspec.Raw(b"null")

Members = dict[str, bytes]
"""Each member of something as JSON."""

_SPOKEN: Final = (e.Said, e.Emoted, e.Wished)
"""Entries that change nothing of the game."""
_QUIET: Final = (e.Chose, e.Expired, e.Undone, e.Said, e.Emoted, e.Proposed, e.Wished)
"""Entries that change nothing of what seldom changes."""


MOVING: Final = frozenset(
    ("status", "paused", "proposals", "vote", "undo", "clocks", "marks", "outcome", "reveal")
)
"""The members of a table that change with the game."""


class Group(NamedTuple):
    """Clients that see the same."""

    seats: tuple[int, ...]
    eye: int | None
    all_options: bool


class Views:
    """A table as its clients last saw it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._steady: Members = {}
        self._moving: Members = {}
        self._scenes: dict[int | None, Members] = {}
        self._asked: dict[tuple[str, bool], bytes] = {}
        self._briefs: dict[str, tuple[int, str, bytes]] = {}
        """By seat: the decision it was last asked, without its options."""
        self.table_change: dict[str, msgspec.Raw] = {}
        self._scene_changes: dict[int | None, dict[str, msgspec.Raw]] = {}
        self._same: dict[int | None, bytes] = {}
        """By eye: the update about the latest entry, without what only concerns a group."""
        self._asked_before: dict[tuple[str, bool], bytes] = {}
        self._answered: list[str] = []
        """What was asked before the latest entry, and is no longer."""
        self._decisions: dict[str, Decision] = {}
        self.refresh(None)

    # -- taking an entry in ---------------------------------------------------------------

    def refresh(self, entry: e.AnyEntry | None) -> None:
        """The table has changed; look at it anew, and note what differs."""
        change: dict[str, msgspec.Raw] = {}
        if not isinstance(entry, _QUIET):
            members = _members(steady(self.table))
            self._steady = _differ(self._steady, _without(members, MOVING), change)
        self._moving = _differ(self._moving, moving(self.table), change)
        self.table_change = change
        self._scene_changes = {}
        self._same = {}
        self._asked_before = self._asked
        self._answered = []
        if isinstance(entry, _SPOKEN):
            return
        self._asked = {}
        known = self._decisions
        self._decisions = decisions(self.table)
        self._answered = [key for key in known if key not in self._decisions]
        self.forget(set(self._scenes))  # once the game begins, one scene may serve all
        for eye in list(self._scenes):
            self._look(eye)

    def forget(self, eyes: set[int | None]) -> None:
        """Keep only the scenes that somebody still looks at."""
        seen = {self._through(eye) for eye in eyes}
        for eye in [eye for eye in self._scenes if eye not in seen]:
            del self._scenes[eye]

    def _through(self, eye: int | None) -> int | None:
        """Whose scene serves an eye: one for all where the game says that it does."""
        play = self.table.play
        return None if play is not None and has_one_scene(play) else eye

    def _look(self, eye: int | None) -> Members:
        change: dict[str, msgspec.Raw] = {}
        scene = _differ(self._scenes.get(eye, {}), self._draw(eye), change)
        self._scenes[eye] = scene
        self._scene_changes[eye] = change
        return scene

    def _draw(self, eye: int | None) -> Members:
        play = self.table.play
        return _members(play.scene(eye)) if play is not None else {}

    def private(self, seat: int) -> bool:
        """Whether a seat knows anything that not everybody does."""
        play = self.table.play
        if play is None or is_open(play):
            return False
        return self._draw(seat) != self._draw(None)

    # -- messages -------------------------------------------------------------------------

    def update(self, group: Group, record: Record, you: You | None) -> bytes:
        """The message that tells a group of clients about the latest entry.

        Most of it is the same for everybody and written only once; the rest goes behind it.
        """
        same = self._same_for_all(group, record)
        own: dict[str, Any] = {}
        asked = self._asked_anew(group)
        if asked:
            own["asked"] = asked
        if you is not None:
            own["you"] = you
        return same[:-1] + b"," + _encoder.encode(own)[1:] if own else same

    def _same_for_all(self, group: Group, record: Record) -> bytes:
        """An update without what only concerns a group."""
        eye = self._through(group.eye)
        body = self._same.get(eye) if record.open else None
        if body is None:
            if eye not in self._scenes:
                self._look(eye)
            over = self.table.status == "over"
            message = Update(
                n=self.table.n,
                line=cast(Any, record.seen_by(group.seats, over)),
                table=self.table_change or None,
                scene=self._scene_changes.get(eye) or None,
            )
            body = _encoder.encode(message)
            if record.open:
                self._same[eye] = body
        return body

    def _asked_anew(self, group: Group) -> dict[str, msgspec.Raw]:
        """What is asked that a group does not know yet, and what no longer is."""
        asked: dict[str, msgspec.Raw] = {}
        before = self._asked_before
        for key, decision in self._decisions.items():
            full = self._in_full(group, decision)
            now = self._written(key, full)
            if before.get((key, full)) != now:
                asked[key] = msgspec.Raw(now)
        for key in self._answered:
            asked[key] = _GONE
        return asked

    def welcome(
        self, group: Group, you: You, now: int, records: list[Record], earlier: bool
    ) -> bytes:
        """Everything a client needs that knows nothing yet, or too little."""
        over = self.table.status == "over"
        eye = self._through(group.eye)
        scene = self._scenes.get(eye)
        if scene is None:
            scene = self._look(eye)
        message = Welcome(
            n=self.table.n,
            now=now,
            you=you,
            table=cast(Any, self.whole()),
            scene=_raw(scene) if self.table.play is not None else None,
            asked={key: msgspec.Raw(self._written(key, full)) for key, full in self._keys(group)},
            log=cast(Any, [record.seen_by(group.seats, over) for record in records]),
            earlier=earlier,
        )
        return _encoder.encode(message)

    def whole(self) -> dict[str, msgspec.Raw]:
        """The table itself, without its scene and what is asked."""
        return _raw(self._steady | self._moving)

    # -- what is asked --------------------------------------------------------------------

    def _keys(self, group: Group) -> list[tuple[str, bool]]:
        """The decisions a group is sent, and whether with their options."""
        return [(key, self._in_full(group, decision)) for key, decision in self._decisions.items()]

    def _in_full(self, group: Group, decision: Decision) -> bool:
        if decision.seat in group.seats or decision.seat == CREW:
            return True
        if is_real(decision) and group.seats:
            return True
        return group.all_options and not self.private(decision.seat)

    def _written(self, key: str, full: bool) -> bytes:
        body = self._asked.get((key, full))
        if body is None:
            decision = self._decisions[key]
            # Without its options a decision stays what it is for as long as it is asked.
            known = None if full else self._briefs.get(key)
            if known is not None and known[0] == decision.number and known[1] == decision.key:
                body = known[2]
            else:
                body = _encoder.encode(asked(decision, full))
            if not full:
                self._briefs[key] = (decision.number, decision.key, body)
            self._asked[key, full] = body
        return body


def steady(table: Table) -> TableView:
    """What of a table seldom changes."""
    opened = table.opened
    assert opened is not None
    setup = table.setup
    return TableView(
        id=table.id,
        code=table.code,
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        chance=setup.chance,
        lesson=setup.lesson,
        commitment=committed(opened),
        seats=[
            SeatView(
                seat=seat.number,
                person=seat.person,
                name=seat.name,
                companion=seat.player,
                covered=bool(seat.cover),
            )
            for seat in table.seats
        ],
        people=[
            PersonView(person=number, name=person.name, kicked=number in table.kicked)
            for number, person in enumerate(table.people)
        ],
        host=table.host,
        consent=setup.consent,
        captain=table.captain,
        grace=setup.grace,
        watch=setup.watch,
        rematch=Rematch(table=table.rematch[0], code=table.rematch[1]) if table.rematch else None,
        webhook=bool(table.webhook),
        created=opened.time,
    )


def moving(table: Table) -> Members:
    """What of a table changes with the game."""
    found: dict[str, object] = {"status": table.status}
    if table.paused is not None:
        found["paused"] = True
    if table.proposals:
        found["proposals"] = {str(seat): option for seat, option in table.proposals.items()}
    playing = table.playing
    if playing is not None:
        found["vote"] = vote(table, playing)
        found["undo"] = undo(table, playing)
        found["clocks"] = clocks(table, playing)
        found["marks"] = playing.play.origin.marks
        outcome = playing.play.outcome
        if outcome is not None:
            found["outcome"] = outcome_view(outcome)
            opened = table.opened
            if opened is not None and table.setup.chance == "seeded":
                found["reveal"] = Reveal(seed=opened.seed, nonce=opened.nonce)
    return {name: _encoder.encode(value) for name, value in found.items() if value}


def outcome_view(outcome: Outcome) -> OutcomeView:
    """How a game ended, as clients get it."""
    return OutcomeView(
        won=outcome.won,
        reason=words(outcome.reason),
        scores=list(outcome.scores),
        places=list(outcome.places),
        breakdown=[
            [ScoreLine(name=words(name), points=points) for name, points in lines]
            for lines in outcome.breakdown
        ],
    )


def vote(table: Table, playing: Playing) -> VoteView | None:
    """What the table is asked, if it is."""
    ballot = table.ballot
    if ballot is None:
        return None
    last = playing.undoable(ballot.seat)
    return VoteView(
        n=ballot.n,
        seat=ballot.seat,
        person=ballot.person,
        of=last.of if last is not None else 0,
        yes=ballot.yes,
        needs=[person for person in table.holders() if person not in ballot.yes],
    )


def undo(table: Table, playing: Playing) -> dict[str, UndoView]:
    """What each seat could take back."""
    if playing.play.outcome is not None:
        return {}
    found: dict[str, UndoView] = {}
    for seat in table.seats:
        last = playing.undoable(seat.number)
        if last is not None:
            found[str(seat.number)] = last
    return found


def clocks(table: Table, playing: Playing) -> list[ClockView]:
    """The clocks that run, or stand still while the table is paused."""
    return [
        ClockView(
            key=clock.timer.key,
            seat=clock.timer.seat,
            due=clock.due,
            milliseconds=clock.timer.milliseconds,
            left=clock.due - table.paused if table.paused is not None else None,
        )
        for clock in playing.clocks.running
    ]


def _members(thing: Any) -> Members:
    """Each member of a struct or a mapping as JSON; what is empty is left out."""
    if isinstance(thing, msgspec.Struct):
        fields = ((name, getattr(thing, name)) for name in thing.__struct_fields__)
    else:
        fields = ((str(name), value) for name, value in thing.items())
    return {
        name: _encoder.encode(value)
        for name, value in fields
        if value is not None and value != [] and value != {} and value != ""
    }


def _without(members: Members, names: frozenset[str]) -> Members:
    return {name: body for name, body in members.items() if name not in names}


def _differ(before: Members, after: Members, change: dict[str, msgspec.Raw]) -> Members:
    """Note in `change` what must be sent to get from one to the other."""
    for name, body in after.items():
        if before.get(name) != body:
            change[name] = msgspec.Raw(body)
    for name in before:
        if name not in after:
            change[name] = _GONE
    return after


def _raw(members: Members) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(body) for name, body in members.items()}
