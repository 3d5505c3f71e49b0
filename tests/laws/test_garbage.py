"""Laws of refusal: whatever comes, it is refused with one sentence and changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.laws.cases import Case, every_scenario, play, position, told
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import IllegalAnswer, VisavisError
from visavis.kernel.record import read, write
from visavis.kernel.table import Table

JSON_LIKE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)


@cache
def whole_game(case: Case) -> Table[Any]:
    return play(case, seed=60)


@cache
def text_of(case: Case) -> str:
    return write(whole_game(case).record, case.rules())


def refuse(table: Table[Any], answer: Any, seat: int | None = None) -> None:
    before = (position(table), told(table))
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(answer, seat)
    assert "\n" not in str(refused.value)
    assert (position(table), told(table)) == before


def is_offered(table: Table[Any], answer: Any) -> bool:
    """By repr, so that neither True nor 1.0 passes for 1."""
    return table.pending is not None and repr(answer) in {repr(option) for option in table.pending.options}


def look_alikes(option: Any) -> list[Any]:
    """What equals an option, or reads like it, and is none."""
    if isinstance(option, int):
        return [float(option), str(option), [option], (option,), bool(option), f"{option} "]
    if isinstance(option, str):
        return [
            option + " ",
            " " + option,
            option.lower() + "?",
            option.split(" "),
            (option,),
            option.encode(),
            option[:-1],
        ]
    return [list(option), option[:-1], (*option, option[0]), tuple(map(float, option)), str(option)]


@every_scenario
@given(data=st.data(), answer=JSON_LIKE)
@settings(max_examples=60)
def test_garbage_answers_are_refused_and_change_nothing(case: Case, data: st.DataObject, answer: Any) -> None:
    whole = whole_game(case)
    table = whole.at(data.draw(st.integers(0, len(whole.entries))))
    assume(not is_offered(table, answer))
    refuse(table, answer)


@every_scenario
def test_what_looks_like_an_option_is_refused(case: Case) -> None:
    whole = whole_game(case)
    for n in range(0, len(whole.entries), 4):
        table = whole.at(n)
        assert table.pending is not None
        for answer in look_alikes(table.pending.options[0]):
            if not is_offered(table, answer):
                refuse(table, answer)


@every_scenario
def test_the_wrong_seat_is_refused(case: Case) -> None:
    """Also one that does not exist, and at the end of the game everyone."""
    whole = whole_game(case)
    for n in range(0, len(whole.entries) + 1, 4):
        table = whole.at(n)
        answer = table.pending.options[0] if table.pending else "A1 WE1.1"
        for seat in (CHANCE, *case.seats(), 7, -7):
            if table.choice_of(seat) is None:
                refuse(table, answer, seat)


def table_or_sentence(case: Case, text: str) -> Table[Any] | str:
    """The table a file leads to, or the sentence it is refused with."""
    try:
        return Table.replay(case.rules(), read(text, case.rules()))
    except VisavisError as error:
        return str(error)


@every_scenario
@given(data=st.data())
@settings(max_examples=50)
def test_a_damaged_record_is_refused_or_still_leads_somewhere(case: Case, data: st.DataObject) -> None:
    """A few characters replaced: one sentence, or a record that fits the rules after all."""
    text = text_of(case)
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 12)))
    damage = data.draw(st.text(max_size=6) | st.sampled_from(["\n", " ", "{", '"', "0", "A1"]))
    found = table_or_sentence(case, text[:start] + damage + text[end:])
    if isinstance(found, str):
        assert "\n" not in found
    else:
        assert case.rules().check(found.state) == []


@every_scenario
@given(text=st.text())
@settings(max_examples=100)
def test_any_text_at_all_is_refused_as_a_record(case: Case, text: str) -> None:
    found = table_or_sentence(case, text)
    assert isinstance(found, str)
    assert "\n" not in found


@every_scenario
def test_a_record_cut_off_anywhere_is_refused_or_leads_to_an_earlier_position(case: Case) -> None:
    text, whole = text_of(case), whole_game(case)
    for cut in range(0, len(text), 41):
        found = table_or_sentence(case, text[:cut])
        assert isinstance(found, Table) == text[:cut].endswith("\n")
        if isinstance(found, Table):
            assert found.record.entries == whole.record.entries[: len(found.entries)]
