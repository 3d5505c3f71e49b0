"""Bad input: one sentence that says what came, what was expected and where; status 2; nothing changed or lost."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from tests.cli.running import GAME, Said, Visavis, files_here, in_a_shell, text_of
from visavis.agents import play, seat_agents
from visavis.cli import parser
from visavis.games import GAMES, load
from visavis.games.blitzkrieg.board import Theatre
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.table import Table
from visavis.text import language

PLAY = ("play", "blitzkrieg")
KNOWN = ", ".join(GAMES)
FULL = Path("/dev/full")
has_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")


# Words on the command line


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("plya", "there is no command called 'plya'; did you mean play?"),
        ("play blitz", "there is no game called 'blitz'; did you mean blitzkrieg?"),
        ("sim chess", f"there is no game called 'chess'; known: {KNOWN}"),
        ("fuzz chess", f"there is no game called 'chess'; known: {KNOWN}"),
        ("rules chess", f"there is no game called 'chess'; known: {KNOWN}"),
        ("rules", f"name a game: {KNOWN}; or ask for --coverage"),
        ("play", f"name a game: {KNOWN}; or go on with one: --resume FILE"),
        ("play blitzkrieg --mode sole", "there is no mode of blitzkrieg called 'sole'; did you mean solo?"),
        (
            "sim blitzkrieg --mode duel",
            "there is no mode of blitzkrieg called 'duel'; known: base, nippon, solo, solo-nippon",
        ),
        (
            "fuzz blitzkrieg --mode duel",
            "there is no mode of blitzkrieg called 'duel'; known: base, nippon, solo, solo-nippon",
        ),
        (
            "play blitzkrieg --option levle=hard",
            "there is no option of blitzkrieg solo called 'levle'; did you mean level?",
        ),
        (
            "sim blitzkrieg --option level=hard",
            "there is no option of blitzkrieg base called 'level'; known: show_reserve_count, nippon_weapons_in_base, "
            "look_at_research, double_bonus, bombard_needs_icon, spy_copies_number, compare_on_allied_trigger",
        ),
        ("play blitzkrieg --level cruel", "option level is 'cruel'; it may be easy, medium, hard"),
        ("play blitzkrieg --stratagems perhaps", "option stratagems is 'perhaps'; it may be on or off"),
        ("play blitzkrieg --option level", "an option is given as name=value; got 'level'"),
        ("play blitzkrieg --option =3", "an option is given as name=value; got '=3'"),
        ("play blitzkrieg --side axis", "there is no side to play in solo called 'axis'; did you mean allies?"),
        (
            "play blitzkrieg --mode base --side alies",
            "there is no side to play in base called 'alies'; did you mean allies?",
        ),
        ("play blitzkrieg --mode base --against randm", "there is no agent called 'randm'; did you mean random?"),
        (
            "sim blitzkrieg --seats random,chess",
            "there is no agent called 'chess'; known: random, first, pupil, thinker, sage, bot",
        ),
        (
            "sim blitzkrieg --seats random",
            "the seats of blitzkrieg base are axis, allies; the names given are random",
        ),
        (
            "sim blitzkrieg --mode solo --seats random,random",
            "the seats of blitzkrieg solo are axis (bot), allies; the names given are random, random",
        ),
        ("games --lang fr", "there is no language called 'fr'; known: en, ru"),
        ("games --lang=rus", "there is no language called 'rus'; did you mean ru?"),
        ("games --lang", "argument --lang: expected one argument (see visavis games --help)"),
        ("rules blitzkrieg 99.9", "no paragraph of blitzkrieg has the number or the words '99.9'"),
        ("rules blitzkrieg 99.9 --json", "no paragraph of blitzkrieg has the number or the words '99.9'"),
        ("sim blitzkrieg --games 0", "--games is 0; expected at least 1"),
        ("sim blitzkrieg --games -3", "--games is -3; expected at least 1"),
        ("fuzz blitzkrieg --games 0", "--games is 0; expected at least 1"),
        ("sim blitzkrieg --workers 0", "--workers is 0; expected at least 1"),
        ("fuzz blitzkrieg --workers -1", "--workers is -1; expected at least 1"),
        (
            "sim blitzkrieg --games many",
            "argument --games: invalid int value: 'many' (see visavis sim --help)",
        ),
        ("sim blitzkrieg --seed 1.5", "argument --seed: invalid int value: '1.5' (see visavis sim --help)"),
        ("sim", "the following arguments are required: game (see visavis sim --help)"),
        ("replay", "the following arguments are required: FILE (see visavis replay --help)"),
        ("games again", "unrecognized arguments: again (see visavis --help)"),
        ("games --jsn", "unrecognized arguments: --jsn (see visavis --help)"),
        ("games --json=yes", "argument --json: ignored explicit argument 'yes' (see visavis games --help)"),
    ],
)
def test_words_that_mean_nothing(visavis: Visavis, words: str, sentence: str) -> None:
    assert visavis.refuses(*words.split()) == sentence


def test_no_word_at_all(visavis: Visavis) -> None:
    commands = ", ".join(parser(language("en")).commands)
    assert visavis.refuses() == f"name a command: {commands} (see visavis --help)"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("plya", "нет команды «plya»; может быть, play?"),
        ("play blitz", "нет игры «blitz»; может быть, blitzkrieg?"),
        ("play blitzkrieg --mode sole", "нет режима игры blitzkrieg «sole»; может быть, solo?"),
        ("play blitzkrieg --level cruel", "настройка level — «cruel»; допустимо: easy, medium, hard"),
        ("play blitzkrieg --side axis", "нет стороны для игрока в режиме solo «axis»; может быть, allies?"),
        ("sim blitzkrieg --games 0", "--games — 0, а нужно не меньше 1"),
        ("sim blitzkrieg --games many", "параметр --games: «many» — не целое число (см. visavis sim --help)"),
        ("sim", "не хватает: game (см. visavis sim --help)"),
        ("games again", "непонятно: again (см. visavis --help)"),
        ("games --json=yes", "параметр --json: значение «yes» здесь не нужно (см. visavis games --help)"),
        ("replay --at", "параметр --at: нужно одно значение (см. visavis replay --help)"),
        ("replay gone", "gone: файл не читается (нет такого файла или папки), а ожидается запись игры"),
        ("rules blitzkrieg 99.9", "в правилах blitzkrieg нет пункта с номером или словами «99.9»"),
    ],
)
def test_words_that_mean_nothing_in_russian(
    visavis: Visavis, monkeypatch: pytest.MonkeyPatch, words: str, sentence: str
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert visavis.refuses(*words.split()) == sentence


def test_an_unknown_language_is_refused_in_that_of_the_system(
    visavis: Visavis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert visavis.refuses("games", "--lang", "fr") == "нет языка «fr»; допустимо: en, ru"


# Answers


def test_an_answer_that_is_not_offered() -> None:
    table = Table.new(GAME, "base")
    with pytest.raises(IllegalAnswer) as refused:
        table.answer("A9")
    assert str(refused.value) == "'A9' does not answer deal; it may be A1, A2, A3, ADM, F1, F2, FB0, GEN, N1, N2, N3"
    assert table.entries == []
    assert table.state.dump() == Table.new(GAME, "base").state.dump()


def test_an_answer_when_the_game_is_over() -> None:
    table = Table.new(GAME, "base", quiet=True)
    play(table, seat_agents(GAME, "base", ["first", "first"], 1), Random(1), 10_000)
    with pytest.raises(IllegalAnswer, match=r"^the game is over$"):
        table.answer("A1")


def test_a_person_is_told_by_the_terminal(visavis: Visavis) -> None:
    said = visavis(*PLAY, stdin="A9 WE1.1\n")
    assert said.status == 0
    assert "“A9 WE1.1” is neither an answer nor a command here." in said


# Records

HEAD, *LINES = text_of("base").splitlines(keepends=True)


def with_line(number: int, line: str) -> str:
    """The record with another line; the header is line 1."""
    lines = [HEAD, *LINES]
    lines[number - 1] = line
    return "".join(lines)


DEALT = "A1, A2, A3, ADM, F1, F2, FB0, GEN, N1, N2, N3"

RECORDS: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "x: line 1 is not the header of a Visavis record: expected a JSON object"),
    "a letter": ("Dear friend,\n", "x: line 1 is not the header of a Visavis record: expected a JSON object"),
    "other JSON": ("{}\n", 'x: line 1 is not the header of a Visavis record: it has no "visavis" key'),
    "cut in its header": (HEAD[:30], "x: line 1 is not the header of a Visavis record: expected a JSON object"),
    "cut in a line": (HEAD + "chance deal A2\nchance de", "x: line 3 is cut off: it does not end with a newline"),
    "malformed": (
        with_line(4, "three\n"),
        "x: line 4 is 'three'; expected a seat, a question and an answer",
    ),
    "a seat of another game": (
        with_line(4, "japan deal A3\n"),
        "x: line 4 begins with 'japan'; expected one of axis, allies, chance",
    ),
    "an answer of no kind": (
        with_line(4, "chance deal 1.5\n"),
        "x: line 4 answers '1.5'; expected a word, a whole number or a list of them",
    ),
    "not UTF-8": (
        HEAD.encode() + b"chance deal \xff\n",
        f"x: byte {len(HEAD) + 13} is not UTF-8, expected a record in UTF-8",
    ),
    "UTF-16": ("\ufeffhello".encode("utf-16-le"), "x: byte 1 is not UTF-8, expected a record in UTF-8"),
    "another format": (
        text_of("base").replace('"visavis": 1', '"visavis": 2'),
        "x: the record has format 2; this program reads format 1",
    ),
    "other rules": (
        text_of("base").replace(f'"rules": "{load("blitzkrieg").version}"', '"rules": "99"'),
        f"x: the record was made with rules version 99 of blitzkrieg; this program has {GAME.version}",
    ),
    "another game": (
        text_of("base").replace('"game": "blitzkrieg"', '"game": "chess"'),
        f"x: there is no game called 'chess'; known: {KNOWN}",
    ),
    "an unknown scenario": (
        text_of("base").replace('"scenario": "base"', '"scenario": "duel"'),
        "x: there is no scenario of blitzkrieg called 'duel'; known: base, nippon, solo, solo-nippon",
    ),
    "an unknown option": (
        text_of("base").replace('"double_bonus"', '"double_bonsu"'),
        "x: there is no option of blitzkrieg base called 'double_bonsu'; did you mean double_bonus?",
    ),
    "a wrong option": (
        text_of("base").replace('"double_bonus": false', '"double_bonus": 7'),
        "x: option double_bonus is 7; it may be on or off",
    ),
    "no seats": (
        text_of("base").replace('"seats": []', '"seats": [1]'),
        "x: the header has seats = [1]; expected a list of words",
    ),
    "a wrong overlay": (
        text_of("base").replace('"overlay": {}', '"overlay": {"base": 3}'),
        "x: overlay: base is 3, expected a table",
    ),
    "what the rules do not ask": (
        with_line(3, "axis place A1 WE1.1\n"),
        "x, line 3: answer 2 of the record is place of axis; the rules ask deal of chance",
    ),
    "what is not offered": (
        with_line(3, "chance deal X7\n"),
        f"x, line 3: answer 2 of the record does not fit: 'X7' does not answer deal; it may be {DEALT}",
    ),
    "more than the game": (
        text_of("base") + "axis place A1 WE1.1\n",
        f"x, line {len(LINES) + 2}: answer {len(LINES) + 1} of the record is place of axis; the rules ask none",
    ),
}


@pytest.mark.parametrize("command", ["replay", "explain", "show"])
@pytest.mark.parametrize("kind", RECORDS)
def test_records_that_cannot_be_read(visavis: Visavis, command: str, kind: str) -> None:
    content, sentence = RECORDS[kind]
    Path("x").write_bytes(content.encode() if isinstance(content, str) else content)
    assert visavis.refuses(command, "x") == sentence
    assert visavis.refuses(command, "x", "--json") == sentence


@pytest.mark.parametrize("command", ["replay", "explain", "show", "play --resume"])
def test_records_that_are_not_there(visavis: Visavis, command: str) -> None:
    words = command.split()
    assert visavis.refuses(*words, "gone") == (
        "gone: the file cannot be read (No such file or directory), expected a record"
    )
    Path("folder").mkdir()
    assert visavis.refuses(*words, "folder") == "folder: the file cannot be read (Is a directory), expected a record"
    Path("file").write_text("")
    assert visavis.refuses(*words, "file/x") == "file/x: the file cannot be read (Not a directory), expected a record"


@pytest.mark.parametrize("command", ["replay", "explain", "show"])
@pytest.mark.parametrize("at", [-1, 1000])
def test_positions_that_a_record_does_not_have(visavis: Visavis, base: Path, command: str, at: int) -> None:
    sentence = f"{base}: the record has {len(LINES)} answers, there is no position {at}"
    assert visavis.refuses(command, base, "--at", at) == sentence


def test_a_seat_that_does_not_exist(visavis: Visavis, base: Path) -> None:
    assert visavis.refuses("show", base, "--seat", "axes") == (
        "there is no seat of blitzkrieg base called 'axes'; did you mean axis?"
    )


def test_wishes_that_contradict_each_other(visavis: Visavis, base: Path) -> None:
    assert visavis.refuses("show", base, "--svg", "--json") == "--json does not go with --svg"
    assert visavis.refuses("show", base, "--out", "x.svg") == "--out goes with --svg only"
    assert visavis.refuses("show", base, "--dark") == "--dark goes with --svg only"


# Corrections


OVERLAYS = {
    '[[base.theatre]]\nid = "WE"\nclosign = [13]\n': (
        "overlay: base.theatre[WE].closign is an unknown key, "
        f"expected one of {', '.join(field.name for field in fields(Theatre))} (nearest: closing)"
    ),
    '[[base.theatre]]\nid = "WE"\n[[base.theatre.campaign]]\nid = "WE1"\nvp = 100\n': (
        "overlay: base.theatre[WE].campaign[WE1].vp is 100, expected a whole number from 0 to 99"
    ),
    '[base.board]\ngoal = "many"\n': 'overlay: base.board.goal is "many", expected a whole number',
    '[[base.theatre]]\nid = "XX"\n': (
        'overlay: base.theatre[1].id is the unknown id "XX", expected one of WE, PO, EE, AF, SA'
    ),
    '[[base.theatre]]\nid = "WE"\nlinks = ["XX"]\n': (
        'base.toml: theatre[WE].links is "XX", an unknown id, expected one of WE, PO, EE, AF, SA'
    ),
    "[bsae]\n": "overlay: bsae is an unknown data file, expected one of tokens, base, nippon, solo (nearest: base)",
    "base = 3\n": "overlay: base is 3, expected a table",
    "base = \n": "mine.toml: this is not TOML (Invalid value (at line 1, column 8)), expected a TOML file",
    "[base\n": (
        "mine.toml: this is not TOML (Expected ']' at the end of a table declaration (at line 1, column 6)), "
        "expected a TOML file"
    ),
    "when = 1945-05-09\n": ("mine.toml: when is 1945-05-09, expected text, a number, true or false, a list or a table"),
}


@pytest.mark.parametrize("text", OVERLAYS)
def test_corrections_that_cannot_be_used(visavis: Visavis, text: str) -> None:
    Path("mine.toml").write_text(text)
    assert visavis.refuses(*PLAY, "--overlay", "mine.toml") == OVERLAYS[text]


def test_a_wrong_correction_is_refused_before_anything_is_asked(visavis: Visavis) -> None:
    assert visavis(*PLAY).status == 0
    Path("mine.toml").write_text("base = 3\n")
    assert visavis.refuses(*PLAY, "--overlay", "mine.toml") == "overlay: base is 3, expected a table"


def test_corrections_that_are_not_there(visavis: Visavis) -> None:
    assert visavis.refuses(*PLAY, "--overlay", "gone.toml") == (
        "gone.toml: the file cannot be read (No such file or directory), expected a TOML file"
    )
    Path("folder").mkdir()
    assert visavis.refuses(*PLAY, "--overlay", "folder") == (
        "folder: the file cannot be read (Is a directory), expected a TOML file"
    )
    Path("mine.toml").write_bytes(b"# \xff\n")
    assert visavis.refuses(*PLAY, "--overlay", "mine.toml") == (
        "mine.toml: byte 3 is not UTF-8, expected a TOML file in UTF-8"
    )


# Outputs that cannot be written


@has_full
def test_a_picture_on_a_full_disk(visavis: Visavis, base: Path) -> None:
    sentence = "cannot write /dev/full: No space left on device"
    assert visavis.refuses("show", base, "--svg", "--out", FULL) == sentence
    assert FULL.is_char_device()


def test_a_picture_where_none_can_be(visavis: Visavis, base: Path) -> None:
    Path("folder").mkdir()
    words = ("show", base, "--svg", "--out")
    assert visavis.refuses(*words, "folder") == "cannot write folder: Is a directory"
    assert visavis.refuses(*words, "gone/x.svg") == "cannot write gone/x.svg: No such file or directory"
    assert visavis.refuses(*words, base / "x.svg") == f"cannot write {base / 'x.svg'}: Not a directory"
    assert visavis.refuses(*words, "x" * 300) == f"cannot write {'x' * 300}: File name too long"


def test_a_picture_the_disk_refuses_leaves_the_old_one(
    visavis: Visavis, base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("board.svg").write_text("the old one")
    monkeypatch.setattr(os, "fsync", no_space)
    assert visavis.refuses("show", base, "--svg", "--out", "board.svg") == (
        "cannot write board.svg: No space left on device"
    )


def no_space(descriptor: int) -> None:
    raise OSError(28, "No space left on device")


SIM = ("sim", "blitzkrieg", "--games", "2", "--workers", "1")


def test_a_series_that_cannot_be_kept_is_not_even_begun(visavis: Visavis) -> None:
    Path("letter").write_text("a letter")
    assert visavis.refuses(*SIM, "--out", "letter") == "cannot write letter: Not a directory"
    assert visavis.refuses(*SIM, "--out", "letter/x.csv") == "cannot write letter: Not a directory"
    assert visavis.refuses(*SIM, "--out", "letter/deep/games") == "cannot write letter/deep/games: Not a directory"
    assert visavis.refuses("fuzz", "blitzkrieg", "--out", "letter") == "cannot write letter: Not a directory"


def test_a_series_that_is_refused_leaves_no_folder(visavis: Visavis) -> None:
    visavis.refuses(*SIM, "--seats", "random", "--out", "games")
    assert os.listdir() == []


@has_full
def test_a_series_is_told_even_if_it_cannot_be_kept(visavis: Visavis) -> None:
    Path("full.csv").symlink_to(FULL)
    said = visavis(*SIM, "--out", "full.csv")
    assert said.status == 2
    assert "2 games of base" in said
    assert said.err == "visavis: cannot write full.csv: No space left on device\n"
    assert FULL.is_char_device()


def test_records_of_a_series_are_whole_or_not_there(visavis: Visavis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", no_space)
    said = visavis(*SIM, "--out", "games")
    assert (said.status, said.err) == (2, "visavis: cannot write games/game-00000.visavis: No space left on device\n")
    assert os.listdir("games") == []


@has_full
@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["rules", "blitzkrieg"]])
def test_an_output_that_cannot_be_written(words: list[str]) -> None:
    with FULL.open("wb") as full:
        said = in_a_shell(*words, stdout=full)
    assert (said.status, said.err) == (2, "visavis: cannot write the output: No space left on device\n")


@pytest.mark.parametrize("words", [["games"], ["rules", "blitzkrieg"], ["rules", "blitzkrieg", "--json"]])
def test_an_output_that_nobody_reads(words: list[str]) -> None:
    """`visavis rules blitzkrieg | head -1`."""
    said = read_one_line(*words)
    assert said.err == ""
    assert said.status == 0


def read_one_line(*words: str) -> Said:
    command = [sys.executable, "-m", "visavis", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(1)
        process.stdout.close()
        err = process.stderr.read().decode()
    return Said(process.returncode, "", err)


def close_output() -> None:
    os.close(1)


@pytest.mark.parametrize("words", [["games"], ["games", "--json"]])
def test_an_output_that_is_closed(words: list[str]) -> None:
    said = in_a_shell(*words, prepare=close_output, stdout=None)
    assert (said.status, said.err) == (0, "")


@pytest.mark.parametrize("encoding", ["ascii", "koi8-r"])
def test_letters_that_cannot_be_shown_are_no_reason_to_fail(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "visavis", "games", "--lang", "ru"],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        check=True,
    )
    assert done.stderr == b""


def test_a_refusal_in_a_process_of_its_own(base: Path) -> None:
    before = files_here()
    said = in_a_shell("replay", base, "--at", "9999")
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert files_here() == before


def test_an_agent_that_fails_in_another_process_is_one_sentence() -> None:
    said = in_a_shell("sim", "blitzkrieg", "--games", "4", "--workers", "2", "--seats", "random,randm")
    assert (said.status, said.err) == (2, "visavis: there is no agent called 'randm'; did you mean random?\n")
