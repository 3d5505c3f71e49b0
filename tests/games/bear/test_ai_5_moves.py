"""5.5 and 5.7 to 5.12: where AI go, and where they look."""

from __future__ import annotations

import pytest

from tests.games.bear.athena import (
    Decision,
    decide,
    examples,
    explained,
    lines_of,
    ordered,
    play,
    position,
    shown,
    told,
)
from visavis.games.bear.bot.tables import FACING, GOAL, HEX
from visavis.games.bear.rules.sight import hex_bonus
from visavis.games.bear.state import NO_FACING, Battle, Fort, Unit, add, change

MISS = (1, 1)
GO = "ai nearest unit -> move toward target"
SAFELY = "ai nearest unit -> low-risk toward target"


def ways(decision: Decision) -> dict[str, str]:
    """Every hex looked at, and why it was refused."""
    return {line.before[0]: line.text for line in decision.why if line.text.startswith("way")}


def tier(decision: Decision) -> tuple[str, tuple[str, ...]]:
    line = next(line for line in decision.why if line.text.startswith("tier"))
    return line.text.removeprefix("tier_"), line.after


def narrowed(decision: Decision, rule: str) -> tuple[str, ...]:
    return next(line for line in decision.why if line.rule == rule and not line.text.startswith(("way", "tier"))).after


# 5.5


def test_the_distance_never_grows() -> None:
    """§5.5a §G8"""
    decision = decide(position("AI SR soviet Rifles '41 J05 NW fresh\nPL GR german Rifles '41 D03 N fresh"), GO)
    assert {hex_ for hex_, why in ways(decision).items() if why == "way_farther"} == {"K04", "K05"}
    assert decision.hex in ("I04", "I05")


def test_if_it_cannot_get_closer_it_sidesteps_to_a_flank_or_into_cover() -> None:
    """§5.5b (ruling R13) Other AI stand in the two nearer hexes."""
    lines = """
        AI SR soviet Rifles '41 I03 NW fresh
        AI A soviet MMG Maxim H03 NW SPENT
        AI B soviet MMG Maxim H04 NW SPENT
        PL GR german Rifles '41 D03 {facing} fresh
        """
    away = decide(position(lines.format(facing="NW")), GO)
    assert tier(away) == ("flank_or_cover", ("I02", "I04"))  # behind the unit
    at_it = decide(position(lines.format(facing="SE")), GO)
    assert at_it.ai == ""  # both lie in its arc


def test_an_ai_on_its_objective_cannot_get_closer() -> None:
    """§5.5a (ruling R60)"""
    s = position("AI SR soviet Rifles '41 J05 NW fresh\nPL GR german Rifles '41 D03 N fresh\nOBJ J05")
    assert decide(s, "ai nearest objective -> move toward target").ai == ""


# 5.7


def test_the_list_of_goals_has_its_order() -> None:
    """§5.7 §5.7a §5.7b §5.7c §5.7d §5.7e The last line is a draw."""
    assert [line.rule for line in GOAL] == ["5.7a", "5.7b", "5.7c", "5.7d"]


@pytest.mark.parametrize(
    ("one", "rule"), [("C06 N SPENT", "5.7b"), ("C06 N fresh HIT(face-down)", "5.7c"), ("C06 N fresh", "5.7d")]
)
def test_of_units_equally_near_a_spent_a_hit_or_one_near_an_objective_is_the_goal(one: str, rule: str) -> None:
    """§5.7b §5.7c §5.7d"""
    s = position(
        f"""
        AI SR soviet Rifles '41 F03 SE fresh
        PL OTHER german Rifles '41 K05 N fresh
        PL ONE german Rifles '41 {one}
        OBJ B11
        """
    )
    assert s.board.distance["F03"]["C06"] == s.board.distance["F03"]["K05"]
    decision = decide(s, GO)
    assert (decision.target, narrowed(decision, rule)) == ("ONE", ("ONE",))


def test_the_kind_named_first_wins_between_goals_equally_near() -> None:
    """§5.7a"""
    s = position("AI SR soviet Rifles '41 F03 SE fresh\nPL GR german Rifles '41 K05 N fresh\nOBJ C06")
    assert decide(s, "ai nearest objective|unit -> move toward target").target == "C06"
    assert decide(s, "ai nearest unit|objective -> move toward target").target == "GR"


def test_equal_goals_are_drawn() -> None:
    """§5.7e"""
    s = position(
        """
        AI SR soviet Rifles '41 F03 SE fresh
        PL A german Rifles '41 K05 N fresh
        PL B german Rifles '41 C06 N fresh
        """
    )
    assert ("ai_goal", ("A", "B")) in decide(s, GO).drawn


# 5.8


def test_the_list_of_hexes_has_its_order() -> None:
    """§5.8 §5.8a §5.8b §5.8c §5.8d §5.8e §5.10f §5.11d The last line is a draw."""
    assert [line.rule for line in HEX] == ["5.8a", "5.8b", "5.8c", "5.8d"]


def test_a_hex_outside_fire_zones_comes_before_a_covered_one() -> None:
    """§5.8b §5.8c Two hexes are closer: the wood K07 that the gun sees, and K06 behind it."""
    lines = "AI SR soviet Rifles '41 L07 NW fresh\nPL MG german MG34 {} fresh\nOBJ I06"
    order = "ai nearest objective -> move toward target"
    unseen = decide(position(lines.format("C02 NW")), order)
    assert (tier(unseen)[1], unseen.hex) == (("K07", "K06"), "K07")
    seen = decide(position(lines.format("B03 SE")), order)
    assert (tier(seen)[1], seen.hex, narrowed(seen, "5.8b")) == (("K07", "K06"), "K06", ("K06",))


def test_then_the_flank_of_a_unit() -> None:
    """§5.8d Two open hexes, one of them outside the unit's arc (ruling R14)."""
    for facing in ("N", "NE", "SE", "S", "SW", "NW"):
        s = position(f"AI SR soviet Rifles '41 J05 NW fresh\nPL GR german Rifles '41 D03 {facing} fresh")
        change(s, "GR", hit="soft-panicked", known=True)  # so that it has no fire zone
        decision = decide(s, GO)
        flank = {hex_: not s.board.arcs["D03"][hex_][s.units["GR"].facing] for hex_ in ("I04", "I05")}
        if flank["I04"] != flank["I05"]:
            assert decision.hex == next(hex_ for hex_, is_flank in flank.items() if is_flank)
            assert narrowed(decision, "5.8d") == (decision.hex,)
        else:
            assert ("ai_hex", ("I05", "I04")) in decision.drawn  # §5.8e


def test_the_flank_is_that_of_the_target_even_if_another_unit_is_nearer() -> None:
    """§5.8d §5.5b (ruling R14) If the goal is no unit, it is that of the nearest."""
    lines = """
        AI SR soviet Rifles '41 I03 NW fresh
        PL GR german Rifles '41 D03 {target} SPENT
        PL NEAR german Rifles '41 J03 {near} fresh
        """
    order = "ai nearest unit[spent] -> move toward target"

    def flanks(s: Battle, line: str) -> set[str]:
        why = decide(s, line).why
        return {each.before[0] for each in why if each.text.startswith("way") and each.about[4]}

    behind = flanks(position(lines.format(target="NW", near="SW")), order)
    assert behind == {"I02", "J03", "J04", "I04", "H04", "H03"}
    ahead = flanks(position(lines.format(target="SE", near="NE")), order)
    assert ahead == set()
    hex_ = flanks(position(lines.format(target="SE", near="NE")), "ai nearest hex:D03 -> move toward target")
    assert hex_ != set()


# 5.9


def test_the_list_of_facings_has_its_order() -> None:
    """§5.9 §5.9a §5.9b §5.9c §5.9d The last line is a draw."""
    assert [line.rule for line in FACING] == ["5.9a", "5.9b", "5.9c"]


def facings(lines: str) -> tuple[str, ...]:
    return decide(position(lines), GO).facings


def test_it_looks_at_the_nearest_unit_then_at_an_objective_then_at_most_units() -> None:
    """§5.9a §5.9b §5.9c From H05, after a move there."""
    start = "AI SR soviet Rifles '41 I05 NW fresh\nPL GR german Rifles '41 F05 N fresh\n"
    s = position(start)
    decision = decide(s, GO)
    here = decision.hex
    arcs = s.board.arcs[here]
    toward = {n for n in range(6) if arcs["F05"][n]}
    words = ("N", "NE", "SE", "S", "SW", "NW")
    assert {words.index(word) for word in decision.facings} == toward
    with_objective = decide(position(start + "OBJ G03"), "ai nearest unit -> move toward target")
    both = {n for n in toward if arcs["G03"][n]}
    assert {words.index(word) for word in with_objective.facings} == (both or toward)


def test_a_line_that_no_facing_satisfies_is_skipped() -> None:
    """§5.9 §5.9b (ruling R50) The only objective lies behind."""
    lines = "AI SR soviet Rifles '41 I05 NW fresh\nPL GR german Rifles '41 C05 N fresh"
    assert facings(lines + "\nOBJ R06") == facings(lines)


def test_a_suspected_enemy_has_no_facing() -> None:
    """§5.9e §6.0b"""
    s = position("RE RE1 M07 fresh\nPL GR german Rifles '41 C09 S fresh", bot="soviet")
    assert decide(s, SAFELY).facings == ()
    table = ordered(s, SAFELY, check_card=[25])
    assert shown(s, "RE1").split()[1] == "fresh"
    assert told(table, "moved") != []
    assert told(table, "faces") == []


# 5.10


def test_never_into_a_units_hex_nor_next_to_one_that_can_fire_there() -> None:
    """§5.10a §5.10b"""
    s = position("AI SR soviet Rifles '41 H05 N fresh\nPL GR german Rifles '41 H04 N fresh")
    decision = decide(s, SAFELY)
    assert ways(decision)["H04"] == "way_enemy_there"
    s = position("AI SR soviet Rifles '41 H06 N fresh\nPL GR german Rifles '41 H04 S fresh")
    assert ways(decide(s, SAFELY))["H05"] == "way_short_range"


def test_next_to_a_unit_but_behind_it_is_allowed() -> None:
    """§5.10b A turret however looks everywhere."""
    behind = decide(position("AI SR soviet Rifles '41 H06 N fresh\nPL GR german Rifles '41 H04 N fresh"), SAFELY)
    assert behind.hex == "H05"
    tank = decide(position("AI SR soviet Rifles '41 H06 N fresh\nPL P3 german Pz III E H04 N fresh"), SAFELY)
    assert ways(tank)["H05"] == "way_short_range"


@pytest.mark.parametrize(
    ("name", "left"),
    [("LR-3", "safe"), ("LR-5", "covered"), ("LR-2", "no_worse"), ("LR-4", "pivot"), ("EX-18", "pivot")],
)
def test_the_tiers_of_a_low_risk_move(name: str, left: str) -> None:
    """§5.10c §5.10d §5.10e §5.10g Outside a fire zone: safe, or with a bonus. Inside: safe, or no worse, or a turn."""
    example = examples()[name]
    assert tier(decide(position(example.position, example.board), example.order))[0] == left


def test_hexes_that_are_closer_go_through_all_tiers_first() -> None:
    """§5.10c (ruling R12) A closer hex in a fire zone with cover is taken before a safe sidestep."""
    example = examples()["LR-1"]
    decision = decide(position(example.position, example.board), example.order)
    assert (tier(decision), decision.hex) == (("no_worse", ("G08",)), "G08")


def test_the_turn_of_a_low_risk_move_is_toward_a_unit_on_its_flank() -> None:
    """§5.10e §5.10g N is nearest and in its arc already: it must turn to F, §5.9a and keep N in its arc if it can."""
    s = position(
        """
        AI MAX soviet MMG Maxim N03 NE fresh
        PL N german Rifles '41 P03 NW fresh
        PL F german Rifles '41 N08 NW fresh
        """
    )
    table = ordered(s, SAFELY, check_card=[25])
    assert shown(s, "MAX") == "N03 SE fresh"
    assert told(table, "checked")[0][4] == 1
    flank = next(line for line in lines_of(table, "facing") if line.text == "flanker_ahead")
    assert (flank.rule, flank.after) == ("5.10g", ("SE", "S", "SW"))


def test_without_a_unit_on_its_flank_it_does_not_turn() -> None:
    """§5.10g The order is then not for this AI."""
    lines = [line.replace("I10 S fresh", "I10 NE fresh") for line in examples()["EX-18"].position]
    assert decide(position(lines), SAFELY).ai == ""


def test_the_cost_never_influences_the_choice() -> None:
    """§5.10h Backwards into a building for three points."""
    example = examples()["LR-1"]
    s = position(example.position, example.board)
    table = ordered(s, example.order, check_card=[2])
    assert told(table, "checked") == [("checked", 0, 2, 3, 3, 0)]
    assert s.units["GR"].hex == "G08"


# 5.11


TANK = "AI P3E german Pz III E {hex} {facing} fresh\nPL ATG soviet 45mm ATG {foe} fresh"


def test_a_low_risk_move_of_a_vehicle_is_judged_by_its_end_hex() -> None:
    """§5.11a §5.11d J08 lies in the gun's fire zone, J07 behind the wood does not."""
    s = position(TANK.format(hex="K08", facing="SW", foe="H03 S"))
    decision = decide(s, SAFELY)
    assert (decision.hex, decision.cost) == ("J07", 1)
    table = ordered(s, SAFELY, check_card=[25])
    assert told(table, "moved") == [("moved", "P3E", "K08", "J08"), ("moved", "P3E", "J08", "J07")]


@pytest.mark.parametrize(
    ("order", "command", "moves"),
    [
        ("ai nearest objective -> move toward target", False, False),
        ("ai nearest objective -> low-risk toward target", False, True),
        ("ai nearest objective -> move toward target", True, True),
    ],
)
def test_a_vehicle_does_not_drive_into_woods_at_its_own_pace(order: str, command: bool, moves: bool) -> None:
    """§5.11b Unless the move is a low-risk one or the card a command card (ruling R48)."""
    s = position("AI P3E german Pz III E I05 SE fresh\nPL ATG soviet 45mm ATG H03 S fresh\nOBJ J06")
    decision = decide(s, order, command)
    assert (decision.hex if moves else decision.ai) == ("J06" if moves else "")
    if moves:
        assert decision.cost == 2


@pytest.mark.parametrize("tank", ["KV2", "T-35", "T-26"])
def test_a_vehicle_without_bonus_moves_keeps_out_of_woods_too(tank: str) -> None:
    """§5.11b (ruling R48) The limit looks at the hex: light woods at J06, beside the tank. A command card lifts it."""
    s = position(f"AI T soviet {tank} I05 SE fresh\nPL R german Rifles '41 R12 N fresh\nOBJ J06")
    order = "ai nearest objective -> move toward target"
    decision = decide(s, order)
    assert decision.ai == ""
    decision = decide(s, order, command=True)
    assert (decision.hex, decision.cost) == ("J06", 2)


@pytest.mark.parametrize(("start", "way"), [("G10", "way"), ("G11", "way_slow")])
def test_a_road_leads_a_vehicle_without_bonus_moves_into_the_woods(start: str, way: str) -> None:
    """§5.11b (ruling R48)"""
    s = position(f"AI T soviet KV2 {start} NE fresh\nPL R german Rifles '41 R01 N fresh\nOBJ H11", board="3")
    assert ways(decide(s, "ai nearest objective -> move toward target")).get("H11") == way


def mined(s: Battle, hex_: str, hidden: bool = False) -> Battle:
    s.forts[hex_] = Fort("mines", 0, hidden=hidden)
    return s


def test_tanks_keep_out_of_known_mines() -> None:
    """§5.11c Hidden ones they cannot know."""
    lines = "AI T soviet T-26 J05 NW fresh\nPL GR german Rifles '41 D03 N fresh"
    reach = ways(decide(position(lines), GO))
    assert reach["I04"] == "way"
    assert ways(decide(mined(position(lines), "I04"), GO)).get("I04", "way_known_mines") == "way_known_mines"
    assert ways(decide(mined(position(lines), "I04", hidden=True), GO))["I04"] == "way"


def test_a_vehicle_never_drives_through_units_or_known_mines() -> None:
    """§5.11c (ruling R48)"""
    lines = "AI T soviet T-26 J05 NW fresh\nPL GR german Rifles '41 D03 N fresh\nPL G2 german Rifles '41 I04 SE fresh"
    s = position(lines)
    decision = decide(s, "ai nearest hex:D03 -> move toward target")
    assert decision.hex
    table = ordered(s, "ai nearest hex:D03 -> move toward target", check_card=[25])
    assert "I04" not in [event[3] for event in told(table, "moved")][:-1]


def test_hidden_mines_end_the_move_of_a_vehicle() -> None:
    """§B15.2b §B17.10a §5.9a It stays in the hex where it found them, and looks where the list says."""
    s = position("AI T soviet T-26 E05 NE fresh\nPL GR german Rifles '41 K03 NW fresh")
    for hex_ in s.board.hexes["E05"].around:
        mined(s, hex_, hidden=True)
    table = ordered(s, GO, mines=[MISS], check_card=[25])
    ((_, _, _, hex_),) = told(table, "moved")
    assert s.units["T"].hex == hex_
    assert (lines_of(table, "facing")[0].rule, told(table, "checked")[0][4]) == ("5.9a", 1)


@pytest.mark.parametrize(("hidden", "stops"), [(1, 1), (2, 1), (0, 2)])
def test_a_unit_that_comes_to_light_on_the_way_ends_the_move_of_a_vehicle(hidden: int, stops: int) -> None:
    """§5.11a §B11.1a (ruling R48) In the hex just entered, or in the next one: no way leads through a unit."""
    lines = "AI T soviet T-26 E05 NE fresh\nPL GR german Rifles '41 K03 NW fresh"
    clear = ordered(position(lines), GO, check_card=[25], ai_hex=["G04"], ai_path=[])
    way = [event[3] for event in told(clear, "moved")]
    assert len(way) == 2
    s = position(lines)
    if hidden:
        add(s, Unit("H", 0, s.board.kinds["german-rifles-41"], way[hidden - 1], NO_FACING, hidden=True))
    table = ordered(s, GO, ai_hex=["G04"])
    if hidden:
        play(table, "N")  # where the unit looks
    assert [event[3] for event in told(table, "moved")] == way[:stops]
    assert s.units["T"].hex == way[stops - 1]
    assert len(lines_of(table, "facing")) > 0


def test_a_tank_still_drives_into_the_unit_it_goes_for() -> None:
    """§5.11d A unit that was seen at the end of the way does not stop it."""
    s = position("AI T soviet T-26 E05 NE fresh\nPL GR german Rifles '41 G04 NE fresh")
    table = ordered(s, GO, check_card=[25])
    assert (len(told(table, "moved")), s.units["T"].hex) == (2, "G04")


def test_a_road_into_the_woods_is_no_slow_way() -> None:
    """§5.11b (ruling R48) T-34a, G11 to H11: straight in it would stick in light woods, by G10 there is a road."""
    s = position("AI T soviet T-34a G11 NE fresh\nPL R german Rifles '41 R01 N fresh\nOBJ H11", board="3")
    decision = decide(s, "ai nearest objective -> move toward target")
    assert (ways(decision)["H11"], decision.hex, decision.cost) == ("way", "H11", 1)
    table = ordered(s, "ai nearest objective -> move toward target", check_card=[25])
    assert [event[3] for event in told(table, "moved")] == ["G10", "H11"]
    off_road = position("AI T soviet T-34a G11 SE fresh\nPL R german Rifles '41 R01 N fresh\nOBJ H11", board="3")
    assert ways(decide(off_road, "ai nearest objective -> move toward target"))["H11"] == "way_slow"


def test_an_ai_lost_in_mines_on_its_way_does_not_arrive() -> None:
    """§5.9d §B17.10a §3.0e Foot AI do walk into mines; no check for who is gone."""
    lines = """
        AI SR soviet Rifles '41 J05 NW fresh
        AI S2 soviet Rifles '41 R11 N fresh
        PL GR german Rifles '41 D03 N fresh
        """
    s = mined(position(lines), "I04")
    mined(s, "I05")
    table = ordered(s, GO, mines=[(6, 6)])
    assert s.lost[1] == ["SR"]
    assert told(table, "faces", "checked", "passed") == []


# 5.12


def test_no_ai_ends_in_the_hex_of_another() -> None:
    """§5.12a §5.12b The next hex is taken; suspected enemies count."""
    lines = "AI SR soviet Rifles '41 J05 NW fresh\nPL GR german Rifles '41 D03 SE fresh\n"
    free = decide(position(lines), GO)
    for other in ("AI A soviet MMG Maxim {} NW SPENT", "RE A {} SPENT"):
        decision = decide(position(lines + other.format(free.hex)), GO)
        assert ways(decision)[free.hex] == "way_stacking"
        assert decision.hex != free.hex


def test_if_no_hex_is_left_the_next_ai_goes() -> None:
    """§5.12b §5.1e"""
    s = position(
        """
        AI SR soviet Rifles '41 I03 NW fresh
        AI A soviet MMG Maxim H03 NW SPENT
        AI B soviet MMG Maxim H04 NW SPENT
        AI FAR soviet Rifles '41 P08 NW fresh
        PL GR german Rifles '41 D03 SE fresh
        """
    )
    table = ordered(s, GO, check_card=[25])
    assert explained(table)["T1"] == "FAR>GR"


# Toward cover


def test_cover_is_the_nearest_unoccupied_hex_with_a_bonus() -> None:
    """§5.5a (ruling R26) Near the AI, or near the target; a hidden unit there is not noticed."""
    s = position("AI SMG soviet SMG Rifles D03 S fresh\nPL GR german Rifles '41 D05 N fresh")
    near_ai = decide(s, "ai nearest unit -> low-risk toward cover")
    assert near_ai.hex == "D02"
    taken = position(
        "AI SMG soviet SMG Rifles D03 S fresh\nAI B soviet Rifles '41 D02 S SPENT\nPL GR german Rifles '41 D05 N fresh"
    )
    pair = next(line for line in decide(taken, "ai nearest unit -> move toward cover").why if line.text == "pair_move")
    assert pair.about[3:] == ("E01",)  # as near as C04, but the better cover


def crowd(*hexes: str) -> str:
    return "".join(f"AI B{n} soviet Rifles '41 {hex_} N SPENT\n" for n, hex_ in enumerate(hexes))


def test_of_equal_cover_near_the_target_the_one_nearer_to_the_ai_is_the_goal() -> None:
    """§5.5a (ruling R26) K03, L04 and L05 are heavy woods next to K04; L05 is nearest to O06."""
    s = position("AI A soviet Rifles '41 O06 N fresh\nPL R german Rifles '41 K04 N fresh")
    decision = decide(s, "ai nearest unit -> move toward cover-near-target")
    assert next(line for line in decision.why if line.text == "pair_move").about[3:] == ("L05",)


def test_who_cannot_get_closer_may_step_sideways_into_cover() -> None:
    """§5.5b (ruling R13) J06 is as far from M04 as J05 and ahead of the unit, but in the woods."""
    s = position("AI A soviet Rifles '41 J05 N fresh\nPL R german Rifles '41 M04 NW fresh\n" + crowd("K05", "K04"))
    decision = decide(s, GO)
    assert (decision.hex, tier(decision)) == ("J06", ("flank_or_cover", ("J06",)))


def test_out_of_fire_zones_nobody_steps_into_one_without_cover() -> None:
    """§5.10d H08 and I08 are open and under fire from K09."""
    s = position("AI A soviet Rifles '41 H09 N fresh\nPL R german Rifles '41 K09 N fresh\n" + crowd("I09", "H10"))
    assert decide(s, SAFELY).ai == ""


# Whose cover a fortification is


@pytest.mark.parametrize(
    ("kind", "fort", "held", "bonus"),
    [
        ("Rifles '41", "trench", False, 2),
        ("Rifles '41", "trench", True, 0),
        ("Rifles '41", "bunker", False, 3),
        ("45mm ATG", "trench", False, 0),
        ("45mm ATG", "bunker", False, 3),
        ("T-26", "trench", False, 0),
        ("T-26", "bunker", False, 0),
    ],
)
def test_a_fortification_counts_for_those_who_could_occupy_it(kind: str, fort: str, held: bool, bonus: int) -> None:
    """§5.8c §B17.2a §B17.4a §B17.5a Foot in both, guns in bunkers; nobody where the enemy is (ruling R15)."""
    s = position(f"AI SR soviet {kind} E05 NE fresh\nPL GR german Rifles '41 F05 NW fresh")
    s.forts = {"F05": Fort(fort, 0, crew=("GR",) if held else ())}
    assert hex_bonus(s, "F05", s.units["SR"]) == bonus


@pytest.mark.parametrize(("kind", "open_"), [("T-26", True), ("Rifles '41", False)])
def test_a_tank_in_the_hex_of_a_trench_is_in_the_open(kind: str, open_: bool) -> None:
    """§5.0b (ruling R15)"""
    s = position(f"AI T soviet {kind} E04 NE fresh\nPL GR german Rifles '41 R03 NW fresh")
    s.forts = {"E04": Fort("trench", 0)}
    decision = decide(s, "ai[open] nearest unit -> move toward target")
    assert decision.ai == ("T" if open_ else "")
    assert decision.why[0].text == ("who" if open_ else "who_nobody")


@pytest.mark.parametrize(("kind", "goal"), [("T-26", "E06"), ("Rifles '41", "F05")])
def test_a_tank_looks_for_no_cover_in_a_trench(kind: str, goal: str) -> None:
    """§5.5a (ruling R15, ruling R26)"""
    s = position(f"AI T soviet {kind} E05 NE fresh\nPL GR german Rifles '41 R03 NW fresh")
    s.forts = {"F05": Fort("trench", 0)}
    decision = decide(s, "ai nearest unit -> low-risk toward cover")
    assert next(line for line in decision.why if line.text == "pair_move").about[3:] == (goal,)
