"""What only the lab needs, and only some of it: libraries that are installed when asked for."""

from __future__ import annotations

from bossrush.engine.errors import BossrushError
from bossrush.engine.installed import need as need


class LabError(BossrushError):
    """Something is missing, or in the way of what the lab is to do."""
