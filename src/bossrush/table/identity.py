"""Who somebody is, without accounts: secrets that people keep, and the names they go by."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

from bossrush.table.refusal import Refusal

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{40,64}")
_CODE: Final = re.compile(r"[A-Z2-9]{6}")

# No letters or figures that are mistaken for each other when read out or written down.
CODE_SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6
NAME_LENGTH: Final = 24
SPEECH_LENGTH: Final = 500
_JOINERS: Final = "\u200d\ufe0f"
"""What holds an emoji together."""


def new_token() -> str:
    """A person's secret: 256 bits."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None


def key_of(token: str) -> str:
    """What the store knows a person by: the hash of their secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(key: str, other: str) -> bool:
    """Compare two keys in a time that tells nothing."""
    return hmac.compare_digest(key, other)


def new_id() -> str:
    """A table's id: 120 bits, so that knowing it means having been told."""
    return secrets.token_urlsafe(15)


def new_code() -> str:
    """What people type to join: six signs."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """A code as typed: case, blanks and hyphens do not matter."""
    code = re.sub(r"[\s-]", "", text).upper()
    return code if _CODE.fullmatch(code) else None


def clean_name(text: str) -> str:
    """A display name; Refusal where nothing is left of it."""
    name = _clean(text)[:NAME_LENGTH].strip()
    if not name:
        raise Refusal("name", most=NAME_LENGTH)
    return name


def clean_speech(text: str) -> str:
    """What somebody says; Refusal where nothing is left of it."""
    said = _clean(text)[:SPEECH_LENGTH].strip()
    if not said:
        raise Refusal("speech", most=SPEECH_LENGTH)
    return said


def _clean(text: str) -> str:
    """Without control signs, without what turns the direction of reading, blanks made single."""
    kept = (
        sign
        for sign in unicodedata.normalize("NFC", text)
        if sign in _JOINERS or sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    return " ".join("".join(kept).split())
