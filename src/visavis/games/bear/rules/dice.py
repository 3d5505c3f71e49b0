"""Chapter B3, and the cards that touch a roll: command points and dice."""

from __future__ import annotations

from typing import Any, Final

from visavis.games.bear.state import Battle
from visavis.kernel.choice import Asking, Choice, roll, roll_dice

MOST_ON_A_ROLL: Final = 2  # §B3.2a
LOWER: Final = (-1,)
RAISE: Final = (1,)
EITHER: Final = (-1, 1)

ROLLS: Final = tuple(a + b for a in range(1, 7) for b in range(1, 7))

VETERAN: Final = "07"
LUCK: Final = "13"
NO: Final = "no"
LUCKY: Final = 2  # card 13
UNLUCKY: Final = -3


def chance(needed: int) -> int:
    """§B6.0b How often 2d6 reach a number, in cases of a hundred."""
    return round(100 * sum(each >= needed for each in ROLLS) / len(ROLLS))


def caps_on_roll(s: Battle, side: int, about: dict[str, Any], ways: tuple[int, ...] = LOWER) -> Asking[int]:
    """§B3.2a Before an own roll 0 to 2 command points, each moving the number needed by one; §B3.2b roll by roll.

    §B3.2c Only against a number, never for a table of a card or an event (ruling R41). §3.3c Athena has none.
    """
    if side == s.bot:
        return 0
    most = min(MOST_ON_A_ROLL, s.caps[side])
    shifts = [0, *(way * n for n in range(1, most + 1) for way in ways)]
    shift = yield from Choice(side, "caps_on_roll", shifts, "B3.2a", about)
    spend(s, side, abs(shift))
    return shift


def spend(s: Battle, side: int, n: int) -> None:
    """§B3.0a Command points belong to the side."""
    if n:
        s.caps[side] -= n
        s.tell("caps_spent", side, n, s.caps[side])


def two_dice(s: Battle, side: int, name: str, rule: str, about: dict[str, Any]) -> Asking[int]:
    """An own roll of 2d6, and what the cards of the roller make of it."""
    dice = yield from roll_dice(name, 2, rule, about)
    s.tell("rolled", side, name, dice[0], dice[1])
    dice = yield from veteran(s, side, dice, name)
    return dice[0] + dice[1] + (yield from luck(s, side, about))


def one_die(s: Battle, side: int, name: str, rule: str, about: dict[str, Any]) -> Asking[int]:
    """An own roll of one die."""
    die = yield from roll(name, rule, about)
    s.tell("rolled_one", side, name, die)
    (die,) = yield from veteran(s, side, (die,), name)
    return die + (yield from luck(s, side, about))


def veteran(s: Battle, side: int, dice: tuple[int, ...], name: str) -> Asking[tuple[int, ...]]:
    """Card 07: one of the own dice is thrown again."""
    if VETERAN not in s.hands[side]:
        return dice
    options = [NO, *sorted({str(die) for die in dice})]
    answer = yield from Choice(side, "veteran", options, "B8.4a", {"dice": dice, "roll": name})
    if answer == NO:
        return dice
    discard(s, side, VETERAN)
    again = yield from roll("again", "B8.4a", {"roll": name})
    s.tell("rolled_again", side, name, int(answer), again)
    rest = list(dice)
    rest[rest.index(int(answer))] = again
    return tuple(rest)


def luck(s: Battle, side: int, about: dict[str, Any]) -> Asking[int]:
    """Card 13: after an own roll a die, 1 takes three away, anything else adds two."""
    if LUCK not in s.hands[side]:
        return 0
    answer = yield from Choice(side, "luck", [NO, LUCK], "B8.4a", about)
    if answer == NO:
        return 0
    discard(s, side, LUCK)
    die = yield from roll("luck_die", "B8.4a")
    change = UNLUCKY if die == 1 else LUCKY
    s.tell("luck", side, die, change)
    return change


def discard(s: Battle, side: int, card: str) -> None:
    """§B8.1b A played card is gone; the deck is not refilled (ruling R63)."""
    s.hands[side].remove(card)
    s.tell("played_card", side, card)
