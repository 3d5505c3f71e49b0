"""B7: hits, markers, rally, losses."""

from __future__ import annotations

import pytest

from tests.games.bear.position import NEVER, about, asked, battle, events, options, play, state, unit
from visavis.games.bear.loading import printed
from visavis.games.bear.rules.hits import rally_number
from visavis.games.bear.rules.shooting import shot
from visavis.games.bear.sheets import ScoreRow
from visavis.games.bear.state import HEAVY, SPARE, Fort, marker_of
from visavis.kernel.choice import CHANCE

PAIR = ("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S")  # 12 - 5 = 7


# B7.0 to B7.2 Hits


def test_four_more_than_needed_destroys_outright() -> None:
    """§B7.1a Needing 7: 10 hits, 11 destroys; command points count."""
    table = play(battle(*PAIR), "A", "attack", (4, 6))
    assert asked(table) == "marker"
    assert "T" not in play(battle(*PAIR), "A", "attack", (5, 6)).state.units
    assert "T" not in play(battle(*PAIR, caps=(1, 0)), "A", "attack", -1, (4, 6)).state.units


def test_a_hit_draws_a_marker_of_the_colour_of_the_defence() -> None:
    """§B7.2a Soft ones for men, armoured ones for a tank's armour; the owner looks, the enemy does not."""
    table = play(battle(*PAIR), "A", "attack", (3, 4))
    assert table.pending is not None
    assert (table.pending.seat, len(table.pending.pool or ())) == (CHANCE, 20)
    assert all(marker.startswith("soft") for marker in options(table))
    play(table, "soft-pinned")
    assert (unit(table, "T").hit, unit(table, "T").known) == ("soft-pinned", False)
    assert table.journal is not None
    seen = [[event.name for _, event in table.journal.seen_by(seat)] for seat in (0, 1)]
    assert ("marker" in seen[0], "hit" in seen[0]) == (False, True)
    assert ("marker" in seen[1], "hit" in seen[1]) == (True, False)
    tank = play(battle("A german-pz-iii-h H08 N", "T soviet-bt7 H07 S"), "A", "attack", (2, 2))
    assert all(marker.startswith("armoured") for marker in options(tank))


def test_markers_return_to_their_pile() -> None:
    """§B7.2b When rallied away, and with a destroyed unit."""
    table = battle("A german-rifles-41 B01 N hit=soft-berserk", "P soviet-rifles-41 R12 N")
    assert table.state.piles["soft"].count("soft-berserk") == 0
    play(table, "A", "rally", (6, 6), NEVER)
    assert table.state.piles["soft"].count("soft-berserk") == 1
    table = battle("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S hit=soft-berserk", agenda=[("turn", 0)])
    play(table, "A", "attack", (6, 6))
    assert table.state.piles["soft"].count("soft-berserk") == 1


def test_an_empty_pile_leaves_a_hit_without_effect() -> None:
    """§B7.2b (ruling R63) Rally number 7."""
    table = battle(*PAIR)
    table.state.piles["soft"].clear()
    play(table, "A", "attack", (3, 4))
    assert unit(table, "T").hit == SPARE["soft"].id
    assert marker_of(table.state, unit(table, "T")).rally == 7


# B7.3 The markers


@pytest.mark.parametrize(
    ("marker", "count", "rally"),
    [
        ("soft-stunned", 2, 7),
        ("soft-unnerved", 2, 7),
        ("soft-destroyed", 1, -1),
        ("soft-panicked", 2, 8),
        ("soft-pinned", 5, 7),
        ("soft-suppressed", 5, 7),
        ("soft-cowering", 2, 8),
        ("soft-berserk", 1, 8),
        ("armoured-stunned", 2, 9),
        ("armoured-gun-damaged-red", 1, 0),
        ("armoured-gun-damaged-blue", 1, 0),
        ("armoured-destroyed", 1, -1),
        ("armoured-panicked", 1, 9),
        ("armoured-immobilised", 5, 0),
        ("armoured-suppressed", 5, 8),
        ("armoured-light-damage", 4, 0),
    ],
)
def test_the_markers_and_their_rally_numbers(marker: str, count: int, rally: int) -> None:
    """§B7.3a Twenty of each colour."""
    row = printed("solo1").markers[marker]
    assert (row.count, row.rally) == (count, rally)
    assert sum(other.count for other in printed("solo1").markers.values() if other.pile == row.pile) == 20


@pytest.mark.parametrize(
    ("marker", "actions"),
    [
        ("soft-stunned", ["rally"]),
        ("soft-unnerved", ["move", "pivot", "attack", "recon", "rally", "stall", "dig"]),
        ("soft-panicked", ["move", "pivot", "rally", "stall", "dig"]),
        ("soft-pinned", ["attack", "recon", "rally", "stall", "dig"]),
        ("soft-suppressed", ["move", "pivot", "attack", "recon", "rally", "stall", "dig"]),
    ],
)
def test_what_a_marked_unit_may_do(marker: str, actions: list[str]) -> None:
    """§B7.3a §B7.3b No move: no pivot either, nor hiding; no attack: not even in close combat."""
    table = battle(f"A german-rifles-41 H09 N hit={marker}", "F german-rifles-41 B01 N", "T soviet-rifles-41 H07 S")
    play(table, "A")
    assert options(table) == actions if len(actions) > 1 else asked(table) == "rally"
    close = battle(f"A german-rifles-41 H07 N hit={marker}", "F german-rifles-41 B01 N", "T soviet-rifles-41 H07 S")
    if "A" in options(close):
        assert ("attack" in options(play(close, "A"))) == ("attack" in actions)
    else:
        assert actions == ["rally"]  # §B7.9a not beside the enemy


@pytest.mark.parametrize(
    ("kind", "marker", "front", "flank"),
    [
        ("soviet-rifles-41", "soft-panicked", 10, 12),
        ("soviet-rifles-41", "soft-cowering", 13, 12),
        ("soviet-rifles-41", "soft-berserk", 14, 12),
        ("soviet-t-34a", "armoured-panicked", 15, 15),
        ("soviet-t-34a", "armoured-immobilised", 18, 16),
    ],
)
def test_markers_change_the_defence(kind: str, marker: str, front: int, flank: int) -> None:
    """§B7.3a"""
    for facing, expected in (("S", front), ("N", flank)):
        s = state("A german-pz-iii-h H09 N", f"T {kind} H07 {facing} hit={marker}")
        found = shot(s, s.units["A"], s.units["T"])
        assert found is not None
        assert found.dr == expected


@pytest.mark.parametrize(
    ("kind", "marker", "red", "blue"),
    [
        ("german-pz-iii-h", "armoured-suppressed", 0, 3),
        ("german-pz-iii-h", "armoured-gun-damaged-red", None, 8),
        ("german-pz-iii-h", "armoured-gun-damaged-blue", 3, None),
        ("german-pioneers", "soft-suppressed", 2, 1),
    ],
)
def test_markers_change_the_attack(kind: str, marker: str, red: int | None, blue: int | None) -> None:
    """§B7.3a"""
    units = (f"A {kind} H09 N hit={marker}", "M soviet-rifles-41 H07 S", "T soviet-t-34a H06 S")
    s = state(*units)
    found = [shot(s, s.units["A"], s.units[id_]) for id_ in ("M", "T")]
    assert [each and each.ar for each in found] == [red, blue]


def test_a_second_hit_destroys() -> None:
    """§B7.4a No second marker."""
    table = battle("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S hit=soft-pinned")
    play(table, "A", "attack", (3, 4))
    assert "T" not in table.state.units
    assert table.state.lost == [[], ["T"]]


# B7.5 Face down, face up


def test_a_marker_is_turned_up_when_it_matters() -> None:
    """§B7.5a Pinned does not matter to the defence, panicked does; suppressed matters to an attack."""
    quiet = play(battle("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S hit=soft-pinned"), "A", "attack", (1, 1))
    assert not unit(quiet, "T").known
    loud = play(battle("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S hit=soft-panicked"), "A", "attack", (1, 1))
    assert unit(loud, "T").known
    own = battle("A german-rifles-41 H09 N hit=soft-suppressed", "T soviet-rifles-41 H07 S")
    assert unit(play(own, "A", "attack"), "A").known
    moved = battle("A german-rifles-41 H09 N hit=soft-cowering", "T soviet-rifles-41 R12 S")
    assert unit(play(moved, "A", "move", "H08"), "A").known


def test_the_enemy_does_not_know_a_face_down_marker() -> None:
    """§B7.5a He is told the number without it; the dice meet the one with it."""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S hit=soft-panicked")
    table = play(battle(*units, caps=(2, 0)), "A", "attack")
    assert about(table, "needed") == 10
    play(table, 0)
    assert about(table, "needed") == 8


def test_a_destroyed_marker_is_found_when_fired_at() -> None:
    """§B7.5b The shot is wasted; the check is made."""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S hit=soft-destroyed", "Q soviet-rifles-41 R12 N")
    table = play(battle(*units), "A", "attack")
    assert asked(table) == "spent_check"
    assert "T" not in table.state.units


def test_a_destroyed_marker_is_found_by_an_enemy_next_to_it_or_at_the_end_of_the_round() -> None:
    """§B7.5b And until then its unit does nothing."""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S hit=soft-destroyed", "Q soviet-rifles-41 R12 N")
    table = play(battle(*units), "A", "move", "H08", "N")
    assert "T" not in table.state.units
    idle = battle(*units, to_move="soviet")
    assert options(idle) == ["Q", "pass"]
    play(idle, "pass", "pass")
    assert "T" not in idle.state.units


# B7.6 to B7.9 Rally


def test_a_rally_that_fails_does_not_show_the_marker() -> None:
    """§B7.5a §B7.6a The enemy hears the roll, not the number needed; taken off, the marker is seen by all."""
    units = ("A german-rifles-41 H09 N hit=soft-pinned", "P soviet-rifles-41 R12 N")
    table = play(battle(*units), "A", "rally", (3, 3))
    assert table.journal is not None
    assert not unit(table, "A").known
    heard = [(event.name, event.args) for _, event in table.journal.seen_by(1)]
    assert ("rally_in_vain", ("A", 6)) in heard
    assert not any(name in ("rally_failed", "turned_up") for name, _ in heard)
    assert events(table, "rally_failed") == [("A", 7, 6)]
    table = play(battle(*units), "A", "rally", (3, 4))
    assert events(table, "turned_up") == [("A", "soft-pinned")]
    known = play(battle(units[0] + " known", units[1]), "A", "rally", (3, 3))
    assert known.journal is not None
    assert ("rally_failed", ("A", 7, 6)) in [(event.name, event.args) for _, event in known.journal.seen_by(1)]
    hidden = play(battle("A german-rifles-41 L05 N hidden hit=soft-pinned", units[1]), "A", "rally", (1, 1))
    assert hidden.journal is not None
    assert not any("A" in event.args for _, event in hidden.journal.seen_by(1))


@pytest.mark.parametrize(("dice", "rallied"), [((3, 3), False), ((3, 4), True)])
def test_a_rally_needs_the_number_of_the_marker(dice: tuple[int, int], rallied: bool) -> None:
    """§B7.6a Five points; the check is made either way."""
    table = battle("A german-rifles-41 H09 N hit=soft-pinned", "P soviet-rifles-41 R12 N")
    play(table, "A", "rally", dice)
    assert (unit(table, "A").hit == "") == rallied
    assert (asked(table), about(table, "cost")) == ("spent_check", 5)


@pytest.mark.parametrize(
    ("units", "position", "number"),
    [
        (("A german-rifles-41 H09 N hit=soft-pinned",), {}, 7),
        (("A german-rifles-41 L05 N hit=soft-pinned",), {}, 6),
        (("A german-rifles-41 D06 N hit=soft-pinned",), {"board": "2"}, 6),
        (("A german-rifles-41 H09 N hit=soft-pinned",), {"smoke": {"H09": HEAVY}}, 6),
        (("A german-rifles-41 H09 N hit=soft-pinned",), {"forts": {"H09": Fort("trench", 0, crew=("A",))}}, 6),
        (("A german-rifles-41 L05 N hit=soft-pinned",), {"smoke": {"L05": HEAVY}}, 5),
        (("A german-rifles-41 H09 N hit=soft-pinned", "B german-rifles-41 H09 N"), {}, 6),
        (("A german-rifles-41 H09 N hit=soft-pinned", "B german-rifles-41 H09 N hit=soft-pinned"), {}, 7),
    ],
)
def test_cover_and_friends_help_a_rally(units: tuple[str, ...], position: dict[str, object], number: int) -> None:
    """§B7.8a (ruling R62) One less for each kind of cover, and for each friend who is not hit."""
    s = state(*units, **position)
    assert rally_number(s, s.units["A"]) == number


def test_command_points_help_a_rally() -> None:
    """§B7.8a"""
    table = battle("A german-rifles-41 H09 N hit=soft-pinned", "P soviet-rifles-41 R12 N", caps=(2, 0))
    play(table, "A", "rally", -2)
    assert about(table, "needed") == 5


def test_no_rally_beside_the_enemy_or_without_a_number() -> None:
    """§B7.9a"""
    close = battle("A german-rifles-41 H09 N hit=soft-pinned", "P soviet-rifles-41 H09 N")
    assert "rally" not in options(play(close, "A"))
    gun = battle("A german-pz-iii-h H09 N hit=armoured-light-damage", "P soviet-rifles-41 R12 N")
    assert "rally" not in options(play(gun, "A"))


# B7.11 to B7.13 Losses


def test_a_destroyed_unit_scores_at_once() -> None:
    """§B7.11a"""
    table = battle(*PAIR, score=(ScoreRow("german", "destroy", 1, of="soviet"),), vp=("soviet", 2))
    play(table, "A", "attack", (6, 6))
    assert (table.state.vp_side, table.state.vp) == (1, 1)
    assert [name for name, *_ in events(table)].index("scored") > [name for name, *_ in events(table)].index(
        "destroyed"
    )


@pytest.mark.parametrize(
    ("caps", "losses", "left", "lost"),
    [
        (4, 0, 3, 1),  # the marker stood on the space that is taken
        (2, 0, 2, 1),  # it stood lower
        (3, 1, 3, 1),  # only three open spaces: no more losses
        (7, 0, 7, 1),  # raised above the track by an officer
    ],
)
def test_losses_take_command_points_down_to_three(caps: int, losses: int, left: int, lost: int) -> None:
    """§B7.12a §B7.13a Of an allocation of four."""
    table = battle(*PAIR, caps=(0, caps), losses=(0, losses))
    play(table, "A", "attack", (6, 6))
    assert (table.state.caps[1], table.state.losses[1]) == (left, lost)


def test_trucks_cost_no_command_points() -> None:
    """§B7.12a §B16.1a But count for victory points."""
    rows = (ScoreRow("german", "destroy", 1, of="soviet"),)
    table = battle("A german-rifles-41 H08 N", "T soviet-truck H07 S", caps=(0, 4), score=rows)
    play(table, "A", "attack", (6, 6))
    assert (table.state.caps[1], table.state.losses[1], table.state.vp) == (4, 0, 2)
