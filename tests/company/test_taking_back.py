"""What may be taken back, and which pieces are to be moved then."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.kernel.toy import table_of
from visavis.company.by_hand import ALL, Rolls
from visavis.company.party import HUMAN, Party
from visavis.company.real_table import Lists
from visavis.company.turns import settle
from visavis.company.undo import undo, wall
from visavis.games import load
from visavis.kernel.choice import CHANCE
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import Text

ME = 1
REAL = Party(("bot", HUMAN), real_table=True, by_hand=ALL)
SHARED = Party((HUMAN, HUMAN), hot_seat=True)


def answered(table: Table[Any], lists: Lists, random: Random) -> None:
    """One answer of the person, whatever it is."""
    choice = table.pending
    assert choice is not None
    table.answer(random.choice(choice.options), choice.seat)
    assert list(settle(table, lists.party, {}, random, Rolls())) == []
    lists.follow(table)


def after_a_draw() -> tuple[Table[Any], Lists]:
    """A question of the player's own that was put when a last draw had been typed, with a list of moves."""
    table: Table[Any] = Table.new(load("blitzkrieg"), "solo", {}, ("bot", HUMAN))
    lists, random = Lists(table, REAL), Random(3)
    while len(table.entries) < 2 or not (
        lists.now(table, ME) and table.entries[-1].seat == CHANCE and table.entries[-2].seat == CHANCE
    ):
        answered(table, lists, random)
    return table, lists


def test_a_draw_typed_anew_lists_what_was_put_back_and_nothing_else() -> None:
    table, lists = after_a_draw()
    n, drawn, listed = len(table.entries) - 1, table.entries[-1].answer, lists.now(table, ME)
    assert undo(table, REAL, (ME,)).n == n
    lists.take_back(table, n)
    again = table.at(n)
    again.answer(drawn, CHANCE)
    assert lists.follow(again)
    assert lists.now(again, ME) == listed


def test_taking_back_twice_puts_every_listed_piece_back() -> None:
    table, lists = after_a_draw()
    n = len(table.entries)
    for before in (table, table.at(n - 1)):
        back = len(before.entries) - 1
        found = lists.take_back(before, back)(ME)
        assert found == before.game.unmoves(before, back, ME)
    assert [choice.seat for choice in table.at(n - 1).waiting] == [CHANCE]


def test_what_is_taken_back_to_a_question_stands_with_the_list_of_that_question() -> None:
    table, lists = after_a_draw()
    shown, n = lists.now(table, ME), len(table.entries)
    answered(table, lists, Random(1))
    lists.take_back(table, n)
    assert lists.now(table.at(n), ME) == shown
    assert not lists.follow(table.at(n))


def test_a_table_opened_again_shows_what_followed_the_last_answer() -> None:
    table, lists = after_a_draw()
    opened = Lists(table, REAL)
    assert opened.now(table, ME) == []
    assert opened.follow(table)
    assert opened.now(table, ME) == lists.of_this_turn(table, ME)
    assert opened.now(table, ME)[-1] == lists.now(table, ME)[-1]


def test_an_answer_that_showed_something_cannot_be_taken_back() -> None:
    """The last token of a bag is drawn without a question, so nothing stands after the answer."""
    table: Table[Any] = Table.new(load("blitzkrieg"), "base", {}, (HUMAN, HUMAN))
    table.entries.append(Entry(ME, "place", "A1 WE1.1"))
    assert wall(table, SHARED, (ME,)) == Text("undo-revealed")


def test_what_two_chose_at_once_stays_even_at_one_device() -> None:
    """Whoever has seen the other's answer must not choose again."""
    table = table_of("ace", "king", 2, 1)  # both have bid
    found = undo(table, SHARED, SHARED.people)
    assert (found.n, found.why.key) == (None, "undo-revealed")


def test_the_end_is_said_to_be_the_reason() -> None:
    """Whoever gave the last answer: what it opened stays open."""
    table = table_of("ace", "king", 2, 1, rounds=1)
    while table.pending is not None:
        table.answer(table.pending.options[0])
    assert [undo(table, party, party.people).why for party in (REAL, SHARED)] == [Text("undo-over")] * 2
