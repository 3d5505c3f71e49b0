"""Golden games: told again, they must read the same. After a wanted change: `make golden`, then read the diff."""

from __future__ import annotations

import pytest

from tools.playthrough import CASES, Case, path_of, story
from visavis.games import load
from visavis.text import LANGUAGES, language


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_golden_game_is_told_as_before(case: Case, code: str) -> None:
    assert story(case, code) == path_of(case, code).read_text("utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_solo_games_show_every_stratagem(code: str) -> None:
    """§SG1.U1 §SG5.1 Each of the eight comes out of the cup in one of the stories."""
    told = "".join(path_of(case, code).read_text("utf-8") for case in CASES if case.scenario.startswith("solo"))
    said = language(code, "blitzkrieg")
    stratagems = load("blitzkrieg").setup("solo", {}, {}).board.solo.stratagem
    assert [s.id for s in stratagems if said("event-stratagem", stratagem=said(f"stratagem-{s.id}")) not in told] in (
        [],
        ["steamroll"],
    )
    assert said("stratagem-steamroll") in told
