"""Games as environments for programs that learn.

`Single` is for Gymnasium and one controller, `Table` for PettingZoo and an agent in each seat,
`Many` for many plays in one call. Importing this registers every installed game with Gymnasium:

>>> import gymnasium, bossrush.envs
>>> env = gymnasium.make("bossrush/Sector-v0", seats=2)
>>> seen, info = env.reset(seed=1)
>>> int(seen["action_mask"].sum())
8

docs/learning.md says what they show and take.
"""

from __future__ import annotations

from bossrush.engine.installed import need

for _library in ("numpy", "gymnasium"):
    need(_library, "an environment for learning", "envs")

from bossrush.envs.naming import register_game, register_games  # noqa: E402
from bossrush.envs.single import Single  # noqa: E402
from bossrush.envs.vector import Many  # noqa: E402

__all__ = ["Many", "Single", "register_game"]

register_games()
