"""Chapter 11: the draw, the size of the reserve, and what is secret."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, events, options, play, position
from visavis.games.blitzkrieg.hidden import resample
from visavis.games.blitzkrieg.state import War, weapons_in_pile
from visavis.games.blitzkrieg.view import view
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR

ONE_KIND = {"axis": "A1 A1 A1", "allies": "A1 A1 A1"}  # draws without a question
BOTH_SIDES = pytest.mark.parametrize(("name", "side"), [("axis", 0), ("allies", 1)])


@BOTH_SIDES
def test_a_turn_ends_with_one_token_from_the_own_bag(name: str, side: int) -> None:
    """§11.1 After the placement; nobody but chance is asked, so it cannot be declined."""
    bag = {"axis": "A3 N2", "allies": "A3 N2"}
    table = play(position(reserve={name: "F1 A1"}, bag=bag, to_move=name), "F1 SA1.2")
    assert (table.pending.seat, table.pending.name, options(table)) == (CHANCE, "draw", ["A3", "N2"])
    play(table, "N2")
    assert table.state.reserve[side] == ["A1", "N2"]
    assert table.state.bag[side] == ["A3"]
    assert table.state.bag[1 - side] == ["A3", "N2"]
    assert table.pending.seat == 1 - side


@BOTH_SIDES
def test_an_empty_bag_gives_nothing_and_ends_nothing(name: str, side: int) -> None:
    """§11.2 The next player simply goes on, and so does this one later."""
    table = position(reserve={name: "F1 A1"}, bag={"axis": "", "allies": ""}, to_move=name)
    play(table, "F1 SA1.2")
    assert table.state.reserve[side] == ["A1"]
    assert (table.pending.seat, table.pending.name) == (1 - side, "place")
    other = table.state.reserve[1 - side][0]
    play(table, f"{other} WE1.3")
    assert (table.pending.seat, table.pending.name) == (side, "place")


def test_production_lets_the_reserve_grow_without_limit() -> None:
    """§11.3 Twenty tokens at hand, and the draw still comes."""
    held = "F1 " + "A2 " * 19
    table = play(position(reserve={"axis": held}, bag=ONE_KIND), "F1 WE1.1")
    assert len(table.state.reserve[0]) == 19 + 1 + 1


def test_a_blitz_leaves_fewer_tokens() -> None:
    """§11.3 §6.4.8 Two placed, one drawn: two are left, and they are not filled up to three."""
    table = play(position(reserve={"axis": "FB0 A1 N1"}, bag=ONE_KIND), "FB0 SA1.2", "N1 SA1.1")
    assert table.state.reserve[0] == ["A1", "A1"]


def test_who_was_bombed_is_not_filled_up() -> None:
    """§11.3 The Allies have two tokens, play one, draw one: two again."""
    table = position(reserve={"axis": "F1 A1", "allies": "A1 A1 A1"}, bag=ONE_KIND)
    play(table, "F1 PO1.1")
    assert table.state.reserve[1] == ["A1", "A1"]
    play(table, "A1 SA1.2")
    assert table.state.reserve[1] == ["A1", "A1"]


def test_a_draw_is_uniform_over_the_bag() -> None:
    """§11.4 Ordinary tokens, researched weapons and bombed tokens alike, each as often as it is there."""
    table = position(reserve={"axis": "F1 A1", "allies": "A3 A3"}, bag={"axis": "A1", "allies": "A1 A1 N2"}, pile="EA4")
    play(table, "F1 PO1.1")  # bombs an A3
    play(table, "A3 WE1.2")  # researches the EA4
    assert table.pending.name == "draw"
    assert dict(zip(options(table), table.pending.weights, strict=True)) == {"A1": 2, "A3": 1, "EA4": 1, "N2": 1}


def test_production_is_uniform_over_the_bag_too() -> None:
    """§11.4 Three of one kind, one of another."""
    table = play(position(reserve={"axis": "F1"}, bag={"axis": "A1 A2 A1 A1"}), "F1 WE1.1")
    assert (table.pending.name, options(table), table.pending.weights) == ("produce", ["A1", "A2"], [3, 1])


def test_a_weapon_nobody_has_looked_at_is_drawn_like_any_token() -> None:
    """§11.4 One ordinary token and two unknown weapons: of three draws one is the token, the rest by the pile."""
    table = position(reserve={"axis": "F1"}, bag={"axis": "A2 ? ?"}, pile="EA4 EA4 EA4 SPY", look_at_research=False)
    play(table, "F1 SA1.2")
    odds = dict(zip(options(table), table.pending.weights, strict=True))
    assert {token: weight / sum(odds.values()) for token, weight in odds.items()} == pytest.approx(
        {"A2": 1 / 3, "EA4": 2 / 3 * 3 / 4, "SPY": 2 / 3 * 1 / 4}
    )
    play(table, "EA4")
    assert table.state.bag[0] == ["A2", "?"]
    assert sorted(table.state.pile) == ["EA4", "EA4", "SPY"]


def test_an_unknown_weapon_may_be_of_the_same_kind_as_a_known_one() -> None:
    """§11.4 Half the draws are the EA4 that came into the bag by bombing, half of the others its twin."""
    table = position(reserve={"axis": "F1"}, bag={"axis": "EA4 ?"}, pile="EA4 SPY", look_at_research=False)
    play(table, "F1 SA1.2")
    assert dict(zip(options(table), table.pending.weights, strict=True)) == {"EA4": 3, "SPY": 1}


# §11.5 The journal


def names_seen(table: Table[War], seat: int) -> list[str]:
    assert table.journal is not None
    return [event.name for _, event in table.journal.seen_by(seat)]


def args_seen(table: Table[War], seat: int) -> list[tuple[Any, ...]]:
    assert table.journal is not None
    return [event.args for _, event in table.journal.seen_by(seat)]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_what_happens_on_the_board_is_public(seat: int) -> None:
    """§11.5 Who placed what where, every move of a marker, every point."""
    table = position(placed={"EE1.1": "axis A1"}, reserve={"axis": "A3"}, bag=ONE_KIND)
    play(table, "A3 EE1.2", "N1 SA1.1")
    seen = [event for _, event in table.journal.seen_by(seat) if event.name in ("placed", "marker", "scored")]
    assert [(event.name, *event.args) for event in seen] == [
        ("placed", 0, "A3", "EE1.2", "A3", 3),
        ("marker", "strength", "EE", 0, 3),
        ("scored", 0, "EE1", 2, 0, 2),
        ("placed", 1, "N1", "SA1.1", "N1", 1),
        ("marker", "strength", "SA", 0, -1),
    ]
    assert "propaganda" in names_seen(table, seat)


@BOTH_SIDES
@pytest.mark.parametrize(
    ("space", "answer", "known", "outside"),
    [
        ("WE1.1", "N2", "drew", "drew_unseen"),
        ("WE1.2", "SPY", "researched", "researched_unseen"),
        ("WE3.1", "SPY", "armed", "armed_unseen"),
    ],
)
def test_that_something_was_drawn_is_public_and_what_it_was_is_not(
    space: str, answer: str, known: str, outside: str, name: str, side: int
) -> None:
    """§11.5 Draws and research: only the drawer reads the token."""
    done = {f"WE{row}.{n}": "axis FB0" for row in (1, 2) for n in (1, 2, 3) if space == "WE3.1"}
    table = position(
        placed=done,
        won={"WE1": 0, "WE2": 0} if done else {},
        reserve={name: "F1"},
        bag={"axis": "A3 N2", "allies": "A3 N2"},
        pile="EA4 SPY",
        to_move=name,
    )
    play(table, f"F1 {space}", answer)
    assert (side, answer) in args_seen(table, side)
    for stranger in (1 - side, SPECTATOR):
        assert outside in names_seen(table, stranger)
        assert known not in names_seen(table, stranger)
        assert not [args for args in args_seen(table, stranger) if answer in args]


@BOTH_SIDES
def test_a_bombed_token_is_known_to_victim_and_bomber_only(name: str, side: int) -> None:
    """§11.5 Everyone else learns that a bombing took place."""
    held = {"axis": "F1 A3 N2", "allies": "F1 A3 N2"}
    table = play(position(reserve=held, bag=ONE_KIND, to_move=name), "F1 PO1.1", "N2")
    for seat in (0, 1):
        assert (side, "N2", 1 - side) in args_seen(table, seat)
    assert "bombed_unseen" in names_seen(table, SPECTATOR)
    assert not [args for args in args_seen(table, SPECTATOR) if "N2" in args]


def test_the_starting_reserves_are_dealt_in_secret() -> None:
    """§11.5 §5.4 Each side reads its own three tokens."""
    table = play(Table.new(GAME, "base"), "A1", "A2", "GEN", "N1", "N2", "ADM")
    assert (0, "GEN") in args_seen(table, 0)
    assert (1, "ADM") in args_seen(table, 1)
    for seat, secret in ((0, "ADM"), (1, "GEN"), (SPECTATOR, "ADM"), (SPECTATOR, "GEN")):
        assert not [args for args in args_seen(table, seat) if secret in args]


# §11.5 The view


def secretive(seat_to_move: str = "axis", **more: Any) -> Table[War]:
    """A position full of secrets on both sides."""
    return position(
        placed={"WE1.1": "axis N1", "WE1.2": "allies A3"},
        marker={"WE": "Al 2"},
        score=(3, 1),
        reserve={"axis": "F1 A1 SPY", "allies": "N3 SCI GEN"},
        bag={"axis": "A2 EN4 N2", "allies": "F2 NUK A1 A1"},
        pile="EA4 TF4 XF1",
        last={"axis": "N1", "allies": "A3"},
        to_move=seat_to_move,
        **more,
    )


def in_reserve(table: Table[War], seat: int, side: int) -> list[str]:
    """What the view of a seat shows in the reserve of a side."""
    return [thing.kind for thing in view(table, seat).things if thing.at == f"reserve {side}"]


def counted(table: Table[War], seat: int) -> dict[str, int]:
    return {count.id: count.value for count in view(table, seat).counts}


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_board_markers_scores_and_pile_are_shown_to_all(seat: int) -> None:
    """§11.5 Tokens face up where they lie, and how many weapons are left."""
    table = secretive()
    shown = view(table, seat)
    assert [(t.kind, t.at, t.owner) for t in shown.things if t.at in table.state.placed] == [
        ("N1", "WE1.1", 0),
        ("A3", "WE1.2", 1),
    ]
    tracks = {track.id: track.markers for track in shown.tracks}
    assert tracks["battle WE"] == ((1, -2),)
    assert tracks["victory"] == ((0, 3), (1, 1))
    assert counted(table, seat)["pile"] == 3


def test_a_view_shows_the_own_reserve_only() -> None:
    """§11.5 §5.5 Not even how many tokens the other side has, unless the players agreed to show it (ruling R27)."""
    table = secretive()
    assert in_reserve(table, 0, 0) == ["F1", "A1", "SPY"]
    assert in_reserve(table, 1, 1) == ["N3", "SCI", "GEN"]
    for seat, side in ((0, 1), (1, 0), (SPECTATOR, 0), (SPECTATOR, 1)):
        assert in_reserve(table, seat, side) == []
        assert f"reserve {side}" not in counted(table, seat)


def test_players_may_agree_to_show_how_many_tokens_they_hold() -> None:
    """§11.5 §5.5 With show_reserve_count the number is seen, still not the tokens (ruling R27)."""
    table = secretive(show_reserve_count=True)
    for seat, side in ((0, 1), (1, 0), (SPECTATOR, 0), (SPECTATOR, 1)):
        assert in_reserve(table, seat, side) == ["back", "back", "back"]
        assert counted(table, seat)[f"reserve {side}"] == 3
    assert in_reserve(table, 0, 0) == ["F1", "A1", "SPY"]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("to_move", ["axis", "allies"])
def test_a_seat_that_is_not_asked_sees_no_options(to_move: str, seat: int) -> None:
    """§11.5 The options of a placement would give the reserve away."""
    shown = view(secretive(to_move), seat)
    assert (shown.prompt is not None) == (seat == ("axis", "allies").index(to_move))


def test_the_bot_s_row_lies_open() -> None:
    """§11.5 §SU.2 There is no screen in a solo game."""
    table = position("solo", reserve={"axis": "ADM F2 SPY"}, to_move="allies")
    assert in_reserve(table, 1, 0) == ["ADM", "F2", "SPY"]


def test_a_weapon_nobody_has_looked_at_counts_where_it_lies() -> None:
    """§11.5 In the bag, not in the pile."""
    table = position("solo", bag={"axis": "A1 A2 ?"}, pile="EA4 SPY NUK", to_move="allies")
    assert (counted(table, 1)["pile"], counted(table, 1)["bag 0"]) == (2, 3)


# §11.5 How it might be otherwise


def worlds(table: Table[War], seat: int) -> list[War]:
    """A hundred wars that look the same from this seat."""
    chance = random.Random(1)
    return [resample(table.state, seat, chance.choice) for _ in range(100)]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_knows_is_the_same_in_every_possible_war(seat: int) -> None:
    """§11.5 Board, markers, scores, the own tokens, every size; and so the whole view."""
    table = secretive(("axis", "allies")[seat])
    s = table.state
    seen = view(table, seat)
    for other in worlds(table, seat):
        assert (other.placed, other.marker, other.score) == (s.placed, s.marker, s.score)
        assert (other.reserve[seat], other.bag[seat]) == (s.reserve[seat], s.bag[seat])
        assert len(other.reserve[1 - seat]) == len(s.reserve[1 - seat])
        assert len(other.bag[1 - seat]) == len(s.bag[1 - seat])
        assert weapons_in_pile(other) == weapons_in_pile(s)
        table.state = other
        assert view(table, seat) == seen
        table.state = s


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_cannot_know_differs(seat: int) -> None:
    """§11.5 The enemy may hold any of the ordinary tokens and weapons that might be his."""
    table = secretive()
    s, enemy = table.state, 1 - seat
    held = {token for other in worlds(table, seat) for token in other.reserve[enemy]}
    weapons = {token for token in (*s.reserve[enemy], *s.bag[enemy], *s.pile) if s.board.tokens[token].special}
    ordinary = {token for token in (*s.reserve[enemy], *s.bag[enemy]) if not s.board.tokens[token].special}
    assert held == weapons | ordinary


@pytest.mark.parametrize("seat", [0, 1])
def test_no_token_appears_or_disappears_in_a_possible_war(seat: int) -> None:
    """§11.5 The same tokens, somewhere else; the enemy has as many ordinary ones as before, and the same."""
    table = secretive()
    s = table.state
    everything = sorted([*s.reserve[1 - seat], *s.bag[1 - seat], *s.pile])
    for other in worlds(table, seat):
        assert sorted([*other.reserve[1 - seat], *other.bag[1 - seat], *other.pile]) == everything
        assert ordinary_of(other, 1 - seat) == ordinary_of(s, 1 - seat)


def ordinary_of(s: War, side: int) -> Counter[str]:
    return Counter(token for token in (*s.reserve[side], *s.bag[side]) if not s.board.tokens[token].special)


def test_a_researched_weapon_is_known_to_the_drawer_alone() -> None:
    """§11.5 In every war he can imagine it is in his bag; his opponent imagines others."""
    table = position(reserve={"axis": "F1"}, bag=ONE_KIND, pile="EA4 SPY NUK")
    play(table, "F1 WE1.2", "SPY", "A1")
    assert all("SPY" in other.bag[0] for other in worlds(table, 0))
    taken = {token for other in worlds(table, 1) for token in (*other.bag[0], *other.reserve[0])}
    assert {"EA4", "SPY", "NUK"} <= taken


@BOTH_SIDES
def test_a_bombed_weapon_stays_known_to_the_bomber(name: str, side: int) -> None:
    """§11.5 He knows whose it is until it is placed; the victim's other weapon he does not know."""
    enemy = ("allies", "axis")[side]
    table = position(
        reserve={name: "F1", enemy: "SPY NUK F1"}, bag={name: "A1", enemy: ""}, pile="EA4 EN4", to_move=name
    )
    play(table, "F1 PO1.1", "SPY")
    hold = [{*other.reserve[1 - side], *other.bag[1 - side]} for other in worlds(table, side)]
    assert all("SPY" in tokens for tokens in hold)
    assert {token for tokens in hold for token in tokens} == {"SPY", "F1", "NUK", "EA4", "EN4"}


def test_seeing_one_of_two_equal_weapons_tells_nothing_of_the_other() -> None:
    """§11.5 One EA4 of the Allies is known by a bombing; what looks like a second one may be a spy."""
    table = position(reserve={"axis": "F1 A1", "allies": "EA4 F1"}, bag={"axis": "A1", "allies": "EA4"}, pile="SPY")
    play(table, "F1 PO1.1", "EA4")
    assert {tuple(sorted(other.bag[1] + other.reserve[1])) for other in worlds(table, 0)} == {
        ("EA4", "EA4", "F1"),
        ("EA4", "F1", "SPY"),
    }


def test_a_bombed_weapon_that_was_placed_leaves_no_trace() -> None:
    """§11.5 Once the EA4 that was seen lies on the board, the other EA4 of the Allies is a secret again."""
    table = position(reserve={"axis": "F1 A1", "allies": "EA4 F1"}, bag={"axis": "A1", "allies": "EA4"}, pile="SPY")
    play(table, "F1 PO1.1", "EA4", "F1 SA1.2", "A1 WE1.3", "EA4 EE1.2")
    assert table.state.reserve[1] == ["EA4"]
    assert {token for other in worlds(table, 0) for token in other.reserve[1]} == {"EA4", "SPY"}


def test_the_weapons_in_the_bot_s_row_are_no_secret() -> None:
    """§11.5 §SU.2 The pile behind it may be anything, the row is what it is."""
    table = position("solo", reserve={"axis": "SPY F2 NUK"}, bag={"axis": "A1 ?"}, pile="EA4 EN4", to_move="allies")
    for other in worlds(table, 1):
        assert other.reserve[0] == ["SPY", "F2", "NUK"]
        assert sorted(other.bag[0]) == ["?", "A1"]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_is_told_that_something_happened(seat: int) -> None:
    """§11.5 Each event has a face for every seat: placement, bombing, marker, draw."""
    table = play(position(reserve={"axis": "F1", "allies": "A3 N2"}, bag=ONE_KIND), "F1 PO1.1", "N2")
    assert len(names_seen(table, seat)) == len(events(table)) == 6


def test_a_drawn_weapon_may_be_the_known_one_or_its_unseen_twin() -> None:
    """§11.4 Bag: a known elite army and an unseen weapon, which may be the other elite army or the bomb."""
    table = position("solo", reserve={"axis": "A1 A2"}, bag={"axis": "EA4 ?"}, pile="EA4 NUK", stratagem="secure")
    table.answer(1)
    odds = dict(zip(table.pending.options, table.pending.weights, strict=True))
    assert odds == {"EA4": 3, "NUK": 1}
    table.answer("EA4")
    assert table.pending.name == "which_copy"
    assert dict(zip(table.pending.options, table.pending.weights, strict=True)) == {"known": 2, "twin": 1}
    twin = table.fork()
    twin.answer("twin")
    assert (twin.state.bag[0], twin.state.pile) == (["EA4"], ["NUK"])
    table.answer("known")
    assert (table.state.bag[0], sorted(table.state.pile)) == (["?"], ["EA4", "NUK"])


def test_a_bag_of_one_kind_is_drawn_from_aloud_if_it_may_hold_a_weapon() -> None:
    """§11.4 §11.5 A spy left alone in the bag comes as slowly as any draw: an unasked one would tell that it is one."""
    weapon = position(reserve={"axis": "F1 A1"}, bag={"axis": "SPY"}, pile="EA4", look_at_research=False)
    play(weapon, "F1 WE1.1")
    assert (weapon.pending.seat, weapon.pending.options) == (CHANCE, ("SPY",))
    ordinary = position(reserve={"axis": "F1 A1"}, bag={"axis": "A2"}, pile="EA4", look_at_research=False)
    play(ordinary, "F1 WE1.1")
    assert ordinary.pending.seat == 1
