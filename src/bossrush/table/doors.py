"""Who may come in, and with which headers they are let out.

A browser names the page that opens a connection (its origin). Only our own pages may: those
served under a name this server goes by. Knowing its own names also stops a foreign name that was
made to point at this machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")


def policy(host: str) -> str:
    """What a page of ours may load and run: only what this server gave it."""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            f"connect-src 'self' ws://{host} wss://{host}",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def security_headers(host: str, secure: bool) -> dict[str, str]:
    """Headers of every answer."""
    headers = {
        "Content-Security-Policy": policy(host),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    }
    if secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


def is_public_url(url: str) -> bool:
    """Whether this is where people could reach a server: a scheme, a name, and nothing else."""
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    return parts.scheme in ("http", "https") and named and not more


class Doors:
    """The names this server goes by."""

    def __init__(self, port: int, names: Iterable[str] = (), public_url: str = "") -> None:
        self.port = port
        self._hosts: set[str] = set()
        self.public_url = public_url.rstrip("/")
        for name in (*LOOPBACK, *names):
            self.add(name)
        if self.public_url:
            self._hosts.add(urlsplit(self.public_url).netloc.lower())

    def add(self, name: str) -> None:
        """Go by another name or address as well."""
        shown = f"[{name}]" if ":" in name and not name.startswith("[") else name
        self._hosts.add(f"{shown}:{self.port}".lower())
        if self.port in (80, 443):
            self._hosts.add(shown.lower())

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server."""
        return host.lower() in self._hosts

    def admits(self, headers: Headers) -> bool:
        """Whether anyone who sends these may open a live connection or change anything."""
        host = headers.get("host", "")
        if not self.knows(host):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True  # not a browser: no page is behind it
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and self.knows(parts.netloc)
