"""What is printed on the cards of the core set, in a short notation of the tests' own.

Of an equipment card: its slot and category; the stats it asks for; its range; its upgrade slots;
its Block, Resist and Dodge; and a line for each action. Dice are `2k1b1o`: black, blue, orange.
`3: 2k-1 node before1 @2` costs 3 Energy, rolls two black dice less 1 at a whole node within range
2, after a shift of 1. A grant is `all+1e2h`: everyone in range gains 1 Energy and 2 Health.
"""

from __future__ import annotations

EQUIPMENT: dict[str, dict[str, tuple[str, ...]]] = {
    "starting_assassin": {
        "assassin_armour": ("armour armour | str10 dex14 | - | 0 | 1k 1k 1",),
        "estoc": ("one_hand weapon | dex14 | 0 | 0 | - - 0", "0: 2k-1", "3: 3k-1"),
        "target_shield": ("one_hand shield | - | - | 0 | - - 1",),
    },
    "starting_herald": {
        "herald_armour": ("armour armour | str10 fai10 | - | 0 | 1k 1k 1",),
        "spear": ("one_hand weapon | - | 1 | 0 | - - 0", "0: 1k shaft", "3: 1k+1 shaft"),
        "talisman": (
            "one_hand miracle | str12 fai12 | 2 | 0 | - - 0",
            "0: all+1e0h",
            "3: one+6e0h",
        ),
    },
    "starting_herald starting_knight": {
        "kite_shield": ("one_hand shield | - | - | 0 | 1k - 0",),
    },
    "starting_knight": {
        "knight_armour": ("armour armour | str12 | - | 0 | 1b 1k 0",),
        "long_sword": ("one_hand weapon | str13 dex12 | 0 | 0 | - - 0", "0: 1b", "4: 1k1b"),
    },
    "starting_warrior": {
        "battle_axe": ("one_hand weapon | str14 | 0 | 0 | - - 0", "0: 2k", "2: 2k node"),
        "northern_armour": ("armour armour | str16 dex8 | - | 0 | 1k 1k 1",),
        "round_shield": ("one_hand shield | - | - | 0 | 1k - 0",),
    },
    "class_assassin": {
        "composite_bow": (
            "two_hand weapon | str15 dex21 | 4 | 1 | - - 1",
            "0: 2k-1 shaft",
            "3: 3k-1 shaft",
        ),
        "hornet_ring": ("armour_upgrade upgrade | dex30 | - | 0 | - - 0",),
        "rotten_ghru_dagger": (
            "one_hand weapon | dex17 int17 | 0 | 1 | - - 0",
            "0: 2k-1 poison",
            "3: 3k-1 poison",
        ),
        "shadow_armour": ("armour armour | dex34 fai17 | - | 2 | - - 2",),
        "spotted_whip": (
            "one_hand weapon | dex30 int23 | 1 | 1 | - - 1",
            "0: 2k-1 poison",
            "3: 1k1b-1 poison",
        ),
    },
    "class_herald": {
        "cathedral_knight_armour": ("armour armour | int18 fai22 | - | 2 | 1b 2k 0",),
        "golden_wing_crest_shield": ("one_hand shield | str26 fai26 | 0 | 1 | 1b 1b 0", "0: 1k"),
        "lothrics_holy_sword": (
            "one_hand weapon | str27 fai31 | 0 | 1 | - 1k 0",
            "0: 1b magic one@1+1e0h",
            "3: 1k1b magic one@1+1e0h",
        ),
        "replenishment": ("one_hand miracle | fai25 | 1 | 0 | - - 0", "0: all+1e0h", "2: all+0e1h"),
        "tiny_beings_ring": ("armour_upgrade upgrade | fai20 | - | 0 | - - 0",),
    },
    "class_knight": {
        "blue_tearstone_ring": ("armour_upgrade upgrade | dex25 fai25 | - | 0 | - - 0",),
        "broadsword": (
            "one_hand weapon | str30 dex28 | 0 | 1 | 1k 1k 0",
            "0: 2k",
            "2: 1k1b before1",
            "4: 2b before1",
        ),
        "lothric_knight_armour": ("armour armour | str21 fai15 | - | 2 | 1b 1b 0",),
        "spider_shield": ("one_hand shield | str27 int15 | - | 0 | 2k - 0",),
        "sun_princess_ring": ("armour_upgrade upgrade | str30 fai25 | - | 0 | - - 0",),
    },
    "class_warrior": {
        "caestus": ("one_hand weapon | int15 | 0 | 0 | - - 0", "0: 2k", "3: 2k backup"),
        "great_wooden_hammer": ("two_hand weapon | str30 | 0 | 1 | 1k - 0", "0: 3k", "3: 3k node"),
        "knight_slayers_ring": ("armour_upgrade upgrade | str30 | - | 0 | - - 0",),
        "silver_knight_shield": (
            "one_hand shield | str31 dex23 | 0 | 1 | 1b - 0",
            "1: 1k1b",
            "3: 2b",
        ),
        "spiked_mace": (
            "two_hand weapon | str32 fai22 | 0 | 1 | 1k 1k 0",
            "1: 1k1b",
            "3: 1k2b",
            "5: 1k2b node",
        ),
    },
    "transposed_assassin": {
        "alva_armour": ("armour armour | str24 dex38 int24 | - | 1 | 1b 1b 2",),
        "carthus_curved_sword": (
            "one_hand weapon | dex35 int25 | 0 | 1 | - - 1",
            "1: 2b-1 after1",
            "3: 3b-1 after1",
            "0: shift2",
        ),
        "elkhorn_round_shield": ("one_hand shield | str16 dex34 int16 | - | 0 | 1k 2k 1",),
        "lucerne": (
            "two_hand weapon | dex31 int31 | 0 | 1 | 1k 1k 1",
            "1: 2k1b-1 after1",
            "4: 3k1b-1 after1",
            "0: shift2",
        ),
        "umbral_dagger": (
            "one_hand weapon | dex35 int35 | 0 | 1 | - - 1",
            "0: 2b-1",
            "2: 2o-1",
            "3: 1b2o-1",
        ),
    },
    "transposed_herald": {
        "bountiful_light": (
            "one_hand miracle | fai35 | 1 | 0 | - - 0",
            "2: two+2e0h",
            "4: two+0e2h",
        ),
        "bountiful_sunlight": (
            "one_hand miracle | int20 fai35 | 3 | 0 | - - 0",
            "0: one+6e0h",
            "3: others+6e0h",
        ),
        "grass_crest_shield": ("one_hand shield | str28 fai28 | 1 | 0 | 1b 1o 0", "0: one+1e0h"),
        "partizan": (
            "two_hand weapon | str28 dex17 fai35 | 1 | 1 | 1b 1k 0",
            "1: 2b shaft",
            "4: 2b1o shaft",
            "0: all+2e0h",
        ),
        "saint_bident": (
            "one_hand weapon | str35 fai35 | 1 | 2 | 1k 1k 0",
            "0: 2b shaft",
            "3: 1k2b shaft",
            "0: one+2e0h",
        ),
    },
    "transposed_knight": {
        "black_iron_greatshield": ("one_hand shield | str27 dex37 int17 | - | 0 | 1b 2b 0",),
        "elite_knight_armour": ("armour armour | str35 fai15 | - | 2 | 2b 1k 0",),
        "falchion": ("one_hand weapon | str37 dex30 fai23 | 0 | 2 | 1k 1b 0", "0: 2b", "3: 2o"),
        "faraam_armour": ("armour armour | str29 int19 | - | 2 | 1o 1b 0",),
        "twin_dragon_greatshield": ("one_hand shield | str35 dex35 int15 fai15 | - | 0 | 2b 1b 0",),
    },
    "transposed_warrior": {
        "balder_side_sword": (
            "one_hand weapon | str33 dex23 | 0 | 1 | - 1k 0",
            "0: 2b",
            "4: 2o before1 @1",
        ),
        "dragonslayers_axe": (
            "one_hand weapon | str35 dex15 int15 fai15 | 0 | 1 | - 1k 0",
            "0: 1o magic",
            "3: 1b1o magic before1",
        ),
        "fallen_knight_armour": ("armour armour | str30 int22 | - | 2 | 1b 1b 1",),
        "great_machete": (
            "two_hand weapon | str40 dex35 | 1 | 1 | 1k 1k 0",
            "1: 3b",
            "4: 2k2o",
            "4: 3b node",
        ),
        "warpick": ("one_hand weapon | str35 dex25 | 0 | 1 | - - 0", "1: 1b1o", "4: 1b2o"),
    },
    "common": {
        "black_armour": ("armour armour | dex20 int20 | - | 2 | 1b 1k 1",),
        "blessed_gem": ("weapon_upgrade upgrade | fai25 | - | 0 | - - 0",),
        "blood_gem": ("weapon_upgrade upgrade | str15 | - | 0 | - - 0",),
        "brigand_axe": ("one_hand weapon | str19 int16 | 0 | 1 | - 1k 0", "0: 2k", "3: 1k1b"),
        "chloranthy_ring": ("armour_upgrade upgrade | str18 dex18 int18 fai18 | - | 0 | - - 0",),
        "claymore": ("two_hand weapon | str30 dex26 | 1 | 1 | 1k - 0", "1: 2b+1", "4: 2o+1"),
        "court_sorcerer_robes": ("armour armour | dex17 int22 | - | 2 | 1k 1b 1",),
        "crystal_gem": ("weapon_upgrade upgrade | int25 | - | 0 | - - 0",),
        "deacon_robes": ("armour armour | fai24 | - | 1 | 1k 2k 1",),
        "dragon_crest_shield": ("one_hand shield | str21 fai21 | - | 0 | 1b 1b 0",),
        "drang_armour": ("armour armour | str18 dex14 | - | 1 | 1b - 1",),
        "east_west_shield": ("one_hand shield | int28 | - | 0 | 1k 1b 1",),
        "eastern_iron_shield": ("one_hand shield | dex28 | - | 0 | 1b - 1",),
        "effigy_shield": ("one_hand shield | str10 fai10 | - | 0 | 1k 1k 0",),
        "ember": ("consumable item | - | - | 0 | - - 0",),
        "exile_armour": ("armour armour | str26 fai16 | - | 2 | 2b - 0",),
        "fireball": (
            "one_hand pyromancy | int23 | 2 | 0 | - - 0",
            "0: 2k magic",
            "5: 2o magic node",
        ),
        "firebombs": ("one_hand weapon | int15 fai15 | 1 | 0 | - - 0", "4: 3k magic node push1"),
        "firelink_armour": ("armour armour | str20 int15 | - | 2 | 1b 1b 0",),
        "force": ("one_hand miracle | int12 | 2 | 0 | - - 0", "0: push1", "2: push2"),
        "great_mace": ("two_hand weapon | str21 fai28 | 0 | 2 | 1k 1k 0", "0: 1b+1", "3: 2b+1"),
        "great_magic_weapon": (
            "one_hand sorcery | int12 fai12 | - | 0 | - - 0",
            "0: boost-magic",
            "2: boost-magic+1",
        ),
        "greataxe": (
            "two_hand weapon | str32 dex22 | 0 | 2 | 1b - 0",
            "0: 2b",
            "3: 2o",
            "3: 2b node",
        ),
        "halberd": (
            "two_hand weapon | str18 fai31 | 1 | 2 | 1b - 0",
            "1: 1b+1 shaft",
            "4: 2b+1 shaft",
        ),
        "hard_leather_armour": ("armour armour | str26 dex26 int26 | - | 1 | 1k 1k 2",),
        "heal": ("one_hand miracle | fai23 | 3 | 0 | - - 0", "0: one+1e1h", "3: one+0e4h"),
        "heal_aid": ("one_hand miracle | fai13 | 3 | 0 | - - 0", "0: one+1e1h"),
        "heavy_gem": ("weapon_upgrade upgrade | str25 | - | 0 | - - 0",),
        "kukris": ("one_hand weapon | dex15 | 1 | 0 | - - 0", "0: bleed"),
        "lightning_gem": ("weapon_upgrade upgrade | int15 | - | 0 | - - 0",),
        "masters_attire": ("armour armour | dex30 int18 | - | 2 | - - 2",),
        "morning_star": ("one_hand weapon | str16 fai19 | 0 | 1 | - 1k 0", "0: 1b", "3: 2b"),
        "murakumo": ("one_hand weapon | dex27 int17 | 0 | 1 | - - 1", "0: 1k", "3: 3k"),
        "pierce_shield": ("one_hand shield | str16 dex10 | 0 | 1 | 1k - 0", "2: 2k"),
        "poison_gem": ("weapon_upgrade upgrade | dex15 | - | 0 | - - 0",),
        "poison_mist": (
            "one_hand pyromancy | dex11 int16 | 1 | 0 | - - 0",
            "1: poison",
            "3: node poison",
        ),
        "rapier": ("one_hand weapon | dex21 int21 | 0 | 1 | 1k - 0", "0: 1k+1", "3: 2b"),
        "reinforced_club": ("one_hand weapon | str23 fai16 | 0 | 2 | - - 0", "0: 1b", "3: 2b"),
        "scimitar": ("one_hand weapon | dex20 int18 | 0 | 1 | - - 0", "0: 2k", "3: 2o-1"),
        "sharp_gem": ("weapon_upgrade upgrade | dex25 | - | 0 | - - 0",),
        "shortsword": ("one_hand weapon | str15 dex23 | 0 | 1 | - - 0", "0: 2k", "2: 3k"),
        "silver_eagle_kite_shield": ("one_hand shield | str15 | - | 0 | 1b - 0",),
        "silver_knight_straight_sword": (
            "one_hand weapon | str20 dex20 int20 fai20 | 0 | 2 | - - 1",
            "0: 2k",
            "3: 1k1b",
        ),
        "simple_gem": ("weapon_upgrade upgrade | fai15 | - | 0 | - - 0",),
        "sorcerers_staff": (
            "two_hand weapon | str15 int30 | 1 | 2 | - 1b 1",
            "0: 1b",
            "3: 2b",
            "3: 1o magic @3",
        ),
        "soul_arrow": ("one_hand sorcery | int16 | 3 | 0 | - - 0", "0: 2k magic", "4: 3k magic"),
        "soulstream": (
            "one_hand sorcery | int22 | 1 | 0 | - - 0",
            "0: 1k magic node",
            "2: 1b magic node @2",
            "4: 1o magic node @3",
        ),
        "sunless_armour": ("armour armour | str13 fai13 | - | 2 | 1b 1k 0",),
        "sunset_armour": ("armour armour | str20 fai24 | - | 2 | 2k 1k 1",),
        "thrall_axe": ("one_hand weapon | str16 dex16 | 0 | 2 | - - 0", "0: 2k", "3: 1k1b"),
        "titanite_shard": ("weapon_upgrade upgrade | - | - | 0 | - - 0",),
        "winged_spear": (
            "two_hand weapon | str20 fai22 | 1 | 2 | 1k 1k 0",
            "0: 1k+1 shaft",
            "3: 2k+1 shaft",
        ),
        "worker_armour": ("armour armour | str12 dex12 int12 fai12 | - | 2 | 1k 1k 1",),
        "zweihander": ("two_hand weapon | str35 dex25 | 1 | 2 | 1k - 0", "2: 1k2b", "5: 1k2o"),
    },
    "legendary": {
        "avelyn": (
            "two_hand weapon | dex30 int23 | 3 | 1 | - - 1",
            "1: 1b shaft x3",
            "4: 1o shaft x3",
        ),
        "dark_sword": (
            "one_hand weapon | str30 dex30 | 0 | 2 | - - 0",
            "0: 1b",
            "2: 2b",
            "5: 2o before1",
        ),
        "dragon_tooth": (
            "two_hand weapon | str37 fai25 | 1 | 1 | 1k 1b 0",
            "4: 1b2o",
            "6: 1b2o node",
            "0: self+2e0h",
        ),
        "drake_sword": (
            "one_hand weapon | str27 dex17 int17 | 0 | 0 | - - 0",
            "2: 2b",
            "4: 2o",
            "4: 2b @3",
        ),
        "fume_ultra_greatsword": (
            "two_hand weapon | str37 dex33 | 1 | 2 | 1b 1k 0",
            "2: 1b1o",
            "5: 2b1o",
            "4: 1b1o node",
        ),
        "gotthard_twinswords": (
            "two_hand weapon | str25 dex35 | 0 | 1 | 1k 1k 0",
            "1: 2k x2",
            "4: 2b x2",
            "3: 2b @1",
        ),
        "moonlight_greatsword": (
            "two_hand weapon | str21 dex21 int31 | 0 | 2 | 1k - 0",
            "0: 1k1b magic",
            "3: 3b magic",
            "4: 3b magic @3",
        ),
        "santiers_spear": (
            "two_hand weapon | str20 dex30 | 0 | 1 | - - 0",
            "1: 2b+1 shaft @1",
            "3: 2b node before1",
            "4: 3b node",
        ),
        "sunlight_straight_sword": (
            "one_hand weapon | str15 dex15 fai30 | 0 | 1 | - - 0",
            "0: 1k1b",
            "3: 2b",
            "0: guard-1k-1k",
        ),
        "washing_pole": (
            "two_hand weapon | dex37 fai21 | 2 | 2 | - - 1",
            "0: 2k shaft",
            "2: 2b shaft",
            "4: 2b shaft bleed",
        ),
    },
    "boss_boreal_outrider_knight": {
        "irithyll_rapier": (
            "one_hand weapon | dex24 int24 | 0 | 2 | 1k - 0",
            "0: 2k frostbite",
            "2: 1k1b frostbite",
        ),
        "irithyll_straight_sword": (
            "one_hand weapon | str23 int23 | 0 | 1 | - - 0",
            "0: 2k+1 frostbite",
            "3: 2k1b frostbite",
        ),
        "outrider_armour": ("armour armour | dex24 fai24 | - | 2 | 2k 1k 1",),
    },
    "boss_dancer_of_the_boreal_valley": {
        "dancer_armour": ("armour armour | dex35 int25 fai25 | - | 1 | 1k 1k 2",),
        "dancers_enchanted_swords": (
            "two_hand weapon | dex36 int26 | 0 | 1 | - - 1",
            "2: 1b magic before1 x2",
            "4: 1k1b magic before1 x2",
        ),
        "soothing_sunlight": ("one_hand miracle | fai38 | 1 | 0 | - - 0", "4: all+0e4h"),
    },
    "boss_gargoyle": {
        "gargoyle_tail_axe": (
            "two_hand weapon | str25 dex25 | 0 | 1 | - 1k 0",
            "1: 2b",
            "4: 3b node",
        ),
        "gargoyles_halberd": (
            "two_hand weapon | str25 fai25 | 1 | 2 | 1k - 0",
            "0: 1o shaft",
            "4: 2o shaft",
        ),
        "gargoyles_shield": ("one_hand shield | int25 fai25 | - | 0 | 1k 2b 0",),
    },
    "boss_ornstein_and_smough": {
        "dragonslayer_armour": ("armour armour | str21 fai31 | - | 1 | 1k1b 1k1b 0",),
        "dragonslayer_spear": (
            "one_hand weapon | str27 fai27 | 1 | 1 | - - 0",
            "0: 1k1b magic shaft",
            "4: 1k2b magic shaft",
            "4: 2b magic shaft @4",
        ),
        "smoughs_armour": ("armour armour | str37 | - | 1 | 2b 2b 0",),
        "smoughs_hammer": (
            "two_hand weapon | str37 | 1 | 1 | - - 0",
            "2: 1b1o self+0e1h",
            "6: 2b2o self+0e1h",
        ),
    },
    "boss_titanite_demon": {
        "titanite": ("weapon_upgrade upgrade | - | - | 0 | - - 0",),
        "titanite_catch_pole": (
            "two_hand weapon | str28 dex22 | 1 | 1 | 1k - 0",
            "1: 1k1b magic shaft",
            "4: 2b magic node shaft",
            "4: 2b magic shaft before1",
        ),
    },
    "boss_winged_knight": {
        "winged_knight_armour": ("armour armour | str24 fai24 | - | 2 | 1o 1o 0",),
        "winged_knight_halberd": (
            "two_hand weapon | str32 dex16 int16 fai16 | 1 | 2 | 1b - 0",
            "0: 1b shaft",
            "3: 2b shaft",
            "4: 2b node shaft",
        ),
        "winged_knight_twin_axes": (
            "two_hand weapon | str30 dex34 | 0 | 1 | - - 1",
            "0: 1k+1 x2",
            "2: 1b+1 x2",
            "4: 1o+1 x2",
        ),
    },
}
"""The cards of each deck."""

BEHAVIOURS: dict[str, tuple[str, ...]] = {
    "boreal_outrider_knight.backhand_slashes": (
        "1 2 x2 | move1 toward nearest push, phys4 area frostbite | hit front left | weak right",
    ),
    "boreal_outrider_knight.chilling_thrust": (
        "1 2 x1 | move2 toward aggro push, magic4 single aggro frostbite | hit - | weak back",
    ),
    "boreal_outrider_knight.overhand_slash": (
        "1 1 x1 | shift1 left push, phys5 area | hit right back | weak front",
    ),
    "boreal_outrider_knight.sweeping_strike": (
        "1 1 x1 | phys5 area, move1 away aggro push | hit front left back | weak right",
    ),
    "boreal_outrider_knight.leaping_frost": (
        "1 1 x2 | phys4 area frostbite, leap aggro push | hit front right | weak left",
    ),
    "+boreal_outrider_knight.lunging_triple_slash": (
        "1 1 x3 | move1 toward nearest push, phys4 area | hit front | weak right",
    ),
    "+boreal_outrider_knight.uppercut_slam": (
        "1 2 x2 | move2 toward nearest push, phys5 single nearest frostbite | hit - | weak left",
    ),
    "+boreal_outrider_knight.frost_breath": (
        "1 1 x1 | move0 toward nearest, magic6 area frostbite | hit front left right | weak back",
    ),
    "gargoyle.electric_breath": (
        "1 2 x1 | move0 toward nearest, magic4 area | hit front | weak right",
    ),
    "gargoyle.halberd_thrust": (
        "1 1 x1 | move1 toward aggro push, phys6 single aggro | hit - | weak left",
    ),
    "gargoyle.sweeping_strike": (
        "1 1 x1 | move1 toward nearest push, phys5 area | hit front left right | weak back",
    ),
    "gargoyle.tail_sweep": (
        "1 2 x1 | move1 toward nearest push, phys4 area | hit front left | weak back",
    ),
    "gargoyle.tail_whip": (
        "1 2 x1 | phys4 area, move1 away aggro push | hit right back | weak front",
    ),
    "+gargoyle.aerial_electric_breath": (
        "2 2 x1 | move0 toward nearest, magic5 area | hit front | weak -",
    ),
    "+gargoyle.flying_tail_whip": (
        "1 1 x1 | move1 toward nearest push, phys6 area | hit front left right | weak -",
    ),
    "+gargoyle.swooping_cleave": (
        "1 2 x1 | move2 toward nearest push, phys6 node nearest | hit - | weak -",
    ),
    "titanite_demon.double_swing": (
        "1 1 x2 | move1 toward nearest push, phys4 area | hit front | weak back",
    ),
    "titanite_demon.grab_and_smash": (
        "1 1 x1 | move0 toward nearest, phys6 single nearest push | hit - | weak right",
    ),
    "titanite_demon.lightning_bolt": (
        "inf 2 x1 | shift1 backward push, magic5 single aggro | hit - | weak -",
    ),
    "titanite_demon.tail_whip": (
        "1 2 x1 | move2 toward nearest push, phys4 area push | hit left right back | weak front",
    ),
    "titanite_demon.vicious_swing": (
        "1 1 x1 | turn180, phys5 area | hit front right back | weak left",
    ),
    "+titanite_demon.double_pole_crush": (
        "2 1 x2 | phys5 area, shift1 backward push | hit front | weak -",
    ),
    "+titanite_demon.sweeping_strike": (
        "2 1 x1 | shift2 backward push, phys6 area | hit front left right | weak back",
    ),
    "+titanite_demon.vaulting_slam": (
        "- 2 x1 | leap aggro push6, move0 toward aggro | hit - | weak -",
    ),
    "winged_knight.backhand_shaft_strike": (
        "1 1 x1 | move1 toward nearest push, phys5 area | hit front right | weak left",
    ),
    "winged_knight.charging_assault": (
        "1 2 x2 | move1 toward aggro push, phys4 area | hit front | weak right",
    ),
    "winged_knight.diagonal_uppercut": (
        "1 1 x1 | phys5 area, move1 away nearest push | hit front right | weak left",
    ),
    "winged_knight.overhand_smash": (
        "1 2 x1 | move2 toward aggro push, phys5 node aggro | hit - | weak back",
    ),
    "winged_knight.sweeping_blade_swing": (
        "1 1 x1 | move1 toward nearest push, phys5 area | hit front left | weak right",
    ),
    "+winged_knight.double_slash": (
        "1 2 x2 | move1 toward nearest push, phys6 area | hit front left right | weak back",
    ),
    "+winged_knight.whirlwind": (
        "1 1 x3 | move1 toward nearest push, phys4 area | hit front left right back | weak -",
    ),
    "+winged_knight.pillars_of_light": (
        "inf 1 x1 | magic5 area | hit front left right back | weak -",
    ),
    "dancer_of_the_boreal_valley.ash_cloud": (
        "inf 1 x1 | magic6 area, leap aggro push | hit front | weak back",
    ),
    "dancer_of_the_boreal_valley.backhand_blade_swipe": (
        "1 2 x1 | shift1 forward push, turn90 left, phys7 area | hit front right | weak left",
    ),
    "dancer_of_the_boreal_valley.deadly_grasp": (
        "1 2 x1 | shift1 left push, phys7 single nearest push | hit - | weak left",
    ),
    "dancer_of_the_boreal_valley.double_slash": (
        "1 1 x2 | shift1 forward push, turn90 right, phys5 area | hit front right | weak back",
    ),
    "dancer_of_the_boreal_valley.flashing_blade": (
        "1 1 x1 | shift2 forward push, phys6 area | hit front left right back | weak -",
    ),
    "dancer_of_the_boreal_valley.lunging_thrust": (
        "1 2 x1 | move3 toward aggro push, phys5 single aggro | hit - | weak back",
    ),
    "dancer_of_the_boreal_valley.plunging_attack": (
        "- 2 x1 | leap nearest push6 | hit - | weak -",
    ),
    "dancer_of_the_boreal_valley.sweeping_blade_swipe": (
        "1 2 x1 | shift1 forward push, turn90 right, phys7 area | hit front left | weak right",
    ),
    "dancer_of_the_boreal_valley.triple_slash": (
        "1 1 x3 | shift1 forward push, turn90 left, phys5 area | hit front | weak left",
    ),
    "dancer_of_the_boreal_valley.uppercut": (
        "1 2 x1 | move3 toward nearest push, phys5 single nearest | hit - | weak right",
    ),
    "+dancer_of_the_boreal_valley.blade_dance": (
        "1 1 x2 | shift2 forward push, turn180, phys5 area | hit front left right | weak back",
    ),
    "+dancer_of_the_boreal_valley.plunging_assault": (
        "- 1 x3 | leap aggro push6 | hit - | weak -",
    ),
    "+dancer_of_the_boreal_valley.whirling_blades": (
        "1 1 x4 | shift1 forward push, turn90 left, phys6 area | hit front left | weak right",
    ),
    "ornstein_and_smough.evasive_sweep_and_trampling_charge": (
        "2 2 x1 | shift1 backward push, phys4 area | hit front | weak left",
        "- 1 x1 | move2 toward nearest push5 | hit - | weak back",
    ),
    "ornstein_and_smough.gliding_stab_and_hammer_smash": (
        "1 3 x1 | move1 toward aggro push, phys5 single aggro | hit - | weak back",
        "1 1 x1 | shift1 left push, phys5 single nearest | hit front | weak right",
    ),
    "ornstein_and_smough.lightning_bolt_and_jumping_slam": (
        "inf 1 x1 | magic5 single aggro | hit - | weak back",
        "1 1 x1 | move1 toward nearest push, phys6 area | hit front | weak left",
    ),
    "ornstein_and_smough.spear_slam_and_hammer_sweep": (
        "1 1 x1 | leap aggro push, phys5 single aggro | hit - | weak right",
        "1 1 x1 | phys5 area, shift1 backward push | hit front left right | weak back",
    ),
    "ornstein_and_smough.swiping_combo_and_bonzai_drop": (
        "1 1 x2 | move1 toward nearest push, phys5 node nearest | hit - | weak back",
        "- 2 x1 | leap nearest push5 | hit - | weak -",
    ),
    "+ornstein_and_smough.charged_swiping_combo": (
        "1 1 x3 | move1 toward nearest push, magic5 node nearest | hit - | weak back",
    ),
    "+ornstein_and_smough.charged_bolt": ("inf 3 x1 | magic6 single aggro | hit - | weak back",),
    "+ornstein_and_smough.electric_clash": (
        "1 2 x1 | magic6 area | hit front left right back | weak -",
    ),
    "+ornstein_and_smough.lightning_stab": (
        "1 1 x1 | move2 toward nearest push, magic7 single nearest | hit - | weak back",
    ),
    "+ornstein_and_smough.high_voltage": (
        "1 1 x1 | leap aggro push, magic6 single aggro | hit - | weak left",
    ),
    "+ornstein_and_smough.electric_hammer_smash": (
        "1 1 x1 | move1 toward nearest push, magic6 area | hit front left | weak right",
    ),
    "+ornstein_and_smough.lightning_sweep": (
        "1 1 x1 | move1 toward nearest push, magic6 area | hit front right | weak back",
    ),
    "+ornstein_and_smough.jumping_volt_slam": (
        "1 2 x1 | move1 toward nearest push, magic5 area | hit front left right | weak back",
    ),
    "+ornstein_and_smough.electric_bonzai_drop": (
        "1 1 x1 | leap aggro push, magic7 area | hit front left right back | weak -",
    ),
    "+ornstein_and_smough.charged_charge": (
        "1 2 x1 | move2 toward aggro push, magic6 single aggro | hit - | weak left",
    ),
}
"""Range, dodge difficulty, repeats; icons; arcs. A `+` marks the heat up cards."""

ENEMIES: dict[str, str] = {
    "hollow_soldier": "x3 5 1 1 1 0 1 | move1 toward nearest, phys4 single nearest",
    "crossbow_hollow": "x3 2 1 1 0 inf 1 | move1 away aggro, magic3 single aggro",
    "large_hollow_soldier": "x2 6 5 1 0 - 1 | move1 toward nearest push5",
    "silver_knight_swordsman": "x3 7 1 2 1 0 2 | move2 toward nearest, phys5 node nearest push",
    "silver_knight_greatbowman": "x3 3 1 2 0 inf 1 | phys4 node aggro, move1 away aggro",
    "sentinel": "x2 9 10 2 1 1 1 | move1 toward nearest push, phys6 node nearest",
}
"""Models, threat, Health, Block, Resist, range, dodge difficulty; icons."""

ENCOUNTERS: dict[int, dict[str, str]] = {
    1: {
        "ash_gardens": "G C b - t",
        "ashen_hollow": "C HH - b t",
        "broken_passageway": "S HH - c",
        "dark_hollow": "L - c g",
        "forsaken_depths": "HC HC - c",
        "ghostly_keep": "HH C b c",
        "hollow_cave": "HH H b c",
        "ruined_keep": "C HC g -",
        "shattered_dungeon": "H CC b b",
        "the_deeps": "SH C g b",
        "the_forgotten": "HH G b - t",
        "unlighted_chamber": "HC S c b",
    },
    2: {
        "black_dungeon": "SSG S b -",
        "burned_gardens": "L SS c b",
        "demon_ruins": "GS L - b t",
        "forgotten_gorge": "HHG HG g -",
        "high_wall_of_lothric": "LH HC - c",
        "lightless_passage": "LH HH b - t",
        "lost_labyrinth": "L L c b",
        "prison_tower": "SG S - - t",
        "sentinels_wrath": "- N g b",
        "sunrise_pass": "GG L b - t",
        "temple_of_the_deeps": "HHC HC g -",
        "weathered_peak": "SSC GH - g",
    },
    3: {
        "cemetery_of_ash": "LSS LGG - b",
        "central_irithyll": "L NL - -",
        "desecrated_church": "SSG LSG b g",
        "dilapidated_bridge": "LHC LHC - b t",
        "empty_crypt": "N N c b",
        "lost_shrine": "SSG SGG b c",
        "perished_depths": "NH HCC - - t",
        "pit_of_the_dead": "N NG - c",
        "profane_shrine": "SSS LHH c -",
        "silent_tombs": "LSS LG - g",
        "untended_graves": "GG NS - g",
        "wretched_gardens": "NG L c b",
    },
}
"""Enemies of the first and second spawn node, terrain of both terrain nodes, `t` for traps.

Hollow soldier, Crossbow hollow, Large hollow soldier, silver knight Swordsman and Greatbowman,
seNtinel; barrel, chest, gravestone.
"""

FACES: dict[str, str] = {
    "room1a": "n0 n9 n3 n11 | north n1 n2, east n2 n7 n12 | n4 n5 n6 n8 n10",
    "room1b": "n9 n0 n3 n11 | north n1 n2, east n2 n7 n12 | n4 n5 n6 n8 n10",
    "room2a": "n10 n3 n2 n9 | north n0 n1, south n11 n12, west n0 n5 | n4 n6 n7 n8",
    "room2b": "n9 n3 n6 n10 | north n0 n1 n2, east n2 n7 n12, south n11 n12 | n4 n5 n8",
    "room3a": "n0 n4 n12 n8 | north n1 n2, east n2 n7, west n5 n10 | n3 n6 n9 n11",
    "room3b": "n8 n7 n4 n0 | east n2 n12, south n10 n11 n12, west n5 n10 | n1 n3 n6 n9",
    "room4a": "n8 n4 n11 n3 | east n2 n7 n12, south n10 n12, west n0 n5 n10 | n1 n6 n9",
    "room4b": "n9 n12 n4 n6 | north n0 n1 n2, south n10 n11, west n0 n5 n10 | n3 n7 n8",
    "room5a": "n2 n1 n5 n3 | east n7 n12, south n10 n11 n12 | n0 n4 n6 n8 n9",
    "room5b": "n1 n2 n3 n5 | east n7 n12, south n10 n11 n12 | n0 n4 n6 n8 n9",
    "room6a": "n9 n0 n8 n4 | north n1 n2, west n5 n10 | n3 n6 n7 n11 n12",
    "room6b": "n0 n9 n8 n4 | east n2 n7 n12, south n10 n11 n12 | n1 n3 n5 n6",
}
"""Spawn and terrain nodes; each door with its entry nodes; nodes for traps."""
