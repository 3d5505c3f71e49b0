"""Chapter 1.0: setting up for one person against Athena."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from visavis.games.bear.bot.deck import doctrine_of, whole_deck
from visavis.games.bear.sheets import MISSIONS, SIDES, Mission, Mode, modes_of, shipped
from visavis.games.bear.state import NO_FACING, Battle, Unit, add, enemy
from visavis.kernel.game import Item, Setting

SEATS: Final = ("germans", "soviets")


def every_mode(mode: Mode, mission: Mission) -> bool:
    return True


def can_be_easier(mode: Mode, mission: Mission) -> bool:
    solo = mission.solo
    return solo is not None and any(row.easier_without for row in solo.side if SIDES.index(row.ai) == mode.bot)


def is_first_mission(mode: Mode, mission: Mission) -> bool:
    return mode.mission == "solo1"


SOLO_RULES: Final = (  # name, default, paragraph, where it applies
    ("common_sense", False, "R42", every_mode),
    ("beginner", False, "7.5a", every_mode),
    ("easier", False, "1.0h", can_be_easier),
    ("harder", False, "3.1c", every_mode),
    ("control_g08", False, "R1", is_first_mission),
)


def solo_settings(mission: Mission) -> tuple[Setting, ...]:
    """The settings, each with the modes of a scenario where it applies."""
    modes = [mode for mode in modes_of(mission) if mode.bot is not None]
    return tuple(
        Setting(name, default, (), tuple(mode.name for mode in modes if applies(mode, mission)), rule)
        for name, default, rule, applies in SOLO_RULES
    )


def joined(settings: Iterable[Setting], more: Iterable[Setting]) -> tuple[Setting, ...]:
    """The same settings, in more modes."""
    pairs = zip(settings, more, strict=True)
    return tuple(replace(one, scenarios=(*one.scenarios, *other.scenarios)) for one, other in pairs)


SOLO_SETTINGS: Final = reduce(joined, (solo_settings(shipped(name)) for name in MISSIONS))

G08: Final[Mapping[str, Any]] = {  # ruling R1
    "control": [{"number": 1, "hex": "G08"}],
    "score": [{"number": 2, "hex": "G08"}],
    "solo": {"restriction": [{"number": 1, "hex": "G08"}]},
}


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
    s.orders = whole_deck(s)
    s.pool = list(athena.solo.pool)
    for suspect in athena.solo.suspect:
        kind = s.board.kinds[f"{SIDES[s.bot]}-suspect"]
        add(s, Unit(suspect.id, s.bot, kind, suspect.hex, NO_FACING))
    s.herds = {herd.hex: herd.kind for herd in athena.solo.herd}  # §9.0a
    s.first = s.side = s.bot if row.first == "ai" else enemy(s.bot)  # §2.9b
    return [("draw_cards", enemy(s.bot)), ("first_round",)]
