"""What is said about a game, a player and a choice, in one sentence each.

Kind and final: nobody is ranked, and what does not outweigh its doubt is not held against anybody.
"""

from __future__ import annotations

from typing import Final

from bossrush.companions.study.course import Figure
from bossrush.engine.message import Listing, Mention, Message

SOME: Final = 0.05
"""From here on luck or play is worth a word."""
MUCH: Final = 0.1
"""From here on a single choice is."""
FAR_MORE: Final = 2.0
"""Where choices cost so many times what bad luck did, it was not the dice."""
MOST_NAMED: Final = 3


def of_game(luck: Figure, play: Figure, result: float, losses: list[float]) -> Message:
    """Luck and play of a whole game; `losses` are what its errors gave away.

    Who plays as well as the yardstick may still have missed what it would have missed as well.
    """
    ended = "won" if result >= 0.5 else "lost"
    fate, play_was = _luck(luck), _play(play)
    if fate == "unlucky" and play_was == "badly" and play.value <= FAR_MORE * luck.value:
        play_was = "worse"
    verdict = Message(f"study-verdict-{fate}-{play_was}", ended=ended)
    dear = [lost for lost in losses if lost >= MUCH]
    if dear and play_was in ("well", "evenly"):
        return Message("study-verdict-yet", verdict=verdict, count=len(dear), **worst(dear))
    return verdict


def of_player(luck: Figure, play: Figure, losses: list[float], yardstick: bool) -> Message:
    """Luck and play of one player; `losses` are what their errors gave away."""
    if yardstick:
        return Message("study-player-yardstick")
    dear = [lost for lost in losses if lost >= MUCH]
    if dear and -play.value < 2.0 * sum(dear):
        if len(dear) == 1:
            return Message("study-player-one-choice", **worst(dear))
        return Message("study-player-some-choices", count=len(dear), **worst(dear))
    return Message(f"study-player-{_luck(luck)}-{_play(play)}")


def about_options(equal: list[Message], chosen: Message, fine: bool, lost: float) -> Message:
    """Which options were as good as the best, and whether the chosen one was."""
    if len(equal) == 1:
        if fine:
            return Message("study-why-best", best=equal[0])
        return Message("study-why-missed", best=equal[0], chosen=chosen, points=points(lost))
    if len(equal) > MOST_NAMED:
        if fine:
            return Message("study-why-many", count=len(equal))
        return Message(
            "study-why-many-missed", count=len(equal), chosen=chosen, points=points(lost)
        )
    named: list[Message | Mention | str] = [*equal]
    if fine:
        return Message("study-why-equal", options=Listing(named))
    return Message(
        "study-why-equal-missed", options=Listing(named), chosen=chosen, points=points(lost)
    )


def worst(losses: list[float]) -> dict[str, int]:
    """What the dearest of these choices gave away, as an argument."""
    return {"points": points(max(losses))}


def points(chance: float) -> int:
    """A difference in whole points; what is there at all is at least one."""
    return max(1, round(100 * abs(chance)))


def _luck(luck: Figure) -> str:
    if abs(luck.value) < max(SOME, luck.error):
        return "fair"
    return "lucky" if luck.value > 0.0 else "unlucky"


def _play(play: Figure) -> str:
    if abs(play.value) < max(SOME, 2.0 * play.error):
        return "evenly"
    return "well" if play.value > 0.0 else "badly"
