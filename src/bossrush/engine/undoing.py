"""Taking a choice back: where the play would be without it, and whether that costs anything.

Everything since is carried out again, beside the play as it was: what would have gone another way
is not taken back.
"""

from __future__ import annotations

from bossrush.engine.entries import CHOICE, TIMER, kind_of, seat_of, what_of
from bossrush.engine.errors import IllegalChoice, ScriptError
from bossrush.engine.line import Line


def without(line: Line, ordinal: int) -> tuple[Line | None, bool]:
    """Where the play would be without this one choice, and whether nothing shown is lost.

    None where it could not be at all: where somebody has since answered what would not be
    asked. Nothing shown is lost when nothing was revealed since, or only by other seats
    while each went at its own pace; and when those other seats have since chosen among the
    same options as they would have had without it, so that nobody rests on what was taken
    from a stock that all share.
    """
    at = line.place_of(ordinal)
    went = line.before(at)
    seen = went.state.chance.seen
    commons = went.weave.commons if went.weave.lanes else -1
    went.without = _id_of(went, line.entries[at])
    since = line.unforced()[ordinal + 1 :]
    was = went
    if since:
        was = line.before(at)
        was.follow([line.entries[at]])
    shared = False
    try:
        for code in since:
            if not _alike(was, went, code):
                return None, False
            if was.weave.lanes and not shared and kind_of(code) == CHOICE:
                shared = _offers(was, code) != _offers(went, code)
            was.follow([code])
            went.follow([code])
            if kind_of(code) == TIMER and was.disturbed != went.disturbed:
                return None, False
    except (IllegalChoice, ScriptError):
        return None, False
    now = line.state.chance.seen
    apart = went.weave.commons == commons
    return went, went.state.chance.seen == now and (seen == now or apart) and not shared


def _id_of(line: Line, code: int) -> str:
    """The text id of a choice, where it is made."""
    decision = line.answering(seat_of(code))
    assert decision is not None
    return decision.option_id(what_of(code))


def _offers(line: Line, code: int) -> list[int]:
    """What a seat may answer where it made this choice."""
    decision = line.answering(seat_of(code))
    assert decision is not None
    return decision.values()


def _alike(was: Line, went: Line, code: int) -> bool:
    """True when an entry means the same in two lines of a play."""
    if kind_of(code) == TIMER:
        ran = was.state.timer(was.extras[what_of(code)])
        runs = went.state.timer(went.extras[what_of(code)])
        return ran is not None and runs is not None and ran.serial == runs.serial
    if kind_of(code) != CHOICE:
        return True
    here = was.answering(seat_of(code))
    there = went.answering(seat_of(code))
    return here is not None and there is not None and here.like(there)
