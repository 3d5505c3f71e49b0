"""Laws of the errors: every sentence is a template that exists in every language, with the same values."""

from __future__ import annotations

import ast
import errno
import os
import pickle
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import visavis
from visavis.agents import seating
from visavis.commands.parser import COMPLAINTS
from visavis.games import load
from visavis.games.reading import read_overlay
from visavis.kernel import record
from visavis.kernel.errors import UnknownName, VisavisError, Wording, because
from visavis.kernel.table import Table
from visavis.text import LANGUAGES, language
from visavis.text.errors import catalogue

SOURCE = Path(visavis.__file__).parent
KERNEL = SOURCE / "kernel" / "errors.py"  # where templates are taken apart
OTHERS = [code for code in LANGUAGES if code != "en"]


# The templates in the source


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py")) if path != KERNEL}


def calls() -> Iterator[tuple[Path, ast.Call]]:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield path, node


@cache
def makers() -> frozenset[str]:
    """Names whose first argument is a template: the errors, and parts of their sentences."""
    classes = [node for tree in (*trees().values(), ast.parse(KERNEL.read_text("utf-8"))) for node in ast.walk(tree)]
    found = {"VisavisError"}
    for _ in range(3):  # errors of errors of errors
        for node in classes:
            if isinstance(node, ast.ClassDef) and found & {name_of(base) for base in node.bases}:
                found.add(node.name)
    return frozenset(found | {"Wording", "says"})


def name_of(called: ast.expr) -> str:
    """`Wording(...)`, `at.says(...)`; and `type(error)(...)`, which makes another error of the same kind."""
    if isinstance(called, ast.Call):
        return "VisavisError" if name_of(called.func) == "type" else ""
    return getattr(called, "attr", getattr(called, "id", ""))


def templates() -> set[str]:
    found = {call.args[0].value for _, call in calls() if name_of(call.func) in makers() and is_text(call)}
    return {str(each) for each in found} | {"none"}


def is_text(call: ast.Call) -> bool:
    return bool(call.args) and isinstance(call.args[0], ast.Constant)


def fields(template: str) -> set[tuple[str, str | None]]:
    """The values a template mentions, and whether they are quoted."""
    return {(name, conversion) for _, name, _, conversion in Formatter().parse(template) if name is not None}


def names(template: str) -> set[str]:
    return {name for name, _ in fields(template)}


def test_there_are_errors_to_look_at() -> None:
    assert {"UnknownName", "RecordError", "DataError", "CannotSave"} <= makers()
    assert len(templates()) > 80


def test_a_sentence_is_a_template_and_never_put_together_on_the_spot() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)}:{call.lineno}"
        for path, call in calls()
        if name_of(call.func) in makers() and not is_text(call) and not is_star(call)
    ]
    assert wrong == []


def is_star(call: ast.Call) -> bool:
    """`_Spot.says` hands its template on."""
    return bool(call.args) and isinstance(call.args[0], ast.Name) and call.args[0].id == "sentence"


def test_a_template_gets_the_values_it_mentions() -> None:
    for path, call in calls():
        if name_of(call.func) in makers() and is_text(call) and not any(key.arg is None for key in call.keywords):
            assert isinstance(call.args[0], ast.Constant)
            given = {str(key.arg) for key in call.keywords}
            given |= {"file", "path"} if name_of(call.func) == "says" else set()
            assert given == names(str(call.args[0].value)), f"{path.relative_to(SOURCE)}:{call.lineno}"


def test_what_is_named_is_a_wording() -> None:
    """`named(name, known, what)`: an English word would stay English."""
    wrong = [
        f"{path.relative_to(SOURCE)}:{call.lineno}"
        for path, call in calls()
        if name_of(call.func) == "named"
        and len(call.args) == 3
        and isinstance(call.args[2], (ast.Constant, ast.JoinedStr))
    ]
    assert wrong == []


# The catalogues


@pytest.mark.parametrize("code", OTHERS)
def test_every_template_is_translated_and_nothing_else(code: str) -> None:
    own = parts(code)["sentences"]
    assert sorted(templates() - set(own)) == []
    assert sorted(set(own) - templates()) == []
    assert set(parts(code)["command_line"]) == set(COMPLAINTS)


def parts(code: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = tomllib.loads((SOURCE / "text" / f"errors.{code}.toml").read_text("utf-8"))
    return found


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_same_values(code: str) -> None:
    for english, said in catalogue(code).items():
        assert fields(said) == fields(english), english


LATIN = re.compile(
    r"\{[^{}]*\}|--[a-z-]+|FILE|JSON|TOML|UTF-8|[Vv]isavis|\[(?:source|mission|duel|solo)\]|\bid\b|\bon\b|\boff\b|\btrue\b|\bfalse\b"
    r"|WE(1\.2)?|A1|board\.sets|theatre\[|building\[|\bmine_mid\b|\bRE1\b|\bG06\b|\bclosing\b|\badvance\b"
    r"|pip install '[^']*'"
)


def test_russian_is_written_in_russian_letters() -> None:
    """But for values, options, file formats, keys and words to be typed as they are."""
    for english, said in catalogue("ru").items():
        plain = LATIN.sub("", said)
        assert not re.search(r"[A-Za-z']", plain), (english, said)
        assert not re.search(r"\b(еще|ее|идет|берет|дает|ждет|счет)\b", plain), said
        assert said == said.strip(), said


# From end to end: what a reader sees


def russian(error: VisavisError | Wording) -> str:
    return language("ru").error(error)


def refused(call: Callable[[], object]) -> VisavisError:
    with pytest.raises(VisavisError) as caught:
        call()
    return caught.value


BLITZKRIEG = load("blitzkrieg")


def table() -> Table[Any]:
    return Table.new(BLITZKRIEG, "base")


def entered(text: str) -> object:
    return record.read(record.header_line(table().header) + text, BLITZKRIEG)


def overlaid(overlay: dict[str, Any]) -> object:
    return BLITZKRIEG.setup("base", BLITZKRIEG.options("base", {}), overlay)


@pytest.mark.parametrize(
    ("call", "english", "said"),
    [
        (
            lambda: load("blitz"),
            "there is no game called 'blitz'; did you mean blitzkrieg?",
            "нет игры «blitz»; может быть, blitzkrieg?",
        ),
        (
            lambda: Table.new(BLITZKRIEG, "duel"),
            "there is no scenario of blitzkrieg called 'duel'; known: base, nippon, solo, solo-nippon",
            "нет сценария игры blitzkrieg «duel»; допустимо: base, nippon, solo, solo-nippon",
        ),
        (
            lambda: Table.new(BLITZKRIEG, "solo", {"level": "cruel"}),
            "option level is 'cruel'; it may be easy, medium, hard",
            "настройка level — «cruel»; допустимо: easy, medium, hard",
        ),
        (
            lambda: Table.new(BLITZKRIEG, "solo", {"stratagems": 3}),
            "option stratagems is 3; it may be on or off",
            "настройка stratagems — 3; допустимо: on или off",
        ),
        (
            lambda: seating(BLITZKRIEG, "solo", ["random", "random", "random"]),
            "the seats of blitzkrieg solo are axis (bot), allies; the names given are random, random, random",
            "места в игре blitzkrieg solo: axis (bot), allies; а названы: random, random, random",
        ),
        (
            lambda: table().answer("A9"),
            "'A9' does not answer deal; it may be A1, A2, A3, ADM, F1, F2, FB0, GEN, N1, N2, N3",
            "'A9' — не ответ на вопрос deal; допустимо: A1, A2, A3, ADM, F1, F2, FB0, GEN, N1, N2, N3",
        ),
        (
            lambda: table().answer("A1", 1),
            "seat allies is not asked anything now",
            "место allies сейчас ни о чём не спрашивают",
        ),
        (
            lambda: Table.replay(BLITZKRIEG, entered("axis place A1 WE1.1\n")),
            "answer 1 of the record is place of axis; the rules ask deal of chance",
            "ответ 1 в записи дан на вопрос place (axis), а правила спрашивают: deal (chance)",
        ),
        (
            lambda: entered("axis place"),
            "line 2 is cut off: it does not end with a newline",
            "строка 2 обрезана: она не кончается переводом строки",
        ),
        (
            lambda: entered("germany place A1\n"),
            "line 2 begins with 'germany'; expected one of axis, allies, chance",
            "строка 2 начинается с «germany», а ожидается одно из: axis, allies, chance",
        ),
        (
            lambda: overlaid({"base": {"theatre": [{"id": "WEE"}]}}),
            'overlay: base.theatre[1].id is the unknown id "WEE", expected one of WE, PO, EE, AF, SA (nearest: WE)',
            'поправки: base.theatre[1].id — неизвестное значение "WEE" ключа id, '
            "ожидается одно из: WE, PO, EE, AF, SA (ближе всего WE)",
        ),
        (
            lambda: overlaid({"base": {"theatre": [{"id": "WE", "campaign": [{"id": "WE1", "vp": 100}]}]}}),
            "overlay: base.theatre[WE].campaign[WE1].vp is 100, expected a whole number from 0 to 99",
            "поправки: base.theatre[WE].campaign[WE1].vp — 100, а ожидается целое число от 0 до 99",
        ),
        (
            lambda: overlaid({"base": {"theatre": {"id": "WE"}}}),
            "overlay: base.theatre is a table, expected a list",
            "поправки: base.theatre — таблица, а ожидается список",
        ),
        (
            lambda: overlaid({"bsae": {}}),
            "overlay: bsae is an unknown data file, expected one of tokens, base, nippon, solo (nearest: base)",
            "поправки: bsae — неизвестный файл данных, "
            "ожидается одно из: tokens, base, nippon, solo (ближе всего base)",
        ),
        (
            lambda: read_overlay(Path("/nowhere/mine.toml")),
            "mine.toml: the file cannot be read (No such file or directory), expected a TOML file",
            "mine.toml: файл не читается (нет такого файла или папки), а ожидается файл TOML",
        ),
    ],
)
def test_sentences_from_end_to_end(call: Callable[[], object], english: str, said: str) -> None:
    error = refused(call)
    assert str(error) == english
    assert language("en").error(error) == english
    assert russian(error) == said


def test_toml_and_its_parser_are_understood(tmp_path: Path) -> None:
    for text, said in {
        "a = b\n": "это не TOML (непонятное значение: строка 1, столбец 5), а ожидается файл TOML",
        "a = [1, ": "это не TOML (непонятное значение: в самом конце), а ожидается файл TOML",
        "a\n": "это не TOML (после ключа ожидается знак =: строка 1, столбец 2), а ожидается файл TOML",
    }.items():
        (tmp_path / "mine.toml").write_text(text)
        assert russian(refused(partial(read_overlay, tmp_path / "mine.toml"))) == f"mine.toml: {said}"


def test_whatever_the_parser_says_is_said(tmp_path: Path) -> None:
    """Also where the catalogue does not know it, and with braces in it."""
    (tmp_path / "mine.toml").write_text("a = {b = 1, b = 2}\n")
    assert "b" in russian(refused(partial(read_overlay, tmp_path / "mine.toml")))
    assert russian(VisavisError("{no} template")) == "{no} template"
    assert russian(Wording("nobody {said} this", said="ever")) == "nobody ever this"


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR, errno.EEXIST, errno.EROFS])
def test_the_reasons_of_the_system_are_translated(number: int) -> None:
    reason = because(OSError(number, os.strerror(number)))
    assert str(reason) == os.strerror(number)
    assert re.fullmatch(r"[а-яё ]+", russian(reason))


def test_values_are_shown_as_they_came_but_never_without_end() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in ("x" * 100_000, deep, {"a": "b" * 10_000}):
        error = UnknownName("option {name} is {value!r}; it may be on or off", name="level", value=value)
        assert len(str(error)) < 300
        assert len(russian(error)) < 300
    assert russian(UnknownName("{came!r}", came="it's\n")) == "«it's\\n»"
    assert russian(UnknownName("{came!r}", came=None)) == "None"


def test_braces_in_values_are_only_braces() -> None:
    error = UnknownName("there is no {what} called {name!r}; {hint}", what="{x}", name="{y}", hint=Wording("{z}"))
    assert str(error) == "there is no {x} called '{y}'; {z}"


def test_an_error_survives_the_way_from_another_process() -> None:
    error = refused(lambda: load("blitz"))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), russian(again)) == (str(error), russian(error))
    assert repr(again) == f"UnknownName({str(error)!r})"
