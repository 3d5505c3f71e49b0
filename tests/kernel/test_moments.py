"""A seat counts what it notices: how often others were asked, and what was drawn for other eyes, tells it nothing."""

from __future__ import annotations

from tests.kernel.toy import table_of
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.journal import ALWAYS, Event, Journal
from visavis.kernel.moments import every_answer, moments
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR

RED, BLUE = 0, 1


def told(entries: list[int], journal: Journal) -> Table[object]:
    """A table at which these seats have answered, and this was told."""
    table = table_of()
    table.entries[:] = [Entry(seat, "asked", "x") for seat in entries]
    table.journal = journal
    return table  # type: ignore[return-value]


def test_an_own_answer_begins_a_moment_and_anothers_only_if_it_led_to_something() -> None:
    journal = Journal([(3, Event("moved", ()))], [(0, (BLUE,)), (4, (RED,))])
    table = told([BLUE, BLUE, BLUE, BLUE, RED], journal)
    assert list(moments(table, RED).begun) == [3, 4, 5]
    assert list(moments(table, BLUE).begun) == [1, 2, 3, 4]
    assert list(moments(table, SPECTATOR).begun) == [3, 4]


def test_what_is_told_to_others_is_not_noticed() -> None:
    journal = Journal(
        [(1, Event("hid", (), (BLUE,))), (2, Event("drew", (), (BLUE,), "drew_something"))], [(0, (BLUE,))]
    )
    table = told([BLUE, BLUE], journal)
    assert list(moments(table, RED).begun) == [2]


def test_a_draw_for_other_eyes_belongs_to_the_answer_before_it() -> None:
    """Whether it was asked for or certain: the same moment, the same number."""
    said = [(n, Event(name, ())) for n, name in ((1, "placed"), (2, "drew_something"))]
    asked = told([BLUE, CHANCE], Journal(said, [(0, (BLUE,)), (2, (RED,))], {1: BLUE}))
    certain = told([BLUE], Journal([(1, event) for _, event in said], [(0, (BLUE,)), (1, (RED,))]))
    times = [moments(asked, RED), moments(certain, RED)]
    assert [time.last for time in times] == [1, 1]
    assert [times[0].count(2), times[1].count(1)] == [1, 1]
    assert [time.answers_at(1) for time in times] == [2, 1]


def test_what_the_set_up_draws_belongs_to_the_set_up() -> None:
    table = told(
        [CHANCE, CHANCE, RED], Journal([(1, Event("dealt", ())), (2, Event("dealt", ()))], (), {0: RED, 1: BLUE})
    )
    time = moments(table, RED)
    assert (list(time.begun), time.answers_at(0), time.count(ALWAYS)) == ([3], 2, ALWAYS)


def test_of_a_record_every_answer_counts() -> None:
    time = every_answer(told([BLUE, CHANCE, RED], Journal()))
    assert ([time.count(n) for n in range(4)], time.answers_at(2), time.last) == ([0, 1, 2, 3], 2, 3)


def test_a_journal_notes_whose_answers_are_awaited_and_which_draws_are_veiled() -> None:
    journal = Journal()
    journal.ask(0, [Choice(RED, "bid", [1, 2])])
    journal.ask(1, [Choice(CHANCE, "draw", ["a"], whose=BLUE)])
    journal.ask(2, [Choice(CHANCE, "die", [1, 2])])
    journal.ask(3, [Choice(RED, "bid", [1, 2])])
    journal.ask(4, [])
    assert (journal.asked, journal.veiled) == ([(0, (RED,)), (4, ())], {1: BLUE})
    assert (journal.before(3).asked, journal.before(0).veiled) == ([(0, (RED,))], {})
