"""How people end a table themselves, and who sits where at the next one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.kernel.toy import BLUE, RED, TOY, table_of
from visavis.company.ends import is_agreed, may_draw, may_resign, moved_on, once_more
from visavis.company.party import HUMAN, OPEN, Party
from visavis.company.undo import undo
from visavis.games import GAMES, load
from visavis.kernel.errors import IllegalAnswer, RecordMismatch
from visavis.kernel.game import Scenario
from visavis.kernel.moments import moments
from visavis.kernel.record import DRAWN, RESIGNED, TABLE_ENDED, Entry, Record, before_the_end, read, write
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR

TWO = Party((HUMAN, OPEN))


def ended(how: str = RESIGNED, seat: int = RED) -> Table[Any]:
    table = table_of("ace", "king", 2)
    table.end(how, seat)
    return table


def test_whoever_resigns_leaves_the_win_to_the_other() -> None:
    table = ended()
    assert (table.over, table.waiting) == (True, ())
    assert table.result is not None
    assert (table.result.winners, table.result.counted) == ((BLUE,), False)


def test_a_draw_has_no_winner() -> None:
    result = ended(DRAWN).result
    assert result is not None
    assert result.winners == ()


def test_the_record_says_how_a_table_was_ended_and_replays_so() -> None:
    table = ended()
    text = write(table.record, TOY)
    assert text.splitlines()[-1] == "red table-ended resigned"
    again = Table.replay(TOY, read(text, TOY))
    assert again.over
    assert again.result == table.result
    assert again.entries == table.entries
    assert before_the_end(again.entries) == tuple(table.entries[:-1])


def test_the_table_before_its_end_can_be_looked_at() -> None:
    table = ended()
    assert not table.at(3).over
    assert table.at(4).over
    assert table.fork().over


def test_nothing_follows_an_end_and_it_is_a_wall() -> None:
    table = ended()
    with pytest.raises(IllegalAnswer):
        table.end(DRAWN, BLUE)
    assert undo(table, TWO, (RED,)).n is None
    more = Record(table.header, (*table.entries, Entry(BLUE, "bid", 1)))
    with pytest.raises(RecordMismatch):
        Table.replay(TOY, more)


@pytest.mark.parametrize("entry", [Entry(RED, TABLE_ENDED, "burnt"), Entry(7, TABLE_ENDED, RESIGNED)])
def test_a_record_with_another_end_is_refused(entry: Entry) -> None:
    with pytest.raises(RecordMismatch):
        Table.replay(TOY, Record(table_of().header, (entry,)))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_ended_and_everybody_notices(game: str) -> None:
    """In the log, in what the view says, and as a moment of its own."""
    rules = load(game)
    table: Table[Any] = Table.new(rules, rules.scenarios[0].name)
    random = Random(1)
    for _ in range(12):
        choice = table.pending
        assert choice is not None
        table.answer(random.choice(choice.options), choice.seat)
    before = [moments(table, seat).last for seat in (0, 1, SPECTATOR)]
    table.end(RESIGNED, 0)
    assert [moments(table, seat).last for seat in (0, 1, SPECTATOR)] == [n + 1 for n in before]
    for seat in (0, 1, SPECTATOR):
        view = table.view(seat)
        assert view.prompt is None
        assert [said.key for said in view.status] == ["table-resigned"]
        assert table.log(seat)[-1].text == view.status[0]
        assert table.log(seat, len(table.entries)) == []


# Who may


def test_who_may_end_a_table() -> None:
    table, alone, five = table_of(), Party((HUMAN, "bot")), Party((HUMAN, OPEN, HUMAN, "random", "random"))
    with_bots = Party((HUMAN, "random", "random", "random"))
    assert may_resign(table, TWO, (0,))
    assert may_draw(table, TWO, (0,))
    assert may_resign(table, alone, (0,))
    assert not may_draw(table, alone, (0,))
    assert may_resign(table, with_bots, (0,))
    assert not may_draw(table, with_bots, (0,))
    assert may_draw(table, five, (0,))
    assert not may_resign(table, five, (0,))
    assert not may_resign(table, TWO, ())
    assert not may_draw(table, TWO, ())
    assert not may_resign(ended(), TWO, (0,))
    assert not may_draw(ended(), TWO, (0,))
    assert is_agreed(five, {0, 1, 2})
    assert not is_agreed(five, {0, 1})


# The next table


def test_at_the_next_table_people_sit_as_before_or_one_seat_on() -> None:
    three = Scenario("three", ("a", "b", "c"))
    party = Party((HUMAN, OPEN, "random"), names=("Ann", "Bob"), keys=("", "key"), next="x")
    same = once_more(party, three, 0)
    assert (same.players, same.names, same.keys, same.next) == (party.players, ("Ann", "Bob", ""), (), "")
    turned = once_more(party, three, 1)
    assert (turned.players, turned.names) == (("random", HUMAN, OPEN), ("", "Ann", "Bob"))
    assert [moved_on(seat, three, 1) for seat in range(3)] == [1, 2, 0]


def test_the_rulebooks_bot_keeps_its_seat() -> None:
    solo = Scenario("solo", ("a", "b"), bots=(0,))
    assert once_more(Party(("bot", HUMAN)), solo, 1).players == ("bot", HUMAN)
