"""The component data against the tables of the inventory, read as plain TOML."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from visavis.games.manhattan.board import build, printed
from visavis.kernel.data import DataError
from visavis.text import LANGUAGES, language

DATA = Path(__file__).parents[3] / "src/visavis/games/manhattan/data"


def read(stem: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{stem}.toml").read_text("utf-8"))


BOARD, BUILDINGS, BOMBS, RULEBOOK = read("board"), read("buildings"), read("bombs"), read("rulebook")
FILES = {"board": BOARD, "buildings": BUILDINGS, "bombs": BOMBS, "rulebook": RULEBOOK}

WORKERS = ("any", "laborers", "engineers", "scientists")
GOODS = ("money", "yellowcake", "fighters", "bombers", "uranium", "plutonium", "spies")


def buildings(kind: str) -> list[dict[str, Any]]:
    return [row for row in BUILDINGS["building"] if row["kind"] == kind]


def building(id: str) -> dict[str, Any]:
    return next(row for row in BUILDINGS["building"] if row["id"] == id)


def bombs(fuel: str) -> list[dict[str, Any]]:
    return [row for row in BOMBS["bomb"] if row["fuel"] == fuel]


def bomb(id: str) -> dict[str, Any]:
    return next(row for row in BOMBS["bomb"] if row["id"] == id)


def spaces() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in BOARD["space"]}


def parties() -> dict[int, dict[str, Any]]:
    return {row["players"]: row for row in BOARD["party"]}


def slots(mark: str) -> list[int]:
    return [slot["price"] for slot in BOARD["slot"] if slot[mark]]


def amounts_text(amounts: dict[str, int]) -> str:
    return " + ".join(f"{n} {name}" for name, n in amounts.items())


def sides_text(sides: list[dict[str, int]]) -> str:
    """The sides of a slash as the inventory prints them: `1 uranium / 2 yellowcake`."""
    return " / ".join(map(amounts_text, sides)) or "-"


def crew(row: dict[str, Any]) -> dict[str, int]:
    return {name: row[name] for name in WORKERS if name in row}


def building_text(row: dict[str, Any]) -> str:
    """A card as the inventory prints it: who, what is paid, what it gives."""
    return f"{amounts_text(crew(row))}: {sides_text(row.get('pay', []))} > {sides_text(row['gives'])}"


def space_text(id: str) -> str:
    row = spaces()[id]
    texts = [sides_text(row.get(field, [])) for field in ("demand", "pay", "gives")]
    ends = [f", others {amounts_text(row['others'])}"] if "others" in row else []
    return f"{texts[0]}: {texts[1]} > {texts[2]}" + "".join(ends) + (", bribe" if row.get("bribe") else "")


def bomb_text(row: dict[str, Any]) -> str:
    """Scientists, engineers, fuel; points; load price."""
    points = row["value"] if row["fuel"] == "uranium" else f"{row['untested']}/{row['tested']}"
    return f"{row['scientists']} {row['engineers']} {row['fuel_cost']}: {points}, ${row['load']}"


# Players, workers, tracks


def test_two_to_five_players_have_five_colours() -> None:
    """§1.1"""
    assert BOARD["table"]["colours"] == ["red", "green", "blue", "yellow", "purple"]
    assert list(parties()) == [2, 3, 4, 5]


def test_a_colour_has_four_workers_of_each_type() -> None:
    """§1.3"""
    assert BOARD["table"]["own_workers"] == 4


def test_there_are_four_contractors_of_each_type() -> None:
    """§1.4"""
    assert BOARD["table"]["contractors"] == 4


def test_the_plane_tracks_end_at_ten() -> None:
    """§1.8"""
    assert (BOARD["track"]["fighters"], BOARD["track"]["bombers"]) == (10, 10)


def test_the_fuel_tracks_end_at_eight() -> None:
    """§1.9"""
    assert (BOARD["track"]["uranium"], BOARD["track"]["plutonium"]) == (8, 8)


def test_the_spy_track_ends_at_six() -> None:
    """§1.10"""
    assert BOARD["track"]["spies"] == 6


def test_nothing_else_has_a_track() -> None:
    """§1.6 §1.7 Money and yellowcake are unlimited."""
    assert set(BOARD["track"]) == set(GOODS) - {"money", "yellowcake"}


# Set-up


def test_fewer_points_win_among_more_players() -> None:
    """§2.1"""
    assert {n: party["goal"] for n, party in parties().items()} == {2: 70, 3: 60, 4: 50, 5: 45}


def test_five_different_test_tokens_exist() -> None:
    """§1.15"""
    assert {token for party in BOARD["party"] for token in party["tokens"]} == {0, 2, 4, 6, 8}


def test_the_number_of_players_picks_the_tokens() -> None:
    """§3.4"""
    assert {n: party["tokens"] for n, party in parties().items()} == {
        2: [0, 6],
        3: [0, 4, 8],
        4: [0, 2, 4, 6],
        5: [0, 2, 4, 6, 8],
    }


def test_there_is_a_token_for_every_player() -> None:
    """§14.18"""
    assert all(len(set(party["tokens"])) == n for n, party in parties().items())


def test_a_player_starts_with_laborers_money_and_two_planes() -> None:
    """§3.9 §3.1 Nothing else."""
    assert BOARD["start"] == {"laborers": 4, "money": 10, "fighters": 1, "bombers": 1}
    assert BOARD["start"]["laborers"] == BOARD["table"]["own_workers"]


def test_moving_later_brings_a_bonus() -> None:
    """§3.11 §3.12"""
    worker = ["engineers", "scientists"]
    bonuses = [(bonus["money"], bonus["choose"]) for bonus in BOARD["bonus"]]
    assert bonuses == [(0, []), (2, []), (4, []), (2, worker), (4, worker)]


def test_the_row_shows_one_bomb_more_than_there_are_players() -> None:
    """§3.8 So 27, 26, 25 or 24 of the 30 stay face down."""
    shown = {n: n + BOARD["table"]["row_beyond_players"] for n in parties()}
    assert {n: len(BOMBS["bomb"]) - shown[n] for n in shown} == {2: 27, 3: 26, 4: 25, 5: 24}


@pytest.mark.parametrize(("players", "drafts"), [(2, 10), (3, 7), (4, 6), (5, 5)])
def test_the_bombs_last_for_so_many_drafts(players: int, drafts: int) -> None:
    """§11.11 Tests put up to one card a player back; only with three players that makes one draft more."""
    row = players + BOARD["table"]["row_beyond_players"]
    assert len(BOMBS["bomb"]) // row == drafts
    assert (len(BOMBS["bomb"]) + players) // row == drafts + (players == 3)
    assert (len(BOMBS["bomb"]) + 1) // row == drafts


# Market


def test_the_market_has_seven_prices() -> None:
    """§8.1.2"""
    assert [slot["price"] for slot in BOARD["slot"]] == [2, 3, 5, 7, 10, 14, 20]


def test_an_engineer_gets_the_two_cheapest_slots_free() -> None:
    """§8.1.3"""
    assert slots("engineer_free") == [2, 3]


def test_the_three_dearest_slots_bear_the_red_dollar() -> None:
    """§8.1.8"""
    assert slots("bribe") == [10, 14, 20]


def test_the_cheapest_slot_takes_the_bribe_pile() -> None:
    """§8.1.9"""
    assert slots("takes_pile") == [2]


def test_a_start_card_lies_on_every_slot_but_the_last() -> None:
    """§3.5 §3.6 And 43 regular cards stay in the deck."""
    start = [row for row in BUILDINGS["building"] if row["start"]]
    assert len(start) == len(BOARD["slot"]) - 1
    assert len(BUILDINGS["building"]) - len(BOARD["slot"]) == 43


# The main board


def test_the_main_board_has_its_twenty_spaces() -> None:
    """§5.2 In the order of the inventory, in ten sections."""
    assert " ".join(spaces()) == (
        "construction factory_fighters factory_bombers factory_money_left factory_money_mid factory_money_right "
        "mine_left mine_mid mine_right univ_1 univ_2 univ_3 univ_4 reactor enrichment "
        "airstrike_1 airstrike_2 repair espionage design_bomb"
    )
    assert Counter(row["section"] for row in BOARD["space"]) == {
        **{"construction": 1, "factories": 5, "mines": 3, "universities": 4, "reactor": 1, "enrichment": 1},
        **{"airstrike": 2, "repair": 1, "espionage": 1, "design": 1},
    }


@pytest.mark.parametrize(
    ("id", "shown"),
    [
        ("construction", "1 any: - > -"),  # §8.1.1 the price is that of the slot
        ("factory_fighters", "1 any: - > 2 fighters"),  # §8.2
        ("factory_bombers", "1 any: - > 2 bombers"),  # §8.3
        ("factory_money_left", "1 any: 3 yellowcake > 5 money, bribe"),  # §8.4
        ("factory_money_mid", "1 any: - > 5 money, others 2 money, bribe"),  # §8.5
        ("factory_money_right", "1 engineers / 1 scientists: - > 3 money, bribe"),  # §8.6
        ("mine_left", "1 any: 5 money > 4 yellowcake"),  # §8.7
        ("mine_mid", "1 any: - > 3 yellowcake, others 1 yellowcake"),  # §8.8
        ("mine_right", "1 engineers: - > 2 yellowcake"),  # §8.9
        ("univ_1", "1 any: - > 3 laborers"),  # §8.10
        ("univ_2", "1 any: - > 1 engineers"),  # §8.11
        ("univ_3", "1 any: - > 1 scientists"),  # §8.12
        ("univ_4", "1 any: 3 money > 1 engineers / 1 scientists"),  # §8.13
        ("reactor", "1 scientists: 2 yellowcake > 1 plutonium"),  # §8.16
        ("enrichment", "1 scientists: 2 yellowcake + 3 money > 1 uranium"),  # §8.17
        ("airstrike_1", "1 any: - > -"),  # §8.18
        ("airstrike_2", "1 any: - > -"),  # §8.18
        ("repair", "1 any: 5 money > -"),  # §8.19
        ("espionage", "1 any: 3 money > 1 spies"),  # §8.20
        ("design_bomb", "1 scientists + 1 engineers: - > -"),  # §8.21
    ],
)
def test_a_space_is_as_printed(id: str, shown: str) -> None:
    assert space_text(id) == shown


def test_five_spaces_ask_for_a_type() -> None:
    """§7.9 §7.3 §11.1"""
    picky = {id: sides_text(row["demand"]) for id, row in spaces().items() if row["demand"] != [{"any": 1}]}
    assert picky == {
        "factory_money_right": "1 engineers / 1 scientists",
        "mine_right": "1 engineers",
        "reactor": "1 scientists",
        "enrichment": "1 scientists",
        "design_bomb": "1 scientists + 1 engineers",
    }


def test_workers_pile_up_on_construction_only() -> None:
    """§5.4"""
    assert [id for id, row in spaces().items() if row.get("unlimited")] == ["construction"]


def test_the_circular_arrow_gives_to_others_on_two_spaces() -> None:
    """§5.11 The third arrow is the offer of §10.3"""
    assert [id for id, row in spaces().items() if "others" in row] == ["factory_money_mid", "mine_mid"]


def test_the_three_money_spaces_bear_the_red_dollar() -> None:
    """§5.12"""
    dollars = [id for id, row in spaces().items() if row.get("bribe")]
    assert dollars == ["factory_money_left", "factory_money_mid", "factory_money_right"]


def test_three_points_are_repaired_and_others_pay_two_three_and_five() -> None:
    """§10.2 §10.3 §10.4"""
    assert BOARD["repair"] == {"points": 3, "prices": [2, 3, 5]}


# Buildings


def test_there_are_fifty_buildings_ten_of_each_kind() -> None:
    """§1.16 All different, numbered in the order of the file."""
    kinds = Counter(row["kind"] for row in BUILDINGS["building"])
    assert kinds == dict.fromkeys(("factory", "mine", "university", "enrichment", "reactor"), 10)
    assert [row["id"] for row in BUILDINGS["building"]] == [str(n) for n in range(1, 51)]
    assert len({(row["kind"], building_text(row)) for row in BUILDINGS["building"]}) == 50
    assert Counter(row["start"] for row in BUILDINGS["building"]) == {True: 6, False: 44}


def test_the_start_cards_are_two_factories_two_mines_two_universities() -> None:
    """§3.7 # ruling R21"""
    assert [row["id"] for row in BUILDINGS["building"] if row["start"]] == ["1", "2", "11", "12", "21", "22"]


@pytest.mark.parametrize("row", BUILDINGS["building"], ids=lambda row: str(row["id"]))
def test_a_building_asks_for_one_kind_of_worker(row: dict[str, Any]) -> None:
    """§7.10 One, two or three; never laborers."""
    ((kind, n),) = crew(row).items()
    assert kind != "laborers"
    assert 1 <= n <= 3


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        (
            "factory",  # §13.2
            """
            1 any: - > 1 fighters / 2 money
            1 any: - > 1 bombers / 2 money
            1 any: - > 1 fighters / 1 bombers
            2 any: - > 1 fighters + 2 money
            2 any: - > 1 bombers + 2 money
            1 engineers: - > 5 money
            1 engineers: - > 2 fighters / 2 bombers
            2 engineers: - > 2 fighters + 2 bombers
            2 engineers: - > 3 fighters + 3 money
            2 engineers: - > 3 bombers + 3 money
            """,
        ),
        (
            "mine",  # §13.1
            """
            1 any: - > 1 yellowcake
            2 any: - > 2 yellowcake
            3 any: - > 3 yellowcake
            2 any: - > 3 yellowcake
            3 any: - > 4 yellowcake
            1 engineers: - > 2 yellowcake
            1 engineers: - > 3 yellowcake
            2 engineers: - > 3 yellowcake
            2 engineers: - > 4 yellowcake
            3 engineers: - > 6 yellowcake
            """,
        ),
        (
            "university",  # §13.4
            """
            1 any: - > 1 scientists
            1 any: - > 1 engineers
            1 any: - > 1 engineers / 1 scientists
            2 any: - > 2 engineers / 1 scientists
            2 any: - > 2 scientists / 1 engineers
            1 engineers: - > 4 laborers
            2 any: - > 3 engineers
            1 engineers: - > 3 engineers
            1 scientists: - > 2 scientists
            1 scientists: - > 3 scientists
            """,
        ),
        (
            "enrichment",  # §13.7
            """
            2 scientists: 5 yellowcake + 2 money > 2 uranium
            2 scientists: 6 yellowcake + 7 money > 3 uranium
            1 scientists: 3 yellowcake + 1 money > 1 uranium
            1 scientists: 2 yellowcake + 2 money > 1 uranium
            1 scientists: 1 yellowcake + 3 money > 1 uranium
            2 scientists: 4 yellowcake + 3 money > 2 uranium
            1 scientists: 4 yellowcake + 4 money > 2 uranium
            2 scientists: 3 yellowcake + 4 money > 2 uranium
            1 scientists: 3 yellowcake + 5 money > 2 uranium
            2 scientists: 2 yellowcake + 5 money > 2 uranium
            """,
        ),
        (
            "reactor",  # §13.8
            """
            1 scientists: 1 yellowcake > 1 plutonium
            1 scientists: 1 uranium / 2 yellowcake > 1 plutonium
            1 scientists: 1 uranium > 2 plutonium
            2 scientists: 3 yellowcake > 2 plutonium
            2 scientists: 1 uranium / 4 yellowcake > 2 plutonium
            1 scientists: 5 yellowcake > 2 plutonium
            2 scientists: 1 uranium / 3 yellowcake > 2 plutonium
            2 scientists: 6 yellowcake > 3 plutonium
            2 scientists: 1 uranium / 7 yellowcake > 3 plutonium
            3 scientists: 8 yellowcake > 4 plutonium
            """,
        ),
    ],
)
def test_the_ten_cards_of_a_kind_are_as_printed(kind: str, cards: str) -> None:
    """§1.16 In the order of their numbers."""
    assert [building_text(row) for row in buildings(kind)] == [line.strip() for line in cards.strip().splitlines()]


def test_no_mine_asks_for_a_payment() -> None:
    """§13.1"""
    assert not any("pay" in row for row in buildings("mine"))


def test_three_universities_have_a_slash_and_one_gives_laborers() -> None:
    """§13.5 §13.6"""
    assert [row["id"] for row in buildings("university") if len(row["gives"]) > 1] == ["23", "24", "25"]
    assert [row["id"] for row in BUILDINGS["building"] if any("laborers" in side for side in row["gives"])] == ["26"]


def test_uranium_runs_five_reactors_and_four_of_them_take_yellowcake_instead() -> None:
    """§13.9 §13.10 No other card takes fuel."""
    burning = {row["id"]: row["pay"] for row in BUILDINGS["building"] if {"uranium": 1} in row.get("pay", [])}
    assert list(burning) == ["42", "43", "45", "47", "49"]
    assert [id for id, sides in burning.items() if len(sides) == 1] == ["43"]
    others = [row["pay"] for row in buildings("reactor") if row["id"] not in burning]
    assert all(list(side) == ["yellowcake"] for sides in others for side in sides)
    paid = {good for row in BUILDINGS["building"] for side in row.get("pay", []) for good in side}
    assert paid == {"yellowcake", "money", "uranium"}


# Bombs


def test_there_are_thirty_different_bombs_half_of_each_fuel() -> None:
    """§1.17"""
    assert (len(bombs("uranium")), len(bombs("plutonium"))) == (15, 15)
    assert len({(row["fuel"], bomb_text(row)) for row in BOMBS["bomb"]}) == 30


@pytest.mark.parametrize(
    ("fuel", "cards"),
    [
        (
            "uranium",  # §14.7
            """
            small_fry 1 0 3: 9, $1
            dem_apples 1 0 3: 10, $1
            cherry_bomb 1 0 3: 11, $1
            over_easy 1 1 3: 12, $1
            mary_jane 1 1 4: 13, $1
            tear_drop 1 1 4: 14, $2
            dear_john 1 2 4: 15, $2
            oopsie_daisy 1 2 4: 16, $2
            skydive 1 2 5: 18, $2
            lil_bit 1 2 5: 20, $3
            the_swede 1 2 5: 22, $3
            tomboy 2 2 5: 24, $3
            wipeout 2 2 6: 26, $3
            gone_fission 2 2 6: 28, $4
            the_minion 2 2 6: 30, $5
            """,
        ),
        (
            "plutonium",  # §14.8
            """
            ay_caramba 1 1 4: 8/13, $2
            b_flat 1 1 4: 8/14, $2
            nutcracker 1 2 4: 9/15, $2
            big_enchilada 1 2 4: 9/16, $2
            wasnt_me 1 2 5: 10/17, $2
            large_marge 1 2 5: 10/18, $3
            fat_chance 2 2 5: 11/19, $3
            special_delivery 2 2 6: 11/20, $3
            big_bertha 2 2 6: 12/22, $4
            heavy_load 2 3 6: 12/24, $4
            compensator 2 3 6: 13/26, $5
            tout_de_suite 2 3 7: 14/28, $6
            split_pea 2 3 7: 16/30, $7
            big_bang 2 4 7: 18/32, $8
            the_last_word 2 4 7: 20/34, $9
            """,
        ),
    ],
)
def test_the_fifteen_bombs_of_a_fuel_are_as_printed(fuel: str, cards: str) -> None:
    """§1.17 §14.3 §14.20 Scientists, engineers, fuel; points; the price of loading."""
    found = [f"{row['id']} {bomb_text(row)}" for row in bombs(fuel)]
    assert found == [line.strip() for line in cards.strip().splitlines()]


def test_a_uranium_bomb_has_one_value_and_a_plutonium_bomb_gains_by_a_test() -> None:
    """§14.7 §14.8 # ruling R18"""
    assert all("value" in row and not {"untested", "tested"} & set(row) for row in bombs("uranium"))
    assert all("value" not in row and row["untested"] < row["tested"] for row in bombs("plutonium"))
    card = printed().bombs["tomboy"]
    assert card.untested == card.tested == 24


def test_every_bomb_can_be_built_by_one_player() -> None:
    """§14.3 Fuel and crew fit the tracks and the workers there are."""
    assert all(row["fuel_cost"] <= BOARD["track"][row["fuel"]] for row in BOMBS["bomb"])
    assert all(max(row["scientists"], row["engineers"]) <= BOARD["table"]["own_workers"] for row in BOMBS["bomb"])


def test_loading_is_worth_five_points() -> None:
    """§14.21"""
    assert BOARD["table"]["load_points"] == 5


# Cards of the rulebook's examples


def test_the_examples_of_the_rulebook_use_these_cards() -> None:
    """§14.3 §14.20 §6.9 §12.6 Numbers told in its examples."""
    assert bomb_text(bomb("tomboy")) == "2 2 5: 24, $3"
    assert bomb_text(bomb("heavy_load")).startswith("2 3 6: 12/24")
    assert sides_text(building("1")["gives"]) == "1 fighters / 2 money"
    assert building_text(building("16")) == "1 engineers: - > 2 yellowcake"
    assert sides_text(building("32")["gives"]) == "3 uranium"


# Files


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_every_file_opens_with_its_source(file: dict[str, Any]) -> None:
    assert next(iter(file)) == "source"
    assert {"work", "edition", "known"} <= set(file["source"])


def test_the_rulebook_lists_its_239_paragraphs_in_order() -> None:
    ids = [row["id"] for row in RULEBOOK["paragraph"]]
    assert len(ids) == len(set(ids)) == 239
    assert ids == sorted(ids, key=lambda id: [int(part) for part in id.split(".")])
    assert {id.split(".")[0] for id in ids} == {str(n) for n in range(1, 16)}


@pytest.mark.parametrize(("code", "foreign"), [("en", r"[А-Яа-яЁё]"), ("ru", r"[A-Za-z]")])
def test_every_paragraph_is_told_in_both_languages(code: str, foreign: str) -> None:
    told = [row[part][code] for row in RULEBOOK["paragraph"] for part in ("title", "text")]
    assert [each for each in told if not each or re.search(foreign, each)] == []
    assert [row["id"] for row in RULEBOOK["paragraph"] if not row["text"][code].endswith(".")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_in_the_data_has_a_name(code: str) -> None:
    """§5.2 §1.16 §1.17 Spaces, sections, kinds, bombs, resources, colours."""
    keys = [
        *(f"space-{id}" for id in spaces()),
        *(f"section-{row['section']}" for row in BOARD["space"]),
        *(f"kind-{row['kind']}" for row in BUILDINGS["building"]),
        *(f"bomb-{row['id']}" for row in BOMBS["bomb"]),
        *(f"fuel-{row['fuel']}" for row in BOMBS["bomb"]),
        *(f"{word}-{name}" for word in ("good", "amount") for name in (*WORKERS[1:], *GOODS)),
        *(f"side-{colour}" for colour in BOARD["table"]["colours"]),
    ]
    assert [key for key in keys if not language(code, "manhattan").knows(key)] == []


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"buildings": {"building": [{"id": "1", "engineers": 1}]}}, "expected workers of one kind"),
        ({"buildings": {"building": [{"id": "1", "any": 0}]}}, "expected workers of one kind"),
        ({"buildings": {"building": [{"id": "1", "start": False}]}}, "expected one for every slot but the last"),
        ({"board": {"party": [{"number": 1, "tokens": [6]}]}}, "expected one for each player"),
        ({"board": {"party": [{"number": 4, "players": 6, "tokens": [0, 1, 2, 3, 4, 5]}]}}, "and a bonus for each"),
        ({"bombs": {"bomb": [{"id": "tomboi", "load": 1}]}}, "unknown id"),
        ({"bombs": {"bomb": [{"id": "tomboy", "load": 100}]}}, "a whole number from 0 to 99"),
    ],
)
def test_an_overlay_that_cannot_be_played_is_refused(overlay: dict[str, Any], sentence: str) -> None:
    """§7.10 §3.5 §3.4 What belongs together."""
    with pytest.raises(DataError) as refused:
        build(overlay)
    assert sentence in str(refused.value)


def test_an_overlay_corrects_a_card() -> None:
    """§14.20 A box that differs."""
    assert printed().bombs["tomboy"].load == 3
    assert build({"bombs": {"bomb": [{"id": "tomboy", "load": 4}]}}).bombs["tomboy"].load == 4
