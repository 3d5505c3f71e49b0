"""Two people at one screen: neither sees what the other holds."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from tests.terminal.typist import play, playing, request, script, table_in
from visavis.kernel.choice import CHANCE
from visavis.terminal import make_console
from visavis.terminal.asking.talk import CLEAR, Talk
from visavis.text import language

CURTAIN = {"en": "Pass the screen to", "ru": "Передайте экран"}
UNSEEN = {"en": r"The Allies draw (?!a token)", "ru": r"Союзники достают из мешочка (?!фишку)"}
SEEN = {"en": "The Allies draw a token", "ru": "Союзники достают из мешочка фишку"}


def secrets(folder: Path) -> set[str]:
    """Tokens that only the player who is not asked now may know about."""
    table = table_in(folder)
    choice = table.pending
    if choice is None or choice.seat == CHANCE:
        return set()
    s = table.state
    known = {*s.reserve[choice.seat], *(placed.token for placed in s.placed.values())}
    return set(s.reserve[1 - choice.seat]) - known


def codes_on(screen: str) -> set[str]:
    """Words like A1 or GEN; the spaces WE1.1 and BOS.1 and the paragraph §N3.4 are no tokens."""
    return set(re.findall(r"[A-Z]+[0-9]?", re.sub(r"§\S+|\b[A-Z]{2,3}[0-9]?\.[0-9]", "", screen)))


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("scenario", ["base", "nippon"])
def test_between_curtains_nothing_of_the_others_reserve_is_shown(folder: Path, scenario: str, code: str) -> None:
    """§11.5 What lies behind the other's screen stays there."""
    acts: list[str] = []
    hidden: set[str] = set()

    def watch(screen: str) -> None:
        act = screen.rpartition(CURTAIN[code])[2]
        if screen.endswith("> ") and "\n──" in act:
            secret = secrets(folder)
            assert not secret & codes_on(act)
            hidden.update(secret)
            acts.append(act)

    play(request(folder, scenario, language=code), playing(folder, seed=4), watch=watch)
    assert len(acts) > 15
    assert len(hidden) > 5


def test_the_log_of_one_says_only_that_the_other_drew(folder: Path) -> None:
    """§11.5"""
    played = play(request(folder, "base"), ["", "log", "SA1.2", "8", "", ""])
    axis, allies = played.text.split(CURTAIN["en"])[1:3]
    assert SEEN["en"] in axis
    assert not re.search(UNSEEN["en"], axis)
    assert re.search(UNSEEN["en"], allies)


def test_the_curtain_comes_before_the_other_player_and_at_the_start(folder: Path) -> None:
    played = play(request(folder, "base"), ["", "SA1.2", "8", "", ""])
    assert played.text.count("Pass the screen to the Axis") == 1
    assert played.text.count("Pass the screen to the Allies") == 1
    assert "Axis: please look away now." in played


def test_the_result_of_an_answer_is_shown_before_the_curtain_falls(folder: Path) -> None:
    """What somebody drew and scored stays on the screen until Enter is pressed."""
    played = play(request(folder, "base"), ["", "SA1.2", "8", "", ""])
    result = played.text.partition("> 8\n")[2].partition("Press Enter when you have read this.")[0]
    assert re.search("The Axis draws? (?!a token)", " ".join(result.split()))
    assert "Pass the screen" not in result
    assert not result.endswith("\n" * 50)
    assert played.text.count("Press Enter when you have read this.") == 1


def test_what_was_on_the_screen_is_pushed_away(folder: Path) -> None:
    played = play(request(folder, "base"), ["", "SA1.2", "8", "", ""])
    before = played.text.partition("Pass the screen to the Allies")[0]
    assert before.endswith("\n" * 50)


def test_a_real_terminal_forgets_what_was_scrolled_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = StringIO()
    console = make_console(screen, plain=False, width=80)
    console._force_terminal = True
    Talk(console, language("en"), script([])).hide()
    assert screen.getvalue() == CLEAR
