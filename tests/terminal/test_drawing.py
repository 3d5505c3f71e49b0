"""Details of the board: labels that keep their numbers, columns that stand, sides where the picture has them."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest

from tests.picture.hexes import POINTY_LAYOUT, POINTY_VIEW, STACKED, TURNED
from tests.terminal.typist import GAME, play, request
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Text, Thing, Track
from visavis.terminal import make_console
from visavis.terminal.drawing.board import board_lines, track_bar
from visavis.terminal.drawing.hexmap import map_lines
from visavis.terminal.drawing.screen import show
from visavis.terminal.drawing.symbols import piece_label, symbols_of
from visavis.text import language


def thing(kind: str, identity: str = "", strength: str = "") -> Thing:
    return Thing("", kind, "", strength, 0, stands_for=identity)


@pytest.mark.parametrize(
    ("piece", "room", "label"),
    [
        (thing("A3", strength="3"), 8, "A3"),
        (thing("GEN", strength="4"), 8, "GEN 4"),
        (thing("SPY", "A3", "3"), 8, "SPY=A3"),
        (thing("SCI", "SCI-bot", "3"), 8, "SCI=F3"),
        (thing("SPY", "SCI-bot", "3"), 8, "SPY=F3"),
        (thing("SPY", "GEN", "4"), 9, "SPY=GEN 4"),
        (thing("SPY", "GEN", "4"), 8, "SPY=GEN4"),
        (thing("SPY", "GEN", "4"), 6, "SPY=…4"),
        (thing("SPY", "SCI-bot", "3"), 5, "SPY…3"),
        (thing("GEN", strength="4"), 3, "G…4"),
        (thing("NUK"), 8, "NUK"),
    ],
)
def test_a_label_keeps_its_number_however_short(piece: Thing, room: int, label: str) -> None:
    """§SE.4 The bot's scientist counts as an air force."""
    assert piece_label(piece, symbols_of("blitzkrieg"), room) == label


@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_the_places_of_rows_stand_under_each_other(width: int) -> None:
    """Whatever the rows are worth, and whoever has scored one of them."""
    table = Table.new(GAME, "base")
    layout = table.game.layout(table.state)
    view = table.game.view(table, SPECTATOR)
    scored = (*view.places[0].marks, "won 0", "won 1")
    view = view._replace(
        places=tuple(place._replace(marks=scored) if n < 3 else place for n, place in enumerate(view.places))
    )
    one = layout._replace(regions=layout.regions[:1])
    rows = [
        line.plain for line in board_lines(view, one, language("en", "blitzkrieg"), width) if "VP" in line.plain[-4:]
    ]
    starts = [[match.start() for match in re.finditer(r"[\^~]+ ?[a-z+—]", row)] for row in rows]
    assert len(starts) == 3
    assert all(each == starts[0][: len(each)] for each in starts)


def test_tracks_lie_as_on_the_picture() -> None:
    art = files("visavis.games.blitzkrieg") / "art" / "theme.toml"
    boards = tomllib.loads(art.read_text(encoding="utf-8"))["board"]
    assert {name for name, board in boards.items() if board.get("mirrored")} == set(symbols_of("blitzkrieg").mirrored)


def test_a_mirrored_track_has_the_first_side_on_the_left() -> None:
    track = Track("", -3, 3, ((0, 2),), {}, Text(""))
    assert track_bar(track, False).plain == "□╟──┼─●╢■"
    assert track_bar(track, True).plain == "■╟●─┼──╢□"


@pytest.mark.parametrize(("scenario", "ends"), [("base", "□■"), ("nippon", "■□")])
def test_which_side_is_left(scenario: str, ends: str) -> None:
    """Part 3.1 of the inventory: Japan on the left, the Allies on the left."""
    screen = StringIO()
    show(Table.new(GAME, scenario), SPECTATOR, language("en", "blitzkrieg"), make_console(screen, plain=True, width=80))
    assert re.search(rf"{ends[0]}\S+┼\S+{ends[1]}|{ends[0]}\S+●\S+{ends[1]}", screen.getvalue())
    assert not re.search(rf"{ends[1]}\S+[┼●]\S+{ends[0]}", screen.getvalue())


def test_the_news_come_before_the_board_and_the_question_after_it(folder: Path) -> None:
    """On a small screen the board and the question are what is left."""
    shown = play(request(folder), ["quit"]).text
    assert shown.index("So far:") < shown.index("\n──") < shown.index("►", shown.index("VP\n"))


# Maps with a corner up


@pytest.mark.parametrize("width", [28, 40, 80])
def test_rows_of_hexes_with_a_corner_up_lie_half_a_hex_beside_each_other(width: int) -> None:
    lines = [line.plain for line in map_lines(POINTY_VIEW, POINTY_LAYOUT, language("en", "blitzkrieg"), width)]
    found = {label: (n, line.index(label)) for n, line in enumerate(lines) for label in TURNED if f"^{label}" in line}
    assert found.keys() == TURNED.keys()
    wide = found["0101"][1] - found["0001"][1]
    for column in range(6):
        line, at = found[f"{column:02}01"]
        assert found[f"{column:02}02"] == (line + 2, at + wide // 2)
        assert found[f"{column:02}03"] == (line + 4, at)
    assert max(map(len, lines)) <= width


def test_a_stack_is_counted_facings_are_those_of_the_sides_and_areas_come_after_the_map() -> None:
    lines = [line.plain for line in map_lines(POINTY_VIEW, POINTY_LAYOUT, language("en", "blitzkrieg"), 80)]
    stack = next(n for n, line in enumerate(lines) if f"^{STACKED}" in line)
    assert lines[stack + 1][lines[stack].index(STACKED) - 1 :].startswith("■A4")
    assert any("■A←" in line for line in lines)
    assert any("□A↗" in line for line in lines)
    assert [line for line in lines if line.endswith("North⟩ □A ■A")]  # by its name
