"""B0, B5 and B12 of the map: labels, neighbours, arcs, lines of sight over terrain and height."""

from __future__ import annotations

import pytest

from tests.games.bear.position import bare, map_of, state
from visavis.games.bear.board import Board, blocks, crossed_sides, is_clear, on_the_way, share, straight_on
from visavis.games.bear.loading import build, printed
from visavis.games.bear.rules.sight import can_see, in_arc, in_fire_zone
from visavis.kernel.data import DataError
from visavis.kernel.hexes import DIRECTIONS

BOARDS = ("1", "2", "3", "4", "5")
every_board = pytest.mark.parametrize("board", BOARDS, indirect=True)


@pytest.fixture
def board(request: pytest.FixtureRequest) -> Board:
    return bare((request.param, 0, 0))


# B0.1 Geometry


@every_board
def test_a_board_has_196_full_hexes(board: Board) -> None:
    """§B0.1a §B0.1c Columns B to R; the higher columns have twelve rows, the lower ones eleven."""
    rows: dict[str, list[int]] = {}
    for label in board.labels:
        rows.setdefault(label[0], []).append(int(label[1:]))
    assert sorted(rows) == [chr(65 + column) for column in range(1, 18)]
    assert all(found == list(range(1, 13 if ord(column) % 2 == 0 else 12)) for column, found in rows.items())
    assert len(board.labels) == 196


def test_half_hexes_are_no_hexes() -> None:
    """§B0.1c Columns A and S, and row 12 of the lower columns."""
    board = bare(("1", 0, 0))
    assert not {"A06", "S06", "C12", "B13", "A01"} & set(board.labels)
    assert [share(0, 6), share(2, 12), share(1, 12), share(2, 11), share(0, 12)] == [1, 1, 2, 2, 0]


def test_neighbours_of_a_lower_and_of_a_higher_column() -> None:
    """§B0.1b Clockwise from the north."""
    board = bare(("1", 0, 0))
    assert board.hexes["G06"].neighbours == ("G05", "H06", "H07", "G07", "F07", "F06")
    assert board.hexes["H07"].neighbours == ("H06", "I06", "I07", "H08", "G07", "G06")
    assert board.hexes["B01"].neighbours == ("", "", "C01", "B02", "", "")


def test_distance_by_axial_coordinates() -> None:
    """§B0.1d The greatest of three differences."""
    table = bare(("2", 0, 0)).distance
    assert [table["G04"]["G06"], table["J05"]["G06"], table["G10"]["H09"], table["C11"]["H09"]] == [2, 3, 2, 5]


@every_board
def test_lines_are_tested_in_whole_numbers(board: Board) -> None:
    """§B0.1e Everything that is looked up is exact: no pair is decided by rounding."""
    assert all(isinstance(n, int) for row in board.distance.values() for n in row.values())
    assert all(type(held) is bool for row in board.arcs.values() for arc in row.values() for held in arc)


def test_the_arc_has_two_bounding_rows_and_the_own_hex() -> None:
    """§B0.1f §B5.1a Facing north from H07: the rows to the northwest and the northeast belong to it, endlessly."""
    s = state("R german-rifles-41 H07 N")
    seen = {label for label in s.board.labels if in_arc(s, s.units["R"], label)}
    assert {"H07", "H01", "G06", "I06", "B04", "P03", "C04"} <= seen
    assert not {"G07", "I07", "H08", "B05", "P04"} & seen


def test_two_boards_side_by_side_make_whole_hexes_of_halves() -> None:
    """§B0.1g Labels name the board; what was half on each is whole now, and neighbours reach across."""
    board = map_of("3 4@18,0")
    assert len(board.labels) == 2 * 196 + 11
    assert board.hexes["3-S06"].neighbours == ("3-S05", "4-B06", "4-B07", "3-S07", "3-R07", "3-R06")
    assert "3-S06" in board.hexes["3-R07"].roads
    assert "4-B07" in board.hexes["3-S06"].roads


def test_one_board_above_another_completes_row_twelve() -> None:
    """§B0.1g"""
    board = map_of("1 2@0,12")
    assert board.hexes["1-C12"].neighbours[3] == "2-C01"
    assert board.hexes["1-B12"].neighbours[3] == "2-B01"


# B4.8 Terrain


@pytest.mark.parametrize(
    ("number", "hex_", "terrain", "level"),
    [
        ("1", "K05", "light_woods", 0),
        ("1", "L05", "heavy_woods", 0),
        ("1", "L06", "open", 0),
        ("2", "G08", "wood_building", 0),
        ("2", "J10", "stone_building", 0),
        ("2", "B07", "plowed", 0),
        ("3", "L05", "open", 2),
        ("3", "H11", "light_woods", 1),
        ("5", "M01", "water", 0),
    ],
)
def test_a_hex_is_what_lies_under_its_dot(number: str, hex_: str, terrain: str, level: int) -> None:
    """§B4.8a §B12.0a Terrain and level are two things."""
    ground = bare((number, 0, 0)).hexes[hex_]
    assert (ground.terrain.id, ground.level) == (terrain, level)


@every_board
def test_walls_and_roads_have_two_sides(board: Board) -> None:
    """§B4.10a §B6.5a What joins or parts two hexes is known in both."""
    for label, ground in board.hexes.items():
        assert all(label in board.hexes[other].roads for other in ground.roads)
        for side in ground.walls:
            other = board.hexes[ground.neighbours[side]]
            assert (side + 3) % 6 in other.walls


# B5.2 and B12.4 Lines of sight


@every_board
def test_sight_is_symmetric_and_reaches_every_neighbour(board: Board) -> None:
    """§B5.2d On every board, for every pair."""
    for a in board.labels:
        assert a in board.visible[a]
        assert set(board.hexes[a].around) <= board.visible[a]
        assert all(a in board.visible[b] for b in board.visible[a])
        assert set(board.in_sight[a]) == board.visible[a]


@every_board
def test_the_table_says_what_the_rule_says_in_both_directions(board: Board) -> None:
    """§B5.2a For every pair of every board."""
    for n, a in enumerate(board.labels):
        for b in board.labels[n + 1 :]:
            assert (b in board.visible[a]) == is_clear(board, a, b) == is_clear(board, b, a)


def test_woods_between_two_hexes_block() -> None:
    """§B5.2a From J07 to J05 over J06 (light woods); the hexes of both ends never block."""
    board = bare(("1", 0, 0))
    assert [ground.label for part in on_the_way(board, "J07", "J05") for ground in part] == ["J06"]
    assert "J05" not in board.visible["J07"]
    assert "J04" in board.visible["J06"]  # out of the woods
    assert "J06" in board.visible["J04"]  # into them


def test_along_an_edge_only_two_blockers_block() -> None:
    """§B5.2b K05-M05 runs between L05 (woods) and L06 (open): clear (ruling R34). Between two woods it is not."""
    board = bare(("1", 0, 0))
    assert [sorted(g.label for g in part) for part in on_the_way(board, "K05", "M05")] == [["L05", "L06"]]
    assert "M05" in board.visible["K05"]
    assert [sorted(g.label for g in part) for part in on_the_way(board, "K03", "M03")] == [["L03", "L04"]]
    assert "M03" not in board.visible["K03"]


def test_a_corner_touched_does_not_count() -> None:
    """§B5.2b What a line only touches at a point is not on its way."""
    board = bare(("1", 0, 0))
    for a in ("G05", "H07"):
        for b in board.labels:
            assert all(len(part) in (1, 2) for part in on_the_way(board, a, b))


def test_walls_do_not_block_and_neither_do_counters() -> None:
    """§B5.2c Over the walls of board 2, and through a hex full of counters."""
    board = bare(("2", 0, 0))
    assert board.hexes["D06"].walls
    assert "D08" in board.visible["D06"]
    s = state("A german-rifles-41 C07 N", "B soviet-rifles-41 D07 N", board="2")
    assert can_see(s, "C07", "E06")


def test_everybody_sees_all_round() -> None:
    """§B5.2d Sight has no facing; only the fire zone has."""
    s = state("R german-rifles-41 H07 N")
    assert can_see(s, "H07", "H09")
    assert not in_fire_zone(s, s.units["R"], "H09")


def test_from_a_height_one_looks_over_what_is_lower() -> None:
    """§B12.4a Only what reaches the higher of the two levels blocks."""
    board = bare(("3", 0, 0))
    low, high = board.hexes["L08"], board.hexes["L05"]
    assert (low.level, high.level) == (0, 2)
    assert "L08" in board.visible["L05"]
    woods = board.hexes["H05"]
    assert (woods.level, woods.terrain.blocks) == (0, True)
    assert not blocks(woods, 0, 2)
    assert blocks(woods, 0, 1)


def test_on_equal_level_higher_ground_blocks_and_so_do_woods_that_reach_it() -> None:
    """§B12.4b (ruling R35) Open ground of the same level does not."""
    board = bare(("3", 0, 0))
    hill, plateau, woods = board.hexes["L04"], board.hexes["L03"], board.hexes["G05"]
    assert blocks(hill, 0, 0)
    assert blocks(hill, 1, 1)
    assert not blocks(plateau, 1, 1)
    assert blocks(woods, 0, 0)
    assert blocks(woods, 1, 1)
    assert not blocks(woods, 2, 2)


def test_right_behind_woods_lies_a_blind_spot() -> None:
    """§B12.6a (ruling R36) From level 2 over woods on level 0 the hex directly behind them is not seen."""
    board = bare(("3", 0, 0))
    found = [
        (a, b)
        for a in board.labels
        for b in board.labels
        if board.hexes[a].level == 2
        and board.hexes[b].level == 0
        and (parts := list(on_the_way(board, a, b)))
        and all(ground.terrain.blocks and ground.top > 0 for ground in parts[-1])
        and not any(all(blocks(ground, 0, 2) for ground in part) for part in parts)
    ]
    assert found
    assert all(b not in board.visible[a] and a not in board.visible[b] for a, b in found)


def test_the_side_a_shot_crosses_is_known() -> None:
    """§B6.5a (ruling R38) From J08 to K08 over the wall between them; along an edge it comes over a corner."""
    board = bare(("2", 0, 0))
    assert [DIRECTIONS[side] for side in crossed_sides(board, "J08", "K08")] == ["NW"]
    assert len(crossed_sides(board, "K05", "M05")) == 2


def test_straight_on_ends_at_the_edge() -> None:
    board = bare(("1", 0, 0))
    assert straight_on(board, "J07", 1, 2) == "L06"
    assert straight_on(board, "B01", 0, 1) == ""


# The files


@pytest.mark.parametrize("name", ["tutorial", "solo1", "solo4", "combined"])
def test_every_scenario_loads(name: str) -> None:
    """§SC1"""
    assert printed(name).mission.mission.id == name


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ('{"solo1": {"unit": [{"id": "R1", "hex": "A06"}]}}', 'unit[R1].hex is "A06", an unknown hex'),
        ('{"solo1": {"unit": [{"id": "R1", "type": "german-tiger"}]}}', 'unit[R1].type is "german-tiger", an unknown'),
        ('{"solo1": {"cards": {"numbers": ["99"]}}}', 'cards.numbers[1] is "99", an unknown card'),
        ('{"solo1": {"unit": [{"id": "R1", "facing": "E"}]}}', 'unit[R1].facing is "E"'),
        ('{"solo1": {"board": [{"number": 1, "board": "7"}]}}', 'board[1].board is "7", an unknown board'),
        ('{"solo1": {"board": [{"number": 1, "column": 1}]}}', "expected an even number of columns"),
        ('{"boards": {"board": [{"id": "2", "walls": ["D06-F06"]}]}}', "joins D06 and F06, expected neighbours"),
        ('{"boards": {"board": [{"id": "2", "water": ["Z01"]}]}}', "names 'Z01', expected a hex of the board"),
        ('{"solo": {}}', "solo is an unknown data file"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(overlay: str, sentence: str) -> None:
    """§SC1 Hexes exist and are full, counters and cards exist."""
    with pytest.raises(DataError) as caught:
        build("solo1", overlay)
    assert sentence in str(caught.value)


def test_an_owner_of_the_box_may_correct_a_counter() -> None:
    board = build("solo1", '{"units": {"unit": [{"id": "german-mg34", "red": 5}]}}')
    assert board.kinds["german-mg34"].red == 5
    assert board.overlaid
