"""Chances beside results: which game is next, what is kept, what fits, what the page and the picture say."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tools import calibrate
from tools.calibrate import BEGIN, END, ROWS, Bin, Said, Wish, believed, best_power, in_bins, main, measured, of_game
from visavis.games import load
from visavis.picture.fairness import Fairness, draw_fairness
from visavis.text import language
from visavis.thinking.judging import fair

ONE, OTHER = ROWS[0], ROWS[1]
SOME = [Said(0.31, 0.0), Said(0.39, 1.0), Said(1.0, 1.0)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_row_can_be_played(row: calibrate.Row) -> None:
    game = load(row.game)
    game.options(row.scenario, dict(row.options))
    assert calibrate.seated(game, row, 1)


def test_the_row_with_the_least_of_its_games_is_next_and_goes_on_where_it_was() -> None:
    wish = Wish((ONE, OTHER), 2)
    assert wish.next({}) == (ONE, 0)
    assert wish.next({ONE.name: {"0": SOME}}) == (OTHER, 0)
    assert wish.next({ONE.name: {"0": SOME, "1": []}, OTHER.name: {"4": SOME}}) == (OTHER, 5)
    assert wish.next({ONE.name: {"0": SOME, "1": []}, OTHER.name: {"4": SOME, "5": SOME}}) is None
    assert wish._replace(games=0).next({}) is None


def test_chances_that_were_too_sure_are_told_less_sure_and_those_for_tuning_stand_apart() -> None:
    """Whoever wins as often as `fair` 0.5 says is found to need it."""
    random, said = Random(1), []
    for _ in range(4000):
        chance = random.random()
        said.append(Said(chance, float(random.random() < fair((chance, 1 - chance), 0.5)[0])))
    assert best_power(said) == pytest.approx(0.5, abs=0.1)
    assert believed([Said(0.8, 1.0)], 0.5)[0].chance == pytest.approx(2 / 3)
    kept = {"blitzkrieg base": {"0": SOME[:1], "1": SOME[1:]}, "bear tutorial-german": {"1": SOME}}
    assert of_game(kept, "blitzkrieg", 0) == SOME[:1]
    assert of_game(kept, "blitzkrieg", 1) == SOME[1:]


def test_chances_of_about_the_same_size_lie_together() -> None:
    assert in_bins(SOME) == (Bin(pytest.approx(0.35), 0.5, 2), Bin(1.0, 1.0, 1))


def test_a_plot_shows_each_part_where_it_lies() -> None:
    found = Fairness("blitzkrieg", (Bin(0.5, 1.0, 4), Bin(0.0, 0.0, 9)), 13, 0.3, 0.2)
    drawn = draw_fairness([found, found._replace(game="bear")], language("en"))
    assert drawn.count("<circle") == 4
    assert 'cx="169" cy="44"' in drawn  # the middle of the plot, and its upper edge
    assert 'cx="44" cy="294"' in drawn
    assert "chances: 13" in drawn


def test_how_far_chances_are_off_is_what_hints_and_reviews_are_told() -> None:
    """Measured and written into the data of each game: whoever measures again writes it again."""
    for each in measured(calibrate.read()):
        assert load(each.game).insight.weights.off == pytest.approx(each.off, abs=0.006), each.game


def test_games_are_played_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    monkeypatch.setattr(calibrate, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(calibrate, "PAGE", page)
    monkeypatch.setattr(calibrate, "PICTURE", tmp_path / "picture.svg")
    words = ["--rows", "nippon", "--games", "2"]
    assert main(words) == 0
    kept = calibrate.read()
    assert [len(said) for said in kept["blitzkrieg nippon"].values()] == [calibrate.SOME] * 2
    told = page.read_text("utf-8")
    assert "before" in told
    assert "after" in told
    assert "| Blitzkrieg! | 8 |" in told
    main(words)
    assert calibrate.read() == kept
    main([*words, "--anew"])
    assert calibrate.read() == kept  # the same seeds


def test_the_page_in_the_documents_shows_what_is_kept() -> None:
    kept = calibrate.read()
    found = list(measured(kept))
    assert calibrate.table_of(kept, found) in calibrate.PAGE.read_text("utf-8")
    assert calibrate.PICTURE.read_text("utf-8") == draw_fairness(found, language("en"))
