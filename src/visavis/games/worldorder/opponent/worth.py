"""§O2 to §O5: what a world is worth to a power, part by part, in the victory points it will have in the end."""

from __future__ import annotations

from math import exp

from visavis.games.worldorder.opponent.numbers import AUTOMA, BEGINNING, PERSON, THINKING, Expected
from visavis.games.worldorder.opponent.signs import Board, board_of, signs
from visavis.games.worldorder.state import World

Parts = dict[str, float]  # "points", "regions", ... in the order in which they are told


def worth(s: World, power: str) -> Parts:
    """All parts; their sum is what the power is expected to have in the end."""
    board = board_of(s)
    found, expected = signs(s, power, board), of_kind(s, power)
    parts = {"points": float(s.nations[power].vp)}
    for part, weights in expected.parts.items():
        parts[part] = sum(found[sign] * (now + board.left * a_round) for sign, now, a_round in weights)
    return parts | {BEGINNING: beginning(s, power, board)}


def of_kind(s: World, power: str) -> Expected:
    return AUTOMA if s.nations[power].automa else PERSON


def beginning(s: World, power: str, board: Board) -> float:
    """What powers get beside all that is counted."""
    expected, more = of_kind(s, power).beginning, len(s.nations) - 2
    (now, a_round), (crowd, a_crowd) = expected[power], expected["crowd"]
    return now + more * crowd + board.left * (a_round + more * a_crowd)


def total(s: World, power: str) -> float:
    """How far ahead of the others it will be: what they get counts for less than its own."""
    board = board_of(s)
    others = [expected_points(s, other, board) for other in s.nations if other != power]
    return expected_points(s, power, board) - THINKING.spread.rival * sum(others) / len(others)


def lead(s: World, power: str) -> float:
    """The same of a game that is over: points alone count."""
    others = [nation.vp for other, nation in s.nations.items() if other != power]
    return s.nations[power].vp - THINKING.spread.rival * sum(others) / len(others)


def expected_points(s: World, power: str, board: Board) -> float:
    found, left = signs(s, power, board), board.left
    points = s.nations[power].vp + beginning(s, power, board)
    for sign, now, a_round in of_kind(s, power).weights:
        points += found[sign] * (now + left * a_round)
    return points


def value(s: World) -> list[float]:
    """By seat: the share of the win to expect. The longer the game has to go, the less a lead says."""
    board = board_of(s)
    points = [expected_points(s, power, board) for power in s.chairs]
    apart = THINKING.spread.now + board.left * THINKING.spread.round
    most = max(points)
    odds = [exp((each - most) / apart) for each in points]
    return [each / sum(odds) for each in odds]
