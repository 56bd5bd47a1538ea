"""What is under way inside a play, for hosts and for checks of a game: it is only looked at."""

from __future__ import annotations

from bossrush.engine.decision import Decision
from bossrush.engine.entries import CHOICE, FORCED, kind_of, seat_of, what_of
from bossrush.engine.play import Play
from bossrush.engine.state import State
from bossrush.engine.strand import Strand
from bossrush.engine.undoing import without


def in_race(decision: Decision) -> bool:
    """Whether several seats are asked this at once and the first answer counts."""
    strand = decision.strand
    return isinstance(strand, Strand) and strand.first is not None


def waits_for_a_clock(play: Play) -> bool:
    """Whether the play waits for a clock, and for nobody."""
    return play.line.weave.asleep()


def seats_at_their_start(play: Play) -> list[int]:
    """The seats whose own phase has only just begun."""
    lanes = play.line.weave.lanes
    return [seat for seat, lane in enumerate(lanes) if lane is not None and lane.fresh]


def whole_phase_at_its_start(play: Play) -> bool:
    """Whether a phase of everybody has only just begun."""
    weave = play.line.weave
    return weave.main is not None and weave.at_start()


def goes_back_freely(play: Play, seat: int) -> bool | None:
    """Whether the last choice of a seat can be taken back for nothing; None where not at all."""
    went, free = without(play.line, play.last_of(seat, consent=True))
    return None if went is None else free and play.game.may_undo(play.state, seat)


def begun_with(play: Play) -> tuple[State, list[tuple[int, int]] | None]:
    """The state at the phase's start, and the seats and values chosen since, forced ones left out.

    None instead of those where something else was entered as well.
    """
    start, at = play.line.phase_start()
    codes = [code for code in play.line.entries[at:] if kind_of(code) != FORCED]
    if any(kind_of(code) != CHOICE for code in codes):
        return start, None
    return start, [(seat_of(code), what_of(code)) for code in codes]
