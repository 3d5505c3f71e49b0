"""The legend of every game: all signs on the screen, and nothing that is not in this game."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from visavis.games import GAMES, load
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR
from visavis.terminal import legend_lines
from visavis.terminal.drawing.screen import position_lines
from visavis.text import LANGUAGES, language

UNEXPLAINED = set("─—–−·().,:;+-/’'«»…$&§") | {
    "°"
}  # lines, stops, amounts, paragraphs; and a remark that explains itself


def looks(game: str, scenario: str) -> list[Table[Any]]:
    """A game at its beginning and somewhat later."""
    table, random = Table.new(load(game), scenario), Random(1)
    for _ in range(60):
        if table.pending is None:
            break
        table.answer(random.choice(table.pending.options), table.pending.seat)
    return [Table.new(load(game), scenario), table]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "scenario"), [(name, scenario.name) for name in GAMES for scenario in load(name).scenarios]
)
def test_every_sign_on_the_screen_is_explained(game: str, scenario: str, code: str) -> None:
    said = language(code, game)
    for table in looks(game, scenario):
        screen = "".join(line.plain for line in position_lines(table, table.game.view(table, SPECTATOR), said, 100))
        legend = "\n".join(line.plain for line in legend_lines(table, SPECTATOR, said, 100))
        assert "⟨" not in legend
        signs = {sign for sign in screen if not sign.isalnum() and not sign.isspace()} - UNEXPLAINED
        assert {sign for sign in signs if sign not in legend} == set()


def test_the_legend_has_only_what_is_in_this_game() -> None:
    def letters(scenario: str) -> str:
        table = Table.new(load("bear"), scenario)
        heading = "Counters and markers, after the sign of their side"
        lines = [line.plain for line in legend_lines(table, 0, language("en", "bear"), 80)]
        return "".join(
            re.findall(
                r"^  (\S)   ",
                "\n".join(lines[lines.index(heading) :]),
                re.M,
            )
        )

    assert letters("tutorial-german") == "IM?"
    assert "T" not in letters("solo4-german")
