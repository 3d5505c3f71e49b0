"""A player with the box in front of them types what the dice and bags gave, and moves the pieces as told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.typist import GAME, Typing, answers_in, play, playing, request, saved, table_in
from visavis.files import open_record
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.terminal.entry import spelled
from visavis.terminal.saves import ENDING, FINISHED
from visavis.text import language

BOT_ROW = ["A1", "N2", "F1", "GEN", "A3"]
RESERVE = ["A1", "N1", "F1"]
SET_UP = [*BOT_ROW, *RESERVE, "1", "2", "3"]


def at_table(folder: Path, typing: Typing | list[str], **wishes: Any) -> Any:
    return play(request(folder, real_table=True, **wishes), typing)


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_a_whole_game_lists_every_move_of_the_pieces_in_order(folder: Path, scenario: str, code: str) -> None:
    played = at_table(folder, playing(folder, 5), language=code, scenario=scenario)
    (kept,) = (folder / FINISHED).glob(f"*{ENDING}")
    table = open_record(kept, GAME)
    said = language(code, "blitzkrieg")
    moves = [" ".join(said.say(move).split()) for move in GAME.moves(table, ALWAYS)]
    shown = " ".join(re.sub(r"^ +\d+\. ", "\n", played.text, flags=re.M).split())
    place = 0
    for move in moves:
        place = shown.index(move, place)
    assert len(moves) > 100
    assert "⟨" not in played.text


def test_dice_and_draws_are_typed_by_code_or_name(folder: Path) -> None:
    at_table(folder, ["a1", "navy 2", "aviation", "F1", "gen", "army 3", *RESERVE, "1", "7", "2", "3"])
    assert answers_in(folder) == SET_UP
    assert {entry.seat for entry in table_in(folder).entries} == {CHANCE}


def test_names_are_typed_in_russian_too(folder: Path) -> None:
    at_table(folder, ["армия 1", "флот 2", "а1", "ф1", "ген"], language="ru")
    assert answers_in(folder) == ["A1", "N2", "A1", "A1", "GEN"]


def test_what_is_in_a_bag_is_not_listed_unless_asked_for_twice(folder: Path) -> None:
    """§11.5 The bot's bag is as secret as any other."""
    played = at_table(folder, [*BOT_ROW, "a", "xyz", "?", "??"])
    assert "is not enough to tell which one" in played.after("a")
    assert "N3" not in played.text.partition("> ??")[0]
    assert "Type ?? if you want to see it." in played.after("?")
    assert "N3" in played.after("??")


def test_a_token_that_cannot_come_is_refused_without_telling_what_can(folder: Path) -> None:
    played = at_table(folder, ["gen", "gen", "nuk"])
    for typed in ("gen", "nuk"):
        assert f"“{typed}” cannot come now." in played.after(typed)
    assert answers_in(folder) == ["GEN"]


def test_a_beginning_that_would_fit_only_one_token_left_is_no_answer(folder: Path) -> None:
    """Otherwise typing N would tell that N1 is the only navy left in the bag."""
    played = at_table(folder, ["N3", "N3", "N2", "N2", "N1", "n"])
    assert "is not enough to tell" in played.after("n")


def test_the_moves_of_the_bot_are_listed_after_its_turn(folder: Path) -> None:
    said = at_table(folder, [*SET_UP, "secure", "1"]).text
    moves = said[said.rindex("On your table:") :]
    assert re.search(r" 1\. Take number \d \(.*\) out of the bot's row", moves)
    assert re.search(r" 2\. Put .* on ", moves)
    assert "Move the marker of" in moves
    assert "End of the turn: which token came out of the bag of the Axis?" in " ".join(moves.split())


def test_moves_shows_them_again(folder: Path) -> None:
    played = at_table(folder, [*SET_UP, "secure", "moves"])
    assert "On your table:" in played.after("moves")


def test_undo_goes_back_over_what_was_typed_and_puts_the_table_right(folder: Path) -> None:
    at_table(folder, [*SET_UP, "secure"])
    given = answers_in(folder)
    before = table_in(folder)
    played = at_table(folder, ["", "undo", "undo", "undo"])
    assert answers_in(folder) == given[:-3]
    said = language("en", "blitzkrieg")
    for n in (1, 2, 3):
        for move in GAME.unmoves(before.at(len(given) - n + 1), len(given) - n):
            assert said.say(move) in played
    assert played.text.count("To put your table right again:") == 3


def test_undo_puts_right_exactly_what_was_done(folder: Path) -> None:
    """The pieces named when a bot's placement is taken back are those named when it was made."""
    typing = playing(folder, 3)
    count = iter(range(40))
    at_table(folder, lambda prompt: typing(prompt) if next(count, None) is not None else "quit")
    table = table_in(folder)
    n = len(table.entries) - 1
    moves, unmoves = GAME.moves(table, n), GAME.unmoves(table, n)
    assert [text.key for text in unmoves] == [f"un{text.key}" for text in reversed(moves)]
    assert [text.args for text in unmoves] == [text.args for text in reversed(moves)]


def test_a_game_at_a_real_table_stays_one_after_a_pause(folder: Path) -> None:
    at_table(folder, BOT_ROW[:2])
    assert ".table" in saved(folder).name
    played = play(request(folder), ["", BOT_ROW[2]])
    assert "at a real table" in played
    assert answers_in(folder) == BOT_ROW[:3]


def test_dice_are_asked_only_where_they_decide(folder: Path) -> None:
    """The program asks what it must know and nothing else: every answer typed was a question of the rules."""
    at_table(folder, playing(folder, 8))
    (kept,) = (folder / FINISHED).glob(f"*{ENDING}")
    table = Table.replay(GAME, open_record(kept, GAME).record)
    assert all(spelled(entry.answer) for entry in table.entries)
    assert {entry.name for entry in table.entries if entry.seat == CHANCE} <= {
        *("deal", "draw", "produce", "research", "weapon", "bomb", "difficulty", "stratagem", "bot_unit"),
    }
