"""Content packs: records in YAML, typed and checked, every problem with its line.

A game declares what its packs may say in a `Vocabulary`; `load` turns folders into `Content`.
"""

from bossrush.engine.content.content import Content, UnknownRecordError
from bossrush.engine.content.load import check, gather, load
from bossrush.engine.content.pack import Manifest, Pack
from bossrush.engine.content.problem import ContentError, Place, Problem
from bossrush.engine.content.vocabulary import (
    Check,
    Display,
    OneOf,
    Ref,
    Text,
    Verbatim,
    Vocabulary,
    key_of,
)

__all__ = [
    "Check",
    "Content",
    "ContentError",
    "Display",
    "Manifest",
    "OneOf",
    "Pack",
    "Place",
    "Problem",
    "Ref",
    "Text",
    "UnknownRecordError",
    "Verbatim",
    "Vocabulary",
    "check",
    "gather",
    "key_of",
    "load",
]
