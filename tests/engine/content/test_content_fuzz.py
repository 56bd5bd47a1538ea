"""Whatever a pack's files hold, the answer is a list of problems and never a traceback."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bossrush.engine.content import check
from tests.engine.content.lantern import MANIFEST, STORMS, TOOLS, lantern, write_pack

JUNK = st.sampled_from(
    [
        *" \n\t[]{}:,'\"#?~|\0",
        *("", "- ", "&a ", "*a", "!x ", ">-", "null", "[]", "{}", "{[a]: 1}", "1e9", "1e999"),
        *("id: ", "replaces: tool.rope", "yes", "é"),
    ]
)


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """A good file with a few stretches cut out or overwritten."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(start + 12, len(text))))
        text = text[:start] + draw(JUNK) + text[end:]
    return text


MANIFEST_TEXT = MANIFEST.format(id="rock", requires="", counts="tool: 2, tool.copies: 4")


@settings(max_examples=150, deadline=None)
@given(spoilt(STORMS), spoilt(TOOLS), st.one_of(st.just(MANIFEST_TEXT), spoilt(MANIFEST_TEXT)))
def test_a_spoilt_pack_is_reported(storms: str, tools: str, manifest: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        files = {"pack.yaml": manifest, "storms.yaml": storms, "tools.yaml": tools}
        pack = write_pack(Path(folder) / "rock", files)
        for problem in check(lantern(), [pack, pack]):
            assert problem.line >= 1
            assert problem.column >= 1
            assert problem.file.startswith(folder)
            assert problem.message
