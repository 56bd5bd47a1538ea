"""Playing the game (p. 10): naming the leader, turning the card, following its text to the end."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.sets import NONE
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import BEGIN_COMBAT, BOSS, PEACE, READY, REGROUP, STEP
from bossrush.games.sector.cards.verbs import CHOICE, COMBAT, TEST
from bossrush.games.sector.questions.chapters import NAME_LEADER
from bossrush.games.sector.rules.instructions import NOTHING, carries_out, perform
from bossrush.games.sector.rules.items import close_pool, draw
from bossrush.games.sector.rules.medical_record import victory
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log


def turn_card(s: Mission) -> Flow[None]:
    """The group names who leads; only then is the next card turned and its story read."""
    s.leader = yield Decision(s, CREW, NAME_LEADER)
    close_pool(s)
    if s.journal:
        log.leader(s)
    card = yield from s.mission.draw(s)
    s.turned.append(card)
    s.used_chapter = NONE
    s.passed = NONE
    s.failed = NONE
    s.rollers = NONE
    s.read = []
    s.stack = [s.tables.cards[card].steps, 0]
    if s.journal:
        log.turned(s)
    s.phase = STEP


def follow(s: Mission) -> Flow[None]:
    """Follow the card's text from where it has come to, up to the next thing decided in it."""
    stack = s.stack
    while stack:
        steps = s.tables.lists[stack[-2]]
        place = stack[-1]
        if place >= len(steps):
            stack.pop()
            stack.pop()
            continue
        stack[-1] = place + 1
        step = steps[place]
        following = yield from perform(s, step, -1)
        if s.stack is not stack:
            stack = s.stack  # the chapter was ended
        if following >= 0:
            stack.append(following)
            stack.append(0)
        if s.phase != STEP:
            return
        if stack and (step.verb == CHOICE or step.verb == TEST):
            return
    yield from complete(s)


@carries_out(COMBAT)
def begin(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The card starts a combat; how, and with what, the step says."""
    yield from ()  # it never asks
    s.battle = step.number
    forget_test(s)
    s.stack = []
    s.phase = BEGIN_COMBAT
    return NOTHING


def forget_test(s: Mission) -> None:
    """Something else begins: no test is on any more."""
    s.asked = -1
    s.rollers = NONE


def complete(s: Mission) -> Flow[None]:
    """The chapter is over: search, make the tactical cards ready, regroup."""
    if s.search:
        count = s.search
        s.search = 0
        if s.journal:
            log.search(s, count)
        yield from draw(s, count)
    if s.card().act == BOSS or s.mission.size() == 0:
        raise victory(s)
    s.mode = PEACE
    forget_test(s)
    s.flags = NONE
    s.row = []
    s.flank = READY
    s.drone_side = READY
    s.ready = NONE
    s.reloaded = NONE
    for member in s.crew:
        member.guard = 0
        member.shown = -1
    if s.journal:
        log.complete(s)
    s.phase = REGROUP
