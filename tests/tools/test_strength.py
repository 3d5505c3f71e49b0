"""The table of strength: which game is played next, what is kept, what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import strength
from tools.strength import BEGIN, END, ROWS, THINKER, Played, Row, Series, keep, read, seated, share_of, table_of
from visavis.agents import agent_names
from visavis.games import load
from visavis.kernel.game import Result

ONE, OTHER = ROWS[0], ROWS[1]


def game(number: int, won: float = 1.0) -> Played:
    return Played(number, won, 20, 12.5, "compiled", "0123abcd")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_row_can_be_played_and_its_players_move_round_the_table(row: Row) -> None:
    rules = load(row.game)
    rules.options(row.scenario, dict(row.options))
    seats = [seated(rules, row, number).index(THINKER) for number in range(len(row.players))]
    assert len({*seats}) == len(row.players)
    assert {*row.players} <= {THINKER, strength.RIVAL, *agent_names(rules)}


def test_no_two_rows_have_one_name() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)


def test_the_row_with_the_least_of_its_games_is_next_and_goes_on_where_it_was() -> None:
    series = Series((ONE, OTHER), 2, 1.0)
    assert series.next({}) == (ONE, 0)
    assert series.next({ONE.name: [game(0)]}) == (OTHER, 0)
    assert series.next({ONE.name: [game(0)], OTHER.name: [game(0), game(1)]}) == (ONE, 1)
    assert series.next({ONE.name: [game(3), game(1)], OTHER.name: [game(0), game(1)]}) is None
    assert series._replace(first=50).next({}) == (ONE, 50)


def test_games_are_kept_and_the_page_shows_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(strength, "PAGE", page)
    assert read() == {}
    results = {ONE.name: [game(0), game(1, 0.5), game(2, 0.0)]}
    keep(results)
    assert read() == results
    keep(read())
    assert page.read_text("utf-8") == f"before\n{BEGIN}\n\n{table_of(results)}\n{END}\nafter\n"
    assert "| blitzkrieg solo, medium | the rulebook’s bot | 1 | compiled | 3 | 50 % | 13 to 87 % | 80 % |" in table_of(
        results
    )


def test_a_shared_win_counts_in_part_and_a_draw_half() -> None:
    assert strength.won(Result((0, 1), (3, 3), "", ""), 1) == 0.5
    assert strength.won(Result((0,), (3, 3), "", ""), 1) == 0.0
    assert strength.won(Result((), (3, 3), "", ""), 1) == 0.5
    assert strength.won(None, 1) == 0.5
    share, low, high = share_of([game(0), game(1, 0.5)])
    assert low < share == 0.75 < high


def test_the_page_in_the_documents_shows_what_is_kept() -> None:
    assert table_of(read()) in strength.PAGE.read_text("utf-8")
