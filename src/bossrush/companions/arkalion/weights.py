"""What each feature of `prospects` counts; `python -m buildtools.fit` writes this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final[dict[str, Sequence[float]]] = {
    "4": [
        0.2868,  # always
        0.3758,  # turns left
        -0.03172,  # turns left, squared
        0.3036,  # the Armour is there
        -0.1774,  # HP of the Armour
        -0.439,  # HP of the Armour, a turn left
        0.01235,  # HP of the Armour once it is there
        -0.1172,  # enemies on green
        -0.05578,  # enemies a phase from green
        -0.0009416,  # enemies two phases from green
        -0.04897,  # enemies
        -0.02948,  # Fusiliers
        -0.09635,  # Grenadiers
        0.01533,  # tiles that have fallen
        -0.07848,  # damaged stations
        -0.06078,  # damaged stations, squared
        -0.02806,  # Grenadiers by damaged stations
        0.02544,  # HP of the heroes
        -0.1898,  # heroes who are away
        0.709,  # equipment
        -0.06204,  # equipment by turns left
        0.008411,  # tokens
        -0.0001645,  # tokens by turns left
        0.08849,  # potions
        0.2923,  # guns with a crew
    ],
    "5": [
        -4.898,  # always
        0.3772,  # turns left
        -0.01531,  # turns left, squared
        0.3507,  # the Armour is there
        -0.1588,  # HP of the Armour
        -0.5343,  # HP of the Armour, a turn left
        0.01696,  # HP of the Armour once it is there
        -0.1241,  # enemies on green
        -0.04907,  # enemies a phase from green
        0.004836,  # enemies two phases from green
        -0.005011,  # enemies
        -0.02901,  # Fusiliers
        -0.07819,  # Grenadiers
        -0.01381,  # tiles that have fallen
        -0.1522,  # damaged stations
        -0.05214,  # damaged stations, squared
        -0.005342,  # Grenadiers by damaged stations
        0.1476,  # HP of the heroes
        0.2893,  # heroes who are away
        1.128,  # equipment
        -0.09832,  # equipment by turns left
        0.05794,  # tokens
        -0.001,  # tokens by turns left
        0.1521,  # potions
        0.242,  # guns with a crew
    ],
    "6": [
        0.8825,  # always
        -0.15,  # turns left
        -0.02565,  # turns left, squared
        0.5572,  # the Armour is there
        -0.2062,  # HP of the Armour
        -0.7666,  # HP of the Armour, a turn left
        0.04224,  # HP of the Armour once it is there
        -0.04328,  # enemies on green
        0.01398,  # enemies a phase from green
        0.05824,  # enemies two phases from green
        -0.06746,  # enemies
        -0.0243,  # Fusiliers
        0.02179,  # Grenadiers
        -0.01735,  # tiles that have fallen
        -0.08713,  # damaged stations
        -0.04848,  # damaged stations, squared
        -0.01672,  # Grenadiers by damaged stations
        0.1487,  # HP of the heroes
        -1.055,  # heroes who are away
        0.5966,  # equipment
        -0.0483,  # equipment by turns left
        0.0212,  # tokens
        -0.001865,  # tokens by turns left
        0.07909,  # potions
        0.2664,  # guns with a crew
    ],
}
