"""Who answers for a side: its person, the one person of a solitaire game, or the opponent by its sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.state import ALONE, DUEL, OPPONENT, YOU, War
from visavis.kernel.choice import Asking, Choice

A = TypeVar("A")


def is_watched(s: War) -> bool:
    """§B5.1 Whether hands are kept from a person across (ruling R38)."""
    return s.mode == DUEL


def is_open(s: War) -> bool:
    """Ruling R38 Whether all hands are seen: playing both sides, or if it was agreed so."""
    return s.mode == ALONE or s.options.open_hand


def seat_of(s: War, side: int) -> int:
    """The chair that answers for a side; it changes with the person's side (§SG1.13)."""
    if s.mode == DUEL:
        return side
    return YOU if s.mode == ALONE or side == s.yours else OPPONENT


def ask(s: War, side: int, name: str, options: Sequence[A], rule: str, aloud: bool = False, **about: Any) -> Asking[A]:
    """One question to a side, whoever plays it. Aloud: even with one answer, lest it be told what the hand holds."""
    choice = Choice(seat_of(s, side), name, options, rule, {"side": side, **about})
    if s.mode != DUEL and choice.seat == OPPONENT:
        answer: A = seams.answer(s, side, choice) if len(options) > 1 else options[0]
        return answer
    if aloud and s.mode == DUEL:
        yield choice
        return choice.answer
    return (yield from choice)
