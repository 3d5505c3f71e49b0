"""Chapter G1: superpower objectives."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, army, drive, events, options, table, without_allies
from visavis.games.worldorder.board import printed
from visavis.games.worldorder.objectives.tasks import COMPARISONS, COUNTS, RAISED_ALL, is_done, reward, tasks_done
from visavis.games.worldorder.sheets import REGIONS, TaskRow
from visavis.games.worldorder.state import World


def row_of(s: World, id_: str, n: int) -> TaskRow:
    return s.board.objectives[id_].tasks[n - 1]


def cubes(s: World, region: str, **owners: int) -> World:
    """So many of each beyond what is printed, and no others."""
    printed_ = s.board.regions[region].printed
    s.temporary[region], s.permanent[region] = (), ()
    s.extra[region] = tuple(p for p, n in owners.items() for _ in range(n - printed_.count(p)))
    return s


def test_every_task_has_its_test() -> None:
    """§G1.22 §G1.3 §G6.1 to §G6.32"""
    known = {*COUNTS, *COMPARISONS, RAISED_ALL}
    used = {task.test for row in printed().objectives.values() for task in row.tasks}
    assert used == known


# What the cards print: VP; each task by what it counts, of what, where, the numbers of rounds 3 and 6; ● for an Automa
PRINTED = (
    (
        "eu-land-of-plenty",
        (2, 4, 7),  # §G6.1
        ("prosperity-steps 3/5", "resource food 2/2 ●", "money 50/100"),
    ),
    (
        "eu-the-european-way",
        (1, 3, 5),  # §G6.2
        ("resource diplomacy 4/4 ●", "allies-total 8/12", "regions-with-allies per1 6/7"),
    ),
    (
        "eu-challenge-the-bear",
        (3, 6, 9),  # §G6.3
        ("cubes-sum central_asia 1/2", "more-cubes-than russia europe", "more-cubes-than russia mena"),
    ),
    (
        "eu-secure-borders",
        (2, 4, 7),  # §G6.4
        ("most-cubes europe tie", "cubes-sum mena 3/4", "armies-sum europe+mena 3/5"),
    ),
    (
        "eu-innovation-hub",
        (1, 3, 5),  # §G6.5
        ("growth-cards 3/4", "production-raised-all services/cg+services ●", "resource services 2/2 ●"),
    ),
    (
        "eu-post-colonial-order",
        (3, 6, 9),  # §G6.6
        ("most-cubes mena tie", "most-cubes africa", "cubes-sum americas+south_asia+east_asia_pacific 3/4"),
    ),
    (
        "eu-stability-in-the-eu-neighbourhood",
        (2, 4, 7),  # §G6.7
        ("allies-sum europe 4/5", "armies-sum europe 2/4", "fdi-countries europe 2/3"),
    ),
    (
        "eu-normative-power",
        (1, 3, 5),  # §G6.8
        ("most-allies-total", "regions-with-allies per2 4/5", "engage-tokens-on-board 1/1 ●"),
    ),
    (
        "usa-military-hegemony",
        (2, 4, 7),  # §G6.9
        ("production-raised-by army 1/2 ●", "regions-with-armies per3 2/4", "most-armies-total tie"),
    ),
    (
        "usa-american-dream",
        (1, 3, 5),  # §G6.10
        ("prosperity-steps 2/4", "production-raised-by cg 1/2 ●", "money 40/80"),
    ),
    (
        "usa-western-hegemony",
        (2, 4, 7),  # §G6.11
        ("most-cubes americas", "most-cubes europe tie", "cubes-sum east_asia_pacific 3/4"),
    ),
    (
        "usa-r-and-d-pioneer",
        (1, 3, 5),  # §G6.12
        ("growth-cards 3/4", "deck-cards 16/19 ●", "resource services 2/2 ●"),
    ),
    (
        "usa-economic-dominance",
        (1, 3, 5),  # §G6.13
        ("fdi-countries 2/4", "most-money tie", "productions-raised-count 2/4 ●"),
    ),
    (
        "usa-dual-containment",
        (3, 6, 9),  # §G6.14
        ("more-cubes-than china east_asia_pacific", "more-cubes-than russia europe", "cubes-sum central_asia 1/2"),
    ),
    (
        "usa-rule-the-seas",
        (2, 4, 7),  # §G6.15
        ("armies-sum europe+mena 3/6", "armies-sum east_asia_pacific+south_asia 2/4", "armies-sum americas+africa 1/2"),
    ),
    (
        "usa-global-dominance",
        (3, 6, 9),  # §G6.16
        ("regions-with-cubes per1 5/7", "regions-with-cubes per2 4/5", "most-cubes-total tie"),
    ),
    (
        "russia-soviet-sphere-revival",
        (2, 4, 7),  # §G6.17
        ("most-cubes europe tie", "most-cubes central_asia", "armies-sum europe+central_asia 4/7"),
    ),
    (
        "russia-energy-giant",
        (1, 3, 5),  # §G6.18
        (
            "production-raised-all energy/energy+raw ●",
            "allies-with-export energy+raw 6/7",
            "fdi-on-allies-with-export energy+raw 1/3",
        ),
    ),
    (
        "russia-conquest-of-the-global-south",
        (3, 6, 9),  # §G6.19
        ("cubes-sum south_asia 2/3", "cubes-sum africa 1/2", "cubes-sum americas 1/2"),
    ),
    (
        "russia-russian-renaissance",
        (2, 4, 7),  # §G6.20
        (
            "regions-with-cubes per2 3/4",
            "more-cubes-than-all-others-together central_asia",
            "regions-strictly-most-armies 2/3",
        ),
    ),
    (
        "russia-perestroika-2-0",
        (1, 3, 5),  # §G6.21
        ("prosperity-steps 2/3", "secondary-productions-raised-count 2/3 ●", "money 40/80"),
    ),
    (
        "russia-challenge-the-monroe-doctrine",
        (3, 6, 9),  # §G6.22
        ("allies-sum americas 2/3", "armies-sum americas 1/2", "fdi-countries americas 1/2"),
    ),
    (
        "russia-challenge-western-hegemony",
        (2, 4, 7),  # §G6.23
        ("cubes-sum 8/13", "more-cubes-than-any-of usa+eu europe", "cubes-sum mena 2/3"),
    ),
    (
        "russia-asian-order",
        (1, 3, 5),  # §G6.24
        ("cubes-sum central_asia 2/3", "cubes-sum south_asia 1/2", "cubes-sum east_asia_pacific 1/2"),
    ),
    (
        "china-towards-a-new-pacific-world",
        (3, 6, 9),  # §G6.25
        (
            "more-cubes-than usa east_asia_pacific",
            "more-armies-than usa east_asia_pacific",
            "more-allies-than usa east_asia_pacific",
        ),
    ),
    (
        "china-economic-supremacy",
        (2, 4, 7),  # §G6.26
        ("most-money tie", "fdi-countries 4/8", "productions-raised-count 4/7 ●"),
    ),
    (
        "china-new-world-order",
        (3, 6, 9),  # §G6.27
        ("regions-with-cubes per1 4/6", "regions-most-cubes 2/3 tie", "most-cubes-total tie"),
    ),
    (
        "china-chinese-economic-miracle",
        (2, 4, 7),  # §G6.28
        ("prosperity-steps 3/5", "resource cg 2/2 ●", "money 40/80"),
    ),
    (
        "china-innovation-dragon",
        (1, 3, 5),  # §G6.29
        ("growth-cards 3/4", "deck-cards 16/19 ●", "production-raised-by services 1/2 ●"),
    ),
    (
        "china-energy-security",
        (1, 3, 5),  # §G6.30
        ("production-raised-all energy/energy+raw ●", "allies-with-import energy+raw 2/3", "resource energy 4/4 ●"),
    ),
    (
        "china-new-silk-road",
        (2, 4, 7),  # §G6.31
        ("regions-with-allies per1 6/7", "regions-strictly-most-fdi 3/5", "fdi-money-in-one-return 10/20"),
    ),
    (
        "china-export-leader",
        (1, 3, 5),  # §G6.32
        ("export-symbols-total 10/15", "allies-with-export cg 5/6", "distinct-export-symbols 5/6"),
    ),
)


def printed_task(task: TaskRow) -> str:
    """In the order of the table above."""
    goods = "+".join(task.goods) + ("/" + "+".join(task.goods_late) if task.goods_late else "")
    is_counted = task.test not in {*COMPARISONS, RAISED_ALL}
    words = (
        task.test, goods, "+".join(task.powers), "+".join(task.regions), f"per{task.per}" if task.per else "",
        f"{task.early}/{task.late}" if is_counted else "", "tie" if task.tie else "", "●" if task.automatic else "",
    )  # fmt: skip
    return " ".join(filter(None, words))


@pytest.mark.parametrize(("id_", "points", "tasks"), PRINTED)
def test_a_goal_asks_for_what_its_card_prints(id_: str, points: tuple[int, ...], tasks: tuple[str, ...]) -> None:
    """§G6.1 §G6.2 §G6.3 §G6.4 §G6.5 §G6.6 §G6.7 §G6.8 §G6.9 §G6.10 §G6.11
    §G6.12 §G6.13 §G6.14 §G6.15 §G6.16 §G6.17 §G6.18 §G6.19 §G6.20 §G6.21 §G6.22
    §G6.23 §G6.24 §G6.25 §G6.26 §G6.27 §G6.28 §G6.29 §G6.30 §G6.31 §G6.32
    """
    row = printed().objectives[id_]
    assert row.reward == points
    assert tuple(map(printed_task, row.tasks)) == tasks


@pytest.mark.parametrize("id_", printed().objectives)
def test_every_objective_can_be_counted_for_person_and_automa(id_: str) -> None:
    """§G1.3 §G1.19 Every task says yes or no, in both rounds."""
    power = printed().objectives[id_].power
    others = "-".join(p for p in ("usa", "eu", "russia", "china") if p != power)
    for people in (1, 0):
        s = table(f"{power}-{others}", people, objectives=True)
        for late in (False, True):
            done = tasks_done(s, power, s.board.objectives[id_], late)
            assert len(done) == 3
            if not people:
                automatic = [task.automatic for task in s.board.objectives[id_].tasks]
                assert all(yes for yes, free in zip(done, automatic, strict=True) if free)


@pytest.mark.parametrize(
    ("late", "n", "done"), [(False, 8, True), (False, 7, False), (True, 11, False), (True, 12, True)]
)
def test_e3_thresholds(late: bool, n: int, done: bool) -> None:
    """§G1.6 Example E3: 8 allies in round 3, 12 in round 6."""
    s = without_allies(table(), "eu")
    ally(s, "eu", *[id_ for id_, card in s.board.countries.items() if not card.owner][:n])
    assert is_done(s, "eu", row_of(s, "eu-the-european-way", 2), late) is done


def test_e4_the_objective_of_denis() -> None:
    """§G1.7 §G1.3 Example E4: strict fails in a tie, tie ok does not; two tasks, 4 VP."""
    s = cubes(
        cubes(cubes(table(), "americas", usa=2, eu=2), "europe", usa=3, russia=3, eu=2), "east_asia_pacific", usa=3
    )
    assert tasks_done(s, "usa", s.board.objectives["usa-western-hegemony"], False) == [False, True, True]
    assert reward(s, "usa", "usa-western-hegemony", False) == 4


def test_e5_more_is_more() -> None:
    """§G1.7 §G1.9 Example E5: 3 against 3 fails, 4 against 3 passes."""
    s = cubes(table(), "europe", eu=3, russia=3)
    assert not is_done(s, "eu", row_of(s, "eu-challenge-the-bear", 2), False)
    cubes(s, "europe", eu=4, russia=3)
    assert is_done(s, "eu", row_of(s, "eu-challenge-the-bear", 2), False)


def test_e30_objectives_of_an_automa() -> None:
    """§G1.17 §G1.18 §G1.19 §G1.21 Example E30: 3 and 3 VP, both are gone (ruling R54)."""
    s = without_allies(table("usa-eu", 1, objectives=True), "eu")
    s.round = 3
    nation = s.nations["eu"]
    nation.growth, nation.vp = ["industrial-development", "knowledge-transfer"], 0
    ally(s, "eu", "albania", "croatia", "peru", "chile", "egypt", "qatar", "kenya", "nepal")
    drive(s, ("open_objectives", "eu"), "eu-innovation-hub", "eu-the-european-way")
    assert nation.vp == 6
    assert events(s, "objective_scored") == [
        ("eu", "eu-innovation-hub", (0, 1, 1)),
        ("eu", "eu-the-european-way", (1, 1, 0)),
    ]
    assert len(s.goals["eu"]) == 6


def test_an_automas_card_may_be_refused() -> None:
    """§G1.16 No person plays Russia (ruling R49)."""
    s = table("usa-eu", 1, objectives=True)
    drive(s, ("open_objectives", "eu"), "eu-challenge-the-bear", "eu-secure-borders", "eu-land-of-plenty")
    assert events(s, "objective_refused") == [("eu", "eu-challenge-the-bear")]
    assert len(events(s, "objective_scored")) == 2


def test_a_person_scores_one_in_round_3_and_the_other_in_round_6() -> None:
    """§G1.4 §G1.5 Even if it brings nothing."""
    s = table("eu-usa", 1, objectives=True)
    nation = s.nations["eu"]
    nation.objectives = ["eu-normative-power", "eu-secure-borders"]
    s.round, s.order = 3, ("usa", "eu")
    assert options(s, ("objectives",)) == ["eu-normative-power", "eu-secure-borders"]  # before the Automa's (§G1.21)
    drive(s, ("objective", "eu"), "eu-normative-power")
    assert nation.objectives == ["eu-secure-borders"]
    s.round = 6
    drive(s, ("objective", "eu"))
    assert (nation.objectives, len(nation.scored)) == ([], 2)
    drive(table(), ("objectives",))  # without the module nothing is asked


def test_a_lead_needs_something() -> None:
    """§G1.8 (ruling R48)"""
    s = table()
    assert not is_done(s, "usa", row_of(s, "usa-military-hegemony", 3), False)
    army(s, "mena", usa=1, china=1)
    assert is_done(s, "usa", row_of(s, "usa-military-hegemony", 3), False)  # a tie is enough


def test_comparisons_leave_unplayed_powers_out() -> None:
    """§G1.9 Among powers in play; local cubes do not count either (ruling R48)."""
    s = cubes(table("usa-russia"), "europe", usa=1, russia=2, eu=5)
    assert is_done(s, "russia", row_of(s, "russia-soviet-sphere-revival", 1), False)


def test_all_cubes_and_only_armies_on_the_board_count() -> None:
    """§G1.10 Printed, extra and temporary ones; reserves do not."""
    s = table()
    s.extra["central_asia"], s.temporary["central_asia"] = ("russia",), ("russia",)
    task = row_of(s, "russia-asian-order", 1)
    assert COUNTS["cubes-sum"](s, "russia", task) == 3
    s.nations["eu"].goods["army"] = 9
    assert COUNTS["armies-sum"](s, "eu", row_of(s, "eu-secure-borders", 3)) == 0


def test_productions_are_compared_with_the_start() -> None:
    """§G1.11 In round 6 both must be raised (ruling R48)."""
    s = table()
    task = row_of(s, "eu-innovation-hub", 2)
    assert not is_done(s, "eu", task, False)
    s.nations["eu"].production["services"] += 1
    assert is_done(s, "eu", task, False)
    assert not is_done(s, "eu", task, True)
    s.nations["eu"].production["cg"] += 2
    assert is_done(s, "eu", task, True)
    assert COUNTS["productions-raised-count"](s, "eu", task) == 2
    assert COUNTS["secondary-productions-raised-count"](s, "eu", task) == 2


def test_the_deck_is_everything_he_owns() -> None:
    """§G1.12 Not what was trashed (ruling R48)."""
    s = table()
    nation = s.nations["usa"]
    nation.hand, nation.discard, nation.played, nation.covered = ["a"], ["b"], ["c"], ["d"]
    s.trashed = ["e"]
    assert COUNTS["deck-cards"](s, "usa", row_of(s, "usa-r-and-d-pioneer", 2)) == 16


def test_prosperity_and_returns_are_remembered() -> None:
    """§G1.13 §G1.15"""
    s = table()
    s.nations["china"].prosperity, s.nations["china"].fdi_income = 3, 9
    assert is_done(s, "china", row_of(s, "china-chinese-economic-miracle", 1), False)
    assert not is_done(s, "china", row_of(s, "china-new-silk-road", 3), False)


def test_symbols_count_ready_or_not() -> None:
    """§G1.14 §G1.22 One of the goods an ally is enough."""
    s = ally(without_allies(table(), "russia"), "russia", "ukraine", "serbia", "albania", ready=False)
    assert COUNTS["allies-with-export"](s, "russia", row_of(s, "russia-energy-giant", 2)) == 2
    assert COUNTS["export-symbols-total"](s, "russia", row_of(s, "russia-energy-giant", 2)) == 4
    assert COUNTS["distinct-export-symbols"](s, "russia", row_of(s, "russia-energy-giant", 2)) == 3
    assert COUNTS["allies-with-import"](s, "russia", row_of(s, "china-energy-security", 2)) == 1


def test_fdi_of_people_and_automas() -> None:
    """§G1.20 Countries, or tokens; by export the smaller number of both (ruling R47)."""
    task = row_of(table(), "russia-energy-giant", 3)
    s = ally(without_allies(table(), "russia"), "russia", "ukraine", "serbia", "albania", fdi=1)
    assert COUNTS["fdi-on-allies-with-export"](s, "russia", task) == 2
    assert COUNTS["fdi-countries"](s, "russia", row_of(s, "usa-economic-dominance", 1)) == 3
    s = ally(without_allies(table("eu-russia", 1), "russia"), "russia", "ukraine", "albania")
    s.nations["russia"].fdi = {"europe": 3}
    assert COUNTS["fdi-on-allies-with-export"](s, "russia", task) == 1
    assert COUNTS["fdi-countries"](s, "russia", row_of(s, "usa-economic-dominance", 1)) == 3


def test_regions_with_so_many_each() -> None:
    """§G1.22 §G1.7 Regions are counted; the strict lead in armies; one of several powers (ruling R50)."""
    s = table()
    for region in REGIONS[:3]:
        army(s, region, russia=2, usa=1)
    army(s, "mena", russia=2, usa=2)
    assert COUNTS["regions-strictly-most-armies"](s, "russia", row_of(s, "russia-russian-renaissance", 3)) == 3
    cubes(s, "europe", russia=3, usa=5, eu=2)
    assert is_done(s, "russia", row_of(s, "russia-challenge-western-hegemony", 2), False)
    cubes(s, "central_asia", russia=3, china=2, usa=1)
    assert not is_done(s, "russia", row_of(s, "russia-russian-renaissance", 2), False)
    cubes(s, "central_asia", russia=4, china=2, usa=1)
    assert is_done(s, "russia", row_of(s, "russia-russian-renaissance", 2), False)
