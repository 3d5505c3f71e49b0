"""Where a server keeps its data, where it listens, and how much it puts up with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from platformdirs import user_data_path

LOOPBACK: Final = "127.0.0.1"
LOCAL_NAMES: Final = ("localhost", LOOPBACK, "[::1]")
PREFIX: Final = "VISAVIS_RATE_"

Dice = Callable[[], Random]


@dataclass(frozen=True, slots=True)
class Rates:
    """How often something may be done, in the words of the `limits` package; several are joined by a semicolon."""

    messages: str = "60 per 1 second; 1500 per 1 minute"  # on one connection
    sockets: str = "60 per 1 second; 600 per 1 minute"  # opened from one address
    tables: str = "20 per 1 second; 120 per 1 minute"  # made from one address
    requests: str = "120 per 1 second; 2400 per 1 minute"  # any other question from one address

    @classmethod
    def given(cls, environment: Mapping[str, str]) -> Rates:
        """The rates, some of them perhaps set from outside: VISAVIS_RATE_MESSAGES and so on."""
        names = [each.name for each in fields(cls)]
        return cls(
            **{name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment}
        )


@dataclass(frozen=True, slots=True)
class Config:
    """Everything a server may be told."""

    data: Path
    host: str = LOOPBACK
    port: int = 8000
    names: tuple[str, ...] = ()  # further host names under which it is reached, as behind a proxy
    rates: Rates = field(default_factory=Rates)
    idle: float = 600.0  # seconds after which a table nobody looks at is closed
    dice: Dice = SystemRandom  # one set for every table that is opened

    @property
    def local(self) -> bool:
        """Whether only this machine can reach it."""
        return is_loopback(self.host)

    def welcomes(self, host: str) -> bool:
        """Whether a request for this host is meant for us: a name that merely leads here is not enough."""
        anybody = not self.local and not self.names
        return anybody or without_port(host) in (*LOCAL_NAMES, *self.names)


def data_folder() -> Path:
    return user_data_path("visavis", appauthor=False) / "server"


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower()
