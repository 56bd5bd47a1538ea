"""Checks of everything that leads to the same place by another way.

A copy, a fork, a save loaded, a choice taken back, a position staged, a quiet play beside one
that listens: each must stand exactly where the play stands, and go on exactly as it goes on.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bossrush.engine.chance import Physical
from bossrush.engine.decision import ASIDE, Decision
from bossrush.engine.event import Event
from bossrush.engine.play import Play
from bossrush.engine.save import read, restore
from bossrush.engine.state import State
from bossrush.engine.under_way import (
    begun_with,
    in_race,
    seats_at_their_start,
    whole_phase_at_its_start,
)
from bossrush.engine.visit import written
from bossrush.testing.fields import Snapshot, differences, luck, snapshot
from bossrush.testing.walk import Case, Fault, Walk, decision_of, enter

AHEAD: Final = 7
"""How many moves a twin is followed."""


def seen(play: Play) -> list[Any]:
    """Everything two plays that are alike have in common, numbers included."""
    asked: list[Any] = [(one.seat, one.key, one.number, one.values()) for one in play.open]
    pending = sorted((seat, one.key, one.number) for seat, one in play.pending.items())
    over = play.outcome.reason.key if play.outcome is not None else None
    return [play.fingerprint(), asked, pending, over]


def alike(walk: Walk, twin: Play, what: str) -> None:
    """Fault where a twin can be told from the play."""
    for mine, its in zip(seen(walk.play), seen(twin), strict=True):
        if mine != its:
            raise walk.fault(f"{what} stands elsewhere:\n  {its}\n  instead of\n  {mine}")


def go_on_alike(walk: Walk, twin: Play, what: str) -> None:
    """Fault where a twin does not go on as the play does, a few moves long."""
    ahead = Walk(walk.case, walk.seed, walk.draw)
    ahead.trail = list(walk.trail)
    ahead.play = walk.play.copy()
    for _ in range(AHEAD):
        if ahead.over:
            break
        move = ahead.next()
        ahead.step(move)
        enter(twin, move, walk.case.joins)
        alike(ahead, twin, f"{what}, {len(ahead.trail) - len(walk.trail)} moves later,")


def copies(case: Case, seeds: Iterable[int], unseen: tuple[str, ...] = ()) -> None:
    """A copy stands where the play stands, goes on alike, and shares nothing that changes."""
    for seed in seeds:
        _state_copies(Walk(case, seed), unseen)
        for walk in Walk(case, seed).moments():
            if not walk.glance():
                continue
            twin = walk.play.copy()
            alike(walk, twin, "a copy")
            if luck(twin.state.chance) != luck(walk.play.state.chance):
                raise walk.fault("a copy has other dice ahead")
            go_on_alike(walk, twin.copy(), "a copy of a copy")


def _state_copies(walk: Walk, unseen: tuple[str, ...]) -> None:
    kept: list[tuple[int, State, Snapshot]] = []
    for _moment in walk.moments():
        for at, twin, before in kept:
            shared = differences(before, snapshot(twin, unseen))
            if shared:
                raise walk.fault(
                    f"a state and its copy of {len(walk.trail) - at} moves ago share "
                    f"{', '.join(shared[:4])}: see copy()"
                )
        kept = [one for one in kept[-2:] if len(walk.trail) - one[0] < AHEAD]
        if walk.glance():
            twin = walk.play.state.copy()
            now = snapshot(twin, unseen)
            lost = differences(snapshot(walk.play.state, unseen), now)
            if lost:
                raise walk.fault(f"a copy of the state forgets {', '.join(lost[:4])}: see copy()")
            kept.append((len(walk.trail), twin, now))


def hidden_fields(case: Case, seeds: Iterable[int], unseen: tuple[str, ...] = ()) -> None:
    """Every field that changes is one that `visit` shows: none is left out of fingerprints."""
    for seed in seeds:
        walk = Walk(case, seed)
        before: tuple[Snapshot, dict[str, Any]] | None = None
        for _moment in walk.moments():
            state = walk.play.state
            now = snapshot(state, unseen), written(state)
            if before is not None and before[1] == now[1]:
                moved = differences(before[0], now[0])
                if moved:
                    raise walk.fault(
                        f"{', '.join(moved[:4])} changed, and nothing that visit() shows did"
                    )
            before = now


def dropping(case: Case, seeds: Iterable[int]) -> None:
    """A play that is dropped at any question goes silently: nothing is raised behind its back."""
    raised: list[str] = []
    before = sys.unraisablehook

    def note(unraisable: Any) -> None:
        raised.append(f"{unraisable.exc_value!r} in {unraisable.object!r}")

    sys.unraisablehook = note
    try:
        for seed in seeds:
            walk = Walk(case, seed)
            for _moment in walk.moments():
                if walk.glance():
                    walk.play.copy()  # nobody keeps it
                    if raised:
                        raise walk.fault(f"a play that was dropped here said {raised[0]}")
            del walk, _moment
            gc.collect()
            if raised:
                raise Fault(f"a play that was dropped said {raised[0]}: seed {seed} of {case}")
    finally:
        sys.unraisablehook = before


def forks(case: Case, seeds: Iterable[int]) -> None:
    """A fork stands where the play stands; equal seeds lead it alike; the play is left alone."""
    for seed in seeds:
        walk = Walk(case, seed)
        for _moment in walk.moments():
            if walk.over or not walk.glance():
                continue
            before = seen(walk.play), luck(walk.play.state.chance)
            one, other = walk.play.fork(seed + 1), walk.play.fork(seed + 1)
            alike(walk, one, "a fork")
            ahead = Walk(case, seed, walk.draw)
            ahead.play = one
            for _ in range(AHEAD):
                if ahead.over:
                    break
                move = ahead.next()
                ahead.step(move)
                enter(other, move, case.joins)
                alike(ahead, other, "a fork with the same seed")
            if (seen(walk.play), luck(walk.play.state.chance)) != before:
                raise walk.fault("a fork has changed the play it was made from")


def saves(case: Case, seeds: Iterable[int]) -> None:
    """A save leads back to the same place, open and sealed; sealed, it does not tell the seed."""
    for seed in seeds:
        walk = Walk(case, (seed + 1) * 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835 % (1 << 128))
        for _moment in walk.moments():
            if not walk.glance() or (not walk.over and walk.draw(3)):
                continue
            play = walk.play
            data = play.save()
            again = restore(case.game, read(data), listen=False)
            alike(walk, again, "the save")
            if again.save() != data:
                raise walk.fault("a save that is loaded and saved again is another one")
            go_on_alike(walk, again, "the save")
            sealed = play.save(sealed=True)
            for secret in (play.origin.seed, play.origin.nonce):
                if f"{secret:x}".encode() in sealed or str(secret).encode() in sealed:
                    raise walk.fault("a sealed save tells the seed")
            again = restore(case.game, read(sealed), listen=False)
            alike(walk, again, "the sealed save")
            if not walk.over and "reseeded" not in again.origin.marks:
                raise walk.fault("a sealed save goes on without a mark")


def undoing(case: Case, seeds: Iterable[int]) -> None:
    """What revealed nothing can be taken back, where the rules do not forbid it.

    Chosen again, it leads to the same place.
    """
    for seed in seeds:
        walk = Walk(case, seed)
        while not walk.over:
            before = _asked(walk.play)
            revealed = walk.play.state.chance.seen
            move = walk.step()
            if move.kind != move.CHOICE or not walk.glance():
                continue
            went = walk.play.copy()
            nothing = walk.play.state.chance.seen == revealed
            free = nothing and case.game.may_undo(walk.play.state, move.seat)
            if went.undo() != free:
                hidden = "nothing" if nothing else "something"
                raise walk.fault(f"{move} revealed {hidden}, and undo() said {not free}")
            if not free and not went.undo(seed=seed):
                raise walk.fault(f"{move} could not be taken back with everybody's consent")
            if _asked(went) != before:
                raise walk.fault(
                    f"taking back {move} leads elsewhere:\n  {_asked(went)}\n  {before}"
                )
            again = restore(case.game, read(went.save()), listen=False)
            if seen(again) != seen(went):
                raise walk.fault(f"a save after taking back {move} leads elsewhere")
            enter(went, move, case.joins)
            if free and _asked(went) != _asked(walk.play):
                raise walk.fault(f"{move}, taken back and chosen again, leads elsewhere")


def _asked(play: Play) -> list[Any]:
    return [play.fingerprint(), [(one.seat, one.key, one.values()) for one in play.open]]


def positions(case: Case, seeds: Iterable[int]) -> None:
    """A position, as JSON and back, is the start of the same phase: the same choices lead on."""
    for seed in seeds:
        for walk in Walk(case, seed).moments():
            if not walk.glance():
                continue
            play = walk.play
            start, chosen = begun_with(play)
            position = msgspec.json.decode(msgspec.json.encode(play.position()))
            try:
                staged = case.game.stage(position, chance=start.chance.copy(), listen=False)
            except Exception as error:
                raise walk.fault(f"its own position cannot be staged: {error!r}") from error
            if chosen is None:
                continue
            for seat, value in chosen:
                decision = decision_of(staged, seat)
                if decision is None or value not in decision.values():
                    raise walk.fault("the position asks something else than its phase does")
                staged.answer(decision, value)
            if _asked(staged) != _asked(play):
                raise walk.fault(
                    f"the position leads elsewhere:\n  {_asked(staged)}\n  {_asked(play)}"
                )


def same_events(case: Case, seeds: Iterable[int]) -> None:
    """Equal seeds and choices tell equal events, and listening changes nothing."""
    for seed in seeds:
        walk = Walk(case, seed, listen=True)
        loud, quiet = case.new(seed, listen=True), case.new(seed)
        if _told(loud.events) != _told(walk.play.events):
            raise walk.fault("the same seed tells other events at the start")
        while not walk.over:
            move = walk.step()
            told = enter(loud, move, case.joins)
            if _told(told) != _told(walk.events):
                raise walk.fault("the same choices tell other events")
            if enter(quiet, move, case.joins):
                raise walk.fault("a quiet play tells events")
            alike(walk, loud, "the same seed")
            alike(walk, quiet, "a play that nobody listens to")
            if luck(quiet.state.chance) != luck(walk.play.state.chance):
                raise walk.fault("listening uses up luck")


def _told(events: Iterable[Event]) -> list[str]:
    return [f"{event!r} {event.rule} {event.audience}" for event in events]


def restartable(case: Case, seeds: Iterable[int]) -> None:
    """Where a phase may be begun again, it asks before it changes anything.

    That is every seat's own phase, and every pause at which somebody may join or leave.
    """
    for seed in seeds:
        for walk in Walk(case, seed).moments():
            play = walk.play
            if walk.over:
                continue
            for seat in seats_at_their_start(play):
                _asks_first(walk, seat)
            state = play.state
            may_pause = case.game.may_join(state, case.joins) or any(
                case.game.may_leave(state, seat) for seat in range(state.seats)
            )
            if may_pause and whole_phase_at_its_start(play):
                _asks_first(walk, None)


def _asks_first(walk: Walk, seat: int | None) -> None:
    state = walk.play.state.copy()
    before = snapshot(state), luck(state.chance)
    game = walk.case.game
    flow = game.phase(state) if seat is None else game.seat_phase(state, seat)
    if flow is None:
        return
    whose = "the phase" if seat is None else f"the own phase of seat {seat}"
    asked = next(flow, None)
    moved = differences(before[0], snapshot(state))
    if moved:
        raise walk.fault(f"{whose} changes {', '.join(moved[:4])} before it asks")
    if luck(state.chance) != before[1]:
        raise walk.fault(f"{whose} rolls before it asks")
    if isinstance(asked, Decision) and seat is not None and asked.seat != seat:
        raise walk.fault(f"{whose} asks seat {asked.seat} first")


def asides_in_races(case: Case, seeds: Iterable[int], with_real_dice: bool = True) -> None:
    """In a race, an aside asks all it has to ask before it changes anything.

    The winner ends what others have begun aside: half-done, something would be lost.
    """
    for seed in seeds:
        for chance in (None, Physical()) if with_real_dice else (None,):
            for walk in Walk(case, seed, chance=chance).moments():
                for decision in walk.play.open:
                    if in_race(decision):
                        for value in decision.values()[decision.count() :]:
                            _asks_all_first(walk, decision, value - ASIDE)


def _asks_all_first(walk: Walk, decision: Decision, value: int) -> None:
    state = walk.play.state.copy()
    before = snapshot(state), () if state.chance.physical else luck(state.chance)
    what = f"the aside {decision.asides.option_id(state, value)!r} of {decision.key!r}, in a race,"
    flow = walk.case.game.aside(state, decision.seat, decision.actor, value)
    asked = next(flow, None)
    while asked is not None:
        if not isinstance(asked, Decision):
            raise walk.fault(f"{what} does something else than to ask its seat")
        moved = differences(before[0], snapshot(state))
        if moved:
            raise walk.fault(f"{what} changes {', '.join(moved[:4])} before it has asked all")
        if not state.chance.physical and luck(state.chance) != before[1]:
            raise walk.fault(f"{what} rolls before it has asked all")
        values = asked.question.options(state, asked.actor)
        try:
            asked = flow.send(values[walk.draw(len(values))])
        except StopIteration:
            return


def real_dice(case: Case, seeds: Iterable[int]) -> None:
    """With real dice and cards every roll is asked for, and the play ends all the same."""
    for seed in seeds:
        walk = Walk(case, seed, chance=Physical())
        for _moment in walk.moments():
            if walk.glance() and walk.draw(3) == 0:
                alike(walk, walk.play.copy(), "a copy")
                again = restore(case.game, read(walk.play.save()), listen=False)
                alike(walk, again, "the save")
