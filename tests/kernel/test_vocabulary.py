"""The vocabulary: what is told, what is moved at a real table, and why not something else, from rows and reasons."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.kernel.toy import BLUE, RED, TOY, VOCABULARY, table_of
from visavis.kernel.choice import Choice
from visavis.kernel.journal import ALWAYS, Event
from visavis.kernel.priorities import TOLD
from visavis.kernel.reasons import why_not
from visavis.kernel.record import Entry
from visavis.kernel.view import HEADING, NOBODY, Candidate, Reason, ReasonLine, Text
from visavis.kernel.vocabulary import (
    NUMBER,
    Field,
    Moved,
    Row,
    Vocabulary,
    always,
    done,
    field,
    still_to_do,
    told,
    undone,
)

DEALT = ("ace", "king")
RAIDED = (*DEALT, 2, 1, "mill gate")


# The log


def test_a_line_of_the_log_is_read_from_the_row_of_its_event() -> None:
    line = TOY.log(table_of(*RAIDED), RED, 4)[-1]
    assert line.text == Text("event-raided", {"whose": Text("army-0"), "target": "mill gate", "coins": 2})
    assert (line.rule, line.part) == ("3.1", "")


def test_a_row_says_more_where_there_is_more_to_say() -> None:
    assert TOY.log(table_of(*DEALT, 2, 1, "hill"), RED, 4)[-1].text.key == "event-raided-home"


@pytest.mark.parametrize(("blue", "rule"), [(1, "2.1"), (2, "2.2")])
def test_a_paragraph_may_depend_on_the_occasion(blue: int, rule: str) -> None:
    assert VOCABULARY.rule(table_of().state, Event("bids", (blue, 2))) == rule


def test_a_row_begins_a_part_of_the_log() -> None:
    parts = {line.text.key: line.part for line in TOY.log(table_of(*RAIDED), RED, ALWAYS)}
    assert parts["event-turn"] == HEADING
    assert [key for key, part in parts.items() if part] == ["event-turn"]


def test_everybody_reads_the_face_that_is_theirs() -> None:
    table = table_of(*DEALT)
    assert [line.text.key for line in TOY.log(table, RED, ALWAYS)][:2] == ["event-dealt", "event-dealt-unseen"]
    assert [line.text.key for line in TOY.log(table, BLUE, ALWAYS)][:2] == ["event-dealt-unseen", "event-dealt"]


def test_what_a_question_is_about_becomes_words() -> None:
    choice = Choice(RED, "raid.target", ["a", "b"], about={"seat": BLUE, "n": 3})
    assert VOCABULARY.question(table_of().state, choice) == Text("ask-raid.target", {"seat": Text("army-1"), "n": 3})


# At a real table


def by_program(entry: Entry) -> bool:
    return False


def test_moves_and_their_undoing_come_from_the_same_row() -> None:
    table = table_of(*RAIDED)
    assert [move.key for move in TOY.moves(table, ALWAYS, RED)] == ["move-dealt", "move-dealt-unseen", "move-raided"]
    assert [move.key for move in TOY.unmoves(table, 1, RED)] == ["unmove-raided", "unmove-dealt-unseen"]


def test_what_moves_nothing_is_not_listed() -> None:
    assert [move.key for move in TOY.moves(table_of(*DEALT, 2, 1, "hill"), 2, RED)] == []


def test_what_was_typed_has_been_moved() -> None:
    """Its own code, or one that this seat may not see."""
    table = table_of(*RAIDED)
    assert [move.done.key for move in still_to_do(table, ALWAYS, RED, always)] == ["move-raided"]
    assert len(still_to_do(table, ALWAYS, RED, by_program)) == 3
    assert [move.done.key for move in still_to_do(table, 1, RED, by_program, 2)] == ["move-dealt-unseen"]


def test_where_all_play_at_once_a_move_is_made_in_nobodys_turn() -> None:
    assert {move.turn for move in VOCABULARY.moved(table_of(*RAIDED), ALWAYS, RED)} == {NOBODY}


def pushed(
    n: int, marker: str | None, was: int, now: int, path: tuple[str, str] = ("was", "now"), turn: int = RED
) -> Moved:
    """A marker on a track, from one number to another."""
    words = {"was": was, "now": now}
    return Moved(n, Text("move-pushed", words), Text("unmove-pushed", words), "", "", turn, marker, path)


def said(moves: list[Moved]) -> list[tuple[int, int]]:
    return [(move.done.args["was"], move.done.args["now"]) for move in moves]


def test_of_one_marker_there_is_one_move_from_where_it_was_to_where_it_is() -> None:
    moves = [pushed(1, "a", 0, 2), pushed(1, None, 7, 8), pushed(2, "b", 5, 4), pushed(2, "a", 2, 3)]
    assert said(done(moves)) == [(7, 8), (5, 4), (0, 3)]
    assert said(undone(moves)) == [(0, 3), (5, 4), (7, 8)]


def test_a_marker_that_came_back_is_not_moved_at_all() -> None:
    assert done([pushed(1, "a", 0, 2), pushed(1, "a", 2, 0)]) == []


def test_in_another_turn_a_marker_is_moved_again() -> None:
    assert said(done([pushed(1, "a", 0, 2), pushed(2, "a", 2, 3, turn=BLUE)])) == [(0, 2), (2, 3)]


def test_where_it_is_not_said_where_a_marker_was_each_move_is_taken_back() -> None:
    moves = [pushed(1, "a", 0, 2, ("", "now")), pushed(1, "a", 2, 3, ("", "now"))]
    assert said(done(moves)) == [(2, 3)]
    assert said(undone(moves)) == [(2, 3), (0, 2)]


# Why not that one?

HILL, MOOR, BAY, PASS = (
    Candidate(name, Text(name), (f"hex {name}",), (name.upper(),)) for name in ("hill", "moor", "bay", "pass")
)
FIRST = ReasonLine("8.1", Text("dry"), (HILL, MOOR, BAY, PASS), (HILL, MOOR, PASS), "")
LAST = ReasonLine("8.2", Text("flat"), (HILL, MOOR), (MOOR,), "")
REASON = Reason(3, BLUE, "goal", Text("goal"), (FIRST, LAST), MOOR)


@pytest.mark.parametrize(("name", "rule"), [("bay", "8.1"), ("hex bay", "8.1"), ("BAY", "8.1"), ("hill", "8.2")])
def test_why_not_is_the_first_line_that_dropped_it_by_any_of_its_names(name: str, rule: str) -> None:
    (answer,) = said_of([REASON], name)
    assert (answer.key, answer.args["rule"]) == ("why-not", rule)


def said_of(reasons: Sequence[Reason], *named: str) -> list[Text]:
    return [text for objection in why_not(reasons, named) for text in objection.said]


def test_why_not_knows_what_was_chosen_and_what_was_never_considered() -> None:
    assert said_of([REASON], "moor") == [Text("why-not-chosen", {"chosen": Text("moor")})]
    assert said_of([REASON], "sea") == said_of([], "moor") == [Text("why-not-unknown")]


def test_what_was_not_among_the_candidates_is_said_by_the_decision_between_such_things() -> None:
    """A card it does not hold was no candidate for a place, but it was none among the cards either."""
    card = Candidate("ace", Text("ace"))
    cards = Reason(3, BLUE, "card", Text("card"), (), card, absent=Text("not-held"))
    kind = {"ace": "card", "king": "card"}.get
    ((decision, said),) = why_not([REASON, cards], ["king"], kind=lambda name: kind(name, "place"))
    assert (decision, said) == (Text("card"), (Text("not-held"),))
    assert why_not([REASON, cards], ["sea"], kind=lambda name: kind(name, "place"))[0].said[0].key == "why-not-unknown"


def test_every_decision_answers_for_itself() -> None:
    """What one left out the next may have chosen."""
    later = REASON._replace(decision="next", title=Text("next"), lines=(), chosen=BAY)
    first, second = why_not([REASON, later], ["bay"])
    assert (first.decision, first.said[0].key) == (Text("goal"), "why-not")
    assert (second.decision, second.said[0].key) == (Text("next"), "why-not-chosen")


def test_of_two_names_a_pair_is_meant_that_has_both() -> None:
    def pair(a: str, b: str) -> Candidate:
        return Candidate(f"{a}>{b}", Text(a + b), (a, b))

    lines = tuple(
        ReasonLine(rule, Text(rule), (pair(a, b),), (), TOLD)
        for rule, a, b in (("8.1", "R1", "P1"), ("8.2", "R2", "P1"), ("8.3", "R2", "P2"))
    )
    reason = REASON._replace(lines=lines, chosen=pair("R2", "P3"))
    assert [text.args["rule"] for text in said_of([reason], "R2", "P1")] == ["8.2"]
    assert [text.args["rule"] for text in said_of([reason], "P1")] == ["8.1", "8.2"]
    assert [text.key for text in said_of([reason], "R2")] == ["why-not-chosen"]


def test_what_was_as_good_as_the_chosen_was_left_to_chance() -> None:
    reason = REASON._replace(lines=(FIRST,))
    assert [text.key for text in said_of([reason], "hill")] == ["why-not-lot"]


def test_what_was_found_of_a_candidate_is_said_with_it() -> None:
    ranked = LAST._replace(before=(HILL._replace(measure=Text("rank 2")), MOOR))
    (answer,) = said_of([REASON._replace(lines=(ranked,))], "hill")
    assert answer.args["dropped"] == Text("candidate-measured", {"name": Text("hill"), "measure": Text("rank 2")})


def test_a_line_that_leaves_nobody_says_so() -> None:
    emptied = REASON._replace(lines=(FIRST._replace(after=()),), chosen=None)
    assert [text.key for text in said_of([emptied], "moor")] == ["why-not-alone"]


def test_of_several_decisions_the_one_that_dropped_it_speaks() -> None:
    """A theatre was chosen, then the space in it was not."""
    later = REASON._replace(lines=(LAST._replace(before=(PASS, BAY), after=(BAY,)),), chosen=BAY)
    assert said_of([REASON, later], "pass")[0].args["dropped"] == Text("pass")


# Whose turn it is


ROUNDS: Vocabulary[list[str]] = Vocabulary(
    {
        "turn": Row("1.1", field("side", lambda c, seat: seat), part=HEADING),
        "round": Row("1.2", NUMBER, part=HEADING),
        "paid": Row("1.3", Field("side", "side", lambda c, name: name, seat=lambda c, name: c.index(name)), news=told),
    },
    {},
)


def test_a_heading_without_a_side_ends_a_turn() -> None:
    assert ROUNDS.turn_of(Event("turn", (1,)), NOBODY) == 1
    assert ROUNDS.turn_of(Event("paid", ("b",)), 1) == 1
    assert ROUNDS.turn_of(Event("round", (2,)), 1) == NOBODY


def test_an_event_may_name_a_side_by_a_word_of_its_own() -> None:
    row, sides = ROUNDS.events["paid"], ["a", "b"]
    assert row.is_by(sides, Event("paid", ("b",)), 1)
    assert not row.is_by(sides, Event("paid", ("a",)), 1)
