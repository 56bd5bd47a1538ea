"""How far the crew have come in a chapter: its text, its tests, what is being used and shared."""

from __future__ import annotations

from bossrush.engine.sets import has
from bossrush.engine.visit import Visitor
from bossrush.games.sector.cards.terms import ENDINGS, MOMENTS
from bossrush.games.sector.table.area import Area
from bossrush.games.sector.table.crew import CREW_IDS


class Progress(Area):
    """The mission area, and the chapter that is being played in it."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[int] = []
        """Where the card's text has come to: pairs of a list of steps and a place in it."""
        self.read: list[int] = []
        """The steps whose texts have been read out since the card was turned."""
        self.asked = -1
        """The step a question is about."""
        self.flags = 0
        self.mission_flags = 0
        self.search = 0
        """Items to draw once the chapter is complete."""
        self.ended = 0
        """1 once the mission is won, 2 once it is lost."""

        # tests
        self.attempt = 0
        """How many attempts at the present test have failed."""
        self.rollers = 0
        """Who takes the present test, as a set."""
        self.passed = 0
        self.failed = 0

        # sharing out and regrouping
        self.then = 0
        """The phase that follows the sharing out."""
        self.ready = 0
        """Who has their starting weapon, or is done with regrouping, as a set."""
        self.picked = -1
        """The card that something is to be done with, where they are too many to list it all."""
        self.reloaded = 0
        """Who has used the free reload between chapters, as a set."""

        # using things
        self.moment = 0
        """The moment at which something may be used now."""
        self.chosen = -1
        """Which variant of what is being used was chosen."""
        self.loss = 0
        """The HP somebody is about to lose."""
        self.endangered = -1
        """Who would die of it."""
        self.used_window = 0
        """What has been used in the present window, as a set; see `usable_items.use_number`."""
        self.used_chapter = 0

    def visit_progress(self, v: Visitor) -> None:
        tables = self.tables
        self.visit_stack(v)
        self.read = v.refs("read", self.read, tables.step_ids, null=False)
        self.asked = v.ref("asked", self.asked, tables.step_ids)
        self.flags = v.mask("flags", self.flags, tables.flags)
        self.mission_flags = v.mask("mission_flags", self.mission_flags, tables.flags)
        self.search = v.integer("search", self.search)
        self.ended = v.ref("ended", self.ended, ENDINGS, null=False)
        self.attempt = v.integer("attempt", self.attempt)
        self.rollers = v.mask("rollers", self.rollers, CREW_IDS)
        self.passed = v.mask("passed", self.passed, CREW_IDS)
        self.failed = v.mask("failed", self.failed, CREW_IDS)
        self.then = v.ref("then", self.then, self.phase_ids, null=False)
        v.retired("moved", "laid")
        self.ready = v.mask("ready", self.ready, CREW_IDS)
        self.picked = v.ref("picked", self.picked, tables.item_ids)
        self.reloaded = v.mask("reloaded", self.reloaded, CREW_IDS)
        self.moment = v.mask("moment", self.moment, MOMENTS)
        self.chosen = v.integer("chosen", self.chosen, -1)
        self.loss = v.integer("loss", self.loss)
        self.endangered = v.ref("endangered", self.endangered, CREW_IDS)
        self.used_window = v.mask("used_window", self.used_window, tables.use_ids)
        self.used_chapter = v.mask("used_chapter", self.used_chapter, tables.use_ids)

    def visit_stack(self, v: Visitor) -> None:
        """Each place in a text goes by the id of the step that comes next there."""
        tables = self.tables
        places: list[int] = []
        for frame in range(0, len(self.stack), 2):
            places.append(tables.first_place[self.stack[frame]] + self.stack[frame + 1])
        stack: list[int] = []
        for place in v.refs("stack", places, tables.place_ids, null=False):
            if place >= 0:
                stack += tables.places[place]
        self.stack = stack

    def flag(self, flag: int) -> bool:
        """Whether something that cards remember has happened, in this chapter or before."""
        return has(self.flags | self.mission_flags, flag)
