"""What each feature of `prospects` counts; `python -m buildtools.fit` writes this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final[dict[str, Sequence[float]]] = {
    "1": [
        -5.704,  # always
        -0.0176,  # chapters left
        0.135,  # HP of the crew
        -0.3354,  # HP of the weakest
        1.802,  # root of the weakest's HP
        -0.01057,  # HP of the crew, a chapter left
        0.152,  # HP of the weakest, a chapter left
        -0.01377,  # loaded ammo
        0.08394,  # guns
        -0.003607,  # gear
        0.02571,  # HP that gear can restore
        -0.02023,  # room for ammo
        -0.05585,  # loaded ammo, a chapter left
        -0.08014,  # HP that gear can restore, a chapter left
        0.3809,  # worth of the items, a chapter left
    ],
    "2": [
        -5.895,  # always
        -0.05049,  # chapters left
        0.1605,  # HP of the crew
        -0.2962,  # HP of the weakest
        1.667,  # root of the weakest's HP
        0.003057,  # HP of the crew, a chapter left
        0.1231,  # HP of the weakest, a chapter left
        -0.006377,  # loaded ammo
        0.2785,  # guns
        -0.0715,  # gear
        0.07263,  # HP that gear can restore
        -0.1057,  # room for ammo
        -0.04771,  # loaded ammo, a chapter left
        -0.184,  # HP that gear can restore, a chapter left
        0.394,  # worth of the items, a chapter left
    ],
    "3": [
        -6.605,  # always
        0.01043,  # chapters left
        0.1233,  # HP of the crew
        -0.312,  # HP of the weakest
        1.526,  # root of the weakest's HP
        0.0696,  # HP of the crew, a chapter left
        0.03439,  # HP of the weakest, a chapter left
        -0.01088,  # loaded ammo
        0.07128,  # guns
        -0.005526,  # gear
        0.01933,  # HP that gear can restore
        0.01653,  # room for ammo
        -0.1412,  # loaded ammo, a chapter left
        -0.105,  # HP that gear can restore, a chapter left
        0.3924,  # worth of the items, a chapter left
    ],
    "4": [
        -6.144,  # always
        0.004655,  # chapters left
        0.09768,  # HP of the crew
        -0.2559,  # HP of the weakest
        1.103,  # root of the weakest's HP
        0.04765,  # HP of the crew, a chapter left
        0.3334,  # HP of the weakest, a chapter left
        0.007571,  # loaded ammo
        0.126,  # guns
        0.02296,  # gear
        0.009669,  # HP that gear can restore
        -0.05172,  # room for ammo
        -0.2355,  # loaded ammo, a chapter left
        -0.03098,  # HP that gear can restore, a chapter left
        0.3553,  # worth of the items, a chapter left
    ],
}
