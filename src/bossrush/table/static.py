"""The browser client: the files that Vite built, from memory.

Only what was found in the folder is ever served, so a path cannot lead anywhere else. Files with a
hash in their name never change and may be kept for good; the page itself is asked for each time.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parent / "client"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
SQUEEZED: Final = (
    "text/",
    "application/json",
    "text/javascript",
    "image/svg+xml",
    "application/manifest+json",
)

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bossrush</title>
<h1>The table is set, but its page has not been built</h1>
<p>The server runs. The page you would play in is made from the folder <code>web/</code>:</p>
<pre>make play</pre>
<p>builds it and starts Bossrush again. To play right now, in the terminal:</p>
<pre>bossrush play</pre>
<p lang="fr">Le serveur tourne, mais la page du jeu n’a pas été construite : lancez
<code>make play</code>, ou jouez dans le terminal avec <code>bossrush play</code>.</p>
</html>
"""


class File(NamedTuple):
    """A file, ready to be sent."""

    body: bytes
    squeezed: bytes | None
    tag: str
    media: str
    keep: str


class Client:
    """The built client; looked at again when a new build has replaced it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._built = 0.0

    def answer(self, request: Request) -> Response:
        """The file of a path; the page itself for every path the client makes up."""
        self._look()
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is None and "." in path.rpartition("/")[2]:
            return Response("There is no such file.", 404, media_type="text/plain")
        file = file or self._files.get(INDEX)
        if file is None:
            headers = {"Cache-Control": "no-store"}
            return Response(NOT_BUILT, 200, headers, "text/html")
        return _sent(request, file)

    def _look(self) -> None:
        index = self.folder / INDEX
        try:
            built = index.stat().st_mtime
        except OSError:
            self._files = {}
            self._built = 0.0
            return
        if built != self._built:
            self._files = {
                path.relative_to(self.folder).as_posix(): _read(path, self.folder)
                for path in sorted(self.folder.rglob("*"))
                if path.is_file()
            }
            self._built = built


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        media = "text/javascript"
    if path.suffix == ".webmanifest":
        media = "application/manifest+json"
    squeezed = gzip.compress(body, 9, mtime=0) if media.startswith(SQUEEZED) else None
    if squeezed is not None and len(squeezed) > 0.9 * len(body):
        squeezed = None
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(
        body,
        squeezed,
        f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        media,
        FOREVER if hashed else ASK,
    )


def _sent(request: Request, file: File) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": file.keep, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = file.squeezed
    media = f"{file.media}; charset=utf-8" if file.media.startswith("text/") else file.media
    return Response(body, headers=headers, media_type=media)
