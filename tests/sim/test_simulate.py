from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from visavis.games import load
from visavis.kernel import record
from visavis.kernel.errors import UnknownName, VisavisError
from visavis.kernel.table import Table
from visavis.sim import Outcome, Summary, match, simulate, wilson, write_records, write_table
from visavis.sim.playouts import Keep
from visavis.sim.summary import quantile, spread_of

GAME = load("blitzkrieg")
RANDOM = ["random", "random"]


@pytest.mark.parametrize(
    ("k", "n", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3, without continuity correction
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_has_the_published_values(k: int, n: int, low: float, high: float) -> None:
    assert wilson(k, n) == pytest.approx((low, high), abs=5e-5)


def test_wilsons_interval_is_symmetric_and_says_nothing_of_nothing() -> None:
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_quantiles_lie_in_proportion_between_the_numbers() -> None:
    assert [quantile([1, 2, 3, 10], q) for q in (0, 0.5, 0.75, 1)] == [1, 2.5, 4.75, 10]
    assert spread_of([4]).q95 == spread_of([4]).mean == 4


def test_a_summary_adds_up_and_is_json() -> None:
    found = series(games=30)
    assert found.games == 30 == sum(win.count for win in found.wins) + found.draws.count + found.unfinished
    assert sum(found.endings.values()) == 30
    assert found.turns is not None
    assert found.turns.low <= found.turns.median <= found.turns.high < found.answers.mean
    assert all(win.low < win.share < win.high for win in found.wins)
    assert json.loads(json.dumps(found.as_dict()))["players"] == RANDOM


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    one: list[Outcome] = []
    two: list[Outcome] = []
    assert series(games=9, keep=one.append) == series(games=9, workers=2, keep=two.append)
    assert one == two


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    short: list[Outcome] = []
    long: list[Outcome] = []
    series(games=3, keep=short.append)
    series(games=5, keep=long.append)
    assert long[:3] == short


def test_another_seed_plays_other_games() -> None:
    assert series(games=5, seed=1) != series(games=5, seed=2)


def test_progress_counts_every_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(GAME, "solo", ["random"], 3, 1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_the_bot_has_a_seat_in_the_summary() -> None:
    found = simulate(GAME, "solo", ["random"], 2, 1, {"level": "hard"})
    assert found.players == ("bot", "random")
    assert found.options["level"] == "hard"


def test_what_cannot_be_simulated_is_refused_in_one_sentence() -> None:
    with pytest.raises(VisavisError, match="expected at least one"):
        series(games=0)
    with pytest.raises(UnknownName, match="scenario"):
        simulate(GAME, "bass", RANDOM, 1, 1)
    with pytest.raises(UnknownName, match="option"):
        simulate(GAME, "base", RANDOM, 1, 1, {"level": "easy"})


def test_a_player_that_other_processes_cannot_find_is_refused_in_one_sentence() -> None:
    sentence = "other processes cannot find <lambda>; with several workers a player belongs to a module"
    with pytest.raises(VisavisError, match=f"^{sentence}$"):
        simulate(GAME, "base", [lambda choice, chair: choice.options[0], "random"], games=2, workers=2)
    with pytest.raises(VisavisError, match=f"^{sentence}$"):
        match(GAME, "base", [lambda choice, chair: choice.options[0], "random"], games=2, workers=2)


def test_kept_records_replay_to_the_outcome(tmp_path: Path) -> None:
    outcomes: list[Outcome] = []
    series(games=3, keep=outcomes.append)
    paths = write_records(tmp_path / "games", outcomes)
    assert [path.name for path in paths] == ["game-00000.visavis", "game-00001.visavis", "game-00002.visavis"]
    for path, outcome in zip(paths, outcomes, strict=True):
        table = Table.replay(GAME, record.read(path.read_text("utf-8"), GAME))
        assert table.state.score == list(outcome.points)
        assert table.header.players == tuple(RANDOM)


def test_a_table_has_a_row_for_each_game() -> None:
    outcomes: list[Outcome] = []
    series(games=3, keep=outcomes.append)
    file = io.StringIO()
    write_table(file, outcomes, ["axis", "allies"])
    rows = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [int(row["points_allies"]) for row in rows] == [outcome.points[1] for outcome in outcomes]
    assert {row["winner"] for row in rows} <= {"axis", "allies"}


def test_an_unfinished_game_has_an_empty_winner_in_the_table() -> None:
    file = io.StringIO()
    write_table(file, [Outcome(0, 1, (), (), "", "", 10_000, None)], ["axis", "allies"])
    assert file.getvalue().splitlines()[1] == "0,1,,,,10000,,,"


def series(games: int, seed: int = 5, workers: int = 1, keep: Keep | None = None) -> Summary:
    return simulate(GAME, "base", RANDOM, games, seed, workers=workers, keep=keep)
