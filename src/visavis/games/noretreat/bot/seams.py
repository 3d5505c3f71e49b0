"""Where the base rules call the solitaire module. What is not written yet does nothing."""

from __future__ import annotations

from typing import Any

from visavis.games.noretreat.state import War
from visavis.kernel.choice import Choice, Step


def answer(s: War, side: int, choice: Choice[Any]) -> Any:
    """What the opponent decides (2.9)."""
    return choice.options[0]


def before_sudden_death(s: War) -> Step | None:
    """SG1: orders, Directive, and perhaps a change of side, before the check of a skull turn."""
    return None


def after_declaring(s: War, side: int) -> Step | None:
    """SG2: the solo card in the person's Combat Phase."""
    return None


def begin_player_turn(s: War, side: int) -> None:
    """§O-1 The sheet is chosen anew."""


def begin_movement(s: War, side: int) -> None:
    """§SD1.2 Plan A, B or C."""


def left_zone(s: War, unit: str, hex_: str) -> None:
    """§PK1 A counter has left a hex in an enemy zone in the Movement phase."""


def battle_fought(s: War, side: int, voluntary: bool, hex_: str) -> None:
    """§PK8 A battle was resolved."""


def end_combat(s: War, side: int) -> None:
    """§SD5.1 The price of failure."""


def end_removals(s: War, side: int) -> None:
    """§SE3.4 Stavka or OKH goes."""


def end_player_turn(s: War, side: int) -> None:
    """§SE1.5 Stalin outside of a Soviet city."""


def must_counter(s: War, side: int) -> bool:
    """§SD6.1 The opponent takes every counterattack."""
    return False


def entered(s: War, unit: str, place: str) -> None:
    """§SE1.7 Somebody enters the hex of Stalin."""


def may_leave(s: War, side: int, unit: str) -> bool:
    """Whether the opponent's plan lets this counter leave its hex; a person is only warned (§SD5.3)."""
    return True
