"""A choice that was made, as it was before: the play there, what was asked, and what was taken."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision
from bossrush.engine.entries import CHOICE, kind_of, seat_of, what_of
from bossrush.engine.play import Play


class Past:
    """A moment before a choice, and that choice."""

    def __init__(self, play: Play, decision: Decision, value: int) -> None:
        self.play = play
        """As it stood before; fork it, for it has the dice that came."""
        self.decision = decision
        self.value = value


def last_choice(play: Play, seat: int) -> Past | None:
    """The last choice of a seat that stands, or of the crew; None where there is none."""
    entries = play.line.entries
    for place in range(len(entries) - 1, -1, -1):
        code = entries[place]
        if kind_of(code) == CHOICE and seat_of(code) in (seat, CREW):
            return choice_at(play, place)
    return None


def choice_at(play: Play, place: int) -> Past | None:
    """The choice at this place among the entries that led here; None where it is none."""
    code = play.line.entries[place]
    line = play.line.before(place)
    decision = line.answering(seat_of(code))
    if kind_of(code) != CHOICE or decision is None or decision.waiting:
        return None
    return Past(Play(play.game, play.origin, line), decision, what_of(code))
