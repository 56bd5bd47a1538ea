"""How far the crew have come in a chapter: its text, its tests, what is being used and shared."""

from __future__ import annotations

from bossrush.engine.fields import integer, mask, one_of, ref, refs, shown_by
from bossrush.engine.sets import has
from bossrush.engine.visit import Visitor
from bossrush.games.sector.cards.terms import ENDINGS, MOMENTS
from bossrush.games.sector.table.area import Area
from bossrush.games.sector.table.crew import CREW_IDS


class Progress(Area):
    """The mission area, and the chapter that is being played in it."""

    stack: list[int] = shown_by("visit_stack", [])
    """Where the card's text has come to: pairs of a list of steps and a place in it."""
    read: list[int] = refs("tables.step_ids")
    """The steps whose texts have been read out since the card was turned."""
    asked: int = ref("tables.step_ids")
    """The step a question is about."""
    flags: int = mask("tables.flags")
    mission_flags: int = mask("tables.flags")
    search: int = integer()
    """Items to draw once the chapter is complete."""
    ended: int = one_of(ENDINGS)
    """1 once the mission is won, 2 once it is lost."""

    # tests
    attempt: int = integer()
    """How many attempts at the present test have failed."""
    rollers: int = mask(CREW_IDS)
    """Who takes the present test, as a set."""
    passed: int = mask(CREW_IDS)
    failed: int = mask(CREW_IDS)

    # sharing out and regrouping
    then: int = one_of("phase_ids")
    """The phase that follows the sharing out."""
    ready: int = mask(CREW_IDS)
    """Who has their starting weapon, or is done with regrouping, as a set."""
    picked: int = ref("tables.item_ids")
    """The card that something is to be done with, where they are too many to list it all."""
    reloaded: int = mask(CREW_IDS)
    """Who has used the free reload between chapters, as a set."""

    # using things
    moment: int = mask(MOMENTS)
    """The moment at which something may be used now."""
    chosen: int = integer(-1, start=-1)
    """Which variant of what is being used was chosen."""
    loss: int = integer()
    """The HP somebody is about to lose."""
    endangered: int = ref(CREW_IDS)
    """Who would die of it."""
    used_window: int = mask("tables.use_ids")
    """What has been used in the present window, as a set; see `usable_items.use_number`."""
    used_chapter: int = mask("tables.use_ids")

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
        v.retired("moved", "laid")

    def flag(self, flag: int) -> bool:
        """Whether something that cards remember has happened, in this chapter or before."""
        return has(self.flags | self.mission_flags, flag)
