"""What each feature of `prospects` counts; `python -m buildtools.fit` writes this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final[dict[str, Sequence[float]]] = {
    "1": [
        -6.801,  # always
        0.7889,  # the second half
        0.4015,  # sparks
        -0.09254,  # sparks in the second half
        0.1436,  # souls a character
        -0.1488,  # souls that lie where the party fell, a character
        0.08244,  # strength of the party
        0.08244,  # strength of the weakest
        -0.03686,  # strength of the party in the second half
        0.3193,  # stats raised a character
        0.1552,  # Estus flasks a character
        0.03074,  # Luck a character
        -0.1431,  # heroic actions a character
        0.2425,  # Embers a character
        0.21,  # encounters left of level 1
        0.348,  # encounters left of level 2
        -0.4212,  # encounters left of level 3
        0.01449,  # spare cards a character
        0.0,  # boreal_outrider_knight waits
        0.0,  # gargoyle waits
        0.0,  # titanite_demon waits
        0.0,  # winged_knight waits
        0.0,  # dancer_of_the_boreal_valley waits
        0.0,  # ornstein_and_smough waits
    ],
    "2": [
        -6.942,  # always
        -2.401,  # the second half
        0.7528,  # sparks
        0.1477,  # sparks in the second half
        0.1387,  # souls a character
        0.1201,  # souls that lie where the party fell, a character
        0.1795,  # strength of the party
        -0.006864,  # strength of the weakest
        0.01517,  # strength of the party in the second half
        0.2717,  # stats raised a character
        0.3155,  # Estus flasks a character
        8.855e-05,  # Luck a character
        0.2011,  # heroic actions a character
        0.2194,  # Embers a character
        0.186,  # encounters left of level 1
        0.002328,  # encounters left of level 2
        -0.3438,  # encounters left of level 3
        0.06563,  # spare cards a character
        1.075,  # boreal_outrider_knight waits
        1.062,  # gargoyle waits
        0.6931,  # titanite_demon waits
        1.202,  # winged_knight waits
        2.45,  # dancer_of_the_boreal_valley waits
        -3.63,  # ornstein_and_smough waits
    ],
    "3": [
        -9.739,  # always
        -3.236,  # the second half
        1.186,  # sparks
        -0.1716,  # sparks in the second half
        0.2278,  # souls a character
        0.1843,  # souls that lie where the party fell, a character
        0.5339,  # strength of the party
        -0.04187,  # strength of the weakest
        0.1194,  # strength of the party in the second half
        0.315,  # stats raised a character
        0.1704,  # Estus flasks a character
        0.3275,  # Luck a character
        -0.1066,  # heroic actions a character
        0.9928,  # Embers a character
        0.2559,  # encounters left of level 1
        0.4874,  # encounters left of level 2
        -0.2136,  # encounters left of level 3
        -0.1057,  # spare cards a character
        0.0,  # boreal_outrider_knight waits
        0.0,  # gargoyle waits
        0.0,  # titanite_demon waits
        0.0,  # winged_knight waits
        0.0,  # dancer_of_the_boreal_valley waits
        0.0,  # ornstein_and_smough waits
    ],
    "4": [
        -14.02,  # always
        -2.051,  # the second half
        1.828,  # sparks
        -0.5723,  # sparks in the second half
        0.3802,  # souls a character
        0.1347,  # souls that lie where the party fell, a character
        0.8795,  # strength of the party
        0.03306,  # strength of the weakest
        -0.00611,  # strength of the party in the second half
        0.02181,  # stats raised a character
        -0.203,  # Estus flasks a character
        0.2471,  # Luck a character
        0.7532,  # heroic actions a character
        -0.09326,  # Embers a character
        0.3774,  # encounters left of level 1
        0.5128,  # encounters left of level 2
        -0.1272,  # encounters left of level 3
        0.01557,  # spare cards a character
        0.0,  # boreal_outrider_knight waits
        0.0,  # gargoyle waits
        0.0,  # titanite_demon waits
        0.0,  # winged_knight waits
        0.0,  # dancer_of_the_boreal_valley waits
        0.0,  # ornstein_and_smough waits
    ],
}
