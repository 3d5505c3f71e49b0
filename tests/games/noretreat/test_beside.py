"""What lies beside the map to be read, and what is shown on it on demand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.games.noretreat.position import begun, empty, hold, lay
from visavis.company.story import Beat
from visavis.games import load
from visavis.games.noretreat.beside import points, sheets
from visavis.games.noretreat.bot.judge import leak
from visavis.games.noretreat.bot.module import case_of
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.layout import boxes_of, layout
from visavis.games.noretreat.rules.points import on_map_points
from visavis.games.noretreat.rules.supply import overland, way_of_supply
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, RAIL, Battle, War, mark, put
from visavis.games.noretreat.view import cell, counter, counts, near, places, prompt, things
from visavis.games.noretreat.vocabulary import VOCABULARY
from visavis.kernel.choice import Choice
from visavis.kernel.journal import Event
from visavis.kernel.moments import Moments
from visavis.kernel.table import Table
from visavis.kernel.ticks import DONE, DUE, READ
from visavis.kernel.view import OVERSEA, TURNING, SheetLine
from visavis.server.wire.frames import beat, log_line
from visavis.server.wire.phrases import speech


def sheet(s: War, id_: str) -> tuple[SheetLine, ...]:
    return next((each.lines for each in sheets(s) if each.id == id_), ())


def test_points_are_summed_and_the_number_of_the_next_check_is_named() -> None:
    """§B12.6 §B12.10 Only in solitaire it is said when the side would change (§SG1.7)."""
    s = begun("campaign-alone", 2)
    s.event_vp, s.order_vp = 2, -1
    leader, first, second, *rest = sheet(s, "points")
    assert leader.text.args["side"].key == "side-axis"  # §B4.7
    assert (first.text.args["events"], first.text.args["orders"]) == ("+2", "−1")
    assert first.text.args["total"] == first.text.args["map"] + 1
    assert (first.state, second.state) == (READ, "")
    assert [each.rule for each in rest] == ["B12.7", "B12.8", "B12.10", "SG1.7"]
    s.yours = SOVIET
    assert sheet(s, "points")[-1].rule == "SG1.8"
    assert sheet(begun("campaign", 2), "points")[-1].rule == "B12.10"


def test_orders_count_what_is_done_and_light_the_hexes_they_mean() -> None:
    """§SG2.10 §PK5 Three attacks near Moscow, by the third cell of card 04."""
    s = begun("campaign-alone", 6)
    assert s.orders is not None
    s.yours, s.orders.side, s.orders.card, s.orders.cell = AXIS, SOVIET, "04", 3
    s.orders.used = ["04"]
    s.orders.made = 2
    asked, price = sheet(s, "orders")
    assert (asked.state, asked.text.args["made"], asked.text.args["n"]) == (DUE, 2, 3)
    assert "2008" in asked.lights
    assert "1107" not in asked.lights
    assert price.rule == "SD5.1"
    s.orders.made = 3
    assert sheet(s, "orders")[0].state == DONE
    assert [each.state for each in sheet(s, "solo")] == ["", "", READ, ""]


def test_the_lines_of_a_sheet_stand_as_they_were_judged() -> None:
    """§O3-1 §SD4.1 Only while the opponent has its turn."""
    s = begun("moscow-solo")
    s.yours, s.side, s.conduct = AXIS, SOVIET, Conduct(3, {"O3-1": DONE})
    assert [each.state for each in sheet(s, "sheet")][:2] == [DONE, DUE]
    s.side = AXIS
    assert sheet(s, "sheet") == ()


def test_a_line_of_the_sheet_says_why_it_stands_so_and_shows_where() -> None:
    """§O3-3 §SD4.2 As it was judged; alone also what keeps an open line from being done now."""
    s = lay(empty(scenario="campaign-alone"), West="2008")
    s.yours, s.side, s.phase = AXIS, SOVIET, "movement"
    s.conduct = Conduct(3, {"O3-1": DONE}, {"O3-1": "no_plan"})
    lines = {each.rule: each for each in sheet(s, "sheet")}
    assert lines["O3-1"].why.key == "why-no_plan"
    assert (lines["O3-3"].state, lines["O3-3"].why.key) == (DUE, "why-leak")
    assert lines["O3-3"].way == leak(s, SOVIET) == lines["O3-3"].lights != ()
    s.phase = "combat"
    assert {each.rule: each.why.key for each in sheet(s, "sheet")}["O3-3"] == ""


def test_the_line_of_each_side_is_whole_or_shows_its_gap() -> None:
    """§J3"""
    s = lay(empty(), West="2008")
    axis, soviet = sheet(s, "front")
    assert soviet.text.key == "front-gap"
    assert soviet.way == leak(s, SOVIET)
    assert axis.text.args["n"] == len(axis.way)
    whole = begun("moscow")
    for n, hex_ in enumerate(sorted(hex_ for hex_ in whole.board.hexes if hex_.startswith("18"))):
        put(whole, whole.board.sides[SOVIET][n], hex_)
    assert [each.text.key for each in sheet(whole, "front")][SOVIET] == "front-whole"


def test_what_is_owed_comes_first_in_the_turn_of_whoever_owes_it() -> None:
    """§SD4.1"""
    s = begun("moscow-alone")
    s.yours, s.side, s.conduct = AXIS, SOVIET, Conduct(3)
    assert [each.id for each in sheets(s)] == ["sheet", "points", "front"]
    s.side = AXIS
    assert [each.id for each in sheets(s)] == ["points", "front"]


def test_a_battle_names_every_shift_with_its_paragraph() -> None:
    """§B10.13 §B10.19"""
    s = lay(empty(), _2Pz="1007", West="1107")
    s.battle = Battle("1107", AXIS, False, ("2Pz",))
    lines = sheet(s, "battle")
    assert [each.text.args["rule"] for each in lines if "rule" in each.text.args] == ["B10.19"]
    assert [each.text.args["column"] for each in lines if each.state == READ] == ["2:1"]
    put(s, "West", "destroyed")
    assert sheet(s, "battle") == ()


def test_a_counter_shows_its_zone_and_its_way_to_a_source() -> None:
    """§B8.5 §B6.5 Each step is nearer, the last is a source; whoever is cut off has no zone."""
    s = hold(lay(empty(), West="1507"), SOVIET, "1708")
    way = way_of_supply(s, "West")
    assert (way[0], way[-1]) == ("1507", "1708")
    lefts = [overland(s, SOVIET)[place] for place in way]
    assert lefts == sorted(lefts)
    assert set(counter(s, "West").reach) == set(s.board.places["1507"].near)
    mark(s, "West", CUT)
    assert counter(s, "West").reach == ()


def test_supply_over_the_sea_leads_off_the_map_and_is_said() -> None:
    """§B6.6 §B6.8 Where nothing comes by land; the Axis in an area needs no way."""
    s = lay(empty(), West="1115", South="1507", _11A="south-balkans")
    for city in s.board.cities:
        s.control.pop(city, None)
    s.reached = None
    assert way_of_supply(s, "West") == ("1115", OVERSEA)
    assert way_of_supply(s, "South") == ()
    assert way_of_supply(s, "11A") == ("south-balkans",)
    said = {id_: counter(s, id_).title.args["supply"] for id_ in ("West", "South", "11A")}
    assert [each.key if each else "" for each in said.values()] == ["by-sea", "by-none", ""]
    mark(s, "South", CUT)
    assert counter(s, "South").title.args["supply"] == ""


def test_soviets_in_an_area_are_supplied_by_the_best_hex_beside_it() -> None:
    """§B6.8"""
    s = hold(lay(empty(), Northwest="finland"), SOVIET, "1902")
    way = way_of_supply(s, "Northwest")
    assert way[0] == "finland"
    assert way[1] in s.board.places["finland"].near
    assert way[-1] in ("1902", *s.board.edges[SOVIET])


def test_counts_say_what_is_left_for_nothing_and_what_the_plan_still_asks_for() -> None:
    """§B7.2 §B9.4 §PK5 §PK8"""
    s = begun("campaign-alone", 8)
    assert s.orders is not None
    s.yours, s.side, s.phase = AXIS, SOVIET, "movement"
    assert {each.id: each.value for each in counts(s)}["rail 1"] == 1
    s.trains = 1
    assert {each.id: each.value for each in counts(s)}["rail 1"] == 0
    s.phase, s.upgrades = "organisation", 2
    assert {each.id: each.value for each in counts(s)}["upgrades 1"] == 2
    s.orders.side, s.orders.card, s.orders.cell, s.orders.marker, s.orders.made = SOVIET, "04", 3, "2008", 2
    assert {each.id: each.value for each in counts(s)}["demanded 1"] == 1
    marker = next(each for each in things(s, 0) if each.id == "orders")
    assert marker.title.args["n"] == 1
    s.orders.made = 3
    assert next(each for each in things(s, 0) if each.id == "orders").title.key == "marker-orders"


def test_alone_the_side_that_is_played_just_now_lies_nearest() -> None:
    """§SA2 Two people, and one against the program, have their own side there."""
    s = begun("campaign-alone")
    s.yours = AXIS
    asked = Choice(0, "move", ["done"], "B8.1", {"side": SOVIET})
    assert near(s, asked) == 1
    assert near(s, Choice(0, "window", ["done"], "B5.15", {"side": AXIS})) == 0
    assert near(s, None) == near(begun("campaign"), asked) == near(begun("campaign-solo"), asked) == -1


def test_a_question_is_about_its_counter_and_its_hex() -> None:
    s = lay(empty(), West="2008")
    choice = Choice(0, "cadre", ["yes", "no"], "B14.9", {"unit": "West", "hex": "1807", "side": SOVIET})
    assert prompt(s, choice).subject == ("West", "1807")
    put(s, "West", "out")
    assert prompt(s, choice).subject == ("1807",)


def test_beside_a_supplied_friend_the_way_goes_by_him() -> None:
    """§B6.7"""
    s = lay(empty(), West="1507", South="1407", _1Pz="1406", _2Pz="1408")
    way = way_of_supply(s, "South")
    assert way[:1] == ("1407",)
    assert "1507" in way[:2]


def test_boxes_lie_beside_the_map_for_either_side() -> None:
    """§B9.1 A counter on a train lies in the box of its side; a part of the map has no cadres (ruling R88)."""
    s = begun("campaign")
    put(s, "West", RAIL)
    assert next(each.at for each in things(s, 0) if each.id == "West") == "rail 1"
    assert {f"{box} {side}" for box, side in boxes_of(s.board)} <= {each.id for each in places(s)}
    assert ("cadre", AXIS) not in boxes_of(begun("moscow").board)
    assert "rail 0" in layout(begun("moscow")).spots


def test_a_turn_of_the_track_says_who_comes_in_it() -> None:
    """§B13.1"""
    s = begun("campaign")
    arrivals = cell(s, s.board.track[2]).args["arrivals"]
    assert "unit-2A" in [each.key for each in arrivals.args["units"]]
    assert cell(begun("moscow"), begun("moscow").board.track[5]).args["arrivals"] == ""


def test_a_change_of_side_reaches_the_page_as_what_nobody_may_overlook() -> None:
    """§SG1.13 With the paragraph of its case and its figures; keeping the side does not (§SG1.6)."""
    s = begun("campaign-solo")
    changed = VOCABULARY.log_line(0, s, Event("side_changed", (SOVIET, 2, 15, 16), rule="SG1.8"))
    assert changed.part == TURNING
    told = log_line(changed, speech("en", "noretreat"), Moments((), 0))
    assert told["turning"] is True
    assert told["rule"] == "SG1.8"
    said = "You change sides, now to win with the Soviets: total 15 of 16, skulls 2"
    assert told["text"] == said  # whom it means, and the figures of its case
    kept = VOCABULARY.log_line(0, s, Event("side_kept", (SOVIET, 2, 15, 16), rule="SG1.6"))
    assert "turning" not in log_line(kept, speech("en", "noretreat"), Moments((), 0))


def test_a_deed_names_a_side_once() -> None:
    """Whose turn it is comes before a deed only where its sentence does not name a side."""
    for game, scenario, whose in (("noretreat", "moscow-solo", ""), ("blitzkrieg", "solo", "Allies")):
        table: Table[Any] = Table.new(load(game), scenario, {}, ("human", "bot") if not whose else ("bot", "human"))
        look: Any = SimpleNamespace(speech=speech("en", game), seats=(1,))
        told = beat(table, Beat(1, ()), table.view(1), look, Moments((), 0))
        assert bool(told["whose"]) is bool(whose)


def test_what_changes_the_side_without_the_initiative_is_said_as_it_is_done() -> None:
    """§SG1.8 ruling R1 Without the initiative any skulls will do; as many as fall short only if the numbers say so."""
    s = begun("campaign-solo", side="soviet")
    assert s.board.numbers.case_b_margin == 0
    said = [line.text.key for line in points(s)]
    assert "points-below" in said
    assert "points-within" in [line.text.key for line in points(begun("campaign-solo"))]
    for points_, changes in ((19, True), (20, False)):
        s.event_vp = points_ - on_map_points(s, AXIS)
        s.order_vp = 0
        s.turn = 3
        assert bool(case_of(s, s.board.solo["05"])) is changes
