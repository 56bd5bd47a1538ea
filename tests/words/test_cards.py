"""Dark Sector's cards: every outcome is told, in one voice, and there is something to decide."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from bossrush.engine.content import load
from bossrush.games.sector.cards.records import PACKS
from bossrush.games.sector.game import VOCABULARY

CONTENT: Final = load(VOCABULARY, [PACKS / "core", PACKS / "tech"])
CARDS: Final = [card for kind in ("start", "chapter", "boss") for card in CONTENT.records(kind)]
NAMES: Final = [card.id for card in CARDS]

VERBS: Final = frozenset(
    [
        "choice",
        "test",
        "hit_dice",
        "damage",
        "heal",
        "guard",
        "wound",
        "draw",
        "replicate",
        "draw_blind",
        "lose_item",
        "lose_ammo",
        "reload",
        "spend",
        "roll",
        "combat",
        "flag",
        "end",
        "forbid",
        "force_mode",
        "only_ammo",
        "no_block",
        "block",
        "reroll_row",
        "add_die",
        "extra_hit_die",
        "change_value",
        "attack_also",
        "cap_removed",
        "ignore_flank_bonus",
        "drone_fails",
    ]
)
"""What a card's text or its special may say; the verbs of items are not among them."""


def branches(verb: str, value: Any) -> Iterator[Any]:
    if verb == "choice":
        yield from (option.steps for option in value.options)
    elif verb == "test":
        yield from (value.pass_, value.fail)
    elif verb == "roll":
        yield from (one if isinstance(one, list) else one.do for one in value.table.values())
    elif verb == "combat":
        yield value.after


def within(steps: Any, depth: int = 0) -> Iterator[tuple[int, str, Any]]:
    """Every step there is, with how many choices, tests or rolls lead to it."""
    for step in steps:
        verb, value = step.chosen()
        yield depth, verb, value
        for inner in branches(verb, value):
            yield from within(inner, depth + 1)


def every(card: Any) -> Iterator[tuple[int, str, Any]]:
    yield from within(card.steps)
    if card.enemy is not None and card.enemy.special is not None:
        for rule in card.enemy.special.rules:
            yield from within(rule.do)


def tells(steps: Any) -> bool:
    """Whether something is read out whichever way these steps go."""
    for step in steps:
        verb, value = step.chosen()
        if verb in ("choice", "roll"):
            return True
        if verb == "test":
            return value.pass_text is not None and value.fail_text is not None
    return False


@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_every_option_ends_in_a_sentence(card: Any) -> None:
    """Those that an enemy's special gives among them."""
    for _, verb, value in every(card):
        if verb == "choice":
            untold = [one for one in value.options if one.text is None and not tells(one.steps)]
            assert [option.label.words["en"] for option in untold] == []


@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_cards_speak_to_you(card: Any) -> None:
    """To “you”, in stories, choices, outcomes and specials; YOU is whoever turned the card."""
    for told in texts(card, "en"):
        assert not re.search(r"\bthe (?:crew|leader)\b(?! die)", told, re.IGNORECASE), told
    for told in texts(card, "fr"):
        assert not re.search(r"\bl’équipage\b|mène la marche", told, re.IGNORECASE), told


def test_every_verb_is_used_at_least_twice() -> None:
    used = Counter(verb for card in CARDS for _, verb, _ in every(card))
    assert {verb for verb in VERBS if used[verb] < 2} == set()
    tests = [value for card in CARDS for _, verb, value in every(card) if verb == "test"]
    assert sum(test.need == "double" for test in tests) >= 2
    assert sum(test.mode == "all" for test in tests) >= 2
    charts = [set(card.enemy.chart) for card in CARDS if card.enemy is not None]
    assert sum(not chart >= {"ballistic", "energy", "explosive"} for chart in charts) >= 2


def test_ten_cards_ask_a_second_time() -> None:
    asked = [
        card.id for card in CARDS if any(d and v == "choice" for d, v, _ in within(card.steps))
    ]
    assert len(asked) >= 10


@pytest.mark.parametrize("card", CONTENT.records("chapter"), ids=lambda card: card.id)
def test_every_chapter_holds_a_choice(card: Any) -> None:
    assert any(verb == "choice" for _, verb, _ in within(card.steps))


def test_twenty_cards_look_at_what_you_carry_and_how_you_are() -> None:
    def looks(option: Any) -> bool:
        needs = option.requires
        return needs is not None and bool(needs.item or needs.ammo or needs.hp)

    found = [
        card.id
        for card in CARDS
        if any(v == "choice" and any(map(looks, o.options)) for _, v, o in within(card.steps))
    ]
    assert len(found) >= 20


def plan_of(boss: Any) -> list[tuple[str, Any]]:
    """What the berth plan does at a boss."""
    options = boss.steps[0].choice.options
    plan = next(one for one in options if one.requires and one.requires.flag == "berth_known")
    return [step.chosen() for step in plan.steps]


def test_each_boss_has_a_plan_of_its_own() -> None:
    plans = [repr(plan_of(boss)) for boss in CONTENT.records("boss")]
    assert len(plans) == len(set(plans)) == 6


@pytest.mark.parametrize("boss", CONTENT.records("boss"), ids=lambda boss: boss.id)
def test_no_plan_is_simply_better_than_walking_in(boss: Any) -> None:
    """It costs health, or settles how the fight is fought."""
    assert any(
        verb == "damage" or (verb == "combat" and value.mode != "choice")
        for verb, value in plan_of(boss)
    )


def options_of(card: Any) -> Iterator[Any]:
    for _, verb, value in within(card.steps):
        if verb == "choice":
            yield from value.options


@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_ammo_alone_never_buys_a_way_round_a_fight(card: Any) -> None:
    """Reloading between chapters is free: what is paid in ammo costs something else as well."""
    for option in options_of(card):
        verbs = {verb for verb, _ in (step.chosen() for step in option.steps)}
        if verbs & {"spend", "lose_ammo"} and not verbs & {"combat", "test"}:
            assert verbs & {"damage", "hit_dice"}, option.label.words["en"]


def test_nobody_but_a_named_specialist_takes_most_tests() -> None:
    """A crew that may always send its best has nothing to decide."""
    tests = [value for card in CARDS for _, verb, value in every(card) if verb == "test"]
    assert sum(test.who == "one" for test in tests) * 3 < len(tests)


@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_a_hint_leaves_open_what_a_die_decides(card: Any) -> None:
    """Where a rolled table decides, the hint names none of its faces."""
    for option in options_of(card):
        tables = [
            value.table for verb, value in (s.chosen() for s in option.steps) if verb == "roll"
        ]
        for face in (face for table in tables for face in table):
            assert not re.search(rf"\b{face}\b", option.hint.words["en"], re.IGNORECASE)


TICS: Final = {
    "en": (
        r"(?:hand|finger|hair)(?:’s)?[- ](?:width|breadth)|width of a (?:hand|finger)",
        r"\b(?:no|in a|any) hurry|hurried",
        r"take(?:s)? (?:its|their|his|her) time|all the time in",
        r"one after another",
    ),
    "fr": (
        r"largeur (?:de|d’une?) (?:main|doigt)",
        r"sans hâte|pas press|de pressé",
        r"(?:tout|prend) (?:son|leur) temps",
        r"l’une? après l’autre",
    ),
}
"""What the cards once said again and again."""


@pytest.mark.parametrize(
    ("lang", "tic"), [(lang, tic) for lang, tics in TICS.items() for tic in tics]
)
def test_what_recurs_is_varied(lang: str, tic: str) -> None:
    said = [text for card in CARDS for text in texts(card, lang)]
    found = [text for text in said if re.search(tic, text, re.IGNORECASE)]
    assert len(found) <= 4, found


def texts(record: Any, lang: str) -> Iterator[str]:
    """Every text of a record in a language."""
    words = getattr(record, "words", None)
    if isinstance(words, dict):
        yield words[lang]
        return
    if isinstance(record, dict):
        parts: Any = record.values()
    elif isinstance(record, list | tuple):
        parts = record
    else:
        parts = [getattr(record, name) for name in getattr(record, "__struct_fields__", ())]
    for part in parts:
        yield from texts(part, lang)
