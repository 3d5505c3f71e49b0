"""Chapters B0, B1 and B2: who plays, and what lies where before the first round."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import Play, drive, events, names, options, run, table
from visavis.games.worldorder.check import check
from visavis.games.worldorder.rules.purse import gain, score
from visavis.games.worldorder.setup import PARTIES, SCENARIOS, SETTINGS, SHAPES, set_up
from visavis.games.worldorder.sheets import GOODS, REGIONS
from visavis.games.worldorder.state import (
    World,
    all_cubes,
    free_permanent,
    free_temporary,
    in_play,
    is_automa,
    unplayed,
)
from visavis.games.worldorder.steps import STEPS

# B0 and B1


@pytest.mark.parametrize("scenario", SHAPES)
def test_powers_in_play_are_people_and_automas(scenario: str) -> None:
    """§B0.1 §B1.1 Two to four, at least one of them a person's; §A1.1 Automas fill any seat (ruling R1)."""
    people, automas = SHAPES[scenario]
    s = set_up(scenario, {}, {})
    assert 2 <= len(in_play(s)) == people + automas <= 4
    assert people >= 1
    assert [is_automa(s, power) for power in s.chairs] == [False] * people + [True] * automas
    assert set(in_play(s)) | set(unplayed(s)) == {"usa", "eu", "russia", "china"}
    (row,) = [each for each in SCENARIOS if each.name == scenario]
    assert row.bots == tuple(range(people, people + automas))


def test_of_two_powers_one_is_of_the_west() -> None:
    """§B1.2"""
    assert PARTIES["two"] == ("usa-russia", "usa-china", "eu-russia", "eu-china")
    assert len(PARTIES["solo-1"]) == 8
    assert all(sum(p in ("usa", "eu") for p in party.split("-")) == 1 for party in PARTIES["solo-1"])
    assert [len(PARTIES[name]) for name in ("solo-2", "solo-3", "two-1", "two-2", "three", "three-1", "four")] == [
        12, 4, 12, 6, 4, 4, 1,
    ]  # fmt: skip


def test_new_abilities_are_no_setting_of_a_solo_game() -> None:
    """§G4.3 Exactly one person: they stay in the box; §A1.2 a level only where there is an Automa (ruling R27)."""
    settings = {row.name: row.scenarios for row in SETTINGS}
    assert not {"solo-1", "solo-2", "solo-3"} & set(settings["new_abilities"])
    assert not {"two", "three", "four"} & set(settings["level"])
    assert len(table("usa-russia", 2, new_abilities=True).abilities) == 74  # §G4.1
    assert len(table("usa-russia", 1, new_abilities=True).abilities) == 66


def test_money_and_vp_never_fall_below_nothing() -> None:
    """§B0.5 §B0.7 No upper limit either (ruling R5)."""
    s = table()
    s.nations["usa"].vp = 3
    score(s, "usa", -4, "threat", "B16.6")
    assert s.nations["usa"].vp == 0
    score(s, "usa", 120, "region", "B17.3")
    gain(s, "usa", "money", 500, "B4.3")
    assert (s.nations["usa"].vp, s.nations["usa"].money) == (120, 530)


# B2


def test_printed_cubes_lie_there_whoever_plays() -> None:
    """§B2.1 They fill no slot and give no VP (ruling R22); §B2.3 free slots."""
    s = table("usa-russia")
    assert sorted(all_cubes(s, "mena")) == ["eu", "local", "usa"]
    assert [free_permanent(s, region) for region in REGIONS] == [4, 2, 2, 3, 2, 2, 3]
    assert [free_temporary(s, region) for region in REGIONS] == [4, 4, 4, 5, 3, 4, 4]
    assert s.nations["usa"].vp == 0


def test_the_eu_begins_on_a_slot_of_africa() -> None:
    """§B2.2 The slot is worth 4 when it is free again (ruling R18)."""
    s = table("usa-eu-russia")
    assert s.temporary["africa"] == ("eu",)
    assert s.nations["eu"].vp == 0
    s.temporary["africa"] = ()
    drive(s, ("influence", "usa", "africa", ()), "temporary")
    assert s.nations["usa"].vp == 4


def test_two_countries_open_in_every_region() -> None:
    """§B2.4 The first on the left (ruling R8)."""
    s = table()
    assert drive(s, ("refill", "europe", "B2.4"), "albania", "norway") is None
    assert s.open["europe"] == ("albania", "norway")
    s = table()
    run(s, ("open_countries",))
    assert all(len(s.open[region]) == 2 for region in REGIONS)


@pytest.mark.parametrize("row", [6, 5])
def test_the_market_row_is_filled_from_the_left(row: int) -> None:
    """§B2.5 33 titles twice; a row of six, the newest at the left (ruling R6)."""
    s = table(market_row=row)
    assert len(s.abilities) == 66
    run(s, ("open_market",))
    assert len(s.market) == row
    s = table()
    drive(s, ("open_market",), "dominant-power", "explore-alternatives")
    assert s.market[:2] == ["explore-alternatives", "dominant-power"]


@pytest.mark.parametrize(("powers", "copies"), [("usa-russia", [2, 1, 1, 1, 1]), ("usa-eu-russia", [3, 2, 2, 2, 1])])
def test_growth_stacks_depend_on_the_powers_in_play(powers: str, copies: list[int]) -> None:
    """§B2.6 Two titles a level (ruling R7); §G2.2 those of the expansion instead."""
    for way, new in (("base", False), ("replace", True)):
        s = table(powers, growth=way)
        drive(s, ("lay_growth",))
        assert list(s.growth.values()) == [n for n in copies for _ in range(2)]
        assert {s.board.growth[title].expansion for title in s.growth} == {new}


def test_variant_1_lays_two_of_four_titles_a_level() -> None:
    """§G2.3"""
    s = table(growth="variant-1")
    titles: list[str] = []
    for level in range(1, 6):
        titles += [t for t, card in s.board.growth.items() if card.level == level][1:3]
    drive(s, ("lay_growth",), *titles)
    assert list(s.growth.items()) == [(t, (3, 2, 2, 2, 1)[s.board.growth[t].level - 1]) for t in s.growth]
    assert set(s.growth) == set(titles)


@pytest.mark.parametrize(("powers", "counts"), [
    ("usa-russia", [4, 2, 2, 2, 2]), ("usa-eu-russia", [5, 3, 3, 3, 2]), ("usa-eu-russia-china", [6, 4, 4, 4, 2]),
])  # fmt: skip
def test_variant_2_opens_cards_of_both_sets(powers: str, counts: list[int]) -> None:
    """§G2.4 §G2.6 As many as powers in play, of level 1 two more, of level 5 two."""
    s = table(powers, growth="variant-2")
    run(s, ("lay_growth",))
    found = [sum(n for t, n in s.growth.items() if s.board.growth[t].level == level) for level in range(1, 6)]
    assert found == counts


def test_a_card_of_variant_2_is_not_replaced() -> None:
    """§G2.5 (ruling R55)"""
    s = table("usa-russia", growth="variant-2")
    run(s, ("lay_growth",))
    before = sum(s.growth.values())
    s.nations["usa"].money = 99
    run(s, ("growth", "usa", ()))
    assert sum(s.growth.values()) == before - 1


def test_auto_influence_cards_open_only_with_two_or_three_powers() -> None:
    """§B2.7 §B3.16 Two of twenty."""
    s = table("usa-eu-russia")
    drive(s, ("open_influence",), "7", "12")
    assert s.influence_open == ("7", "12")
    assert len(s.influence) == 18
    s = table()
    assert drive(s, ("open_influence",)) is None
    assert s.influence_open == ()


@pytest.mark.parametrize(("power", "money"), [("usa", 30), ("eu", 25), ("russia", 15), ("china", 20)])
def test_a_board_begins_with_its_production(power: str, money: int) -> None:
    """§B2.8 §B2.9 §B2.10 As much of everything, armies in the reserve, and money; §B2.11 focus and prosperity."""
    nation = table().nations[power]
    assert nation.production == nation.goods == {good: nation.production[good] for good in GOODS}
    assert nation.production["army"] == (3 if power == "usa" else 2)
    assert (nation.money, nation.focus, nation.prosperity) == (money, "domestic", 0)


def test_starting_countries_lie_ready() -> None:
    """§B2.12 §B2.15 All three Engage tokens are at hand."""
    allies = table().nations["russia"].allies
    assert list(allies) == ["start-belarus", "start-armenia", "start-syria", "start-india"]
    assert all(ally.ready and not ally.fdi for ally in allies.values())
    assert table().nations["russia"].engaged == []


def test_the_first_hand_is_drawn_or_recommended() -> None:
    """§B2.13 (ruling R9)"""
    s = table(first_hand="recommended")
    drive(s, ("first_hand", "usa"))
    assert sorted(s.nations["usa"].hand) == sorted(s.board.powers["usa"].first_hand)
    assert sorted(s.nations["usa"].deck.mixed) == sorted(s.board.powers["usa"].rest)
    s = table()
    assert len(options(s, ("first_hand", "usa"))) == 9  # the titles of its twelve cards
    s = table()
    run(s, ("first_hand", "usa"))
    assert len(s.nations["usa"].hand) == len(s.nations["usa"].deck) == 6
    assert check(s) == []


@pytest.mark.parametrize(("powers", "cards"), [("usa-russia", [1, 1, 1, 1]), ("usa-eu-russia", [2, 2, 2, 2]),
                                               ("usa-eu-russia-china", [2, 2, 3, 2])])  # fmt: skip
def test_commerce_cards_depend_on_the_powers_in_play(powers: str, cards: list[int]) -> None:
    """§B2.14 Also those of unplayed powers, all face up."""
    s = table(powers)
    assert [len(s.commerce[power]) for power in ("usa", "eu", "russia", "china")] == cards
    assert all(all(each) for each in s.commerce.values())


def test_two_of_three_assets_are_kept_for_their_vp() -> None:
    """§B2.16 §G5.1 Three of five, or of eight (ruling R58)."""
    s = table("usa-russia")
    drive(s, ("deal_assets", "usa"), "usa-nato", "usa-us-navy", "usa-arms-export")
    assert len(s.nations["usa"].spare) == 2
    assert len(options(table("usa-russia", new_assets=True), ("deal_assets", "usa"))) == 8
    drive(s, ("deal_assets", "russia"), "russia-csto", "russia-cyber-attacks", "russia-arms-export")
    s.agenda = [("choose_cards",)]
    game = Play(s, 0)
    wanted = {0: "usa-nato usa-arms-export", 1: "russia-csto russia-cyber-attacks"}
    for _ in wanted:
        asked = game.next()
        assert asked is not None
        assert len(asked.options) == 3
        asked.answer = wanted[asked.seat]
    assert game.next() is None
    assert s.nations["usa"].assets == ["usa-nato", "usa-arms-export"]
    assert (s.nations["usa"].vp, s.nations["russia"].vp) == (7, 9)
    assert "usa-us-navy" in s.nations["usa"].spare


def test_objectives_are_drawn_before_assets_are_chosen() -> None:
    """§B2.17 §G1.2 Both hands are in view."""
    s = set_up("two", {"objectives": True}, {})
    asked = run(s, stop="assets")
    assert asked is not None
    assert all(len(nation.objectives) == 3 for nation in s.nations.values())


def test_nobody_shows_what_he_keeps_before_all_have_chosen_everything() -> None:
    """§B2.17 Assets and objectives are chosen at the same moment."""
    s = set_up("two", {"objectives": True}, {})
    s.told = []
    run(s, stop="objectives")
    assert "asset_kept" not in names(s)
    assert [len(nation.assets) for nation in s.nations.values()] == [3, 3]


def test_an_objective_against_an_automa_is_drawn_again() -> None:
    """§G1.16 No person plays the power it names (ruling R49)."""
    s = table("eu-russia", 1, objectives=True)
    drive(s, ("deal_objectives", "eu"), "eu-challenge-the-bear", "eu-land-of-plenty", "eu-secure-borders",
          "eu-innovation-hub")  # fmt: skip
    assert s.nations["eu"].objectives == ["eu-land-of-plenty", "eu-secure-borders", "eu-innovation-hub"]
    s = table("eu-russia", 2, objectives=True)
    drive(s, ("deal_objectives", "eu"), "eu-challenge-the-bear", "eu-land-of-plenty", "eu-secure-borders")
    assert "eu-challenge-the-bear" in s.nations["eu"].objectives
    s = table("usa-eu-china", 2, objectives=True)  # russia or china: neither is a person's
    drive(s, ("deal_objectives", "usa"), "usa-dual-containment", "usa-rule-the-seas", "usa-american-dream",
          "usa-western-hegemony")  # fmt: skip
    assert "usa-dual-containment" not in s.nations["usa"].objectives


def test_an_order_card_lies_before_every_person() -> None:
    """§B2.18 §B20.4 Not before an Automa."""
    s = table("usa-russia", 1, orders=True)
    assert s.nations["usa"].order
    assert not s.nations["russia"].order
    assert not table().nations["usa"].order


def test_slots_are_chosen_from_the_fewest_vp_on() -> None:
    """§B2.19 Equal VP: less starting money first; §B2.20 as many slots as powers (ruling R4)."""
    s = table("usa-eu-russia")
    s.order = ()
    for power, vp in (("usa", 5), ("eu", 5), ("russia", 9)):
        s.nations[power].vp = vp
    s.nations["eu"].money = 99  # starting money counts
    drive(s, ("order",), ("slot", 2), ("slot", 3))
    assert events(s, "slot") == [("eu", 2), ("usa", 3), ("russia", 1)]
    assert list(s.order) == ["russia", "eu", "usa"]


def test_the_first_round_begins_without_preparation() -> None:
    """§B1.4 §B2.21 §B1.3 Everybody's focus is domestic."""
    s = table()
    drive_round(s, 1)
    assert s.round == 1
    assert s.agenda[-1] == ("action",)
    drive_round(s, 2)
    assert [item[0] for item in s.agenda[::-1]][:6] == ["commerce_up", *["draw_hand"] * 4, "reveal_countries"]


def drive_round(s: World, n: int) -> None:
    s.agenda = []
    STEPS["round"](s, n)
    item = s.agenda.pop()
    assert item == ("open_influence",)
