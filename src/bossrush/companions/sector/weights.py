"""What each feature of `prospects` counts; `python -m buildtools.fit` writes this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final[dict[str, Sequence[float]]] = {
    "2": [
        -6.555,  # always
        0.02429,  # chapters left
        -0.5222,  # the boss is next
        0.05027,  # HP of the crew
        -0.2022,  # HP of the weakest
        1.045,  # root of the weakest's HP
        0.4636,  # roots of everybody's HP
        0.09903,  # HP of the crew, a chapter left
        0.2274,  # HP of the weakest, a chapter left
        0.2467,  # the berth is known
        -0.01803,  # loaded ammo
        -0.0006629,  # room for ammo
        0.01864,  # HP that gear can restore
        -0.141,  # HP that gear can restore, a chapter left
        0.008659,  # worth of the items
        0.3511,  # worth of the items, a chapter left
        0.1215,  # crew.abbot
        0.04647,  # crew.cook
        0.07516,  # crew.miller
        0.08375,  # crew.smith
        -0.1169,  # crew.tanner
        -0.2098,  # crew.taylor
        -0.1719,  # cyber.bypass-lobe
        0.1096,  # cyber.echo-fist
        0.2038,  # cyber.flinch-circuit
        0.1759,  # cyber.gyro-wrist
        -0.2069,  # cyber.seam-reader
        -0.1162,  # cyber.second-opinion
        0.06328,  # item.ablative-plate
        -0.06576,  # item.belt-carbine
        0.3645,  # item.breach-tube
        0.02596,  # item.chatter-gun
        0.4131,  # item.deck-hammer
        -0.01969,  # item.docker-hook
        0.1069,  # item.fence-token
        0.3053,  # item.hand-mortar
        -0.05033,  # item.mirror-visor
        -0.1222,  # item.needle-pistol
        0.164,  # item.plasma-lance
        -0.06407,  # item.pressure-bandage
        -0.01551,  # item.prism-pistol
        0.00324,  # item.protein-still
        0.05843,  # item.rangefinder
        0.09072,  # item.ration-tin
        0.0762,  # item.shaped-charge
        -0.05127,  # item.shrill-pipe
        -0.1804,  # item.skeleton-chip
        -0.1088,  # item.spare-loads
        0.1976,  # item.surgeon-saw
        -0.0748,  # item.transfusion-line
        0.1988,  # item.trauma-case
        0.006133,  # item.worn-coin
        0.01706,  # weapon.arc-pistol
        -0.002086,  # weapon.hull-cutter
        -0.2617,  # weapon.riot-gun
        0.0203,  # weapon.warder-pistol
    ],
    "3": [
        -7.435,  # always
        0.1078,  # chapters left
        -0.7734,  # the boss is next
        -0.03494,  # HP of the crew
        0.009024,  # HP of the weakest
        0.2048,  # root of the weakest's HP
        0.5496,  # roots of everybody's HP
        0.2915,  # HP of the crew, a chapter left
        -0.07296,  # HP of the weakest, a chapter left
        0.04421,  # the berth is known
        -0.0172,  # loaded ammo
        0.01419,  # room for ammo
        0.01083,  # HP that gear can restore
        0.07305,  # HP that gear can restore, a chapter left
        0.01744,  # worth of the items
        0.1834,  # worth of the items, a chapter left
        0.007817,  # crew.abbot
        0.06356,  # crew.cook
        0.01586,  # crew.miller
        -0.01586,  # crew.smith
        -0.007817,  # crew.tanner
        -0.06356,  # crew.taylor
        -0.07292,  # cyber.bypass-lobe
        0.1003,  # cyber.echo-fist
        0.1366,  # cyber.flinch-circuit
        0.05185,  # cyber.gyro-wrist
        -0.1329,  # cyber.seam-reader
        -0.08289,  # cyber.second-opinion
        0.1604,  # item.ablative-plate
        -0.01371,  # item.belt-carbine
        0.4639,  # item.breach-tube
        0.06606,  # item.chatter-gun
        0.5369,  # item.deck-hammer
        0.03602,  # item.docker-hook
        0.01933,  # item.fence-token
        0.2857,  # item.hand-mortar
        0.1691,  # item.mirror-visor
        -0.09325,  # item.needle-pistol
        0.2633,  # item.plasma-lance
        0.1018,  # item.pressure-bandage
        -0.02728,  # item.prism-pistol
        -0.08675,  # item.protein-still
        -0.0301,  # item.rangefinder
        0.01508,  # item.ration-tin
        0.4255,  # item.shaped-charge
        0.07653,  # item.shrill-pipe
        0.1606,  # item.skeleton-chip
        -0.02875,  # item.spare-loads
        0.1251,  # item.surgeon-saw
        -0.03756,  # item.transfusion-line
        0.1491,  # item.trauma-case
        -0.01408,  # item.worn-coin
        0.04103,  # weapon.arc-pistol
        0.01031,  # weapon.hull-cutter
        -0.1579,  # weapon.riot-gun
        -0.01143,  # weapon.warder-pistol
    ],
    "4": [
        -7.339,  # always
        0.06957,  # chapters left
        -0.7738,  # the boss is next
        0.01853,  # HP of the crew
        -0.05431,  # HP of the weakest
        0.7243,  # root of the weakest's HP
        0.2057,  # roots of everybody's HP
        0.2868,  # HP of the crew, a chapter left
        -0.3743,  # HP of the weakest, a chapter left
        0.1239,  # the berth is known
        -0.01796,  # loaded ammo
        0.01196,  # room for ammo
        -1.945e-05,  # HP that gear can restore
        0.1474,  # HP that gear can restore, a chapter left
        0.01307,  # worth of the items
        0.1243,  # worth of the items, a chapter left
        0.0353,  # crew.abbot
        0.08843,  # crew.cook
        -0.0502,  # crew.miller
        -0.09103,  # crew.smith
        -0.06398,  # crew.tanner
        0.07925,  # crew.taylor
        -0.05512,  # cyber.bypass-lobe
        0.04851,  # cyber.echo-fist
        0.01344,  # cyber.flinch-circuit
        0.06956,  # cyber.gyro-wrist
        -0.06877,  # cyber.seam-reader
        -0.004891,  # cyber.second-opinion
        0.07002,  # item.ablative-plate
        -0.1516,  # item.belt-carbine
        0.35,  # item.breach-tube
        -0.009954,  # item.chatter-gun
        0.669,  # item.deck-hammer
        0.06984,  # item.docker-hook
        0.0399,  # item.fence-token
        0.1662,  # item.hand-mortar
        -0.003511,  # item.mirror-visor
        0.08637,  # item.needle-pistol
        0.213,  # item.plasma-lance
        -0.002227,  # item.pressure-bandage
        0.1601,  # item.prism-pistol
        -0.05833,  # item.protein-still
        0.1218,  # item.rangefinder
        0.05815,  # item.ration-tin
        0.2488,  # item.shaped-charge
        0.007787,  # item.shrill-pipe
        0.02275,  # item.skeleton-chip
        0.009137,  # item.spare-loads
        0.126,  # item.surgeon-saw
        -0.004919,  # item.transfusion-line
        0.003815,  # item.trauma-case
        -0.1059,  # item.worn-coin
        0.04846,  # weapon.arc-pistol
        -0.1467,  # weapon.hull-cutter
        0.03972,  # weapon.riot-gun
        0.03317,  # weapon.warder-pistol
    ],
}
