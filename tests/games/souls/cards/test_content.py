"""Equipment, characters, dice and tokens: every number and icon, against our own copy."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bossrush.engine.content import Text, load
from bossrush.engine.content.vocabulary import Vocabulary
from bossrush.engine.ledger import ledger_of
from bossrush.games.souls.cards.records import KINDS, PACKS
from bossrush.testing.rules import rule
from tests.games.souls.facts import EQUIPMENT
from tests.games.souls.notation import card

CORE = load(Vocabulary("souls", KINDS), [PACKS / "core"])
CARDS = {record.id: record for record in CORE.records("equipment")}
BEHAVIOUR = {record.id: record for record in CORE.records("behaviour")}
FACTS = {card: facts for deck in EQUIPMENT.values() for card, facts in deck.items()}


def texts(part: Any) -> list[Text]:
    """Every text of a record, however deep."""
    if isinstance(part, Text):
        return [part]
    if isinstance(part, list):
        return [text for one in part for text in texts(one)]
    if isinstance(part, msgspec.Struct):
        return [text for name in part.__struct_fields__ for text in texts(getattr(part, name))]
    return []


# -- equipment and treasure -----------------------------------------------------------------


@rule("souls.equip.card_fields", "souls.equip.actions", "souls.gear.hand_cards")
@pytest.mark.parametrize("name", FACTS)
def test_equipment_card(name: str) -> None:
    assert card(CARDS[name]) == FACTS[name]


@rule("souls.equip.card_type")
def test_every_card_lies_in_its_deck() -> None:
    decks = {name: deck.split() for deck, names in EQUIPMENT.items() for name in names}
    assert {record.id: record.decks for record in CARDS.values()} == decks
    owners = {record.id for kind in ("character", "boss") for record in CORE.records(kind)}
    for record in CARDS.values():
        for deck in record.decks:
            kind, _, owner = deck.partition("_")
            assert kind in ("starting", "class", "transposed", "common", "legendary", "boss")
            assert bool(owner) == (kind not in ("common", "legendary"))
            assert not owner or owner in owners


@rule("souls.component.treasure_counts")
def test_how_many_cards_each_deck_has() -> None:
    counts: Counter[str] = Counter()
    for record in CARDS.values():
        counts[record.decks[0].partition("_")[0]] += record.copies
    assert len(CARDS) == 134
    assert counts == {
        "starting": 13,
        "class": 20,
        "transposed": 20,
        "common": 60,
        "legendary": 10,
        "boss": 18,
    }
    assert {record.id: record.copies for record in CARDS.values() if record.copies > 1} == {
        "kite_shield": 2,
        "ember": 4,
        "titanite_shard": 4,
    }


@rule("souls.equip.actions")
def test_every_action_does_something() -> None:
    actions = [action for record in CARDS.values() for action in record.actions]
    assert len(actions) == 171
    for one in actions:
        effect = one.grant or one.boost or one.guard
        assert one.dice or effect or one.conditions or one.push or one.shift


def test_what_no_icon_says_is_said_in_words() -> None:
    for record in CARDS.values():
        assert (record.effect is None) == (record.text is None), record.id
        for one in record.actions:
            worded = one.grant or one.boost or one.guard or one.usable_from_backup
            assert bool(worded) == (one.text is not None), record.id


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("hornet_ring", {"own_attacks_add": {"dice": {"orange": 1}, "mod": -2}}),
        ("shadow_armour", {"dodge_move": 2}),
        ("tiny_beings_ring", {"start_choice": {"who": "self", "stamina": 1, "health": 1}}),
        ("blue_tearstone_ring", {"on_damage": {"who": "self", "stamina": 1}}),
        (
            "lothric_knight_armour",
            {"end_of_activation": {"who": "self", "health": 1}, "per_enemy_on_node": True},
        ),
        ("spider_shield", {"immune": ["poison"]}),
        ("sun_princess_ring", {"end_of_activation": {"who": "self", "health": 1}}),
        ("knight_slayers_ring", {"beat_by": 3, "beat_gain": {"who": "self", "stamina": 1}}),
        ("elkhorn_round_shield", {"with_two_handed": True}),
        ("black_iron_greatshield", {"ignore_push": True}),
        ("faraam_armour", {"take_aggro": True}),
        ("blessed_gem", {"weapon_attacks_add": {"dice": {"black": 1}}}),
        ("crystal_gem", {"weapon_attacks_add": {"dice": {"black": 1}}}),
        ("heavy_gem", {"weapon_attacks_add": {"dice": {"black": 1}}}),
        ("sharp_gem", {"weapon_attacks_add": {"dice": {"black": 1}}}),
        ("blood_gem", {"weapon_attacks_add": {"conditions": ["bleed"]}}),
        ("poison_gem", {"weapon_attacks_add": {"conditions": ["poison"]}}),
        ("lightning_gem", {"weapon_attacks_add": {"magic": True}}),
        ("simple_gem", {"costliest_discount": 1}),
        ("titanite_shard", {"weapon_attacks_add": {"mod": 1}}),
        ("titanite", {"weapon_attacks_add": {"mod": 1}}),
        ("chloranthy_ring", {"start_stamina": 3}),
        ("effigy_shield", {"with_two_handed": True}),
        ("ember", {"ember": True}),
        ("outrider_armour", {"immune": ["frostbite"]}),
        ("dancer_armour", {"walk": 2}),
        ("dragonslayer_armour", {"immune": ["bleed"]}),
        ("smoughs_armour", {"forbid": ["dodge", "run"]}),
    ],
)
def test_effect(name: str, effect: dict[str, Any]) -> None:
    kind = type(CARDS["ember"].effect)
    assert CARDS[name].effect == msgspec.convert(effect, kind)


def test_only_these_cards_have_effects() -> None:
    assert sum(record.effect is not None for record in CARDS.values()) == 28


@rule("souls.attack.example_shortsword")
def test_the_shortsword() -> None:
    assert card(CARDS["shortsword"])[1:] == ("0: 2k", "2: 3k")


@rule("souls.attack.example_dragonslayer_spear")
def test_the_dragonslayer_spear() -> None:
    assert card(CARDS["dragonslayer_spear"])[1:] == (
        "0: 1k1b magic shaft",
        "4: 1k2b magic shaft",
        "4: 2b magic shaft @4",
    )


# -- characters and dice --------------------------------------------------------------------


@rule("souls.component.characters")
def test_four_characters_with_their_cards() -> None:
    characters = CORE.records("character")
    assert [record.id for record in characters] == ["assassin", "herald", "knight", "warrior"]
    assert [len(record.starting) for record in characters] == [3, 4, 3, 3]
    for record in characters:
        for kind in ("class", "transposed"):
            deck = f"{kind}_{record.id}"
            assert sum(deck in card.decks for card in CARDS.values()) == 5


@rule("souls.setup.characters.equip.list")
def test_everybody_can_use_what_they_start_with() -> None:
    starting = {record.id: record.starting for record in CORE.records("character")}
    assert starting == {
        "assassin": ["assassin_armour", "estoc", "target_shield"],
        "herald": ["herald_armour", "spear", "talisman", "kite_shield"],
        "knight": ["knight_armour", "long_sword", "kite_shield"],
        "warrior": ["northern_armour", "battle_axe", "round_shield"],
    }
    for record in CORE.records("character"):
        for name in record.starting:
            assert f"starting_{record.id}" in CARDS[name].decks
            assert all(record.stats[stat][0] >= need for stat, need in CARDS[name].req.items())


@rule("souls.stats.four")
def test_stats_of_every_class() -> None:
    stats = {record.id: record.stats for record in CORE.records("character")}
    assert stats == {
        "assassin": {
            "str": [10, 16, 25, 34],
            "dex": [14, 22, 31, 40],
            "int": [11, 18, 27, 36],
            "fai": [9, 14, 22, 30],
        },
        "herald": {
            "str": [12, 19, 28, 37],
            "dex": [11, 17, 26, 34],
            "int": [8, 12, 20, 29],
            "fai": [13, 22, 31, 40],
        },
        "knight": {
            "str": [13, 21, 30, 40],
            "dex": [12, 19, 29, 38],
            "int": [9, 15, 23, 31],
            "fai": [9, 15, 23, 31],
        },
        "warrior": {
            "str": [16, 23, 32, 40],
            "dex": [9, 16, 25, 35],
            "int": [8, 15, 23, 30],
            "fai": [9, 16, 25, 35],
        },
    }


def test_taunt_and_heroic_action_of_every_class() -> None:
    found = {
        r.id: (r.taunt, r.heroic.rule, r.heroic.name.say("en")) for r in CORE.records("character")
    }
    assert found == {
        "assassin": (8, "backstab", "Backstab"),
        "herald": (4, "perseverance", "Perseverance"),
        "knight": (10, "stand_fast", "Stand Fast"),
        "warrior": (9, "berserk_charge", "Berserk Charge"),
    }


@rule("souls.component.dice")
def test_the_dice() -> None:
    assert {record.id: (record.count, record.faces) for record in CORE.records("die")} == {
        "black": (5, [0, 1, 1, 1, 2, 2]),
        "blue": (4, [1, 1, 2, 2, 2, 3]),
        "orange": (2, [1, 2, 2, 3, 3, 4]),
        "green": (4, [0, 0, 0, 1, 1, 1]),
    }


@rule("souls.component.tokens")
def test_the_tokens() -> None:
    tokens = {record.id.removeprefix("token."): record.count for record in CORE.records("token")}
    wounds = [tokens.pop(f"wound_{size}") for size in (1, 3, 5)]
    assert wounds == [6, 3, 1]
    assert [tokens.pop(cube) for cube in ("damage", "energy", "level")] == [32, 32, 16]
    assert [tokens.pop(piece) for piece in ("chest", "gravestone", "barrel")] == [4, 5, 8]
    assert [tokens.pop(one) for one in ("aggro", "first_activation", "fog_gate")] == [1, 1, 1]
    assert {tokens.pop(own) for own in ("luck", "heroic", "estus", "ember")} == {4}
    assert tokens == {"bleed": 5, "poison": 5, "frostbite": 5, "stagger": 5}
    assert sum(record.copies for record in CORE.records("trap")) == 20
    assert sum(len(record.stats) for record in CORE.records("character")) == 16


@rule("souls.trap.tokens", "souls.conflict.trap_mix")
def test_the_trap_tokens() -> None:
    traps = Counter(
        {(record.damage, record.dodge): record.copies for record in CORE.records("trap")}
    )
    assert traps == {(0, 0): 11, (1, 1): 3, (1, 2): 2, (2, 1): 2, (2, 2): 1, (3, 1): 1}
    assert sum(damage * copies for (damage, _), copies in traps.items()) == 14


# -- campaigns ------------------------------------------------------------------------------


@rule(
    "souls.campaign.first_journey",
    "souls.campaign.first_journey.s1",
    "souls.campaign.first_journey.s2",
    "souls.campaign.first_journey.s3",
    "souls.campaign.coiled_sword",
    "souls.campaign.coiled_sword.s1",
    "souls.campaign.coiled_sword.s2",
    "souls.campaign.coiled_sword.s3",
)
def test_sections_of_the_campaigns() -> None:
    found = {
        campaign.name.say("en"): [
            (section.name.say("en"), section.levels, section.bosses)
            for section in campaign.sections
        ]
        for campaign in CORE.records("campaign")
    }
    assert found == {
        "The First Journey": [
            ("Undead Burg", [1, 1, 2], ["gargoyle", "gargoyle"]),
            ("Sen’s Fortress", [1, 1, 2, 2], ["titanite_demon"]),
            ("Anor Londo", [2, 2, 3, 3, 3], ["ornstein_and_smough"]),
        ],
        "The Coiled Sword": [
            ("High Wall of Lothric", [1, 1, 1, 2, 2], ["winged_knight"]),
            ("Undead Settlement", [1, 1, 2, 2, 3], ["boreal_outrider_knight"]),
            ("High Wall of Lothric", [2, 2, 3, 3, 3], ["dancer_of_the_boreal_valley"]),
        ],
    }


# -- where records of the cards disagree ----------------------------------------------------


@rule("souls.conflict.first_costs", "souls.conflict.umbral_dagger", "souls.conflict.partizan")
@rule("souls.conflict.spell_ranges", "souls.conflict.ring_printings")
def test_disputed_numbers_of_equipment() -> None:
    assert CARDS["broadsword"].actions[0].cost == 0
    assert CARDS["irithyll_rapier"].actions[0].cost == 0
    assert [action.cost for action in CARDS["umbral_dagger"].actions] == [0, 2, 3]
    assert CARDS["partizan"].actions[2].grant.who == "all_in_range"
    spells = ("heal", "heal_aid", "soul_arrow", "poison_mist")
    assert [CARDS[spell].range for spell in spells] == [3, 3, 3, 1]
    choice = CARDS["tiny_beings_ring"].effect.start_choice
    assert (choice.stamina, choice.health) == (1, 1)
    assert CARDS["chloranthy_ring"].effect.start_stamina == 3


@rule("souls.conflict.push_not_stagger")
def test_no_card_of_the_core_set_staggers() -> None:
    assert CARDS["firebombs"].actions[0].push == 1
    assert [action.push for action in CARDS["force"].actions] == [1, 2]
    for record in CARDS.values():
        assert all("stagger" not in action.conditions for action in record.actions)
    for record in BEHAVIOUR.values():
        assert all("stagger" not in op.conditions for one in record.sides for op in one.ops)


# -- words ----------------------------------------------------------------------------------


def test_everything_is_said_in_both_languages() -> None:
    said = [text for kind in KINDS for record in CORE.records(kind) for text in texts(record)]
    assert len(said) > 350
    for text in said:
        assert set(text.words) == {"en", "fr"}, text.key
        assert all(words.strip() == words and words for words in text.words.values())


def test_french_is_set_as_french() -> None:
    """No-break spaces before high punctuation, and curly apostrophes."""
    files = sorted(Path(PACKS / "core").glob("*.yaml"))
    assert len(files) > 10
    for path in files:
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.lstrip().startswith("#"):
                assert not any(gap in line for gap in (" »", "« ", " ;", " !")), line
    for rule_ in ledger_of("souls").rules:
        french = f"{rule_.title.say('fr')} {rule_.text.say('fr')}"
        assert "'" not in french, rule_.id
        assert not any(f" {sign}" in french for sign in ":;!?»"), rule_.id


def test_the_ledger_names_the_cards_as_the_cards_do() -> None:
    """Where an English rule names a card with a French name of its own, the French one does too."""
    compared = 0
    for rule_ in ledger_of("souls").rules:
        english, french = rule_.text.say("en"), rule_.text.say("fr")
        for record in CARDS.values():
            name, nom = record.name.say("en"), record.name.say("fr")
            if name in english and name != nom and len(name.split()) > 1:
                compared += 1
                assert nom in french, (rule_.id, name)
    assert compared > 30
