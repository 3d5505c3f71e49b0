"""Tables: answering, refusing, copying, going back, and following a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.kernel.toy import BLUE, RED, TOY, Raid, asked, deal, random_game, snapshot, table_of
from visavis.kernel.choice import CHANCE, Step
from visavis.kernel.errors import IllegalAnswer, NothingToUndo, RecordMismatch, UnknownName, VisavisError
from visavis.kernel.journal import ALWAYS
from visavis.kernel.record import Entry, Record
from visavis.kernel.table import KEYFRAME_EVERY, Table

BIDDING = ("ace", "king")  # answers that lead to the first bids
TARGETING = (*BIDDING, 2, 1)  # red has bid 2, blue 1
ROLLING = (*TARGETING, "hill")  # and red raids the hill
LONG = 40  # rounds: several keyframes


def refusal(table: Table[Raid], answer: Any, seat: int | None = None) -> str:
    """The sentence an answer is refused with; the table stays as it was."""
    before = snapshot(table)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(answer, seat)
    assert snapshot(table) == before
    return str(refused.value)


def mismatch(*entries: Entry, upto: int | None = None) -> str:
    """The sentence a record with these answers is refused with."""
    with pytest.raises(RecordMismatch) as refused:
        Table.replay(TOY, Record(table_of().header, entries), upto)
    return str(refused.value)


def entries_of(*answers: Any) -> list[Entry]:
    return table_of(*answers).entries


# Answering


def test_plain_steps_are_taken_until_something_is_asked() -> None:
    table = table_of(*BIDDING)
    assert table.state.round == 1
    assert asked(table) == [(RED, "bid", [0, 1, 2]), (BLUE, "bid", [0, 1, 2])]


def test_an_answer_is_recorded_and_carried_out() -> None:
    table = table_of(*TARGETING)
    assert table.entries[2:] == [Entry(RED, "bid", 2), Entry(BLUE, "bid", 1)]
    assert asked(table) == [(RED, "raid.target", ["hill", "mill gate", "7"])]


def test_a_seat_may_be_named_with_its_answer() -> None:
    table = table_of(*TARGETING)
    table.answer("mill gate", RED)
    assert table.entries[-1] == Entry(RED, "raid.target", "mill gate")


def test_several_dice_are_answered_by_a_tuple() -> None:
    table = table_of(*ROLLING, (2, 3))
    assert table.entries[-1] == Entry(CHANCE, "raid.dice", (2, 3))
    assert table.state.hits == [5, 0]


def test_a_forced_choice_leaves_no_trace_in_the_record() -> None:
    table = Table.new(replace(TOY, setup=lambda *_: Raid([("deal", RED)], [], [], [], ["ace"], 0, 1)), "duel")
    assert (table.over, table.entries, table.state.cards) == (True, [], ["ace"])


def test_the_game_is_over_when_nothing_is_to_come() -> None:
    table = table_of(*ROLLING, (1, 1), rounds=1)
    assert table.over
    assert (table.pending, table.waiting) == (None, ())


def test_a_game_that_asks_nothing_is_over_at_once() -> None:
    table = Table.new(replace(TOY, setup=lambda *_: Raid([("over",)], [], [], [0, 0], [], 0, 1)), "duel")
    assert table.over
    assert table.fork().over
    assert table.at(0).over


# Choosing together


def test_each_seat_is_asked_its_own_question() -> None:
    table = table_of(*BIDDING)
    for seat in (RED, BLUE):
        choice = table.choice_of(seat)
        assert choice is not None
        assert (choice.seat, choice.name) == (seat, "bid")
    assert table.choice_of(CHANCE) is None


def test_who_has_answered_is_not_asked_again() -> None:
    table = table_of(*BIDDING)
    table.answer(2, BLUE)
    assert asked(table) == [(RED, "bid", [0, 1, 2])]
    assert refusal(table, 1, BLUE) == "seat blue is not asked anything now"


def test_nothing_is_told_or_changed_before_all_have_answered() -> None:
    table = table_of(*BIDDING)
    state, told = repr(table.state.dump()), repr(table.journal.items if table.journal else None)
    table.answer(2, BLUE)
    assert repr(table.state.dump()) == state
    assert repr(table.journal.items if table.journal else None) == told
    table.answer(0, RED)
    assert repr(table.journal.items if table.journal else None) != told


def test_without_a_seat_the_first_who_has_not_answered_answers() -> None:
    table = table_of(*BIDDING)
    table.answer(2, BLUE)
    table.answer(1)
    assert table.entries[2:] == [Entry(BLUE, "bid", 2), Entry(RED, "bid", 1)]


def test_a_wrong_answer_is_refused_while_choosing_together() -> None:
    table = table_of(*BIDDING)
    assert refusal(table, 3, BLUE) == "3 does not answer bid; it may be 0, 1, 2"
    table.answer(2, BLUE)
    assert refusal(table, "2", RED) == "'2' does not answer bid; it may be 0, 1, 2"


# Refusing


@pytest.mark.parametrize("answer", [True, False, 1.0, "1", None, [1], (1,), {}, {1}, 3, -1, b"1", 1 + 0j, float("nan")])
def test_what_only_looks_like_a_number_is_refused(answer: Any) -> None:
    assert refusal(table_of(*BIDDING), answer) == f"{answer!r} does not answer bid; it may be 0, 1, 2"


@pytest.mark.parametrize("answer", ["Hill", "hill ", "", 7, "mill", ["hill"], ("hill",), b"hill", None, True])
def test_what_only_looks_like_a_word_is_refused(answer: Any) -> None:
    sentence = f"{answer!r} does not answer raid.target; it may be hill, mill gate, 7"
    assert refusal(table_of(*TARGETING), answer) == sentence


@pytest.mark.parametrize("answer", [[1, 2], 12, "1 2", (1,), (1, 2, 3), (0, 1), (1, 7), None, ("1", "2"), ((1, 2),)])
def test_what_only_looks_like_dice_is_refused(answer: Any) -> None:
    assert refusal(table_of(*ROLLING), answer).startswith(f"{answer!r} does not answer raid.dice; it may be (1, 1), ")


@pytest.mark.parametrize("answer", [(True, 2), (1.0, 2), (1, 2 + 0j)])
def test_look_alikes_are_refused_inside_a_tuple_too(answer: Any) -> None:
    """A record would hold `[true, 2]`."""
    refusal(table_of(*ROLLING), answer)


def test_a_refusal_of_many_options_names_the_first_and_counts_the_rest() -> None:
    assert refusal(table_of(*ROLLING), 5) == (
        "5 does not answer raid.dice; it may be (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), "
        "(2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (2, 6) and 24 more"
    )


@pytest.mark.parametrize("answer", ["hill\n" * 5000, ["hill"] * 5000], ids=["text", "list"])
def test_a_refusal_of_something_long_stays_a_sentence(answer: Any) -> None:
    sentence = refusal(table_of(*TARGETING), answer)
    assert "\n" not in sentence
    assert len(sentence) < 500


@pytest.mark.parametrize("depth", [50, 900, 100_000])
def test_something_nested_too_deep_is_refused_with_a_sentence(depth: int) -> None:
    answer: list[Any] = []
    for _ in range(depth):
        answer = [answer]
    assert "does not answer raid.target" in refusal(table_of(*TARGETING), answer)


@pytest.mark.parametrize(("seat", "name"), [(BLUE, "blue"), (CHANCE, "chance")])
def test_a_seat_that_is_not_asked_is_refused(seat: int, name: str) -> None:
    assert refusal(table_of(*TARGETING), "hill", seat) == f"seat {name} is not asked anything now"


@pytest.mark.parametrize("seat", [2, 99, -2, -99])
@pytest.mark.parametrize("answers", [BIDDING, TARGETING, ROLLING])
def test_a_seat_that_does_not_exist_is_refused(answers: tuple[Any, ...], seat: int) -> None:
    sentence = refusal(table_of(*answers), 1, seat)
    assert "red" not in sentence
    assert "blue" not in sentence


@pytest.mark.parametrize("seat", [None, RED, BLUE, CHANCE])
def test_a_finished_game_takes_no_answer(seat: int | None) -> None:
    assert refusal(table_of(*ROLLING, (1, 1), rounds=1), "hill", seat) == "the game is over"


# Forks


@pytest.mark.parametrize("n", range(12))
def test_a_fork_is_in_the_same_position(n: int) -> None:
    table = random_game(5).at(min(n, len(random_game(5).entries)))
    fork = table.fork(quiet=False)
    assert snapshot(fork) == snapshot(table)
    assert fork.state is not table.state


def test_a_fork_in_the_middle_of_choosing_together_remembers_who_has_answered() -> None:
    table = table_of(*BIDDING)
    table.answer(2, BLUE)
    fork = table.fork()
    assert asked(fork) == [(RED, "bid", [0, 1, 2])]
    fork.answer(0, RED)
    assert asked(fork) == [(BLUE, "raid.target", ["hill", "mill gate", "7"])]
    assert asked(table) == [(RED, "bid", [0, 1, 2])]


def test_a_fork_and_its_table_go_their_own_ways() -> None:
    table = table_of(*TARGETING)
    fork = table.fork(quiet=False)
    before = snapshot(table)
    fork.answer("7")
    fork.answer((6, 6))
    assert snapshot(table) == before
    table.answer("hill")
    assert fork.entries[4:] == [Entry(RED, "raid.target", "7"), Entry(CHANCE, "raid.dice", (6, 6))]


def test_a_fork_keeps_the_past_it_was_made_with_while_its_table_goes_on() -> None:
    table = table_of(*TARGETING)
    past = list(table.entries)
    fork = table.fork()
    twin = fork.fork()
    table.answer("hill")
    fork.answer("7")
    child = fork.fork()
    assert twin.entries == past
    assert fork.entries == child.entries == [*past, Entry(RED, "raid.target", "7")]
    assert table.entries == [*past, Entry(RED, "raid.target", "hill")]


def test_a_fork_is_quiet_unless_asked_otherwise() -> None:
    table = table_of(*BIDDING)
    assert table.fork().journal is None
    assert table.fork(quiet=False).journal is not None


def test_a_fork_that_listens_tells_what_follows() -> None:
    fork = table_of(*TARGETING).fork(quiet=False)
    fork.answer("7")
    assert fork.journal is not None
    assert fork.journal.items[-1][1].name == "raided"


# Time travel


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_long_game_can_be_visited(seed: int) -> None:
    table = random_game(seed, rounds=LONG)
    assert len(table.entries) > 4 * KEYFRAME_EVERY
    for n in range(len(table.entries) + 1):
        assert snapshot(table.at(n)) == snapshot(Table.replay(TOY, table.record, n))


@pytest.mark.parametrize("seed", range(2))
def test_every_position_can_be_visited_backwards_step_by_step(seed: int) -> None:
    whole = random_game(seed, rounds=LONG)
    table = whole
    for n in reversed(range(len(whole.entries))):
        table = table.at(n)
        assert snapshot(table) == snapshot(whole.at(n))


def test_a_game_goes_on_from_a_position_visited() -> None:
    whole = random_game(1, rounds=LONG)
    table = whole.at(70)
    for entry in whole.entries[70:]:
        table.answer(entry.answer, entry.seat)
    assert snapshot(table) == snapshot(whole)
    assert snapshot(table.at(100)) == snapshot(whole.at(100))


def test_visiting_a_position_changes_nothing() -> None:
    table = random_game(1, rounds=LONG)
    before = snapshot(table)
    visited = table.at(0)
    visited.answer("queen")
    assert snapshot(table) == before
    assert snapshot(table.at(0)) == snapshot(table_of(rounds=LONG))


def test_a_late_position_is_reached_from_a_keyframe() -> None:
    dealt: list[int] = []

    def counting(s: Raid, seat: int) -> Step:
        dealt.append(seat)
        return deal(s, seat)

    game = replace(TOY, steps={**TOY.steps, "deal": counting})
    table = Table.replay(game, random_game(1, rounds=LONG).record)
    dealt.clear()
    table.at(len(table.entries))
    assert dealt == []
    table.at(1)
    assert dealt == [RED, BLUE]


@pytest.mark.parametrize("n", [-1, 5, 1000])
def test_there_is_no_position_beyond_the_ends(n: int) -> None:
    with pytest.raises(IllegalAnswer, match=rf"^this game has 4 answers, there is no position {n}$"):
        table_of(*TARGETING).at(n)


# Undo


def test_a_seat_takes_back_its_own_answer() -> None:
    table = table_of(*TARGETING, "hill")
    back = table.undo(RED)
    assert snapshot(back) == snapshot(table_of(*TARGETING))
    assert len(table.entries) == 5


@pytest.mark.parametrize("seats", [(BLUE,), (CHANCE,), (), (BLUE, CHANCE)])
def test_another_seats_answer_is_a_wall(seats: tuple[int, ...]) -> None:
    with pytest.raises(NothingToUndo, match=r"^nothing to take back: the last answer was not yours$"):
        table_of(*ROLLING).undo(*seats)


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_a_die_is_a_wall(seat: int) -> None:
    with pytest.raises(NothingToUndo):
        table_of(*ROLLING, (1, 1)).undo(seat)


@pytest.mark.parametrize("seat", [RED, BLUE, CHANCE])
def test_there_is_nothing_to_undo_before_the_first_answer(seat: int) -> None:
    with pytest.raises(NothingToUndo):
        table_of().undo(seat)


def test_several_seats_may_be_taken_back_together() -> None:
    table = table_of(*ROLLING).undo(RED, BLUE).undo(RED, BLUE).undo(RED, BLUE)
    assert snapshot(table) == snapshot(table_of(*BIDDING))
    with pytest.raises(NothingToUndo):
        table.undo(RED, BLUE)


def test_what_revealed_the_secret_of_another_is_a_wall() -> None:
    """The last of two secret bids shows both: whoever gave it may not think again."""
    table = table_of(*TARGETING)
    last = table.entries[-1].seat
    with pytest.raises(NothingToUndo):
        table.undo(last)
    with pytest.raises(NothingToUndo):
        table_of(*TARGETING, "hill").undo(RED).undo(last)
    assert snapshot(table.undo(RED, BLUE)) == snapshot(table_of(*TARGETING[:-1]))


def test_chance_may_be_taken_back_by_whoever_typed_it() -> None:
    assert snapshot(table_of(*ROLLING, (1, 1)).undo(CHANCE)) == snapshot(table_of(*ROLLING))


@pytest.mark.parametrize("seats", [(RED,), (BLUE,), (CHANCE,), (RED, BLUE, CHANCE)])
def test_the_end_is_a_wall_for_everybody(seats: tuple[int, ...]) -> None:
    table = table_of(*ROLLING, (1, 1), rounds=1)
    assert table.over
    with pytest.raises(NothingToUndo, match=r"^nothing to take back: the game is over"):
        table.undo(*seats)


# Replay


@pytest.mark.parametrize("seed", range(10))
def test_a_record_leads_to_the_same_table(seed: int) -> None:
    table = random_game(seed)
    assert snapshot(Table.replay(TOY, table.record)) == snapshot(table)


def test_a_record_can_be_followed_part_of_the_way() -> None:
    assert snapshot(Table.replay(TOY, table_of(*ROLLING).record, upto=2)) == snapshot(table_of(*BIDDING))


def test_another_question_is_reported_at_the_answer_that_differs() -> None:
    entries = [*entries_of(*TARGETING), Entry(RED, "raid.aim", "hill"), Entry(CHANCE, "raid.dice", (1, 1))]
    assert mismatch(*entries) == "answer 5 of the record is raid.aim of red; the rules ask raid.target of red"


def test_another_seat_is_reported() -> None:
    entries = [*entries_of(*TARGETING), Entry(BLUE, "raid.target", "hill")]
    assert mismatch(*entries) == "answer 5 of the record is raid.target of blue; the rules ask raid.target of red"


def test_chance_is_called_by_its_name() -> None:
    entries = [*entries_of(*TARGETING), Entry(CHANCE, "raid.dice", (1, 1))]
    assert mismatch(*entries) == "answer 5 of the record is raid.dice of chance; the rules ask raid.target of red"


def test_all_that_is_asked_together_is_named() -> None:
    entries = [*entries_of(*BIDDING), Entry(CHANCE, "raid.dice", (1, 1))]
    assert mismatch(*entries) == "answer 3 of the record is raid.dice of chance; the rules ask bid of red, bid of blue"


def test_an_answer_that_is_not_offered_is_reported() -> None:
    entries = [*entries_of(*TARGETING), Entry(RED, "raid.target", "moon")]
    assert mismatch(*entries) == (
        "answer 5 of the record does not fit: 'moon' does not answer raid.target; it may be hill, mill gate, 7"
    )


def test_an_answer_after_the_end_is_reported() -> None:
    table = table_of(*ROLLING, (1, 1), rounds=1)
    with pytest.raises(RecordMismatch, match=r"^answer 7 of the record is bid of red; the rules ask none$"):
        Table.replay(TOY, Record(table.header, (*table.entries, Entry(RED, "bid", 0))))


def test_a_record_made_with_earlier_rules_is_followed_as_far_as_they_agree() -> None:
    header, entries = table_of().header._replace(version="2"), tuple(entries_of(*TARGETING))
    assert Table.replay(TOY, Record(header, entries)).entries == list(entries)
    with pytest.raises(RecordMismatch) as refused:
        Table.replay(TOY, Record(header, (*entries, Entry(RED, "raid.target", "moon"))))
    assert str(refused.value) == (
        "the record was made with rules version 2 of raid, and version 3 differs: answer 5 of the record does not fit: "
        "'moon' does not answer raid.target; it may be hill, mill gate, 7"
    )


def test_what_comes_after_the_part_followed_is_not_looked_at() -> None:
    entries = (*entries_of(*TARGETING), Entry(RED, "raid.target", "moon"))
    assert snapshot(Table.replay(TOY, Record(table_of().header, entries), 4)) == snapshot(table_of(*TARGETING))


@pytest.mark.parametrize("seat", [2, 99, -2])
def test_a_seat_that_does_not_exist_is_reported(seat: int) -> None:
    assert mismatch(Entry(seat, "deal", "ace")).startswith("answer 1 of the record is deal of ")


@pytest.mark.parametrize(
    ("change", "error", "sentence"),
    [
        ({"game": "ford"}, RecordMismatch, "this is a record of ford, not of raid"),
        (
            {"version": "4"},
            RecordMismatch,
            "the record was made with rules version 4 of raid; this program has 3",
        ),
        ({"scenario": "dual"}, UnknownName, "there is no scenario of raid called 'dual'; did you mean duel?"),
        ({"options": {"rounds": 3}}, UnknownName, "option rounds is 3; it may be 1, 2, 40"),
        (
            {"options": {"weather": "fog"}},
            UnknownName,
            "there is no option of raid duel called 'weather'; known: rounds, open_hands, pace",
        ),
    ],
)
def test_a_header_that_does_not_fit_is_reported(change: dict[str, Any], error: type, sentence: str) -> None:
    record = Record(table_of().header._replace(**change), ())
    with pytest.raises(error) as refused:
        Table.replay(TOY, record)
    assert str(refused.value) == sentence
    assert isinstance(refused.value, VisavisError)


@pytest.mark.parametrize("options", [{}, {"rounds": "1"}, {"rounds": 1, "open_hands": "no"}])
def test_options_of_a_header_mean_what_they_mean_elsewhere(options: dict[str, Any]) -> None:
    """A header that passes its check must lead to the table those options give."""
    header = table_of().header._replace(options=options)
    replayed = Table.replay(TOY, Record(header, ()))
    assert snapshot(replayed) == snapshot(table_of(**options))
    assert replayed.header.options == TOY.options("duel", options)


# Journals


def test_what_is_told_stands_at_the_number_of_answers_given_before() -> None:
    table = table_of(*ROLLING)
    assert table.journal is not None
    assert [(n, item.name) for n, item in table.journal.items] == [
        (1, "dealt"),
        (2, "dealt"),
        (2, "turn"),
        (4, "bids"),
        (5, "raided"),
    ]


@pytest.mark.parametrize("n", range(6))
def test_an_earlier_position_has_the_journal_of_its_time(n: int) -> None:
    table = table_of(*ROLLING)
    assert table.journal is not None
    earlier = table.at(n).journal
    assert earlier is not None
    assert earlier.items == table.journal.before(n).items == [item for item in table.journal.items if item[0] <= n]
    assert earlier is not table.journal


def test_nothing_is_told_twice_after_going_back() -> None:
    table = table_of(*ROLLING).undo(RED)
    table.answer("hill")
    assert snapshot(table) == snapshot(table_of(*ROLLING))


def test_a_quiet_table_tells_nothing_and_plays_the_same() -> None:
    for seed in range(5):
        loud, quiet = random_game(seed), random_game(seed, quiet=True)
        assert quiet.journal is None
        assert quiet.state.told is None
        assert (quiet.state.dump(), quiet.entries) == (loud.state.dump(), loud.entries)


def test_a_quiet_table_can_travel_in_time_as_well() -> None:
    loud, quiet = random_game(1, rounds=LONG), random_game(1, quiet=True, rounds=LONG)
    for n in (0, 40, 90, len(quiet.entries)):
        assert quiet.at(n).state.dump() == loud.at(n).state.dump()
        assert quiet.at(n).journal is None


def test_a_record_can_be_replayed_quietly() -> None:
    record = random_game(1).record
    assert Table.replay(TOY, record, quiet=True).journal is None


def test_a_position_may_be_visited_quietly() -> None:
    assert table_of(*ROLLING).at(3, quiet=True).journal is None


def test_a_reason_half_told_goes_on_in_a_fork_and_after_going_back() -> None:
    """The die that settles a tie may be thrown at another table than the one where the tie arose."""
    table = table_of(*BIDDING, 1, 1)
    assert table.pending is not None
    assert table.pending.name == "raid.tie"
    for other in (table.fork(quiet=False), table.at(len(table.entries)), table_of(*BIDDING, 1, 1, 4).undo(CHANCE)):
        other.answer(4)
        assert other.journal is not None
        assert [len(why.lines) for _, why in other.journal.explanations()] == [2]


def test_the_latest_reasons_are_those_since_their_turn_began() -> None:
    """Whoever answered in between: a person may be asked in the middle of a bot's turn."""
    table = table_of(*BIDDING, 1, 1, 4, "hill", (1, 1), 1, 1, 4)
    since = table.before_last_reasons()
    assert table.journal is not None
    assert len(table.journal.explanations()) == 2
    assert [n for n, _ in table.journal.explanations(since)] == [10]
    assert [event.name for event in table.journal.events(since)] == ["turn", "bids"]


def test_an_answer_that_revealed_a_secret_without_asking_chance_is_a_wall() -> None:
    """A draw with one possible result is not asked, but somebody has seen what was hidden."""
    table = table_of(*TARGETING, "hill")
    table.state.tell_secret((RED,), "looked", (RED, "ace"))
    table._listen()
    with pytest.raises(NothingToUndo):
        table.undo(RED)
    assert len(table.undo(RED, CHANCE).entries) == 4


@pytest.mark.parametrize("quiet", [False, True])
def test_without_reasons_they_begin_with_the_game(quiet: bool) -> None:
    assert table_of(*ROLLING, quiet=quiet).before_last_reasons() == ALWAYS


# Headers


def test_a_new_table_writes_down_all_that_it_was_set_up_with() -> None:
    header = Table.new(TOY, "duel", {"rounds": "40"}, ["human", "random"]).header
    assert header.options == {"rounds": 40, "open_hands": False, "pace": "slow"}
    assert (header.game, header.version, header.scenario) == ("raid", "3", "duel")
    assert header.players == ("human", "random")


@pytest.mark.parametrize(("seat", "name"), [(CHANCE, "chance"), (RED, "red"), (BLUE, "blue")])
def test_a_header_knows_the_names_of_seats(seat: int, name: str) -> None:
    assert table_of().header.seat_name(seat, TOY) == name


# Looking


def test_a_table_says_what_it_is_and_who_is_asked() -> None:
    assert repr(table_of()) == "<Table raid duel: 0 answers; chance is asked deal (3 options)>"
    assert repr(table_of(*TARGETING)) == "<Table raid duel: 4 answers; red is asked raid.target (3 options)>"
    both = "red is asked bid (3 options), blue is asked bid (3 options)"
    assert repr(table_of(*BIDDING)) == f"<Table raid duel: 2 answers; {both}>"


def test_a_table_that_is_over_says_how_it_ended() -> None:
    table = table_of(*ROLLING, (6, 5), rounds=1)
    assert repr(table) == "<Table raid duel: 6 answers; over, red won 11 : 0 by more hits>"
    assert table.result == TOY.result(table.state) is not None
    assert table_of(*ROLLING).result is None


def test_a_table_is_looked_at_with_the_eyes_of_a_seat() -> None:
    def name(*seen: Any) -> Any:
        return seen[1:]

    table = Table.new(replace(TOY, view=name), "duel")
    assert table.view(RED) == (RED,)
    played = random_game(3)
    assert played.log(BLUE, 3) == TOY.log(played, BLUE, 3) != played.log(BLUE) == TOY.log(played, BLUE, ALWAYS)
    tied = table_of(*BIDDING, 1, 1, 3)
    assert [reason.seat for reason in tied.reasons(BLUE)] == [BLUE]
    assert tied.reasons(BLUE, 5) == []


def test_a_fork_does_not_play_a_long_turn_again_that_nobody_was_asked_in() -> None:
    """As that of a rulebook's bot: of a hundred steps only the last few are taken once more."""
    taken: list[int] = []

    def long_turn(s: Raid) -> None:
        s.then(*(("act", n) for n in range(100)), ("bid",), ("finish",))

    steps = {**TOY.steps, "begin": long_turn, "act": lambda s, n: taken.append(n)}
    table = Table.new(replace(TOY, steps=steps), "duel", quiet=True)
    table.answer("ace")
    table.answer("king")
    assert taken == list(range(100))
    taken.clear()
    fork = table.fork()
    assert len(taken) < 12
    assert fork.state.dump() == table.state.dump()
    assert [choice.name for choice in fork.waiting] == ["bid", "bid"]
