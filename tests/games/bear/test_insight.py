"""What a search is told of this game, on positions."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.bear.position import GERMAN, state
from visavis.games.bear.insight import danger, odds, opinion, policy
from visavis.games.bear.rules.turn import PASS
from visavis.games.bear.sheets import ScoreRow
from visavis.games.bear.state import Battle, change
from visavis.kernel.choice import Choice

HOME = (ScoreRow("german", "exit", 1, hex="R07", type="german-opel-blitz"),)
FRONT = "R1 soviet-rifles-41 G04 N"


def liked(s: Battle, name: str, options: list[Any], **about: Any) -> Any:
    """The answer that is tried first."""
    choice = Choice(GERMAN, name, options, "", about)
    found = opinion(s, choice)
    return max(options, key=lambda each: found.get(each, 0.0))


def test_whoever_brings_points_off_the_map_goes_there_and_leaves() -> None:
    """§B4.0a All others go towards the markers that the enemy holds."""
    units = ("T german-opel-blitz G06 S", "R german-rifles-41 G06 S")
    s = state(*units, control={"C04": "soviet"}, score=HOME)
    ways = ["F06", "H07"]
    assert liked(s, "hex", ways, unit="T") == "H07"
    assert liked(s, "hex", ways, unit="R") == "F06"
    far, near = (
        odds(s, GERMAN),
        odds(state("T german-opel-blitz L07 S", units[1], control={"C04": "soviet"}, score=HOME), GERMAN),
    )
    assert near > far
    leave = Choice(GERMAN, "action", ["move", "stall", "leave"], "", {"unit": "T"})
    assert policy(s, leave, Random(1)) == "leave"
    assert liked(s, "action", list(leave.options), unit="T") == "leave"


def test_the_fresh_counter_with_the_best_shot_is_tried_first_and_when_all_are_spent_a_pass() -> None:
    s = state("A german-mg34 G06 N", "B german-mg34 G08 S", FRONT)
    assert liked(s, "unit", ["B", "A", PASS]) == "A"
    change(s, "A", spent=True)
    assert liked(s, "unit", ["A", "B", PASS]) == "B"
    change(s, "B", spent=True)
    assert liked(s, "unit", ["A", "B", PASS]) == PASS


def test_a_shot_is_liked_by_its_odds_and_the_better_target_first() -> None:
    """§B6.0b What two dice cannot reach nobody tries first."""
    near, none = state("A german-mg34 G05 N", FRONT), state("A german-mg34 G05 S", FRONT)
    actions = ["stall", "move", "attack"]
    assert liked(near, "action", actions, unit="A") == "attack"
    assert liked(none, "action", actions, unit="A") == "move"
    s = state("A german-mg34 G07 N", "R1 soviet-rifles-41 G05 N", "R2 soviet-rifles-41 H06 S")
    assert liked(s, "target", ["H06", "G05"], unit="A") == "G05"  # in its flank


def test_it_is_dangerous_to_be_seen_by_who_can_hit_and_less_so_once_he_is_spent() -> None:
    """§B6.3a A flank is worse than the front."""
    front, flank = state("A german-mg34 G06 N", FRONT), state("A german-mg34 G06 S", FRONT)
    faced = [state(f"A german-mg34 G06 {way}", "R1 soviet-rifles-41 G04 S") for way in ("N", "S")]
    assert danger(front, 1) == danger(flank, 1) == 0  # it looks away
    assert 0 < danger(faced[0], 1) < danger(faced[1], 1)
    assert odds(faced[0], GERMAN) > odds(faced[1], GERMAN)
    fresh = danger(faced[0], 1)
    change(faced[0], "R1", spent=True)
    assert 0 < danger(faced[0], 1) < fresh


def test_command_points_go_into_rolls_that_they_help() -> None:
    """§B3.2a Neither into sure nor into hopeless ones."""
    s, points = state("A german-mg34 G06 N", FRONT, caps=(4, 0)), [0, -1, -2]
    asked = {needed: Choice(GERMAN, "caps_on_roll", points, "", {"needed": needed}) for needed in (3, 8, 14)}
    spent = {needed: policy(s, choice, Random(1)) for needed, choice in asked.items()}
    assert spent == {3: 0, 8: -2, 14: 0}
    assert liked(s, "caps_on_roll", list(points), needed=8) == -2
