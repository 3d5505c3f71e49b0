"""B4: the sequence of play."""

from __future__ import annotations

from tests.games.noretreat.position import begun, drive, empty, told
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import initiative


def phases(s: object, side: int) -> list[str]:
    agenda = s.agenda  # type: ignore[attr-defined]
    return [item[0] for item in reversed(agenda) if item[1:] == (side,)]


def test_a_game_turn_is_events_checks_the_axis_and_the_soviets() -> None:
    """§B4.1"""
    from visavis.games.noretreat.rules.turn import game_turn

    s = empty()
    game_turn(s)
    assert s.agenda[::-1] == [
        ("new_turn",),
        ("victory_checks",),
        ("player_turn", AXIS),
        ("player_turn", SOVIET),
        ("end_turn",),
    ]


def test_a_player_turn_has_seven_phases_in_order() -> None:
    """§B4.2 §B4.4"""
    from visavis.games.noretreat.rules.turn import player_turn

    s = empty(8)
    player_turn(s, SOVIET)
    assert phases(s, SOVIET) == ["cards", "supply", "organisation", "movement", "combat", "removals", "detraining"]
    assert s.side == SOVIET


def test_the_surprise_of_the_first_turn_has_no_first_three_phases() -> None:
    """§B4.3 Of the Axis alone, and only then."""
    from visavis.games.noretreat.rules.turn import player_turn

    s = begun("campaign")
    player_turn(s, AXIS)
    assert phases(s, AXIS)[0] == "movement"
    s.agenda.clear()
    player_turn(s, SOVIET)
    assert phases(s, SOVIET)[0] == "cards"
    s.agenda.clear()
    s.turn = 2
    player_turn(s, AXIS)
    assert phases(s, AXIS)[0] == "cards"


def test_where_the_soviets_begin_the_first_half_is_skipped() -> None:
    """§SV1 ruling R11"""
    from visavis.games.noretreat.rules.turn import player_turn

    s = begun("citadel")
    player_turn(s, AXIS)
    assert s.agenda == []
    s.turn += 1
    player_turn(s, AXIS)
    assert s.agenda


def test_turn_one_has_events_and_checks_and_nobody_wins_by_them() -> None:
    """§B4.5"""
    s = begun("campaign")
    s.turn = 0
    drive(s, ("new_turn",))
    drive(s, ("victory_checks",))
    assert (s.turn, s.ending) == (1, "")


def test_the_last_turn_ends_the_game() -> None:
    """§B4.6 §B11.5"""
    s = empty(28)
    s.boosts = [1, 2]
    drive(s, ("end_turn",))
    assert (s.ending, s.boosts) == ("end", [0, 0])
    assert told(s, "ended")


def test_the_initiative_passes_once() -> None:
    """§B4.7"""
    s = empty()
    found = []
    for s.turn in range(1, 29):
        found.append(initiative(s))
    assert found == [AXIS] * 11 + [SOVIET] * 17
