"""The questions of chapters: who leads, which option, whom a step is about, what is lost."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Number, OneOf, Shown
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector.cards.tables import ChoiceOption
from bossrush.games.sector.cards.terms import EACH, OTHERS, YOU
from bossrush.games.sector.cards.verbs import (
    DAMAGE,
    HEAL,
    LOSE_AMMO,
    LOSE_ITEM,
    SAY,
    SPEND,
    TEST,
)
from bossrush.games.sector.questions import refusals
from bossrush.games.sector.questions.kinds import AskCrew, AskItem
from bossrush.games.sector.rules.ammo import ammo_of, ammo_of_crew, loadable
from bossrush.games.sector.rules.usable_items import is_lost
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view import odds_of_tests
from bossrush.games.sector.words import names


class NameLeader(AskCrew):
    """Who turns the next card?"""

    def reveals(self, state: Mission, actor: int, value: int) -> bool:
        return True


class FromOne(Number[Mission]):
    """A place in a list, which people count from one on."""

    def text(self, state: Mission, part: int) -> str:
        return str(part + 1)

    def part(self, state: Mission, text: str) -> int:
        return int(text) - 1

    def shown(self, state: Mission, part: int) -> Shown:
        return part + 1


class ChooseOption(OneOf[Mission]):
    """What does the crew do? The options whose conditions are met."""

    def options(self, state: Mission, actor: int) -> list[int]:
        options = state.tables.steps[state.asked].options
        return [
            number for number, option in enumerate(options) if option.free or met(state, option)
        ]

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        if value < len(state.tables.steps[state.asked].options):
            return Message("sector-refused-option")
        return Message("sector-refused-no-option")

    def prompt(self, state: Mission, actor: int) -> Message:
        asked = state.tables.steps[state.asked].text
        return Message(asked) if asked else Message("sector-ask-option")

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.tables.steps[state.asked].options[value].label)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        hint = state.tables.steps[state.asked].options[value].hint
        return Message(hint) if hint else None

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return ["card"]

    def ends(self, state: Mission, actor: int, value: int) -> Message | None:
        return lost(state, doomed(state, state.tables.steps[state.asked].options[value]))

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        return odds_of_tests.of_option(state, state.tables.steps[state.asked].options[value])


def met(s: Mission, option: ChoiceOption) -> bool:
    """Whether the crew have what an option requires."""
    if option.flag >= 0 and not s.flag(option.flag):
        return False
    if option.crew >= 0 and not any(member.card == option.crew for member in s.crew):
        return False
    if option.item >= 0 and not any(member.carries(option.item) for member in s.crew):
        return False
    if option.ammo >= -1 and ammo_of_crew(s, option.ammo) < option.amount:
        return False
    return not option.hp or any(member.hp > option.hp for member in s.crew)


def doomed(s: Mission, option: ChoiceOption) -> int:
    """Whom the first thing that happens by an option surely kills; -1 for nobody."""
    for step in s.tables.lists[option.steps]:
        if step.verb == DAMAGE and step.who in (YOU, EACH, OTHERS):
            for crew in odds_of_tests.rollers(s, step):
                if is_lost(s, crew, step.amount):
                    return crew
        if step.verb != SAY:
            break
    return -1


def lost(s: Mission, crew: int) -> Message | None:
    """What the death of a crewmember ends: the mission, for all."""
    return Message("sector-ends-mission", crew=names.crew(s, crew)) if crew >= 0 else None


class NameOne(AskCrew):
    """Who is it? Those the step can be about."""

    def options(self, state: Mission, actor: int) -> list[int]:
        return candidates(state)

    def ends(self, state: Mission, actor: int, value: int) -> Message | None:
        step = state.tables.steps[state.asked]
        deadly = step.verb == DAMAGE and is_lost(state, value, step.amount)
        return lost(state, value) if deadly else None

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        step = state.tables.steps[state.asked]
        return [odds_of_tests.test_of(state, step, value)] if step.verb == TEST else []


def candidates(s: Mission) -> list[int]:
    """Whom the group may name for the step at hand."""
    step = s.tables.steps[s.asked]
    everyone = list(range(len(s.crew)))
    able = everyone
    if step.verb == LOSE_ITEM:
        able = [n for n in everyone if s.crew[n].carries(step.category)]
    elif step.verb == LOSE_AMMO:
        most = max(ammo_of(s, n, step.ammo) for n in everyone)
        wanted = min(step.amount, most)
        able = [n for n in everyone if wanted and ammo_of(s, n, step.ammo) >= wanted]
    elif step.verb in (DAMAGE, SPEND):
        able = [n for n in everyone if s.crew[n].hp > step.amount]
    elif step.verb == HEAL and s.hp_cap:
        able = [n for n in everyone if s.crew[n].hp < s.hp_cap]
    return able or everyone


class NamePartner(AskCrew):
    """Which other crewmember?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        able = [number for number in candidates(state) if number != actor]
        return able or [number for number in range(len(state.crew)) if number != actor]


class NameLowest(AskCrew):
    """Who of those with the fewest HP?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        lowest = min(member.hp for member in state.crew)
        return [number for number, member in enumerate(state.crew) if member.hp == lowest]


class GiveUpItem(AskItem):
    """Which item does this crewmember lose?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        category = state.tables.steps[state.asked].category
        pack = state.crew[actor].pack
        return [item for item in pack if state.tables.items[item].is_a(category)]


class GiveUpAmmo(AskItem):
    """From which weapon is an ammo die lost?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        ammo = state.tables.steps[state.asked].ammo
        losers = state.crew if actor < 0 else [state.crew[actor]]
        return [
            item
            for member in losers
            for item in member.pack
            if state.loaded[item] and state.tables.items[item].fires(ammo)
        ]


class ChooseGun(AskItem):
    """Which weapon is loaded?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return loadable(state, actor)


class DraftedItem(AskItem):
    """One of the cards that lie ready: a starting weapon to take, a weapon to load first."""

    def options(self, state: Mission, actor: int) -> list[int]:
        return state.draft[:]

    def why_not(self, state: Mission, actor: int, value: int) -> Message | None:
        holder = state.holder(value)
        if actor < 0 or holder < 0:
            return super().why_not(state, actor, value)
        return refusals.has_it(state, holder, value)

    def prompt(self, state: Mission, actor: int) -> Message:
        if actor < 0:
            return super().prompt(state, actor)
        return Message("sector-ask-weapon", crew=names.crew(state, actor))


class ReplicateItem(AskItem):
    """Which card of the discard pile is replicated?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        category = state.tables.steps[state.asked].category
        return [item for item in state.discard if state.tables.items[item].is_a(category)]


NAME_LEADER: Final = NameLeader("sector.ask.leader")
CHOOSE_OPTION: Final = ChooseOption("sector.ask.option", FromOne("option", 64), head="option-")
NAME_ONE: Final = NameOne("sector.ask.one")
NAME_PARTNER: Final = NamePartner("sector.ask.partner")
NAME_LOWEST: Final = NameLowest("sector.ask.lowest")
GIVE_UP_ITEM: Final = GiveUpItem("sector.ask.lost-item")
GIVE_UP_AMMO: Final = GiveUpAmmo("sector.ask.lost-ammo")
CHOOSE_GUN: Final = ChooseGun("sector.ask.gun")
STARTING_WEAPON: Final = DraftedItem("sector.ask.weapon")
LOAD_FIRST: Final = DraftedItem("sector.ask.load")
REPLICATE_ITEM: Final = ReplicateItem("sector.ask.replicate")
