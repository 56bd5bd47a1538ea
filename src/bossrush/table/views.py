"""What each client sees of a table, and what of it an entry has changed.

The table, the scene and what is asked are cut into members (a scene's `sheets`, `tray` and so
on), each written once as JSON. After an entry only the members whose JSON differs are sent:
cheaper than comparing trees, and a client needs no more than to put them in place.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

import msgspec

from bossrush.engine.decision import CREW, Decision
from bossrush.table import entry as e
from bossrush.table.asking import asked, decisions
from bossrush.table.lines import Record
from bossrush.table.playing import has_one_scene, is_open, is_real
from bossrush.table.portrait import MOVING, moving, steady
from bossrush.table.protocol import PROTOCOL, Update, Welcome
from bossrush.table.shown import You
from bossrush.table.table import Table

_encoder = msgspec.json.Encoder()
_GONE: Final = msgspec.Raw(b"null")

Members = dict[str, bytes]
"""Each member of something as JSON."""

_BESIDE: Final = (
    *(e.Said, e.Emoted, e.Wished, e.Proposed, e.UndoAsked, e.Voted),
    *(e.Paused, e.Resumed, e.Hinted, e.Hooked),
)
"""Entries that change nothing of the game: neither the scene nor what is asked."""
_QUIET: Final = (e.Chose, e.Expired, e.Undone, e.Said, e.Emoted, e.Proposed, e.Wished)
"""Entries that change nothing of what seldom changes."""


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
        self._moves: dict[str, object] = {}
        """The same before it was written."""
        self._one_scene = False
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
        self._news: dict[tuple[str, bool], msgspec.Raw | None] = {}
        """Of what is asked, with options or without: what is to be sent, None where nothing is."""
        self._shared: dict[str, bool] = {}
        """By what is asked: whether everybody who sits at the table gets its options."""
        self.refresh(None)

    # -- taking an entry in ---------------------------------------------------------------

    def refresh(self, entry: e.AnyEntry | None) -> None:
        """The table has changed; look at it anew, and note what differs."""
        change: dict[str, msgspec.Raw] = {}
        play = self.table.play
        self._one_scene = play is not None and has_one_scene(play)
        if not isinstance(entry, _QUIET):
            members = _members(steady(self.table))
            self._steady = _differ(self._steady, _without(members, MOVING), change)
        self._move(change)
        self.table_change = change
        self._scene_changes = {}
        self._same = {}
        self._asked_before = self._asked
        self._answered = []
        self._news = {}
        if isinstance(entry, _BESIDE):
            return
        self._asked = {}
        known = self._decisions
        self._decisions = decisions(self.table)
        self._shared = {key: is_real(decision) for key, decision in self._decisions.items()}
        self._answered = [key for key in known if key not in self._decisions]
        if self._one_scene and any(eye is not None for eye in self._scenes):
            self.forget(set(self._scenes))  # now that the game has begun, one scene serves all
        for eye in list(self._scenes):
            self._look(eye)

    def _move(self, change: dict[str, msgspec.Raw]) -> None:
        """Note what has changed of the table; only that is written anew."""
        before, now = self._moves, moving(self.table)
        self._moves = now
        for name, value in now.items():
            if name not in before or before[name] != value:
                body = _encoder.encode(value)
                self._moving[name] = body
                change[name] = msgspec.Raw(body)
        for name in before:
            if name not in now:
                del self._moving[name]
                change[name] = _GONE

    def forget(self, eyes: set[int | None]) -> None:
        """Keep only the scenes that somebody still looks at."""
        seen = {self._through(eye) for eye in eyes}
        for eye in [eye for eye in self._scenes if eye not in seen]:
            del self._scenes[eye]

    def _through(self, eye: int | None) -> int | None:
        """Whose scene serves an eye: one for all where the game says that it does."""
        return None if self._one_scene else eye

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
        # Those who have just become somebody else may never have been sent what others were.
        asked = self._asked_anew(group) if you is None else self._asked_in_all(group)
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
        for wanted in self._keys(group):
            if wanted in self._news:
                news = self._news[wanted]
            else:
                before = self._asked_before.get(wanted)
                now = self._written(*wanted)
                news = self._news[wanted] = msgspec.Raw(now) if before != now else None
            if news is not None:
                asked[wanted[0]] = news
        for key in self._answered:
            asked[key] = _GONE
        return asked

    def _asked_in_all(self, group: Group) -> dict[str, msgspec.Raw]:
        """Everything a group is asked, known or not, and what no longer is."""
        asked = self._whole_asked(group)
        for key in self._answered:
            asked[key] = _GONE
        return asked

    def _whole_asked(self, group: Group) -> dict[str, msgspec.Raw]:
        return {key: msgspec.Raw(self._written(key, full)) for key, full in self._keys(group)}

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
            protocol=PROTOCOL,
            n=self.table.n,
            now=now,
            you=you,
            table=cast(Any, self.whole()),
            scene=_raw(scene) if self.table.play is not None else None,
            asked=self._whole_asked(group),
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
        return [
            (key, self._in_full(group, key, decision.seat))
            for key, decision in self._decisions.items()
        ]

    def _in_full(self, group: Group, key: str, seat: int) -> bool:
        if seat in group.seats or seat == CREW:
            return True
        if group.seats and self._shared[key]:
            return True
        return group.all_options and not self.private(seat)

    def _written(self, key: str, full: bool) -> bytes:
        body = self._asked.get((key, full))
        if body is None:
            decision = self._decisions[key]
            # Without its options a decision stays what it is for as long as it is asked.
            known = None if full else self._briefs.get(key)
            if known is not None and known[0] == decision.number and known[1] == decision.key:
                body = known[2]
            else:
                if full and self.table.play is not None:
                    self.table.play.foresee(decision)
                body = _encoder.encode(asked(decision, full))
            if not full:
                self._briefs[key] = (decision.number, decision.key, body)
            self._asked[key, full] = body
        return body


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
