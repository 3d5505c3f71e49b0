"""What somebody types, and what it is taken for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.games.blitzkrieg.position import position
from tests.terminal.typist import answers_in, play, playing, request, table_in
from visavis.kernel.choice import CHANCE
from visavis.kernel.view import Option, Prompt, Text
from visavis.terminal.asking.answers import numbers_of
from visavis.terminal.asking.commands import begun_commands, exact_command, without_not
from visavis.terminal.asking.entry import by_code, by_name, readings
from visavis.terminal.asking.question import Meaning, Question
from visavis.terminal.keeping.saves import ENDING
from visavis.text import language

PLACEMENTS = [Option(f"{token} {space}", Text("")) for token in ("A1", "F1") for space in ("WE1.1", "WE1.2", "EE1.1")]


def found(typed: str) -> list[str]:
    return [option.answer for option in by_code(typed, PLACEMENTS)]


@pytest.mark.parametrize(
    "typed",
    [
        "A1 WE1.2",
        "a1 we1.2",
        "a1 we12",
        "a1we1.2",
        "a1we12",
        "  A1   WE1.2 ",
        "we1.2 a1",
        "a1 we1-2",
        "а1 we1.2",  # a Cyrillic А that looks Latin
        "А1 WЕ1.2",  # and an Е
        "ф1 цу1ю2",  # the other keyboard layout
        "Ф1 ЦУ1Ю2",
    ],
)
def test_an_answer_is_understood_however_it_is_spelled(typed: str) -> None:
    assert found(typed) == ["A1 WE1.2"]


def test_the_other_layout_is_read_as_a_whole() -> None:
    """а is where f is: with цу beside it that is an F, alone it looks like an A."""
    assert found("а1 цу1ю2") == ["F1 WE1.2"]
    assert {answer[:2] for answer in found("а1")} == {"A1"}


def test_a_beginning_finds_everything_that_begins_so() -> None:
    assert found("a1") == ["A1 WE1.1", "A1 WE1.2", "A1 EE1.1"]
    assert found("f1 w") == ["F1 WE1.1", "F1 WE1.2"]
    assert found("ee") == ["A1 EE1.1", "F1 EE1.1"]


@pytest.mark.parametrize("typed", ["a2", "we9", "a1 po1.1", "a1 we1.2 x", "!", "", "  ", "a1 we1.1 we1.2", "\ufffda1"])
def test_what_fits_nothing_finds_nothing(typed: str) -> None:
    assert found(typed) == []


def test_a_number_is_not_its_negative() -> None:
    less_and_more = [Option(n, Text("")) for n in (0, -1, 1)]
    assert [option.answer for option in by_code("1", less_and_more)] == [1]
    assert [option.answer for option in by_code("-1", less_and_more)] == [-1]


def test_a_whole_word_counts_more_than_a_beginning() -> None:
    options = [Option("1 N2", Text("")), Option("10 N1", Text(""))]
    assert [option.answer for option in by_code("1", options)] == ["1 N2"]


def test_a_name_in_the_readers_language_will_do() -> None:
    theatres = [Option(code, Text(f"theatre-{code}")) for code in ("WE", "EE", "PO")]
    for code, typed in (("en", "west"), ("ru", "запад"), ("ru", "pfgfl"), ("en", "цуые")):
        assert [option.answer for option in by_name(typed, theatres, language(code, "blitzkrieg"))] == ["WE"]
    assert len(by_name("europe", theatres, language("en", "blitzkrieg"))) == 2
    assert by_name("w", theatres, language("en", "blitzkrieg")) == []


def test_the_whole_name_is_preferred_to_a_longer_one() -> None:
    tokens = [Option(code, Text(f"token-{code}")) for code in ("BA1", "A1")]
    assert [option.answer for option in by_name("army 1", tokens, language("en", "blitzkrieg"))] == ["A1"]


def test_numbers_pick_what_was_listed_and_stay_the_same_in_shorter_lists() -> None:
    question = asking(PLACEMENTS)
    assert question.understand("5").meaning == Meaning.NOTHING
    question.list_these([answer for answer in question.answers if answer.first == "F1"])
    assert question.understand("5").answers[0].option.answer == "F1 WE1.2"
    assert question.understand("1").meaning == Meaning.NOTHING
    for typed in ("7", "0", "9" * 5000):
        assert question.understand(typed).meaning == Meaning.NOTHING


def test_amounts_and_numbered_places_are_their_own_numbers_and_all_else_is_counted() -> None:
    def numbers(*answers: object, seat: int = 0, touches: tuple[str, ...] = ()) -> list[str]:
        return numbers_of([Option(answer, Text(""), touches) for answer in answers], seat)

    assert numbers(0, -1, 1) == ["0", "-1", "1"]
    assert numbers("2 N3", "3 A1") == ["2", "3"]
    assert numbers("11", "22", "none") == ["1", "2", "3"]
    assert numbers(0, 2, touches=("board",)) == ["1", "2"]
    assert numbers((1, 1), (1, 2), seat=CHANCE) == ["1 1", "1 2"]


def test_a_code_is_what_stands_on_the_board_and_everything_else_goes_by_its_name() -> None:
    """However it is written: the game's own words need not be small, nor its codes large."""
    options = [Option(answer, Text("")) for answer in ("A1 WE1.2", "WE", "STOP", "7", "we")]
    assert [answer.code for answer in asking(options).answers] == ["A1 WE1.2", "WE", "", "", ""]


def test_readings_keep_what_was_typed_first() -> None:
    assert readings("Undo")[0] == "undo"
    assert "undo" in readings("гтвщ")
    assert "отмена" in readings("jnvtyf")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("undo", "undo"),
        ("UNDO", "undo"),
        ("отмена", "undo"),
        ("гтвщ", "undo"),
        ("jnvtyf", "undo"),
        ("?", "options"),
        ("??", "options"),
        (",", "options"),
        ("why", "why"),
        ("почему", "why"),
        ("§7.3", "rule"),
        ("правило 7.3", "rule"),
        ("журнал", "log"),
        ("сохранить x", "save"),
        ("помощь", "help"),
        ("выход", "quit"),
    ],
)
def test_commands_have_names_in_both_languages(typed: str, name: str) -> None:
    command = exact_command(typed)
    assert command is not None
    assert command.name == name


def test_commands_are_known_by_their_beginning() -> None:
    assert [command.name for command in begun_commands("und")] == ["undo"]
    assert [command.name for command in begun_commands("жур")] == ["log"]
    assert {command.name for command in begun_commands("l")} == {"log", "legend"}
    assert begun_commands("xyz") == []
    assert exact_command("xyz") is None


@pytest.mark.parametrize(
    "typed", ["в середине", "не трогать", "q now", "h e", "leave it", "со всеми", "und o", "поле боя"]
)
def test_no_beginning_with_more_words_leaves_helps_saves_or_takes_back(typed: str) -> None:
    found = [exact_command(typed), *begun_commands(typed)]
    assert {command.name for command in found if command} <= {"options", "why", "rule", "log"}


def test_what_is_looked_up_may_be_begun() -> None:
    assert begun_commands("ru 7.3") == [("rule", "7.3")]
    assert begun_commands("wh not A1") == [("why", "not A1")]


def test_why_not_is_why_with_a_not() -> None:
    assert without_not("not WE1.2") == without_not("не WE1.2") == "WE1.2"
    assert without_not("not") == ""
    assert without_not("WE1.2") is None


# At the prompt


@pytest.fixture
def start(folder: Path) -> str:
    """A token of the reserve the first player holds in the games below."""
    play(request(folder, "base"), ["", "quit"])
    table = table_in(folder)
    assert table.pending is not None
    return str(table.pending.options[0]).partition(" ")[0]


def test_a_token_alone_shows_where_it_can_go_and_a_number_picks(folder: Path, start: str) -> None:
    before = answers_in(folder)
    played = play(request(folder), ["", "", start, "2"])
    assert f"{start} can go to these spaces" in played.after(start)
    assert "marker centre → Axis" in played.after(start)
    given = [answer for answer in answers_in(folder)[len(before) :] if answer.startswith(f"{start} ")]
    assert len(given) == 1


def test_after_a_token_the_space_alone_is_enough(folder: Path, start: str) -> None:
    table = table_in(folder)
    assert table.pending is not None
    wanted = next(answer for answer in reversed(table.pending.options) if answer.startswith(f"{start} "))
    play(request(folder), ["", "", start, wanted.partition(" ")[2]])
    assert wanted in answers_in(folder)


ONE_SPACE = [Option("N3 WE1.2", Text("")), Option("A1 WE1.1", Text("")), Option("A1 WE1.3", Text(""))]


def asking(options: Sequence[Option]) -> Question:
    table = position()
    view = table.game.view(table, 0)._replace(prompt=Prompt(Text("ask-place"), "", tuple(options)))
    return Question(view, table.game.layout(table.state), 0, language("en", "blitzkrieg"))


def heard(typed: str, picked: str = "", options: Sequence[Option] = ONE_SPACE) -> tuple[Meaning, list[str]]:
    question = asking(options)
    question.picked = picked
    meaning, answers = question.understand(typed)
    return meaning, [answer.option.answer for answer in answers]


def test_the_name_of_an_answer_comes_before_the_beginning_of_a_command(folder: Path) -> None:
    """A factory of Manhattan is «в середине», and «в» begins to leave."""
    asked = request(folder, game="manhattan", scenario="two", players=("human", "first"), language="ru", seed=5)
    played = play(asked, ["в середине", "деньги в середине"])
    assert "Деньги в середине" in played.after("в середине")
    assert "factory_money_mid" in answers_in(folder, "manhattan")


@pytest.mark.parametrize("typed", ["n3", "n", "N", "т3", "we1.2"])
def test_half_an_answer_is_never_the_answer_even_if_only_one_fits(typed: str) -> None:
    meaning, options = heard(typed)
    assert meaning == Meaning.SEVERAL
    assert options == ["N3 WE1.2"]


@pytest.mark.parametrize("typed", ["n3 we1.2", "n3 we12", "n3we12", "we1.2 n3", "т3 цу12", "n w"])
def test_token_and_space_are_an_answer(typed: str) -> None:
    assert heard(typed)[0] == Meaning.ONE


def test_after_a_token_its_only_space_is_an_answer_but_the_token_again_is_not() -> None:
    assert heard("we1.2", picked="N3")[0] == Meaning.ONE
    assert heard("n3", picked="N3")[0] == Meaning.SEVERAL


def said(typed: str, lang: str, picked: str = "") -> tuple[Meaning, list[str]]:
    """The same by names, in a position where several tokens can go to several theatres."""
    table = position(reserve={"axis": "N2 A1"})
    question = Question(table.game.view(table, 0), table.game.layout(table.state), 0, language(lang, "blitzkrieg"))
    question.picked = picked
    assert question.understand(typed).meaning == Meaning.NOTHING
    meaning, answers = question.understand_name(typed)
    return meaning, [answer.option.answer for answer in answers]


@pytest.mark.parametrize(
    ("typed", "lang", "answer"),
    [
        ("navy 2 western europe 1.3", "en", "N2 WE1.3"),
        ("Navy 2 to Western Europe 1.3", "en", "N2 WE1.3"),
        ("western europe 1.3 navy 2", "en", "N2 WE1.3"),
        ("n2 western europe 1.3", "en", "N2 WE1.3"),
        ("navy 2 we1.3", "en", "N2 WE1.3"),
        ("флот 2 WE1.3", "ru", "N2 WE1.3"),
        ("а1 западная европа 1.3", "ru", "A1 WE1.3"),
        ("флот 2 западная европа 1.3", "ru", "N2 WE1.3"),
    ],
)
def test_token_and_space_by_their_names_are_an_answer(typed: str, lang: str, answer: str) -> None:
    assert said(typed, lang) == (Meaning.ONE, [answer])


@pytest.mark.parametrize(("typed", "lang"), [("navy 2", "en"), ("western europe 1.3", "en"), ("флот 2", "ru")])
def test_half_an_answer_by_name_is_none(typed: str, lang: str) -> None:
    assert said(typed, lang)[0] == Meaning.SEVERAL


def test_after_a_token_the_name_of_the_space_is_enough() -> None:
    assert said("western europe 1.3", "en", picked="N2") == (Meaning.ONE, ["N2 WE1.3"])
    assert said("western europe 1.3", "en", picked="A1") == (Meaning.ONE, ["A1 WE1.3"])
    assert said("navy 2", "en", picked="N2")[0] == Meaning.SEVERAL


def test_a_token_of_the_bots_row_goes_by_its_number() -> None:
    row = [Option("2 N3", Text("")), Option("3 A1", Text(""))]
    assert heard("2", options=row) == (Meaning.ONE, ["2 N3"])
    assert heard("n3", options=row) == (Meaning.SEVERAL, ["2 N3"])
    assert heard("1", options=row)[0] == Meaning.NOTHING


def test_a_token_with_one_space_is_listed_with_what_it_leads_to(folder: Path) -> None:
    """Nobody places a token by naming it."""
    playing_on = playing(folder, 3)
    tried: list[str] = []

    def typing(prompt: str) -> str:
        choice = table_in(folder).pending if prompt.endswith("> ") and list(folder.glob(f"*{ENDING}")) else None
        if tried or choice is None:
            return "quit" if tried else playing_on(prompt)
        firsts = [str(answer).partition(" ")[0] for answer in choice.options if " " in str(answer)]
        tried.extend([first for first in firsts if firsts.count(first) == 1][:1])
        return tried[0] if tried else playing_on(prompt)

    played = play(request(folder, "nippon", seed=2), typing)
    assert tried
    assert f"{tried[0]} can go to these spaces" in played.after(tried[0])
    assert "marker" in played.after(tried[0])


def test_enter_puts_the_token_back(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", start, "", "zzz"])
    assert f"Axis, {start} to> \n► Place a token" in played.text
    assert "Axis> zzz" in played.text


def test_an_unclear_word_says_what_it_may_mean(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", "we1.3", "l", "1.1"])
    assert "“we1.3” may mean several things:" in played.after("we1.3")
    assert "“l” may be log, legend." in played.after("l")
    assert "“1.1” is neither an answer nor a command" in played.after("1.1")


@pytest.mark.parametrize(
    "typed", ["xyzzy", "A9", "po", "1", "99", "-1", "A1 A1", "стол", "DROP TABLE", "\x1b[2J", "§§"]
)
def test_words_that_mean_nothing_change_nothing(folder: Path, start: str, typed: str) -> None:
    before = table_in(folder).record
    played = play(request(folder), ["", "", typed])
    assert played.status == 0
    assert table_in(folder).record == before
    assert "\x1b" not in played.text.replace(f"> {typed}\n", "")


def test_what_exists_but_cannot_be_done_now_is_told_apart_from_nonsense(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", "EE3.1", "NUK WE1.1"])
    assert "Eastern Europe 3 is not the active row: the one above it is filled first, §6.1.3." in played.after("EE3.1")
    assert "There is no nuclear bomb in your reserve, §6.1.1." in played.after("NUK WE1.1")


@pytest.mark.parametrize(
    ("typed", "code", "why"),
    [
        ("nuclear bomb western europe 1.1", "en", "There is no nuclear bomb in your reserve, §6.1.1."),
        ("nuclear bomb WE1.1", "en", "There is no nuclear bomb in your reserve, §6.1.1."),
        ("ядерная бомба западная европа 1.1", "ru", "В вашем резерве нет такой фишки: ядерная бомба, §6.1.1."),
    ],
)
def test_why_not_is_said_of_two_things_named(folder: Path, typed: str, code: str, why: str) -> None:
    played = play(request(folder, "base", language=code), ["", typed])
    assert why in " ".join(played.after(typed).split())


def test_a_space_where_the_token_that_is_picked_cannot_go_says_why_and_offers_no_other_token(folder: Path) -> None:
    """Another token said instead is picked in its place."""
    played = play(request(folder, seed=7), ["A1", "PO1.1", "N3"])
    assert "§3.1." in played.after("PO1.1")
    assert "N1" not in played.after("PO1.1")
    assert "Allies, N3 to>" in played.after("N3")


def test_the_list_of_answers_has_previews_and_can_be_narrowed(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", "?", "? EE1.1", "? nothing"])
    assert "WE1.2 research: a special weapon into the bag; marker centre → Axis" in played.after("?")
    assert "WE1.2" not in played.after("? EE1.1")
    assert "has to do with “nothing”" in played.after("? nothing")
