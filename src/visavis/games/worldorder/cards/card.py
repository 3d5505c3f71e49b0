"""What a card does: whether it can be played face up now, and what then happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from visavis.games.worldorder.state import World
from visavis.kernel.choice import Step


class Card(NamedTuple):
    """§B4.6 §K5.33 Ready: its first mandatory instruction can be carried out. Play: the steps, or asking of its own."""

    ready: Callable[[World, str], bool]
    play: Callable[[World, str], Step | None]
    first: str = ""  # what that first instruction is, to say why it cannot be carried out


CARDS: Final[dict[str, Card]] = {}  # ability cards by title
ASSETS: Final[dict[str, Card]] = {}  # Strategic Assets; §K5.34 with influence as by any action
ABILITIES: Final[dict[str, Card]] = {}  # §B4.10 Growth cards used once a round, in the own turn
GAINED: Final[dict[str, Callable[[World, str], None]]] = {}  # Growth cards that do something when they are taken
