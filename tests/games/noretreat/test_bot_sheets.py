"""SD4: the four operational sheets, line by line: done, impossible, undone, skipped, and why."""

from __future__ import annotations

import pytest

from tests.games.noretreat.deciding import ordered, plain
from tests.games.noretreat.position import begun, drive, empty, give, hold, lay, told
from visavis.games.noretreat.bot.judge import threatened
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.bot.results import Pursuit
from visavis.games.noretreat.bot.sheets import (
    SHEETS,
    begin_sheet,
    gains,
    judge_advance,
    judge_cities,
    judge_detraining,
    judge_line,
    judge_pockets,
    judge_rail,
    judge_stalin,
    judge_taking,
    judge_weak,
    note_advance,
    tick,
    tick_end,
)
from visavis.games.noretreat.bot.targets import conduct_of
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET
from visavis.games.noretreat.state import RAIL, Battle, War, put


def turn_of(s: War, side: int, sheet: int) -> War:
    s.side, s.told = side, []
    s.conduct = Conduct(sheet)
    return s


@pytest.mark.parametrize(
    ("sheet", "tasks"),
    [
        (1, ["plan", "rail", "surround", "detrain"]),
        (2, ["plan", "cities", "line", "rail", "card", "detrain"]),
        (3, ["plan", "cities", "line", "stalin", "rail", "detrain"]),
        (4, ["plan", "rail", "weak", "take", "detrain"]),
    ],
)
def test_the_lines_of_the_sheets(sheet: int, tasks: list[str]) -> None:
    """§SD4.1 §O1-1 §O2-1 §O3-1 §O4-1"""
    assert [line.task for line in SHEETS[sheet]] == tasks
    assert [line.id for line in SHEETS[sheet]] == [f"O{sheet}-{n}" for n in range(1, len(tasks) + 1)]


@pytest.mark.parametrize(("turn", "side", "sheet"), [(8, AXIS, 1), (13, AXIS, 2), (8, SOVIET, 3), (13, SOVIET, 4)])
def test_the_sheet_is_chosen_when_the_turn_begins(turn: int, side: int, sheet: int) -> None:
    """§O-1"""
    s = empty(turn, scenario="campaign-solo", side=SIDES[1 - side])
    drive(s, ("player_turn", side))
    assert conduct_of(s).sheet == sheet


def test_a_line_that_cannot_be_done_cancels_the_later_ones() -> None:
    """§SD4.2 ruling R29 They are skipped, and nobody pays for it."""
    s = turn_of(plain(8, AXIS), AXIS, 1)
    tick(s, AXIS, "rail", ("impossible", "no_train"))
    tick(s, AXIS, "plan", ("done", "no_plan"))
    tick(s, AXIS, "surround", ("done", "surrounded"))
    assert conduct_of(s).ticks == {"O1-2": "impossible", "O1-1": "done", "O1-3": "skipped"}
    assert told(s, "sheet_line")[-1] == (AXIS, "O1-3", "skipped", "not_reached")
    assert s.order_vp == -1


@pytest.mark.parametrize(("card", "cell", "letter", "tick_"), [("", 0, "C", "impossible"), ("01", 1, "A", "done")])
def test_the_plan_comes_first(card: str, cell: int, letter: str, tick_: str) -> None:
    """§O1-1 §O-4 Plan C cannot be followed; without orders there is nothing to follow."""
    s = turn_of(plain(8, AXIS), AXIS, 1)
    assert s.orders is not None
    s.orders.side, s.orders.card, s.orders.cell, s.orders.letter = AXIS, card, cell, letter
    begin_sheet(s, AXIS)
    assert conduct_of(s).ticks == {"O1-1": tick_}


def test_a_plan_c_is_for_one_turn() -> None:
    """§O-4 §SD3.1 §SG2.3 No card is turned on turn 4 against Germany: on turn 5 its first line is done again."""
    s = ordered(plain(4, AXIS, "snow"), AXIS, "11", 1)
    drive(s, ("choose_plan", AXIS))
    assert s.orders is not None
    assert s.orders.letter == "C"
    drive(s, ("tidy", AXIS))
    drive(s, ("solo_reaction", SOVIET))
    s.turn = 5
    begin_sheet(turn_of(s, AXIS, 1), AXIS)
    assert conduct_of(s).ticks == {"O1-1": "done"}


def test_a_plan_carried_out_is_ticked_when_combat_ends() -> None:
    """§O4-1 §SD5.1 §SF4"""
    s = turn_of(ordered(plain(14, SOVIET), SOVIET, "03", 4), SOVIET, 4)
    drive(s, ("clear_combat", SOVIET))
    assert conduct_of(s).ticks["O4-1"] == "done"
    s = turn_of(ordered(plain(14, SOVIET), SOVIET, "02", 4), SOVIET, 4)
    drive(s, ("clear_combat", SOVIET))
    assert conduct_of(s).ticks["O4-1"] == "undone"


def test_threatened_cities_are_guarded() -> None:
    """§O2-2 §O3-2 §J4 Unless nobody could have guarded them."""
    s = turn_of(hold(lay(plain(4, SOVIET, "mud"), _9A="1907", Reserve="2408"), AXIS, "1708"), SOVIET, 3)
    begin_sheet(s, SOVIET)
    assert set(conduct_of(s).beyond) == {"2006", "1909"}
    assert judge_cities(s, SOVIET) == ("impossible", "city_open")
    lay(s, Reserve="2107", Don="2108")
    assert judge_cities(s, SOVIET) == ("done", "guarded")


def test_a_scorched_city_is_no_city_of_the_sheets() -> None:
    """§CE07S §O3-2 §J4 §O4-4 §BOT-R4 Nobody has to guard it, and taking it takes none."""
    s = turn_of(hold(lay(plain(4, SOVIET, "mud"), _9A="1907", Reserve="2408"), AXIS, "1708"), SOVIET, 3)
    assert "2006" in threatened(s, SOVIET)
    s.scorched = ("2006",)
    assert set(threatened(s, SOVIET)) == {"1909", "2008", "2207"}
    s = turn_of(lay(plain(14, SOVIET), West="1008", _6A="1307"), SOVIET, 4)
    hold(s, AXIS, "1307", "1403")
    s.battle = Battle("1307", SOVIET, attackers=("West",), result="DR")
    assert Pursuit(s, SOVIET).takes(("West", "1307"))
    assert Pursuit(s, SOVIET).points(("West", "1307")) == 1
    assert "1307" not in gains(s, SOVIET)
    s.scorched = ("1307",)
    assert not Pursuit(s, SOVIET).takes(("West", "1307"))
    assert Pursuit(s, SOVIET).points(("West", "1307")) == 0
    hold(s, SOVIET, "1307", "1403")
    assert set(gains(s, SOVIET)) >= {"1403"}
    assert "1307" not in gains(s, SOVIET)


def test_a_person_alone_may_leave_a_city_open() -> None:
    """§O-2 §O3-2 Then the line is not done, though it could be."""
    s = lay(empty(4, "mud", "campaign-alone", side="axis"), _9A="1907", Reserve="2109")
    turn_of(hold(s, AXIS, "1708"), SOVIET, 3)
    assert judge_cities(s, SOVIET) == ("undone", "city_open")


def test_the_line() -> None:
    """§O2-3 §O3-3 §J3"""
    s = lay(plain(3, SOVIET, "mud", "moscow-solo"), Kalinin="1805", West="1807", Reserve="1809", Bryansk="1811")
    assert judge_line(turn_of(s, SOVIET, 3), SOVIET) == ("done", "continuous")
    put(s, "Reserve", RAIL)
    assert judge_line(s, SOVIET) == ("impossible", "leak")


def test_stalin_stays_unless_two_enemies_are_beside_him() -> None:
    """§O3-4 §O-4 ruling R32 WE8"""
    s = turn_of(hold(lay(plain(4, SOVIET, "mud"), _9A="1908", West="2108"), AXIS, "1708"), SOVIET, 3)
    begin_sheet(s, SOVIET)
    assert judge_stalin(s, SOVIET) == ("done", "stalin_safe")
    lay(s, _4A="1909")
    begin_sheet(s, SOVIET)
    assert conduct_of(s).due
    s.trains = 1
    assert judge_stalin(s, SOVIET) == ("impossible", "no_train")
    s.stalin = RAIL
    assert judge_stalin(s, SOVIET) == ("done", "stalin_left")


def test_somebody_takes_the_train() -> None:
    """§O1-2 §O2-4 §O3-5 §O4-2 WE13"""
    s = turn_of(begun("campaign-solo", 7, start="blau", side="axis"), SOVIET, 3)
    drive(s, ("entrain", "Central"))
    assert judge_rail(s, SOVIET) == ("done", "entrained")
    s = turn_of(lay(plain(8, AXIS), _9A="1107", West="1207"), AXIS, 1)
    assert judge_rail(s, AXIS) == ("impossible", "no_train")
    s = lay(plain(3, SOVIET, "mud", "moscow-solo"), Kalinin="1805", West="1807", Reserve="1809", Bryansk="1811")
    assert judge_rail(turn_of(s, SOVIET, 3), SOVIET) == ("impossible", "breaks_line")


def test_advances_surround() -> None:
    """§O1-3 §J5 ruling R34 WE10 2nd Panzer advances to 1108 and cuts West off; §O-4 without a victory it is done."""
    s = turn_of(lay(begun("campaign-solo", 2, side="soviet"), _3Pz="1206", _9A="1106", _4A="1007"), AXIS, 1)
    assert judge_pockets(s) == ("done", "nothing_won")
    s.battle = Battle("1108", AXIS, attackers=("2Pz",), result="DR")
    lay(s, _2Pz="1008")
    note_advance(s, AXIS)
    judge_advance(s, AXIS)
    assert judge_pockets(s) == ("impossible", "no_pocket")
    lay(s, _2Pz="1108")
    judge_advance(s, AXIS)
    assert judge_pockets(s) == ("done", "surrounded")


def test_weak_counters_first() -> None:
    """§O4-3 Never impossible."""
    s = turn_of(plain(14, SOVIET), SOVIET, 4)
    assert judge_weak(s)[0] == "done"
    s.declared = 1
    assert judge_weak(s) == ("done", "weak_first")


def test_advances_take_cities() -> None:
    """§O4-4"""
    s = turn_of(lay(plain(14, SOVIET), West="1407"), SOVIET, 4)
    hold(s, AXIS, "1307")
    assert judge_taking(s) == ("done", "nothing_won")
    s.battle = Battle("1307", SOVIET, attackers=("West",), result="DR")
    note_advance(s, SOVIET)
    judge_advance(s, SOVIET)
    assert judge_taking(s) == ("impossible", "no_city_near")
    hold(s, SOVIET, "1307")
    judge_advance(s, SOVIET)
    assert judge_taking(s) == ("done", "city_taken")


def test_nobody_is_asked_about_a_line_that_is_skipped() -> None:
    """§SD4.2 §O-2 The train could not go, so that advances do not matter any more."""
    s = turn_of(empty(8, scenario="campaign-alone", side="soviet"), AXIS, 1)
    conduct_of(s).won = True
    conduct_of(s).ticks["O1-2"] = "impossible"
    assert drive(s, ("tick_combat", AXIS)) is None
    assert conduct_of(s).ticks["O1-3"] == "skipped"


@pytest.mark.parametrize(("held", "verdict"), [(True, "undone"), (False, "impossible")])
def test_a_person_alone_may_spend_the_last_card(held: bool, verdict: str) -> None:
    """§O2-5 ruling R33 Left undone, if there was a card when the Combat Phase began."""
    s = turn_of(empty(14, scenario="campaign-alone", side="soviet"), AXIS, 2)
    conduct_of(s).held = held
    tick_end(s, AXIS)
    assert conduct_of(s).ticks["O2-5"] == verdict


@pytest.mark.parametrize(("cards", "verdict"), [((), "impossible"), (("03",), "done")])
def test_a_card_is_kept(cards: tuple[str, ...], verdict: str) -> None:
    """§O2-5 ruling R33"""
    s = turn_of(give(plain(14, AXIS), AXIS, *cards), AXIS, 2)
    tick_end(s, AXIS)
    assert conduct_of(s).ticks["O2-5"] == verdict


def test_trains_close_gaps() -> None:
    """§O1-4 §O2-6 §O3-6 §O4-5 §O-4 rulings R35 Done without a gap; impossible without anybody in the box."""
    s = lay(plain(3, SOVIET, "mud", "moscow-solo"), Kalinin="1805", West="1807", Reserve="1809", Bryansk="1811")
    assert judge_detraining(turn_of(s, SOVIET, 3), SOVIET) == ("done", "no_gap")
    lay(s, Reserve="out")
    assert judge_detraining(s, SOVIET) == ("impossible", "no_detraining")
    lay(s, Reserve=RAIL)
    drive(s, ("detrain", SOVIET))
    assert judge_detraining(s, SOVIET) == ("done", "detrained")


def test_a_person_alone_may_leave_a_gap() -> None:
    """§O1-4 §SD4.2 Somebody on the train could have got off; the program's opponent would have."""
    for scenario, verdict in (("moscow-alone", "undone"), ("moscow-solo", "impossible")):
        s = empty(3, "mud", scenario, side="axis")
        lay(s, Kalinin="1805", West="1807", Bryansk="1811", Reserve=RAIL)
        assert judge_detraining(turn_of(s, SOVIET, 3), SOVIET) == (verdict, "gap_left")


def test_where_there_is_no_stalin_there_is_nothing_to_do() -> None:
    """§O3-4 §O-4 ruling R39"""
    s = turn_of(empty(3, "mud", "moscow-solo", side="axis"), SOVIET, 3)
    assert judge_stalin(s, SOVIET) == ("done", "nothing_won")


def test_alone_the_person_says_what_the_program_cannot_see() -> None:
    """§O-2 §O-5 DL36 Whether advances surrounded: only if a battle was won."""
    s = turn_of(empty(8, scenario="campaign-alone", side="soviet"), AXIS, 1)
    assert drive(s, ("tick_combat", AXIS)) is None
    assert conduct_of(s).ticks == {"O1-3": "done"}
    s = turn_of(s, AXIS, 1)
    conduct_of(s).won = True
    drive(s, ("tick_combat", AXIS), ("sheet", "impossible"))
    assert conduct_of(s).ticks == {"O1-3": "impossible"}


def test_against_the_program_every_line_is_written_down() -> None:
    """§O-3 §SF4 With its reason, in the phase it belongs to."""
    s = turn_of(begun("campaign-solo", 7, start="blau", side="axis"), SOVIET, 3)
    drive(s, ("tick_movement", SOVIET))
    assert [each[1:] for each in told(s, "sheet_line")] == [
        ("O3-2", "done", "guarded"),
        ("O3-3", "done", "continuous"),
        ("O3-4", "done", "stalin_safe"),
        ("O3-5", "impossible", "nobody_spared"),
    ]


@pytest.mark.parametrize("said", ["impossible", "undone"])
def test_alone_the_person_says_whether_the_line_could_have_been_closed(said: str) -> None:
    """§SD4.2 §O3-3 DL18 A gap left on purpose does not cancel the lines that follow."""
    s = lay(empty(3, "mud", "moscow-alone", side="axis"), Kalinin="1805", West="1807", Bryansk="1811", _9A="1605")
    turn_of(s, SOVIET, 3)
    drive(s, ("tick_movement", SOVIET), ("sheet", said))
    assert conduct_of(s).ticks["O3-3"] == said
    assert (conduct_of(s).ticks["O3-5"] == "skipped") == (said == "impossible")
    s = lay(empty(3, "mud", "moscow-solo", side="axis"), Kalinin="1805", West="1807", Bryansk="1811", _9A="1605")
    assert drive(turn_of(s, SOVIET, 3), ("tick_movement", SOVIET)) is None
