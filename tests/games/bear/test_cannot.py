"""Why a unit, a hex or a card is no answer: the first reason, its paragraph, and nothing for what can be done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.bear.position import asked, battle, options, play
from tests.games.bear.test_b04_moving import COMING, WAITING
from visavis.agents import throw
from visavis.games.bear import GAME
from visavis.games.bear.board import Board, Ground, direction_between
from visavis.games.bear.rules.attacking import targets, why_not_attack
from visavis.games.bear.rules.moving import affordable, why_not_go
from visavis.games.bear.rules.paying import crew_of, purse_of
from visavis.games.bear.rules.turn import actions_of, can_act
from visavis.games.bear.state import HEAVY, Battle, Fort
from visavis.kernel.table import Table
from visavis.text import language

FOE = "P soviet-rifles-41 R12 N"
RIFLES = "R german-rifles-41"
TRUCK = "R german-opel-blitz"
STEEP = "3"  # a board with cliffs


def why(table: Table[Battle], *ids: str) -> tuple[str, str]:
    """Which reason, and which paragraph."""
    assert table.pending is not None
    found = GAME.cannot(table.state, table.pending, ids)
    if found is None:
        return "", ""
    reason = found.said.args.get("why")
    return reason.key if reason else found.said.key, found.rule


def said(table: Table[Battle], lang: str, *ids: str) -> str:
    assert table.pending is not None
    found = GAME.cannot(table.state, table.pending, ids)
    assert found is not None
    return language(lang, "bear").say(found.told())


def chosen(*units: str, **position: object) -> Table[Battle]:
    """The first unit is asked what it does."""
    table = play(battle(*units, **position), units[0].split()[0])  # type: ignore[arg-type]
    assert asked(table) == "action"
    return table


def step(fits: Callable[[Board, Ground, Ground], bool], name: str) -> tuple[str, str]:
    """Two neighbouring hexes of a board without a road between them, by what is printed there."""
    board = battle(f"{RIFLES} H09 N", FOE, board=name).state.board
    for here in board.hexes.values():
        for label in here.around:
            if label not in here.roads and fits(board, here, board.hexes[label]):
                return here.label, label
    raise AssertionError(name)


# Moving


def test_one_goes_to_the_next_hex_only() -> None:
    table = chosen(f"{RIFLES} H09 N", FOE)
    assert why(table, "H06") == ("bar-far", "B4.5a")
    assert why(table, "H08") == ("", "")
    assert said(table, "en", "H06") == (
        "There is no way to H06 for Rifles R: it is not one of the hexes next to it, §B4.5a."
    )
    assert said(table, "ru", "H06") == "В H06 стрелкам R не пройти: это не соседний гекс, §B4.5a."
    assert why(chosen(f"{TRUCK} H09 N", FOE), "H05") == ("bar-far", "B15.1a")
    assert why(chosen("R german-37cm-pak36 H09 N", FOE), "H05") == ("bar-far", "B4.5a")
    assert why(play(table, "move"), "H06") == ("bar-far", "B4.5a")


def test_ground_that_is_closed() -> None:
    here, there = step(lambda board, a, b: b.terrain.id == "heavy_woods" and abs(a.level - b.level) < 2, "1")
    assert why(chosen(f"{TRUCK} {here} N", FOE), there) == ("bar-terrain", "B4.9a")
    assert "heavy woods" in said(chosen(f"{TRUCK} {here} N", FOE), "en", there)

    def walled(board: Board, a: Ground, b: Ground) -> bool:
        return direction_between(board, a.label, b.label) in a.walls and b.terrain.id == "open"

    here, there = step(walled, "2")
    assert why(chosen(f"{TRUCK} {here} N", FOE, board="2"), there) == ("bar-wall", "B4.9a")


def test_two_levels_at_once_are_too_steep_for_vehicles() -> None:
    here, there = step(lambda board, a, b: abs(a.level - b.level) >= 2, STEEP)
    assert why(chosen(f"{TRUCK} {here} N", FOE, board=STEEP), there) == ("bar-height", "B12.2a")
    assert why(chosen(f"{RIFLES} {here} N", FOE, board=STEEP), there) == ("", "")


@pytest.mark.parametrize(("kind", "rule"), [("trench", "B17.4a"), ("wire", "B17.8a"), ("road_block", "B17.9a")])
def test_wheels_do_not_get_through_works(kind: str, rule: str) -> None:
    table = chosen(f"{TRUCK} H09 N", FOE, forts={"H08": Fort(kind, 1)})
    assert why(table, "fort H08") == why(table, "H08") == ("bar-fort", rule)
    assert why(chosen(f"{RIFLES} H09 N", FOE, forts={"H08": Fort("trench", 1)}), "H08") == ("", "")


def test_who_cannot_move_at_all() -> None:
    pinned = next(marker.id for marker in battle(f"{RIFLES} H09 N", FOE).state.board.markers.values() if marker.no_move)
    unit = RIFLES if pinned.startswith("soft") else "R german-pz-iii-e"
    assert why(chosen(f"{unit} H09 N hit={pinned}", FOE), "H08") == ("bar-marker", "B7.3b")
    assert why(chosen("R german-pz-iii-e H09 N bogged", FOE), "H08") == ("bar-bogged", "B8.4a")
    carried = battle("R german-rifles-41 H09 N aboard=V", "V german-opel-blitz H09 N", FOE)
    assert why(carried, "R", "H08") == ("bar-aboard", "B15.8a")


def test_whoever_was_attacked_in_his_hex_does_not_leave_the_way_the_enemy_came() -> None:
    table = battle(f"{RIFLES} H09 N", "P soviet-rifles-41 H09 N")
    table.state.incursions = ((1, "H09", "H08"),)
    table = play(table, "R")
    assert why(play(table, "move"), "H08") == ("bar-enemy", "B6.12b")


def test_a_spent_unit_goes_where_the_command_points_suffice() -> None:
    here, there = step(lambda board, a, b: b.terrain.id == "heavy_woods" and a.level == b.level, "1")
    table = chosen(f"{RIFLES} {here} N spent", FOE, caps=(1, 0))
    assert why(table, there) == ("bar-cost", "B3.4c")
    assert "1 CAP," in said(table, "en", there)


def test_bonus_hexes_lie_ahead_and_over_easy_ground() -> None:
    table = battle("R german-pz-iii-e H09 N", FOE, agenda=[("bonus", "R", "TT")])
    assert asked(table) == "bonus"
    assert why(table, "H10") == ("bar-bonus-arc", "B15.2a")
    assert why(table, options(table)[0]) == ("", "")
    hard = battle("R german-pz-iii-e H09 N", FOE, agenda=[("bonus", "R", "TT")], smoke={"H08": HEAVY})
    assert why(hard, "H08") == ("bar-bonus-ground", "B15.2b")


# Attacking


@pytest.mark.parametrize(
    ("units", "position", "hex_", "expected"),
    [
        ((f"{RIFLES} H12 N", "P soviet-rifles-41 H01 S"), {}, "H01", ("bar-range", "B5.3a")),
        ((f"{RIFLES} H09 S", "P soviet-rifles-41 H06 S"), {}, "H06", ("bar-arc", "B5.1a")),
        (
            (f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S"),
            {"smoke": {"H08": HEAVY}},
            "H06",
            ("bar-blocked", "B5.2a"),
        ),
        (
            (f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S"),
            {"herds": {"H06": "refugees"}},
            "H06",
            ("bar-refugees", "9.0d"),
        ),
        (("R german-wagon H09 N", "P soviet-rifles-41 H06 S"), {}, "H06", ("bar-weapon", "B5.3b")),
        (
            (f"{RIFLES} H07 N", "P soviet-rifles-41 H07 S", "Q soviet-nkvd H05 S"),
            {},
            "H05",
            ("bar-close_combat", "B6.10a"),
        ),
        (
            ("R german-pz-iii-e H09 N hit=armoured-gun-damaged-red", "P soviet-rifles-41 H06 S"),
            {},
            "H06",
            ("bar-colour", "B6.6a"),
        ),
        ((f"{RIFLES} H09 N hit=soft-panicked", "P soviet-rifles-41 H06 S"), {}, "H06", ("bar-marker", "B7.3b")),
        ((f"{RIFLES} H09 N spent", "P soviet-rifles-41 H06 S"), {"caps": (1, 0)}, "H06", ("bar-cost", "B3.4c")),
        (("R german-8cm-mortar H09 N", "P soviet-rifles-41 H07 S"), {}, "H07", ("bar-minimum", "B13.1a")),
    ],
)
def test_a_hex_that_cannot_be_attacked(
    units: tuple[str, ...], position: dict[str, object], hex_: str, expected: tuple[str, str]
) -> None:
    """Whoever touches the enemy means the hex."""
    table = chosen(*units, **position)
    enemy = next(text.split()[0] for text in units[1:] if text.split()[2] == hex_)
    assert why(table, hex_) == why(table, enemy) == why(table, "R", hex_) == expected


def test_what_blocks_the_view_and_how_far_it_is_are_named() -> None:
    hidden = chosen(f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S", smoke={"H08": HEAVY})
    assert said(hidden, "en", "P") == "H06 cannot be attacked by Rifles R: out of sight behind H08, §B5.2a."
    far = chosen(f"{RIFLES} H12 N", "P soviet-rifles-41 H01 S")
    assert said(far, "ru", "P") == "Атаковать H01 стрелкам R нельзя: расстояние 11, а оружие достаёт на 10, §B5.3a."


def test_a_target_is_asked_for_and_an_empty_hex_is_none() -> None:
    table = chosen(f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S", "Q soviet-rifles-41 H05 S")
    play(table, "attack")
    assert asked(table) == "target"
    assert why(table, "H07") == ("bar-nobody", "B6.0a")
    assert why(table, "H06") == why(table, "P") == ("", "")


# Units and cards


def test_a_unit_that_cannot_act() -> None:
    table = battle("A german-rifles-41 H05 N", f"{RIFLES} H09 N spent", FOE)
    assert why(table, "R") == why(table, "H09") == ("bar-spent", "B2.2a")
    assert why(table, "A") == why(table, "H05") == ("", "")
    assert why(table, "P") == ("cannot-enemy", "B2.1a")
    doomed = next(m.id for m in table.state.board.markers.values() if m.destroyed and m.pile == "soft")
    assert why(battle("A german-rifles-41 H05 N", f"{RIFLES} H09 N hit={doomed}", FOE), "R") == ("bar-doomed", "B7.5b")
    lame = [m.id for m in table.state.board.markers.values() if m.only_rally]
    unit = RIFLES if lame[0].startswith("soft") else "R german-pz-iii-e"
    held = battle("A german-rifles-41 H05 N", f"{unit} H09 N spent hit={lame[0]}", FOE)
    assert why(held, "R") == ("bar-rally", "B7.6a")
    assert why(battle("A german-rifles-41 H05 N", RIFLES, FOE), "R") == ("bar-coming", "B4.12a")


def test_a_unit_named_with_a_hex_it_cannot_reach() -> None:
    """As one types it."""
    table = battle(f"{RIFLES} H09 N", "P soviet-rifles-41 H01 S")
    assert why(table, "R", "H05") == ("bar-far", "B4.5a")
    assert why(table, "R", "H08") == ("", "")


def test_an_enemy_that_hides_is_nobody() -> None:
    table = battle(f"{RIFLES} H09 N", "P soviet-rifles-41 H05 S hidden", FOE.replace("P", "Q"))
    assert why(table, "P") == why(table, "nobody") == ("", "")
    play(table, "R")
    assert why(table, "P") == why(table, "nobody") == ("", "")
    assert why(table, "H05") == why(table, "H06") == ("bar-far", "B4.5a")


def card(number: str, unit: str = f"{RIFLES} H09 N", **position: object) -> tuple[str, str]:
    table = chosen(unit, FOE, hands=(number, ""), **position)
    found = why(table, "card 0 1")
    assert why(table, number) == found
    return found


@pytest.mark.parametrize(
    ("number", "unit", "expected"),
    [
        ("01", f"{RIFLES} H09 N", ("bar-card-01", "B8.4a")),
        ("03", f"{RIFLES} H09 N", ("bar-card-03", "B8.4a")),
        ("04", f"{RIFLES} H09 N", ("bar-card-04", "B8.4a")),
        ("16", f"{RIFLES} H09 N", ("bar-card-16", "B8.4a")),
        ("17", f"{RIFLES} H09 N hit=soft-cowering", ("bar-card-17", "B8.4a")),
        ("08", f"{RIFLES} H09 N hidden", ("bar-hidden", "B8.8a")),
        ("07", f"{RIFLES} H09 N", ("cannot-play-now", "B8.4a")),
        ("02", f"{RIFLES} H09 N", ("", "")),
    ],
)
def test_a_card_that_cannot_be_played_now(number: str, unit: str, expected: tuple[str, str]) -> None:
    assert card(number, unit) == expected


def test_a_card_costs_what_a_spent_unit_may_not_have() -> None:
    assert card("08", f"{RIFLES} H09 N spent", caps=(1, 0)) == ("bar-cost", "B8.5a")


def test_a_card_is_played_by_a_unit() -> None:
    assert why(battle(f"{RIFLES} H09 N", FOE, hands=("02", "")), "card 0 1") == ("cannot-play-alone", "B8.4a")


def test_reinforcements_come_on_where_the_scenario_says() -> None:
    table = play(battle(*WAITING, FOE, arrival=(COMING,), due=["tanks"]), "G")
    assert asked(table) == "entry"
    assert why(table, "H09") == ("cannot-enter-here", "B4.12a")
    assert why(table, "B06") == ("", "")


# Legality has one place


@pytest.mark.parametrize("scenario", ["duel1", "duel-combined", "tutorial-german"])
def test_the_options_are_what_has_no_reason_against_it(scenario: str) -> None:
    random, table, looked_at = Random(5), Table.new(GAME, scenario, {}), 0
    while table.pending is not None and looked_at < 40:
        choice, s = table.pending, table.state
        if choice.name == "action" and s.units[choice.about["unit"]].hex:
            looked_at += 1
            unit = s.units[choice.about["unit"]]
            purse = purse_of(s, crew_of(s, unit.id), choice.about["free"])
            assert sorted(affordable(s, unit, purse)) == sorted(
                hex_ for hex_ in s.board.hexes if not why_not_go(s, unit, hex_, purse)
            )
            assert list(targets(s, unit, purse)) == sorted(
                hex_ for hex_ in s.board.hexes if not why_not_attack(s, unit, hex_, purse)
            )
            assert can_act(s, unit) or choice.about["free"]
            assert actions_of(s, unit, choice.about["free"])
        table.answer(throw(choice, random))
    assert looked_at
