"""B5 The moment, the symbol and the kind of every half, as the cards print them."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import empty
from visavis.games.noretreat.rules.cards import CANCELS, fits, playable
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET, HalfRow
from visavis.games.noretreat.steps import EVENTS

# + the Axis must have the initiative, * the Soviets; then the moments, or ! for at once and how many are drawn for it
PRINTED = """
01A . commit blow          | 01S + phase.end
02A . any                  | 02S + any
03A + org.axis             | 03S . commit
04A . commit.soviet        | 04S + commit.axis
05A + cards.axis           | 05S . org.axis.start
06A + commit removals      | 06S . org.soviet
07A . answer               | 07S + cards
08A * commit               | 08S . org.soviet
09A . !1                   | 09S + victory any
10A . move.soviet.end      | 10S + commit.axis
11A . !1                   | 11S + commit
12A + discard              | 12S . !1
13A . cards.axis           | 13S . !1
14A + answer               | 14S . commit.axis
15A . commit.axis          | 15S + combat.end
16A . die                  | 16S + commit.axis
17A + move.axis commit     | 17S . commit.soviet
18A + supply               | 18S . cards
19A * result               | 19S . cards.axis
20A . !0                   | 20S . cards.soviet
21A . commit               | 21S * commit.soviet
22A * any                  | 22S . commit
23A . cards.soviet         | 23S * commit
24A . commit.soviet        | 24S * any
25A * org.axis             | 25S . any
26A . blow                 | 26S * any
27A . commit.axis          | 27S * commit.soviet
28A . die.soviet           | 28S * commit.soviet
29A . commit.soviet        | 29S * combat.soviet.end
30A * cards                | 30S . die.axis
31A . answer               | 31S * answer
32A . commit.soviet        | 32S * move.soviet
33A + commit               | 33S . any
34A * commit               | 34S . answer
35A * org.axis             | 35S . move.soviet.end
36A + move.soviet.end      | 36S . answer
37A + commit.axis          | 37S . blow
38A . commit.soviet        | 38S * any
39A . move.soviet.end      | 39S * cards.soviet
40A * victory any          | 40S . !0
41A * org.axis             | 41S . move.axis.end
42A + cards.soviet         | 42S . commit.axis
43A + move.soviet.end      | 43S . die
44A + result               | 44S . cards.axis
45A . cards.axis           | 45S . !1
46A . !1                   | 46S . commit
47A . !1                   | 47S . commit.soviet
48A . org.axis             | 48S . !1
49A . org.axis             | 49S . !1
50A . !1                   | 50S . commit
51A . !1                   | 51S . result
52A . commit.soviet        | 52S . !1
53A . discard              | 53S . !1
54A . !1                   | 54S . commit
"""
HALVES = dict(part.strip().split(" ", 1) for part in PRINTED.replace("\n", "|").split("|") if part.strip())
SYMBOLS = {".": "always", "+": "axis", "*": "soviet"}
PASSIVE = ("12A", "53A")  # they count when they pay


def half_of(key: str) -> HalfRow:
    return empty().board.half(key[:2], "AS".index(key[2]))


def test_there_are_108_halves() -> None:
    """§B5.2"""
    assert len(HALVES) == 108


@pytest.mark.parametrize("key", HALVES)
def test_symbol_and_moment_of_each_half(key: str) -> None:
    """§B5.9 §B5.10 §B5.11"""
    symbol, *moments = HALVES[key].split()
    half = half_of(key)
    assert half.needs == SYMBOLS[symbol]
    if moments[0].startswith("!"):
        assert (half.immediate, half.draws, half.windows) == (True, int(moments[0][1:]), ())
    else:
        assert (half.immediate, list(half.windows)) == (False, moments)


@pytest.mark.parametrize("key", HALVES)
def test_every_half_does_something(key: str) -> None:
    """§B5.10 §B5.14 An event, an answer, or a worth as payment."""
    answers = "answer" in HALVES[key]
    assert (key in EVENTS) == (not answers and key not in PASSIVE)
    assert (key in CANCELS) == answers


@pytest.mark.parametrize("key", [key for key, row in HALVES.items() if row[0] != "." and "!" not in row])
def test_a_symbol_binds_the_event_not_the_card(key: str) -> None:
    """§B5.11 Up to turn 11 the Axis has the initiative, from 12 on the Soviets."""
    side = "AS".index(key[2])
    s = empty(11)
    early = fits(s, side, key[:2])
    s.turn = 12
    late = fits(s, side, key[:2])
    assert (early, late) == ((True, False) if HALVES[key][0] == "+" else (False, True))


@pytest.mark.parametrize("key", HALVES)
def test_no_half_is_offered_at_another_moment(key: str) -> None:
    """§B5.15"""
    side = "AS".index(key[2])
    s = empty(20 if HALVES[key][0] == "*" else 8)
    s.hands[side] = [key[:2]]
    every = {moment for row in HALVES.values() for moment in row.split()[1:] if not moment.startswith("!")}
    others = tuple(every - set(HALVES[key].split()[1:]))
    assert playable(s, side, others) == []


def test_sides_are_those_of_the_halves() -> None:
    """§B5.10 A side plays its own half only."""
    assert (SIDES[AXIS], SIDES[SOVIET]) == ("axis", "soviet")
    s = empty(8)
    s.hands = [["05"], []]
    assert (playable(s, AXIS, ("cards.axis",)), playable(s, AXIS, ("org.axis.start",))) == (["05"], [])
