"""Chapter B3, and the cards that touch a roll: command points and dice."""

from __future__ import annotations

from typing import Any, Final

from visavis.games.bear.rules.hands import LUCK, NO, VETERAN, discard, holds, is_asked
from visavis.games.bear.state import Battle
from visavis.kernel.choice import Asking, Choice, roll, roll_dice

MOST_ON_A_ROLL: Final = 2  # §B3.2a
LOWER: Final = (-1,)
RAISE: Final = (1,)
EITHER: Final = (-1, 1)

ROLLS: Final = tuple(a + b for a in range(1, 7) for b in range(1, 7))

LUCKY: Final = 2  # card 13
UNLUCKY: Final = -3


def chance(needed: int) -> int:
    """§B6.0b How often 2d6 reach a number, in cases of a hundred."""
    return round(100 * sum(each >= needed for each in ROLLS) / len(ROLLS))


def caps_on_roll(s: Battle, side: int, about: dict[str, Any], ways: tuple[int, ...] = LOWER) -> Asking[int]:
    """§B3.2a Before an own roll 0 to 2 command points, each moving the number needed by one; §B3.2b roll by roll.

    §B3.2c Only against a number, never for a table of a card or an event (ruling R41). §3.3c Athena never (ruling R40).
    """
    if side == s.bot or not s.caps[side]:
        return 0
    most = min(MOST_ON_A_ROLL, s.caps[side])
    about = {**about, "way": ways[0] if len(ways) == 1 else 0}
    shifts = [0, *(way * n for n in range(1, most + 1) for way in ways)]
    shift = yield from Choice(side, "caps_on_roll", shifts, "B3.2a", about)
    spend(s, side, abs(shift), "B3.2a")
    return shift


def spend(s: Battle, side: int, n: int, rule: str) -> None:
    """§B3.0a Command points belong to the side; what they are spent on has a paragraph of its own."""
    if n:
        s.caps[side] -= n
        s.tell("caps_spent", side, n, s.caps[side], rule=rule)


def two_dice(s: Battle, side: int, name: str, rule: str, about: dict[str, Any]) -> Asking[int]:
    """An own roll of 2d6, and what the cards of the roller make of it."""
    dice = yield from roll_dice(name, 2, rule, about)
    s.tell("rolled", side, name, dice[0], dice[1], rule=rule)
    return (yield from after_roll(s, side, name, dice)) if is_asked(s, side, VETERAN, LUCK) else sum(dice)


def one_die(s: Battle, side: int, name: str, rule: str, about: dict[str, Any]) -> Asking[int]:
    """An own roll of one die."""
    die = yield from roll(name, rule, about)
    s.tell("rolled_one", side, name, die, rule=rule)
    return (yield from after_roll(s, side, name, (die,)))


def after_roll(s: Battle, side: int, name: str, dice: tuple[int, ...]) -> Asking[int]:
    """§B8.4a Cards 07 and 13, any number of them; what the roll is worth then."""
    fortune = 0
    while is_asked(s, side, VETERAN, LUCK):
        again = sorted({str(die) for die in dice}) if holds(s, side, VETERAN) else []
        lucky = [LUCK] if holds(s, side, LUCK) else []
        about = {"dice": dice, "roll": name}
        answer = yield from Choice(side, "after_roll", [NO, *again, *lucky], "B8.4a", about).aloud()
        if answer == NO:
            break
        if answer == LUCK:
            fortune += yield from luck(s, side)
        else:
            dice = yield from veteran(s, side, dice, name, int(answer))
    return sum(dice) + fortune


def veteran(s: Battle, side: int, dice: tuple[int, ...], name: str, face: int) -> Asking[tuple[int, ...]]:
    """Card 07: one of the own dice is thrown again."""
    discard(s, side, VETERAN)
    again = yield from roll("again", "B8.4a", {"roll": name})
    s.tell("rolled_again", side, name, face, again)
    rest = list(dice)
    rest[rest.index(face)] = again
    return tuple(rest)


def luck(s: Battle, side: int) -> Asking[int]:
    """Card 13: after an own roll a die, 1 takes three away, anything else adds two."""
    discard(s, side, LUCK)
    die = yield from roll("luck_die", "B8.4a")
    change = UNLUCKY if die == 1 else LUCKY
    s.tell("luck", side, die, change)
    return change
