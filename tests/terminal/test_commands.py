"""The commands at the prompt: undo and its walls, reasons, rules, the log, the legend."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from io import StringIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tests.games.blitzkrieg.position import position
from tests.terminal.typist import answers_in, play, playing, request, script, table_in
from visavis.agents import AGENTS, throw
from visavis.company.party import HUMAN, Party
from visavis.games import load
from visavis.kernel.table import Table
from visavis.kernel.view import READER
from visavis.terminal import make_console
from visavis.terminal.asking.commands import NAMES, vocabulary
from visavis.terminal.asking.session import Session
from visavis.terminal.asking.talk import Talk
from visavis.terminal.asking.verbs import undo, why_not
from visavis.terminal.keeping.saves import Autosave, new_path
from visavis.text import LANGUAGES, language, rulebook


def question(folder: Path) -> str:
    choice = table_in(folder).pending
    return choice.name if choice else ""


def seed_of_solo(folder: Path, wanted: Callable[[Table[Any]], bool], **options: Any) -> int:
    """A seed with which a solo game comes to such a first question to the player."""
    for seed in range(100):
        trial = folder.parent / f"trial{seed}"
        play(request(trial, seed=seed, options=options), ["quit"])
        if wanted(table_in(trial)):
            return seed
    raise AssertionError("no seed will do")


def asks(table: Table[Any], name: str) -> bool:
    return table.pending is not None and table.pending.name == name


@pytest.fixture
def at_strategic(folder: Path) -> Path:
    """A solo game in which the player has just taken a strategic space and is asked where to advance."""
    seed = seed_of_solo(folder, lambda table: asks(table, "place"))
    play(request(folder, seed=seed), ["quit"])
    choice = table_in(folder).pending
    assert choice is not None
    play(request(folder), ["", next(answer for answer in choice.options if answer.endswith("SA1.3")), "quit"])
    if question(folder) != "strategic":
        pytest.fail("the strategic space was not taken")
    return folder


def test_an_answer_is_taken_back_and_the_file_with_it(at_strategic: Path) -> None:
    given = answers_in(at_strategic)
    played = play(request(at_strategic), ["", "undo"])
    assert "Taken back: " in played.after("undo")
    assert answers_in(at_strategic) == given[:-1]
    assert question(at_strategic) == "place"


def test_undo_stops_where_nothing_is_left(at_strategic: Path) -> None:
    play(request(at_strategic), ["", "undo"])
    assert "There is nothing to take back yet." in play(request(at_strategic), ["", "undo"]).after("undo")


def test_a_draw_is_a_wall(at_strategic: Path) -> None:
    played = play(request(at_strategic), ["", "1", "undo"])
    assert "a token has been drawn since" in played.after("undo")
    assert "уже вытянули фишку" in play(request(at_strategic, language="ru"), ["", "отмена"]).after("отмена")


def test_a_die_is_a_wall(folder: Path) -> None:
    def first_six(table: Table[Any]) -> bool:
        return asks(table, "difficulty_theatre") and sum(entry.name == "difficulty" for entry in table.entries) == 1

    seed = seed_of_solo(folder, first_six, level="hard")
    play(request(folder, seed=seed, options={"level": "hard"}), ["PO", "quit"])
    assert "a die has been rolled since" in play(request(folder), ["", "undo"]).after("undo")


def test_what_another_player_answered_is_a_wall(folder: Path) -> None:
    """With an empty bag nothing is drawn between the two."""
    table = position(reserve={"axis": "A1 A2 F1", "allies": "A1 A2"}, bag={"axis": "", "allies": ""}, to_move="axis")
    screen = StringIO()
    talk = Talk(make_console(screen, plain=True, width=100), language("en", "blitzkrieg"), script([]))
    save = Autosave.create(folder / "wall.visavis", table)
    session = Session(table, talk, save, Party((HUMAN, "first")), {1: AGENTS["first"](Random(1))}, Random(1))
    session.answer("A1 EE1.1", 0)
    session.settle()
    undo(session, "")
    save.close()
    assert "That cannot be taken back: the turn has passed to the Allies." in screen.getvalue()


def test_in_a_game_for_two_the_others_answer_is_taken_back_only_when_asked_for_twice(folder: Path) -> None:
    """As at a shared device in the browser; what the other answered is not said."""
    table = Table.new(load("manhattan"), "two", {}, (HUMAN, HUMAN))
    screen = StringIO()
    talk = Talk(make_console(screen, plain=True, width=100), language("en", "manhattan"), script([]))
    save = Autosave.create(folder / "two.visavis", table)
    session = Session(table, talk, save, Party((HUMAN, HUMAN), hot_seat=True), {}, Random(1))
    session.settle()
    dealt, first = len(table.entries), session.viewer
    session.answer("repair", first)
    undo(session, "")
    name = session.lang.say(session.seat_name(first))
    assert " ".join(screen.getvalue().split()).endswith("Type it once more to take that back.")
    assert len(session.table.entries) == dealt + 1
    undo(session, "")
    save.close()
    assert len(session.table.entries) == dealt
    assert f"Taken back: {name}." in screen.getvalue()


def test_undo_after_the_end_says_why_not(folder: Path) -> None:
    to_the_end = playing(folder)
    wishes = iter(["undo", ""])

    def typing(prompt: str) -> str:
        return next(wishes, "quit") if prompt.startswith("The end") else to_the_end(prompt)

    assert "the game is over, and what was hidden lies open" in play(request(folder), typing).after("undo")


# Reasons


def test_why_shows_every_line_with_its_paragraph_and_candidates(at_strategic: Path) -> None:
    said = play(request(at_strategic), ["", "why"]).after("why")
    assert "Choice of theatre →" in said
    assert "Choice of unit for" in said
    assert "§S1.1" in said
    assert "skipped, it would leave nothing" in said
    assert "does not apply now" in said
    assert "all remain (5)" in said


def test_why_speaks_russian_too(at_strategic: Path) -> None:
    said = play(request(at_strategic, language="ru"), ["", "почему"]).after("почему")
    assert "пропуск: не осталось бы ничего" in said


def test_why_not_names_the_line_that_dropped_it(at_strategic: Path) -> None:
    table = table_in(at_strategic)
    reason = table.game.reasons(table, table.before_last_reasons(), READER)[0]
    dropping = next(line for line in reason.lines if len(line.after) < len(line.before) and not line.note)
    dropped = next(each for each in dropping.before if each not in dropping.after)
    for typed in (f"why not {dropped.id}", f"почему не {dropped.id.lower()}"):
        assert f"§{dropping.rule}" in play(request(at_strategic), ["", typed]).after(typed)
    name = language("en", "blitzkrieg")(f"theatre-{dropped.id}").lower()
    assert f"§{dropping.rule}" in play(request(at_strategic), ["", f"why not {name}"]).after(f"why not {name}")


def test_why_not_asks_for_something_it_knows(at_strategic: Path) -> None:
    played = play(request(at_strategic), ["", "why not", "why not xyzzy"])
    assert "Say what" in played.after("why not")
    assert "“xyzzy” is neither a theatre" in played.after("why not xyzzy")
    assert "Try WE1.1" in played.after("why not xyzzy")


def test_without_a_bot_there_are_no_reasons(folder: Path) -> None:
    played = play(request(folder, "base"), ["", "why", "why not WE"])
    assert "Nobody has explained anything yet" in played.after("why")
    assert "Nobody has explained anything yet" in played.after("why not WE")


# Looking things up


def test_a_paragraph_is_found_by_its_number_and_by_words(folder: Path) -> None:
    played = play(request(folder), ["rule 7.3", "§ 7.3", "rule", "rule xyzzy", "rule propaganda", "rule 7.10"])
    text = rulebook("blitzkrieg")["7.3"].text.en
    assert text in played.after("rule 7.3")
    assert text in played.after("§ 7.3")
    assert "Say which" in played.after("rule")
    assert "No paragraph has the number or the words “xyzzy”" in played.after("rule xyzzy")
    assert "§7.7" in played.after("rule propaganda")
    assert "§7.10.3" in played.after("rule 7.10")


def test_rules_are_read_in_the_readers_language(folder: Path) -> None:
    played = play(request(folder, language="ru"), ["правило 7.3"])
    assert rulebook("blitzkrieg")["7.3"].text.ru in played.after("правило 7.3")


def test_log_board_legend_and_help_show_themselves(folder: Path) -> None:
    played = play(request(folder), ["log", "board", "legend", "help", "moves", "жур", "quit"])
    assert "from the bag" in played.after("log")
    assert "Western Europe" in played.after("board")
    assert "Special weapon" in played.after("legend")
    assert "Godzilla" not in played.after("legend")  # nobody has it in this game
    assert "as long as nothing has been drawn" in played.after("help")
    assert "Nothing has to be moved" in played.after("moves")
    assert played.after("жур") == played.after("log")


def test_news_tells_in_short_what_the_others_did(folder: Path) -> None:
    """The same sentences as beside the board of the pages, as often as one likes."""
    played = play(request(folder), ["news", "новости", "quit"])
    assert "Axis: stratagem " in played.after("news")
    assert " to " in played.after("news")
    assert played.after("новости") == played.after("news")
    russian = play(request(folder / "ru", language="ru"), ["новости", "quit"])
    assert "Ось: стратагема «" in russian.after("новости")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_commands_share_a_name(code: str) -> None:
    said = language(code)
    words = [word.strip() for name in NAMES for word in said(f"command-{name}").split(",")]
    assert len(words) == len(set(words))
    assert set(words) <= set(vocabulary())


def test_both_languages_have_the_same_messages() -> None:
    keys = []
    for code in LANGUAGES:
        body = FluentParser().parse((files("visavis.text") / f"{code}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)]
        keys.append([entry.id.name for entry in body if isinstance(entry, Message)])
    assert keys[0] == keys[1]


def test_names_of_saved_games_never_clash(folder: Path) -> None:
    first = new_path(folder, "blitzkrieg", "solo")
    first.touch()
    assert not new_path(folder, "blitzkrieg", "solo").exists()


def test_the_introduction_is_told_page_by_page_without_anything_to_touch(folder: Path) -> None:
    played = play(request(folder), ["guide", "введение", "quit"])
    for typed in ("guide", "введение"):
        told = played.after(typed)
        assert "1/7" in told
        assert "7/7 The bot hides nothing" in told
        assert "A plan to begin with" in told
        assert "touch" not in told


def test_whatever_an_automa_weighed_can_be_asked_about_by_its_name() -> None:
    """An action, a kind of influence, a card that is gone: also what lies nowhere on the table."""
    table, told = after_a_turn_of_an_automa(), list[Any]()
    talk = SimpleNamespace(width=100, put=told.extend, say=told.append)
    session: Any = SimpleNamespace(table=table, viewer=0, lang=language("ru", "worldorder"), talk=talk)
    found = set()
    for reason in table.reasons(0, table.before_last_reasons()):
        for each in (each for line in reason.lines for each in line.before):
            told.clear()
            why_not(session, 0, session.lang.say(each.title).partition(" (")[0])
            said = " ".join("".join(str(line) for line in told).split())
            assert session.lang.say(reason.title) in said, (reason.title, each.title, said)
            found.add(reason.decision)
    assert {"automa-action", "automa-region", "automa-influence"} <= found


def after_a_turn_of_an_automa() -> Table[Any]:
    """It has engaged, so it has weighed actions, regions and kinds of influence."""
    table: Table[Any] = Table.new(load("worldorder"), "solo-1", {}, ("human", "bot"))
    random = Random(3)
    while (choice := table.pending) is not None:
        if choice.name == "play":
            weighed = {reason.decision for reason in table.reasons(0, table.before_last_reasons())}
            if {"automa-region", "automa-influence"} <= weighed:
                break
        table.answer(throw(choice, random))
    return table
