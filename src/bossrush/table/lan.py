"""The local network: which address others reach this machine by, and opening up to it."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Final

Listen = Callable[[str], Awaitable[None]]

# Nothing is sent there: connecting a datagram socket only asks which way it would go.
_SOMEWHERE: Final = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """This machine's address on the local network; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    found = ipaddress.ip_address(address)
    return None if found.is_loopback or found.is_unspecified else address


def own_names() -> list[str]:
    """What this machine may be called on its network."""
    host = socket.gethostname()
    names = [host, f"{host}.local"]
    address = lan_address()
    return [*names, address] if address is not None else names


class Lan:
    """Whether the local network can reach this server, and the switch for it."""

    def __init__(self, listen: Listen | None = None, address: str = "") -> None:
        self._listen = listen
        """Starts listening on one more address; None where that is not ours to decide."""
        self.address = address
        """Where the network reaches it; empty while it does not."""

    @property
    def can_open(self) -> bool:
        return self._listen is not None and not self.address and lan_address() is not None

    async def open(self) -> str:
        """Open up to the local network: the address others use. OSError where it cannot be."""
        address = lan_address()
        if self._listen is None or address is None:
            raise OSError("there is no local network to open to")
        await self._listen(address)
        self.address = address
        return address
