"""7, 9 and 42: counteractions, the track and its events, losses, hidden markers and units, herds, common sense."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.games.bear.athena import athena, decide, explained, ordered, play, position, seated, shown, told
from tests.games.bear.position import another
from visavis.company.by_hand import ALL, NOTHING, PIECES, asks_a_hand, left_to_chance
from visavis.games.bear import GAME
from visavis.games.bear.bot.deck import card_of
from visavis.games.bear.bot.plan import Plan, threats_to
from visavis.games.bear.bot.sense import Deed
from visavis.games.bear.hidden import resample
from visavis.games.bear.rules.hits import take_marker_off
from visavis.games.bear.rules.shooting import shot, why_not
from visavis.games.bear.rules.sight import can_see
from visavis.games.bear.sheets import BatteryRow
from visavis.games.bear.state import SPARE, TRUTH, Battle, Unit, add, change, marker_of, remove
from visavis.games.bear.view import counter, fire_zone
from visavis.games.bear.words import cast_now
from visavis.kernel.choice import Choice
from visavis.kernel.errors import RecordMismatch
from visavis.kernel.journal import ALWAYS, Explanation
from visavis.kernel.record import read
from visavis.kernel.table import Table
from visavis.text import LANGUAGES, language

SHOOT = "ai nearest unit -> attack"
MISS = (1, 1)
FAR_APART = """
AI SR soviet Rifles '41 Q03 N fresh
PL GR german Rifles '41 C09 S fresh
"""
FACE_TO_FACE = """
AI SR soviet Rifles '41 F05 NE fresh
AI S2 soviet Rifles '41 Q10 SE fresh
PL GR german Rifles '41 H03 SW fresh
PL G2 german Rifles '41 R01 N fresh
"""


def partisans(cell: int, lines: str = FAR_APART) -> Battle:
    s = position(lines, mission="solo4")
    s.cell = cell
    s.pool = ["soviet-rifles-41", "none"]
    return s


def advanced(s: Battle, cells: int, **drawn: Any) -> Table[Battle]:
    return play(seated(s, ("advance", cells)), **drawn)


def names(table: Table[Battle]) -> list[int]:
    return [event[1] for event in told(table, "event")]


# 7.2


def test_events_happen_where_the_marker_stops_and_on_yellow_cells_passed() -> None:
    """§7.2a §7.2b §L5 From 9 two cells: the hunters of 10 first, then the truck of 11 (ruling R43)."""
    s = partisans(9)
    table = advanced(s, 2)
    assert names(table) == [10, 11]
    assert s.due == ("SS", "T11")
    assert s.cell == 11


def test_a_passed_cell_that_is_not_yellow_is_ignored() -> None:
    """§7.2a From 10 two cells: 12 only."""
    s = partisans(10)
    table = advanced(s, 2)
    assert names(table) == [12]
    assert s.due == ()
    assert "mines" in s.pool


def test_the_surplus_of_the_last_step_is_lost() -> None:
    """§7.2e §2.10a"""
    s = partisans(19)
    table = advanced(s, 2)
    assert (s.cell, table.over, s.ending) == (20, True, "track")


SNIPER = [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]


@pytest.mark.parametrize(("die", "lost"), SNIPER)
def test_sniper_fire_costs_the_player_command_points_by_a_die(die: int, lost: int) -> None:
    """§7.2c §SC3 No CAP changes it (ruling R41); it is the player's loss, whichever side that is."""
    for bot in ("german", "soviet"):
        s = position("AI A german Rifles '41 H08 N fresh\nPL B soviet Rifles '41 C11 NE fresh", board="2", bot=bot)
        s.caps = [4, 4]
        play(seated(s, ("event", 2)), event_die=[die])
        you = 1 - s.bot
        assert (s.caps[you], s.caps[s.bot]) == (4 - lost, 4)


def test_zeal_gives_the_player_two_command_points() -> None:
    """§7.2a"""
    s = position("AI A german Rifles '41 H08 N fresh\nPL B soviet Rifles '41 C11 NE fresh", board="2")
    s.caps = [0, 4]
    play(seated(s, ("event", 10)))
    assert s.caps == [0, 6]


@pytest.mark.parametrize(("die", "stuck"), [(1, True), (4, True), (5, False), (6, False)])
def test_bogged_down_the_half_track_stays_until_the_end_of_the_round(die: int, stuck: bool) -> None:
    """§7.2a It is no hit (ruling R56)."""
    s = position("AI APC german SdKfz 251 APC H09 N fresh\nPL B soviet Rifles '41 C11 NE fresh", board="2")
    play(seated(s, ("event", 6)), event_die=[die])
    unit = s.units["APC"]
    assert (unit.bogged, unit.hit) == (stuck, "")
    assert bool(decide(s, "ai nearest unit -> move toward target").ai) != stuck
    play(seated(s, ("end_round",)), 0)
    assert not s.units["APC"].bogged


def test_an_event_for_a_counter_that_is_gone_does_nothing() -> None:
    """§7.2a No die is rolled."""
    s = position("AI A german Rifles '41 H08 N fresh\nPL B soviet Rifles '41 C11 NE fresh", board="2")
    assert told(play(seated(s, ("event", 6))), "rolled_one") == []


HIT = """
AI SR soviet Rifles '41 Q03 N SPENT HIT(face-down)
AI S2 soviet Rifles '41 Q10 N fresh
PL GR german Rifles '41 C09 S fresh
"""


def test_an_event_as_an_ai_action_takes_the_place_of_the_order() -> None:
    """§7.2c §7.2d Spent AI may do it, without a check; it is stressed (ruling R53). Card 19 leads to cell 3."""
    s = position(HIT)
    s.cell = 2
    table = athena(s, 19, marker=["soft-pinned"])
    assert s.units["SR"].hit == ""
    assert s.units["SR"].spent
    assert explained(table) == {"event": "SR>GR"}
    assert told(table, "checked") == []
    assert s.stressed[1] == ("SR",)


def test_if_it_cannot_be_executed_the_order_of_the_card_is_tried() -> None:
    """§7.2d Nobody is hit."""
    s = position(FACE_TO_FACE)
    s.cell = 2
    table = athena(s, 19, attack=[MISS], check_card=[25])
    assert explained(table)["event"] is None
    assert explained(table)["T3"] == "SR>GR"


def test_other_events_come_before_the_order_and_do_not_replace_it() -> None:
    """§7.2d §2.4f Cell 4 of the tutorial places a suspected enemy."""
    s = position(FACE_TO_FACE)
    s.cell = 3
    s.pool = ["none"]
    table = athena(s, 19, attack=[MISS], check_card=[25], placing_card=[43])
    order = [event[0] for event in told(table, "suspect_placed", "attack")]
    assert order == ["suspect_placed", "attack"]


def test_swift_action_turns_a_second_card() -> None:
    """§7.2a (ruling R57) With its own order and check; the first action does not stress the second."""
    s = position(
        "AI A german Rifles '41 F04 S fresh\nPL B soviet Rifles '41 F08 N fresh\nPL C soviet Rifles '41 R01 N fresh",
        board="2",
    )
    s.cell = 7
    table = athena(s, 19, order_card=[21], check_card=[25, 28])
    assert [event[1] for event in told(table, "order_card")] == [19, 21]
    assert [event[2] for event in told(table, "turn")] == [0, 1]
    assert s.order_discards[-1] == 21


def test_swift_action_without_any_order_is_one_pass() -> None:
    """§7.2a §2.6a (ruling R57)"""
    s = position("AI A german 3.7cm PaK36 B01 N fresh\nPL B soviet Rifles '41 R12 N fresh", board="2")
    s.cell = 7
    change(s, "A", hit="armoured-immobilised", known=True)  # no move, no rally
    table = athena(s, 19, order_card=[22])
    assert told(table, "passed") == [("passed", 0)]


def test_athenas_own_reinforcements_enter_at_once() -> None:
    """§7.2a §B4.12a (ruling R59) On the safer entry hex, without a check."""
    s = partisans(1)
    s.bot = 0
    table = play(seated(s, ("event", 10)))
    entered = told(table, "entered")
    assert sorted(event[1] for event in entered) == ["SS-1", "SS-2"]
    assert {s.units["SS-1"].hex, s.units["SS-2"].hex} == {"J12", "I11"}
    assert told(table, "checked") == []


def test_reinforcements_that_enter_do_not_make_a_turn_of_a_pass() -> None:
    """§2.6a §2.7b §L3 (ruling R59) No order could be carried out: the AI has passed, and nobody is stressed."""
    s = partisans(5, "AI GR german Rifles '41 R02 N SPENT\nPL MAX soviet MMG Maxim R12 N fresh")
    s.bot = 0
    table = play(seated(s, ("advance", 1), ("discard_order", 0)))
    assert told(table, "entered", "passed") == [("entered", "G6", "B06"), ("passed", 0)]
    assert s.stressed[0] == ()


@pytest.mark.parametrize("more", [0, 1])
def test_reinforcements_are_stressed_by_a_turn_in_which_somebody_acted(more: int) -> None:
    """§B4.12a (ruling R59) With a second card too (ruling R57)."""
    s = partisans(5, "AI GR german Rifles '41 R02 N fresh\nPL MAX soviet MMG Maxim R12 N fresh")
    s.bot = 0
    s.acted = ("GR",)
    play(seated(s, ("advance", 1), ("discard_order", more)), order_card=[22] if more else [])
    assert "G6" in s.stressed[0]


@pytest.mark.parametrize(("gun", "entered"), [("H06 NW", "B07"), ("E08 SW", "B06")])
def test_they_prefer_an_entry_hex_outside_fire_zones(gun: str, entered: str) -> None:
    """§5.8b (ruling R59) The Maxim sees one of the two."""
    s = partisans(1, f"AI GR german Rifles '41 R02 N fresh\nPL MAX soviet MMG Maxim {gun} fresh")
    s.bot = 0
    play(seated(s, ("event", 6)))
    assert s.units["G6"].hex == entered


def test_they_never_join_another_ai() -> None:
    """§5.12a"""
    s = partisans(1, "AI GR german Rifles '41 B06 N fresh\nPL MAX soviet MMG Maxim R02 N fresh")
    s.bot = 0
    play(seated(s, ("event", 6)))
    assert s.units["G6"].hex == "B07"


# 7.3 and 7.4


def test_the_player_loses_command_points_as_in_the_base_game() -> None:
    """§7.3a §B7.12a"""
    s = position(
        """
        AI SMG soviet SMG Rifles F05 NE fresh
        PL GR german Rifles '41 H04 SE fresh
        PL G2 german Rifles '41 R01 N fresh
        """
    )
    s.caps = [4, 0]
    ordered(s, SHOOT, attack=[(6, 6)], check_card=[25])
    assert (s.lost[0], s.caps[0], s.losses[0]) == (["GR"], 3, 1)


def destroyed(s: Battle, *ids: str, **drawn: Any) -> Table[Battle]:
    return play(seated(s, *(("command_lost",) for _ in ids)), **drawn)


def test_a_destroyed_ai_leaves_the_game_with_its_points_and_a_command_card() -> None:
    """§7.4a §7.4b §7.4d §L7 Cards are turned until a blue one comes; that one is out, the others go back."""
    s = position(FACE_TO_FACE)
    s.order_discards = [2, 7]
    s.orders = [number for number in s.orders if number not in (2, 7)]
    table = seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "SR"))
    s.caps = [0, 0]
    change(s, "SR", hit="soft-unnerved", known=True)
    play(table, attack=[(6, 5)], command_search=[9, 15, 33])
    assert s.lost[1] == ["SR"]
    assert (s.vp_side, s.vp) == (0, 2)
    assert s.orders_out == [33]
    assert (sorted(s.orders), s.order_discards) == ([n for n in range(1, 56) if n != 33], [])


def test_the_last_command_card_stays() -> None:
    """§7.4c"""
    s = position(FACE_TO_FACE)
    s.orders = [1, 15, 16]
    table = destroyed(s, "SR")
    assert told(table, "command_kept") == [("command_kept",)]
    assert sorted(s.orders) == [1, 15, 16]
    s.orders, s.order_discards = [15, 1], [3]
    destroyed(s, "SR", command_search=[1])
    assert s.orders_out == [1]


def test_the_discards_go_back_into_the_deck_even_if_the_last_command_card_stays() -> None:
    """§7.4c §7.4d"""
    s = position(FACE_TO_FACE)
    s.orders, s.order_discards = [1, 15, 16], [18, 19, 20]
    table = seated(s, ("command_lost",))
    assert table.pending is None
    assert told(table, "command_kept", "orders_reshuffled") == [("command_kept",), ("orders_reshuffled", 6)]
    assert (sorted(s.orders), s.order_discards, s.orders_out) == ([1, 15, 16, 18, 19, 20], [], [])


def test_the_search_goes_on_in_the_discards_if_the_deck_runs_out() -> None:
    """§7.4b §3.2b (ruling R30)"""
    s = position(FACE_TO_FACE)
    s.orders, s.order_discards = [15, 16], [1, 3]
    destroyed(s, "SR", command_search=[15, 3])
    assert s.orders_out == [3]
    assert sorted(s.orders) == [1, 15, 16]


def test_trucks_cost_no_command_card() -> None:
    """§7.4b §B16.1a (ruling R30)"""
    s = position(
        "AI T soviet Truck F05 NE fresh\nAI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 H04 NW fresh"
    )
    change(s, "T", hit="soft-unnerved", known=True)
    s.caps = [0, 0]
    table = play(seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "T")), attack=[(6, 6)])
    assert s.lost[1] == ["T"]
    assert told(table, "command_lost", "command_kept") == []


def test_an_ai_lost_in_its_own_turn_costs_its_card_while_the_order_card_is_out() -> None:
    """§7.4b §L7 §L9 (ruling R30) "Destroyed" turns up when it is to act; the other AI does it then (ruling R23)."""
    s = position(
        """
        AI ONE soviet Rifles '41 J05 NW fresh HIT(face-down)
        AI TWO soviet Rifles '41 M05 NW fresh
        PL GR german Rifles '41 C09 N fresh
        """
    )
    table = ordered(
        s, "ai nearest unit -> move toward target", marker=["soft-destroyed"], command_search=[1], check_card=[25]
    )
    assert s.lost[1] == ["ONE"]
    assert s.orders_out == [1]
    assert [event[0] for event in told(table, "destroyed", "command_lost", "moved")] == [
        "destroyed",
        "command_lost",
        "moved",
    ]
    assert s.units["TWO"].hex != "M05"
    assert 5 in s.order_discards


# 7.5


def struck(s: Battle, **options: Any) -> Battle:
    s.caps = [0, 0]
    play(seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "SR")), attack=[(5, 5)], **options)
    return s


def test_the_marker_of_an_ai_is_drawn_unseen() -> None:
    """§7.5a §L8 Whoever asks, nobody knows it; in a beginner's game it lies face up."""
    s = struck(position(FACE_TO_FACE), unseen_marker=["soft-panicked"])
    assert [marker_of(s, s.units["SR"], eyes).id for eyes in (TRUTH, 0, 1)] == ["", "", ""]
    assert s.piles["soft"].count("soft-panicked") == 1
    s = struck(position(FACE_TO_FACE, beginner=True), marker=["soft-cowering"])
    assert shown(s, "SR").endswith("HIT(soft-cowering)")
    assert s.units["SR"].known


def test_which_marker_an_ai_has_is_settled_at_the_hit() -> None:
    """§7.5a §7.5b §B7.2a One that has come back to the pile since cannot be it, and nothing is drawn later."""
    s = position(FACE_TO_FACE.replace("Q10 SE fresh", "Q10 SE fresh HIT(Panicked)"))
    s.piles["soft"] = ["soft-unnerved", "soft-unnerved"]
    struck(s, unseen_marker=["soft-unnerved"])
    take_marker_off(s, "S2")
    table = ordered(s, SHOOT, marker=[])
    assert ("turned_up", "SR", "soft-unnerved") in told(table)
    assert sorted(s.piles["soft"]) == ["soft-panicked", "soft-unnerved"]


@pytest.mark.parametrize("others", [(), ("soft-pinned",)])
def test_from_an_empty_pile_an_ai_gets_a_hit_without_effect(others: tuple[str, ...]) -> None:
    """§7.5a §B7.2b (ruling R63) Nothing is drawn; what lies unnamed under a counter is not there (ruling R75)."""
    s = position(FACE_TO_FACE.replace("Q10 SE fresh", "Q10 SE fresh HIT(face-down)") if others else FACE_TO_FACE)
    s.piles["soft"] = list(others)
    struck(s)
    assert (s.units["SR"].hit, s.piles["soft"]) == (SPARE["soft"].id, list(others))
    assert not s.units["SR"].known
    assert marker_of(s, change(s, "SR", known=True)).rally == 7


@pytest.mark.parametrize(("way", "marker"), [(PIECES, "soft?"), (ALL, "soft?"), (NOTHING, "soft-pinned")])
def test_at_a_real_table_a_hand_draws_it_and_says_later_what_it_was(way: str, marker: str) -> None:
    """§7.5a §7.5b (ruling R75) What lies face down on the table only a hand can turn up."""
    s = position(FACE_TO_FACE)
    s.piles["soft"] = ["soft-pinned"] * 2
    table = seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "SR"))
    table.answer((5, 5))
    choice = table.pending
    assert isinstance(choice, Choice)
    assert not asks_a_hand(GAME, way, choice)
    table.answer(left_to_chance(GAME, way, choice, Random(1)))
    assert s.units["SR"].hit == marker


OLD = """\
{"visavis": 1, "game": "bear", "rules": "1", "scenario": "tutorial-german", "options": {"common_sense": false}, \
"seats": [], "overlay": {}}
chance card 02
germans unit MG
germans action attack
germans target K03
germans caps_on_roll -1
chance attack [4, 5]
germans caps_on_cost 0
chance check_card 39
chance order_card 35
chance marker soft-stunned
"""


def test_a_record_from_before_says_where_it_differs() -> None:
    """§7.5a Rules version 1 drew the marker when it was turned up, as the tenth answer; now it is the seventh."""
    with pytest.raises(RecordMismatch) as refused:
        Table.replay(GAME, read(OLD, GAME))
    assert str(refused.value) == (
        "the record was made with rules version 1 of bear, and version 4 differs: "
        "answer 7 of the record is caps_on_cost of germans; the rules ask unseen_marker of chance"
    )
    assert len(Table.replay(GAME, read(OLD, GAME), upto=6).entries) == 6


def test_the_marker_of_an_ai_might_be_any_other() -> None:
    """§7.5a §L8 To the player the worlds with another marker look the same, and so does the view."""
    s = struck(position(FACE_TO_FACE), unseen_marker=["soft-panicked"])
    worlds = [resample(s, 0, Random(n).choice) for n in range(40)]
    assert len({world.units["SR"].hit for world in worlds}) > 3
    things = [counter(cast_now(world), world.units["SR"], seat) for world in worlds for seat in (0, 1)]
    assert all(thing == things[0] and thing.marks == ("hit",) for thing in things)


def test_for_beginners_destroyed_counts_as_soon_as_it_is_drawn() -> None:
    """§7.5a §7.4b §B7.11a It lies face up: the AI is removed with its points, and a command card is lost."""
    s = position(FACE_TO_FACE, board="2", beginner=True)
    s.caps = [0, 0]
    table = seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "SR"))
    play(table, attack=[(5, 5)], marker=["soft-destroyed"], command_search=[1])
    assert told(table, "marker", "destroyed", "command_lost") == [
        ("marker", "SR", "soft-destroyed"),
        ("destroyed", "SR", "soviet-rifles-41", "F05"),
        ("command_lost", 1),
    ]
    assert (s.lost[1], s.vp_side, s.vp) == (["SR"], 0, 2)


def test_it_is_turned_up_when_the_ai_is_attacked_after_the_command_points() -> None:
    """§7.5b And stays up."""
    s = position(FACE_TO_FACE.replace("F05 NE fresh", "F05 NE fresh HIT(face-down)"))
    s.caps = [2, 0]
    table = seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "SR"))
    assert table.pending is not None
    assert table.pending.name == "caps_on_roll"
    play(table, -2, marker=["soft-cowering"], attack=[MISS])
    names_ = [event[0] for event in told(table, "caps_spent", "turned_up", "rolled")]
    assert names_ == ["caps_spent", "turned_up", "rolled"]
    assert told(table, "shot")[0][3] == 12 + 1  # Cowering adds one to the defence
    assert s.units["SR"].known


def test_turned_up_destroyed_wastes_the_attack() -> None:
    """§7.5c §7.4b The CAP are gone, the check is made."""
    s = position(FACE_TO_FACE.replace("F05 NE fresh", "F05 NE fresh HIT(face-down)"))
    s.caps = [2, 0]
    table = seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "SR"), ("pay", 0, 3, "GR"))
    play(table, -2, marker=["soft-destroyed"], command_search=[1], check_card=[41])
    assert s.lost[1] == ["SR"]
    assert told(table, "shot") == []
    assert s.caps[0] == 0
    assert s.units["GR"].spent


def test_a_doomed_ai_stays_until_it_acts_or_is_attacked() -> None:
    """§7.5c Neither a unit next to it nor the end of the round removes it (ruling R23)."""
    s = position("AI SR soviet Rifles '41 H05 N fresh HIT(face-down)\nPL GR german Rifles '41 H04 S fresh")
    play(seated(s, ("watch",)))
    play(seated(s, ("end_round",)), 0)
    assert "SR" in s.units


def test_the_next_ai_tries_if_the_first_is_pinned() -> None:
    """§7.5d §7.5b"""
    s = position(
        """
        AI ONE soviet Rifles '41 J05 NW fresh HIT(face-down)
        AI TWO soviet Rifles '41 M05 NW fresh
        PL GR german Rifles '41 C09 N fresh
        """
    )
    ordered(s, "ai nearest unit -> move toward target", marker=["soft-pinned"], check_card=[25])
    assert shown(s, "ONE") == "J05 NW fresh HIT(soft-pinned)"
    assert s.units["TWO"].hex != "M05"


# 7.6


def test_the_ai_acts_as_if_hidden_units_were_not_there() -> None:
    """§7.6a §7.6b No target, no fire zone."""
    s = position(FACE_TO_FACE)
    change(s, "GR", hidden=True, facing=-1)
    decision = decide(s, "ai nearest unit -> attack-long")
    assert "GR" not in [line.before[0].split(">")[1] for line in decision.why if line.text.startswith("pair")]


def test_a_unit_of_the_player_may_hide_by_the_base_rules() -> None:
    """§7.6a §B11.3a Out of everybody's sight."""
    s = position(
        "AI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 C09 S fresh\nPL G2 german Rifles '41 C01 S fresh"
    )
    assert not can_see(s, "Q03", "C09")
    table = seated(s, ("turn", 0))
    play(table, "GR", "hide", "C09", check_card=[25], order_card=[15])
    assert s.units["GR"].hidden


# 2.8: artillery

GUNS = BatteryRow("german-battery", "german", 5, 7, 2)
HER_GUNS = BatteryRow("soviet-battery", "soviet", 5, 7, 2)


def under_fire(marker: str) -> Battle:
    """Athena's rifles in the open, hit before, and the player's battery."""
    s = position(FACE_TO_FACE.replace("F05 NE fresh", "F05 NE fresh HIT(face-down)"))
    change(s, "SR", hit=marker)
    s.board = another(s.board)
    s.board.mission = replace(s.board.mission, battery=(GUNS, HER_GUNS))
    s.batteries = {"german-battery": 2, "soviet-battery": 2}
    s.caps = [2, 0]
    return s


def test_only_the_player_plans_artillery_and_it_comes_a_round_later() -> None:
    """§2.8h §2.8i §B13.5a Athena plans none, whatever the scenario gives her side."""
    s = under_fire("soft-pinned")
    table = play(seated(s, ("plan", 1), ("plan", 0), ("resolve_artillery",), ("turn", 0)), "F05")
    assert s.planned == (("german-battery", "F05", "fire", 1),)
    assert told(table, "shells") == []
    s.round = 2
    table = play(seated(s, ("resolve_artillery",)), 0, 0, drift=[6], shelling=[MISS])
    assert told(table, "shells") == [("shells", 0, "F05", "fire")]


@pytest.mark.parametrize(
    ("marker", "dice", "fate"),
    [
        ("soft-unnerved", (1, 4), "F05 NE fresh HIT(soft-unnerved)"),
        ("soft-cowering", (1, 4), "F05 NE fresh HIT(soft-cowering)"),
        ("soft-unnerved", (2, 4), "destroyed"),
        ("soft-cowering", (2, 4), "F05 NE fresh HIT(soft-cowering)"),
        ("soft-destroyed", None, "destroyed"),
    ],
)
def test_shells_turn_up_the_marker_of_an_ai_after_the_command_points(
    marker: str, dice: tuple[int, int] | None, fate: str
) -> None:
    """§7.5b §7.5c §B13.8a Flank 11, and 1 more if it cowers, against 5: 6 or 7; a second hit destroys (§B7.4a)."""
    s = under_fire(marker)
    table = seated(s, ("shell", "german-battery", "SR"))
    assert table.pending is not None
    assert (table.pending.name, table.pending.about["needed"]) == ("caps_on_roll", 6)
    assert not s.units["SR"].known
    play(table, 0, **({"shelling": [dice]} if dice else {}))
    assert ("turned_up", "SR", marker) in told(table)
    assert (shown(s, "SR") if "SR" in s.units else "destroyed") == fate


# 8.0


def test_at_the_end_the_log_is_the_result_sheet() -> None:
    """§8.0a §2.10a Winner and points; who survived, fell, left the map, or never came in."""
    lines = FACE_TO_FACE + "PL T11 german Opel Blitz B07 S fresh"
    s = position(lines, mission="solo4")
    add(s, Unit("G8", 0, s.board.kinds["german-rifles-41"], arrival="G8"))
    change(s, "SR", hit="soft-pinned", known=True)
    remove(s, "T11")
    s.gone += ["T11", "RE1"]  # a suspected enemy that was nobody is on no sheet
    table = seated(s, ("shoot", "GR", "F05", "fire", "", "", 0, 0, "SR"), ("scenario_over", "track"))
    play(table, attack=[(6, 6)], command_search=[1])
    assert told(table, "ended", "sheet") == [
        ("ended", s.winner, "track", s.vp),
        ("sheet", 0, "survived", "GR, G2"),
        ("sheet", 0, "waiting", "G8"),
        ("sheet", 0, "left", "T11"),
        ("sheet", 1, "survived", "S2"),
        ("sheet", 1, "destroyed", "SR"),
    ]
    lines_en = [language("en", "bear").say(line.text) for line in GAME.log(table, 0, ALWAYS)]
    assert "Result sheet, Germans, survived: GR, G2" in lines_en
    lines_ru = [language("ru", "bear").say(line.text) for line in GAME.log(table, 0, ALWAYS)]
    assert "Лист учёта, СССР, потеряны: SR" in lines_ru


def test_every_counter_is_on_the_sheet_once() -> None:
    """§8.0a In a whole game each counter the scenario began with has one fate."""
    dice, table = Random(5), Table.new(GAME, "solo1-soviet", {"common_sense": False})
    began = {unit.id for unit in table.state.units.values()}
    while table.pending is not None:
        table.answer(dice.choice(table.pending.options))
    listed = [id_ for row in told(table, "sheet") for id_ in row[3].split(", ")]
    assert sorted(listed) == sorted(began)


# 9.0


def test_herds_block_the_view_and_weaken_whoever_is_among_them() -> None:
    """§9.0a §9.0b §B5.2c They belong to nobody."""
    s = position("AI SR soviet Rifles '41 H06 N fresh\nPL GR german Rifles '41 H03 S fresh")
    assert can_see(s, "H06", "H03")
    s.herds = {"H04": "cattle"}
    assert not can_see(s, "H06", "H03")
    s.herds = {"H03": "cattle"}
    assert can_see(s, "H06", "H03")
    numbers = shot(s, s.units["SR"], s.units["GR"])
    assert numbers is not None
    assert numbers.dr == 12 - 1


@pytest.mark.parametrize(("dice", "gone"), [((3, 4), True), ((3, 3), False)])
def test_the_first_hit_removes_a_herd(dice: tuple[int, int], gone: bool) -> None:
    """§9.0c Soft, 10 against 3: a 7; after the units of the hex."""
    s = position("AI SR soviet Rifles '41 H06 N fresh\nPL GR german Rifles '41 H03 S fresh")
    s.herds = {"H03": "cattle"}
    table = ordered(s, SHOOT, attack=[MISS, dice], check_card=[25])
    assert told(table, "shot_at_herd") == [("shot_at_herd", "cattle", "H03", 7, sum(dice))]
    assert (s.herds == {}) == gone


def test_refugees_forbid_attacks_into_and_out_of_their_hex_but_cattle_do_not() -> None:
    """§9.0d Close combat among them is allowed."""
    s = position("AI SR soviet Rifles '41 H06 N fresh\nPL GR german Rifles '41 H03 S fresh")
    for hex_ in ("H03", "H06"):
        s.herds = {hex_: "refugees"}
        assert why_not(s, s.units["SR"], "H03") == "refugees"
        s.herds = {hex_: "cattle"}
        assert why_not(s, s.units["SR"], "H03") == ""
    s = position("AI SR soviet Rifles '41 H03 N fresh\nPL GR german Rifles '41 H03 S fresh")
    s.herds = {"H03": "refugees"}
    assert why_not(s, s.units["SR"], "H03") == ""


def test_a_unit_among_refugees_has_no_fire_zone() -> None:
    """§9.0d §5.0e It may not attack out of its hex; nor may anybody attack into it. Close combat is as ever."""
    s = position("AI SR soviet Rifles '41 H06 N fresh\nPL GR german Rifles '41 H03 S fresh")
    assert threats_to(Plan(s, False), s.units["SR"], "H06") == ("GR",)
    assert "H06" in fire_zone(s, s.units["GR"], 0)
    for hex_ in ("H03", "H06"):
        s.herds = {hex_: "refugees"}
        assert threats_to(Plan(s, False), s.units["SR"], "H06") == ()
        assert decide(s, "ai[in-fz] nearest unit -> attack-long").ai == ""
        assert "H06" not in fire_zone(s, s.units["GR"], 0)
        s.herds = {hex_: "cattle"}
        assert threats_to(Plan(s, False), s.units["SR"], "H06") == ("GR",)
    s.herds = {"H03": "refugees"}
    assert threats_to(Plan(s, False), s.units["SR"], "H03") == ("GR",)


def test_a_suspected_enemy_does_not_attack_refugees_either() -> None:
    """§9.0d"""
    s = position("RE RE1 H06 fresh\nPL GR german Rifles '41 H03 S fresh")
    assert decide(s, SHOOT).ai == "RE1"
    s.herds = {"H03": "refugees"}
    decision = decide(s, SHOOT)
    assert decision.ai == ""
    assert [line.text for line in decision.why if line.text.startswith("pair")] == ["pair_refugees"]


# 42


def deed(table: Table[Battle]) -> Deed:
    """What the player is asked about; it must be common sense."""
    assert table.pending is not None
    assert (table.pending.seat, table.pending.name) == (1 - table.state.bot, "common_sense")
    found: Deed = table.pending.about["deed"]
    return found


def test_the_player_may_overrule_an_order_and_the_next_one_is_tried() -> None:
    """§42.0a Asked before any die; only what is overruled is logged (ruling R42)."""
    s = position(FACE_TO_FACE, common_sense=True)
    table = ordered(s, SHOOT, "ai farthest unit -> move toward target")
    assert table.pending is not None
    assert tuple(table.pending.options) == ("carry_out", "trust", "overrule")  # the first of them is what Enter means
    assert deed(table) == Deed("attack", ("SR",), "GR", 9, 4, 4)
    play(table, "overrule", "carry_out", check_card=[25])
    assert told(table, "overruled") == [("overruled", "T1")]
    assert told(table, "attack") == []
    assert told(table, "moved")[0][1] == "S2"


def test_an_order_that_is_not_overruled_is_carried_out() -> None:
    """§42.0a Without the option nobody asks."""
    s = position(FACE_TO_FACE, common_sense=True)
    table = play(ordered(s, SHOOT), "carry_out", attack=[MISS], check_card=[25])
    assert told(table, "attack") != []
    assert told(table, "overruled") == []
    s = position(FACE_TO_FACE)
    table = ordered(s, SHOOT, attack=[MISS], check_card=[25])
    assert told(table, "attack") != []


def test_whoever_takes_the_place_of_an_ai_that_proved_unable_can_be_overruled_too() -> None:
    """§42.0a §7.5d The order is another one now that somebody else carries it out."""
    s = position(
        """
        AI ONE soviet Rifles '41 J05 NW fresh HIT(face-down)
        AI TWO soviet Rifles '41 M05 NW fresh
        PL GR german Rifles '41 C09 N fresh
        """,
        common_sense=True,
    )
    table = ordered(s, "ai nearest unit -> move toward target")
    assert deed(table).units == ("ONE",)
    play(table, "carry_out", marker=["soft-pinned"])
    assert deed(table).units == ("TWO",)
    play(table, "overrule")
    assert told(table, "moved") == []
    assert told(table, "passed") == [("passed", 1)]


def test_the_pass_check_can_be_overruled() -> None:
    """§42.0a §4.3t One fresh AI against two fresh units passes, unless the player thinks better of it."""
    lines = FACE_TO_FACE.replace("Q10 SE fresh", "Q10 SE SPENT")
    for answers, passes in ((["carry_out"], True), (["overrule", "carry_out"], False)):
        s = position(lines, common_sense=True)
        table = athena(s, 15)
        assert deed(table) == Deed("pass-check", least=1, most=2)
        play(table, *answers, **({} if passes else {"attack": [MISS], "check_card": [25]}))
        assert bool(told(table, "passed")) == passes
        assert bool(told(table, "attack")) != passes
        assert bool(told(table, "overruled")) != passes


def test_an_order_to_pass_or_to_end_the_round_can_be_overruled() -> None:
    """§42.0a §2.7a"""
    for order in ("pass", "end-round"):
        s = position(FACE_TO_FACE, common_sense=True)
        table = ordered(s, f"if cell>=1: {order}")
        assert deed(table) == Deed(order)


def test_the_player_may_trust_athena_until_the_round_is_over() -> None:
    """§42.0a (ruling R42) No more questions in this round; in the next one they come back."""
    s = position(FACE_TO_FACE, common_sense=True)
    table = play(ordered(s, SHOOT), "trust", attack=[MISS], check_card=[25])
    assert told(table, "attack") != []
    assert s.trusting
    s.orders += s.order_discards
    s.order_discards = []
    table = play(seated(s), order_card=[5], attack=[MISS], check_card=[25])
    assert table.pending is not None
    assert table.pending.name == "unit"
    play(seated(s, ("refresh",)))
    assert not s.trusting


def test_in_an_own_turn_the_player_may_ask_for_the_questions_again() -> None:
    """§42.0a (ruling R42)"""
    s = position(FACE_TO_FACE, common_sense=True)
    table = seated(s, ("turn", 0))
    assert table.pending is not None
    assert "doubt_again" not in table.pending.options
    s = position(FACE_TO_FACE, common_sense=True)
    s.trusting = True
    table = seated(s, ("turn", 0))
    play(table, "doubt_again")
    assert not s.trusting
    assert table.pending is not None
    assert table.pending.name == "unit"
    assert "doubt_again" not in table.pending.options


DEEDS = [
    ("ai nearest unit -> attack +1cap", "", Deed("attack", ("SR",), "GR", 8, 4, 4)),
    ("ai nearest unit -> move toward target", "", Deed("move", ("SR",), "GR", 0, 1, 1)),
    ("ai nearest unit -> low-risk toward cover", "", Deed("low-risk", ("SR",), "F07, G06", 0, 1, 2)),
    ("ai nearest unit -> rally", "HIT(Pinned)", Deed("rally", ("SR",), "", 7, 5, 5)),
    ("ai nearest unit -> rally", "HIT(face-down)", Deed("rally", ("SR",), "", -1, 5, 5)),
    ("ai nearest unit -> auto-rally", "HIT(Pinned)", Deed("auto-rally", ("SR",), "", 0, 2, 2)),
    ("ai nearest unit -> withdraw", "", Deed("withdraw", ("SR",), "", 0, 1, 2)),
    ("group nearest unit -> move toward target", "", Deed("group-move", ("SR",), "GR", 0, 1, 1)),
]


@pytest.mark.parametrize(("order", "more", "expected"), DEEDS)
def test_the_question_says_who_does_what_to_whom_at_which_cost(order: str, more: str, expected: Deed) -> None:
    """§42.0a §4.7a Its numbers are those of the reasons; on a command card nothing is paid."""
    lines = FACE_TO_FACE.replace("F05 NE fresh", f"F05 NE fresh {more}").replace(
        "AI S2 soviet Rifles '41 Q10 SE fresh\n", ""
    )
    table = ordered(position(lines, common_sense=True), order)
    assert deed(table) == expected
    for code in LANGUAGES:
        said = language(code, "bear").say(GAME.view(table, 0).prompt.title)
        assert "⟨" not in said
        assert "SR" in said
        assert expected.target in said
    table = ordered(position(lines, common_sense=True), order, command=True)
    assert (deed(table).least, deed(table).most) == (0, 0)


def test_every_reading_of_an_order_is_fixed_and_explained() -> None:
    """§42.0b The same position and card always lead to the same reasons; each decision has some."""
    one, two = (athena(position(FACE_TO_FACE), 21, attack=[MISS], check_card=[25]) for _ in range(2))
    reasons = [
        [item for _, item in table.journal.items if isinstance(item, Explanation)] if table.journal else []
        for table in (one, two)
    ]
    assert reasons[0] == reasons[1]
    assert all(explanation.lines for explanation in reasons[0])


def test_counteractions_and_scenario_orders_of_several_ai_are_one_group_action() -> None:
    """§7.1b §3.0d One check for all who moved."""
    s = position(
        """
        AI A soviet Rifles '41 M05 NW fresh
        AI B soviet Rifles '41 M06 NW fresh
        PL GR german Rifles '41 D03 N fresh
        """
    )
    table = ordered(s, "group nearest unit -> move toward target", check_card=[41])
    assert len(told(table, "checked")) == 1
    assert [s.units[id_].spent for id_ in ("A", "B")] == [True, True]


def test_scenario_orders_are_read_only_where_the_card_says_so() -> None:
    """§7.1a"""
    s = position(FAR_APART)
    assert card_of(s, 15).scenario_orders is False
    assert "scenario1" not in explained(athena(s, 15))
