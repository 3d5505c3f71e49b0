"""A player with the box in front of them types what the dice and bags gave, and moves the pieces as told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.typist import GAME, Typing, answers_in, play, playing, request, saved, table_in
from visavis.files import open_record
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import VisavisError
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.vocabulary import always, still_to_do
from visavis.terminal.asking.entry import spelled
from visavis.terminal.keeping.saves import ENDING, FINISHED
from visavis.text import language

BOT_ROW = ["A1", "N2", "F1", "GEN", "A3"]
RESERVE = ["A1", "N1", "F1"]
SET_UP = [*BOT_ROW, *RESERVE, "1", "2", "3"]


def at_table(folder: Path, typing: Typing | list[str], **wishes: Any) -> Any:
    return play(request(folder, **{"real_table": True, "by_hand": "all"} | wishes), typing)


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_a_whole_game_lists_every_move_of_the_pieces_in_order(folder: Path, scenario: str, code: str) -> None:
    played = at_table(folder, playing(folder, 5), language=code, scenario=scenario)
    (kept,) = (folder / FINISHED).glob(f"*{ENDING}")
    table = open_record(kept, GAME)
    said = language(code, "blitzkrieg")
    moves = [
        " ".join(said.say(move.done).split()) for move in still_to_do(table, ALWAYS, 1, always) if move.marker is None
    ]
    shown = " ".join(re.sub(r"^ +\d+\. ", "\n", played.text, flags=re.M).split())
    place = 0
    for move in moves:
        place = shown.index(move, place)
    assert len(moves) > 50
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


def test_the_moves_of_the_bot_are_listed_before_whatever_depends_on_them(folder: Path) -> None:
    played = at_table(folder, [*SET_UP, "secure", "1", "A2"])
    moves = played.text.partition("On your table, the Axis:")[2].partition("Place a token")[0]
    assert re.search(r"\d\. Take number \d \(.*\) out of the bot’s row", moves)
    assert re.search(r"\d\. Put .* on ", moves)
    assert "Move the marker of" in moves
    assert "Army 2" not in moves  # typed, so it was drawn
    assert "Lay out Secure from the cup, then put Steamroll into it" in " ".join(moves.split())
    assert moves.index("Take number") < moves.index("out of the bag of the Axis")


def test_moves_shows_everything_since_the_last_decision_again(folder: Path) -> None:
    """Whatever was typed in between."""
    played = at_table(folder, [*SET_UP, "secure", "1", "A2", "moves"])
    again = played.after("moves")
    for each in ("Move the marker of Western Europe", "Lay out Secure", "Take number", "Put "):
        assert each in again


def test_a_draw_that_nobody_could_type_is_listed(folder: Path) -> None:
    """Where only one kind of token is left, nothing is asked, and the piece has still to be drawn."""
    at_table(folder, playing(folder, 5))
    (kept,) = (folder / FINISHED).glob(f"*{ENDING}")
    table = open_record(kept, GAME)
    draws = [move for move in GAME.moves(table, ALWAYS, 1) if move.key in ("move-drew", "move-armed")]
    typed = [entry for entry in table.entries if entry.name in ("deal", "draw", "produce", "weapon")]
    listed = [move for move in still_to_do(table, ALWAYS, 1, always) if move.done.key in ("move-drew", "move-armed")]
    assert len(listed) == len(draws) - len(typed)


def test_the_difficulty_die_says_which_number_is_which_theatre(folder: Path) -> None:
    played = at_table(folder, [*BOT_ROW, *RESERVE])
    assert re.search(r"1 +Western Europe\n +2 +Pacific Ocean\n", played.text)


@pytest.mark.parametrize(
    ("code", "typed"), [("en", "economic warfare"), ("en", "rapid"), ("ru", "экономическая война")]
)
def test_a_stratagem_goes_by_its_name(folder: Path, code: str, typed: str) -> None:
    played = at_table(folder, [*SET_UP, typed], language=code)
    assert answers_in(folder)[-1] in ("economic_warfare", "rapid_deployment")
    assert "rapid_deployment" not in played.text
    assert language(code, "blitzkrieg")("stratagem-rapid_deployment") in played.text


def test_at_a_table_for_two_the_curtain_falls_before_a_secret_draw(folder: Path) -> None:
    """§11.5 Each types their own draws, and is told nothing of the other's."""
    played = at_table(folder, ["", "A1", "N2", "F1", "", "", "A3", "N3", "F2", "", ""], scenario="base")
    first, allies, axis = played.text.split("Pass the screen to the ")[1:]
    assert (first[:4], allies[:6], axis[:4]) == ("Axis", "Allies", "Axis")
    assert not re.search(r"\b(A1|N2|F1|Army 1|Navy 2|Aviation 1)\b", allies.partition("Allies draw")[0])
    assert not re.search(r"\b(A3|N3|F2|Army 3|Navy 3|Aviation 2)\b", axis.partition("──")[0])


def test_a_game_for_two_at_a_table_never_tells_of_the_others_draw(folder: Path) -> None:
    """§11.5"""
    typing = playing(folder, 5)
    told = []

    def watch(screen: str) -> None:
        if not screen.endswith("> "):
            return
        act = screen.rpartition("Pass the screen to")[2]
        choice = table_in(folder).pending
        if choice is not None and choice.seat != CHANCE:
            other = ("Allies", "Axis")[choice.seat]
            told.append(act)
            assert not re.search(rf"(Take (?!a token)[^.]*|research pile) into the (reserve|bag) of the {other}", act)

    play(request(folder, "base", real_table=True, by_hand="all"), typing, watch=watch)
    assert len(told) > 10


def test_undo_goes_back_over_what_was_typed_and_puts_the_table_right(folder: Path) -> None:
    at_table(folder, [*SET_UP, "secure", "1", "A2"])
    given = answers_in(folder)
    before = table_in(folder)
    played = at_table(folder, ["", "undo", "undo", "undo"])
    assert answers_in(folder) == given[:-3]
    said = language("en", "blitzkrieg")
    for n in (1, 2, 3):
        for move in GAME.unmoves(before.at(len(given) - n + 1), len(given) - n, 1):
            assert said.say(move) in played
    assert played.text.count("To put your table right again:") == 3


def test_undo_puts_right_exactly_what_was_done(folder: Path) -> None:
    """The pieces named when a bot's placement is taken back are those named when it was made."""
    typing = playing(folder, 3)
    count = iter(range(40))
    at_table(folder, lambda prompt: typing(prompt) if next(count, None) is not None else "quit")
    table = table_in(folder)
    n = len(table.entries) - 1
    moves, unmoves = GAME.moves(table, n, 1), GAME.unmoves(table, n, 1)
    assert [text.key for text in unmoves] == [f"un{text.key}" for text in reversed(moves)]
    assert [text.args for text in unmoves] == [text.args for text in reversed(moves)]


def test_whatever_was_listed_is_taken_back(folder: Path) -> None:
    played = at_table(folder, [*SET_UP, "secure", "1", "undo", "undo"])
    assert "back into the bot’s row" in " ".join(played.text.split())
    assert "then put Secure back in" in " ".join(played.text.rpartition("> undo")[2].split())


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


# What is done by hand


def names(folder: Path) -> list[str]:
    return [entry.name for entry in table_in(folder).entries]


def test_usually_only_pieces_are_typed(folder: Path) -> None:
    """The dice of the set-up, the stratagem and the die of §S3.7 are the program's."""
    played = at_table(folder, [*BOT_ROW, *RESERVE, "A2"], by_hand="")
    assert "the program rolls dice" in played
    assert names(folder)[:8] == ["deal"] * 8
    assert names(folder).count("difficulty") == 3
    assert names(folder)[11] == "stratagem"
    assert "On your table, the Axis:" in played
    assert "Army 2" not in played.text.partition("On your table, the Axis:")[2].partition("──")[0]


def test_a_draw_mistyped_is_mended_and_nothing_is_rolled_again(folder: Path) -> None:
    """What the program rolled after it is kept, and comes again."""
    played = at_table(folder, [*BOT_ROW, *RESERVE, "undo", "A3"], by_hand="pieces")
    first, second = played.text.split("> undo")
    laid = r"Lay out [^,]* from the cup|Move the marker of [^.]* from the centre to [^.]*\n"
    assert "Taken back: air 1." in second
    assert answers_in(folder)[7] == "A3"
    assert [each for each in re.findall(laid, first) if each] == re.findall(laid, second.partition("> A3")[2]) != []


def test_a_decision_stays_once_the_program_has_rolled(folder: Path) -> None:
    """Whoever has seen the stratagem mends a draw, and does not place again."""
    typing = playing(folder, 5)

    def until_the_bot(prompt: str) -> str:
        placed = [n for n, name in enumerate(names(folder)) if name == "place"] if list(folder.glob("*")) else []
        return "quit" if placed and names(folder)[-1] in ("stratagem", "bot_unit") else typing(prompt)

    at_table(folder, until_the_bot, by_hand="pieces")
    before = names(folder)
    played = at_table(folder, ["", "undo", "undo"])
    assert before[len(names(folder))] == "draw"
    assert "What you decided stays" in played


def test_with_nothing_by_hand_only_decisions_are_typed(folder: Path) -> None:
    typing, asked = playing(folder, 6), []

    def watched(prompt: str) -> str:
        pending = table_in(folder).pending if list(folder.glob(f"*{ENDING}")) else None
        asked.append(pending.seat if pending else 1)
        return typing(prompt)

    played = at_table(folder, watched, by_hand="nothing")
    assert CHANCE not in asked
    assert "from the bot’s bag to the right end of its row" in played
    assert "from the bag into the reserve of the Allies" in played


def test_every_way_is_kept_over_a_pause(folder: Path) -> None:
    at_table(folder, BOT_ROW[:2], by_hand="pieces")
    assert saved(folder).name.endswith(".table-pieces.visavis")
    play(request(folder), ["", *BOT_ROW[2:], *RESERVE])
    assert "stratagem" in names(folder)


def test_a_game_kept_before_there_was_a_choice_asks_for_everything(folder: Path) -> None:
    at_table(folder, BOT_ROW, by_hand="all")
    saved(folder).rename(folder / "blitzkrieg-solo-old.table.visavis")
    play(request(folder), ["", *RESERVE])
    assert answers_in(folder) == [*BOT_ROW, *RESERVE]
    assert table_in(folder).pending.name == "difficulty"  # type: ignore[union-attr]


def test_with_nothing_by_hand_one_person_plays(folder: Path) -> None:
    """§11.5 Whoever follows the list would see what the other has drawn."""
    with pytest.raises(VisavisError, match="--by-hand nothing is for one person"):
        at_table(folder, [], scenario="base", by_hand="nothing")


def test_a_draw_of_the_set_up_says_how_many_there_are(folder: Path) -> None:
    played = play(request(folder, real_table=True), ["A1", "A1", "quit"])
    assert "Set-up, 1 of 5: which token came out of the bag of the Axis?" in played
    assert "Set-up, 3 of 5: which token came out of the bag of the Axis?" in played.after("A1") + played.text


def test_cards_are_listed_as_their_numbers_count(folder: Path) -> None:
    asked = request(folder, "two", game="manhattan", players=("human", "director"), real_table=True)
    played = play(asked, ["2", "quit"])
    assert "Set-up, 2 of 6: which building lies on the next slot of the market?" in played
    listed = re.findall(r"^ *(\d+)  \w+ \d+$", played.text.partition("> ")[0], re.M)
    assert listed == sorted(listed, key=int)
    assert len(listed) == 6


def test_what_lies_where_is_told_before_anything_is_asked(folder: Path) -> None:
    played = at_table(folder, ["quit"])
    before, _, rest = played.text.partition("Set-up, 1 of 5: which token came out")
    assert rest
    told = " ".join(before.split())
    assert "On your table, the set-up: 1. Lay the board down with the five theatres up 2. Put a battle marker" in told
    assert "3. Into the bag of the Axis, 22 tokens: army 1 ×3, army 2 ×2" in told
    assert "Leave in the box: the brown tokens, the partisans and skilful leadership" in told


@pytest.mark.parametrize(("code", "typed"), [("en", "moves setup"), ("ru", "ходы подготовка")])
def test_the_set_up_is_told_again_whenever_somebody_wants_it(folder: Path, code: str, typed: str) -> None:
    """After a decision, too, when the moves of this turn are others."""
    first = "Lay the board down" if code == "en" else "Разложите поле"
    moves = typed.split()[0]
    typing, count = playing(folder, 5), iter(range(40))
    at_table(folder, lambda prompt: typing(prompt) if next(count, None) is not None else "quit")
    played = at_table(folder, ["", moves, typed, "quit"], language=code)
    again, _, set_up = played.text.partition(f"> {typed}")
    assert first not in again.partition(f"> {moves}")[2]
    assert first in set_up


def test_the_effect_is_named_beside_a_space_whose_number_is_not_printed(folder: Path) -> None:
    played = at_table(folder, [*SET_UP, "secure", "1", "A2"])
    assert "Put army 1 on Western Europe 1.2 (research)" in played


def test_cards_of_the_bear_and_bombs_of_the_row_are_counted(folder: Path, tmp_path: Path) -> None:
    asked = request(folder, "solo4-german", game="bear", players=("human", "bot"), real_table=True)
    assert "Battle card 1 of 2: which one did the Germans draw?" in play(asked, ["quit"])
    other = tmp_path / "other"
    other.mkdir()
    asked = request(other, "two", game="manhattan", players=("human", "director"), real_table=True)
    played = play(asked, ["1", "2", "11", "12", "21", "3", "gadget", "quit"])
    assert "The row, 1 of 3: which bomb was turned up?" in played


def test_what_was_decided_and_rolled_is_told_before_a_draw_by_hand(folder: Path) -> None:
    """A marker to be drawn comes out of nowhere unless the attack is told first; what is moved the list tells."""
    asked = request(folder, "solo1-german", game="bear", players=("human", "bot"), real_table=True, seed=5)
    played = play(asked, ["02", "pinned", "R2", "move", "H06", "quit"]).text
    story = ["Order card 27", "Rifles P1 attack G06", "needed 7, rolled 8: hit", "Which hit marker did Rifles R1 draw?"]
    places = [played.index(words) for words in story]
    assert places == sorted(places)
    assert "Rifles R2 move: H07" not in played
    assert "Move Rifles R2 from H07 to H06" in played
