"""What may be used at any time, at the moments when waiting would be too late.

Items without a moment of their own are used beside what is asked (see `ask_items.Aside`). Where
the rules run on without asking, nobody must lose by it: a cure can still be used before a deadly
loss, ammo be found before ranged combat ends for want of it, a traded item be used in its round.
"""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.sector.ask_items import now
from bossrush.games.sector.helps import branches
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import ANY_TIME, HEAL, OTHERS, PARTNER, RELOAD_STEP, SELF
from bossrush.games.sector.uses import IMPLANT, usable
from bossrush.games.sector.windows import offer


def before_death(s: Mission, crew: int) -> Flow[None]:
    """Somebody is about to die: whoever holds a cure for them may use it first."""
    moment = now(s)
    if not s.t.reactive & moment:
        return
    for holder in range(len(s.crew)):
        if any(_cures(s, steps, holder, crew) for steps in _usable(s, holder)):
            yield from offer(s, holder, moment)


def before_closing(s: Mission) -> Flow[None]:
    """Nobody can SHOOT: whoever holds ammo for an empty weapon may load it first."""
    for holder in range(len(s.crew)):
        if any(_loads(s, steps) for steps in _usable(s, holder)):
            yield from offer(s, holder, ANY_TIME)


def after_trade(s: Mission, crew: int, received: list[int]) -> Flow[None]:
    """What a TRADE has brought may be used at once, unless that would take an action."""
    if any(item in s.crew[crew].pack and _usable_item(s, crew, item) for item in received):
        yield from offer(s, crew, ANY_TIME)


def _usable(s: Mission, crew: int) -> list[int]:
    """What a crewmember could use at any time, and so now: the steps of each such card."""
    member = s.crew[crew]
    found = [s.t.items[item].steps for item in member.pack if _usable_item(s, crew, item)]
    moments = s.t.implant_moments & now(s)
    if moments and member.cybernetic >= 0 and usable(s, crew, IMPLANT, moments):
        found.append(s.t.cybernetics[member.cybernetic].steps)
    return found


def _usable_item(s: Mission, crew: int, item: int) -> bool:
    moments = s.t.items[item].moments & now(s)
    return moments != 0 and usable(s, crew, item + 1, moments)


def _cures(s: Mission, steps: int, holder: int, crew: int) -> bool:
    for step in s.t.lists[steps]:
        if step.verb == HEAL:
            if step.who == SELF:
                return holder == crew
            return holder != crew or step.who not in (PARTNER, OTHERS)
        if any(_cures(s, following, holder, crew) for following in branches(step)):
            return True
    return False


def _loads(s: Mission, steps: int) -> bool:
    return any(step.verb == RELOAD_STEP for step in s.t.lists[steps])
