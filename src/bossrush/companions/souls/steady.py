"""`steady` for Dark Souls: it stands where it is safe, strikes where it counts, shops and rests.

It looks one enemy activation ahead by the rules themselves, weighs Block against Dodge by the
exact odds, and thinks on a copy of what everybody can see.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.companions.companion import Companion, Judgement
from bossrush.companions.souls.danger import Known, cost_of, forecast
from bossrush.companions.souls.equipment import card_worth
from bossrush.companions.souls.ground import trap_fear
from bossrush.companions.souls.journey import (
    STOCK,
    card,
    card_place,
    explore,
    power_of,
    share,
)
from bossrush.companions.souls.lessons import Lessons
from bossrush.companions.souls.prospects import SoulsProspects
from bossrush.companions.souls.tactics import act
from bossrush.companions.souls.taste import TASTE
from bossrush.companions.souls.worth import energy_price, facing_in, foe_worth, use_worth
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.engine.sets import has
from bossrush.games.souls.cards.dice import colour_of, face_of
from bossrush.games.souls.cards.terms import BACKSTAB, FRONT, is_hero
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.attack_options import aimed
from bossrush.games.souls.rules.character_movement import dodge_cost, dodge_node
from bossrush.games.souls.rules.enemy_attack import strength
from bossrush.games.souls.rules.roll_results import attack_power, health_after, is_magic_attack
from bossrush.games.souls.table.fight import ATTACK_ROLL, DODGE_ROLL, TRAP_ROLL
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view.odds import Fate, blow, fate, trap_fate

TRAP_DAMAGE: Final = 2
"""About what a trap does."""
HOPELESS: Final = 60.0
"""After so many rounds it faces its end: a party that can only run away would run for ever."""


class SteadySouls(Companion):
    """Plays one seat, or all of them, from what everybody can see."""

    key: ClassVar[str] = "steady"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.idle = 0
        """How many activations have begun since any foe was hurt."""
        self.left = 0
        """The health the foes had then."""
        self.lessons = Lessons()

    def answer(self, play: Play, decision: Decision) -> int:
        values = decision.values()
        if len(values) == 1:
            return values[0]
        s = cast(Dungeon, play.state)
        question = decision.question
        hero = decision.actor
        if question is questions.ACT:
            return self.act(s, hero, values)
        if question is questions.DEFENCE:
            return defend(s, hero, values)
        if question is questions.ROLLED:
            return rolled(s, hero, values)
        if question is questions.EXPLORING:
            return explore(s, values, self.lessons)
        if question is questions.TRAP:
            return best_fate(s, hero, values, True)
        if question in (questions.CHARACTER, questions.BOSS):
            return values[self.stream.pick(len(values), s.tables.side_die)]
        if question is questions.CARD:
            return card(s, hero, values)
        if question is questions.CARD_PLACE:
            return card_place(s, hero, values)
        if question is questions.SHARE:
            return share(s, values)
        return settle(s, decision, values)

    def act(self, s: Dungeon, hero: int, values: list[int]) -> int:
        """One thing to do; a character that waits too long grows bolder."""
        left = sum(foe.health for foe in s.fight.foes)
        if left != self.left:
            self.idle = 0
            self.left = left
        if s.fight.fresh:
            self.idle += 1
        waited = self.idle / len(s.party)
        care = 1.0 / (1.0 + TASTE.bolder * waited) if waited < HOPELESS else 0.0
        return act(s.copy(), hero, values, care)

    def judgement(self) -> Judgement:
        return SoulsProspects()


# -- defending --------------------------------------------------------------------------------


def defend(s: Dungeon, hero: int, values: list[int]) -> int:
    """Block or dodge, by the odds."""
    return best_fate(s, hero, values, False)


def best_fate(s: Dungeon, hero: int, values: list[int], trap: bool) -> int:
    """The defence that promises most: to live, to suffer little, to stand well afterwards."""
    best, chosen = -1e9, values[0]
    character = s.party[hero]
    for value in values:
        expected: Fate = trap_fate(s, hero, value) if trap else fate(s, hero, value)
        worth = TASTE.survival * expected.survives - expected.mean
        if answers.dodges(value):
            cost = dodge_cost(s, hero, dodge_node(value))
            worth -= energy_price(s, hero, cost)
            if character.is_ready_for(BACKSTAB) and not trap:
                worth += 0.8 * expected.unhurt
            worth += footing(s, value)
        elif character.luck:
            worth += 0.2
        if worth > best:
            best, chosen = worth, value
    return chosen


def footing(s: Dungeon, value: int) -> float:
    """How good the place is that a dodge leads to, beside staying."""
    node = dodge_node(value)
    if node < 0:
        return -0.05 if answers.DODGE_ROUND.fits(value) else 0.0
    worth = -0.15 - 1.2 * trap_fear(s, node)
    distance = s.board().distance[node]
    for number, foe in enumerate(s.fight.foes):
        if foe.node >= 0 and number != s.fight.acting and not foe.acted:
            worth += 0.06 * min(3, distance[foe.node])
    return worth


def rolled(s: Dungeon, hero: int, values: list[int]) -> int:
    """Luck and Stand Fast where they save a life, or much."""
    character = s.party[hero]
    keep, stand_fast = answers.KEEP.answer(), answers.STAND_FAST.answer()
    if s.fight.roll == ATTACK_ROLL:
        return _attack_luck(s, hero, values)
    if s.fight.roll in (DODGE_ROLL, TRAP_ROLL):
        hurt = strength(s) if s.fight.roll == DODGE_ROLL else TRAP_DAMAGE
        return _best_die(s, values) if hurt >= character.free() or hurt >= 4 else keep
    left = strength(s) - s.fight.total()
    deadly = left >= character.free() or character.free() - left <= 1
    if stand_fast in values and (deadly or left >= 3):
        return stand_fast
    if deadly or left >= 3:
        return _best_die(s, values)
    return keep


def _best_die(s: Dungeon, values: list[int]) -> int:
    """The die that promises most when it is rolled again."""
    best, chosen = 0.25, answers.KEEP.answer()
    for value in values:
        if answers.REROLL.fits(value):
            die = s.fight.tray[answers.DIE.of(value)]
            pips = s.tables.pips[colour_of(die)]
            gain = sum(pips) / 6 - pips[face_of(die)]
            if gain > best:
                best, chosen = gain, value
    return chosen


def _attack_luck(s: Dungeon, hero: int, values: list[int]) -> int:
    """On an attack only late in a boss fight, or when a die came up blank against a great foe."""
    if not s.fight.boss:
        return _felling_die(s, hero, values)
    low = min(foe.health for foe in s.fight.foes if foe.node >= 0)
    return _best_die(s, values) if low <= 3 else answers.KEEP.answer()


def _felling_die(s: Dungeon, hero: int, values: list[int]) -> int:
    """The die that, rolled again, most likely fells somebody who would stand otherwise."""
    magic = is_magic_attack(s, hero)
    total = s.fight.total()
    best, chosen = TASTE.felling, answers.KEEP.answer()
    for value in values:
        if not answers.REROLL.fits(value):
            continue
        die = s.fight.tray[answers.DIE.of(value)]
        pips = s.tables.pips[colour_of(die)]
        rest = total - pips[face_of(die)]
        likely = 0.0
        for pip in pips:
            likely += _felled(s, hero, rest + pip, magic) / len(pips)
        likely -= _felled(s, hero, total, magic)
        if likely > best:
            best, chosen = likely, value
    return chosen


def _felled(s: Dungeon, hero: int, total: int, magic: bool) -> int:
    """How many foes fall if the attack in the tray comes to this."""
    power = attack_power(s, hero, total)
    count = 0
    for number in s.fight.struck:
        if health_after(s, number, power, magic) == 0:
            count += 1
    return count


# -- what the players settle for the foes ---------------------------------------------------------


def settle(s: Dungeon, decision: Decision, values: list[int]) -> int:
    """Pushes, steps of foes, places: whatever leaves the party best off."""
    question = decision.question
    hero = decision.actor
    if question is questions.ENTRY:
        return entry(s, hero, values)
    if question is questions.LEADER:
        return leader(s, values)
    if question is questions.FIRST_HERO:
        return max(values, key=lambda one: power_of(s, one))
    if question in (questions.PUSHED_TO, questions.DODGE_ON, questions.SHIFT):
        return _place(s, decision, values)
    if question is questions.FOE_STEP:
        return min(values, key=lambda node: len(s.heroes_on(node)))
    if question is questions.FOE_PUSHED_TO:
        return min(values, key=s.crowd)  # onto a full node the pushing would go on
    if question is questions.PUSHED_OUT:
        foes = [model for model in values if not is_hero(model)]
        return foes[0] if foes else values[0]
    if question is questions.AIM:
        slot, line = s.fight.slot, s.fight.line
        return max(values, key=lambda aim: use_worth(s, hero, aimed(slot, line, aim)))
    if question is questions.BACKSTAB:
        return max(values, key=lambda use: backstab_worth(s, hero, use))
    if question is questions.GRANT_TO:
        return max(values, key=lambda one: s.party[one].black + s.party[one].red)
    if question is questions.START_GAIN:
        one = s.party[hero]
        return 1 if one.red and one.black <= 2 else 0
    if question is questions.TAKE_AGGRO:
        other = s.party[s.fight.aggro]
        return 1 if other.free() + 3 < s.party[hero].free() else 0
    if question is questions.ARC:
        return _arc(s, hero, values)
    if question is questions.DASHING:
        return answers.FIGHT_ON.answer()
    if question is questions.SALE:
        return _sold(s, values)
    if question is questions.NEXT_FOE:
        return max(values, key=lambda foe: foe_worth(s, foe))
    return values[0]


def backstab_worth(s: Dungeon, hero: int, answer: int) -> float:
    """What a Backstab is worth, and what it is to pass."""
    return -0.1 if answers.PASS.fits(answer) else blow(s, hero, answer).mean


def _sold(s: Dungeon, values: list[int]) -> int:
    """The least of the cards that nobody wears, while there are too many."""
    if len(s.inventory) <= STOCK:
        return answers.DONE.answer()
    cards = [value for value in values if answers.IN_STOCK.fits(value)]
    return min(cards, key=lambda card: card_worth(s.tables, s.inventory[answers.STOCK.of(card)]))


def entry(s: Dungeon, hero: int, values: list[int]) -> int:
    """Where the first enemy activation will do the least harm, no matter who leads the way.

    Enemies act first. Those who are not in yet are thought to come in beside this character.
    """
    twin = s.copy()
    known = Known(twin)
    best, chosen = -1e9, values[0]
    for node in values:
        for one in range(hero, len(twin.party)):
            twin.party[one].node = node
        fear = min(_fear(twin, known, one) for one in range(len(twin.party)))
        worth = TASTE.aloof * _distance(s, node) - fear
        if worth > best:
            best, chosen = worth, node
    return chosen


def leader(s: Dungeon, values: list[int]) -> int:
    """The one who draws the enemies to where they do the least harm; among equals the strongest."""
    twin = s.copy()
    known = Known(twin)
    return max(values, key=lambda one: TASTE.forward * power_of(s, one) - _fear(twin, known, one))


def _fear(s: Dungeon, known: Known, leader: int) -> float:
    """What the first enemy activation costs if this character leads; `s` is a copy."""
    s.fight.aggro = leader
    return cost_of(s, forecast(s, known))


def _distance(s: Dungeon, node: int) -> float:
    """How far from all foes a node is, a little less where it is crowded."""
    distance = s.board().distance[node]
    far = sum(min(3, distance[foe.node]) for foe in s.fight.foes if foe.node >= 0)
    return far - 0.3 * s.crowd(node)


def _arc(s: Dungeon, hero: int, values: list[int]) -> int:
    """Out of the front, into a weak arc."""
    boss = s.boss_on(s.party[hero].node)
    weak = s.fight.weak[boss] if boss >= 0 else 0
    return max(values, key=lambda arc: (2 if has(weak, arc) else 0) - (1 if arc == FRONT else 0))


def _place(s: Dungeon, decision: Decision, values: list[int]) -> int:
    """The node that is best to be on when the enemies act next."""
    twin = s.copy()
    hero = decision.actor
    character = twin.party[hero]
    home, place = character.node, character.place
    pushed = decision.question is questions.PUSHED_TO
    known = Known(twin)
    best, chosen = -1e9, values[0]
    for value in values:
        stays = not pushed and answers.STAY.fits(value)
        if not pushed and answers.STEP_ROUND.fits(value):
            continue
        node = value if pushed else home if stays else answers.NODE.of(value)
        character.node = node
        character.place = place if node == home else facing_in(twin, node, home)
        worth = -cost_of(twin, forecast(twin, known)) - trap_fear(twin, node)
        if decision.question is questions.SHIFT:
            use = answers.USE.answer(s.fight.slot, s.fight.line)
            worth += 0.2 * use_worth(twin, hero, use) if stays else 0.0
        if worth > best:
            best, chosen = worth, value
        character.node, character.place = home, place
    return chosen
