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


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scenario", ["base", "solo", "nippon"])
def test_every_token_and_every_space_of_blitzkrieg_says_what_it_is_good_for(scenario: str, code: str) -> None:
    """Not only its name: §6.2.1 where it may stand, §6.1.3 how far it moves the marker, what a special weapon does."""
    lines = [
        line.plain
        for line in legend_lines(Table.new(load("blitzkrieg"), scenario), 0, language(code, "blitzkrieg"), 500)
    ]
    places = next(n for n, line in enumerate(lines) if re.search(r"(WE1\.2|SEA\.2)", line))
    explained = [line for line in lines[places + 1 :] if line.startswith(" ")]
    assert len(explained) > 35
    assert [line for line in explained if ": " not in line] == []


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
