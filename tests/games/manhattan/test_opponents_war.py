"""The opponents at war and at the drawing board; their plan, and what things are worth to them."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.manhattan.positions import NEWCOMER, Lot, nation, options, pact, play, position
from tests.games.manhattan.test_opponents import all_but, both, chosen, line, reason, texts
from visavis.games.manhattan.bot.mind import DIRECTOR, TRAINEE, Mind
from visavis.games.manhattan.bot.numbers import numbers
from visavis.games.manhattan.bot.plan import Plan, Planner, chosen_plan, lack_of
from visavis.games.manhattan.bot.worth import building_worth, gained_worth, goods_worth, hired_worth, purchase_worth
from visavis.games.manhattan.state import NOBODY, Race
from visavis.kernel.priorities import SKIPPED, Line
from visavis.kernel.table import Table

RED, GREEN, BLUE, YELLOW = range(4)

# Air strikes

STRIKER: Final = nation(fighters=3, bombers=3)
HALF_WAY: Final = nation(fighters=0, bombers=2, buildings="11 30 48", bombs="the_minion")


def striking(scenario: str = "three", red: Lot = STRIKER, green: Lot = HALF_WAY, **more: object) -> Table[Race]:
    return play(position(scenario, red=red, green=green, **more), "airstrike_1")  # type: ignore[arg-type]


def sortie(table: Table[Race], level: str = DIRECTOR) -> tuple[str, ...]:
    """What is flown next, and by the line of strikes."""
    found = chosen(table, level)
    assert reason(table, "sortie", level) == ("S1", options(table), list(found))
    return found


@both
def test_first_the_fighters_that_shield_him(level: str) -> None:
    """§S1 Though blue's reactor lies open: blue is no danger."""
    table = striking(green=HALF_WAY._replace(fighters=1), blue=nation(fighters=0, buildings="50"))
    assert "bombers 2 50" in options(table)
    assert sortie(table, level) == ("fighters 1 fighters",)


@both
def test_then_the_building_that_is_worth_most(level: str) -> None:
    """§S1 The reactor of three, then the university of three scientists, the mine last."""
    table = striking()
    flown: list[str] = []
    for _ in range(3):
        flown += sortie(table, level)
        play(table, flown[-1])
    assert flown == ["bombers 1 48", "bombers 1 30", "bombers 1 11"]


@both
def test_a_damaged_building_is_not_bombed_again(level: str) -> None:
    """§S1"""
    assert sortie(striking(green=HALF_WAY._replace(buildings="11 30 48*1")), level) == ("bombers 1 30",)


def test_an_occupied_building_is_a_lesser_target() -> None:
    """§S1 Its workers have worked already."""
    assert sortie(striking(green=HALF_WAY._replace(buildings="11 30 44"))) == ("bombers 1 44",)
    assert sortie(striking(green=HALF_WAY._replace(buildings="11 30 44:S1,S1"))) == ("bombers 1 30",)


@both
def test_among_several_rivals_one_far_from_the_goal_is_left_alone(level: str) -> None:
    """§S1 With a single rival everything that is worth a bomber is bombed."""
    harmless = HALF_WAY._replace(bombs="")
    assert sortie(striking(green=harmless), level) == ("done",)
    assert sortie(striking("two", green=harmless), level) == ("bombers 1 48",)


def test_half_the_goal_makes_a_rival_dangerous_unless_another_has_more() -> None:
    """§S1"""
    assert sortie(striking(green=HALF_WAY._replace(bombs="gone_fission"))) == ("done",)
    ahead = nation(bombs="compensator wipeout", fighters=5)
    assert sortie(striking(blue=ahead)) == ("done",)


def test_the_director_also_strikes_at_one_whom_the_next_bomb_could_bring_to_the_goal() -> None:
    """§S1 28 of 60 points and a design in hand; the best bomb is worth 34. The trainee counts points only."""
    near = HALF_WAY._replace(bombs="gone_fission", hand="small_fry")
    assert sortie(striking(green=near)) == ("bombers 1 48",)
    assert sortie(striking(green=near), TRAINEE) == ("done",)


@both
def test_nobody_flies_against_more_fighters_than_he_has(level: str) -> None:
    """§S1"""
    assert sortie(striking(red=nation(fighters=1, bombers=3), green=HALF_WAY._replace(fighters=2)), level) == ("done",)


def test_bombers_wanted_for_loads_stay_at_home() -> None:
    """§S1 Two bombs are to be loaded; a third bomber may fly."""
    red = nation(fighters=3, bombers=2, bombs="tomboy skydive", money=20)
    assert sortie(striking(red=red)) == ("done",)
    assert sortie(striking(red=red._replace(bombers=3))) == ("bombers 1 48",)


def test_a_promise_to_spare_is_thought_of_before_the_planes_start() -> None:
    """§S1"""
    table = striking(pacts=(pact("green", "spare red green buildings"),))
    assert sortie(table, TRAINEE) == ("done",)


def test_idle_fighters_of_the_director_shoot_the_bombers_of_the_strongest_air_force() -> None:
    """§S1 Those beyond the three it wants at home; the trainee's stay where they are."""
    red, green, blue = nation(fighters=5, bombers=0), nation(fighters=0, bombers=2), nation(bombers=4)
    table = striking(red=red, green=green, blue=blue)
    assert sortie(table) == ("fighters 2 bombers",)
    assert sortie(table, TRAINEE) == ("done",)
    assert sortie(striking(red=red._replace(fighters=3), green=green, blue=blue)) == ("done",)


# Peace

ATTACKER: Final = nation(own="1L", money=0, fighters=0, bombers=3, buildings="12")
STRIKES_FREE: Final = all_but("airstrike_1", "airstrike_2")
PACT_LINES: Final = {"S2a", "S2b", "S2c", "S2d", "S2e"}


def threatened(red: Lot = ATTACKER, **more: Any) -> Table[Race]:
    """Red is about to strike green, who is half way; blue could bomb red, who has no fighter."""
    given = {"red": red, "green": HALF_WAY, "blue": nation(bombers=4), "spaces": STRIKES_FREE} | more
    return position(**given)


def test_about_to_strike_the_director_asks_the_third_player_for_peace() -> None:
    """§S2a The trainee never speaks first."""
    table = threatened()
    assert reason(table, "seek_peace") == ("S2a", options(table), ["talk"])
    assert chosen(table) == ("talk",)
    assert chosen(table, TRAINEE) != ("talk",)


@pytest.mark.parametrize(
    "more",
    [
        {"red": ATTACKER._replace(fighters=1)},
        {"red": ATTACKER._replace(buildings="")},
        {"blue": nation(bombers=0)},
        {"green": HALF_WAY._replace(bombs="")},
        {"pacts": (pact("blue", "spare blue red buildings"),)},
    ],
)
def test_no_peace_is_sought_by_one_who_is_safe_or_strikes_nobody(more: dict[str, Any]) -> None:
    """§S2a A fighter stays at home, nothing to bomb, no bombers, no strike, or peace already."""
    assert "seek_peace" not in texts(threatened(**more))


def test_what_is_in_its_hand_never_makes_it_ask_for_peace() -> None:
    """§S2a §1.21 A bomb nearly ready would be betrayed."""
    quiet = nation(own="1L 2E 2S", hand="tomboy", uranium=4, fighters=0, buildings="11 12 21")
    assert "seek_peace" not in texts(position(red=quiet, green=nation(bombers=4), blue=nation(bombers=4)))


def test_peace_is_asked_of_the_one_with_most_bombers_and_once_in_a_turn() -> None:
    """§S2a A promise each way, of planes and buildings alike; after a refusal it strikes all the same."""
    four = {"red": ATTACKER, "green": HALF_WAY._replace(bombs="gone_fission"), "blue": nation(bombers=2)}
    table = position("four", **four, yellow=nation(bombers=4), spaces=STRIKES_FREE)  # type: ignore[arg-type]
    said: list[Any] = []
    while table.pending is not None and table.pending.name != "pact_answer":
        assert {each.rule for each in table.advise(RED, DIRECTOR).lines} & PACT_LINES
        said += chosen(table)
        table.answer(said[-1])
    assert said == ["talk", "spare", RED, YELLOW, "all", "spare", YELLOW, RED, "all", "offer"]
    assert (table.pending.seat if table.pending else NOBODY) == YELLOW
    play(table, "no")
    assert "seek_peace" not in texts(table)
    assert set(chosen(table)) <= {"airstrike_1", "airstrike_2"}


def test_the_questions_of_an_offer_are_narrowed_line_by_line() -> None:
    """§S2b §S2c §S2d §S2e"""
    table = play(threatened(), "talk")
    assert reason(table, "mutual_peace") == ("S2b", ["spare", "keep_off", "strike", "cancel"], ["spare"])
    assert reason(play(table, "spare"), "own_promise") == ("S2c", [RED, GREEN, BLUE], [RED])
    assert reason(play(table, RED), "partner") == ("S2d", [GREEN, BLUE], [BLUE])
    assert reason(play(table, BLUE), "everything") == ("S2e", ["planes", "buildings", "all"], ["all"])


def test_an_offer_begun_by_somebody_else_that_cannot_be_made_is_mended_or_broken_off() -> None:
    """§S2f Two strikes of red's own concern nobody but red."""
    table = threatened(ATTACKER._replace(fighters=2))
    play(table, "talk", "strike", "red", "green", 1, "strike", "red", 1)
    assert "offer" not in options(table)
    assert reason(table, "cancel") == ("S2f", options(table), ["spare", "cancel"])
    assert chosen(table) == ("spare", "cancel")


def answering(*clauses: str, red: Lot = ATTACKER) -> Table[Race]:
    """Red offers this."""
    return play(threatened(red), "talk", *" ".join(clauses).split(), "offer")


YES: Final = ["yes"]
NO: Final = ["no"]
BOTH_ANSWERS: Final = ["yes", "no"]


@both
@pytest.mark.parametrize("what", ["planes", "buildings", "all"])
def test_mutual_peace_is_accepted(what: str, level: str) -> None:
    """§S2i"""
    table = answering(f"spare red blue {what}", f"spare blue red {what}", red=ATTACKER._replace(fighters=1))
    assert reason(table, "yes_to_peace", level) == ("S2i", BOTH_ANSWERS, YES)
    assert chosen(table, level) == ("yes",)


@both
def test_peace_that_gives_more_than_it_asks_is_accepted_and_the_reverse_refused(level: str) -> None:
    """§S2h §S2i Only planes for everything: whoever gets the planes alone says no."""
    assert chosen(answering("spare red blue all", "spare blue red planes"), level) == ("yes",)
    table = answering("spare red blue planes", "spare blue red all")
    assert reason(table, "no_unfair", level) == ("S2h", BOTH_ANSWERS, NO)
    assert chosen(answering("spare red blue planes", "spare blue red buildings"), level) == ("no",)


@both
def test_to_be_spared_costs_nothing(level: str) -> None:
    """§S2k"""
    table = answering("spare red blue planes")
    assert reason(table, "yes_for_nothing", level) == ("S2k", BOTH_ANSWERS, YES)


@both
def test_nobody_keeps_off_the_air_strikes_for_nothing(level: str) -> None:
    """§S2h"""
    table = answering("keep_off blue")
    assert reason(table, "no_unfair", level) == ("S2h", BOTH_ANSWERS, NO)
    assert chosen(table, level) == ("no",)


def test_sparing_without_being_spared_the_trainee_refuses() -> None:
    """§S2h"""
    assert reason(answering("spare blue red all"), "no_unfair", TRAINEE) == ("S2h", BOTH_ANSWERS, NO)


def joining(green: Lot, blue: Lot, sorties: int = 1) -> Table[Race]:
    """Red asks blue to strike green with him."""
    both_strike = ("strike", "blue", sorties, "strike", "red", "green", 1)
    return play(position(green=green, blue=blue), "talk", *both_strike, "offer")


def test_the_director_joins_a_strike_at_the_leader() -> None:
    """§S2j With two bombers; the trainee does not."""
    table = joining(nation(bombs="tomboy"), nation(bombers=2))
    assert reason(table, "yes_to_a_strike") == ("S2j", BOTH_ANSWERS, YES)
    assert reason(table, "no_unfair", TRAINEE) == ("S2h", BOTH_ANSWERS, NO)


@pytest.mark.parametrize(
    ("green", "blue"),
    [
        (nation(bombs="tomboy"), nation(bombers=1)),
        (nation(), nation(bombers=2)),
        (nation(bombs="tomboy"), nation(bombers=2, bombs="wipeout")),
    ],
)
def test_the_director_joins_no_strike_without_bombers_or_at_one_who_does_not_lead(green: Lot, blue: Lot) -> None:
    """§S2h"""
    assert chosen(joining(green, blue)) == ("no",)


def test_the_director_promises_no_more_sorties_than_leave_it_a_bomber() -> None:
    """§S2h §S2j Three bombers: two sorties, not three, and not all six planes."""
    armed = nation(fighters=3, bombers=3)
    assert [chosen(joining(nation(bombs="tomboy"), armed, n)) for n in (2, 3, 6)] == [("yes",), ("no",), ("no",)]


def test_the_director_agrees_to_nothing_with_one_about_to_win() -> None:
    """§S2g 26 points, a design in hand, and the best bomb of the box is worth 34; the trainee does not see it."""
    peace = ("spare red blue all", "spare blue red all")
    table = answering(*peace, red=nation(bombs="wipeout", hand="small_fry"))
    assert reason(table, "no_to_a_winner") == ("S2g", BOTH_ANSWERS, NO)
    assert chosen(table, TRAINEE) == ("yes",)
    assert chosen(answering(*peace, red=nation(bombs="wipeout"))) == ("yes",)
    assert chosen(answering(*peace, red=nation(bombs="tomboy", hand="small_fry"))) == ("yes",)


# Repair


@both
def test_the_least_damaged_building_that_can_be_made_whole_is_repaired(level: str) -> None:
    """§S3a §S3b §S3c §S3d Three points: of two with one damage the university."""
    table = play(position(red=nation(own="2L", buildings="11*2 12*1 21*1 30*5", money=20)), "repair")
    assert reason(table, "can_be_whole", level) == ("S3a", ["11", "12", "21", "30", "done"], ["11", "12", "21"])
    assert reason(table, "least_damage", level) == ("S3c", ["11", "12", "21"], ["12", "21"])
    assert reason(table, "best_repaired", level) == ("S3d", ["12", "21"], ["21"])
    assert chosen(table, level) == ("21",)
    play(table, "21", "12")
    assert reason(table, "else_done", level) == ("S3b", ["11", "30", "done"], ["done"])  # one point left, two wanted


@both
def test_what_cannot_be_made_whole_is_left(level: str) -> None:
    """§S3a §S3b"""
    table = play(position(red=nation(own="2L", buildings="30*5", money=20)), "repair")
    assert line(table, "can_be_whole", level) == Line("S3a", "can_be_whole", ("30", "done"), ("30", "done"), SKIPPED)
    assert reason(table, "else_done", level) == ("S3b", ["30", "done"], ["done"])
    assert chosen(table, level) == ("done",)


@both
def test_an_offered_repair_must_be_worth_its_price_and_leave_a_dollar(level: str) -> None:
    """§S3b $2 for the first point."""
    for money, expected in ((3, "12"), (2, "done")):
        green = nation(own="2L", buildings="11*4 12*1", money=money)
        table = play(position(red=nation(own="2L", money=20), green=green), "repair")
        assert options(table) == ["11", "12", "done"]
        assert chosen(table, level) == (expected,)
    assert reason(table, "else_done", level) == ("S3b", ["11", "12", "done"], ["done"])


# The draft


@both
def test_the_bomb_with_most_points_for_its_cost_is_kept(level: str) -> None:
    """§D1 30 points for six uranium beat 24 for five, 9 for three, and 18 or 32 for seven plutonium."""
    table = play(position(row="small_fry tomboy the_minion big_bang", red=nation(own="1L 1E 1S")), "design_bomb")
    cards = ["small_fry", "tomboy", "the_minion", "big_bang"]
    assert reason(table, "best_design", level) == ("D1", cards, ["the_minion"])
    assert chosen(table, level) == ("the_minion",)


@both
def test_a_hand_of_one_fuel_is_liked(level: str) -> None:
    """§D1 Tomboy and the plutonium bomb are worth the same to an empty hand; plutonium in hand tells."""
    row = "small_fry tomboy the_swede big_bang"
    held = "wasnt_me compensator split_pea"
    table = play(position(row=row, red=nation(own="1L 1E 1S", hand=held)), "design_bomb")
    assert reason(table, "best_design", level) == ("D1", row.split(), ["big_bang"])
    empty = play(position(row=row, red=nation(own="1L 1E 1S")), "design_bomb")
    before, after = (dict(line(each, "best_design", level).about) for each in (empty, table))
    assert before["tomboy"] == after["tomboy"]
    assert before["big_bang"] < after["big_bang"]


def test_each_card_of_the_same_fuel_in_hand_counts_alike() -> None:
    """§D1 0.6 for each uranium bomb held; nothing for the plutonium bomb."""
    row = "small_fry tomboy the_swede big_bang"
    values = [
        dict(line(play(position(row=row, red=nation(own="1L 1E 1S", hand=hand)), "design_bomb"), "best_design").about)
        for hand in ("", "skydive lil_bit")
    ]
    assert values[1]["tomboy"] == pytest.approx(values[0]["tomboy"] + 1.2, abs=0.11)
    assert values[1]["big_bang"] == values[0]["big_bang"]


def test_after_a_test_plutonium_counts_in_full() -> None:
    """§D1"""
    row = "small_fry tomboy the_swede big_bang"
    values = [
        dict(line(play(position(row=row, red=nation(own="1L 1E 1S", token=token)), "design_bomb"), "best_design").about)
        for token in (-1, 8)
    ]
    assert values[0]["tomboy"] == values[1]["tomboy"]
    assert values[0]["big_bang"] < values[1]["big_bang"]


def test_a_plant_makes_its_fuel_cheaper() -> None:
    """§D1"""
    row = "small_fry tomboy the_swede big_bang"
    values = [
        dict(line(play(position(row=row, red=nation(own="1L 1E 1S", buildings=b)), "design_bomb"), "best_design").about)
        for b in ("", "33", "41")
    ]
    assert values[0]["tomboy"] == values[2]["tomboy"] < values[1]["tomboy"]
    assert values[0]["big_bang"] == values[1]["big_bang"] < values[2]["big_bang"]


# The plan


def planned(lot: Lot, scenario: str = "three") -> tuple[Plan, list[Line]]:
    why: list[Line] = []
    return chosen_plan(Planner(position(scenario, red=lot).state, RED, numbers()), why), why


def test_the_plan_is_the_cheapest_way_to_win() -> None:
    """§P1 §P2 30 and 24 points and two loads make 64: less work than a second bomb. Cheap loads come first."""
    plan, why = planned(nation(bombs="tomboy", hand="the_minion small_fry skydive", bombers=2))
    assert (plan.bombs, plan.test, plan.loads, plan.points) == (("the_minion",), "", ("tomboy", "the_minion"), 64)
    assert plan.reaches
    assert [each.rule for each in why] == ["P1", "P2"]
    assert all(each.reaches for each in why[0].after)
    assert not all(each.reaches for each in why[0].before)
    assert plan.effort == min(each.effort for each in why[1].before)


def test_a_plan_that_cannot_win_is_the_one_with_most_points_for_its_work() -> None:
    """§P3 No goal in sight: the bomb whose fuel is there, before the greater one whose fuel is not."""
    plan, why = planned(nation(hand="small_fry the_minion", uranium=3, bombers=1))
    assert not plan.reaches
    assert "small_fry" in plan.bombs
    assert [(each.rule, each.note) for each in why] == [("P1", SKIPPED), ("P2", SKIPPED), ("P3", "")]
    values = dict(why[2].about)
    assert values[plan] == max(values.values())


def test_a_plan_may_give_one_bomb_up_for_a_test() -> None:
    """8 for the token and 32 instead of 18; who has tested plans no test."""
    plan, _ = planned(nation(bombs="ay_caramba", hand="big_bang", plutonium=7, own="1L"))
    assert (plan.bombs, plan.test) == (("big_bang",), "ay_caramba")
    plan, _ = planned(nation(bombs="ay_caramba", hand="big_bang", plutonium=7, own="1L", token=4))
    assert plan.test == ""


def test_a_plan_has_at_most_three_bombs() -> None:
    _, why = planned(nation(hand="small_fry dem_apples cherry_bomb over_easy"))
    assert {len(plan.bombs) for plan in why[0].before} == {0, 1, 2, 3}
    assert len(why[0].before) == 1 + 4 + 6 + 4


def test_without_a_hand_there_is_still_a_plan() -> None:
    plan, why = planned(nation())
    assert (plan.bombs, plan.loads, plan.reaches, why) == ((), (), False, [])


def test_the_lack_is_what_the_plan_wants_and_the_tracks_do_not_show() -> None:
    lot = nation(bombs="tomboy", hand="the_minion", uranium=2, bombers=2)
    planner = Planner(position(red=lot).state, RED, numbers())
    lack = lack_of(planner, chosen_plan(planner))
    assert (lack.uranium, lack.plutonium, lack.engineers, lack.scientists) == (4, 0, 3, 3)
    assert (lack.yellowcake, lack.money, lack.bombers, lack.fighters) == (2.2 * 4 + 2, 2.5 * 4 + 8 + 7, 3, 3)


# What things are worth


def mind(lot: Lot = NEWCOMER, level: str = DIRECTOR, green: Lot = NEWCOMER) -> Mind:
    return Mind(position(red=lot, green=green).state, RED, level)


@pytest.mark.parametrize(
    ("good", "lacking", "beyond"),
    [
        ("yellowcake", nation(yellowcake=0), nation(yellowcake=9)),
        ("money", nation(money=0), nation(money=30)),
        ("bombers", nation(bombers=0), nation(bombers=4)),
        ("fighters", nation(fighters=0), nation(fighters=6)),
        ("uranium", nation(hand="small_fry", uranium=1), nation(hand="small_fry", uranium=3)),
        ("plutonium", nation(hand="b_flat", plutonium=1), nation(hand="b_flat", plutonium=4)),
    ],
)
def test_what_is_lacking_is_worth_more_than_what_is_there(good: str, lacking: Lot, beyond: Lot) -> None:
    wanted, unwanted = mind(lacking), mind(beyond)
    assert goods_worth(wanted, wanted.nation, ((good, 1),)) > goods_worth(unwanted, unwanted.nation, ((good, 1),)) > 0


@pytest.mark.parametrize(
    ("good", "full"),
    [("uranium", nation(uranium=8)), ("fighters", nation(fighters=10)), ("bombers", nation(bombers=10))],
)
def test_what_a_full_track_loses_is_worth_nothing(good: str, full: Lot) -> None:
    m = mind(full)
    assert goods_worth(m, m.nation, ((good, 3),)) == 0


def test_the_director_knows_idle_fuel_and_the_trainee_does_not() -> None:
    lot = nation(hand="small_fry", uranium=3)
    worth = [goods_worth(m, m.nation, (("uranium", 1),)) for m in (mind(lot), mind(lot, TRAINEE))]
    assert worth == pytest.approx([5 * 0.2, 5 * 0.8])


def test_fighters_are_worth_more_where_somebody_could_bomb_what_is_worth_bombing() -> None:
    lot = nation(fighters=0, buildings="11 12 21")
    here, danger = (mind(lot, TRAINEE), mind(lot, TRAINEE, green=nation(bombers=3)))
    worth = [goods_worth(m, m.nation, (("fighters", 1),)) for m in (here, danger)]
    assert worth == pytest.approx([0.4, 1.0])


def test_the_director_fears_a_single_bomber_when_there_is_something_to_hit() -> None:
    bare, hit = mind(nation(fighters=0)), mind(nation(fighters=0, buildings="11 12"))
    assert goods_worth(hit, hit.nation, (("fighters", 1),)) > 2 * goods_worth(bare, bare.nation, (("fighters", 1),))


def test_own_workers_are_worth_more_than_contractors_and_the_first_more_than_the_fourth() -> None:
    m = mind()
    own, hired = (hired_worth(m, m.nation, 2, *counts) for counts in ((1, 0), (0, 1)))
    assert own > hired > 0
    trained = mind(nation(own="4L 3S"))
    assert hired_worth(trained, trained.nation, 2, 1, 0) < own


def test_workers_that_the_supply_has_not_are_worth_nothing() -> None:
    m = mind()
    university = m.s.board.buildings["30"].gives[0]
    assert gained_worth(m, m.nation, university, [0, 0, 0], [0, 0, 0]) == 0
    assert gained_worth(m, m.nation, university, [0, 0, 3], [4, 4, 4]) > gained_worth(
        m, m.nation, university, [0, 0, 0], [4, 4, 4]
    )


def test_a_building_is_worth_less_the_nearer_the_end_and_the_more_of_its_kind() -> None:
    first = building_worth(mind(), "21")
    assert building_worth(mind(nation(buildings="22 23")), "21") < first
    assert building_worth(mind(green=nation(bombs="the_minion tomboy")), "21") < first


def test_a_reactor_is_worth_what_its_fuel_is_worth_to_the_plan() -> None:
    wanted, idle = mind(nation(hand="b_flat")), mind(nation(hand="small_fry"))
    assert building_worth(wanted, "41") > building_worth(mind(), "41") > building_worth(idle, "41") > 0


def test_the_bribe_pile_goes_with_the_cheapest_card() -> None:
    plain, bribed = mind(), Mind(position(bribe=6).state, RED, DIRECTOR)
    assert purchase_worth(bribed, 0, 2) == pytest.approx(purchase_worth(plain, 0, 2) + 3)
    assert purchase_worth(bribed, 1, 3) == purchase_worth(plain, 1, 3)
