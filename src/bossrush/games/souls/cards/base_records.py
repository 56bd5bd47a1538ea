"""Numbers and words that all records of Dark Souls share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Amount = Annotated[int, msgspec.Meta(ge=0, le=60)]
Count = Annotated[int, msgspec.Meta(ge=1, le=60)]
Signed = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Colour = Literal["black", "blue", "orange"]
Dice = dict[Colour, Count]
Range = Amount | Literal["inf"]
Node = Annotated[str, msgspec.Meta(pattern="^n[0-9]+$", description="a node, such as n5")]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every record and every part of one."""
