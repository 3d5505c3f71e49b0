"""Players of a game's own: asked with what their seat knows, and their reasons taken down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from tests.kernel.toy import BLUE, RED, TOY, Raid
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.errors import IllegalAnswer, RecordMismatch
from visavis.kernel.game import Advice, Game
from visavis.kernel.journal import ALWAYS, Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.record import Entry, Record
from visavis.kernel.table import EXPLAINED, Table

UNSEEN: Final = "?"


def bold(s: Raid, choice: Choice[Any]) -> Advice:
    """The last option; it tells the cards it sees."""
    options = tuple(choice.options)
    line = Line("2.1", "most", options, options[-1:], about=tuple(s.cards))
    return Advice(options[-1:], (line,), (s.round,))


def silent(s: Raid, choice: Choice[Any]) -> Advice:
    return Advice(tuple(choice.options))


def known(s: Raid, seat: int) -> Raid:
    other = s.clone()
    other.cards = [card if each == seat else UNSEEN for each, card in enumerate(s.cards)]
    return other


GAME: Final[Game[Raid]] = replace(TOY, opponents={"bold": bold, "silent": silent}, known=known)


def table_of(
    *answers: Any, seats: tuple[str, str] = ("bold", "me"), quiet: bool = False, **options: Any
) -> Table[Raid]:
    table = Table.new(GAME, "duel", options, seats, quiet=quiet)
    for answer in answers:
        table.answer(answer)
    return table


def explained(table: Table[Raid]) -> list[tuple[int, Explanation]]:
    """What opponents thought; the toy's own explanations left out."""
    return [(n, each) for n, each in table.journal.explanations(ALWAYS) if each.name != "tie"] if table.journal else []


def long_game(**how: Any) -> Table[Raid]:
    """Red outbids blue every round: of four answers each round red gives two."""
    table = table_of("ace", "king", rounds=40, **how)
    while table.pending is not None:
        choice = table.pending
        table.answer((1, 1) if choice.seat == CHANCE else choice.options[-1] if choice.seat == RED else 0)
    return table


# Advice


def test_an_opponent_is_asked_with_what_its_seat_knows() -> None:
    table = table_of("ace", "king")
    assert table.advise(RED, "bold").lines[0].about == ("ace", UNSEEN)
    assert table.advise(BLUE, "bold").lines[0].about == (UNSEEN, "king")
    assert table.state.cards == ["ace", "king"]


def test_an_opponent_gets_the_question_of_its_seat_even_if_another_is_pending() -> None:
    table = table_of("ace", "king")
    table.answer(2, RED)
    assert table.advise(BLUE, "bold").options == (2,)
    with pytest.raises(IllegalAnswer, match="is not asked anything now"):
        table.advise(RED, "bold")


def test_advice_changes_nothing() -> None:
    table = table_of("ace", "king")
    before = (table.state.dump(), table.entries[:], table.pending)
    table.advise(RED, "bold")
    assert (table.state.dump(), table.entries, table.pending) == before
    assert explained(table) == []


def test_nobody_is_advised_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAnswer, match="the game is over"):
        long_game().advise(RED, "bold")


def test_where_nothing_is_hidden_an_opponent_sees_the_state_itself() -> None:
    table = Table.new(replace(TOY, opponents={"bold": bold}), "duel")
    for answer in ("ace", "king"):
        table.answer(answer)
    assert table.advise(RED, "bold").lines[0].about == ("ace", "king")


# Reasons


def test_an_explanation_belongs_to_the_answer_that_is_about_to_be_given() -> None:
    table = table_of("ace", "king")
    advice = table.advise(RED, "bold")
    table.explain(RED, advice, 2)
    table.answer(2, RED)
    assert explained(table) == [(3, Explanation("bid", advice.lines, 2, (RED, 1)))]
    assert len(table.entries) == 3


def test_advice_without_lines_tells_nothing() -> None:
    table = table_of("ace", "king")
    table.explain(RED, table.advise(RED, "silent"), 0)
    assert explained(table) == []


def test_nothing_is_taken_down_where_nobody_listens_or_nobody_is_asked() -> None:
    quiet = table_of("ace", "king", quiet=True)
    quiet.explain(RED, quiet.advise(RED, "bold"), 2)
    assert quiet.journal is None
    table = table_of("ace", "king")
    advice = table.advise(RED, "bold")
    table.answer(2, RED)
    table.explain(RED, advice, 2)
    assert explained(table) == []


# Records


def test_an_opened_record_explains_the_last_answers_of_an_opponent_again() -> None:
    """Of the last sixty-four answers those that the opponent gave, with what it thought then."""
    played = long_game()
    again = Table.replay(GAME, played.record)
    last = range(len(played.entries) - EXPLAINED + 1, len(played.entries) + 1)
    expected = [n for n in last if played.entries[n - 1].seat == RED]
    assert len(played.entries) > 2 * EXPLAINED
    assert [n for n, _ in explained(again)] == expected
    assert all(each.chosen == played.entries[n - 1].answer for n, each in explained(again))
    assert all(each.about[0] == RED for _, each in explained(again))
    assert {each.name for _, each in explained(again)} == {"bid", "raid.target"}
    assert {each.lines[0].about for _, each in explained(again)} == {("ace", UNSEEN)}


def test_an_opened_record_explains_as_many_answers_as_one_asks_for() -> None:
    played = long_game()
    again = Table.replay(GAME, played.record, explained=len(played.entries))
    assert [n for n, _ in explained(again)] == [n for n, e in enumerate(played.entries, 1) if e.seat == RED]


def test_a_record_opened_half_way_explains_what_came_last_before() -> None:
    again = Table.replay(GAME, long_game().record, upto=20)
    assert [n for n, _ in explained(again)] == [n for n in range(1, 21) if again.entries[n - 1].seat == RED]


def test_people_and_dice_are_not_explained() -> None:
    """The seat of chance is no seat at the table, least of all the last one."""
    again = Table.replay(GAME, long_game(seats=("me", "bold")).record)
    assert explained(again)
    assert all(again.entries[n - 1].seat == BLUE for n, _ in explained(again))
    assert explained(Table.replay(GAME, long_game(seats=("me", "you")).record)) == []
    assert explained(Table.replay(GAME, long_game(seats=()).record)) == []


def test_a_record_opened_quietly_asks_no_opponent() -> None:
    def never(s: Raid, choice: Choice[Any]) -> Advice:
        raise AssertionError

    game = replace(GAME, opponents={"bold": never})
    assert Table.replay(game, long_game().record, quiet=True).journal is None


def test_an_answer_out_of_turn_is_refused_as_a_mismatch_though_an_opponent_gave_it() -> None:
    header = table_of().header
    entries = (Entry(CHANCE, "deal", "ace"), Entry(RED, "bid", 2))
    with pytest.raises(RecordMismatch, match="answer 2 of the record is bid"):
        Table.replay(GAME, Record(header, entries))
