"""Every card is used once: what its actions cost, roll and do, and the dice of its defence."""

from __future__ import annotations

import inspect
import re
from typing import NamedTuple

import pytest

from bossrush.testing.rules import rule
from tests.games.souls.bouts import attacked
from tests.games.souls.facts import EQUIPMENT
from tests.games.souls.rules import test_bonfire, test_equipment_cards
from tests.games.souls.table import TABLES, Table, fight, hero, icons, pips

ROLLED = {"k": 2, "b": 2, "o": 3}
"""What each die shows: black, blue, orange."""
BLOCK, RESIST, HEALTH = 2, 1, 10
"""Of a Sentinel."""
CONDITIONS = {"bleed", "poison", "frostbite"}


class Action(NamedTuple):
    """A line of a card, read from the notation of the facts."""

    card: str
    line: int
    reach: int
    words: list[str]

    @property
    def cost(self) -> int:
        return int(self.words[0].removesuffix(":"))

    @property
    def dice(self) -> list[int]:
        """What the dice show, in the order they are rolled."""
        found = re.match(r"((?:\d[kbo])+)", " ".join(self.words[1:]))
        pairs = re.findall(r"(\d)([kbo])", found[1]) if found else []
        return [ROLLED[colour] for count, colour in pairs for _ in range(int(count))]

    @property
    def mod(self) -> int:
        found = re.match(r"(?:\d[kbo])+([+-]\d)", " ".join(self.words[1:]))
        return int(found[1]) if found else 0

    def number(self, word: str, default: int = 0) -> int:
        """The number behind a word, `before1` or `x3`."""
        for one in self.words:
            if re.fullmatch(rf"{word}\d", one):
                return int(one[len(word) :])
        return default

    @property
    def attacks(self) -> bool:
        return bool(self.dice or CONDITIONS & set(self.words) or self.number("push"))

    @property
    def damage(self) -> int:
        """What each roll does to a Sentinel."""
        defence = RESIST if "magic" in self.words else BLOCK
        return max(0, sum(self.dice) + self.mod - defence) if self.dice else 0

    @property
    def grant(self) -> tuple[str, int, int] | None:
        """Who gains, how much Energy and how much Health."""
        for word in self.words:
            if found := re.fullmatch(r"(\w+)(?:@\d)?\+(\d)e(\d)h", word):
                return found[1], int(found[2]), int(found[3])
        return None


def actions() -> list[Action]:
    found = []
    for deck in EQUIPMENT.values():
        for card, (face, *lines) in deck.items():
            reach = face.split(" | ")[2]
            for line, words in enumerate(lines):
                found.append(Action(card, line, -1 if reach == "-" else int(reach), words.split()))
    return found


def staged(action: Action) -> Table:
    """A knight and a warrior beside it, both tired and hurt, and a Sentinel in reach."""
    place = "backup" if "backup" in action.words else "left"
    held = (
        {"left": action.card, "backup": []}
        if place == "left"
        else {"left": None, "backup": [action.card]}
    )
    knight = hero("knight", "n6", False, right=None, black=1, red=2, **held)
    warrior = hero("warrior", "n6", False, black=6, red=2)
    distance = 1 if "shaft" in action.words else 0
    foes = [("sentinel", "n1" if distance else "n6"), ("sentinel", "n12")]
    script = pips(*action.dice * action.number("x", 1))
    return fight(knight, warrior, foes=foes, script=script)


def use(table: Table, action: Action) -> None:
    """Use the action on the near Sentinel, or for both characters where it can be."""
    place = "backup" if "backup" in action.words else "left"
    mine = [o for o in table.offered() if o.startswith(f"{place}.{action.line}")]
    wanted = (">foe-0", "@n1", "@n6", "+hero-0+hero-1", "+hero-1", "+hero-0", "")
    table.choose(next(option for end in wanted for option in mine if option.endswith(end)))
    while table.asked in ("shift", "aim", "foe-pushed-to", "grant-to"):
        answers = {"shift": "stay", "aim": table.offered()[0], "grant-to": "hero-1"}
        table.choose(answers.get(table.asked, table.offered()[0]))


@rule("souls.equip.actions", "souls.attack.pay", "souls.attack.roll")
@pytest.mark.parametrize("action", actions(), ids=lambda one: f"{one.card}.{one.line}")
def test_action(action: Action) -> None:
    table = staged(action)
    use(table, action)
    assert table.dice_left == []
    left = HEALTH - action.damage * action.number("x", 1)
    bleeding = "bleed" in action.words and action.number("x", 1) > 1
    assert not bleeding  # no card of the box repeats an attack that makes bleed
    assert table.health(0) == max(0, left)
    assert table.health(1) == HEALTH
    if left > 0:
        assert table.foe_conditions(0) == CONDITIONS & set(action.words)
        moved = table.foe_node(0) != ("n1" if "shaft" in action.words else "n6")
        assert moved is (action.number("push") > 0)
    energy = [1 + action.cost, 6]
    health = [2, 2]
    if action.grant is not None:
        who, black, red = action.grant
        gainers = {"self": [0], "one": [1], "two": [0, 1], "all": [0, 1], "others": [1]}[who]
        for number in gainers:
            energy[number] = max(0, energy[number] - black)
            health[number] = max(0, health[number] - red)
    assert [table.bar(number) for number in (0, 1)] == list(zip(energy, health, strict=True))
    assert not [o for o in table.offered() if o.startswith(("left.", "backup."))]


DEFENSIVE = {
    card: face
    for deck in EQUIPMENT.values()
    for card, (face, *_) in deck.items()
    if face.split()[0] in ("armour", "one_hand", "two_hand")
}


def defended(card: str, foe: str, how: str, script: list[str]) -> Table:
    """A knight with nothing but this card is attacked on its own node."""
    slot = "armour" if DEFENSIVE[card].startswith("armour") else "left"
    bare = {"armour": None, "left": None, "right": None}
    knight = hero("knight", "n6", False, **{**bare, slot: card})
    table = attacked(knight, foe, script)
    return table.choose(how) if table.asked == "defence" else table


@rule("souls.equip.defence_values", "souls.enemy.attack.dice_source", "souls.enemy.attack.fixed")
@pytest.mark.parametrize("card", DEFENSIVE)
def test_defence(card: str) -> None:
    block, resist, dodge = DEFENSIVE[card].split(" | ")[4].split()
    for foe, how, dice, damage in (
        ("hollow_soldier", "block", block, 4),
        ("crossbow_hollow", "resist", resist, 3),
    ):
        shown = [
            ROLLED[colour]
            for count, colour in re.findall(r"(\d)([kbo])", dice)
            for _ in range(int(count))
        ]
        table = defended(card, foe, how, pips(*shown))
        assert table.bar() == (0, max(0, damage - sum(shown)))
        assert table.dice_left == []
    if card == "smoughs_armour":
        return
    lucky = [1] * min(1, int(dodge)) + [0] * (int(dodge) - 1)
    table = defended(card, "hollow_soldier", "dodge", icons(*lucky))
    assert table.bar() == (1, 0 if int(dodge) else 4)
    assert table.dice_left == []


def test_every_action_of_the_box_is_here() -> None:
    assert len(actions()) == 171


def test_every_equipment_card_of_the_box_is_used() -> None:
    """Armour and hand cards defend above; gems, rings and Embers are used one by one elsewhere."""
    told = inspect.getsource(test_equipment_cards) + inspect.getsource(test_bonfire)
    others = set(TABLES.item_ids) - set(DEFENSIVE)
    assert len(TABLES.item_ids) == 134
    assert len(others) == 17
    assert [card for card in sorted(others) if f'"{card}"' not in told] == []
