"""visavis play, from the command line: what is typed is piped in."""

from __future__ import annotations

import errno
import os
from io import FileIO
from pathlib import Path

import pytest

from tests.cli.running import Visavis, in_a_shell, recorded, saved_games, text_of
from visavis.files import open_record
from visavis.games import load
from visavis.kernel.choice import CHANCE
from visavis.terminal.keeping import saves

resource = pytest.importorskip("resource")

PLAY = ("play", "blitzkrieg", "--seed", "7")


def first_options(count: int) -> str:
    """So many answers, each the first on the list, by asking for the list before."""
    return "?\n1\n" * count


def people(path: Path) -> int:
    return sum(entry.seat != CHANCE for entry in open_record(path).entries)


def test_a_game_is_played_until_the_input_ends_and_goes_on_from_there(visavis: Visavis) -> None:
    said = visavis(*PLAY, stdin=first_options(2))
    assert (said.status, said.err) == (0, "")
    assert "The game is saved. Start again to go on." in said
    (kept,) = saved_games()
    before = kept.read_text("utf-8")
    assert people(kept) == 2
    again = visavis(*PLAY, stdin="\n" + first_options(1))
    assert again.status == 0
    assert "There is an unfinished game:" in again
    assert kept.read_text("utf-8").startswith(before)
    assert people(kept) == 3


def test_it_is_a_program_that_reads_a_pipe() -> None:
    said = in_a_shell(*PLAY, stdin=first_options(1))
    assert (said.status, said.err) == (0, "")
    assert people(saved_games()[0]) == 1


def test_the_same_seed_gives_the_same_game(visavis: Visavis) -> None:
    for name in ("one", "two"):
        assert visavis(*PLAY, "--save", name, stdin=first_options(2)).status == 0
    assert Path("one").read_text("utf-8") == Path("two").read_text("utf-8")
    assert saved_games() == []


def test_a_player_of_ones_own_sits_across(visavis: Visavis) -> None:
    Path("mine.py").write_text("def last(choice, chair):\n    return choice.options[-1]\n", "utf-8")
    seats = ("--mode", "base", "--seats", "mine.py:last,human")
    assert visavis(*PLAY, *seats, "--save", "game", stdin=first_options(2)).status == 0
    record = open_record(Path("game"))
    assert record.header.players == ("mine.py:last", "human")
    assert 0 in [entry.seat for entry in record.entries]
    again = ("--resume", "game", "--seats", "mine.py:last,human")
    sentence = f"mine.py:last is a program, and a record does not start it; name it: {' '.join(again)}"
    assert visavis.refuses("play", "--resume", "game") == sentence
    assert visavis("play", *again, stdin=first_options(2)).status == 0
    assert len(open_record(Path("game")).entries) > len(record.entries)
    Path("mine.py").rename("moved.py")
    assert visavis("play", "--resume", "game", "--seats", "moved.py:last,human", stdin=first_options(1)).status == 0
    other = "--seats names random, human; in game play mine.py:last, human"
    assert visavis.refuses("play", "--resume", "game", "--seats", "random,human") == other


def test_an_unfinished_game_starts_no_program_that_is_not_named(visavis: Visavis) -> None:
    Path("mine.py").write_text("def last(choice, chair):\n    return choice.options[-1]\n", "utf-8")
    play = ("play", "blitzkrieg", "--mode", "base")
    named = (*play, "--seats", "mine.py:last,human")
    assert visavis(*named, stdin=first_options(2)).status == 0
    (kept,) = saved_games()
    shown = visavis(*play, stdin="\n")
    assert shown.status == 2
    assert f"a record does not start it; name it: --resume {kept} --seats mine.py:last,human" in shown.err
    assert visavis(*named, stdin="\n" + first_options(1)).status == 0


@pytest.mark.parametrize(
    ("words", "scenario", "seats"),
    [
        ([], "solo", ("bot", "human")),
        (["--mode", "solo-nippon"], "solo-nippon", ("bot", "human")),
        (["--mode", "base"], "base", ("human", "human")),
        (["--mode", "base", "--side", "allies"], "base", ("random", "human")),
        (["--mode", "base", "--against", "first"], "base", ("human", "first")),
        (["--mode", "nippon", "--side", "germany", "--against", "human"], "nippon", ("human", "human")),
    ],
)
def test_modes_sides_and_opponents(visavis: Visavis, words: list[str], scenario: str, seats: tuple[str, ...]) -> None:
    assert visavis(*PLAY, *words, "--save", "game").status == 0
    header = open_record(Path("game")).header
    assert (header.scenario, header.players) == (scenario, seats)


@pytest.mark.parametrize(
    ("words", "scenario", "seats"),
    [
        ([], "two", ("human", "trainee")),
        (["--mode", "three"], "three", ("human", "human", "human")),
        (["--mode", "two", "--side", "green"], "two", ("trainee", "human")),
        (["--mode", "four", "--side", "red", "--against", "director"], "four", ("human", *["director"] * 3)),
        (
            ["--mode", "four", "--seats", "human,director, trainee,human"],
            "four",
            ("human", "director", "trainee", "human"),
        ),
    ],
)
def test_more_than_two_seats(visavis: Visavis, words: list[str], scenario: str, seats: tuple[str, ...]) -> None:
    assert visavis("play", "manhattan", "--seed", "1", *words, "--save", "game").status == 0
    header = open_record(Path("game")).header
    assert (header.scenario, header.players) == (scenario, seats)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--seats human,director --side red", "--side does not go with --seats: they say who sits where"),
        ("--seats human,directr", "there is no agent called 'directr'; did you mean director?"),
        ("--seats human", "the seats of manhattan two are red, green; the names given are human"),
    ],
)
def test_seats_that_cannot_be_taken(visavis: Visavis, words: str, complaint: str) -> None:
    refused = visavis("play", "manhattan", *words.split(" "))
    assert refused.status == 2
    assert complaint in refused.err


def test_levels_stratagems_settings_and_corrections(visavis: Visavis) -> None:
    Path("mine.toml").write_text('[[base.theatre]]\nid = "WE"\nclosing = [13]\n')
    words = ("--level", "hard", "--stratagems", "off", "--option", "extra_vp=3", "--overlay", "mine.toml")
    assert visavis(*PLAY, *words, "--save", "game").status == 0
    header = open_record(Path("game")).header
    assert [header.options[name] for name in ("level", "stratagems", "extra_vp")] == ["hard", False, 3]
    assert header.overlay == {"base": {"theatre": [{"id": "WE", "closing": [13]}]}}


def test_a_new_game_is_begun_without_asking(visavis: Visavis) -> None:
    for _ in range(2):
        assert "unfinished" not in visavis(*PLAY, "--new")
    assert len(saved_games()) == 2


def test_a_game_is_played_in_russian(visavis: Visavis) -> None:
    assert "Игра сохранена" in visavis(*PLAY, "--lang", "ru")


# A real table


def test_at_a_real_table_only_what_must_be_known_is_asked(visavis: Visavis) -> None:
    """What one has looked at in the research pile matters to nobody else, so it is off unless somebody sets it."""
    assert visavis(*PLAY, "--real-table", "--save", "off").status == 0
    assert visavis(*PLAY, "--real-table", "--option", "look_at_research=on", "--save", "on").status == 0
    assert visavis(*PLAY, "--save", "screen").status == 0
    found = {name: open_record(Path(name)).header.options["look_at_research"] for name in ("off", "on", "screen")}
    assert found == {"off": False, "on": True, "screen": True}


def test_what_is_done_by_hand_is_one_of_three(visavis: Visavis) -> None:
    assert visavis(*PLAY, "--real-table", "--by-hand", "nothing", "--save", "game").status == 0
    refused = visavis(*PLAY, "--real-table", "--by-hand", "some")
    assert refused.status == 2
    assert "--by-hand is 'some'; it may be all, pieces, nothing" in refused.err
    assert "give --real-table, too" in visavis(*PLAY, "--by-hand", "all").err
    assert "добавьте --real-table" in visavis(*PLAY, "--lang", "ru", "--by-hand", "all").err


def test_a_game_goes_on_with_what_was_done_by_hand(visavis: Visavis) -> None:
    visavis(*PLAY, "--real-table", "--by-hand", "nothing")
    (path,) = saved_games()
    refused = visavis("play", "--resume", str(path), "--by-hand", "all")
    assert refused.status == 2
    assert "was begun with --by-hand nothing and goes on so" in refused.err
    assert visavis("play", "--resume", str(path), "--by-hand", "nothing").status == 0


# Going on with a file


def test_a_file_is_gone_on_with(visavis: Visavis) -> None:
    assert visavis(*PLAY, "--save", "mine.visavis", stdin=first_options(1)).status == 0
    before = Path("mine.visavis").read_text("utf-8")
    for words in (("play", "--resume", "mine.visavis"), ("play", "blitzkrieg", "--resume", "mine.visavis")):
        said = visavis(*words, stdin=first_options(1))
        assert said.status == 0
        assert "Going on after" in said
    assert Path("mine.visavis").read_text("utf-8").startswith(before)
    assert people(Path("mine.visavis")) == 3
    assert saved_games() == []


def test_a_cut_off_line_is_left_out_when_a_file_is_gone_on_with(visavis: Visavis) -> None:
    assert visavis(*PLAY, "--save", "mine.visavis", stdin=first_options(1)).status == 0
    whole = Path("mine.visavis").read_text("utf-8")
    Path("mine.visavis").write_text(whole + "axis pla", "utf-8")
    assert visavis("play", "--resume", "mine.visavis").status == 0
    assert Path("mine.visavis").read_text("utf-8") == whole


@pytest.mark.parametrize("option", ["--mode=solo", "--side=axis", "--level=hard", "--option=a=b", "--new", "--save=x"])
def test_what_a_record_settles_is_not_asked_for_again(visavis: Visavis, solo: Path, option: str) -> None:
    name = option.partition("=")[0]
    sentence = f"{name} does not go with --resume: the record settles that"
    assert visavis.refuses("play", "--resume", solo, option) == sentence


def test_a_file_that_cannot_be_gone_on_with_is_refused(visavis: Visavis, elsewhere: Path) -> None:
    assert visavis.refuses("play", "--resume", "gone") == (
        "gone: the file cannot be read (No such file or directory), expected a record"
    )
    Path("letter").write_text("a letter\n")
    assert visavis.refuses("play", "--resume", "letter") == (
        "letter: line 1 is not the header of a Visavis record: expected a JSON object"
    )
    recorded(elsewhere / "old", "solo").write_text(
        text_of("solo").replace(f'"rules": "{load("blitzkrieg").version}"', '"rules": "99"'), "utf-8"
    )
    assert visavis.refuses("play", "--resume", "old").startswith("old: the record was made with rules version 99")


def test_a_record_that_does_not_fit_is_not_gone_on_with_and_stays(visavis: Visavis) -> None:
    text = text_of("solo").replace("chance deal ", "chance dial ", 1)
    Path("strange").write_text(text, "utf-8")
    said = visavis("play", "--resume", "strange")
    assert said.status == 2
    assert "Cannot go on with strange: answer 1 of the record is dial of chance; the rules ask deal of chance." in said
    assert Path("strange").read_text("utf-8") == text


def test_damaged_saves_are_told_in_the_language_of_the_reader(visavis: Visavis) -> None:
    assert visavis(*PLAY).status == 0
    (kept,) = saved_games()
    kept.write_text(kept.read_text("utf-8").replace("chance deal ", "chance dial ", 1), "utf-8")
    said = visavis(*PLAY, "--lang", "ru")
    assert "(ответ 1 в записи дан на вопрос dial (chance), а правила спрашивают: deal (chance))" in said


# Disks that refuse


def refuse_at(monkeypatch: pytest.MonkeyPatch, call: int) -> None:
    """From this writing on the disk is full, after half of what is written."""
    calls = iter(range(1, 1000))
    write_all = saves.write_all

    def full(file: FileIO, data: bytes) -> None:
        if next(calls) < call:
            write_all(file, data)
            return
        file.write(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(saves, "write_all", full)


def test_a_disk_that_is_full_from_the_start_leaves_no_file(visavis: Visavis, monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_at(monkeypatch, 1)
    said = visavis(*PLAY, "--save", "mine.visavis")
    assert said.status == 2
    assert "Cannot write mine.visavis: No space left on device. No game has been started." in said
    assert os.listdir() == []


def test_a_disk_that_fills_up_loses_nothing_acknowledged(visavis: Visavis, monkeypatch: pytest.MonkeyPatch) -> None:
    assert visavis(*PLAY, "--save", "whole", stdin=first_options(3)).status == 0
    refuse_at(monkeypatch, 8)
    said = visavis(*PLAY, "--save", "mine", stdin=first_options(3))
    assert said.status == 2
    assert "Cannot write mine: No space left on device. Everything up to the last question is safe." in said
    left = Path("mine").read_text("utf-8")
    assert left.endswith("\n")
    assert Path("whole").read_text("utf-8").startswith(left)


def test_a_file_that_may_not_grow_loses_nothing_acknowledged(visavis: Visavis) -> None:
    """The system itself refuses, in the middle of a line."""
    assert visavis(*PLAY, "--save", "whole", stdin=first_options(4)).status == 0
    whole = Path("whole").read_text("utf-8")
    limit = len(whole) - 10
    said = in_a_shell(
        *PLAY,
        "--save",
        "mine",
        stdin=first_options(4),
        prepare=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    assert said.status == 2
    assert said.err == ""
    assert "Cannot write mine: File too large. Everything up to the last question is safe." in said
    left = Path("mine").read_text("utf-8")
    assert left.endswith("\n")
    assert 0 < len(left) <= limit
    assert whole.startswith(left)


def test_a_folder_that_is_no_folder_is_refused(visavis: Visavis, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("data").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("data").absolute()))
    said = visavis(*PLAY)
    assert said.status == 2
    assert "Not a directory. No game has been started." in said


@pytest.mark.parametrize("name", ["letter", "."])
def test_a_file_that_is_there_is_not_played_over(visavis: Visavis, name: str) -> None:
    Path("letter").write_text("a letter")
    said = visavis(*PLAY, "--save", name)
    assert said.status == 2
    assert f"Cannot write {name}: File exists. No game has been started." in said
    assert Path("letter").read_text() == "a letter"
