"""Where a server keeps its data, where it listens, and how much it puts up with."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, NamedTuple

from platformdirs import user_data_path

from visavis.kernel.errors import VisavisError

LOOPBACK: Final = "127.0.0.1"
LOCAL_NAMES: Final = ("localhost", LOOPBACK, "[::1]")
PREFIX: Final = "VISAVIS_RATE_"
DOORS: Final = "VISAVIS_DOORS_"
KEEP: Final = "VISAVIS_KEEP_"
THINKING: Final = "VISAVIS_THINKING_"
NUMBER: Final = re.compile(r"\d{1,9}(\.\d{1,9})?", re.ASCII)

Dice = Callable[[], Random]


class WrongSetting(VisavisError):
    """Something that was set from outside is not what it should be."""


class Allowance(NamedTuple):
    """Of something: so much each second, and so much at once after a quiet while."""

    each_second: float
    at_once: float

    @classmethod
    def read(cls, text: str) -> Allowance:
        """Two numbers, as in "100 2000"."""
        numbers = [float(word) if NUMBER.fullmatch(word) else 0.0 for word in text.split()]
        if len(numbers) != 2 or not all(numbers):
            raise WrongSetting("{came!r} is no rate, expected two numbers such as 100 2000", came=text)
        return cls(*numbers)


class Rates(NamedTuple):
    """How much may be asked for: milliseconds of work, and tables."""

    connection: Allowance = Allowance(100, 2000)  # whatever one connection has done
    playing: Allowance = Allowance(300, 10_000)  # answers from one address, and what its opponents think
    asking: Allowance = Allowance(200, 8000)  # all else from one address
    tables: Allowance = Allowance(0.2, 40)  # made from one address
    thinking: Allowance = Allowance(500, 60_000)  # hints and reviews for one address, in other processes

    @classmethod
    def given(cls, environment: Mapping[str, str]) -> Rates:
        """The rates, some of them perhaps set from outside: VISAVIS_RATE_PLAYING and so on."""
        told = {name: environment.get(PREFIX + name.upper()) for name in cls._fields}
        return cls(**{name: Allowance.read(text) for name, text in told.items() if text is not None})


class Doors(NamedTuple):
    """How many connections there may be, and how many seconds they may take."""

    connections: int = 4000  # in all, as far as the system lets us open so many files
    of_one_home: int = 200  # from one address; behind a proxy all have the same, and so it does not count
    headers: float = 10.0  # until a request has been made
    exchange: float = 60.0  # until its answer has been taken
    reading: float = 60.0  # in which somebody at a table takes nothing of what they are sent

    @classmethod
    def given(cls, environment: Mapping[str, str]) -> Doors:
        """Some of it perhaps set from outside: VISAVIS_DOORS_CONNECTIONS and so on."""
        return cls(**whole_numbers(DOORS, cls._fields, environment))


class Keeping(NamedTuple):
    """How many tables there may be, and how many days each is kept after its last answer; 0: for ever."""

    tables: int = 50_000  # in all
    of_one: int = 2000  # made from one address
    finished: int = 90
    unfinished: int = 365

    @classmethod
    def given(cls, environment: Mapping[str, str]) -> Keeping:
        """Some of it perhaps set from outside: VISAVIS_KEEP_FINISHED and so on."""
        return cls(**whole_numbers(KEEP, cls._fields, environment))


class Thinking(NamedTuple):
    """Processes that think ahead, for opponents, hints and reviews."""

    thinkers: int = 0  # how many; 0: one for each processor but one
    waiting: int = 40  # opponents' thoughts and hints of all tables at once, before more hints are refused
    review: int = 300  # seconds of a processor that the review of a game may take
    playouts: int = 0  # of each thought, where it is not its time that counts: in tests

    @classmethod
    def given(cls, environment: Mapping[str, str], thinkers: int | None = None) -> Thinking:
        """Some of it perhaps set from outside: VISAVIS_THINKING_WAITING and so on."""
        found = cls(**whole_numbers(THINKING, ("thinkers", "waiting", "review"), environment))
        return found if thinkers is None else found._replace(thinkers=thinkers)

    @property
    def processes(self) -> int:
        """One processor is left to whoever serves, where there are several."""
        return self.thinkers or max(1, (os.cpu_count() or 1) - 1)


def whole_numbers(prefix: str, names: Iterable[str], environment: Mapping[str, str]) -> dict[str, int]:
    """Those that were set."""
    told = {name: environment.get(prefix + name.upper()) for name in names}
    return {name: whole_number(prefix + name.upper(), text) for name, text in told.items() if text is not None}


def whole_number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise WrongSetting("{name} is {came!r}, expected a whole number such as 90", name=name, came=text)
    return int(text)


@dataclass(frozen=True, slots=True)
class Config:
    """Everything a server may be told."""

    data: Path
    host: str = LOOPBACK
    port: int = 8000
    names: tuple[str, ...] = ()  # further host names under which it is reached, as behind a proxy
    rates: Rates = Rates()  # noqa: RUF009 it cannot be changed
    doors: Doors = Doors()  # noqa: RUF009 it cannot be changed
    keeping: Keeping = Keeping()  # noqa: RUF009 it cannot be changed
    thinking: Thinking = Thinking()  # noqa: RUF009 it cannot be changed
    idle: float = 600.0  # seconds after which a table nobody looks at is closed
    pace: float = 0.7  # seconds between the turns of a table at which no person plays
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
