"""What each feature of `prospects` counts; `python -m buildtools.fit` writes this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final[dict[str, Sequence[float]]] = {
    "2": [
        -5.699,  # always
        0.06496,  # chapters left
        -0.557,  # the boss is next
        0.08291,  # HP of the crew
        -0.1845,  # HP of the weakest
        1.157,  # root of the weakest's HP
        0.01108,  # roots of everybody's HP
        0.2688,  # HP of the crew, a chapter left
        0.1257,  # HP of the weakest, a chapter left
        0.2463,  # the berth is known
        0.0,  # loaded ammo
        0.0,  # room for ammo
        0.0,  # HP that gear can restore
        0.0,  # HP that gear can restore, a chapter left
        0.0,  # worth of the items
        0.2282,  # worth of the items, a chapter left
        0.1271,  # crew.abbot
        0.03795,  # crew.cook
        0.07111,  # crew.miller
        0.0828,  # crew.smith
        -0.1097,  # crew.tanner
        -0.209,  # crew.taylor
        -0.1731,  # cyber.bypass-lobe
        0.1096,  # cyber.echo-fist
        0.2039,  # cyber.flinch-circuit
        0.1749,  # cyber.gyro-wrist
        -0.2036,  # cyber.seam-reader
        -0.1173,  # cyber.second-opinion
        0.09919,  # item.ablative-plate
        0.0,  # item.belt-carbine
        0.4292,  # item.breach-tube
        0.08554,  # item.chatter-gun
        0.4776,  # item.deck-hammer
        0.0,  # item.docker-hook
        0.1231,  # item.fence-token
        0.3593,  # item.hand-mortar
        0.0,  # item.mirror-visor
        0.0,  # item.needle-pistol
        0.2377,  # item.plasma-lance
        0.0,  # item.pressure-bandage
        0.0,  # item.prism-pistol
        0.07431,  # item.protein-still
        0.1016,  # item.rangefinder
        0.1661,  # item.ration-tin
        0.1245,  # item.shaped-charge
        0.0,  # item.shrill-pipe
        0.0,  # item.skeleton-chip
        0.0,  # item.spare-loads
        0.2532,  # item.surgeon-saw
        0.0,  # item.transfusion-line
        0.2888,  # item.trauma-case
        0.03991,  # item.worn-coin
        0.0905,  # weapon.arc-pistol
        0.0,  # weapon.hull-cutter
        0.0,  # weapon.riot-gun
        0.0906,  # weapon.warder-pistol
    ],
    "3": [
        -7.311,  # always
        0.116,  # chapters left
        -0.7679,  # the boss is next
        -0.0319,  # HP of the crew
        0.009402,  # HP of the weakest
        0.1134,  # root of the weakest's HP
        0.5373,  # roots of everybody's HP
        0.2851,  # HP of the crew, a chapter left
        0.0,  # HP of the weakest, a chapter left
        0.03388,  # the berth is known
        0.0,  # loaded ammo
        0.0,  # room for ammo
        0.0,  # HP that gear can restore
        0.09033,  # HP that gear can restore, a chapter left
        0.0,  # worth of the items
        0.1668,  # worth of the items, a chapter left
        0.005954,  # crew.abbot
        0.06352,  # crew.cook
        0.01636,  # crew.miller
        -0.01636,  # crew.smith
        -0.005954,  # crew.tanner
        -0.06352,  # crew.taylor
        -0.07375,  # cyber.bypass-lobe
        0.09948,  # cyber.echo-fist
        0.1367,  # cyber.flinch-circuit
        0.05402,  # cyber.gyro-wrist
        -0.1327,  # cyber.seam-reader
        -0.08377,  # cyber.second-opinion
        0.1847,  # item.ablative-plate
        0.0,  # item.belt-carbine
        0.514,  # item.breach-tube
        0.1326,  # item.chatter-gun
        0.5693,  # item.deck-hammer
        0.06538,  # item.docker-hook
        0.03819,  # item.fence-token
        0.3244,  # item.hand-mortar
        0.1897,  # item.mirror-visor
        0.0,  # item.needle-pistol
        0.3346,  # item.plasma-lance
        0.1646,  # item.pressure-bandage
        0.0,  # item.prism-pistol
        0.0,  # item.protein-still
        0.0,  # item.rangefinder
        0.09319,  # item.ration-tin
        0.4488,  # item.shaped-charge
        0.09768,  # item.shrill-pipe
        0.1817,  # item.skeleton-chip
        0.0,  # item.spare-loads
        0.153,  # item.surgeon-saw
        0.0,  # item.transfusion-line
        0.2445,  # item.trauma-case
        0.0,  # item.worn-coin
        0.08593,  # weapon.arc-pistol
        0.05397,  # weapon.hull-cutter
        0.0,  # weapon.riot-gun
        0.0,  # weapon.warder-pistol
    ],
    "4": [
        -7.108,  # always
        0.0875,  # chapters left
        -0.7192,  # the boss is next
        0.0198,  # HP of the crew
        -0.01629,  # HP of the weakest
        0.1138,  # root of the weakest's HP
        0.2758,  # roots of everybody's HP
        0.2272,  # HP of the crew, a chapter left
        0.0,  # HP of the weakest, a chapter left
        0.1163,  # the berth is known
        0.0,  # loaded ammo
        0.0,  # room for ammo
        0.0,  # HP that gear can restore
        0.1662,  # HP that gear can restore, a chapter left
        0.0,  # worth of the items
        0.1107,  # worth of the items, a chapter left
        0.03576,  # crew.abbot
        0.08675,  # crew.cook
        -0.04991,  # crew.miller
        -0.09006,  # crew.smith
        -0.06393,  # crew.tanner
        0.07916,  # crew.taylor
        -0.05483,  # cyber.bypass-lobe
        0.04902,  # cyber.echo-fist
        0.01267,  # cyber.flinch-circuit
        0.07181,  # cyber.gyro-wrist
        -0.06949,  # cyber.seam-reader
        -0.006437,  # cyber.second-opinion
        0.09006,  # item.ablative-plate
        0.0,  # item.belt-carbine
        0.3815,  # item.breach-tube
        0.0,  # item.chatter-gun
        0.6948,  # item.deck-hammer
        0.09287,  # item.docker-hook
        0.05461,  # item.fence-token
        0.2012,  # item.hand-mortar
        0.0,  # item.mirror-visor
        0.1234,  # item.needle-pistol
        0.2648,  # item.plasma-lance
        0.0,  # item.pressure-bandage
        0.195,  # item.prism-pistol
        0.0,  # item.protein-still
        0.142,  # item.rangefinder
        0.09558,  # item.ration-tin
        0.264,  # item.shaped-charge
        0.02746,  # item.shrill-pipe
        0.04129,  # item.skeleton-chip
        0.02302,  # item.spare-loads
        0.1543,  # item.surgeon-saw
        0.0,  # item.transfusion-line
        0.04317,  # item.trauma-case
        0.0,  # item.worn-coin
        0.0435,  # weapon.arc-pistol
        0.0,  # weapon.hull-cutter
        0.0355,  # weapon.riot-gun
        0.03461,  # weapon.warder-pistol
    ],
}
