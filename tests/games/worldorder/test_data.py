"""The data files against the tables of the inventory, and against each other."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from visavis.games.worldorder.board import HAND, build, printed
from visavis.games.worldorder.sheets import DATA, GOODS, POWERS, REGIONS, STEMS
from visavis.kernel.data import DataError
from visavis.kernel.view import Text
from visavis.text import LANGUAGES, language
from visavis.text.rulebook import rulebook

BOARD = printed()

# Inventory 4.4: what an Automa pays for a Growth card, and the VP it gains
GROWTH = {
    "industrial-development": (20, 2),
    "diplomatic-initiative": (15, 3),
    "revenue-optimisation": (20, 2),
    "rapid-reaction-force": (20, 3),
    "reduced-bureaucracy": (30, 5),
    "knowledge-transfer": (25, 6),
    "change-of-leader": (35, 6),
    "collaboration-with-allies": (25, 5),
    "tactical-flexibility": (45, 9),
    "diplomatic-opening": (40, 8),
    "high-standard-of-living": (40, 7),
    "resource-efficiency": (45, 6),
    "strategic-advantage": (55, 11),
    "regional-resilience": (50, 12),
    "assertion-of-dominance": (50, 4),
    "operational-advantage": (55, 9),
    "space-program": (75, 17),
    "olympic-games": (65, 17),
    "indisputable-authority": (60, 11),
    "nuclear-program": (70, 13),
}


def test_every_file_is_read() -> None:
    assert {file.name for file in DATA.iterdir() if file.name.endswith(".toml")} - {
        "rulebook.toml",
        "thinking.toml",
    } == {f"{stem}.toml" for stem in STEMS}


def test_a_region_has_its_slots_and_its_zone() -> None:
    """§B0.2 §B2.3 Board order; permanent 4/2/2/3/2/2/3, temporary 4/4/4/5/4/4/4."""
    rows = list(BOARD.regions.values())
    assert [row.id for row in rows] == list(REGIONS)
    assert [len(row.permanent) for row in rows] == [4, 2, 2, 3, 2, 2, 3]
    assert [len(row.temporary) for row in rows] == [4, 4, 4, 5, 4, 4, 4]
    assert BOARD.zones == {
        "usa": ("europe", "americas", "mena", "east_asia_pacific"),
        "eu": ("europe", "mena", "africa"),
        "russia": ("europe", "central_asia", "mena"),
        "china": ("central_asia", "south_asia", "east_asia_pacific"),
    }
    assert [row.engage for row in rows] == [5, 4, 4, 6, 3, 4, 5]  # §B6.2


def test_cubes_are_printed_on_the_board() -> None:
    """§B2.1 §B2.2 Local cubes in two regions; one of the EU on a slot that is worth 4 (ruling R18)."""
    assert [region for region, row in BOARD.regions.items() if "local" in row.printed] == ["mena", "south_asia"]
    assert BOARD.regions["africa"].held == ("eu",)
    assert BOARD.regions["africa"].temporary == (4, 3, 2, 1)
    assert Counter(cube for row in BOARD.regions.values() for cube in row.printed) == {
        "eu": 2,
        "usa": 4,
        "russia": 2,
        "china": 2,
        "local": 2,
    }


def test_country_cards_are_counted_by_region() -> None:
    """§B2.4 10/10/12/12/12/8/12 of the board; §B2.12 4, 5, 4 and 4 to begin with."""
    of_board = [card for card in BOARD.countries.values() if not card.owner]
    assert Counter(card.region for card in of_board) == dict(zip(REGIONS, (10, 10, 12, 12, 12, 8, 12), strict=True))
    owners = Counter(card.owner for card in BOARD.countries.values() if card.owner)
    assert owners == {"usa": 4, "eu": 5, "russia": 4, "china": 4}


def test_a_value_says_what_investing_costs() -> None:
    """§B8.1 10, 15 and 20 for the values 1, 2 and 3; as many export symbols, and one import less."""
    for card in BOARD.countries.values():
        assert card.invest == 5 + 5 * card.value
        if card.id != "start-eu-member-states":
            assert len(card.exports) == card.value
            assert len(card.imports) == card.value - 1


def test_an_improved_country_lies_in_the_region_of_its_starting_version() -> None:
    """§B5.6 All of the starting countries but the member states can be improved."""
    improved = {card.start: card for card in BOARD.countries.values() if card.start}
    starting = [card for card in BOARD.countries.values() if card.owner]
    assert {card.id for card in starting} - improved.keys() == {"start-eu-member-states"}
    assert all(BOARD.countries[start].region == card.region for start, card in improved.items())


def test_armies_are_exported_to_four_starting_countries() -> None:
    """§B7.4"""
    found = {card.id for card in BOARD.countries.values() if "army" in card.exports}
    assert found == {"start-japan", "start-canada", "start-india", "start-pakistan"}
    assert not any({"diplomacy", "army"} & set(card.imports) for card in BOARD.countries.values())  # §B7.11


@pytest.mark.parametrize(
    ("power", "types"), [("usa", (4, 3, 3, 2)), ("eu", (5, 3, 2, 2)), ("russia", (3, 4, 3, 2)), ("china", (3, 5, 2, 2))]
)
def test_a_starting_deck_has_twelve_cards(power: str, types: tuple[int, ...]) -> None:
    """§B2.13 §A2.2 Two times six; inventory 4.5: diplomatic, economic, military, domestic."""
    row = BOARD.powers[power]
    assert len(row.first_hand) == len(row.rest) == HAND
    found = Counter(BOARD.abilities[title].types[0] for title in (*row.first_hand, *row.rest))
    assert tuple(found[type_] for type_ in ("diplomatic", "economic", "military", "domestic")) == types


def test_the_market_has_33_titles_and_4_of_the_expansion() -> None:
    """§B2.5 §G4.1"""
    rows = [BOARD.abilities[title] for title in BOARD.market]
    assert Counter(row.expansion for row in rows) == {False: 33, True: 4}
    assert len(BOARD.abilities) == 37 + 15
    assert all(row.cost for row in rows)


def test_growth_cards_cost_an_automa_what_the_table_says() -> None:
    """§A12.2 §A12.3 §A12.6 §A12.8 Inventory 4.4 (ruling R31)."""
    assert {card.id: (card.automa_price, card.automa_points) for card in BOARD.growth.values()} == GROWTH
    levels = Counter((card.level, card.expansion) for card in BOARD.growth.values())
    assert set(levels.values()) == {2}  # §G2.1 two titles a level in each set
    assert {powers: sum(copies) * 2 for powers, copies in BOARD.copies.items()} == {2: 12, 3: 20, 4: 20}  # §B2.6


def test_every_power_has_its_assets_and_objectives() -> None:
    """§B2.16 §G5.1 Five and three; §G1.1 eight, each with three tasks (§G1.3)."""
    assets = Counter((row.power, row.expansion) for row in BOARD.assets.values())
    assert assets == {(power, new): 3 if new else 5 for power in POWERS for new in (False, True)}
    assert Counter(row.power for row in BOARD.objectives.values()) == dict.fromkeys(POWERS, 8)
    assert {len(row.tasks) for row in BOARD.objectives.values()} == {3}
    rewards = {row.reward for row in BOARD.objectives.values()}
    assert rewards == {(1, 3, 5), (2, 4, 7), (3, 6, 9)}
    redrawn = {row.id: row.redraw for row in BOARD.objectives.values() if row.redraw}  # §G1.16
    assert redrawn == {
        "eu-challenge-the-bear": ("russia",),
        "usa-dual-containment": ("russia", "china"),
        "china-towards-a-new-pacific-world": ("usa",),
    }


def test_two_assets_never_start_above_an_automa() -> None:
    """§A2.9 Every person begins with fewer VP than the 10 of an Automa (§A2.4)."""
    for power in POWERS:
        points = sorted(row.points for row in BOARD.assets.values() if row.power == power and not row.expansion)
        assert sum(points[-2:]) < BOARD.automa.board.points


def test_every_region_occurs_in_every_column_of_the_auto_influence_cards() -> None:
    """§B2.7 §A22.2 So a search for a region always ends."""
    assert len(BOARD.influence) == 20
    for power in POWERS:
        assert {lines[power].region for lines in BOARD.influence.values()} == set(REGIONS)
        assert all(lines[power].flag != power for lines in BOARD.influence.values())


def test_decision_cards_are_balanced() -> None:
    """§A4.3 §A15.3 §A18.2 Inventory 4.3: letters, numerals, flags, squares and focuses (ruling R57)."""
    cards = list(BOARD.decisions.values())
    assert Counter(card.star for card in cards) == {"A": 6, "B": 6}
    pairs = Counter((card.star, card.circle) for card in cards)
    assert set(pairs.values()) == {2}
    assert len(pairs) == 6
    assert [sum(card.permanent[n] for card in cards) for n in range(6)] == [8, 7, 5, 7, 6, 3]
    assert {sum(card.permanent) for card in cards} == {3}
    assert len({card.permanent for card in cards}) == 12
    for power, focuses in {"usa": (4, 4, 4), "eu": (4, 5, 3), "russia": (4, 3, 5), "china": (5, 3, 4)}.items():
        found = Counter(getattr(card.focus, power) for card in cards)
        assert tuple(found[focus] for focus in ("domestic", "diplomatic", "military")) == focuses
        flags = Counter(getattr(card.trade, power) for card in cards)
        assert flags == {other: 4 for other in POWERS if other != power}


def test_the_automa_board_has_three_rows() -> None:
    """§A5.2 §A2.5 §A2.6"""
    board = BOARD.automa.board
    assert {row.type: (row.left, row.right) for row in board.row} == {
        "diplomatic": ("engage", "relations"),
        "economic": ("invest", "trade"),
        "military": ("base", "move"),
    }
    assert board.tokens == ("relations", "invest", "base")
    assert (board.normal, board.expert) == ((2, 4, 6), (2, 4, 5, 6))
    lefts = {row.left for row in board.row}
    assert all(set(row.cells) == lefts for row in BOARD.players.values())  # §A16.3 §A16.6


def test_production_never_starts_above_its_end() -> None:
    """§B2.8 §B12.4"""
    for power in POWERS:
        assert all(0 < BOARD.production[power][good] <= BOARD.most[power][good] for good in GOODS)


@pytest.mark.parametrize(
    "overlay",
    [
        {"powers": {"power": [{"id": "usa", "rest": ["soft-power"]}]}},
        {"powers": {"power": [{"id": "usa", "rest": ["nothing"] * 6}]}},
        {"abilities": {"market": [{"id": "dominant-power", "cube": 1}]}},
        {"automa": {"decision": [{"id": "3", "permanent": [True]}]}},
        {"automa": {"decision": [{"id": "3", "trade": {"usa": "usa"}}]}},
    ],
)
def test_a_correction_that_fits_nothing_is_refused_in_both_languages(overlay: dict[str, object]) -> None:
    with pytest.raises(DataError) as error:
        build(json.dumps(overlay))
    said = {language(code).error(error.value) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_row_of_a_card_begins_with_what_the_card_says(name: str) -> None:
    """§K1.1 to §K5.33: both say what it does, so whoever changes one changes the other; a row may go on."""
    words = language(name, "worldorder")
    said: dict[str, set[str]] = {}
    for id_ in (*BOARD.abilities, *BOARD.assets, *BOARD.growth):
        card = Text(f"card-{id_}")
        said.setdefault(words.say(card), set()).add(words.form(card, "does"))
    rows = [row for number, row in rulebook("worldorder").paragraphs.items() if number[0] == "K"]
    shown = [row for row in rows if row.title.of(name) in said]
    assert len(shown) > 70
    for row in shown:
        assert any(row.text.of(name).startswith(each) for each in said[row.title.of(name)]), row.id
