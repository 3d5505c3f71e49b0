"""What lies beside the map to be read, and what is shown on it on demand."""

from __future__ import annotations

from tests.games.noretreat.position import begun, empty, hold, lay
from visavis.games.noretreat.beside import sheets
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.layout import boxes_of, layout
from visavis.games.noretreat.rules.supply import overland, way_of_supply
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, RAIL, Battle, War, mark, put
from visavis.games.noretreat.view import cell, counter, places, things
from visavis.games.noretreat.vocabulary import VOCABULARY
from visavis.kernel.journal import Event
from visavis.kernel.moments import Moments
from visavis.kernel.ticks import DONE, DUE, READ
from visavis.kernel.view import TURNING, SheetLine
from visavis.server.wire.frames import log_line
from visavis.server.wire.phrases import speech


def sheet(s: War, id_: str) -> tuple[SheetLine, ...]:
    return next((each.lines for each in sheets(s) if each.id == id_), ())


def test_points_are_summed_and_the_number_of_the_next_check_is_named() -> None:
    """§B12.6 §B12.10 Only in solitaire it is said when the side would change (§SG1.7)."""
    s = begun("campaign-alone", 2)
    s.event_vp, s.order_vp = 2, -1
    first, second, *rest = sheet(s, "points")
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
    assert "15" in told["text"]
    kept = VOCABULARY.log_line(0, s, Event("side_kept", (SOVIET, 2, 15, 16), rule="SG1.6"))
    assert "turning" not in log_line(kept, speech("en", "noretreat"), Moments((), 0))
