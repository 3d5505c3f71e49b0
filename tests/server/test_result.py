"""How a game ended, as each seat is told it."""

from __future__ import annotations

from visavis.company.party import Party
from visavis.kernel.game import Result
from visavis.kernel.view import SPECTATOR
from visavis.server.wire.frames import Look, margin, outcome, places_taken
from visavis.server.wire.phrases import speech

PARTY = Party(("human", "open", "director"))
SAY = speech("en", "manhattan")


def ended(*winners: int) -> Result:
    return Result(winners, (4, 9, 9), "ending-goal", "2.3")


def test_whoever_has_equal_points_shares_a_place_and_a_winner_stands_first() -> None:
    told = [(each["seat"], each["place"], each["points"]) for each in places_taken(ended(0))]
    assert told == [(0, 1, 4), (1, 2, 9), (2, 2, 9)]
    told = [(each["seat"], each["place"], each["points"]) for each in places_taken(ended(1, 2))]
    assert told == [(1, 1, 9), (2, 1, 9), (0, 3, 4)]


def test_where_only_one_side_counts_points_no_side_is_told_any() -> None:
    result = Result((1,), (0, 3), "", "", counted=False)
    assert [each["points"] for each in places_taken(result)] == [None, None]


def test_where_only_one_side_counts_points_the_sheet_says_by_how_many_it_is_ahead() -> None:
    """Of a table that was given up nothing is counted."""
    assert margin(Result((1,), (0, 3), "", "", counted=False)) == 3
    assert margin(Result((1,), (0, 0), "", "", counted=False)) is None
    assert margin(ended(1)) is None


def test_everybody_is_told_what_came_of_it_for_them() -> None:
    looks = [Look(PARTY, SAY, seat, (seat,)) for seat in range(3)]
    assert [outcome(ended(1), look) for look in looks] == ["lost", "won", "lost"]
    assert [outcome(ended(1, 2), look) for look in looks] == ["lost", "shared", "shared"]
    assert [outcome(ended(), look) for look in looks] == ["drawn"] * 3
    assert outcome(ended(1), Look(PARTY, SAY, SPECTATOR)) == ""
    assert outcome(ended(1), Look(PARTY, SAY, 0, (0, 1))) == ""
