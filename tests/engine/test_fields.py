"""The fields that a part declares, in pure Python and as they are written out for the compiler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bossrush.engine.visit import Hasher, Part, read_into, written
from buildtools.declared import expanded

TEXT = '''
from __future__ import annotations

from typing import Any

from bossrush.engine.deck import Deck
from bossrush.engine.fields import (
    beside,
    flag,
    integer,
    integers,
    keyed,
    mask,
    numbered,
    numbered_set,
    numbers,
    one_of,
    part,
    parts,
    ref,
    refs,
    sets,
    shown,
    shown_by,
)
from bossrush.engine.state import State
from bossrush.engine.visit import Part

KEYS = ("red", "blue", "green")


def doubled(v: Any, name: str, value: int, high: int) -> int:
    """A number, written as its half."""
    return int(v.integer(name, value // 2, 0, high)) * 2


class Cards(Part):
    """What is known of the cards."""

    ids: tuple[str, ...] = beside(KEYS)
    most: int = beside(3)


CARDS = Cards()


class Pawn(Part):
    """A pawn."""

    at: int = ref(KEYS)
    up: bool = flag(start=True)
    """Whether it stands."""


class Bench(State):
    """A state with a field of each kind."""

    cards: Cards = beside(CARDS)
    count: int = integer(0, 9, start=2)
    most: int = integer(0, "cards.most")
    up: bool = flag()
    hits: list[int] = integers(1, start=[4, 5])
    key: int = ref("cards.ids")
    door: int = one_of(KEYS, start=1)
    row: list[int] = refs(KEYS)
    gaps: list[int] = refs(
        KEYS,
        null=True,
    )
    held: int = mask("cards.ids")
    loads: list[int] = keyed(KEYS, high=7, start=[0, 1, 0])
    stride: int = numbered(KEYS)
    tray: list[int] = numbers(KEYS)
    used: int = numbered_set(KEYS)
    crews: list[int] = sets(KEYS, start=[0, 0, 0])
    deck: Deck = part(Deck)
    pawns: list[Pawn] = parts(Pawn)
    others: list[Pawn] = parts("new_pawn")
    half: int = shown(doubled, "cards.most", start=4)
    left: int = shown_by("visit_hands", 1)
    right: int = beside(2)

    def visit_hands(self, v: Any) -> None:
        self.left = v.integer("left", self.left)
        self.right = v.integer("right", self.right)

    def new_pawn(self) -> Pawn:
        pawn = Pawn()
        pawn.at = 2
        return pawn
'''


SHOWN = [
    *("count", "most", "up", "hits", "key", "door", "row", "gaps", "held", "loads"),
    *("stride", "tray", "used", "crews", "deck", "pawns", "others", "half", "left", "right"),
]


def built(text: str) -> dict[str, Any]:
    """A module of this text."""
    namespace: dict[str, Any] = {"__name__": "bench"}
    exec(compile(text, "bench", "exec"), namespace)
    return namespace


FORMS = {"declared": built(TEXT), "written out": built(expanded(TEXT))}


@pytest.fixture(params=FORMS)
def bench(request: pytest.FixtureRequest) -> Any:
    return FORMS[request.param]["Bench"]()


def digest(part: Part) -> str:
    hasher = Hasher()
    part.visit(hasher)
    return hasher.digest()


def test_a_part_begins_as_its_fields_say(bench: Any) -> None:
    assert (bench.count, bench.most, bench.up, bench.hits) == (2, 0, False, [4, 5])
    assert (bench.key, bench.door, bench.row, bench.loads) == (-1, 1, [], [0, 1, 0])
    assert (bench.half, bench.left, bench.right) == (4, 1, 2)
    assert bench.deck.size() == 0


def test_each_part_has_lists_and_parts_of_its_own(bench: Any) -> None:
    other = type(bench)()
    assert bench.hits is not other.hits
    assert bench.row is not other.row
    assert bench.deck is not other.deck
    assert bench.cards is other.cards


def test_all_is_written_and_read_in_the_order_of_the_fields(bench: Any) -> None:
    assert list(written(bench))[3:] == SHOWN
    said = {
        "count": 3,
        "hits": [6],
        "key": "blue",
        "gaps": [None, "red"],
        "held": ["red", "green"],
        "loads": {"green": 7},
        "pawns": [{"at": "red"}],
        "others": [{"up": False}],
        "half": 3,
        "right": 8,
    }
    problems: list[str] = []
    read_into(bench, said, "", problems)
    assert problems == []
    assert written(bench) == {**written(bench), **said, "pawns": [{"at": "red", "up": True}]} | {
        "others": [{"at": "green", "up": False}]
    }
    assert (bench.held, bench.half, bench.right, bench.gaps) == (0b101, 6, 8, [-1, 0])


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"count": 10}, "count: expected a whole number from 0 to 9"),
        ({"most": 4}, "most: expected a whole number from 0 to 3"),
        ({"door": None}, "door: null is not one of red, blue, green"),
        ({"row": [None]}, "row: null is not one of"),
        ({"half": 4}, "half: expected a whole number from 0 to 3"),
    ],
)
def test_what_a_field_does_not_allow_is_refused(bench: Any, said: Any, fault: str) -> None:
    problems: list[str] = []
    read_into(bench, said, "", problems)
    assert len(problems) == 1
    assert problems[0].startswith(fault)


def test_both_forms_are_the_same() -> None:
    first, second = (form["Bench"]() for form in FORMS.values())
    assert written(first) == written(second)
    assert digest(first) == digest(second)
    first.count = second.count = 5
    assert digest(first.copy()) == digest(second.copy())


def test_lines_stay_where_they_are() -> None:
    places = [number for number, line in enumerate(TEXT.splitlines()) if "class " in line]
    now = expanded(TEXT).splitlines()
    assert [number for number, line in enumerate(now) if line.startswith("class ")] == places
    assert len(now) == len(TEXT.splitlines())


def test_one_field_alone_is_no_reason_to_declare_it() -> None:
    with pytest.raises(ValueError, match="Lonely: declare two fields"):
        expanded(
            "from bossrush.engine.fields import flag\n\n\nclass Lonely(Part):\n"
            '    """One field."""\n\n    up: bool = flag()\n'
        )


def test_no_game_names_the_fields_of_its_state_twice() -> None:
    """A part of a game's state makes its fields where it declares them."""
    games = Path(__file__).resolve().parents[2] / "src/bossrush/games"
    for path in games.rglob("table/*.py"):
        text = path.read_text("utf-8")
        for name in ("Die(Part)", "Loads(Part)"):  # made of what they stand for, for positions only
            text = text.replace(name, "")
        assert "(Part):" not in text or "engine.fields" in text, path
