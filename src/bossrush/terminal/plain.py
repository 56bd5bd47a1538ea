"""The plain client: line by line, no colours and no cursor tricks.

It is for screen readers, for pipes, for tests, and for anyone who likes it quiet. Everything is
asked as a numbered list and answered with a line; the end of the input saves and quits.
"""

from __future__ import annotations

import re
from typing import Final, TextIO

from bossrush.engine.errors import IllegalChoice
from bossrush.engine.message import Listing
from bossrush.engine.play import HINTED, Play
from bossrush.engine.rules import Outcome
from bossrush.terminal.alike import told_apart
from bossrush.terminal.asked import Asked, Offer, asked
from bossrush.terminal.console import Console
from bossrush.terminal.first import gives_up
from bossrush.terminal.given import whole
from bossrush.terminal.guiding import step_lines
from bossrush.terminal.hints import SECONDS, Hints
from bossrush.terminal.rulebook import rules_about
from bossrush.terminal.seats import name_of
from bossrush.terminal.sitting import Sitting, Undo
from bossrush.terminal.voice import Voice, ended

LAST_LINES = 20
"""How much of the log `l` reads out; `l 100` reads a hundred lines."""
QUIT: Final = ("q", "quit", "quitter")
WORDS: Final = {
    "quit": "q",
    "quitter": "q",
    "undo": "u",
    "annuler": "u",
    "undo!": "u!",
    "annuler!": "u!",
    "next": "n",
    "suivant": "n",
    "table": "s",
    "log": "l",
    "journal": "l",
    "hint": "h",
    "conseil": "h",
    "odds": "o",
    "chances": "o",
    "help": "?",
    "aide": "?",
    "guide": "g",
    "guide!": "g!",
}
"""What people type who have not read the help, and the letter for it. An option of that name goes
first."""
KEYBOARD: Final = str.maketrans({"’": "'", "\u00a0": " ", "\u202f": " "})
FEWEST_LETTERS: Final = 3
"""So many letters of a name must be typed: fewer are more likely a slip."""
MOST_ECHOED = 60
"""So many letters of what was typed are said back."""


class PlainClient(Console):
    """Plays one sitting over a pair of streams."""

    hint_seconds = SECONDS
    """How long a hint is worked out."""

    def __init__(self, sitting: Sitting, source: TextIO, sink: TextIO) -> None:
        super().__init__(sitting.voice, source, sink)
        self.sitting = sitting
        self._told = 0

    def run(self, keep: bool = False) -> None:
        """Play until the end, until somebody quits, or until the input ends.

        With `keep` the play is saved even if nothing has happened yet.
        """
        self._greet()
        self._show_scene()
        try:
            while self._step():
                pass
        finally:
            if keep or self.sitting.worth_saving():
                self._write(self.voice.own("saved", path=str(self.sitting.save())))

    # -- speaking -------------------------------------------------------------------------

    def _greet(self) -> None:
        play = self.sitting.play
        title = self.voice.title(play.game.key)
        self._write(self.voice.own("plain-greeting", title=title, seats=play.state.seats))
        self._write(self.voice.own("plain-hint"))
        if self.sitting.resumed:
            told = len(self.sitting.lines())
            self._told = max(0, told - LAST_LINES)
            if self._told:
                self._write(self.voice.own("plain-earlier", n=self._told, all=str(told)))

    def _show_scene(self) -> None:
        lines = list(self.reader.scene(self.sitting.scene()))
        self._write()
        for line in lines or [self.voice.own("scene-empty")]:
            self._write(line)

    def _tell_news(self) -> None:
        lines = self.sitting.lines()
        news = lines[self._told :]
        self._told = len(lines)
        if news:
            self._write()
        for line in news:
            self._write(self.voice.say(line.message))

    def _ask(self, question: Asked) -> None:
        scene = self.sitting.scene()
        who = name_of(self.voice, scene, question.seat, question.actor)
        self._write()
        for key, seconds in self.sitting.clocks.left().items():
            self._write(self.voice.own("clock-left", clock=key, seconds=round(seconds)))
        self._explain()
        self._write(self.voice.own("asks", who=who, prompt=question.prompt))
        for number, offer in enumerate(question.offers, 1):
            self._write(f"{number:>3}  {offered(self.voice, offer)}")

    def _explain(self) -> bool:
        """The step of the guide that fits this moment; False where there is none."""
        step = self.sitting.step()
        if step is None:
            return False
        title, text = step_lines(self.voice, step)
        self._write(self.voice.own("guide-says", title=title, text=text))
        self.sitting.guiding.read(step)
        if self.sitting.step() is not None:
            self._write(self.voice.own("guide-more"))
        self._write()
        return True

    # -- listening ------------------------------------------------------------------------

    def _step(self) -> bool:
        """Ask one thing and carry the answer out; False when there is nothing left to do."""
        if self._companions_answer():
            return True
        self._tell_news()
        if self.sitting.play.outcome is not None:
            self._tell_end()
            return False
        decision = self.sitting.decision
        if decision is None:
            if self.sitting.waits_for_a_clock():
                self._write(self.voice.own("wait-clock"))
                self.sink.flush()
                self.sitting.clocks.wait()
                return self._clock_ran_out()
            self._write(self.voice.own("nobody-asked"))
            return False
        question = told_apart(
            asked(self.sitting.play.foresee(decision)), self.sitting.scene(), self.voice
        )
        self._ask(question)
        while (said := self._typed()) is not None:
            if self._clock_ran_out():
                return True
            done = self._carry_out(said, question)
            if done is not None:
                return done
        return False

    def _carry_out(self, said: str, question: Asked) -> bool | None:
        """True: look at the table again; False: quit; None: the question still stands."""
        command, rest = self._command(said, question)
        if command == "q":
            return False
        if command == "u":
            return self._undo(agreed=False)
        if command == "u!":
            return self._undo(agreed=True)
        if command == "n" and self.sitting.turn_to_next():
            return True
        if command == "s" and not rest:
            self._show_scene()
            return True
        if command == "s":
            self._read_about(rest)
        elif command == "h" and not rest:
            self._hint(question)
        elif command == "o" and not rest:
            self._read_odds(question)
        elif command == "g" and not rest:
            self._guide()
        elif command == "g!":
            self.sitting.guiding.leave()
            self._write(self.voice.own("guide-left"))
        elif command == "l":
            self._read_log(rest)
        elif command == "?":
            self._help(rest)
        elif command == "n":
            self._write(self.voice.own("no-other-seat"))
        elif said:
            return self._choose(said, question)
        return None

    def _command(self, said: str, question: Asked) -> tuple[str, str]:
        """The letter of the command that somebody typed, and what follows it."""
        command, _, rest = said.partition(" ")
        names = [typed(labelled(self.voice, offer)) for offer in question.offers]
        if typed(said) in names or any(offer.id == said for offer in question.offers):
            return "", ""
        command = command.lower()
        return WORDS.get(command, command), rest.strip()

    def _choose(self, said: str, question: Asked) -> bool | None:
        option = said
        number = whole(said)
        if number is not None and 1 <= number <= len(question.offers):
            option = question.offers[number - 1].id
        meant = called(said, question, self.voice)
        if len(meant) > 1:
            numbers = Listing([str(one) for one in meant])
            self._write(self.voice.own("which-one", said=clipped(said), numbers=numbers))
            return None
        if meant:
            option = question.offers[meant[0] - 1].id
        decision = self.sitting.decision
        try:
            self.sitting.choose(option)
        except IllegalChoice as error:
            said = clipped(said)
            if error.forbidden:
                self._write(self.voice.own("forbidden", said=said, effect=error.why))
            else:
                self._write(self.voice.own("not-offered", said=said, count=len(question.offers)))
            return None
        if decision is not None:
            self._look_back(decision.seat)
        return True

    def _read_about(self, name: str) -> None:
        """One thing on the table, with everything there is to say about it."""
        found = list(self.reader.about_one(self.sitting.scene(), name))
        for line in found or [self.voice.own("plain-nothing", name=clipped(name))]:
            self._write(line)

    def _read_odds(self, question: Asked) -> None:
        """How every option may go, where there are odds."""
        risky = [
            f"{number:>3}  {offered(self.voice, offer)}"
            for number, offer in enumerate(question.offers, 1)
            if offer.odds
        ]
        for line in risky or [self.voice.own("plain-no-odds")]:
            self._write(line)

    def _hint(self, question: Asked) -> None:
        """What every option is worth."""
        marked = HINTED in self.sitting.play.origin.marks
        advice = self.sitting.advice()
        if advice is None:
            off = self.sitting.hints is Hints.NEVER
            self._write(self.voice.own("hint-off" if off else "hint-nothing"))
            return
        self._write(self.voice.own("hint-thinking"))
        self.sink.flush()
        advice.work_out(self.hint_seconds)
        for line in advice.lines(self.voice, question.numbers()):
            self._write(line)
        if not marked:
            self._write(self.voice.own("hint-seen"))

    def _guide(self) -> None:
        """Call the guide, or hear what else there is to say of this moment."""
        here = self.sitting.guiding.on
        if not self.sitting.guiding.begin():
            self._write(self.voice.own("guide-none"))
        elif not self._explain():
            self._write(self.voice.own("guide-waits" if here else "guide-comes"))

    def _look_back(self, seat: int) -> None:
        """What the choice just made gave away, for those who want to know."""
        advice = self.sitting.advice_after(seat)
        verdict = advice.work_out(self.hint_seconds).verdict(self.voice) if advice else None
        if verdict is not None:
            self._write(verdict)

    def _undo(self, agreed: bool) -> bool | None:
        undone = self.sitting.undo(agreed)
        if undone is Undo.BACK:
            return True
        key = "undo-seen-plain" if undone is Undo.SEEN else f"undo-{undone.value}"
        self._write(self.voice.own(key))
        return None

    def _read_log(self, rest: str) -> None:
        number = whole(rest)
        count = LAST_LINES if number is None else number
        for line in self.sitting.lines()[-count:] if count else []:
            self._write(self.voice.say(line.message))

    def _help(self, about: str) -> None:
        if about:
            for line in rules_about(self.voice, self.sitting.play.game.key, about):
                self._write(line)
            return
        self._write(self.voice.own("plain-help"))
        self._write(self.voice.own("plain-help-hint"))
        self._write(self.voice.own("plain-help-guide"))
        commitment = self.sitting.play.origin.commitment()
        if commitment:
            self._write(self.voice.own("sealed-whole", commitment=commitment))

    def _clock_ran_out(self) -> bool:
        clock = self.sitting.clocks.due()
        if clock is None:
            return False
        self._write(self.voice.own("clock-out", clock=clock))
        self.sitting.expire(clock)
        return True

    def _companions_answer(self) -> bool:
        asked_now = self.sitting.consult()
        if asked_now is None:
            return False
        self.sitting.companion_takes(asked_now.decision, asked_now.answer())
        return True

    def _tell_end(self) -> None:
        self._write()
        for line in end_lines(self.voice, self.sitting.play):
            self._write(line)


def called(said: str, question: Asked, voice: Voice) -> list[int]:
    """The numbers of the options that are called so, or whose names begin so; none for an id.

    Where no name does, a word of it may: but nothing is thrown away by half its name.
    """
    wanted = typed(said)
    names = [typed(labelled(voice, offer)) for offer in question.offers]
    if any(offer.id == said for offer in question.offers):
        return []
    if wanted in names:
        return [number for number, name in enumerate(names, 1) if name == wanted]
    if len(wanted) < FEWEST_LETTERS or whole(said) is not None:
        return []
    begun = [number for number, name in enumerate(names, 1) if name.startswith(wanted)]
    if begun:
        return begun
    word = re.compile(rf"(?<!\w){re.escape(wanted)}")
    return [
        number
        for number, (name, offer) in enumerate(zip(names, question.offers, strict=True), 1)
        if word.search(name) and offer.ends is None and not gives_up(question, offer)
    ]


def typed(said: str) -> str:
    """A text as one may type it: small letters, and the signs that every keyboard has."""
    return said.translate(KEYBOARD).casefold()


def clipped(said: str) -> str:
    """What somebody typed, to be said back."""
    return said if len(said) <= MOST_ECHOED else f"{said[:MOST_ECHOED]}…"


def offered(voice: Voice, offer: Offer) -> str:
    """An option in one line: what it is, what it costs or does, how it may go."""
    said = labelled(voice, offer)
    more = [ended(voice.say(one)) for one in (offer.ends, offer.detail) if one is not None]
    if offer.odds:
        more.append(voice.own("odds-line", items=", ".join(map(voice.odds, offer.odds))))
    return voice.own("offered", label=said, more=" ".join(more)) if more else said


def labelled(voice: Voice, offer: Offer) -> str:
    """What an option is called, with its number where another one is called the same."""
    said = voice.say(offer.label)
    return voice.own("numbered", label=said, n=offer.number) if offer.number else said


def end_lines(voice: Voice, play: Play) -> list[str]:
    """How a play ended: won or lost, why, the scores, and the seed that was sealed."""
    outcome = play.outcome
    if outcome is None:
        return []
    verdict = {True: "won", False: "lost", None: "over"}[outcome.won]
    lines = [voice.own(verdict)]
    for seat in by_place(outcome):
        lines.append(voice.own("score", n=seat + 1, points=outcome.scores[seat]))
        for what, points in outcome.breakdown[seat] if outcome.breakdown else ():
            lines.append(voice.own("score-line", what=what, points=points))
    if play.origin.seed >= 0:
        lines.append(voice.own("unsealed", seed=f"{play.origin.seed:032x}"))
    return lines


def by_place(outcome: Outcome) -> list[int]:
    """The seats that have a score, the first first where they compete."""
    seats = list(range(len(outcome.scores)))
    return sorted(seats, key=lambda seat: outcome.places[seat]) if outcome.places else seats
