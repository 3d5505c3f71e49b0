"""Words are made to fit, and stay words as long as they can."""

from __future__ import annotations

from visavis.picture.measure import NARROWEST, fit, fit_lines, width_of, wrap


def test_wider_letters_and_bold_ones_take_more_room() -> None:
    assert width_of("Щ", 10) > width_of("i", 10)
    assert width_of("army", 10, 700) > width_of("army", 10)
    assert width_of("", 10) == 0


def test_words_that_fit_keep_their_size() -> None:
    assert fit("army", 100, 14, 10) == (("army",), 14, None)


def test_words_shrink_before_they_are_cut() -> None:
    shrunk = fit("Западная Европа", 110, 16, 10)
    assert shrunk.lines == ("Западная Европа",)
    assert 10 <= shrunk.size < 16
    narrow = fit("Западная Европа", 70, 16, 10)
    assert narrow == (("Западная Европа",), 10, 70)
    short = fit("Западная Европа", 50, 16, 10)
    assert short.size == 10
    assert short.lines[0].endswith("…")
    assert width_of(short.lines[0], short.size) <= 50 / NARROWEST


def test_lines_break_between_words() -> None:
    assert wrap("one two three", width_of("one two", 10), 10) == ["one two", "three"]
    assert wrap("", 10, 10) == []


def test_what_does_not_fit_into_so_many_lines_shrinks_and_is_cut_at_the_end() -> None:
    fitted = fit_lines("one two three four five six seven", 60, 2, 12, 10)
    assert len(fitted.lines) == 2
    assert fitted.size == 10
    assert fitted.lines[-1].endswith("…")
    assert all(width_of(each, fitted.size) <= 60 for each in fitted.lines)
