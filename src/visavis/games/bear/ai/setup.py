"""Chapter 1.0: setting up for one person against Athena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from visavis.games.bear.ai.deck import doctrine_of
from visavis.games.bear.board import SIDES
from visavis.games.bear.state import NO_FACING, Battle, Unit, add, enemy
from visavis.kernel.game import Item, Scenario, Setting

SEATS: Final = ("germans", "soviets")

# §1.1a The mission, and the side that Athena plays; the names say which side the person plays.
SOLO: Final[Mapping[str, tuple[str, int]]] = {
    "tutorial-german": ("tutorial", 1),
    "solo1-soviet": ("solo1", 0),
    "solo1-german": ("solo1", 1),
    "solo4-german": ("solo4", 1),
}
SOLO_SCENARIOS: Final = tuple(Scenario(name, SEATS, bots=(bot,)) for name, (_, bot) in SOLO.items())
FIRST_MISSION: Final = ("solo1-soviet", "solo1-german")

SOLO_SETTINGS: Final = (
    Setting("common_sense", True, (), tuple(SOLO), "R42"),
    Setting("beginner", False, (), tuple(SOLO), "7.5a"),
    Setting("easier", False, (), ("solo1-soviet",), "1.0h"),
    Setting("harder", False, (), tuple(SOLO), "3.1c"),
    Setting("control_g08", False, (), FIRST_MISSION, "R1"),
)

G08: Final[Mapping[str, Any]] = {  # ruling R1
    "control": [{"number": 1, "hex": "G08"}],
    "score": [{"number": 2, "hex": "G08"}],
    "solo": {"restriction": [{"number": 1, "hex": "G08"}]},
}


def bot_of(scenario: str) -> int | None:
    """The side that Athena plays; None where two people play."""
    return SOLO[scenario][1] if scenario in SOLO else None


def overlay_of(options: Mapping[str, Any], overlay: Mapping[str, Any]) -> Mapping[str, Any]:
    """The corrections of the data that an option stands for."""
    return {**overlay, "solo1": {**overlay.get("solo1", {}), **G08}} if options.get("control_g08") else overlay


def prepare_athena(s: Battle) -> list[Item]:
    """§1.0c Athena has no CAP; §1.0d marker on cell 1; §1.0f pool; §1.0h order cards; §0.0a the first turn.

    §1.0g Only the player draws battle cards. §SC3 The same for either side.
    """
    athena = doctrine_of(s)
    row = athena.side(s.bot)
    s.caps[s.bot] = 0
    s.cell = 1
    without = row.easier_without if s.options.easier else ()
    s.orders = [number for number in range(row.cards[0], row.cards[1] + 1) if number not in without]
    s.pool = list(athena.solo.pool)
    for suspect in athena.solo.suspect:
        kind = s.board.kinds[f"{SIDES[s.bot]}-suspect"]
        add(s, Unit(suspect.id, s.bot, kind, suspect.hex, NO_FACING))
    s.herds = {herd.hex: herd.kind for herd in athena.solo.herd}  # §9.0a
    s.first = s.side = s.bot if row.first == "ai" else enemy(s.bot)  # §2.9b
    return [("draw_cards", enemy(s.bot)), ("first_round",)]
