"""The component data against the counts of the inventory, read as plain TOML."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from visavis.games import load
from visavis.kernel.data import DataError

DATA = Path(__file__).parents[3] / "src/visavis/games/blitzkrieg/data"


def read(stem: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{stem}.toml").read_text("utf-8"))


TOKENS, BASE, NIPPON, SOLO = read("tokens"), read("base"), read("nippon"), read("solo")
BOARDS = pytest.mark.parametrize("board", [BASE, NIPPON], ids=["base", "nippon"])
COMMON_SET = {"A1": 3, "A2": 2, "A3": 2, "N1": 3, "N2": 2, "N3": 2, "F1": 3, "F2": 2, "FB0": 1, "GEN": 1, "ADM": 1}


def token(code: str) -> dict[str, Any]:
    return next(row for row in TOKENS["token"] if row["code"] == code)


def token_set(name: str) -> dict[str, int]:
    found: dict[str, int] = TOKENS["set"][name]["tokens"]
    return found


def theatres(board: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in board["theatre"]}


def campaigns(board: dict[str, Any]) -> list[dict[str, Any]]:
    return [campaign for theatre in board["theatre"] for campaign in theatre["campaign"]]


def spaces(board: dict[str, Any]) -> list[dict[str, Any]]:
    return [space for campaign in campaigns(board) for space in campaign["spaces"]]


def row_text(board: dict[str, Any], id: str) -> str:
    """A campaign as the inventory prints it: `2: sea production 1; land research 1`."""
    campaign = next(campaign for campaign in campaigns(board) if campaign["id"] == id)
    return f"{campaign['vp']}: " + "; ".join(f"{s['type']} {s['effect']} {s['n']}" for s in campaign["spaces"])


def effect_counts(board: dict[str, Any]) -> Counter[str]:
    return Counter(space["effect"] for space in spaces(board))


def links() -> set[frozenset[str]]:
    return {frozenset((theatre["id"], other)) for theatre in NIPPON["theatre"] for other in theatre["links"]}


def reached_from(start: str) -> set[str]:
    reached, edge = {start}, [start]
    while edge:
        fresh = set(theatres(NIPPON)[edge.pop()]["links"]) - reached
        reached |= fresh
        edge += sorted(fresh)
    return reached


# Tokens


def test_the_box_holds_84_tokens() -> None:
    """§1.1 22 + 22 + 22 + 18."""
    sizes = {name: sum(token_set(name).values()) for name in TOKENS["set"]}
    assert sizes == {"axis": 22, "allies": 22, "japan": 22, "weapons": 16, "nippon_weapons": 2}
    assert sum(sizes.values()) == 84


def test_axis_and_allies_have_the_same_22() -> None:
    """§1.2 §5.3"""
    assert token_set("axis") == token_set("allies") == COMMON_SET


def test_the_special_weapons_are_the_yellow_tokens() -> None:
    """§1.3 §N2.3 §4.9.4 Two of each elite, one of each other; two more from Nippon."""
    assert token_set("weapons") == {
        **{"EA4": 2, "EN4": 2, "EF3": 2, "TA5": 1, "TN5": 1, "TF4": 1, "BA1": 1, "BN1": 1, "XN2": 1, "XF1": 1},
        **{"NUK": 1, "SPY": 1, "SCI": 1},
    }
    assert token_set("nippon_weapons") == {"PAR": 1, "LDR": 1}
    yellow = {row["code"] for row in TOKENS["token"] if row["special"]}
    assert yellow == set(token_set("weapons")) | set(token_set("nippon_weapons"))


def test_blank_tokens_have_no_row_and_every_row_lies_in_a_set() -> None:
    """§1.7 Nothing but the 27 kinds of the sets, each listed once, in the order of the inventory."""
    codes = [row["code"] for row in TOKENS["token"]]
    assert " ".join(codes) == (
        "A1 A2 A3 N1 N2 N3 F1 F2 FB0 GEN ADM GOD EA4 EN4 EF3 TA5 TN5 TF4 BA1 BN1 XN2 XF1 NUK SPY SCI PAR LDR"
    )
    assert set(codes) == {code for name in TOKENS["set"] for code in token_set(name)}


def test_japan_has_godzilla_for_an_army_of_3_by_reconstruction() -> None:
    """§N1.1 §N2.1 The 22 of Japan are marked as reconstructed, the other sets as printed."""
    assert token_set("japan") == {**COMMON_SET, "A3": 1, "GOD": 1}
    assert {name for name, row in TOKENS["set"].items() if row["known"] == "reconstructed"} == {"japan"}
    assert {row["known"] for name, row in TOKENS["set"].items() if name != "japan"} == {"printed"}


def test_types_fit_their_spaces() -> None:
    """§2.7 §3.1 §3.2 §3.3 §4.9.1 §N2.1 The spy has no spaces of its own."""
    assert TOKENS["fits"] == {
        "army": ["land", "both"],
        "navy": ["sea", "both"],
        **{kind: ["land", "sea", "both"] for kind in ("air", "any", "army_navy")},
    }
    assert {row["type"] for row in TOKENS["token"]} == {*TOKENS["fits"], "spy"}


@pytest.mark.parametrize(("letter", "kind"), [("A", "army"), ("N", "navy"), ("F", "air")])
def test_a_plain_code_tells_type_and_strength(letter: str, kind: str) -> None:
    """§1.2 §3.1 §3.2 §3.3 A3 is an army of strength 3."""
    plain = [row for row in TOKENS["token"] if row["ability"] == "none" and row["code"].startswith(letter)]
    assert plain == [
        {"code": f"{letter}{n}", "type": kind, "strength": n, "ability": "none", "special": False}
        for n in range(1, len(plain) + 1)
    ]
    assert len(plain) == (2 if kind == "air" else 3)


@pytest.mark.parametrize(
    ("code", "kind", "strength", "ability"),
    [
        ("FB0", "air", 0, "blitz"),
        ("GEN", "army", 0, "general"),
        ("ADM", "navy", 0, "admiral"),
        ("GOD", "army_navy", 4, "monster"),
        ("EA4", "army", 4, "elite"),
        ("EN4", "navy", 4, "elite"),
        ("EF3", "air", 3, "elite"),
        ("TA5", "army", 5, "task_force"),
        ("TN5", "navy", 5, "task_force"),
        ("TF4", "air", 4, "task_force"),
        ("BA1", "army", 1, "blitz"),
        ("BN1", "navy", 1, "blitz"),
        ("XN2", "navy", 2, "bombardment"),  # ruling R71
        ("XF1", "air", 1, "bombardment"),
        ("NUK", "army", 7, "nuclear_bomb"),
        ("SPY", "spy", 0, "spy"),
        ("SCI", "any", 0, "scientist"),
        ("PAR", "army", 1, "partisans"),
        ("LDR", "any", 1, "leadership"),
    ],
)
def test_a_token_has_its_type_strength_and_ability(code: str, kind: str, strength: int, ability: str) -> None:
    """§3.4.1 §3.5.1 §3.6.1 §4.1.1 §4.3.1 §4.4.1 §4.5.1 §4.7.1 §4.8.1 §4.9.1 §N2.1"""
    row = token(code)
    assert (row["type"], row["strength"], row["ability"]) == (kind, strength, ability)


def test_partisans_and_the_bomb_alone_have_a_second_number() -> None:
    """§4.8.1 §4.5.2 Strength 3 behind, retreat of 2."""
    assert {row["code"]: row["strength_behind"] for row in TOKENS["token"] if "strength_behind" in row} == {"PAR": 3}
    assert {row["code"]: row["retreat"] for row in TOKENS["token"] if "retreat" in row} == {"NUK": 2}


# Both boards


@BOARDS
def test_a_board_has_a_goal_of_25_on_a_track_of_30(board: dict[str, Any]) -> None:
    """§1.6 §5.4 §N3.4 And both sides start with three tokens."""
    assert (board["board"]["goal"], board["board"]["track"], board["board"]["start_reserve"]) == (25, 30, 3)


@BOARDS
def test_bags_and_pile_are_filled_from_sets_that_exist(board: dict[str, Any]) -> None:
    """§2.13 One set for the bag of each side, the others for the research pile."""
    assert len(board["board"]["sets"]) == len(board["board"]["sides"]) == 2
    assert {*board["board"]["sets"], *board["board"]["weapons"]} <= set(TOKENS["set"])


@BOARDS
def test_ids_are_unique_and_name_their_place(board: dict[str, Any]) -> None:
    """§2.1 §2.2 WE2.3 is the third space of the second campaign of WE; in Nippon BOS.3."""
    for theatre in board["theatre"]:
        for number, campaign in enumerate(theatre["campaign"], 1):
            assert campaign["id"] == theatre["id"] + (str(number) if board is BASE else "")
            assert [space["id"] for space in campaign["spaces"]] == list(numbered(campaign["id"], campaign["spaces"]))
    assert len({space["id"] for space in spaces(board)}) == len(spaces(board))


def numbered(id: str, rows: list[Any]) -> Iterator[str]:
    return (f"{id}.{number}" for number in range(1, len(rows) + 1))


@BOARDS
def test_every_effect_is_of_a_known_family_and_has_its_number(board: dict[str, Any]) -> None:
    """§2.14 Improved effects count 2, blank spaces 0, single ones 1."""
    allowed = {
        **{"none": {0}, "production": {1}, "research": {1}, "research_production": {1}, "bombing": {1}},
        **{"improved_production": {2}, "improved_research": {2}},
        **{"propaganda": {1, 2}, "tactical": {1, 2}, "strategic": {1, 2, 3}},
    }
    assert set(effect_counts(board)) == set(allowed)
    assert [space["id"] for space in spaces(board) if space["n"] not in allowed[space["effect"]]] == []


@BOARDS
def test_a_track_has_its_cells_in_order_and_an_advance_for_each_closing_cell(board: dict[str, Any]) -> None:
    """§2.8 §N4.3 Counted from the centre, the same for both halves."""
    for theatre in board["theatre"]:
        cells = [*theatre["bonus"], *theatre["closing"]]
        assert cells == sorted(set(cells))
        assert cells[0] > 0
        assert len(theatre["advance"]) == len(theatre["closing"])


@BOARDS
def test_heights_are_a_ranking(board: dict[str, Any]) -> None:
    """§S1.5.3 Heights 1, 2, 3, … leave no tie."""
    assert sorted(row["height"] for row in board["theatre"]) == list(range(1, len(board["theatre"]) + 1))


# Base board


def test_five_theatres_have_13_campaigns_and_41_spaces() -> None:
    """§2.1 §1.4 One battle marker for each of the five."""
    rows = {id: len(theatre["campaign"]) for id, theatre in theatres(BASE).items()}
    assert rows == {"WE": 3, "PO": 3, "EE": 3, "AF": 2, "SA": 2}
    assert all(theatre["start"] for theatre in BASE["theatre"])
    assert (len(campaigns(BASE)), len(spaces(BASE))) == (13, 41)
    assert Counter(space["type"] for space in spaces(BASE)) == {"land": 16, "sea": 11, "both": 14}


def test_axis_and_allies_play_the_base_board_and_the_axis_begins() -> None:
    """§5.3 §5.7 §5.8"""
    assert BASE["board"]["id"] == "base"
    assert BASE["board"]["sides"] == BASE["board"]["sets"] == ["axis", "allies"]
    assert BASE["board"]["weapons"] == ["weapons"]


@pytest.mark.parametrize(
    ("id", "printed"),
    [
        ("WE1", "2: sea production 1; land research 1; both propaganda 1"),
        ("WE2", "3: land bombing 1; land production 1; both none 0"),
        ("WE3", "5: both research_production 1; land strategic 3; both none 0"),  # ruling R71
        ("PO1", "2: sea bombing 1; sea research 1"),
        ("PO2", "3: sea improved_research 2; sea production 1; sea strategic 2; both none 0"),
        ("PO3", "5: sea bombing 1; both propaganda 2; both none 0"),
        ("EE1", "2: land tactical 1; land production 1"),
        ("EE2", "3: land propaganda 1; land improved_research 2; both none 0"),
        ("EE3", "6: land bombing 1; land tactical 2; land strategic 3; land propaganda 2; land none 0"),
        ("AF1", "3: land strategic 3; sea tactical 1; both research 1; both propaganda 1"),
        ("AF2", "5: land tactical 2; sea improved_production 2; both none 0"),
        ("SA1", "2: sea propaganda 2; both propaganda 1; both strategic 1"),
        ("SA2", "4: sea bombing 1; land propaganda 2; both none 0"),
    ],
)
def test_a_base_campaign_is_as_printed(id: str, printed: str) -> None:
    """§2.1 §2.2 Victory points and spaces from the left."""
    assert row_text(BASE, id) == printed


def test_the_base_board_has_the_effects_of_the_inventory() -> None:
    """§2.1 §2.14 And 45 points for its campaigns, 12 for its propaganda."""
    assert effect_counts(BASE) == {
        **{"production": 4, "improved_production": 1, "research": 3, "improved_research": 2, "research_production": 1},
        **{"propaganda": 8, "bombing": 5, "tactical": 4, "strategic": 5, "none": 8},
    }
    assert sum(campaign["vp"] for campaign in campaigns(BASE)) == 45
    assert sum(space["n"] for space in spaces(BASE) if space["effect"] == "propaganda") == 12


def test_base_tracks_have_their_icons_and_ends() -> None:
    """§2.9 §2.8 5, 10 and 14, or 4, 8 and 11."""
    tracks = {id: (row["bonus"], row["closing"], row["advance"]) for id, row in theatres(BASE).items()}
    long, short = ([5, 10], [14], [0]), ([4, 8], [11], [0])
    assert tracks == {"WE": long, "PO": long, "EE": long, "AF": short, "SA": short}


def test_the_solo_die_and_the_height_name_the_base_theatres() -> None:
    """§SU.4 §S1.5.3 Two different orders."""
    assert [theatre["die"] for theatre in BASE["theatre"]] == [1, 2, 3, 4, 5]
    assert list(theatres(BASE)) == ["WE", "PO", "EE", "AF", "SA"]
    assert sorted(theatres(BASE), key=lambda id: theatres(BASE)[id]["height"]) == ["EE", "WE", "AF", "PO", "SA"]


def test_base_theatres_are_not_linked() -> None:
    """§N4.5 Links belong to Nippon."""
    assert all(theatre["links"] == [] for theatre in BASE["theatre"])


# Nippon board


def test_nippon_has_15_theatres_of_one_campaign_and_46_spaces() -> None:
    """§N4.1 §N3.1 The reconstruction has the size of its design."""
    assert all(len(theatre["campaign"]) == 1 for theatre in NIPPON["theatre"])
    assert (len(campaigns(NIPPON)), len(spaces(NIPPON))) == (15, 46)
    assert Counter(space["type"] for space in spaces(NIPPON)) == {"land": 20, "sea": 10, "both": 16}


def test_nippon_has_the_effects_of_its_design() -> None:
    """§2.14 §N3.1 And 61 points for its campaigns, 9 for its propaganda."""
    assert effect_counts(NIPPON) == {
        **{"production": 7, "improved_production": 1, "research": 4, "improved_research": 2, "research_production": 1},
        **{"propaganda": 7, "bombing": 6, "tactical": 4, "strategic": 6, "none": 8},
    }
    assert sum(campaign["vp"] for campaign in campaigns(NIPPON)) == 61
    assert sum(space["n"] for space in spaces(NIPPON) if space["effect"] == "propaganda") == 9


@pytest.mark.parametrize(
    ("id", "designed"),
    [
        ("SEA", "3: sea research 1; land tactical 1; both production 1"),
        ("MSP", "3: land production 1; both propaganda 1"),
        ("BOS", "3: sea bombing 1; land research 1; both none 0"),
        ("CHI", "6: land improved_production 2; both research 1; land tactical 2; land none 0"),
        ("SLC", "3: land tactical 1; land research 1"),
        ("NYC", "6: sea strategic 3; both propaganda 2; land bombing 1; both none 0"),
        ("DEN", "4: land bombing 1; land strategic 2; land none 0"),
        ("KCM", "5: land improved_research 2; both strategic 2; land none 0"),
        ("WDC", "6: land propaganda 2; both bombing 1; land strategic 3; both none 0"),
        ("SFO", "4: sea improved_research 2; both production 1; both none 0"),
        ("LAX", "4: sea tactical 1; land propaganda 1; both research_production 1"),
        ("JAX", "3: sea propaganda 1; land production 1; both strategic 1"),
        ("NOL", "4: sea strategic 2; both production 1; land propaganda 1"),
        ("HOU", "4: sea production 1; land bombing 1; both none 0"),
        ("HON", "3: sea production 1; sea bombing 1; both propaganda 1"),
    ],
)
def test_a_nippon_campaign_is_as_designed(id: str, designed: str) -> None:
    """§N3.1 §N4.1 Table 3.1 of the inventory."""
    assert row_text(NIPPON, id) == designed


def test_nippon_is_marked_as_a_reconstruction() -> None:
    """§N3.1 The file, and every theatre of it."""
    assert NIPPON["source"]["known"] == "reconstructed"
    assert {theatre["known"] for theatre in NIPPON["theatre"]} == {"reconstructed"}


def test_japan_meets_germany_with_all_weapons_and_begins() -> None:
    """§N1.1 §N1.2 §N2.3 Germany plays the Axis set."""
    assert NIPPON["board"]["sides"] == ["japan", "germany"]
    assert NIPPON["board"]["sets"] == ["japan", "axis"]
    assert sum(sum(token_set(name).values()) for name in NIPPON["board"]["weapons"]) == 18


def test_nippon_starts_on_four_campaigns_each_with_a_choice_of_links() -> None:
    """§N3.2 Honolulu, Seattle, Jacksonville, Boston."""
    starts = {id for id, theatre in theatres(NIPPON).items() if theatre["start"]}
    assert starts == {"HON", "SEA", "JAX", "BOS"}
    assert all(len(theatres(NIPPON)[id]["links"]) >= 2 for id in starts)


def test_nippon_tracks_end_in_three_closing_cells_without_points() -> None:
    """§N4.3 §N4.4 Long 7-9, short 6-8: a start advance of 3, and 1 more in solo, cannot reach them."""
    long = {id for id, theatre in theatres(NIPPON).items() if theatre["closing"] == [7, 8, 9]}
    short = {id for id, theatre in theatres(NIPPON).items() if theatre["closing"] == [6, 7, 8]}
    assert long == {"SEA", "BOS", "CHI", "NYC", "WDC", "JAX", "HON"}
    assert short == set(theatres(NIPPON)) - long
    assert all((theatre["advance"], theatre["bonus"]) == ([1, 2, 3], []) for theatre in NIPPON["theatre"])


def test_nippon_links_work_both_ways_and_join_all_campaigns() -> None:
    """§N4.5 22 links, Boston with New York among them."""
    for id, theatre in theatres(NIPPON).items():
        assert id not in theatre["links"]
        assert len(set(theatre["links"])) == len(theatre["links"])
        assert all(id in theatres(NIPPON)[other]["links"] for other in theatre["links"])
    assert len(links()) == 22
    assert frozenset(("BOS", "NYC")) in links()
    assert reached_from("HON") == set(theatres(NIPPON))


def test_nippon_links_are_those_of_the_design() -> None:
    """§N4.5 The column of table 3.1, each pair once."""
    assert " ".join(sorted("-".join(sorted(pair)) for pair in links())) == (
        "BOS-CHI BOS-NYC CHI-KCM CHI-MSP CHI-WDC DEN-KCM DEN-LAX DEN-SLC HON-LAX HON-SFO HOU-LAX "
        "HOU-NOL JAX-NOL JAX-WDC KCM-MSP KCM-NOL LAX-SFO MSP-SEA NYC-WDC SEA-SFO SEA-SLC SFO-SLC"
    )


def test_no_solo_die_names_a_nippon_campaign_and_heights_follow_the_file() -> None:
    """§SU.4 §S1.5.3 The order column of table 3.1."""
    assert {theatre["die"] for theatre in NIPPON["theatre"]} == {0}
    assert " ".join(theatres(NIPPON)) == "SEA MSP BOS CHI SLC NYC DEN KCM WDC SFO LAX JAX NOL HOU HON"
    assert [theatre["height"] for theatre in NIPPON["theatre"]] == list(range(1, 16))


# Solo


def test_the_bot_has_a_row_of_5_and_you_a_reserve_of_3() -> None:
    """§SU.2"""
    assert SOLO["setup"] == {"bot_row": 5, "your_reserve": 3}


def test_levels_set_rolls_and_cells() -> None:
    """§SU.5 §SU.4"""
    assert {row["id"]: (row["rolls"], row["cells"]) for row in SOLO["level"]} == {
        "easy": (3, 1),
        "medium": (3, 2),
        "hard": (4, 2),
    }


def test_solo_nippon_favours_the_bot_on_two_campaigns() -> None:
    """§SN.2 §SN.4"""
    assert SOLO["nippon"] == {"campaigns": 2, "cells": 2, "extra": 1}


def test_the_bot_changes_its_mind_at_the_printed_thresholds() -> None:
    """§S2.4.1 §S2.4.3 §S2.4.5 §SG8.S1 §S3.6 As the rulebook has them, whatever helper programs do (ruling R70)."""
    assert SOLO["thresholds"] == {"propaganda_at": 20, "behind_by": 3, "short_row": 4, "strongest_at": 20}


def test_the_bots_scientist_is_air_of_strength_3() -> None:
    """§SE.8"""
    assert SOLO["scientist"] == {"type": "air", "strength": 3}


def test_eight_stratagems_exist_and_steamroll_starts_outside_the_cup() -> None:
    """§1.5 §SU.3 Seven lie in the cup."""
    assert " ".join(row["id"] for row in SOLO["stratagem"]) == (
        "big_guns rapid_deployment counterattack research_development steamroll for_the_glory secure economic_warfare"
    )
    assert [row["id"] for row in SOLO["stratagem"] if row.get("outside_cup", False)] == ["steamroll"]


@pytest.mark.parametrize("file", [TOKENS, BASE, NIPPON, SOLO], ids=["tokens", "base", "nippon", "solo"])
def test_every_file_opens_with_its_source(file: dict[str, Any]) -> None:
    assert next(iter(file)) == "source"
    assert {"work", "edition", "known"} <= set(file["source"])


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"base": {"theatre": [{"id": "WE", "closing": []}]}}, "expected rising cells, an advance each"),
        ({"nippon": {"theatre": [{"id": "BOS", "closing": [9, 8, 7]}]}}, "expected rising cells, an advance each"),
        ({"nippon": {"theatre": [{"id": "BOS", "closing": [7, 8]}]}}, "expected rising cells, an advance each"),
        ({"nippon": {"theatre": [{"id": "BOS", "links": ["NYX"]}]}}, 'theatre[BOS].links is "NYX", an unknown id'),
        ({"nippon": {"theatre": [{"id": "BOS", "links": ["NYC", "SEA"]}]}}, "expected a link back from there"),
        ({"base": {"board": {"sets": ["axis", "allied"]}}}, 'board.sets is "allied", an unknown id'),
        ({"base": {"board": {"sets": ["axis"]}}}, "expected one set for each of two sides"),
    ],
)
def test_an_overlay_that_cannot_be_played_is_refused(overlay: dict[str, Any], sentence: str) -> None:
    """§2.9 §N4.3 §N4.5 §5.3 What a shape cannot check: tracks, links and sets that belong together."""
    scenario = "nippon" if "nippon" in overlay else "base"
    with pytest.raises(DataError) as refused:
        load("blitzkrieg").setup(scenario, {}, overlay)
    assert sentence in str(refused.value)
