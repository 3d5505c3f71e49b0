"""The journal: who may know what happened, and why a bot did it."""

from __future__ import annotations

import pytest

from tests.kernel.toy import BLUE, RED, Raid, set_up, table_of
from visavis.kernel.journal import Event, Explanation, Journal, Told
from visavis.kernel.priorities import Line

OPEN = Event("round", (1,))
SECRET = Event("dealt", (RED, "ace"), (RED,), "dealt_unseen", (RED,))
WHISPER = Event("looked", ("ace",), (RED,))
REASON = Explanation(
    "target",
    (Line("8.1", "strong", ("bay", "hill", "moor"), ("hill", "moor")), Line("8.2", "far", ("hill", "moor"), ("moor",))),
    "moor",
)


@pytest.fixture
def listening() -> Raid:
    s = set_up("duel", {"rounds": 1}, {})
    s.told = []
    return s


def test_an_open_event_shows_everyone_the_same_face() -> None:
    assert OPEN.seen_by(RED) == OPEN.seen_by(BLUE) == Event("round", (1,))


def test_a_secret_has_two_faces() -> None:
    assert SECRET.seen_by(RED) == Event("dealt", (RED, "ace"))
    assert SECRET.seen_by(BLUE) == Event("dealt_unseen", (RED,))


def test_no_face_tells_who_else_knows() -> None:
    faces = [event.seen_by(seat) for event in (SECRET, WHISPER) for seat in (RED, BLUE)]
    assert {(face.knowers, face.outside, face.outside_args) for face in faces if face} == {(None, "", ())}


def test_a_secret_without_an_outside_is_not_seen_by_others() -> None:
    assert WHISPER.seen_by(RED) == Event("looked", ("ace",))
    assert WHISPER.seen_by(BLUE) is None


def test_a_secret_of_nobody_shows_everyone_its_outside() -> None:
    assert Event("drawn", ("ace",), (), "drawn_unseen").seen_by(RED) == Event("drawn_unseen", ())


def test_each_seat_has_its_own_log() -> None:
    journal = Journal([(0, OPEN), (1, SECRET), (1, REASON), (2, WHISPER)])
    assert journal.seen_by(BLUE) == [(0, Event("round", (1,))), (1, Event("dealt_unseen", (RED,)))]
    assert [event.name for _, event in journal.seen_by(RED)] == ["round", "dealt", "looked"]


def test_what_a_state_tells_is_moved_into_the_journal() -> None:
    journal = Journal()
    told: list[Told] = [OPEN, SECRET]
    journal.add(3, told)
    assert journal.items == [(3, OPEN), (3, SECRET)]
    assert told == []


def test_before_keeps_what_had_been_told_then() -> None:
    journal = Journal([(0, OPEN), (1, SECRET), (2, WHISPER)])
    assert journal.before(1).items == [(0, OPEN), (1, SECRET)]
    assert len(journal.items) == 3


def test_before_gives_a_journal_of_its_own() -> None:
    journal = Journal([(0, OPEN)])
    journal.before(0).add(1, [SECRET])
    assert journal.items == [(0, OPEN)]


def test_events_and_explanations_are_found_after_so_many_answers() -> None:
    journal = Journal([(0, OPEN), (1, REASON), (2, SECRET), (3, REASON)])
    assert journal.explanations() == [(1, REASON), (3, REASON)]
    assert journal.explanations(since=1) == [(3, REASON)]
    assert journal.events() == [OPEN, SECRET]
    assert journal.events(since=0) == [SECRET]
    assert journal.seen_by(BLUE, since=0) == [(2, Event("dealt_unseen", (RED,)))]


def test_a_state_tells_events_secrets_and_reasons_in_order(listening: Raid) -> None:
    listening.tell("round", 1)
    listening.tell_secret((RED,), "dealt", (RED, "ace"), "dealt_unseen", (RED,))
    listening.tell_secret([RED], "looked", ("ace",))
    listening.explain(REASON)
    assert listening.told == [OPEN, SECRET, WHISPER, REASON]


def test_a_state_nobody_listens_to_tells_nothing(listening: Raid) -> None:
    listening.told = None
    listening.tell("round", 1)
    listening.tell_secret((RED,), "dealt", (RED, "ace"))
    listening.explain(REASON)
    assert listening.told is None


def test_a_clone_tells_nobody(listening: Raid) -> None:
    assert listening.clone().told is None


def test_the_log_of_a_game_keeps_the_secrets_of_each_seat() -> None:
    journal = table_of("ace", "king").journal
    assert journal is not None
    assert journal.seen_by(RED) == [
        (1, Event("dealt", (RED, "ace"))),
        (2, Event("dealt_unseen", (BLUE,))),
        (2, Event("turn", (1,))),
    ]
    assert "ace" not in repr(journal.seen_by(BLUE))
