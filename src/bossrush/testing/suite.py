"""The conformance suite: one call in a game's tests, and every promise of the engine is checked.

    from bossrush.testing import conformance

    TestConformance = conformance(HuntGame(), golden=Path(__file__).with_name("golden.json"))

makes one test of every check for every number of seats and every value of every setting. The
default is small, a few seconds a game; `soak` seeds run under the marker of that name.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from bossrush._build import is_compiled
from bossrush.catalogues import catalogue_for
from bossrush.engine.game import Game
from bossrush.engine.text import Catalogue
from bossrush.testing import asking, faults, twins, wording
from bossrush.testing.compiled import COMPILED, CompiledForm
from bossrush.testing.golden import compare_with_golden
from bossrush.testing.steering import steered
from bossrush.testing.walk import Case, cases

Check: TypeAlias = Callable[[Case, Sequence[int]], None]

ON_SETTINGS: Final = (
    "decisions_are_sound",
    "states_are_possible",
    "it_ends",
    "copies_are_exact",
    "no_field_is_hidden",
    "saves_lead_back",
    "ids_resolve",
    "words_in_every_language",
)
"""What the quick run checks for every value of every setting; the long run checks everything."""

AT_EVERY_STEP: Final = ("decisions_are_sound", "states_are_possible", "it_ends")
"""What the long run checks on every one of its seeds, and the quick one on more than the others."""

MORE_SEEDS: Final = range(1, 12)
"""What `AT_EVERY_STEP` is tried on besides in the quick run, where the rules are compiled."""

THOROUGH_ONE_IN: Final = 20
"""Of how many seeds of the long run one goes through all checks."""

SOAK_PARTS: Final = 8
"""Into how many tests the soak seeds of a case are cut, so that they run side by side."""


class Suite:
    """What a game's author states, and the checks that follow from it."""

    def __init__(
        self,
        game: Game[Any],
        *,
        seats: Iterable[int] | None = None,
        seeds: Iterable[int] = range(1),
        more: Iterable[int] = MORE_SEEDS,
        soak: Iterable[int] = range(1000),
        most: int = 5000,
        settings: Mapping[str, Iterable[Any]] | None = None,
        joins: Mapping[str, Any] | None = None,
        catalogue: Callable[[dict[str, Any]], Catalogue] | None = None,
        golden: Path | None = None,
        fleeting: tuple[str, ...] = (),
        unseen: tuple[str, ...] = (),
        rules: Collection[str] | None = None,
        real_dice: bool = True,
        languages: tuple[str, ...] = ("en", "fr"),
        reasons: bool = False,
    ) -> None:
        self.game = game
        self.cases = cases(game, seats, most, joins, settings)
        self.seeds = list(seeds)
        self.more = [*self.seeds, *(seed for seed in more if seed not in self.seeds)]
        self.soak = list(soak)
        self.catalogue = catalogue
        self.golden = golden
        self.fleeting = fleeting
        self.unseen = unseen
        self.rules = rules
        self.real_dice = real_dice
        self.languages = languages
        self.reasons = reasons
        self._catalogues: dict[str, Catalogue] = {}

    def checks(self) -> dict[str, Check]:
        """Every check by its name. Each raises a Fault, or any other error, that says where."""
        found: dict[str, Check] = {
            "decisions_are_sound": asking.sound_decisions,
            "states_are_possible": asking.possible_states,
            "it_ends": asking.ends,
            "looking_changes_nothing": asking.looking_changes_nothing,
            "bad_choices_change_nothing": asking.refusals,
            "refusals_have_reasons": self._reasons,
            "same_place_same_question": asking.same_place_same_question,
            "copies_are_exact": self._copies,
            "no_field_is_hidden": self._hidden_fields,
            "dropping_is_silent": twins.dropping,
            "forks_are_honest": twins.forks,
            "saves_lead_back": twins.saves,
            "undo_leads_back": twins.undoing,
            "positions_are_phase_starts": twins.positions,
            "same_seed_same_events": twins.same_events,
            "phases_can_begin_again": twins.restartable,
            "asides_in_races_ask_first": self._asides_in_races,
            "everything_shown_is_plain": wording.plain_data,
            "no_secret_is_shown": wording.no_secrets,
            "ids_resolve": self._ids_resolve,
            "words_in_every_language": self._words,
            "rules_cited_exist": self._rules_cited,
            "bad_settings_are_refused": faults.bad_settings,
            "bad_positions_are_refused": faults.bad_positions,
            "bad_saves_are_refused": faults.bad_saves,
        }
        if self.real_dice:
            found["real_dice_will_do"] = twins.real_dice
        return found

    def _copies(self, case: Case, seeds: Sequence[int]) -> None:
        """A copy stands where the play stands, goes on alike, and shares nothing that changes."""
        twins.copies(case, seeds, self.unseen)

    def _hidden_fields(self, case: Case, seeds: Sequence[int]) -> None:
        """Every field that changes is one that `visit` shows."""
        twins.hidden_fields(case, seeds, self.unseen)

    def _asides_in_races(self, case: Case, seeds: Sequence[int]) -> None:
        """In a race, an aside asks all it has to ask before it changes anything."""
        twins.asides_in_races(case, seeds, self.real_dice)

    def _ids_resolve(self, case: Case, seeds: Sequence[int]) -> None:
        """Every id of a scene is there once, and only such ids are cited."""
        wording.ids_resolve(case, seeds, self.fleeting)

    def _words(self, case: Case, seeds: Sequence[int]) -> None:
        """Every message that comes up can be said in every language."""
        catalogue = self.catalogue_of(case)
        wording.words_in_every_language(case, seeds, catalogue, self.real_dice, self.languages)

    def _reasons(self, case: Case, seeds: Sequence[int]) -> None:
        """Whatever is offered at other moments is refused with a reason, in every language."""
        catalogue = self.catalogue_of(case)
        asking.reasons(case, seeds, self.reasons, wording.saying(catalogue, self.languages))

    def _rules_cited(self, case: Case, seeds: Sequence[int]) -> None:
        """Every event that says by which rule it happened names one that the ledger has."""
        wording.rules_cited(case, seeds, self.rules)

    def catalogue_of(self, case: Case) -> Catalogue:
        """All texts of a play of this case; a text that is missing is an error."""
        made = self._catalogues.get(str(case))
        if made is None:
            if self.catalogue is not None:
                made = self.catalogue(case.options)
            else:
                made = catalogue_for(self.game, case.options, strict=True)
            self._catalogues[str(case)] = made
        return made


def conformance(game: Game[Any], *, golden: Path, **stated: Any) -> type:
    """The tests of a game's conformance, as a class for pytest to find.

    game      the game itself
    golden    the file of its golden playthroughs; BOSSRUSH_GOLDEN=write makes it
    seats     how many to try; every number the game allows by default
    seeds     of the quick run; one by default
    more      seeds for the checks of every step, where compiled rules make them cheap
    soak      of the long run, a thousand by default
    most      moves after which a play must have ended, 5000 by default
    settings  values to try of settings that are free text or wide ranges
    joins     with which options somebody sits down, where the rules let anyone
    catalogue from options to a strict Catalogue, where `catalogue_for` cannot know it
    fleeting  beginnings of ids that come and go within one choice, which events may cite
    unseen    names of fields that neither visit nor copy need to know, such as caches
    rules     ids of the ledger, which events may cite; events of a game without cite none
    real_dice whether it can be played with real dice and cards; False only where it cannot
    languages it speaks; ("en",) for a game in English only
    reasons   whether the game itself says why an option of other moments is refused
    """
    suite = Suite(game, golden=golden, **stated)
    body: dict[str, Any] = {"__doc__": f"Conformance of {game.key}.", "suite": suite}
    plain = pytest.mark.parametrize("case", [c for c in suite.cases if not c.options], ids=str)
    every = pytest.mark.parametrize("case", suite.cases, ids=str)
    for name, check in suite.checks().items():
        often = name in AT_EVERY_STEP and is_compiled()
        test = _test(check, suite.more if often else suite.seeds)
        body[f"test_{name}"] = every(test) if name in ON_SETTINGS else plain(test)
    body["test_steered_plays"] = plain(_steered())
    body["test_golden_playthroughs"] = every(_golden(golden, suite.seeds))
    body["test_compiled_equals_uncompiled"] = every(_compiled(suite))
    body["test_soak"] = every(_soak(suite))
    return type(f"TestConformanceOf{game.key.title()}", (), body)


def _test(check: Check, seeds: Sequence[int]) -> Callable[[object, Case], None]:
    def test(self: object, case: Case) -> None:
        check(case, seeds)

    test.__doc__ = check.__doc__
    return test


def _steered() -> Callable[[object, Case], None]:
    def test(self: object, case: Case) -> None:
        """Whatever Hypothesis chooses, the play stays sound."""
        steered(case)

    return test


def _golden(file: Path, seeds: Sequence[int]) -> Callable[[object, Case], None]:
    def test(self: object, case: Case) -> None:
        """Seeded plays go as they always went."""
        compare_with_golden(case, seeds, file)

    return test


def _compiled(suite: Suite) -> Callable[[object, Case], None]:
    form = CompiledForm(suite.cases, suite.seeds)

    @pytest.mark.source
    def test(self: object, case: Case) -> None:
        """The compiled form plays choice by choice as the source does."""
        folder = os.environ.get(COMPILED)
        if not folder:
            missing = f"compiled: {COMPILED} does not say where the compiled form is"
            if os.environ.get("CI") == "true":
                pytest.fail(missing, pytrace=False)
            pytest.skip(missing)
        form.compare(case, folder)

    return test


def _soak(suite: Suite) -> Callable[[object, Case, int], None]:
    @pytest.mark.soak
    @pytest.mark.parametrize("part", range(SOAK_PARTS))
    def test(self: object, case: Case, part: int) -> None:
        """A great many plays to their end, every check on some of them, and more steered ones."""
        seeds = suite.soak[part::SOAK_PARTS]
        for name, check in suite.checks().items():
            check(case, seeds if name in AT_EVERY_STEP else seeds[::THOROUGH_ONE_IN])
        steered(case, examples=len(seeds), seed=part)

    return test
