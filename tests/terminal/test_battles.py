"""The third game at the same prompt: a map of hexes, counters with facings, Athena and her reasons."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.bear.position import battle
from tests.terminal.typist import Played, Typing, play, saved
from visavis.files import read_record
from visavis.games import GAMES
from visavis.games.bear import GAME
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR
from visavis.terminal import PlayRequest, legend_lines, make_console
from visavis.terminal.asking.answers import standing
from visavis.terminal.asking.entry import spelled
from visavis.terminal.drawing.hexmap import map_lines
from visavis.terminal.drawing.screen import show
from visavis.terminal.keeping.saves import ENDING
from visavis.text import LANGUAGES, language

pytestmark = pytest.mark.skipif(GAME.name not in GAMES, reason="the game is not on the shelf yet")

OVER = {"en": "The game is over", "ru": "Игра окончена"}


def request(folder: Path, scenario: str, **wishes: Any) -> PlayRequest:
    return PlayRequest(GAME.name, scenario, **({"language": "en", "seed": 7, "folder": folder} | wishes))


def typing(folder: Path, seed: int = 1) -> Typing:
    """Any answer, typed to the end, but rarely a pass; Enter at curtains and at the end."""
    random = Random(seed)
    tables: list[Table[Any]] = []

    def look() -> Table[Any]:
        record = read_record(saved(folder), GAME)[1]
        if not tables:
            tables.append(Table.replay(GAME, record))
        for entry in record.entries[len(tables[0].entries) :]:
            tables[0].answer(entry.answer, entry.seat)
        return tables[0]

    def typed(prompt: str) -> str:
        if not prompt.endswith("> ") or not list(folder.glob(f"*{ENDING}")):
            return ""
        pending = look().pending
        return spelled(random.choice(pending.options)) if pending else ""

    return typed


def screen(table: Table[Any], seat: int, code: str, width: int) -> list[str]:
    out = StringIO()
    show(table, seat, language(code, GAME.name), make_console(out, plain=True, width=width))
    return out.getvalue().split("\n")


def too_wide(played: Played, width: int) -> list[str]:
    return [line for line in played.text.split("\n") if len(line) > width]


def test_the_state_of_a_unit_to_be_chosen_is_said_in_its_gender() -> None:
    table: Table[Any] = Table.new(GAME, "tutorial-german", {}, ("human", "bot"))
    view = GAME.view(table, 0)
    rifles = next(thing for thing in view.things if thing.id == "GR1")._replace(marks=("spent",))
    assert "измотаны" in standing(rifles, view, GAME.layout(table.state), language("ru", GAME.name))


# Whole games


@pytest.mark.parametrize(
    ("scenario", "width", "code"),
    [("tutorial-german", 80, "en"), ("tutorial-german", 100, "ru"), ("duel1", 80, "ru"), ("solo1-soviet", 100, "en")],
)
def test_a_battle_is_played_to_its_end_by_typing(folder: Path, scenario: str, width: int, code: str) -> None:
    played = play(request(folder, scenario, language=code), typing(folder), width)
    assert played.status == 0
    assert OVER[code] in played
    assert too_wide(played, width) == []
    assert "⟨" not in played.text
    assert "\x1b" not in played.text


def test_athena_says_why(folder: Path) -> None:
    played = play(request(folder, "tutorial-german"), ["pass", "why", "why not K07", "why not nonsense", "quit"])
    assert "no suitable AI is in the hex of a unit" in played.after("why")
    assert "RE1" in played.after("why")
    assert "Ruled out by §" in played.after("why not K07") or "was not considered" in played.after("why not K07")
    assert "neither a counter nor a hex. Try MG." in played.after("why not nonsense")


def test_athena_is_asked_about_counters(folder: Path) -> None:
    """By their names on the map, one or a pair of them."""
    asked = ["why not SR2", "why not rifles sr2", "why not GR2 SR1"]
    played = play(request(folder, "tutorial-german", seed=3), ["pass", *asked, "quit"])
    assert "SR2 — MG, 4 hexes: ruled out, K07 blocks the view, §B5.0a." in played.after("why not SR2")
    assert played.after("why not rifles sr2").startswith(played.after("why not SR2")[:200])
    assert "SR1 — GR2, 6 hexes: ruled out, would need 11, §5.2b." in played.after("why not GR2 SR1")
    assert "SR2" not in played.after("why not GR2 SR1").partition("> quit")[0]


def test_a_rule_is_looked_up(folder: Path) -> None:
    assert "§B6.0a" in play(request(folder, "tutorial-german"), ["rule B6.0a", "quit"]).after("rule B6.0a")


# The map


def test_a_counter_stands_beside_the_name_of_its_hex() -> None:
    table = battle("R1 german-rifles-41 G06 NE", "P1 soviet-mmg-maxim I05 SW spent", board="2")
    assert cell(screen(table, 0, "en", 100), "G06").startswith("G06■I↗ ")
    assert cell(screen(table, 0, "en", 100), "I05").startswith("I05□m↙ ")


def test_of_several_counters_the_first_is_drawn_and_all_are_counted() -> None:
    table = battle("R1 german-rifles-41 G06 NE", "R2 german-mg34 G06 N", board="2")
    assert cell(screen(table, 0, "en", 80), "G06").startswith("G06■I↗2 ")


def cell(lines: list[str], label: str) -> str:
    """The name of a hex, and what follows to the end of the line."""
    line = next(line for line in lines if label in line)
    return line[line.index(label) :]


def test_every_hex_is_on_the_map_once_whatever_its_width() -> None:
    for scenario, width in (("duel1", 80), ("duel-combined", 80), ("duel-combined", 160)):
        table = Table.new(GAME, scenario)
        lines = map_lines(GAME.view(table, 0), GAME.layout(table.state), language("en", GAME.name), width)
        drawn = "\n".join(line.plain for line in lines).partition("Walls:")[0]
        view = GAME.view(table, 0)
        marked = len([place for place in view.places if place.marks])
        spots = GAME.layout(table.state).spots
        marked += len([thing for thing in view.things if thing.at in spots and not thing.label])
        assert sum(drawn.count(label) for label in table.state.board.labels) == len(table.state.board.labels) + marked
        assert max(len(line.plain) for line in lines) <= width


def test_neighbours_are_drawn_side_by_side() -> None:
    """North is two lines up; the columns beside begin one line higher or lower."""
    lines = screen(Table.new(GAME, "duel1"), 0, "en", 100)
    board = Table.new(GAME, "duel1").state.board
    lines_of = {label: n for n, line in reversed([*enumerate(lines)]) for label in board.labels if label in line}
    across = {label: lines[n].index(label) for label, n in lines_of.items()}
    for label, ground in board.hexes.items():
        for direction, (right, down) in enumerate(((0, -2), (5, -1), (5, 1), (0, 2), (-5, 1), (-5, -1))):
            other = ground.neighbours[direction]
            if other:
                assert across[other] == across[label] + right
                assert lines_of[other] == lines_of[label] + down


def test_a_hidden_unit_is_on_the_map_of_its_own_side_only() -> None:
    table = battle("R1 german-rifles-41 G06 NE", "SPY soviet-rifles-41 I03 hidden", board="2")
    assert "SPY" in " ".join(screen(table, 1, "en", 80))
    assert "SPY" not in " ".join(screen(table, 0, "en", 80))
    assert "SPY" not in " ".join(screen(table, SPECTATOR, "en", 80))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_legend_explains_every_sign_of_the_map(code: str) -> None:
    table = Table.new(GAME, "tutorial-german")
    lines = [line.plain for line in legend_lines(table, 0, language(code, GAME.name), 80)]
    said = "\n".join(lines)
    assert "⟨" not in said
    for sign in "■□♣♠IM?":
        assert any(line.strip().startswith(sign) for line in lines), sign


def test_the_map_is_drawn_again_after_athena_has_acted(folder: Path) -> None:
    """Though it is the same round, and the same side to act."""
    asked = PlayRequest(
        "bear", "tutorial-german", language="en", seed=16, folder=folder, options={"common_sense": False}
    )
    played = play(asked, ["pass", "pass", "quit"])
    assert played.text.count("── Round 1: the Germans to act ─") == 3


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There is no way to {far} for "),
        ("ru", "В {far} "),
    ],
)
def test_a_unit_and_a_hex_it_cannot_reach_are_answered_with_the_reason(tmp_path: Path, lang: str, said: str) -> None:
    wish = request(tmp_path, "tutorial-german", language=lang)
    play(wish, [""])
    table = Table.replay(GAME, read_record(saved(tmp_path), GAME)[1])
    assert table.pending is not None
    unit = next(option for option in table.pending.options if option in table.state.units)
    away = table.state.board.distance[table.state.units[unit].hex]
    far = next(hex_ for hex_ in table.state.board.hexes if away[hex_] == 4 and hex_ not in table.state.at)
    typed = f"{unit} {far}"
    told = play(wish, ["", typed]).after(typed)
    assert said.format(far=far) in told
    assert "§B4.5a" in told or "§B15.1a" in told
