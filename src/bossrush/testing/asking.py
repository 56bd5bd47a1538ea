"""Checks of what is asked: every decision sound, every answer legal, every state possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from bossrush.engine.decision import ASIDE, CREW, MOST_OPTIONS, NO_ASIDES, Decision, Option
from bossrush.engine.errors import IllegalChoice, StaleChoice
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.rules import Outcome
from bossrush.engine.under_way import in_race
from bossrush.engine.visit import read_into, written
from bossrush.testing.fields import differences, luck, snapshot
from bossrush.testing.walk import Case, Fault, Move, Walk, decision_of, enter

SAME_DICE: Final = 4
"""How many walks go over the same dice, so that different ways lead to the same place."""

MOST_ASKED_WHY: Final = 40
"""How many options of other moments are asked for at once."""

REMEMBERED: Final = 400
"""Moments kept for each seed, to be met again by another way."""


def sound_decisions(case: Case, seeds: Iterable[int]) -> None:
    """Never an empty or oversized decision; ids unique, plain and read back to their answers."""
    for seed in seeds:
        for walk in Walk(case, seed).moments():
            sound_moment(walk)


def sound_moment(walk: Walk) -> None:
    """What must hold of everything that is asked, at any moment."""
    play = walk.play
    if walk.over:
        if play.open or play.pending:
            raise walk.fault("the play is over, and somebody is still asked something")
        return
    for move in walk.trail:
        if move.kind == Move.LEAVE and (
            move.seat in play.pending or not walk.case.game.has_left(play.state, move.seat)
        ):
            raise walk.fault(f"seat {move.seat} has left, and is still asked: see Game.has_left")
    for decision in {id(one): one for one in [*play.open, *play.pending.values()]}.values():
        _sound(walk, decision)


def _sound(walk: Walk, decision: Decision) -> None:
    state = walk.play.state
    asked = f"{decision.key!r} for seat {decision.seat}"
    if not CREW <= decision.seat < state.seats:
        raise walk.fault(f"{asked}: there is no such seat")
    values = decision.values()
    if decision.count() == 0 or len(values) > MOST_OPTIONS:
        raise walk.fault(
            f"{asked} offers {len(values)} options; a decision has from 1 to {MOST_OPTIONS}"
        )
    if decision.question.options(state, decision.actor) != values[: decision.count()]:
        raise walk.fault(f"{asked} offers something else when it is asked twice in one state")
    _not_for_nothing(walk, decision, asked)
    ids: dict[str, int] = {}
    for place, value in enumerate(values):
        plain = value if place < decision.count() else value - ASIDE
        if not 0 <= plain < ASIDE:
            raise walk.fault(f"{asked} offers {plain}: an answer is a number from 0 to 2**40 - 1")
        name = decision.option_id(value)
        if name in ids:
            raise walk.fault(f"{asked} offers {name!r} twice, for {ids[name]} and for {value}")
        ids[name] = value
        bare = name.removeprefix("~") if value >= ASIDE else name
        if not bare.isprintable() or bare != bare.strip() or not bare or bare[0] in "~!":
            raise walk.fault(f"{asked} offers {name!r}: an id is plain text, without ~ or ! first")
        try:
            again = decision.value_of(name)
        except Exception as error:
            raise walk.fault(f"{asked}: {name!r} cannot be read back: {error!r}") from error
        if again != value:
            raise walk.fault(f"{asked}: {name!r} is {value}, and is read back as {again}")


def _not_for_nothing(walk: Walk, decision: Decision, asked: str) -> None:
    """Nobody is asked for the only answer there is, unless that is a moment."""
    if decision.count() > 1 or decision.question.moment or decision not in walk.play.open:
        return
    if not in_race(decision) and not decision.asides.holds(walk.play.state, decision.actor):
        raise walk.fault(
            f"{asked} has only one answer, and waits for it all the same: where others' answers "
            "may leave a single option, make the question with narrows=True"
        )


def possible_states(case: Case, seeds: Iterable[int]) -> None:
    """At every moment the game's own check finds nothing, and every field is within its bounds."""
    if type(case.game).check is Game.check:
        raise Fault(
            f"{case.game.key} does not say what must hold in every state: override Game.check "
            "(components conserved, places that exist, nobody twice)"
        )
    for seed in seeds:
        for walk in Walk(case, seed).moments():
            possible_moment(walk)


def possible_moment(walk: Walk) -> None:
    """What must hold of any state."""
    state = walk.play.state
    problems = list(walk.case.game.check(state))
    read_into(state.copy(), written(state), "state.", problems)
    if problems:
        raise walk.fault("the state cannot be: " + "; ".join(problems))


def looking_changes_nothing(case: Case, seeds: Iterable[int]) -> None:
    """Options, words, odds and scenes are only looked at: no field moves and no luck is used."""
    for seed in seeds:
        for walk in Walk(case, seed, listen=True).moments():
            if not walk.glance():
                continue
            state = walk.play.state
            before = snapshot(state), luck(state.chance)
            look(walk.play)
            moved = differences(before[0], snapshot(state))
            if moved:
                raise walk.fault(f"looking at the play changed {', '.join(moved[:4])}")
            if luck(state.chance) != before[1]:
                raise walk.fault("looking at the play used up luck")


def look(play: Play) -> list[Any]:
    """Everything that clients read of a play."""
    seen: list[Any] = [play.scene(seat) for seat in (None, *range(play.state.seats))]
    for decision in [*play.open, *play.pending.values()]:
        seen.append(decision.prompt)
        for option in play.foresee(decision).options:
            seen.extend((option.id, option.label, option.detail, option.odds, option.points_at))
            seen.extend((option.ends, option.reveals, option.aside))
    return seen


def ends(case: Case, seeds: Iterable[int]) -> None:
    """Every play ends within the bound its author states, with an outcome for those who sat."""
    for seed in seeds:
        for walk in Walk(case, seed).moments():
            if not walk.over:
                continue
            outcome = walk.play.outcome
            assert outcome is not None
            if outcome.won is None and not outcome.scores:
                raise walk.fault("it ended with neither a winner nor scores")
            for what, given in (
                ("scores", outcome.scores),
                ("places", outcome.places),
                ("score sheets", outcome.breakdown),
            ):
                if given and len(given) != walk.play.state.seats:
                    raise walk.fault(
                        f"it ended with {len(given)} {what} for {walk.play.state.seats} seats"
                    )
            _sound_places(walk, outcome)


def _sound_places(walk: Walk, outcome: Outcome) -> None:
    places = outcome.places
    if places and outcome.won is not None:
        raise walk.fault(f"all have won or lost together, and are placed {places}")
    for place in places:
        if place != 1 + sum(other < place for other in places):
            raise walk.fault(f"the places {places} leave one out, or hold one twice")
    for seat, lines in enumerate(outcome.breakdown):
        points = sum(points for _message, points in lines)
        if not outcome.scores or points != outcome.scores[seat]:
            raise walk.fault(
                f"the score sheet of seat {seat} adds up to {points}, not to its score"
            )


def refusals(case: Case, seeds: Iterable[int]) -> None:
    """A wrong seat, an unknown option, a stale one, a choice after the end: nothing changes."""
    for seed in seeds:
        offered: list[tuple[int, int, Option]] = []
        for walk in Walk(case, seed).moments():
            play = walk.play
            if not walk.glance():
                continue
            before = play.fingerprint(), luck(play.state.chance), play.choices
            seats = play.state.seats
            wrong: list[tuple[int, Option | str, int | None]]
            wrong = [(seats, "x", None), (seats + 90, "x", None), (-7, "x", None)]
            for seat in range(seats):
                asked = play.pending.get(seat)
                number = asked.number if asked is not None else 0
                known = asked.options[0].id if asked is not None else "x"
                wrong.extend(((seat, "no such option", None), (seat, "", None), (seat, "~", None)))
                wrong.append((seat, known, number + 1))
                wrong.extend((seat, slip, None) for slip in _slips(asked))
            for seat, number, option in offered:
                now = decision_of(play, seat)
                if now is not None and now.number != number:
                    wrong.append((seat, option, None))
            wrong.extend((one.seat, one.options[0], None) for one in play.copy().open)
            for seat, given, at in wrong:
                _refused(walk, seat, given, at)
            if (play.fingerprint(), luck(play.state.chance), play.choices) != before:
                raise walk.fault("choices that were refused have changed the play")
            offered = offered[-4:]
            offered.extend((one.seat, one.number, one.options[0]) for one in play.open)


def _slips(decision: Decision | None) -> list[str]:
    """Every id that is offered, mistyped in one way or another: an answer has one id only."""
    if decision is None:
        return []
    ids = [option.id for option in decision.options]
    slips: list[str] = []
    for place, known in enumerate(ids):
        ways = (f"{known}:x", f"{known} ", f"x{known}", known.upper(), f"{known}0", known[:-1])
        slip = ways[place % len(ways)]
        if slip not in ids:
            slips.append(slip)
    return slips


def _refused(walk: Walk, seat: int, option: Option | str, at: int | None) -> None:
    """Fault where it is not refused; an option of another question or play must be called stale."""
    play = walk.play
    elsewhere = isinstance(option, Option)
    try:
        play.choose(seat, option, at)
    except StaleChoice:
        if at is None and not elsewhere:
            raise walk.fault(
                f"{option!r} of seat {seat} was called stale, with no number"
            ) from None
    except IllegalChoice:
        if elsewhere:
            raise walk.fault(
                f"{option!r} of seat {seat}, offered elsewhere, was not called stale"
            ) from None
    except Exception as error:
        raise walk.fault(
            f"{option!r} of seat {seat} was refused by {error!r}, not by an IllegalChoice"
        ) from error
    else:
        raise walk.fault(f"{option!r} of seat {seat} (at {at}) was taken; nobody offered it")


def reasons(
    case: Case, seeds: Iterable[int], own: bool, say: Callable[[Walk, Message], None]
) -> None:
    """What is offered at other moments is refused with a reason that can be said.

    With `own`, the game itself has to say it: `Question.why_not`.
    """
    for seed in seeds:
        met: dict[str, dict[str, None]] = {}
        for walk in Walk(case, seed).moments():
            look = walk.glance()
            for decision in walk.play.open:
                ids = [decision.option_id(value) for value in decision.values()]
                known = met.setdefault(decision.key, {})
                for option in [one for one in known if look and one not in ids][-MOST_ASKED_WHY:]:
                    _reason(walk, decision, option, own, say)
                known.update(dict.fromkeys(ids))


def _reason(
    walk: Walk, decision: Decision, option: str, own: bool, say: Callable[[Walk, Message], None]
) -> None:
    try:
        decision.read(option)
    except IllegalChoice as refused:
        if own and not refused.forbidden and not (option.startswith("~") and _no_asides(decision)):
            raise walk.fault(
                f"{decision.key!r} refuses {option!r} without a reason: see Question.why_not"
            ) from None
        say(walk, refused.why)
    else:
        raise walk.fault(f"{decision.key!r} does not offer {option!r}, and takes it all the same")


def _no_asides(decision: Decision) -> bool:
    return decision.asides is NO_ASIDES


def asked(play: Play) -> list[tuple[int, int, str, list[int]]]:
    """What is asked of whom, and what may be answered."""
    return [(one.seat, one.actor, one.key, one.values()) for one in play.open]


def same_place_same_question(case: Case, seeds: Iterable[int]) -> None:
    """Equal fingerprints mean equal decisions, and equal futures under equal dice."""
    for seed in seeds:
        known: dict[str, tuple[Play, list[str], str]] = {}
        compared = 0
        for way in range(SAME_DICE):
            walk = Walk(case, seed)
            for _ in range(way):
                walk.draw(1 << 30)
            for _moment in walk.moments():
                met = known.get(walk.play.fingerprint())
                trail = [str(move) for move in walk.trail]
                if met is None:
                    if len(known) < REMEMBERED:
                        twin = walk.play.copy()
                        known[walk.play.fingerprint()] = (twin, trail, walk.told())
                elif met[1] != trail:
                    _same_question(walk, met[0], met[2])
                    if compared < 24:
                        compared += 1
                        _same_future(walk, met[0], met[2])


def _same_question(walk: Walk, twin: Play, told: str) -> None:
    if asked(walk.play) != asked(twin):
        raise walk.fault(
            f"the fingerprint is one that was met before, and something else is asked:\n"
            f"  {asked(walk.play)} here\n  {asked(twin)} {told}"
        )


def _same_future(walk: Walk, known: Play, told: str) -> None:
    here = walk.play.fork(walk.seed)
    there = known.fork(walk.seed)
    ahead = Walk(walk.case, walk.seed, walk.draw)
    ahead.play = here
    for _ in range(8):
        if here.outcome is not None:
            break
        move = ahead.next()
        ahead.step(move)
        with suppress(Fault):
            enter(there, move, walk.case.joins)
        if here.fingerprint() != there.fingerprint():
            after = ", ".join(str(one) for one in ahead.trail)
            raise walk.fault(
                f"the fingerprint is one that was met before, yet {after} leads elsewhere:\n"
                f"  what the rules remember must be in the state before they ask\n  {told}"
            )
